"""A rule leads to the tests that prove it, and to public games that are over in which it decided something."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import delete, select, update

from casusbelli.core import read_record, replay
from casusbelli.server import schema
from casusbelli.server.moments import moments_of, note_moments
from casusbelli.server.routes import house as routes
from casusbelli.server.table import LiveTable
from server.house import TABLE, until, write_table
from server.visiting import Guest, good, open_app, refused

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"
LINE = {"table": TABLE, "name": "Friday evening", "ply": 0}


async def begin(app: FastAPI, public: bool = True) -> LiveTable:
    columns = {"public": public}
    await app.state.store.write(lambda connection: write_table(connection, ["person"] * 3, "condottiere", columns))
    table: LiveTable = await app.state.live_tables.table(TABLE)
    return table


async def play(table: LiveTable, plies: int) -> None:
    for _ in range(plies):
        state = table.begun().game.state
        seat = state.awaited()[0]
        async with table.lock:
            await table.act(seat, state.options(seat)[0].text, state.ply, "person")


async def end(table: LiveTable) -> None:
    async with table.lock:
        await table.end(0, table.begun().ply)


async def noted(app: FastAPI) -> list[Any]:
    found: list[Any] = await app.state.store.read(lambda connection: list(connection.execute(select(schema.moments))))
    return found


async def games(app: FastAPI, rule: str = "CON-4.1") -> Any:
    return good(await Guest(app).get(f"/api/rules/condottiere/{rule}"))["games"]


async def test_a_rule_leads_to_a_public_game_once_it_is_over(database: str) -> None:
    async with open_app(database) as app:
        table = await begin(app)
        await play(table, 12)
        assert await noted(app) == []
        assert await games(app) == []
        await end(table)
        await until(lambda: noted(app))
        assert await games(app) == [LINE]
        assert await games(app, "CON-5.7") == [LINE | {"ply": moments_of(table.begun().game.record)["CON-5.7"]}]
        assert await games(app, "CON-21.1") == []  # nothing was played face down


async def test_a_private_game_is_no_example(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        table = await begin(app, public=False)
        await end(table)
        assert not app.state.live_tables.tasks.is_running("moments", TABLE)
        await note_moments(table)
        assert await games(app) == []


async def test_a_game_that_is_private_now_is_no_example_any_more(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        await end(await begin(app))
        await until(lambda: games(app))
        await app.state.store.write(lambda connection: connection.execute(update(schema.tables).values(public=False)))
        assert await games(app) == []


async def test_moments_that_were_not_noted_are_noted_when_the_game_is_looked_at(database: str) -> None:
    async with open_app(database) as app:
        table = await begin(app)
        await end(table)
        await until(lambda: noted(app))
        before = await noted(app)
        await note_moments(table)  # as another process would
        assert await noted(app) == before
        await app.state.store.write(lambda connection: connection.execute(delete(schema.moments)))
    async with open_app(database) as app:
        await app.state.live_tables.table(TABLE)
        await until(lambda: noted(app))
        assert sorted(await noted(app)) == sorted(before)


async def test_one_rule_is_told_in_both_languages_with_the_tests_that_prove_it(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        rule = good(await Guest(app).get("/api/rules/condottiere/CON-4.3?lang=en"))
        assert rule["text"] == "The region with the papal token cannot be chosen."
        assert rule["tests"]
        assert all(["CON_4_3" in name for name in rule["tests"]])
        assert good(await Guest(app).get("/api/rules/condottiere/CON-4.3?lang=pl"))["text"] != rule["text"]
        refused(await Guest(app).get("/api/rules/condottiere/COA-4.3"), 404, "NoSuchPage", "no-such-page")
        refused(await Guest(app).get("/api/rules/chess/CON-4.3"), 404, "NoSuchPage", "no-such-page")


async def test_without_its_sources_the_house_knows_no_tests(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "_proofs", lambda title: None)
    async with open_app(sqlite) as app:
        assert good(await Guest(app).get("/api/rules/condottiere/CON-4.3"))["tests"] is None


def test_a_moment_is_the_first_ply_at_which_a_rule_asked_or_told() -> None:
    record = read_record((GOLDEN / "condottiere" / "1" / "four.record").read_text(encoding="utf-8"))
    told = [[event.kind for event in events] for events in replay(record).events]
    found = moments_of(record)
    assert found["CON-4.1"] == 0
    assert found["CON-6.3"] == min([ply for ply, kinds in enumerate(told) if "battle-won" in kinds])
