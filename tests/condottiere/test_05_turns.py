"""CON-5: turns of a battle."""

import pytest

from casusbelli.core import NotOffered, NotYourDecision
from tabletop import condottiere

EVERY_KIND = [f"mercenary-{value}" for value in (1, 2, 3, 4, 5, 6, 10)]
EVERY_KIND += ["winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"]

FOUR = """
    contested = "parma"
    placer = 2
    seat = [
        { hand = ["mercenary-1", "mercenary-2", "mercenary-2"] },
        { hand = ["mercenary-3", "mercenary-4"] },
        { hand = ["mercenary-5", "mercenary-6"] },
        { hand = ["heroine", "courtesan"] },
    ]
"""


def test_CON_5_1_the_placer_has_the_first_turn_and_turns_go_clockwise() -> None:
    table = condottiere(FOUR)
    order = []
    for move in ("2 play mercenary-5", "3 play heroine", "0 play mercenary-1", "1 play mercenary-3"):
        order.append(table.pending())
        table.do(move)
    assert order == ["turn 2", "turn 3", "turn 0", "turn 1"]
    assert table.pending() == "turn 2"


def test_CON_5_1_the_placer_of_a_later_battle_begins_it() -> None:
    table = condottiere(FOUR)
    table.do("2 play mercenary-5", "3 pass", "0 pass", "1 pass", "2 pass", "2 choose roma")
    table.do("2 hold-hand", "3 hold-hand", "0 hold-hand", "1 hold-hand")
    assert table.pending() == "turn 2"


def test_CON_5_2_a_turn_is_one_card_or_a_pass() -> None:
    table = condottiere(FOUR).do("2 pass", "3 pass")
    assert table.legal(0) == ["pass", "play mercenary-1", "play mercenary-2"]
    table.do("0 play mercenary-2")
    assert table.hand(0) == ["mercenary-1", "mercenary-2"]
    assert table.pending() == "turn 1"
    assert isinstance(table.refusal("0 play mercenary-1"), NotYourDecision)
    assert isinstance(table.refusal("0 pass"), NotYourDecision)


def test_CON_5_2_only_cards_from_the_own_hand_can_be_played() -> None:
    table = condottiere(FOUR)
    refusal = table.refusal("2 play heroine")
    assert isinstance(refusal, NotOffered)
    assert (refusal.rule, refusal.reason) == ("CON-5.2", "card-not-in-hand")


def test_CON_5_3_any_turn_may_be_a_pass_also_the_placers_first() -> None:
    table = condottiere(FOUR)
    assert "pass" in table.legal(2)
    table.do("2 pass", "3 play heroine", "0 pass", "1 pass")
    assert "pass" in table.legal(3)
    assert table.view()["seats"][2]["passed"]


@pytest.mark.parametrize("card", EVERY_KIND)
def test_CON_5_4_any_card_may_be_the_first_of_a_company_also_without_effect(card: str) -> None:
    table = condottiere(f"""
        contested = "parma"
        seat = [{{ hand = ["{card}", "mercenary-1"] }}, {{ hand = ["mercenary-1"] }}]
    """)
    assert f"play {card}" in table.legal(0)
    table.do(f"0 play {card}")
    assert table.view()["seats"][0]["hand_size"] == 1


def test_CON_5_4_a_card_may_be_played_at_any_time_also_when_the_last_one_left() -> None:
    table = condottiere(f"""
        contested = "parma"
        seat = [
            {{ hand = {EVERY_KIND}, company = ["winter", "drummer", "mercenary-1"] }},
            {{ hand = ["mercenary-1"], passed = true }},
        ]
    """)
    assert table.legal(0) == ["pass", *[f"play {card}" for card in EVERY_KIND]]


@pytest.mark.parametrize("card", EVERY_KIND)
def test_CON_5_5_CON_R24_a_played_card_lies_face_up_in_the_company_but_bishop_and_scarecrow_are_discarded(
    card: str,
) -> None:
    table = condottiere(f"""
        seats = 2
        contested = "parma"
        seat = [{{ hand = ["{card}", "mercenary-1"] }}, {{ hand = ["mercenary-1"] }}]
    """).do(f"0 play {card}")
    if card == "bishop":
        table.do("0 papal-off")
    is_discarded = card in ("bishop", "scarecrow")
    for viewer in (0, 1, -1):
        seen = table.view(viewer)
        assert seen["seats"][0]["company"] == ([] if is_discarded else [card])
        assert seen["seats"][1]["company"] == []
        assert seen["discard"] == ([card] if is_discarded else [])


def test_CON_5_6_CON_R22_all_totals_are_published_after_every_card_as_if_the_battle_ended_now() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["mercenary-10", "mercenary-6", "surrender"] },
            { hand = ["winter", "mercenary-5", "mercenary-1"] },
        ]
    """)

    def announced(move: str) -> list[str]:
        table.told.clear()
        return [event for event in table.do(move).events() if event.startswith("strength")]

    assert announced("0 play mercenary-10") == ["strength seat=seat:0 count=10", "strength seat=seat:1 count=0"]
    assert announced("1 play mercenary-5") == ["strength seat=seat:0 count=10", "strength seat=seat:1 count=5"]
    assert announced("0 play mercenary-6") == ["strength seat=seat:0 count=16", "strength seat=seat:1 count=5"]
    assert announced("1 play winter") == ["strength seat=seat:0 count=2", "strength seat=seat:1 count=1"]
    assert (table.strength(0), table.strength(1)) == (2, 1)
    assert announced("0 play surrender") == ["strength seat=seat:0 count=2", "strength seat=seat:1 count=1"]


def test_CON_5_6_totals_are_published_after_bishop_and_scarecrow_took_effect() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["bishop", "mercenary-1"], company = ["mercenary-2"] },
            { hand = ["scarecrow", "mercenary-1"], company = ["mercenary-6", "mercenary-3"] },
        ]
    """)
    table.do("0 play bishop", "0 papal-off")
    assert table.events()[-1] == "strength seat=seat:1 count=3"
    table.do("1 play scarecrow", "1 retrieve mercenary-3")
    assert table.events()[-1] == "strength seat=seat:1 count=0"


def test_CON_5_7_a_pass_is_final_for_this_battle() -> None:
    table = condottiere(FOUR).do("2 play mercenary-5", "3 play heroine", "0 pass", "1 play mercenary-3")
    table.do("2 play mercenary-6", "3 play courtesan")
    assert table.pending() == "turn 1"
    assert isinstance(table.refusal("0 play mercenary-1"), NotYourDecision)


@pytest.mark.parametrize("move", ["0 play mercenary-1", "0 pass"])
def test_CON_5_7_who_has_passed_is_told_so_with_the_rule(move: str) -> None:
    table = condottiere(FOUR).do("2 play mercenary-5", "3 play heroine", "0 pass")
    refusal = table.refusal(move)
    assert isinstance(refusal, NotYourDecision)
    assert (refusal.rule, refusal.reason) == ("CON-5.7", "already-passed")
    assert refusal.facts["awaited"] == ("seat:1",)


def test_CON_5_7_a_pass_is_no_reason_for_what_is_not_a_turn() -> None:
    table = condottiere(FOUR).do("2 play mercenary-5", "3 pass", "0 pass")
    for move in ("0 choose roma", "2 play mercenary-6"):
        refusal = table.refusal(move)
        assert refusal is not None
        assert refusal.reason == "not-your-decision"
    table.do("1 pass", "2 pass")
    assert table.pending() == "choose-region 2"
    refusal = table.refusal("0 play mercenary-1")
    assert refusal is not None
    assert refusal.reason == "not-your-decision"


def test_CON_5_7_a_pass_ends_with_the_battle() -> None:
    table = condottiere(FOUR).do("2 pass", "3 pass", "0 pass", "1 pass", "3 choose roma")
    table.do("3 hold-hand", "0 hold-hand", "1 hold-hand", "2 hold-hand", "3 pass", "0 pass", "1 pass")
    assert table.pending() == "turn 2"


def test_CON_5_8_the_company_of_a_player_who_has_passed_can_win() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-6", "winter"] }, { hand = ["mercenary-5"] }]
    """)
    table.do("0 play mercenary-6", "1 play mercenary-5", "0 pass")
    assert table.view()["owners"] == {"parma": 0}


def test_CON_5_8_the_company_of_a_player_who_has_passed_can_lose_cards() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["heroine"], passed = true, company = ["mercenary-6", "mercenary-1", "spring"] },
            { hand = ["bishop", "winter", "mercenary-1"] },
        ]
        pending = "turn 1"
    """)
    table.do("1 play bishop", "1 papal-off")
    assert table.company(0) == ["mercenary-1", "spring"]
    table.do("1 play winter")
    assert table.company(0) == ["mercenary-1"]


def test_CON_5_9_the_last_player_goes_on_one_card_at_a_time_as_long_as_he_likes() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["winter"] }, { hand = ["mercenary-1", "mercenary-1", "heroine"] }, { hand = ["winter"] }]
    """)
    table.do("0 pass", "1 play mercenary-1", "2 pass")
    assert table.legal(1) == ["pass", "play mercenary-1", "play heroine"]
    table.do("1 play mercenary-1")
    assert table.pending() == "turn 1"
    table.do("1 pass")
    assert table.pending() == "choose-region 1"


OUT_OF_CARDS = """
    contested = "parma"
    seats = 3
    seat = [{ hand = ["mercenary-1"] }, { hand = ["mercenary-2", "mercenary-3"] }, { hand = ["winter", "winter"] }]
"""


def test_CON_5_10_a_player_with_an_empty_hand_passes_by_himself() -> None:
    table = condottiere(OUT_OF_CARDS).do("0 play mercenary-1", "1 play mercenary-2", "2 pass")
    assert table.pending() == "turn 1"
    assert table.view()["seats"][0]["passed"]
    assert "out-of-cards seat=seat:0" in table.events()


def test_CON_R26_he_passes_in_his_next_turn() -> None:
    table = condottiere(OUT_OF_CARDS).do("0 play mercenary-1", "1 play mercenary-2")
    assert not table.view()["seats"][0]["passed"]


def test_CON_R26_the_battle_ends_as_soon_as_nobody_has_cards_and_the_right_to_play() -> None:
    table = condottiere(OUT_OF_CARDS).do("0 play mercenary-1", "1 pass", "2 play winter", "2 play winter")
    assert table.pending().startswith("choose-region")


def test_CON_5_11_who_starts_without_cards_takes_no_turn_until_he_gets_some() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [
            { hand = [] },
            { hand = ["mercenary-2", "mercenary-3", "mercenary-4"] },
            { hand = ["mercenary-1", "mercenary-5"] },
        ]
        pending = "turn 1"
    """)
    table.do("1 pass", "2 play mercenary-1", "2 pass", "2 choose roma", "2 hold-hand", "1 hold-hand")
    table.do("2 play mercenary-5", "1 pass")  # the second battle without him
    assert table.pending() == "choose-region 2"
    table.do("2 choose siena", "1 hold-hand", "1 keep-no-more", "2 pass")
    assert table.pending() == "turn 0"  # a new round: he has cards again


def test_CON_5_11_CON_R5_he_counts_with_strength_nothing_in_the_comparison() -> None:
    """So a lone player with cards does not win by doing nothing."""
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["drummer", "heroine"] }, { hand = [] }]
    """)
    table.do("0 play drummer", "0 pass")
    assert table.view()["owners"] == {}
    assert table.pending() == "choose-region 1"


def test_CON_5_12_a_played_card_does_not_return_to_hand() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["mercenary-6", "spring", "drummer", "heroine"] },
            { hand = ["bishop", "winter", "mercenary-1"] },
        ]
    """)
    table.do("0 play mercenary-6", "1 play bishop", "1 papal-off", "0 play spring", "1 play winter", "0 play drummer")
    table.do("1 pass", "0 pass", "1 choose roma")
    assert (table.hand(0), table.hand(1)) == (["heroine"], ["mercenary-1"])
    assert table.view()["discard"] == ["mercenary-6", "winter", "spring", "bishop", "drummer"]


def test_CON_5_12_a_scarecrow_brings_one_back() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["scarecrow"], company = ["mercenary-6", "mercenary-2"] }, { hand = ["winter"] }]
    """)
    table.do("0 play scarecrow", "0 retrieve mercenary-6")
    assert (table.hand(0), table.company(0)) == (["mercenary-6"], ["mercenary-2"])


def test_CON_5_13_the_battle_ends_when_nobody_is_left_to_play() -> None:
    table = condottiere(FOUR).do("2 play mercenary-5", "3 pass", "0 pass", "1 pass", "2 play mercenary-6")
    assert table.pending() == "choose-region 2"
    assert table.view()["owners"] == {"parma": 2}


def test_CON_5_13_the_battle_ends_at_once_with_a_surrender() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [{ hand = ["mercenary-2"] }, { hand = ["surrender", "mercenary-1"] }, { hand = ["mercenary-6"] }]
    """)
    table.do("0 play mercenary-2", "1 play surrender")
    assert table.pending() == "choose-region 0"
    assert table.view()["owners"] == {"parma": 0}


def test_CON_R23_a_scarecrow_needs_nothing_to_take_back() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["scarecrow", "winter"], company = ["heroine"] }, { hand = ["mercenary-1"] }]
    """)
    table.do("0 play scarecrow")
    assert table.pending() == "turn 1"
    assert table.company(0) == ["heroine"]


def test_CON_R23_a_card_taken_back_from_the_winter_has_its_printed_value() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["scarecrow"], company = ["mercenary-5"] },
            { hand = ["spring", "spring"], company = ["winter"] },
        ]
    """)
    assert table.strength(0) == 1
    table.do("0 play scarecrow", "0 retrieve mercenary-5")
    assert table.hand(0) == ["mercenary-5"]
    table.do("1 play spring", "0 play mercenary-5")
    assert table.strength(0) == 8


def test_CON_R23_who_took_his_only_card_back_is_not_out() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["scarecrow"], company = ["mercenary-5"] }, { hand = ["winter", "winter"] }]
    """)
    table.do("0 play scarecrow", "0 retrieve mercenary-5", "1 play winter")
    assert table.legal(0) == ["pass", "play mercenary-5"]
