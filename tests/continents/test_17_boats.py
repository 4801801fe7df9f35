"""SIX-17: fishing boats."""

import pytest

from continents.table import World, land, seat, world

PORT = land("india", owner=0, port=True)
BLOCKADE = seat(1, warships=["1 frigate arabian_sea"], war=[0])


def food(table: World) -> int:
    return int(table.seat(0)["food"]["supply"])


def test_SIX_17_1_SIX_G25_seven_each_with_a_working_port_at_most_2_per_port_owned() -> None:
    table = world(PORT)
    assert table.act("buy-boat", "buy-boat").money() == 40 - 14
    assert table.why_not("buy-boat") == "SIX-17.1 boats-limit"
    two_ports = world(PORT, land("ural", owner=0, port=True), seat(0, boats=3), BLOCKADE)
    assert two_ports.act("buy-boat").seat(0)["boats"] == 4  # the blockaded port counts
    occupied = land("peru", "1 infantry", owner=1, holder="0", port=True)
    assert world(PORT, occupied, seat(0, boats=2)).why_not("buy-boat") == "SIX-17.1 boats-limit"
    assert world().why_not("buy-boat") == "SIX-17.1 no-working-port"
    assert world(PORT, BLOCKADE).why_not("buy-boat") == "SIX-17.1 no-working-port"
    assert world(PORT, seat(0, treasury=6)).why_not("buy-boat") == "SIX-1.8 too-dear"


def test_SIX_17_1_losing_a_port_costs_no_boats() -> None:
    table = world(PORT, seat(0, boats=2)).act("other-business", "demolish port india")
    assert table.seat(0)["boats"] == 2
    assert food(table) == 2


@pytest.mark.parametrize(("reading", "each"), [("food-and-money", 2), ("food-only", 0)])
def test_SIX_17_2_SIX_G25_each_boat_supplies_1_food_and_2_coins_or_food_alone(reading: str, each: int) -> None:
    table = world(PORT, house_rules={"fishing-boats": reading})
    before = table.seat(0)["income"]["net"]
    table.act("buy-boat", "buy-boat")
    assert (food(table), table.seat(0)["income"]["net"]) == (4, before + 2 * each)


def test_SIX_17_2_SIX_G25_a_port_with_two_boats_pays_back_like_other_buildings() -> None:
    """12 + 7 + 7 coins for 3 coins a turn after upkeep, and 2 food: within half of a short game."""
    bare = world(seat(0, level=2), land("india", owner=0))
    before = bare.seat(0)["income"]["net"]
    bare.act("build port india", "buy-boat", "buy-boat")
    assert (bare.money(), bare.seat(0)["income"]["net"] - before) == (40 - 26, 3)
    assert 26 // 3 < 10


def test_SIX_17_3_boats_earn_nothing_without_a_working_port() -> None:
    boats = seat(0, boats=3)
    assert world(boats, PORT).seat(0)["income"]["gross"] == 4 + 6
    assert world(boats, PORT, BLOCKADE).seat(0)["income"]["gross"] == 4
    assert world(boats).seat(0)["income"]["gross"] == 4


def test_SIX_17_3_boats_supply_nothing_without_a_working_port_but_one_anywhere_is_enough() -> None:
    boats = seat(0, boats=3)
    assert food(world(boats, PORT, BLOCKADE)) == 2
    assert food(world(boats, PORT, BLOCKADE, land("ural", owner=0, port=True))) == 5
    assert food(world(boats, land("india", "1 infantry", owner=0, holder="1", port=True))) == 2


def test_SIX_17_4_SIX_G25_boats_are_on_no_sea_and_nobody_can_reach_them() -> None:
    table = world(PORT, seat(1, warships=["1 frigate arabian_sea"])).act("buy-boat")
    seas = table.view()["seas"]
    assert all([fleet["seat"] == 1 for sea in seas.values() for fleet in sea["fleets"]])
    assert table.end_turn().why_not("engage 0 arabian_sea") == "SIX-11.2 nobody-to-engage"
