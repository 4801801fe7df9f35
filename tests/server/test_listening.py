"""PostgreSQL tells which table another process has changed; whoever missed it catches up."""

import asyncio
import logging
import threading
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text

from casusbelli.server import listening
from casusbelli.server import live_tables as live_tables_module
from casusbelli.server import store as store_module
from casusbelli.server.stored import read_stored
from server.house import TABLE, House, Person, house, set_table, until

pytestmark = pytest.mark.anyio

NEVER = 1e6  # seconds


@pytest.fixture
def no_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "SWEEP", NEVER)


async def hear(person: Person, ply: int) -> None:
    async def has_come() -> bool:
        await person.hear()
        return person.memory.ply >= ply

    await until(has_come)


async def end_listening(opened: House) -> None:
    """What a restart of the database does to all who listen."""
    ended = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert await opened.store.read(lambda connection: connection.execute(ended).scalars().all()) == [True, True]


async def listens(opened: House) -> bool:
    """Whether both processes do."""
    asked = text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND state = 'idle'")
    return bool(await opened.store.read(lambda connection: connection.execute(asked).scalar_one()) == 2)


def count_looks(opened: House, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The tables that are looked at, each time that somebody does."""
    looks: list[list[str]] = []
    reload_changed = opened.live_tables._reload_changed

    async def look(ids: list[str]) -> None:
        looks.append(ids)
        await reload_changed(ids)

    monkeypatch.setattr(opened.live_tables, "_reload_changed", look)
    return looks


@pytest.mark.usefixtures("no_sweep")
async def test_a_process_looks_at_a_table_that_another_has_changed_and_at_nothing_else(
    postgresql: str, forts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(postgresql) as one, house(postgresql) as other:
        await until(lambda: listens(one))
        await set_table(one, ["person"] * 3, forts)
        here, there = await one.enter(0), await other.enter(1)
        looks = count_looks(one, monkeypatch)
        for number in range(20):
            await here.say(f"number {number}")
            await one.store.write(lambda connection: connection.execute(text("NOTIFY casusbelli, 'elsewhere other'")))
        await there.act("bid 0")
        await hear(here, 1)
        assert looks[-1] == [TABLE]
        assert len(looks) <= 2  # for the other's change, and when it began to listen


@pytest.mark.usefixtures("no_sweep")
async def test_who_was_not_listening_for_a_while_catches_up_once_he_is(
    postgresql: str, forts: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    may_connect = threading.Event()
    may_connect.set()
    connect = listening._connect

    def connect_late(engine: Engine) -> Any:
        assert may_connect.wait(60)
        return connect(engine)

    monkeypatch.setattr(listening, "_connect", connect_late)
    async with house(postgresql) as one, house(postgresql) as other:
        await until(lambda: listens(one))
        await set_table(one, ["person"] * 3, forts)
        here, there = await one.enter(0), await other.enter(1)
        may_connect.clear()
        with caplog.at_level(logging.WARNING):
            await end_listening(one)
            await here.act("bid 1")
            may_connect.set()
            await hear(there, 1)
        assert {record.message for record in caplog.records} == {"the database does not tell of changes"}
        await until(lambda: listens(one))
        await here.say("are you there?")
        await until(lambda: there.memory.press or there.hear())


async def test_a_change_of_which_nobody_was_told_is_found_by_the_sweep(
    postgresql: str, forts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "SWEEP", 0.05)
    async with house(postgresql) as one, house(postgresql) as other:
        await one.store.write(lambda connection: connection.execute(text("DROP TRIGGER tell_of_change ON tables")))
        await set_table(one, ["person"] * 3, forts)
        here, there = await one.enter(0), await other.enter(1)
        await here.act("bid 1")
        await hear(there, 1)


async def test_a_change_while_a_table_is_loaded_is_not_missed(
    database: str, forts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read of it may be older than the change."""
    has_read, may_go_on = threading.Event(), threading.Event()

    def read_slowly(connection: Connection, table_id: str) -> Any:
        stored = read_stored(connection, table_id)
        has_read.set()
        assert may_go_on.wait(60)
        return stored

    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3, forts)
        here = await one.enter(0)
        monkeypatch.setattr(live_tables_module, "read_stored", read_slowly)
        loading = asyncio.create_task(other.table())
        await asyncio.to_thread(has_read.wait, 60)
        await here.act("bid 1")
        await until(lambda: other.live_tables.tasks.is_running("catching up", ""))
        may_go_on.set()
        table = await loading
        await until(lambda: table.entries == 1)
