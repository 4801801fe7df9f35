"""Clocks: what happens to those who are late, and that nobody is late because the house was closed."""

import asyncio
from random import Random

import pytest

from casusbelli.core import DEFAULT_OPTION, WAIT
from casusbelli.server import programs as programs_module
from casusbelli.server import schema
from casusbelli.server.heartbeat import beat
from forts import STEPS, BidForFort
from server.clock import Clock
from server.house import TABLE, House, change_table, house, play_on, rows, set_table, think_here, until

pytestmark = pytest.mark.anyio

PACE = 1000  # seconds for a decision
HOUR = 3600


async def test_a_new_question_has_a_new_deadline_and_the_same_one_keeps_it(
    database: str, clock: Clock, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person"] * 3, forts, pace=100)
        people = await opened.gather(0, 1, 2)
        first = people[0].memory.deadline
        assert first is not None
        assert first - clock.at == 100_000
        clock.move(60)
        await people[1].act("boast 2")
        assert people[1].memory.deadline == first
        for person in people:
            await person.hear()
            await person.act("bid 1")
        assert people[2].memory.deadline == clock.at + 100_000


async def test_time_takes_the_default_option_where_the_decision_has_one(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=PACE)
        people = await opened.gather(0, 1)
        assert table.journal is not None
        while True:
            decision = table.journal.game.state.pending()
            assert decision is not None
            if decision.absence == DEFAULT_OPTION:
                break
            await people[0].hear()
            await people[1].hear()
            person = people[table.journal.awaited()[0]]
            await person.act(person.memory.options[0])
        await people[0].hear()
        await people[1].hear()
        absent = people[table.journal.awaited()[0]]
        default, ply = absent.memory.options[0], absent.memory.ply
        clock.move(PACE + 1)
        await until(lambda: table.entries > ply)
        await absent.hear()
        assert absent.memory.history[ply + 1]["by"] == "clock"
        assert table.journal.game.record.moves[ply] == (absent.seat, default)
        assert thinker.asked == []
        assert absent.memory.deadline == clock.at + PACE * 1000


async def test_time_calls_a_deputy_where_there_is_no_default_even_after_a_restart(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database) as opened:
        await set_table(opened, ["person", "person"], pace=PACE)
        person = await opened.enter(0)
        assert person.memory.game["decision"]["name"] == "choose-region"
    clock.move(PACE + 1)
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        await until(lambda: TABLE in opened.live_tables.tables and opened.live_tables.tables[TABLE].entries > 0)
        person = await opened.enter(0)
        assert person.memory.history[1]["by"] == "clock"
        assert thinker.asked[0][1] == "regular"


async def test_a_deputy_whom_time_calls_takes_its_pause_like_any_bot(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it truly thought would tell of its hand."""
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    monkeypatch.setattr(programs_module, "pause_before", lambda *_: 0.5)
    pauses: list[float] = []

    def note(pause: float, thought: float, pace: float) -> float:
        pauses.append(pause)
        return thought

    monkeypatch.setattr(programs_module, "time_to_act", note)
    async with house(database, with_programs=True) as opened:
        monkeypatch.setattr(opened.programs, "_pace", 2.0)
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=PACE)
        clock.move(PACE + 1)
        await until(lambda: table.entries > 0)
        assert pauses[0] == 1.0


async def test_time_decides_for_all_who_are_awaited_and_only_for_them(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, forts: str
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person"] * 3, forts, pace=PACE)
        people = await opened.gather(0, 1, 2)
        await people[1].act("bid 3")
        clock.move(PACE + 1)
        await until(lambda: table.entries >= 3)
        await people[1].hear()
        assert [(ply["seat"], ply["by"]) for ply in people[1].memory.history[1:4]] == [
            (1, "person"),
            (0, "clock"),
            (2, "clock"),
        ]


async def test_a_clock_that_cannot_be_called_stops_no_other(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=PACE)
        monkeypatch.setattr(programs_module, "_out_of_time", lambda _: ["no-such-table", TABLE])
        clock.move(PACE + 1)
        await until(lambda: table.entries > 0)


async def test_a_decision_that_waits_stops_its_clock(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, forts: str
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    monkeypatch.setattr("forts.STEPS", [BidForFort("bid", "FOR-1", ("bid",), absence=WAIT), *STEPS[1:]])
    async with house(database, with_programs=True) as opened:
        table = await set_table(opened, ["person"] * 2, forts, pace=PACE)
        people = await opened.gather(0, 1)
        clock.move(PACE + 1)
        await until(lambda: table.info.row.deadline is None)
        assert (await rows(opened, schema.tables))[0].deadline is None
        assert table.entries == 0
        for person in people:
            await person.hear()
            await person.act("bid 1")
        assert people[1].memory.deadline is not None


async def test_a_finished_game_has_no_deadline(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person"], pace=PACE)
        people = await opened.gather(0, 1)
        await play_on(people, Random(1))
        assert people[0].memory.table["state"] == "over"
        assert people[0].memory.deadline is None
        assert (await rows(opened, schema.tables))[0].deadline is None


# Time in which nobody could play.


async def deadline_of(opened: House) -> int | None:
    return (await rows(opened, schema.tables))[0].deadline  # type: ignore[no-any-return]


async def test_while_the_house_is_closed_no_clock_runs(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, beats=True) as opened:
        await set_table(opened, ["person", "person"], pace=PACE)
        before = await deadline_of(opened)
        assert before == clock.at + PACE * 1000
    clock.move(HOUR)
    async with house(database, with_programs=True, beats=True) as opened:
        think_here(opened, monkeypatch)
        person = await opened.enter(0)
        assert person.memory.deadline == before + HOUR * 1000
        clock.move(5)  # is nothing that needs an excuse
        await opened.store.write(beat)
        assert await deadline_of(opened) == before + HOUR * 1000
        for _ in range(PACE // 5):
            clock.move(5)
            await opened.store.write(beat)
        await until(lambda: opened.live_tables.tables[TABLE].entries > 0)
        await person.hear()
        assert person.memory.history[1]["by"] == "clock"


async def test_those_who_sit_there_are_told_of_their_new_deadline(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine slept, or the database was away: nobody is called who had time left before."""
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, with_programs=True, beats=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=PACE)
        person = await opened.enter(0)
        before = person.memory.deadline
        assert before is not None
        clock.move(HOUR)

        async def has_heard() -> bool:
            await person.hear()
            return person.memory.deadline == before + HOUR * 1000

        await until(has_heard)
        assert table.entries == 0


async def test_of_two_processes_one_moves_the_deadlines(database: str, clock: Clock) -> None:
    async with house(database) as one, house(database) as other:
        await asyncio.gather(one.store.write(beat), other.store.write(beat), return_exceptions=True)
        await set_table(one, ["person", "person"], pace=PACE)
        before = await deadline_of(one)
        assert before is not None
        clock.move(HOUR)
        gaps = await asyncio.gather(one.store.write(beat), other.store.write(beat))
        assert sorted(gaps) == [0, HOUR * 1000]
        assert await deadline_of(other) == before + HOUR * 1000


async def test_nobody_is_called_whose_deadline_was_moved_at_the_last_moment(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This process knows of the old deadline only; the database knows better."""
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=PACE)
        moved = clock.at + 2 * HOUR * 1000
        await change_table(opened, deadline=moved)
        clock.move(HOUR)
        monkeypatch.setattr(programs_module, "_out_of_time", lambda _: [TABLE])
        await until(lambda: table.info.row.deadline == moved)
        assert table.entries == 0


async def test_an_action_that_answers_no_question_leaves_a_moved_deadline_alone(
    database: str, clock: Clock, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person"] * 3, forts, pace=PACE)
        people = await opened.gather(0, 1)
        moved = clock.at + HOUR * 1000
        await change_table(opened, deadline=moved)
        await people[0].act("bid 1")
        assert await deadline_of(opened) == moved
