"""What else must be noticed when a rule is broken."""

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title


def test_RDE_3_2_5_a_game_of_four_begins_with_spain_in_the_hands_of_austria() -> None:
    view = Game(Setup("raison-detat", 4, {"scenario": "1618"}, 1)).state.view(0)
    spain = next(one for one in view["powers"] if one["id"] == "spain")
    austria = next(one for one in view["powers"] if one["id"] == "austria")
    assert (spain["controller"], spain["seat"]) == ("austria", austria["seat"])


def test_RDE_R16_a_game_is_limited_to_a_thousand_rounds_at_most() -> None:
    title = find_title("raison-detat")
    title.check_options({"limit": "1000"})
    with pytest.raises(Mistake, match="bad-number"):
        title.check_options({"limit": "1001"})


@pytest.mark.parametrize(
    ("scenario", "seats", "leaders"),
    [
        ("1618", 7, {"protestants": "protestant", "spain": "austrian", "austria": "austrian"}),
        ("1702", 6, {"france": "french", "austria": "austrian"}),
    ],
)
def test_RDE_7_2_1_the_leading_powers_begin_in_their_coalitions(
    scenario: str, seats: int, leaders: dict[str, str]
) -> None:
    view = Game(Setup("raison-detat", seats, {"scenario": scenario}, 1)).state.view(0)
    assert {one["id"]: one["status"] for one in view["powers"] if one["id"] in leaders} == leaders
