"""How two variants combine (docs/condottiere.md)."""

from casusbelli.core import Setup, find_title
from tabletop import Tabletop, condottiere, dealt

DAB = "drawing-after-battle"
PTS = "points"
BK = "bigger-kingdoms"
RC = "recapture"
FD = "face-down"


def battle(variants: list[str], *seats: str, contested: str = "milano") -> Tabletop:
    """A battle that seat 0 has started; he is on turn."""
    return condottiere(f"""
        seats = {len(seats)}
        variants = {variants}
        battles = 1
        contested = "{contested}"
        seat = [{", ".join(seats)}]
    """)


def sizes(table: Tabletop) -> list[int]:
    return [seat["hand_size"] for seat in table.view()["seats"]]


def test_DAB_PTS_every_game_of_the_series_starts_with_seven_cards() -> None:
    assert sizes(dealt(4, {DAB: "on", PTS: "on"})) == [7] * 4
    kingdom = "{ regions = ['torino', 'genova'], hand = ['winter'], company = ['mercenary-1'] }"
    table = battle([DAB, PTS], kingdom, "{}", "{}", "{}").do("0 pass")
    assert table.view()["game"] == 2
    assert sizes(table) == [7] * 4


def test_DAB_PTS_a_final_battle_of_the_series_deals_ten_and_regions() -> None:
    kingdom = "{ regions = ['torino', 'genova'], score = 13, hand = ['winter'], company = ['mercenary-1'] }"
    table = battle([DAB, PTS], kingdom, "{ score = 21 }", "{}", "{}").do("0 pass")
    assert table.view()["final"] is True
    assert sizes(table) == [13, 10, 0, 0]


def test_DAB_BK_three_adjacent_regions_do_not_end_the_game_and_cards_are_drawn() -> None:
    three = "{ regions = ['torino', 'genova'], hand = ['winter'], company = ['mercenary-1'] }"
    assert battle([DAB, BK], three, "{}", "{}", "{}").do("0 pass").pending() == "draw 0"
    four = three.replace("'genova'", "'genova', 'parma'")
    assert battle([DAB, BK], four, "{}", "{}", "{}").do("0 pass").view()["winners"] == [0]


def test_DAB_RC_limits_are_counted_after_markers_changed_hands() -> None:
    winner = f"{{ hand = {['scarecrow'] * 9}, company = ['mercenary-1'] }}"
    loser = "{ regions = ['milano'], hand = ['mercenary-1', 'bishop', 'bishop', 'bishop', 'bishop', 'bishop',"
    table = battle([DAB, RC], winner, loser + "'winter', 'spring', 'heroine', 'drummer', 'drummer'] }")
    table.everybody_passes()
    assert table.view()["owners"] == {"milano": 0}
    assert table.legal(0) == ["draw 0", "draw 1", "draw 2"]
    table.do("0 draw 2")
    assert table.pending() == "choose-region 0"
    assert sizes(table) == [11, 11]


def test_DAB_FD_all_cards_are_turned_up_before_drawing() -> None:
    table = battle([DAB, FD], "{ hand = ['winter'] }", "{ passed = true, face-down = 'heroine' }").do("0 pass")
    assert table.pending() == "draw 1"
    assert table.company(1) == ["heroine"]
    assert table.seat(1)["face_down"] is False


def test_PTS_BK_the_bonus_needs_four_adjacent_regions_or_five_with_few_players() -> None:
    def points(seats: int, *regions: str) -> int:
        winner = f"{{ regions = {list(regions)}, hand = ['winter'], company = ['mercenary-1'] }}"
        table = battle([PTS, BK], winner, *["{}"] * (seats - 1)).do("0 pass")
        assert table.view()["game"] == 2
        return int(table.seat(0)["score"])

    assert points(4, "torino", "genova", "siena", "ancona") == 5
    assert points(4, "torino", "genova", "parma") == 4 + 5
    assert points(3, "torino", "genova", "parma", "siena", "ancona") == 6
    assert points(3, "torino", "genova", "parma", "lucca") == 5 + 5


def test_PTS_RC_points_count_the_regions_controlled_when_the_game_ends() -> None:
    title = find_title("condottiere")
    assert title.warnings(Setup("condottiere", 4, {PTS: "on", RC: "on"}, 1)) == ["points-with-recapture"]
    winner = "{ regions = ['torino', 'genova'], hand = ['winter'], company = ['mercenary-1'] }"
    table = battle([PTS, RC], winner, "{ regions = ['milano', 'roma'] }", "{}", "{}").do("0 pass")
    assert [seat["score"] for seat in table.view()["seats"]] == [3 + 5, 1, 0, 0]


def test_PTS_FD_a_final_battle_of_the_series_is_fought_with_face_down_cards() -> None:
    kingdom = "{ regions = ['torino', 'genova'], score = 13, hand = ['winter'], company = ['mercenary-1'] }"
    table = battle([PTS, FD], kingdom, "{ score = 21 }", "{}", "{}").do("0 pass")
    card = next(card for card in table.hand(0) if card.startswith("mercenary"))
    table.do(f"0 play {card}")
    assert table.company(0) == []
    assert table.seat(0)["face_down"] is True


def test_BK_RC_a_captured_region_may_complete_the_bigger_kingdom() -> None:
    four = "{ regions = ['torino', 'genova', 'parma'], hand = ['winter'], company = ['mercenary-1'] }"
    defender = "{ regions = ['milano'] }"
    assert battle([BK, RC], four, defender, "{}", "{}").do("0 pass").view()["winners"] == [0]
    three = four.replace(", 'parma'", "")
    assert battle([BK, RC], three, defender, "{}", "{}").do("0 pass").view()["winners"] == []


def test_BK_FD_a_face_down_card_may_win_the_region_that_completes_the_bigger_kingdom() -> None:
    hidden = "{ regions = ['torino', 'genova', 'parma'], passed = true, face-down = 'heroine' }"
    seats = ["{ hand = ['winter'], company = ['mercenary-1'] }", hidden, "{}", "{}"]
    assert battle([BK, FD], *seats).do("0 pass").view()["winners"] == [1]
    seats[1] = hidden.replace(", 'parma'", "")
    assert battle([BK, FD], *seats).do("0 pass").view()["winners"] == []


def test_RC_FD_an_open_pass_reveals_nothing_and_the_first_face_down_card_ends_the_privilege() -> None:
    defender = "{ regions = ['milano'], hand = ['mercenary-1', 'mercenary-2'] }"
    table = battle([RC, FD], "{ hand = ['winter', 'spring', 'bishop', 'bishop'] }", defender)
    table.do("0 play winter", "1 pass")
    assert table.pending() == "turn 0"
    assert table.seat(1)["passed"] is False
    table.do("0 play spring", "1 play mercenary-1", "0 play bishop", "0 papal-off", "1 pass")
    assert table.pending() == "reveal 1"
    table.do("1 leave-down")
    assert table.seat(1)["passed"] is True


def test_RC_FD_a_tie_is_judged_after_turning_up() -> None:
    seats = ["{ hand = ['winter'], company = ['mercenary-3'] }", "{ regions = ['milano'] }"]
    table = battle([RC, FD], *seats, "{ passed = true, face-down = 'mercenary-3' }").do("0 pass")
    assert table.view()["owners"] == {"milano": 1}
    assert table.view()["holder"] == 1
