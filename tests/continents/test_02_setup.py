"""SIX-2: setting up."""

import pytest

from casusbelli.core import Game, Mistake, Setup
from continents.table import TITLE, land, new_game, refused, seat, world

SPACED = ("china", "brazil", "ontario", "congo", "scandinavia", "eastern_australia")


@pytest.mark.parametrize("seats", range(2, 7))
def test_SIX_2_1_two_to_six_players(seats: int) -> None:
    assert len(new_game(seats).view()["seats"]) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_SIX_2_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(Mistake):
        Game(Setup(TITLE, seats, {}, 1))
    assert refused(f"seats = {seats}") == ("bad-field-number", 2)


@pytest.mark.parametrize("seats", range(2, 7))
def test_SIX_2_1_SIX_R56_the_number_at_the_start_fixes_the_variant(seats: int) -> None:
    """Exactly three; also when one of three is out, and not when three of four are left."""
    assert new_game(seats).view()["three"] == (seats == 3)
    last = seat(seats - 1, alive=False)
    taken = land(SPACED[seats - 1], "1 infantry-0", owner=0)
    if seats > 2:
        assert world(last, taken, seats=seats).view()["three"] == (seats == 3)


def test_SIX_2_2_the_highest_roll_starts_and_ties_for_it_roll_again() -> None:
    ties = 0
    for seed in range(120):
        game = Game(Setup(TITLE, 6, {}, seed))
        rolls = [(str(event.facts["seat"]), int(str(event.facts["result"]))) for event in game.events_for(0)]
        rolling, thrown = [f"seat:{number}" for number in range(6)], rolls
        while len(rolling) > 1:
            assert [name for name, _ in thrown[: len(rolling)]] == rolling
            best = max(result for _, result in thrown[: len(rolling)])
            rolling, thrown = (
                [name for name, result in thrown[: len(rolling)] if result == best],
                thrown[len(rolling) :],
            )
            ties += len(rolling) > 1
        assert thrown == []
        assert rolling == [f"seat:{game.state.view(0)['first']}"]
    assert ties > 0


def test_SIX_2_3_SIX_R58_capitals_are_chosen_in_turn_order_from_the_starting_player() -> None:
    table = new_game(4, seed=3)
    first = table.view()["first"]
    asked = []
    for capital in SPACED[:4]:
        asked.append(table.pending())
        table.act(f"settle {capital}")
    assert asked == [f"choose-capital {(first + step) % 4}" for step in range(4)]
    assert table.pending() == f"act {first}"


def test_SIX_2_3_SIX_R58_capitals_are_at_least_two_steps_apart() -> None:
    table = new_game(3).act("settle china")
    assert table.why_not("settle china") == "SIX-2.3 territory-taken"
    for near in ("ural", "siberia", "mongolia", "afghanistan", "india", "siam"):
        assert table.why_not(f"settle {near}") == "SIX-2.3 capital-near"
    assert table.why_not("settle middle_east") == ""
    assert len(table.offered("settle")) == 42 - 7


def test_SIX_2_4_SIX_2_5_SIX_R59_everybody_starts_with_forty_and_a_bare_capital_of_level_one() -> None:
    """The first player has had his income of 4 already."""
    table = new_game(3, seed=3).act("settle china", "settle brazil", "settle ontario")
    first = table.view()["first"]
    for number in range(3):
        sheet = table.seat(number)
        assert sheet["treasury"] == (45 if number == first else 40)
        assert (sheet["level"], sheet["owned"], sheet["soldiers"]) == (1, 1, 0)
        assert (sheet["spies"], sheet["boats"], sheet["builder_ships"]) == (0, 0, 0)
        there = table.land(sheet["capital"])
        assert (there["owner"], there["holder"], there["units"], there["main"]) == (number, number, [], None)
    assert all(sea["fleets"] == [] for sea in table.view()["seas"].values())


def test_SIX_2_6_SIX_R15_all_other_land_is_unowned_and_empty_and_everybody_at_peace() -> None:
    table = new_game(2).act("settle china", "settle brazil")
    others = [name for name in table.view()["territories"] if name not in ("china", "brazil")]
    assert {table.holding(name) for name in others} == {"unowned"}
    assert not any(table.land(name)["units"] for name in others)
    assert table.wars() == []
