"""How long a bot seems to think, so that people can follow.

A pause tells nobody what a bot holds: it depends on nothing but what everybody at the table knows, and on dice. What a
bot truly needs depends on its hand, so it must not show.
"""

from math import ceil
from typing import Final

from casusbelli.bots.registry import EXPERT, NOVICE
from casusbelli.core import Chance, State, Stream

LEVELS: Final = {NOVICE: 0.8, EXPERT: 1.3}
LONG_SEARCH: Final = 1.4  # the least that an expert takes over what it searches: its search is seldom longer
LATE: Final = 1.5  # who thinks longer than its pause is late by a multiple of this

YES_OR_NO: Final = 0.7  # two options, and everybody knows that there are two
GOING_ON: Final = 0.6  # the seat has just acted: it knows what it wants
OTHERS_ARE_IN: Final = 0.4  # it has thought while the others chose in secret

LEAST_SPREAD: Final = 75  # percent
SPREAD: Final = 60


def pause_before(state: State, level: str, last: int, dice: Stream) -> float:
    """How long a bot thinks about what is pending, in units of a usual decision; the seat `last` has acted last."""
    decision = state.pending()
    assert decision is not None
    awaited = state.awaited()
    weight = decision.pace * LEVELS.get(level, 1.0)
    if decision.is_count_public and len(state.options(awaited[0])) == 2:
        weight *= YES_OR_NO
    if decision.is_joint:
        weight *= 1.0 if state.commitments.count(None) == state.seats else OTHERS_ARE_IN
    elif awaited == [last]:
        weight *= GOING_ON
    pause = weight * (LEAST_SPREAD + dice.below(SPREAD)) / 100
    if level == EXPERT and decision.is_searched and pause < LONG_SEARCH:
        return LONG_SEARCH + pause / 4
    return pause


def time_to_act(pause: float, thought: float, pace: float) -> float:
    """When a bot acts that has thought so long, in seconds; how long that was shows in whole steps at most."""
    step = LATE * pace
    return pause + step * ceil(max(0.0, thought - pause) / step) if step else thought


def dice_of_pause(seed: int, ply: int) -> Stream:
    return Chance(seed).stream(f"pause-{ply}")
