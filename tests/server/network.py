"""Scripted players over HTTP and WebSockets, as any program may be one (docs/api.md)."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.house import Json, Memory
from server.serving import Server

PATIENCE = 120.0


class Refused(Exception):
    """The server's answer was a refusal."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["sentence"])
        self.error = error


class Player:
    """A program on a chair, or a spectator without a secret. `received` is every text that the server ever sent it."""

    def __init__(self, server: Server, table: str, secret: str | None, language: str | None = None) -> None:
        self.server = server
        self.table = table
        self.language = language
        self.memory = Memory()
        self.received: list[str] = []
        self.other: list[Json] = []  # answers that are no feeds
        self.headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self._socket: ClientConnection | None = None
        self._number = 0

    async def __aenter__(self) -> "Player":
        await self.come()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.go()

    async def come(self) -> None:
        """Connect, with the cursor of what is known already, and hear what is new."""
        query = {"since": self.memory.cursor, "lang": self.language}
        asked = "&".join([f"{name}={value}" for name, value in query.items() if value])
        address = f"{self.server.socket_address}/api/tables/{self.table}/socket?{asked}"
        wishes: Json = {"proxy": None, "max_size": None, "ping_interval": None}  # on a busy machine nobody hurries
        self._socket = await connect(address, additional_headers=self.headers, **wishes)
        await self.next()

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def return_to(self, server: Server) -> None:
        """Come back as soon as the server answers."""
        await self.go()
        self.server = server
        for _ in range(int(PATIENCE / 0.02)):
            try:
                await self.come()
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.02)
            else:
                return
        raise AssertionError("the server does not come back")

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def next(self) -> Json:
        """The next message of the server."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "feed":
            self.memory.hear(message)
            await self._read_pages()
        else:
            self.other.append(message)
        return message

    async def _read_pages(self) -> None:
        """Ask for the history that a feed has left out."""
        while self.memory.before is not None:
            query = {"before": self.memory.before} | ({"lang": self.language} if self.language else {})
            async with self.http() as http:
                answer = await http.get(f"/api/tables/{self.table}/history", params=query)
            self.received.append(answer.raise_for_status().text)
            self.memory.read_page(answer.json())

    async def hear_until(self, is_so: Any) -> None:
        while not is_so(self.memory):
            await self.next()

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a request and wait for its answer; a refusal is raised."""
        self._number += 1
        number = self._number
        await self.send(json.dumps({"do": do, "id": number, **fields}))
        while True:
            message = await self.next()
            if message.get("id") == number:
                if message["type"] == "refused":
                    raise Refused(message["error"])
                return message

    async def act(self, action: str) -> Json:
        return await self.ask("act", action=action, ply=self.memory.ply)

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.server.address, headers=self.headers, trust_env=False, timeout=PATIENCE)


async def set_table(server: Server, seats: Sequence[str], **wishes: Any) -> tuple[str, list[str]]:
    """Set a table whose people are programs: its id, and the secret of each of their seats."""
    chairs = [_chair(seat) for seat in seats]
    body = {"title": "condottiere", "seats": chairs, "player_name": "Host", "public": True, **wishes}
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        table = made["table"]["id"]
        secrets = [link.removeprefix("/seat/") for _, link in sorted(made["links"].items())]
        for number, secret in enumerate(secrets):
            headers = {"Authorization": f"Bearer {secret}"}
            http.cookies.clear()
            sat = await http.post(f"/api/tables/{table}/sit", json={"name": f"Name {number}"}, headers=headers)
            sat.raise_for_status()
    return table, secrets


def _chair(seat: str) -> Json:
    kind, _, level = seat.partition(" ")
    return {"kind": "bot", "level": level} if kind == "bot" else {"kind": "reserved"}


async def play(player: Player, luck: Random, plies: int = 10_000) -> None:
    """Decide at random whenever it is the player's turn, until the game is over or has come so far."""
    while player.memory.table["state"] != "over" and player.memory.ply < plies:
        if not player.memory.options:
            await player.next()
            continue
        try:
            await player.act(luck.choice(player.memory.options))
        except Refused as refused:  # somebody was faster, perhaps with a take-back
            if refused.error["code"] not in ("StalePly", "NotYourDecision", "GameOver"):
                raise
            await player.next()
