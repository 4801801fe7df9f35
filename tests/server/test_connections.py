"""Connections over which nothing comes, and those who answer no more: they are ended, and shut nobody out."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from casusbelli.server import connections, serve
from casusbelli.server.connections import SHARE_OF_THE_SILENT, Door, raise_descriptors
from casusbelli.words import Words
from server.house import until
from server.network import set_table
from server.serving import Nursery, Server, free_port, nursery

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
SOON = 0.5  # seconds that these servers wait
NEVER = 3600.0
HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nHost: table\r\nX-Long",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: table\r\nContent-Length: 20\r\n\r\n{",
}
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def servers(tmp_path: Path, sqlite: str) -> Iterator[Nursery]:
    with nursery(tmp_path, sqlite) as opened:
        yield opened


async def connect(port: int, *texts: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for text in texts:
        writer.write(text)
    return reader, writer


async def read_to_the_end(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


async def answer(server: Server, path: str) -> Any:
    """What a visitor is told, who comes again if he was too slow for a server of so little patience."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        while True:
            try:
                return (await http.get(path)).raise_for_status().json()
            except httpx.TransportError:
                await asyncio.sleep(SOON)


@pytest.mark.parametrize("half", HALVES)
async def test_half_open_connections_are_closed_and_visitors_are_served(servers: Nursery, half: str) -> None:
    server = servers.start(free_port(), silence=SOON)
    silent = [await connect(server.port, HALVES[half]) for _ in range(40)]
    assert (await answer(server, "/health"))["status"] == "ok"
    told = await asyncio.gather(*[read_to_the_end(reader) for reader, _ in silent])
    assert set(told) == {b""}
    assert (await answer(server, "/health"))["status"] == "ok"
    assert server.complaints() == []
    for _, writer in silent:
        writer.close()


async def test_who_sends_a_letter_now_and_then_is_not_waited_for_either(servers: Nursery) -> None:
    server = servers.start(free_port(), silence=SOON)
    reader, writer = await connect(server.port)

    async def trickle() -> None:
        for letter in b"GET /health HTTP/1.1\r\n" + b"x" * 10_000:
            writer.write(bytes([letter]))
            await asyncio.sleep(SOON / 10)

    trickling = asyncio.create_task(trickle())
    assert await read_to_the_end(reader) == b""
    trickling.cancel()
    writer.close()


async def test_a_second_request_that_never_comes_to_its_end_is_not_waited_for(servers: Nursery) -> None:
    server = servers.start(free_port(), silence=SOON)
    told = b""
    while not told:  # unless the first request has taken too long already
        reader, writer = await connect(server.port, b"GET /health HTTP/1.1\r\nHost: table\r\n\r\n")
        writer.write(HALVES["half a head"])
        told = await read_to_the_end(reader)
        writer.close()
    assert b"200 OK" in told
    assert told.endswith(b"}")


async def test_a_socket_that_answers_no_ping_is_ended(servers: Nursery) -> None:
    server = servers.start(free_port(), ping=SOON)
    table, _ = await set_table(server, ["person", "bot random"])

    async def watchers() -> int:
        return int((await answer(server, f"/api/tables/{table}"))["table"]["presence"]["watchers"])

    async def is_left_alone() -> bool:
        return await watchers() == 0

    reader, writer = await connect(server.port, UPGRADE.format(table=table).encode())
    assert b"101 Switching" in await reader.readline()
    assert b'"type":"feed"' in await read_to_the_end(reader)
    await until(is_left_alone)
    writer.close()


@asynccontextmanager
async def small_server(door: Door) -> AsyncIterator[int]:
    """A server of one sentence in this process, behind a door."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"7")]})
        await send({"type": "http.response.body", "body": b"Welcome"})

    server = uvicorn.Server(uvicorn.Config(app, http=door.protocol(), lifespan="off", log_config=None))
    with serve.listen("127.0.0.1", free_port()) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


async def test_in_a_crowd_the_oldest_of_the_silent_gives_way(caplog: pytest.LogCaptureFixture) -> None:
    most = 5
    async with small_server(Door(NEVER, most * SHARE_OF_THE_SILENT)) as port:
        silent = []
        for _ in range(4 * most):
            silent.append(await connect(port, HALVES["half a line"]))
            async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
                assert (await http.get(f"http://127.0.0.1:{port}/")).text == "Welcome"
        gone = [reader for reader, _ in silent[:-most]]
        assert set(await asyncio.gather(*[read_to_the_end(reader) for reader in gone])) == {b""}
        assert [reader.at_eof() for reader, _ in silent[1 - most :]] == [False] * (most - 1)
        for _, writer in silent:
            writer.close()


def test_a_process_asks_for_as_many_descriptors_as_it_can_get(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 524_288))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert raise_descriptors() == connections.MANY
    assert asked == [(connections.MANY, 524_288)]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_process_with_few_descriptors_says_so_in_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    serve.warn_of_few_descriptors(Words(language))
    [line] = capsys.readouterr().err.splitlines()
    assert "256" in line
    assert "ulimit -n" in line
    monkeypatch.setattr(resource, "getrlimit", lambda _: (connections.ENOUGH, connections.ENOUGH))
    serve.warn_of_few_descriptors(Words(language))
    assert capsys.readouterr().err == ""


def test_a_house_with_few_descriptors_is_not_shut_by_silent_connections(tmp_path: Path) -> None:
    few, port = 150, free_port()
    command = f"ulimit -n {few}; exec {sys.executable} -m casusbelli serve --lang en --data {tmp_path} --port {port}"
    environment = {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with subprocess.Popen(
        ["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as house:
        assert house.stdout is not None
        assert str(port) in house.stdout.readline()
        silent = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(3 * few)]
        with httpx.Client(transport=httpx.HTTPTransport(retries=5), trust_env=False, timeout=PATIENCE) as http:
            assert http.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
        for each in silent:
            each.close()
        house.terminate()
        _, errors = house.communicate(timeout=PATIENCE)
    assert f"only {few} connections" in errors.splitlines()[0]
