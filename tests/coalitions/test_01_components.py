"""COA-1: what there is, and how much of it."""

from collections import Counter

import pytest

from coalitions.europe import POWERS, Europe, acting, dealt, europe, power
from tabletop import mistake

GENERALS = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}
TOKENS = {"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21}
SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")


def all_cards(table: Europe) -> Counter[int]:
    document = table.document()
    return Counter(document["deck"] + document["discard"] + [card for one in document["power"] for card in one["hand"]])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_1_1_1_COA_R77_generals_cards_and_fortresses_are_limited_by_the_components(scenario: str) -> None:
    table = dealt(scenario)
    assert Counter(general["power"] for general in table.view()["generals"]) == GENERALS
    assert all_cards(table) == dict.fromkeys((1, 2, 3, 4, 5), 8)
    assert len(table.view()["fortresses"]) + table.view()["fortresses_left"] == 6


def test_COA_1_1_1_no_more_can_be_laid_out_than_there_is() -> None:
    def refused(*facts: str) -> str:
        return mistake("\n".join(['title = "coalitions"', *facts])).key

    assert refused(power("britain", "london, cornwall, holland, lisboa")) == "too-many-generals"
    assert refused(power("britain", hand="1 1 1 1 1"), power("france", hand="1 1 1 1")) == "too-many-copies"
    assert (
        refused(power("britain", fortresses="london cornwall paris wien berlin moskva crimea")) == "too-many-fortresses"
    )


@pytest.mark.parametrize("id", POWERS)
def test_COA_1_1_2_troops_and_garrisons_are_the_two_faces_of_the_same_tokens(id: str) -> None:
    table = dealt("1809")
    pieces = sum(general["troops"] for general in table.view()["generals"] if general["power"] == id)
    pieces += list(table.view()["garrisons"].values()).count(id)
    assert table.power(id)["supply"] == TOKENS[id] - pieces


def test_COA_1_1_2_a_troop_that_becomes_a_garrison_uses_no_other_token() -> None:
    table = europe("france", power("france", "paris 2"))
    before = table.power("france")["supply"]
    table.do("france arbiter britain", "france move france-1", "france march picardie", "france garrison picardie")
    table.do("france garrison-no-more")
    assert (table.general("france-1"), table.garrison("picardie")) == ("picardie 1", "france")
    assert table.power("france")["supply"] == before


def test_COA_1_1_2_no_power_has_more_tokens_than_its_own() -> None:
    lands = "london cornwall holland lisboa oporto napoli egypt hannover sverige livonia danmark westphalia hesse"
    document = power("britain", "madrid 3, beira 3, leon 3", lands)
    assert mistake(f'title = "coalitions"\n{document}').key == "too-many-tokens"
    exactly = power("britain", "madrid 3, beira 3, leon 3", lands.removesuffix(" hesse"))
    assert europe("france", exactly).power("britain")["supply"] == 0


def test_COA_1_1_3_every_power_has_exactly_one_historical_general() -> None:
    table = dealt("1805", abilities="on")
    named = []
    while table.asks().startswith("name-general "):
        named.append(table.asks().split()[1])
        table.do(f"{named[-1]} name {named[-1]}-2")
    assert sorted(named) == sorted(POWERS)
    chosen = [general["id"] for general in table.view()["generals"] if general["named"]]
    assert chosen == [f"{owner}-2" for owner in POWERS]


def test_COA_1_1_3_without_the_optional_rule_only_napoleon_is_named_and_moves_by_himself() -> None:
    table = dealt("1805")
    assert table.asks() == "name-general france"
    table.do("france name france-3")
    assert [general["id"] for general in table.view()["generals"] if general["named"]] == ["france-3"]
    napoleon = acting("france", "leadership", power("france", "paris", named=1))
    napoleon.do("france rest").until("choose-move france")
    assert napoleon.view()["movement"]["napoleon"]
