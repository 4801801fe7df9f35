"""Raison d'État keeps the laws of every title, those of the family and some of its own, at every table."""

import pytest

from casusbelli.core import Setup, find_title
from casusbelli.core.conformance import check_random_games
from casusbelli.games.coalitions.state import CoalitionsState
from coalitions.laws import Wanderer, check_family, readings_of
from law_games import numbers
from raison_detat.europe17 import TITLE

PACE = 400  # plies between two inspections
TABLES = [("1618", seats) for seats in (4, 5, 6, 7)] + [("1702", seats) for seats in (3, 4, 5, 6)]


def setup_of(number: int) -> Setup:
    """Tables of all kinds in turn, with house rules as chance has them."""
    rounds, kind = divmod(number, len(TABLES))
    scenario, seats = TABLES[kind]
    options = {"scenario": scenario, "random-powers": ("off", "on")[rounds % 2]}
    options["negotiation"] = ("on", "off")[(rounds + kind) % 2]
    if scenario == "1618":
        options["austrian-cards"] = ("3", "4")[rounds // 2 % 2]
    return Setup(TITLE, seats, options | readings_of(find_title(TITLE), number), number)


@pytest.mark.parametrize("number", numbers(48))
def test_laws_hold_in_random_games(number: int) -> None:
    check_random_games(find_title(TITLE), [setup_of(number)], pace=PACE)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_table_may_agree_on_a_last_round(scenario: str, seats: int) -> None:
    for limit in (1, 3):
        wanderer = Wanderer(Setup(TITLE, seats, {"scenario": scenario, "limit": str(limit)}, limit))
        while not wanderer.state.is_over:
            wanderer.step()
        assert wanderer.state.view(0)["round"] <= limit


# Laws of its own.


def check_empire(state: CoalitionsState) -> None:
    """RDE-8.1: while an election goes on nobody wears the crown; nobody votes for a power without an elector."""
    if not state.votes:
        return
    assert state.emperor == -1
    holders = [state.control(place) for place in state.board.electors]
    assert len(holders) == 7
    for voter, candidate in enumerate(state.votes):
        if candidate != -1:
            assert voter in holders
            assert candidate in holders
            assert not (state.enemies[voter] >> candidate) & 1


def check_gifts(state: CoalitionsState) -> None:
    """RDE-9.4.2, 9.4.3, R32: the giver has what he offers, of one kind, and strangers get no more than 3."""
    if state.giver == -1 or not any(state.offers):
        return
    cards = sum(len(cards) for cards in state.lent)
    assert cards in (0, sum(state.offers))
    assert sum(state.offers) <= (len(state.hands[state.giver]) if cards else state.money[state.giver])
    strangers = [power for power in range(state.rules.count) if state.player[power] != state.player[state.giver]]
    if state.plays("austria-spain", "always"):
        wards = state.rules.wards
        strangers = [power for power in strangers if state.giver != wards[power] and power != wards[state.giver]]
    assert sum(state.offers[power] for power in strangers) <= 3


def check_wards(state: CoalitionsState) -> None:
    """RDE-3.2.5: Spain is Austria's whenever it is minor."""
    for power, guardian in enumerate(state.rules.wards):
        if state.is_minor(power) and guardian != -1:
            assert (state.controller[power], state.player[power]) == (guardian, state.player[guardian])


@pytest.mark.parametrize("number", numbers(8))
def test_the_pieces_keep_their_bounds_after_every_action(number: int) -> None:
    wanderer = Wanderer(setup_of(number))
    state = wanderer.state
    has_given = False
    while not state.is_over:
        wanderer.step()
        check_family(state)
        check_empire(state)
        check_gifts(state)
        check_wards(state)
        has_given = has_given or any(state.offers)
    assert has_given
    assert max(state.influence) >= state.rules.victory
