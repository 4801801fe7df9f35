"""RDE-4: victory by influence, at once."""

import pytest

from casusbelli.core import Game, Mistake, Setup
from raison_detat.europe17 import Europe, acting, dealt, land, lay, power

GOAL = {"1618": 30, "1702": 25}


def extending(scenario: str, id: str, influence: int, *others: str, seats: int = 0) -> Europe:
    """An emperor is about to extend his influence: 2 for the crown, and no land."""
    crown = f'emperor = "{id}"'
    return acting(scenario, id, "expand-influence", power(id, influence=influence), *others, seats=seats, extra=crown)


@pytest.mark.parametrize("scenario", GOAL)
def test_RDE_4_1_1_thirty_influence_win_in_1618_and_twenty_five_in_1702(scenario: str) -> None:
    table = extending(scenario, "sweden", GOAL[scenario] - 2)
    assert table.power("sweden")["influence"] == GOAL[scenario]
    assert (table.pending(), table.winners()) == ("", ["sweden"])


@pytest.mark.parametrize("scenario", GOAL)
def test_RDE_4_1_1_with_one_less_the_game_goes_on(scenario: str) -> None:
    table = extending(scenario, "sweden", GOAL[scenario] - 3)
    assert table.power("sweden")["influence"] == GOAL[scenario] - 1
    assert (table.pending() != "", table.view()["phase"]) == (True, "actions")


def test_RDE_4_1_2_the_game_stops_in_the_middle_of_a_turn() -> None:
    going = extending("1702", "sweden", 22)
    assert going.asks() == "choose-arbiter france"  # the movement that would follow
    table = extending("1702", "sweden", 23)
    assert table.view()["phase"] == "over"
    assert table.options("france") == []


def oldenburg(influence: tuple[int, int], *others: str, morale: int = 5, garrisons: str = "", seats: int = 7) -> Europe:
    """The Protestants attack Spain and Austria, who have these, in Oldenburg, and lose: both gain 2 influence."""
    table = acting(
        "1618",
        "protestants",
        "movement",
        power("protestants", "hesse"),
        power("spain", "oldenburg 1", garrisons, influence=influence[0]),
        power("austria", "oldenburg 1", influence=influence[1], morale=morale),
        *others,
        seats=seats,
    )
    return table.arrive("protestants-1 oldenburg").without_cards()


def test_RDE_4_1_2_the_game_stops_in_the_middle_of_a_battle() -> None:
    on = oldenburg((0, 0))
    assert on.asks() == "lose-to protestants"
    on.do("protestants off-map")
    assert on.asks() == "request-turn protestants"
    over = oldenburg((0, 28)).do("protestants off-map")
    assert (over.view()["phase"], over.winners()) == ("over", ["austria"])


def test_RDE_4_1_3_only_major_powers_hold_influence_and_win() -> None:
    minor = power("ottoman", "", "wien paris madrid", controller="sweden")
    table = acting("1702", "ottoman", "expand-influence", minor, power("sweden", influence=24), seats=5)
    assert [table.power(name)["influence"] for name in ("sweden", "ottoman")] == [24, 0]
    assert table.power("ottoman")["expands"] == 0  # and nobody is told otherwise
    crowned = extending("1702", "ottoman", 0, power("sweden", influence=23), seats=5)
    assert crowned.pending() != ""  # nobody controls the Ottomans here
    paid = acting(
        "1702",
        "ottoman",
        "expand-influence",
        power("ottoman", controller="sweden"),
        power("sweden", influence=23),
        seats=5,
        extra='emperor = "ottoman"',
    )
    assert (paid.winners(), paid.power("ottoman")["influence"]) == (["sweden"], 0)


@pytest.mark.parametrize(("influence", "winner"), [((28, 29), "austria"), ((29, 28), "spain")])
def test_RDE_4_1_4_RDE_R15_all_gains_of_one_battle_count_and_the_highest_total_wins(
    influence: tuple[int, int], winner: str
) -> None:
    table = oldenburg(influence).do("protestants off-map")
    totals = [table.power(name)["influence"] for name in ("spain", "austria")]
    assert totals == [influence[0] + 2, influence[1] + 2]
    assert table.winners() == [winner]


DISPUTED = "livonia"  # it bears neither a Spanish nor an Austrian stripe


def test_RDE_R15_equal_totals_are_decided_by_disputed_land_then_morale_then_shared() -> None:
    assert oldenburg((28, 28)).do("protestants off-map").winners() == ["spain", "austria"]
    assert oldenburg((28, 28), morale=6).do("protestants off-map").winners() == ["austria"]
    assert (land("1618", DISPUTED)["kind"], land("1618", DISPUTED)["claims"]) == ("disputed", ["sweden", "poland"])
    assert land("1618", DISPUTED)["value"] > 0
    assert oldenburg((28, 28), morale=6, garrisons=DISPUTED).do("protestants off-map").winners() == ["spain"]


def test_RDE_R15_the_land_of_a_minor_power_does_not_break_a_tie() -> None:
    minor = power("poland", "", DISPUTED, controller="austria")
    table = oldenburg((28, 28), minor, morale=4, seats=5).do("protestants off-map")
    assert table.winners() == ["spain"]  # by morale


def test_RDE_4_1_4_RDE_R16_no_round_is_the_last_and_nobody_is_eliminated() -> None:
    conqueror = power("france", "", "london cornwall scotland")
    table = lay("1702", "diplomacy", power("britain"), conqueror).declare()
    assert "britain" not in table.view()["control"].values()
    for number in (3, 4, 5):
        assert table.asks() == "drill britain"
        table.end_round()
        assert (table.view()["round"], table.view()["phase"]) == (number, "diplomacy")
        table.declare()


def test_RDE_R16_a_last_round_is_played_only_if_the_table_agrees_on_one() -> None:
    assert dealt("1702").view()["limit"] is None
    table = dealt("1702", limit="1").end_round()
    assert (table.view()["phase"], table.view()["round"]) == ("over", 1)
    with pytest.raises(Mistake):
        Game(Setup("raison-detat", 6, {"limit": "-1"}, 1))
