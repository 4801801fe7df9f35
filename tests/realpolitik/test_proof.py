"""What else must be noticed when a rule is broken."""

import pytest

from casusbelli.core import Mistake, find_title
from realpolitik.europe19 import at_turn
from tabletop import Tabletop, mistake


def test_REA_2_5_a_position_that_does_not_say_where_the_token_stands_has_it_on_the_first_space() -> None:
    assert at_turn().track() == 1


def test_REA_11_1_3_a_position_gives_italy_no_action_cards_of_its_own_choice() -> None:
    document = 'title = "realpolitik"\nseats = 3\n[[power]]\nid = "italy"\nactions = ["influence", "dispatch"]'
    assert mistake(document).key == "bad-actions"


def test_REA_6_2_in_a_position_whose_actions_are_resolved_all_cards_lie_open() -> None:
    assert mistake('title = "realpolitik"\naction = "actions"').key == "cards-not-revealed"


def test_REA_6_3_everybody_is_told_which_card_each_power_has_chosen() -> None:
    table = at_turn().choose(austria="mobilization", france="influence", prussia="movement")
    assert len([event for event in table.events() if event.startswith("order-revealed")]) == 4


def test_REA_11_2_6_a_position_of_three_says_who_controls_italy() -> None:
    assert mistake('title = "realpolitik"\nseats = 3').key == "minor-without-controller"


def test_REA_R76_a_game_is_limited_to_a_thousand_rounds_at_most() -> None:
    title = find_title("realpolitik")
    title.check_options({"limit": "1000"})
    with pytest.raises(Mistake, match="bad-number"):
        title.check_options({"limit": "1001"})


def test_REA_2_3_every_power_has_28_tokens() -> None:
    powers = Tabletop('title = "realpolitik"').view()["powers"]
    assert [one["supply"] for one in powers] == [28, 28, 28, 28]


def test_REA_4_2_everybody_reads_how_much_influence_wins() -> None:
    assert Tabletop('title = "realpolitik"').view()["law"]["victory"] == 25
