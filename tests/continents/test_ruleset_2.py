"""What the second ruleset changed, each beside the way of the first, which its games keep."""

import pytest

from continents.table import World, land, new_game, seat, world

# Freeing a friend's land.


def freeing(*parts: str, **facts: int) -> World:
    """Seat 0 has peace with everybody; seat 2 occupies the Middle East, which belongs to seat 1."""
    return world(
        seat(0, treasury=9, capital="congo"),
        seat(1, capital="japan"),
        seat(2, capital="western_europe"),
        land("egypt", "1 infantry", owner=0),
        land("middle_east", "1 infantry", owner=1, holder=2),
        *parts,
        seats=3,
        dice=[99, 1],
        **facts,
    ).march("middle_east")


def test_SIX_22_3_SIX_8_2_SIX_R15_freeing_the_land_of_a_friend_is_war_with_its_holder_alone() -> None:
    table = freeing().act("spare", "let-go")
    assert table.wars() == ["0 2", "1 2"]
    assert table.holding("middle_east") == "owned 1"
    assert (table.troops("middle_east"), table.troops("egypt")) == ({}, {"infantry": 1})
    assert (table.money(), table.pending()) == (8, "act 0")


def test_SIX_22_3_in_the_first_ruleset_it_was_war_with_both_and_the_land_was_occupied() -> None:
    table = freeing(ruleset=1).act("spare", "let-go")
    assert table.wars() == ["0 1", "0 2", "1 2"]
    assert table.holding("middle_east") == "occupied 1 by 0"


def test_SIX_22_3_who_plunders_what_he_freed_makes_war_on_its_owner_and_keeps_it_occupied() -> None:
    table = freeing().act("plunder", "let-go")
    assert table.wars() == ["0 1", "0 2", "1 2"]
    assert (table.holding("middle_east"), table.land("middle_east")["red"]) == ("occupied 1 by 0", 2)


def test_SIX_22_3_SIX_22_12_those_who_freed_it_go_where_they_like_if_several_places_are_as_near() -> None:
    table = freeing(land("india", owner=0)).act("spare", "let-go")
    assert (table.pending(), table.offered("evacuate")) == ("choose-refuge 0", ["egypt", "india"])
    assert table.act("evacuate india").troops("india") == {"infantry": 1}


def test_SIX_22_3_land_of_an_enemy_that_another_holds_is_occupied_as_ever() -> None:
    table = world(seat(0, war=[1]), land("china", "1 infantry"), land("india", owner=1, holder=2), seats=3).march(
        "india"
    )
    assert table.act("spare").holding("india") == "occupied 1 by 0"
    assert table.wars() == ["0 1", "0 2", "1 2"]


def test_SIX_22_3_a_freed_capital_is_its_players_again_and_wins_nothing() -> None:
    """Seat 0 holds every other capital but that of his friend."""
    table = world(
        land("china", "1 infantry"),
        seat(1, capital="siam"),
        land("siam", holder=2),
        land("ontario", "1 infantry", owner=2, holder=0),
        land("peru", owner=2),
        land("argentina", owner=1),
        seat(2, site="peru"),
        seats=3,
    ).march("siam")
    assert table.holding("siam") == "owned 1"
    assert table.view()["winners"] == []


# Disbanding at any moment.


def waiting(**facts: int) -> World:
    """Seat 0 acts; seat 1 has units on land, aboard and at sea."""
    return world(
        land("peru", "2 infantry", owner=1),
        land("india", "1 infantry", owner=0, holder=1),
        seat(1, warships=["1 frigate south_atlantic"], transports=["1 south_atlantic 0 cavalry-0 infantry-0"]),
        **facts,
    )


def asides(table: World, number: int) -> list[str]:
    return [action.text for action in table.state.asides(number)]


def test_SIX_5_8_SIX_R26_units_and_ships_are_disbanded_in_the_turn_of_another_player() -> None:
    table = waiting()
    assert asides(table, 1) == [
        "disband infantry peru",
        "disband infantry india",
        "disband-aboard infantry 1",
        "disband-aboard cavalry 1",
        "scuttle frigate south_atlantic",
        "scuttle-transport 1",
    ]
    table.do("1 disband infantry peru").do("1 disband-aboard cavalry 1").do("1 scuttle frigate south_atlantic")
    assert (table.troops("peru"), table.transports(1, "south_atlantic")) == ({"infantry": 1}, {1: {"infantry-0": 1}})
    assert table.warships(1, "south_atlantic") == {}
    assert table.pending() == "act 0"


def test_SIX_5_8_SIX_3_7_what_follows_from_it_happens_at_once() -> None:
    table = world(
        land("india", "1 infantry", owner=0, holder=1), house_rules={"leaving-occupied-land": "falls-back"}
    ).do("1 disband infantry india")
    assert (table.holding("india"), table.pending()) == ("owned 0", "act 0")


def test_SIX_5_8_whose_turn_it_is_finds_it_in_his_own_business() -> None:
    table = world(land("india", "1 infantry", owner=0))
    assert asides(table, 0) == []
    assert table.why_not("disband infantry india") == "SIX-5.8 in-other-business"
    assert table.act("other-business").why_not("disband infantry siam") == "SIX-5.8 no-such-unit"
    assert table.act("disband infantry india").troops("india") == {}


def test_SIX_5_8_nobody_disbands_while_units_are_mustered_or_fight() -> None:
    table = world(
        land("china", "2 infantry"), land("india", "1 infantry", owner=1), land("peru", "1 infantry", owner=1)
    )
    assert asides(table, 1) != []
    assert asides(table.act("march india", "send-all china"), 1) == []
    disbanding = table.state.actions.parse("disband infantry peru")
    assert disbanding is not None
    assert table.state.why_not(1, disbanding) is not None


def test_SIX_5_8_in_the_first_ruleset_only_in_the_own_turn() -> None:
    table = waiting(ruleset=1)
    assert asides(table, 1) == []
    assert table.why_not("disband infantry india").endswith("another-decision")


def test_SIX_5_8_nobody_disbands_before_there_are_capitals() -> None:
    assert asides(new_game(2), 0) == asides(new_game(2), 1) == []


# All means all.


def poor(treasury: int, **facts: int) -> World:
    """Three cavalry in Egypt would attack North Africa, which cannot be plundered any more."""
    return world(
        seat(0, capital="east_africa", treasury=treasury),
        seat(1, capital="western_europe"),
        land("egypt", "3 cavalry-3", owner=0),
        land("north_africa", "2 infantry", owner=1, red=4),
        **facts,
    ).act("march north_africa")


def sent(table: World) -> int:
    """How many go."""
    return table.state.position().split("force = [")[1].split("]")[0].count(",") + 1


def test_SIX_6_5_all_are_sent_together_only_if_all_can_be_paid_for() -> None:
    table = poor(8)
    assert table.offered("send-all") == []
    assert table.why_not("send-all egypt") == "SIX-9.8 attack-unpaid"
    assert sent(poor(9).act("send-all egypt")) == 3


def test_SIX_6_5_in_the_first_ruleset_all_were_as_many_as_the_purse_allowed() -> None:
    assert sent(poor(8, ruleset=1).act("send-all egypt")) == 2


@pytest.mark.parametrize(("treasury", "reason"), [(2, "SIX-6.4 fee-unpaid"), (3, "")])
def test_SIX_6_5_the_same_holds_for_a_plain_march(treasury: int, reason: str) -> None:
    table = world(land("china", "3 infantry"), seat(0, treasury=treasury)).act("march india")
    assert table.why_not("send-all china") == reason


def test_SIX_6_5_the_same_holds_for_the_room_aboard() -> None:
    table = world(land("mongolia", "6 infantry", owner=0), seat(0, transports=["1 sea_of_japan 2"])).act("board 1")
    assert table.why_not("send-all mongolia") == "SIX-10.3 no-room"
    table.act("send infantry mongolia 2")
    assert table.why_not("send-all mongolia") == "SIX-10.3 no-room"


def test_SIX_6_5_those_without_moves_are_not_among_all() -> None:
    table = world(land("china", "2 infantry-2, 5 infantry-0"), seat(0, treasury=2)).act("march india", "send-all china")
    assert table.act("go").troops("india") == {"infantry": 2}
