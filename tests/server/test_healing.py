"""Something happens to an open house and passes: then every table goes on by itself, and nothing is lost.

At one table bots play and somebody watches; at another people play. The fault lasts until it was noticed.
"""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import Executable, create_engine, select, update
from websockets.exceptions import ConnectionClosed

from casusbelli.server import schema
from server.databases import Cluster
from server.faults import PostgresqlFaults, SqliteFaults, workers
from server.house import Json, until
from server.network import PATIENCE, Player, Refused, play, set_table
from server.serving import Nursery, Server, free_port, nursery
from server.test_faults import check_journals

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

HOUSE = {"bot_pace": 0.02, "patience": 0.3}  # bots that can be followed, a database that is given up soon


class Evening:
    """A server with a table of bots, its watcher, and a table of two people."""

    def __init__(self, server: Server, watcher: Player, people: list[Player]) -> None:
        self.server = server
        self.watcher = watcher
        self.people = people
        self.http = httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE)

    async def play_on(self, plies: int) -> None:
        """Everybody plays; the watcher hears of it over the socket that he has had all the time."""
        start = self.people[0].memory.ply
        await asyncio.gather(*[play(player, Random(player.table), start + plies) for player in self.people])
        seen = self.watcher.memory.ply
        await self.watcher.hear_until(lambda memory: memory.ply >= seen + plies)

    async def is_ready(self) -> bool:
        assert (await self.http.get("/health")).status_code == 200
        answer = await self.http.get("/ready")
        if answer.status_code == 503:
            assert answer.json()["error"]["code"] == "Busy"
        return answer.is_success

    async def is_noticed(self) -> bool:
        return not await self.is_ready()

    async def expect_refusal(self) -> None:
        """What people want to do now is refused in one sentence, in their language, over the socket and over HTTP."""
        player = next(player for player in self.people if player.memory.options)
        with pytest.raises(Refused) as refused:
            await player.act(player.memory.options[0])
        assert refused.value.error["code"] == "Busy"
        assert refused.value.error["sentence"].startswith("Serwer nie może teraz niczego zapisać.")
        answer = await self.http.post("/api/guest", json={"name": "Late"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "database-away")
        assert int(answer.headers["Retry-After"]) > 0

    def known(self) -> list[list[tuple[int, int]]]:
        """What was acknowledged or told: number and time of each action."""
        return [_times(player.memory.history) for player in (self.watcher, *self.people)]


def _times(history: list[Json]) -> list[tuple[int, int]]:
    return [(ply["ply"], ply["at"]) for ply in history[1:]]


@asynccontextmanager
async def evening(servers: Nursery) -> AsyncIterator[Evening]:
    server = servers.start(free_port(), **HOUSE)
    bots, _ = await set_table(server, ["bot random"] * 3, title="coalitions")
    people, secrets = await set_table(server, ["person", "person"])
    async with (
        Player(server, bots, None) as watcher,
        Player(server, people, secrets[0], "pl") as one,
        Player(server, people, secrets[1], "pl") as other,
    ):
        opened = Evening(server, watcher, [one, other])
        async with opened.http:
            await opened.play_on(4)
            yield opened


def stored_times(database: str, table: str) -> list[tuple[int, int]]:
    columns = schema.journal.c
    engine = create_engine(database)
    with engine.connect() as connection:
        query = select(columns.number, columns.at).where(columns.table_id == table).order_by(columns.number)
        found = [(row.number, row.at) for row in connection.execute(query)]
    engine.dispose()
    return found


def check_truth(found: Evening, database: str) -> None:
    """What was ever told is stored, once, and journals are whole."""
    found.server.stop()
    check_journals(database)
    for player in (found.watcher, *found.people):
        stored = stored_times(database, player.table)
        assert _times(player.memory.history) == stored[: player.memory.ply]
    assert "Traceback" not in found.server.log.read_text()


@pytest.fixture
def faults(request: pytest.FixtureRequest, database: str) -> SqliteFaults | PostgresqlFaults:
    if database.startswith("sqlite"):
        return SqliteFaults(database)
    cluster: Cluster = request.getfixturevalue("cluster")
    return PostgresqlFaults(cluster, database)


@pytest.mark.parametrize("kind", ["away", "full", "read_only", "moved"])
async def test_when_the_database_is_back_every_table_goes_on_by_itself(
    tmp_path: Path, database: str, faults: SqliteFaults | PostgresqlFaults, kind: str
) -> None:
    with nursery(tmp_path, database) as servers:
        async with evening(servers) as opened:
            before = opened.known()
            with getattr(faults, kind)(opened.server):
                await until(opened.is_noticed)
                await opened.expect_refusal()
            await until(opened.is_ready)
            await opened.play_on(12)
            assert [after[: len(known)] for known, after in zip(before, opened.known(), strict=True)] == before
            check_truth(opened, database)
            events = [line for line in opened.server.complaints() if "the database" in line]
            assert any("the database is back" in line for line in events)


async def test_bots_go_on_when_their_processes_were_killed(tmp_path: Path, database: str) -> None:
    with nursery(tmp_path, database) as servers:
        async with evening(servers) as opened:
            before = workers(opened.server)
            assert before
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: workers(opened.server) - before)
            await opened.play_on(12)
            assert await opened.is_ready()
            check_truth(opened, database)


async def test_a_server_that_was_killed_gives_everybody_the_time_back(tmp_path: Path, database: str) -> None:
    hour = 3_600_000
    with nursery(tmp_path, database) as servers:
        port = free_port()
        server = servers.start(port, **HOUSE)
        table, secrets = await set_table(server, ["person", "person"], pace=1000)
        player = Player(server, table, secrets[0])
        await player.come()
        before = player.memory.deadline
        assert before is not None
        server.kill()
        change(database, update(schema.heartbeat).values(at=schema.heartbeat.c.at - hour))  # it is gone for an hour
        await player.return_to(servers.start(port, **HOUSE))
        assert player.memory.deadline is not None
        assert player.memory.deadline >= before + hour
        assert [ply["by"] for ply in player.memory.history] == [None]
        await player.go()


# Tables that cannot be read.

DAMAGES: dict[str, tuple[Json, str]] = {
    "title": ({"title": "tarot"}, "title"),
    "ruleset": ({"ruleset": 99}, "ruleset"),
    "options that are no JSON": ({"options": '{"face-down":'}, "damaged"),
    "options that are no options": ({"options": "[1, 2]"}, "damaged"),
    "an option that nobody knows": ({"options": '{"dragons": "on"}'}, "damaged"),
    "seed": ({"seed": "none"}, "damaged"),
    "state": ({"state": "asleep"}, "damaged"),
}


def change(database: str, *statements: Executable) -> None:
    """What somebody does to the database who is no house."""
    engine = create_engine(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def row_of(table: str, **values: object) -> Executable:
    return update(schema.tables).where(schema.tables.c.id == table).values(values)


def entry_of(table: str, text: str) -> Executable:
    first = (schema.journal.c.table_id == table) & (schema.journal.c.number == 1)
    return update(schema.journal).where(first).values(text=text)


async def set_tables(server: Server) -> dict[str, tuple[str, str]]:
    """For each damage a table with a clock, at which somebody has played and bots play on: its id, and his secret."""
    found: dict[str, tuple[str, str]] = {}
    for damage in [*DAMAGES, "journal"]:
        table, secrets = await set_table(server, ["person", "bot random"], pace=1000, title="condottiere")
        async with Player(server, table, secrets[0]) as player:
            await player.hear_until(lambda memory: memory.ply > 0 or memory.options)
            await play(player, Random(1), 2)
        found[damage] = (table, secrets[0])
    return found


async def expect_aside(server: Server, table: str, secret: str, kind: str) -> None:
    """Its player is told why, in both languages, over HTTP and over the socket, and his list marks it."""
    headers = {"Authorization": f"Bearer {secret}"}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False, timeout=PATIENCE) as http:
        for language, start in (("en", "This table cannot be opened now"), ("pl", "Tego stołu nie można teraz")):
            answer = await http.get(f"/api/tables/{table}", headers={"Accept-Language": language})
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (503, "SetAside")
            assert error["reason"] == f"set-aside-{kind}"
            assert error["sentence"].startswith(start)
        [mine] = (await http.get("/api/lobby")).raise_for_status().json()["mine"]
        assert (mine["id"], mine["set_aside"], mine["seed"]) == (table, f"set-aside-{kind}", None)
        for path in ("sit", "leave", "deputy", "link", "rematch"):
            assert (await http.post(f"/api/tables/{table}/{path}", json={"level": None})).status_code != 500
    player = Player(server, table, secret)
    await player.come()
    assert player.other[-1]["error"]["reason"] == f"set-aside-{kind}"
    with pytest.raises(ConnectionClosed) as closed:
        await player.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


async def test_tables_that_cannot_be_read_are_set_aside_and_the_house_opens_for_the_rest(
    tmp_path: Path, database: str
) -> None:
    with nursery(tmp_path, database) as servers:
        first = servers.start(free_port(), **HOUSE)
        tables = await set_tables(first)
        bots, _ = await set_table(first, ["bot random"] * 3, title="coalitions")
        first.stop()
        for damage, (values, _) in DAMAGES.items():
            change(database, row_of(tables[damage][0], deadline=1, **values))
        table = tables["journal"][0]
        played = journal_text(database, table)
        change(database, entry_of(table, "abracadabra"), row_of(table, deadline=1))
        server = servers.start(free_port(), **HOUSE)
        async with Player(server, bots, None) as watcher:
            seen = watcher.memory.ply
            await watcher.hear_until(lambda memory: memory.ply > seen + 10)
            for damage, (table_id, secret) in tables.items():
                await expect_aside(server, table_id, secret, DAMAGES.get(damage, ({}, "journal"))[1])
            change(database, entry_of(table, played))
            await until(lambda: httpx.get(f"{server.address}/api/tables/{table}", trust_env=False).is_success)
        lines = [json.loads(line) for line in server.complaints()]
        told = [line["table"] for line in lines if line["event"] == "a table is set aside"]
        assert sorted(told) == sorted(table_id for table_id, _ in tables.values()), "each is told once"
        assert [line["table"] for line in lines if line["event"] == "a table can be read again"] == [table]
        assert "Traceback" not in server.log.read_text()


def journal_text(database: str, table: str) -> str:
    columns = schema.journal.c
    engine = create_engine(database)
    with engine.connect() as connection:
        found = select(columns.text).where(columns.table_id == table, columns.number == 1)
        text: str = connection.execute(found).scalar_one()
    engine.dispose()
    return text


async def test_a_table_that_becomes_unreadable_while_somebody_watches_takes_no_other_with_it(
    tmp_path: Path, database: str
) -> None:
    with nursery(tmp_path, database) as servers:
        async with evening(servers) as opened:
            table, [player, _] = opened.people[0].table, opened.people
            raised = schema.tables.c.revision + 1
            options = player.memory.table["options"]
            change(database, row_of(table, options="nothing", revision=raised))
            with pytest.raises(ConnectionClosed):
                await player.hear_until(lambda memory: False)
            assert player.other[-1]["error"]["reason"] == "set-aside-damaged"
            seen = opened.watcher.memory.ply
            await opened.watcher.hear_until(lambda memory: memory.ply > seen + 10)
            change(database, row_of(table, options=json.dumps(options), revision=raised))
            path = f"/api/tables/{table}"
            await until(lambda: httpx.get(opened.server.address + path, trust_env=False).is_success)
            for person in opened.people:
                await person.return_to(opened.server)
            await opened.play_on(4)
            check_truth(opened, database)
