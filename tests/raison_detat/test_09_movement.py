"""RDE-9.8 to RDE-9.14: arbiter, disbanding, marches, sea moves, strategic moves, garrisons (RDE-R37 to RDE-R46)."""

from typing import Any

import pytest

from raison_detat.europe17 import POWERS, Europe, acting, morale, power


def moving(scenario: str, mover: str, *powers: str, seats: int = 0, round: int = 2) -> Europe:
    """The mover's arbiter is chosen and nothing is disbanded."""
    table = acting(scenario, mover, "movement", *powers, seats=seats, round=round)
    player = table.seat_of(mover)
    if table.asks() == f"choose-arbiter {mover}":
        table.do(f"{player} {table.legal(player)[-1]}")
    if table.asks() == f"disband {mover}":
        table.do(f"{player} disband-no-more")
    return table


def polish(generals: str = "warszawa 2", garrisons: str = "", **facts: Any) -> str:
    return power("poland", generals, garrisons, **facts)


def places(table: Europe, mover: str, verb: str) -> set[str]:
    return {option.split()[1] for option in table.options(mover) if option.startswith(f"{verb} ")}


# 9.8 Sequence.


def test_RDE_9_8_1_the_sequence_of_a_movement_action() -> None:
    table = acting("1618", "poland", "movement", polish("warszawa 3, krakow", "silesia"), power("sweden", "borussia 1"))
    for asked, move in (
        ("choose-arbiter poland", "poland arbiter france"),
        ("disband poland", "poland disband-no-more"),
        ("choose-move poland", "poland move poland-1"),
        ("choose-way poland", "poland march borussia"),
        ("choose-garrisons poland", "poland garrison-no-more"),
        ("choose-move poland", "poland end-moves"),
        ("lose-to sweden", "sweden off-map"),
        ("garrison-conquest poland", "poland garrison-no-more"),
        ("request-turn poland", "poland request-turn"),
        ("allow-turn france", "france consent"),
        ("choose-move poland", "poland end-moves"),
        ("request-turn poland", "poland request-turn"),
        ("allow-turn france", "france consent"),
        ("choose-move poland", "poland end-moves"),
    ):
        assert table.asks() == asked
        table.do(move)
    assert table.view()["movement"] is None  # there is no fourth


def test_RDE_9_8_2_each_general_moves_at_most_once_with_all_his_troops_before_any_battle() -> None:
    table = moving("1618", "poland", polish("warszawa 3, krakow 1"), power("sweden", "borussia 1"))
    table.do("poland move poland-1", "poland march borussia", "poland garrison-no-more")
    assert (table.general("poland-1"), table.battle()) == ("borussia 3", None)
    assert table.reason("poland move poland-1") == "RDE-9.8.2 general-moved"
    assert table.reason("poland move sweden-1") == "RDE-9.8.2 not-own-general"
    assert table.reason("poland move poland-3") == "RDE-9.8.2 general-not-on-map"
    table.do("poland move poland-2", "poland march warszawa", "poland garrison-no-more")
    assert table.battle()["territory"] == "borussia"


def test_RDE_R81_who_fought_moves_again_and_who_supported_supports_again_in_the_next_turn() -> None:
    sweden = power("sweden", "borussia, pomerania")
    table = moving("1618", "poland", polish("lithuania 2, warszawa 2"), sweden, power("ottoman", morale=0))
    table.do("poland move poland-1", "poland march borussia", "poland garrison-no-more", "poland end-moves")
    table.do("poland support poland-2", "sweden off-map", "poland garrison-no-more")
    table.do("poland request-turn", "ottoman consent")
    table.do("poland move poland-1", "poland march pomerania", "poland garrison-no-more", "poland end-moves")
    assert table.asks() == "support poland"
    assert "support poland-2" in table.options("poland")


# 9.9 Arbiter.


def test_RDE_9_9_1_RDE_R37_who_may_be_arbiter() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        polish(status="austrian"),
        power("protestants", morale=15),
        power("sweden", status="neutral"),
        power("france", status="austrian"),
        power("ottoman", status="expansionist", morale=14),
    )
    assert table.options("poland") == ["arbiter sweden", "arbiter ottoman"]
    assert table.reason("poland arbiter poland") == "RDE-9.9.1 arbiter-self"
    for ally in ("austria", "spain", "france"):
        assert table.reason(f"poland arbiter {ally}") == "RDE-9.9.1 arbiter-ally"
    assert table.reason("poland arbiter protestants") == "RDE-9.9.1 arbiter-full"


def test_RDE_9_9_1_is_named_before_anything_else_even_if_nobody_will_move() -> None:
    table = acting("1618", "poland", "movement")
    assert table.asks() == "choose-arbiter poland"
    assert morale(table.do("poland arbiter spain"), "spain") == 6


def test_RDE_R37_RDE_12_5_2_a_controlled_minor_power_but_not_an_own_or_an_uncontrolled_one() -> None:
    def reason(poland: str) -> str:
        table = acting("1618", "sweden", "movement", power("sweden", "skania"), poland, seats=5)
        return "" if "arbiter poland" in table.options("sweden") else table.reason("sweden arbiter poland")

    assert reason(power("poland", controller="austria")) == ""
    assert reason(power("poland", controller="sweden")) == "RDE-9.9.1 arbiter-ally"
    assert reason(power("poland", status="austrian")) == "RDE-12.5.2 arbiter-uncontrolled"


def test_RDE_9_9_2_RDE_9_9_4_the_arbiter_cannot_refuse_gains_at_once_and_is_never_replaced() -> None:
    table = acting("1618", "poland", "movement", polish()).do("poland arbiter sweden")
    assert (morale(table, "sweden"), table.asks()) == (6, "choose-move poland")
    table.do("poland end-moves")
    assert table.general("poland-1") == "warszawa 2"  # the first turn may be left out
    table.do("poland request-turn", "sweden consent")
    assert table.view()["movement"]["arbiter"] == "sweden"
    assert [one["id"] for one in table.view()["powers"] if one["arbiter"]] == ["sweden"]


def test_RDE_9_9_3_with_nobody_eligible_there_is_one_turn_and_nobody_gains() -> None:
    others = [power(name, morale=15) for name in POWERS["1618"] if name != "poland"]
    table = acting("1618", "poland", "movement", polish(), *others)
    assert (table.asks(), table.view()["movement"]["arbiter"]) == ("choose-move poland", None)
    table.do("poland move poland-1", "poland march krakow", "poland garrison-no-more")
    assert table.general("poland-1") == "krakow 2"
    assert table.view()["movement"] is None
    assert [morale(table, name) for name in POWERS["1618"]] == [15, 15, 15, 15, 15, 5, 15]


def test_RDE_9_9_5_RDE_E5_grants_bring_two_and_three() -> None:
    table = acting("1618", "poland", "movement", polish(), power("sweden", morale=5)).do("poland arbiter sweden")
    gains = [morale(table, "sweden")]
    for _ in range(2):
        table.do("poland end-moves", "poland request-turn")
        assert (table.asks(), table.options("sweden")) == ("allow-turn sweden", ["refuse", "consent"])
        assert morale(table, "sweden") == gains[-1]  # when it is granted, not when it is asked for
        gains.append(morale(table.do("sweden consent"), "sweden"))
        assert table.asks() == "choose-move poland"
    assert gains == [6, 8, 11]


@pytest.mark.parametrize(("before", "turns"), [(9, 3), (10, 2), (12, 2), (13, 1), (14, 1)])
def test_RDE_9_9_6_no_turn_that_would_lift_the_arbiter_above_15(before: int, turns: int) -> None:
    table = acting("1618", "poland", "movement", polish(), power("sweden", morale=before)).do("poland arbiter sweden")
    granted = 1
    while table.do("poland end-moves").asks() == "request-turn poland":
        table.do("poland request-turn", "sweden consent")
        granted += 1
    assert granted == turns
    assert morale(table, "sweden") == before + (1, 3, 6)[turns - 1]


def test_RDE_9_9_6_RDE_E6_an_arbiter_at_12() -> None:
    table = acting("1618", "poland", "movement", polish(), power("sweden", morale=12)).do("poland arbiter sweden")
    assert morale(table, "sweden") == 13
    table.do("poland end-moves", "poland request-turn", "sweden consent")
    assert morale(table, "sweden") == 15
    assert not table.do("poland end-moves").asks().startswith("request-turn")


def test_RDE_R38_morale_is_measured_when_the_turn_is_requested() -> None:
    sweden = power("sweden", "borussia 2", hand="1 1", morale=13)
    table = acting("1618", "poland", "movement", polish("warszawa 3"), sweden)
    table.do("poland arbiter sweden", "poland move poland-1", "poland march borussia", "poland garrison-no-more")
    table.do("sweden play 1", "sweden play 1").until("request-turn poland")  # 14 would have been too much
    assert morale(table, "sweden") == 12
    assert morale(table.do("poland request-turn", "sweden consent"), "sweden") == 14


def test_RDE_9_9_7_a_refusal_or_no_request_ends_the_action() -> None:
    table = acting("1618", "poland", "movement", polish()).do("poland arbiter sweden", "poland end-moves")
    table.do("poland request-turn", "sweden refuse")
    assert (table.view()["movement"], morale(table, "sweden")) == (None, 6)
    unasked = acting("1618", "poland", "movement", polish()).do("poland arbiter sweden", "poland end-moves")
    unasked.do("poland end-movement")
    assert unasked.view()["movement"] is None


def test_RDE_R39_a_turn_without_moves_pays_the_arbiter() -> None:
    table = acting("1618", "poland", "movement", polish()).do("poland arbiter sweden", "poland end-moves")
    table.do("poland request-turn", "sweden consent", "poland end-moves")
    assert (morale(table, "sweden"), table.general("poland-1")) == (5 + 1 + 2, "warszawa 2")


# 9.10 Disbanding.


def test_RDE_9_10_1_RDE_R40_any_number_of_own_garrisons_once_before_the_first_turn() -> None:
    table = acting("1618", "poland", "movement", polish("", "silesia livonia krakow"), power("sweden", "", "borussia"))
    before = table.power("poland")["supply"]
    table.do("poland arbiter sweden")
    assert places(table, "poland", "disband") == {"silesia", "livonia", "krakow"}
    assert table.reason("poland disband borussia") == "RDE-9.10.1 no-own-garrison"
    table.do("poland disband silesia", "poland disband krakow", "poland disband-no-more")
    assert table.view()["garrisons"] == {"livonia": "poland", "borussia": "sweden"}
    assert table.power("poland")["supply"] == before + 2
    table.do("poland request-turn", "sweden consent")
    assert not table.asks().startswith("disband")


def test_RDE_R40_also_without_an_eligible_arbiter() -> None:
    others = [power(name, morale=15) for name in POWERS["1618"] if name != "poland"]
    table = acting("1618", "poland", "movement", polish("", "silesia"), *others)
    assert table.asks() == "disband poland"
    assert table.do("poland disband silesia").garrison("silesia") == ""


def test_RDE_9_10_2_land_reverts_to_its_home_power_and_a_fortress_stays() -> None:
    table = acting("1618", "poland", "movement", polish("", "ingria livonia", fortresses="ingria"))
    table.do("poland arbiter sweden", "poland disband ingria", "poland disband livonia")
    assert (table.control("ingria"), table.control("livonia")) == ("sweden", "")
    assert table.view()["fortresses"] == ["ingria"]


def test_RDE_9_10_3_a_garrison_does_not_become_a_troop_again() -> None:
    table = acting("1618", "poland", "movement", polish("silesia 1", "silesia")).do("poland arbiter sweden")
    assert table.do("poland disband silesia").general("poland-1") == "silesia 1"


# 9.11 Kinds of move.


def test_RDE_9_11_1_a_march_goes_to_one_adjacent_territory_that_is_not_impassable() -> None:
    table = moving("1618", "poland", polish("krakow 1")).do("poland move poland-1")
    assert places(table, "poland", "march") == {"hungari", "lithuania", "podolia", "silesia", "warszawa"}
    assert table.reason("poland march bohemia") == "RDE-9.11.1 not-adjacent"
    assert table.reason("poland march carpathians") == "RDE-5.2.5 impassable"


def sailing(power_and_place: str, *others: str, seats: int = 0, status: str = "") -> Europe:
    """The first general of a power is taken up: `sailing("spain catalonia")`."""
    name, place = power_and_place.split()
    facts: Any = {"status": status} if status else {}
    table = moving("1618", name, power(name, f"{place} 2", **facts), *others, seats=seats)
    return table.do(f"{table.seat_of(name)} move {name}-1")


def test_RDE_9_11_2_RDE_R42_a_sea_move_is_one_route_from_where_the_general_stands() -> None:
    table = sailing("spain catalonia")
    assert places(table, "spain", "sail") == {"liguria", "napoli"}
    assert table.reason("spain sail dalmatia") == "RDE-9.11.2 too-far-by-sea"  # two Spanish routes
    assert table.reason("spain sail brabant") == "RDE-9.11.2 no-sea-route"
    inland = sailing("spain madrid")
    assert inland.reason("spain sail brabant") == "RDE-9.11.2 not-in-port"


def test_RDE_R42_a_sea_move_is_the_whole_move() -> None:
    table = sailing("spain oporto").do("spain sail brabant")
    assert table.asks() == "choose-garrisons spain"  # no further step
    table.do("spain garrison-no-more")
    assert table.general("spain-1") == "brabant 2"
    assert table.asks() == "request-turn spain"  # he was the only one who could move


def test_RDE_9_11_3_RDE_R42_a_route_of_the_own_colour_whoever_controls_its_ends() -> None:
    away = sailing("spain dalmatia", power("austria", "", "dalmatia"), power("france", "", "napoli"))
    assert "napoli" in places(away, "spain", "sail")  # from an ally's land to an enemy's
    away.do("spain sail napoli")
    assert away.battle()["territory"] == "napoli"


def test_RDE_9_11_4_a_route_of_an_allys_colour_with_his_consent() -> None:
    table = sailing("austria napoli").do("austria sail dalmatia", "austria garrison-no-more")
    assert table.asks() == "give-consent spain"
    table.do("spain consent")
    assert table.general("austria-1") == "dalmatia 2"
    refused = sailing("austria napoli").do("austria sail dalmatia", "austria garrison dalmatia")
    refused.do("spain refuse")
    assert (refused.general("austria-1"), refused.garrison("dalmatia")) == ("napoli 2", "")
    refused.do("austria move austria-1")
    assert refused.reason("austria sail dalmatia") == "RDE-R29 move-refused"


def test_RDE_9_11_4_RDE_9_12_2_owner_of_the_route_and_holder_of_the_destination_are_both_asked() -> None:
    poland = polish("", "dalmatia", status="austrian")
    table = sailing("austria napoli", poland).do("austria sail dalmatia")
    assert table.asks() == "give-consent spain"
    assert table.do("spain consent").asks() == "give-consent poland"
    assert table.general("austria-1") == "napoli 2"
    assert table.do("poland consent").general("austria-1") == "dalmatia 2"
    once = sailing("austria napoli").do("austria sail catalonia", "spain consent")
    assert once.general("austria-1") == "catalonia 2"  # Spain is both, and asked once


def test_RDE_9_11_5_a_route_of_any_other_colour_never() -> None:
    table = sailing("france catalonia", status="expansionist")
    assert places(table, "france", "sail") == set()
    assert table.reason("france sail napoli") == "RDE-9.11.5 foreign-sea-route"
    neutral = sailing("france livonia", power("sweden", status="neutral"), status="expansionist")
    assert neutral.reason("france sail stockholm") == "RDE-9.11.5 foreign-sea-route"  # at peace, but no ally


def test_RDE_9_11_6_a_grey_route_from_own_or_uncontrolled_land() -> None:
    uncontrolled = sailing("poland mecklenburg")
    assert places(uncontrolled, "poland", "sail") == {"skania"}
    own = moving("1618", "poland", polish("mecklenburg 2", "mecklenburg")).do("poland move poland-1")
    assert places(own, "poland", "sail") == {"skania"}


def test_RDE_9_11_6_RDE_R42_not_from_land_of_anybody_else() -> None:
    ally = sailing("poland mecklenburg", power("austria", "", "mecklenburg"), status="austrian")
    assert ally.reason("poland sail skania") == "RDE-9.11.6 grey-route-from-foreign-land"
    enemy = sailing("poland picardie", status="expansionist")  # an empty home of an enemy
    assert enemy.reason("poland sail london") == "RDE-9.11.6 grey-route-from-foreign-land"
    minor = power("poland", "", "mecklenburg", controller="sweden")
    own_minor = moving("1618", "sweden", power("sweden", "mecklenburg 1"), minor, seats=5).do("sweden move sweden-1")
    assert own_minor.reason("sweden sail skania") == "RDE-9.11.6 grey-route-from-foreign-land"


def test_RDE_9_11_7_a_sea_move_may_attack() -> None:
    table = sailing("poland mecklenburg", power("sweden", "skania 1"))
    table.do("poland sail skania", "poland garrison-no-more")
    assert (table.battle()["territory"], table.battle()["base"]) == ("skania", [3, 2])


@pytest.mark.parametrize(
    ("scenario", "island"), [("1618", "london"), ("1618", "stockholm"), ("1618", "skania"), ("1702", "london")]
)
def test_RDE_9_11_8_islands_are_reached_and_left_by_sea_alone(scenario: str, island: str) -> None:
    owner = "britain" if scenario == "1702" else "sweden"
    table = moving(scenario, owner, power(owner, f"{island} 1")).do(f"{owner} move {owner}-1")
    by_land = places(table, owner, "march") | places(table, owner, "hasten")
    assert by_land <= {"cornwall", "scotland"}  # the rest of the island
    assert places(table, owner, "sail")
    assert not places(table, owner, "sail") & by_land


def test_RDE_9_11_9_RDE_R41_a_strategic_move_enters_up_to_three_friendly_territories() -> None:
    table = moving("1618", "poland", polish("silesia 1", "podolia")).do("poland move poland-1")
    assert places(table, "poland", "hasten") == {"krakow", "warszawa"}  # the start need not be controlled
    table.do("poland hasten krakow")
    assert table.reason("poland hasten hungari") == "RDE-9.11.9 not-friendly"
    assert table.reason("poland hasten smolensk") == "RDE-9.11.9 not-adjacent"
    table.do("poland hasten lithuania", "poland hasten smolensk")
    assert table.asks() == "choose-garrisons poland"  # three entered, and the start does not count
    table.do("poland garrison-no-more")
    assert table.general("poland-1") == "smolensk 1"


def test_RDE_R41_a_fourth_is_too_far_and_the_destination_must_be_controlled_too() -> None:
    table = moving("1618", "poland", polish("silesia 1")).do("poland move poland-1", "poland hasten krakow")
    table.do("poland hasten lithuania")
    assert table.options("poland") == ["halt", "hasten krakow", "hasten smolensk", "hasten warszawa"]
    assert table.reason("poland hasten kiev") == "RDE-9.11.9 not-friendly"
    table.do("poland halt", "poland garrison-no-more")
    assert table.general("poland-1") == "lithuania 1"


def test_RDE_R41_over_land_borders_only() -> None:
    table = moving("1618", "sweden", power("sweden", "ingria 1")).do("sweden move sweden-1")
    assert places(table, "sweden", "march") == {"finland", "livonia", "novgorod"}
    table.do("sweden hasten finland")
    assert table.options("sweden") == ["halt", "hasten ingria"]  # on from there leads only the sea


def test_RDE_R41_a_garrison_of_the_same_movement_turn_counts() -> None:
    before = moving("1618", "poland", polish("silesia 3, krakow")).do("poland move poland-2")
    assert "hasten silesia" not in before.options("poland")
    table = moving("1618", "poland", polish("silesia 3, krakow"))
    table.do("poland move poland-1", "poland march brandenburg", "poland garrison silesia", "poland garrison-no-more")
    table.do("poland move poland-2")
    assert "hasten silesia" in table.options("poland")


def test_RDE_R41_a_general_who_may_be_fought_is_entered_last() -> None:
    table = moving("1618", "poland", polish("silesia 2"), power("sweden", "lithuania 1"))
    table.do("poland move poland-1", "poland hasten krakow", "poland hasten lithuania")
    table.do("poland garrison-no-more")  # no way on
    assert table.battle()["territory"] == "lithuania"


def test_RDE_9_11_9_RDE_9_12_2_every_ally_on_the_way_is_asked() -> None:
    austria = power("austria", "", "silesia")
    table = moving("1618", "poland", polish("warszawa 2", "saxonia", status="austrian"), austria)
    table.do("poland move poland-1", "poland hasten silesia", "poland hasten saxonia")
    table.do("poland halt", "poland garrison-no-more")
    assert table.asks() == "give-consent austria"
    assert table.do("austria consent").general("poland-1") == "saxonia 2"


# 9.12 Where a general may go.


def test_RDE_9_12_1_uncontrolled_land_is_free_except_for_neutrals() -> None:
    free = moving("1618", "poland", polish("warszawa 1")).do("poland move poland-1")
    assert {"silesia", "borussia", "pomerania"} <= places(free, "poland", "march")
    neutral = moving("1618", "poland", polish("warszawa 1", status="neutral")).do("poland move poland-1")
    assert places(neutral, "poland", "march") == {"krakow", "lithuania"}
    assert neutral.reason("poland march silesia") == "RDE-9.12.5 neutral-mover"


def test_RDE_9_12_2_RDE_R29_land_of_an_ally_only_with_his_consent() -> None:
    austria = power("austria", "", "silesia")
    table = moving("1618", "poland", polish("warszawa 1", status="austrian"), austria)
    table.do("poland move poland-1", "poland march silesia", "poland garrison-no-more")
    assert (table.asks(), table.options("austria")) == ("give-consent austria", ["refuse", "consent"])
    table.do("austria refuse")
    assert table.general("poland-1") == "warszawa 1"
    table.do("poland move poland-1")
    assert table.reason("poland march silesia") == "RDE-R29 move-refused"
    table.do("poland march krakow", "poland garrison-no-more")
    assert table.general("poland-1") == "krakow 1"  # another try


def test_RDE_9_12_2_powers_of_the_same_player_consent_by_themselves() -> None:
    minor = power("poland", "silesia 1", controller="austria")
    table = moving("1618", "poland", minor, power("austria", "", "hungari"), seats=5)
    table.do("austria move poland-1", "austria march hungari", "austria garrison-no-more")
    assert table.general("poland-1") == "hungari 1"


def test_RDE_9_12_3_land_of_an_enemy_by_march_or_sea_without_consent() -> None:
    table = moving("1618", "poland", polish("borussia 2, livonia 1"), power("sweden", "", "pomerania"))
    table.do("poland move poland-1")
    assert "hasten pomerania" not in table.options("poland")
    table.do("poland march pomerania", "poland garrison-no-more")
    table.do("poland move poland-2", "poland march ingria", "poland garrison-no-more")
    assert table.battle()["territory"] == "pomerania"  # and none in Ingria, an empty home
    assert table.general("poland-2") == "ingria 1"


def test_RDE_9_12_4_RDE_R46_homes_of_neutrals_are_closed_and_their_other_land_is_attacked() -> None:
    sweden = power("sweden", "", "livonia", status="neutral")
    table = moving("1618", "poland", polish("novgorod 2", hand="1"), sweden).do("poland move poland-1")
    assert table.reason("poland march ingria") == "RDE-9.12.4 closed-land"
    table.do("poland march livonia", "poland garrison-no-more")
    assert table.battle()["defenders"] == ["sweden"]


def test_RDE_9_12_5_a_neutral_enters_only_what_his_power_controls() -> None:
    sweden = power("sweden", "ingria 1", "livonia", status="neutral")
    table = moving("1618", "sweden", sweden, polish("", "novgorod")).do("sweden move sweden-1")
    assert places(table, "sweden", "march") == {"finland", "livonia"}
    assert table.reason("sweden march novgorod") == "RDE-9.12.5 neutral-mover"
    minor = power("poland", "", "novgorod", controller="sweden")
    own = moving("1618", "sweden", sweden, minor, seats=5).do("sweden move sweden-1")
    assert "novgorod" in places(own, "sweden", "march")  # land of a power of the same player


# 9.13 Stacking and troops.


def test_RDE_9_13_1_RDE_R43_generals_exchange_places() -> None:
    table = moving("1618", "poland", polish("warszawa 1, krakow 2"))
    table.do("poland move poland-1", "poland march krakow", "poland garrison-no-more")
    assert table.reason("poland end-moves") == "RDE-9.13.1 generals-overlap"
    table.do("poland move poland-2", "poland march warszawa", "poland garrison-no-more")
    assert (table.general("poland-1"), table.general("poland-2")) == ("krakow 1", "warszawa 2")


def test_RDE_R43_the_latest_move_is_taken_back_and_may_not_be_made_again() -> None:
    table = moving("1618", "poland", polish("warszawa 2, krakow"))
    assert table.reason("poland undo-move") == "RDE-R43 no-overlap"
    table.do("poland move poland-1", "poland march krakow", "poland garrison warszawa", "poland garrison-no-more")
    assert (table.general("poland-1"), table.garrison("warszawa")) == ("krakow 1", "poland")
    table.do("poland undo-move")
    assert (table.general("poland-1"), table.garrison("warszawa")) == ("warszawa 2", "")
    table.do("poland move poland-1")
    assert table.reason("poland march krakow") == "RDE-R43 move-refused"
    assert "march silesia" in table.options("poland")


def test_RDE_9_13_2_together_with_generals_of_allies() -> None:
    table = moving("1618", "poland", polish("warszawa 1", status="austrian"), power("austria", "silesia 2"))
    table.do("poland move poland-1", "poland march silesia", "poland garrison-no-more")
    assert (table.general("poland-1"), table.general("austria-1"), table.battle()) == ("silesia 1", "silesia 2", None)


def test_RDE_9_13_3_troops_stay_with_their_general() -> None:
    table = moving("1618", "poland", polish("warszawa 3, krakow"))
    table.do("poland move poland-1", "poland hasten krakow", "poland hasten lithuania")
    table.do("poland halt", "poland garrison-no-more")
    assert (table.general("poland-1"), table.general("poland-2")) == ("lithuania 3", "krakow")
    assert table.view()["garrisons"] == {}


# 9.14 Garrisons.


def test_RDE_9_14_1_RDE_9_14_6_on_entering_and_on_leaving_and_it_stays() -> None:
    table = moving("1618", "poland", polish("silesia 3"))
    table.do("poland move poland-1", "poland march brandenburg")
    assert places(table, "poland", "garrison") == {"silesia", "brandenburg"}
    assert table.reason("poland garrison warszawa") == "RDE-9.14.1 not-on-the-way"
    table.do("poland garrison silesia", "poland garrison brandenburg")
    assert table.general("poland-1") == "brandenburg 1"
    assert (table.control("silesia"), table.control("brandenburg")) == ("poland", "poland")


def test_RDE_9_14_1_RDE_R44_after_a_battle_only_the_winning_attacker() -> None:
    sweden = power("sweden", "borussia", hand="")
    table = moving("1618", "poland", polish("warszawa 3"), sweden)
    table.do("poland move poland-1", "poland march borussia")
    assert table.reason("poland garrison borussia") == "RDE-9.14.2 battle-first"
    table.do("poland garrison-no-more", "sweden off-map")
    assert table.asks() == "garrison-conquest poland"
    assert table.do("poland garrison borussia").garrison("borussia") == "poland"
    beaten = moving("1618", "poland", polish("warszawa"), power("sweden", "borussia 3"))
    beaten.do("poland move poland-1", "poland march borussia", "poland off-map")
    assert beaten.garrison("borussia") == ""  # the winning defender is not asked
    assert beaten.asks() == "request-turn poland"


def test_RDE_9_14_2_needs_a_troop_and_no_garrison_of_anybody() -> None:
    without = moving("1618", "poland", polish("silesia")).do("poland move poland-1", "poland march brandenburg")
    assert (without.general("poland-1"), without.view()["garrisons"]) == ("brandenburg", {})  # nothing is asked
    held = moving("1618", "poland", polish("krakow 1", status="austrian"), power("austria", "", "hungari"))
    held.do("poland move poland-1", "poland march hungari")
    assert places(held, "poland", "garrison") == {"krakow"}
    assert held.reason("poland garrison hungari") == "RDE-9.14.2 garrison-there"
    held.do("poland garrison krakow", "austria consent")
    assert (held.general("poland-1"), held.garrison("krakow")) == ("hungari", "poland")


def test_RDE_9_14_3_RDE_R45_in_an_own_home_but_only_on_entering_or_leaving() -> None:
    table = moving("1618", "poland", polish("warszawa 2, krakow 2"))
    table.do("poland move poland-1", "poland march lithuania")
    assert places(table, "poland", "garrison") == {"warszawa", "lithuania"}
    assert table.reason("poland garrison krakow") == "RDE-9.14.1 not-on-the-way"  # who stands still places none
    table.do("poland garrison lithuania", "poland garrison-no-more")
    assert table.garrison("lithuania") == "poland"


def test_RDE_9_14_4_RDE_7_4_4_never_in_the_home_of_an_ally() -> None:
    table = moving("1618", "poland", polish("silesia 2", status="austrian"))
    table.do("poland move poland-1", "poland march hungari", "poland garrison-no-more", "poland request-turn")
    table.do(f"{table.state.awaited()[0]} consent", "poland move poland-1", "poland march wien")
    assert table.reason("poland garrison wien") == "RDE-9.14.4 home-of-ally"
    own = moving("1618", "sweden", power("sweden", "livonia 1"), power("poland", controller="sweden"), seats=5)
    own.do("sweden move sweden-1", "sweden march lithuania")
    assert own.reason("sweden garrison lithuania") == "RDE-9.14.4 home-of-ally"  # the home of his own minor power


def test_RDE_9_14_5_several_territories_in_one_strategic_move() -> None:
    table = moving("1618", "poland", polish("silesia 3"))
    table.do("poland move poland-1", "poland hasten krakow", "poland hasten lithuania", "poland hasten smolensk")
    assert places(table, "poland", "garrison") == {"silesia", "krakow", "lithuania", "smolensk"}
    for place in ("silesia", "krakow", "smolensk"):
        table.do(f"poland garrison {place}")
    assert table.general("poland-1") == "smolensk"  # no troop is left
    assert sorted(table.view()["garrisons"]) == ["krakow", "silesia", "smolensk"]


# The example.


def test_RDE_E7_a_british_movement() -> None:
    table = acting(
        "1702",
        "britain",
        "movement",
        power("britain", "london 3, cornwall 3", status="austrian"),
        power("russia", status="austrian"),
        power("sweden", status="french"),
        power("ottoman", status="neutral", morale=2),
    )
    assert table.options("britain") == ["arbiter france", "arbiter sweden", "arbiter ottoman"]
    table.do("britain arbiter ottoman")
    assert morale(table, "ottoman") == 3
    table.do("britain move britain-1", "britain sail hannover", "britain garrison hannover", "britain garrison-no-more")
    table.do("britain move britain-2", "britain sail oporto", "britain garrison-no-more")
    table.do("britain request-turn", "ottoman consent")
    assert morale(table, "ottoman") == 5
    table.do("britain move britain-2", "britain march madrid", "britain garrison madrid", "britain garrison-no-more")
    table.do("britain end-moves", "britain end-movement")
    assert [table.control(place) for place in ("hannover", "madrid", "oporto")] == ["britain", "britain", ""]
    assert (table.general("britain-1"), table.general("britain-2")) == ("hannover 2", "madrid 2")
    assert morale(table, "ottoman") == 5
