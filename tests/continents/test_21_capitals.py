"""SIX-21: levels, temporary sites, sieges."""

import pytest

from continents.table import World, land, next_turn, seat, world

LOST = land("china", "1 infantry", holder="1")  # the capital of seat 0
SITE = seat(0, site="india", treasury=100)
LEVEL_1 = {"granary", "bunkers", "great-bunkers", "camp", "road", "infantry"}
LEVEL_2 = {"farm", "port", "cavalry"}
AROUND_CHINA = ("ural", "siberia", "mongolia", "afghanistan", "india", "siam")


def test_SIX_21_1_a_capital_stays_the_capital_of_its_player_whoever_holds_it() -> None:
    table = world(land("china", "1 infantry"), land("brazil", "1 infantry", owner=0), land("peru", owner=1), seats=3)
    assert (table.land("brazil")["capital_of"], table.seat(1)["capital"]) == (1, "brazil")
    assert table.seat(1)["holds_capital"] is False
    assert table.why_not("build road brazil") == "SIX-4.6 capital-ground"


def test_SIX_21_2_SIX_R59_to_level_2_for_10_and_to_level_3_for_19_both_in_one_turn() -> None:
    table = world()
    assert table.seat(0)["level"] == 1
    assert table.act("raise-capital").money() == 30
    assert table.act("raise-capital").money() == 11
    assert table.seat(0)["level"] == 3
    assert table.why_not("raise-capital") == "SIX-21.2 highest-level"
    assert world(seat(0, treasury=9)).why_not("raise-capital") == "SIX-1.8 too-dear"
    assert world(seat(0, treasury=18, level=2)).why_not("raise-capital") == "SIX-1.8 too-dear"


@pytest.mark.parametrize(
    ("level", "allowed"),
    [
        (1, LEVEL_1),
        (2, LEVEL_1 | LEVEL_2),
        (3, LEVEL_1 | LEVEL_2 | {"manufactory", "artillery"}),
    ],
)
def test_SIX_21_3_what_each_level_allows(level: int, allowed: set[str]) -> None:
    places = [land(place, owner=0) for place in AROUND_CHINA]
    table = world(seat(0, treasury=200, level=level), *places)
    built = {text.partition(" ")[0] for text in table.offered("build")}
    assert built | set(table.offered("recruit")) == allowed
    if level < 3:
        assert table.why_not("build manufactory india") == "SIX-21.3 capital-level"
        assert table.why_not("recruit artillery") == "SIX-21.3 capital-level"
    for deed in ("hire-spy", "explore india"):
        assert table.why_not(deed) == ""


def test_SIX_21_4_the_captor_has_money_and_food_of_a_capital_but_cannot_recruit_exchange_or_raise_there() -> None:
    table = world(
        land("china", "1 infantry", holder="1"),
        land("india", owner=0),
        land("brazil", "3 infantry", owner=1, holder="0"),
        land("peru", owner=1),
        seat(1, level=3),
        SITE,
        seats=4,
    )
    assert table.seat(1)["level"] == 3
    assert {"name": "captured", "count": 1, "amount": 2} in table.seat(0)["income"]["lines"]
    assert table.seat(0)["food"]["supply"] == 2
    assert table.why_not("exchange infantry-for-cavalry") == "SIX-5.4 no-capital-held"
    assert table.why_not("raise-capital") == "SIX-21.2 capital-lost"
    table.act("recruit infantry")
    assert (table.troops("india"), table.troops("brazil")) == ({"infantry": 1}, {"infantry": 3})


def captured(*places: str) -> World:
    """Seat 1 takes China from seat 0, who owns these places."""
    table = world(
        land("china", "1 infantry"),
        land("mongolia", "9 infantry", owner=1),
        *places,
        seats=3,
        active=1,
        pending="act 1",
        dice=[100, 1],
    )
    return table.march("china").act("let-go")


def test_SIX_21_5_SIX_R53_who_loses_his_capital_names_a_temporary_site_at_once() -> None:
    places = [land("india", "1 infantry", owner=0), land("siam", "3 infantry", owner=0), land("ural", owner=0)]
    table = captured(*places, land("peru", "1 infantry", owner=1, holder="0"))
    assert table.pending() == "choose-site 0"
    assert table.offered("site") == ["siam", "india", "ural"]  # most soldiers first
    assert table.why_not("site peru") == "SIX-21.5 not-a-site"
    assert table.act("site ural").seat(0)["site"] == "ural"
    assert table.pending() == "act 1"


def test_SIX_21_5_if_he_owns_none_he_names_one_as_soon_as_he_does() -> None:
    table = captured(land("peru", "1 infantry", owner=1, holder="0"))
    assert (table.pending(), table.seat(0)["site"]) == ("act 1", None)
    table.act("end-actions", "end-actions")
    table.march("argentina")
    assert table.seat(0)["site"] == "argentina"


def test_SIX_21_5_another_site_if_it_is_lost() -> None:
    raiders = land("afghanistan", "1 infantry", owner=1)
    others = [land("siam", owner=0), land("ural", owner=0)]
    table = world(LOST, SITE, land("india", owner=0), *others, raiders, seats=3, active=1, pending="act 1")
    table.march("india", "infantry afghanistan 2").act("spare")
    assert table.pending() == "choose-site 0"
    assert table.act("site siam").seat(0)["site"] == "siam"


@pytest.mark.parametrize(("unit", "price"), [("infantry", 3), ("cavalry", 9), ("artillery", 18)])
def test_SIX_21_6_SIX_E11_prices_at_the_temporary_site(unit: str, price: int) -> None:
    owned = [land(place, owner=0) for place in ("india", "siam", "ural")]
    table = world(LOST, *owned, seat(0, site="india", treasury=100, level=3), seats=4)
    assert table.act(f"recruit {unit}").money() == 100 - price
    assert table.troops("india") == {unit: 1}


def test_SIX_21_6_the_site_has_no_defence_income_food_or_exchange() -> None:
    site = land("india", "3 infantry", owner=0)
    table = world(LOST, site, seat(0, site="india", treasury=0, level=3), seats=4)
    assert table.why_not("exchange infantry-for-cavalry") == "SIX-5.4 no-capital-held"
    assert (table.seat(0)["income"]["gross"], table.seat(0)["food"]["supply"]) == (0, 0)
    attacked = world(LOST, site, SITE, land("siam", "3 infantry", owner=1), seats=4, active=1, pending="act 1")
    assert "capital" not in attacked.march("india").modifiers(0)


def test_SIX_21_7_SIX_R53_the_level_stays_for_permissions_but_cannot_be_raised() -> None:
    table = world(
        LOST, land("india", owner=0), land("siam", owner=0), seat(0, site="india", treasury=100, level=2), seats=4
    )
    assert table.offered("recruit") == ["infantry", "cavalry"]
    assert table.why_not("recruit artillery") == "SIX-21.3 capital-level"
    assert table.why_not("build farm siam") == ""
    assert table.why_not("raise-capital") == "SIX-21.2 capital-lost"


def test_SIX_21_7_the_site_ends_when_the_capital_is_held_again() -> None:
    table = world(LOST, land("india", "9 infantry", owner=0), SITE, seats=4, dice=[100, 1])
    table.march("china").act("let-go")
    assert (table.seat(0)["site"], table.seat(0)["holds_capital"]) == (None, True)
    assert table.act("recruit infantry").troops("china") == {"infantry": 10}


# Sieges.


def besieged(soldiers: str, *others: str, missing: str = "", dice: list[int] | None = None) -> World:
    """Seat 0 ends his turn; enemies stand on every neighbour of China, or on all but one."""
    ring = [land(place, "1 infantry", owner=1) for place in AROUND_CHINA if place != missing]
    return world(land("china", soldiers), *ring, *others, seat(0, war=[1], treasury=200), dice=dice or []).end_turn()


@pytest.mark.parametrize(("soldiers", "roll", "left"), [(12, 6, 6), (12, 1, 11), (8, 6, 6), (7, 6, 6)])
def test_SIX_21_8_SIX_R43_an_encircled_capital_loses_k6_soldiers_but_never_below_6(
    soldiers: int, roll: int, left: int
) -> None:
    table = besieged(f"{soldiers} infantry", dice=[roll])
    assert table.rolls()[0] == ("siege", 6, roll)
    assert table.troops("china") == {"infantry": left}


def test_SIX_21_8_with_6_soldiers_or_fewer_nothing_happens() -> None:
    assert besieged("6 infantry", dice=[6]).troops("china") == {"infantry": 6}
    assert besieged("2 infantry", dice=[6]).troops("china") == {"infantry": 2}


def test_SIX_21_8_the_owner_chooses_who_falls() -> None:
    table = besieged("3 infantry, 2 cavalry", dice=[1])
    assert table.pending() == "choose-loss 0"
    assert table.view()["rule"] == "SIX-21.8"
    assert table.offered("lose") == ["infantry china", "cavalry china"]
    assert table.act("lose cavalry china").troops("china") == {"infantry": 5, "cavalry": 1}


@pytest.mark.parametrize(
    "neighbour",
    [
        land("siam"),
        land("siam", owner=1),  # nobody there
        land("siam", "1 infantry", owner=2),  # at peace
        land("siam", "1 infantry", owner=0),
        land("siam", "1 infantry", holder="rebels", risen_against=0),
    ],
)
def test_SIX_21_9_SIX_R44_every_neighbour_must_have_units_of_an_enemy(neighbour: str) -> None:
    ring = [land(place, "1 infantry", owner=1) for place in AROUND_CHINA if place != "siam"]
    table = world(land("china", "9 infantry"), *ring, neighbour, seat(0, war=[1]), seats=3, dice=[6])
    assert table.seat(0)["encircled"] is False
    assert table.end_turn().troops("china") == {"infantry": 9}


def test_SIX_21_9_SIX_R44_a_sea_link_to_another_harbour_of_his_breaks_the_ring() -> None:
    harbour = land("japan", owner=0, port=True)
    assert besieged("9 infantry", harbour, dice=[6]).troops("china") == {"infantry": 9}
    blockaded = besieged(
        "9 infantry", harbour, seat(1, warships=["1 frigate south_china_sea"]), dice=[3]
    )  # a blockade of China itself
    assert blockaded.troops("china") == {"infantry": 6}
    no_harbour = besieged("9 infantry", land("japan", owner=0), dice=[3])
    assert no_harbour.troops("china") == {"infantry": 6}


def test_SIX_21_8_only_at_the_end_of_the_turn_of_its_original_owner() -> None:
    ring = [land(place, "1 infantry", owner=1) for place in AROUND_CHINA]
    table = next_turn(land("china", "9 infantry"), *ring, seat(0, war=[1]), dice=[80])
    assert table.rolls() == [("hunger", 100, 80)]  # of seat 1
    assert table.troops("china") == {"infantry": 9}
