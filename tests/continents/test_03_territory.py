"""SIX-3: who owns, who holds."""

import pytest

from continents.table import FALLS_BACK, ROAD_ONLY, World, land, seat, world


def attack(*parts: str, decision: str = "spare", dice: tuple[int, ...] = (99, 1), **facts: int) -> World:
    """Infantry from China takes India, which has at most one defender."""
    table = world(land("china", "2 infantry"), *parts, dice=[*dice], **facts).march("india")
    table.act(decision)
    return table if table.pending().startswith("act") else table.act("let-go")


# The five states.


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (land("india"), "owned 0"),  # SIX-3.3
        (land("india", owner=1), "occupied 1 by 0"),
        (land("india", "1 infantry", owner=1), "occupied 1 by 0"),
        (land("india", "1 infantry", owner=2, holder=1), "owned 2"),  # SIX-22.3: freed
        (land("india", "1 infantry", owner=0, holder=1), "owned 0"),
        (land("india", "1 infantry", holder="rebels", risen_against=1), "owned 0"),
        (land("india", "1 infantry", holder="rebels", risen_against=0), "owned 0"),
        (land("india", "1 infantry", holder="rebels"), "owned 0"),
        (land("india", "1 infantry", holder="savages"), "owned 0"),
    ],
)
def test_SIX_3_1_SIX_3_4_SIX_3_5_SIX_R11_SIX_R20_what_taking_a_territory_makes_of_it(before: str, after: str) -> None:
    """Land of a player is occupied, whoever held it; land of rebels, savages or nobody is owned at once."""
    if before == land("india"):
        assert world(land("china", "2 infantry")).march("india").holding("india") == after
    else:
        assert attack(before, seats=3).holding("india") == after


@pytest.mark.parametrize(
    ("there", "state"),
    [
        (land("india"), "unowned"),
        (land("india", owner=1), "owned 1"),
        (land("india", "1 infantry", owner=1, holder=2), "occupied 1 by 2"),
        (land("india", "1 infantry", holder="rebels", risen_against=2), "rebels 2"),
        (land("india", "1 infantry", holder="rebels"), "rebels None"),
        (land("india", "1 infantry", holder="savages"), "savages"),
    ],
)
def test_SIX_3_1_a_territory_is_in_one_of_five_states(there: str, state: str) -> None:
    table = world(there, seats=3)
    assert table.holding("india") == state
    assert World(table.state.position()).holding("india") == state


def test_SIX_3_2_SIX_R11_only_owned_land_is_counted_as_territories_of_a_player() -> None:
    """Income of 1 per 3 territories, food, recruits and points count 3 of the 4 that seat 0 holds."""
    table = world(
        land("india", owner=0), land("siam", owner=0), land("ural", "1 infantry", owner=1, holder=0), weather_left=6
    )
    sheet = table.seat(0)
    assert (sheet["owned"], sheet["income"]["gross"], sheet["food"]["demand"], sheet["recruits"]) == (3, 5, 3, 6)
    assert sheet["points"] == 3 + 6 + 5
    assert table.seat(1)["owned"] == 1


def test_SIX_3_2_who_holds_land_may_march_over_it_owned_or_occupied() -> None:
    table = world(land("china", "2 infantry"), land("india", "1 infantry", owner=1, holder=0), land("siam", owner=0))
    table.march("india", "infantry china 2").march("siam", "infantry china 2")
    assert (table.troops("india"), table.troops("siam")) == ({"infantry": 2}, {"infantry": 1})
    assert table.told_of("attack-declared") == []


def test_SIX_3_3_entering_empty_unowned_land_makes_it_owned_at_once() -> None:
    table = world(land("china", "1 infantry")).march("india")
    assert table.holding("india") == "owned 0"
    assert table.seat(0)["owned"] == 2
    assert table.exchanges() == []


# Leaving land.


def test_SIX_3_6_SIX_R14_owned_land_stays_owned_without_units() -> None:
    table = world(land("india", "1 infantry", owner=0)).march("siam")
    assert (table.holding("india"), table.troops("india")) == ("owned 0", {})


@pytest.mark.parametrize("how", ["march", "disband", "attack won", "attack lost"])
def test_SIX_3_7_SIX_R14_occupied_land_without_units_returns_to_its_owner(how: str) -> None:
    table = world(
        land("india", "1 infantry", owner=1, holder=0),
        land("siam", owner=1),
        land("afghanistan", "1 infantry", owner=1),
        dice=[1, 99],
        house_rules=FALLS_BACK,
    )
    if how == "march":
        table.march("china")
    elif how == "disband":
        table.act("other-business", "disband infantry india")
    elif how == "attack won":
        table.march("siam").act("spare")
    else:
        table.march("afghanistan").do("1 let-go")
    assert table.holding("india") == "owned 1"


def test_SIX_3_7_slaves_hold_no_land() -> None:
    """They stay behind and pass to the owner."""
    table = world(land("india", "1 infantry, 2 slave", owner=1, holder=0), house_rules=FALLS_BACK).march("china")
    assert (table.holding("india"), table.land("india")["slaves"]) == ("owned 1", 2)


def test_SIX_3_7_those_who_attack_count_as_standing_where_they_came_from_until_it_is_over() -> None:
    """India is held while its only garrison fights, and after its withdrawal."""
    table = world(
        land("india", "2 infantry", owner=1, holder=0), land("afghanistan", "3 infantry", owner=1), dice=[1, 99]
    ).march("afghanistan")
    assert table.pending() == "press-on 0"
    assert table.holding("india") == "occupied 1 by 0"
    assert table.act("withdraw").do("1 let-go").holding("india") == "occupied 1 by 0"
    assert table.moves("india") == {"infantry-1": 1}


def test_SIX_3_8_SIX_R14_empty_land_is_renounced_with_everything_on_it() -> None:
    table = world(land("india", "2 slave", owner=0, main="farm", port=True, road=True, red=3, mineral="rare"))
    table.act("other-business", "renounce india")
    there = table.land("india")
    assert table.holding("india") == "unowned"
    assert (there["main"], there["port"], there["road"], there["red"], there["mineral"]) == (
        "farm",
        True,
        True,
        3,
        "rare",
    )
    assert there["slaves"] == 0


@pytest.mark.parametrize(
    ("there", "reason"),
    [
        (land("india", "1 infantry", owner=0), "SIX-3.8 garrisoned"),
        (land("india", "1 infantry", owner=1, holder=0), "SIX-3.8 not-owned"),
        (land("india", "1 infantry", owner=0, holder=1), "SIX-3.8 not-owned"),
        (land("india"), "SIX-3.8 not-owned"),
    ],
)
def test_SIX_3_8_land_with_units_or_not_owned_is_not_renounced(there: str, reason: str) -> None:
    assert world(there).act("other-business").why_not("renounce india") == reason


def test_SIX_3_8_no_capital_is_renounced() -> None:
    table = world(land("brazil", owner=0), land("peru", "1 infantry", owner=1)).act("other-business")
    assert table.why_not("renounce china") == table.why_not("renounce brazil") == "SIX-3.8 is-capital"


# Occupied land.


def occupied(**facts: str | int | bool) -> World:
    """India belongs to seat 1 and is occupied by seat 0; everything could be paid."""
    return world(
        land("india", "1 infantry", owner=1, holder=0, **facts),
        seat(0, treasury=99, level=3, builder_ships=1),
        house_rules=ROAD_ONLY,
    )


def test_SIX_3_9_an_occupier_builds_nothing_but_a_road_on_occupied_land() -> None:
    built = [place.split()[0] for place in occupied().offered("build") if place.endswith("india")]
    assert built == ["road"]
    assert occupied(main="bunkers").why_not("raise-bunkers india") == "SIX-4.4 not-owned"
    assert occupied().why_not("explore india") == "SIX-15.1 not-owned"
    assert occupied(port=True).offered("launch") == []
    assert occupied(port=True).why_not("transfer india") == "SIX-6.6 no-working-port"


def test_SIX_3_9_an_occupier_may_destroy_march_and_pass_the_connection_on() -> None:
    table = occupied(main="farm").act("other-business", "demolish farm india")
    assert table.land("india")["main"] is None
    table = world(land("india", "1 infantry", owner=1, holder=0), land("middle_east", owner=0))
    assert table.land("middle_east")["connected"]


def test_SIX_3_10_SIX_R12_occupied_land_gives_nothing_to_anybody_and_eats_nothing() -> None:
    rich = {"main": "manufactory", "mineral": "rare"}
    held = world(land("india", "1 infantry", owner=1, holder=0, **rich), land("peru", owner=1), land("siam", owner=0))
    bare = world(land("peru", owner=1), land("siam", owner=0))
    for number in (0, 1):
        for name in ("income", "food", "points", "owned"):
            assert held.seat(number)[name] == bare.seat(number)[name]
    assert held.seat(0)["recruits"] == bare.seat(0)["recruits"]


@pytest.mark.parametrize("owner", [0, 1])
def test_SIX_3_11_SIX_R13_a_capital_serves_whoever_holds_it(owner: int) -> None:
    """Seat 0 holds Brazil, the capital of seat 1, as its owner or as an occupier: +2 money, +2 food, +6 points."""
    table = world(
        land("brazil", "1 infantry", owner=owner, holder=0), land("peru", owner=1), seat(1, site="peru"), seats=4
    )
    sheet = table.seat(0)
    assert (sheet["income"]["gross"], sheet["food"]["supply"]) == (6, 4)
    assert sheet["points"] == (1 + (owner == 0)) + 12 + 6
    loser = table.seat(1)
    assert (loser["income"]["gross"], loser["food"]["supply"], loser["points"]) == (0, 0, 1)


def test_SIX_3_12_only_an_act_of_the_rules_gives_land_a_new_owner() -> None:
    """Occupation, marches through, gifts and the fall of a garrison do not."""
    table = world(land("china", "3 infantry"), land("india", owner=1), land("siam", owner=1))
    table.march("india", "infantry china 2").act("spare").march("siam", "infantry india 1").act("plunder")
    table.act("other-business", "give 1", "amount 1")
    owners = {name: table.land(name)["owner"] for name in ("china", "india", "siam", "brazil")}
    assert owners == {"china": 0, "india": 1, "siam": 1, "brazil": 1}
    assert (table.holding("india"), table.holding("siam")) == ("occupied 1 by 0", "occupied 1 by 0")
