"""CON-14: the end of the game."""

import pytest

from italy import FULL_BOARD, SCATTERED, TWO_LEADERS
from tabletop import Tabletop, condottiere, dealt

FOUR_EACH = [
    ["milano", "venezia", "lucca", "firenze"],
    ["genova", "bologna", "siena", "ancona"],
    ["torino", "mantova", "parma", "urbino"],
    ["ferrara", "modena", "spoleto", "roma"],
]
"""All regions but Napoli, nobody has three adjacent ones."""


def conquered(kingdoms: list[list[str]], last: str, papal: str = "", seats: int = 0) -> Tabletop:
    """The battle for `last` has just been won by the seat that is to have it; the other regions were held before."""
    rows = []
    for regions in kingdoms:
        company = ["mercenary-10"] if last in regions else ["mercenary-1"]
        held = [region for region in regions if region != last]
        rows.append(f"{{ regions = {held}, hand = ['scarecrow'], company = {company} }}")
    table = condottiere(f"""
        seats = {seats or len(kingdoms)}
        battles = 1
        contested = "{last}"
        {f'papal = "{papal}"' if papal else ""}
        seat = [{", ".join(rows)}]
    """)
    return table.everybody_passes()


def alone(seats: int, regions: list[str]) -> Tabletop:
    """Seat 0 has just conquered the last of these regions; the others have none."""
    return conquered([regions], regions[-1], seats=seats)


def test_CON_14_1_the_game_ends_before_anything_else_is_done() -> None:
    table = alone(4, ["torino", "milano", "genova"])
    assert table.pending() == ""
    assert table.view()["winners"] == [0]
    assert table.company(0) == ["mercenary-10"]
    assert table.hand(0) == ["scarecrow"]


def test_CON_14_1_CON_R30_a_board_that_is_full_in_the_middle_of_a_battle_does_not_end_the_game() -> None:
    rows = [f"{{ regions = {regions}, hand = ['bishop', 'mercenary-1'] }}" for regions in FOUR_EACH]
    table = condottiere(f"seats = 4\nbattles = 1\ncontested = 'napoli'\nseat = [{', '.join(rows)}]")
    table.do("0 play bishop", "0 papal napoli")
    assert table.pending() == "turn 1"
    assert table.view()["final"] is False
    table.do("1 pass", "2 pass", "3 pass", "0 pass")
    assert table.view()["final"] is True


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_CON_14_2_with_four_or_more_players_five_regions_win(seats: int) -> None:
    assert alone(seats, SCATTERED[:4]).view()["winners"] == []
    assert alone(seats, SCATTERED[:5]).view()["winners"] == [0]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_CON_14_2_with_four_or_more_players_three_adjacent_regions_win(seats: int) -> None:
    assert alone(seats, ["lucca", "siena", "torino", "milano"]).view()["winners"] == []
    assert alone(seats, ["genova", "torino", "milano"]).view()["winners"] == [0]


@pytest.mark.parametrize("seats", [2, 3])
def test_CON_14_3_with_two_or_three_players_six_regions_win(seats: int) -> None:
    assert alone(seats, SCATTERED[:5]).view()["winners"] == []
    assert alone(seats, SCATTERED).view()["winners"] == [0]


@pytest.mark.parametrize("seats", [2, 3])
def test_CON_14_3_with_two_or_three_players_four_adjacent_regions_win(seats: int) -> None:
    assert alone(seats, ["lucca", "siena", "genova", "torino", "milano"]).view()["winners"] == []
    assert alone(seats, ["genova", "torino", "milano", "parma"]).view()["winners"] == [0]


def test_CON_14_4_CON_R29_adjacent_regions_are_a_connected_group() -> None:
    """Torino borders Milano and Milano borders Venezia, but Torino does not border Venezia."""
    assert alone(4, ["torino", "venezia", "milano"]).view()["winners"] == [0]


def test_CON_14_4_regions_linked_only_through_a_region_of_somebody_else_are_not_adjacent() -> None:
    table = conquered([["torino", "genova", "venezia"], ["milano"], [], []], "venezia")
    assert table.view()["winners"] == []


def test_CON_14_4_a_group_that_grows_beyond_the_number_wins_too() -> None:
    """Milano joins two pairs: five adjacent regions where four are needed."""
    assert alone(2, ["torino", "genova", "venezia", "mantova", "milano"]).view()["winners"] == [0]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_CON_14_5_of_several_who_lack_one_region_only_the_winner_of_the_battle_wins(winner: int) -> None:
    kingdoms = [["torino", "genova"], ["venezia", "mantova"], ["parma", "modena"], []]
    kingdoms[winner].append("milano")
    assert conquered(kingdoms, "milano").view()["winners"] == [winner]


@pytest.mark.parametrize("last", ["spoleto", "napoli", "torino"])
def test_CON_14_6_on_a_full_board_the_player_with_most_regions_wins(last: str) -> None:
    table = conquered(FULL_BOARD, last)
    assert table.pending() == ""
    assert table.view()["winners"] == [0]


def test_CON_14_7_a_last_free_region_with_the_papal_token_counts_as_taken() -> None:
    kingdoms = [*FULL_BOARD[:5], ["firenze"]]
    assert conquered(kingdoms, "firenze", papal="spoleto").view()["winners"] == [0]
    assert conquered(kingdoms, "firenze").view()["winners"] == []


def test_CON_14_7_the_papal_token_covers_one_free_region_only() -> None:
    kingdoms = [*FULL_BOARD[:4], ["torino"], ["firenze"]]
    table = conquered(kingdoms, "firenze", papal="spoleto")
    assert table.view()["winners"] == []
    assert table.view()["contested"] == "milano"


def test_CON_14_8_players_tied_for_most_regions_fight() -> None:
    table = conquered(TWO_LEADERS, "spoleto")
    assert table.view()["final"] is True
    assert [seat["participates"] for seat in table.view()["seats"]] == [False, True, False, True, False]
    assert table.view()["winners"] == []


def test_CON_14_8_a_tie_for_fewer_regions_is_no_tie() -> None:
    """Three players have three regions each and one has four."""
    assert conquered(FULL_BOARD, "roma").view()["final"] is False


def test_CON_E9_sixteen_regions_and_the_papal_token_in_the_last_end_the_game() -> None:
    kingdoms = [FULL_BOARD[0], FULL_BOARD[1], FULL_BOARD[2], ["siena", "ancona"], *FULL_BOARD[4:]]
    table = conquered(kingdoms, "siena", papal="roma")
    assert table.pending() == ""
    assert len(table.view()["owners"]) == 16
    assert table.view()["winners"] == [0]


def test_CON_R31_after_a_tie_the_papal_token_in_the_contested_region_ends_the_game() -> None:
    """The last free region stays free, but nobody could choose it any more."""
    rows = [f"{{ regions = {regions}, hand = ['bishop', 'mercenary-1'] }}" for regions in FULL_BOARD[:5]]
    rows.append("{ regions = ['firenze'] }")
    table = condottiere(f"seats = 6\nbattles = 1\ncontested = 'spoleto'\nseat = [{', '.join(rows)}]")
    table.do("0 play bishop", "0 papal spoleto").everybody_passes()
    assert table.view()["owners"].get("spoleto") is None
    assert table.view()["winners"] == [0]


def test_CON_R32_only_four_or_more_players_can_fill_the_board_without_a_winner() -> None:
    most = [seats * (dealt(seats).view()["regions_needed"] - 1) for seats in range(2, 7)]
    assert most == [10, 15, 16, 20, 24]
    assert max(dealt(seats).view()["regions_needed"] for seats in range(2, 7)) == 6


def test_CON_R32_with_four_players_a_full_board_means_a_final_battle_of_all_four() -> None:
    table = conquered(FOUR_EACH, "roma", papal="napoli")
    assert table.view()["final"] is True
    assert [seat["participates"] for seat in table.view()["seats"]] == [True] * 4


def reasons(table: Tabletop) -> list[str]:
    return [event for event in table.events() if event.startswith(("won-by", "board-full"))]


def test_CON_14_2_everybody_is_told_which_adjacent_regions_have_won() -> None:
    table = conquered([["torino", "milano", "genova", "roma"], [], [], []], "milano")
    regions = ("region:torino", "region:milano", "region:genova")
    assert reasons(table) == [f"won-by-kingdom seat=seat:0 regions={regions} count=3"]
    assert table.events()[-1] == "game-won seats=('seat:0',) count=1"


def test_CON_14_3_everybody_is_told_which_regions_in_total_have_won() -> None:
    regions = ["torino", "venezia", "bologna", "lucca", "siena", "ancona"]
    table = conquered([regions, []], "siena")
    anchors = tuple(f"region:{region}" for region in regions)
    assert reasons(table) == [f"won-by-regions seat=seat:0 regions={anchors} count=6"]


def test_CON_14_2_who_meets_both_conditions_is_said_to_have_won_by_both() -> None:
    table = conquered([["torino", "milano", "genova", "roma", "lucca"], [], [], []], "milano")
    assert [event.split()[0] for event in reasons(table)] == ["won-by-kingdom", "won-by-regions"]


def test_CON_14_6_everybody_is_told_who_has_most_regions_on_a_full_board() -> None:
    table = conquered(FULL_BOARD, "spoleto")
    assert reasons(table)[0].strip() == "board-full"
    assert reasons(table)[1].startswith("won-by-most-regions seat=seat:0 regions=(")
    assert reasons(table)[1].endswith(f"count={len(FULL_BOARD[0])}")
    assert [event.strip() for event in reasons(conquered(TWO_LEADERS, "spoleto"))] == ["board-full"]
