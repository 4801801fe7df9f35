"""SIX-18: slaves: caught, moved, killed, rising."""

import pytest

from continents.table import World, land, next_turn, seat, world

CAMP = land("india", "2 infantry, 2 slave", owner=0, main="camp")


def won(units: str, defenders: str, *dice: int) -> World:
    """China's units beat the defenders of India; the first dice are for the exchanges."""
    count = int(defenders.split(maxsplit=1)[0])
    table = world(
        land("china", units), land("india", defenders, owner=1), seat(0, treasury=100), dice=[*[100, 1] * count, *dice]
    )
    return table.march("india").act("fight-to-the-end") if count > 1 else table.march("india")


def test_SIX_18_1_SIX_G26_slaves_are_no_units_and_no_soldiers_and_earn_only_in_an_own_camp() -> None:
    table = world(land("india", "30 slave", owner=0), land("siam", owner=1), weather_left=6)
    place = table.land("india")
    assert (place["units"], place["soldiers"], place["excess"], place["slaves"]) == ([], 0, 0, 30)
    assert table.seat(0)["soldiers"] == 0
    table = world(land("india", "5 slave", owner=1), land("china", "1 infantry")).march("india").act("spare")
    assert table.told_of("exchange") == []  # nobody defends
    assert table.land("india")["slaves"] == 5
    assert not [line for line in table.seat(0)["income"]["lines"] if line["name"] == "slaves" and line["amount"]]


@pytest.mark.parametrize(
    ("units", "chance"),
    [
        ("1 infantry", 25),
        ("4 infantry", 40),
        ("1 cavalry", 35),
        ("1 artillery", 25),
        ("1 caravan", 25),
        ("2 cavalry, 1 infantry", 55),
        ("9 cavalry", 100),
    ],
)
def test_SIX_18_2_SIX_18_3_SIX_R71_the_chance_grows_with_the_survivors(units: str, chance: int) -> None:
    caught = won(units, "1 infantry", chance, 1).act("spare")
    assert caught.pending() == "catch-slaves 0"
    assert caught.state.preview(0, caught.state.options(0)[0]) == {"chance": chance}
    assert caught.act("catch-slaves").land("india")["slaves"] == 1
    if chance < 100:
        missed = won(units, "1 infantry", chance + 1).act("spare", "catch-slaves")
        assert (missed.land("india")["slaves"], missed.pending()) == (0, "act 0")


def test_SIX_18_2_once_after_a_battle_of_at_least_one_exchange() -> None:
    walked_in = world(land("china", "1 infantry"), land("india", owner=1)).march("india").act("spare")
    assert walked_in.pending() == "act 0"
    let_go = won("1 infantry", "1 infantry").act("spare", "let-go")
    assert (let_go.pending(), let_go.rolls()) == ("act 0", [])


def test_SIX_18_2_SIX_R71_the_defender_too_who_still_holds_the_field() -> None:
    table = world(land("china", "1 infantry"), land("india", "2 infantry", owner=1), dice=[1, 100, 30, 4])
    table.march("india")
    assert table.pending() == "catch-slaves 1"
    table.act("catch-slaves")
    assert table.rolls() == [("catch", 100, 30), ("caught", 4, 4)]
    assert table.land("india")["slaves"] == 1  # never more than the soldiers who came


def test_SIX_18_2_the_defender_after_a_withdrawal_and_against_rebels_or_savages_the_winner() -> None:
    table = world(land("china", "2 infantry"), land("india", "2 infantry", owner=1), dice=[1, 100])
    assert table.march("india").act("withdraw").pending() == "catch-slaves 1"
    for holder in ("rebels", "savages"):
        table = world(land("china", "2 infantry"), land("india", "1 infantry", holder=holder), dice=[100, 1])
        assert table.march("india").act("spare").pending() == "catch-slaves 0"


def test_SIX_18_2_not_after_a_sea_battle() -> None:
    table = world(
        seat(0, warships=["1 frigate south_china_sea"], war=[1]),
        seat(1, warships=["1 frigate sea_of_japan"]),
        dice=[100, 1],
    ).sail("sea_of_japan", "frigate south_china_sea 2")
    assert table.pending() == "act 0"


@pytest.mark.parametrize(
    ("defenders", "sides", "roll", "slaves"),
    [("9 infantry", 4, 4, 4), ("10 infantry", 10, 10, 10), ("2 infantry", 4, 4, 2), ("3 infantry", 4, 4, 3)],
)
def test_SIX_18_4_k4_or_k10_by_the_soldiers_the_other_side_began_with(
    defenders: str, sides: int, roll: int, slaves: int
) -> None:
    table = won("20 infantry", defenders, 1, roll)
    table.act("spare", "catch-slaves")
    assert table.rolls() == [("catch", 100, 1), ("caught", sides, roll)]
    assert table.land("india")["slaves"] == slaves


def test_SIX_18_5_SIX_18_6_they_appear_on_the_battle_territory_without_moves_and_some_may_be_killed_at_once() -> None:
    table = won("9 infantry", "3 infantry", 1, 3).act("spare", "catch-slaves")
    assert table.pending() == "kill-caught-slaves 0"
    assert table.offered("kill-caught") == ["0", "1", "2", "3"]
    assert table.why_not("kill-caught 4") == "SIX-18.5 not-that-many"
    assert table.act("kill-caught 2").land("india")["slaves"] == 1
    assert "slave" not in " ".join(table.act("march china").offered("send"))


def test_SIX_18_5_slaves_may_be_killed_at_any_time_in_the_turn_of_their_master() -> None:
    table = world(CAMP, seat(0, transports=["1 arabian_sea 2 slave-0"])).act("other-business")
    assert (table.offered("kill-slave"), table.offered("kill-slave-aboard")) == (["india"], ["1"])
    assert table.why_not("kill-slave china") == "SIX-18.5 no-slaves"
    table.act("kill-slave india", "other-business", "kill-slave-aboard 1")
    assert (table.land("india")["slaves"], table.transports(0, "arabian_sea")) == (1, {1: {}})


def test_SIX_18_6_SIX_R72_two_moves_a_turn_by_land_without_fee_only_onto_held_land() -> None:
    table = world(seat(0, treasury=0), land("india", "1 slave", owner=0), land("siam", owner=1), land("ural", owner=0))
    assert table.offered("march") == ["china"]
    table.act("march china", "send slave india 2", "go", "march ural", "send slave china 1", "go")
    assert (table.land("ural")["slaves"], table.money()) == (1, 0)
    assert table.offered("march") == []
    open_land = world(land("india", "1 slave, 1 infantry", owner=0)).act("march siam")
    assert open_land.why_not("send slave india 2") == "SIX-18.6 slaves-not-there"
    enemy = world(land("india", "1 slave, 1 infantry", owner=0), land("siam", owner=1)).act("march siam")
    assert enemy.why_not("send slave india 2") == "SIX-18.6 slaves-not-there"


def test_SIX_18_6_by_port_transfer_and_by_transport_one_place_each_without_fee() -> None:
    ports = [land("india", "1 slave", owner=0, port=True), land("ural", owner=0, port=True)]
    table = world(*ports, seat(0, treasury=0), weather_left=6)
    table.act("transfer ural", "send slave india 2", "go")
    assert (table.land("india")["slaves"], table.money()) == (0, 0)
    table.act("end-actions", "end-actions")
    assert table.land("ural")["slaves"] == 1
    aboard = world(
        land("india", "2 slave", owner=0), seat(0, treasury=0, transports=["1 arabian_sea 2 infantry-0 cavalry-0"])
    )
    aboard.act("board 1", "send slave india 2")
    assert aboard.why_not("send slave india 2") == "SIX-10.3 no-room"
    aboard.act("go")
    assert aboard.transports(0, "arabian_sea")[1]["slave-1"] == 1
    aboard.act("march india", "land slave 1 1", "go")
    assert (aboard.land("india")["slaves"], aboard.money()) == (2, 0)


def test_SIX_18_7_SIX_G26_slaves_follow_the_holder_of_their_territory() -> None:
    table = world(land("china", "1 infantry"), land("india", "2 slave", owner=1)).march("india").act("plunder")
    assert table.holding("india") == "occupied 1 by 0"
    assert table.act("other-business").offered("kill-slave") == ["india"]


@pytest.mark.parametrize(("slaves", "chance"), [(1, 5), (2, 15), (3, 30), (4, 35), (7, 50), (17, 100), (40, 100)])
def test_SIX_18_8_SIX_18_9_SIX_G28_the_slave_check_at_the_end_of_the_masters_turn(slaves: int, chance: int) -> None:
    for owner in (0, 1):
        garrison = land("india", f"1 infantry, {slaves} slave", owner=owner, holder="0")
        table = world(garrison, dice=[chance, *[1, 100] * slaves]).end_turn()
        assert table.rolls()[0] == ("slave-check", 100, chance)
        assert [fact["count"] for fact in table.told_of("slave-revolt")] == [slaves]
        if chance < 100:
            calm = world(garrison, dice=[chance + 1]).end_turn()
            assert calm.told_of("slave-revolt") == []
            assert calm.land("india")["slaves"] == slaves


def test_SIX_18_8_each_territory_is_checked_in_the_order_of_the_board() -> None:
    table = world(land("siam", "1 slave", owner=0), land("iceland", "1 slave", owner=0, main="granary"), dice=[6, 6])
    assert table.end_turn().rolls() == [("slave-check", 100, 6)] * 2
    first = world(
        land("siam", "1 slave", owner=0), land("iceland", "2 slave", owner=0, main="granary"), dice=[15, 6]
    ).end_turn()
    assert [fact["territory"] for fact in first.told_of("slave-revolt")] == ["territory:iceland"]


def test_SIX_18_10_SIX_G28_all_of_them_rise_the_main_building_falls_and_without_soldiers_the_land_is_lost() -> None:
    table = world(land("india", "3 slave", owner=0, main="camp", road=True), dice=[30]).end_turn()
    assert (table.holding("india"), table.troops("india")) == ("rebels 0", {"infantry": 3})
    india = table.land("india")
    assert (india["main"], india["road"], india["risen"], india["slaves"]) == (None, True, True, 0)


def test_SIX_18_10_the_masters_soldiers_fight_them() -> None:
    table = world(CAMP, dice=[15, 1, 100, 1, 100]).end_turn()
    exchange = table.told_of("exchange")[0]
    assert (exchange["attacker"], exchange["attackers"], exchange["defenders"]) == ("side:rebels", 2, 2)
    assert table.act("let-go").holding("india") == "owned 0"
    assert table.troops("india") == {"infantry": 2}
    lost = world(CAMP, dice=[15, 100, 1, 100, 1]).end_turn()
    assert (lost.holding("india"), lost.troops("india")) == ("rebels 0", {"infantry": 2})


def test_SIX_18_10_SIX_R79_on_occupied_land_they_rise_against_nobody() -> None:
    table = world(land("india", "1 infantry, 2 slave", owner=1, holder="0"), dice=[15, 100, 1]).end_turn()
    assert table.holding("india") == "rebels None"


def test_SIX_G27_the_camp_is_a_main_building_of_level_1_for_7_without_a_limit_of_slaves() -> None:
    table = world(land("india", "50 slave", owner=0)).act("build camp india")
    assert table.money() == 33
    assert table.why_not("build granary india") == "SIX-4.2 main-building-there"
    rich = next_turn(seat(0, treasury=0), land("india", "50 slave", owner=0, main="camp"))
    assert rich.money() == 4 + 100 - 1
