"""CON-11: drummer and heroine."""

import pytest

from tabletop import Tabletop, condottiere


def facing(company: list[str], *hand: str) -> Tabletop:
    """Seat 0 has a company and a hand; seat 1 has M4 M1 on the table."""
    return condottiere(f"""
        seats = 2
        contested = "parma"
        seat = [
            {{ hand = {list(hand)}, company = {company} }},
            {{ hand = ["winter", "spring"], company = ["mercenary-4", "mercenary-1"] }},
        ]
    """)


def test_CON_11_1_a_drummer_doubles_the_mercenaries_of_his_company_only() -> None:
    table = facing(["mercenary-3", "mercenary-5"], "drummer")
    table.do("0 play drummer")
    assert (table.strength(0), table.strength(1)) == (16, 5)


def test_CON_11_1_mercenaries_played_after_the_drummer_are_doubled_too() -> None:
    assert facing(["drummer"], "mercenary-6").do("0 play mercenary-6").strength(0) == 12


def test_CON_11_2_more_drummers_change_nothing() -> None:
    assert facing(["mercenary-6", "drummer", "drummer"], "drummer").do("0 play drummer").strength(0) == 12


def test_CON_11_3_in_winter_a_drummer_makes_each_mercenary_count_two() -> None:
    table = facing(["mercenary-10", "mercenary-5", "drummer"], "winter")
    table.do("0 play winter")
    assert (table.strength(0), table.strength(1)) == (4, 2)


def test_CON_11_4_the_spring_bonus_is_added_after_doubling() -> None:
    table = facing(["mercenary-5", "mercenary-2", "drummer"], "spring")
    table.do("0 play spring")
    assert table.strength(0) == (2 * 5 + 3) + 2 * 2


@pytest.mark.parametrize("season", ["winter", "spring"])
def test_CON_11_5_nothing_changes_the_strength_of_a_heroine(season: str) -> None:
    table = facing(["heroine", "drummer"], season)
    assert table.strength(0) == 10
    table.do(f"0 play {season}")
    assert table.strength(0) == 10


def test_CON_11_5_a_heroine_is_no_strongest_mercenary_for_spring() -> None:
    assert facing(["heroine"], "spring").do("0 play spring").strength(1) == 4 + 3 + 1


def test_CON_11_5_a_scarecrow_cannot_take_back_a_heroine() -> None:
    table = facing(["heroine", "mercenary-2"], "scarecrow").do("0 play scarecrow")
    assert table.legal(0) == ["retrieve-nothing", "retrieve mercenary-2"]


@pytest.mark.parametrize(
    ("company", "doubled", "frozen"),
    [(["mercenary-10", "mercenary-6", "mercenary-5"], 42, 6), (["heroine", "mercenary-6", "mercenary-5"], 32, 14)],
)
def test_CON_E5_a_company_of_strength_twenty_one_with_drummer_and_winter(
    company: list[str], doubled: int, frozen: int
) -> None:
    table = facing(company, "drummer")
    assert table.strength(0) == 21
    assert table.do("0 play drummer").strength(0) == doubled
    assert table.do("1 play winter").strength(0) == frozen


def test_CON_E6_drummer_and_spring_make_fifteen_of_a_two_and_a_four() -> None:
    table = facing(["mercenary-2", "mercenary-4"], "drummer").do("0 play drummer", "1 play spring")
    assert table.strength(0) == 15
