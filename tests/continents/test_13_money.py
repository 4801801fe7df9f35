"""SIX-13: income, upkeep, gifts."""

from typing import Any

import pytest

from continents.table import land, next_turn, seat, world

POOR = seat(0, treasury=0)
OCCUPIED_BRAZIL = land("brazil", "1 infantry", owner=1, holder="0")
REFUGE = land("peru", owner=1)  # of a player without his capital


def test_SIX_13_1_gross_income_is_the_sum_of_its_lines_and_upkeep_is_paid_after_it() -> None:
    table = next_turn(POOR, land("india", owner=0, main="farm", road=True), land("siam", owner=0, mineral="common"))
    assert table.told_of("income")[-1] == {"seat": "seat:0", "money": 4 + 1 + 1 + 3, "count": 1}
    assert table.money() == 8


def test_SIX_13_1_gross_income_is_not_below_0_whatever_is_taken_off_it() -> None:
    table = next_turn(seat(0, treasury=5, sabotages=3), land("india", owner=0, road=True))
    assert table.told_of("income")[-1]["money"] == 0
    assert table.money() == 4


@pytest.mark.parametrize(("level", "income"), [(1, 4), (2, 4), (3, 5)])
def test_SIX_13_2_SIX_E12_the_own_capital_gives_4_and_at_level_3_it_gives_5(level: int, income: int) -> None:
    assert next_turn(seat(0, treasury=0, level=level)).money() == income


def test_SIX_13_2_SIX_R53_a_capital_that_is_not_held_gives_its_owner_nothing() -> None:
    lost = [land("china", "1 infantry", holder="1"), land("india", owner=0)]
    table = next_turn(seat(0, treasury=0, level=3), *lost, seats=4)
    assert (table.pending(), table.money()) == ("act 0", 0)


@pytest.mark.parametrize("owner", [0, 1])
def test_SIX_13_3_a_held_capital_of_another_gives_2_owned_or_occupied(owner: int) -> None:
    held = land("brazil", "1 infantry", owner=owner, holder="0")
    assert next_turn(POOR, held, REFUGE, seats=4).money() == 4 + 2


@pytest.mark.parametrize(("count", "income"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_SIX_13_4_one_for_every_three_owned_territories_the_capital_included(count: int, income: int) -> None:
    places = ["india", "siam", "ural", "siberia", "mongolia"][: count - 1]
    assert next_turn(POOR, *[land(place, owner=0) for place in places]).money() == 4 + income


def test_SIX_13_4_occupied_land_does_not_count() -> None:
    occupied = [land(place, "1 infantry", owner=1, holder="0") for place in ("india", "siam")]
    assert next_turn(POOR, *occupied).money() == 4


@pytest.mark.parametrize(
    ("main", "weather", "effects", "income"),
    [
        ("farm", "sun", [], 1),
        ("farm", "severe-winter", [], 0),
        ("manufactory", "sun", [], 2),
        ("manufactory", "severe-winter", [], 1),
        ("manufactory", "sun", ["ecologists 3"], 1),
        ("manufactory", "severe-winter", ["ecologists 3"], 0),
        ("manufactory", "severe-winter", ["ecologists 3", "ecologists 5"], 0),
        ("granary", "sun", [], 0),
        ("bunkers", "sun", [], 0),
    ],
)
def test_SIX_13_5_SIX_13_6_SIX_G17_farms_and_manufactories(
    main: str, weather: str, effects: list[str], income: int
) -> None:
    sheet = seat(0, treasury=0, effects=effects)
    assert next_turn(sheet, land("india", owner=0, main=main), weather=weather).money() == 4 + income
    occupied = land("india", "1 infantry", owner=1, holder="0", main=main)
    assert next_turn(sheet, occupied, weather=weather).money() == 4


@pytest.mark.parametrize(("mineral", "income"), [("rare", 4), ("common", 3)])
def test_SIX_13_7_minerals_serve_whoever_owns_the_territory(mineral: str, income: int) -> None:
    assert next_turn(POOR, land("india", owner=0, mineral=mineral)).money() == 4 + income
    assert next_turn(POOR, land("india", "1 infantry", owner=1, holder="0", mineral=mineral)).money() == 4


def test_SIX_13_8_two_for_each_slave_on_owned_land_with_a_camp() -> None:
    assert next_turn(POOR, land("india", "3 slave", owner=0, main="camp")).money() == 4 + 6 - 1
    assert next_turn(POOR, land("india", "3 slave", owner=0)).money() == 4
    assert next_turn(POOR, land("india", "3 slave, 1 infantry", owner=1, holder="0", main="camp")).money() == 4


@pytest.mark.parametrize(
    ("effects", "incomes"),
    [
        (["trade 2"], [9, 9, 4]),
        (["compensation 2"], [2, 2, 4]),
        (["trade 1", "trade 2", "compensation 1"], [12, 9, 4]),
    ],
)
def test_SIX_13_9_timed_effects_count_in_so_many_income_steps_and_add_up(
    effects: list[str], incomes: list[int]
) -> None:
    table = next_turn(seat(0, treasury=0, effects=effects), weather_left=6)
    found = [table.money()]
    for _ in incomes[1:]:
        before = table.money()
        table.act("end-actions", "end-actions")
        found.append(table.money() - before)
    assert found == incomes


def test_SIX_13_10_each_sabotage_takes_6_off_one_income() -> None:
    table = next_turn(seat(0, treasury=0, sabotages=2, effects=["trade 5", "trade 5"]), weather_left=6)
    assert table.money() == 4 + 10 - 12
    assert table.act("end-actions", "end-actions").money() == 2 + 14


@pytest.mark.parametrize(
    ("built", "upkeep"),
    [
        ({"owner": 0, "road": True}, 1),
        ({"owner": 0, "port": True}, 1),
        ({"owner": 0, "main": "camp"}, 1),
        ({"owner": 0, "main": "camp", "port": True, "road": True}, 3),
        ({"owner": 0, "main": "great-bunkers"}, 0),
        ({"owner": 1, "holder": "0", "road": True}, 1),
        ({"owner": 1, "holder": "0", "port": True, "main": "camp"}, 0),
    ],
)
def test_SIX_13_11_roads_where_he_holds_ports_and_camps_where_he_owns(built: dict[str, Any], upkeep: int) -> None:
    assert next_turn(POOR, land("india", "1 infantry", **built)).money() == 4 - upkeep


def test_SIX_13_11_nobody_pays_for_his_port_while_another_occupies_it() -> None:
    occupied = land("india", "1 infantry", owner=0, holder="1", port=True, main="camp", road=True)
    assert next_turn(POOR, occupied).money() == 4


def test_SIX_13_12_for_each_missing_1_he_gives_up_a_road_port_or_camp_of_his_choice() -> None:
    table = next_turn(
        seat(0, treasury=1, sabotages=1),
        land("india", owner=0, port=True, road=True, main="camp"),
        land("siam", owner=0, main="farm", road=True),
    )
    assert table.pending() == "abandon-building 0"
    assert (table.money(), table.told_of("income")[-1]["money"]) == (0, 0)
    assert table.offered("abandon") == ["camp india", "port india", "road india", "road siam"]
    assert table.why_not("abandon road ural") == "SIX-13.12 not-mine-to-abandon"
    table.act("abandon port india", "abandon road siam")
    assert table.pending() == "abandon-building 0"  # 4 due, 1 at hand: three are missing
    table.act("abandon camp india")
    assert table.pending() == "act 0"
    assert table.money() == 0
    india, siam = table.land("india"), table.land("siam")
    assert (india["main"], india["port"], india["road"]) == (None, False, True)
    assert (siam["main"], siam["road"]) == ("farm", False)


def test_SIX_13_13_a_gift_of_at_least_1_to_a_living_player() -> None:
    table = world(seat(2, alive=False), land("ontario", owner=0), seats=3)
    assert table.act("other-business").offered("give") == ["1"]
    assert table.why_not("give 2") == "SIX-13.13 giving-to-nobody"
    table.act("give 1")
    assert table.offered("amount") == [str(amount) for amount in range(1, 41)]
    assert table.view()["rule"] == "SIX-13.13"
    assert table.why_not("amount 0") == "SIX-13.13 bid-too-low"
    assert table.why_not("amount 41") == "SIX-13.13 amount-too-high"
    table.act("amount 15")
    assert (table.money(0), table.money(1), table.pending()) == (25, 55, "act 0")


def test_SIX_13_13_who_has_nothing_gives_nothing_and_a_gift_can_be_called_off() -> None:
    assert world(POOR).act("other-business").why_not("give 1") == "SIX-1.8 too-dear"
    assert world().act("other-business", "give 1", "call-off").money() == 40


def test_SIX_E13_income_of_a_world_power() -> None:
    built = [
        land("india", owner=0, main="farm", road=True),
        land("siam", owner=0, main="manufactory", road=True),
        land("ural", owner=0, mineral="common"),
        land("siberia", owner=0, port=True),
        land("mongolia", owner=0),
        land("afghanistan", owner=0),
    ]
    table = next_turn(
        seat(0, treasury=0, level=2), *built, land("brazil", "1 infantry", owner=1, holder="0"), REFUGE, seats=4
    )
    assert table.told_of("income")[-1] == {"seat": "seat:0", "money": 4 + 2 + 2 + 1 + 2 + 3, "count": 3}
    assert table.money() == 11


def test_SIX_R52_arrivals_then_plague_then_expeditions_then_income_then_incitement() -> None:
    table = next_turn(
        seat(0, transit=["india siam infantry"], expeditions=["ural 2"], voyage=2, incitements=1),
        land("india", "2 infantry", owner=0, port=True),
        land("siam", "2 infantry", owner=0, port=True),
        land("ural", owner=0),
        plague_origin=1,
        plague_marker=1,
        dice=[1, 1, 30, 30, 1],
    )
    while table.pending() != "act 0":
        table.act(table.legal(0)[0])
    purposes = [purpose for purpose, _, _ in table.rolls()]
    mine = purposes[purposes.index("plague") :]
    assert mine[:4] == ["plague", "expedition", "voyage", "incitement"]
    kinds = [event.kind for event in table.told]
    order = ["arrived", "soldiers-lost", "expedition-result", "voyage-result", "income", "revolt"]
    places = [len(kinds) - 1 - kinds[::-1].index(kind) for kind in order]
    assert places == sorted(places)


def test_SIX_R51_effects_go_by_the_turns_of_their_player() -> None:
    table = next_turn(seat(0, effects=["trade 3"]), seats=3, weather_left=6)
    left = []
    for _ in range(4):
        left.append(table.seat(0)["effects"][0]["turns"])
        table.end_turn()
    assert left == [2, 2, 2, 1]
