"""CON-10: the courtesan."""

import pytest

from tabletop import Tabletop, condottiere


def fought(*companies: list[str]) -> Tabletop:
    """A battle for Parma, started by seat 0, that ends with these companies."""
    seats = ", ".join([f"{{ hand = ['mercenary-1'], company = {company} }}" for company in companies])
    return condottiere(
        f"seats = {len(companies)}\nbattles = 1\ncontested = 'parma'\nseat = [{seats}]"
    ).everybody_passes()


@pytest.mark.parametrize("season", ["winter", "spring"])
def test_CON_10_1_nothing_changes_the_strength_of_a_courtesan(season: str) -> None:
    table = condottiere(f"""
        seats = 2
        contested = "parma"
        seat = [
            {{ hand = ["{season}", "scarecrow"], company = ["courtesan", "drummer"] }},
            {{ hand = ["mercenary-1"] }},
        ]
    """)
    assert table.strength(0) == 1
    table.do(f"0 play {season}")
    assert table.strength(0) == 1


def test_CON_10_1_a_scarecrow_cannot_take_back_a_courtesan() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["scarecrow"], company = ["courtesan", "mercenary-4"] },
            { hand = ["mercenary-1"] },
        ]
    """)
    table.do("0 play scarecrow")
    assert table.legal(0) == ["retrieve-nothing", "retrieve mercenary-4"]


def test_CON_10_2_the_player_with_most_courtesans_becomes_holder_instead_of_the_winner() -> None:
    table = fought([], ["mercenary-10", "courtesan"], ["courtesan", "courtesan"])
    assert table.view()["holder"] == 2


def test_CON_10_2_one_courtesan_is_enough() -> None:
    assert fought([], ["mercenary-10"], ["courtesan"]).view()["holder"] == 2


def test_CON_10_3_the_region_goes_to_the_winner_and_the_next_battle_to_the_courtesans_player() -> None:
    table = fought([], ["mercenary-10"], ["courtesan"])
    assert table.view()["owners"] == {"parma": 1}
    assert table.pending() == "choose-region 2"
    table.do("2 choose roma", "2 hold-hand", "0 hold-hand", "1 hold-hand")
    assert table.view()["contested"] == "roma"
    assert table.pending() == "turn 2"


@pytest.mark.parametrize(
    "companies",
    [
        ([], ["courtesan"], ["courtesan"], ["mercenary-10"]),
        (["courtesan"], ["courtesan", "courtesan"], ["courtesan", "courtesan"], ["mercenary-10"]),
        (["mercenary-1"], [], [], ["mercenary-10"]),
    ],
)
def test_CON_10_4_shared_most_courtesans_or_none_leave_the_token_to_the_winner(
    companies: tuple[list[str], ...],
) -> None:
    assert fought(*companies).view()["holder"] == 3


def test_CON_10_5_shared_courtesans_and_a_tie_send_the_token_left_of_the_placer() -> None:
    table = fought(["mercenary-5"], [], ["mercenary-4", "courtesan"], ["mercenary-4", "courtesan"])
    assert table.view()["holder"] == 1
    assert table.view()["owners"] == {}


def test_CON_10_6_the_only_courtesan_takes_the_token_after_a_tie_and_the_region_stays_free() -> None:
    table = fought(["mercenary-10"], [], ["mercenary-10"], ["courtesan"])
    assert table.view()["holder"] == 3
    assert table.view()["owners"] == {}
    assert "choose parma" in table.legal(3)
