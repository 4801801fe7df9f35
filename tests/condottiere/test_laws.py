"""Condottiere keeps the laws of every title, for every number of players and combination of variants."""

from itertools import product

import pytest

import casusbelli.core.state
from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from tabletop import VARIANTS, variant_options

IS_COMPILED = not casusbelli.core.state.__file__.endswith(".py")
GAMES = 11 if IS_COMPILED else 2  # of each setup; both halves of the tests together play 2,080


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=len(VARIANTS))))
def test_laws_hold_in_random_games(seats: int, chosen: tuple[bool, ...]) -> None:
    options = variant_options(chosen)
    setups = [
        Setup("condottiere", seats, {**options, "first": str(seed % seats), "target": str(5 + seed)}, seed)
        for seed in range(GAMES)
    ]
    check_random_games(find_title("condottiere"), setups)
