"""The WebSocket of a table: requests come in one by one, feeds go out whenever there is something new."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from casusbelli.server.errors import error_of_gate, error_of_house
from casusbelli.server.feed import Json
from casusbelli.server.limits import Bucket
from casusbelli.server.refusals import Away, GateRefusal, HouseRefusal, SetAside
from casusbelli.server.requests import Ping, Request, WhyNot, read_request
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.tasks import Patience

log = logging.getLogger(__name__)

TOO_MANY: Final = 1008
REQUESTS: Final = (40.0, 120)  # a second for long, and at once


async def serve_socket(socket: WebSocket, table: LiveTable, listener: Listener, is_limited: bool) -> None:
    """Talk with one listener until he goes, or the table is set aside. The socket is accepted already."""
    async with table.lock:
        await table.arrive(listener)
    tasks = [
        asyncio.create_task(_send_feeds(socket, table, listener)),
        asyncio.create_task(_answer_requests(socket, table, listener, Bucket(*REQUESTS) if is_limited else None)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except (WebSocketDisconnect, RuntimeError):  # Starlette's word for a socket that is closed already
        pass
    finally:
        table.go(listener)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send_feeds(socket: WebSocket, table: LiveTable, listener: Listener) -> None:
    while True:
        await listener.news.wait()
        listener.news.clear()
        await _send(socket, await _make_feed(table, listener))  # and keep nothing of it while there is no news
        if listener.answers:  # each has a feed of its own
            listener.news.set()


async def _make_feed(table: LiveTable, listener: Listener) -> Json | None:
    """What is new for the listener, if need be later: nobody loses his table because something failed once."""
    patience = Patience()
    while True:
        try:
            return await table.tell(listener)
        except SetAside:
            raise
        except Away:
            await patience.wait()
        except Exception:
            log.exception("failure", extra={"facts": {"work": "feed"}})
            await patience.wait()


async def _send(socket: WebSocket, message: Json | None) -> None:
    if message is not None:
        await socket.send_text(msgspec.json.encode(message).decode())


async def _receive(socket: WebSocket) -> str | bytes:
    """The next text; bytes that are none are for the reader of requests to refuse."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | bytes | None = message.get("text")
    return message["bytes"] if text is None else text


async def _answer_requests(socket: WebSocket, table: LiveTable, listener: Listener, bucket: Bucket | None) -> None:
    while True:
        text = await _receive(socket)
        if bucket is not None and not bucket.take():
            await socket.close(TOO_MANY)
            return
        request: Request | None = None
        try:
            request = read_request(text)
            answer = await _answer(table, listener, request)
        except GateRefusal as error:
            answer = {"type": "refused", "error": error_of_gate(error.refusal, table.sentences(listener))}
        except SetAside:
            raise
        except HouseRefusal as error:
            answer = {"type": "refused", "error": error_of_house(error, table.sentences(listener))}
        except Exception:
            log.exception("failure", extra={"facts": {"work": "request"}})
            broken = HouseRefusal("Broken", "broken")
            answer = {"type": "refused", "error": error_of_house(broken, table.sentences(listener))}
        if answer is not None:
            await _send(socket, {**answer, "id": 0 if request is None else request.id})


async def _answer(table: LiveTable, listener: Listener, request: Request) -> Json | None:
    """The answer, or None if a feed is the answer."""
    if isinstance(request, Ping):
        return {"type": "pong"}
    if isinstance(request, WhyNot):
        refusal = await table.why_not(listener.visitor, request.action)
        error = None if refusal is None else error_of_gate(refusal, table.sentences(listener))
        return {"type": "why-not", "error": error}
    await table.handle(listener, request)
    return None
