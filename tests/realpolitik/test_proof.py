"""What else must be noticed when a rule is broken."""

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title
from realpolitik.europe19 import CARDS, POWERS, Concert, acting, at_turn, clash, holding, morale, play_out, power
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


def test_REA_2_5_no_space_of_the_track_comes_before_the_first() -> None:
    assert mistake('title = "realpolitik"\ntrack = 0').key == "bad-field-number"


def test_REA_11_1_1_of_three_players_nobody_plays_italy_and_of_four_somebody_does() -> None:
    for seats, minors in ((3, ["italy"]), (4, [])):
        powers = Game(Setup("realpolitik", seats, {}, 1)).state.view(0)["powers"]
        assert [one["id"] for one in powers if one["minor"]] == minors


def test_REA_11_1_1_a_position_of_three_has_no_other_minor_power_than_italy() -> None:
    assert mistake('title = "realpolitik"\nseats = 3\nminors = ["prussia"]').key == "bad-minors"


def test_REA_5_7_4_the_highest_card_too_has_an_ability() -> None:
    table = clash("wien 2", "bohemia 3", ("5", "4 4"), "bohemia")
    play_out(table).do("austria off-map")
    assert morale(table, "austria") == 9 - 1 - 1  # for the card, and for the battle that was lost with it


def revealed(card: str, hand: str, acted: bool = True) -> str:
    """Austria has played a card, with these left in its hand; the others have taxed."""
    tables = [holding(power("austria"), hand) + f'\nrevealed = "{card}"']
    tables += [
        holding(power(name), "mobilization influence dispatch movement") + '\nrevealed = "taxation"'
        for name in POWERS[1:]
    ]
    gone = ["austria"] if acted else []
    return "\n".join(['title = "realpolitik"', 'action = "actions"', f"acted = {gone}", *tables])


def test_REA_6_8_a_position_in_which_a_dispatch_was_resolved_has_the_whole_hand() -> None:
    Tabletop(revealed("dispatch", " ".join(CARDS)))
    assert mistake(revealed("dispatch", "taxation movement dispatch")).key == "bad-action-hand"


def test_REA_6_7_REA_6_9_a_position_has_a_dispatch_in_every_hand_or_on_the_table() -> None:
    Tabletop(revealed("dispatch", "taxation", acted=False))
    Tabletop(revealed("movement", "dispatch", acted=False))
    for card, hand in (("movement", "taxation"), ("movement", "movement dispatch"), ("dispatch", "dispatch")):
        assert mistake(revealed(card, hand, acted=False)).key == "bad-action-hand"


def test_REA_R17_REA_11_3_6_only_an_ally_of_another_player_is_asked_for_a_train() -> None:
    start = power("austria", garrisons="bohemia", ally="prussia"), power("prussia", ally="austria")
    table = acting("austria", "mobilization", *start).do("austria lay-train hungari wien")
    assert (table.trains(), table.asks()) == (["hungari wien"], "lay-trains austria")
    assert table.do("austria lay-train bohemia schlesien").asks() == "allow-train prussia"


def test_REA_7_1_2_a_table_may_have_its_negotiations_waited_for() -> None:
    assert "negotiation = true" in Game(Setup("realpolitik", 4, {"negotiation": "on"}, 1)).state.position()


def test_REA_8_7_12_a_position_tells_that_three_troops_were_refused() -> None:
    lands = (
        power("austria", garrisons="bohemia", ally="prussia"),
        power("prussia", "bohemia 3, schlesien", ally="austria"),
    )
    text = acting("prussia", "movement", *lands, trains="bohemia schlesien").begin_railing().state.position()
    table = Concert(f'refused = ["prussia-1 relay-3 schlesien"]\n{text}').do("prussia rail prussia-1")
    assert table.document()["refused"] == ["prussia-1 relay-3 schlesien"]
    assert table.reason("prussia relay prussia-2 3") == "REA-R16 move-refused"
