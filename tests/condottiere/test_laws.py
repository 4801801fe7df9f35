"""Condottiere keeps the laws of every title, for every number of players and combination of variants."""

from random import Random

import pytest

from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from law_games import numbers
from tabletop import VARIANTS, variant_options

TABLES = 5 * 2 ** len(VARIANTS)


def setup_of(number: int) -> Setup:
    """Tables of all kinds in turn; who begins, for how many points and by which readings is drawn."""
    kind, seats = divmod(number % TABLES, 5)
    seats += 2
    chosen = tuple(bool(kind >> variant & 1) for variant in range(len(VARIANTS)))
    chance = Random(number)
    drawn = {"first": str(chance.randrange(seats)), "target": str(chance.randint(5, 15))}
    for option in find_title("condottiere").options:
        if option.rule:
            drawn[option.name] = chance.choice(option.choices)
    return Setup("condottiere", seats, {**variant_options(chosen), **drawn}, number)


@pytest.mark.parametrize("number", numbers(TABLES))
def test_laws_hold_in_random_games(number: int) -> None:
    check_random_games(find_title("condottiere"), [setup_of(number)])
