"""What protects the house and those who visit it: headers, limits of pace and of size."""

import ipaddress
from collections import OrderedDict
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.server.answers import answer_refusal, read_language
from casusbelli.server.limits import Bucket
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.sessions import SAFE, visitor_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_ONLY: Final = "max-age=31536000"

LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024
LARGEST_BOARD: Final = 512 * 1024
LARGEST: Final = {"/api/replays": LARGEST_RECORD, "/api/boards": LARGEST_BOARD}  # of bodies

MOST_BUCKETS: Final = 20_000


# How many a second for long, and how many at once.
PACES: Final = {
    "any": (60, 300),  # requests of an address
    "change": (10, 100),  # requests that change something, of a player or an address
    "password": (1 / 20, 10),  # attempts of an address, and at an account
    "people": (1 / 10, 30),  # new guests and accounts of an address
    "set": (1 / 10, 30),  # new tables and replays of an address
    "socket": (2, 60),  # new connections of an address
}


class Limits:
    """Buckets by kind and asker. Those that were not used for longest are forgotten first."""

    def __init__(self, is_on: bool) -> None:
        self._is_on: Final = is_on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def spend(self, kind: str, asker: str) -> None:
        """Refuse whoever comes too often, and say when to come again."""
        if not self._is_on:
            return
        rate, full = PACES[kind]
        bucket = self._buckets.pop((kind, asker), None) or Bucket(rate, full)
        self._buckets[kind, asker] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise HouseRefusal("TooMany", "too-many", {"seconds": max(1, round(1 / rate))})


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def address_of(connection: HTTPConnection) -> str:
    """Who is limited: an address, or the network that a household has in IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return host


class HeadersMiddleware:
    """Every answer tells the browser to be careful; answers of the API are never stored."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app: Final = app
        self._headers: Final = {**HEADERS, "strict-transport-security": HTTPS_ONLY} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class LimitsMiddleware:
    """Refuses what comes too fast or is too large, before it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            _check_pace(connection)
            if scope["type"] == "http":
                receive = _limited(connection, receive)
        except HouseRefusal as refusal:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4429, "reason": refusal.reason})
                return
            await answer_refusal(refusal, read_language(connection.headers))(scope, receive, send)
            return
        await self.app(scope, receive, send)


def _check_pace(connection: HTTPConnection) -> None:
    limits, address = limits_of(connection), address_of(connection)
    if connection.scope["type"] == "websocket":
        limits.spend("socket", address)
        return
    limits.spend("any", address)
    if connection.scope["method"] not in SAFE:
        visitor = visitor_of(connection)
        limits.spend("change", visitor.player or visitor.link or address)


def _limited(connection: HTTPConnection, receive: Receive) -> Receive:
    most = LARGEST.get(connection.url.path, LARGEST_BODY)
    length = connection.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > most:
        raise HouseRefusal("TooLarge", "too-large", {"maximum": most})
    came = 0

    async def receive_some() -> Message:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > most:
            raise HTTPException(413)
        return message

    return receive_some
