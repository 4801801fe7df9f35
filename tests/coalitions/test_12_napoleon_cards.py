"""COA-12.5 and COA-12.6: the Napoleon cards of L'Empereur, and the French generals that they place."""

import pytest

from coalitions.empereur import COALITION, dealt, empereur, france
from coalitions.europe import power

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
