"""Logs for the host: a line of JSON each, on stderr. No address of a person, no secret, no message is ever in them."""

import json
import logging
import sys
import time
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.server.answers import answer_refusal, read_language
from casusbelli.server.metrics import Metrics
from casusbelli.server.refusals import HouseRefusal

LOG: Final = logging.getLogger("casusbelli")
UNKNOWN_ROUTE: Final = "unknown"
KNOWN_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class JsonLines(logging.Formatter):
    """Facts of a record come by `extra={"facts": {…}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logs() -> None:
    """Send everything to stderr. The web server's own lines about requests hold whole addresses, so they are off."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    own = logging.WARNING if sys.stderr.isatty() else logging.INFO  # somebody at a terminal wants to see the address
    for name, level in (("", logging.WARNING), ("casusbelli", own), ("uvicorn.error", logging.WARNING)):
        logging.getLogger(name).setLevel(level)
    logging.getLogger().handlers = [handler]
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    logging.getLogger("uvicorn.access").disabled = True


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Who sends over a socket what is no text has lost his connection, and that is all: the house has not failed."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def route_of(scope: Scope) -> str:
    """The template of the route, such as `/seat/{secret}`: what stands in its place is nobody's business."""
    return getattr(scope.get("route"), "path", None) or UNKNOWN_ROUTE


class ObserveMiddleware:
    """Counts and logs every request; what nobody foresaw is logged whole and answered without a word of it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 0
        started = time.perf_counter()

        async def send_noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting_status)
        except Exception:  # whatever it is, the visitor gets an answer and the host a line
            LOG.exception("failure", extra={"facts": {"route": route_of(scope)}})
            if status == 0:
                refusal = HouseRefusal("Broken", "broken")
                answer = answer_refusal(refusal, read_language(HTTPConnection(scope).headers))
                await answer(scope, receive, send_noting_status)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "OTHER"
        route = route_of(scope)
        self._metrics.count_request(method, route, status, seconds)
        facts = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
        LOG.info("request", extra={"facts": facts})
