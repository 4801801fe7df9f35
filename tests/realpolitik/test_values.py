"""REA-R95: what the territories are worth."""

import pytest

from casusbelli.core import Setup, find_title, read_position
from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.state import CoalitionsState

TITLE = find_title("realpolitik")
CASES = [("lombardia", (2, 1)), ("nice", (1, 2))]


def value(state: object, territory: str) -> int:
    assert isinstance(state, CoalitionsState)
    return state.board.value[state.rules.territories.index(territory)]


@pytest.mark.parametrize(("territory", "values"), CASES)
def test_REA_R95_values_are_historical_or_balanced(territory: str, values: tuple[int, int]) -> None:
    historical, balanced = values
    for ruleset, chosen, expected in (
        (2, {}, historical),
        (2, {"values": "balanced"}, balanced),
        (1, {}, balanced),
        (1, {"values": "historical"}, historical),
    ):
        state = TITLE.new_game(Setup(TITLE.id, 4, chosen, 1, ruleset))
        assert value(state, territory) == expected
        again = read_position(state.position())[1]
        assert (value(again, territory), again.position()) == (expected, state.position())


@pytest.mark.parametrize("board", ["europe"])
def test_REA_R95_historical_values_go_from_0_to_3_and_say_where_they_come_from(board: str) -> None:
    for territory in read_toml(TITLE.id, board, "board.toml")["territory"]:
        if territory["kind"] != "impassable":
            assert 0 <= territory["value"] <= 3
            assert territory["value_source"] in ("rulebook", "reconstructed")


def test_REA_R95_the_view_tells_what_is_balanced() -> None:
    shown = [
        TITLE.new_game(Setup(TITLE.id, 4, {"values": name}, 1)).view(0)["printed"]
        for name in ("historical", "balanced")
    ]
    assert shown[0] is None
    assert shown[1]["territory"]
    assert not shown[1]["border"]
