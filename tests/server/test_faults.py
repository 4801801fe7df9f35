"""The server is killed again and again under play: what was acknowledged is there, and nothing is there twice.

CASUSBELLI_ROUNDS says how often; without it as often as fits in some seconds.
"""

import asyncio
import os
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from server.network import Player, Refused, set_table
from server.serving import Nursery, Server, free_port, nursery

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ROUNDS = int(os.environ.get("CASUSBELLI_ROUNDS", "0"))
SECONDS = 20.0
LONGEST_ROUND = 60  # acknowledgements until the server is killed


class Witness:
    """A player who writes down what the server has acknowledged."""

    def __init__(self, player: Player, seat: int) -> None:
        self.player = player
        self.seat = seat
        self.plies: list[tuple[int, int]] = []  # number and time of each acknowledged action
        self.sayings: list[str] = []
        self.tried = 0
        self.attempts = 0

    async def play(self, luck: Random) -> None:
        """Decide, and talk now and then, until the game is over or the server is gone."""
        player = self.player
        try:
            while player.memory.table["state"] != "over":
                if luck.random() < 0.1:
                    await self._say()
                elif player.memory.options:
                    await self._act(luck.choice(player.memory.options))
                else:
                    await player.next()
        except (ConnectionClosed, OSError):
            return

    async def _say(self) -> None:
        self.attempts += 1
        saying = f"seat {self.seat} says {self.attempts}"
        await self.player.ask("press", text=saying, to=[(self.seat + 1) % 2])
        self.sayings.append(saying)

    async def _act(self, action: str) -> None:
        self.tried += 1
        ply = self.player.memory.ply
        try:
            await self.player.act(action)
        except Refused:
            await self.player.next()
        else:
            self.plies.append((ply + 1, self.player.memory.history[ply + 1]["at"]))

    def check(self, kills: int) -> None:
        """After coming back: nothing that was acknowledged is missing, nothing is there twice."""
        memory = self.player.memory
        times = {ply["ply"]: ply["at"] for ply in memory.history if ply["seat"] == self.seat}
        assert [(ply, times.get(ply)) for ply, _ in self.plies] == self.plies
        assert len(self.plies) <= len(times) <= min(self.tried, len(self.plies) + kills)
        said = [message["text"] for message in memory.press if message["seat"] == self.seat]
        assert len(said) == len(set(said))
        assert set(self.sayings) <= set(said)
        floors = [feed["game"]["from"] for feed in memory.feeds if "game" in feed]
        assert floors == sorted(floors)  # nothing was ever taken from him again


class Evening:
    """One table after another, at a server that does not live long."""

    def __init__(self, servers: Nursery, luck: Random) -> None:
        self.servers = servers
        self.luck = luck
        self.port = free_port()
        self.kills = 0
        self.games = 0
        self.acknowledged = 0
        self.witnesses: list[Witness] = []
        self.kills_before = 0

    async def round(self) -> None:
        server = self.servers.start(self.port)
        if not self.witnesses or self.witnesses[0].player.memory.table["state"] == "over":
            await self._new_table(server)
        for witness in self.witnesses:
            await witness.player.return_to(server)
            witness.check(self.kills - self.kills_before)
        playing = [asyncio.create_task(witness.play(self.luck)) for witness in self.witnesses]
        enough = self._acknowledged_here() + self.luck.randint(0, LONGEST_ROUND)
        while self._acknowledged_here() < enough and not all([task.done() for task in playing]):
            await asyncio.sleep(0.001)
        await asyncio.to_thread(server.kill)
        self.kills += 1
        await asyncio.gather(*playing)

    async def _new_table(self, server: Server) -> None:
        self.count()
        self.games += 1
        self.kills_before = self.kills
        chairs = ["person", "person"] + ["bot random"] * (self.games % 4 == 3)
        table, secrets = await set_table(server, chairs)
        self.witnesses = [Witness(Player(server, table, secret), seat) for seat, secret in enumerate(secrets)]

    def count(self) -> None:
        self.acknowledged += self._acknowledged_here()

    def _acknowledged_here(self) -> int:
        return sum([len(witness.plies) + len(witness.sayings) for witness in self.witnesses])


def is_ours(line: str) -> bool:
    """Python itself complains where a process was killed: of semaphores, of workers that were just being made."""
    return line.startswith("{") or "/casusbelli/server/" in line


async def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed_and_nothing_comes_twice(
    tmp_path: Path, database: str
) -> None:
    end = time.monotonic() + SECONDS
    with nursery(tmp_path, database) as servers:
        evening = Evening(servers, Random(int(time.time()) if ROUNDS else 3))
        while evening.kills < ROUNDS or (not ROUNDS and (evening.kills < 5 or time.monotonic() < end)):
            await evening.round()
        evening.count()
        for server in servers.servers:
            assert [line for line in server.complaints() if is_ours(line)] == []
    print(f"{evening.kills} kills, {evening.games} games, {evening.acknowledged} acknowledged")
    assert evening.acknowledged > evening.kills
    check_journals(database)


def check_journals(database: str) -> None:
    """Every journal in the database is whole."""
    engine = create_engine(database)
    with engine.connect() as connection:
        for table, entries, messages in connection.execute(text("SELECT id, entries, messages FROM tables")):
            found = connection.execute(text("SELECT number FROM journal WHERE table_id = :id"), {"id": table})
            assert sorted(found.scalars()) == list(range(1, entries + 1))
            found = connection.execute(text("SELECT number FROM messages WHERE table_id = :id"), {"id": table})
            assert sorted(found.scalars()) == list(range(1, messages + 1))
        if connection.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"
    engine.dispose()
