"""CON-20: recapturing regions."""

import pytest

from casusbelli.core import Setup, find_title
from italy import FULL_BOARD
from tabletop import Tabletop, condottiere


def attack(*seats: str, more: str = "") -> Tabletop:
    """Seat 0, unless said otherwise, attacks Parma, a region of seat 1."""
    return condottiere(f"""
        seats = {len(seats)}
        variants = ["recapture"]
        battles = 1
        contested = "parma"
        {more}
        seat = [{", ".join(seats)}]
    """)


def choosing(more: str = "") -> Tabletop:
    return condottiere(f"""
        seats = 3
        variants = ["recapture"]
        battles = 1
        {more}
        seat = [
            {{ regions = ["roma"], hand = ["mercenary-1", "winter"] }},
            {{ regions = ["parma", "siena"], hand = ["mercenary-1", "winter"] }},
            {{ regions = ["lucca"], hand = ["mercenary-1"] }},
        ]
    """)


def test_CON_20_1_a_region_of_another_player_may_be_chosen_and_has_a_defender() -> None:
    table = choosing()
    assert {"choose parma", "choose siena", "choose lucca"} <= set(table.legal(0))
    table.do("0 choose parma", "0 hold-hand", "1 hold-hand", "2 hold-hand")
    assert table.view()["defender"] == 1


def test_CON_20_1_CON_R49_own_regions_and_the_papal_region_stay_barred() -> None:
    table = choosing("papal = 'siena'")
    for barred in ("roma", "siena"):
        assert f"choose {barred}" not in table.legal(0)
    assert len(table.legal(0)) == 15


def test_CON_20_1_the_refusal_of_the_own_region_names_the_rule_of_recapture() -> None:
    position = """
        seats = 3
        battles = 2
        holder = 0
        seat = [
            { regions = ["torino"], hand = ["mercenary-1"] },
            { regions = ["roma"], hand = ["mercenary-1"] },
            { hand = ["mercenary-1"] },
        ]
    """
    refusal = condottiere(f"variants = ['recapture']\n{position}").refusal("0 choose torino")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CON-20.1", "region-own")
    refusal = condottiere(position).refusal("0 choose torino")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CON-4.2", "region-own")


def test_CON_20_2_a_battle_for_a_free_region_has_no_defender() -> None:
    table = choosing()
    table.do("0 choose torino", "0 hold-hand", "1 hold-hand", "2 hold-hand")
    assert table.view()["defender"] is None
    table.do("0 play mercenary-1", "1 pass", "2 pass")
    assert table.seat(1)["passed"] is True
    assert table.pending() == "turn 0"


def test_CON_20_3_the_defender_may_pass_again_and_again_and_still_play() -> None:
    table = attack(
        "{ hand = ['mercenary-1', 'mercenary-2', 'winter'] }", "{ regions = ['parma'], hand = ['mercenary-10'] }"
    )
    table.do("0 play mercenary-1", "1 pass", "0 play mercenary-2", "1 pass", "0 pass")
    assert table.seat(1)["passed"] is False
    table.do("1 play mercenary-10")
    assert table.company(1) == ["mercenary-10"]


def test_CON_20_3_only_the_defender_has_open_passes() -> None:
    table = attack(
        "{ hand = ['mercenary-1', 'mercenary-2'] }",
        "{ regions = ['parma'], hand = ['mercenary-1'] }",
        "{ hand = ['mercenary-1'] }",
    )
    table.do("0 play mercenary-1", "1 pass", "2 pass", "0 play mercenary-2")
    assert table.seat(2)["passed"] is True
    assert table.pending() == "turn 1"


@pytest.mark.parametrize("moves", [["1 play mercenary-1"], ["1 play scarecrow"], ["1 play bishop", "1 papal-off"]])
def test_CON_20_4_after_his_first_card_of_any_kind_the_defender_passes_for_good(moves: list[str]) -> None:
    table = attack(
        "{ hand = ['winter', 'spring', 'drummer'] }",
        "{ regions = ['parma'], hand = ['mercenary-1', 'scarecrow', 'bishop', 'heroine'] }",
    )
    table.do("0 play winter", *moves, "0 play spring", "1 pass")
    assert table.seat(1)["passed"] is True
    assert table.pending() == "turn 0"
    table.do("0 pass")
    assert table.pending().startswith("choose-region")


def test_CON_20_5_CON_R50_the_defender_has_a_turn_after_all_others_and_his_pass_then_ends_the_battle() -> None:
    table = attack("{ hand = ['mercenary-1', 'winter'] }", "{ regions = ['parma'], hand = ['mercenary-2'] }", "{}")
    table.do("0 play mercenary-1", "1 pass", "0 pass")
    assert table.pending() == "turn 1"
    table.do("1 pass")
    assert table.pending() == "choose-region 0"
    assert table.view()["owners"] == {"parma": 0}


def test_CON_20_5_CON_R50_the_defender_who_plays_after_all_others_goes_on_as_he_likes() -> None:
    defender = "{ regions = ['parma'], hand = ['mercenary-2', 'mercenary-3', 'winter'] }"
    table = attack("{ hand = ['mercenary-1'] }", defender)
    table.do("0 play mercenary-1")
    assert table.pending() == "turn 1"
    table.do("1 play mercenary-2", "1 play mercenary-3")
    assert table.pending() == "turn 1"
    table.do("1 pass")
    assert table.view()["owners"] == {"parma": 1}
    assert table.pending() == "choose-region 1"


def test_CON_20_6_the_placer_begins_and_a_surrender_ends_the_battle_for_the_defender_too() -> None:
    table = choosing().do("0 choose parma", "0 hold-hand", "1 hold-hand", "2 hold-hand")
    assert table.pending() == "turn 0"
    defender = "{ regions = ['parma'], hand = ['heroine'] }"
    table = attack("{ hand = ['surrender'], company = ['mercenary-1'] }", defender)
    table.do("0 play surrender")
    assert table.view()["owners"] == {"parma": 0}


def test_CON_20_7_CON_R52_the_winner_puts_his_marker_in_place_of_the_defenders() -> None:
    defender = "{ regions = ['parma'], company = ['mercenary-1'] }"
    table = attack("{ hand = ['winter'] }", defender, "{ company = ['mercenary-2'] }")
    table.everybody_passes()
    assert table.view()["owners"] == {"parma": 2}
    assert table.view()["holder"] == 2


def test_CON_20_7_a_defender_who_wins_keeps_his_marker() -> None:
    defender = "{ regions = ['parma'], company = ['mercenary-3'] }"
    table = attack("{ hand = ['winter'] }", defender, "{ company = ['mercenary-2'] }")
    table.everybody_passes()
    assert table.view()["owners"] == {"parma": 1}
    assert table.view()["holder"] == 1


@pytest.mark.parametrize(
    "companies",
    [
        ([], ["mercenary-3"], [], ["mercenary-3"]),
        (["mercenary-3"], ["mercenary-1"], ["mercenary-3"], []),
        ([], [], [], []),
    ],
)
def test_CON_20_8_CON_R51_after_a_tie_of_anybody_the_defender_keeps_the_region_and_gets_the_token(
    companies: tuple[list[str], ...],
) -> None:
    zero, one, two, three = companies
    table = attack(
        f"{{ company = {zero} }}",
        f"{{ regions = ['parma'], company = {one} }}",
        f"{{ hand = ['winter'], company = {two} }}",
        f"{{ company = {three} }}",
        more="placer = 2",
    )
    table.everybody_passes()
    assert table.view()["owners"] == {"parma": 1}
    assert table.view()["holder"] == 1


def test_CON_20_9_CON_R51_a_courtesan_takes_the_token_after_a_tie_and_the_defender_keeps_the_region() -> None:
    defender = "{ regions = ['parma'], company = ['mercenary-1'] }"
    table = attack("{ hand = ['winter'] }", defender, "{ company = ['courtesan'] }")
    table.everybody_passes()
    assert table.view()["owners"] == {"parma": 1}
    assert table.view()["holder"] == 2


@pytest.mark.parametrize(
    ("law", "holder"),
    [
        ("", 1),
        ('house-rules = { "tie-token" = "courtesans" }', 1),
        ('house-rules = { "tie-token" = "defender" }', 2),
        ("ruleset = 1", 1),
    ],
)
def test_CON_R51_the_token_after_a_tie_goes_by_the_house_rule(law: str, holder: int) -> None:
    """Two attackers are tied, one of them with a courtesan."""
    table = condottiere(f"""
        seats = 3
        variants = ["recapture"]
        battles = 2
        holder = 0
        contested = "roma"
        {law}
        seat = [
            {{ hand = ["mercenary-2", "mercenary-4"] }},
            {{ hand = ["courtesan", "mercenary-1"] }},
            {{ regions = ["roma"], hand = ["mercenary-10"] }},
        ]
    """)
    table.do("0 play mercenary-2", "1 play courtesan", "2 pass", "0 pass", "1 play mercenary-1", "2 pass")
    assert table.view()["holder"] == holder
    assert table.view()["owners"] == {"roma": 2}


def test_CON_R51_the_house_rule_is_for_ties_over_somebodys_region_alone() -> None:
    law = 'house-rules = { "tie-token" = "defender" }'
    won = attack(
        "{ hand = ['winter'] }",
        "{ regions = ['parma'], company = ['mercenary-5'] }",
        "{ company = ['courtesan'] }",
        more=law,
    )
    assert won.everybody_passes().view()["holder"] == 2
    free = attack("{ hand = ['winter'], company = ['mercenary-1'] }", "{ company = ['courtesan'] }", more=law)
    assert free.everybody_passes().view()["holder"] == 1


def test_CON_R51_the_house_rule_changes_nothing_without_recapture() -> None:
    title = find_title("condottiere")
    assert "tie-token" in title.idle_options(Setup("condottiere", 4, {}, 1))
    assert "tie-token" not in title.idle_options(Setup("condottiere", 4, {"recapture": "on"}, 1))


def test_CON_20_10_CON_R54_a_defender_without_cards_takes_no_turn_and_can_lose_his_region() -> None:
    table = attack("{ hand = ['mercenary-1', 'winter'] }", "{ regions = ['parma'] }", "{ hand = ['winter'] }")
    table.do("0 play mercenary-1")
    assert table.pending() == "turn 2"
    table.do("2 pass", "0 pass")
    assert table.view()["owners"] == {"parma": 0}


def test_CON_20_10_CON_R54_a_defender_without_cards_is_saved_by_a_tie() -> None:
    table = attack("{ hand = ['winter'] }", "{ regions = ['parma'] }", "{ hand = ['winter'] }", more="placer = 2")
    table.do("2 pass", "0 pass")
    assert table.view()["owners"] == {"parma": 1}
    assert table.pending() == "choose-region 1"


def test_CON_20_11_CON_R55_a_bishop_may_put_the_papal_token_anywhere() -> None:
    defender = "{ regions = ['parma'], hand = ['winter'] }"
    table = attack("{ hand = ['bishop', 'winter'], regions = ['roma'] }", defender)
    table.do("0 play bishop")
    assert len(table.legal(0)) == 17 + 1
    assert {"papal-off", "papal roma", "papal parma"} <= set(table.legal(0))
    table.do("0 papal parma")
    assert table.view()["papal"] == "parma"
    assert table.pending() == "turn 1"


def test_CON_20_11_a_controlled_region_with_the_papal_token_cannot_be_attacked() -> None:
    refusal = choosing("papal = 'siena'").refusal("0 choose siena")
    assert refusal is not None
    assert refusal.rule == "CON-4.3"


@pytest.mark.parametrize("papal", ["", "spoleto"])
def test_CON_20_12_CON_R53_the_game_ends_when_every_region_is_controlled_or_papal(papal: str) -> None:
    last = "firenze"
    kingdoms = [[region for region in regions if region not in (last, papal)] for regions in FULL_BOARD]
    rows = [f"{{ regions = {regions}, hand = ['scarecrow'] }}" for regions in kingdoms]
    rows[5] = f"{{ regions = {kingdoms[5]}, company = ['mercenary-1'] }}"
    table = condottiere(f"""
        seats = 6
        variants = ["recapture"]
        battles = 1
        contested = "{last}"
        {f'papal = "{papal}"' if papal else ""}
        seat = [{", ".join(rows)}]
    """)
    table.everybody_passes()
    assert table.pending() == ""
    assert table.view()["winners"] == [0]
