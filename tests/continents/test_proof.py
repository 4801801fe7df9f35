"""What else must be noticed when a rule is broken."""

import pytest

from continents.table import land, next_turn, seat, world
from tabletop import mistake


def test_SIX_15_7_a_mineral_that_nobody_can_pay_for_is_told_to_be_lost() -> None:
    poor = next_turn(seat(0, treasury=9, expeditions=["india 2"]), land("india", owner=0), dice=[1])
    assert [fact["territory"] for fact in poor.told_of("mineral-lost")] == ["territory:india"]


def test_SIX_15_13_who_has_nowhere_to_go_fights_to_the_end_without_a_question() -> None:
    table = next_turn(
        seat(0, expeditions=["peru 2"]),
        land("peru", "2 infantry", owner=0),
        dice=[98, 5, 1, 100, 1, 100],
        ruleset=1,  # now there is somewhere as long as he holds any land
    )
    assert len(table.exchanges()) == 2
    assert table.holding("peru") == "savages"


def test_SIX_1_9_SIX_20_5_a_world_dealt_anew_has_other_cards_of_other_players_only() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards", "deal 0 nothing", "deal 1 sabotage", "deal 2 nothing")
    stream = table.state.chance.clone().stream("worlds")
    guessed = {str(table.state.determinize(1, stream).view(0)["seats"][0]["dealt_cards"]) for _ in range(30)}
    assert len(guessed) > 1
    own = {str(table.state.determinize(0, stream).view(0)["seats"][0]["dealt_cards"]) for _ in range(10)}
    assert own == {str(table.seat(0, 0)["dealt_cards"])}


def test_SIX_22_8_who_offers_money_offers_from_nothing_to_all_that_he_has() -> None:
    table = world(seat(0, war=[1]), seat(1, treasury=5), seats=3).act("offer-peace 1", "offer-money")
    assert table.offered("amount") == [str(amount) for amount in range(41)]


def test_SIX_4_6_a_position_has_no_building_on_a_capital() -> None:
    document = 'title = "continents"\n[[seat]]\ncapital = "india"\n[[territory]]\nid = "india"\nroad = true'
    assert mistake(document).key == "built-on-capital"


def test_SIX_15_2_a_territory_to_which_an_expedition_is_under_way_gets_no_other() -> None:
    table = world(seat(0, expeditions=["india 2"]), land("india", owner=0), land("siam", owner=0))
    assert table.offered("explore") == ["siam"]
    assert table.why_not("explore india").startswith("SIX-15.2")


def test_SIX_5_6_SIX_5_7_outside_battles_too_a_soldier_of_choice_is_lost_or_the_smallest() -> None:
    table = world(land("brazil", "1 cavalry, 1 infantry"), plague_origin=0, plague_marker=1, dice=[2]).end_turn()
    assert table.legal(1) == ["lose infantry brazil", "lose cavalry brazil", "lose-in-order"]
    assert table.act("lose cavalry brazil").troops("brazil") == {"infantry": 2}


@pytest.mark.parametrize("main", ["farm", "granary", "manufactory", "camp"])
def test_SIX_4_10_no_building_but_bunkers_helps_the_defender(main: str) -> None:
    table = world(land("china", "1 infantry"), land("india", "1 infantry", owner=1, main=main)).march("india")
    assert "bunkers" not in table.modifiers(0)


def test_SIX_1_5_the_order_of_a_round_is_that_of_the_living_from_the_starting_player() -> None:
    table = world(land("brazil", owner=0), seat(1, alive=False), seats=4, first=2, active=2)
    assert table.view()["order"] == [2, 3, 0]


def test_SIX_1_10_the_weather_is_rolled_for_by_the_next_living_player() -> None:
    table = world(
        land("ontario", owner=0),
        seat(2, alive=False),
        seats=4,
        first=0,
        active=3,
        pending="act 3",
        weather_roller=1,
        weather_left=1,
        dice=[1, 1],
    ).end_turn()
    assert [fact["seat"] for fact in table.told_of("rolled") if fact["purpose"] == "purpose:weather"] == ["seat:3"]


def test_SIX_3_2_nobody_explores_or_builds_on_land_that_he_only_holds_or_only_has_owned() -> None:
    table = world(
        land("india", owner=0),
        land("ural", "1 infantry", owner=1, holder="0"),
        land("siam", "1 infantry", owner=0, holder="1"),
    )
    assert table.offered("explore") == ["india"]
    assert table.why_not("explore ural") == table.why_not("explore siam") == "SIX-15.1 not-owned"


def test_SIX_5_10_at_the_start_of_a_turn_everybody_has_his_full_movement_points() -> None:
    spent = land("china", "1 infantry-0, 1 cavalry-0, 1 artillery-0, 1 caravan-0")
    table = next_turn(spent, weather_left=6)
    assert table.moves("china") == {"infantry-2": 1, "cavalry-3": 1, "artillery-1": 1, "caravan-2": 1}


def test_SIX_20_5_everybody_sees_before_whom_a_card_lies() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards", "deal 0 nothing", "deal 1 sabotage", "deal 2 nothing")
    assert [table.seat(target, 2)["cards_before"] for target in range(3)] == [[0], [0], [0]]
    assert [world(seats=3).seat(target)["cards_before"] for target in range(3)] == [[], [], []]


def test_SIX_R50_how_long_weather_lasts_is_thrown_with_six_sides() -> None:
    table = world(seats=3, first=1, active=0, pending="act 0", weather_roller=1, weather_left=1, dice=[1, 1]).end_turn()
    assert ("weather-length", 6, 1) in table.rolls()


def test_SIX_R48_where_warships_protect_a_sea_without_one_is_blockaded() -> None:
    table = world(
        land("india", owner=0, port=True),
        seat(0, war=[1]),
        seat(1, warships=["1 frigate arabian_sea"]),
        house_rules={"blockade": "not-beside-a-warship"},
    )
    assert table.land("india")["blockaded"]
