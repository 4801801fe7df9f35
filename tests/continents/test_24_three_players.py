"""SIX-24: games begun with exactly three players."""

import pytest

from continents.table import World, land, next_turn, seat, world

POOR = seat(0, treasury=0)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@SEATS
def test_SIX_24_1_SIX_R56_SIX_R57_roads_and_ports_have_no_upkeep_but_camps_do(seats: int) -> None:
    built = land("india", owner=0, road=True, port=True, main="camp")
    capital = 5 if seats == 3 else 4
    assert next_turn(POOR, built, seats=seats).money() == capital - (1 if seats == 3 else 3)


def test_SIX_24_1_when_money_is_missing_only_camps_can_be_given_up() -> None:
    places = [land(place, owner=0, road=True, main="camp") for place in ("india", "siam")]
    table = next_turn(seat(0, treasury=0, sabotages=1), *places, seats=3)
    assert table.pending() == "abandon-building 0"
    assert sorted(table.offered("abandon")) == ["camp india", "camp siam"]


@SEATS
@pytest.mark.parametrize(("level", "income"), [(1, 4), (2, 4), (3, 5)])
def test_SIX_24_2_SIX_R57_the_own_capital_gives_1_more(seats: int, level: int, income: int) -> None:
    assert next_turn(seat(0, treasury=0, level=level), seats=seats).money() == income + (seats == 3)


@pytest.mark.parametrize(("seats", "income"), [(3, 4), (4, 2)])
def test_SIX_24_3_each_held_capital_of_another_gives_4(seats: int, income: int) -> None:
    held = land("brazil", "1 infantry", owner=1, holder="0")
    table = next_turn(POOR, held, land("peru", owner=1), seats=seats)
    assert table.money() == 4 + (seats == 3) + income


@SEATS
def test_SIX_24_4_SIX_R57_a_caravan_has_3_moves_but_1_after_joining(seats: int) -> None:
    table = next_turn(land("india", "1 caravan", owner=0), land("siam", "1 cavalry, 1 artillery", owner=0), seats=seats)
    assert table.moves("india") == {f"caravan-{3 if seats == 3 else 2}": 1}
    assert table.act("join-caravan siam").moves("siam") == {"caravan-1": 1}


def counted(seats: int) -> World:
    return world(rounds=1, seats=seats, active=seats - 1, pending=f"act {seats - 1}").end_turn()


@SEATS
def test_SIX_24_5_a_capital_counts_10_points(seats: int) -> None:
    points = {fact["count"] for fact in counted(seats).told_of("points")}
    assert points == {1 + 10 + 5 if seats == 3 else 1 + 6 + 4}


@SEATS
def test_SIX_24_6_SIX_R57_every_capital_gives_3_food_to_its_holder(seats: int) -> None:
    each = 3 if seats == 3 else 2
    table = world(land("brazil", "1 infantry", owner=1, holder="0"), land("peru", owner=1), seats=seats)
    assert (table.seat(0)["food"]["supply"], table.seat(1)["food"]["supply"]) == (2 * each, 0)


def test_SIX_R56_three_at_the_start_also_after_an_elimination_and_not_three_who_are_left_of_four() -> None:
    out = seat(2, alive=False)
    three = world(POOR, out, land("ontario"), seats=3, first=1, active=1, pending="act 1").end_turn()
    assert three.money() == 5
    four = world(POOR, out, land("ontario"), seats=4, first=3, active=3, pending="act 3").end_turn()
    assert four.money() == 4
    assert (three.view()["three"], four.view()["three"]) == (True, False)
