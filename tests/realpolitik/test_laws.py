"""Realpolitik keeps the laws of every title, those of the family and some of its own, at both tables."""

import pytest

from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import CHOOSE_ACTIONS, CHOOSE_ARBITER, LAY_TRAINS, MUSTER, PROPOSE
from coalitions.laws import Wanderer, check_family
from law_games import numbers
from realpolitik.europe19 import TITLE

PACE = 300  # plies between two inspections
QUIET_STEPS = (CHOOSE_ACTIONS, CHOOSE_ARBITER, LAY_TRAINS, MUSTER, PROPOSE)  # nobody is on the move or leaving


def setup_of(number: int, limit: int) -> Setup:
    """Tables of all kinds in turn."""
    options = {"random-powers": ("off", "on")[number // 2 % 2], "negotiation": ("on", "off")[number // 4 % 2]}
    return Setup(TITLE, 3 + number % 2, {**options, "limit": str(limit)}, number)


@pytest.mark.parametrize("number", numbers(80))
def test_laws_hold_in_random_games(number: int) -> None:
    """Now and then a game goes on for a hundred turns."""
    rounds = number // 4
    limit = 100 if rounds % 20 == 0 else 12 + rounds % 14
    check_random_games(find_title(TITLE), [setup_of(number, limit)], pace=PACE)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_without_a_limit_ends_by_influence(seats: int) -> None:
    wanderer = Wanderer(setup_of(seats - 3, 0))
    while not wanderer.state.is_over:
        wanderer.step()
    state = wanderer.state
    assert max(state.influence) >= state.rules.victory
    assert len(state.winners) == 1  # REA-4.4


# Laws of its own.


def check_alliances(state: CoalitionsState) -> None:
    """REA-7.2.2, REA-R66: nobody has two allies; all others are enemies."""
    everybody = (1 << state.rules.count) - 1
    for power in range(state.rules.count):
        assert state.allies[power].bit_count() <= 1
        assert state.allies[power] | state.enemies[power] | 1 << power == everybody
    for power, ally in enumerate(state.partner):
        assert ally == -1 or state.partner[ally] == power
    if state.minors and -1 not in state.controller:
        assert state.partner[2] == -1
        assert state.partner[state.controller[2]] == -1
        assert state.player[2] == state.player[state.controller[2]]


def check_tracks(state: CoalitionsState) -> None:
    """REA-2.5, 2.7, 2.18: an order of all powers, a token on its track, one train on a border."""
    assert sorted(state.order) == [0, 1, 2, 3]
    assert 1 <= state.track <= 5
    assert state.trains == sorted(set(state.trains))
    assert len(state.trains) <= 28
    assert all(0 <= border < len(state.board.borders) for border in state.trains)


def check_hands(state: CoalitionsState) -> None:
    """REA-6.7 to 6.9, REA-11.1.3: a card on the table is not in the hand, and a dispatch can always be played next."""
    for power in range(state.rules.count):
        whole, hand, card = state.whole_hand(power), state.action_hands[power], state.chosen[power]
        assert hand & ~whole == 0
        is_back = card == 3 and (state.acted >> power) & 1
        assert hand == whole if is_back else card == -1 or not (hand >> card) & 1
        assert card == 3 or (hand >> 3) & 1
    assert state.acted == 0 or -1 not in state.chosen


def check_coexistence(state: CoalitionsState) -> None:
    """REA-5.3.4: when nothing is on the move no territory holds pieces of enemies."""
    if state.top is None or state.top.step not in QUIET_STEPS:
        return
    for place, occupants in enumerate(state.occupants):
        owners = {power for power in range(4) if occupants & state.rules.general_mask[power]}
        if owners and state.garrison[place] != -1:
            owners.add(state.garrison[place])
        for power in owners:
            assert not any((state.enemies[power] >> other) & 1 for other in owners)


@pytest.mark.parametrize("number", numbers(12))
def test_the_pieces_keep_their_bounds_after_every_action(number: int) -> None:
    wanderer = Wanderer(setup_of(number, 60))
    state = wanderer.state
    phases = 0
    while not state.is_over:
        phases += state.top is not None and state.top.step == PROPOSE
        wanderer.step()
        check_family(state)
        check_alliances(state)
        check_tracks(state)
        check_hands(state)
        check_coexistence(state)
    assert phases > 5
    assert len(state.trains) > 11
