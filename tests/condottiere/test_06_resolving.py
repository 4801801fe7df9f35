"""CON-6: resolving a battle, and the rulings on comparing."""

import pytest

from casusbelli.core import NotOffered, NotYourDecision
from tabletop import Tabletop, condottiere


def compared(*companies: str, placer: int = 0) -> Tabletop:
    """All players but the placer have passed; he ends the battle for Parma with a pass."""
    seats = [
        f"[[seat]]\nhand = ['scarecrow']\ncompany = {company.split()}\npassed = {str(seat != placer).lower()}"
        for seat, company in enumerate(companies)
    ]
    document = [f"seats = {len(companies)}", f"placer = {placer}", "contested = 'parma'", *seats]
    return condottiere("\n".join(document)).do(f"{placer} pass")


def result(table: Tabletop) -> tuple[dict[str, int], int]:
    """Who has the contested region, and who the token."""
    return table.view()["owners"], table.view()["holder"]


def test_CON_6_1_the_steps_come_in_their_fixed_order() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-1", "winter"] }, { hand = ["mercenary-2", "spring"] }]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-2", "0 pass", "1 pass")
    assert table.view()["owners"] == {"parma": 1}  # step 1
    assert table.pending() == "choose-region 1"  # step 2, while the companies still lie there
    assert (table.company(0), table.company(1)) == (["mercenary-1"], ["mercenary-2"])
    table.do("1 choose roma")
    assert (table.company(0), table.company(1)) == ([], [])  # step 3
    assert table.pending() == "discard-or-hold 1"  # step 4
    table.do("1 discard-hand", "0 hold-hand")
    assert table.pending() == "keep 0"  # end-of-round check


def test_CON_6_1_the_end_of_the_game_is_checked_before_the_next_region_is_chosen() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["mercenary-1"], regions = ["milano", "genova"] }, { hand = ["winter"] }]
    """)
    table.do("0 play mercenary-1", "1 pass")
    assert table.pending() == ""
    assert table.view()["winners"] == [0]


def test_CON_6_2_totals_are_computed_over_everything_in_play() -> None:
    table = compared("mercenary-10 mercenary-6", "courtesan courtesan courtesan", "winter", placer=2)
    assert [table.strength(seat) for seat in range(3)] == [2, 3, 0]
    assert table.view()["owners"] == {"parma": 1}


def test_CON_6_3_one_alone_with_the_highest_total_puts_his_marker_into_the_region() -> None:
    assert compared("mercenary-3", "mercenary-2", "mercenary-2").view()["owners"] == {"parma": 0}
    assert compared("mercenary-3", "mercenary-2", "mercenary-4").view()["owners"] == {"parma": 2}


def test_CON_6_4_the_winner_becomes_holder() -> None:
    table = compared("mercenary-3", "mercenary-2", "mercenary-4")
    assert table.view()["holder"] == 2
    assert table.pending() == "choose-region 2"


def test_CON_6_4_the_winner_becomes_holder_also_with_his_last_card() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [{ hand = ["mercenary-1", "winter"] }, { hand = ["mercenary-2"] }, { hand = ["mercenary-1", "winter"] }]
    """)
    table.do("0 pass", "1 play mercenary-2", "2 pass")
    assert table.pending() == "choose-region 1"


def test_CON_6_4_courtesans_come_before_the_winner() -> None:
    assert result(compared("mercenary-3", "courtesan", "mercenary-2")) == ({"parma": 0}, 1)


def test_CON_6_5_CON_R1_only_a_tie_for_the_highest_total_counts() -> None:
    assert compared("mercenary-3", "mercenary-3", "mercenary-2").view()["owners"] == {}
    assert compared("mercenary-3 mercenary-1", "mercenary-4", "heroine").view()["owners"] == {"parma": 2}


def test_CON_6_5_after_a_tie_the_region_stays_free() -> None:
    table = compared("mercenary-3", "mercenary-3")
    assert "choose parma" in table.legal(1)


@pytest.mark.parametrize(("placer", "left"), [(0, 1), (1, 2), (2, 0)])
def test_CON_6_6_CON_R6_after_a_tie_the_token_goes_left_of_the_placer(placer: int, left: int) -> None:
    assert result(compared("mercenary-3", "mercenary-3", "mercenary-1", placer=placer)) == ({}, left)


def test_CON_6_6_CON_R6_also_to_a_player_without_cards() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["mercenary-1"] }, { hand = [] }, { hand = ["mercenary-1"] }, { hand = ["mercenary-1"] }]
    """)
    table.do("0 pass", "2 pass", "3 pass")
    assert table.pending() == "choose-region 1"


def test_CON_6_6_one_alone_with_most_courtesans_takes_it_after_a_tie() -> None:
    assert result(compared("mercenary-3", "mercenary-1", "mercenary-2 courtesan")) == ({}, 2)


@pytest.mark.parametrize("card", ["", "drummer", "winter", "spring"])
def test_CON_6_7_CON_R4_a_total_of_nothing_never_wins(card: str) -> None:
    assert result(compared(card, "", "")) == ({}, 1)


def test_CON_R4_a_surrender_as_the_first_card_is_a_tie_and_is_spent() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [{ hand = ["surrender", "heroine"] }, { hand = ["heroine"] }, { hand = ["mercenary-1"] }]
    """)
    table.do("0 play surrender")
    assert result(table) == ({}, 1)
    table.do("1 choose roma")
    assert table.view()["discard"] == ["surrender"]


def test_CON_R2_only_a_tie_for_the_most_courtesans_counts() -> None:
    tied_below = compared("courtesan", "courtesan", "courtesan courtesan", "mercenary-6")
    assert result(tied_below) == ({"parma": 3}, 2)
    tied_for_most = compared("courtesan courtesan", "courtesan courtesan", "courtesan", "mercenary-6")
    assert result(tied_for_most) == ({"parma": 3}, 3)


def test_CON_R2_nobody_having_a_courtesan_is_no_majority() -> None:
    assert result(compared("mercenary-1", "mercenary-2")) == ({"parma": 1}, 1)


def test_CON_R3_after_a_tie_in_strength_the_courtesan_leader_gets_the_token() -> None:
    assert result(compared("mercenary-5", "mercenary-5", "mercenary-1", "courtesan")) == ({}, 3)


def test_CON_6_8_CON_R8_the_next_region_is_chosen_before_discards_and_deal() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-1"] }, { hand = ["mercenary-2"] }]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-2")
    assert table.pending() == "choose-region 1"
    assert (table.hand(0), table.hand(1)) == ([], [])  # the round is over, but nobody has been dealt a card
    table.do("1 choose roma")
    assert (len(table.hand(0)), len(table.hand(1))) == (10, 11)
    assert table.pending() == "turn 1"  # and the choice is binding
    assert table.view()["contested"] == "roma"


def test_CON_6_9_all_companies_are_discarded() -> None:
    table = compared("mercenary-3 drummer", "winter courtesan", "heroine").do("1 choose roma")
    assert table.view()["discard"] == ["mercenary-3", "winter", "courtesan", "drummer", "heroine"]
    assert [table.company(seat) for seat in range(3)] == [[], [], []]


def discarding(hand: list[str]) -> Tabletop:
    """Seat 1 is asked whether to discard this hand, then seat 2; seats 3 and 0 keep theirs."""
    return condottiere(f"""
        holder = 1
        contested = "roma"
        battles = 1
        pending = "discard-or-hold 1"
        seat = [
            {{ hand = ["mercenary-1"] }},
            {{ hand = {hand} }},
            {{ hand = ["drummer", "scarecrow"] }},
            {{ hand = ["mercenary-1"] }},
        ]
    """)


def test_CON_6_10_a_hand_without_mercenaries_may_be_discarded_or_not() -> None:
    assert discarding(["winter", "bishop"]).legal(1) == ["hold-hand", "discard-hand"]
    assert discarding(["winter", "bishop"]).do("1 hold-hand").hand(1) == ["winter", "bishop"]
    assert discarding(["winter", "bishop"]).do("1 discard-hand").hand(1) == []


def test_CON_6_10_who_has_no_card_is_not_asked() -> None:
    table = condottiere("""
        seats = 3
        battles = 1
        seat = [{ hand = ["winter"] }, { hand = [] }, { hand = ["winter"] }]
    """)
    table.do("0 choose roma", "0 hold-hand")
    assert table.pending() == "discard-or-hold 2"


@pytest.mark.parametrize("card", ["heroine", "courtesan"])
def test_CON_6_10_CON_R11_heroine_and_courtesan_do_not_bar_it(card: str) -> None:
    assert discarding([card, "winter"]).do("1 discard-hand").hand(1) == []


def test_CON_6_11_the_whole_hand_or_nothing() -> None:
    table = discarding(["winter", "bishop", "courtesan", "heroine"])
    assert len(table.legal(1)) == 2
    table.do("1 discard-hand")
    assert table.hand(1) == []
    assert table.view()["discard"] == ["winter", "bishop", "courtesan", "heroine"]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 10])
def test_CON_6_12_one_mercenary_in_hand_bars_it(value: int) -> None:
    table = discarding(["winter", "bishop", f"mercenary-{value}"])
    refusal = table.refusal("1 discard-hand")
    assert isinstance(refusal, NotOffered)
    assert (refusal.rule, refusal.reason) == ("CON-6.12", "holds-mercenary")
    assert table.legal(1) == ["hold-hand"]


def test_CON_6_13_discarded_hands_are_shown_to_all() -> None:
    table = discarding(["winter", "bishop"]).do("1 discard-hand")
    shown = "hand-discarded seat=seat:1 cards=('card:winter', 'card:bishop') count=2"
    assert all(shown in table.events(viewer) for viewer in (-1, 0, 1, 2, 3))


def test_CON_6_14_CON_R10_players_decide_clockwise_from_the_holder_each_seeing_the_earlier_ones() -> None:
    table = discarding(["winter", "bishop"])
    assert table.pending() == "discard-or-hold 1"
    assert isinstance(table.refusal("2 discard-hand"), NotYourDecision)
    table.do("1 discard-hand")
    assert table.pending() == "discard-or-hold 2"
    assert table.view(2)["discard"] == ["winter", "bishop"]
    assert [event.split(" ")[0] for event in table.events(2)] == ["hand-discarded"]
    table.do("2 hold-hand", "3 hold-hand")
    assert table.pending() == "discard-or-hold 0"


def test_CON_6_14_the_new_holder_is_asked_first() -> None:
    table = compared("", "", "mercenary-2", placer=1).do("2 choose roma")
    assert table.pending() == "discard-or-hold 2"


def test_CON_6_2_everybody_is_told_the_total_strength_of_each_company() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [
            { hand = ["mercenary-4"], company = ["drummer", "mercenary-3"] },
            { company = ["winter"] },
            { company = [] },
        ]
    """)
    table.do("0 play mercenary-4")
    assert [event for event in table.events() if event.startswith("total")] == [
        "total seat=seat:0 count=4",
        "total seat=seat:1 count=0",
    ]


def test_CON_6_5_a_tie_names_those_who_share_the_highest_strength() -> None:
    table = condottiere("""
        seats = 4
        contested = "parma"
        seat = [
            { hand = ["mercenary-4"] },
            { company = ["mercenary-4"] },
            { company = ["mercenary-3"] },
            { company = ["mercenary-3"] },
        ]
    """)
    table.do("0 play mercenary-4")
    assert "battle-tied region=region:parma seats=('seat:0', 'seat:1') count=4" in table.events()
