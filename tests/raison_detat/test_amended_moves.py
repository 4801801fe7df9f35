"""What the second ruleset changed in movement and board updates, beside how it was."""

import pytest

from raison_detat.europe17 import Europe, acting, congress, power

OTHERS = (power("sweden", status="protestant"), power("poland", status="austrian"))


def neutral_france(ruleset: int) -> Europe:
    france = power("france", "lorraine 2", "lorraine brabant", status="neutral")
    table = acting("1618", "france", "movement", france, *OTHERS, extra=f"ruleset = {ruleset}")
    return table.do("france arbiter ottoman")


def test_RDE_9_10_4_a_neutral_power_keeps_the_garrison_under_its_own_general() -> None:
    table = neutral_france(2)
    assert table.options("france") == ["disband-no-more", "disband brabant"]
    assert table.reason("france disband lorraine") == "RDE-9.10.4 neutral-general-there"


def test_RDE_9_10_4_in_the_first_ruleset_he_is_left_on_uncontrolled_ground() -> None:
    table = neutral_france(1).do("france disband lorraine")
    assert (table.general("france-1"), table.control("lorraine")) == ("lorraine 2", "")


def towards_karinthia(ruleset: int) -> Europe:
    """An Austrian in the Tyrol, and an Ottoman general on Austrian land two steps away."""
    table = acting(
        "1618",
        "austria",
        "movement",
        power("austria", "tyrol 3"),
        power("ottoman", "karinthia 1", status="expansionist"),
        power("france", status="neutral"),
        extra=f"ruleset = {ruleset}",
    )
    return table.do("austria arbiter france", "austria move austria-1", "austria hasten wien")


def test_RDE_9_11_10_a_strategic_move_goes_on_only_if_its_player_says_so() -> None:
    table = towards_karinthia(2)
    assert table.asks() == "choose-onward austria"
    assert {"halt", "hasten karinthia", "hasten tyrol"} <= set(table.options("austria"))
    onward = {action.text: action for action in table.state.options(table.seat_of("austria"))}
    assert table.state.preview(table.seat_of("austria"), onward["hasten karinthia"]) == {"battle": True}
    assert table.state.preview(table.seat_of("austria"), onward["halt"]) is None
    table.do("austria halt", "austria garrison-no-more")
    assert table.general("austria-1") == "wien 3"


def test_RDE_9_11_10_who_has_come_to_an_enemy_has_come_to_the_end() -> None:
    table = towards_karinthia(2).do("austria hasten karinthia")
    assert table.asks() == "choose-garrisons austria"
    table.do("austria garrison-no-more")
    assert table.battle()["territory"] == "karinthia"


def test_RDE_9_11_10_in_the_first_ruleset_a_single_way_on_is_taken() -> None:
    table = towards_karinthia(1)
    assert table.asks() == "choose-garrisons austria"
    assert table.view()["movement"]["way"] == ["wien", "karinthia"]


def test_RDE_9_11_11_a_strategic_move_may_come_back() -> None:
    table = towards_karinthia(2).do("austria hasten tyrol", "austria halt", "austria garrison tyrol")
    table.do("austria garrison wien")
    assert table.general("austria-1") == "tyrol 1"
    assert table.view()["garrisons"] == {"tyrol": "austria", "wien": "austria"}


@pytest.mark.parametrize(("ruleset", "asked"), [(1, "ottoman"), (2, "poland")])
def test_RDE_11_1_4_an_enemy_who_holds_the_territory_is_not_asked(ruleset: int, asked: str) -> None:
    """Krakow is Polish land in Ottoman hands; Sweden and Poland become allies, and the Ottomans are weaker."""
    table = congress(
        "1618",
        power("sweden", "krakow 3", status="austrian"),
        power("poland", status="protestant"),
        power("ottoman", "", "krakow", status="austrian"),
        extra=f"ruleset = {ruleset}",
    )
    table.declare(sweden="protestant").without_expulsions()
    assert table.pending() == f"let-stay {table.seat_of(asked)}"
    table.do(f"{asked} let-stay")
    assert table.general("sweden-1") == "krakow 3"
