"""SIX-16: overseas expeditions, every row of their table."""

from typing import Any

import pytest

from continents.table import World, land, next_turn, seat, world

PORT = land("india", owner=0, port=True)


def home(
    roll: int, *parts: str, dice: list[int] | None = None, sheet: dict[str, Any] | None = None, **facts: Any
) -> World:
    """The overseas expedition of seat 0 comes home at the start of this turn and rolls so much."""
    return next_turn(
        seat(0, voyage=2, **(sheet or {})), *parts, dice=[roll, *(dice or [])], **{"weather_left": 6, **facts}
    )


def result(table: World) -> str:
    return str(table.told_of("voyage-result")[-1]["result"]).partition(":")[2]


def effects(table: World) -> list[Any]:
    return list(table.seat(0)["effects"])


def test_SIX_16_1_thirteen_with_a_working_port_and_none_under_way() -> None:
    table = world(PORT)
    assert table.act("voyage").money() == 40 - 13
    assert table.why_not("voyage") == "SIX-16.1 voyage-under-way"
    assert world().why_not("voyage") == "SIX-16.1 no-working-port"
    assert world(PORT, seat(0, treasury=12)).why_not("voyage") == "SIX-1.8 too-dear"
    blockaded = world(PORT, seat(1, warships=["1 frigate arabian_sea"], war=[0]))
    assert blockaded.why_not("voyage") == "SIX-16.1 no-working-port"
    occupied = world(land("ural", "1 infantry", owner=1, holder="0", port=True))
    assert occupied.why_not("voyage") == "SIX-16.1 no-working-port"


def test_SIX_16_2_it_is_resolved_at_the_start_of_the_fourth_turn_after_and_needs_no_port_any_more() -> None:
    table = world(PORT, weather_left=6, dice=[16]).act("voyage", "other-business", "demolish port india")
    for _ in range(3):
        table.act("end-actions", "end-actions")
        assert table.told_of("voyage-result") == []
        assert table.why_not("voyage") == "SIX-16.1 voyage-under-way"
    table.act("end-actions", "end-actions")
    assert table.rolls() == [("voyage", 100, 16)]
    assert result(table) == "coconuts"


def test_SIX_16_2_SIX_R67_30_more_in_the_plague_at_most_100() -> None:
    plague: dict[str, Any] = {"plague_origin": 1, "plague_marker": 1}
    assert result(home(9, dice=[46], **plague)) == "cannibals"  # 46 + 30; the plague rolls 9 first
    assert result(home(9, dice=[71], **plague)) == "plague"


def test_SIX_16_4_results_come_before_the_income_of_the_same_turn() -> None:
    table = home(41)
    kinds = [event.kind for event in table.told]
    assert kinds.index("voyage-result") < len(kinds) - 1 - kinds[::-1].index("income")
    assert table.money() == 40 + 4 + 5


@pytest.mark.parametrize(
    ("roll", "row", "money"),
    [
        (1, "great-treasure", 50),
        (16, "coconuts", 10),
        (18, "coconuts", 10),
        (26, "pearls", 40),
        (29, "pearls", 40),
        (86, "spices", 40),
        (90, "spices", 40),
        (91, "gold", 40),
        (97, "gold", 40),
    ],
)
def test_SIX_16_3a_SIX_16_3e_SIX_16_3h_SIX_16_3u_SIX_16_3v_SIX_G9_SIX_G12_SIX_G22_SIX_G23_rows_that_only_pay(
    roll: int, row: str, money: int
) -> None:
    table = home(roll)
    assert (result(table), table.money()) == (row, 44 + money)
    assert effects(table) == []


@pytest.mark.parametrize("roll", [2, 6])
def test_SIX_16_3b_SIX_G6_compensation_of_2_for_5_turns(roll: int) -> None:
    table = home(roll)
    assert (result(table), effects(table)) == ("compensation", [{"name": "compensation", "turns": 4}])
    assert table.money() == 42
    for _ in range(4):
        table.act("end-actions", "end-actions")
    assert (table.money(), effects(table)) == (40 + 5 * 2, [])


@pytest.mark.parametrize("roll", [7, 10])
def test_SIX_16_3c_SIX_G7_two_cavalry_in_the_capital_at_any_level_without_moves(roll: int) -> None:
    table = home(roll)
    assert table.troops("china") == {"cavalry": 2}
    assert table.money() == 44
    before_refresh = home(
        roll, land("india", owner=0, road=True), land("siam", owner=0, road=True), sheet={"treasury": 0, "sabotages": 1}
    )
    assert before_refresh.pending() == "abandon-building 0"
    assert before_refresh.moves("china") == {"cavalry-0": 2}


def test_SIX_16_3c_without_the_capital_they_come_to_the_temporary_site_or_are_lost() -> None:
    lost_capital = land("china", "1 infantry", holder="1")
    sited = home(7, lost_capital, land("siam", owner=0), sheet={"site": "siam"}, seats=4)
    assert sited.troops("siam") == {"cavalry": 2}
    nowhere = home(7, lost_capital, land("peru", "1 infantry", owner=1, holder="0"), seats=4)
    assert result(nowhere) == "mercenaries"
    assert nowhere.seat(0)["soldiers"] == 1


@pytest.mark.parametrize("roll", [11, 15])
def test_SIX_16_3d_SIX_G8_a_revolt_of_k4_at_the_end_of_this_turn(roll: int) -> None:
    table = home(roll, land("india", "6 infantry", owner=0), dice=[4, 1, 100])
    assert (table.pending(), table.told_of("revolt")) == ("act 0", [])
    table.end_turn()
    assert table.rolls()[-1] == ("tribe", 4, 4)
    assert table.told_of("revolt") == [{"seat": "seat:0", "count": 4}]
    assert table.seat(0)["tribes"] == 0


@pytest.mark.parametrize("roll", [19, 20])
def test_SIX_16_3f_SIX_G10_better_shells_take_6_off_bunkers_for_each_gun_for_good(roll: int) -> None:
    place = land("siam", "9 infantry", owner=1, main="great-bunkers")
    guns = land("china", "1 artillery, 1 caravan")
    table = home(roll, guns, place)
    assert table.seat(0)["shells"] is True
    assert table.march("siam").modifiers(0)["bunkers"] == 20 - 12
    without = world(guns, place)
    assert without.march("siam").modifiers(0)["bunkers"] == 20 - 8
    later = home(roll, guns, place).act(*["end-actions"] * 4)
    assert later.march("siam").modifiers(0)["bunkers"] == 8


@pytest.mark.parametrize("roll", [21, 25])
def test_SIX_16_3g_SIX_G11_the_next_voyage_costs_nothing(roll: int) -> None:
    table = home(roll, PORT, sheet={"treasury": 0})
    money = table.money()
    assert table.seat(0)["prices"]["voyage"] == 0
    assert table.act("voyage").money() == money
    assert table.seat(0)["prices"]["voyage"] == 13


@pytest.mark.parametrize("roll", [30, 35])
def test_SIX_16_3i_SIX_G13_SIX_R49_four_free_roads_or_10(roll: int) -> None:
    table = home(roll)
    assert (table.pending(), table.view()["rule"]) == ("choose-technology 0", "SIX-16.3i")
    assert table.act("take-money").money() == 54
    places = ["india", "siam", "ural", "siberia", "mongolia"]
    roads = home(roll, *[land(place, owner=0) for place in places]).act("take-roads")
    money = roads.money()
    assert money == 40 + 4 + 2
    roads.act(*[f"build road {place}" for place in places[:4]])
    assert roads.money() == money
    assert roads.act("build road mongolia").money() == money - 5


@pytest.mark.parametrize("roll", [36, 40])
def test_SIX_16_3j_SIX_G14_SIX_R49_k6_soldiers_of_his_choice_die(roll: int) -> None:
    table = home(
        roll,
        land("china", "2 infantry"),
        land("india", "1 cavalry", owner=0),
        dice=[3],
        sheet={"transports": ["1 arabian_sea 0 infantry-0"]},
    )
    assert table.rolls() == [("voyage", 100, roll), ("disease", 6, 3)]
    assert table.pending() == "choose-loss 0"
    assert table.offered("lose") == ["infantry china", "cavalry india"]
    table.act("lose cavalry india", "lose-aboard infantry 1", "lose infantry china")
    assert (table.troops("china"), table.troops("india")) == ({"infantry": 1}, {"infantry": 2})
    assert table.transports(0, "arabian_sea") == {1: {}}
    assert table.pending() == "act 0"


@pytest.mark.parametrize("roll", [41, 45])
def test_SIX_16_3m_5_more_for_5_turns(roll: int) -> None:
    table = home(roll)
    assert (result(table), effects(table)) == ("trade", [{"name": "trade", "turns": 4}])
    for _ in range(5):
        table.act("end-actions", "end-actions")
    assert table.money() == 40 + 5 * 9 + 4


@pytest.mark.parametrize("roll", [46, 50])
def test_SIX_16_3n_SIX_G15_adverse_winds_pay_5_and_roll_again_next_turn(roll: int) -> None:
    table = home(roll, PORT, dice=[1])
    assert (table.pending(), table.view()["rule"]) == ("meet-winds 0", "SIX-16.3n")
    table.act("pay-winds")
    assert table.money() == 40 - 5 + 4 - 1
    assert table.why_not("voyage") == "SIX-16.1 voyage-under-way"
    table.act("end-actions", "end-actions")
    assert result(table) == "great-treasure"


def test_SIX_16_3n_not_paid_the_expedition_is_lost() -> None:
    given_up = home(46, PORT).act("give-up-voyage")
    assert (given_up.seat(0)["voyage"], given_up.money()) == (None, 43)
    assert given_up.why_not("voyage") == ""
    poor = home(46, sheet={"treasury": 4})
    assert (poor.pending(), poor.seat(0)["voyage"], poor.money()) == ("act 0", None, 8)


@pytest.mark.parametrize("roll", [51, 54])
def test_SIX_16_3o_SIX_G16_the_next_4_farms_cost_6(roll: int) -> None:
    places = ["india", "siam", "ural", "siberia", "mongolia"]
    table = home(roll, *[land(place, owner=0) for place in places], sheet={"level": 2, "treasury": 100})
    money = table.money()
    table.act(*[f"build farm {place}" for place in places[:4]])
    assert table.money() == money - 24
    table.act("build farm mongolia")
    assert table.money() == money - 35
    assert table.act("other-business", "demolish farm india").money() == money - 30  # half of the list price


@pytest.mark.parametrize("roll", [55, 60])
def test_SIX_16_3p_SIX_G17_for_5_turns_each_manufactory_gives_1_less(roll: int) -> None:
    table = home(
        roll,
        land("india", owner=0, main="manufactory"),
        land("siam", owner=0, main="manufactory"),
        land("ural", owner=0, main="granary"),
    )
    assert table.money() == 40 + 4 + 1 + 2
    for _ in range(5):
        table.act("end-actions", "end-actions")
    assert table.money() == 40 + 6 * 5 + 5 * 2 + 4


@pytest.mark.parametrize("roll", [61, 70])
@pytest.mark.parametrize(("level", "after", "money"), [(1, 2, 44), (2, 3, 45), (3, 3, 55)])
def test_SIX_16_3q_SIX_G18_the_capital_rises_free_or_10_currency(roll: int, level: int, after: int, money: int) -> None:
    table = home(roll, sheet={"level": level})
    assert (table.seat(0)["level"], table.money()) == (after, money)


def test_SIX_16_3q_without_the_capital_10_currency() -> None:
    table = home(61, land("china", "1 infantry", holder="1"), land("siam", owner=0), seats=4)
    assert (table.seat(0)["level"], table.money()) == (1, 50)


@pytest.mark.parametrize("roll", [71, 75])
def test_SIX_16_3r_SIX_G19_5_more_for_8_turns(roll: int) -> None:
    table = home(roll, sheet={"treasury": 0})
    assert (result(table), effects(table)) == ("partner", [{"name": "trade", "turns": 7}])
    for _ in range(5):
        table.act("end-actions", "end-actions")
    assert table.money() == 6 * 9


@pytest.mark.parametrize("roll", [76, 80])
def test_SIX_16_3s_SIX_G20_escaped_from_cannibals_without_effect(roll: int) -> None:
    table, nobody = home(roll), next_turn(weather_left=6)
    assert result(table) == "cannibals"
    plain = {**table.seat(0)}
    assert plain == nobody.seat(0)
    assert table.rolls() == [("voyage", 100, roll)]


@pytest.mark.parametrize("roll", [81, 85])
def test_SIX_16_3t_SIX_G21_k4_slaves_on_a_territory_he_owns(roll: int) -> None:
    occupied = land("ural", "1 infantry", owner=1, holder="0")
    table = home(roll, PORT, land("siam", owner=0), occupied, dice=[3])
    assert table.rolls() == [("voyage", 100, roll), ("captives", 4, 3)]
    assert sorted(table.offered("place-slaves")) == ["india", "siam"]
    assert table.why_not("place-slaves china") == "SIX-16.3t not-placed-there"
    assert table.act("place-slaves siam").land("siam")["slaves"] == 3
    homeless = home(roll)
    assert (result(homeless), homeless.rolls(), homeless.pending()) == ("captives", [("voyage", 100, roll)], "act 0")


@pytest.mark.parametrize("roll", [98, 100])
def test_SIX_16_3w_SIX_G24_the_world_plague(roll: int) -> None:
    table = home(roll, land("china", "9 infantry"), dice=[4])
    assert table.rolls() == [("voyage", 100, roll), ("plague", 10, 4)]
    assert table.view()["plague"] == {"origin": 0, "marker": 1}
    assert table.troops("china") == {"infantry": 5}


def test_SIX_16_3w_has_no_effect_while_a_plague_rages() -> None:
    table = home(9, dice=[98], plague_origin=1, plague_marker=2)
    assert result(table) == "plague"
    assert table.view()["plague"] == {"origin": 1, "marker": 2}
    assert [purpose for purpose, _, _ in table.rolls()] == ["plague", "voyage"]
