"""What is decided for players who do not answer (Part 3.4): the first option, or a deputy."""

import pytest

from casusbelli.core.state import DEFAULT_OPTION, DEPUTY
from continents.table import World, land, seat, world


def default(table: World, seat_asked: int = 1) -> str:
    """What happens if the seat does not answer."""
    decision = table.state.pending()
    assert decision is not None
    assert (decision.absence, table.state.awaited()[0]) == (DEFAULT_OPTION, seat_asked)
    return table.legal(seat_asked)[0]


def test_SIX_5_7_a_casualty_in_a_battle_is_the_smallest() -> None:
    mixed = land("india", "1 artillery, 1 infantry, 1 cavalry, 1 caravan", owner=1)
    table = world(land("china", "1 infantry"), mixed, dice=[100, 1]).march("india")
    assert default(table) == "lose infantry india"
    fleets = world(
        seat(0, warships=["2 cruiser south_china_sea"], war=[1]),
        seat(1, warships=["1 corvette sea_of_japan", "1 frigate sea_of_japan"]),
        dice=[100, 1],
    ).sail("sea_of_japan", "cruiser south_china_sea 1")
    assert default(fleets) == "lose-ship frigate sea_of_japan"


def test_SIX_18_2_SIX_18_5_slaves_are_caught_and_none_killed() -> None:
    table = world(land("china", "1 infantry"), land("india", "3 infantry", owner=1), dice=[1, 100, 1, 1])
    table.march("india")
    assert default(table) == "catch-slaves"
    assert default(table.act("catch-slaves")) == "kill-caught 0"


def test_SIX_21_5_the_temporary_site_is_where_most_soldiers_are_then_the_first_on_the_board() -> None:
    def lost(*units: str) -> World:
        places = [
            land(place, troops, owner=1) for place, troops in zip(("peru", "iceland", "egypt"), units, strict=True)
        ]
        return world(land("argentina", "9 infantry", owner=0), *places, seats=3).march("brazil")

    assert default(lost("1 infantry", "1 infantry", "1 cavalry")) == "site egypt"
    assert default(lost("1 infantry", "1 infantry", "1 infantry")) == "site peru"


def test_SIX_14_16_nobody_raises_in_an_auction() -> None:
    assert default(world(land("india", "1 infantry", holder="rebels")).act("bribe india")) == "pass"


def test_SIX_22_9_an_offer_of_peace_is_rejected() -> None:
    table = world(seat(0, war=[1])).act("offer-peace 1", "propose")
    assert default(table) == "reject"


def test_SIX_20_12_the_slave_to_be_freed_is_the_first_on_the_board() -> None:
    table = world(
        seat(0, spies=1, dealt_spies=1, cards=["1 freeing"]),
        land("siam", "1 slave", owner=1),
        land("peru", "1 slave", owner=1),
        active=1,
        pending="act 1",
        dice=[6, 6, 61],
    ).end_turn()
    assert default(table) == "free-slave peru"


def test_SIX_22_12_units_sent_home_go_to_the_first_place_on_the_board() -> None:
    table = world(land("argentina", "1 infantry", owner=0, holder="1"), land("peru", owner=1), seat(0, war=[1])).act(
        "offer-peace 1", "propose", "accept"
    )
    assert default(table) == "evacuate peru"
    assert table.offered("evacuate") == ["peru", "brazil"]


def test_SIX_23_4_the_game_goes_on() -> None:
    table = world(active=1, pending="act 1").act("other-business", "propose-end", "end-actions")
    assert default(table, 0) == "go-on"
    assert table.legal(1)[0] == "go-on"


def test_SIX_19_4_losses_outside_battles_take_the_smallest_first() -> None:
    table = world(land("brazil", "1 cavalry, 1 infantry"), plague_origin=0, plague_marker=1, dice=[2]).end_turn()
    assert default(table) == "lose infantry brazil"


@pytest.mark.parametrize(
    "table",
    [
        world(),
        world(land("china", "1 infantry")).act("march india"),
        world(land("china", "2 infantry"), land("india", "9 infantry", owner=1), dice=[1, 100]).march("india"),
        world(land("china", "1 infantry"), land("india", owner=1)).march("india"),
        world(seat(0, spies=1)).act("deal-cards"),
        world(seat(0, war=[1])).act("offer-peace 1"),
    ],
    ids=["act", "muster", "press-on", "decide-plunder", "deal-card", "draft-treaty"],
)  # fmt: skip
def test_for_the_active_player_a_deputy_decides(table: World) -> None:
    decision = table.state.pending()
    assert decision is not None
    assert decision.absence == DEPUTY
