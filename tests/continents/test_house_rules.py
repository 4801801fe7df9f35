"""Rulings that a table may read in another way: every reading from a position, the usual one first."""

import pytest

from casusbelli.core import Game, Setup, find_title
from continents.table import TITLE, World, land, new_game, seat, world

# What ruleset 1 played.
FORMERLY = {
    "length": "short",
    "choosing-capitals": "turn-order",
    "fishing-boats": "food-only",
    "red-tokens": "heal",
    "capital-port": "road-only",
    "leaving-occupied-land": "falls-back",
    "builder-ship": "connection-only",
    "blockade": "not-beside-a-warship",
}


def test_the_first_ruleset_plays_as_it_did() -> None:
    assert Game(Setup(TITLE, 2, {}, 1, ruleset=1)).state.readings == FORMERLY
    assert new_game(2).state.readings == {
        option.name: option.choices[0] for option in find_title(TITLE).options if option.rule
    }


# SIX-R5: a coastal capital.


def capital(level: int, reading: str) -> World:
    return world(seat(0, capital="congo", level=level, treasury=99), house_rules={"capital-port": reading})


@pytest.mark.parametrize(
    ("reading", "levels"), [("from-level-2", [2, 3]), ("road-only", []), ("from-the-start", [1, 2, 3])]
)
def test_SIX_4_6_SIX_R5_a_coastal_capital_is_a_port(reading: str, levels: list[int]) -> None:
    """It sends expeditions, builds ships and has boats, without upkeep."""
    for level in (1, 2, 3):
        table = capital(level, reading)
        is_port = level in levels
        assert table.why_not("voyage") == ("" if is_port else "SIX-16.1 no-working-port")
        assert (table.why_not("launch frigate gulf_of_guinea") == "") == is_port
        assert (table.why_not("buy-boat") == "") == is_port
        assert table.land("congo")["port"] == is_port
        assert table.seat(0)["income"]["upkeep"] == []


def test_SIX_4_6_SIX_R5_an_inland_capital_is_no_port() -> None:
    table = world(seat(0, capital="irkutsk", level=3, treasury=99))
    assert table.why_not("voyage") == "SIX-16.1 no-working-port"


def test_SIX_4_6_SIX_R5_SIX_21_4_a_capital_is_a_port_for_its_own_player_alone() -> None:
    for owner in (0, 1):
        table = world(
            seat(0, capital="irkutsk"),
            seat(1, capital="congo", level=3, site="peru"),
            land("congo", "1 infantry", owner=owner, holder=0),
            land("peru", owner=1),
        )
        assert table.why_not("voyage") == "SIX-16.1 no-working-port"
        assert not table.land("congo")["port"]


def test_SIX_11_10_SIX_R5_a_blockaded_capital_is_no_port() -> None:
    table = world(
        seat(0, capital="congo", level=2),
        seat(1, warships=["1 frigate gulf_of_guinea"], war=[0]),
    )
    assert table.why_not("buy-boat") == "SIX-17.1 no-working-port"


def test_SIX_6_6_SIX_R5_port_transfers_go_to_and_from_the_capital() -> None:
    table = world(
        seat(0, capital="congo", level=2), land("congo", "1 infantry"), land("peru", "1 infantry", owner=0, port=True)
    )
    assert table.offered("transfer") == ["peru", "congo"]


@pytest.mark.parametrize(("reading", "hindrance"), [("from-level-2", -8), ("road-only", 0)])
def test_SIX_8_11_SIX_R5_a_landing_against_such_a_capital_has_8_less(reading: str, hindrance: int) -> None:
    table = world(
        seat(0, transports=["1 mid_atlantic 2 infantry-2"], war=[1]),
        seat(1, capital="brazil", level=2),
        land("brazil", "3 infantry"),
        dice=[1, 99],
        house_rules={"capital-port": reading},
    ).march("brazil")
    assert table.modifiers().get("landing-at-port", 0) == hindrance


# SIX-R14: leaving an occupied field.


def leaving(reading: str, *parts: str, **facts: int) -> World:
    return world(
        seat(0, capital="congo", treasury=9),
        seat(1, capital="western_europe"),
        land("north_africa", "1 infantry-2", owner=1, holder=0),
        *parts,
        house_rules={"leaving-occupied-land": reading},
        **facts,
    ).march("congo")


def test_SIX_3_7_SIX_R14_an_occupied_field_that_is_left_stays_held_or_falls_back() -> None:
    assert leaving("stays-held").holding("north_africa") == "occupied 1 by 0"
    assert leaving("falls-back").holding("north_africa") == "owned 1"


def test_SIX_3_7_SIX_R14_it_is_held_until_somebody_comes() -> None:
    """The owner takes it back without dice."""
    table = leaving("stays-held", land("western_europe", "1 infantry"))
    table.end_turn().march("north_africa").act("spare")
    assert (table.holding("north_africa"), table.exchanges()) == ("owned 1", [])


def test_SIX_3_7_SIX_R14_SIX_23_10_who_leaves_the_game_leaves_what_he_occupied_to_its_owner() -> None:
    table = leaving("stays-held", land("egypt", owner=2), seats=3).end_turn()
    while table.pending() != "act 0":
        table.end_turn()
    table.act("other-business", "leave-game", "confirm-leave")
    assert table.holding("north_africa") == "owned 1"
    assert table.seat(0)["alive"] is False


def test_SIX_22_10_SIX_R14_peace_gives_an_empty_occupied_field_back() -> None:
    table = leaving("stays-held").act("offer-peace 1", "propose").do("1 accept")
    assert table.holding("north_africa") == "owned 1"


# SIX-G29: red tokens.


@pytest.mark.parametrize(("reading", "left"), [("heal", 3), ("never-heal", 4)])
def test_SIX_9_11_SIX_G29_red_tokens_heal_or_stay(reading: str, left: int) -> None:
    table = world(
        land("egypt", owner=0, red=4), active=1, weather_left=5, dice=[99], house_rules={"red-tokens": reading}
    ).end_turn()
    assert (table.view()["round"], table.land("egypt")["red"]) == (2, left)


# SIX-R58: how capitals are chosen.


def settling(reading: str) -> World:
    return world_to_settle(reading, 4, 2)


def world_to_settle(reading: str, seats: int, first: int) -> World:
    lines = [f'title = "{TITLE}"', f"seats = {seats}", "round = 0", f"first = {first}"]
    return World("\n".join([*lines, f'house-rules = {{ choosing-capitals = "{reading}" }}']))


@pytest.mark.parametrize(("reading", "order"), [("turn-order", [2, 3, 0, 1]), ("reverse-order", [1, 0, 3, 2])])
def test_SIX_2_3_SIX_R58_capitals_are_chosen_in_turn_order_or_in_reverse(reading: str, order: list[int]) -> None:
    table = settling(reading)
    asked: list[int] = []
    for place in ("china", "brazil", "ontario", "congo"):
        asked += table.state.awaited()
        table.act(f"settle {place}")
    assert asked == order
    assert table.state.awaited() == [2]  # the starting player has the first turn all the same


@pytest.mark.parametrize("reading", ["turn-order", "reverse-order", "secretly"])
def test_SIX_R58_a_new_game_begins_as_its_table_has_chosen(reading: str) -> None:
    table = World(Game(Setup(TITLE, 3, {"choosing-capitals": reading}, 1)).state.position())
    first = table.view()["first"]
    expected = {"turn-order": [first], "reverse-order": [(first + 2) % 3], "secretly": [0, 1, 2]}
    assert table.state.awaited() == expected[reading]


def test_SIX_R80_all_choose_at_once_and_nobody_sees_what_the_others_chose() -> None:
    table = settling("secretly")
    assert table.state.awaited() == [0, 1, 2, 3]
    before = [table.view(number) for number in (1, 2, 3)]
    table.do("0 settle china")
    assert table.state.awaited() == [1, 2, 3]
    assert table.view(0)["vote"] == {"voted": [0], "own": "settle china"}
    for number in (1, 2, 3):
        seen = table.view(number)
        assert seen["vote"] == {"voted": [0], "own": None}
        assert seen["territories"] == before[number - 1]["territories"]
    assert len(table.legal(1)) == 42  # also next to China
    table.do("0 settle brazil").do("1 settle china").do("2 settle ontario").do("3 settle congo")
    assert [table.seat(number)["capital"] for number in range(4)] == ["brazil", "china", "ontario", "congo"]
    assert (table.pending(), table.money(0)) == ("act 2", 40)


def test_SIX_R80_of_two_that_are_too_near_the_earlier_in_turn_order_stays_and_the_other_chooses_again() -> None:
    """Seat 2 begins: seat 3 chose the same, seat 0 next to it; seat 1 is far away."""
    table = settling("secretly")
    table.do("0 settle india").do("1 settle brazil").do("2 settle china").do("3 settle china")
    assert table.told_of("capital-clash") == [
        {"seat": "seat:3", "territory": "territory:china"},
        {"seat": "seat:0", "territory": "territory:india"},
    ]
    assert (table.seat(2)["capital"], table.seat(1)["capital"]) == ("china", "brazil")
    assert table.pending() == "choose-capital 3"
    assert table.why_not("settle india") == "SIX-2.3 capital-near"
    table.act("settle ontario")
    assert table.pending() == "choose-capital 0"
    assert table.act("settle congo").pending() == "act 2"


def test_SIX_R80_a_position_in_which_some_have_chosen_can_be_written_and_read() -> None:
    table = settling("secretly").do("1 settle china")
    again = World(table.state.position())
    assert again.state.awaited() == [0, 2, 3]
    assert again.view(1)["vote"] == {"voted": [1], "own": "settle china"}


# Other figures of the source that stay as they are.


def test_SIX_10_1_SIX_R45_ships_afloat_need_no_port() -> None:
    table = world(seat(0, transports=["1 mid_atlantic 2"]), house_rules={"capital-port": "road-only"})
    table.sail("caribbean_sea", "transport 1")
    assert table.transports(0, "caribbean_sea") == {1: {}}


def test_SIX_20_8_SIX_G33_freeing_a_slave_fails_on_50() -> None:
    table = world(
        seat(0, spies=1, dealt_spies=1, cards=["0 nothing", "1 freeing"]),
        land("kamchatka", "1 slave", owner=1),
        active=1,
        weather_left=5,
        dice=[99, 50],
    ).end_turn()
    assert table.land("kamchatka")["slaves"] == 1


def test_SIX_14_5_SIX_R79_a_revolt_without_garrisons_has_no_effect() -> None:
    hungry = [land(place, owner=0) for place in ("india", "siam", "ural", "mongolia", "afghanistan")]
    table = world(*hungry, weather_left=5, dice=[1, 10]).end_turn()
    assert table.rolls() == [("hunger", 100, 1), ("revolt-size", 10, 10)]
    assert all([table.holding(place) == "owned 0" for place in ("india", "siam", "ural", "mongolia", "afghanistan")])
