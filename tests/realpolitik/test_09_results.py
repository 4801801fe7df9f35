"""REA-9.6 and REA-9.7: what follows from a battle, and prestige, with the rulings on them."""

import pytest

from realpolitik.europe19 import POWERS, acting, clash, friend, influence, play, play_out, power, stacks

WHOLE_DECK = "1 1 2 2 2 3 3 3 4 4 4 5 5"  # REA-R2


# 9.6 Result.


def test_REA_9_6_1_REA_9_6_2_all_is_revealed_and_the_higher_total_wins() -> None:
    table = clash(hands=("4 4", "5"))
    play(table, "austria 4", "prussia 5", "austria 4")
    assert stacks(table) == {"austria-1": [4, 4], "prussia-1": [5]}
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([4 + 9, 4 + 5], "attacker")
    even = play(clash(hands=("4", "4")), "austria 4", "prussia 4")
    assert (even.battle()["totals"], even.battle()["outcome"]) == ([8, 8], "draw")
    lost = play(clash(hands=("2", "4")), "austria 2", "prussia 4")
    assert lost.battle()["outcome"] == "defender"


def test_REA_9_6_3_REA_R75_every_card_to_its_owners_pile() -> None:
    france = friend("france", "moravia 1", "austria", hand="3")
    table = clash(hands=("4", "5"), allies=("france", ""), others=(france,)).do("france support france-1")
    play(table, "austria 4", "prussia 5", "france 3").do("prussia off-map", "austria garrison-no-more")
    assert [table.power(name)["discard"] for name in ("austria", "france", "prussia")] == [[4], [3], [5]]


def test_REA_R75_cards_of_the_battle_are_in_a_deck_that_the_draw_makes() -> None:
    rest = WHOLE_DECK.split()
    rest.remove("4")
    austria = power("austria", "wien 3", hand=" ".join(["4", *rest]), morale=9)
    table = acting("austria", "movement", austria, power("prussia", "bohemia"))
    table.arrive("austria-1 bohemia")
    assert table.power("austria")["deck"] == 0
    table.do("austria play 4", "austria pass", "prussia off-map", "austria garrison-no-more")
    assert table.power("austria")["cards"] == 13  # it drew the card it had played
    assert (table.power("austria")["deck"], table.power("austria")["discard"]) == (0, [])


@pytest.mark.parametrize("hands", [("2", "4"), ("4", "2"), ("4", "4")])
def test_REA_9_6_4_REA_9_6_10_everybody_who_fought_or_supported_loses_a_troop(hands: tuple[str, str]) -> None:
    table = clash("wien 3, moravia 2", "bohemia 3, schlesien 1", hands)
    table.do("austria support austria-2", "prussia support prussia-2")
    play_out(table)
    assert (table.general("austria-2"), table.general("prussia-2")) == ("moravia 1", "schlesien")  # they stay
    winner, loser = ("prussia-1", "austria-1") if hands == ("2", "4") else ("austria-1", "prussia-1")
    assert table.general(winner) == "bohemia 2"
    assert table.general(loser) == ("bohemia 2" if hands == ("4", "4") else "bohemia")  # he has yet to leave


def test_REA_9_6_5_who_played_draws_a_card_of_his_own() -> None:
    table = clash("wien 3", "bohemia 3", ("4 4 2", "5"), others=(power("france", "moravia 3", hand="5"),))
    play(table, "austria 4", "prussia 5", "austria 4", "austria 2").do("prussia off-map", "austria garrison-no-more")
    assert [table.power(name)["cards"] for name in ("austria", "prussia", "france")] == [1, 1, 1]
    assert [table.power(name)["deck"] for name in ("austria", "prussia", "france")] == [9, 11, 12]
    idle = clash(defence="bohemia 1", hands=("5", "4")).do("austria pass", "prussia pass", "prussia off-map")
    idle.do("austria garrison-no-more")
    assert [idle.power(name)["cards"] for name in ("austria", "prussia")] == [1, 1]  # who only passed draws none


def test_REA_9_6_6_REA_R52_in_a_tie_the_attacker_withdraws_to_the_nearest_own_land() -> None:
    table = clash(hands=("5", "5"), garrison="bohemia", defence="bohemia 2")
    play(table, "austria 5", "prussia 5")
    assert table.options("austria") == ["retreat wien", "retreat moravia", "off-map"]
    table.do("austria retreat moravia")
    assert (table.general("austria-1"), table.general("prussia-1")) == ("moravia 2", "bohemia 1")
    assert table.garrison("bohemia") == "prussia"
    assert influence(table) == {}
    assert table.prestige() == list(POWERS)


def test_REA_9_6_6_or_off_the_board_without_his_troops() -> None:
    table = clash().do("austria off-map")
    assert (table.general("austria-1"), table.power("austria")["supply"]) == ("off-map", 28)


def test_REA_9_6_6_REA_R73_two_allied_defenders_stay() -> None:
    italy = friend("italy", "bohemia 1", "prussia")
    table = clash("wien 3", "bohemia 1", allies=("", "italy"), others=(italy,))
    assert table.battle()["outcome"] == "draw"
    table.do("austria retreat wien")
    assert (table.general("italy-1"), table.general("prussia-1")) == ("bohemia", "bohemia")


def test_REA_R52_not_to_the_battlefield_itself_and_no_garrison_is_placed() -> None:
    table = acting("austria", "movement", power("austria", "bavaria 3"), power("prussia", "wien 3"))
    table.arrive("austria-1 wien")
    assert set(table.options("austria")) == {"off-map", *[f"retreat {name}" for name in NEAR_WIEN]}
    assert table.reason("austria retreat wien") == "REA-R53 territory-being-left"
    table.do("austria retreat tyrol")
    assert (table.asks(), table.garrison("tyrol")) == ("request-turn austria", "")


NEAR_WIEN = ("hungari", "karinthia", "moravia", "tyrol")


def test_REA_R53_own_and_enemy_generals_bar_the_way_to_the_nearest() -> None:
    table = clash("wien 3, moravia 1", others=(power("france", "wien 1"),)).do("austria support-no-more")
    assert set(table.options("austria")) == {"off-map", "retreat tyrol", "retreat hungari", "retreat karinthia"}
    assert table.reason("austria retreat wien") == "REA-R53 foreign-general-there"
    assert table.reason("austria retreat moravia") == "REA-R53 own-general-there"
    assert table.reason("austria retreat dalmatia") == "REA-R53 not-the-nearest"
    assert table.reason("austria retreat saxonia") == "REA-9.6.6 territory-not-controlled"


def test_REA_R53_a_general_of_the_ally_does_not_bar_it() -> None:
    table = clash("wien 3", allies=("france", ""), others=(friend("france", "wien", "austria"),))
    assert "retreat wien" in table.options("austria")


@pytest.mark.parametrize(
    ("ally", "refuges"),
    [("italy", {"dalmatia"}), ("prussia", {"dalmatia", "karinthia"}), ("", {"dalmatia", "karinthia"})],
)
def test_REA_R53_steps_over_routes_of_the_current_allys_colour(ally: str, refuges: set[str]) -> None:
    """From Romagna it is one step over the Adriatic to Dalmatia; by land Dalmatia and Karinthia are two away."""
    known = {"ally": ally} if ally else {}
    friends = (friend(ally, "", "austria"),) if ally else ()
    table = acting(
        "austria",
        "movement",
        power("austria", "venezia 3", **known),
        power("france", "romagna 3, tyrol"),
        *friends,
    )
    table.arrive("austria-1 romagna")
    assert set(table.options("austria")) == {"off-map", *[f"retreat {place}" for place in refuges]}


def test_REA_R53_steps_over_routes_of_ones_own_colour() -> None:
    table = acting("italy", "movement", power("italy", "venezia 3"), power("austria", "dalmatia 3", "toscania"))
    table.arrive("italy-1 dalmatia")
    assert table.options("italy") == ["retreat napoli", "off-map"]  # one step over the sea


def test_REA_R53_off_the_board_is_compulsory_if_no_land_is_left() -> None:
    gone = "wien tyrol karinthia moravia hungari dalmatia"
    table = acting("austria", "movement", power("austria", "bavaria 3"), power("prussia", "bohemia 3", gone))
    table.arrive("austria-1 bohemia")
    assert table.general("austria-1") == "off-map"  # without a question


def test_REA_9_6_7_REA_9_6_9_a_beaten_general_loses_his_troops_and_the_field() -> None:
    table = clash("wien 3", "bohemia 2")
    assert table.options("prussia") == ["to-capital", "off-map"]
    table.do("prussia to-capital")
    assert table.general("prussia-1") == "berlin"
    assert table.power("prussia")["supply"] == 28
    attacker = clash("moravia 1", "bohemia 3")
    assert attacker.do("austria to-capital").general("austria-1") == "wien"


@pytest.mark.parametrize(
    "obstacle", [power("france", "berlin"), friend("italy", "berlin", "prussia"), power("france", "", "berlin")]
)
def test_REA_9_6_9_REA_R54_when_the_capital_is_taken_or_lost_he_goes_off_the_board(obstacle: str) -> None:
    allies = ("", "italy") if "italy" in obstacle else ("", "")
    table = clash("wien 3", "bohemia 2", others=(obstacle,), allies=allies)
    assert table.general("prussia-1") == "off-map"  # no choice is left


def test_REA_R54_an_own_general_in_the_capital_is_in_the_way_too() -> None:
    assert clash("wien 3", "bohemia 2, berlin").general("prussia-1") == "off-map"


def test_REA_R54_in_a_battle_for_the_capital_the_victor_is_in_the_way() -> None:
    table = acting("austria", "movement", power("austria", "saxonia 3"), power("prussia", "berlin 1"))
    table.arrive("austria-1 berlin")
    assert table.general("prussia-1") == "off-map"


def test_REA_R54_each_beaten_general_is_placed_by_his_owner() -> None:
    italy = friend("italy", "bohemia", "prussia")
    table = clash("wien 3", "bohemia", allies=("", "italy"), others=(italy,))
    asked = [table.asks()]
    table.do("italy to-capital")
    asked.append(table.asks())
    table.do("prussia off-map")
    assert asked == ["lose-to italy", "lose-to prussia"]
    assert (table.general("italy-1"), table.general("prussia-1")) == ("liguria", "off-map")


def test_REA_9_6_8_REA_9_6_15_a_beaten_garrison_goes_and_its_fortress_stays_for_the_next() -> None:
    table = clash("wien 3", "off-map", ("5 4", ""), "bohemia", fortress="bohemia")
    play(table, "austria 5").do("austria pass")
    assert (table.garrison("bohemia"), table.view()["fortresses"]) == ("", ["bohemia"])
    table.do("austria garrison bohemia")
    assert table.control("bohemia") == "austria"
    again = acting(
        "prussia",
        "movement",
        power("prussia", "schlesien 3", hand="1"),
        power("austria", "", "bohemia", fortresses="bohemia"),
    )
    assert again.arrive("prussia-1 bohemia").battle()["base"] == [4, 4]


def test_REA_9_6_11_REA_R51_the_winner_loses_his_troop_before_he_may_garrison() -> None:
    table = clash("wien 2", "bohemia").do("prussia off-map")
    assert (table.asks(), table.general("austria-1")) == ("garrison-conquest austria", "bohemia 1")
    assert table.reason("austria garrison wien") == "REA-9.6.11 not-the-battlefield"
    table.do("austria garrison bohemia")
    assert (table.general("austria-1"), table.garrison("bohemia")) == ("bohemia", "austria")
    one = clash("wien 1", "bohemia").do("prussia off-map")
    assert (one.asks(), one.garrison("bohemia")) == ("request-turn austria", "")


def test_REA_R51_discards_losses_influence_garrison_draws_and_prestige_in_this_order() -> None:
    table = clash("wien 3", "bohemia 1", ("5", "2"), prestige="prussia france italy austria")
    play(table, "austria 5", "prussia 2").do("prussia off-map", "austria garrison bohemia")
    kinds = [event.split()[0] for event in table.events()]
    order = ["card-turned-up", "troops-lost", "went-off-map", "influence", "garrisoned", "drew", "prestige-won"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


def test_REA_9_6_12_REA_R57_one_for_each_beaten_general_to_each_power_of_the_winning_side() -> None:
    italy = friend("italy", "bohemia", "prussia")
    france = friend("france", "moravia 1", "austria")
    table = clash("wien 3", "bohemia", allies=("france", "italy"), others=(italy, france))
    table.do("france support france-1", "italy off-map", "prussia off-map")
    assert influence(table) == {"austria": 2, "france": 2}


def test_REA_R57_once_for_a_power_however_many_of_its_generals_took_part() -> None:
    table = clash("wien 3, moravia 1, saxonia 1", "bohemia")
    table.do("austria support austria-2", "austria support austria-3", "prussia off-map")
    assert influence(table) == {"austria": 1}


def test_REA_9_6_13_nothing_for_a_lone_garrison_even_if_it_was_supported() -> None:
    table = clash("wien 3", "schlesien 1", garrison="bohemia")
    table.do("prussia support prussia-1", "austria garrison-no-more")
    assert influence(table) == {}
    assert table.general("prussia-1") == "schlesien"


def test_REA_9_6_14_winning_defenders_gain_for_the_attacking_general() -> None:
    italy = friend("italy", "", "prussia", garrisons="bohemia")
    france = power("france")
    table = clash("wien", "bohemia 3", allies=("", "italy"), others=(italy, france)).do("austria off-map")
    assert influence(table) == {"italy": 1, "prussia": 1}  # the garrison took part


@pytest.mark.parametrize(("place", "holder"), [("bohemia", ""), ("wien", "austria"), ("schlesien", "prussia")])
def test_REA_9_6_16_without_a_new_garrison_control_goes_home_or_to_nobody(place: str, holder: str) -> None:
    table = acting("austria", "movement", power("austria", "moravia 2"), power("france", "", place))
    assert table.control(place) == "france"
    table.arrive(f"austria-1 {place}").do("austria garrison-no-more")
    assert table.control(place) == holder


# 9.7 Prestige.


def test_REA_9_7_1_the_winner_passes_the_power_above_him() -> None:
    table = clash(defence="bohemia 1", prestige="prussia italy austria france").do("prussia off-map")
    table.do("austria garrison-no-more")
    assert table.prestige() == ["prussia", "austria", "italy", "france"]
    assert "prestige-won power=power:austria other=power:italy" in table.events()


def test_REA_9_7_1_the_highest_stays_and_supporters_do_not_move() -> None:
    france = friend("france", "moravia 1", "austria")
    table = clash(defence="bohemia", allies=("france", ""), others=(france,), prestige="austria prussia france italy")
    table.do("france support france-1", "prussia off-map", "austria garrison-no-more")
    assert table.prestige() == ["austria", "prussia", "france", "italy"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("austria france italy prussia", "austria italy prussia france"),  # the example of the ruling
        ("italy prussia austria france", "prussia italy austria france"),  # one cannot move, the other passes him
        ("italy austria prussia france", "italy prussia austria france"),
        ("austria italy prussia france", "italy prussia austria france"),
    ],
)
def test_REA_9_7_1_REA_R55_two_winners_one_after_the_other_from_the_left(before: str, after: str) -> None:
    italy = friend("italy", "bohemia 2", "prussia")
    table = clash("wien", "bohemia 2", allies=("", "italy"), others=(italy,), prestige=before)
    table.do("austria off-map")
    assert table.prestige() == after.split()


def test_REA_9_7_2_REA_R55_also_for_a_lone_garrison_and_for_a_defender() -> None:
    beaten = clash("wien 3", "off-map", garrison="bohemia", prestige="prussia austria france italy")
    beaten.do("austria garrison-no-more")
    assert beaten.prestige() == ["austria", "prussia", "france", "italy"]
    held = clash("wien", "off-map", garrison="bohemia", fortress="bohemia", prestige="austria prussia france italy")
    held.do("austria off-map")
    assert held.prestige() == ["prussia", "austria", "france", "italy"]
