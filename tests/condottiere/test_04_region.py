"""CON-4: choosing the region."""

from casusbelli.core import NotOffered, NotYourDecision
from tabletop import condottiere

MID_GAME = """
    holder = 1
    papal = "siena"
    battles = 3
    [[seat]]
    hand = ["mercenary-1", "mercenary-2"]
    regions = ["parma", "roma"]
    [[seat]]
    hand = ["mercenary-3"]
    regions = ["napoli"]
"""
FREE = [
    "torino",
    "milano",
    "venezia",
    "genova",
    "mantova",
    "ferrara",
    "modena",
    "bologna",
    "lucca",
    "firenze",
    "urbino",
    "spoleto",
    "ancona",
]


def test_CON_4_1_the_holder_and_nobody_else_puts_the_token_into_a_region() -> None:
    table = condottiere(MID_GAME)
    assert table.pending() == "choose-region 1"
    assert isinstance(table.refusal("0 choose milano"), NotYourDecision)
    table.do("1 choose milano")
    assert (table.view()["contested"], table.view()["placer"]) == ("milano", 1)


def test_CON_4_2_CON_R28_a_region_with_a_marker_cannot_be_chosen_not_even_the_own_one() -> None:
    table = condottiere(MID_GAME)
    for region, reason in (("parma", "region-controlled"), ("napoli", "region-own")):
        refusal = table.refusal(f"1 choose {region}")
        assert isinstance(refusal, NotOffered)
        assert (refusal.rule, refusal.reason) == ("CON-4.2", reason)


def test_CON_4_3_the_papal_region_cannot_be_chosen() -> None:
    refusal = condottiere(MID_GAME).refusal("1 choose siena")
    assert isinstance(refusal, NotOffered)
    assert (refusal.rule, refusal.reason) == ("CON-4.3", "region-papal")


def test_CON_4_4_every_other_region_can_be_chosen() -> None:
    assert condottiere(MID_GAME).legal(1) == [f"choose {region}" for region in FREE]


def test_CON_4_4_a_tied_region_can_be_chosen_again_at_once() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-1", "mercenary-2"] }, { hand = ["mercenary-3"] }]
    """)
    table.do("0 pass", "1 pass", "1 choose parma", "1 hold-hand", "0 hold-hand")
    assert table.view()["contested"] == "parma"
    assert table.pending() == "turn 1"


def test_CON_4_5_the_choice_cannot_be_refused_or_passed_on() -> None:
    table = condottiere(MID_GAME)
    assert all(move.startswith("choose ") for move in table.legal(1))
    assert isinstance(table.refusal("1 pass"), NotOffered)
    assert table.pending() == "choose-region 1"


def test_CON_4_5_the_choice_cannot_be_changed_later() -> None:
    table = condottiere(MID_GAME).do("1 choose milano")
    assert isinstance(table.refusal("1 choose torino"), NotOffered)
    table.do("1 hold-hand", "0 hold-hand")
    assert isinstance(table.refusal("1 choose torino"), NotOffered)
    assert table.view()["contested"] == "milano"


def test_CON_4_6_CON_R7_a_holder_without_cards_chooses_and_the_next_with_cards_has_the_first_turn() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [
            { hand = ["mercenary-6"] },
            { hand = [] },
            { hand = ["mercenary-1", "mercenary-2"] },
            { hand = ["mercenary-3"] },
        ]
    """)
    table.do("0 play mercenary-6", "2 pass", "3 pass")
    assert table.pending() == "choose-region 0"
    table.do("0 choose roma", "2 hold-hand", "3 hold-hand")
    assert (table.view()["placer"], table.view()["contested"]) == (0, "roma")
    assert table.pending() == "turn 2"
