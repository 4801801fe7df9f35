"""Negotiations at a table of the house: bots are never the first to be ready, and live tables have a glass."""

import json

import pytest

from casusbelli.core.talk import GLASS
from casusbelli.server import programs as programs_module
from server.clock import Clock
from server.house import House, change_seat, house, set_table, think_here, until
from server.visiting import browser, good, open_app
from server.visiting import set_table as ask_for_table

pytestmark = pytest.mark.anyio

ON = json.dumps({"negotiation": "on"})
DAY = 24 * 3600


def pending(opened: House) -> str:
    """What is asked of whom, such as "talk 0 2"."""
    (table,) = opened.live_tables.tables.values()
    assert table.journal is not None
    decision = table.journal.game.state.pending()
    assert decision is not None
    return " ".join([decision.name, *map(str, table.journal.awaited())])


def is_idle(opened: House) -> bool:
    assert opened.programs is not None
    return not opened.programs.tasks.is_running("bots", "table")


async def test_bots_are_ready_when_one_of_the_people_is(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        await set_table(opened, ["bot random", "person", "person"], "realpolitik", options=ON)
        one, other = await opened.gather(1, 2)
        assert (pending(opened), is_idle(opened), thinker.asked) == ("talk 0 1 2", True, [])
        await one.act("ready")
        await until(lambda: pending(opened) == "talk 2")
        await other.hear()
        assert other.memory.game["view"]["talk"] == {"ready": [0, 1], "before": "propose"}
        await one.hear()
        await one.act("not-ready")
        await other.hear()
        assert pending(opened) == "talk 1 2"
        await other.act("ready")
        assert (pending(opened), is_idle(opened)) == ("talk 1", True)
        await one.hear()
        await one.act("ready")
        assert pending(opened).startswith("propose")


async def test_a_bot_waits_again_when_the_only_one_who_was_ready_is_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["bot random", "person", "bot random"], "realpolitik", options=ON)
        person = await opened.enter(1)
        await person.act("ready")
        await until(lambda: thinker.asked)
        await person.act("not-ready")
        thinker.may_answer.set()
        await until(lambda: is_idle(opened))
        assert pending(opened) == "talk 0 1 2"
        await person.act("ready")
        await until(lambda: not pending(opened).startswith("talk"))


@pytest.mark.parametrize("seats", [["bot random"] * 3, ["bot random", "bot random", "person"]])
async def test_programs_among_themselves_go_on(sqlite: str, monkeypatch: pytest.MonkeyPatch, seats: list[str]) -> None:
    """Also when the last person has left his chair to a deputy."""
    async with house(sqlite, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        await set_table(opened, seats, "realpolitik", options=ON)
        if "person" in seats:
            assert pending(opened) == "talk 0 1 2"
            await change_seat(opened, 2, deputy="random")
        await until(lambda: not pending(opened).startswith("talk"))


async def test_a_table_where_bots_wait_for_people_is_not_opened_again_and_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "STALLED", -1000)
    monkeypatch.setattr(programs_module, "SWEEP", 0.01)
    async with house(sqlite) as opened:
        await set_table(opened, ["bot random", "person", "person"], "realpolitik", options=ON)
    async with house(sqlite, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        assert opened.programs is not None
        await until(lambda: opened.programs is not None and opened.programs._patient)
        opened.live_tables.tables.clear()
        for _ in range(5):
            opened.programs._has_swept = False
            await until(lambda: opened.programs is not None and opened.programs._has_swept)
        assert opened.live_tables.tables == {}
        person = await opened.enter(1)
        await person.act("ready")
        await until(lambda: pending(opened) == "talk 2")


@pytest.mark.parametrize(("pace", "seconds"), [(120, GLASS), (600, GLASS), (3600, 3600), (DAY, DAY)])
async def test_COA_6_1_2_people_who_are_together_have_a_glass_of_three_minutes(
    sqlite: str, clock: Clock, pace: int, seconds: int
) -> None:
    async with house(sqlite) as opened:
        await set_table(opened, ["person"] * 3, "realpolitik", options=ON, pace=pace)
        people = await opened.gather(0, 1, 2)
        deadline = clock.at + seconds * 1000
        assert people[0].memory.deadline == deadline
        clock.move(60)
        for person in people:
            await person.hear()
            assert person.memory.deadline == deadline
            await person.act("ready")
        assert people[2].memory.deadline == clock.at + pace * 1000


async def test_who_is_late_is_ready_and_people_are_before_bots(
    sqlite: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(sqlite, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["bot random", "person", "person"], "realpolitik", options=ON, pace=120)
        clock.move(GLASS + 1)
        await until(lambda: not pending(opened).startswith("talk"))
        assert table.journal is not None
        assert table.journal.game.record.moves[0] == (1, "ready")
        assert table.journal.moves[0].by == "clock"
        assert sorted(table.journal.game.record.moves[:3]) == [(0, "ready"), (1, "ready"), (2, "ready")]


async def test_new_tables_of_people_negotiate_unless_they_say_otherwise(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        host = await browser(app, "Host")
        titles = good(await host.get("/api/titles"))
        offered = {
            title["id"]: option["default"]
            for title in titles
            for option in title["options"]
            if option["name"] == "negotiation"
        }
        assert offered == {"coalitions": "on", "raison-detat": "on", "realpolitik": "on"}
        for title, seats, given, options in (
            ("realpolitik", 3, {}, {"negotiation": "on"}),
            ("realpolitik", 3, {"negotiation": "off"}, {"negotiation": "off"}),
            ("coalitions", 3, {"mode": "empereur"}, {"mode": "empereur"}),
            ("condottiere", 3, {}, {}),
        ):
            table, _ = await ask_for_table(host, "me", *["open"] * (seats - 1), title=title, options=given)
            assert (await host.table(table))["table"]["options"] == options
