"""What else must be noticed when a rule is broken."""

from realpolitik.europe19 import at_turn
from tabletop import mistake


def test_REA_2_5_a_position_that_does_not_say_where_the_token_stands_has_it_on_the_first_space() -> None:
    assert at_turn().track() == 1


def test_REA_11_1_3_a_position_gives_italy_no_action_cards_of_its_own_choice() -> None:
    document = 'title = "realpolitik"\nseats = 3\n[[power]]\nid = "italy"\nactions = ["influence", "dispatch"]'
    assert mistake(document).key == "bad-actions"
