"""SIX-19: the world plague."""

from typing import Any

import pytest

from continents.table import FALLS_BACK, World, land, next_turn, seat, world

PLAGUE: dict[str, Any] = {"plague_origin": 1, "plague_marker": 1}


def plague_rolls(table: World) -> list[str]:
    """Who rolled for the plague, in order."""
    return [fact["seat"] for fact in table.told_of("rolled") if fact["purpose"] == "purpose:plague"]


def test_SIX_19_1_SIX_G24_the_origin_rolls_right_after_the_result_of_the_expedition() -> None:
    table = next_turn(seat(0, voyage=2), land("china", "5 infantry"), dice=[98, 3])
    kinds = [event.kind for event in table.told]
    assert kinds.index("voyage-result") < kinds.index("plague") < kinds.index("soldiers-lost")
    assert kinds.index("soldiers-lost") < len(kinds) - 1 - kinds[::-1].index("income")
    assert table.view()["plague"] == {"origin": 0, "marker": 1}
    assert table.troops("china") == {"infantry": 2}


def test_SIX_19_2_every_other_player_rolls_k10_at_the_start_of_his_turn() -> None:
    table = next_turn(land("china", "12 infantry"), **PLAGUE, dice=[10])
    assert table.rolls() == [("plague", 10, 10)]
    assert table.troops("china") == {"infantry": 2}


def test_SIX_19_3_SIX_E18_SIX_R69_the_calendar_of_the_plague() -> None:
    """Turn order A, B, C; B's expedition starts it in round 5."""
    table = world(seat(1, voyage=6), seats=3, round=5, weather_left=6, dice=[98, 1])
    rolled: dict[str, list[int]] = {"seat:0": [], "seat:1": [], "seat:2": []}
    for _ in range(10):
        before = len(plague_rolls(table))
        table.end_turn()
        for player in plague_rolls(table)[before:]:
            rolled[player].append(table.view()["round"])
    assert rolled == {"seat:0": [6, 7, 8], "seat:1": [5, 6, 7], "seat:2": [5, 6, 7]}
    assert (table.view()["round"], table.pending(), table.view()["plague"]) == (8, "act 1", None)
    assert [event.kind for event in table.told].index("plague-over") > 0


@pytest.mark.parametrize(("marker", "after", "rolls"), [(1, 2, 1), (2, 3, 1), (3, None, 0)])
def test_SIX_19_3_at_the_origins_turn_the_marker_rises_and_on_4_it_is_over(
    marker: int, after: int | None, rolls: int
) -> None:
    table = next_turn(plague_origin=0, plague_marker=marker)
    plague = table.view()["plague"]
    assert (plague and plague["marker"], len(plague_rolls(table))) == (after, rolls)


def test_SIX_19_4_SIX_R69_soldiers_of_his_choice_on_the_map_and_aboard_one_at_a_time() -> None:
    table = next_turn(
        seat(
            0,
            transports=["1 arabian_sea 0 cavalry-0"],
            warships=["1 frigate arabian_sea"],
            transit=["india ural infantry"],
        ),
        land("india", "1 artillery", owner=0, port=True),
        land("ural", owner=0, port=True),
        land("siam", "1 infantry", owner=1, holder="0"),
        **PLAGUE,
        dice=[3],
    )
    assert (table.pending(), table.view()["rule"]) == ("choose-loss 0", "SIX-19.4")
    assert sorted(table.legal(0)) == [
        "lose artillery india",
        "lose infantry siam",
        "lose infantry ural",
        "lose-aboard cavalry 1",
        "lose-in-order",
    ]
    table.act("lose artillery india", "lose cavalry india", "lose-aboard cavalry 1")
    assert table.troops("india") == {"infantry": 4}
    assert table.transports(0, "arabian_sea") == {1: {"infantry-2": 2}}
    assert table.warships(0, "arabian_sea") == {"frigate-2": 1}
    assert table.pending() == "act 0"


def test_SIX_19_4_troops_in_transit_and_ships_are_spared_and_all_die_if_there_are_fewer() -> None:
    table = world(
        seat(0, warships=["1 cruiser arabian_sea"], transit=["india ural infantry"]),
        seat(1, transit=["peru brazil infantry"], warships=["1 frigate south_atlantic"]),
        land("brazil", "2 infantry"),
        plague_origin=0,
        plague_marker=1,
        dice=[9],
    ).end_turn()
    assert table.rolls()[0] == ("plague", 10, 9)
    assert table.troops("brazil") == {}
    assert table.warships(1, "south_atlantic") == {"frigate-2": 1}


def test_SIX_19_4_SIX_3_7_an_occupied_territory_whose_garrison_dies_goes_back() -> None:
    table = next_turn(land("peru", "1 infantry", owner=1, holder="0"), **PLAGUE, dice=[1], house_rules=FALLS_BACK)
    assert table.holding("peru") == "owned 1"


def test_SIX_19_5_SIX_R70_the_limit_is_7_units_instead_of_10_less_red_tokens() -> None:
    crowded = land("india", "12 infantry", owner=0, red=1)
    assert world(crowded).land("india")["excess"] == 3
    assert world(crowded, **PLAGUE).land("india")["excess"] == 6
    cavalry = land("india", "8 cavalry", owner=0)  # units, not soldiers
    assert world(cavalry, **PLAGUE).land("india")["excess"] == 1
    table = world(cavalry, **PLAGUE).end_turn()
    assert table.act("pay-excess").money(0) == 39


@pytest.mark.parametrize("origin", [0, 1, 2])
def test_SIX_19_6_SIX_R69_after_the_death_of_the_origin_the_marker_moves_at_his_place_in_the_order(origin: int) -> None:
    capital = ("china", "brazil", "ontario")[origin]
    heir = (origin + 1) % 3
    table = world(
        seat(origin, alive=False),
        land(capital, owner=heir),
        seats=3,
        active=heir,
        pending=f"act {heir}",
        first=0,
        weather_left=6,
        plague_origin=origin,
        plague_marker=1,
    )
    markers = []
    for _ in range(7):
        plague = table.view()["plague"]
        markers.append(plague and plague["marker"])
        table.end_turn()
    assert markers == [1, 1, 2, 2, 3, 3, None]
