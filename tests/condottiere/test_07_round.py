"""CON-7: end of a round."""

from casusbelli.core import NotOffered
from tabletop import Tabletop, condottiere


def last_player(hand: list[str], regions: str = "[]") -> Tabletop:
    """Seat 1 is the last with cards after a tie; the battle for Roma is chosen."""
    return condottiere(f"""
        seats = 3
        contested = "parma"
        placer = 2
        papal = "napoli"
        discard = ["bishop", "bishop"]
        seat = [
            {{ hand = [], company = ["mercenary-1"], regions = {regions} }},
            {{ hand = {hand} }},
            {{ hand = [], company = ["mercenary-1"], regions = ["venezia"] }},
        ]
        pending = "turn 1"
    """).do("1 pass", "0 choose roma", "1 hold-hand")


def test_CON_7_1_CON_R14_the_round_does_not_end_during_a_battle() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-6"] }, { hand = ["mercenary-1", "mercenary-2", "mercenary-4"] }]
    """)
    table.do("0 play mercenary-6")  # all but one have played their last card
    assert table.pending() == "turn 1"
    table.do("1 play mercenary-4", "1 play mercenary-2", "1 play mercenary-1", "1 choose roma")
    assert "new-round " in table.events()


def test_CON_7_1_hands_discarded_in_step_four_count_in_the_check() -> None:
    table = condottiere("""
        seats = 3
        battles = 1
        seat = [{ hand = ["winter", "spring"] }, { hand = ["drummer", "heroine"] }, { hand = ["mercenary-1"] }]
    """)
    table.do("0 choose roma", "0 discard-hand", "1 discard-hand")
    assert "new-round " not in table.events()  # the check is made once, after everybody decided
    assert table.pending() == "discard-or-hold 2"
    table.do("2 hold-hand")
    assert table.pending() == "keep 2"


def test_CON_7_2_with_two_players_who_have_cards_the_round_goes_on_in_the_chosen_region() -> None:
    table = condottiere("""
        battles = 1
        seat = [{ hand = ["winter"] }, { hand = [] }, { hand = ["mercenary-1"] }, { hand = [] }]
    """)
    table.do("0 choose roma", "0 hold-hand", "2 hold-hand")
    assert table.pending() == "turn 0"
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [1, 0, 1, 0]
    assert table.view()["contested"] == "roma"


def test_CON_7_3_with_one_player_who_has_cards_the_round_ends() -> None:
    table = last_player(["mercenary-1"])
    assert table.pending() == "keep 1"
    table.do("1 keep-no-more")
    assert "new-round " in table.events()


def test_CON_7_3_CON_R9_with_nobody_who_has_cards_the_round_ends_and_nothing_is_kept() -> None:
    table = condottiere("""
        seats = 3
        battles = 1
        seat = [{ hand = ["winter"] }, { hand = ["spring"] }]
    """)
    table.do("0 choose roma", "0 discard-hand", "1 discard-hand")
    assert table.pending() == "turn 0"
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [10, 10, 10]
    assert not any(event.startswith("cards-kept") for event in table.events())


def test_CON_7_4_the_last_player_keeps_two_cards_of_any_kind() -> None:
    table = last_player(["mercenary-10", "heroine", "heroine", "surrender"])
    table.do("1 keep heroine", "1 keep surrender")
    assert table.pending() == "turn 0"  # two are the most
    assert len(table.hand(1)) == 10
    assert table.hand(1).count("heroine") >= 1
    assert "surrender" in table.hand(1)
    assert "cards-kept seat=seat:1 count=2" in table.events()


def test_CON_7_4_he_may_keep_two_of_a_kind_but_no_more_copies_than_he_has() -> None:
    table = last_player(["mercenary-10", "heroine", "heroine"])
    assert table.legal(1) == ["keep-no-more", "keep mercenary-10", "keep heroine"]
    table.do("1 keep mercenary-10")
    refusal = table.refusal("1 keep mercenary-10")
    assert isinstance(refusal, NotOffered)
    assert refusal.rule == "CON-7.4"


def test_CON_7_4_CON_R12_he_may_keep_one_or_none() -> None:
    table = last_player(["mercenary-10", "heroine"]).do("1 keep-no-more")
    assert "cards-kept seat=seat:1 count=0" in table.events()
    table = last_player(["mercenary-10", "heroine"]).do("1 keep heroine", "1 keep-no-more")
    assert "cards-kept seat=seat:1 count=1" in table.events()
    assert "dealt seat=seat:1 count=9" in table.events()
    assert "heroine" in table.hand(1)


def test_CON_R12_others_see_only_how_many_are_kept() -> None:
    one = last_player(["mercenary-10", "heroine", "winter"]).do("1 keep heroine")
    other = last_player(["mercenary-10", "heroine", "winter"]).do("1 keep winter")
    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)
    one.do("1 keep-no-more")
    assert not any("cards-kept-own" in event for event in one.events(0) + one.events())
    assert "cards-kept-own seat=seat:1 cards=('card:heroine',) count=1" in one.events(1)


def test_CON_7_5_draw_pile_and_discard_pile_are_shuffled_together() -> None:
    keeps = ["mercenary-10", "heroine"]
    drawn = []
    for seed in range(8):
        table = condottiere(f"""
            seats = 2
            seed = "{seed}"
            contested = "parma"
            discard = {["courtesan"] * 12 + ["scarecrow"] * 16 + ["drummer"] * 6}
            seat = [{{ hand = {keeps}, company = ["mercenary-1"] }}, {{ hand = [] }}]
        """).do("0 pass", "0 choose roma", "0 hold-hand", "0 keep mercenary-10", "0 keep heroine")
        assert table.view()["discard"] == []
        assert table.view()["pile"] == 110 - 21
        drawn.append(table.document()["draw"])
        assert set(table.hand(1)) & {"courtesan", "scarecrow", "drummer"}
    assert len({str(pile) for pile in drawn}) == 8
    assert all(pile.count("heroine") <= 2 for pile in drawn)  # a kept card is not shuffled in


def test_CON_7_6_everybody_is_dealt_up_to_ten_kept_cards_included() -> None:
    table = last_player(["mercenary-10", "heroine", "winter"]).do("1 keep heroine", "1 keep winter")
    deals = [event for event in table.events() if event.startswith("dealt")]
    assert deals[:3] == ["dealt seat=seat:0 count=10", "dealt seat=seat:1 count=8", "dealt seat=seat:2 count=10"]


def test_CON_7_7_then_one_more_for_each_region() -> None:
    table = last_player(["mercenary-10"], regions='["torino", "firenze"]').do("1 keep mercenary-10")
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [12, 10, 11]
    deals = [event for event in table.events() if event.startswith("dealt")]
    assert deals[3:] == ["dealt seat=seat:0 count=2", "dealt seat=seat:2 count=1"]


def test_CON_E1_three_regions_and_no_cards_give_a_hand_of_thirteen() -> None:
    table = condottiere("""
        seats = 2
        battles = 3
        holder = 1
        seat = [{ hand = [], regions = ["parma", "venezia", "siena"] }, { hand = ["winter"] }]
    """)
    table.do("1 choose roma", "1 hold-hand", "1 keep winter")
    assert table.view()["seats"][0]["hand_size"] == 13
    deals = [event for event in table.events() if event.startswith("dealt seat=seat:0")]
    assert deals == ["dealt seat=seat:0 count=10", "dealt seat=seat:0 count=3"]


def test_CON_7_8_CON_R13_the_largest_deal_leaves_cards_in_the_pile() -> None:
    table = condottiere("""
        seats = 6
        contested = "napoli"
        seat = [
            { hand = ["winter"], regions = ["torino", "venezia", "siena"] },
            { regions = ["milano", "bologna", "ancona"] },
            { regions = ["genova", "mantova", "roma"] },
            { regions = ["ferrara", "parma", "spoleto"] },
            { regions = ["modena", "urbino"] },
            { regions = ["lucca", "firenze"] },
        ]
    """)
    table.do("0 pass", "0 hold-hand", "0 keep-no-more")  # a tie; the last free region is chosen again
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [13, 13, 13, 13, 12, 12]
    assert table.view()["pile"] == 110 - 76


def test_CON_7_9_the_new_round_starts_in_the_region_chosen_before_with_its_placer() -> None:
    table = last_player(["heroine"]).do("1 keep heroine")
    assert (table.view()["contested"], table.view()["placer"]) == ("roma", 0)
    assert table.pending() == "turn 0"
