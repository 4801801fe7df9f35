"""Bots, deputies and the clock: who decides when no person does."""

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random

import pytest

from casusbelli.bots import decide, dice_of, find_bot
from casusbelli.bots.registry import EXPERT, RANDOM
from casusbelli.core import DEFAULT_OPTION, WAIT, Chance, Game, Record, Setup, read_record, replay
from casusbelli.server import hall as hall_module
from casusbelli.server import programs as programs_module
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.exports import export_record
from casusbelli.server.workers import ASKED_AGAIN, Question, Thinkers
from forts import STEPS
from server.house import TABLE, House, Person, change_seat, change_table, house, rows, set_table, until

pytestmark = pytest.mark.anyio

WHOLE_GAME = 180.0  # seconds, where other tests leave the bots little of the machine


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


class Thinker:
    """Decides in this process, at random; can be made to wait."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[tuple[int, str]] = []
        self.asked_at: list[int] = []

    async def decide(self, record: Record, seat: int, level: str) -> str:
        state = replay(record).state
        self.asked.append((seat, level))
        self.asked_at.append(state.ply)
        await self.may_answer.wait()
        return state.options(seat)[Chance(state.ply).stream("bot").below(len(state.options(seat)))].text

    def close(self) -> None:
        return


def think_here(opened: House, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    assert opened.programs is not None
    monkeypatch.setattr(opened.programs, "thinkers", thinker)
    return thinker


async def hear_until_over(*people: Person) -> None:
    async def is_over() -> bool:
        for person in people:
            await person.hear()
        return all(person.memory.table["state"] == "over" for person in people)

    await until(is_over, WHOLE_GAME)


async def test_bots_play_by_themselves_and_are_named_as_such(path: Path) -> None:
    """In real worker processes, to the end."""
    async with house(path, with_programs=True) as opened:
        await set_table(opened, ["bot random", "bot heuristic"])
        watcher = await opened.enter()
        await hear_until_over(watcher)
        assert {ply["by"] for ply in watcher.memory.history[1:]} == {"bot"}
        assert watcher.memory.table["winners"]


async def test_what_bots_chose_follows_from_the_record(path: Path) -> None:
    """Whoever has the record of a finished game can ask each bot again, and gets the same answer."""
    ranks = ["novice", "heuristic", "ismcts:1"]
    async with house(path, with_programs=True) as opened:
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


async def test_a_worker_that_is_killed_is_replaced(path: Path) -> None:
    import psutil

    async with house(path, with_programs=True) as opened:
        await set_table(opened, ["bot random", "bot random"])
        watcher = await opened.enter()

        async def has_begun() -> bool:
            await watcher.hear()
            return watcher.memory.ply > 3

        await until(has_begun)
        for process in psutil.Process().children():
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


async def test_a_slow_bot_delays_nobody(path: Path, monkeypatch: pytest.MonkeyPatch, forts: str) -> None:
    async with house(path, with_programs=True) as opened:
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
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(path, with_programs=True) as opened:
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
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(path, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        table = await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1)
        first = people[people[0].memory.game["awaited"][0]]
        await change_seat(opened, first.seat, deputy="random")
        await until(lambda: thinker.asked)
        await change_seat(opened, first.seat, deputy=None)
        thinker.may_answer.set()
        await asyncio.sleep(0.1)
        assert table.entries == 0
        await first.hear()
        await first.act(first.memory.options[0])
        assert first.memory.history[1]["by"] == "person"


async def test_bots_are_taken_up_again_after_a_restart(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(path, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["bot random", "bot random"])
        await until(lambda: thinker.asked)
    async with house(path) as opened:
        assert (await rows(opened, schema.journal)) == []
    async with house(path, with_programs=True) as opened:
        await until(lambda: TABLE in opened.hall.tables and opened.hall.tables[TABLE].entries > 3)


async def test_who_comes_to_a_table_where_bots_play_alone_sees_every_move(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table may have been put away while a bot was thinking; it must not play on at a table that nobody sees."""
    monkeypatch.setattr(hall_module, "IDLE", 0.0)
    async with house(path, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        thinker.may_answer.clear()
        await set_table(opened, ["bot random", "bot random"])
        await until(lambda: thinker.asked)
        time.sleep(0.001)
        opened.hall.put_away_idle()
        watcher = await opened.enter()
        thinker.may_answer.set()
        await hear_until_over(watcher)


# The clock.


async def test_a_new_question_has_a_new_deadline_and_the_same_one_keeps_it(path: Path, forts: str) -> None:
    async with house(path) as opened:
        await set_table(opened, ["person"] * 3, forts, pace=100)
        people = await opened.gather(0, 1, 2)
        first = people[0].memory.deadline
        assert first is not None
        assert 0 <= first - now() <= 100_000
        await asyncio.sleep(0.005)
        await people[1].act("boast 2")
        assert people[1].memory.deadline == first
        for person in people:
            await person.hear()
            await person.act("bid 1")
        assert people[2].memory.deadline is not None
        assert people[2].memory.deadline > first


async def run_out_of_time(opened: House) -> None:
    """As if the pace had passed."""
    await change_table(opened, deadline=now() - 1)
    table = await opened.table()
    table.facts.row.deadline = now() - 1


async def test_time_takes_the_default_option_where_the_decision_has_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(path, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=1000)
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
        await run_out_of_time(opened)
        await until(lambda: table.entries > ply)
        await absent.hear()
        assert absent.memory.history[ply + 1]["by"] == "clock"
        assert table.journal.game.record.moves[ply] == (absent.seat, default)
        assert thinker.asked == []
        assert absent.memory.deadline is not None
        assert absent.memory.deadline > now()


async def test_time_calls_a_deputy_where_there_is_no_default_even_after_a_restart(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(path) as opened:
        await set_table(opened, ["person", "person"], pace=1000)
        person = await opened.enter(0)
        assert person.memory.game["decision"]["name"] == "choose-region"
        await change_table(opened, deadline=now() - 1)
    async with house(path, with_programs=True) as opened:
        thinker = think_here(opened, monkeypatch)
        await until(lambda: TABLE in opened.hall.tables and opened.hall.tables[TABLE].entries > 0)
        person = await opened.enter(0)
        assert person.memory.history[1]["by"] == "clock"
        assert thinker.asked[0][1] == "regular"


async def test_a_deputy_whom_time_calls_takes_its_pause_like_any_bot(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it truly thought would tell of its hand."""
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    monkeypatch.setattr(programs_module, "pause_before", lambda *_: 0.5)
    async with house(path, with_programs=True) as opened:
        monkeypatch.setattr(opened.programs, "_pace", 1.0)
        thinker = think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=1000)
        await run_out_of_time(opened)
        await until(lambda: thinker.asked)
        asked = time.monotonic()
        await until(lambda: table.entries > 0)
        assert time.monotonic() - asked > 0.4


async def test_time_decides_for_all_who_are_awaited_and_only_for_them(
    path: Path, monkeypatch: pytest.MonkeyPatch, forts: str
) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(path, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person"] * 3, forts, pace=1000)
        people = await opened.gather(0, 1, 2)
        await people[1].act("bid 3")
        await run_out_of_time(opened)
        await until(lambda: table.entries >= 3)
        await people[1].hear()
        assert [(ply["seat"], ply["by"]) for ply in people[1].memory.history[1:4]] == [
            (1, "person"),
            (0, "clock"),
            (2, "clock"),
        ]


async def test_a_clock_that_cannot_be_called_stops_no_other(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    async with house(path, with_programs=True) as opened:
        think_here(opened, monkeypatch)
        table = await set_table(opened, ["person", "person"], pace=1000)
        monkeypatch.setattr(programs_module, "_out_of_time", lambda _: ["no-such-table", TABLE])
        await run_out_of_time(opened)
        await until(lambda: table.entries > 0)


async def test_a_decision_that_waits_stops_its_clock(path: Path, monkeypatch: pytest.MonkeyPatch, forts: str) -> None:
    monkeypatch.setattr(programs_module, "TICK", 0.01)
    monkeypatch.setattr(STEPS[0], "absence", WAIT)
    async with house(path, with_programs=True) as opened:
        table = await set_table(opened, ["person"] * 2, forts, pace=1000)
        people = await opened.gather(0, 1)
        await run_out_of_time(opened)
        await until(lambda: table.facts.row.deadline is None)
        assert (await rows(opened, schema.tables))[0].deadline is None
        assert table.entries == 0
        for person in people:
            await person.hear()
            await person.act("bid 1")
        assert people[1].memory.deadline is not None


async def test_a_finished_game_has_no_deadline(path: Path) -> None:
    from server.house import play_on

    async with house(path) as opened:
        await set_table(opened, ["person", "person"], pace=1000)
        people = await opened.gather(0, 1)
        await play_on(people, Random(1))
        assert people[0].memory.table["state"] == "over"
        assert people[0].memory.deadline is None
        assert (await rows(opened, schema.tables))[0].deadline is None
