"""Coalitions keeps the laws of every title, and some of its own, in every scenario, number of players and mode."""

from itertools import product

import pytest

from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from coalitions.laws import Wanderer, check_family, readings_of
from law_games import numbers

SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
LEVELS = ("ogre", "usurper", "emperor")
PACE = 400  # plies between two inspections
TABLES: list[tuple[int, dict[str, str]]] = [
    *[
        (seats, {"scenario": scenario, "abilities": abilities, "third-minor": third})
        for seats, third in ((3, "russia"), (3, "austria"), (4, "russia"), (5, "russia"), (6, "russia"))
        for scenario, abilities in product(SCENARIOS, ("off", "on"))
    ],
    *[(seats, {"mode": "empereur", "level": level}) for seats, level in product(range(1, 6), LEVELS)],
]
STRIDE = 18  # so that neighbours differ in everything


def setup_of(number: int) -> Setup:
    """Tables of all kinds in turn, with house rules as chance has them."""
    rounds, kind = divmod(number, len(TABLES))
    seats, options = TABLES[kind * STRIDE % len(TABLES)]
    if "scenario" in options:
        options = {**options, "random-powers": ("off", "on")[rounds % 2], "negotiation": ("off", "on")[kind % 2]}
    return Setup("coalitions", seats, options | readings_of(find_title("coalitions"), number), number)


@pytest.mark.parametrize("number", numbers(len(TABLES)))
def test_laws_hold_in_random_games(number: int) -> None:
    check_random_games(find_title("coalitions"), [setup_of(number)], pace=PACE)


def test_a_table_may_agree_on_a_last_round() -> None:
    for limit, mode in product((1, 3), ("coalitions", "empereur")):
        wanderer = Wanderer(Setup("coalitions", 4, {"mode": mode, "limit": str(limit)}, limit))
        while not wanderer.state.is_over:
            wanderer.step()
        assert wanderer.state.view(0)["round"] <= limit


# Laws of its own.


@pytest.mark.parametrize("number", numbers(12))
def test_the_pieces_keep_their_bounds_after_every_action(number: int) -> None:
    wanderer = Wanderer(setup_of(number))
    while not wanderer.state.is_over:
        wanderer.step()
        check_family(wanderer.state)
    assert wanderer.state.ply > 20
