"""The journal remembers what recent plies told and plays the rest again when somebody asks."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casusbelli.core import SPECTATOR, Event, Game, Record, Setup, read_record, replay
from casusbelli.server.feed import NOTHING, game_part
from casusbelli.server.journal import ACTION, PAGE, RECENT, TAKE_BACK, Journal, read_journal
from casusbelli.server.rows import JournalRow

SEED = 7
PLIES = 3 * RECENT


def play_on(journal: Journal, plies: int) -> None:
    for _ in range(plies):
        state = journal.game.state
        seat = state.awaited()[0]
        assert journal.act(seat, state.options(seat)[-1].text) is None
        journal.note(ACTION, seat, "person", 1, journal.ply - 1)


def history(journal: Journal, seat: int, since: int) -> Any:
    return game_part(journal, seat, since, None)["history"]


@pytest.fixture
def journal() -> Journal:
    return Journal(Game(Setup("condottiere", 3, {}, SEED)))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_whoever_comes_late_is_told_the_same_as_whoever_was_there(journal: Journal, seat: int) -> None:
    heard = history(journal, seat, NOTHING)
    for entries in range(PLIES):
        play_on(journal, 1)
        heard += history(journal, seat, entries)
    assert any(ply["events"] for ply in heard)
    assert history(journal, seat, NOTHING) == heard
    for since in (0, 1, PLIES - RECENT - 1, PLIES - RECENT, PLIES - 1):
        assert history(journal, seat, since) == heard[since + 1 :]


def test_only_recent_plies_are_kept_in_memory(journal: Journal) -> None:
    play_on(journal, PLIES)
    assert journal.game.remembers_from == PLIES - RECENT + 1
    assert len(journal.game.told(PLIES - RECENT + 1, PLIES)) == RECENT


def test_after_a_take_back_the_same_holds(journal: Journal) -> None:
    play_on(journal, PLIES)
    whole = history(journal, 0, NOTHING)
    journal.go_back(journal.before(PLIES - 5).play())
    journal.note(TAKE_BACK, 0, "person", 1, PLIES - 5)
    assert history(journal, 0, NOTHING) == whole[: PLIES - 4]
    assert journal.game.remembers_from == PLIES - 5 - RECENT + 1


GOLDEN = Path(__file__).parents[1] / "golden"
LONGEST = [max(folder.rglob("*.record"), key=lambda path: path.stat().st_size) for folder in sorted(GOLDEN.iterdir())]


def rows_of(record: Record) -> list[JournalRow]:
    moves = enumerate(record.moves, 1)
    return [JournalRow("table", number, ACTION, seat, text, "person", 1) for number, (seat, text) in moves]


@pytest.fixture(params=LONGEST, ids=lambda path: path.parents[1].name)
def record(request: pytest.FixtureRequest) -> Record:
    path: Path = request.param
    return read_record(path.read_text(encoding="utf-8"))


def test_a_part_that_is_played_again_tells_what_the_whole_game_told(record: Record) -> None:
    journal, whole = read_journal(record.setup, rows_of(record)), replay(record)
    luck = Random(len(record.moves))
    assert len(journal.kept) == 1 + journal.ply // PAGE > 1
    for _ in range(20):
        first, last = sorted(luck.sample(range(journal.ply + 1), 2))
        stretch = journal.again(first, last)
        assert len(stretch.moves) <= last - first + PAGE
        assert as_told(stretch.play().told) == as_told(whole.events[first : last + 1])
    assert as_told(journal.again(0, journal.ply).play().told) == as_told(whole.events)


def as_told(events: Sequence[list[Event]]) -> list[list[tuple[str, int, Any]]]:
    return [[(event.kind, event.audience, event.facts) for event in told] for told in events]


def test_going_back_leads_to_the_game_as_it_was(record: Record) -> None:
    journal, luck = read_journal(record.setup, rows_of(record)), Random(len(record.moves))
    for ply in sorted(luck.sample(range(len(record.moves)), 5), reverse=True):
        journal.go_back(journal.before(ply).play())
        journal.note(TAKE_BACK, 0, "person", 1, ply)
        shorter = read_journal(record.setup, rows_of(record)[:ply])
        assert journal.game.state.position() == shorter.game.state.position()
        assert journal.game.record.moves == shorter.game.record.moves
        first = shorter.game.remembers_from
        assert journal.game.remembers_from == first
        assert as_told(journal.game.told(first, ply)) == as_told(shorter.game.told(first, ply))
        assert (journal.asked_at, journal.moves) == (shorter.asked_at, shorter.moves)
        assert [kept.state.ply for kept in journal.kept] == [kept.state.ply for kept in shorter.kept]
        for seat in range(record.setup.seats):
            assert journal.game.can_take_back(seat) == shorter.game.can_take_back(seat)
