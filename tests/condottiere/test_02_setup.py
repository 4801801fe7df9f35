"""CON-2: set-up."""

import pytest

from casusbelli.core import Mistake
from tabletop import dealt


@pytest.mark.parametrize("seats", [2, 6])
def test_CON_2_1_all_regions_start_free_and_the_papal_token_off_the_board(seats: int) -> None:
    view = dealt(seats).view()
    assert view["owners"] == {}
    assert view["papal"] is None


def test_CON_2_2_CON_R36_the_seat_named_as_first_takes_the_token() -> None:
    assert dealt(4).pending() == "choose-region 0"
    table = dealt(4, {"first": "2"})
    assert table.view()["holder"] == 2
    assert table.pending() == "choose-region 2"


def test_CON_R36_the_first_seat_must_be_at_the_table() -> None:
    with pytest.raises(Mistake, match="bad-number"):
        dealt(4, {"first": "4"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_CON_2_3_everybody_is_dealt_ten_and_the_rest_is_the_draw_pile(seats: int) -> None:
    view = dealt(seats).view()
    assert [seat["hand_size"] for seat in view["seats"]] == [10] * seats
    assert view["pile"] == 110 - 10 * seats
    assert view["discard"] == []


def test_CON_2_3_the_cards_are_shuffled() -> None:
    tables = [dealt(6, seed=seed) for seed in range(20)]
    assert len({str(table.hand(0)) for table in tables}) == 20
    seen = {card for table in tables for card in table.hand(5)}
    assert len(seen) == 15  # every kind of card comes to everybody


def test_CON_2_3_the_deal_is_face_down() -> None:
    view = dealt(3).view(1)
    assert ["hand" in seat for seat in view["seats"]] == [False, True, False]


def test_CON_2_4_the_holder_chooses_knowing_his_hand_and_the_first_battle_starts_there() -> None:
    table = dealt(3, {"first": "1"})
    assert table.pending() == "choose-region 1"
    assert len(table.hand(1)) == 10
    table.do("1 choose roma")
    assert table.view()["contested"] == "roma"
    assert table.pending() == "turn 1"  # nothing is discarded or dealt before


def test_CON_2_5_variants_and_target_are_fixed_before_the_deal() -> None:
    table = dealt(3, {"points": "on", "target": "30", "recapture": "on"})
    asked = {"drawing-after-battle": False, "points": True, "bigger-kingdoms": False}
    asked |= {"recapture": True, "face-down": False}
    for step in table.wander(seed=1, moves=300):
        assert step.view()["variants"] == asked
        assert step.view()["target"] == 30


def test_CON_2_5_the_standard_game_has_no_variant() -> None:
    table = dealt(4)
    assert not any(table.view()["variants"].values())
    assert table.view()["target"] is None


@pytest.mark.parametrize("options", [{"points": "maybe"}, {"target": "0"}, {"target": "many"}, {"house-rule": "on"}])
def test_CON_2_5_a_game_cannot_start_with_unknown_options(options: dict[str, str]) -> None:
    with pytest.raises(Mistake):
        dealt(4, options)
