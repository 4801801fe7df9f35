"""RDE-11: the board update when war and peace have changed (RDE-R62, RDE-R64 to RDE-R70)."""

from typing import Any

import pytest

from raison_detat.europe17 import Europe, acting, congress, lay, power


def poland(generals: str = "", garrisons: str = "", status: str = "austrian", **facts: Any) -> str:
    return power("poland", generals, garrisons, status=status, **facts)


def sweden(generals: str = "", garrisons: str = "", status: str = "austrian", **facts: Any) -> str:
    return power("sweden", generals, garrisons, status=status, **facts)


def declared(*powers: str, seats: int = 7, extra: str = "", **statuses: str) -> Europe:
    """The Diplomacy Phase up to the board update."""
    return congress("1618", *powers, seats=seats, extra=extra).declare(**statuses).without_expulsions()


def auctioned(*powers: str, winner: str) -> Europe:
    """Six players: the Ottoman Empire is on Drill, and this power wins it."""
    return lay("1618", "turn", *powers, seats=6, turn=7).bids(**{winner: 1})


def asked_until_play_goes_on(table: Europe) -> list[str]:
    """Everything that is asked before the first action, answered with the first option."""
    asked = []
    while not table.asks().startswith("drill"):
        asked.append(table.asks())
        table.idle()
    return asked


def influence(table: Europe) -> list[int]:
    return [one["influence"] for one in table.view()["powers"]]


# 11.0 When.


def test_RDE_11_0_1_all_powers_after_a_diplomacy_phase() -> None:
    table = declared(
        sweden("silesia 2"),
        poland("silesia"),
        power("france", "tyrol", status="austrian"),
        sweden="protestant",
        france="neutral",
    )
    assert table.view()["phase"] == "diplomacy"
    assert asked_until_play_goes_on(table) == ["leave-to france", "leave-to poland"]


def test_RDE_11_0_1_RDE_R64_after_a_take_over_only_pairs_of_that_minor_power() -> None:
    table = auctioned(
        power("france", "tyrol", status="neutral"),  # would have to leave after a Diplomacy Phase
        poland("podolia 2", status="expansionist"),
        power("ottoman", "podolia", controller="austria", status="austrian"),
        winner="protestants",
    )
    assert asked_until_play_goes_on(table) == ["leave-to ottoman"]
    assert table.general("france-1") == "tyrol"


def test_RDE_R64_neutral_generals_on_land_of_the_minor_power_leave_after_a_take_over() -> None:
    """Sweden, neutral, stands on land of the Ottomans, who were its own."""
    swede = sweden("podolia 1, ingria", status="neutral")
    french = power("france", "bavaria", status="neutral")
    ottoman = power("ottoman", "", "podolia", controller="sweden")
    table = auctioned(swede, french, ottoman, winner="austria")
    assert asked_until_play_goes_on(table) == ["leave-to sweden"]
    assert table.general("france-1") == "bavaria"  # not on ground of the Ottomans


# 11.1 War to peace.


def test_RDE_11_1_1_garrisons_in_the_home_of_a_new_partner_become_troops() -> None:
    table = declared(
        poland("warszawa 3, krakow 2, lithuania", "ingria livonia", status="expansionist"),
        sweden(status="protestant"),
        poland="protestant",
    )
    assert (table.asks(), table.options("poland")) == ("reinforce poland", ["reinforce poland-2", "reinforce poland-3"])
    assert table.reason("poland reinforce poland-1") == "RDE-11.1.1 general-full"
    table.do("poland reinforce poland-2")
    assert (table.general("poland-2"), table.garrison("ingria")) == ("krakow 3", "")
    assert table.garrison("livonia") == "poland"  # nobody's home


@pytest.mark.parametrize("generals", ["", "warszawa 3", "off-map"])
def test_RDE_11_1_1_RDE_R67_or_money_of_that_power_if_no_general_has_room(generals: str) -> None:
    table = declared(
        poland(generals, "ingria finland", status="expansionist"), sweden(status="protestant"), poland="protestant"
    )
    assert (table.garrison("ingria"), table.power("poland")["money"]) == ("", 2)


def test_RDE_R67_any_own_general_on_the_board_and_money_only_if_there_is_none() -> None:
    table = declared(
        poland("kiev 1, off-map, moskva 3", "ingria", status="expansionist", money=4),
        sweden(status="protestant"),
        poland="protestant",
    )
    assert (table.general("poland-1"), table.power("poland")["money"]) == ("kiev 2", 4)  # far away, but the only one


@pytest.mark.parametrize(("answer", "end"), [("let-stay", "ingria 1"), ("send-away", "smolensk 1")])
def test_RDE_11_1_2_a_general_in_the_home_of_a_new_ally_stays_if_its_holder_agrees(answer: str, end: str) -> None:
    table = declared(poland("ingria 1", status="expansionist"), sweden(status="protestant"), poland="protestant")
    assert table.pending() == f"let-stay {table.seat_of('sweden')}"
    table.do(f"sweden {answer}")
    if answer == "send-away":
        assert set(table.options("poland")) == {"retreat lithuania", "retreat smolensk", "off-map"}
        table.do("poland retreat smolensk")
    assert table.general("poland-1") == end


def test_RDE_11_1_2_nobody_is_asked_where_there_was_peace_before() -> None:
    table = declared(poland("ingria 1", status="protestant"), sweden(status="protestant"))
    assert asked_until_play_goes_on(table) == []


def test_RDE_11_1_2_the_same_player_agrees_by_himself() -> None:
    table = auctioned(
        power("austria", "rumelia 1"),
        power("ottoman", "tyrol 1", controller="protestants"),
        winner="austria",
    )
    assert asked_until_play_goes_on(table) == []
    assert (table.general("austria-1"), table.general("ottoman-1")) == ("rumelia 1", "tyrol 1")


@pytest.mark.parametrize("neutral", ["poland", "sweden"])
def test_RDE_11_1_3_if_one_of_the_two_became_neutral_the_general_goes(neutral: str) -> None:
    change: Any = {neutral: "neutral"}
    table = declared(poland("ingria 2", status="expansionist"), sweden(status="protestant"), **change)
    assert table.asks() == "leave-to poland"
    table.do("poland off-map")
    assert (table.general("poland-1"), table.power("poland")["supply"]) == ("off-map", 21)


# 11.2 Peace to war.


def test_RDE_11_2_1_RDE_R65_the_strongest_single_power_stays_with_its_allies() -> None:
    """Two and two against three: each power counts by itself, and the ally of the three stays too."""
    table = declared(
        poland("brandenburg 2"),
        sweden("brandenburg 1, off-map"),
        power("france", "brandenburg 1", status="austrian"),
        power("austria", "brandenburg"),
        sweden="protestant",
        france="protestant",
    )
    assert asked_until_play_goes_on(table) == ["leave-to sweden", "leave-to france"]
    assert (table.general("poland-1"), table.general("austria-1")) == ("brandenburg 2", "brandenburg")


def test_RDE_11_2_1_RDE_R65_a_fortress_counts() -> None:
    table = declared(poland("", "brandenburg", fortresses="brandenburg"), sweden("brandenburg 2"), sweden="protestant")
    assert asked_until_play_goes_on(table) == ["leave-to sweden"]
    assert table.garrison("brandenburg") == "poland"


def test_RDE_11_2_2_RDE_E10_the_garrison_counts_as_stronger() -> None:
    table = declared(poland("", "brandenburg"), sweden("brandenburg"), sweden="protestant")
    assert table.options("sweden") == ["retreat skania", "off-map"]
    table.do("sweden retreat skania")
    assert (table.general("sweden-1"), table.garrison("brandenburg")) == ("skania", "poland")


def test_RDE_11_2_2_RDE_R66_without_one_the_lot_decides() -> None:
    losers = set()
    for seed in range(12):
        table = declared(
            poland("brandenburg 1"), sweden("brandenburg 1"), extra=f'seed = "{seed}"', sweden="protestant"
        )
        losers.add(table.asks())
        assert "coin-tossed" in " ".join(table.events())
    assert losers == {"leave-to poland", "leave-to sweden"}


def test_RDE_11_2_3_the_weaker_takes_garrison_and_generals_away_with_their_troops() -> None:
    table = declared(poland("krakow 1, brandenburg", "brandenburg"), sweden("brandenburg 3"), sweden="protestant")
    assert (table.asks(), table.options("poland")) == ("reinforce poland", ["reinforce poland-1", "reinforce poland-2"])
    table.do("poland reinforce poland-2")
    assert table.options("poland") == ["retreat warszawa", "off-map"]
    table.do("poland retreat warszawa")
    assert (table.general("poland-2"), table.garrison("brandenburg")) == ("warszawa 1", "")


def test_RDE_11_2_4_no_cards_no_losses_no_influence() -> None:
    table = declared(
        poland("brandenburg 1", hand="5 5", morale=7), sweden("brandenburg 3", hand="1", morale=6), sweden="protestant"
    )
    table.do("poland retreat warszawa")
    assert (table.general("poland-1"), table.general("sweden-1")) == ("warszawa 1", "brandenburg 3")
    assert influence(table) == [0] * 7
    for name, cards, morale in (("poland", 2, 7), ("sweden", 1, 6)):
        assert (table.power(name)["cards"], table.power(name)["morale"]) == (cards, morale)


def test_RDE_11_2_5_on_enemy_land_without_enemies_he_stays() -> None:
    table = declared(poland("ingria 1"), sweden(), sweden="protestant")
    assert asked_until_play_goes_on(table) == []
    assert (table.general("poland-1"), table.control("ingria")) == ("ingria 1", "sweden")


def test_RDE_R64_all_strengths_are_compared_before_anybody_leaves() -> None:
    """The garrison of Silesia becomes a troop in Borussia, but too late to count there."""
    table = declared(poland("borussia 1, off-map", "silesia"), sweden("silesia 3, borussia 2"), sweden="protestant")
    assert table.general("poland-1") == "borussia 2"
    assert table.asks() == "leave-to poland"
    assert table.view()["leaving"] == ["poland-1"]


# 11.3 Becoming neutral.


def test_RDE_11_3_1_RDE_R68_all_foreign_pieces_leave_the_home_of_a_new_neutral() -> None:
    """A former ally and a former enemy, garrisons before generals."""
    table = declared(
        poland("ingria 1"),
        power("france", "finland 2", "finland", status="expansionist"),
        sweden(),
        sweden="neutral",
    )
    assert asked_until_play_goes_on(table) == ["leave-to france", "leave-to poland"]
    assert table.garrison("finland") == ""
    assert table.general("france-1").endswith(" 3")  # the garrison left with him


def test_RDE_11_3_2_RDE_11_3_3_his_own_pieces_leave_foreign_homes() -> None:
    table = declared(sweden("warszawa 1, ingria", "krakow", status="protestant"), poland(), sweden="neutral")
    assert table.asks() == "reinforce sweden"
    table.do("sweden reinforce sweden-1")
    assert (table.control("krakow"), table.asks()) == ("poland", "leave-to sweden")
    table.do(f"sweden {table.options('sweden')[0]}")
    assert table.general("sweden-1").endswith(" 2")


@pytest.mark.parametrize("holder", [power("austria"), power("austria", "", "silesia")])
def test_RDE_11_3_3_RDE_R70_and_any_land_that_he_does_not_control(holder: str) -> None:
    table = declared(sweden("silesia 1"), holder, sweden="neutral")
    assert asked_until_play_goes_on(table) == ["leave-to sweden"]


def test_RDE_R70_land_of_a_power_of_the_same_player_is_no_foreign_land() -> None:
    minor = power("poland", "", "silesia", controller="sweden")
    table = declared(sweden("silesia 1, warszawa 1"), minor, seats=5, sweden="neutral")
    assert asked_until_play_goes_on(table) == []
    assert (table.general("sweden-1"), table.general("sweden-2")) == ("silesia 1", "warszawa 1")


def test_RDE_11_3_4_his_garrisons_elsewhere_stay_and_his_generals_may_be_there() -> None:
    table = declared(sweden("livonia 2", "livonia novgorod", status="protestant"), sweden="neutral")
    assert asked_until_play_goes_on(table) == []
    assert (table.general("sweden-1"), table.garrison("novgorod")) == ("livonia 2", "sweden")
    attacked = acting(
        "1618", "poland", "movement", poland("lithuania 3", hand="1"), sweden("livonia 1", "livonia", status="neutral")
    )
    assert attacked.arrive("poland-1 livonia").battle()["defenders"] == ["sweden"]


def test_RDE_11_3_5_where_a_neutral_and_his_neighbours_may_not_go() -> None:
    neutral = sweden("livonia 2, off-map", "livonia", status="neutral")
    mine = acting("1618", "sweden", "movement", neutral).do("sweden arbiter spain")
    mine.do("sweden move sweden-1")
    assert mine.reason("sweden march novgorod") == "RDE-9.12.5 neutral-mover"
    theirs = acting("1618", "poland", "movement", poland("novgorod 2"), neutral).do("poland arbiter sweden")
    assert theirs.do("poland move poland-1").reason("poland march ingria") == "RDE-9.12.4 closed-land"


@pytest.mark.parametrize(("polish", "asked"), [("livonia 3", "reinforce sweden"), ("livonia 1", "leave-to poland")])
def test_RDE_11_3_6_RDE_R69_a_neutral_and_a_former_ally_outside_his_home(polish: str, asked: str) -> None:
    table = declared(sweden("livonia 1, ingria", "livonia"), poland(polish), sweden="neutral")
    assert table.asks() == asked
    assert asked_until_play_goes_on(table)
    stays = "poland-1" if asked == "reinforce sweden" else "sweden-1"
    assert table.general(stays) == (polish if stays == "poland-1" else "livonia 1")


# Withdrawal.


def test_RDE_R62_generals_of_others_who_leave_in_the_same_step_do_not_block() -> None:
    table = declared(sweden("smolensk 1"), poland("ingria 1"), sweden="neutral")
    assert table.asks() == "leave-to sweden"
    assert "retreat ingria" in table.options("sweden")
    table.do("sweden retreat ingria")
    assert "retreat smolensk" in table.options("poland")


def test_RDE_R62_with_no_own_land_he_goes_off_the_board() -> None:
    homes = "warszawa krakow lithuania smolensk"
    table = declared(poland("brandenburg 2"), sweden("brandenburg 3"), power("ottoman", "", homes), sweden="protestant")
    assert table.general("poland-1") == "off-map"


def test_RDE_R62_RDE_R64_the_owner_orders_his_own_generals() -> None:
    table = declared(poland("ingria 1, finland 2"), sweden(), sweden="neutral")
    assert (table.asks(), table.options("poland")) == ("choose-leaving poland", ["leave poland-1", "leave poland-2"])
    assert table.reason("poland leave sweden-1") == "RDE-R64 not-own-general"
    table.do("poland leave poland-2")
    assert table.view()["about"] == "poland-2"
