"""SIX-9: taking a territory and plundering."""

from typing import Any

import pytest

from continents.table import World, land, seat, world

ATTACKERS_LOSE = [1, 99]
DEFENDERS_LOSE = [99, 1]


def taken(*parts: str, attack: str = "3 infantry", money: int = 40, defence: str = "", **there: Any) -> World:
    """From China into India of seat 1, whose only defenders fall at once."""
    whose = there if "holder" in there else {"owner": 1, **there}
    return world(
        land("china", attack), land("india", defence, **whose), seat(0, treasury=money), *parts, dice=DEFENDERS_LOSE
    ).march("india")


def test_SIX_9_1_SIX_R29_all_surviving_attackers_move_in() -> None:
    """From land and sea together, with the moves they have left."""
    table = world(
        land("china", "2 infantry"),
        land("siam", "1 cavalry", owner=0),
        seat(0, transports=["1 arabian_sea 2 infantry-1"]),
        land("india", "1 infantry", owner=1),
        dice=DEFENDERS_LOSE,
    ).march("india")
    assert table.act("spare", "let-go").moves("india") == {"infantry-0": 1, "infantry-1": 2, "cavalry-2": 1}
    assert (table.troops("china"), table.troops("siam"), table.transports(0, "arabian_sea")) == ({}, {}, {1: {}})


@pytest.mark.parametrize("defence", ["", "1 infantry"])
def test_SIX_9_2_the_attacker_decides_on_plunder_directly_after_his_success(defence: str) -> None:
    table = taken(defence=defence)
    assert table.pending() == "decide-plunder 0"
    assert table.legal(0) == ["spare", "plunder"]


def test_SIX_9_3_plunder_saves_the_fee_destroys_all_buildings_and_leaves_two_red_tokens() -> None:
    table = taken(main="granary", port=True, road=True).act("plunder")
    there = table.land("india")
    assert (there["main"], there["port"], there["road"], there["red"]) == (None, False, False, 2)
    assert table.money() == 40


@pytest.mark.parametrize(("red", "after"), [(0, 2), (1, 3), (3, 5), (4, None), (5, None)])
def test_SIX_9_4_never_more_than_five_red_tokens(red: int, after: int | None) -> None:
    """With 4 or 5 there is nothing to decide: the fee is paid."""
    table = taken(red=red)
    if after is None:
        assert (table.pending(), table.land("india")["red"], table.money()) == ("act 0", red, 37)
    else:
        assert table.act("plunder").land("india")["red"] == after


def test_SIX_9_5_sparing_costs_the_fee_of_all_who_were_committed_the_fallen_included() -> None:
    """Three infantry and a cavalry unit set out; two soldiers fall."""
    table = world(
        land("china", "3 infantry, 1 cavalry"),
        land("india", "1 infantry", owner=1),
        dice=ATTACKERS_LOSE * 2 + DEFENDERS_LOSE,
    ).march("india")
    table.act("lose infantry china", "fight-on", "lose infantry china", "fight-on", "spare", "let-go")
    assert table.troops("india") == {"infantry": 1, "cavalry": 1}
    assert table.money() == 40 - 6


def test_SIX_9_5_SIX_R7_roads_do_not_help_an_attack() -> None:
    assert taken(road=True).act("spare").money() == 37


@pytest.mark.parametrize("by_sea", [False, True])
def test_SIX_9_6_SIX_R39_a_capital_is_not_plundered_and_attacking_it_costs_nothing(by_sea: bool) -> None:
    """Also from the sea, in success and in failure, and without any money."""
    for dice, holding in ((DEFENDERS_LOSE, "occupied 1 by 0"), (ATTACKERS_LOSE, "owned 1")):
        origin = "alaska" if by_sea else "peru"
        table = world(
            land(origin, "1 infantry", owner=0),
            seat(0, treasury=0, transports=["1 south_atlantic 2 infantry-2"] if by_sea else []),
            land("brazil", "1 infantry"),
            land("congo", owner=1),
            seats=3,
            dice=dice,
        ).march("brazil")
        assert table.pending() == ("catch-slaves 0" if dice == DEFENDERS_LOSE else "catch-slaves 1")
        table.act("let-go")
        assert (table.money(), table.holding("brazil"), table.land("brazil")["red"]) == (0, holding, 0)


@pytest.mark.parametrize(("outcome", "fee"), [("plunder", 0), ("spare", 5), ("lost", 2), ("withdraw", 2)])
def test_SIX_9_7_SIX_R78_three_by_land_and_two_from_the_sea(outcome: str, fee: int) -> None:
    """F = 3, S = 2: success with plunder 0, without F + S, failure or withdrawal S."""
    is_won = outcome in ("plunder", "spare")
    table = world(
        land("mongolia", "1 cavalry", owner=0),
        seat(0, transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
        land("japan", "3 infantry", owner=1),
        dice=(DEFENDERS_LOSE if is_won else ATTACKERS_LOSE) * 5,
    ).march("japan")
    while table.pending().startswith("choose-casualty") or (table.pending() == "press-on 0" and outcome != "withdraw"):
        table.act("lose-in-order" if table.pending().startswith("choose-casualty") else "fight-on")
    if outcome != "lost":
        table.act(outcome)
    assert table.act("let-go").money() == 40 - fee


@pytest.mark.parametrize(
    ("money", "red", "capital", "may_attack"),
    [
        (5, 0, False, True),
        (2, 3, False, True),  # the landing fee, and a prospect of plunder
        (1, 0, False, False),  # not even the landing fee
        (4, 4, False, False),  # nothing to plunder and the whole fee not in hand
        (5, 4, False, True),
        (0, 0, True, True),
    ],
)
def test_SIX_9_8_SIX_R40_what_an_attack_needs_in_the_treasury(
    money: int, red: int, capital: bool, may_attack: bool
) -> None:
    """One cavalry unit by land, two infantry from the sea."""
    table = world(
        land("mongolia", "1 cavalry", owner=0),
        seat(0, capital="siberia", treasury=money, transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
        land("japan", "3 infantry", owner=1, **({} if capital else {"red": red})),
        seat(1, capital="japan" if capital else "brazil"),
    )
    orders = ["march japan", "send cavalry mongolia 3", "land infantry 1 2", "land infantry 1 2", "go"]
    for order in orders:
        if table.why_not(order):
            assert table.why_not(order) == "SIX-9.8 attack-unpaid"
            assert not may_attack
            return
        table.act(order)
    assert may_attack


def test_SIX_9_8_a_winner_who_cannot_pay_must_plunder() -> None:
    table = taken(money=2, defence="1 infantry", main="farm")
    assert table.pending() == "catch-slaves 0"
    assert (table.land("india")["red"], table.land("india")["main"], table.money()) == (2, None, 2)
    assert taken(money=3).pending() == "decide-plunder 0"


def test_SIX_9_8_land_attackers_may_come_without_any_money() -> None:
    assert taken(money=0).land("india")["red"] == 2
    bare = world(land("china", "1 infantry"), land("india", owner=1, red=4), seat(0, treasury=0))
    assert bare.why_not("march india") == "SIX-9.8 attack-unpaid"


@pytest.mark.parametrize("decision", ["spare", "plunder"])
def test_SIX_9_9_what_stays_on_land_that_is_taken(decision: str) -> None:
    """Buildings if it is spared; minerals, expedition token, black card, red tokens and R always; slaves pass on."""
    table = world(
        land("china", "3 infantry"),
        land(
            "india",
            "2 slave",
            owner=1,
            main="camp",
            port=True,
            road=True,
            red=1,
            risen=True,
            explored=True,
            poisoned=True,
            mineral="common",
        ),
    ).march("india")
    there = table.act(decision).land("india")
    spared = decision == "spare"
    assert (there["main"], there["port"], there["road"]) == ("camp" if spared else None, spared, spared)
    assert (there["mineral"], there["explored"], there["poisoned"], there["risen"]) == ("common", True, True, True)
    assert (there["red"], there["slaves"], there["holder"]) == (1 if spared else 3, 2, 0)


def test_SIX_9_10_SIX_R19_there_is_no_plunder_later() -> None:
    table = taken().act("spare")
    assert not any(text.startswith("plunder") for text in table.legal(0))
    assert table.refusal("0 plunder") is not None


@pytest.mark.parametrize(
    "there",
    [
        land("india", owner=1),
        land("india", "1 infantry", owner=1),
        land("india", "1 infantry", holder="rebels"),
        land("india", "1 infantry", holder="savages"),
        land("india", "1 infantry", owner=0, holder=1),
    ],
)
def test_SIX_9_10_SIX_R19_all_land_taken_by_an_attack_may_be_plundered(there: str) -> None:
    """Undefended, of rebels or savages, or one's own."""
    table = world(land("china", "3 infantry"), there, dice=DEFENDERS_LOSE).march("india")
    assert "plunder" in table.legal(0)
    assert table.act("plunder").land("india")["red"] == 2


def test_SIX_9_10_land_entered_by_a_plain_march_is_not_plundered() -> None:
    assert world(land("china", "1 infantry")).march("india").pending() == "act 0"


def test_SIX_9_11_SIX_G29_a_red_token_heals_on_owned_land_in_each_round_without_plunder() -> None:
    table = world(
        land("china", "3 infantry"),
        land("india", owner=1, red=1),
        land("siam", owner=0, red=2),
        land("ural", "1 infantry", owner=1, holder=0, red=2),
        land("alaska", "1 infantry", holder="rebels", red=2),
        land("peru", red=2),
        land("argentina", owner=1, red=1),
        weather_left=6,
        dice=[99, 99, 99, 99],
    ).march("india")
    table.act("plunder")
    places = ("india", "siam", "ural", "alaska", "peru", "argentina")
    assert [table.land(place)["red"] for place in places] == [3, 2, 2, 2, 2, 1]
    table.end_turn().end_turn()
    assert table.view()["round"] == 2
    assert [table.land(place)["red"] for place in places] == [3, 1, 2, 2, 2, 0]


def test_SIX_9_11_owned_land_that_was_plundered_in_the_round_heals_from_the_next() -> None:
    """Seat 0 wins back India of his own and plunders it."""
    table = world(
        land("china", "3 infantry"),
        land("india", "1 infantry", owner=0, holder=1),
        *[land(place, owner=0) for place in ("siam", "ural", "siberia")],
        weather_left=6,
        dice=[*DEFENDERS_LOSE, 99, 99, 99, 99, 99, 99],
    ).march("india")
    table.act("plunder", "let-go")
    reds = []
    for _ in range(3):
        reds.append(table.land("india")["red"])
        table.end_turn().end_turn()
    assert reds == [2, 2, 1]
