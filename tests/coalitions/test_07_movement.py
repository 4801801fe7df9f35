"""COA-7.6 to COA-7.10: arbiter, disbanding, the kinds of movement, consent, garrisons."""

import pytest

from coalitions.europe import Europe, europe, morale, power


def french(generals: str = "paris 2", garrisons: str = "") -> str:
    return power("france", generals, garrisons)


def moving(mover: str, *powers: str, seats: int = 6, scenario: str = "1805", extra: str = "") -> Europe:
    """The arbiter is chosen and nothing is disbanded."""
    table = europe(mover, *powers, seats=seats, scenario=scenario, extra=extra)
    if table.asks() == f"choose-arbiter {mover}":
        table.do(f"{mover} {table.options(mover)[-1]}")
    if table.asks() == f"disband {mover}":
        table.do(f"{mover} disband-no-more")
    return table


def ways(table: Europe, mover: str, verb: str) -> set[str]:
    return {option.split()[1] for option in table.options(mover) if option.startswith(f"{verb} ")}


# 7.6 Sequence and arbiter.


def test_COA_7_6_1_the_sequence_of_a_movement_action() -> None:
    table = europe("france", french("hesse 3, paris", "lombardia"), power("austria", "bavaria 1"))
    for asked, move in (
        ("choose-arbiter france", "france arbiter prussia"),
        ("disband france", "france disband-no-more"),
        ("choose-move france", "france move france-1"),
        ("choose-way france", "france march bavaria"),
        ("choose-garrisons france", "france garrison-no-more"),
        ("choose-move france", "france end-moves"),
        ("lose-to austria", "austria off-map"),
        ("garrison-conquest france", "france garrison-no-more"),
        ("request-turn france", "france request-turn"),
        ("allow-turn prussia", "prussia consent"),
        ("choose-move france", "france end-moves"),
        ("request-turn france", "france request-turn"),
        ("allow-turn prussia", "prussia consent"),
        ("choose-move france", "france end-moves"),
    ):
        assert table.asks() == asked
        table.do(move)
    assert table.view()["turn"] == 2  # there is no fourth


def test_COA_7_6_2_an_arbiter_is_chosen_even_if_nothing_can_move() -> None:
    table = europe("france")
    assert table.asks() == "choose-arbiter france"
    assert table.do("france arbiter russia").power("russia")["morale"] == 6


def test_COA_7_6_3_COA_R10_who_may_be_arbiter() -> None:
    table = europe(
        "france",
        power("austria", status="french"),
        power("prussia", status="neutral"),
        power("russia", status="expansionist", morale=15),
        power("ottoman", status="expansionist", morale=14),
    )
    assert table.options("france") == ["arbiter britain", "arbiter prussia", "arbiter ottoman"]
    assert table.reason("france arbiter austria") == "COA-7.6.3 arbiter-ally"
    assert table.reason("france arbiter russia") == "COA-7.6.3 arbiter-full"
    assert table.reason("france arbiter france") == "COA-7.6.3 arbiter-self"


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_COA_R10_neutral_for_neutral_and_expansionist_for_expansionist(status: str) -> None:
    table = europe("austria", power("austria", status=status), power("prussia", status=status))
    assert "arbiter prussia" in table.options("austria")


def test_COA_R10_but_no_power_of_the_same_player() -> None:
    table = europe("austria", power("austria", status="neutral"), power("ottoman", controller="austria"), seats=5)
    assert table.reason("austria arbiter ottoman") == "COA-7.6.3 arbiter-ally"


def test_COA_7_6_4_the_arbiter_cannot_refuse_and_gains_a_point_at_once() -> None:
    table = europe("france", french()).do("france arbiter austria")
    assert morale(table, "austria") == 6
    assert table.power("austria")["arbiter"]
    assert table.asks() == "choose-move france"


def test_COA_7_6_5_the_first_movement_turn_needs_no_leave_and_is_optional() -> None:
    table = europe("france", french()).do("france arbiter austria", "france end-moves")
    assert table.asks() == "request-turn france"
    assert table.general("france-1") == "paris 2"


def test_COA_7_6_6_the_arbiter_freely_allows_or_refuses_a_further_turn() -> None:
    table = europe("france", french()).do("france arbiter austria", "france end-moves", "france request-turn")
    assert (table.asks(), table.options("austria")) == ("allow-turn austria", ["refuse", "consent"])
    table.do("austria consent")
    assert table.asks() == "choose-move france"
    unasked = europe("france", french()).do("france arbiter austria", "france end-moves", "france end-movement")
    assert not unasked.asks().startswith("allow-turn")


def test_COA_7_6_7_COA_E4_an_arbiter_who_allows_everything_gains_six() -> None:
    table = europe("france", french()).do("france arbiter austria")
    gains = [morale(table, "austria")]
    for _ in range(2):
        table.do("france end-moves", "france request-turn", "austria consent")
        gains.append(morale(table, "austria"))
    assert gains == [5 + 1, 5 + 1 + 2, 5 + 1 + 2 + 3]
    table.do("france end-moves")
    assert not table.asks().startswith("request-turn")  # there is no fourth


@pytest.mark.parametrize(("before", "turns"), [(0, 3), (9, 3), (10, 2), (12, 2), (13, 1), (14, 1)])
def test_COA_7_6_8_how_many_turns_an_arbiter_can_allow(before: int, turns: int) -> None:
    table = europe("france", french(), power("austria", morale=before)).do("france arbiter austria")
    allowed = 1
    while table.do("france end-moves").asks() == "request-turn france":
        table.do("france request-turn", "austria consent")
        allowed += 1
    assert allowed == turns
    assert morale(table, "austria") <= 15


def test_COA_E5_an_arbiter_at_12() -> None:
    table = europe("france", french(), power("austria", morale=12)).do("france arbiter austria")
    assert morale(table, "austria") == 13
    table.do("france end-moves", "france request-turn", "austria consent")
    assert morale(table, "austria") == 15
    assert not table.do("france end-moves").asks().startswith("request-turn")


def test_COA_R11_the_morale_of_the_moment_counts() -> None:
    """An arbiter at 13 gives only one turn, unless battles have cost it morale."""
    austria = power("austria", "bavaria 2", hand="1 1", morale=13)
    table = europe("france", french("hesse 3"), austria)
    table.do("france arbiter austria", "france move france-1", "france march bavaria", "france garrison-no-more")
    table.do("austria play 1", "austria play 1")
    table.until("request-turn france")
    assert morale(table, "austria") == 12
    table.do("france request-turn")
    assert morale(table, "austria") == 12  # on the consent, not on the request
    assert morale(table.do("austria consent"), "austria") == 14


def test_COA_7_6_9_after_a_no_the_movement_ends() -> None:
    table = europe("france", french()).do("france arbiter austria", "france end-moves", "france request-turn")
    table.do("austria refuse")
    assert morale(table, "austria") == 6
    assert table.view()["movement"] is None
    assert table.view()["turn"] == 2


def test_COA_7_6_9_the_arbiter_stays_the_same() -> None:
    table = europe("france", french()).do("france arbiter austria", "france end-moves", "france request-turn")
    table.do("austria consent")
    assert table.view()["movement"]["arbiter"] == "austria"
    assert table.asks() == "choose-move france"


def test_COA_7_6_10_with_nobody_eligible_there_is_one_turn_and_nobody_gains() -> None:
    others = [power(name, status="french") for name in ("austria", "prussia", "russia", "ottoman")]
    table = europe("france", french(), power("britain", morale=15), *others)
    assert table.asks() == "choose-move france"
    assert table.view()["movement"]["arbiter"] is None
    table.do("france move france-1", "france march picardie", "france garrison-no-more")
    assert table.view()["turn"] == 2
    assert [power["morale"] for power in table.view()["powers"]] == [15, 5, 5, 5, 5, 5]


def test_COA_7_6_11_a_minor_power_as_arbiter() -> None:
    table = europe("france", french(), power("ottoman", controller="austria", morale=3), seats=5)
    table.do("france arbiter ottoman", "france end-moves", "france request-turn")
    assert [morale(table, name) for name in ("ottoman", "austria")] == [4, 5]
    assert table.state.awaited() == [table.seat_of("austria")]
    assert morale(table.do("austria consent"), "ottoman") == 6
    uncontrolled = europe("france", french(), seats=5)
    assert uncontrolled.reason("france arbiter ottoman") == "COA-7.6.11 arbiter-uncontrolled"
    own = europe("france", french(), power("ottoman", controller="france"), seats=5)
    assert own.reason("france arbiter ottoman") == "COA-7.6.3 arbiter-ally"


def test_COA_R81_a_general_whom_a_battle_has_displaced_moves_in_the_next_turn() -> None:
    austria = power("austria", "bavaria 3", "bavaria", fortresses="bavaria")
    table = europe("france", french("hesse 1"), austria)
    table.do("france arbiter prussia", "france move france-1", "france march bavaria")
    table.until("lose-to france").do("france to-capital", "france request-turn", "prussia consent")
    table.do("france move france-1", "france march lorraine")
    assert table.general("france-1") == "lorraine"


# 7.7 Disbanding.


def test_COA_7_7_1_COA_R23_any_number_of_own_garrisons_is_disbanded_before_the_first_turn() -> None:
    table = europe("france", french("paris", "hesse bavaria holland"), power("austria", "", "saxonia"))
    before = table.power("france")["supply"]
    table.do("france arbiter austria")
    assert ways(table, "france", "disband") == {"hesse", "bavaria", "holland"}
    assert table.reason("france disband saxonia") == "COA-7.7.1 no-own-garrison"
    table.do("france disband hesse", "france disband holland", "france disband-no-more")
    assert table.view()["garrisons"] == {"bavaria": "france", "saxonia": "austria"}
    assert table.power("france")["supply"] == before + 2
    table.do("france end-moves", "france request-turn", "austria consent")
    assert table.asks() == "choose-move france"  # not again before the second turn


def test_COA_7_7_2_a_vacated_home_returns_to_its_owner_and_a_fortress_stays() -> None:
    table = europe("france", power("france", "paris", "wien hesse", fortresses="wien")).do("france arbiter russia")
    table.do("france disband wien", "france disband hesse")
    assert (table.control("wien"), table.control("hesse")) == ("austria", "")
    assert table.view()["fortresses"] == ["wien"]


def test_COA_7_7_3_a_garrison_never_becomes_a_troop_by_will() -> None:
    table = europe("france", french("hesse 1", "hesse")).do("france arbiter russia", "france disband hesse")
    assert table.general("france-1") == "hesse 1"


# 7.8 Kinds of movement.


def test_COA_7_8_1_each_general_moves_once_in_a_movement_turn_in_any_order() -> None:
    table = moving("france", french("paris, lorraine"))
    table.do("france move france-2", "france march pfalz")
    assert table.reason("france move france-2") == "COA-7.8.1 general-moved"
    assert table.reason("france move france-3") == "COA-7.8.1 general-not-on-map"
    assert table.reason("france move austria-1") == "COA-7.8.1 not-own-general"
    table.do("france move france-1", "france march lorraine")
    assert (table.general("france-1"), table.general("france-2")) == ("lorraine", "pfalz")


def test_COA_7_8_1_kinds_are_chosen_for_each_general() -> None:
    british = power("britain", "london, cornwall, lisboa", "holland lisboa oporto")
    table = moving("britain", british)
    table.do("britain move britain-1", "britain sail holland", "britain move britain-2", "britain march london")
    assert table.view()["movement"]["moved"] == ["britain-1", "britain-2"]


def test_COA_7_8_2_a_march_goes_to_one_adjacent_territory() -> None:
    table = moving("france", french("lorraine 1"))
    table.do("france move france-1")
    assert ways(table, "france", "march") == {"paris", "pfalz", "picardie", "provence", "wurttemberg"}
    assert table.reason("france march bavaria") == "COA-7.8.2 not-adjacent"
    assert table.reason("france march alps") == "COA-4.2.6 impassable"


def test_COA_7_8_3_others_sail_only_with_british_consent() -> None:
    table = moving("russia", power("russia", "livonia 2", status="british"))
    table.do("russia move russia-1", "russia sail sverige", "russia garrison-no-more")
    assert table.asks() == "give-consent britain"
    assert table.view()["movement"]["way"] == ["sverige"]
    table.do("britain consent")
    assert table.general("russia-1") == "sverige 2"
    british = moving("britain", power("britain", "london 1"), power("russia", status="british"))
    british.do("britain move britain-1", "britain sail holland", "britain garrison-no-more")
    assert british.general("britain-1") == "holland 1"  # Britain asks nobody


def test_COA_7_8_3_a_refused_voyage_is_void() -> None:
    table = moving("russia", power("russia", "livonia 2", status="british"))
    table.do("russia move russia-1", "russia sail sverige", "russia garrison livonia", "russia garrison-no-more")
    table.do("britain refuse")
    assert (table.general("russia-1"), table.garrison("livonia")) == ("livonia 2", "")
    table.do("russia move russia-1")
    assert table.reason("russia sail sverige") == "COA-R12 move-refused"
    table.do("russia sail london")
    assert table.view()["movement"]["kind"] == "sail"


@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("cornwall", {"oporto", "lisboa", "napoli"}),  # one, two and three routes
        ("london", {"holland", "hannover", "sverige", "livonia"}),
        ("egypt", {"napoli", "istanbul", "lisboa", "oporto"}),
    ],
)
def test_COA_7_8_4_one_to_three_sea_routes_from_port_to_port(start: str, reached: set[str]) -> None:
    table = moving("britain", power("britain", f"{start} 1"))
    table.do("britain move britain-1")
    assert ways(table, "britain", "sail") == reached


def test_COA_7_8_4_why_a_voyage_is_impossible() -> None:
    table = moving("britain", power("britain", "cornwall, madrid"))
    table.do("britain move britain-1")
    assert table.reason("britain sail egypt") == "COA-7.8.4 too-far-by-sea"
    assert table.reason("britain sail holland") == "COA-7.8.4 no-sea-route"
    assert table.reason("britain sail paris") == "COA-7.8.4 no-sea-route"
    neutral = moving("britain", power("britain", "lisboa"), power("ottoman", status="neutral")).do(
        "britain move britain-1"
    )
    assert neutral.reason("britain sail istanbul") == "COA-7.9.6 closed-land"  # three routes are not too far
    inland = moving("britain", power("britain", "madrid")).do("britain move britain-1")
    assert inland.reason("britain sail lisboa") == "COA-7.8.4 not-in-port"


def test_COA_7_8_5_COA_E6_pieces_in_ports_that_are_passed_have_no_effect() -> None:
    table = moving("britain", power("britain", "cornwall 1"), power("france", "oporto 3", "oporto"))
    table.do("britain move britain-1", "britain sail lisboa", "britain garrison-no-more")
    assert table.general("britain-1") == "lisboa 1"
    assert table.battle() is None
    assert table.asks() == "request-turn britain"


def test_COA_7_8_6_a_voyage_is_the_whole_move_and_may_end_in_an_attack() -> None:
    table = moving("britain", power("britain", "cornwall 2"), power("france", "", "oporto"))
    table.do("britain move britain-1", "britain sail oporto")
    assert ways(table, "britain", "march") | ways(table, "britain", "hasten") == set()
    table.do("britain garrison-no-more")
    assert table.battle()["territory"] == "oporto"
    assert table.until("garrison-conquest britain").reason("britain garrison lisboa") == "COA-8.8.1 not-the-battlefield"


def test_COA_7_8_7_the_sea_is_the_only_way_to_and_from_great_britain() -> None:
    table = moving("britain", power("britain", "london"), power("russia", status="british")).do(
        "britain move britain-1"
    )
    assert ways(table, "britain", "march") == {"cornwall"}
    assert table.reason("britain march holland") == "COA-7.8.2 not-adjacent"
    invader = moving("france", french("picardie 3"), power("russia", "holland"))
    invader.do("france move france-1")
    assert not (ways(invader, "france", "march") | ways(invader, "france", "hasten")) & {"london", "cornwall"}


def test_COA_7_8_8_strategic_movement_through_three_friendly_territories() -> None:
    table = moving("france", french("provence 1", "pfalz"))
    table.do("france move france-1", "france hasten lorraine")
    assert table.asks() == "choose-onward france"
    assert table.reason("france hasten wurttemberg") == "COA-7.8.8 not-friendly"
    assert table.reason("france hasten hesse") == "COA-7.8.8 not-adjacent"
    table.do("france hasten pfalz")
    assert "halt" in table.options("france")
    table.do("france hasten picardie", "france garrison-no-more")
    assert table.general("france-1") == "picardie 1"  # three is the limit


def test_COA_7_8_8_it_may_halt_after_two_and_needs_the_consent_of_allies() -> None:
    table = moving("france", french("paris 1", "pfalz"), power("austria", "", "wurttemberg", status="french"))
    table.do("france move france-1", "france hasten lorraine", "france hasten wurttemberg")
    table.do("france halt", "france garrison-no-more")
    assert table.asks() == "give-consent austria"
    assert table.do("austria consent").general("france-1") == "wurttemberg 1"


def test_COA_R14_the_start_need_not_be_friendly_but_every_other_territory_must() -> None:
    table = moving("france", french("wurttemberg 1"), power("austria", "", "pfalz"))
    table.do("france move france-1")
    assert ways(table, "france", "hasten") == {"lorraine"}
    table.do("france hasten lorraine", "france hasten paris", "france halt", "france garrison-no-more")
    assert table.general("france-1") == "paris 1"


def test_COA_R14_a_general_who_must_be_fought_ends_a_strategic_movement() -> None:
    table = moving("france", french("normandie_bretagne 2"), power("austria", "paris 1"))
    table.do("france move france-1", "france hasten picardie", "france hasten paris")
    table.do("france garrison-no-more")  # no further step is offered
    assert table.battle()["territory"] == "paris"


def test_COA_7_8_9_troops_move_with_their_general() -> None:
    table = moving("france", french("paris 3"))
    table.do("france move france-1", "france hasten lorraine", "france hasten provence", "france halt")
    assert table.do("france garrison-no-more").general("france-1") == "provence 3"


# 7.9 General rules.


def test_COA_7_9_1_a_general_may_enter_what_another_has_just_left() -> None:
    table = moving("france", french("paris 1, picardie 2"))
    table.do("france move france-2", "france march holland", "france garrison-no-more")
    table.do("france move france-1", "france march picardie", "france garrison-no-more")
    assert (table.general("france-1"), table.general("france-2")) == ("picardie 1", "holland 2")


def test_COA_7_9_2_no_two_own_generals_share_a_territory_at_the_end() -> None:
    table = moving("france", french("paris, picardie"))
    table.do("france move france-1", "france march picardie")
    assert table.options("france") == ["undo-move", "move france-2"]
    assert table.reason("france end-moves") == "COA-7.9.2 generals-overlap"
    table.do("france move france-2", "france march paris")  # a swap
    assert (table.general("france-1"), table.general("france-2")) == ("picardie", "paris")
    moved = moving("france", french("paris, picardie")).do("france move france-1", "france march lorraine")
    moved.do("france move france-2")
    assert moved.reason("france march lorraine") == "COA-7.9.2 own-general-stays"


def test_COA_R15_while_generals_overlap_moves_are_taken_back() -> None:
    table = moving("france", french("paris 2, picardie 1"))
    assert table.reason("france undo-move") == "COA-R15 no-overlap"
    table.do("france move france-1", "france march picardie", "france garrison paris", "france garrison-no-more")
    assert (table.general("france-1"), table.garrison("paris")) == ("picardie 1", "france")
    table.do("france undo-move")
    assert (table.general("france-1"), table.garrison("paris")) == ("paris 2", "")
    table.do("france move france-1")
    assert table.reason("france march picardie") == "COA-R15 move-refused"  # not again in this turn
    assert "march lorraine" in table.options("france")


def test_COA_R15_several_moves_are_taken_back_one_by_one() -> None:
    """A neutral general who comes to another finds out that this one cannot leave."""
    prussia = power("prussia", "berlin, pommern, saxonia", status="neutral")
    table = moving("prussia", prussia, power("france", "", "borussia silesia"))
    table.do("prussia move prussia-1", "prussia march pommern")
    table.do("prussia move prussia-3", "prussia march berlin")  # now the second has no way left, and it is undone
    assert [table.general(f"prussia-{number}") for number in (1, 2, 3)] == ["pommern", "pommern", "saxonia"]
    assert table.options("prussia")[0] == "undo-move"
    table.do("prussia undo-move")
    assert [table.general(f"prussia-{number}") for number in (1, 2, 3)] == ["berlin", "pommern", "saxonia"]
    assert "end-moves" in table.options("prussia")


def test_COA_R15_the_armee_d_orient_comes_back_with_its_move() -> None:
    extra = "armee-dorient = true"
    ottomans = power("ottoman", status="french")
    table = moving("france", french("provence 1, egypt"), ottomans, scenario="1792", extra=extra)
    table.do("france move france-1", "france embark", "france garrison-no-more", "ottoman consent")
    assert (table.general("france-1"), table.view()["orient"]) == ("egypt 1", False)
    table.do("france undo-move")
    assert (table.general("france-1"), table.view()["orient"]) == ("provence 1", True)


def test_COA_R15_a_territory_is_attacked_by_one_general() -> None:
    table = moving("france", french("hesse 3, wurttemberg 3"), power("austria", "bavaria 2"))
    table.do("france move france-1", "france march bavaria", "france garrison-no-more", "france move france-2")
    assert table.reason("france march bavaria") == "COA-7.9.2 own-general-stays"


def test_COA_7_9_3_generals_of_allies_share_territories() -> None:
    table = moving("france", french("hesse 1"), power("austria", "bavaria 1", status="french"))
    table.do("france move france-1", "france march bavaria", "france garrison-no-more")
    assert (table.general("france-1"), table.general("austria-1")) == ("bavaria 1", "bavaria 1")
    assert table.battle() is None


def test_COA_7_9_4_empty_enemy_land_is_entered_without_battle_or_change_of_control() -> None:
    table = moving("france", french("lombardia 1, hesse 1"))
    table.do("france move france-1", "france march tyrol", "france garrison-no-more")
    table.do("france move france-2", "france march bavaria", "france garrison-no-more")
    assert table.battle() is None
    assert (table.control("tyrol"), table.control("bavaria")) == ("austria", "")


def test_COA_7_9_5_COA_R12_entering_an_ally_s_land_needs_his_consent() -> None:
    austria = power("austria", status="french")
    table = moving("france", french("lombardia 1, bavaria"), austria)
    table.do("france move france-1", "france march tyrol", "france garrison-no-more")
    assert (table.asks(), table.options("austria")) == ("give-consent austria", ["refuse", "consent"])
    assert table.general("france-1") == "lombardia 1"  # not yet
    table.do("austria refuse")
    assert table.asks() == "choose-move france"
    table.do("france move france-1")
    assert table.reason("france march tyrol") == "COA-R12 move-refused"
    table.do("france march venezia", "france garrison-no-more", "austria consent")
    assert table.general("france-1") == "venezia 1"
    table.do("france move france-2", "france march tyrol", "austria consent")  # another general may ask again
    assert table.general("france-2") == "tyrol"


def test_COA_R12_a_refused_move_may_be_asked_again_in_the_next_turn() -> None:
    table = moving("france", french("lombardia 1"), power("austria", status="french"))
    table.do("france move france-1", "france march tyrol", "france garrison-no-more", "austria refuse")
    table.do("france end-moves", "france request-turn", "ottoman consent")
    assert "march tyrol" in table.do("france move france-1").options("france")


def test_COA_R12_one_question_for_each_ally_of_a_move_in_power_order_and_none_for_leaving() -> None:
    allies = [power("austria", "", "bavaria", status="french"), power("russia", "", "saxonia", status="french")]
    table = moving("france", french("wien 1"), *allies, power("prussia", status="french"))
    table.do("france move france-1", "france hasten bavaria", "france hasten saxonia", "france hasten berlin")
    asked = []
    while table.asks().startswith("give-consent"):
        asked.append(table.asks().split()[1])
        table.do(f"{asked[-1]} consent")
    assert asked == ["austria", "prussia", "russia"]
    assert table.general("france-1") == "berlin 1"
    leaving = moving("france", french("tyrol 1"), power("austria", status="french"))
    leaving.do("france move france-1", "france march lombardia", "france garrison-no-more")
    assert leaving.general("france-1") == "lombardia 1"


def test_COA_R12_a_player_s_own_powers_need_not_be_asked() -> None:
    table = moving("austria", power("austria", "hungari 1"), power("ottoman", controller="austria"), seats=5)
    table.do("austria move austria-1", "austria march serbia", "austria garrison-no-more")
    assert table.general("austria-1") == "serbia 1"


def test_COA_R13_the_consent_covers_this_voyage_and_ports_passed_get_no_garrison() -> None:
    austria = power("austria", "napoli 3", status="british")
    table = moving("austria", austria, power("prussia", "", "lisboa", status="neutral"))
    table.do("austria move austria-1", "austria sail oporto")  # past a neutral port
    assert ways(table, "austria", "garrison") == {"napoli", "oporto"}
    assert table.reason("austria garrison lisboa") == "COA-7.10.1 not-on-the-way"
    table.do("austria garrison-no-more")
    assert table.view()["movement"]["way"] == ["oporto"]
    assert table.do("britain consent").general("austria-1") == "oporto 3"


def test_COA_R13_the_destination_follows_the_rules_of_entry() -> None:
    table = moving(
        "russia", power("russia", "livonia", status="british"), power("france", "", "sverige", status="french")
    )
    table.do("russia move russia-1")
    assert "sail sverige" in table.options("russia")
    neutral = moving("britain", power("britain", "napoli"), power("ottoman", status="neutral"))
    neutral.do("britain move britain-1")
    assert neutral.reason("britain sail egypt") == "COA-7.9.6 closed-land"
    ally = moving("britain", power("britain", "napoli 1"), power("ottoman", status="british"))
    ally.do("britain move britain-1", "britain sail egypt", "britain garrison-no-more")
    assert ally.asks() == "give-consent ottoman"


def test_COA_R13_a_minor_power_of_britain_sails_freely() -> None:
    table = moving("ottoman", power("ottoman", "egypt 1", controller="britain"), seats=5)
    table.do("britain move ottoman-1", "britain sail napoli", "britain garrison-no-more")
    assert table.general("ottoman-1") == "napoli 1"


def test_COA_7_9_6_nobody_enters_the_home_of_a_neutral_power_of_another_player() -> None:
    table = moving("france", french("lombardia, bavaria"), power("austria", status="neutral"))
    table.do("france move france-1")
    assert not ways(table, "france", "march") & {"tyrol", "venezia"}
    assert table.reason("france march tyrol") == "COA-7.9.6 closed-land"


def test_COA_7_9_7_a_neutral_general_enters_only_what_his_power_controls() -> None:
    table = moving(
        "austria", power("austria", "tyrol 1", "bavaria", status="neutral"), power("france", "", "lombardia")
    )
    table.do("austria move austria-1")
    assert ways(table, "austria", "march") == {"bavaria", "venezia", "wien"}
    assert table.reason("austria march lombardia") == "COA-7.9.7 neutral-mover"


# 7.10 Garrisons.


def test_COA_7_10_1_a_garrison_on_entering_or_leaving() -> None:
    table = moving("france", french("hesse 2"))
    table.do("france move france-1", "france march wurttemberg")
    assert ways(table, "france", "garrison") == {"hesse", "wurttemberg"}
    table.do("france garrison hesse", "france garrison wurttemberg")
    assert table.view()["garrisons"] == {"hesse": "france", "wurttemberg": "france"}
    assert table.general("france-1") == "wurttemberg"


def test_COA_7_10_1_and_after_a_battle_won_as_attacker() -> None:
    table = europe("france", french("hesse 3"), power("austria", "", "bavaria")).arrive("france-1 bavaria")
    table.without_cards().do("france garrison bavaria")
    assert (table.garrison("bavaria"), table.general("france-1")) == ("france", "bavaria 1")


def test_COA_7_10_1_a_return_to_the_capital_is_no_entering() -> None:
    austria = power("austria", "bavaria 3", "bavaria", fortresses="bavaria")
    table = europe("france", french("hesse 2"), austria).arrive("france-1 bavaria").without_cards()
    table.do("france to-capital")
    assert table.asks() == "request-turn france"
    assert table.garrison("paris") == ""


def test_COA_R24_only_a_general_who_moves_leaves_a_garrison() -> None:
    table = moving("france", french("paris 3, lorraine 3"))
    table.do("france move france-1", "france march picardie")
    assert table.reason("france garrison lorraine") == "COA-7.10.1 not-on-the-way"
    still = moving("france", french("paris 3"))
    assert not [option for option in still.options("france") if option.startswith("garrison")]


def test_COA_7_10_2_what_a_garrison_needs() -> None:
    poor = moving("france", french("hesse")).do("france move france-1", "france march bavaria")
    assert (poor.general("france-1"), poor.asks()) == (
        "bavaria",
        "request-turn france",
    )  # without troops nothing is asked
    table = moving("france", french("bavaria 2", "wurttemberg"), power("austria", status="french"))
    table.do("france move france-1", "france march tyrol")
    assert table.reason("france garrison tyrol") == "COA-6.3.5 home-of-ally"
    assert ways(table, "france", "garrison") == {"bavaria"}
    held = moving("france", french("hesse 1", "bavaria")).do("france move france-1", "france march bavaria")
    assert held.reason("france garrison bavaria") == "COA-4.6.5 garrison-there"
    shared = moving("france", french("hesse 1"), power("austria", "bavaria", status="french"))
    shared.do("france move france-1", "france march bavaria")
    assert "garrison bavaria" in shared.options("france")  # an ally's general does not matter


def test_COA_7_10_3_it_takes_control_at_once() -> None:
    table = moving("france", french("lombardia 1")).do("france move france-1", "france march tyrol")
    table.do("france garrison tyrol")
    assert table.control("tyrol") == "france"


def test_COA_7_10_4_no_garrison_before_a_battle_is_won() -> None:
    table = moving("france", french("hesse 2"), power("austria", "bavaria"))
    table.do("france move france-1", "france march bavaria")
    assert ways(table, "france", "garrison") == {"hesse"}
    assert table.reason("france garrison bavaria") == "COA-7.10.4 battle-first"


def test_COA_7_10_5_an_own_home_may_be_garrisoned() -> None:
    table = moving("france", french("paris 1")).do("france move france-1", "france march lorraine")
    table.do("france garrison lorraine")
    assert (table.garrison("lorraine"), table.control("lorraine")) == ("france", "france")


def test_COA_7_10_6_one_troop_for_each_territory_of_the_move_while_they_last() -> None:
    table = moving("france", french("wurttemberg 2"))
    table.do("france move france-1", "france hasten lorraine", "france hasten paris", "france hasten picardie")
    assert ways(table, "france", "garrison") == {"wurttemberg", "lorraine", "paris", "picardie"}
    table.do("france garrison lorraine", "france garrison wurttemberg")
    assert table.view()["garrisons"] == {"lorraine": "france", "wurttemberg": "france"}
    assert table.general("france-1") == "picardie"


def test_COA_7_10_7_a_garrison_stays_when_the_general_goes() -> None:
    table = moving("france", french("wurttemberg 1", "wurttemberg"))
    table.do("france move france-1", "france march hesse", "france garrison-no-more")
    assert (table.garrison("wurttemberg"), table.general("france-1")) == ("france", "hesse 1")


# The worked examples of the chapter as they follow one another.


def e7() -> Europe:
    return europe(
        "britain",
        power("britain", "cornwall 1, london 2, egypt 1", "egypt"),
        power("france", "paris 1, lombardia 1", "lisboa madrid catalonia"),
        power("austria", status="british"),
        power("prussia", status="british"),
        power("russia", status="french"),
        power("ottoman", status="expansionist", morale=5),
    )


def play_e7(table: Europe) -> Europe:
    """The British movement."""
    assert table.options("britain") == ["arbiter france", "arbiter russia", "arbiter ottoman"]
    for ally in ("austria", "prussia"):
        assert table.reason(f"britain arbiter {ally}") == "COA-7.6.3 arbiter-ally"
    table.do("britain arbiter ottoman", "britain disband-no-more")
    assert morale(table, "ottoman") == 6
    table.do("britain move britain-1", "britain sail oporto", "britain garrison-no-more")
    table.do("britain move britain-2", "britain march cornwall", "britain garrison-no-more", "britain end-moves")
    assert (table.general("britain-1"), table.general("britain-2")) == ("oporto 1", "cornwall 2")
    table.do("britain request-turn", "ottoman consent")
    assert morale(table, "ottoman") == 8
    table.do("britain move britain-2", "britain sail lisboa", "britain garrison-no-more", "britain end-moves")
    assert table.battle()["territory"] == "lisboa"
    table.without_cards().do("britain garrison lisboa", "britain end-movement")
    return table


def test_COA_E7_the_british_movement() -> None:
    table = play_e7(e7())
    assert morale(table, "ottoman") == 5 + 3
    assert table.garrison("lisboa") == "britain"
    assert table.general("britain-2") == "lisboa"


def test_COA_E8_the_french_movement_and_a_refusal() -> None:
    table = play_e7(e7()).declare().without_expulsions().until("choose-arbiter france")
    table.do("france arbiter ottoman", "france disband-no-more")
    assert morale(table, "ottoman") == 5 + 4
    table.do("france move france-1", "france hasten languedoc", "france hasten catalonia", "france hasten madrid")
    table.do("france garrison-no-more")
    table.do("france move france-2", "france hasten provence", "france hasten languedoc", "france hasten catalonia")
    table.do("france garrison-no-more")
    assert (table.general("france-1"), table.general("france-2")) == ("madrid 1", "catalonia 1")
    table.do("france request-turn", "ottoman refuse")
    assert table.view()["movement"] is None  # Lisbon is not attacked
    assert morale(table, "ottoman") == 5 + 4
    assert table.garrison("lisboa") == "britain"
    # What Britain had offered: in its next movement it disbands the garrison of Egypt.
    table.until("choose-arbiter britain").do("britain arbiter france", "britain disband egypt")
    assert table.control("egypt") == "ottoman"
