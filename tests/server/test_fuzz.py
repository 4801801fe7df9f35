"""Nonsense, over HTTP and WebSockets: every answer is a clear refusal, nothing breaks, and the table plays on."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.network import PATIENCE, Player, play, set_table
from server.serving import Server, free_port, nursery

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MESSAGES = 10_000
BATCH = 250
GROWTH = 16 * 1024 * 1024  # bytes that the server's memory may differ by, for all these messages
EXAMPLES = 12  # of each operation
MEGABYTE = 1024 * 1024

VALID: list[dict[str, Any]] = [
    {"do": "act", "action": "pass", "ply": 3},
    {"do": "take-back", "ply": 3},
    {"do": "offer", "kind": "end"},
    {"do": "answer", "offer": 1, "agree": True},
    {"do": "press", "text": "hello", "to": [1]},
    {"do": "read", "press": 1},
    {"do": "why-not", "action": "pass"},
    {"do": "ping"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**63,
    2**64,
    10**400,
    1.5,
    1e308,
    "",
    "x" * 5000,
    "\x00",
    "\ud800",
    "\u202e",
    [],
    [[]],
    {},
    {"a": {"b": 1}},
    [0] * 100,
    [-1],
    [99],
]


def malformed(luck: Random) -> str | bytes:
    """A message that is no request."""
    request = dict(luck.choice(VALID))
    text = json.dumps(request)
    kind = luck.randrange(10)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(1, 200)))  # a binary frame
    if kind == 1:
        return text[: luck.randrange(len(text))]
    if kind == 2:
        depth = luck.choice([10, 1000, 2000])
        return luck.choice(["[", '{"do":']) * depth if luck.random() < 0.5 else "[" * depth + "]" * depth
    if kind == 3:
        return json.dumps(luck.choice(ODD))
    if kind == 4:
        return json.dumps(
            {**request, luck.choice(["x", "seat", "by", "table_id", "__class__", "do "]): luck.choice(ODD)}
        )
    if kind == 5:
        return json.dumps({**request, "id": luck.choice([entry for entry in ODD if entry is not None])})
    if kind == 6:
        return json.dumps({**request, "do": luck.choice([*ODD, "acts", "ACT", "resign"])})
    if kind == 7:
        return "".join(luck.choice('{}[]",:\\u0dacteping \n\t\x00é\u202e😀') for _ in range(luck.randrange(1, 300)))
    if kind == 8:
        return text + luck.choice([text, "x", "]", ",", "\x00"])
    fields = [name for name in request if name != "do"] or ["do"]
    return json.dumps({**request, luck.choice(fields): luck.choice([{}, {"a": 1}, -1, 1e308, [[]], "x" * 5000])})


def memory_of(server: Server) -> int:
    rss: int = psutil.Process(server.pid).memory_info().rss
    return rss


def check_log(server: Server) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log


async def send_batch(player: Player, luck: Random) -> None:
    """Each message is refused, and the connection lives on."""
    address = f"{player.server.socket_address}/api/tables/{player.table}/socket"
    async with connect(address, additional_headers=player.headers, proxy=None, max_size=None) as connection:
        sending = asyncio.create_task(_send(connection, luck))
        answers: list[dict[str, Any]] = []
        while not answers or answers[-1]["type"] != "pong":
            answers.append(json.loads(await asyncio.wait_for(connection.recv(), PATIENCE)))
        await sending
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert len(refused) == BATCH
    for answer in refused:
        assert answer["error"]["code"] == "BadRequest", answer
        assert answer["error"]["sentence"]


async def _send(connection: ClientConnection, luck: Random) -> None:
    for _ in range(BATCH):
        await connection.send(malformed(luck))
    await connection.send('{"do":"ping","id":1}')


CLOSING: list[tuple[bytes, bool]] = [
    (b'{"do":"ping","id":1}' + b" " * 20_000, True),
    (b"x" * MEGABYTE, True),
    (b"\x00" * MEGABYTE, False),
    (b'{"do":"press","text":"\xff\xfe"}', True),  # no UTF-8
    (b"\xc3\x28", True),
]


async def check_closing(player: Player) -> None:
    """What cannot be read at all ends the connection, and only that one."""
    address = f"{player.server.socket_address}/api/tables/{player.table}/socket"
    for payload, is_text in CLOSING:
        async with connect(address, additional_headers=player.headers, proxy=None) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                await _send_and_listen(connection, payload, is_text)
            assert closed.value.rcvd is None or closed.value.rcvd.code in (1007, 1009)


async def _send_and_listen(connection: ClientConnection, payload: bytes, is_text: bool) -> None:
    await connection.send(payload, text=is_text)
    while True:
        await asyncio.wait_for(connection.recv(), PATIENCE)


async def send_junk(player: Player, luck: Random) -> None:
    """Bytes that are no WebSocket, after a handshake that is one, and instead of it."""
    for after_handshake in (True, False) * 10:
        reader, writer = await asyncio.open_connection("127.0.0.1", player.server.port)
        if after_handshake:
            headers = "".join(f"{name}: {value}\r\n" for name, value in player.headers.items())
            writer.write(
                f"GET /api/tables/{player.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{headers}"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert b"101" in await reader.readline()
        writer.write(luck.randbytes(luck.randrange(1, 3000)))
        if luck.random() < 0.5:
            writer.write_eof()
        with suppress(TimeoutError, ConnectionError):
            await asyncio.wait_for(reader.read(MEGABYTE), 0.2)
        writer.close()


async def check_addresses(player: Player) -> None:
    """Sockets of tables that are not there, cursors that cannot be, languages that nobody speaks."""
    for path in ("nowhere/socket", f"{player.table}/socket?since=a.b.c", f"{player.table}/socket?since=--1.0.0"):
        async with connect(f"{player.server.socket_address}/api/tables/{path}", proxy=None) as connection:
            assert json.loads(await connection.recv())["type"] == "refused"
    odd = f"{player.table}/socket?lang=tlh&seat=9999&since=999999999.999999999.999999999"
    async with connect(f"{player.server.socket_address}/api/tables/{odd}", proxy=None) as connection:
        assert json.loads(await connection.recv())["game"]["from"] == -1


async def test_thousands_of_malformed_messages_are_refused_and_leave_no_trace(tmp_path: Path, database: str) -> None:
    luck = Random(1)
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port())
        table, secrets = await set_table(server, ["person", "person"])
        players = [Player(server, table, secret) for secret in secrets]
        for player in players:
            await player.come()
        for _ in range(4):
            await send_batch(players[0], luck)
        before = memory_of(server)
        for _ in range(MESSAGES // BATCH):
            await send_batch(luck.choice(players), luck)
        growth = memory_of(server) - before
        assert growth < GROWTH, f"{growth} bytes more"
        await check_closing(players[1])
        await send_junk(players[0], luck)
        await check_addresses(players[0])
        for player in players:
            await player.go()
            await player.come()
            assert player.memory.ply == 0
        await asyncio.gather(*[play(player, Random(player.memory.you["seat"])) for player in players])
        assert players[0].memory.table["winners"]
        for player in players:
            await player.go()
        server.stop()
        check_log(server)


async def test_whatever_the_api_is_asked_it_answers_without_breaking(tmp_path: Path, database: str) -> None:
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port())
        table, secrets = await set_table(server, ["person", "person", "bot random"])
        over, _ = await set_table(server, ["bot random", "bot random"])
        answers = await asyncio.to_thread(ask_everything, server, [table, over], secrets)
        assert len(answers) > 200
        assert {200, 400, 404, 409} <= set(answers)
        player = Player(server, table, secrets[0])
        await player.come()
        assert player.memory.table["state"] == "playing"
        await player.go()
        server.stop()
        check_log(server)


def ask_everything(server: Server, tables: list[str], secrets: list[str]) -> list[int]:
    """Each operation of the description, with what fits it and what does not; the status of each answer."""
    luck = Random(2)
    statuses: list[int] = []
    described = httpx.get(f"{server.address}/api/openapi.json", trust_env=False).json()
    api = schemathesis.openapi.from_dict(described)
    for found in api.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
        )
        @given(case=operation.as_strategy())
        def ask(case: Case[Any]) -> None:
            if "table_id" in case.path_parameters and luck.random() < 0.8:
                case.path_parameters["table_id"] = luck.choice(tables)
            headers = {"Authorization": f"Bearer {luck.choice(secrets)}"} if luck.random() < 0.7 else {}
            response = case.call(base_url=server.address, headers=headers)
            statuses.append(response.status_code)
            assert response.status_code < 500, f"{case.method} {case.formatted_path}: {response.text}"
            if response.status_code >= 400:
                error = response.json()["error"]
                assert error["code"]
                assert error["sentence"]

        ask()
    return statuses
