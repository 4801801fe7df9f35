"""CON-18: playing for points."""

import pytest

from casusbelli.core import Setup, find_title
from italy import FULL_BOARD, SCATTERED, TWO_LEADERS
from tabletop import Tabletop, condottiere, dealt


def series(
    kingdoms: list[list[str]], last: str, scores: list[int], variants: tuple[str, ...] = (), more: str = ""
) -> Tabletop:
    """The battle for `last` has just been won by the seat that is to have it, in a series with these scores."""
    rows = []
    for regions, score in zip(kingdoms, scores, strict=True):
        company = ["mercenary-10"] if last in regions else []
        held = [region for region in regions if region != last]
        rows.append(f"{{ regions = {held}, score = {score}, hand = ['scarecrow'], company = {company} }}")
    table = condottiere(f"""
        seats = {len(kingdoms)}
        variants = {["points", *variants]}
        battles = 1
        contested = "{last}"
        {more}
        seat = [{", ".join(rows)}]
    """)
    return table.everybody_passes()


def scores(table: Tabletop) -> list[int]:
    return [seat["score"] for seat in table.view()["seats"]]


def test_CON_18_1_games_are_played_until_the_target_is_reached() -> None:
    assert dealt(4, {"points": "on"}).view()["target"] == 20
    table = series([["torino", "milano", "genova"], [], [], []], "milano", [11, 0, 0, 0])
    assert scores(table) == [19, 0, 0, 0]
    assert table.view()["game"] == 2
    assert table.pending() == "choose-region 0"
    table = series([["torino", "milano", "genova"], [], [], []], "milano", [12, 0, 0, 0])
    assert table.view()["winners"] == [0]


def test_CON_18_2_every_player_scores_a_point_for_each_region() -> None:
    table = series([["torino", "milano", "genova"], ["roma", "siena"], [], ["lucca"]], "milano", [0, 0, 0, 0])
    assert scores(table) == [3 + 5, 2, 0, 1]


@pytest.mark.parametrize(
    ("seats", "kingdom"), [(4, ["torino", "genova", "milano"]), (2, ["torino", "genova", "milano", "parma"])]
)
def test_CON_18_3_winning_with_adjacent_regions_scores_five_more(seats: int, kingdom: list[str]) -> None:
    table = series([kingdom, *[[]] * (seats - 1)], "milano", [0] * seats)
    assert scores(table)[0] == len(kingdom) + 5


def test_CON_18_3_CON_R45_the_bonus_is_scored_once_also_when_the_total_would_win_too() -> None:
    table = series([["lucca", "siena", "torino", "genova", "milano"], [], [], []], "milano", [0, 0, 0, 0])
    assert scores(table) == [5 + 5, 0, 0, 0]


def test_CON_18_4_a_winner_by_total_alone_gets_no_bonus() -> None:
    assert scores(series([SCATTERED[:5], [], [], []], "siena", [0, 0, 0, 0])) == [5, 0, 0, 0]


def test_CON_18_4_CON_R45_a_winner_by_most_regions_gets_no_bonus() -> None:
    assert scores(series(FULL_BOARD, "roma", [0] * 6)) == [4, 3, 3, 3, 2, 2]


def test_CON_18_5_CON_R46_scores_add_up_and_the_next_game_starts_from_a_full_set_up() -> None:
    kingdoms = [["torino", "milano", "genova"], ["roma"], [], []]
    table = series(kingdoms, "milano", [4, 3, 2, 1], more="first = 2\nholder = 0\npapal = 'siena'")
    assert scores(table) == [12, 4, 2, 1]
    assert table.view()["game"] == 2
    assert table.view()["battle"] == 0
    assert table.view()["owners"] == {}
    assert table.view()["papal"] is None
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [10] * 4
    assert (table.view()["pile"], table.view()["discard"]) == (70, [])
    assert table.company(0) == []
    assert table.pending() == "choose-region 2"


def test_CON_18_6_the_most_points_win_the_series_even_if_several_reached_the_target() -> None:
    table = series([["torino", "milano", "genova"], ["roma"], [], []], "milano", [13, 21, 0, 19])
    assert scores(table) == [21, 22, 0, 19]
    assert table.pending() == ""
    assert table.view()["winners"] == [1]


def test_CON_18_7_CON_R47_a_tie_for_most_points_is_fought_with_regions_and_holder_of_the_last_game() -> None:
    table = series([["torino", "milano", "genova"], ["roma", "siena"], ["lucca"], []], "milano", [13, 0, 20, 0])
    assert scores(table) == [21, 2, 21, 0]
    assert table.view()["final"] is True
    assert [seat["participates"] for seat in table.view()["seats"]] == [True, False, True, False]
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [13, 0, 11, 0]
    assert table.pending() == "turn 0"


def test_CON_R47_a_holder_who_takes_no_part_lets_the_next_participant_begin() -> None:
    table = series([["torino", "milano", "genova"], ["roma", "siena"], ["lucca"], []], "milano", [0, 19, 20, 0])
    assert table.view()["holder"] == 0
    assert table.pending() == "turn 1"


def test_CON_R47_a_tied_final_battle_of_the_series_is_shared() -> None:
    table = series([["torino", "milano", "genova"], ["roma", "siena"], ["lucca"], []], "milano", [13, 0, 20, 0])
    table.everybody_passes()
    assert table.pending() == ""
    assert table.view()["winners"] == [0, 2]


def test_CON_18_8_CON_R45_a_tie_for_most_regions_is_not_fought_out() -> None:
    table = series(TWO_LEADERS, "ancona", [0] * 5)
    assert table.view()["final"] is False
    assert table.view()["game"] == 2
    assert scores(table) == [3, 4, 3, 4, 3]


def test_CON_18_9_points_with_recapture_are_allowed_with_a_warning() -> None:
    title = find_title("condottiere")
    both = Setup("condottiere", 4, {"points": "on", "recapture": "on"}, 1)
    assert title.warnings(both) == ["points-with-recapture"]
    assert title.new_game(both).view(0)["decision"] == "choose-region"
    assert title.warnings(Setup("condottiere", 4, {"points": "on"}, 1)) == []
    assert title.warnings(Setup("condottiere", 4, {"recapture": "on"}, 1)) == []


@pytest.mark.parametrize("target", [20, 30])
def test_CON_E10_the_series_ends_with_the_agreed_target(target: int) -> None:
    kingdoms: list[list[str]] = [["torino", "milano", "genova"], [], [], []]
    short = series(kingdoms, "milano", [target - 9, 0, 0, 0], more=f"target = {target}")
    assert (short.view()["winners"], short.view()["game"]) == ([], 2)
    reached = series(kingdoms, "milano", [target - 8, 0, 0, 0], more=f"target = {target}")
    assert reached.view()["winners"] == [0]


def test_CON_R48_with_bigger_kingdoms_the_bonus_needs_the_raised_number() -> None:
    bigger = ("bigger-kingdoms",)
    by_total = series([["lucca", "siena", "torino", "genova", "milano"], [], [], []], "milano", [0] * 4, bigger)
    assert scores(by_total) == [5, 0, 0, 0]
    by_kingdom = series([["parma", "torino", "genova", "milano"], [], [], []], "milano", [0] * 4, bigger)
    assert scores(by_kingdom) == [4 + 5, 0, 0, 0]
    two = series([["lucca", "parma", "torino", "genova", "milano"], []], "milano", [0, 0], bigger)
    assert scores(two) == [5 + 5, 0]


@pytest.mark.parametrize(
    ("law", "points"),
    [
        ("", 5),
        ('house-rules = { "kingdom-bonus" = "raised" }', 5),
        ('house-rules = { "kingdom-bonus" = "printed" }', 10),
        ("ruleset = 1", 5),
    ],
)
def test_CON_R48_three_adjacent_regions_earn_the_bonus_in_bigger_kingdoms_by_the_house_rule(
    law: str, points: int
) -> None:
    """Seat 0 wins with five regions, three of them adjacent."""
    table = condottiere(f"""
        seats = 4
        variants = ["points", "bigger-kingdoms"]
        battles = 9
        holder = 0
        contested = "roma"
        {law}
        seat = [
            {{ regions = ["firenze", "siena", "torino", "venezia"], hand = ["mercenary-10"] }},
            {{ passed = true }},
            {{ passed = true }},
            {{ passed = true }},
        ]
    """).do("0 play mercenary-10")
    assert scores(table) == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("regions", "points"),
    [
        (["siena", "firenze", "roma", "torino", "venezia", "ancona"], 6),  # three adjacent
        (["siena", "firenze", "roma", "torino", "venezia", "napoli"], 6 + 5),  # four
    ],
)
def test_CON_R48_with_two_players_the_bonus_takes_four_by_the_house_rule(regions: list[str], points: int) -> None:
    law = 'house-rules = { "kingdom-bonus" = "printed" }'
    assert scores(series([regions, []], "roma", [0, 0], ("bigger-kingdoms",), law)) == [points, 0]


@pytest.mark.parametrize(("reading", "points"), [("raised", 4), ("printed", 4 + 5)])
def test_CON_R48_the_house_rule_pays_a_winner_by_most_regions_too(reading: str, points: int) -> None:
    """Seat 0 has the most regions of a full board, three of them adjacent."""
    board = [["parma", "modena", "milano", "napoli"], *FULL_BOARD[1:4], ["torino", "urbino"], FULL_BOARD[5]]
    law = f'house-rules = {{ "kingdom-bonus" = "{reading}" }}'
    table = series(board, "spoleto", [0] * 6, ("bigger-kingdoms",), law)
    assert scores(table) == [points, 3, 3, 3, 2, 2]


@pytest.mark.parametrize("variant", ["points", "bigger-kingdoms"])
def test_CON_R48_the_house_rule_changes_nothing_unless_both_variants_are_played(variant: str) -> None:
    title = find_title("condottiere")
    assert "kingdom-bonus" in title.idle_options(Setup("condottiere", 4, {variant: "on"}, 1))
    both = {"points": "on", "bigger-kingdoms": "on"}
    assert "kingdom-bonus" not in title.idle_options(Setup("condottiere", 4, both, 1))


def test_CON_18_6_everybody_is_told_with_how_many_points_the_series_is_won() -> None:
    table = series([["torino", "milano", "genova"], [], [], []], "milano", [12, 0, 0, 0])
    assert table.events()[-2:] == ["won-by-points seat=seat:0 count=20", "game-won seats=('seat:0',) count=1"]
