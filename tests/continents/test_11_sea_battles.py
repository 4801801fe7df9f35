"""SIX-11: sea battles and blockade."""

from typing import Any

import pytest

from continents.table import ROAD_ONLY, World, land, seat, world

ATTACKERS_LOSE = [1, 99]
DEFENDERS_LOSE = [99, 1]
SEA = "sea_of_japan"


def fleets(own: str, other: str, *parts: str, sea: str = SEA, war: bool = True, dice: list[int], **facts: Any) -> World:
    """The ships of seat 0, given with their seas, and those of seat 1 in the Sea of Japan."""
    return world(
        seat(0, warships=own.split(", "), war=[1] * war),
        seat(1, warships=[f"{ships} {sea}" for ships in other.split(", ") if ships]),
        *parts,
        dice=dice,
        **facts,
    )


def attack(own: str, other: str, *parts: str, dice: list[int], **facts: Any) -> World:
    """Both fleets are in the Sea of Japan; all of seat 0 attack."""
    ships = ", ".join([f"{ships} {SEA}" for ships in own.split(", ")])
    table = fleets(ships, other, *parts, dice=dice, **facts).act(f"engage 1 {SEA}")
    while table.offered("dispatch"):
        table.act("dispatch " + table.offered("dispatch")[0])
    return table.act("go")


# Meeting.


def test_SIX_11_1_warships_that_enter_a_sea_with_enemy_warships_must_fight() -> None:
    table = fleets("2 frigate north_pacific", "1 corvette", dice=ATTACKERS_LOSE)
    table.sail(SEA, "frigate north_pacific 2", "frigate north_pacific 2")
    assert (len(table.exchanges()), table.pending()) == (1, "press-on 0")
    assert table.view()["rule"] == "SIX-11.4"


@pytest.mark.parametrize("first", [1, 2])
def test_SIX_11_1_several_enemies_are_fought_one_after_another_in_the_movers_order(first: int) -> None:
    other = 3 - first
    table = world(
        seat(0, warships=["2 frigate north_pacific"], war=[1, 2]),
        seat(1, warships=[f"1 frigate {SEA}"]),
        seat(2, warships=[f"1 frigate {SEA}"]),
        seat(3, warships=[f"1 frigate {SEA}"]),
        seats=4,
        dice=DEFENDERS_LOSE * 2,
    ).sail(SEA, "all north_pacific")
    assert table.legal(0) == ["fight-first 1", "fight-first 2"]
    table.act(f"fight-first {first}")
    assert [fact["defender"] for fact in table.told_of("exchange")] == [f"seat:{first}", f"seat:{other}"]
    assert table.warships(0, SEA) == {"frigate-1": 2}
    assert table.warships(3, SEA) == {"frigate-0": 1}  # at peace


def test_SIX_11_1_SIX_R47_ships_do_not_fight_merely_because_a_war_starts() -> None:
    table = world(
        seat(0, warships=[f"1 frigate {SEA}"]),
        seat(1, warships=[f"1 frigate {SEA}"]),
        land("china", "1 infantry"),
        land("india", owner=1),
    ).march("india")
    table.act("spare")
    assert (table.wars(), table.exchanges()) == (["0 1"], [])


@pytest.mark.parametrize("war", [True, False])
def test_SIX_11_2_SIX_R47_ships_attack_in_their_own_sea_and_start_a_war(war: bool) -> None:
    table = fleets(f"1 cruiser {SEA}", "1 frigate", war=war, dice=DEFENDERS_LOSE)
    table.act(f"engage 1 {SEA}", f"dispatch cruiser {SEA} 1", "go")
    assert (table.wars(), table.warships(1, SEA)) == (["0 1"], {})
    assert table.warships(0, SEA) == {"cruiser-0": 1}  # 1 movement point each


def test_SIX_11_2_an_attack_comes_from_several_bordering_seas_at_once() -> None:
    table = fleets(
        f"1 frigate north_pacific, 1 corvette south_china_sea, 1 frigate {SEA}, 1 cruiser east_pacific",
        "1 frigate",
        war=False,
        dice=DEFENDERS_LOSE,
    ).act(f"engage 1 {SEA}")
    assert set(table.offered("dispatch")) == {
        "frigate north_pacific 2",
        "corvette south_china_sea 1",
        f"frigate {SEA} 2",
    }
    table.act("dispatch frigate north_pacific 2", "dispatch corvette south_china_sea 1", "go")
    assert table.told_of("exchange")[0]["attackers"] == 4
    assert table.warships(0, SEA) == {"frigate-1": 1, "frigate-2": 1, "corvette-0": 1}


@pytest.mark.parametrize(("origin", "fought"), [(SEA, ["seat:1"]), ("north_pacific", ["seat:1", "seat:2"])])
def test_SIX_11_2_an_attack_within_a_sea_is_on_one_player_and_one_from_outside_meets_all_enemies(
    origin: str, fought: list[str]
) -> None:
    """Both others are at war with seat 0."""
    table = world(
        seat(0, warships=[f"2 frigate {origin}"], war=[1, 2]),
        seat(1, warships=[f"1 frigate {SEA}"]),
        seat(2, warships=[f"1 frigate {SEA}"]),
        seats=3,
        dice=DEFENDERS_LOSE * 2,
    ).act(f"engage 1 {SEA}", f"dispatch-all {origin}", "go")
    if table.pending() == "choose-opponent 0":
        table.act("fight-first 1")
    assert [fact["defender"] for fact in table.told_of("exchange")] == fought


def test_SIX_11_2_transports_take_no_part_in_a_declared_attack() -> None:
    table = world(
        seat(0, warships=[f"2 frigate {SEA}"], transports=[f"1 {SEA} 2"]), seat(1, warships=[f"1 frigate {SEA}"])
    ).act(f"engage 1 {SEA}")
    assert table.legal(0) == ["call-off", f"dispatch frigate {SEA} 2", f"dispatch-all {SEA}"]
    table.act(f"dispatch-all {SEA}")
    assert [ship["kind"] for ship in table.view()["muster"]["force"]] == ["frigate", "frigate"]


def test_SIX_11_2_only_another_players_ships_are_attacked_by_warships_with_a_movement_point() -> None:
    table = fleets(f"1 frigate {SEA} 0", "1 frigate", dice=[])
    assert table.why_not(f"engage 1 {SEA}") == "SIX-11.2 no-ships-there"
    assert table.why_not(f"engage 0 {SEA}") == "SIX-11.2 nobody-to-engage"
    assert table.why_not("engage 1 labrador_sea") == "SIX-11.2 nobody-to-engage"
    ready = fleets(f"1 frigate {SEA}", "1 frigate", dice=[]).act(f"engage 1 {SEA}")
    assert (ready.view()["rule"], ready.why_not("go")) == ("SIX-11.2", "SIX-11.2 nobody-sent")
    assert ready.why_not(f"dispatch corvette {SEA} 1") == "SIX-11.2 no-ships-near"
    transport = world(seat(0, transports=[f"1 {SEA} 2"]), seat(1, warships=[f"1 frigate {SEA}"]))
    assert transport.offered("engage") == []


# Exchanges.


@pytest.mark.parametrize(("attacker", "loser"), [(49, "attacker"), (50, "attacker"), (51, "defender")])
def test_SIX_11_3_sea_battles_are_fought_by_exchanges_and_the_defender_wins_ties(attacker: int, loser: str) -> None:
    table = attack("1 corvette", "1 corvette", dice=[attacker, 50])
    assert table.exchanges() == [f"{attacker}:50 {loser}"]
    assert table.view()["battle"]["outlook"]["soldiers"] == ([2, 3] if loser == "attacker" else [3, 2])


def test_SIX_E6_a_sea_battle() -> None:
    """A corvette attacks two frigates: 50 + 2 against 67, and it becomes two frigates. Ada attacking wins as well."""
    table = attack("1 corvette", "2 frigate", dice=[50, 67])
    assert (table.exchanges(), table.modifiers()) == (["52:67 attacker"], {"numbers": 2})
    assert table.act("withdraw").warships(0, SEA) == {"frigate-0": 2}
    table = attack("2 frigate", "1 corvette", dice=[67, 50])
    assert table.exchanges() == ["67:50 defender"]
    assert table.act("withdraw").warships(1, SEA) == {"frigate-0": 2}


def test_SIX_11_4_SIX_R29_ships_withdraw_to_the_sea_they_came_from_or_stay() -> None:
    table = fleets(
        f"1 frigate north_pacific, 1 corvette south_china_sea, 1 frigate {SEA}", "1 cruiser", dice=ATTACKERS_LOSE
    ).act(f"engage 1 {SEA}", "dispatch frigate north_pacific 2", "dispatch corvette south_china_sea 1")
    table.act(f"dispatch frigate {SEA} 2", "go", "lose-ship corvette south_china_sea", "withdraw")
    assert table.warships(0, "north_pacific") == {"frigate-1": 1}
    assert table.warships(0, "south_china_sea") == {"frigate-0": 2}
    assert table.warships(0, SEA) == {"frigate-1": 1}
    assert table.warships(1, SEA) == {"cruiser-0": 1}


def test_SIX_11_4_transports_in_the_move_stay_behind_with_a_withdrawing_fleet() -> None:
    table = world(
        seat(0, warships=["2 frigate north_pacific"], transports=["1 north_pacific 2 infantry-2"], war=[1]),
        seat(1, warships=[f"1 cruiser {SEA}"]),
        dice=ATTACKERS_LOSE,
    ).sail(SEA, "all north_pacific")
    assert table.act("withdraw").transports(0, "north_pacific") == {1: {"infantry-2": 1}}


@pytest.mark.parametrize(
    ("own", "other", "bonus"),
    [
        ("1 frigate", "1 corvette", 0),
        ("1 corvette", "1 corvette", 0),
        ("1 corvette", "1 frigate", 4),
        ("1 cruiser", "1 frigate", 10),
        ("3 cruiser", "1 frigate", 10),
    ],
)
def test_SIX_11_5_two_for_each_soldier_more_at_most_ten(own: str, other: str, bonus: int) -> None:
    """Transports are worth nothing."""
    table = attack(own, other, dice=ATTACKERS_LOSE)
    assert table.modifiers().get("numbers", 0) == bonus


@pytest.mark.parametrize(
    ("units", "place", "bonus"),
    [
        ("1 artillery", "japan", 6),
        ("3 artillery", "japan", 6),
        ("1 caravan", "japan", 0),
        ("2 cavalry", "japan", 0),
        ("1 artillery", "alaska", 0),
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_SIX_11_6_SIX_G31_a_coastal_battery_gives_six_to_its_side(
    units: str, place: str, bonus: int, side: int
) -> None:
    """Artillery, not in a caravan, on a coast of the sea of the battle."""
    table = attack("1 frigate", "1 frigate", land(place, units, owner=side), dice=ATTACKERS_LOSE)
    name = "battery" if side == 0 else "battery-ashore"
    assert table.modifiers() == ({name: bonus} if bonus else {})


def test_SIX_11_6_SIX_G31_it_counts_once_not_per_battery_and_on_occupied_land_too() -> None:
    batteries = [land(place, "2 artillery", owner=0) for place in ("mongolia", "kamchatka")]
    occupied = land("japan", "1 artillery", owner=1, holder=0)
    assert attack("1 frigate", "1 frigate", *batteries, occupied, dice=ATTACKERS_LOSE).modifiers() == {"battery": 6}
    assert attack("1 frigate", "1 frigate", occupied, dice=ATTACKERS_LOSE).modifiers() == {"battery": 6}


@pytest.mark.parametrize(("weather", "bonus"), [("sun", 0), ("winter", -4), ("unusual-sun", 4), ("gale", 0)])
def test_SIX_11_7_the_weather_touches_the_attacker_and_nothing_else_counts(weather: str, bonus: int) -> None:
    """Neither revolts nor cut off coasts nor capitals matter at sea."""
    rebels = land("alaska", "1 infantry", holder="rebels", risen_against=0)
    table = attack("1 frigate", "1 frigate", rebels, weather=weather, dice=ATTACKERS_LOSE)
    assert table.modifiers() == ({"weather": bonus} if bonus else {})


# Transports.


def test_SIX_11_8_transports_are_sunk_with_the_last_warship_of_their_side() -> None:
    for dice, own, other in ((DEFENDERS_LOSE, {1: {}}, {}), (ATTACKERS_LOSE, {}, {1: {}})):
        table = world(
            seat(0, warships=["1 frigate north_pacific"], transports=["1 north_pacific 2"], war=[1]),
            seat(1, warships=[f"1 frigate {SEA}"], transports=[f"1 {SEA} 0"]),
            dice=dice,
        ).sail(SEA, "all north_pacific")
        assert (table.transports(0, SEA), table.transports(1, SEA)) == (own, other)
        assert table.transports(0, "north_pacific") == {}
        assert [fact["sea"] for fact in table.told_of("transport-sunk")] == [f"sea:{SEA}"]


def test_SIX_11_8_otherwise_nothing_happens_to_them() -> None:
    table = world(
        seat(0, warships=[f"2 frigate {SEA}"], transports=[f"1 {SEA} 2"], war=[1]),
        seat(1, warships=[f"2 frigate {SEA}"], transports=[f"1 {SEA} 0"]),
        dice=ATTACKERS_LOSE + DEFENDERS_LOSE,
    ).act(f"engage 1 {SEA}", f"dispatch-all {SEA}", "go", "fight-on", "withdraw")
    assert (table.transports(0, SEA), table.transports(1, SEA)) == ({1: {}}, {1: {}})


@pytest.mark.parametrize("order", ["sail", "engage"])
def test_SIX_11_9_SIX_R47_a_lone_transport_is_sunk_when_an_enemy_warship_enters_or_attacks(order: str) -> None:
    table = world(
        seat(0, warships=["1 frigate north_pacific"], war=[1]), seat(1, transports=[f"1 {SEA} 0 infantry-0"])
    ).act(f"sail {SEA}" if order == "sail" else f"engage 1 {SEA}", "dispatch frigate north_pacific 2", "go")
    assert (table.transports(1, SEA), table.exchanges()) == ({}, [])
    assert table.warships(0, SEA) == {"frigate-1": 1}


@pytest.mark.parametrize(
    ("escort", "war", "is_sunk"), [("", True, True), ("", False, False), (f"1 frigate {SEA} 0", True, False)]
)
def test_SIX_11_9_a_transport_that_enters_a_sea_with_an_enemy_warship_alone_is_sunk(
    escort: str, war: bool, is_sunk: bool
) -> None:
    table = world(
        seat(0, transports=["1 north_pacific 2"], warships=[escort] if escort else [], war=[1] * war),
        seat(1, warships=[f"1 frigate {SEA}"]),
    ).sail(SEA, "transport 1")
    assert table.transports(0, SEA) == ({} if is_sunk else {1: {}})
    assert table.transports(0, "north_pacific") == {}
    assert table.exchanges() == []


# Blockade.


@pytest.mark.parametrize(
    ("enemy", "own", "war", "is_blockaded"),
    [
        (["1 frigate arabian_sea"], [], True, True),
        (["1 frigate east_indian"], [], True, True),  # one sea is enough
        (["1 frigate arabian_sea"], ["1 frigate east_indian"], True, True),
        (["1 frigate arabian_sea", "1 frigate east_indian"], ["1 frigate arabian_sea"], True, True),
        (["1 frigate arabian_sea"], [], False, False),
        (["1 frigate southwest_indian"], [], True, False),
    ],
)
def test_SIX_11_10_SIX_R48_an_enemy_warship_off_the_coast_blockades(
    enemy: list[str], own: list[str], war: bool, is_blockaded: bool
) -> None:
    table = world(land("india", owner=0, port=True), seat(0, warships=own, war=[1] * war), seat(1, warships=enemy))
    assert table.land("india")["blockaded"] == is_blockaded
    assert table.why_not("voyage") == ("SIX-16.1 no-working-port" if is_blockaded else "")


@pytest.mark.parametrize(("reading", "is_blockaded"), [("one-ship", True), ("not-beside-a-warship", False)])
def test_SIX_11_10_SIX_R48_a_warship_of_the_holder_protects_its_sea_or_does_not(
    reading: str, is_blockaded: bool
) -> None:
    table = world(
        land("india", owner=0, port=True),
        seat(0, warships=["1 frigate arabian_sea"], war=[1]),
        seat(1, warships=["9 frigate arabian_sea"]),
        house_rules={"blockade": reading},
    )
    assert table.land("india")["blockaded"] == is_blockaded
    assert table.why_not("launch frigate arabian_sea") == ("SIX-10.1 no-working-port" if is_blockaded else "")


def test_SIX_11_10_SIX_R48_transports_do_not_blockade() -> None:
    table = world(land("india", owner=0, port=True), seat(1, transports=["1 arabian_sea 2"], war=[0]))
    assert not table.land("india")["blockaded"]


def test_SIX_11_10_it_ends_with_the_condition() -> None:
    table = world(
        land("india", owner=0, port=True),
        seat(0, warships=["1 frigate southwest_indian"], war=[1]),
        seat(1, warships=["1 frigate arabian_sea"]),
        dice=DEFENDERS_LOSE,
    )
    assert table.why_not("voyage") == "SIX-16.1 no-working-port"
    assert table.sail("arabian_sea", "frigate southwest_indian 2").why_not("voyage") == ""


def test_SIX_11_10_a_coastal_capital_is_blockaded_in_the_same_way() -> None:
    for sea, is_connected in (("sea_of_japan", False), ("south_china_sea", False), ("east_indian", True)):
        table = world(land("peru", owner=0, port=True), seat(1, warships=[f"1 frigate {sea}"], war=[0]))
        assert table.land("china")["blockaded"] != is_connected
        assert table.land("peru")["connected"] == is_connected


def test_SIX_11_10_the_enemies_of_the_holder_count_not_of_the_owner() -> None:
    """India of seat 1 is occupied by seat 0; the ships of seat 2 are at war with seat 1 alone."""
    table = world(
        land("india", "1 infantry", owner=1, holder=0, port=True),
        seat(1, war=[2]),
        seat(2, warships=["1 frigate arabian_sea"]),
        seats=3,
    )
    assert not table.land("india")["blockaded"]


@pytest.mark.parametrize("blockade", [True, False])
def test_SIX_11_11_SIX_R41_a_blockaded_port_has_no_function_but_its_upkeep_is_due(blockade: bool) -> None:
    table = world(
        land("india", "1 infantry", owner=0, port=True),
        land("peru", "1 infantry", owner=0, port=True),
        land("argentina", owner=0),
        seat(0, boats=2, builder_ships=1, level=2, treasury=99),
        seat(1, warships=["1 frigate southeast_pacific", "1 frigate arabian_sea"], war=[0] * blockade),
        house_rules=ROAD_ONLY,
    )
    rules = {"launch frigate arabian_sea": "SIX-10.1", "voyage": "SIX-16.1", "transfer peru": "SIX-6.6"}
    rules |= {"buy-boat": "SIX-17.1", "found-port argentina": "SIX-10.9"}
    for move, rule in rules.items():
        assert table.why_not(move) == (f"{rule} no-working-port" if blockade else "")
    assert table.land("argentina")["connected"] != blockade
    assert table.seat(0)["food"]["supply"] == (2 if blockade else 4)
    assert table.seat(0)["income"]["upkeep"] == [{"name": "ports", "count": 2, "amount": 2}]


@pytest.mark.parametrize("blockade", [True, False])
def test_SIX_11_11_SIX_R41_a_blockaded_port_does_not_hinder_a_landing(blockade: bool) -> None:
    table = world(
        seat(0, transports=[f"1 {SEA} 2 infantry-2"], warships=[f"1 frigate {SEA}"] if blockade else [], war=[1]),
        land("japan", "1 infantry", owner=1, port=True),
        dice=ATTACKERS_LOSE,
    ).march("japan")
    assert table.modifiers().get("landing-at-port", 0) == (0 if blockade else -8)
