"""CON-8: winter and spring."""

from tabletop import Tabletop, condottiere


def companies(*rows: str, last: str = "drummer") -> Tabletop:
    """A battle in which these companies lie on the table; seat 0 has the turn with one card in hand."""
    seats = [f"[[seat]]\nhand = ['scarecrow']\ncompany = {row.split()}" for row in rows]
    seats[0] = seats[0].replace("scarecrow", last)
    return condottiere("\n".join([f"seats = {len(rows)}", "contested = 'parma'", *seats]))


def strengths(*rows: str) -> list[int]:
    table = companies(*rows)
    return [table.strength(seat) for seat in range(len(rows))]


def test_CON_8_1_CON_R25_a_winter_discards_every_spring_whoever_played_it() -> None:
    table = companies("spring mercenary-2", "mercenary-1", "spring spring", last="winter")
    table.do("0 play winter")
    assert [table.company(seat) for seat in range(3)] == [["mercenary-2", "winter"], ["mercenary-1"], []]
    assert table.view()["discard"] == ["spring", "spring", "spring"]


def test_CON_8_2_CON_R25_a_spring_discards_every_winter_whoever_played_it() -> None:
    table = companies("winter mercenary-2", "mercenary-1", "winter winter", last="spring")
    table.do("0 play spring")
    assert [table.company(seat) for seat in range(3)] == [["mercenary-2", "spring"], ["mercenary-1"], []]
    assert table.view()["discard"] == ["winter", "winter", "winter"]


def test_CON_R25_a_season_discards_also_those_of_players_who_have_passed() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["winter", "heroine"] }, { hand = ["heroine"], company = ["spring"], passed = true }]
    """)
    assert table.do("0 play winter").company(1) == []


def test_CON_8_3_the_later_season_counts() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["winter", "winter"], company = ["mercenary-5"] },
            { hand = ["spring", "spring"], company = ["mercenary-4"] },
        ]
    """)
    totals = []
    for move in ("0 play winter", "1 play spring", "0 play winter"):
        table.do(move)
        totals.append((table.view()["season"], table.strength(0), table.strength(1)))
    assert totals == [("winter", 1, 1), ("spring", 8, 4), ("winter", 1, 1)]
    in_play = table.company(0) + table.company(1)
    assert in_play == ["mercenary-5", "winter", "mercenary-4"]


def test_CON_8_4_in_winter_every_mercenary_counts_one_also_the_own_ones() -> None:
    assert strengths("mercenary-10 mercenary-6 winter", "mercenary-5 mercenary-1", "heroine courtesan") == [2, 2, 11]


def test_CON_8_4_the_winter_counts_at_the_comparison() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["winter"], company = ["mercenary-1", "mercenary-1"] },
            { hand = ["scarecrow"], company = ["mercenary-10"], passed = true },
        ]
    """)
    assert table.strength(1) == 10
    table.do("0 play winter")
    assert table.view()["owners"] == {"parma": 0}


def test_CON_8_5_more_winters_have_no_further_effect() -> None:
    assert strengths("mercenary-10 mercenary-6 winter winter", "winter mercenary-2") == [2, 1]


def test_CON_8_6_in_spring_the_highest_mercenary_in_play_gets_three_more() -> None:
    assert strengths("mercenary-4 spring", "mercenary-5 mercenary-2") == [4, 10]


def test_CON_8_6_without_spring_it_gets_nothing() -> None:
    assert strengths("mercenary-4", "mercenary-5 mercenary-2") == [4, 7]


def test_CON_8_6_the_highest_mercenary_is_found_at_the_comparison() -> None:
    table = companies("spring mercenary-5", "", last="mercenary-6")
    assert table.strength(0) == 8
    assert table.do("0 play mercenary-6").strength(0) == 14


def test_CON_8_7_all_tied_mercenaries_get_three_each() -> None:
    assert strengths("mercenary-6 mercenary-6 mercenary-1", "mercenary-6 spring", "mercenary-5") == [19, 9, 5]


def test_CON_8_8_more_springs_have_no_further_effect() -> None:
    assert strengths("mercenary-6 spring spring", "spring mercenary-2") == [9, 2]


def test_CON_8_9_CON_R20_the_highest_is_found_by_printed_value_not_doubled_by_drummers() -> None:
    assert strengths("mercenary-5 drummer", "mercenary-6 mercenary-2", "spring") == [10, 11, 0]


def test_CON_8_9_heroines_and_courtesans_are_not_looked_at() -> None:
    assert strengths("heroine mercenary-1", "mercenary-2 courtesan", "spring") == [11, 6, 0]
    assert strengths("courtesan", "mercenary-1", "spring") == [1, 4, 0]


def test_CON_8_10_with_no_mercenary_in_play_spring_does_nothing() -> None:
    assert strengths("spring heroine courtesan", "drummer courtesan") == [11, 1]


def test_CON_8_11_CON_R27_a_season_lies_in_the_company_of_its_player_and_ends_with_the_battle() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["mercenary-5", "mercenary-6", "mercenary-6"] },
            { hand = ["winter", "mercenary-4", "mercenary-4"] },
        ]
    """)
    table.do("0 play mercenary-5", "1 play winter")
    assert table.company(1) == ["winter"]
    table.do("0 pass", "1 pass", "0 choose roma")
    assert table.view()["discard"] == ["mercenary-5", "winter"]
    table.do("0 hold-hand", "1 hold-hand", "0 play mercenary-6")
    assert table.view()["season"] is None
    assert table.strength(0) == 6


def test_CON_E2_a_winter_brings_twenty_nine_down_to_four() -> None:
    table = companies("", "mercenary-10 mercenary-10 mercenary-5 mercenary-4", last="winter")
    assert table.strength(1) == 29
    assert table.do("0 play winter").strength(1) == 4
    own = companies("mercenary-10 mercenary-10 mercenary-5 mercenary-4", "", last="winter")
    assert own.do("0 play winter").strength(0) == 4


def test_CON_E3_spring_strengthens_both_fives_and_szymon_wins() -> None:
    szymon, krzysztof = 0, 1
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["mercenary-2", "mercenary-5", "mercenary-5"] },
            { hand = ["mercenary-1", "mercenary-4", "heroine", "spring"] },
        ]
    """)
    table.do("0 play mercenary-2", "1 play mercenary-1", "0 play mercenary-5", "1 play mercenary-4")
    table.do("0 play mercenary-5", "1 play heroine", "1 play spring")
    assert (table.strength(szymon), table.strength(krzysztof)) == (18, 15)
    assert table.view()["owners"] == {"parma": szymon}
