"""REA-8.5, REA-8.6 and REA-8.8 to REA-8.10: arbiter, disbanding, moves and garrisons, with the rulings on them."""

import pytest

from realpolitik.europe19 import Concert, acting, after_reveal, board, morale, power

ROUTES = [(*route["between"], route["owner"]) for route in board()["sea_route"]]


def moving(*powers: str, mover: str = "austria", trains: str = "", seats: int = 4, prestige: str = "") -> Concert:
    """The movement action is about to begin."""
    return acting(mover, "movement", *powers, trains=trains, seats=seats, prestige=prestige)


def marching(*powers: str, mover: str = "austria", seats: int = 4) -> Concert:
    """The first movement turn: an arbiter is chosen and nothing else is done."""
    table = moving(*powers, mover=mover, seats=seats)
    table.begin_marching()
    return table


def move(table: Concert, general: str, *way: str, garrisons: str = "") -> Concert:
    """The mover's general goes: `move(table, "austria-1", "march bohemia", garrisons="wien")`."""
    mover = table.mover()
    table.do(f"{mover} move {general}", *[f"{mover} {step}" for step in way])
    table.do(*[f"{mover} garrison {place}" for place in garrisons.split()])
    if table.asks() == f"choose-garrisons {mover}":
        table.do(f"{mover} garrison-no-more")
    return table


def finish(table: Concert) -> Concert:
    """The moves of the turn are over; if nobody is left who could move, they are anyway."""
    return table.do(f"{table.mover()} end-moves") if table.asks().startswith("choose-move") else table


def attack(table: Concert, general: str, *way: str) -> Concert:
    """The only move of the turn."""
    return finish(move(table, general, *way))


def targets(table: Concert, general: str, verb: str) -> set[str]:
    """Where a general may go in some way."""
    mover = table.mover()
    table.do(f"{mover} move {general}")
    if table.asks() != f"choose-way {mover}":
        return set(table.view()["movement"]["way"])  # the only one, taken without a question
    return {option.split()[1] for option in table.options(mover) if option.startswith(f"{verb} ")}


# 8.5 Procedure and arbiter.


def test_REA_8_5_1_the_steps_of_a_movement() -> None:
    table = moving(
        power("austria", "wien 3, tyrol 1", "bavaria", hand="5"), power("prussia", "bohemia"), trains="tyrol wien"
    )
    steps = []
    answers = {
        "choose-arbiter": "austria arbiter italy",
        "disband": "austria disband-no-more",
        "choose-rail": "austria rail-no-more",
        "request-turn": "austria request-turn",
        "allow-turn": "italy consent",
    }
    while table.view()["round"] == 3:
        step = table.asks().split()[0]
        steps.append(step)
        if step == "choose-move" and table.general("austria-1") == "wien 3":
            move(table, "austria-1", "march bohemia")
        elif step == "choose-move":
            table.do("austria end-moves")
        else:
            table.do(answers.get(step, f"{table.state.awaited()[0]} {table.legal(table.state.awaited()[0])[0]}"))
    assert [step for step in steps if step in (*answers, "choose-move", "play-card")] == [
        "choose-arbiter",
        "disband",
        "choose-rail",
        "choose-move",
        "choose-move",
        "play-card",  # the battle of Bohemia comes before the second movement turn
        "request-turn",
        "allow-turn",
        "choose-move",
        "request-turn",
        "allow-turn",
        "choose-move",
    ]


def test_REA_8_5_2_an_arbiter_must_be_chosen_even_if_nothing_moves() -> None:
    table = moving(power("austria"))  # without a general
    assert table.asks() == "choose-arbiter austria"
    assert table.options("austria") == ["arbiter france", "arbiter italy", "arbiter prussia"]
    assert table.reason("austria end-moves") == "REA-8.5.2 another-decision"
    assert table.reason("austria arbiter austria") == "REA-8.5.2 arbiter-self"
    table.do("austria arbiter italy")
    assert morale(table, "italy") == 6
    assert "arbiter-chosen power=power:austria other=power:italy" in table.events()


def test_REA_8_5_3_neither_the_ally_nor_a_power_with_fifteen_morale() -> None:
    allied = moving(power("austria", "wien", ally="prussia"), power("prussia", ally="austria"))
    assert allied.options("austria") == ["arbiter france", "arbiter italy"]
    assert allied.reason("austria arbiter prussia") == "REA-8.5.3 arbiter-ally"
    full = moving(power("austria", "wien"), power("france", morale=15))
    assert full.options("austria") == ["arbiter italy", "arbiter prussia"]
    assert full.reason("austria arbiter france") == "REA-8.5.3 arbiter-full"


def test_REA_8_5_3_fourteen_is_not_too_much() -> None:
    table = moving(power("austria", "wien"), power("france", morale=14))
    table.do("austria arbiter france")
    assert morale(table, "france") == 15


def test_REA_8_5_4_REA_E11_after_a_refusal_no_other_power_can_be_asked() -> None:
    table = marching(power("austria", "wien 2"))
    table.do("austria end-moves", "austria request-turn")
    assert table.asks() == "allow-turn prussia"
    table.do("prussia refuse")
    assert table.view()["round"] == 4  # the movement is over
    assert table.reason("austria arbiter france").endswith("another-decision")


def test_REA_8_5_5_the_chosen_power_is_not_asked() -> None:
    table = moving(power("austria", "wien"))
    table.do("austria arbiter france")
    assert table.asks() == "choose-move austria"


def test_REA_8_5_6_one_morale_at_once_also_if_nothing_is_moved() -> None:
    table = moving(power("austria", "wien"), power("france", morale=3))
    table.do("austria arbiter france")
    assert morale(table, "france") == 4
    table.do("austria end-moves", "austria end-movement")
    assert morale(table, "france") == 4


def test_REA_8_5_7_nobody_is_asked_about_the_first_turn_garrisons_or_trains() -> None:
    table = moving(power("austria", "wien 2, tyrol 2", "bohemia bavaria"), trains="tyrol wien, wien hungari")
    table.do("austria arbiter france", "austria disband bohemia", "austria disband-no-more")
    table.do("austria rail austria-1", "austria ride hungari", "austria garrison-no-more", "austria rail-no-more")
    move(table, "austria-2", "march venezia")
    assert {event.split()[0] for event in table.events()}.isdisjoint({"turn-requested", "consented"})
    assert morale(table, "france") == 6


def test_REA_8_5_8_the_arbiter_says_yes_or_no_to_the_second_and_the_third_turn() -> None:
    table = marching(power("austria", "wien 2"))
    table.do("austria end-moves")
    assert table.options("austria") == ["end-movement", "request-turn"]
    table.do("austria request-turn")
    assert table.options("prussia") == ["refuse", "consent"]
    table.do("prussia consent", "austria end-moves", "austria request-turn", "prussia refuse")
    assert table.view()["round"] == 4
    assert "turn-allowed power=power:prussia other=power:austria count=2" in table.events()
    assert "turn-refused power=power:prussia other=power:austria" in table.events()


def test_REA_8_5_9_REA_R25_two_and_three_morale_at_the_moment_of_consent() -> None:
    table = marching(power("austria", "wien 2"))
    assert morale(table, "prussia") == 6
    table.do("austria end-moves", "austria request-turn", "prussia consent")
    assert (table.asks(), morale(table, "prussia")) == ("choose-move austria", 8)
    table.do("austria end-moves", "austria request-turn", "prussia consent")
    assert morale(table, "prussia") == 11


def test_REA_8_5_9_REA_E3_six_morale_for_three_turns() -> None:
    table = moving(power("austria", "wien 2"), power("france", morale=4))
    table.do("austria arbiter france", "austria end-moves", "austria request-turn", "france consent")
    table.do("austria end-moves", "austria request-turn", "france consent", "austria end-moves")
    assert morale(table, "france") == 4 + 1 + 2 + 3
    assert table.view()["round"] == 4  # there is no fourth


def test_REA_8_5_10_REA_E2_twelve_morale_allow_two_turns() -> None:
    table = moving(power("austria", "wien 2"), power("france", morale=12))
    table.do("austria arbiter france")
    assert morale(table, "france") == 13
    table.do("austria end-moves", "austria request-turn", "france consent")
    assert morale(table, "france") == 15
    table.do("austria end-moves")
    assert table.view()["round"] == 4  # nothing to ask for


def test_REA_8_5_10_fourteen_after_the_choice_allow_one() -> None:
    table = moving(power("austria", "wien 2"), power("france", morale=13))
    table.do("austria arbiter france", "austria end-moves")
    assert (table.view()["round"], morale(table, "france")) == (4, 14)


def test_REA_8_5_10_REA_R25_morale_that_the_arbiter_spends_in_a_battle_makes_room() -> None:
    table = moving(
        power("austria", "wien 3", hand="5 5 4"),
        power("prussia", "bohemia 3", hand="1 1 2", morale=14),
    )
    table.do("austria arbiter prussia")
    assert morale(table, "prussia") == 15
    attack(table, "austria-1", "march bohemia")
    table.do("austria play 5", "prussia play 1", "austria play 5", "prussia play 1", "austria pass", "prussia pass")
    table.do("prussia off-map", "austria garrison-no-more")
    assert (table.asks(), morale(table, "prussia")) == ("request-turn austria", 13)
    table.do("austria request-turn", "prussia consent")
    assert morale(table, "prussia") == 15


def test_REA_8_5_11_without_a_request_the_movement_ends() -> None:
    table = marching(power("austria", "wien 2"))
    table.do("austria end-moves", "austria end-movement")
    assert (table.view()["round"], table.view()["movement"]) == (4, None)


def test_REA_8_5_12_REA_R27_without_an_arbiter_one_turn_with_all_that_comes_before_it() -> None:
    full = [power(name, morale=15) for name in ("france", "italy")]
    table = moving(
        power("austria", "wien 2, tyrol 2", "bohemia", ally="prussia"),
        power("prussia", ally="austria"),
        *full,
        trains="tyrol wien, wien hungari",
    )
    assert table.asks() == "disband austria"
    table.do("austria disband bohemia")
    table.do("austria rail austria-1", "austria ride hungari", "austria garrison-no-more", "austria rail-no-more")
    attack(table, "austria-2", "march venezia")
    assert table.view()["round"] == 4
    assert [morale(table, name) for name in ("france", "italy", "prussia")] == [15, 15, 5]


def test_REA_8_5_13_the_railway_gives_the_arbiter_nothing() -> None:
    table = moving(power("austria", "wien 2"), trains="tyrol wien, wien hungari")
    table.do("austria arbiter france", "austria rail austria-1", "austria ride hungari", "austria garrison-no-more")
    assert morale(table, "france") == 6


def test_REA_8_5_14_REA_R26_a_turn_without_a_move_counts() -> None:
    table = marching(power("austria", "wien 2"))
    table.do("austria end-moves", "austria request-turn", "prussia consent")
    assert table.view()["movement"]["turn"] == 2
    attack(table, "austria-1", "march bohemia").do("austria request-turn", "prussia consent")
    table.do("austria end-moves")
    assert table.view()["round"] == 4


def test_REA_8_5_15_one_arbiter_for_several_movers_and_a_mover_as_arbiter() -> None:
    cards = dict.fromkeys(("austria", "france", "italy"), "movement")
    table = after_reveal(cards, power("austria", "wien"), power("france", "paris"), power("italy", "liguria"))
    table.do("austria arbiter france", "austria end-moves", "austria end-movement")
    table.do("france arbiter austria", "france end-moves", "france end-movement")
    table.do("italy arbiter austria", "italy end-moves", "italy end-movement")
    assert [morale(table, name) for name in ("austria", "france", "italy")] == [7, 6, 5]


def test_REA_R56_after_each_mover_the_highest_who_is_left_moves() -> None:
    cards = dict.fromkeys(("austria", "france", "italy", "prussia"), "movement")
    table = after_reveal(
        cards, power("austria", "wien 3"), power("italy", garrisons="venezia"), prestige="france austria prussia italy"
    )
    order = [table.asks()]
    table.do("france arbiter prussia")
    table.until("choose-arbiter austria")
    order.append(table.asks())
    table.do("austria arbiter france").until("choose-arbiter prussia")
    order += [table.asks()]
    assert order == [f"choose-arbiter {name}" for name in ("france", "austria", "prussia")]


def test_REA_R56_prestige_won_in_a_battle_changes_who_moves_next() -> None:
    cards = dict.fromkeys(("austria", "italy", "prussia"), "movement")
    table = after_reveal(
        cards,
        power("austria", "tyrol 3", hand=""),
        power("italy"),
        power("prussia", "bavaria 3", "bavaria"),
        prestige="austria italy prussia france",
    )
    table.do("austria arbiter france")
    attack(table, "austria-1", "march bavaria")
    table.do("austria off-map")
    assert table.prestige() == ["austria", "prussia", "italy", "france"]
    table.do("austria end-movement")
    assert table.asks() == "choose-arbiter prussia"


# 8.6 Disbanding.


def test_REA_8_6_1_REA_R28_any_number_of_own_garrisons_anywhere() -> None:
    table = moving(power("austria", "", "bohemia wien berlin"), power("france", garrisons="savoy"))
    table.do("austria arbiter italy")
    assert set(table.options("austria")) == {"disband-no-more", "disband wien", "disband bohemia", "disband berlin"}
    assert table.reason("austria disband savoy") == "REA-8.6.1 no-own-garrison"
    table.do("austria disband bohemia", "austria disband berlin", "austria disband wien")
    assert table.view()["garrisons"] == {"savoy": "france"}


def test_REA_8_6_2_the_tokens_go_off_the_board_for_nothing() -> None:
    table = moving(power("austria", "bohemia 1", "bohemia savoy", money=2))
    before = table.power("austria")["supply"]
    table.do("austria arbiter italy", "austria disband bohemia")
    assert table.power("austria")["supply"] == before + 1
    assert (table.power("austria")["money"], table.general("austria-1")) == (2, "bohemia 1")


def test_REA_8_6_3_control_goes_to_the_owner_of_a_home_or_to_nobody() -> None:
    table = moving(power("austria", "", "bohemia berlin wien", fortresses="bohemia"))
    table.do("austria arbiter italy", "austria disband bohemia", "austria disband berlin", "austria disband wien")
    assert [table.control(name) for name in ("bohemia", "berlin", "wien")] == ["", "prussia", "austria"]
    assert table.view()["fortresses"] == ["bohemia"]


# 8.8 Types of move.


def test_REA_8_8_1_one_move_of_one_kind_for_every_general_in_a_turn() -> None:
    table = marching(power("italy", "sardinia 1, toscania 2, lazio 1"), mover="italy")
    move(table, "italy-1", "sail liguria")
    move(table, "italy-2", "march lombardia")
    move(table, "italy-3", "march napoli")
    assert [table.general(f"italy-{number}") for number in (1, 2, 3)] == ["liguria 1", "lombardia 2", "napoli 1"]
    assert table.asks() == "request-turn italy"  # everybody has moved
    table = marching(power("italy", "sardinia 1, toscania 2"), mover="italy")
    move(table, "italy-1", "sail liguria")
    assert table.reason("italy move italy-1") == "REA-8.8.1 general-moved"
    assert table.reason("italy move italy-4") == "REA-8.8.1 general-not-on-map"
    assert table.reason("italy move france-1") == "REA-8.8.1 not-own-general"


def test_REA_8_8_1_limits_are_for_a_turn() -> None:
    table = marching(power("austria", "wien 2"))
    attack(table, "austria-1", "march bohemia").do("austria request-turn", "prussia consent")
    move(table, "austria-1", "march saxonia")
    assert table.general("austria-1") == "saxonia 2"


def test_REA_8_8_2_a_march_to_an_adjacent_territory_whoever_controls_it() -> None:
    table = marching(
        power("austria", "bavaria 1"),
        power("prussia", "saxonia 1", "magdeburg"),
        power("france", garrisons="baden"),
    )
    around = "baden bohemia hesse magdeburg saxonia tyrol wien wurttemberg"
    assert targets(table, "austria-1", "march") == set(around.split())
    assert table.reason("austria march berlin") == "REA-8.8.2 not-adjacent"
    assert table.reason("austria march alps") == "REA-5.1.7 impassable"


def test_REA_8_8_2_to_land_of_the_ally_with_his_consent() -> None:
    start = power("austria", "wien 2", ally="prussia"), power("prussia", garrisons="bohemia", ally="austria")
    table = marching(*start)
    move(table, "austria-1", "march bohemia")
    assert (table.asks(), table.general("austria-1")) == ("give-consent prussia", "wien 2")
    table.do("prussia consent")
    assert table.general("austria-1") == "bohemia 2"
    table = marching(*start)
    move(table, "austria-1", "march bohemia", garrisons="wien").do("prussia refuse")
    assert (table.general("austria-1"), table.garrison("wien")) == ("wien 2", "")  # nothing was done
    table.do("austria move austria-1")
    assert table.reason("austria march bohemia") == "REA-R16 move-refused"
    table.do("austria march moravia", "austria garrison-no-more")
    assert table.general("austria-1") == "moravia 2"


def test_REA_8_8_3_REA_R34_along_one_sea_route() -> None:
    for one, other, owner in ROUTES:
        for start, end in ((one, other), (other, one)):
            table = marching(power(owner, f"{start} 1"), mover=owner)
            ends = {pair[1 - side] for pair in ROUTES for side in (0, 1) if pair[side] == start and pair[2] == owner}
            assert targets(table, f"{owner}-1", "sail") == ends
            assert end in ends


def test_REA_R34_not_along_two() -> None:
    table = marching(power("italy", "liguria 1"), mover="italy")
    assert targets(table, "italy-1", "sail") == {"sardinia"}
    assert table.reason("italy sail lazio") == "REA-R34 too-far-by-sea"
    assert table.reason("italy sail paris") == "REA-8.8.3 no-sea-route"
    table = marching(power("italy", "toscania 1"), mover="italy")
    table.do("italy move italy-1")
    assert table.reason("italy sail sardinia") == "REA-8.8.3 not-in-port"


def test_REA_8_8_4_REA_R35_an_ally_of_the_owner_with_his_permission() -> None:
    start = power("austria", "dalmatia 2", ally="italy"), power("italy", garrisons="lombardia", ally="austria")
    table = marching(*start)
    assert targets(table, "austria-1", "sail") == {"napoli", "romagna"}
    table.do("austria sail romagna", "austria garrison-no-more")
    assert table.asks() == "give-consent italy"  # though Romagna is nobody's
    table.do("italy consent")
    assert table.general("austria-1") == "romagna 2"
    table = marching(*start)
    move(table, "austria-1", "sail napoli").do("italy refuse")
    assert table.general("austria-1") == "dalmatia 2"


def test_REA_R35_the_permission_is_asked_for_every_move() -> None:
    table = marching(power("austria", "dalmatia 2, venezia 1", ally="italy"), power("italy", ally="austria"))
    move(table, "austria-1", "sail romagna").do("italy consent")
    table.do("austria end-moves", "austria request-turn", "prussia consent")
    move(table, "austria-1", "sail dalmatia")
    assert table.asks() == "give-consent italy"
    table.do("italy refuse", "austria move austria-1")
    assert table.reason("austria sail dalmatia") == "REA-R16 move-refused"


def test_REA_R35_italy_permits_its_controller_and_he_decides_for_himself() -> None:
    table = marching(power("austria", "dalmatia 2"), power("italy", controller="austria"), seats=3)
    move(table, "austria-1", "sail napoli")
    assert table.general("austria-1") == "napoli 2"
    french = marching(
        power("france", "provence 1"), power("italy", "sardinia 1", controller="france"), mover="italy", seats=3
    )
    move(french, "italy-1", "sail provence")
    assert french.general("italy-1") == "provence 1"


def test_REA_8_8_5_an_enemy_never_uses_them_even_between_territories_that_he_controls() -> None:
    table = marching(power("austria", "dalmatia 2", "dalmatia napoli romagna"))
    assert targets(table, "austria-1", "sail") == set()
    assert table.reason("austria sail napoli") == "REA-8.8.5 foreign-sea-route"
    table = marching(power("italy", "lazio 1", "provence"), mover="italy")
    assert targets(table, "italy-1", "sail") == {"sardinia"}
    assert table.reason("italy sail provence") == "REA-8.8.5 foreign-sea-route"


def test_REA_8_8_6_control_of_the_ends_is_not_required_and_one_may_attack() -> None:
    table = marching(
        power("italy", "napoli 2", hand="5"), power("austria", "dalmatia 1", "napoli dalmatia"), mover="italy"
    )
    attack(table, "italy-1", "sail dalmatia")
    assert (table.battle()["territory"], table.battle()["defenders"]) == ("dalmatia", ["austria"])


def test_REA_8_8_7_sardinia_by_sea_alone() -> None:
    table = marching(power("italy", "sardinia 2"), mover="italy")
    table.do("italy move italy-1")
    assert set(table.options("italy")) == {"sail liguria", "sail lazio"}
    assert not [entry for entry in board()["border"] if "sardinia" in entry["between"]]
    stuck = marching(power("austria", "sardinia 2, wien 1"))
    assert stuck.reason("austria move austria-1") == "REA-8.8.1 general-cannot-move"


def test_REA_8_8_8_REA_R30_up_to_three_territories_on_land_of_ones_own_or_of_the_ally() -> None:
    table = marching(power("austria", "tyrol 3", "bohemia"))
    move(table, "austria-1", "hasten wien", "hasten moravia", "hasten bohemia")
    assert table.general("austria-1") == "bohemia 3"
    table = marching(power("austria", "tyrol 3"))
    move(table, "austria-1", "hasten wien", "hasten hungari", "halt")
    assert table.general("austria-1") == "hungari 3"
    table = marching(power("austria", "bavaria 3"))  # the start is nobody's
    assert targets(table, "austria-1", "hasten") == {"tyrol", "wien"}
    assert table.reason("austria hasten saxonia") == "REA-8.8.8 not-friendly"
    assert table.reason("austria hasten karinthia") == "REA-8.8.8 not-adjacent"


def test_REA_8_8_8_REA_R30_three_entered_territories_and_no_more() -> None:
    table = marching(power("france", "champagne 1", "nice"), mover="france")
    table.do("france move france-1", "france hasten bourgogne", "france hasten provence")
    assert "hasten nice" in table.options("france")
    table.do("france hasten nice", "france garrison-no-more")
    assert table.general("france-1") == "nice 1"
    assert "moved-strategic" in " ".join(table.events())


def test_REA_8_8_8_over_land_of_the_ally_with_his_consent_to_the_whole_way() -> None:
    start = power("austria", "wien 2", ally="prussia"), power("prussia", garrisons="bohemia", ally="austria")
    table = marching(*start)
    move(table, "austria-1", "hasten bohemia", "hasten schlesien", "hasten pommern")
    assert table.asks() == "give-consent prussia"
    table.do("prussia refuse")
    move(table, "austria-1", "hasten bohemia", "hasten schlesien", "halt")
    table.do("prussia consent")
    assert table.general("austria-1") == "schlesien 2"


def test_REA_R30_a_garrison_placed_in_the_same_turn_counts() -> None:
    table = marching(power("austria", "wien 2, tyrol 1"))
    move(table, "austria-1", "march bohemia", garrisons="bohemia")
    table.do("austria end-moves", "austria request-turn", "prussia consent")
    move(table, "austria-1", "march saxonia", garrisons="saxonia")
    move(table, "austria-2", "hasten wien", "hasten bohemia", "halt")
    assert table.general("austria-2") == "bohemia 1"


def test_REA_R30_not_over_the_sea() -> None:
    table = marching(power("italy", "liguria 2"), mover="italy")
    assert targets(table, "italy-1", "hasten") == {"toscania"}
    assert table.reason("italy hasten sardinia") == "REA-8.8.8 not-adjacent"


def test_REA_8_8_9_REA_R31_an_enemy_general_on_own_land_stops_and_is_attacked() -> None:
    table = marching(power("austria", "tyrol 3", hand="5"), power("italy", "moravia 1"))
    table.do("austria move austria-1", "austria hasten wien", "austria hasten moravia")
    assert table.asks() == "choose-garrisons austria"  # he can neither go on nor place a garrison there
    assert table.options("austria") == ["garrison-no-more", "garrison tyrol", "garrison wien"]
    table = marching(power("austria", "tyrol 3", hand="5"), power("italy", "wien 1"))
    table.do("austria move austria-1")
    assert "march wien" in table.options("austria")
    assert "hasten wien" not in table.options("austria")  # it could not lead on from there


def test_REA_8_8_9_the_general_who_hastens_into_an_enemy_fights() -> None:
    table = marching(power("austria", "tyrol 3", hand="5"), power("italy", "moravia 1"))
    attack(table, "austria-1", "hasten wien", "hasten moravia")
    assert table.battle()["territory"] == "moravia"


def test_REA_8_8_10_who_was_displaced_by_a_battle_moves_in_the_next_turn() -> None:
    table = marching(power("austria", "tyrol 1"), power("prussia", "bavaria 1"))
    attack(table, "austria-1", "march bavaria")
    assert table.asks() == "draw-to austria"
    table.do("austria retreat wien", "austria request-turn", "prussia consent")
    move(table, "austria-1", "march hungari")
    assert table.general("austria-1") == "hungari"


# 8.9 General rules of movement.


def test_REA_8_9_1_all_troops_go_with_their_general() -> None:
    table = marching(power("austria", "wien 3, tyrol 1"))
    move(table, "austria-1", "march bohemia")
    assert (table.general("austria-1"), table.general("austria-2")) == ("bohemia 3", "tyrol 1")
    assert table.reason("austria relay austria-2 1").endswith("another-decision")


def test_REA_8_9_2_REA_R29_in_any_order_with_exchanges() -> None:
    table = marching(power("austria", "wien 3, tyrol 1"))
    move(table, "austria-1", "march tyrol")
    assert "end-moves" not in table.options("austria")
    assert table.reason("austria end-moves") == "REA-8.9.2 generals-overlap"
    move(table, "austria-2", "march wien")
    assert (table.general("austria-1"), table.general("austria-2")) == ("tyrol 3", "wien 1")
    assert table.asks() == "request-turn austria"


def test_REA_8_9_2_not_where_a_general_stands_who_cannot_leave_any_more() -> None:
    table = marching(power("austria", "wien 3, hungari 1, tyrol"))
    move(table, "austria-1", "march moravia")
    table.do("austria move austria-2")
    assert table.reason("austria march moravia") == "REA-8.9.2 own-general-stays"


def test_REA_R29_the_latest_move_can_be_taken_back_but_not_made_again() -> None:
    table = marching(power("austria", "wien 3, tyrol 1"))
    assert table.reason("austria undo-move") == "REA-R29 no-overlap"
    move(table, "austria-1", "march tyrol", garrisons="wien")
    assert table.garrison("wien") == "austria"
    table.do("austria undo-move")
    assert (table.general("austria-1"), table.garrison("wien")) == ("wien 3", "")
    table.do("austria move austria-1")
    assert table.reason("austria march tyrol") == "REA-R29 move-refused"
    table.do("austria march karinthia", "austria garrison-no-more")
    assert table.general("austria-1") == "karinthia 3"


def test_REA_8_9_3_through_a_territory_with_an_own_general() -> None:
    table = marching(power("austria", "tyrol 2, wien 1"))
    move(table, "austria-1", "hasten wien", "hasten moravia", "halt")
    assert (table.general("austria-1"), table.general("austria-2")) == ("moravia 2", "wien 1")


def test_REA_8_9_4_beside_generals_of_the_ally() -> None:
    table = marching(power("austria", "wien 2", ally="prussia"), power("prussia", "bohemia 1", ally="austria"))
    move(table, "austria-1", "march bohemia", garrisons="bohemia")
    assert (table.general("austria-1"), table.general("prussia-1")) == ("bohemia 1", "bohemia 1")
    assert table.garrison("bohemia") == "austria"
    assert finish(table).battle() is None


def test_REA_8_9_5_all_moves_before_the_first_battle() -> None:
    table = marching(
        power("austria", "wien 2, tyrol 2", hand="1"), power("prussia", "bohemia 1"), power("italy", "venezia 1")
    )
    move(table, "austria-1", "march bohemia")
    assert (table.asks(), table.battle()) == ("choose-move austria", None)
    move(table, "austria-2", "march venezia")
    assert table.options("austria") == ["battle bohemia", "battle venezia"]


# 8.10 Garrisons.


def test_REA_8_10_1_on_leaving_and_on_entering() -> None:
    table = marching(power("austria", "wien 3"))
    table.do("austria move austria-1", "austria march bohemia")
    assert table.options("austria") == ["garrison-no-more", "garrison wien", "garrison bohemia"]
    assert table.reason("austria garrison bavaria") == "REA-8.10.1 not-on-the-way"
    table.do("austria garrison bohemia", "austria garrison-no-more")
    assert (table.general("austria-1"), table.garrison("bohemia"), table.garrison("wien")) == (
        "bohemia 2",
        "austria",
        "",
    )


def test_REA_8_10_1_REA_R38_after_a_victory_the_attacker_alone() -> None:
    won = marching(power("austria", "wien 3"), power("prussia", "bohemia"))
    attack(won, "austria-1", "march bohemia").do("prussia off-map")
    assert (won.asks(), won.options("austria")) == (
        "garrison-conquest austria",
        ["garrison bohemia", "garrison-no-more"],
    )
    lost = marching(power("austria", "wien"), power("prussia", "bohemia 3"))
    attack(lost, "austria-1", "march bohemia").do("austria off-map")
    assert (lost.asks(), lost.garrison("bohemia")) == ("request-turn austria", "")  # the victor is not asked


def test_REA_8_10_2_control_at_once() -> None:
    table = marching(power("austria", "wien 3"))
    move(table, "austria-1", "march bohemia", garrisons="bohemia")
    assert table.control("bohemia") == "austria"
    enemy = marching(power("austria", "lombardia 3"))
    move(enemy, "austria-1", "march liguria", garrisons="liguria lombardia")
    assert [enemy.control(name) for name in ("liguria", "lombardia")] == ["austria", "austria"]


def test_REA_8_10_3_on_own_homes_too() -> None:
    table = marching(power("austria", "wien 3"))
    move(table, "austria-1", "march moravia", garrisons="wien moravia")
    assert table.view()["garrisons"] == {"wien": "austria", "moravia": "austria"}


def test_REA_8_10_4_what_is_forbidden() -> None:
    home = marching(power("austria", "moravia 2", ally="prussia"), power("prussia", ally="austria"))
    home.do("austria move austria-1", "austria march schlesien")
    assert home.reason("austria garrison schlesien") == "REA-7.5.3 home-of-ally"
    there = marching(power("austria", "wien 2", "bohemia"))
    there.do("austria move austria-1", "austria march bohemia")
    assert there.reason("austria garrison bohemia") == "REA-5.2.5 garrison-there"
    poor = marching(power("austria", "wien 1"))
    poor.do("austria move austria-1", "austria march bohemia", "austria garrison wien")
    assert (poor.general("austria-1"), poor.garrison("bohemia")) == ("bohemia", "")  # no second troop
    bare = marching(power("austria", "wien, tyrol"))
    bare.do("austria move austria-1", "austria march bohemia")
    assert (bare.asks(), bare.general("austria-1")) == ("choose-move austria", "bohemia")


def test_REA_8_10_4_REA_R37_not_where_a_battle_must_be_fought() -> None:
    table = marching(power("austria", "wien 2"), power("prussia", "bohemia 1"))
    table.do("austria move austria-1", "austria march bohemia")
    assert table.options("austria") == ["garrison-no-more", "garrison wien"]
    assert table.reason("austria garrison bohemia") == "REA-8.10.4 battle-first"


@pytest.mark.parametrize(("held", "may"), [("", True), ("prussia", False)])
def test_REA_R39_beside_the_allys_general_but_not_on_his_garrison(held: str, may: bool) -> None:
    allied = power("prussia", "bohemia 1", "bohemia" if held else "", ally="austria")
    table = marching(power("austria", "wien 2", ally="prussia"), allied)
    table.do("austria move austria-1", "austria march bohemia")
    assert ("garrison bohemia" in table.options("austria")) is may


def test_REA_R39_not_even_on_an_allys_home_that_was_just_set_free() -> None:
    table = marching(
        power("austria", "moravia 3", ally="prussia"),
        power("prussia", ally="austria"),
        power("france", garrisons="schlesien"),
    )
    attack(table, "austria-1", "march schlesien")
    assert table.asks() == "request-turn austria"  # he is not asked for a garrison
    assert (table.control("schlesien"), table.general("austria-1")) == ("prussia", "schlesien 2")


def test_REA_8_10_5_REA_E12_one_in_each_territory_left_or_entered() -> None:
    table = marching(power("austria", "tyrol 3"))
    table.do("austria move austria-1", "austria hasten wien", "austria hasten moravia", "austria halt")
    table.do(*[f"austria garrison {name}" for name in ("tyrol", "wien", "moravia")])
    assert table.view()["garrisons"] == {"tyrol": "austria", "wien": "austria", "moravia": "austria"}
    assert table.general("austria-1") == "moravia"
    two = marching(power("austria", "wien 2"))
    move(two, "austria-1", "march bohemia", garrisons="wien bohemia")
    assert two.view()["garrisons"] == {"wien": "austria", "bohemia": "austria"}


def test_REA_8_10_6_the_garrison_stays_when_the_general_moves_on() -> None:
    table = marching(power("austria", "wien 2"))
    move(table, "austria-1", "march bohemia", garrisons="bohemia")
    table.do("austria request-turn", "prussia consent")
    move(table, "austria-1", "march saxonia")
    assert (table.garrison("bohemia"), table.general("austria-1")) == ("austria", "saxonia 1")


def test_REA_8_10_7_who_does_not_move_places_none() -> None:
    table = marching(power("austria", "bohemia 3"))
    assert table.options("austria") == ["end-moves", "move austria-1"]
    assert table.reason("austria garrison bohemia") == "REA-8.8.1 another-decision"


# A whole movement.


def test_REA_E4_austria_opens_a_front_in_lombardia() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "dalmatia 3, venezia 2, wien 3", "venezia", ally="prussia"),
        power("prussia", ally="austria"),
        power("france", morale=7),
        trains="dalmatia venezia",
    )
    assert table.options("austria") == ["arbiter france", "arbiter italy"]
    table.do("austria arbiter france")
    assert morale(table, "france") == 8
    table.do("austria disband-no-more", "austria rail austria-1", "austria relay austria-2 1")  # there is room for one
    table.do("austria rail-no-more")
    assert (table.general("austria-1"), table.general("austria-2")) == ("dalmatia 2", "venezia 3")
    move(table, "austria-2", "march lombardia", garrisons="lombardia")
    move(table, "austria-1", "march venezia")
    move(table, "austria-3", "march bohemia", garrisons="bohemia")
    assert table.asks() == "request-turn austria"
    table.do("austria request-turn", "france refuse")
    assert morale(table, "france") == 8  # it forgoes two
    assert [table.control(name) for name in ("lombardia", "bohemia", "venezia")] == ["austria"] * 3
    assert [table.general(f"austria-{number}") for number in (1, 2, 3)] == ["venezia 2", "lombardia 2", "bohemia 2"]
    assert "battle" not in {event.split()[0] for event in table.events()}
    assert (table.view()["round"], table.view()["movement"]) == (4, None)
