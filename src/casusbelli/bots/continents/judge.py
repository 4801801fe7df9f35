"""What the search must know of Six Continents: where a play-out may stop, and who is likely to win from there."""

from math import exp, sqrt
from typing import Final, final

from casusbelli.bots.continents.candidates import candidates
from casusbelli.bots.continents.geography import DISTANCES
from casusbelli.bots.continents.outlook import ENDLESS, FAR
from casusbelli.bots.ismcts.judge import Judge
from casusbelli.core.action import Action
from casusbelli.core.state import State
from casusbelli.games.continents import steps
from casusbelli.games.continents.board import NEIGHBOURS, TERRITORIES
from casusbelli.games.continents.ending import capitals_held, next_income
from casusbelli.games.continents.food import supply
from casusbelli.games.continents.money import upkeep
from casusbelli.games.continents.prices import FARM, MANUFACTORY, MINERAL_INCOMES
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState

# What each thing adds to the points at the end of the game: always, more for each turn that the seat still has, and
# divided by those turns. A regression over 2400 games; rounded, and mended where games are too few to tell.
WEIGHTS: Final[list[tuple[str, float, float, float]]] = [
    ("land", 0.6, 0.09, 0.45),
    ("home", 5.3, 0.44, 0.7),
    ("captured capitals", 4.5, 0.1, 1.5),
    ("next income", 0.7, -0.02, 0.2),
    ("lasting income", -0.6, 0.17, 0.6),
    ("money", 0.12, 0.005, -0.12),
    ("soldiers", 0.2, 0.0, -0.1),
    ("threat", -0.73, -0.05, 0.73),
    ("siege", -0.5, -0.16, -0.5),
    ("food to spare", 1.55, 0.0, -1.7),
    ("hunger", -1.3, -0.06, 1.3),
    ("second level", 1.2, 0.01, -1.2),
    ("third level", 0.3, 0.02, -0.3),
    ("spies", 0.7, 0.015, -0.7),
    ("weak borders", -0.22, -0.06, 0.28),
    ("expeditions", 1.2, 0.07, -1.2),
    ("wars", 0.0, -0.05, 0.0),
    ("sabotage to come", 2.5, 0.0, -2.5),
    ("incitement to come", -1.0, -0.1, 1.0),
]
# How much a point counts for the odds of winning, by the turns that are left.
CERTAINTY: Final = 0.05
CERTAINTY_NEAR_THE_END: Final = 0.43
CERTAINTY_AT_THE_END: Final = -0.23

MOST_MONEY: Final = 60
MOST_SOLDIERS: Final = 60
MOST_FOOD: Final = 4
MOST_SPIES: Final = 2


@final
class ContinentsJudge(Judge):
    """Counts what each seat has at the start of a turn."""

    def candidates(self, state: State, seat: int, favourite: Action) -> list[Action]:
        assert isinstance(state, ContinentsState)
        return candidates(state, seat, favourite)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, ContinentsState)
        return state.top is not None and state.top.step == steps.ACT and not state.has_acted

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, ContinentsState)
        odds = [0.0] * state.seats
        dangers = _dangers(state)
        for seat in range(state.seats):
            if state.is_alive(seat):
                left = turns_left(state, seat)
                near = 1.0 / (left + 1)
                certainty = CERTAINTY + CERTAINTY_NEAR_THE_END * sqrt(near) + CERTAINTY_AT_THE_END * near
                odds[seat] = exp(certainty * _prospect(_assets(state, seat, dangers[seat]), left, near))
        total = sum(odds)
        return [odd / total for odd in odds]


def turns_left(state: ContinentsState, seat: int) -> int:
    """How many turns the seat has yet to end."""
    if not state.limit:
        return ENDLESS
    return max(0, state.limit - state.turns[seat] + int(seat == state.active))


def _prospect(assets: list[float], left: int, near: float) -> float:
    """Points that may be expected at the end."""
    points = 0.0
    for index, amount in enumerate(assets):
        _, always, by_turn, at_the_end = WEIGHTS[index]
        points += amount * (always + by_turn * left + at_the_end * near)
    return points


def _assets(state: ContinentsState, seat: int, dangers: tuple[float, float]) -> list[float]:
    """How much the seat has of what is weighed."""
    land = state.owned(seat)
    food = supply(state, seat) - land
    home = int(state.holds_capital(seat))
    lasting = -upkeep(state, seat)
    soldiers = weak = 0
    for place in state.held[seat]:
        soldiers += state.soldiers[place]
        weak += _is_weak(state, seat, place)
        if state.owner[place] == seat:
            main = state.main[place]
            lasting += int(main == FARM) + 2 * int(main == MANUFACTORY) + MINERAL_INCOMES[state.mineral[place]]
    return [
        land,
        home,
        capitals_held(state, seat) - home,
        next_income(state, seat),
        lasting,
        min(MOST_MONEY, state.treasury[seat]),
        min(MOST_SOLDIERS, soldiers),
        dangers[0],
        dangers[1],
        max(0, min(MOST_FOOD, food)),
        max(0, min(MOST_FOOD, -food)),
        int(state.level[seat] >= 2),
        int(state.level[seat] == 3),
        min(MOST_SPIES, state.spies[seat]),
        weak,
        len(state.inner[seat]),
        state.war[seat].bit_count(),
        state.sabotages[seat],
        state.incitements[seat],
    ]


def _is_weak(state: ContinentsState, seat: int, place: int) -> bool:
    """Some neighbour has more soldiers than stand there."""
    for near in NEIGHBOURS[place]:
        if state.holder[near] not in (seat, NOBODY, REBELS) and state.soldiers[near] > state.soldiers[place]:
            return True
    return False


def _dangers(state: ContinentsState) -> list[tuple[float, float]]:
    """For each seat: by how much soldiers of one other, near its capital and next to it, outnumber the garrison."""
    found: list[tuple[float, float]] = []
    for seat, capital in enumerate(state.capital):
        if not state.holds_capital(seat):
            found.append((0.0, 0.0))
            continue
        near = [0] * state.seats
        next_to = [0] * state.seats
        for place in range(TERRITORIES):
            holder = state.holder[place]
            if holder >= 0 and holder != seat and DISTANCES[capital][place] <= FAR:
                near[holder] += state.soldiers[place]
                if DISTANCES[capital][place] == 1:
                    next_to[holder] += state.soldiers[place]
        garrison = state.soldiers[capital]
        found.append((sqrt(max(0, max(near) - garrison)), sqrt(max(0, max(next_to) - garrison))))
    return found
