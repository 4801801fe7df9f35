"""Positions about which players have disputed, as they were decided, beside what the first ruleset made of them."""

from pathlib import Path

import pytest

from casusbelli.core import Mistake
from casusbelli.core.position import read_actions, read_position, run_actions
from continents.table import World

DISPUTES = Path(__file__).parent / "disputes"


def played(name: str, ruleset: int) -> tuple[World, str]:
    """The position after its actions, and why one of them was refused, or nothing."""
    text = f"ruleset = {ruleset}\n" + (DISPUTES / f"{name}.toml").read_text(encoding="utf-8")
    state = read_position(text)[1]
    try:
        run_actions(state, read_actions(state, text))
    except Mistake as mistake:
        return World(state.position()), str(mistake.facts["reason"]).partition(":")[2]
    return World(state.position()), ""


@pytest.mark.parametrize(("ruleset", "reason"), [(1, ""), (2, "no-working-port")])
def test_SIX_11_10_SIX_R48_a_frigate_of_the_holder_does_not_lift_the_blockade(ruleset: int, reason: str) -> None:
    assert played("blockade-own-frigate", ruleset)[1] == reason


@pytest.mark.parametrize(("ruleset", "money"), [(1, 3), (2, 7)])
def test_SIX_17_2_SIX_G25_two_boats_bring_money(ruleset: int, money: int) -> None:
    assert played("boats-no-money", ruleset)[0].money() == money


@pytest.mark.parametrize(("ruleset", "money"), [(1, 28), (2, 40)])
def test_SIX_10_9_SIX_R9_the_builder_ship_is_the_price_of_the_port(ruleset: int, money: int) -> None:
    table = played("builder-ship-pays-twice", ruleset)[0]
    assert (table.money(), table.land("japan")["port"]) == (money, True)


@pytest.mark.parametrize(("ruleset", "reason"), [(1, "no-working-port"), (2, "")])
def test_SIX_4_6_SIX_R5_a_voyage_sets_out_from_a_coastal_capital(ruleset: int, reason: str) -> None:
    assert played("capital-infrastructure", ruleset)[1] == reason


@pytest.mark.parametrize(("ruleset", "holding"), [(1, "owned 1"), (2, "occupied 1 by 0")])
def test_SIX_3_7_SIX_R14_a_field_is_left_without_consequences(ruleset: int, holding: str) -> None:
    assert played("leave-occupied", ruleset)[0].holding("north_africa") == holding


@pytest.mark.parametrize(
    ("ruleset", "holding", "wars"),
    [(1, "occupied 1 by 0", ["0 1", "0 2", "1 2"]), (2, "owned 1", ["0 2", "1 2"])],
)
def test_SIX_22_3_SIX_R15_a_friend_whose_land_is_freed_stays_a_friend(
    ruleset: int, holding: str, wars: list[str]
) -> None:
    table = played("liberating-is-war", ruleset)[0]
    assert (table.holding("middle_east"), table.wars()) == (holding, wars)


@pytest.mark.parametrize(("ruleset", "pending"), [(1, "act 0"), (2, "meet-savages 0")])
def test_SIX_15_12_SIX_R68_a_garrison_on_an_island_is_asked(ruleset: int, pending: str) -> None:
    assert played("savages-on-an-island", ruleset)[0].pending() == pending


@pytest.mark.parametrize(("ruleset", "reason"), [(1, ""), (2, "attack-unpaid")])
def test_SIX_6_5_SIX_R24_two_of_three_are_not_all(ruleset: int, reason: str) -> None:
    assert played("send-all-sends-two", ruleset)[1] == reason


@pytest.mark.parametrize("ruleset", [1, 2])
@pytest.mark.parametrize(
    "name", ["red-tokens-heal", "fleet-without-port", "freeing-slaves-threshold", "hunger-without-army"]
)
def test_SIX_G29_SIX_R45_SIX_G33_SIX_R79_some_are_decided_as_before(name: str, ruleset: int) -> None:
    table, reason = played(name, ruleset)
    assert reason == ""
    after = {
        "red-tokens-heal": table.land("egypt")["red"] == 3,
        "fleet-without-port": table.transports(0, "caribbean_sea") == {1: {}},
        "freeing-slaves-threshold": table.land("kamchatka")["slaves"] == 1,
        "hunger-without-army": table.holding("egypt") == "owned 0",
    }
    assert after[name]
