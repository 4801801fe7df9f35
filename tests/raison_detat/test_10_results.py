"""RDE-10.6 to RDE-10.10: what follows from a battle, with the rulings on it (RDE-R56, RDE-R57, RDE-R59 to RDE-R63)."""

import pytest

from raison_detat.europe17 import Europe, acting, clash, influence, morale, power, stacks

# 10.6 and 10.7 Result.


def test_RDE_10_6_1_RDE_10_6_2_all_is_revealed_and_the_higher_total_wins() -> None:
    table = clash(hands=("4 4", "5")).do("poland play 4", "sweden play 5", "poland play 4")
    assert stacks(table) == {"poland-1": [4, 4], "sweden-1": [5]}
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([4 + 9, 4 + 5], "attacker")
    even = clash(hands=("4", "4")).do("poland play 4", "sweden play 4")
    assert (even.battle()["totals"], even.battle()["outcome"]) == ([8, 8], "draw")
    lost = clash(hands=("1", "4")).do("poland play 1", "sweden play 4")
    assert lost.battle()["outcome"] == "defender"


def test_RDE_10_6_3_RDE_10_7_2_RDE_R56_cards_are_discarded_before_who_played_draws_in_power_order() -> None:
    """The deck is empty: what is drawn are the cards of this battle."""
    others = power("france", hand=" ".join(["1"] * 7 + ["2"] * 12 + ["3"] * 12 + ["4"] * 11 + ["5"] * 8))
    austria = power("austria", "lithuania 1", hand="")
    table = clash(hands=("1", "4"), poland="austrian", others=(others, austria)).do("austria support austria-1")
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("poland play 1", "sweden play 4", "poland off-map")
    assert [table.power(name)["cards"] for name in ("sweden", "poland", "austria")] == [1, 1, 0]
    drew = [event.split()[1] for event in table.events() if event.startswith("drew ")]
    assert drew == ["power=power:sweden", "power=power:poland"]


@pytest.mark.parametrize("hands", [("1", "4"), ("4", "1"), ("4", "4")])
def test_RDE_10_7_1_everybody_who_fought_or_supported_loses_a_troop(hands: tuple[str, str]) -> None:
    table = clash("warszawa 3, lithuania 2", "borussia 3, pomerania 1", hands)
    table.do("poland support poland-2", "sweden support sweden-2")
    while table.asks().startswith("play-card"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[-1]}")
    assert (table.general("poland-2"), table.general("sweden-2")) == ("lithuania 1", "pomerania")
    winner, loser = ("sweden-1", "poland-1") if hands == ("1", "4") else ("poland-1", "sweden-1")
    assert table.general(winner) == "borussia 2"
    assert table.general(loser) == ("borussia 2" if hands == ("4", "4") else "borussia")  # he has yet to leave


# 10.8 Tie.


def test_RDE_10_8_1_RDE_R63_a_tie_is_no_defeat() -> None:
    table = clash(defence="borussia 2", garrison="borussia", hands=("5", "5")).do("poland play 5", "sweden play 5")
    assert set(table.options("poland")) == {"retreat lithuania", "retreat warszawa", "off-map"}
    table.do("poland retreat warszawa")
    assert (table.general("sweden-1"), table.garrison("borussia")) == ("borussia 1", "sweden")
    assert table.general("poland-1") == "warszawa 2"
    assert influence(table) == {}
    assert (morale(table, "poland"), morale(table, "sweden")) == (8, 8)  # the fives cost nothing more


def test_RDE_10_8_2_RDE_R62_to_the_nearest_own_land_or_off_the_board_without_troops() -> None:
    table = clash("warszawa 3, lithuania")
    assert table.options("poland") == ["retreat warszawa", "off-map"]  # Lithuania has a general of his
    assert table.reason("poland retreat lithuania") == "RDE-R62 own-general-there"
    assert table.reason("poland retreat krakow") == "RDE-R62 not-the-nearest"
    assert table.reason("poland retreat pomerania") == "RDE-10.8.2 territory-not-controlled"
    table.do("poland off-map")
    assert (table.general("poland-1"), table.power("poland")["supply"]) == ("off-map", 21)


def test_RDE_R62_foreign_generals_block_and_the_next_nearest_is_taken() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "pomerania 3"),
        power("sweden", "borussia 3"),
        power("austria", "warszawa, lithuania"),
    )
    table.arrive("poland-1 borussia")
    assert set(table.options("poland")) == {"retreat krakow", "retreat smolensk", "off-map"}
    assert table.reason("poland retreat warszawa") == "RDE-R62 foreign-general-there"


@pytest.mark.parametrize(("ottoman", "refuge"), [("austrian", "napoli"), ("expansionist", "dalmatia")])
def test_RDE_R62_steps_over_routes_of_an_ally_but_not_of_others(ottoman: str, refuge: str) -> None:
    table = acting(
        "1618",
        "spain",
        "movement",
        power("spain", "rumelia 2", "dalmatia"),
        power("ottoman", status=ottoman),
        power("france", "hellas 2", status="protestant"),
    )
    table.arrive("spain-1 hellas")
    if ottoman == "austrian":
        table.do("ottoman consent")
    assert table.options("spain") == [f"retreat {refuge}", "off-map"]


def test_RDE_R62_steps_over_grey_and_own_routes_without_the_test_of_departure() -> None:
    grey = acting(
        "1618",
        "sweden",
        "movement",
        power("sweden", "mecklenburg 3", "brandenburg"),
        power("france", "danmark 2", "danmark"),
    )
    assert grey.arrive("sweden-1 danmark").options("sweden") == ["retreat skania", "off-map"]
    own = acting(
        "1618", "sweden", "movement", power("sweden", "brandenburg 3", "saxonia"), power("france", "pomerania 3")
    )
    assert own.arrive("sweden-1 pomerania").options("sweden") == ["retreat skania", "off-map"]


# 10.9 Winning.


def test_RDE_10_9_1_RDE_R57_the_winner_loses_his_troop_before_he_may_garrison() -> None:
    table = clash("warszawa 2", "borussia").do("sweden off-map")
    assert (table.asks(), table.general("poland-1")) == ("garrison-conquest poland", "borussia 1")
    assert table.reason("poland garrison warszawa") == "RDE-10.9.1 not-the-battlefield"
    table.do("poland garrison borussia")
    assert (table.general("poland-1"), table.garrison("borussia")) == ("borussia", "poland")
    one = clash("warszawa 1", "borussia").do("sweden off-map")
    assert (one.asks(), one.garrison("borussia")) == ("request-turn poland", "")


def test_RDE_10_9_2_RDE_R59_one_for_each_general_beaten_on_the_battlefield() -> None:
    austria = power("austria", "borussia")
    table = clash(defence="borussia", sweden="austrian", others=(austria,)).do("sweden off-map", "austria off-map")
    assert influence(table) == {"poland": 2}


def test_RDE_R59_once_for_each_power_however_many_of_its_generals_took_part() -> None:
    table = clash("warszawa 3, lithuania 1, pomerania 1", "borussia")
    table.do("poland support poland-2", "poland support poland-3", "sweden off-map")
    assert influence(table) == {"poland": 1}


def test_RDE_R59_defenders_gain_for_the_attacking_general_and_a_garrison_takes_part() -> None:
    austria = power("austria", "", "borussia")
    table = clash("warszawa", "borussia 3", sweden="austrian", others=(austria,)).do("poland off-map")
    assert influence(table) == {"austria": 1, "sweden": 1}


def test_RDE_10_9_3_RDE_R60_one_more_for_a_general_of_the_opposing_coalition() -> None:
    table = clash(defence="borussia", poland="austrian").do("sweden off-map")
    assert influence(table) == {"poland": 2}
    defended = clash("warszawa", poland="austrian").do("poland off-map")
    assert influence(defended) == {"sweden": 2}
    mixed = clash(defence="borussia", poland="austrian", others=(power("protestants", "borussia"),))
    mixed.do("protestants off-map", "sweden off-map")
    assert influence(mixed) == {"poland": 4}  # for each general


@pytest.mark.parametrize(
    ("poland", "sweden", "won"),
    [
        ("expansionist", "protestant", 1),
        ("austrian", "expansionist", 1),
        ("austrian", "neutral", 1),
        ("protestant", "austrian", 2),
    ],
)
def test_RDE_R60_both_must_be_in_the_two_coalitions(poland: str, sweden: str, won: int) -> None:
    table = clash(defence="borussia", poland=poland, sweden=sweden)
    assert influence(table.do("sweden off-map")) == {"poland": won}


def test_RDE_R60_generals_of_minor_powers_count_and_minor_powers_never_earn_it() -> None:
    table = acting(
        "1618",
        "austria",
        "movement",
        power("austria", "bohemia 2"),
        power("poland", "silesia", controller="protestants"),
        seats=5,
    )
    assert influence(table.arrive("austria-1 silesia").do("protestants off-map")) == {"austria": 2}
    uncontrolled = acting(
        "1618",
        "protestants",
        "movement",
        power("protestants", "saxonia 2"),
        power("poland", "silesia", status="austrian"),
        seats=5,
        round=1,
    )
    uncontrolled.arrive("protestants-1 silesia").do("austria off-map")
    assert influence(uncontrolled) == {"protestants": 2}
    minor = clash_of_a_minor_power()
    assert influence(minor) == {"austria": 1}


def clash_of_a_minor_power() -> Europe:
    """Poland, Austria's minor power, beats a general of the Protestant Coalition."""
    poland = power("poland", "warszawa 2", controller="austria")
    table = acting("1618", "poland", "movement", poland, power("sweden", "borussia", status="protestant"), seats=5)
    table.do("austria arbiter sweden", "austria move poland-1", "austria march borussia", "austria garrison-no-more")
    return table.do("sweden off-map")


def test_RDE_10_9_4_RDE_10_9_5_none_for_garrisons_and_supporters() -> None:
    table = clash("warszawa 3", "pomerania 1", garrison="borussia")
    table.do("sweden support sweden-1", "poland garrison-no-more")
    assert influence(table) == {}
    assert table.general("sweden-1") == "pomerania"


@pytest.mark.parametrize(
    ("origin", "place", "holder"), [("pomerania", "borussia", ""), ("hungari", "krakow", "poland")]
)
def test_RDE_10_9_6_without_a_new_garrison_land_goes_to_its_home_power_or_to_nobody(
    origin: str, place: str, holder: str
) -> None:
    table = acting("1618", "austria", "movement", power("austria", f"{origin} 2"), power("sweden", "", place))
    assert table.control(place) == "sweden"
    table.arrive(f"austria-1 {place}").do("austria garrison-no-more")
    assert table.control(place) == holder


# 10.10 Losing.


def test_RDE_10_10_1_a_beaten_general_goes_without_troops_to_his_capital_or_off_the_board() -> None:
    table = clash("warszawa 3", "borussia 2")
    assert table.options("sweden") == ["to-capital", "off-map"]
    table.do("sweden to-capital")
    assert table.general("sweden-1") == "stockholm"
    assert table.power("sweden")["supply"] == 21


@pytest.mark.parametrize(
    "obstacle",
    [power("austria", "stockholm"), power("protestants", "stockholm"), power("france", "", "stockholm")],
)
def test_RDE_10_10_1_RDE_R61_any_general_or_a_foreign_garrison_closes_the_capital(obstacle: str) -> None:
    table = clash("warszawa 3", "borussia 2", others=(obstacle,))
    assert table.general("sweden-1") == "off-map"  # the only way left, so nobody is asked
    own = clash("warszawa 3", "borussia 2, stockholm")
    assert own.general("sweden-1") == "off-map"


def test_RDE_R61_in_a_battle_for_the_capital_the_victor_is_in_the_way() -> None:
    table = acting("1618", "austria", "movement", power("austria", "silesia 3"), power("poland", "warszawa 1"))
    table.arrive("austria-1 warszawa")
    assert table.general("poland-1") == "off-map"


def test_RDE_10_10_2_a_losing_garrison_goes_to_the_stock() -> None:
    table = clash("warszawa 3", "borussia", garrison="borussia")
    before = 21 - 1
    assert table.do("sweden off-map").garrison("borussia") == ""
    assert table.power("sweden")["supply"] == before + 1


def test_RDE_10_10_3_losing_supporters_stay() -> None:
    table = clash("warszawa 3", "borussia, pomerania 3")
    table.do("sweden support sweden-2", "sweden off-map")
    assert table.general("sweden-2") == "pomerania 2"
