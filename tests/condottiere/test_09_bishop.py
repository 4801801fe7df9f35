"""CON-9: bishop and papal token."""

from casusbelli.core import NotOffered, NotYourDecision
from tabletop import Tabletop, condottiere


def bishop(own: str, *others: str, fields: str = "") -> Tabletop:
    """Seat 0 has played a bishop onto these companies; the others have passed."""
    seats = [f"[[seat]]\nhand = ['bishop', 'scarecrow']\ncompany = {own.split()}"]
    seats += [f"[[seat]]\nhand = ['scarecrow']\ncompany = {row.split()}\npassed = true" for row in others]
    document = [f"seats = {1 + len(others)}", "contested = 'parma'", fields, *seats]
    return condottiere("\n".join(document)).do("0 play bishop")


def left(table: Tabletop) -> list[list[str]]:
    return [table.company(seat) for seat in range(len(table.view()["seats"]))]


BOARD = """
    papal = "roma"
    contested = "parma"
    seat = [
        { hand = ["bishop", "mercenary-1"], regions = ["torino"] },
        { hand = ["bishop", "mercenary-2"], regions = ["venezia", "napoli"] },
        { hand = ["mercenary-3"] },
    ]
"""
FREE = [
    "milano",
    "genova",
    "mantova",
    "ferrara",
    "parma",
    "modena",
    "bologna",
    "lucca",
    "firenze",
    "siena",
    "urbino",
    "spoleto",
    "ancona",
    "roma",
]


def test_CON_9_1_a_bishop_removes_the_highest_mercenary_in_play() -> None:
    table = bishop("mercenary-3", "mercenary-6 mercenary-5")
    assert left(table) == [["mercenary-3"], ["mercenary-5"]]
    assert "mercenary-6" in table.view()["discard"]


def test_CON_9_1_all_that_share_the_highest_value_go() -> None:
    table = bishop("mercenary-3", "mercenary-6 mercenary-6", "mercenary-6 mercenary-1")
    assert left(table) == [["mercenary-3"], [], ["mercenary-1"]]
    assert table.view()["discard"].count("mercenary-6") == 3


def test_CON_9_2_all_companies_are_covered_the_own_one_and_those_of_players_who_have_passed() -> None:
    assert left(bishop("mercenary-6 mercenary-1", "mercenary-6", "mercenary-2")) == [
        ["mercenary-1"],
        [],
        ["mercenary-2"],
    ]
    assert left(bishop("mercenary-6", "mercenary-5")) == [[], ["mercenary-5"]]


def test_CON_9_3_CON_R15_only_printed_values_are_compared() -> None:
    in_winter = bishop("mercenary-3 winter", "mercenary-2", "mercenary-1")
    assert left(in_winter) == [["winter"], ["mercenary-2"], ["mercenary-1"]]
    with_drummer = bishop("mercenary-6", "mercenary-5 drummer", "")
    assert left(with_drummer) == [[], ["mercenary-5", "drummer"], []]
    in_spring = bishop("spring", "mercenary-4", "mercenary-4 mercenary-3")
    assert left(in_spring) == [["spring"], [], ["mercenary-3"]]


def test_CON_9_4_CON_R21_no_special_card_is_ever_removed() -> None:
    table = bishop("drummer courtesan", "heroine mercenary-1", "winter surrender")
    assert left(table) == [["drummer", "courtesan"], ["heroine"], ["winter", "surrender"]]


def test_CON_9_5_CON_R16_with_no_mercenary_in_play_only_the_papal_token_is_moved() -> None:
    table = bishop("courtesan", "heroine")
    assert left(table) == [["courtesan"], ["heroine"]]
    assert table.pending() == "place-papal-token 0"
    assert table.do("0 papal siena").view()["papal"] == "siena"


def test_CON_9_6_the_player_of_the_bishop_decides_at_once() -> None:
    table = condottiere(BOARD).do("0 play bishop")
    assert table.pending() == "place-papal-token 0"
    assert isinstance(table.refusal("1 play mercenary-2"), NotYourDecision)
    assert isinstance(table.refusal("0 play mercenary-1"), NotOffered)
    table.do("0 papal milano")
    assert table.view()["papal"] == "milano"
    assert table.pending() == "turn 1"


def test_CON_9_6_he_may_leave_it_off_the_board() -> None:
    assert condottiere(BOARD).do("0 play bishop", "0 papal-off").view()["papal"] is None


def test_CON_9_7_allowed_are_all_regions_without_a_marker() -> None:
    table = condottiere(BOARD).do("0 play bishop")
    assert set(table.legal(0)) == {"papal-off", *[f"papal {region}" for region in FREE]}
    for region in ("torino", "venezia"):  # neither an own one nor another's
        refusal = table.refusal(f"0 papal {region}")
        assert isinstance(refusal, NotOffered)
        assert refusal.rule == "CON-9.7"


def test_CON_9_7_CON_R17_it_may_be_put_back_where_it_was() -> None:
    assert condottiere(BOARD).do("0 play bishop", "0 papal roma").view()["papal"] == "roma"


def test_CON_R17_between_bishops_nobody_can_move_it() -> None:
    table = condottiere(BOARD).do("0 play bishop", "0 papal milano")
    for step in table.wander(seed=1, moves=60):
        if not step.pending().startswith("place-papal-token"):
            seat = step.state.awaited()[0] if step.pending() else 0
            assert not [move for move in step.legal(seat) if move.startswith("papal")]


def test_CON_9_8_CON_R24_the_bishop_is_discarded_and_not_part_of_the_company() -> None:
    table = condottiere(BOARD).do("0 play bishop", "0 papal-off")
    assert table.company(0) == []
    assert table.view()["discard"] == ["bishop"]


def test_CON_9_9_CON_R18_in_the_contested_region_it_does_not_stop_the_battle() -> None:
    table = condottiere(BOARD).do("0 play bishop", "0 papal parma")
    assert table.pending() == "turn 1"
    table.do("1 pass", "2 play mercenary-3", "0 pass")
    assert table.view()["owners"]["parma"] == 2


def test_CON_9_9_CON_R18_after_a_tie_the_region_is_barred() -> None:
    table = condottiere(BOARD).do("0 play bishop", "0 papal parma", "1 pass", "2 pass", "0 pass")
    assert table.pending() == "choose-region 1"
    assert "choose roma" in table.legal(1)
    refusal = table.refusal("1 choose parma")
    assert isinstance(refusal, NotOffered)
    assert refusal.rule == "CON-4.3"


def test_CON_9_9_it_has_no_other_effect() -> None:
    """A region with the papal token counts for its owner as any other."""
    table = condottiere("""
        papal = "milano"
        contested = "parma"
        seat = [{ hand = ["mercenary-1"], regions = ["milano", "torino"] }, { hand = ["winter"] }]
    """)
    assert table.do("0 play mercenary-1", "1 pass").view()["winners"] == [0]


def test_CON_9_10_it_stays_over_battles_and_rounds_until_the_next_bishop() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["bishop", "mercenary-2", "mercenary-2"] }, { hand = ["mercenary-1", "mercenary-1"] }]
    """)
    table.do("0 play bishop", "0 papal siena", "1 pass", "0 play mercenary-2", "0 pass")
    assert "choose siena" not in table.legal(0)
    table.do("0 choose roma", "0 hold-hand", "1 hold-hand")
    assert table.view()["papal"] == "siena"  # the next battle
    table.do("0 play mercenary-2", "1 pass", "0 choose napoli", "1 hold-hand", "1 keep-no-more")
    assert "new-round " in table.events()
    assert table.view()["papal"] == "siena"  # the next round


def test_CON_9_10_CON_R19_it_stays_in_a_region_that_becomes_controlled() -> None:
    table = condottiere(BOARD).do("0 play bishop", "0 papal parma", "1 pass", "2 play mercenary-3", "0 pass")
    assert table.view()["papal"] == "parma"
    table.do("2 choose roma", "0 hold-hand", "1 hold-hand", "0 pass", "1 play bishop")
    assert "papal parma" not in table.legal(1)  # it is controlled now
    assert table.do("1 papal siena").view()["papal"] == "siena"


def test_CON_E4_szymons_bishop_removes_both_sixes() -> None:
    krzysztof, szymon = 0, 1
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["heroine"], company = ["mercenary-6", "mercenary-3", "mercenary-1", "mercenary-1"] },
            { hand = ["bishop", "heroine"], company = ["mercenary-6", "mercenary-1", "mercenary-1"] },
        ]
        pending = "turn 1"
    """)
    assert (table.strength(krzysztof), table.strength(szymon)) == (11, 8)
    table.do("1 play bishop")
    assert table.company(krzysztof) == ["mercenary-3", "mercenary-1", "mercenary-1"]
    assert table.company(szymon) == ["mercenary-1", "mercenary-1"]
    assert (table.strength(krzysztof), table.strength(szymon)) == (5, 2)
    assert table.view()["discard"] == ["mercenary-6", "mercenary-6", "bishop"]
    assert table.pending() == "place-papal-token 1"
    assert {"papal-off", "papal parma", "papal roma"} <= set(table.legal(szymon))
