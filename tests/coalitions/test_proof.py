"""What else must be noticed when a rule is broken."""

import tomllib
from typing import Any

from casusbelli.core import Game, Setup, find_title
from coalitions.empereur import empereur, france, moving
from coalitions.europe import Europe, acting, clash, europe, europe_at, influence, power
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
    assert table.pending().startswith("draw-for ")


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


def test_COA_7_4_9_who_has_spent_everything_loses_nothing() -> None:
    table = acting("austria", "mobilization", power("austria", "wien", money=1)).do("austria buy-troop austria-1")
    assert not [event for event in table.events() if event.startswith("corruption")]


def test_COA_7_0_1_COA_R3_who_is_over_an_action_performs_it() -> None:
    begins = europe_at("turn", round=1).end_turn().events()
    assert {"drill-skipped power=power:britain", "taxed power=power:ottoman count=7"} <= set(begins)
    assert europe_at("turn", turn=6, round=1).asks() == "drill ottoman"


def test_COA_7_3_12_in_an_ordinary_movement_not_only_napoleon_moves() -> None:
    table = acting("france", "movement", power("france", "paris, lorraine", named=1))
    assert "march pfalz" in table.ways("france-2")


def test_COA_7_3_8_nothing_is_left_of_an_offer_that_was_refused() -> None:
    table = acting("britain", "leadership", power("britain", money=5), power("austria", status="british"))
    table.do("britain rest", "britain subsidise austria", "britain offer 5")
    assert table.view()["offers"] == {"austria": 5}
    assert table.do("austria decline").view()["offers"] == {}


def test_COA_R40_a_neutral_power_that_comes_to_its_own_land_attacks_nobody() -> None:
    neutral = power("prussia", "berlin 2", "saxonia", status="neutral")
    table = europe("prussia", neutral, power("britain", "saxonia 1"))
    table.arrive("prussia-1 saxonia")
    assert (table.battle(), table.general("prussia-1")) == (None, "saxonia 2")


def test_COA_6_3_1_two_neutral_powers_are_no_allies() -> None:
    table = europe("prussia", power("prussia", "berlin 2", status="neutral"), power("austria", status="neutral"))
    assert "march bohemia" not in table.ways("prussia-1")


def test_COA_R82_a_position_has_the_joint_decisions_asked_of_great_britain() -> None:
    table = empereur(
        france("off-map", "saxonia hesse", morale=0), power("austria", "bavaria 3"), napoleon_deck=[4], deck=[1]
    )
    assert table.pending() == f"retreat-french {table.seat_of('britain')}"
    assert Europe(table.state.position()).pending() == table.pending()


def test_COA_10_1_1_the_beaten_vizier_returns_only_where_abilities_are_agreed_on() -> None:
    for abilities, can_leave in (("true", False), ("false", True)):
        table = europe(
            "russia",
            power("russia", "podolia 3", status="british"),
            power("ottoman", "bessarabia 2", named=1, status="expansionist"),
            extra=f"abilities = {abilities}",
        )
        table.arrive("russia-1 bessarabia").without_cards()
        assert ("off-map" in table.options("ottoman")) == can_leave


def test_COA_6_1_1_a_table_may_have_its_negotiations_waited_for() -> None:
    assert begun(Setup("coalitions", 6, {"negotiation": "on"}, 1))["negotiation"] is True


def test_COA_R61_a_card_shows_land_without_colour_too_and_nobody_attacks_it() -> None:
    table = empereur(
        france("off-map", "saxonia hesse", morale=0), power("austria", "bavaria 3"), napoleon_deck=[4], deck=[1]
    )
    card = table.view()["empereur"]["card"]
    assert card["shown"] == ["wurttemberg", "tyrol", "venezia", "hungari"]
    assert not set(card["shown"]) & {"bavaria", *table.view()["empereur"]["targets"]}


def test_COA_12_2_1_COA_R71_the_players_win_after_the_battle_of_paris_and_fight_no_other() -> None:
    table = moving("austria", france("paris, lombardia"), power("austria", "lorraine 3, venezia 3"))
    table.arrive("austria-1 paris", "austria-2 lombardia").do("austria battle paris", "austria garrison-no-more")
    assert (table.pending(), len(table.view()["winners"])) == ("", 5)
    assert not [event for event in table.events() if event.startswith("battle") and "lombardia" in event]


def test_COA_R72_players_may_talk_about_cards_against_the_automa_alone() -> None:
    rivals = clash(hands=("1", "1"))
    assert rivals.view()["silence"] == "COA-8.4.12"
    allies = empereur(
        france("off-map", "saxonia hesse"), power("austria", "bavaria 3", hand="5"), napoleon_deck=[11], deck=[1]
    )
    assert allies.pending().startswith("play-openly ")
    assert (allies.view()["silence"], europe("france").view()["silence"]) == (None, None)


def test_COA_3_2_2_every_conqueror_outside_the_british_coalition_gains_6() -> None:
    for status in ("french", "neutral", "expansionist"):
        table = europe_at("turn", power("austria", "paris", status=status), turn=6).end_round()
        assert table.power("austria")["influence"] == 6
