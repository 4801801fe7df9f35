"""Condottiere keeps the laws of every title, for every number of players and combination of variants."""

from itertools import product

import pytest
from tabletop import VARIANTS, variant_options

from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_game

GAMES = 13


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=len(VARIANTS))))
def test_laws_hold_in_random_games(seats: int, chosen: tuple[bool, ...]) -> None:
    title = find_title("condottiere")
    for seed in range(GAMES):
        options = variant_options(chosen)
        options |= {"first": str(seed % seats), "target": str(5 + seed)}
        check_random_game(title, Setup("condottiere", seats, options, seed), seed)
