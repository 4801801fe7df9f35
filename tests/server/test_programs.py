"""Bots, deputies and the clock: who decides when no person does."""

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

import pytest

from casusbelli.bots import decide, dice_of, find_bot
from casusbelli.bots.registry import EXPERT, RANDOM
from casusbelli.core import Game, Setup, read_record, replay
from casusbelli.server import live_tables as live_tables_module
from casusbelli.server import programs as programs_module
from casusbelli.server import schema
from casusbelli.server.exports import export_record
from casusbelli.server.refusals import Away
from casusbelli.server.store import Append
from casusbelli.server.workers import ASKED_AGAIN, Question, Thinkers
from server.house import (
    TABLE,
    House,
    Person,
    change_seat,
    house,
    journal_rows,
    rows,
    set_table,
    think_here,
    until,
    write_table,
)

pytestmark = pytest.mark.anyio

WHOLE_GAME = 180.0  # seconds, where other tests leave the bots little of the machine


def is_at_work(opened: House) -> bool:
    """Whether a program decides at the table."""
    assert opened.programs is not None
    return opened.programs.tasks.is_running("bots", TABLE)


async def hear_until_over(*people: Person) -> None:
    async def is_over() -> bool:
        for person in people:
            await person.hear()
        return all(person.memory.table["state"] == "over" for person in people)

    await until(is_over, WHOLE_GAME)


async def test_bots_play_by_themselves_and_are_named_as_such(database: str) -> None:
    """In real worker processes, to the end."""
    async with house(database, with_programs=True) as opened:
        await set_table(opened, ["bot random", "bot heuristic"])
        watcher = await opened.enter()
        await hear_until_over(watcher)
        assert {ply["by"] for ply in watcher.memory.history[1:]} == {"bot"}
        assert watcher.memory.table["winners"]


async def test_what_bots_chose_follows_from_the_record(database: str) -> None:
    """Whoever has the record of a finished game can ask each bot again, and gets the same answer."""
    ranks = ["novice", "heuristic", "ismcts:1"]
    async with house(database, with_programs=True) as opened:
        live = await set_table(opened, [f"bot {rank}" for rank in ranks])
        watcher = await opened.enter()
        await hear_until_over(watcher)
        record = read_record(await export_record(live))
    game = Game(record.setup)
    for ply, (seat, text) in enumerate(record.moves):
        bot = find_bot(record.setup.title, ranks[seat])
        assert decide(bot, game.state, seat, dice_of(record.setup.seed, seat, ply)).text == text
        game.apply_text(seat, text)
    assert {seat for seat, _ in record.moves} == {0, 1, 2}
    assert game.state.is_over


async def test_a_worker_that_is_killed_is_replaced(database: str) -> None:
    import psutil

    async with house(database, with_programs=True) as opened:
        await set_table(opened, ["bot random", "bot random"])
        watcher = await opened.enter()

        async def has_begun() -> bool:
            await watcher.hear()
            return watcher.memory.ply > 3

        await until(has_begun)
        for process in psutil.Process().children():
            with suppress(psutil.NoSuchProcess):  # one of an earlier test, which has ended
                if "spawn_main" in " ".join(process.cmdline()):
                    process.kill()
        await hear_until_over(watcher)


async def test_for_a_bot_that_fails_chance_decides(caplog: pytest.LogCaptureFixture) -> None:
    record = Game(Setup("condottiere", 2, {}, 1)).record
    state = replay(record).state
    thinkers = Thinkers(1)
    try:
        chosen = await thinkers.decide(record, state.awaited()[0], "a level that nobody knows")
    finally:
        thinkers.close()
    assert chosen in [option.text for option in state.options(state.awaited()[0])]
    assert "unknown-bot" in caplog.text


async def test_a_question_that_kills_whoever_hears_it_is_not_asked_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    record = Game(Setup("condottiere", 2, {}, 1)).record
    thinkers = Thinkers(1)
    heard: list[str] = []

    async def kill(pool: object, answer: object, question: Question) -> str:
        heard.append(question.level)
        if question.level == RANDOM:
            return "a choice"
        raise BrokenProcessPool

    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", kill)
    assert await thinkers.decide(record, 0, EXPERT) == "a choice"
    assert heard == [EXPERT] * (ASKED_AGAIN + 1) + [RANDOM]
    assert "a bot could not decide" in caplog.text


async def test_a_slow_bot_delays_nobody(database: str, monkeypatch: pytest.MonkeyPatch, forts: str) -> None:
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["person", "person", "bot random"], forts)
        people = await opened.gather(0, 1)
        await until(lambda: thinker.asked)
        await people[0].act("bid 1")
        await people[1].act("bid 2")
        await people[1].say("is it still thinking?")
        assert people[1].memory.game["awaited"] == [2]
        thinker.may_answer.set()
        table = await opened.table()
        await until(lambda: table.entries > 2)
        await people[0].hear()
        assert people[0].memory.history[3]["by"] == "bot"
        assert set(thinker.asked) == {(2, "random")}
        assert thinker.asked_at[:2] == [0, 2], "it has thought again about what is now"


async def test_a_deputy_decides_until_the_player_takes_his_chair_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1)
        first = people[people[0].memory.game["awaited"][0]]
        await change_seat(opened, first.seat, deputy="random")
        await until(lambda: table.entries > 0)
        await first.hear()
        assert first.memory.history[1]["by"] == "deputy"
        assert thinker.asked[0] == (first.seat, "random")


async def test_what_a_deputy_thought_is_void_once_the_player_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        table = await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1)
        first = people[people[0].memory.game["awaited"][0]]
        await change_seat(opened, first.seat, deputy="random")
        await until(lambda: thinker.asked)
        await change_seat(opened, first.seat, deputy=None)
        thinker.may_answer.set()
        await until(lambda: not is_at_work(opened))
        assert table.entries == 0
        await first.hear()
        await first.act(first.memory.options[0])
        assert first.memory.history[1]["by"] == "person"


async def test_bots_are_taken_up_again_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["bot random", "bot random"])
        await until(lambda: thinker.asked)
    async with house(database) as opened:
        assert (await rows(opened, schema.journal)) == []
    async with house(database, with_programs=True) as opened:
        await until(lambda: TABLE in opened.live_tables.tables and opened.live_tables.tables[TABLE].entries > 3)


async def test_who_comes_to_a_table_where_bots_play_alone_sees_every_move(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table may have been put away while a bot was thinking; it must not play on at a table that nobody sees."""
    monkeypatch.setattr(live_tables_module, "IDLE", 0.0)
    async with house(database, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["bot random", "bot random"])
        await until(lambda: thinker.asked)
        time.sleep(0.001)
        opened.live_tables.put_away_idle()
        watcher = await opened.enter()
        thinker.may_answer.set()
        await hear_until_over(watcher)


# When something fails.


async def test_a_program_whose_action_could_not_be_stored_tries_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        failures: list[Exception] = [Away(), Away(), OSError("nobody foresaw this"), Away()]
        append = opened.store.append

        async def fail_at_first(change: Append) -> None:
            if failures:
                raise failures.pop()
            await append(change)

        monkeypatch.setattr(opened.store, "append", fail_at_first)
        table = await set_table(opened, ["bot random", "bot random"])
        await until(lambda: table.entries > 3)
        assert [number for number, _, _ in await journal_rows(opened)][:3] == [1, 2, 3]
    assert caplog.text.count("nobody foresaw this") == 1


async def write_unnoticed(opened: House, *seats: str) -> None:
    """A table that this process has heard nothing of."""
    await opened.store.write(lambda connection: write_table(connection, seats, "condottiere", {}))


async def test_whoever_comes_to_a_table_wakes_its_programs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        await write_unnoticed(opened, "bot random", "bot random")
        watcher = await opened.enter()
        await hear_until_over(watcher)


async def test_now_and_then_all_tables_are_looked_through_for_those_that_wait_for_a_program(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "SWEEP", 0.05)
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        await write_unnoticed(opened, "bot random", "bot random")
        await until(lambda: TABLE in opened.live_tables.tables and opened.live_tables.tables[TABLE].entries > 3)


async def test_looking_through_all_tables_goes_on_after_a_failure(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "SWEEP", 0.05)
    async with house(database, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        failures: list[Exception] = [Away(), OSError("nobody foresaw this")]
        read = opened.store.read

        async def fail_at_first(work: Any) -> Any:
            if failures:
                raise failures.pop()
            return await read(work)

        monkeypatch.setattr(opened.store, "read", fail_at_first)
        await until(lambda: not failures)
        await write_unnoticed(opened, "bot random", "bot random")
        await until(lambda: TABLE in opened.live_tables.tables and opened.live_tables.tables[TABLE].entries > 3)
