"""SIX-14: food, revolts, rebels and those who buy them."""

from typing import Any

import pytest

from continents.table import World, land, next_turn, seat, world


def hungry(*parts: str, **facts: Any) -> World:
    """China cannot feed all three: demand 3, supply 2."""
    return world(*parts, **facts)


INDIA = land("india", "4 infantry", owner=0)
SIAM = land("siam", "3 infantry", owner=0)


# Food.


def test_SIX_14_1_SIX_G32_food_is_not_kept_for_later_turns() -> None:
    granaries = [land(place, owner=0, main="granary") for place in ("india", "siam")]
    table = world(*granaries, weather_left=6, dice=[80])
    assert table.seat(0)["food"]["supply"] == 6
    table.act("end-actions", "end-actions")
    table.act("other-business", "demolish granary india", "other-business", "demolish granary siam", "end-actions")
    assert table.rolls() == [("hunger", 100, 80)]


def test_SIX_14_2_SIX_G32_each_owned_territory_eats_1_the_capital_included_and_occupied_land_nothing() -> None:
    table = world(INDIA, SIAM, land("ural", "1 infantry", owner=1, holder="0"))
    assert (table.seat(0)["food"]["demand"], table.seat(1)["food"]["demand"]) == (3, 1)


@pytest.mark.parametrize(
    ("parts", "supply"),
    [
        ([], 2),
        ([land("brazil", "1 infantry", owner=1, holder="0"), land("peru", owner=1)], 4),
        ([land("china", "1 infantry", holder="1"), land("india", owner=0)], 0),
        ([land("india", owner=0, main="farm")], 3),
        ([land("india", owner=0, main="granary")], 4),
        ([land("india", "1 infantry", owner=1, holder="0", main="granary")], 2),
        ([seat(0, boats=2), land("india", owner=0, port=True)], 4),
        ([seat(0, boats=2)], 2),
        ([seat(0, burnt=1)], 1),
    ],
)
def test_SIX_14_3_what_supplies_food(parts: list[str], supply: int) -> None:
    assert world(*parts).seat(0)["food"]["supply"] == supply


def test_SIX_E17_food_of_six_territories() -> None:
    others = [land(place, "1 infantry", owner=0) for place in ("siberia", "mongolia")]
    parts = [
        seat(0, boats=1),
        land("india", owner=0, main="granary"),
        land("siam", owner=0, main="farm"),
        land("ural", owner=0, port=True),
        *others,
    ]
    table = world(*parts, seats=4)
    assert table.seat(0)["food"]["demand"] == table.seat(0)["food"]["supply"] == 6
    assert table.end_turn().rolls() == []
    hard = world(*parts, seats=4, weather="severe-winter", dice=[80])
    assert hard.seat(0)["food"]["supply"] == 5
    assert hard.end_turn().rolls() == [("hunger", 100, 80)]


@pytest.mark.parametrize(("roll", "size"), [(1, 1), (79, 1), (80, 0), (100, 0)])
def test_SIX_14_4_hunger_is_checked_once_at_the_end_of_the_turn(roll: int, size: int) -> None:
    others = [land(place, owner=0) for place in ("ural", "siberia", "mongolia")]
    table = hungry(INDIA, *others, dice=[roll, 1, 1, 100])
    assert table.rolls() == []
    table.end_turn()
    expected: list[tuple[str, int, int]] = [("hunger", 100, roll)]
    assert table.rolls()[:2] == expected + [("revolt-size", 10, 1)][:size]
    assert len(table.told_of("revolt")) == size


# Who rises, and where.


def test_SIX_14_5_SIX_14_8_SIX_14_9_SIX_E10_SIX_R61_hunger_revolt() -> None:
    table = hungry(INDIA, SIAM, dice=[60, 6, 90, 10]).end_turn()
    assert table.rolls() == [("hunger", 100, 60), ("revolt-size", 10, 6)]
    assert table.offered("rise") == ["india", "siam"]
    table.act("rise india")
    assert [fact["count"] for fact in table.told_of("rising")] == [4, 2]
    assert (table.holding("india"), table.troops("india")) == ("rebels 0", {"infantry": 4})
    exchange = table.told_of("exchange")[0]
    assert (exchange["attacker"], exchange["attackers"], exchange["defenders"]) == ("side:rebels", 2, 1)
    assert (table.holding("siam"), table.troops("siam")) == ("rebels 0", {"infantry": 2})


def test_SIX_14_5_SIX_R79_only_garrisons_of_owned_land_turn_not_those_on_occupied_land_aboard_or_in_transit() -> None:
    parts = [
        land("india", owner=0),
        land("siam", owner=0),
        land("peru", "3 infantry", owner=1, holder="0"),
        seat(0, transports=["1 east_indian 0 infantry-0"], transit=["china siam infantry"]),
    ]
    table = hungry(*parts, dice=[1, 10]).end_turn()
    assert table.told_of("revolt")[0]["count"] == 10
    assert table.told_of("rising") == []
    assert (table.holding("peru"), table.troops("peru")) == ("occupied 1 by 0", {"infantry": 3})


def test_SIX_14_6_SIX_R60_land_without_main_buildings_first_then_with_then_capitals_of_others_his_own_last() -> None:
    table = world(
        land("china", "1 infantry"),
        land("brazil", "1 infantry", owner=0),
        land("peru", owner=1),
        land("india", "1 infantry", owner=0, main="farm"),
        land("ural", "1 infantry", owner=0, main="granary"),
        land("siam", "1 infantry", owner=0, port=True, road=True),
        land("mongolia", "1 infantry", owner=0),
        land("siberia", owner=0),
        land("kamchatka", owner=0),
        land("yakutsk", owner=0),
        dice=[1, 10],
        seats=4,
    ).end_turn()
    assert sorted(table.offered("rise")) == ["mongolia", "siam"]
    assert table.why_not("rise india") == "SIX-14.6 other-place-first"
    table.act("rise siam")  # then Mongolia, the last without a main building
    assert sorted(table.offered("rise")) == ["india", "ural"]
    assert table.why_not("rise china") == "SIX-14.6 other-place-first"
    table.act("rise ural")
    rising = [fact["territory"].partition(":")[2] for fact in table.told_of("rising")]
    assert rising == ["siam", "mongolia", "ural", "india", "brazil", "china"]


def test_SIX_14_7_a_main_building_is_destroyed_road_and_port_stay() -> None:
    table = hungry(
        land("india", "1 infantry", owner=0, main="great-bunkers", port=True, road=True),
        land("siam", owner=0),
        dice=[1, 1],
    ).end_turn()
    india = table.land("india")
    assert (india["main"], india["port"], india["road"]) == (None, True, True)
    assert table.holding("india") == "rebels 0"


@pytest.mark.parametrize(
    ("units", "size", "moves", "rebels", "loyal"),
    [
        ("1 artillery", 4, [], {"cavalry": 1, "infantry": 1}, 2),
        ("1 artillery", 1, [], {"infantry": 1}, 5),
        ("1 caravan", 3, [], {"cavalry": 1}, 3),
        ("1 caravan, 1 infantry", 6, ["turn-coat caravan"], {"caravan": 1}, 1),
        ("1 cavalry, 2 infantry", 3, ["turn-coat cavalry"], {"cavalry": 1}, 2),
        ("1 cavalry, 2 infantry", 4, ["turn-coat infantry", "turn-coat cavalry"], {"cavalry": 1, "infantry": 1}, 1),
        ("1 cavalry, 2 infantry", 2, ["turn-coat cavalry"], {"infantry": 2}, 3),
    ],
)
def test_SIX_14_8_SIX_R61_the_victim_picks_and_a_unit_too_large_is_split_largest_pieces_first(
    units: str, size: int, moves: list[str], rebels: dict[str, int], loyal: int
) -> None:
    table = hungry(land("india", units, owner=0), land("siam", owner=0), dice=[1, size, *[100, 1] * 20]).end_turn()
    first = table.act(*moves).told_of("exchange")[0]
    assert (first["attackers"], first["defenders"]) == (size, loyal)
    while table.pending() == "choose-casualty 0":
        table.act("lose-in-order")
    assert (table.holding("india"), table.troops("india")) == ("rebels 0", rebels)


def test_SIX_14_8_a_whole_garrison_turns_as_it_is() -> None:
    table = hungry(land("india", "1 caravan, 1 cavalry", owner=0), land("siam", owner=0), dice=[1, 9]).end_turn()
    assert table.troops("india") == {"caravan": 1, "cavalry": 1}
    assert table.holding("india") == "rebels 0"


def test_SIX_14_9_SIX_R61_rebels_attack_so_a_tie_saves_the_loyal_side_and_nobody_withdraws() -> None:
    table = hungry(land("india", "2 infantry", owner=0), land("siam", owner=0), dice=[1, 1, 52, 50]).end_turn()
    assert table.exchanges() == ["52:52 attacker"]  # the loyal soldier is dug in
    assert table.pending() == "catch-slaves 0"
    table.act("let-go")
    assert (table.holding("india"), table.troops("india")) == ("owned 0", {"infantry": 1})


def test_SIX_14_9_the_fight_goes_on_without_a_question_to_the_end_and_costs_no_fee() -> None:
    table = hungry(
        land("india", "6 infantry", owner=0),
        land("siam", owner=0),
        dice=[1, 3, *[100, 1, 1, 100] * 2, 100, 1],
    ).end_turn()
    assert [line.split()[1] for line in table.exchanges()] == ["defender", "attacker"] * 2 + ["defender"]
    assert (table.holding("india"), table.troops("india"), table.money()) == ("rebels 0", {"infantry": 1}, 40)


def test_SIX_14_9_the_loyal_side_has_the_modifiers_of_a_defender_and_rebels_only_numbers_and_weather() -> None:
    capital = world(
        land("china", "4 infantry"), land("india", owner=0), land("siam", owner=0), dice=[1, 3], weather="winter"
    ).end_turn()
    assert capital.modifiers(0) == {"numbers": 4, "weather": -4, "capital": 10, "dug-in": 2}
    far = hungry(
        land("peru", "4 infantry", owner=0), land("siam", owner=0), land("india", owner=0), dice=[1, 1]
    ).end_turn()
    assert far.modifiers(0) == {"dug-in": 2, "cut-off": -10}


def test_SIX_14_10_SIX_G30_rebels_leave_the_mark_R_also_where_they_were_beaten() -> None:
    table = hungry(land("india", "2 infantry", owner=0), SIAM, dice=[1, 4, 1, 100]).end_turn().act("rise siam")
    assert table.act("let-go").holding("india") == "owned 0"
    assert (table.land("india")["risen"], table.land("siam")["risen"]) == (True, True)
    assert table.land("china")["risen"] is False


@pytest.mark.parametrize(
    ("reds", "risen", "roll", "expected"),
    [
        ((1, 0), False, 60, [("red-tokens", 100, 60), ("revolt-size", 6, 1)]),
        ((1, 0), False, 61, [("red-tokens", 100, 61)]),
        ((5, 5), False, 60, [("red-tokens", 100, 60), ("revolt-size", 6, 1)]),
        ((1, 0), True, 70, [("red-tokens", 100, 70), ("revolt-size", 10, 1)]),
        ((1, 0), True, 71, [("red-tokens", 100, 71)]),
        ((0, 0), True, 1, []),
    ],
)
def test_SIX_14_11_at_least_half_with_red_tokens(
    reds: tuple[int, int], risen: bool, roll: int, expected: list[tuple[str, int, int]]
) -> None:
    table = world(
        land("india", "1 infantry", owner=0, red=reds[0], risen=risen),
        land("china", red=reds[1]),
        dice=[roll, 1],
    ).end_turn()
    assert table.rolls()[:2] == expected


def test_SIX_14_11_a_mark_R_on_land_without_tokens_makes_nothing_worse() -> None:
    table = world(land("india", "1 infantry", owner=0, red=1), land("china", risen=True), dice=[61]).end_turn()
    assert table.rolls() == [("red-tokens", 100, 61)]


def test_SIX_14_11_SIX_R62_half_of_all_territories_held_occupied_ones_included() -> None:
    plundered = land("peru", "1 infantry", owner=1, holder="0", red=2)
    table = world(plundered, dice=[100]).end_turn()
    assert table.rolls() == [("red-tokens", 100, 100)]
    table = world(plundered, land("india", owner=0), dice=[100]).end_turn()
    assert table.rolls() == []  # one of three


def test_SIX_14_11_hunger_and_red_tokens_are_checked_apart() -> None:
    table = hungry(land("india", owner=0, red=1), land("siam", owner=0, red=1), dice=[80, 61]).end_turn()
    assert table.rolls() == [("hunger", 100, 80), ("red-tokens", 100, 61)]


# Rebels.


REBELS = land("india", "2 infantry, 1 cavalry", holder="rebels", risen_against=0, risen=True, main="farm", port=True)


def test_SIX_14_12_rebels_stay_where_they_are_and_attack_nobody() -> None:
    table = world(REBELS, land("siam", owner=0), weather_left=6)
    for _ in range(4):
        table.end_turn()
    assert (table.holding("india"), table.troops("india")) == ("rebels 0", {"infantry": 2, "cavalry": 1})
    assert table.told_of("exchange") == []


def test_SIX_14_12_SIX_R42_nobody_chooses_for_rebels_and_they_have_no_modifiers_of_a_player() -> None:
    table = (
        world(REBELS, land("siam", "6 infantry", owner=0), weather="winter", dice=[100, 1] * 3)
        .march("india")
        .act("fight-on", "fight-on")
    )
    assert table.pending() == "press-on 0"
    assert table.modifiers(0) == {"numbers": 2, "weather": -4, "dug-in": 2}
    assert [fact["defenders"] for fact in table.told_of("exchange")] == [5, 4, 3]  # the smallest first
    assert [unit["kind"] for unit in table.view()["battle"]["defenders"]] == ["infantry", "infantry"]


@pytest.mark.parametrize(("moves", "modifiers"), [([], {"own-rebels": -4}), (["rebels"], {"own-rebels": -8})])
def test_SIX_R36_own_rebels_weaken_a_player_on_both_sides_of_a_battle_with_another(
    moves: list[str], modifiers: dict[str, int]
) -> None:
    more = [land("ural", "1 infantry", holder="rebels", risen_against=0)] if moves else []
    behind = land("peru", "1 infantry", holder="rebels", risen_against=1)
    table = world(REBELS, *more, behind, land("china", "1 infantry"), land("siam", "1 infantry", owner=1))
    found = table.march("siam").modifiers(0)
    assert found["own-rebels"] == modifiers["own-rebels"]
    assert found["rebels-behind"] == -4
    against_rebels = world(REBELS, *more, land("china", "1 infantry")).march("india").modifiers(0)
    assert "own-rebels" not in against_rebels


def test_SIX_14_13_rebel_land_gives_nothing_to_anybody() -> None:
    parts = [REBELS, land("siam", "1 infantry", owner=0), land("afghanistan", owner=0)]
    table = next_turn(seat(0, treasury=0), *parts)
    assert table.money() == 4 + 1
    sheet = table.seat(0)
    assert (sheet["owned"], sheet["recruits"], sheet["food"]["demand"]) == (3, 6, 3)
    assert sheet["food"]["supply"] == 2
    middle_east = land("middle_east", owner=0)
    cut_off = world(REBELS, middle_east)
    assert cut_off.land("middle_east")["connected"] is False


def test_SIX_14_13_SIX_18_7_slaves_there_are_freed() -> None:
    table = hungry(land("india", "1 infantry, 3 slave", owner=0), land("siam", owner=0), dice=[1, 1]).end_turn()
    assert (table.holding("india"), table.land("india")["slaves"]) == ("rebels 0", 0)


def test_SIX_14_14_whoever_beats_rebels_owns_their_land_at_once_and_the_penalty_of_the_victim_ends() -> None:
    rebels = land("india", "1 infantry", holder="rebels", risen_against=1, risen=True)
    table = (
        world(rebels, land("china", "3 infantry"), land("siam", "1 infantry", owner=1), dice=[100, 1])
        .march("india", "infantry china 2")
        .act("spare", "let-go")
    )
    assert table.holding("india") == "owned 0"
    assert table.land("india")["risen"] is True  # SIX-G30: it stays after pacification by force
    assert table.wars() == []
    assert "rebels-behind" not in table.march("siam", "infantry china 2").modifiers()


# Bribery.


def test_SIX_14_15_the_opening_bid_is_3_for_each_rebel_soldier() -> None:
    table = world(REBELS)
    assert table.offered("bribe") == ["india"]
    assert table.why_not("bribe brazil") == "SIX-14.15 no-rebels"
    assert world(REBELS, seat(0, treasury=14)).why_not("bribe india") == "SIX-1.8 too-dear"
    table.act("bribe india")
    assert table.told_of("bribe-opened")[0]["money"] == 15


def test_SIX_14_16_SIX_R63_raise_or_pass_for_good_clockwise_until_one_is_left() -> None:
    table = world(REBELS, seat(2, treasury=16), seats=4, active=1, pending="act 1")
    table.act("bribe india")
    assert table.pending() == "bid 2"
    assert table.act("outbid").offered("amount") == ["16"]
    assert table.why_not("amount 15") == "SIX-14.16 bid-too-low"
    table.act("amount 16")
    assert table.pending() == "bid 3"
    table.act("pass")
    assert table.pending() == "bid 0"
    table.act("outbid", "amount 20")
    assert table.pending() == "bid 1"  # seat 2 cannot go on, seat 3 has passed for good
    table.act("outbid", "amount 21")
    assert table.pending() == "bid 0"
    table.act("pass")
    assert table.holding("india") == "owned 1"
    assert [table.money(seat) for seat in range(4)] == [40, 19, 16, 40]


def test_SIX_14_16_who_is_out_of_the_game_is_not_asked() -> None:
    table = world(REBELS, seat(1, alive=False), land("brazil", owner=0), seats=4).act("bribe india")
    assert table.pending() == "bid 2"
    assert table.act("pass").pending() == "bid 3"
    assert table.act("pass").holding("india") == "owned 0"


def test_SIX_14_16_nobody_bids_more_than_he_has() -> None:
    table = world(REBELS, seat(1, treasury=17), active=0).act("bribe india", "outbid")
    assert table.offered("amount") == ["16", "17"]
    assert table.view()["rule"] == "SIX-14.16"
    assert table.why_not("amount 18") == "SIX-14.16 amount-too-high"
    assert table.act("call-off").pending() == "bid 1"


def test_SIX_14_17_SIX_G30_the_rebels_serve_the_winner_without_moves_and_R_is_removed() -> None:
    rebels = REBELS.replace("infantry =", "infantry-2 =")
    table = world(rebels, seat(1, treasury=0)).act("bribe india")
    assert (table.holding("india"), table.money(0)) == ("owned 0", 25)
    assert table.moves("india") == {"infantry-0": 2, "cavalry-0": 1}
    land_after = table.land("india")
    assert (land_after["risen"], land_after["main"], land_after["port"]) == (False, "farm", True)
    assert table.pending() == "act 0"


def test_SIX_14_18_SIX_R64_revolts_come_at_the_end_of_the_turn_but_incitement_at_its_start() -> None:
    table = hungry(INDIA, land("siam", owner=0), dice=[1, 4])
    assert table.told_of("revolt") == []
    assert table.end_turn().told_of("revolt")[0]["seat"] == "seat:0"
    incited = next_turn(INDIA, seat(0, incitements=1), dice=[1, 1, 100])
    assert [event.kind for event in incited.told].count("revolt") == 1
    assert incited.rolls()[-1] == ("incitement", 3, 1)
    assert incited.pending() == "catch-slaves 0"
    assert incited.act("let-go").pending() == "act 0"
