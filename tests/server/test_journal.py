"""The journal remembers what recent plies told and plays the rest again when somebody asks."""

from typing import Any

import pytest

from casusbelli.core import SPECTATOR, Game, Setup
from casusbelli.server.feed import NOTHING, game_part
from casusbelli.server.journal import ACTION, FORGOTTEN, RECENT, TAKE_BACK, Journal

SEED = 7
PLIES = 3 * RECENT


def play_on(journal: Journal, plies: int) -> None:
    for _ in range(plies):
        state = journal.game.state
        seat = state.awaited()[0]
        assert journal.act(seat, state.options(seat)[-1].text, journal.ply) is None
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
    kept = [ply for ply, told in enumerate(journal.game.events) if told is not FORGOTTEN]
    assert kept == list(range(PLIES - RECENT + 1, PLIES + 1))


def test_after_a_take_back_the_same_holds(journal: Journal) -> None:
    play_on(journal, PLIES)
    whole = history(journal, 0, NOTHING)
    journal.game.take_back(5)
    journal.note(TAKE_BACK, 0, "person", 1, PLIES - 5)
    assert history(journal, 0, NOTHING) == whole[: PLIES - 4]
    kept = [ply for ply, told in enumerate(journal.game.events) if told is not FORGOTTEN]
    assert kept == list(range(PLIES - 5 - RECENT + 1, PLIES - 5 + 1))
