"""What else must be noticed when a rule is broken."""

from casusbelli.core import Game, Setup


def test_RDE_3_2_5_a_game_of_four_begins_with_spain_in_the_hands_of_austria() -> None:
    view = Game(Setup("raison-detat", 4, {"scenario": "1618"}, 1)).state.view(0)
    spain = next(one for one in view["powers"] if one["id"] == "spain")
    austria = next(one for one in view["powers"] if one["id"] == "austria")
    assert (spain["controller"], spain["seat"]) == ("austria", austria["seat"])
