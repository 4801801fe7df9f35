"""What the second ruleset changed in movement, beside how it was: positions of the second reading."""

import pytest

from coalitions.europe import Europe, congress, europe, power

PRUSSIA = power("prussia", "saxonia 1", "saxonia borussia", status="neutral")


def neutral_prussia(ruleset: int, *others: str) -> Europe:
    return europe("prussia", PRUSSIA, *others, extra=f"ruleset = {ruleset}").do("prussia arbiter france")


def test_COA_7_7_4_a_neutral_power_keeps_the_garrison_under_its_own_general() -> None:
    table = neutral_prussia(2)
    assert table.options("prussia") == ["disband-no-more", "disband borussia"]
    assert table.reason("prussia disband saxonia") == "COA-7.7.4 neutral-general-there"
    assert table.reason("prussia disband wien") == "COA-7.7.1 no-own-garrison"


def test_COA_7_7_4_on_its_own_home_or_without_a_general_it_may_go() -> None:
    table = europe("prussia", power("prussia", "berlin 1", "berlin saxonia", status="neutral"))
    table.do("prussia arbiter france", "prussia disband berlin", "prussia disband saxonia")
    assert table.garrison("berlin") == table.garrison("saxonia") == ""


def test_COA_7_7_4_who_is_not_neutral_may_disband_under_his_general() -> None:
    table = europe("prussia", power("prussia", "saxonia 1", "saxonia", status="expansionist"))
    table.do("prussia arbiter france", "prussia disband saxonia")
    assert (table.general("prussia-1"), table.control("saxonia")) == ("saxonia 1", "")


def test_COA_7_7_4_a_general_of_another_power_of_the_player_is_minded_too() -> None:
    table = europe(
        "prussia",
        power("prussia", "", "saxonia", status="neutral", controller="russia"),
        power("russia", "saxonia 1", status="neutral"),
        power("ottoman", status="neutral"),
        seats=4,
    )
    assert not [option for option in table.options("prussia") if option.startswith("disband ")]


def test_COA_7_7_4_in_the_first_ruleset_he_is_left_on_uncontrolled_ground() -> None:
    table = neutral_prussia(1).do("prussia disband saxonia")
    assert (table.general("prussia-1"), table.control("saxonia")) == ("saxonia 1", "")


# Strategic movement.


def marching(*powers: str, ruleset: int = 2) -> Europe:
    table = europe("france", *powers, extra=f"ruleset = {ruleset}").do("france arbiter ottoman")
    return table.do("france disband-no-more") if table.asks() == "disband france" else table


def test_COA_7_8_11_out_and_back_leaves_a_garrison_at_home() -> None:
    table = marching(power("france", "paris 2"))
    table.do("france move france-1", "france hasten picardie", "france hasten paris", "france halt")
    assert table.options("france") == ["garrison-no-more", "garrison paris", "garrison picardie"]
    table.do("france garrison paris")
    assert table.options("france") == ["garrison-no-more", "garrison picardie"]
    table.do("france garrison-no-more")
    assert (table.general("france-1"), table.garrison("paris")) == ("paris 1", "france")


def test_COA_7_8_11_every_entry_counts_as_one_of_three() -> None:
    table = marching(power("france", "paris 1"))
    table.do("france move france-1", "france hasten picardie", "france hasten paris", "france hasten picardie")
    assert table.asks() == "choose-garrisons france"
    assert table.do("france garrison-no-more").general("france-1") == "picardie 1"


def test_COA_7_8_11_the_start_is_entered_again_only_if_it_is_friendly() -> None:
    table = marching(power("france", "wurttemberg 1", "bavaria tyrol"))
    table.do("france move france-1", "france hasten bavaria")
    assert table.options("france") == ["halt", "hasten tyrol"]
    assert table.reason("france hasten wurttemberg") == "COA-7.8.8 not-friendly"


def test_COA_7_8_11_it_does_not_end_where_another_own_general_came_to_stay() -> None:
    table = marching(power("france", "paris 2, picardie 1"))
    table.do("france move france-2", "france march paris", "france garrison-no-more")
    table.do("france move france-1", "france hasten normandie_bretagne", "france hasten paris")
    assert "halt" not in table.options("france")  # the other has moved, and stays there


def test_COA_7_8_11_in_the_first_ruleset_it_does_not_come_back() -> None:
    table = marching(power("france", "paris 2"), ruleset=1).do("france move france-1", "france hasten picardie")
    assert "hasten paris" not in table.options("france")
    assert table.reason("france hasten paris") == "COA-7.8.11 way-returns"


def test_COA_7_8_10_a_strategic_movement_halts_after_one_step_as_a_march() -> None:
    table = marching(power("france", "paris 2")).do("france move france-1", "france hasten picardie")
    table.do("france halt")
    assert table.view()["movement"]["kind"] == "march"
    assert table.do("france garrison-no-more").general("france-1") == "picardie 2"
    first = marching(power("france", "paris 2"), ruleset=1).do("france move france-1", "france hasten picardie")
    assert first.reason("france halt") == "COA-7.8.10 single-step"


def test_COA_7_8_10_what_was_refused_as_a_march_is_not_asked_as_a_halt() -> None:
    """Austria holds Bavaria and does not let the French in; they may pass if it lets them."""
    table = marching(
        power("france", "wurttemberg 2", "tyrol"), power("austria", "", "bavaria", status="french"), ruleset=2
    )
    table.do("france move france-1", "france march bavaria", "france garrison-no-more", "austria refuse")
    table.do("france move france-1", "france hasten bavaria")
    assert "halt" not in table.options("france")
    assert table.reason("france halt") == "COA-7.9.2 cannot-stop-here"


@pytest.mark.parametrize(("ruleset", "asked"), [(1, "request-turn prussia"), (2, "choose-way prussia")])
def test_COA_7_8_10_a_general_with_one_way_waits_for_his_order(ruleset: int, asked: str) -> None:
    """He is neutral and in Saxony; of the homes that he could enter France holds all but Berlin."""
    prussia = power("prussia", "saxonia", status="neutral")
    held = power("france", "", "pommern borussia silesia")
    table = europe("prussia", prussia, held, extra=f"ruleset = {ruleset}")
    table.do("prussia arbiter france", "prussia move prussia-1")
    assert table.asks() == asked
    assert table.general("prussia-1") == ("berlin" if ruleset == 1 else "saxonia")
    if ruleset == 2:
        assert table.options("prussia") == ["march berlin"]


def test_COA_7_8_10_an_option_tells_of_the_battle_that_it_starts() -> None:
    table = marching(power("france", "wurttemberg 2"), power("austria", "bavaria 1")).do("france move france-1")
    actions = {action.text: action for action in table.state.options(1)}
    assert table.state.preview(1, actions["march bavaria"]) == {"battle": True}
    assert table.state.preview(1, actions["march hesse"]) is None


# The Armée d'Orient.


def orient(*powers: str) -> Europe:
    table = europe("france", power("france", "provence 3"), *powers, scenario="1792", extra="armee-dorient = true")
    return table.do(f"france {table.options('france')[0]}", "france move france-1")


def test_COA_R75_a_neutral_ottoman_empire_is_the_reason_why_nobody_embarks() -> None:
    table = orient(power("ottoman", status="neutral"))
    assert table.reason("france embark") == "COA-R75 voyage-to-neutral"
    watched = orient(power("britain", "napoli 1"), power("ottoman", status="neutral"))
    assert watched.reason("france embark") == "COA-13.2.2 no-voyage"


# Who must leave an island.


def stranded(ruleset: int) -> Europe:
    """Austria leaves the British coalition while its general is in London."""
    table = congress(power("austria", "london 3", status="british"), extra=f"ruleset = {ruleset}")
    return table.declare(austria="neutral").without_expulsions()


def test_COA_9_5_3_who_is_cut_off_by_the_sea_chooses_like_everybody() -> None:
    table = stranded(2)
    assert table.asks() == "leave-to austria"
    *refuges, last = table.options("austria")
    assert refuges
    assert last == "off-map"
    table.do(f"austria {refuges[0]}")
    assert table.general("austria-1") == f"{refuges[0].split()[1]} 3"


def test_COA_9_5_3_in_the_first_ruleset_he_was_lost_unasked() -> None:
    table = stranded(1)
    assert not table.asks().startswith("leave-to")
    assert table.general("austria-1") == "off-map"
