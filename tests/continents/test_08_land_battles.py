"""SIX-8: land battles, with every modifier."""

from typing import Any

import pytest

from continents.table import World, land, seat, world

ATTACKERS_LOSE = [1, 99]
DEFENDERS_LOSE = [99, 1]


def clash(attack: str = "3 infantry", defence: str = "3 infantry", *parts: str, dice: list[int], **facts: Any) -> World:
    """From China into Siam, which is connected with the capital of its owner by ports."""
    return world(
        land("china", attack),
        land("siam", defence, owner=1, port=True),
        *parts,
        dice=dice,
        **facts,
    ).march("siam")


# Declaring.


@pytest.mark.parametrize("origin", ["china", "siam", "india", "both", "transport"])
def test_SIX_8_1_units_attack_from_adjacent_held_land_and_from_transports_at_once(origin: str) -> None:
    """Afghanistan, which has no coast, cannot be landed upon; India can be reached from everywhere named."""
    table = world(
        land("china", "1 infantry"),
        land("siam", "1 cavalry", owner=2, holder=0),
        land("india", "2 infantry", owner=1),
        land("peru", "1 infantry", owner=0),
        seat(0, transports=["1 arabian_sea 0 infantry-2", "2 north_pacific 2 infantry-2"]),
        seats=3,
    ).act("march india")
    assert table.offered("send") == ["infantry china 2", "cavalry siam 3"]
    assert table.offered("land") == ["infantry 1 2"]
    assert table.view()["rule"] == "SIX-8.1"
    assert table.why_not("send infantry peru 2") == "SIX-8.1 not-adjacent"
    assert table.why_not("land infantry 2 2") == "SIX-8.1 not-adjacent"
    assert table.why_not("go") == "SIX-8.1 nobody-sent"
    units = {"china": ["infantry china 2"], "siam": ["cavalry siam 3"], "transport": ["land infantry 1 2"]}
    units |= {"india": ["infantry china 2", "land infantry 1 2"], "both": ["infantry china 2", "cavalry siam 3"]}
    table.act("call-off").march("india", *units[origin])
    assert (
        table.told_of("exchange")[0]["attackers"]
        == {"china": 1, "siam": 3, "india": 2, "both": 4, "transport": 1}[origin]
    )


def test_SIX_8_1_attackers_need_a_movement_point() -> None:
    table = world(land("china", "1 infantry-0, 1 infantry-1"), land("india", "1 infantry", owner=1)).act("march india")
    assert table.offered("send") == ["infantry china 1"]
    spent = world(land("china", "1 infantry-0"), land("india", "1 infantry", owner=1))
    assert spent.why_not("march india") == "SIX-6.2 nobody-near"


def test_SIX_8_2_declaring_costs_one_movement_point_each_even_if_it_fails() -> None:
    table = (
        clash("1 cavalry-3, 1 infantry-2", dice=ATTACKERS_LOSE).act("lose infantry china", "withdraw").do("1 let-go")
    )
    assert table.moves("china") == {"cavalry-2": 1}
    table = clash("1 cavalry-3", "1 infantry", dice=DEFENDERS_LOSE).act("spare", "let-go")
    assert table.moves("siam") == {"cavalry-2": 1}


@pytest.mark.parametrize(
    ("there", "wars"),
    [
        (land("india", owner=1), ["0 1"]),
        (land("india", "1 infantry", owner=1, holder=2), ["0 2", "1 2"]),
        (land("india", "1 infantry", owner=0, holder=2), ["0 2"]),
        (land("india", "1 infantry", holder="rebels", risen_against=1), []),
    ],
)
def test_SIX_8_2_SIX_R15_an_attack_starts_war_with_the_holder(there: str, wars: list[str]) -> None:
    assert world(land("china", "1 infantry"), there, seats=3).march("india").wars() == wars


def test_SIX_8_3_SIX_R18_land_without_units_is_taken_without_dice() -> None:
    table = world(land("china", "1 infantry"), land("india", "2 slave", owner=1)).march("india").act("spare")
    assert (table.exchanges(), table.holding("india")) == ([], "occupied 1 by 0")


def test_SIX_8_3_all_units_on_the_territory_defend() -> None:
    table = clash("1 infantry", "2 infantry, 1 cavalry, 1 artillery, 1 caravan", dice=DEFENDERS_LOSE)
    assert table.told_of("exchange")[0]["defenders"] == 2 + 3 + 6 + 6


@pytest.mark.parametrize(("attacker", "loser"), [(49, "attacker"), (50, "attacker"), (51, "defender")])
def test_SIX_8_4_the_higher_total_wins_and_a_tie_is_won_by_the_defender(attacker: int, loser: str) -> None:
    """Equal numbers of soldiers; the defender is dug in, +2."""
    table = clash("3 infantry", "3 infantry", dice=[attacker, 48])
    assert table.exchanges() == [f"{attacker}:50 {loser}"]
    battle = table.view()["battle"]
    lost = (len(battle["attackers"]), len(battle["defenders"]))
    assert lost == ((2, 3) if loser == "attacker" else (3, 2))


# The course.


def test_SIX_8_5_exchanges_repeat_until_a_side_is_gone() -> None:
    table = clash("2 infantry", "2 infantry", dice=DEFENDERS_LOSE + ATTACKERS_LOSE + DEFENDERS_LOSE)
    table.act("fight-to-the-end")
    assert [line.split()[1] for line in table.exchanges()] == ["defender", "attacker", "defender"]
    assert table.pending() == "decide-plunder 0"


def test_SIX_8_5_SIX_R29_the_attacker_withdraws_after_any_exchange_but_not_before_the_first() -> None:
    table = clash(dice=ATTACKERS_LOSE * 2)
    assert len(table.exchanges()) == 1
    assert table.pending() == "press-on 0"
    assert "withdraw" in table.legal(0)
    table.act("fight-on")
    assert (len(table.exchanges()), table.pending()) == (2, "press-on 0")
    assert table.act("withdraw").pending() == "catch-slaves 1"


def test_SIX_8_5_the_attacker_may_say_how_far_he_fights() -> None:
    """Until he has fewer than 3 of 5 soldiers; the dice are the same as one by one."""
    dice = ATTACKERS_LOSE + DEFENDERS_LOSE + ATTACKERS_LOSE + ATTACKERS_LOSE
    table = clash("5 infantry", "5 infantry", dice=dice).act("fight-until 3")
    assert (len(table.exchanges()), table.pending()) == (4, "press-on 0")
    slowly = clash("5 infantry", "5 infantry", dice=dice).act("fight-on", "fight-on", "fight-on")
    assert slowly.exchanges() == table.exchanges()
    assert slowly.view()["battle"]["attackers"] == table.view()["battle"]["attackers"]
    assert table.why_not("fight-until 3") == "SIX-8.5 stop-too-high"


@pytest.mark.parametrize("holder", [1, "rebels", "savages"])
def test_SIX_8_5_SIX_R29_neither_the_defender_nor_rebels_nor_savages_withdraw_and_nobody_reinforces(
    holder: int | str,
) -> None:
    there = land("siam", "2 infantry", **({"owner": 1} if holder == 1 else {"holder": holder}))
    table = world(land("china", "4 infantry"), there, dice=DEFENDERS_LOSE * 2).march("siam", "infantry china 2")
    assert table.legal(0)[:3] == ["fight-on", "withdraw", "fight-to-the-end"]
    assert table.legal(1) == []
    assert not any(text.startswith(("march", "send")) for text in table.legal(0))


def test_SIX_8_6_SIX_R29_survivors_go_back_where_they_came_from_for_nothing() -> None:
    table = world(
        land("china", "2 infantry"),
        land("india", "1 cavalry", owner=0),
        land("siam", "9 infantry", owner=1),
        dice=ATTACKERS_LOSE,
    ).march("siam")
    table.act("lose infantry china", "withdraw").do("1 let-go")
    assert (table.moves("china"), table.moves("india"), table.money()) == ({"infantry-1": 1}, {"cavalry-2": 1}, 40)
    assert table.troops("siam") == {"infantry": 9}


def test_SIX_8_6_who_landed_goes_back_aboard() -> None:
    table = world(
        seat(0, transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
        land("japan", "5 infantry", owner=1),
        dice=ATTACKERS_LOSE,
    ).march("japan")
    table.act("withdraw").do("1 let-go")
    assert table.transports(0, "sea_of_japan") == {1: {"infantry-1": 1}}


# Modifiers.


def test_SIX_8_7_SIX_R30_modifiers_are_counted_anew_before_every_exchange() -> None:
    """Numbers shrink with the attackers; when the last infantry falls, nobody is dug in."""
    table = clash("4 infantry", "2 infantry", dice=ATTACKERS_LOSE * 3).act("fight-on", "fight-on")
    assert [table.modifiers(number).get("numbers", 0) for number in range(3)] == [4, 2, 0]
    table = clash("1 artillery", "1 infantry, 1 artillery", dice=DEFENDERS_LOSE * 2)
    table.act("lose infantry siam", "fight-on")
    assert [table.modifiers(number).get("dug-in", 0) for number in range(2)] == [2, 0]


def test_SIX_8_7_majorities_are_counted_among_those_alive() -> None:
    """Two landing soldiers are as many as two others, until one of them falls."""
    table = world(
        land("china", "2 infantry"),
        seat(0, transports=["1 east_indian 2 infantry-2 infantry-2"]),
        land("siam", "9 infantry", owner=1, port=True),
        dice=ATTACKERS_LOSE * 2,
    ).march("siam")
    assert table.modifiers()["landing"] == -12
    table.act("lose-aboard infantry 1", "fight-on")
    assert "landing" not in table.modifiers()


def test_SIX_8_7_SIX_R30_the_connection_of_both_sides_is_fixed_at_the_declaration() -> None:
    """The position is laid out in the middle of the battle: what was written down then counts, not the map."""
    table = clash(dice=ATTACKERS_LOSE * 2)
    text = table.state.position()
    assert "unconnected = []" in text
    changed = World(
        text.replace("unconnected = []", 'unconnected = ["china"]').replace("connected = true", "connected = false")
    )
    assert changed.act("fight-on").modifiers() == {"unconnected": -10, "dug-in": 2, "cut-off": -10}


@pytest.mark.parametrize(("origins", "bonus"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_SIX_8_8_SIX_R31_attacks_from_several_territories(origins: int, bonus: int) -> None:
    places = ("siberia", "afghanistan", "india", "siam")[:origins]
    table = world(
        seat(0, capital="siberia"),
        *[land(place, "1 infantry", owner=0) for place in places],
        land("china", "9 infantry", owner=1),
        dice=ATTACKERS_LOSE,
    ).march("china")
    assert table.modifiers().get("directions", 0) == bonus


def test_SIX_8_8_only_living_attackers_count_and_the_sea_is_no_direction() -> None:
    table = world(
        land("china", "1 infantry"),
        land("siam", "1 infantry", owner=0),
        seat(0, transports=["1 east_indian 2 infantry-2"]),
        land("india", "9 infantry", owner=1),
        dice=ATTACKERS_LOSE * 2,
    ).march("india")
    assert table.modifiers()["directions"] == 2
    assert "directions" not in table.act("lose infantry siam", "fight-on").modifiers()


@pytest.mark.parametrize(
    ("attack", "defence", "bonus"),
    [
        ("3 infantry", "3 infantry", 0),
        ("2 infantry", "3 infantry", 0),
        ("4 infantry", "3 infantry", 2),
        ("1 artillery", "3 infantry", 6),
        ("8 infantry", "3 infantry", 10),
        ("9 infantry", "3 infantry", 10),
        ("2 artillery", "1 infantry", 10),
    ],
)
def test_SIX_8_9_SIX_R32_two_for_each_soldier_more_at_most_ten_for_the_attacker_alone(
    attack: str, defence: str, bonus: int
) -> None:
    table = clash(attack, defence, dice=ATTACKERS_LOSE)
    assert table.modifiers().get("numbers", 0) == bonus


def test_SIX_8_9_SIX_R32_the_cap_is_for_this_bonus_alone() -> None:
    table = world(
        land("china", "9 infantry"),
        land("india", "9 infantry", owner=0),
        land("siam", "1 infantry", owner=1, port=True),
        weather="unusual-sun",
        dice=DEFENDERS_LOSE,
    ).march("siam")
    assert table.told_of("exchange")[0]["attacker-total"] == 99 + 10 + 2 + 4


def landing(*parts: str, cargo: str = "infantry-2 infantry-2", dice: list[int], **there: str | int | bool) -> World:
    """From a transport in the Sea of Japan onto Japan."""
    return world(
        seat(0, transports=[f"1 sea_of_japan 2 {cargo}"]),
        land("japan", "3 infantry", owner=1, **there),
        *parts,
        dice=dice,
    ).march("japan")


def test_SIX_8_10_a_landing_has_twelve_less() -> None:
    assert landing(dice=ATTACKERS_LOSE).modifiers()["landing"] == -12


@pytest.mark.parametrize("port", [True, False])
@pytest.mark.parametrize("blockade", [True, False])
def test_SIX_8_11_SIX_R41_a_landing_against_an_open_port_has_eight_less(port: bool, blockade: bool) -> None:
    """The landing army's own frigate in the other sea of Japan blockades it."""
    ships = ["1 frigate north_pacific"] if blockade else []
    table = world(
        seat(0, transports=["1 sea_of_japan 2 infantry-2"], warships=ships),
        land("japan", "3 infantry", owner=1, port=port),
        dice=ATTACKERS_LOSE,
    ).march("japan")
    assert table.modifiers().get("landing-at-port", 0) == (-8 if port and not blockade else 0)


def test_SIX_8_11_the_forecast_of_a_landing_at_peace_knows_that_the_war_closes_the_port() -> None:
    table = world(
        seat(0, transports=["1 sea_of_japan 2 infantry-2"], warships=["1 frigate north_pacific"]),
        land("japan", "3 infantry", owner=1, port=True),
        dice=ATTACKERS_LOSE,
    ).act("march japan", "land infantry 1 2")
    go = table.state.actions.parse("go")
    assert go is not None
    forecast = table.state.preview(0, go)
    assert forecast is not None
    assert forecast["attacker"] == {"landing": -12}
    assert table.wars() == []
    assert table.act("go").modifiers() == {"landing": -12, "dug-in": 2}


def test_SIX_8_11_a_port_does_not_hinder_an_attack_by_land() -> None:
    assert "landing-at-port" not in clash(dice=ATTACKERS_LOSE).modifiers()


@pytest.mark.parametrize("is_linked", [True, False])
def test_SIX_8_12_troops_from_unconnected_land_have_ten_less(is_linked: bool) -> None:
    link = [land("mongolia", owner=0)] if is_linked else []
    table = world(
        *link, land("kamchatka", "2 infantry", owner=0), land("alaska", "2 infantry", owner=1), dice=ATTACKERS_LOSE
    ).march("alaska")
    assert table.modifiers().get("unconnected", 0) == (0 if is_linked else -10)


def test_SIX_8_12_landing_troops_are_never_unconnected() -> None:
    """Without a capital and a site nothing of seat 0 is connected; the landing has -12 alone."""
    table = world(
        land("china", "1 infantry", owner=0, holder=1),
        land("ontario", "1 infantry", owner=2, holder=0),
        seat(0, transports=["1 sea_of_japan 2 infantry-2"]),
        land("japan", "3 infantry", owner=1),
        seats=4,
        dice=ATTACKERS_LOSE,
    ).march("japan")
    assert (table.modifiers()["landing"], "unconnected" in table.modifiers()) == (-12, False)


@pytest.mark.parametrize(
    ("connected", "unconnected", "aboard", "expected"),
    [
        (2, 0, 2, {"landing": -12}),  # a tie counts against the attacker
        (3, 0, 2, {}),
        (2, 2, 0, {"unconnected": -10}),
        (3, 2, 0, {}),
        (1, 2, 2, {}),  # neither is half
        (0, 2, 2, {"landing": -12}),  # both would count: only the landing does
        (0, 3, 1, {"unconnected": -10}),
        (0, 1, 3, {"landing": -12}),
    ],
)
def test_SIX_8_13_SIX_R33_a_modifier_of_half_the_soldiers_counts_for_all(
    connected: int, unconnected: int, aboard: int, expected: dict[str, int]
) -> None:
    """Onto Kamchatka from Mongolia, which is connected, from Alaska, which is not, and from the sea."""
    table = world(
        *[land("mongolia", f"{connected} infantry", owner=0)] * bool(connected),
        *[land("alaska", f"{unconnected} infantry", owner=0)] * bool(unconnected),
        seat(0, transports=["1 sea_of_japan 2" + " infantry-2" * aboard]),
        land("kamchatka", "9 infantry", owner=1),
        dice=ATTACKERS_LOSE,
    ).march("kamchatka")
    found = table.modifiers()
    assert {name: found[name] for name in ("landing", "unconnected") if name in found} == expected


def test_SIX_8_13_soldiers_are_counted_not_units() -> None:
    """One cavalry unit on land against two infantry at sea: 3 soldiers against 2."""
    table = world(
        land("mongolia", "1 cavalry", owner=0),
        seat(0, transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
        land("japan", "9 infantry", owner=1),
        dice=ATTACKERS_LOSE,
    ).march("japan")
    assert "landing" not in table.modifiers()


@pytest.mark.parametrize(
    ("weather", "bonus"),
    [("sun", 0), ("winter", -4), ("unusual-sun", 4), ("frost", 0), ("gale", 0), ("severe-winter", 0)],
)
def test_SIX_8_14_SIX_G1_SIX_G2_the_weather_touches_the_attackers_roll_alone(weather: str, bonus: int) -> None:
    table = clash("3 infantry", "3 infantry", weather=weather, dice=[50, 60])
    assert table.modifiers().get("weather", 0) == bonus
    assert table.exchanges() == [f"{50 + bonus}:62 attacker"]


@pytest.mark.parametrize("shells", [False, True])
@pytest.mark.parametrize(
    ("main", "attack", "guns"),
    [
        ("bunkers", "9 infantry", 0),
        ("bunkers", "1 artillery", 1),
        ("bunkers", "3 artillery", 3),
        ("great-bunkers", "1 caravan, 1 artillery", 2),
        ("great-bunkers", "6 artillery", 6),
    ],
)
def test_SIX_8_15_SIX_R34_SIX_G10_artillery_takes_four_or_six_off_bunkers(
    main: str, attack: str, guns: int, shells: bool
) -> None:
    """Towed guns too; not below 0; nobody digs in where there are bunkers, even shelled ones."""
    table = world(
        land("china", attack),
        land("siam", "3 infantry", owner=1, main=main, port=True),
        seat(0, shells=shells),
        dice=DEFENDERS_LOSE,
    ).march("siam")
    strength = {"bunkers": 10, "great-bunkers": 20}[main]
    assert table.modifiers().get("bunkers", 0) == max(0, strength - guns * (6 if shells else 4))
    assert "dug-in" not in table.modifiers()


def test_SIX_8_15_SIX_R34_fallen_guns_take_nothing_off_and_the_level_stays() -> None:
    table = world(
        land("china", "1 artillery, 1 infantry"),
        land("siam", "9 infantry", owner=1, main="great-bunkers", port=True),
        dice=ATTACKERS_LOSE * 2,
    ).march("siam")
    assert table.modifiers()["bunkers"] == 16
    assert table.act("lose artillery china", "fight-on").modifiers()["bunkers"] == 20
    assert table.land("siam")["main"] == "great-bunkers"


def test_SIX_8_16_SIX_R38_a_capital_gives_ten_to_its_original_owner_and_artillery_does_not_lower_it() -> None:
    """Digging in adds to it."""
    table = world(land("peru", "2 artillery", owner=0), land("brazil", "3 infantry"), dice=DEFENDERS_LOSE).march(
        "brazil"
    )
    assert table.modifiers() == {"numbers": 10, "unconnected": -10, "capital": 10, "dug-in": 2}


@pytest.mark.parametrize("owner", [1, 2])
def test_SIX_8_16_SIX_R38_a_captor_gets_nothing_for_the_capital(owner: int) -> None:
    table = world(
        land("peru", "2 infantry", owner=0),
        land("brazil", "3 infantry", owner=owner, holder=2),
        land("venezuela", owner=1),
        seat(1, site="venezuela"),
        seats=3,
        dice=DEFENDERS_LOSE,
    ).march("brazil")
    assert "capital" not in table.modifiers()
    assert "reconquest" not in table.modifiers()


@pytest.mark.parametrize(
    ("defence", "main", "bonus"),
    [
        ("1 infantry", "", 2),
        ("5 infantry", "", 2),
        ("1 infantry, 2 artillery", "farm", 2),
        ("2 cavalry, 1 artillery, 1 caravan", "", 0),
        ("3 infantry", "bunkers", 0),
    ],
)
def test_SIX_8_17_SIX_R35_infantry_digs_in_where_there_are_no_bunkers(defence: str, main: str, bonus: int) -> None:
    facts = {"main": main} if main else {}
    table = world(land("china", "1 infantry"), land("siam", defence, owner=1, **facts), dice=ATTACKERS_LOSE)
    assert table.march("siam").modifiers().get("dug-in", 0) == bonus


@pytest.mark.parametrize("holder", [1, "rebels"])
def test_SIX_8_18_SIX_R38_who_defends_a_capital_against_its_original_owner_has_five_less(holder: int | str) -> None:
    whose = {"owner": 0, "holder": 1} if holder == 1 else {"holder": "rebels", "risen_against": 0}
    table = world(
        land("china", "3 infantry", **whose),
        land("india", "3 infantry", owner=0),
        seat(0, site="india"),
        dice=DEFENDERS_LOSE,
    ).march("china")
    assert table.modifiers()["reconquest"] == -5
    assert "capital" not in table.modifiers()


@pytest.mark.parametrize(("own", "other"), [(0, 0), (1, 0), (0, 2), (2, 1)])
def test_SIX_8_19_SIX_R36_each_revolt_against_a_player_costs_him_four(own: int, other: int) -> None:
    places = ["alaska", "quebec", "madagascar", "egypt"]
    revolts = [(places.pop(), 0) for _ in range(own)] + [(places.pop(), 1) for _ in range(other)]
    rebels = [land(place, "1 infantry", holder="rebels", risen_against=victim) for place, victim in revolts]
    table = clash("3 infantry", "3 infantry", *rebels, dice=ATTACKERS_LOSE)
    found = table.modifiers()
    assert (found.get("own-rebels", 0), found.get("rebels-behind", 0)) == (-4 * own, -4 * other)


def test_SIX_8_19_revolts_count_only_between_two_players() -> None:
    table = world(
        land("china", "3 infantry"),
        land("india", "3 infantry", holder="rebels", risen_against=0),
        land("siam", "3 infantry", holder="savages"),
        dice=ATTACKERS_LOSE * 2,
    )
    assert table.march("india", "infantry china 2").modifiers() == {"dug-in": 2}
    assert table.march("siam", "infantry china 2").modifiers() == {"dug-in": 2}


@pytest.mark.parametrize("is_linked", [True, False])
def test_SIX_8_20_SIX_R37_an_unconnected_defender_has_ten_less(is_linked: bool) -> None:
    table = world(
        land("china", "3 infantry"), land("siam", "3 infantry", owner=1, port=is_linked), dice=ATTACKERS_LOSE
    ).march("siam")
    assert table.modifiers().get("cut-off", 0) == (0 if is_linked else -10)


def test_SIX_8_20_what_counts_is_the_connection_of_the_player_who_defends() -> None:
    """Siam belongs to seat 1 and is occupied by seat 2, whose land in India is connected with it."""
    table = world(
        land("china", "3 infantry"),
        land("siam", "3 infantry", owner=1, holder=2, port=True),
        land("india", owner=2),
        seat(2, capital="middle_east"),
        seats=3,
        dice=ATTACKERS_LOSE,
    ).march("siam")
    assert "cut-off" not in table.modifiers()


def test_SIX_8_21_SIX_R42_rebels_who_defend_have_bunkers_and_dig_in_and_nothing_else() -> None:
    """They are not cut off, have no revolts behind them and no capital of their own."""
    for main, expected in (("great-bunkers", {"bunkers": 20}), ("farm", {"dug-in": 2})):
        for holder in ("rebels", "savages"):
            table = world(
                land("china", "3 infantry"), land("india", "3 infantry", holder=holder, main=main), dice=ATTACKERS_LOSE
            ).march("india")
            assert table.modifiers() == expected


def test_SIX_8_21_SIX_R42_rebels_who_attack_have_numbers_and_weather_and_nothing_else() -> None:
    """Nine slaves rise against two soldiers in the capital of their master, who digs in and has his capital."""
    table = world(
        land("china", "9 slave, 2 infantry"), weather="winter", weather_left=3, dice=[1, *ATTACKERS_LOSE]
    ).end_turn()
    assert table.modifiers(0) == {"numbers": 10, "weather": -4, "capital": 10, "dug-in": 2}
    assert table.told_of("exchange")[0]["attacker"] == "side:rebels"


# Examples.


def test_SIX_E14_bunkers_and_artillery() -> None:
    table = world(
        land("china", "2 artillery, 1 infantry"),
        land("siam", "4 infantry", owner=1, main="great-bunkers", port=True),
        dice=[50, 48],
    ).march("siam")
    assert table.modifiers() == {"numbers": 10, "bunkers": 12}
    assert table.exchanges() == ["60:60 attacker"]


@pytest.mark.parametrize(
    ("dice", "moves", "money"),
    [
        (DEFENDERS_LOSE * 3, ["fight-to-the-end", "spare"], 4),
        (DEFENDERS_LOSE * 3, ["fight-to-the-end", "plunder"], 9),
        (ATTACKERS_LOSE * 5, ["fight-to-the-end"], 4),
        (ATTACKERS_LOSE, ["withdraw"], 4),
    ],
)
def test_SIX_E15_a_landing(dice: list[int], moves: list[str], money: int) -> None:
    """Five infantry from one transport against three in a port."""
    table = world(
        seat(0, treasury=9, transports=["1 sea_of_japan 2" + " infantry-2" * 5]),
        land("japan", "3 infantry", owner=1, port=True),
        dice=dice,
    ).march("japan")
    assert table.modifiers(0) == {"numbers": 4, "landing": -12, "landing-at-port": -8, "dug-in": 2}
    assert table.act(*moves).money() == money


def test_SIX_E16_a_mixed_attack() -> None:
    """Four connected soldiers, three unconnected and two landing against five infantry."""
    table = world(
        land("mongolia", "4 infantry", owner=0),
        land("alaska", "3 infantry", owner=0),
        seat(0, transports=["1 sea_of_japan 2 infantry-2 infantry-2"]),
        land("kamchatka", "5 infantry", owner=1, port=True),
        dice=[50, 48],
    ).march("kamchatka")
    assert table.modifiers() == {"directions": 2, "numbers": 8, "dug-in": 2}
    assert table.told_of("exchange")[0]["attacker-total"] == 60
