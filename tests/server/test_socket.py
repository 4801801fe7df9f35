"""What a socket outlives: failures that pass are no reason to lose one's place at the table."""

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocket

from casusbelli.server.refusals import Away, SetAside
from casusbelli.server.socket import serve_socket
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.visitor import Visitor
from server.house import House, Json, house, set_table, until

pytestmark = pytest.mark.anyio


class Line:
    """A socket whose other end is the test."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self._requests: asyncio.Queue[Json] = asyncio.Queue()
        sent = self._take

        async def receive() -> Json:
            return await self._requests.get()

        self._requests.put_nowait({"type": "websocket.connect"})
        self.socket = WebSocket({"type": "websocket"}, receive, sent)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))

    def say(self, **request: Any) -> None:
        self._requests.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})

    def answer(self, number: int) -> Json | None:
        return next((message for message in self.heard if message.get("id") == number), None)


async def connect(opened: House) -> tuple[LiveTable, Line, "asyncio.Task[None]"]:
    """Seat 0 is connected and has heard what there is."""
    table = await set_table(opened, ["person", "person"])
    line = Line()
    await line.socket.accept()
    served = serve_socket(line.socket, table, Listener(Visitor(player="player0"), None), is_limited=False)
    task = asyncio.create_task(served)
    await until(lambda: line.heard)
    return table, line, task


async def test_a_feed_that_could_not_be_made_comes_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(database) as opened:
        table, line, task = await connect(opened)
        failures: list[Exception] = [Away(), OSError("nobody foresaw this"), Away()]
        tell = table.tell

        async def fail_at_first(listener: Listener) -> Json | None:
            if failures:
                raise failures.pop()
            return await tell(listener)

        monkeypatch.setattr(table, "tell", fail_at_first)
        line.say(do="press", text="are you still there?", id=1)
        await until(lambda: line.answer(1))
        assert [message["press"][0]["text"] for message in line.heard if "press" in message] == ["are you still there?"]
        assert not task.done()
        task.cancel()
    assert caplog.text.count("nobody foresaw this") == 1


async def test_a_request_that_fails_is_answered_and_the_next_one_too(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(database) as opened:
        table, line, task = await connect(opened)
        handle = table.handle

        async def fail(*_: object) -> None:
            raise OSError("nobody foresaw this")

        monkeypatch.setattr(table, "handle", fail)
        line.say(do="press", text="one", id=1)
        await until(lambda: line.answer(1))
        refused = line.answer(1)
        assert refused is not None
        assert (refused["type"], refused["error"]["code"]) == ("refused", "Broken")
        assert "foresaw" not in refused["error"]["sentence"]
        monkeypatch.setattr(table, "handle", handle)
        line.say(do="press", text="two", id=2)
        await until(lambda: line.answer(2))
        assert not task.done()
        task.cancel()
    assert "nobody foresaw this" in caplog.text


async def test_a_table_that_is_set_aside_ends_the_talk_with_its_reason(database: str) -> None:
    async with house(database) as opened:
        table, _, task = await connect(opened)
        table.trouble = SetAside("damaged")
        table.wake()
        with pytest.raises(SetAside, match="set-aside-damaged"):
            await task
        assert table.listeners == set()
