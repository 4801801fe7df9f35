"""SIX-10: ports, ships and landings."""

import pytest

from continents.table import World, land, seat, world

PRICES = {"frigate": 5, "corvette": 15, "cruiser": 30, "transport": 5}
PORT = land("india", "1 infantry", owner=0, port=True)


# Buying and sailing.


@pytest.mark.parametrize("ship", PRICES)
def test_SIX_10_1_SIX_R45_a_ship_is_bought_into_a_sea_of_a_working_port_without_moves(ship: str) -> None:
    """At capital level 1: ships need no level of their own."""
    table = world(PORT).act(f"launch {ship} arabian_sea")
    assert table.money() == 40 - PRICES[ship]
    if ship == "transport":
        assert table.transports(0, "arabian_sea") == {1: {}}
    else:
        assert table.warships(0, "arabian_sea") == {f"{ship}-0": 1}
    assert table.offered("sail") == []


def test_SIX_10_1_only_in_seas_that_touch_the_port() -> None:
    table = world(PORT, land("siam", owner=0))
    assert {text.split()[1] for text in table.offered("launch")} == {"arabian_sea", "east_indian"}
    assert table.why_not("launch frigate south_china_sea") == "SIX-10.1 no-working-port"


@pytest.mark.parametrize(
    "there",
    [
        land("india", owner=0),
        land("india", owner=1, port=True),
        land("india", "1 infantry", owner=1, holder=0, port=True),
        land("india", "1 infantry", owner=0, holder=1, port=True),
    ],
)
def test_SIX_10_1_without_a_working_port_of_his_own_nobody_buys_ships(there: str) -> None:
    assert world(there).offered("launch") == []


def test_SIX_10_1_ships_afloat_need_no_port() -> None:
    table = world(seat(0, warships=["1 frigate sea_of_japan"])).sail("north_pacific", "frigate sea_of_japan 2")
    assert table.warships(0, "north_pacific") == {"frigate-1": 1}


@pytest.mark.parametrize(("ship", "moves"), [("frigate", 2), ("corvette", 1), ("cruiser", 1), ("transport", 2)])
def test_SIX_10_2_SIX_R45_ships_go_to_bordering_seas_for_a_movement_point_each_and_no_money(
    ship: str, moves: int
) -> None:
    route = ["sea_of_japan", "north_pacific", "east_pacific"]
    sheet = {"transports": ["1 sea_of_japan 2"]} if ship == "transport" else {"warships": [f"1 {ship} sea_of_japan"]}
    table = world(seat(0, **sheet))
    assert table.why_not("sail east_pacific") == "SIX-10.2 no-ships-near"
    for step in range(moves):
        name = "transport 1" if ship == "transport" else f"{ship} {route[step]} {moves - step}"
        table.sail(route[step + 1], name)
    assert table.offered("sail") == []
    assert table.money() == 40
    there = route[moves]
    assert (
        table.transports(0, there) == {1: {}} if ship == "transport" else table.warships(0, there) == {f"{ship}-0": 1}
    )


def test_SIX_10_2_SIX_R45_ships_have_no_upkeep_and_no_limit_and_share_seas_in_peace() -> None:
    table = world(
        seat(0, warships=["20 cruiser sea_of_japan"]), seat(1, warships=["9 frigate north_pacific"]), weather_left=6
    )
    assert table.seat(0)["income"]["upkeep"] == []
    table.act("sail north_pacific", "dispatch-all sea_of_japan", "go")
    assert (table.warships(0, "north_pacific"), table.warships(1, "north_pacific")) == (
        {"cruiser-0": 20},
        {"frigate-0": 9},
    )
    assert (table.exchanges(), table.wars()) == ([], [])
    assert table.end_turn().pending() == "act 1"


# Boarding and landing.


def coast(units: str, *parts: str, cargo: str = "", sea: str = "sea_of_japan", **sheet: int) -> World:
    """Units in Mongolia, a transport in a sea."""
    transports = [f"1 {sea} 2 {cargo}".strip()]
    return world(land("mongolia", units, owner=0), seat(0, transports=transports, **sheet), *parts)


@pytest.mark.parametrize(
    ("cargo", "boarding", "reason"),
    [
        ("", "infantry mongolia 2", ""),
        ("infantry-2 infantry-2 infantry-2 infantry-2", "infantry mongolia 2", ""),
        ("cavalry-3 infantry-2", "infantry mongolia 2", ""),
        ("cavalry-3", "cavalry mongolia 3", "SIX-10.3 no-room"),
        ("infantry-2 infantry-2", "cavalry mongolia 3", ""),
        ("", "artillery mongolia 1", "SIX-10.3 no-room"),
        ("", "caravan mongolia 2", "SIX-10.3 no-room"),
    ],
)
def test_SIX_10_3_SIX_R46_a_transport_carries_five_soldiers_in_whole_units(
    cargo: str, boarding: str, reason: str
) -> None:
    table = coast("1 infantry, 1 cavalry, 1 artillery, 1 caravan", cargo=cargo).act("board 1")
    assert table.why_not(f"send {boarding}") == reason


def test_SIX_10_3_a_full_transport_takes_nobody() -> None:
    table = coast("1 infantry", cargo="cavalry-3 infantry-2 infantry-2")
    assert table.why_not("board 1") == "SIX-10.3 no-room"
    assert coast("1 artillery").why_not("board 1") == "SIX-10.3 no-room"
    table = coast("7 infantry").act("board 1", *["send infantry mongolia 2"] * 5)
    assert table.why_not("send infantry mongolia 2") == "SIX-10.3 no-room"
    table.act("go")
    assert (table.transports(0, "sea_of_japan"), table.troops("mongolia")) == ({1: {"infantry-1": 5}}, {"infantry": 2})


def test_SIX_10_4_SIX_R46_boarding_costs_a_movement_point_and_no_money_and_needs_no_port() -> None:
    table = coast("1 infantry-1, 1 infantry-0").act("board 1")
    assert table.offered("send") == ["infantry mongolia 1"]
    table.act("send infantry mongolia 1", "go")
    assert (table.transports(0, "sea_of_japan"), table.money()) == ({1: {"infantry-0": 1}}, 40)


def test_SIX_10_4_units_board_from_held_coasts_of_that_sea() -> None:
    """From occupied Japan, not from India, which touches another sea, nor from the land of another."""
    table = world(
        land("japan", "2 infantry", owner=1, holder=0),
        land("india", "1 infantry", owner=0),
        land("kamchatka", "1 infantry-2", owner=1),
        seat(0, transports=["1 sea_of_japan 0"]),
    ).act("board 1")
    assert table.offered("send") == ["infantry japan 2"]
    assert table.view()["rule"] == "SIX-10.4"
    assert table.why_not("send infantry india 2") == "SIX-10.4 not-adjacent"
    assert table.why_not("send infantry kamchatka 2") == "SIX-3.2 not-held"
    nobody = world(land("india", "1 infantry", owner=0), seat(0, transports=["1 sea_of_japan 2"]))
    assert nobody.why_not("board 1") == "SIX-10.4 nobody-near"
    assert nobody.why_not("board 2") == "SIX-10.4 no-such-ship"


def test_SIX_10_5_SIX_R46_those_aboard_travel_along_stay_and_get_their_moves() -> None:
    table = world(seat(0, transports=["1 sea_of_japan 2 infantry-0 cavalry-1"]), weather_left=6)
    table.sail("north_pacific", "transport 1")
    assert table.transports(0, "north_pacific") == {1: {"infantry-0": 1, "cavalry-1": 1}}
    for _ in range(3):
        table.end_turn().end_turn()
    assert table.transports(0, "north_pacific") == {1: {"infantry-2": 1, "cavalry-3": 1}}


@pytest.mark.parametrize("there", [land("japan"), land("japan", owner=0, road=True)])
def test_SIX_10_6_landing_costs_a_movement_point_and_one_per_soldier(there: str) -> None:
    table = world(there, seat(0, transports=["1 sea_of_japan 0 infantry-0 infantry-2 cavalry-1"])).march("japan")
    assert (table.moves("japan"), table.money()) == ({"infantry-1": 1, "cavalry-0": 1}, 36)
    assert table.transports(0, "sea_of_japan") == {1: {"infantry-0": 1}}
    assert (table.holding("japan"), table.exchanges()) == ("owned 0", [])


def test_SIX_10_6_only_onto_land_that_touches_the_sea() -> None:
    table = world(seat(0, transports=["1 sea_of_japan 2 infantry-2"]))
    assert set(table.offered("march")) == {"china", "mongolia", "japan", "kamchatka"}
    spent = world(seat(0, transports=["1 sea_of_japan 2 infantry-0"]))
    assert spent.why_not("march japan") == "SIX-6.2 nobody-near"
    poor = world(seat(0, treasury=0, transports=["1 sea_of_japan 2 infantry-2"]))
    assert poor.why_not("march japan") == "SIX-6.4 fee-unpaid"
    slaves = world(seat(0, transports=["1 sea_of_japan 2 slave-2"]))
    assert slaves.why_not("march japan") == "SIX-18.6 slaves-not-there"


@pytest.mark.parametrize(
    "there",
    [
        land("japan", owner=1),
        land("japan", "1 infantry", owner=0, holder=1),
        land("japan", "1 infantry", holder="rebels"),
    ],
)
def test_SIX_10_6_SIX_R18_onto_other_land_it_is_a_landing_attack(there: str) -> None:
    table = world(there, seat(0, transports=["1 sea_of_japan 2 infantry-2"])).march("japan")
    assert len(table.told_of("attack-declared")) == 1


@pytest.mark.parametrize(
    ("ships", "war", "is_barred"),
    [
        ({"warships": ["1 frigate sea_of_japan"]}, True, True),
        ({"warships": ["1 frigate sea_of_japan"]}, False, False),
        ({"warships": ["1 frigate north_pacific"]}, True, False),
        ({"transports": ["1 sea_of_japan 2"]}, True, False),
    ],
)
def test_SIX_10_7_SIX_R47_an_enemy_warship_bars_boarding_and_landing_in_its_sea(
    ships: dict[str, list[str]], war: bool, is_barred: bool
) -> None:
    """Even next to a warship of one's own."""
    table = world(
        land("mongolia", "1 infantry", owner=0),
        seat(0, transports=["1 sea_of_japan 2 infantry-2"], warships=["5 frigate sea_of_japan"]),
        seat(1, **ships, war=[0] * war),
    )
    expected = "SIX-10.7 enemy-at-sea" if is_barred else ""
    assert table.why_not("board 1") == expected
    assert table.why_not("march mongolia") == expected
    table.act("march japan")  # from Mongolia by land
    assert table.why_not("land infantry 1 2") == expected


def test_SIX_10_8_a_sunk_transport_loses_everything_aboard() -> None:
    table = world(
        seat(0, warships=["1 frigate north_pacific"], war=[1]),
        seat(1, transports=["1 sea_of_japan 0 infantry-0 cavalry-0", "2 labrador_sea 0 infantry-0"]),
    ).sail("sea_of_japan", "frigate north_pacific 2")
    assert table.transports(1, "sea_of_japan") == {}
    assert table.seat(1)["soldiers"] == 1
    assert table.told_of("transport-sunk")[0]["count"] == 2


# Builder ships.


@pytest.mark.parametrize(("reading", "left"), [("replaces-the-price", 33), ("connection-only", 21)])
def test_SIX_10_9_SIX_R9_a_builder_ship_founds_a_port_without_connection(reading: str, left: int) -> None:
    """Its 7 are all that is paid, or the 12 of the port besides."""
    reads = {"builder-ship": reading, "capital-port": "road-only"}
    table = world(PORT, land("madagascar", owner=0), seat(0, treasury=40, level=2), house_rules=reads)
    assert table.why_not("build port madagascar") == "SIX-4.4 not-connected"
    assert table.why_not("found-port madagascar") == "SIX-10.9 no-builder-ship"
    table.act("buy-builder-ship")
    assert (table.money(), table.seat(0)["builder_ships"]) == (33, 1)
    table.act("found-port madagascar")
    assert (table.money(), table.seat(0)["builder_ships"]) == (left, 0)
    assert table.land("madagascar")["port"]
    assert table.land("madagascar")["connected"]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ((land("india", owner=0), seat(0, level=2, builder_ships=1)), "SIX-10.9 no-working-port"),
        ((PORT, seat(0, level=1, builder_ships=1)), "SIX-21.3 capital-level"),
        ((PORT, seat(0, level=2, builder_ships=1, treasury=11)), "SIX-1.8 too-dear"),
        ((PORT, seat(0, level=2, builder_ships=1, treasury=12)), ""),
    ],
)
def test_SIX_10_9_all_other_conditions_of_a_port_hold(parts: tuple[str, ...], reason: str) -> None:
    reads = {"builder-ship": "connection-only", "capital-port": "road-only"}
    table = world(land("madagascar", owner=0), *parts, house_rules=reads)
    assert table.why_not("found-port madagascar") == reason
    inland = world(*parts, land("irkutsk", owner=0), land("peru", "1 infantry", owner=1, holder=0), house_rules=reads)
    if not reason:
        assert inland.why_not("found-port irkutsk") == "SIX-4.12 not-coastal"
        assert inland.why_not("found-port peru") == "SIX-4.4 not-owned"
        assert inland.why_not("found-port india") == "SIX-4.2 built-already"


def test_SIX_10_9_a_builder_ship_is_bought_with_a_working_port() -> None:
    assert world(land("india", owner=0)).why_not("buy-builder-ship") == "SIX-10.9 no-working-port"
    assert world(PORT, seat(0, treasury=6)).why_not("buy-builder-ship") == "SIX-1.8 too-dear"
