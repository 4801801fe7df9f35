"""SIX-5: the army."""

import pytest

from continents.table import World, land, seat, world

PRICES = {"infantry": 2, "cavalry": 6, "artillery": 12}
LEVELS = {"infantry": 1, "cavalry": 2, "artillery": 3}
WORTH = {"infantry": 1, "cavalry": 3, "artillery": 6}


def owning(count: int, *parts: str, **facts: int) -> World:
    """Seat 0 owns so many territories and has a capital of level 3."""
    places = ("india", "siam", "ural", "siberia", "mongolia")[: count - 1]
    sheet = [] if any(part.startswith("0 ") for part in parts) else [seat(0, level=3, treasury=99)]
    return world(*[land(place, owner=0) for place in places], *sheet, *parts, **facts)


# Recruiting.


@pytest.mark.parametrize("unit", PRICES)
def test_SIX_5_1_SIX_5_3_units_are_recruited_in_the_capital_without_moves(unit: str) -> None:
    table = owning(3).act(f"recruit {unit}")
    assert (table.money(), table.moves("china")) == (99 - PRICES[unit], {f"{unit}-0": 1})
    assert table.offered("march") == []


@pytest.mark.parametrize("unit", LEVELS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_SIX_5_1_the_capital_must_have_the_level(unit: str, level: int) -> None:
    table = owning(3, seat(0, level=level))
    assert table.why_not(f"recruit {unit}") == ("" if level >= LEVELS[unit] else "SIX-21.3 capital-level")


def test_SIX_5_1_without_the_capital_units_are_recruited_at_the_temporary_site_or_nowhere() -> None:
    lost = land("china", "1 infantry", owner=0, holder=1)
    table = world(lost, land("peru", owner=0), seat(0, site="peru")).act("recruit infantry")
    assert table.moves("peru") == {"infantry-0": 1}
    nowhere = world(lost, land("ontario", "1 infantry", owner=2, holder=0), seats=4)
    assert nowhere.why_not("recruit infantry") == "SIX-5.1 nowhere-to-recruit"


@pytest.mark.parametrize(
    ("owned", "units"),
    [(1, ["infantry"] * 2), (2, ["cavalry", "infantry"]), (3, ["artillery"]), (3, ["cavalry", "cavalry"])],
)
def test_SIX_5_2_SIX_R22_two_soldiers_for_each_owned_territory_in_a_turn(owned: int, units: list[str]) -> None:
    table = owning(owned)
    for unit in units:
        assert table.why_not(f"recruit {unit}") == ""
        table.act(f"recruit {unit}")
    assert {table.why_not(f"recruit {unit}") for unit in PRICES} == {"SIX-5.2 recruits-limit"}


def test_SIX_5_2_SIX_R22_territories_are_counted_at_the_moment_of_recruiting() -> None:
    """Occupied land does not count; what is taken in the turn does; the next turn begins anew."""
    occupied = land("india", "1 infantry", owner=1, holder=0)
    table = world(land("china", "1 infantry"), occupied, weather_left=6).act("recruit infantry", "recruit infantry")
    assert table.why_not("recruit infantry") == "SIX-5.2 recruits-limit"
    table.march("siam", "infantry china 2").act("recruit infantry", "recruit infantry")
    assert table.why_not("recruit infantry") == "SIX-5.2 recruits-limit"
    assert table.end_turn().end_turn().why_not("recruit infantry") == ""


# Exchanging.


@pytest.mark.parametrize(
    ("given", "exchange", "received"),
    [
        ("3 infantry", "infantry-for-cavalry", {"cavalry-0": 1}),
        ("6 infantry", "infantry-for-artillery", {"artillery-0": 1}),
        ("2 cavalry", "cavalry-for-artillery", {"artillery-0": 1}),
        ("3 infantry, 1 cavalry", "mixed-for-artillery", {"artillery-0": 1}),
        ("1 cavalry", "cavalry-for-infantry", {"infantry-0": 3}),
        ("1 artillery", "artillery-for-cavalry", {"cavalry-0": 2}),
        ("1 artillery", "artillery-for-mixed", {"infantry-0": 3, "cavalry-0": 1}),
        ("1 artillery", "artillery-for-infantry", {"infantry-0": 6}),
    ],
)
def test_SIX_5_4_SIX_5_5_SIX_E4_units_are_exchanged_for_others_of_the_same_worth(
    given: str, exchange: str, received: dict[str, int]
) -> None:
    """Free of charge, without moves, and the recruits of the turn are not touched."""
    table = owning(1, land("china", given))
    soldiers = table.land("china")["soldiers"]
    table.act(f"exchange {exchange}")
    assert (table.moves("china"), table.money(), table.seat(0)["recruits"]) == (received, 99, 2)
    assert table.land("china")["soldiers"] == soldiers
    assert table.offered("exchange") == []  # SIX-R22: what was received is not exchanged again


def test_SIX_5_4_units_are_exchanged_only_in_the_own_capital() -> None:
    assert owning(2, land("china", "3 infantry")).offered("exchange") == ["infantry-for-cavalry"]
    elsewhere = world(land("india", "3 infantry", owner=0), seat(0, level=3))
    assert elsewhere.why_not("exchange infantry-for-cavalry") == "SIX-5.5 nothing-to-exchange"
    lost = world(
        land("china", "1 infantry", owner=0, holder=1),
        land("peru", "3 infantry", owner=0),
        seat(0, site="peru", level=3),
    )
    assert lost.why_not("exchange infantry-for-cavalry") == "SIX-5.4 no-capital-held"


def test_SIX_5_4_a_caravan_must_part_first() -> None:
    table = owning(1, land("china", "1 caravan"))
    assert table.offered("exchange") == []
    assert table.act("part-caravan china").offered("exchange") == [
        "cavalry-for-infantry",
        "artillery-for-cavalry",
        "artillery-for-mixed",
        "artillery-for-infantry",
    ]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_SIX_5_5_the_capital_must_allow_what_is_received(level: int) -> None:
    table = world(land("china", "6 infantry, 1 artillery"), seat(0, level=level))
    expected = {1: ["artillery-for-infantry"], 2: ["infantry-for-cavalry"], 3: ["infantry-for-artillery"]}
    for other in (1, 2, 3):
        for exchange in expected[other]:
            assert table.why_not(f"exchange {exchange}") == ("" if level >= other else "SIX-21.3 capital-level")


def test_SIX_5_5_SIX_R22_what_was_received_stays_while_others_are_exchanged() -> None:
    """Three old infantry go for a cavalry unit; the three received ones without moves stay."""
    table = owning(1, land("china", "3 infantry, 1 cavalry")).act("exchange cavalry-for-infantry")
    assert table.moves("china") == {"infantry-0": 3, "infantry-2": 3}
    table.act("exchange infantry-for-cavalry")
    assert table.moves("china") == {"infantry-0": 3, "cavalry-0": 1}
    assert table.offered("exchange") == []


def test_SIX_5_5_what_was_received_may_be_exchanged_in_the_next_turn() -> None:
    table = owning(1, land("china", "3 infantry"), weather_left=6).act("exchange infantry-for-cavalry")
    assert table.end_turn().end_turn().offered("exchange") == ["cavalry-for-infantry"]


# Losing a soldier.


@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("infantry", {}),
        ("cavalry", {"infantry": 2}),
        ("artillery", {"cavalry": 1, "infantry": 2}),
        ("caravan", {"cavalry": 1, "infantry": 2}),
    ],
)
def test_SIX_5_6_SIX_R26_what_is_left_of_a_unit_that_loses_one_soldier(unit: str, left: dict[str, int]) -> None:
    """At capital level 1, which allows infantry alone."""
    table = world(land("china", "3 infantry"), land("india", f"1 {unit}", owner=1), dice=[99, 1]).march("india")
    if left:
        assert table.act("withdraw").do("1 let-go").troops("india") == left
    else:
        assert table.act("spare", "let-go").troops("india") == {"infantry": 3}


@pytest.mark.parametrize(
    ("ship", "left"),
    [("frigate", {}), ("corvette", {"frigate-0": 2}), ("cruiser", {"corvette-0": 1, "frigate-0": 2})],
)
def test_SIX_5_6_SIX_R26_what_is_left_of_a_ship_that_loses_one_soldier(ship: str, left: dict[str, int]) -> None:
    table = world(
        seat(0, warships=["1 frigate sea_of_japan"]), seat(1, warships=[f"1 {ship} sea_of_japan"]), dice=[99, 1]
    )
    table.act("engage 1 sea_of_japan", "dispatch frigate sea_of_japan 2", "go", *["withdraw"] * bool(left))
    assert table.warships(1, "sea_of_japan") == left


def test_SIX_E5_a_horse_that_loses_becomes_two_infantry() -> None:
    """+2 for numbers against +2 dug in: the raw rolls decide, and a tie is lost by the attacker."""
    for rolls, loser in (((49, 50), "attacker"), ((50, 50), "attacker"), ((51, 50), "defender")):
        table = world(
            land("venezuela", "1 cavalry", owner=0),
            land("central_america", owner=0),
            land("peru", "2 infantry", owner=1),
            seat(0, capital="western_us"),
            dice=[*rolls],
        ).march("peru")
        assert table.modifiers() == {"numbers": 2, "dug-in": 2}
        assert table.exchanges() == [f"{rolls[0] + 2}:{rolls[1] + 2} {loser}"]
        if loser == "attacker":
            assert table.act("withdraw").do("1 let-go").moves("venezuela") == {"infantry-2": 2}


def test_SIX_5_6_the_owner_picks_the_unit_among_those_who_fight() -> None:
    """One of the two cavalry units and the infantry stay at home: only those who fight can be lost."""
    table = world(
        land("china", "1 infantry, 1 cavalry"),
        land("siam", "1 artillery", owner=0),
        land("india", "1 infantry, 1 artillery", owner=1),
        seat(0, level=3),
        dice=[1, 99, 99, 1],
    ).march("india", "cavalry china 3", "artillery siam 1")
    assert table.pending() == "choose-casualty 0"
    assert table.legal(0) == ["lose cavalry china", "lose artillery siam", "lose-in-order"]
    table.act("lose artillery siam", "fight-on")
    assert table.pending() == "choose-casualty 1"
    assert table.legal(1) == ["lose infantry india", "lose artillery india", "lose-in-order"]


def test_SIX_5_7_pieces_keep_the_moves_that_are_left_and_where_they_came_from() -> None:
    """A cavalry unit with 1 of 3 moves left attacks: its infantry have none; a fresh one leaves them 2."""
    for moves, left in ((1, 0), (2, 1), (3, 2)):
        table = world(land("china", f"1 cavalry-{moves}"), land("india", "3 infantry", owner=1), dice=[1, 99]).march(
            "india"
        )
        assert table.act("withdraw").do("1 let-go").moves("china") == {f"infantry-{left}": 2}


@pytest.mark.parametrize(
    ("units", "after"),
    [
        ("1 caravan, 1 artillery, 1 cavalry, 1 infantry", {"caravan": 1, "artillery": 1, "cavalry": 1}),
        ("1 caravan, 1 artillery, 1 cavalry", {"caravan": 1, "artillery": 1, "infantry": 2}),
        ("1 caravan, 1 artillery", {"caravan": 1, "cavalry": 1, "infantry": 2}),
    ],
)
def test_SIX_5_7_SIX_R26_by_default_the_smallest_goes_first(units: str, after: dict[str, int]) -> None:
    table = world(land("china", "1 infantry"), land("india", units, owner=1), dice=[99, 1]).march("india")
    first, *_, in_order = table.legal(1)
    assert table.state.clone().options(1)[0].text == first
    assert in_order == "lose-in-order"
    for choice in (first, in_order):
        other = World(table.state.position()).act(choice, "withdraw").do("1 let-go")
        assert other.troops("india") == after


@pytest.mark.parametrize(
    ("ships", "after"),
    [
        (["1 cruiser", "1 corvette", "1 frigate"], {"cruiser-0": 1, "corvette-0": 1}),
        (["1 cruiser", "1 corvette"], {"cruiser-0": 1, "frigate-0": 2}),
    ],
)
def test_SIX_5_7_by_default_the_smallest_ship_goes_first(ships: list[str], after: dict[str, int]) -> None:
    table = world(
        seat(0, warships=["1 frigate sea_of_japan"]),
        seat(1, warships=[f"{ship} sea_of_japan" for ship in ships]),
        dice=[99, 1],
    ).act("engage 1 sea_of_japan", "dispatch frigate sea_of_japan 2", "go")
    assert table.act(table.legal(1)[0], "withdraw").warships(1, "sea_of_japan") == after


# Disbanding.


def test_SIX_5_8_SIX_R26_units_and_ships_are_disbanded_without_refund() -> None:
    table = world(
        land("china", "1 infantry, 1 caravan"),
        seat(0, warships=["1 corvette sea_of_japan"], transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
    )
    for move in ("disband infantry china", "disband caravan china", "scuttle corvette sea_of_japan"):
        table.act("other-business", move)
    assert (table.troops("china"), table.warships(0, "sea_of_japan"), table.money()) == ({}, {}, 40)
    table.act("other-business", "disband-aboard infantry 1")
    assert table.transports(0, "sea_of_japan") == {1: {"infantry-2": 1}}
    table.act("other-business", "scuttle-transport 1")
    assert table.transports(0, "sea_of_japan") == {}
    assert table.seat(0)["soldiers"] == 0  # the cargo died


def test_SIX_5_8_nobody_is_disbanded_in_a_battle_or_in_the_turn_of_another() -> None:
    table = world(land("china", "3 infantry"), land("india", "3 infantry", owner=1), dice=[1, 99]).march("india")
    for seat_number in (0, 1):
        assert table.refusal(f"{seat_number} other-business") is not None
        assert table.refusal(f"{seat_number} disband infantry india") is not None


# Caravans.


@pytest.mark.parametrize(
    ("units", "reason"),
    [
        ("1 cavalry-3, 1 artillery-1", ""),
        ("1 cavalry-2, 1 artillery-1", ""),
        ("1 cavalry-1, 1 artillery-1", "SIX-5.9 cannot-join"),
        ("1 cavalry-3, 1 artillery-0", "SIX-5.9 cannot-join"),
        ("3 cavalry-3", "SIX-5.9 cannot-join"),
        ("2 artillery-1", "SIX-5.9 cannot-join"),
    ],
)
def test_SIX_5_9_SIX_R25_who_can_join_in_a_caravan(units: str, reason: str) -> None:
    assert world(land("china", units)).why_not("join-caravan china") == reason


def test_SIX_5_9_both_must_be_in_one_territory_of_their_own() -> None:
    apart = world(land("china", "1 cavalry"), land("india", "1 artillery", owner=0))
    assert apart.offered("join-caravan") == []
    others = world(land("india", "1 cavalry-3, 1 artillery-1", owner=1))
    assert others.why_not("join-caravan india") == "SIX-3.2 not-held"


def test_SIX_5_9_SIX_5_10_SIX_E7_a_caravan_has_one_move_now_and_two_later() -> None:
    """One unit of 6 soldiers; hit once, a cavalry unit and two infantry remain."""
    table = world(
        land("china", "1 cavalry-3, 1 artillery-1"), land("india", "9 infantry", owner=1), weather_left=6, dice=[1, 99]
    ).act("join-caravan china")
    assert table.moves("china") == {"caravan-1": 1}
    assert table.land("china")["soldiers"] == 6
    assert table.end_turn().end_turn().moves("china") == {"caravan-2": 1}
    table.march("india").act("withdraw").do("1 let-go")
    assert table.moves("china") == {"cavalry-1": 1, "infantry-1": 2}


@pytest.mark.parametrize(
    ("moves", "after"),
    [(1, None), (2, {"cavalry-0": 1, "artillery-0": 1}), (3, {"cavalry-1": 1, "artillery-0": 1})],
)
def test_SIX_5_11_SIX_R25_parting_takes_two_moves_from_the_horse_and_all_from_the_gun(
    moves: int, after: dict[str, int] | None
) -> None:
    table = world(land("china", f"1 caravan-{moves}"), seats=3)
    if after is None:
        assert table.why_not("part-caravan china") == "SIX-5.11 cannot-part"
    else:
        assert table.act("part-caravan china").moves("china") == after


# The limit of a territory.


@pytest.mark.parametrize(("units", "red", "excess"), [(10, 0, 0), (11, 0, 1), (10, 3, 3), (5, 5, 0), (6, 5, 1)])
def test_SIX_5_12_ten_units_less_the_red_tokens(units: int, red: int, excess: int) -> None:
    """Units are counted, not soldiers."""
    for kind in ("infantry", "artillery"):
        assert world(land("india", f"{units} {kind}", owner=0, red=red)).land("india")["excess"] == excess


def test_SIX_5_12_a_capital_has_no_limit_whoever_holds_it() -> None:
    table = world(land("china", "40 infantry"), land("brazil", "12 infantry", owner=0, holder=0), seats=3)
    assert table.end_turn().pending() != "pay-or-disband 0"


def test_SIX_5_13_SIX_R23_the_limit_stops_no_move_and_is_settled_at_the_end_of_the_turn() -> None:
    table = world(land("india", "10 infantry", owner=0), land("china", "2 infantry")).march("india")
    assert table.troops("india") == {"infantry": 12}
    money = table.money()
    assert table.end_turn().pending() == "pay-or-disband 0"
    assert table.act("pay-excess").money() == money - 2
    assert table.troops("india") == {"infantry": 12}


def test_SIX_5_13_SIX_R23_units_above_the_limit_may_be_disbanded_one_by_one() -> None:
    """Twelve units where nine may stand, also on occupied land: one goes, two are paid for."""
    table = world(land("india", "11 infantry, 1 cavalry", owner=1, holder=0, red=1)).end_turn()
    assert table.legal(0) == ["pay-excess", "disband infantry india", "disband cavalry india"]
    table.act("disband cavalry india", "pay-excess")
    assert (table.troops("india"), table.money()) == ({"infantry": 11}, 38)


def test_SIX_5_13_what_cannot_be_paid_must_be_disbanded() -> None:
    table = world(land("india", "11 infantry, 1 cavalry", owner=0), seat(0, treasury=1)).end_turn()
    assert table.why_not("pay-excess") == "SIX-5.13 limit-unpaid"
    assert table.why_not("disband artillery india") == "SIX-5.13 no-such-unit"
    assert table.act("disband infantry india").why_not("pay-excess") == ""


def test_SIX_5_13_each_territory_is_settled_on_its_own() -> None:
    table = world(land("india", "11 infantry", owner=0), land("siam", "9 infantry, 3 cavalry", owner=0)).end_turn()
    table.act("pay-excess", "disband cavalry siam", "disband cavalry siam")
    assert (table.troops("india"), table.troops("siam")) == ({"infantry": 11}, {"infantry": 9, "cavalry": 1})
