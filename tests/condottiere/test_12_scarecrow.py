"""CON-12: the scarecrow."""

from tabletop import Tabletop, condottiere


def scarecrow(company: list[str], hand: list[str]) -> Tabletop:
    """Seat 0 has just played a scarecrow."""
    table = condottiere(f"""
        seats = 2
        contested = "parma"
        discard = ["mercenary-5"]
        seat = [
            {{ hand = {["scarecrow", *hand]}, company = {company} }},
            {{ hand = ["mercenary-1", "mercenary-1"], company = ["mercenary-10"] }},
        ]
    """)
    return table.do("0 play scarecrow")


def test_CON_12_1_a_scarecrow_takes_back_one_mercenary() -> None:
    table = scarecrow(["mercenary-3", "mercenary-3", "mercenary-6"], ["winter"])
    assert table.legal(0) == ["retrieve-nothing", "retrieve mercenary-3", "retrieve mercenary-6"]
    table.do("0 retrieve mercenary-3")
    assert table.hand(0) == ["mercenary-3", "winter"]
    assert table.company(0) == ["mercenary-3", "mercenary-6"]
    assert table.pending() == "turn 1"


def test_CON_12_2_taking_back_is_a_choice_made_after_the_scarecrow_lies_on_the_table() -> None:
    table = scarecrow(["mercenary-6"], ["winter"])
    assert table.pending() == "retrieve 0"
    assert "scarecrow" not in table.hand(0)
    table.do("0 retrieve-nothing")
    assert table.hand(0) == ["winter"]
    assert table.company(0) == ["mercenary-6"]
    assert table.pending() == "turn 1"


def test_CON_12_3_a_scarecrow_may_be_played_with_nothing_to_take_back() -> None:
    table = scarecrow([], ["winter"])
    assert table.pending() == "turn 1"
    assert table.hand(0) == ["winter"]
    assert table.company(0) == []


def test_CON_12_4_specials_other_companies_and_the_discard_pile_are_out_of_reach() -> None:
    table = scarecrow(["mercenary-2", "courtesan", "heroine", "drummer", "winter"], [])
    assert table.legal(0) == ["retrieve-nothing", "retrieve mercenary-2"]
    for elsewhere in ("mercenary-10", "mercenary-5"):
        refusal = table.refusal(f"0 retrieve {elsewhere}")
        assert refusal is not None
        assert refusal.rule == "CON-12.4"


def test_CON_12_5_the_scarecrow_goes_to_the_discard_pile() -> None:
    table = scarecrow(["mercenary-2"], ["winter"]).do("0 retrieve-nothing")
    assert table.view()["discard"] == ["mercenary-5", "scarecrow"]
    assert table.company(0) == ["mercenary-2"]


def test_CON_12_6_a_mercenary_taken_back_may_be_played_again_and_keeps_its_player_in() -> None:
    table = scarecrow(["mercenary-6"], [])
    table.do("0 retrieve mercenary-6", "1 play mercenary-1")
    assert table.pending() == "turn 0"
    table.do("0 play mercenary-6")
    assert table.company(0) == ["mercenary-6"]


def test_CON_12_6_a_player_whose_scarecrow_was_the_last_card_and_took_nothing_is_out() -> None:
    table = scarecrow(["mercenary-6"], []).do("0 retrieve-nothing", "1 play mercenary-1")
    assert table.pending() == "turn 1"
