"""Coalitions keeps the laws of every title, and some of its own, in every scenario, number of players and mode."""

from itertools import product

import pytest

import casusbelli.core.state
from casusbelli.core import Game, Setup, find_title
from casusbelli.core.chance import Chance
from casusbelli.core.conformance import check_random_games
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState

SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
LEVELS = ("ogre", "usurper", "emperor")
IS_COMPILED = not casusbelli.core.state.__file__.endswith(".py")
GAMES = 6 if IS_COMPILED else 2  # of each setup; both halves of the tests together play 1,000
PACE = 400  # plies between two inspections
TABLES = [
    (seats, third) for seats in (3, 4, 5, 6) for third in ("russia", "austria") if seats == 3 or third == "russia"
]


def setups(seats: int, games: int, **options: str) -> list[Setup]:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return [
        Setup("coalitions", seats, {**chosen, "random-powers": ("off", "on")[seed % 2]}, seed) for seed in range(games)
    ]


@pytest.mark.parametrize("abilities", ["off", "on"])
@pytest.mark.parametrize(("seats", "third"), TABLES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_laws_hold_in_random_games(scenario: str, seats: int, third: str, abilities: str) -> None:
    games = setups(seats, GAMES, scenario=scenario, third_minor=third, abilities=abilities)
    check_random_games(find_title("coalitions"), games, pace=PACE)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(1, 6))
def test_laws_hold_in_random_games_of_l_empereur(seats: int, level: str) -> None:
    games = [Setup("coalitions", seats, {"mode": "empereur", "level": level}, seed) for seed in range(4 * GAMES)]
    check_random_games(find_title("coalitions"), games, pace=PACE)


def test_a_table_may_agree_on_a_last_round() -> None:
    for limit, mode in product((1, 3), ("coalitions", "empereur")):
        game = Game(Setup("coalitions", 4, {"mode": mode, "limit": str(limit)}, limit))
        wander(game, limit)
        assert game.state.is_over
        assert game.state.view(0)["round"] <= limit


# Laws of its own.


def wander(game: Game, seed: int) -> None:
    stream = Chance(seed).stream("laws")
    while not game.state.is_over:
        seat = game.state.awaited()[0]
        options = game.state.options(seat)
        game.apply(seat, options[stream.below(len(options))])


def check_pieces(state: CoalitionsState) -> None:
    """COA-1.1.2, 4.5.1, 4.6.1, 7.4.5: nothing goes beyond its bounds."""
    rules = state.rules
    for power in range(rules.count):
        assert 0 <= state.tokens_left(power) <= rules.tokens[power]
        assert 0 <= state.morale[power] <= 15
        assert state.influence[power] >= 0
        assert state.money[power] >= 0
        assert state.hands[power] == sorted(state.hands[power])
    assert all(0 <= troops <= MOST_TROOPS for troops in state.troops)
    assert all(troops == 0 for place, troops in zip(state.place, state.troops, strict=True) if place < 0)
    assert len(state.fortresses) == len(set(state.fortresses)) <= rules.fortresses
    assert state.inventory()[1:6] == [8] * 5


def check_map(state: CoalitionsState) -> None:
    """The mask of every territory holds exactly the generals who are there; garrisons stand on land."""
    occupants = [0] * len(state.occupants)
    for general, place in enumerate(state.place):
        if place >= 0:
            occupants[place] |= 1 << general
    assert occupants == state.occupants
    for place, garrison in enumerate(state.garrison):
        assert -1 <= garrison < state.rules.count
        assert garrison == -1 or state.board.neighbours[place]


def check_relations(state: CoalitionsState) -> None:
    """COA-6.2: alliance and war are mutual, and nobody is both."""
    for power, other in product(range(state.rules.count), repeat=2):
        assert (state.allies[power] >> other) & 1 == (state.allies[other] >> power) & 1
        assert (state.enemies[power] >> other) & 1 == (state.enemies[other] >> power) & 1
    for power in range(state.rules.count):
        assert not state.allies[power] & state.enemies[power]
        assert not (state.allies[power] | state.enemies[power]) >> power & 1
        if state.controller[power] >= 0:
            assert state.status[power] == state.status[state.controller[power]]  # COA-11.5.5


def check_company(state: CoalitionsState) -> None:
    """COA-7.9.2 and COA-4.6.6: outside movements, battles and updates no own and no hostile generals meet."""
    if state.mover != -1 or state.leaving or state.old_enemies or state.evicted:
        return
    for occupants in state.occupants:
        owners = [state.rules.general_power[general] for general in range(24) if (occupants >> general) & 1]
        assert len(owners) == len(set(owners))
        for power, other in product(owners, owners):
            assert not (state.enemies[power] >> other) & 1


@pytest.mark.parametrize("number", range(96 if IS_COMPILED else 24))
def test_the_pieces_keep_their_bounds_after_every_action(number: int) -> None:
    """Of every scenario, number of players and mode."""
    if number % 4 == 3:
        setup = Setup("coalitions", 1 + number % 5, {"mode": "empereur", "level": LEVELS[number % 3]}, number)
    else:
        options = {"scenario": SCENARIOS[number % 7], "abilities": ("off", "on")[number % 2]}
        setup = Setup("coalitions", 3 + number % 4, options, number)
    game = Game(setup)
    state = game.state
    assert isinstance(state, CoalitionsState)
    stream = Chance(number).stream("laws")
    while not state.is_over:
        seat = state.awaited()[0]
        options_now = state.options(seat)
        game.apply(seat, options_now[stream.below(len(options_now))])
        check_pieces(state)
        check_map(state)
        check_relations(state)
        check_company(state)
    assert state.ply > 20
