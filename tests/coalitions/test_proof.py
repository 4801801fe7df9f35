"""What else must be noticed when a rule is broken."""

import tomllib
from typing import Any

from casusbelli.core import Game, Setup, find_title
from coalitions.empereur import empereur, france
from coalitions.europe import acting, europe, influence, power
from tabletop import mistake

EMPEREUR = Setup("coalitions", 5, {"mode": "empereur", "level": "ogre"}, 1)


def begun(setup: Setup) -> dict[str, Any]:
    """A game as it is begun, written down."""
    return tomllib.loads(Game(setup).state.position())


def test_COA_8_8_4_only_a_french_general_brings_the_british_coalition_more() -> None:
    table = europe(
        "britain",
        power("britain", "hannover 3"),
        power("prussia", "holland, off-map", status="french"),
        power("france"),
    )
    table.arrive("britain-1 holland").do("prussia to-capital")
    assert influence(table) == {"britain": 1}


def test_COA_8_4_6_COA_R32_britain_too_has_its_free_card() -> None:
    table = europe("britain", power("britain", "hannover 3", hand="5 5", morale=0), power("france", "holland, off-map"))
    table.arrive("britain-1 holland")
    assert table.options("britain") == ["pass", "play 5"]


def test_COA_7_4_9_the_last_coin_is_lost_and_who_has_none_loses_nothing() -> None:
    table = acting("austria", "mobilization", power("austria", "wien", money=1)).do("austria buy-no-more")
    assert table.power("austria")["money"] == 0
    assert "corruption power=power:austria count=1" in table.events()
    poor = acting("austria", "mobilization", power("austria", "wien"))
    assert not [event for event in poor.events() if event.startswith("corruption")]


def test_COA_12_1_1_nobody_plays_france_in_the_empereur() -> None:
    assert find_title("coalitions").unseated(EMPEREUR) == [("power:france", "automa")]


def test_COA_12_1_4_a_position_of_the_empereur_has_no_french_hand() -> None:
    document = 'title = "coalitions"\nmode = "empereur"\n[[power]]\nid = "france"\nhand = [1]'
    assert mistake(document).key == "empereur-hand"


def test_COA_12_1_5_a_game_begins_with_a_deck_of_all_twelve_cards() -> None:
    assert sorted(begun(EMPEREUR)["napoleon-deck"]) == list(range(1, 13))


def test_COA_12_1_8_a_position_of_the_empereur_has_no_abilities() -> None:
    assert mistake('title = "coalitions"\nmode = "empereur"\nabilities = true').key == "empereur-abilities"


def test_COA_10_1_1_a_game_with_abilities_begins_with_the_names_of_all_powers_generals() -> None:
    state = Game(Setup("coalitions", 6, {"abilities": "on"}, 1)).state
    asked = []
    while (pending := state.pending()) is not None and pending.name == "name-general":
        asked += state.awaited()
        state.apply(asked[-1], state.options(asked[-1])[0])
    assert asked == [1, 0, 2, 3, 4, 5]  # France first


def test_COA_11_1_1_only_with_three_players_a_third_minor_power_is_chosen() -> None:
    title = find_title("coalitions")
    assert title.idle_options(Setup("coalitions", 3, {}, 1)) == ["level", "napoleon-scores"]
    assert title.idle_options(Setup("coalitions", 4, {}, 1)) == ["level", "napoleon-scores", "third-minor"]


def test_COA_8_4_6_COA_R32_a_player_without_morale_has_one_free_card_against_the_automa() -> None:
    table = empereur(
        france("off-map, wien 1, tyrol 2", "saxonia hesse", morale=15),
        power("austria", "bavaria 3", hand="5 5", morale=0),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 5, 5],
    )
    assert table.options("austria") == ["pass", "play 5"]
    table.do("austria play 5")
    assert table.asks() != "play-card austria"


def test_COA_6_1_5_a_position_has_britain_and_france_in_their_coalitions() -> None:
    for leader, status in (("france", "british"), ("britain", "neutral")):
        document = f'title = "coalitions"\n[[power]]\nid = "{leader}"\nstatus = "{status}"'
        assert mistake(document).key == "fixed-status"


def test_COA_4_7_3_france_may_hold_ten_cards_and_everybody_else_six() -> None:
    view = Game(Setup("coalitions", 6, {}, 1)).state.view(0)
    assert [one["hand_limit"] for one in view["powers"]] == [6, 10, 6, 6, 6, 6]


def test_COA_7_4_2_everybody_reads_what_troops_cards_and_morale_cost() -> None:
    prices = Game(Setup("coalitions", 6, {}, 1)).state.view(0)["law"]["prices"]
    assert (prices["buy-troop"], prices["buy-card"], prices["buy-morale"]) == (1, 1, 1)
