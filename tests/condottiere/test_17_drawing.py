"""CON-17: drawing after battle."""

import pytest

from italy import COPIES
from tabletop import Tabletop, condottiere, dealt


def drawing(*seats: str, more: str = "") -> Tabletop:
    """A battle for Parma that seat 0 has started, with drawing after it."""
    return condottiere(f"""
        seats = {len(seats)}
        variants = ["drawing-after-battle"]
        battles = 1
        contested = "parma"
        {more}
        seat = [{", ".join(seats)}]
    """)


def all_but(*cards: str) -> list[str]:
    """The rest of the deck."""
    return [card for card, copies in COPIES.items() for _ in range(copies - cards.count(card))]


def sizes(table: Tabletop) -> list[int]:
    return [seat["hand_size"] for seat in table.view()["seats"]]


def test_CON_17_1_no_hand_is_discarded_and_no_round_ends() -> None:
    """Seat 0 alone has cards, none of them mercenaries."""
    table = drawing("{ hand = ['winter', 'spring', 'bishop'], company = ['mercenary-1'] }", "{}")
    table.do("0 pass", "0 draw 0", "1 draw 0", "0 choose roma")
    assert table.pending() == "turn 0"
    assert table.hand(0) == ["winter", "spring", "bishop"]
    assert sizes(table) == [3, 0]


@pytest.mark.parametrize("seats", [2, 6])
def test_CON_17_2_every_player_starts_with_seven_cards(seats: int) -> None:
    table = dealt(seats, {"drawing-after-battle": "on"})
    assert sizes(table) == [7] * seats
    assert table.view()["pile"] == 110 - 7 * seats


def test_CON_17_3_draws_come_before_the_new_region_and_that_before_discarding_companies() -> None:
    table = drawing("{ hand = ['winter'], company = ['mercenary-1'] }", "{ hand = ['winter'] }").do("0 pass", "1 pass")
    assert table.view()["owners"] == {"parma": 0}
    assert table.pending() == "draw 0"
    assert table.company(0) == ["mercenary-1"]
    table.do("0 draw 1", "1 draw 1")
    assert table.pending() == "choose-region 0"
    assert table.company(0) == ["mercenary-1"]
    table.do("0 choose roma")
    assert table.company(0) == []
    assert table.view()["discard"] == ["mercenary-1"]
    assert table.pending() == "turn 0"


def test_CON_R43_a_game_that_is_won_ends_before_drawing() -> None:
    regions = ["torino", "genova", "milano"]
    table = drawing(f"{{ hand = ['winter'], company = ['mercenary-1'], regions = {regions} }}", "{}").do("0 pass")
    assert table.view()["winners"] == [0]
    assert sizes(table) == [1, 0]


def test_CON_17_4_the_limit_counts_the_region_just_conquered() -> None:
    table = drawing(
        f"{{ hand = {['scarecrow'] * 9}, company = ['mercenary-1'] }}",
        "{ hand = ['winter', 'winter', 'spring', 'bishop', 'bishop', 'bishop', 'bishop', 'bishop', 'bishop'] }",
    )
    table.everybody_passes()
    assert table.legal(0) == ["draw 0", "draw 1", "draw 2"]
    table.do("0 draw 2")
    assert table.legal(1) == ["draw 0", "draw 1"]


def test_CON_17_5_CON_R40_a_player_may_draw_up_to_three_cards_or_none() -> None:
    seats = ["{ hand = ['winter'], company = ['mercenary-1'] }", "{ hand = ['winter'] }", "{ hand = ['winter'] }"]
    table = drawing(*seats, more="draw = ['heroine', 'drummer', 'surrender', 'spring']").everybody_passes()
    assert table.legal(0) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    table.do("0 draw 2", "1 draw 0", "2 draw 1")
    assert [table.hand(seat) for seat in range(3)] == [
        ["winter", "drummer", "heroine"],
        ["winter"],
        ["winter", "surrender"],
    ]


def test_CON_17_5_nobody_draws_beyond_the_limit() -> None:
    table = drawing("{ hand = ['winter'] }", f"{{ hand = {['scarecrow'] * 8} }}").everybody_passes()
    assert table.pending() == "draw 1"
    assert table.legal(1) == ["draw 0", "draw 1", "draw 2"]
    refusal = table.refusal("1 draw 3")
    assert refusal is not None
    assert refusal.rule == "CON-17.5"


def test_CON_17_6_CON_R42_when_nobody_has_cards_everybody_draws_exactly_ten() -> None:
    table = drawing("{ hand = ['mercenary-1'], regions = ['roma', 'torino'] }", "{}", "{ regions = ['siena'] }")
    table.do("0 play mercenary-1")
    assert sizes(table) == [10, 10, 10]
    assert table.pending() == "choose-region 0"


def test_CON_17_7_a_hand_above_the_limit_is_kept_and_not_filled() -> None:
    table = drawing("{ hand = ['winter'] }", f"{{ hand = {['scarecrow'] * 12} }}", "{ hand = ['winter'] }")
    table.everybody_passes()
    assert sizes(table) == [1, 12, 1]
    assert table.pending() == "draw 2"


def test_CON_17_8_CON_R40_draws_go_clockwise_from_the_holder() -> None:
    rows = ["{ hand = ['scarecrow'] }"] * 4
    rows[2] = "{ hand = ['scarecrow'], company = ['mercenary-1'] }"
    table = drawing(*rows).everybody_passes()
    order = []
    while table.pending().startswith("draw"):
        order.append(table.pending())
        table.do(f"{table.state.awaited()[0]} draw 3")
    assert order == ["draw 2", "draw 3", "draw 0", "draw 1"]
    assert sizes(table) == [4, 4, 4, 4]


def test_CON_17_9_CON_R41_the_discard_pile_is_shuffled_into_an_empty_draw_pile_without_the_companies() -> None:
    discard = all_but("winter", "winter", "mercenary-1", "heroine")
    seats = ["{ hand = ['winter'], company = ['mercenary-1'] }", "{ hand = ['winter'] }"]
    table = drawing(*seats, more=f"draw = ['heroine']\ndiscard = {discard}").everybody_passes()
    table.do("0 draw 3")
    assert "heroine" in table.hand(0)
    assert sizes(table) == [4, 1]
    assert table.view()["discard"] == []
    assert table.view()["pile"] == len(discard) - 2
    assert table.company(0) == ["mercenary-1"]


def test_CON_R41_the_companies_are_shuffled_in_when_even_the_discard_pile_is_too_short() -> None:
    """Six players have laid 59 of their cards; the last is played now, and 50 are left for 60 draws."""
    laid = [card for card in all_but() if card.startswith(("mercenary", "drummer"))]
    companies = [laid[seat * 10 : seat * 10 + 10] for seat in range(6)]
    seats = [f"{{ company = {company} }}" for company in companies]
    seats[0] = f"{{ hand = ['mercenary-1'], company = {companies[0][1:]} }}"
    table = drawing(*seats)
    table.do("0 play mercenary-1")
    assert sizes(table) == [10] * 6
    assert [table.company(seat) for seat in range(6)] == [[]] * 6
    assert table.view()["pile"] == 50


def test_CON_17_10_CON_R44_a_player_without_cards_who_draws_none_sits_out_until_he_draws() -> None:
    table = drawing("{ hand = ['mercenary-1', 'winter'] }", "{}", "{ hand = ['winter'] }")
    table.do("0 play mercenary-1", "2 pass", "0 pass", "0 draw 0", "1 draw 0", "2 draw 0", "0 choose roma", "0 pass")
    assert table.pending() == "turn 2"
    table.do("2 pass")
    assert table.pending() == "draw 1"
    table.do("1 draw 3", "2 draw 0", "0 draw 0", "1 choose siena")
    assert table.pending() == "turn 1"


def test_CON_17_11_the_final_battle_deals_ten_and_regions_and_nothing_is_drawn_after_it() -> None:
    four_each = [
        "{ hand = ['scarecrow'], regions = ['milano', 'venezia', 'lucca', 'firenze'] }",
        "{ hand = ['scarecrow'], regions = ['genova', 'bologna', 'siena', 'ancona'] }",
        "{ hand = ['scarecrow'], regions = ['torino', 'mantova', 'urbino'], company = ['mercenary-1'] }",
        "{ hand = ['scarecrow'], regions = ['ferrara', 'modena', 'spoleto', 'roma'] }",
    ]
    table = drawing(*four_each, more="papal = 'napoli'").everybody_passes()
    assert sizes(table) == [14, 14, 14, 14]
    table.everybody_passes()
    assert table.pending() == ""
    assert sizes(table) == [14, 14, 14, 14]


def test_CON_E7_nine_cards_and_one_region_leave_room_for_two() -> None:
    table = drawing("{ hand = ['winter'] }", f"{{ hand = {['scarecrow'] * 9}, regions = ['roma'] }}").everybody_passes()
    assert table.pending() == "draw 1"
    assert table.legal(1) == ["draw 0", "draw 1", "draw 2"]
