"""SIX-15: expeditions into owned land, minerals, savages."""

from typing import Any

import pytest

from continents.table import World, land, next_turn, seat, world

EMPTY = land("india", owner=0)


def due(*parts: str, dice: list[int], **facts: Any) -> World:
    """An expedition into India comes home at the start of this turn."""
    sheet = seat(0, expeditions=["india 2"])
    given = [part for part in parts if part[0].isdecimal()]
    place = [] if any(['id = "india"' in part for part in parts]) else [EMPTY]
    return next_turn(*([] if given else [sheet]), *place, *parts, dice=dice, **facts)


def result(table: World) -> str:
    return str(table.told_of("expedition-result")[-1]["result"]).partition(":")[2]


def test_SIX_15_1_ten_for_an_owned_territory_without_any_building() -> None:
    table = world(EMPTY, land("ural", "1 infantry", owner=1, holder="0"))
    assert table.offered("explore") == ["india"]
    assert table.why_not("explore china") == "SIX-15.1 is-capital"
    assert table.why_not("explore ural") == "SIX-15.1 not-owned"
    assert world(EMPTY, seat(0, treasury=9)).why_not("explore india") == "SIX-1.8 too-dear"
    assert table.act("explore india").money() == 30


@pytest.mark.parametrize("built", [{"main": "farm"}, {"road": True}, {"port": True}])
def test_SIX_15_1_SIX_R65_not_even_a_road_or_port_may_be_there_when_sending(built: dict[str, Any]) -> None:
    assert world(land("india", owner=0, **built)).why_not("explore india") == "SIX-15.1 has-buildings"


def test_SIX_15_1_SIX_R65_what_is_built_later_does_not_matter() -> None:
    table = world(EMPTY, weather_left=6, dice=[71])
    table.act("explore india", "build road india", *["end-actions"] * 4)
    assert result(table) == "treasure"


def test_SIX_15_1_nor_is_a_capital_of_another_explored() -> None:
    table = world(land("brazil", owner=0), land("peru", owner=1), seats=3)
    assert table.why_not("explore brazil") == "SIX-15.1 is-capital"


def test_SIX_15_2_one_expedition_for_each_territory_in_the_whole_game_whoever_sends_it() -> None:
    table = world(EMPTY, land("siam", owner=0), land("ural", owner=0, explored=True))
    table.act("explore india", "explore siam")
    assert table.why_not("explore india") == "SIX-15.2 explored"
    assert table.why_not("explore ural") == "SIX-15.2 explored"
    assert len(table.seat(0)["expeditions"]) == 2
    other = world(land("ural", owner=1, explored=True), active=1, pending="act 1")
    assert other.why_not("explore ural") == "SIX-15.2 explored"


def test_SIX_15_3_it_is_resolved_with_one_k100_at_the_start_of_the_turn_after_the_next() -> None:
    table = world(EMPTY, weather_left=6, dice=[50]).act("explore india", "end-actions", "end-actions")
    assert (table.pending(), table.rolls()) == ("act 0", [])
    assert table.act("end-actions", "end-actions").rolls() == [("expedition", 100, 50)]


def test_SIX_15_3_SIX_19_5_SIX_R67_30_more_in_the_plague_and_more_than_100_counts_as_100() -> None:
    table = due(dice=[1, 40], plague_origin=1, plague_marker=1)
    assert table.told_of("rolled")[-1]["total"] == 70
    assert result(table) == "nothing"
    assert result(due(dice=[1, 41], plague_origin=1, plague_marker=1)) == "treasure"
    over = due(dice=[1, 90, 1], plague_origin=1, plague_marker=1)
    assert result(over) == "savages"


def test_SIX_15_3_several_are_resolved_in_the_order_they_were_sent() -> None:
    table = next_turn(
        seat(0, expeditions=["siam 2", "india 2"]), EMPTY, land("siam", owner=0), dice=[71, 50], weather_left=6
    )
    places = [fact["territory"] for fact in table.told_of("expedition-result")]
    assert places == ["territory:siam", "territory:india"]


@pytest.mark.parametrize("state", ["occupied", "unowned", "rebels"])
def test_SIX_15_4_SIX_R66_if_the_sender_does_not_own_the_territory_there_is_no_roll_and_the_chance_is_used_up(
    state: str,
) -> None:
    places = {
        "occupied": land("india", "1 infantry", owner=0, holder="1"),
        "unowned": land("india", explored=True),
        "rebels": land("india", "1 infantry", holder="rebels", risen_against=0),
    }
    table = due(places[state], dice=[1])
    assert table.told_of("expedition-void")[0]["territory"] == "territory:india"
    assert (table.rolls(), table.money()) == ([], 44)
    assert table.land("india")["explored"] is True


@pytest.mark.parametrize(
    ("roll", "price", "mineral", "income"),
    [(1, 10, "rare", 4), (3, 10, "rare", 4), (4, 6, "common", 3), (29, 6, "common", 3)],
)
def test_SIX_15_5_SIX_15_6_SIX_16_4_a_mineral_may_be_bought_now_and_counts_in_the_income_of_this_turn(
    roll: int, price: int, mineral: str, income: int
) -> None:
    table = due(dice=[roll])
    assert (table.pending(), table.view()["rule"]) == ("meet-mineral 0", "SIX-15.5" if roll < 4 else "SIX-15.6")
    table.act("buy-mineral")
    assert table.land("india")["mineral"] == mineral
    assert table.money() == 40 - price + 4 + income


def test_SIX_15_7_a_mineral_not_paid_for_at_once_is_lost_for_good() -> None:
    table = due(dice=[1]).act("leave-mineral")
    assert (table.land("india")["mineral"], table.money()) == (None, 44)
    poor = due(seat(0, treasury=9, expeditions=["india 2"]), dice=[1])
    assert (poor.pending(), poor.land("india")["mineral"], poor.money()) == ("act 0", None, 13)
    assert poor.why_not("explore india") == "SIX-15.2 explored"


def test_SIX_15_7_a_mineral_outlasts_plunder_and_serves_the_next_owner() -> None:
    table = world(land("china", "1 infantry"), land("india", owner=1, mineral="rare", main="farm"))
    table.march("india").act("plunder")
    assert (table.land("india")["main"], table.land("india")["mineral"]) == (None, "rare")
    table.act("offer-peace 1", "demand india", "propose", "accept")
    assert table.holding("india") == "owned 0"
    assert {"name": "minerals", "count": 1, "amount": 4} in table.seat(0)["income"]["lines"]


@pytest.mark.parametrize("roll", [30, 70])
def test_SIX_15_8_nothing(roll: int) -> None:
    table = due(dice=[roll])
    assert (result(table), table.money(), table.holding("india")) == ("nothing", 44, "owned 0")
    assert table.land("india")["explored"] is True


@pytest.mark.parametrize("roll", [71, 88])
def test_SIX_15_9_sixteen_currency(roll: int) -> None:
    assert due(dice=[roll]).money() == 44 + 16


@pytest.mark.parametrize("roll", [89, 97])
def test_SIX_15_10_poisoned_water(roll: int) -> None:
    table = due(seat(0, level=3, treasury=100, expeditions=["india 2"]), dice=[roll])
    assert table.land("india")["poisoned"] is True
    assert table.why_not("build farm india") == "SIX-4.15 poisoned"
    assert table.why_not("build manufactory india") == ""


# Savages.


GARRISON = land("india", "1 cavalry, 1 infantry, 2 slave", owner=0)


@pytest.mark.parametrize("roll", [98, 100])
def test_SIX_15_11_savages_take_empty_land_at_once(roll: int) -> None:
    table = due(dice=[roll, 7])
    assert table.rolls() == [("expedition", 100, roll), ("savages", 10, 7)]
    assert (table.holding("india"), table.troops("india")) == ("savages", {"infantry": 7})
    assert table.pending() == "act 0"


def test_SIX_15_11_the_garrison_leaves_or_attacks_all_together_and_slaves_are_freed() -> None:
    table = due(GARRISON, dice=[98, 3])
    assert table.pending() == "meet-savages 0"
    assert sorted(table.legal(0)) == ["fight-savages", "leave-savages"]
    assert table.land("india")["slaves"] == 0


def test_SIX_15_12_SIX_R68_each_unit_leaves_for_adjacent_held_land_of_its_owners_choice_free_of_everything() -> None:
    table = due(GARRISON, land("siam", owner=0), land("ural", owner=0), dice=[98, 3]).act("leave-savages")
    assert (table.pending(), table.view()["rule"]) == ("choose-refuge 0", "SIX-15.12")
    assert sorted(table.offered("evacuate")) == ["china", "siam"]  # the Ural is no neighbour
    assert table.why_not("evacuate ural") == "SIX-15.12 not-a-refuge"
    table.act("evacuate siam", "evacuate china")
    assert table.troops("siam") != table.troops("china")
    assert (table.money(), table.holding("india")) == (40 + 4 + 1, "savages")
    assert {**table.troops("siam"), **table.troops("china")} == {"cavalry": 1, "infantry": 1}


def test_SIX_15_12_SIX_R68_those_on_an_island_leave_for_the_nearest_held_land_without_loss() -> None:
    """Peru is far from China; they may fight as well."""
    far = land("peru", "1 infantry", owner=0)
    table = next_turn(seat(0, expeditions=["peru 2"]), far, dice=[98, 2])
    assert (table.pending(), table.legal(0)) == ("meet-savages 0", ["leave-savages", "fight-savages"])
    table.act("leave-savages")
    assert (table.holding("peru"), table.troops("china")) == ("savages", {"infantry": 1})
    assert (table.money(), table.pending()) == (44, "act 0")


def test_SIX_15_12_with_nowhere_to_go_they_must_attack() -> None:
    """Peru is all that seat 0 has left."""
    lost = (land("china", "1 infantry", holder="1"), land("peru", "1 infantry", owner=0))
    table = next_turn(seat(0, expeditions=["peru 2"], site="peru"), *lost, seats=3, dice=[98, 2, 1, 100])
    assert table.exchanges() == ["1:102 attacker"]
    assert table.seat(0)["alive"] is False


def test_SIX_15_12_in_the_first_ruleset_only_land_next_door_was_a_refuge() -> None:
    far = land("peru", "1 infantry", owner=0)
    table = next_turn(seat(0, expeditions=["peru 2"]), far, dice=[98, 2, 1, 100], ruleset=1)
    assert table.exchanges() == ["1:102 attacker"]
    assert (table.holding("peru"), table.troops("peru")) == ("savages", {"infantry": 2})
    assert table.pending() == "act 0"


def test_SIX_15_12_occupied_land_is_held_land() -> None:
    far = land("peru", "1 infantry", owner=0)
    near = land("argentina", "1 infantry", owner=1, holder="0")
    table = next_turn(seat(0, expeditions=["peru 2"]), far, near, dice=[98, 2]).act("leave-savages")
    assert table.troops("argentina") == {"infantry": 2}


def test_SIX_15_13_of_the_attackers_modifiers_only_numbers_and_weather_count() -> None:
    far = land("peru", "1 cavalry", owner=0)  # not connected, with rebels at home
    table = next_turn(
        seat(0, expeditions=["peru 2"]),
        far,
        land("siam", "1 infantry", holder="rebels", risen_against=0),
        dice=[98, 1, 100, 1],
        weather="unusual-sun",
    ).act("fight-savages")
    assert table.modifiers(0) == {"numbers": 4, "weather": 4, "dug-in": 2}


def test_SIX_15_13_the_winners_own_the_land_again_without_fee_or_plunder_whatever_moves_they_had() -> None:
    table = due(GARRISON, dice=[98, 1, 100, 1]).act("fight-savages")
    assert table.pending() == "catch-slaves 0"
    table.act("let-go")
    assert (table.holding("india"), table.troops("india")) == ("owned 0", {"cavalry": 1, "infantry": 1})
    assert (table.money(), table.land("india")["red"]) == (44, 0)


def test_SIX_15_13_they_may_withdraw_after_any_exchange_if_there_is_somewhere_to_go() -> None:
    table = due(GARRISON, dice=[98, 5, 1, 100]).act("fight-savages", "lose infantry india")
    assert table.pending() == "press-on 0"
    table.act("withdraw")
    assert (table.holding("india"), table.troops("india")) == ("savages", {"infantry": 5})
    assert table.troops("china") == {"cavalry": 1}
    assert table.money() == 44


def test_SIX_15_13_SIX_R4_bunkers_won_back_from_savages_lose_a_level_too() -> None:
    bunkers = land("india", "2 cavalry", owner=0, main="great-bunkers")
    table = due(bunkers, dice=[98, 1, 100, 1]).act("fight-savages", "let-go")
    assert table.modifiers(0)["bunkers"] == 20
    assert table.land("india")["main"] == "bunkers"


def test_SIX_15_14_savages_stay_take_no_bribes_and_are_no_revolt() -> None:
    savages = land("india", "2 infantry", holder="savages", main="farm")
    table = world(savages, land("siam", "1 infantry", owner=1), land("china", "1 infantry"), weather_left=6)
    assert table.why_not("bribe india") == "SIX-14.15 no-rebels"
    assert table.land("india")["risen"] is False
    assert table.seat(0)["owned"] == 1
    assert "own-rebels" not in table.march("siam").modifiers(0)
    assert (table.holding("india"), table.troops("india")) == ("savages", {"infantry": 2})


def test_SIX_15_14_SIX_R42_the_player_to_the_right_of_the_former_owner_throws_for_them() -> None:
    table = world(
        seat(0, expeditions=["india 2"]), EMPTY, seats=4, first=1, active=3, pending="act 3", dice=[98, 4]
    ).end_turn()
    assert [(fact["purpose"], fact["seat"]) for fact in table.told_of("rolled")] == [
        ("purpose:expedition", "seat:0"),
        ("purpose:savages", "seat:3"),
    ]
