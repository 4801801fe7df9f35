"""CON-1: terms."""

from collections import Counter
from typing import Any

import pytest

from casusbelli.core import Mistake
from italy import COPIES
from tabletop import condottiere, dealt, mistake

DECK = Counter(COPIES)
ALL_VARIANTS = dict.fromkeys(("drawing-after-battle", "bigger-kingdoms", "recapture", "face-down"), "on")


def cards_in(document: dict[str, Any]) -> Counter[str]:
    """Every card of a position: draw pile, discard pile, hands and companies."""
    found = Counter(document["draw"] + document["discard"])
    for seat in document["seat"]:
        found.update(seat["hand"] + seat["company"] + ([seat["face-down"]] if "face-down" in seat else []))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_CON_1_1_two_to_six_play(seats: int) -> None:
    assert len(dealt(seats).view()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_CON_1_1_no_table_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(Mistake, match="bad-seats"):
        dealt(seats)


def test_CON_1_2_seventeen_regions_are_chosen_fought_over_and_controlled() -> None:
    table = dealt(2)
    regions = [move.removeprefix("choose ") for move in table.legal(0)]
    assert len(set(regions)) == 17
    for region in regions:
        battle = condottiere(f"""
            seats = 2
            contested = "{region}"
            seat = [{{ hand = ["mercenary-1"] }}, {{ hand = ["winter"] }}]
        """).do("0 play mercenary-1", "1 pass")
        assert battle.view()["owners"] == {region: 0}


def win(region: str, kingdom: str, others: str) -> str:
    """Seat 0 of four wins a region next to a kingdom of two; what is pending then."""
    table = condottiere(f"""
        contested = "{region}"
        seat = [{{ hand = ["mercenary-1"], regions = ["{kingdom}", "{others}"] }}, {{ hand = ["winter"] }}]
    """)
    return table.do("0 play mercenary-1", "1 pass").pending()


def test_CON_1_3_regions_are_adjacent_exactly_when_they_have_a_common_border() -> None:
    assert win("lucca", "parma", "modena") == ""  # all three border each other
    assert win("lucca", "parma", "genova") == ""  # parma borders both
    assert win("lucca", "genova", "milano") == "choose-region 0"  # parma lies between lucca and genova
    assert win("parma", "mantova", "venezia") == "choose-region 0"  # milano and modena touch instead


def test_CON_1_4_the_deck_is_the_printed_one() -> None:
    assert cards_in(dealt(6).document()) == DECK
    assert sum(DECK.values()) == 110


@pytest.mark.parametrize("options", [{}, ALL_VARIANTS])
def test_CON_1_4_no_card_ever_leaves_the_game(options: dict[str, str]) -> None:
    table = dealt(4, options)
    for step in table.wander(seed=4):
        if step.state.ply % 7 == 0 or not step.pending():
            assert cards_in(step.document()) == DECK
    assert table.state.is_over


def test_CON_1_4_companies_on_the_table_are_discarded_whenever_a_region_is_chosen() -> None:
    table = condottiere("""
        seats = 2
        seat = [{ hand = ["winter"], company = ["heroine"] }, { hand = ["spring"] }]
    """)
    assert cards_in(table.do("0 choose parma").document()) == DECK


def test_CON_1_4_a_position_cannot_have_more_copies_than_the_deck() -> None:
    assert mistake('title = "condottiere"\ndiscard = ["winter", "winter", "winter", "winter"]').key == "too-many-copies"


def test_CON_1_5_only_the_cards_with_printed_values_are_mercenaries() -> None:
    """A bishop removes mercenaries and nothing else, so he tells which cards are."""
    removed = []
    for card in [card for card in DECK if card not in ("bishop", "scarecrow")]:
        table = condottiere(f"""
            contested = "parma"
            seat = [{{ hand = ["bishop"], company = ["{card}"] }}]
        """).do("0 play bishop")
        if not table.company(0):
            removed.append(card)
    assert removed == [f"mercenary-{value}" for value in (1, 2, 3, 4, 5, 6, 10)]
    assert sum(DECK[card] for card in removed) == 58


def test_CON_1_6_heroine_and_courtesan_give_strength_and_other_special_cards_none() -> None:
    specials = [card for card in DECK if not card.startswith("mercenary")]
    strength = {}
    for card in specials:
        table = condottiere(f'contested = "parma"\nseat = [{{ hand = ["{card}", "winter"] }}, {{ hand = ["winter"] }}]')
        strength[card] = table.do(f"0 play {card}").strength(0)
    assert {card: value for card, value in strength.items() if value} == {"heroine": 10, "courtesan": 1}


def test_CON_1_7_the_winners_marker_makes_a_free_region_his() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [{ hand = ["winter"] }, { hand = ["winter"] }, { hand = ["mercenary-1"], regions = ["napoli"] }]
    """)
    assert table.view()["owners"] == {"napoli": 2}
    table.do("0 pass", "1 pass", "2 play mercenary-1")
    assert table.view()["owners"] == {"napoli": 2, "parma": 2}


def test_CON_1_7_a_region_carries_at_most_one_marker() -> None:
    twice = 'title = "condottiere"\nseat = [{ regions = ["parma"] }, { regions = ["parma"] }]'
    assert mistake(twice).key == "two-owners"


def test_CON_1_7_CON_R39_six_markers_are_enough() -> None:
    table = condottiere("""
        seats = 2
        contested = "ancona"
        seat = [
            { hand = ["mercenary-1"], regions = ["torino", "venezia", "parma", "bologna", "siena"] },
            { hand = ["winter"] },
        ]
    """)
    table.do("0 play mercenary-1", "1 pass")
    assert table.document()["seat"][0]["regions"] == ["torino", "venezia", "parma", "bologna", "siena", "ancona"]
    assert table.view()["winners"] == [0]  # so nobody ever places a seventh


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_CON_R39_nobody_ever_needs_a_seventh_marker(seats: int) -> None:
    for step in dealt(seats, {"recapture": "on", "bigger-kingdoms": "on"}).wander(seed=seats):
        assert max(Counter(step.view()["owners"].values()).values(), default=0) <= 6


def test_CON_1_8_the_winner_of_a_battle_takes_the_token_from_the_placer() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        placer = 0
        [[seat]]
        hand = ["mercenary-1"]
        [[seat]]
        hand = ["mercenary-2", "mercenary-3"]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-2", "1 pass")
    assert table.view()["holder"] == 1
    assert table.view()["owners"] == {"parma": 1}
    assert table.pending() == "choose-region 1"


def test_CON_1_8_during_a_battle_the_placer_counts_as_the_last_who_had_the_token() -> None:
    table = dealt(3, {"first": "1"}).do("1 choose parma")
    assert (table.view()["contested"], table.view()["placer"]) == ("parma", 1)
    table.do("1 pass", "2 pass", "0 pass")
    assert table.view()["holder"] == 2  # left of him who had it last


def test_CON_1_9_the_papal_token_is_in_one_region_or_off_the_board() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        papal = "roma"
        seat = [{ hand = ["bishop", "winter"] }, { hand = ["bishop", "winter"] }]
    """)
    table.do("0 play bishop", "0 papal siena")
    assert table.view()["papal"] == "siena"
    table.do("1 play bishop", "1 papal-off")
    assert table.view()["papal"] is None


def test_CON_1_10_a_company_is_what_was_played_in_this_battle_and_still_lies_there() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["mercenary-6", "winter"] }, { hand = ["mercenary-2", "bishop", "heroine"] }]
    """)
    table.do("0 play mercenary-6", "1 play mercenary-2", "0 pass", "1 play bishop", "1 papal-off")
    assert (table.company(0), table.company(1)) == ([], ["mercenary-2"])  # who has passed is in play too
    table.do("1 play heroine", "1 choose roma")
    assert (table.company(0), table.company(1)) == ([], [])
