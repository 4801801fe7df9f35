"""SIX-12: the weather of a round, how long it lasts, what it does."""

from typing import Any

import pytest

from continents.table import World, land, new_game, next_turn, seat, world

KINDS = [
    (1, "sun"),
    (40, "sun"),
    (41, "winter"),
    (55, "winter"),
    (56, "unusual-sun"),
    (65, "unusual-sun"),
    (66, "frost"),
    (75, "frost"),
    (76, "gale"),
    (85, "gale"),
    (86, "severe-winter"),
    (100, "severe-winter"),
]


def rollers(table: World) -> list[str]:
    return [fact["seat"] for fact in table.told_of("rolled") if fact["purpose"] == "purpose:weather"]


def last_turn_of_the_round(**facts: Any) -> World:
    """Three players, the starting player is seat 1; seat 0 ends the round."""
    return world(seats=3, first=1, active=0, pending="act 0", **facts)


def test_SIX_12_1_the_starting_player_decides_the_first_weather_before_anybody_gets_money() -> None:
    table = new_game(3, seed=4)
    first = table.view()["first"]
    table.act("settle china", "settle brazil", "settle congo")
    kinds = [event.kind for event in table.told]
    assert rollers(table) == [f"seat:{first}"]
    assert kinds.index("round") < kinds.index("weather") < kinds.index("turn") < kinds.index("income")


def test_SIX_12_1_each_later_roll_is_by_the_next_living_player_clockwise() -> None:
    assert rollers(last_turn_of_the_round(weather_roller=1, weather_left=1, dice=[1, 1]).end_turn()) == ["seat:2"]
    assert rollers(last_turn_of_the_round(weather_roller=2, weather_left=1, dice=[1, 1]).end_turn()) == ["seat:0"]


def test_SIX_12_1_a_player_who_is_out_decides_no_weather() -> None:
    table = world(
        seat(2, alive=False),
        land("ontario", owner=0),
        seats=3,
        first=1,
        active=0,
        pending="act 0",
        weather_roller=1,
        dice=[1, 1],
    )
    assert rollers(table.end_turn()) == ["seat:0"]


@pytest.mark.parametrize(("roll", "kind"), KINDS)
def test_SIX_12_2_SIX_R49_the_kind_by_k100_and_its_rounds_by_k6(roll: int, kind: str) -> None:
    table = world(active=1, pending="act 1", dice=[roll, 5]).end_turn()
    assert table.rolls()[:2] == [("weather", 100, roll), ("weather-length", 6, 5)]
    assert (table.view()["weather"]["kind"], table.view()["weather"]["left"]) == (kind, 5)


@pytest.mark.parametrize("kind", ["sun", "gale"])
def test_SIX_12_3_SIX_R50_the_marker_goes_down_each_round_and_at_0_there_is_new_weather(kind: str) -> None:
    table = world(active=1, pending="act 1", weather=kind, weather_left=3, dice=[50, 2])
    left = []
    for _ in range(2):
        table.act("end-actions")
        left.append((table.view()["weather"]["kind"], table.view()["weather"]["left"]))
        table.act("end-actions")
    assert left == [(kind, 2), (kind, 1)]
    assert rollers(table) == []
    table.act("end-actions")
    assert rollers(table) == ["seat:1"]
    assert table.view()["weather"] == {"kind": "winter", "left": 2, "gap": "SIX-G1"}


def test_SIX_R51_weather_goes_by_rounds_and_stays_through_the_turns_of_all_players() -> None:
    table = world(seats=3, weather="frost", weather_left=2)
    for _ in range(2):
        table.end_turn()
        assert (table.view()["weather"]["kind"], table.view()["weather"]["left"]) == ("frost", 2)
    assert table.end_turn().view()["weather"]["left"] == 1


BATTLE = (land("india", "3 infantry", owner=0), land("siam", "1 infantry", owner=1))


@pytest.mark.parametrize(
    ("weather", "modifier"),
    [("sun", 0), ("winter", -4), ("unusual-sun", 4), ("frost", 0), ("gale", 0), ("severe-winter", 0)],
)
def test_SIX_12_4_SIX_12_5_SIX_12_6_SIX_G1_SIX_G2_the_attacker_alone_feels_winter_and_unusual_sun(
    weather: str, modifier: int
) -> None:
    table = world(*BATTLE, weather=weather, dice=[60, 50]).march("siam")
    assert table.modifiers().get("weather", 0) == modifier
    assert table.exchanges() == [f"{64 + modifier}:42 defender"]  # numbers +4; dug in +2, cut off -10
    fleets = world(
        seat(0, warships=["1 frigate south_china_sea"], war=[1]),
        seat(1, warships=["1 frigate sea_of_japan"]),
        weather=weather,
        dice=[60, 50],
    ).sail("sea_of_japan", "frigate south_china_sea 2")
    assert fleets.exchanges() == [f"{60 + modifier}:50 defender"]


def test_SIX_12_4_ordinary_sun_changes_nothing() -> None:
    sheet = next_turn(
        land("india", "1 infantry", owner=0, main="farm"), land("siam", owner=0, main="manufactory"), weather="sun"
    )
    assert sheet.money() == 40 + 4 + 1 + 1 + 2
    assert sheet.moves("india") == {"infantry-2": 1}
    assert sheet.seat(0)["prices"]["farm"] == 11


def test_SIX_12_7_SIX_G3_frost_gives_every_land_unit_one_move_more_at_the_refresh_but_no_ship_or_slave() -> None:
    table = next_turn(
        land("india", "1 infantry, 1 cavalry, 1 artillery, 1 caravan, 1 slave", owner=0),
        seat(0, warships=["1 frigate arabian_sea"], transports=["1 arabian_sea 0 infantry-0 slave-0"]),
        seats=4,
        weather="frost",
        weather_left=6,
    )
    assert table.moves("india") == {"infantry-3": 1, "cavalry-4": 1, "artillery-2": 1, "caravan-3": 1}
    assert table.warships(0, "arabian_sea") == {"frigate-2": 1}
    assert table.transports(0, "arabian_sea") == {1: {"infantry-3": 1, "slave-2": 1}}
    assert "slave india 2" in table.act("march china").offered("send")


def test_SIX_12_7_frost_that_has_begun_does_not_help_units_before_their_refresh() -> None:
    assert world(land("india", "1 infantry-1", owner=0), weather="frost").moves("india") == {"infantry-1": 1}


def test_SIX_12_8_SIX_G4_in_a_gale_no_overseas_expedition_is_sent_and_every_building_costs_2_more() -> None:
    rich = seat(0, treasury=200, level=3)
    place = land("india", owner=0, port=True)
    calm, gale = world(rich, place), world(rich, place, weather="gale")
    assert (calm.why_not("voyage"), gale.why_not("voyage")) == ("", "SIX-12.8 gale")
    prices, dearer = calm.seat(0)["prices"], gale.seat(0)["prices"]
    changed = {name for name in prices if dearer[name] != prices[name]}
    buildings = {"farm", "manufactory", "granary", "bunkers", "great-bunkers", "camp", "port", "road"}
    assert changed == buildings | {"raise-bunkers"}
    assert all([dearer[name] == prices[name] + 2 for name in changed])


@pytest.mark.parametrize(
    ("moves", "price"),
    [
        (["build farm india"], 13),
        (["build bunkers india", "raise-bunkers india"], 13 + 21),
        (["build road india"], 7),
        (["recruit infantry"], 2),
        (["raise-capital"], 19),
        (["buy-boat"], 7),
        (["launch frigate arabian_sea"], 5),
        (["buy-builder-ship"], 7),
        (["buy-builder-ship", "found-port siam"], 7),  # the ship is the price
    ],
)
def test_SIX_12_8_what_is_paid_in_a_gale(moves: list[str], price: int) -> None:
    table = world(
        seat(0, treasury=100, level=2),
        land("india", owner=0),
        land("siam", owner=0),
        land("egypt", owner=0, port=True),
        weather="gale",
    )
    assert table.act(*moves).money() == 100 - price


@pytest.mark.parametrize(
    ("move", "price"), [("raise-bunkers india", 21), ("found-port siam", 14), ("build farm siam", 13)]
)
def test_SIX_12_8_the_2_must_be_in_the_treasury(move: str, price: int) -> None:
    lands = (land("india", owner=0, main="bunkers"), land("siam", owner=0), land("egypt", owner=0, port=True))
    for treasury, reason in ((price, ""), (price - 1, "SIX-1.8 too-dear")):
        table = world(
            seat(0, treasury=treasury, level=2, builder_ships=1),
            *lands,
            weather="gale",
            house_rules={"builder-ship": "connection-only"},
        )
        assert table.why_not(move) == reason


def test_SIX_12_8_the_2_come_after_discounts_and_a_voucher_road_stays_free() -> None:
    table = world(seat(0, level=2, cheap_farms=1, free_roads=1), land("india", owner=0), weather="gale")
    assert table.act("build farm india").money() == 40 - 8
    assert table.act("build road india").money() == 40 - 8


def test_SIX_12_9_SIX_G5_in_severe_winter_farms_give_nothing_and_manufactories_1_less() -> None:
    parts = (
        land("india", owner=0, main="farm"),
        land("siam", owner=0, main="manufactory"),
        land("ural", owner=0, main="granary"),
        seat(0, treasury=0, boats=1),
        land("mongolia", owner=0, port=True),
    )
    mild, hard = next_turn(*parts), next_turn(*parts, weather="severe-winter")
    assert (mild.money(), hard.money()) == (4 + 1 + 1 + 2 + 2 - 1, 4 + 1 + 0 + 1 + 2 - 1)
    assert (mild.seat(0)["food"]["supply"], hard.seat(0)["food"]["supply"]) == (2 + 1 + 2 + 1, 2 + 0 + 2 + 1)
