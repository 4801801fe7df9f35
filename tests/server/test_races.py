"""Two servers, one table, everybody at once: nothing breaks, and what was acknowledged is there once.

CASUSBELLI_RACES says how many requests race; without it a few hundred.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import create_engine, select

from casusbelli.server import schema
from server.house import Json, Memory, until
from server.network import PATIENCE, set_table
from server.serving import Server, free_port, nursery

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RACES = int(os.environ.get("CASUSBELLI_RACES", "600"))
SEATS = 3


class Racer:
    """A seat at one of the servers, who waits for nobody."""

    def __init__(self, server: Server, table: str, secret: str, name: str, luck: Random) -> None:
        headers = {"Authorization": f"Bearer {secret}"}
        self.http = httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False, timeout=PATIENCE)
        self.path = f"/api/tables/{table}"
        self.name = name
        self.luck = luck
        self.memory = Memory()
        self.said: list[str] = []  # and acknowledged
        self.statuses: Counter[int] = Counter()

    async def hear(self) -> None:
        answer = await self.http.get(f"{self.path}/feed", params=self._since())
        self.memory.hear(answer.raise_for_status().json())

    def _since(self) -> dict[str, str]:
        return {"since": self.memory.cursor} if self.memory.cursor else {}

    async def ask(self) -> None:
        wish = self._wish()
        answer = await self.http.post(f"{self.path}/requests", params=self._since(), json=wish)
        self.statuses[answer.status_code] += 1
        if answer.status_code != 200:
            await self.hear()
            return
        self.memory.hear(answer.json())
        if wish["do"] == "press":
            self.said.append(wish["text"])

    def _wish(self) -> Json:
        """Mostly messages and actions, and whatever else is numbered or counted."""
        dice, ply, options = self.luck.random(), self.memory.ply, self.memory.options
        offers = [offer["number"] for offer in self.memory.table["offers"]]
        if dice < 0.4 and options:
            return {"do": "act", "action": self.luck.choice(options), "ply": ply}
        if dice < 0.46:
            return {"do": "take-back", "ply": ply}
        if dice < 0.5:
            return {"do": "offer", "kind": "end"}
        if dice < 0.6 and offers:
            return {"do": "answer", "offer": self.luck.choice(offers), "agree": self.luck.random() < 0.5}
        if dice < 0.64:
            return {"do": "read", "press": len(self.memory.press)}
        text = f"{self.name} says {sum(self.statuses.values())}"
        return {"do": "press", "text": text, "to": self.luck.choice([None, [0, 1], [2]])}


async def race(racers: list[Racer], races: int) -> None:
    """All at once, until so many have asked or the game is over."""

    async def run(racer: Racer) -> None:
        while sum(each.statuses.total() for each in racers) < races and racer.memory.table["state"] != "over":
            await racer.ask()

    for racer in racers:
        await racer.hear()
    await asyncio.gather(*[run(racer) for racer in racers])


def stored_of(database: str, table: str) -> tuple[int, list[str]]:
    """The number of entries in the journal and the texts of the messages, which are numbered without a gap."""
    engine = create_engine(database)
    journal, messages, tables = schema.journal.c, schema.messages.c, schema.tables.c
    with engine.connect() as connection:
        row = connection.execute(select(tables.entries, tables.messages).where(tables.id == table)).one()
        entries = connection.execute(select(journal.number).where(journal.table_id == table)).scalars()
        assert sorted(entries) == list(range(1, row.entries + 1))
        said = connection.execute(select(messages.number, messages.text).where(messages.table_id == table)).all()
        assert sorted(each.number for each in said) == list(range(1, row.messages + 1))
    engine.dispose()
    return row.entries, [each.text for each in said]


async def check(racers: list[Racer], database: str, table: str) -> None:
    """What was acknowledged is stored, what was refused is not, and both servers tell the same."""
    entries, texts = stored_of(database, table)
    assert sorted(texts) == sorted(text for racer in racers for text in racer.said)
    for here, there in zip(racers[:SEATS], racers[SEATS:], strict=True):

        async def tell_the_same(here: Racer = here, there: Racer = there) -> bool:
            await here.hear()
            await there.hear()
            return here.memory.cursor == there.memory.cursor and here.memory.cursor.startswith(f"{entries}.")

        await until(tell_the_same)
        assert here.memory.history == there.memory.history
        assert here.memory.press == there.memory.press
        assert here.memory.table == there.memory.table


async def test_whoever_races_at_two_servers_is_answered_and_nothing_is_lost(tmp_path: Path, database: str) -> None:
    luck = Random(12)
    statuses: Counter[int] = Counter()
    with nursery(tmp_path, database) as servers:
        pair = [servers.start(free_port()), servers.start(free_port())]
        while statuses.total() < RACES:
            table, secrets = await set_table(pair[0], ["person"] * SEATS)
            racers = [
                Racer(server, table, secret, f"{side} {seat}", Random(luck.random()))
                for side, server in zip("ab", pair, strict=True)
                for seat, secret in enumerate(secrets)
            ]
            await race(racers, RACES - statuses.total())
            for racer in racers:
                statuses += racer.statuses
            await check(racers, database, table)
            for racer in racers:
                await racer.http.aclose()
        for server in pair:
            server.stop()
            assert server.complaints() == []
    print(dict(statuses))
    assert max(statuses) < 500
