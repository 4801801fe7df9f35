"""COA-8.6 to COA-8.10: what follows from a battle, with the rulings on it (COA-R25, COA-R34 to COA-R39, COA-R81)."""

import pytest

from coalitions.europe import Europe, clash, europe, influence, power

# 8.6 Result in all cases.


@pytest.mark.parametrize(("cards", "outcome"), [("2 2", "draw"), ("3 2", "attacker"), ("2 3", "defender")])
def test_COA_8_6_1_the_higher_sum_wins_and_equal_sums_are_a_draw(cards: str, outcome: str) -> None:
    french, austrian = cards.split()
    table = clash("wurttemberg 1", "bavaria 1", (french, austrian))
    table.do(f"france play {french}", f"austria play {austrian}")
    assert table.battle()["totals"] == [2 + int(french), 2 + int(austrian)]
    assert table.battle()["outcome"] == outcome


def test_COA_8_6_2_all_played_cards_go_to_the_discard_pile() -> None:
    table = clash("wurttemberg 3", "bavaria 1", ("5 4", "3")).do("france play 5", "austria expose france-1 1")
    table.do("france play 4", "austria off-map", "france garrison-no-more")
    assert table.battle() is None
    assert table.view()["discard"] == [3, 4, 5]


@pytest.mark.parametrize("cards", ["1 5", "5 1", "5 5"])
def test_COA_8_6_3_every_general_loses_a_troop_whatever_the_result(cards: str) -> None:
    french, austrian = cards.split()
    table = clash("wurttemberg 2, hesse 2", "bavaria 2, tyrol 3", (french, austrian))
    table.do("france support france-2", "austria support austria-2")
    table.do(f"france play {french}", f"austria play {austrian}")
    if french >= austrian:
        assert table.general("france-1") == "bavaria 1"
    if french <= austrian:
        assert table.general("austria-1") == "bavaria 1"
    assert (table.general("france-2"), table.general("austria-2")) == ("hesse 1", "tyrol 2")


def test_COA_8_6_3_a_general_without_troops_loses_nothing() -> None:
    table = clash("wurttemberg 2", "bavaria 1").without_cards()
    assert (table.general("france-1"), table.general("austria-1")) == ("bavaria 1", "bavaria")


def test_COA_R34_supporters_lose_a_troop_also_if_they_played_no_card() -> None:
    table = clash("wurttemberg 2, hesse 1", "bavaria 3, tyrol 1")
    table.do("france support france-2", "austria support austria-2")
    assert (table.general("france-2"), table.general("austria-2")) == ("hesse", "tyrol")


def test_COA_8_6_4_who_played_draws_one_card_in_power_order() -> None:
    russia = power("russia", "bavaria 1", hand="1", status="british")
    table = clash(hands=("1 1 1", "2"), others=(russia,), extra="deck = [5, 4, 3, 3]")
    table.do("france play 1", "austria play 2", "russia pass", "france play 1", "france pass", "france off-map")
    assert table.power("france", 1)["hand"] == [1, 5]
    assert table.power("austria", 2)["hand"] == [4]
    assert table.power("russia", 4)["hand"] == [1]


def test_COA_R38_played_cards_are_discarded_before_anybody_draws() -> None:
    rest = " ".join(str(value) for value in (1, 2, 3, 4, 5) for _ in range(8))
    ottoman = power("ottoman", hand=rest.replace("1 1 ", "", 1))
    table = clash(hands=("1", "1"), others=(ottoman,))
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("france play 1", "austria play 1", "france off-map")
    assert (table.power("france", 1)["hand"], table.power("austria", 2)["hand"]) == ([1], [1])


# 8.7 Draw.


def test_COA_8_7_1_after_a_draw_the_defenders_stay() -> None:
    table = clash("wurttemberg 3", "bavaria 2", garrison="bavaria").without_cards()
    assert table.battle()["outcome"] == "draw"
    table.do("france off-map")
    assert (table.general("austria-1"), table.garrison("bavaria")) == ("bavaria 1", "austria")


def drawn(french: str = "wurttemberg 3", garrisons: str = "") -> Europe:
    table = europe("france", power("france", french, garrisons), power("austria", "bavaria 3"))
    table.arrive("france-1 bavaria").without_cards()
    assert table.asks() == "draw-to france"
    return table


def test_COA_8_7_2_the_attacker_retreats_with_his_troops_to_the_nearest_own_territory() -> None:
    table = drawn(garrisons="wurttemberg hesse paris")
    assert table.options("france") == ["retreat hesse", "retreat wurttemberg", "off-map"]
    assert table.reason("france retreat lorraine") == "COA-R36 not-the-nearest"
    assert table.reason("france retreat saxonia") == "COA-8.7.2 territory-not-controlled"
    table.do("france retreat hesse")
    assert table.general("france-1") == "hesse 2"


def test_COA_8_7_2_or_he_leaves_the_map_without_his_troops() -> None:
    table = drawn(garrisons="hesse").do("france off-map")
    assert table.general("france-1") == "off-map"
    assert table.power("france")["supply"] == 49 - 1


def test_COA_R37_a_territory_with_an_own_general_is_no_retreat_and_off_map_is_free_to_choose() -> None:
    table = drawn("wurttemberg 3, hesse 1", "hesse wurttemberg")
    assert table.options("france") == ["retreat wurttemberg", "off-map"]
    assert table.reason("france retreat hesse") == "COA-R36 own-general-there"


def test_COA_R37_a_neutral_defender_stays_too() -> None:
    prussia = power("prussia", "saxonia 1", "saxonia", status="neutral")
    table = europe("france", power("france", "hesse 2"), prussia).arrive("france-1 saxonia").without_cards()
    assert table.battle()["outcome"] == "draw"
    table.do("france off-map")
    assert (table.general("prussia-1"), table.garrison("saxonia")) == ("saxonia", "prussia")


def test_COA_8_7_3_a_draw_brings_no_influence() -> None:
    table = clash(austria="british").without_cards().do("france off-map")
    assert [table.power(name)["influence"] for name in ("france", "austria")] == [0, 0]


# 8.8 Winning.


def test_COA_8_8_1_a_winning_attacker_may_leave_a_garrison_after_his_loss() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map")
    assert table.options("france") == ["garrison bavaria", "garrison-no-more"]
    assert table.reason("france garrison paris") == "COA-8.8.1 not-the-battlefield"
    table.do("france garrison bavaria")
    assert (table.general("france-1"), table.garrison("bavaria")) == ("bavaria 1", "france")


def test_COA_8_8_1_he_may_leave_none() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map", "france garrison-no-more")
    assert (table.general("france-1"), table.garrison("bavaria")) == ("bavaria 2", "")


def test_COA_8_8_1_without_a_troop_after_the_loss_there_is_no_garrison() -> None:
    table = clash("wurttemberg 1", "bavaria").without_cards().do("austria off-map")
    assert (table.battle(), table.general("france-1")) == (None, "bavaria")


def test_COA_8_8_1_no_garrison_on_an_allys_home() -> None:
    bohemia = power("austria", "", status="french")
    table = europe("france", power("france", "bavaria 3"), bohemia, power("russia", "bohemia"))
    table.do("france arbiter ottoman", "france move france-1", "france march bohemia")
    table.do("france garrison-no-more", "austria consent").without_cards()
    table.do("russia off-map")
    assert (table.battle(), table.general("france-1")) == (None, "bohemia 2")


def test_COA_R25_winning_defenders_place_no_garrison() -> None:
    table = clash("wurttemberg 1", "bavaria 3").without_cards().do("france off-map")
    assert (table.battle(), table.garrison("bavaria"), table.general("austria-1")) == (None, "", "bavaria 2")


def test_COA_8_8_2_each_winning_power_gains_a_point_for_each_defeated_general() -> None:
    table = clash(
        "wurttemberg 3, hesse 1",
        "bavaria",
        others=(power("russia", "bavaria", status="british"), power("prussia", "saxonia 1", status="french")),
    )
    table.do("france support france-2", "prussia support prussia-1", "austria off-map", "russia off-map")
    assert influence(table) == {"france": 2, "prussia": 2}


def test_COA_8_8_2_a_beaten_attacker_is_one_general() -> None:
    table = europe(
        "austria",
        power("austria", "wien 1", status="expansionist"),
        power("russia", "bavaria 3", status="british"),
        power("britain", "tyrol 1"),
    )
    table.arrive("austria-1 bavaria").do("britain support britain-1", "austria off-map")
    assert influence(table) == {"russia": 1, "britain": 1}


def test_COA_8_8_3_supporters_of_the_losers_are_not_defeated() -> None:
    table = clash("wurttemberg 3", "bavaria, tyrol 2").do("austria support austria-2", "austria off-map")
    assert influence(table) == {"france": 1}
    assert table.general("austria-2") == "tyrol 1"


def test_COA_8_8_4_COA_6_5_2_members_of_the_british_coalition_gain_one_more_for_a_french_general() -> None:
    table = clash(
        "wurttemberg",
        "bavaria 3",
        others=(power("britain", "tyrol 1"), power("russia", "bavaria", status="british")),
    )
    table.do("britain support britain-1", "france off-map")
    assert influence(table) == {"britain": 1, "austria": 2, "russia": 2}  # Britain only supported


def test_COA_8_8_4_nobody_else_does() -> None:
    assert influence(clash("wurttemberg", "bavaria 3", austria="expansionist").do("france off-map")) == {"austria": 1}


def test_COA_8_8_4_an_attacker_of_the_british_coalition_does() -> None:
    table = europe("britain", power("britain", "hannover 3"), power("france", "holland, off-map"))
    table.arrive("britain-1 holland").do("france to-capital")
    assert influence(table) == {"britain": 2}


def test_COA_8_8_5_a_lone_garrison_brings_no_influence_even_if_supported() -> None:
    table = clash("wurttemberg 3", "tyrol 1", garrison="bavaria").do("austria support austria-1")
    assert table.garrison("bavaria") == ""
    assert influence(table) == {}


def test_COA_8_8_6_fighting_and_supporting_counts_once() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 1", "bavaria")
    table.do("france support france-2", "france support france-3", "austria off-map")
    assert influence(table) == {"france": 1}


def test_COA_R39_a_power_present_with_its_garrison_only_is_directly_engaged() -> None:
    table = clash(
        "wurttemberg",
        "tyrol 1",
        garrison="bavaria",
        others=(power("russia", "bavaria 2", status="british"),),
    )
    table.do("austria support-no-more", "france off-map")
    assert influence(table) == {"austria": 2, "russia": 2}


def test_COA_E15_COA_11_5_6_a_minor_powers_influence_goes_to_its_controller() -> None:
    def won(british: str) -> dict[str, int]:
        table = europe(
            "austria",
            power("austria", "bohemia", status="expansionist"),
            power("prussia", "silesia 3", controller="britain", status="british"),
            power("britain", british),
            seats=4,
        )
        return influence(table.arrive("austria-1 silesia").do("austria off-map"))

    assert won("") == {"britain": 1}
    assert won("silesia") == {"britain": 2}


def test_COA_11_5_7_a_minor_power_gets_no_extra_point_for_a_french_general() -> None:
    table = europe(
        "france",
        power("france", "saxonia"),
        power("prussia", "silesia 3", controller="britain", status="british"),
        power("britain", "silesia"),
        seats=4,
    )
    assert influence(table.arrive("france-1 silesia").do("france off-map")) == {"britain": 1 + 2}


# 8.9 Losing.


def test_COA_8_9_1_beaten_generals_lose_all_troops() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("5", "")).do("france play 5")
    assert table.general("austria-1") == "bavaria"
    assert table.power("austria")["supply"] == 28


def test_COA_8_9_2_their_player_chooses_between_the_capital_and_off_map() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards()
    assert table.asks() == "lose-to austria"
    assert table.options("austria") == ["to-capital", "off-map"]
    assert table.reason("austria retreat tyrol") == "COA-8.9.2 no-retreat"
    assert table.do("austria to-capital").general("austria-1") == "wien"
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map")
    assert table.general("austria-1") == "off-map"


def test_COA_8_9_2_beaten_defenders_are_asked_in_power_order() -> None:
    table = clash("wurttemberg 3", "bavaria", others=(power("britain", "bavaria"),)).without_cards()
    assert table.asks() == "lose-to britain"
    table.do("britain to-capital")
    assert table.asks() == "lose-to austria"


def test_COA_8_9_3_an_occupied_capital_is_closed() -> None:
    table = clash("wurttemberg 3", "bavaria 1, wien").without_cards()
    assert table.general("austria-1") == "off-map"  # there was no choice


def test_COA_8_9_3_a_capital_without_control_is_closed() -> None:
    prussia = power("prussia", "", "wien", status="french")
    table = clash("wurttemberg 3", "bavaria 1", others=(prussia,)).without_cards()
    assert table.general("austria-1") == "off-map"


@pytest.mark.parametrize("guest", ["britain", "russia"])
def test_COA_R35_any_general_blocks_the_capital(guest: str) -> None:
    table = clash("wurttemberg 3", "bavaria 1", others=(power(guest, "wien", status="british"),)).without_cards()
    assert table.general("austria-1") == "off-map"


def test_COA_R35_in_a_battle_for_the_capital_the_victor_blocks_it() -> None:
    table = europe("france", power("france", "bavaria 3"), power("austria", "wien 1"))
    table.arrive("france-1 wien").without_cards()
    assert table.general("austria-1") == "off-map"
    table = europe("france", power("france", "lorraine"), power("austria", "paris 1"))
    table.arrive("france-1 paris").without_cards()
    assert table.general("france-1") == "off-map"


def test_COA_8_9_4_a_losing_garrison_goes_to_the_supply() -> None:
    table = clash("wurttemberg 3", "bavaria", garrison="bavaria").without_cards().do("austria off-map")
    assert (table.garrison("bavaria"), table.power("austria")["supply"]) == ("", 28)


def test_COA_8_9_5_losing_supporters_stay_and_lose_one_troop() -> None:
    table = clash("wurttemberg, hesse 3", "bavaria 3").do("france support france-2", "france to-capital")
    assert table.general("france-2") == "hesse 2"


def test_COA_R81_a_general_sent_away_by_a_battle_may_move_in_the_next_movement_turn() -> None:
    table = drawn(garrisons="wurttemberg").do("france retreat wurttemberg", "france request-turn", "ottoman consent")
    assert "move france-1" in table.options("france")
    table = clash("wurttemberg 1", "bavaria 3").without_cards()
    table.do("france to-capital", "france request-turn", "ottoman consent")
    assert "move france-1" in table.options("france")


# 8.10 Fortresses.


def test_COA_8_10_1_COA_E24_a_fortress_stays_and_serves_the_new_garrison() -> None:
    fortress = power("russia", fortresses="bavaria")
    table = clash("wurttemberg 3", "bavaria, tyrol 2", ("5 5", ""), garrison="bavaria", others=(fortress,))
    table.without_support().do("france play 5", "france pass", "austria off-map", "france garrison bavaria")
    assert table.view()["fortresses"] == ["bavaria"]
    table.do("france end-movement")
    while not table.asks().startswith("choose-arbiter austria"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    table.arrive("austria-2 bavaria")
    assert table.battle()["base"] == [3, 4 + 2]  # the garrison counts four
