"""CON-15: the final battle."""

import pytest

from tabletop import Tabletop, condottiere

TWO_LEADERS = [
    ["torino", "genova", "lucca"],
    ["milano", "bologna", "roma", "napoli"],
    ["ferrara", "urbino", "spoleto"],
    ["venezia", "mantova", "parma", "siena"],
    ["modena", "firenze"],
]
"""All regions but Ancona; seats 1 and 3 have the most."""


def last_battle(favourite: int = 4, seed: int = 1) -> Tabletop:
    """Seat 4 takes Ancona, the last free region, and `favourite` takes the token; so the final battle begins."""
    rows = []
    for seat, regions in enumerate(TWO_LEADERS):
        company = ["mercenary-10"] * (seat == 4) + ["courtesan"] * (seat == favourite)
        rows.append(f"{{ regions = {regions}, hand = ['scarecrow', 'bishop'], company = {company} }}")
    table = condottiere(f"""
        seats = 5
        seed = "{seed}"
        battles = 1
        contested = "ancona"
        discard = ["heroine"]
        seat = [{", ".join(rows)}]
    """)
    return table.everybody_passes()


def final(*seats: str) -> Tabletop:
    """A final battle under way; seat 0 is on turn, and only he has the token."""
    return condottiere(f"seats = {len(seats)}\nfinal = true\nbattles = 9\nseat = [{', '.join(seats)}]")


def test_CON_15_1_only_the_tied_players_take_part() -> None:
    table = last_battle()
    assert [seat["participates"] for seat in table.view()["seats"]] == [False, True, False, True, False]
    turns: list[str] = []
    while len(turns) < 4:
        turns.append(table.pending())
        seat = table.state.awaited()[0]
        table.do(f"{seat} {next(move for move in table.legal(seat) if 'mercenary' in move)}")
    assert turns == ["turn 1", "turn 3", "turn 1", "turn 3"]


def test_CON_15_2_all_cards_are_gathered_and_shuffled() -> None:
    table = last_battle()
    assert table.view()["discard"] == []
    assert [table.company(seat) for seat in range(5)] == [[], [], [], [], []]
    assert table.view()["pile"] + sum([seat["hand_size"] for seat in table.view()["seats"]]) == 110
    assert table.hand(1) != last_battle(seed=2).hand(1)


def test_CON_15_3_participants_get_ten_cards_and_one_for_each_region_and_nobody_else_gets_any() -> None:
    assert [seat["hand_size"] for seat in last_battle().view()["seats"]] == [0, 14, 0, 14, 0]


@pytest.mark.parametrize(("holder", "first"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 1)])
def test_CON_15_4_the_holder_begins_or_else_the_first_participant_clockwise(holder: int, first: int) -> None:
    table = last_battle(favourite=holder)
    assert table.view()["holder"] == holder
    assert table.pending() == f"turn {first}"


def test_CON_15_5_CON_R33_a_bishop_removes_mercenaries_but_moves_no_papal_token() -> None:
    table = final("{ hand = ['bishop', 'winter'] }", "{ hand = ['winter'], company = ['mercenary-10'] }")
    table.do("0 play bishop")
    assert table.company(1) == []
    assert table.view()["papal"] is None
    assert table.pending() == "turn 1"


def test_CON_15_5_CON_R33_courtesans_count_as_strength_and_nothing_is_won_but_the_game() -> None:
    table = final("{ hand = ['winter'], company = ['mercenary-2'] }", "{ company = ['courtesan', 'mercenary-2'] }")
    table.everybody_passes()
    assert table.view()["winners"] == [1]
    assert table.view()["holder"] == 0
    assert table.view()["owners"] == {}


def test_CON_R33_scarecrow_seasons_drummer_and_surrender_work_in_the_final_battle() -> None:
    table = final(
        "{ hand = ['scarecrow', 'surrender', 'mercenary-1'], company = ['mercenary-10', 'mercenary-2'] }",
        "{ hand = ['drummer', 'winter'], company = ['mercenary-3', 'mercenary-3'] }",
    )
    table.do("0 play scarecrow", "0 retrieve mercenary-10", "1 play drummer", "0 play mercenary-1", "1 play winter")
    assert (table.strength(0), table.strength(1)) == (2, 4)
    table.do("0 play surrender")
    assert table.view()["winners"] == [1]


def test_CON_15_6_the_highest_total_wins_the_game() -> None:
    table = final(
        "{ hand = ['mercenary-5'], company = ['mercenary-1'] }",
        "{ hand = ['mercenary-5'], company = ['mercenary-2'] }",
        "{ participates = false, regions = ['roma', 'napoli'] }",
    )
    table.do("0 play mercenary-5", "1 play mercenary-5")
    assert table.pending() == ""
    assert table.view()["winners"] == [1]
    assert table.events()[-4:] == [
        "total seat=seat:0 count=6",
        "total seat=seat:1 count=7",
        "final-battle-won seat=seat:1 count=7",
        "game-won seats=('seat:1',) count=1",
    ]


def test_CON_15_7_CON_R34_only_those_who_share_the_highest_total_share_the_victory() -> None:
    table = final(
        "{ hand = ['winter'], company = ['mercenary-1'] }",
        "{ company = ['mercenary-4'] }",
        "{ participates = false }",
        "{ company = ['mercenary-4'] }",
    )
    table.everybody_passes()
    assert table.pending() == ""
    assert table.view()["winners"] == [1, 3]
    assert "final-battle-tied seats=('seat:1', 'seat:3') count=4" in table.events()


def test_CON_15_7_a_final_battle_without_strength_is_shared_by_its_participants_alone() -> None:
    table = final("{ hand = ['winter'] }", "{ participates = false }", "{ hand = ['winter'] }")
    table.everybody_passes()
    assert table.view()["winners"] == [0, 2]
