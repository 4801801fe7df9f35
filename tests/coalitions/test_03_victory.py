"""COA-3: victory by influence, the conqueror of Paris, and ties."""

import pytest

from coalitions.europe import Europe, europe, europe_at, power


def end_of_round(*powers: str, arbiter: str = "ottoman", seats: int = 6, extra: str = "") -> Europe:
    """The sixth action turn of round 1 ends without anything else happening."""
    table = europe("britain", *powers, seats=seats, extra=extra)
    return table.do(f"britain arbiter {arbiter}").end_turn()


# Victory by influence.


def test_COA_3_1_1_the_first_power_with_25_influence_wins_in_the_middle_of_the_turn() -> None:
    table = europe_at("mobilization", power("austria", garrisons="bavaria", influence=23), power("prussia", money=1))
    table.do("prussia buy-no-more")
    assert table.pending() == ""
    assert table.winners() == ["austria"]
    assert table.power("austria")["influence"] == 25
    assert not [event for event in table.events() if event.startswith("movement")]  # France does not move any more


def test_COA_3_1_1_with_24_influence_the_game_goes_on() -> None:
    table = europe_at("mobilization", power("austria", garrisons="bavaria", influence=22), power("prussia", money=1))
    table.do("prussia buy-no-more")
    assert table.power("austria")["influence"] == 24
    assert table.asks() == "choose-arbiter france"


def subsidies(**influence: int) -> Europe:
    """Britain has offered 3 money to Austria and to Russia."""
    table = europe_at(
        "leadership",
        power("britain", money=6, influence=influence.get("britain", 0)),
        power("austria", status="british"),
        power("russia", status="british"),
        turn=3,
    )
    table.do("britain rest", "britain subsidise austria", "britain offer 3")
    return table.do("britain subsidise russia", "britain offer 3")


def test_COA_3_1_2_influence_is_checked_after_every_single_change() -> None:
    table = subsidies(britain=24)
    table.do("austria accept")
    assert table.winners() == ["britain"]
    assert table.power("russia")["money"] == 0  # nobody asks Russia any more
    on = subsidies(britain=22).do("austria accept")
    assert on.winners() == []
    assert on.asks() == "answer-offer russia"


def holland(influence: tuple[int, int], morale: tuple[int, int] = (5, 5)) -> Europe:
    """France attacks Britain and Prussia, who have these, in Holland and loses: both gain 2 influence."""
    table = europe(
        "france",
        power("france", "picardie"),
        power("britain", "holland 1", influence=influence[0], morale=morale[0]),
        power("prussia", "holland 1", status="british", influence=influence[1], morale=morale[1]),
    )
    table.arrive("france-1 holland").without_cards()
    if table.pending():
        table.do("france off-map")
    return table


def test_COA_R4_all_gains_of_one_battle_count_together_and_the_highest_influence_wins() -> None:
    table = holland(influence=(23, 24))
    assert (table.power("britain")["influence"], table.power("prussia")["influence"]) == (25, 26)
    assert table.winners() == ["prussia"]


def test_COA_R4_equal_influence_after_a_battle_is_decided_by_the_usual_tie_breaks() -> None:
    table = holland(influence=(24, 24), morale=(3, 4))
    assert table.winners() == ["prussia"]
    shared = holland(influence=(24, 24), morale=(4, 4))
    assert shared.winners() == ["britain", "prussia"]


# The conqueror of Paris.


def test_COA_3_2_1_a_foreign_general_in_paris_ends_the_game_at_the_end_of_the_round() -> None:
    table = europe("britain", power("austria", "paris", status="british"))
    table.do("britain arbiter ottoman")
    assert table.pending() != ""
    table.end_turn()
    assert table.pending() == ""
    assert table.winners() == ["austria"]
    assert table.view()["round"] == 1  # also in the first round


def test_COA_3_2_1_paris_is_looked_at_only_after_the_sixth_turn() -> None:
    table = europe("ottoman", power("austria", "paris", status="british")).end_turn()
    assert table.pending() != ""
    assert (table.view()["round"], table.view()["turn"]) == (1, 6)


@pytest.mark.parametrize("guards", ["", "paris 3", "lorraine"])
def test_COA_3_2_1_without_a_foreign_general_in_paris_the_game_goes_on(guards: str) -> None:
    table = end_of_round(power("france", guards), power("austria", "picardie", status="british"))
    assert table.asks() == "negotiate None"
    assert table.view()["round"] == 2


@pytest.mark.parametrize(("status", "bonus"), [("british", 9), ("expansionist", 6)])
def test_COA_3_2_2_a_conqueror_gains_6_influence_or_9_in_the_british_coalition(status: str, bonus: int) -> None:
    table = end_of_round(power("austria", "paris", status=status, influence=4))
    assert table.power("austria")["influence"] == 4 + bonus


def test_COA_3_2_2_britain_gains_9_as_well() -> None:
    table = end_of_round(power("britain", "paris", influence=2))
    assert table.power("britain")["influence"] == 11
    assert table.winners() == ["britain"]


def test_COA_3_2_3_france_and_powers_without_a_general_in_paris_take_part_unadjusted() -> None:
    conqueror = power("austria", "paris", status="british", influence=5)
    assert end_of_round(conqueror, power("france", influence=13)).winners() == ["austria"]
    french = end_of_round(conqueror, power("france", influence=15))
    assert french.winners() == ["france"]
    assert french.power("france")["influence"] == 15
    assert end_of_round(conqueror, power("russia", influence=15)).winners() == ["russia"]


def test_COA_3_2_4_the_adjustment_alone_does_not_win() -> None:
    """Britain is looked at first and reaches 25 by the bonus, but the highest total decides."""
    table = end_of_round(
        power("britain", "paris", influence=16), power("austria", "paris", status="british", influence=17)
    )
    assert table.winners() == ["austria"]


def test_COA_E23_several_may_stand_above_25_and_the_highest_total_wins() -> None:
    table = end_of_round(
        power("britain", "paris", influence=20),
        power("austria", "paris", status="british", influence=24),
        power("russia", "paris", status="british", influence=22),
    )
    totals = [table.power(name)["influence"] for name in ("britain", "austria", "russia")]
    assert totals == [29, 33, 31]
    assert table.winners() == ["austria"]


def test_COA_3_2_5_a_general_is_enough_and_each_ally_in_paris_gets_the_bonus() -> None:
    table = end_of_round(power("britain", "paris"), power("austria", "paris", status="british"))
    assert table.control("paris") == "france"
    assert [table.power(name)["influence"] for name in ("britain", "austria")] == [9, 9]


# Whose general counts.


def test_COA_R5_generals_of_france_s_allies_are_conquerors_like_all_others() -> None:
    table = end_of_round(power("prussia", "paris", status="french", influence=20))
    assert (table.winners(), table.power("prussia")["influence"]) == (["prussia"], 26)


def test_COA_R5_but_not_minor_powers_of_the_french_player() -> None:
    minor = power("ottoman", "paris", status="french", controller="france")
    table = end_of_round(power("france", influence=20), minor, seats=5, arbiter="prussia")
    assert table.asks() == "negotiate None"
    assert table.power("france")["influence"] == 20


@pytest.mark.parametrize(("status", "bonus"), [("british", 9), ("expansionist", 6)])
def test_COA_R5_a_minor_power_conquers_for_its_controller(status: str, bonus: int) -> None:
    minor = power("ottoman", "paris", status=status, controller="russia")
    table = end_of_round(power("russia", status=status, influence=1), minor, seats=5, arbiter="prussia")
    assert table.power("russia")["influence"] == 1 + bonus
    assert table.power("ottoman")["influence"] == 0
    assert table.winners() == ["russia"]


def test_COA_R5_there_is_one_bonus_for_a_player() -> None:
    minor = power("ottoman", "paris", status="british", controller="russia")
    table = end_of_round(power("russia", "paris", status="british"), minor, seats=5, arbiter="prussia")
    assert table.power("russia")["influence"] == 9


# Ties.


def tied(austria: str = "", france: str = "", austrian_morale: int = 5, french_morale: int = 5) -> list[str]:
    """Austria in Paris and France have 9 influence each; who wins?"""
    table = end_of_round(
        power("austria", "paris", austria, status="british", morale=austrian_morale),
        power("france", "", france, influence=9, morale=french_morale),
    )
    assert [table.power(name)["influence"] for name in ("austria", "france")] == [9, 9]
    return table.winners()


def test_COA_3_3_1_a_tie_goes_to_the_higher_value_of_disputed_territories() -> None:
    assert tied(austria="saxonia", france="lombardia") == ["austria"]
    assert tied(austria="hesse", france="bavaria") == ["france"]
    assert tied(austria="saxonia", france="lombardia", french_morale=9) == ["austria"]


def test_COA_3_3_1_other_land_does_not_count() -> None:
    assert tied(austria="saxonia", france="wurttemberg westphalia catalonia") == ["austria"]


def test_COA_R6_disputed_territories_count_without_the_stripe_too() -> None:
    assert tied(austria="hellas", france="lombardia") == ["austria"]


def test_COA_R6_territories_of_minor_powers_do_not_count() -> None:
    table = end_of_round(
        power("austria", "paris", status="british", morale=6),
        power("ottoman", "", "hellas", status="french", controller="france"),
        power("france", influence=9),
        seats=5,
        arbiter="prussia",
    )
    assert table.winners() == ["austria"]  # by morale: Hellas is not France's own


def test_COA_3_3_2_then_to_more_morale() -> None:
    assert tied(austria="saxonia", france="bavaria", austrian_morale=6) == ["austria"]
    assert tied(french_morale=6) == ["france"]


def test_COA_3_3_3_then_the_victory_is_shared() -> None:
    assert tied(austria="saxonia", france="bavaria") == ["france", "austria"]


# No limit of rounds.


def test_COA_3_4_1_COA_R90_there_is_no_round_limit_unless_the_table_sets_one() -> None:
    on = end_of_round(power("austria", influence=3), extra="round = 40")
    assert on.view()["round"] == 41
    assert on.winners() == []
    stopped = end_of_round(power("austria", influence=3), extra="round = 40\nlimit = 40")
    assert stopped.pending() == ""
    assert stopped.winners() == ["austria"]
    assert end_of_round(power("austria", influence=3), extra="round = 39\nlimit = 40").pending() != ""
