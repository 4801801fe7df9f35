"""Coalitions keeps the laws of every title, and some of its own, in every scenario, number of players and mode."""

from itertools import product

import pytest

import casusbelli.core.state
from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from coalitions.laws import Wanderer, check_family

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
        wanderer = Wanderer(Setup("coalitions", 4, {"mode": mode, "limit": str(limit)}, limit))
        while not wanderer.state.is_over:
            wanderer.step()
        assert wanderer.state.view(0)["round"] <= limit


# Laws of its own.


@pytest.mark.parametrize("number", range(96 if IS_COMPILED else 24))
def test_the_pieces_keep_their_bounds_after_every_action(number: int) -> None:
    """Of every scenario, number of players and mode."""
    if number % 4 == 3:
        setup = Setup("coalitions", 1 + number % 5, {"mode": "empereur", "level": LEVELS[number % 3]}, number)
    else:
        options = {"scenario": SCENARIOS[number % 7], "abilities": ("off", "on")[number % 2]}
        setup = Setup("coalitions", 3 + number % 4, options, number)
    wanderer = Wanderer(setup)
    while not wanderer.state.is_over:
        wanderer.step()
        check_family(wanderer.state)
    assert wanderer.state.ply > 20
