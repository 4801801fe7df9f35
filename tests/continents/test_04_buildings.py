"""SIX-4: buildings, with the rulings on them."""

from typing import Any

import pytest

from continents.table import World, land, seat, world

MAIN = ("farm", "manufactory", "granary", "bunkers", "great-bunkers", "camp")
PRICES = {
    "farm": 11,
    "manufactory": 20,
    "granary": 12,
    "bunkers": 11,
    "great-bunkers": 30,
    "camp": 7,
    "port": 12,
    "road": 5,
}
RICH = seat(0, treasury=99, level=3)


def there(**facts: Any) -> World:
    """India, next to the capital, belongs to seat 0, who is rich and has a capital of level 3."""
    return world(land("india", owner=0, **facts), RICH)


# What is built, where and for how much.


@pytest.mark.parametrize("building", PRICES)
def test_SIX_4_1_SIX_4_3_SIX_R1_SIX_R2_a_building_is_paid_at_once(building: str) -> None:
    """The price list; a port costs 12, bunkers of level 2 built directly 30."""
    table = there().act(f"build {building} india")
    assert table.money() == 99 - PRICES[building]
    built = table.land("india")
    assert built["main"] == (building if building in MAIN else None)
    assert (built["port"], built["road"]) == (building == "port", building == "road")


def test_SIX_R1_an_overseas_expedition_costs_13() -> None:
    assert there(port=True).act("voyage").money() == 99 - 13


@pytest.mark.parametrize("first", MAIN)
@pytest.mark.parametrize("second", MAIN)
def test_SIX_4_1_SIX_4_2_a_territory_has_one_main_building(first: str, second: str) -> None:
    assert there(main=first).why_not(f"build {second} india") == "SIX-4.2 main-building-there"


@pytest.mark.parametrize("building", ["port", "road"])
def test_SIX_4_1_SIX_4_2_a_territory_has_one_port_and_one_road_and_they_block_nothing(building: str) -> None:
    table = there(port=building == "port", road=building == "road")
    assert table.why_not(f"build {building} india") == "SIX-4.2 built-already"
    other = "road" if building == "port" else "port"
    table.act(f"build {other} india", "build farm india")
    assert table.land("india")["main"] == "farm"
    assert there(main="farm").why_not(f"build {building} india") == ""


def test_SIX_4_3_any_number_is_built_in_a_turn_and_works_at_once() -> None:
    """The port launches a ship and the manufactory counts in the same turn."""
    table = world(land("india", owner=0), land("siam", owner=0), RICH)
    table.act("build port india", "build manufactory india", "build farm siam", "launch frigate east_indian")
    names = {line["name"]: line["amount"] for line in table.seat(0)["income"]["lines"]}
    assert (names["manufactories"], names["farms"]) == (2, 1)


def test_SIX_4_3_nobody_builds_in_the_turn_of_another() -> None:
    table = world(land("india", owner=0), RICH, active=1)
    assert "build farm india" not in table.legal(0)
    assert table.refusal("0 build farm india") is not None


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (land("siam"), "SIX-4.4 not-owned"),
        (land("siam", owner=1), "SIX-4.4 not-owned"),
        (land("siam", "1 infantry", owner=1, holder=0), "SIX-4.4 not-owned"),
        (land("siam", "1 infantry", owner=0, holder=1), "SIX-4.4 not-owned"),
        (land("siam", owner=0), ""),
    ],
)
def test_SIX_4_4_buildings_stand_on_owned_land(place: str, reason: str) -> None:
    assert world(place, RICH).why_not("build granary siam") == reason


@pytest.mark.parametrize("building", PRICES)
def test_SIX_4_4_buildings_need_a_connection_with_the_capital(building: str) -> None:
    table = world(land("japan", owner=0), RICH)
    assert table.why_not(f"build {building} japan") == "SIX-4.4 not-connected"
    assert world(land("japan", owner=0), land("mongolia", owner=0), RICH).why_not(f"build {building} japan") == ""


@pytest.mark.parametrize(
    ("building", "level"),
    [("farm", 2), ("port", 2), ("manufactory", 3)] + [(name, 1) for name in ("granary", "bunkers")],
)
def test_SIX_4_4_the_capital_must_have_the_level(building: str, level: int) -> None:
    for reached in (1, 2, 3):
        table = world(land("india", owner=0), seat(0, treasury=99, level=reached))
        assert table.why_not(f"build {building} india") == ("" if reached >= level else "SIX-21.3 capital-level")


@pytest.mark.parametrize(
    "move", ["build road india", "build camp india", "build bunkers india", "build great-bunkers india"]
)
def test_SIX_R8_what_no_level_names_is_allowed_at_level_one(move: str) -> None:
    table = world(land("india", owner=0), seat(0, treasury=99))
    assert table.why_not(move) == ""
    assert table.why_not("hire-spy") == table.why_not("explore india") == ""


def test_SIX_4_4_what_loses_its_connection_goes_on_working() -> None:
    table = world(land("japan", owner=0, main="manufactory"), land("mongolia", "1 infantry", owner=0, holder=1))
    assert not table.land("japan")["connected"]
    assert {line["name"]: line["amount"] for line in table.seat(0)["income"]["lines"]}["manufactories"] == 2


def test_SIX_4_5_SIX_R19_a_road_is_also_built_on_occupied_land_even_just_plundered() -> None:
    table = world(land("china", "1 infantry"), land("india", owner=1, road=True), RICH)
    table.march("india").act("plunder")
    assert not table.land("india")["road"]
    assert table.act("build road india").land("india")["road"]


def test_SIX_4_5_a_road_on_occupied_land_needs_the_connection_too() -> None:
    table = world(land("japan", "1 infantry", owner=1, holder=0), RICH)
    assert table.why_not("build road japan") == "SIX-4.4 not-connected"
    assert table.why_not("build road brazil") == "SIX-4.6 capital-ground"
    assert table.why_not("build road india") == "SIX-4.5 not-held"


@pytest.mark.parametrize("building", PRICES)
@pytest.mark.parametrize("owner", [0, 1])
def test_SIX_4_6_nothing_is_built_on_a_capital(building: str, owner: int) -> None:
    """Neither on the own one nor on a captured one."""
    table = world(
        land("brazil", "1 infantry", owner=owner, holder=0), land("peru", owner=1), seat(1, site="peru"), RICH, seats=3
    )
    assert table.why_not(f"build {building} china") == "SIX-4.6 capital-ground"
    assert table.why_not(f"build {building} brazil") == "SIX-4.6 capital-ground"


def test_SIX_4_6_a_capital_has_a_road_without_upkeep() -> None:
    table = world(land("china", "1 infantry"), land("india", owner=0, road=True), seat(0, treasury=0))
    assert table.seat(0)["income"]["upkeep"] == [{"name": "roads", "count": 1, "amount": 1}]
    assert table.march("india").troops("india") == {"infantry": 1}  # free though there is no money


# What they do.


def gains(main: str, **facts: Any) -> tuple[int, int]:
    """Money and food that a main building adds."""
    with_it, without = world(land("india", owner=0, main=main), **facts), world(land("india", owner=0), **facts)
    money = with_it.seat(0)["income"]["gross"] - without.seat(0)["income"]["gross"]
    return money, with_it.seat(0)["food"]["supply"] - without.seat(0)["food"]["supply"]


def test_SIX_4_7_a_farm_gives_one_money_and_one_food() -> None:
    assert gains("farm") == (1, 1)


def test_SIX_4_8_a_manufactory_gives_two_money() -> None:
    assert gains("manufactory") == (2, 0)


@pytest.mark.parametrize("weather", ["sun", "winter", "unusual-sun", "frost", "gale", "severe-winter"])
def test_SIX_4_9_a_granary_gives_two_food_in_any_weather(weather: str) -> None:
    assert gains("granary", weather=weather, weather_left=3) == (0, 2)


@pytest.mark.parametrize(("main", "bonus"), [("bunkers", 10), ("great-bunkers", 20)])
def test_SIX_4_10_bunkers_add_to_the_defence(main: str, bonus: int) -> None:
    table = world(
        land("china", "1 infantry"),
        land("india", "1 infantry", owner=1, main=main),
        seat(1, site="india"),
        dice=[99, 1],
    )
    assert table.march("india").modifiers()["bunkers"] == bonus


def test_SIX_4_10_SIX_R2_raising_bunkers_costs_19() -> None:
    table = there(main="bunkers").act("raise-bunkers india")
    assert (table.land("india")["main"], table.money()) == ("great-bunkers", 80)
    assert table.why_not("raise-bunkers india") == "SIX-4.10 no-bunkers"
    assert there(main="farm").why_not("raise-bunkers india") == "SIX-4.10 no-bunkers"
    cut_off = world(land("japan", owner=0, main="bunkers"), RICH)
    assert cut_off.why_not("raise-bunkers japan") == "SIX-4.4 not-connected"
    poor = world(land("india", owner=0, main="bunkers"), seat(0, treasury=18))
    assert poor.why_not("raise-bunkers india") == "SIX-1.8 too-dear"


@pytest.mark.parametrize("holder", [1, "rebels"])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("before", "after"), [("great-bunkers", "bunkers"), ("bunkers", None), ("farm", "farm")])
def test_SIX_4_11_SIX_R4_bunkers_lose_a_level_when_they_are_taken(
    before: str, after: str | None, owner: int, holder: int | str
) -> None:
    """Whoever takes them, the owner included."""
    whose = {"holder": "rebels"} if holder == "rebels" else {"owner": owner, "holder": 1}
    table = world(land("china", "3 infantry"), land("india", "1 infantry", main=before, **whose), dice=[99, 1])
    assert table.march("india").act("spare", "let-go").land("india")["main"] == after


def test_SIX_4_11_plundered_bunkers_are_gone() -> None:
    table = world(land("china", "1 infantry"), land("india", owner=1, main="great-bunkers"))
    assert table.march("india").act("plunder").land("india")["main"] is None


def test_SIX_4_12_a_port_stands_on_a_coast() -> None:
    table = world(land("afghanistan", owner=0), land("india", owner=0), RICH)
    assert table.why_not("build port afghanistan") == "SIX-4.12 not-coastal"
    assert table.why_not("build port india") == ""
    far = world(land("irkutsk", owner=0), land("mongolia", owner=0), RICH)
    assert far.why_not("build port irkutsk") == "SIX-4.12 not-coastal"


@pytest.mark.parametrize("blockade", [True, False])
def test_SIX_4_12_a_blockaded_port_does_nothing(blockade: bool) -> None:
    enemy = seat(1, war=[0] * blockade, warships=["1 frigate east_indian"])
    table = world(
        land("india", "1 infantry", owner=0, port=True), seat(0, treasury=99, boats=2, builder_ships=1), enemy
    )
    rules = {"launch frigate east_indian": "SIX-10.1", "launch frigate arabian_sea": "SIX-10.1"}
    rules |= {"voyage": "SIX-16.1", "buy-builder-ship": "SIX-10.9"}
    for move, rule in rules.items():
        assert table.why_not(move) == (f"{rule} no-working-port" if blockade else "")
    assert table.seat(0)["food"]["supply"] == (2 if blockade else 4)


@pytest.mark.parametrize(
    ("start", "end", "fee"), [(True, True, 0), (True, False, 3), (False, True, 3), (False, False, 3)]
)
def test_SIX_4_13_SIX_R7_a_step_between_two_roads_is_free_but_takes_a_movement_point(
    start: bool, end: bool, fee: int
) -> None:
    table = world(land("india", "1 cavalry", owner=0, road=start), land("siam", owner=0, road=end)).march("siam")
    assert (table.money(), table.moves("siam")) == (40 - fee, {"cavalry-2": 1})


def test_SIX_4_13_SIX_R7_both_ends_must_be_held_before_the_step() -> None:
    """A road on unowned land does not help to enter it, nor does one on land that is attacked."""
    table = world(land("china", "1 cavalry"), land("india", road=True), land("siam", owner=1, road=True))
    assert table.march("india").money() == 37
    assert table.march("siam").act("spare").money() == 34
    occupied = world(land("china", "1 cavalry"), land("india", "1 infantry", owner=1, holder=0, road=True))
    assert occupied.march("india").money() == 40


@pytest.mark.parametrize(("main", "income"), [("camp", 6), ("farm", 1), ("", 0)])
def test_SIX_4_14_slaves_earn_money_in_a_camp(main: str, income: int) -> None:
    facts = {"main": main} if main else {}
    assert world(land("india", "3 slave", owner=0, **facts)).seat(0)["income"]["gross"] == 4 + income


@pytest.mark.parametrize("building", PRICES)
def test_SIX_4_15_no_farm_or_granary_on_poisoned_land(building: str) -> None:
    expected = "SIX-4.15 poisoned" if building in ("farm", "granary") else ""
    assert there(poisoned=True).why_not(f"build {building} india") == expected


def test_SIX_4_15_a_farm_that_is_there_stays() -> None:
    table = there(poisoned=True, main="farm")
    assert {line["name"] for line in table.seat(0)["food"]["lines"]} == {"capitals", "farms"}


# Tearing down.


@pytest.mark.parametrize("building", PRICES)
@pytest.mark.parametrize("weather", ["sun", "gale"])
def test_SIX_4_16_SIX_R2_SIX_R3_the_owner_gets_half_the_list_price_rounded_down(building: str, weather: str) -> None:
    """Neither a gale nor vouchers change it; bunkers count by their level."""
    facts: dict[str, Any] = {"main": building} if building in MAIN else {building: True}
    table = world(land("india", owner=0, **facts), seat(0, free_roads=2, cheap_farms=2), weather=weather)
    name = "bunkers" if building == "great-bunkers" else building
    table.act("other-business", f"demolish {name} india")
    assert table.money() == 40 + PRICES[building] // 2
    assert (table.land("india")["main"], table.land("india")["port"], table.land("india")["road"]) == (
        None,
        False,
        False,
    )


def test_SIX_4_16_one_building_of_several_is_demolished() -> None:
    table = there(main="farm", port=True, road=True).act("other-business", "demolish port india")
    built = table.land("india")
    assert (built["main"], built["port"], built["road"]) == ("farm", False, True)
    assert table.act("other-business").why_not("demolish port india") == "SIX-4.16 no-such-building"


@pytest.mark.parametrize("building", PRICES)
def test_SIX_4_17_SIX_R3_an_occupier_destroys_for_nothing(building: str) -> None:
    facts: dict[str, Any] = {"main": building} if building in MAIN else {building: True}
    table = world(land("india", "1 infantry", owner=1, holder=0, **facts))
    name = "bunkers" if building == "great-bunkers" else building
    table.act("other-business", f"demolish {name} india")
    assert (table.money(0), table.money(1)) == (40, 40)
    assert (table.land("india")["main"], table.land("india")["port"], table.land("india")["road"]) == (
        None,
        False,
        False,
    )


def test_SIX_4_17_the_owner_tears_nothing_down_on_land_that_another_occupies() -> None:
    table = world(land("india", "1 infantry", owner=0, holder=1, main="farm")).act("other-business")
    assert table.why_not("demolish farm india") == "SIX-3.2 not-held"
