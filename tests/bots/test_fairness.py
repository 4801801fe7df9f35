"""Bots choose from what their seat sees: neither the hidden truth nor future draws change what they do."""

from collections.abc import Iterator
from itertools import count

import pytest

from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance, Setup, State, find_title, titles

# A regular and an expert are searches of other lengths.
BOTS = ("novice", "heuristic", "ismcts:2")
POSITIONS = 4
LONGEST_STRIDE = 40


def positions(title_id: str) -> Iterator[State]:
    """States of random games, one after another, in which somebody has a choice."""
    title = find_title(title_id)
    dice = Chance(8).stream("game")
    games = (title.new_game(Setup(title_id, title.seats_with({})[1], {}, seed)) for seed in count(8))
    state = next(games)
    for _ in range(POSITIONS):
        for _ in range(1 + dice.below(LONGEST_STRIDE)):
            seat = state.awaited()[0]
            options = state.options(seat)
            state.apply(seat, options[dice.below(len(options))])
            if state.is_over:
                state = next(games)
        yield state


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("title_id", [title.id for title in titles()])
def test_a_choice_depends_on_nothing_that_the_seat_cannot_see(title_id: str, level: str) -> None:
    bot = find_bot(title_id, level)
    differences = 0
    for number, state in enumerate(positions(title_id)):
        seat = state.awaited()[-1]
        world = state.determinize(seat, Chance(number).stream("deal"))
        before = state.position()
        differences += world.position() != before
        assert world.chance.seed != state.chance.seed, "other draws are to come"
        mine = decide(bot, state, seat, Chance(number).stream("bot"))
        theirs = decide(bot, world, seat, Chance(number).stream("bot"))
        assert mine is theirs, f"seat {seat} at ply {state.ply}: {mine} or {theirs}\n{before}"
        assert state.position() == before, "thinking changes nothing"
    assert differences == POSITIONS
