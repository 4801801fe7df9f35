"""COA-12: L'Empereur."""

from typing import Any

import pytest

from casusbelli.core import Game, Mistake, Setup
from coalitions.europe import POWERS, Europe, power

TURNS = {"movement": 1, "drill": 2, "taxation": 3, "leadership": 4, "mobilization": 5, "expand-influence": 6}
COALITION = ("britain", "austria", "prussia", "russia", "ottoman")
HOMES = ("paris", "lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine")
CARDS = {
    1: ["egypt", "syria", "hellas"],
    2: ["lombardia", "venezia", "tyrol"],
    3: ["patrimonium_st_petri", "napoli"],
    4: ["bavaria", "wien", "bohemia"],
    5: ["dalmatia", "bosnia", "hungari"],
    6: ["holland", "westphalia", "hannover"],
    7: ["saxonia", "berlin", "pommern"],
    8: ["silesia", "warszawa", "borussia"],
    9: ["leon", "oporto", "lisboa"],
    10: ["madrid", "catalonia", "andalusia"],
    11: ["bavaria", "saxonia", "hesse"],
    12: ["polesie", "smolensk", "moskva"],
}


def dealt(seats: int = 5, level: str = "ogre", seed: int = 1, **options: str) -> Europe:
    """A new game of L'Empereur."""
    setup = Setup("coalitions", seats, {"mode": "empereur", "level": level, **options}, seed)
    return Europe(Game(setup).state.position())


def laid_out(turn: int, action: str, powers: tuple[str, ...], seats: int, **facts: Any) -> Europe:
    lines = ['title = "coalitions"', 'mode = "empereur"', f"seats = {seats}", f"turn = {turn}", f'action = "{action}"']
    lines += [f"{name.replace('_', '-')} = {fact}" for name, fact in facts.items()]
    if not any('id = "britain"' in text for text in powers):
        lines.append(power("britain", morale=1))  # so it is the one that gains morale by a card
    return Europe("\n".join([*lines, *powers]))


def empereur(*powers: str, field: str = "drill", seats: int = 5, **facts: Any) -> Europe:
    """France has just acted on a field of the wheel, unless the players had to decide something."""
    return laid_out(TURNS[field], field, powers, seats, **facts)


def moving(mover: str, *powers: str, seats: int = 5, **facts: Any) -> Europe:
    """A power of the Grand Coalition is about to move."""
    turns = {"austria": 2, "prussia": 3, "russia": 4, "ottoman": 5, "britain": 6}
    return laid_out(turns[mover], "movement", powers, seats, **facts)


def france(generals: str = "", garrisons: str = "", morale: int = 5, money: int = 0, influence: int = 0) -> str:
    """France has no other generals than these."""
    given = [text.strip() for text in generals.split(",") if text.strip()]
    given += ["unused"] * (7 - len(given))
    return power("france", ", ".join(given), garrisons, morale=morale, money=money, influence=influence)


def next_deed(table: Europe) -> Any:
    return table.view()["empereur"]["next"][0]


# 12.1 Set-up.


def test_COA_12_1_1_the_pieces_are_those_of_1805() -> None:
    table = dealt()
    assert table.view()["scenario"] == "1805"
    assert [table.general(f"britain-{number}") for number in (1, 2, 3)] == ["london 1", "cornwall", "napoli"]
    assert table.general("austria-3") == "venezia 3"
    assert [table.power(name)["morale"] for name in POWERS] == [5, 11, 9, 4, 3, 2]


def test_COA_12_1_1_no_other_scenario_can_be_played() -> None:
    with pytest.raises(Mistake, match="empereur-scenario"):
        dealt(scenario="1809")


def test_COA_12_1_2_COA_R60_all_but_france_are_one_coalition_at_war_with_france() -> None:
    table = dealt()
    for name in COALITION:
        assert table.power(name)["allies"] == [other for other in COALITION if other != name]
        assert table.power(name)["enemies"] == ["france"]
    assert table.power("prussia")["income"] == 6  # no neutral power, so nothing is doubled


def test_COA_12_1_2_a_position_cannot_split_the_grand_coalition() -> None:
    with pytest.raises(Mistake, match="not-in-grand-coalition"):
        empereur(power("prussia", status="neutral"))


@pytest.mark.parametrize(("level", "influence"), [("ogre", 5), ("usurper", 10), ("emperor", 15)])
def test_COA_12_1_3_the_level_is_the_influence_that_france_begins_with(level: str, influence: int) -> None:
    table = dealt(level=level)
    assert [table.power(name)["influence"] for name in POWERS] == [0, influence, 0, 0, 0, 0]
    assert table.view()["empereur"]["level"] == level


def test_COA_12_1_4_france_has_no_hand() -> None:
    table = dealt()
    assert [table.power(name)["cards"] for name in POWERS] == [3, 0, 3, 3, 3, 2]
    assert table.view()["deck"] == 40 - 14


def test_COA_12_1_5_all_twelve_napoleon_cards_are_shuffled() -> None:
    decks = [dealt(seed=seed).document()["napoleon-deck"] for seed in range(12)]
    assert all(sorted(deck) == list(range(1, 13)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 12


def test_COA_12_1_6_every_french_home_and_lombardia_have_a_garrison() -> None:
    table = dealt()
    held = [territory for territory, owner in table.view()["garrisons"].items() if owner == "france"]
    assert sorted(held) == sorted([*HOMES, "lombardia"])


def test_COA_12_1_7_COA_R59_napoleon_stays_away_and_france_has_six_generals() -> None:
    table = dealt()
    generals = [general for general in table.document()["power"][1]["generals"] if general != "unused"]
    assert generals == ["normandie_bretagne 3", "picardie 3", "lorraine 3", "provence 1", "lombardia 1", "off-map"]
    assert table.power("france")["off_map"] == 1
    assert not any(general["named"] for general in table.view()["generals"])


def test_COA_12_1_8_generals_have_no_abilities() -> None:
    with pytest.raises(Mistake, match="empereur-abilities"):
        dealt(abilities="on")
    assert dealt().asks() == "drill britain"  # nobody was asked to name a general


# 12.2 Victory.


def test_COA_12_2_1_COA_R71_a_general_in_empty_paris_wins_for_all_players() -> None:
    table = moving("austria", france("lorraine 3"), power("austria", "provence"))
    table.arrive("austria-1 paris")
    assert table.pending() == ""
    assert table.view()["winners"] == [0, 1, 2, 3, 4]


def test_COA_12_2_1_COA_R71_who_beats_the_garrison_of_paris_wins_when_the_battle_is_finished() -> None:
    table = moving("austria", france("", "paris"), power("austria", "provence 3, tyrol"), seats=2)
    table.arrive("austria-1 paris").do("austria garrison paris")
    assert table.pending() == ""
    assert table.view()["winners"] == [0, 1]


def test_COA_12_2_1_a_general_elsewhere_in_france_does_not_win() -> None:
    table = moving("austria", france("paris 3"), power("austria", "provence"))
    table.arrive("austria-1 lorraine")
    assert table.pending() != ""


def test_COA_12_2_1_who_does_not_beat_the_garrison_of_paris_does_not_win() -> None:
    table = moving("austria", france("", "paris"), power("austria", "provence", "provence"))
    table.arrive("austria-1 paris")  # 1 against 1
    assert table.asks() == "draw-to austria"
    table.do("austria retreat provence")
    assert table.pending() != ""


def test_COA_12_2_2_the_players_lose_when_france_has_25_influence() -> None:
    last = empereur(france("", "lisboa", influence=23), napoleon_deck=[9])
    assert last.power("france")["influence"] == 24
    assert last.pending() != ""
    lost = empereur(france("", "lisboa", influence=24), napoleon_deck=[9])
    assert lost.pending() == ""
    assert lost.view()["winners"] == []


def test_COA_12_2_2_the_players_lose_in_the_middle_of_a_battle_that_gives_france_25() -> None:
    table = empereur(france("paris", influence=24), power("austria", "lombardia"), napoleon_deck=[2])
    assert table.asks() == "lose-to austria"
    table.do("austria off-map")
    assert (table.pending(), table.view()["winners"]) == ("", [])


# 12.3 The players' turns.


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_COA_12_3_1_COA_R72_the_players_share_the_five_powers_evenly(seats: int) -> None:
    table = dealt(seats)
    seated = [table.power(name)["seat"] for name in COALITION]
    assert {seated.count(seat) for seat in range(seats)} <= {5 // seats, -(-5 // seats)}
    assert table.power("france")["seat"] is None
    assert not any(table.power(name)["minor"] for name in POWERS)


def test_COA_12_3_1_nobody_bids_for_a_power() -> None:
    for step in dealt(2, seed=3).wander(seed=3):
        assert not step.pending().startswith(("bid", "negotiate", "choose-arbiter"))


def test_COA_R72_players_do_not_see_each_others_hands() -> None:
    table = dealt(2)
    assert [name for name in POWERS if "hand" in table.power(name, 0)] == ["britain", "prussia", "ottoman"]
    assert [name for name in POWERS if "hand" in table.power(name, 1)] == ["austria", "russia"]


def test_COA_12_3_2_france_acts_at_its_place_in_the_order_of_the_fields() -> None:
    powers = (power("britain", morale=1, money=1), france())
    table = laid_out(4, "drill", powers, 5, napoleon_deck=[9])
    assert table.asks() == "drill prussia"
    assert table.view()["empereur"]["discard"] == []
    table.do("prussia skip-drill")
    assert table.asks() == "buy britain"  # France on Leadership was before Britain on Mobilization
    assert table.view()["empereur"]["discard"] == [9]


def test_COA_12_3_3_there_is_no_diplomacy_between_the_rounds() -> None:
    table = moving("britain", power("britain", "london 1"), france()).do("britain end-moves")
    assert (table.view()["round"], table.asks()) == (2, "drill britain")


def test_COA_12_3_4_COA_R60_the_grand_coalition_marches_through_its_territories_with_consent() -> None:
    table = moving("austria", france(), power("austria", "bohemia"))
    table.do("austria move austria-1", "austria march silesia")
    assert table.asks() == "give-consent prussia"
    table.do("prussia consent")
    assert table.general("austria-1") == "silesia"


def test_COA_R60_a_solo_player_consents_by_himself() -> None:
    table = moving("austria", france(), power("austria", "bohemia"), seats=1)
    table.do("austria move austria-1", "austria march silesia")
    assert table.general("austria-1") == "silesia"


def test_COA_R60_the_grand_coalition_sails_with_british_consent() -> None:
    table = moving("ottoman", france(), power("ottoman", "egypt, anatolia"))
    table.do("ottoman move ottoman-1", "ottoman sail napoli")
    assert table.asks() == "give-consent britain"


def test_COA_12_3_4_the_powers_of_the_grand_coalition_support_each_other() -> None:
    table = moving(
        "austria", france("tyrol 3", "tyrol"), power("austria", "venezia 3"), power("russia", "bavaria 2", hand="5")
    )
    table.arrive("austria-1 tyrol")
    assert table.asks() == "support russia"
    table.do("russia support russia-1")
    assert table.asks() == "play-openly russia"
    assert [slot["general"] for slot in table.battle()["slots"]] == ["austria-1", "france-1", "russia-1"]


def test_COA_12_3_5_expanding_brings_money_for_claims_and_nothing_for_homes_of_others() -> None:
    table = laid_out(1, "expand-influence", (france(), power("austria", "", "bavaria provence holland")), 5)
    assert table.power("austria")["money"] == 2
    assert table.power("austria")["influence"] == 0


def test_COA_12_3_6_subsidies_bring_no_influence() -> None:
    table = laid_out(3, "leadership", (france(), power("britain", money=5)), 5)
    table.do("britain rest", "britain subsidise austria", "britain offer 4", "britain subsidise-no-more")
    table.do("austria accept")
    assert (table.power("austria")["money"], table.power("britain")["money"]) == (4, 1)
    assert table.power("britain")["influence"] == 0


def test_COA_12_3_6_trade_is_eleven_less_the_ports_of_france() -> None:
    powers = (france("", "holland hannover"), power("ottoman", "", "lisboa"))
    table = laid_out(2, "taxation", powers, 5)
    assert table.power("britain")["money"] == 3 + 11 - 2  # Ottoman ports are no loss


@pytest.mark.parametrize(("before", "after"), [(4, 5), (15, 15)])
def test_COA_12_3_7_each_movement_action_raises_french_morale_even_if_nothing_moves(before: int, after: int) -> None:
    table = moving("prussia", france("", morale=before), power("prussia", "berlin 1"))
    assert table.asks() == "choose-move prussia"  # no arbiter
    table.do("prussia end-moves")
    assert table.power("france")["morale"] == after


def test_COA_12_3_7_there_is_exactly_one_movement_turn() -> None:
    table = moving("prussia", france(), power("prussia", "berlin 1, silesia"))
    table.do("prussia move prussia-1", "prussia march hannover", "prussia garrison-no-more", "prussia end-moves")
    assert table.view()["movement"] is None
    assert (table.view()["turn"], table.asks()) == (4, "drill prussia")


def test_COA_12_3_8_the_rest_is_as_ever() -> None:
    buying = laid_out(6, "mobilization", (france(), power("austria", "tyrol", money=3)), 5)
    assert buying.asks() == "buy austria"
    buying.do("austria buy-troop austria-1", "austria buy-no-more")
    assert (buying.general("austria-1"), buying.power("austria")["money"]) == ("tyrol 1", 0)  # corruption
    drilling = laid_out(3, "drill", (france(), power("austria", hand="1")), 5)
    drilling.do("austria drill", "austria discard 1")
    assert drilling.view()["discard"] == [1]
    disbanding = moving("austria", france(), power("austria", "tyrol", "bavaria"))
    assert "disband bavaria" in disbanding.options("austria")


# 12.4 France's turn.


@pytest.mark.parametrize("field", ["drill", "leadership", "movement"])
def test_COA_12_4_1_france_resolves_a_card_on_drill_leadership_and_movement(field: str) -> None:
    powers = (power("britain", morale=1, money=1), france("", "lisboa"))
    table = empereur(*powers, field=field, napoleon_deck=[9, 3, 8])
    assert table.view()["empereur"]["discard"][0] == 9
    assert table.power("france")["influence"] == 1


@pytest.mark.parametrize("field", ["taxation", "mobilization", "expand-influence"])
def test_COA_12_4_1_france_draws_no_card_on_other_fields(field: str) -> None:
    table = empereur(power("britain", "london 1", money=1), france(), field=field)
    assert table.view()["empereur"]["discard"] == []


def test_COA_12_4_2_france_taxes_by_the_standard_rule() -> None:
    table = empereur(france("", "westphalia saxonia bavaria wien"), field="taxation")
    assert table.power("france")["money"] == 11 + 1 + 2  # homes, undisputed, disputed without a blue stripe


def test_COA_12_4_3_mobilization_fills_all_generals_and_spends_the_rest_on_morale() -> None:
    powers = (france("paris 1, tyrol, off-map", money=9, morale=4), power("ottoman", "istanbul 1"))
    table = empereur(*powers, field="mobilization")
    assert [table.general(f"france-{number}") for number in (1, 2, 3)] == ["paris 3", "tyrol 3", "off-map"]
    assert table.power("france")["money"] == 0
    assert table.power("france")["morale"] == 4 + (9 - 5) + 1  # and one by the Ottoman movement that follows


def test_COA_12_4_3_what_morale_cannot_take_is_lost() -> None:
    table = empereur(france("paris 3", money=9, morale=13), power("ottoman", "istanbul 1"), field="mobilization")
    assert (table.power("france")["money"], table.power("france")["morale"]) == (0, 15)


def test_COA_12_4_3_COA_R82_with_too_little_money_the_players_choose_who_gets_troops() -> None:
    powers = (france("paris 1, tyrol, wien 3", money=2, morale=4), power("ottoman", "istanbul 1"))
    table = empereur(*powers, field="mobilization")
    assert table.pending() == f"fill-general {table.seat_of('britain')}"
    assert table.options("britain") == ["reinforce france-1", "reinforce france-2"]
    assert table.reason("britain reinforce france-3") == "COA-12.4.3 general-full"
    table.do("britain reinforce france-2", "britain reinforce france-2")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 1", "tyrol 2"]
    assert table.power("france")["morale"] == 5  # nothing was left for morale


def test_COA_12_4_4_france_expands_by_its_claims_and_not_by_homes_of_others() -> None:
    powers = (power("britain", "london 1"), france("", "bavaria holland saxonia wien westphalia", influence=5))
    assert empereur(*powers, field="expand-influence").power("france")["influence"] == 5 + 2 + 1


# 12.5 The Napoleon card.


def test_COA_12_5_1_the_power_with_the_lowest_morale_gains_one_before_the_card() -> None:
    table = empereur(france(), power("russia", morale=0), napoleon_deck=[9])
    assert [table.power(name)["morale"] for name in COALITION] == [1, 5, 5, 1, 5]


def test_COA_12_5_1_COA_R82_the_players_choose_among_equals() -> None:
    table = empereur(france(), power("russia", morale=1, seat=3), power("britain", morale=1, seat=4))
    assert table.pending() == "comfort 4"  # the player of Britain decides for all
    assert table.legal(4) == ["comfort britain", "comfort russia"]
    assert table.reason("4 comfort austria") == "COA-12.5.1 comfort-not-lowest"
    assert table.reason("4 comfort france") == "COA-12.5.1 comfort-france"
    assert table.view()["empereur"]["card"] is None
    table.do("4 comfort russia")
    assert (table.power("russia")["morale"], table.power("britain")["morale"]) == (2, 1)


def test_COA_12_5_1_nobody_is_asked_when_all_have_the_highest_morale() -> None:
    table = empereur(france(), *[power(name, morale=15) for name in COALITION], napoleon_deck=[9])
    assert table.asks() == "lead ottoman"
    assert [table.power(name)["morale"] for name in COALITION] == [15] * 5


def test_COA_12_5_2_the_top_card_is_revealed_and_discarded_in_the_end() -> None:
    table = empereur(france(), napoleon_deck=[7, 3])
    assert table.view()["empereur"]["discard"] == [7]
    assert table.view()["empereur"]["deck"] == 11
    assert table.document()["napoleon-deck"][0] == 3


def test_COA_12_5_2_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    table = empereur(france(), napoleon_discard=list(CARDS))
    assert len(table.view()["empereur"]["discard"]) == 1
    assert table.view()["empereur"]["deck"] == 11


def test_COA_12_5_2_the_card_lies_open_while_it_is_resolved() -> None:
    table = empereur(france("paris"), power("austria", "wien 1"), power("russia", "bavaria 1"), napoleon_deck=[4])
    card = table.view()["empereur"]["card"]
    assert (card["number"], card["attacked"]) == (4, CARDS[4])
    assert table.view()["empereur"]["targets"] == CARDS[4]


def test_COA_12_5_3_COA_R61_territories_without_colour_are_neither_attacked_nor_scored() -> None:
    powers = (france("off-map, off-map, off-map", "lombardia"), power("austria", "venezia"))
    table = empereur(*powers, napoleon_deck=[3])  # shows Lombardia and Venezia
    assert table.power("france")["influence"] == 0
    assert (table.garrison("venezia"), table.general("austria-1")) == ("", "venezia")
    assert [table.garrison(name) for name in CARDS[3]] == ["france", "france"]


@pytest.mark.parametrize("number", CARDS)
def test_COA_R78_each_card_attacks_its_territories_in_printed_order(number: int) -> None:
    table = empereur(power("britain", morale=1), france("paris"), field="leadership", napoleon_deck=[number])
    assert table.garrison(CARDS[number][0]) == "france"  # one general is enough for the first only
    assert [table.garrison(name) for name in CARDS[number][1:]] == [""] * (len(CARDS[number]) - 1)
    foretold = next(deed for deed in empereur(france(), field="taxation").view()["empereur"]["next"] if "cards" in deed)
    card = next(card for card in foretold["cards"] if card["number"] == number)
    assert [target["territory"] for target in card["targets"]] == CARDS[number]


@pytest.mark.parametrize(
    ("number", "held", "value"), [(9, "oporto", 1), (10, "andalusia", 2), (7, "berlin", 2), (11, "saxonia", 2)]
)
def test_COA_12_5_4_a_garrisoned_territory_scores_its_value_whatever_it_is(number: int, held: str, value: int) -> None:
    table = empereur(france("", held), napoleon_deck=[number])
    assert table.power("france")["influence"] == value


def test_COA_E20_dalmatia_with_a_french_garrison_is_worth_one() -> None:
    table = empereur(france("", "dalmatia", influence=5), napoleon_deck=[5])
    assert table.power("france")["influence"] == 6


def test_COA_12_5_5_a_territory_without_a_french_garrison_is_attacked() -> None:
    table = empereur(france("off-map"), power("austria", "", "dalmatia"), napoleon_deck=[5])
    assert (table.general("france-1"), table.garrison("dalmatia")) == ("dalmatia 1", "france")
    assert table.power("france")["influence"] == 0


def test_COA_12_5_6_COA_R62_what_is_held_is_scored_before_anything_is_attacked() -> None:
    """A garrison placed by this card scores nothing, and a battle that ends the game is never fought."""
    table = empereur(france("off-map", "hesse", influence=3), napoleon_deck=[11])
    assert table.power("france")["influence"] == 4
    assert (table.garrison("bavaria"), table.garrison("saxonia")) == ("france", "")
    lost = empereur(france("off-map", "hesse", influence=24), power("austria", "bavaria 3"), napoleon_deck=[11])
    assert (lost.pending(), lost.general("france-1")) == ("", "off-map")


def test_COA_R62_a_general_without_garrison_acts_where_he_stands() -> None:
    table = empereur(france("lisboa 1, off-map"), napoleon_deck=[9])
    assert table.general("france-1") == "lisboa 2"  # filled to three, one became the garrison
    assert table.garrison("lisboa") == "france"
    assert table.general("france-2") == "leon 2"


def test_COA_R62_a_general_on_a_territory_that_scores_may_be_taken() -> None:
    table = empereur(france("lisboa 3", "lisboa"), napoleon_deck=[9])
    assert table.general("france-1") == "leon 2"


def test_COA_E21_all_three_territories_are_attacked_with_three_troops_each() -> None:
    table = empereur(
        power("britain", morale=3),
        france("off-map, paris 1, lorraine"),
        power("austria", "bavaria 2", "bavaria", "1"),
        power("prussia", "saxonia", morale=0),
        power("russia", "hesse 1, warszawa"),
        field="movement",
        napoleon_deck=[11],
    )
    assert table.power("prussia")["morale"] == 1
    assert sorted(table.general(f"france-{number}") for number in (1, 2, 3)) == ["bavaria 3", "hesse 3", "saxonia 3"]
    assert table.battle()["territory"] == "bavaria"
    assert table.battle()["base"] == [4, 4]
    assert [deed["territory"] for deed in table.view()["empereur"]["next"][:2]] == ["saxonia", "hesse"]


# 12.6 Placing French generals.


def test_COA_12_6_1_the_general_comes_with_three_troops_whatever_the_distance() -> None:
    table = empereur(france("paris"), power("russia", "polesie 3", hand="1"), napoleon_deck=[12])
    assert table.general("france-1") == "polesie 3"


SOURCES = [
    ("off the map before a home", "provence, off-map", "france-2"),
    ("the nearest home but Paris, not the cheapest", "aquitaine, paris, lorraine", "france-3"),
    ("a far home before Paris", "paris, normandie_bretagne", "france-2"),
    ("Paris before undisputed land", "venezia, lombardia, wurttemberg, paris", "france-4"),
    ("undisputed land before any other", "venezia, lombardia, saxonia, andalusia", "france-4"),
    ("the nearest undisputed land before the cheapest", "navarra, catalonia", "france-2"),
    ("the cheapest of equally near undisputed lands", "wurttemberg, pfalz", "france-2"),
    ("disputed land without a blue stripe before homes of others", "venezia, lombardia, warszawa", "france-3"),
    ("the nearest disputed land without a blue stripe", "livonia, saxonia", "france-2"),
    ("a home of another before disputed land with a blue stripe", "lombardia, moskva", "france-2"),
    ("the nearest home of another", "wien, venezia", "france-2"),
    ("the cheapest of equally near homes of others", "wien, dalmatia", "france-2"),
    ("disputed land with a blue stripe last", "holland, lombardia", "france-2"),
]


@pytest.mark.parametrize(("generals", "sent"), [row[1:] for row in SOURCES], ids=[row[0] for row in SOURCES])
def test_COA_12_6_2_COA_R63_sources_in_their_order(generals: str, sent: str) -> None:
    table = empereur(france(generals, "napoli"), napoleon_deck=[3])
    assert table.general(sent) == "patrimonium_st_petri 2"


def test_COA_12_6_3_COA_R64_a_placed_general_is_not_taken_again_and_the_other_attacks_are_omitted() -> None:
    table = empereur(france("off-map"), napoleon_deck=[9])
    assert table.general("france-1") == "leon 2"
    assert (table.garrison("oporto"), table.garrison("lisboa")) == ("", "")


def test_COA_12_6_3_who_stands_on_an_attacked_territory_is_not_taken_for_another() -> None:
    table = empereur(france("oporto"), napoleon_deck=[9])
    assert table.general("france-1") == "oporto 2"
    assert (table.garrison("leon"), table.garrison("lisboa")) == ("", "")


def test_COA_12_6_4_COA_R82_the_players_choose_among_equal_generals() -> None:
    """Between homes their value does not count, by COA-R63."""
    table = empereur(france("lorraine, languedoc, paris", "napoli"), napoleon_deck=[3])
    assert table.pending() == f"send-general {table.seat_of('britain')}"
    assert table.options("britain") == ["send france-1", "send france-2"]
    assert table.reason("britain send france-3") == "COA-12.6.2 general-not-first"
    assert table.reason("britain send austria-1") == "COA-12.6.4 general-not-french"
    table.do("britain send france-2")
    assert table.general("france-2") == "patrimonium_st_petri 2"
    assert table.general("france-1") == "lorraine"


def test_COA_12_6_5_garrisons_stay_where_the_general_was() -> None:
    table = empereur(france("provence 2", "provence napoli"), napoleon_deck=[3])
    assert (table.garrison("provence"), table.general("france-1")) == ("france", "patrimonium_st_petri 2")


def test_COA_12_6_6_he_is_filled_to_three_for_nothing() -> None:
    table = empereur(
        france("provence 1", "napoli", money=4), power("austria", "patrimonium_st_petri"), napoleon_deck=[3]
    )
    assert table.asks() == "lose-to austria"
    assert table.power("france")["money"] == 4
    assert table.battle()["base"] == [4, 1]


def test_COA_R64_with_too_few_tokens_he_gets_what_there_is() -> None:
    land = set(dealt().view()["control"]).union(*CARDS.values()) - set(CARDS[3])
    held = sorted(land)[:47]
    table = empereur(france("off-map", " ".join(held)), power("austria", CARDS[3][0], hand="1"), napoleon_deck=[3])
    assert len(held) == 47
    assert table.battle()["base"] == [3, 1]  # the last two of 49 tokens


def test_COA_12_6_7_on_empty_land_one_troop_becomes_the_garrison() -> None:
    table = empereur(france("off-map, off-map, off-map"), napoleon_deck=[10])
    assert [table.general(f"france-{number}") for number in (1, 2, 3)] == ["madrid 2", "catalonia 2", "andalusia 2"]
    assert [table.garrison(name) for name in CARDS[10]] == ["france"] * 3


def test_COA_12_6_7_territories_are_resolved_in_the_order_of_the_card() -> None:
    table = empereur(
        france("off-map, off-map, off-map"), power("britain", "madrid, andalusia", morale=1), napoleon_deck=[10]
    )
    assert table.battle()["territory"] == "madrid"
    assert table.garrison("catalonia") == ""
    table.do("britain off-map")
    assert table.battle()["territory"] == "andalusia"
    assert table.garrison("catalonia") == "france"


# 12.7 Battles.


def test_COA_12_7_1_generals_troops_garrison_and_fortress_are_summed() -> None:
    powers = (france("off-map", "egypt syria"), power("ottoman", "hellas 2", "hellas", fortresses="hellas", hand="1"))
    table = empereur(*powers, napoleon_deck=[1])
    assert table.battle()["base"] == [4, 1 + 2 + 4]


def bavaria(
    *others: str, deck: list[int], morale: int = 9, hand: str = "", troops: int = 3, influence: int = 0
) -> Europe:
    """A French general attacks an Austrian one in Bavaria: 4 against 1 and the troops."""
    return empereur(
        france("off-map", "saxonia hesse", morale=morale, influence=influence),
        power("austria", f"bavaria {troops}", hand=hand),
        *others,
        napoleon_deck=[11],
        deck=deck,
    )


def test_COA_12_7_2_the_grand_coalition_plays_face_up_and_pays_morale() -> None:
    table = bavaria(hand="4 1", deck=[1])
    assert table.asks() == "play-openly austria"
    table.do("austria play 4")
    assert table.battle()["slots"][1]["stack"] == [{"card": 4, "open": True}]
    assert table.battle()["seen"] == [4, 8]
    assert table.power("austria")["morale"] == 4
    assert table.reason("austria play 5") == "COA-12.7.2 card-not-in-hand"


def test_COA_12_7_2_who_has_stopped_may_play_again_while_others_play() -> None:
    table = bavaria(power("russia", "tyrol 1", hand="2"), hand="4 1", deck=[5, 5, 5])
    table.do("russia support russia-1", "austria pass")
    assert table.asks() == "play-openly russia"
    table.do("russia play 2")
    assert table.asks() == "play-openly austria"
    table.do("austria play 1", "austria pass")
    assert table.asks() == "lose-to austria"
    assert table.battle()["seen"][1] == 4 + 2 + 1


def test_COA_12_7_2_troops_and_morale_limit_the_cards() -> None:
    by_troops = bavaria(hand="1 1 1", troops=1, deck=[5]).do("austria play 1")
    assert by_troops.asks() == "lose-to austria"
    poor = empereur(
        france("off-map", "saxonia hesse", morale=9),
        power("britain", morale=0),
        power("austria", "bavaria 3", hand="1 1 1", morale=2),
        napoleon_deck=[11],
    )
    poor.do("austria play 1", "austria play 1")
    assert poor.asks() != "play-openly austria"
    assert poor.power("austria")["morale"] == 0


def test_COA_12_7_2_without_morale_one_card_is_free() -> None:
    table = empereur(
        france("off-map", "saxonia hesse"),
        power("britain", morale=0),
        power("austria", "bavaria 3", hand="1 2 1", morale=0),
        napoleon_deck=[11],
        deck=[5, 5],
    )
    table.do("britain comfort britain", "austria play 2")
    assert table.asks() == "lose-to austria"
    assert table.power("austria")["morale"] == 0


def test_COA_12_7_3_france_draws_until_it_is_stronger() -> None:
    table = bavaria(morale=9, hand="1", deck=[1, 1, 5]).do("austria play 1")
    assert table.power("france")["morale"] == 9 - 2  # 4 + 1 + 1 against 4 + 1
    assert table.battle()["outcome"] == "attacker"


def test_COA_12_7_3_COA_R65_a_stronger_france_draws_nothing() -> None:
    table = bavaria(morale=9, troops=1, deck=[1])
    assert (table.battle()["outcome"], table.power("france")["morale"]) == ("attacker", 9)


def test_COA_12_7_3_COA_R65_without_morale_france_draws_nothing_not_even_a_free_card() -> None:
    table = bavaria(morale=0, hand="1", deck=[5, 5, 5]).do("austria play 1")
    assert table.general("france-1") == "off-map"  # 4 against 5
    assert table.general("austria-1") == "bavaria 2"


def test_COA_12_7_3_france_stops_when_its_morale_is_spent() -> None:
    table = bavaria(morale=1, hand="2", deck=[1, 5]).do("austria play 2")
    assert table.power("france")["morale"] == 0
    assert table.general("france-1") == "off-map"  # 5 against 6


def test_COA_12_7_3_every_french_troop_has_one_card() -> None:
    table = bavaria(morale=9, hand="4", deck=[1, 1, 1, 5]).do("austria play 4")
    assert table.power("france")["morale"] == 6
    assert table.general("france-1") == "off-map"  # 4 + 3 against 8


def test_COA_12_7_3_COA_R65_france_draws_nothing_where_even_fives_cannot_win() -> None:
    hopeless = bavaria(morale=9, hand="5 5 5", deck=[1, 1, 1]).do(*["austria play 5"] * 3)  # 19 against 4 and 15
    assert hopeless.power("france")["morale"] == 9
    hope = bavaria(morale=9, hand="5 5 4", deck=[1, 1, 1])
    hope.do("austria play 5", "austria play 5", "austria play 4")
    assert hope.power("france")["morale"] == 8  # then 5 and 10 is too little


def test_COA_12_7_3_france_stops_when_there_is_no_card_to_draw() -> None:
    every_card = " ".join(str(value) for value in range(1, 6) for _ in range(8))
    table = bavaria(power("russia", hand=every_card), morale=9, deck=[])
    assert table.power("france")["morale"] == 9
    assert table.pending().startswith("retreat-french")  # 4 against 4


def test_COA_R65_the_test_does_not_look_at_morale() -> None:
    table = bavaria(morale=1, hand="5 5", deck=[5, 5, 5]).do("austria play 5", "austria play 5")
    assert table.power("france")["morale"] == 0  # it tried although one card could not do


def test_COA_12_7_4_who_played_draws_and_everybody_loses_troops_by_the_standard_rules() -> None:
    table = bavaria(power("russia", "tyrol 2", hand="3"), hand="1", deck=[1, 1, 1, 2, 2, 4])
    table.do("russia support russia-1", "austria play 1", "russia pass", "russia pass")
    assert table.general("france-1") == "bavaria 2"
    assert table.general("russia-1") == "tyrol 1"  # a supporter loses one, though he played no card
    table.do("austria off-map")
    assert table.general("austria-1") == "off-map"
    assert (table.power("austria")["cards"], table.power("russia")["cards"]) == (1, 1)
    assert table.power("france")["cards"] == 0
    assert sorted(table.view()["discard"]) == [1, 1, 1]


def test_COA_12_7_5_a_winning_attacker_leaves_a_garrison_and_scores() -> None:
    table = bavaria(deck=[5], influence=7).do("austria off-map")
    assert table.general("france-1") == "bavaria 1"  # one lost, one became the garrison
    assert table.garrison("bavaria") == "france"
    assert table.power("france")["influence"] == 7 + 2 + 1 + 1  # Saxonia, Hesse, and the general


def test_COA_12_7_5_COA_R67_each_defeated_general_counts_and_a_lone_garrison_does_not() -> None:
    table = empereur(
        france("off-map", "saxonia hesse", morale=9),
        power("austria", "bavaria"),
        power("russia", "bavaria"),
        napoleon_deck=[11],
    )
    table.do("austria off-map", "russia off-map")
    assert table.power("france")["influence"] == 3 + 2
    lone = empereur(france("off-map", "saxonia hesse"), power("austria", "", "bavaria"), napoleon_deck=[11])
    assert (lone.power("france")["influence"], lone.garrison("bavaria")) == (3, "france")


def test_COA_R67_france_scores_as_defender_too() -> None:
    table = moving("austria", france("tyrol 3", "tyrol", morale=0), power("austria", "venezia 1"))
    table.arrive("austria-1 tyrol").do("austria off-map")
    assert table.power("france")["influence"] == 1
    assert table.general("france-1") == "tyrol 2"


def test_COA_12_7_6_a_beaten_french_attacker_goes_off_the_map() -> None:
    table = bavaria(morale=0, hand="1", deck=[1]).do("austria play 1")
    assert table.general("france-1") == "off-map"
    assert table.power("france")["off_map"] == 1


def test_COA_12_7_6_beaten_french_defenders_go_off_the_map_with_their_garrison() -> None:
    table = moving("austria", france("tyrol 1", "tyrol"), power("austria", "venezia 3", hand="5"))
    before = table.power("france")["supply"]
    table.arrive("austria-1 tyrol").do("austria play 5")  # 9 against 3: not even a five would help
    assert table.general("france-1") == "off-map"  # Paris is free, but he does not go there
    assert table.power("france")["supply"] == before + 2
    assert table.garrison("tyrol") == ""


def test_COA_12_7_6_a_victorious_attacker_of_the_grand_coalition_may_leave_a_garrison() -> None:
    table = moving("austria", france("lombardia 1", "lombardia"), power("austria", "venezia 3", hand="5"))
    table.arrive("austria-1 lombardia").do("austria play 5")
    assert table.options("austria") == ["garrison lombardia", "garrison-no-more"]
    table.do("austria garrison lombardia")
    assert (table.garrison("lombardia"), table.general("austria-1")) == ("austria", "lombardia 1")


def test_COA_12_7_7_COA_R68_a_french_attacker_retreats_after_a_draw_and_the_players_choose_among_equals() -> None:
    chosen = bavaria(morale=0, deck=[1])  # 4 against 4
    assert chosen.pending() == f"retreat-french {chosen.seat_of('britain')}"
    assert chosen.options("britain") == ["retreat hesse", "retreat saxonia"]
    assert chosen.reason("britain retreat lorraine") == "COA-R36 not-the-nearest"
    assert chosen.reason("britain retreat tyrol") == "COA-R36 territory-not-controlled"
    chosen.do("britain retreat saxonia")
    assert (chosen.general("france-1"), chosen.general("austria-1")) == ("saxonia 2", "bavaria 2")
    forced = empereur(france("off-map", "saxonia", morale=0), power("austria", "bavaria 3"), napoleon_deck=[4])
    assert forced.general("france-1") == "saxonia 2"


def test_COA_R68_without_a_refuge_he_goes_off_the_map() -> None:
    holders = power("russia", "", " ".join(HOMES))
    table = empereur(france("off-map", morale=0), power("austria", "bavaria 3"), holders, napoleon_deck=[4])
    assert table.general("france-1") == "off-map"


def test_COA_12_7_7_after_a_draw_an_attacker_of_the_grand_coalition_chooses_as_ever() -> None:
    table = moving("austria", france("tyrol", "tyrol"), power("austria", "venezia 1"))
    table.arrive("austria-1 tyrol")  # 2 against 2
    assert table.options("austria") == ["retreat wien", "retreat venezia", "off-map"]
    table.do("austria retreat venezia")
    assert (table.general("austria-1"), table.general("france-1")) == ("venezia", "tyrol")


def test_COA_12_7_8_only_printed_values_count() -> None:
    pair = bavaria(hand="4 4", deck=[5, 5, 5]).do("austria play 4", "austria play 4")
    assert pair.battle()["seen"][1] == 12
    home = empereur(
        france("off-map", "venezia lombardia"), power("austria", "tyrol 3", hand="2"), napoleon_deck=[2], deck=[5, 5]
    )
    home.do("austria play 2")
    assert home.battle()["seen"][1] == 6
    costly = bavaria(hand="5", deck=[5, 5, 5]).do("austria play 5", "austria off-map")
    assert costly.power("austria")["morale"] == 4


def test_COA_12_7_9_COA_R66_a_french_supporter_helps_every_battle_and_pays_only_where_he_drew() -> None:
    """Generals come to Bavaria, Saxonia and Hesse; the one in Hesse, without a battle, is next to both others."""
    table = empereur(
        france("off-map, off-map, off-map", morale=15),
        power("austria", "bavaria 3", hand="4"),
        power("prussia", "saxonia 1"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 1],
    )
    table.do("austria play 4")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "austria-1", "france-3"]
    assert table.general("france-3") == "hesse 2"
    table.do("austria off-map", "prussia off-map")
    assert table.general("france-3") == "hesse 1"  # it flipped one troop; Saxonia was won without his help


def test_COA_12_7_9_french_generals_in_a_battle_support_no_other() -> None:
    table = empereur(
        france("off-map, off-map", "hesse", morale=15),
        power("austria", "bavaria 3", hand="5"),
        power("prussia", "saxonia 3", hand="1"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 5, 5],
    )
    table.do("austria play 5")
    assert table.power("france")["morale"] == 12  # three cards and not six
    assert table.general("france-1") == "off-map"


def test_COA_12_7_9_a_general_of_the_grand_coalition_supports_one_battle_only() -> None:
    table = empereur(
        france("off-map, off-map", "hesse", morale=15),
        power("austria", "bavaria"),
        power("prussia", "saxonia"),
        power("russia", "bohemia 3"),
        napoleon_deck=[11],
    )
    table.do("russia support russia-1", "austria off-map")
    assert table.asks() == "lose-to prussia"  # nobody was asked to support in Saxonia
    assert table.general("russia-1") == "bohemia 2"


def test_COA_R66_COA_R82_troops_in_the_battle_come_first_then_the_players_choose_the_supporter() -> None:
    table = empereur(
        france("off-map, wien 1, tyrol 2", "saxonia hesse", morale=15),
        power("austria", "bavaria 3", hand="5 5"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 5, 5],
    )
    table.do("austria play 5", "austria play 5")
    assert table.pending() == f"draw-for {table.seat_of('britain')}"
    assert table.power("france")["morale"] == 12
    assert table.options("britain") == ["support france-2", "support france-3"]
    assert table.reason("britain support france-1") == "COA-12.7.9 fights-himself"
    table.do("britain support france-2")
    assert table.general("france-2") == "wien"
    assert table.garrison("bavaria") == "france"  # 4 and 4 ones, then two fives of Tyrol, against 14
    assert table.general("france-3") == "tyrol 1"


def test_COA_12_7_10_defeated_generals_of_the_grand_coalition_choose_capital_or_off_the_map() -> None:
    table = bavaria(deck=[5])
    assert table.options("austria") == ["to-capital", "off-map"]
    table.do("austria to-capital")
    assert table.general("austria-1") == "wien"
    blocked = bavaria(power("russia", "wien"), deck=[5])
    assert blocked.general("austria-1") == "off-map"


def test_COA_12_7_10_a_defeated_garrison_is_removed() -> None:
    table = empereur(france("off-map", "saxonia hesse"), power("austria", "", "bavaria"), napoleon_deck=[11])
    assert table.garrison("bavaria") == "france"
    assert table.power("austria")["supply"] == 28


# 12.8 The Race for Paris.


def race(french: str, *others: str, attacked: str = "provence", **facts: Any) -> Europe:
    """An Austrian general stands in a French home when France acts."""
    invader = power("austria", f"{attacked} 3", hand="1")
    return empereur(france(french, morale=0), invader, *others, napoleon_deck=[9], **facts)


@pytest.mark.parametrize("field", ["drill", "leadership", "movement"])
def test_COA_12_8_1_COA_R70_an_invader_triggers_the_race_instead_of_a_card(field: str) -> None:
    powers = (power("britain", morale=1, money=1), france("off-map", morale=0), power("austria", "aquitaine"))
    table = empereur(*powers, field=field)
    assert table.view()["empereur"]["discard"] == []
    assert table.power("britain")["morale"] == 1  # nobody is comforted
    assert table.general("france-1") == "paris 3"


@pytest.mark.parametrize("home", ["lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine"])
def test_COA_12_8_1_any_french_home_triggers_it(home: str) -> None:
    assert race("off-map", attacked=home).view()["empereur"]["discard"] == []


def test_COA_12_8_1_a_garrison_alone_does_not_trigger_it() -> None:
    table = empereur(france(), power("austria", "", "provence"), napoleon_deck=[9])
    assert table.view()["empereur"]["discard"] == [9]


def test_COA_12_8_2_paris_then_the_home_then_a_neighbour_get_generals_with_three_troops() -> None:
    table = race("off-map, off-map, off-map")
    assert table.general("france-1") == "paris 3"
    assert table.general("france-3") == "lorraine 3"  # the first of the list next to Provence
    assert table.view()["empereur"]["race"] is True
    assert table.battle()["territory"] == "provence"
    assert table.battle()["base"] == [4, 4]


def test_COA_12_8_2_with_fewer_generals_paris_comes_first() -> None:
    table = race("off-map")
    assert table.general("france-1") == "paris 3"
    assert table.general("austria-1") == "provence 3"
    assert table.battle() is None
    two = race("off-map, off-map")
    assert [two.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "provence 3"]


@pytest.mark.parametrize("rank", range(5))
def test_COA_12_8_3_COA_R69_of_several_attacked_homes_the_first_of_the_list_is_defended(rank: int) -> None:
    priority = ["lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine"]
    table = race("off-map, off-map", power("russia", f"{priority[rank]} 3", hand="1"), attacked=priority[rank + 1])
    assert table.battle()["territory"] == priority[rank]
    assert table.general("france-2") == f"{priority[rank]} 3"


@pytest.mark.parametrize(
    ("home", "third"),
    [
        ("lorraine", "picardie"),
        ("picardie", "lorraine"),
        ("provence", "lorraine"),
        ("normandie_bretagne", "picardie"),
        ("languedoc", "provence"),
        ("aquitaine", "normandie_bretagne"),
    ],
)
def test_COA_12_8_3_COA_R69_the_third_target_is_the_first_of_the_list_next_to_the_home(home: str, third: str) -> None:
    table = race("off-map, off-map, off-map", attacked=home)
    assert table.general("france-3") == f"{third} 3"


def test_COA_12_8_4_generals_on_the_targets_are_filled_and_no_new_one_is_placed() -> None:
    table = race("paris 1, lombardia, off-map, off-map")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "lombardia 3"]
    assert table.general("france-4") == "off-map"  # Lombardia is next to Provence: that is the third
    assert table.battle()["territory"] == "provence"


def test_COA_12_8_4_COA_R69_generals_on_targets_are_reserved_before_any_is_taken() -> None:
    """The only other general, in Lombardia, is the third; nobody is left for the home."""
    table = race("paris 1, lombardia")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "lombardia 3"]
    assert table.general("austria-1") == "provence 3"  # no battle


def test_COA_12_8_4_several_neighbours_by_the_list_then_by_choice_of_the_players() -> None:
    listed = race("lombardia, languedoc 1, lorraine 1, paris 3, off-map")
    assert listed.general("france-3") == "lorraine 3"
    assert listed.general("france-2") == "languedoc 1"
    chosen = race("pfalz, wurttemberg, paris 3", attacked="lorraine")
    assert chosen.pending() == f"reserve-general {chosen.seat_of('britain')}"
    assert chosen.options("britain") == ["reserve france-1", "reserve france-2"]
    assert chosen.reason("britain reserve france-3") == "COA-12.8.4 general-not-adjacent"
    chosen.do("britain reserve france-1")
    assert chosen.general("france-1") == "pfalz 3"
    assert chosen.battle()["slots"][0]["general"] == "france-2"  # so the other is the source for Lorraine


RACE_SOURCES = [
    ("off the map first", "wurttemberg, off-map", "france-2"),
    ("undisputed land before any other", "bavaria, tyrol, saxonia, andalusia", "france-4"),
    ("disputed land without a blue stripe before homes of others", "bavaria, tyrol, warszawa", "france-3"),
    ("a home of another before disputed land with a blue stripe", "bavaria, moskva", "france-2"),
    ("disputed land with a blue stripe last", "bavaria", "france-1"),
    ("nobody from a French home", "picardie 1, normandie_bretagne, bavaria", "france-3"),
    ("the nearest of them", "beira, leon", "france-2"),
    ("the cheapest of equally near ones", "bohemia, dalmatia", "france-2"),
]


@pytest.mark.parametrize(("generals", "sent"), [row[1:] for row in RACE_SOURCES], ids=[row[0] for row in RACE_SOURCES])
def test_COA_12_8_5_sources_of_the_race(generals: str, sent: str) -> None:
    table = empereur(france(generals, morale=0), power("austria", "aquitaine 3"), napoleon_deck=[9])
    assert table.general(sent) == "paris 3"


def test_COA_12_8_5_COA_R82_the_players_choose_among_equals() -> None:
    tied = race("navarra, pfalz", attacked="normandie_bretagne")
    assert tied.pending() == f"send-general {tied.seat_of('britain')}"
    assert tied.options("britain") == ["send france-1", "send france-2"]
    tied.do("britain send france-2")
    assert tied.general("france-2") == "paris 3"


def test_COA_12_8_6_COA_R69_the_home_is_fought_for_first_then_the_third_target() -> None:
    table = race("off-map, off-map, off-map", power("russia", "languedoc"), power("prussia", "", "lorraine"))
    assert table.battle()["territory"] == "provence"
    assert (next_deed(table)["deed"], next_deed(table)["territory"]) == ("attack", "lorraine")
    table.do("austria play 1")
    assert table.garrison("lorraine") == "france"  # won against the garrison


def test_COA_R69_a_race_places_no_garrison_without_a_battle() -> None:
    table = race("off-map, off-map, off-map").do("austria play 1")
    assert table.asks() == "lead ottoman"  # the race is over
    assert [table.general(f"france-{number}") for number in (1, 3)] == ["paris 3", "lorraine 3"]
    assert (table.garrison("paris"), table.garrison("lorraine")) == ("", "")


def test_COA_R69_a_won_battle_of_the_race_leaves_a_garrison() -> None:
    table = empereur(france("off-map, off-map", morale=9), power("austria", "aquitaine"), napoleon_deck=[9])
    table.do("austria off-map")
    assert (table.garrison("aquitaine"), table.general("france-2")) == ("france", "aquitaine 1")
    assert table.power("france")["influence"] == 1


# What will happen next.


def test_the_forecast_tells_who_would_be_sent_by_each_card() -> None:
    table = empereur(france("off-map, paris", "lisboa"), field="taxation")
    deed = next(deed for deed in table.view()["empereur"]["next"] if deed["deed"] == "card")
    assert (deed["field"], deed["turns"], deed["why"]) == ("leadership", 1, "no-general-in-france")
    card = next(card for card in deed["cards"] if card["number"] == 9)
    assert (card["influence"], card["held"]) == (1, ["lisboa"])
    assert card["targets"] == [
        {"deed": "place", "territory": "leon", "generals": ["france-1"], "why": "off-map"},
        {"deed": "place", "territory": "oporto", "generals": ["france-2"], "why": "paris"},
    ]


def test_the_forecast_does_not_know_the_order_of_the_cards() -> None:
    views = [empereur(france(), field="taxation", napoleon_deck=deck).view() for deck in ([4, 7], [7, 4])]
    assert views[0]["empereur"] == views[1]["empereur"]


def test_the_forecast_sees_a_race_coming() -> None:
    table = moving("austria", france("lombardia, paris"), power("austria", "provence 3"))
    deeds = table.view()["empereur"]["next"]
    assert [deed["deed"] for deed in deeds] == ["tax", "race", "mobilize", "expand", "race", "race"]
    assert (deeds[1]["territory"], deeds[1]["why"]) == ("provence", "general-in-france")
    assert [target["territory"] for target in deeds[1]["targets"]] == ["paris", "provence", "lombardia"]


def test_the_forecast_counts_money_troops_and_claims() -> None:
    table = empereur(france("paris 1", "bavaria", money=5, morale=14), field="taxation")
    deeds = {deed["deed"]: deed for deed in table.view()["empereur"]["next"]}
    assert deeds["tax"]["money"] == 11
    assert (deeds["mobilize"]["troops"], deeds["mobilize"]["morale"]) == (2, 1)  # its money of now and of the tax
    assert deeds["expand"]["influence"] == 2
