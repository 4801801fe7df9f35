"""RDE-1: for how many players the scenarios are."""

import pytest

from casusbelli.core import Game, Mistake, Setup
from raison_detat.europe17 import POWERS, dealt

PLAYERS = {"1618": range(4, 8), "1702": range(3, 7)}


@pytest.mark.parametrize(("scenario", "seats"), [(name, seats) for name in PLAYERS for seats in range(1, 9)])
def test_RDE_1_1_1_four_to_seven_players_in_1618_and_three_to_six_in_1702(scenario: str, seats: int) -> None:
    setup = Setup("raison-detat", seats, {"scenario": scenario}, 1)
    if seats in PLAYERS[scenario]:
        assert Game(setup).state.seats == seats
    else:
        with pytest.raises(Mistake, match="bad-seats"):
            Game(setup)


@pytest.mark.parametrize("scenario", PLAYERS)
def test_RDE_1_1_2_at_a_full_table_everybody_owns_one_power_and_there_are_no_minor_powers(scenario: str) -> None:
    powers = dealt(scenario).view()["powers"]
    assert [(power["minor"], power["seat"]) for power in powers] == [
        (False, seat) for seat in range(len(POWERS[scenario]))
    ]


@pytest.mark.parametrize("scenario", PLAYERS)
def test_RDE_1_1_2_a_smaller_table_leaves_the_last_powers_to_chapter_12_and_changes_nothing_else(scenario: str) -> None:
    full = dealt(scenario).view()
    for seats in PLAYERS[scenario]:
        view = dealt(scenario, seats).view()
        assert [power["id"] for power in view["powers"]] == list(POWERS[scenario])
        assert [power["minor"] for power in view["powers"]].count(True) == len(POWERS[scenario]) - seats
        for name in ("wheel", "generals", "garrisons", "fortresses", "control", "deck"):
            assert view[name] == full[name]
