"""COA-2: the set-up of the seven scenarios, held against the tables of the law."""

import re
import tomllib
from typing import Any

import pytest

from casusbelli.core import Game, Mistake, Setup
from casusbelli.core.data import read_text, read_toml
from coalitions.europe import POWERS, Europe, dealt, europe, power
from tabletop import mistake

SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
CODES = dict(zip(("GB", "FR", "AU", "PR", "RU", "OT"), POWERS, strict=True))
STATUSES = {"BC": "british", "FC": "french", "NEU": "neutral", "EXP": "expansionist"}
RULES = read_text("coalitions", "rules.en.md")
LAW: dict[str, Any] = tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", RULES, re.DOTALL)))["scenario"]
IDS = dict(re.findall(r"^\| ([^|]+?) \| `(\w+)` \|", RULES, re.MULTILINE))


def start(scenario: str, seats: int = 6) -> Europe:
    return dealt(scenario, seats)


def block(scenario: str, id: str) -> Any:
    return LAW[scenario][next(code for code, name in CODES.items() if name == id)]


def in_all(test: Any) -> Any:
    return pytest.mark.parametrize("scenario", SCENARIOS)(pytest.mark.parametrize("id", POWERS)(test))


def on_map(table: Europe, id: str) -> list[str]:
    return [table.general(general["id"]) for general in table.view()["generals"] if general["power"] == id]


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_1_seven_scenarios_for_three_to_six_players(scenario: str, seats: int) -> None:
    table = start(scenario, seats)
    assert table.view()["scenario"] == scenario
    assert len({power["seat"] for power in table.view()["powers"]} - {None}) == seats


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_1_l_empereur_uses_1805_only(scenario: str) -> None:
    setup = Setup("coalitions", 2, {"mode": "empereur", "scenario": scenario}, 1)
    if scenario == "1805":
        assert Game(setup).state.view(0)["mode"] == "empereur"
    else:
        with pytest.raises(Mistake, match="empereur-scenario"):
            Game(setup)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_2_the_side_of_the_board(scenario: str) -> None:
    assert start(scenario).view()["board"] == LAW[scenario]["side"].lower()


def test_COA_2_1_3_what_differs_between_the_sides() -> None:
    revolution = europe("france", scenario="1792").view()["control"]
    assert [revolution[name] for name in ("hannover", "brabant", "karinthia")] == ["britain", "austria", "austria"]
    empire = europe("france", scenario="1805")
    assert empire.control("hannover") == ""
    for name in ("brabant", "karinthia"):
        assert mistake(f'title = "coalitions"\n{power("austria", name)}').key == "no-such-land"
    prussia = europe("france", power("prussia", "", "hannover"))
    assert prussia.power("prussia")["expands"] == 1  # disputed, and Prussia claims it


def test_COA_2_1_4_powers_are_given_by_agreement_or_at_random() -> None:
    agreed = [power["seat"] for power in start("1805").view()["powers"]]
    assert agreed == [0, 1, 2, 3, 4, 5]
    drawn = {
        tuple(power["seat"] for power in dealt(seed=seed, random_powers="on").view()["powers"]) for seed in range(6)
    }
    assert len(drawn) > 3
    assert all(sorted(seats) == agreed for seats in drawn)


def test_COA_2_1_4_with_fewer_players_some_powers_are_minor() -> None:
    for seats, minors in (
        (6, set()),
        (5, {"ottoman"}),
        (4, {"prussia", "ottoman"}),
        (3, {"russia", "prussia", "ottoman"}),
    ):
        powers = start("1805", seats).view()["powers"]
        assert {power["id"] for power in powers if power["minor"]} == minors
        assert {power["id"] for power in powers if power["seat"] is None} == minors


@in_all
def test_COA_2_1_5_statuses(scenario: str, id: str) -> None:
    code = next(code for code, name in CODES.items() if name == id)
    fixed = {"britain": "british", "france": "french"}
    listed = [STATUSES[status] for status, codes in LAW[scenario]["status"].items() if code in codes]
    assert [start(scenario).power(id)["status"]] == ([fixed[id]] if id in fixed else listed)


@in_all
def test_COA_2_1_6_morale_and_influence(scenario: str, id: str) -> None:
    code = next(code for code, name in CODES.items() if name == id)
    shown = start(scenario).power(id)
    assert (shown["morale"], shown["influence"]) == (LAW[scenario]["morale"][code], LAW[scenario]["influence_start"])


def test_COA_2_1_6_minor_powers_have_no_influence() -> None:
    powers = start("1813", 4).view()["powers"]
    assert [power["influence"] for power in powers] == [13, 13, 13, 0, 13, 0]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_7_no_arbiter_and_no_strength_at_the_start(scenario: str) -> None:
    table = start(scenario)
    assert not any(power["arbiter"] for power in table.view()["powers"])
    assert (table.view()["battle"], table.view()["movement"]) == (None, None)


@in_all
def test_COA_2_1_8_COA_13_1_1_generals_troops_garrisons_and_fortresses(scenario: str, id: str) -> None:
    table = start(scenario)
    facts = block(scenario, id)
    printed = [f"{IDS[general['at']]} {general['troops']}".removesuffix(" 0") for general in facts["generals"]]
    assert sorted(place for place in on_map(table, id) if place != "off-map") == sorted(printed)
    garrisons = [territory for territory, owner in table.view()["garrisons"].items() if owner == id]
    assert sorted(garrisons) == sorted(IDS[name] for name in facts["garrisons"])
    if "fortresses" in facts:
        assert table.view()["fortresses"] == [IDS[name] for name in facts["fortresses"]]


@in_all
def test_COA_2_1_9_COA_R73_generals_off_the_map_and_money(scenario: str, id: str) -> None:
    shown = start(scenario).power(id)
    facts = block(scenario, id)
    assert (shown["off_map"], shown["money"]) == (facts["off_map_generals"], facts["money"])


def test_COA_R73_prussia_has_two_generals_off_the_map_in_1812() -> None:
    assert start("1812").power("prussia")["off_map"] == 2


def test_COA_2_1_9_minor_powers_have_no_money() -> None:
    assert [start("1805", seats).power("prussia")["money"] for seats in (6, 4)] == [6, 0]


@in_all
def test_COA_2_1_10_COA_R74_cards_that_only_their_player_sees(scenario: str, id: str) -> None:
    table = start(scenario)
    assert table.power(id)["cards"] == block(scenario, id)["cards"]
    for viewer in range(-1, 6):
        assert ("hand" in table.power(id, viewer)) == (viewer == table.seat_of(id))
    assert len(table.power(id, table.seat_of(id))["hand"]) == block(scenario, id)["cards"]


def test_COA_2_1_10_the_cards_are_shuffled() -> None:
    hands = {tuple(dealt(seed=seed).power("france", 1)["hand"]) for seed in range(8)}
    assert len(hands) > 5


def test_COA_R74_the_printed_numbers_of_french_cards() -> None:
    assert [start(scenario).power("france")["cards"] for scenario in ("1806", "1812", "1813")] == [7, 10, 10]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_11_the_rest_is_the_deck_beside_an_empty_discard_pile(scenario: str) -> None:
    table = start(scenario)
    assert table.view()["deck"] == 40 - sum(block(scenario, owner)["cards"] for owner in POWERS)
    assert table.view()["discard"] == []
    assert "deck" not in str(table.view(0)["powers"])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_12_five_fortresses_are_left(scenario: str) -> None:
    view = start(scenario).view()
    assert (view["fortresses"], view["fortresses_left"]) == (["istanbul"], 5)


def test_COA_2_1_13_napoleon_of_1792_and_1798_is_fixed() -> None:
    for scenario, place in (("1792", "off-map"), ("1798", "egypt 2")):
        table = start(scenario)
        napoleon = [general["id"] for general in table.view()["generals"] if general["named"]]
        assert [table.general(name) for name in napoleon] == [place]
        assert table.asks() == "drill britain"


@pytest.mark.parametrize("scenario", ["1805", "1806", "1809", "1812", "1813"])
def test_COA_2_1_13_elsewhere_france_chooses_among_all_seven_once_and_for_all(scenario: str) -> None:
    table = start(scenario)
    assert table.asks() == "name-general france"
    assert table.options("france") == [f"name france-{number}" for number in range(1, 8)]
    assert table.reason("france name austria-1") == "COA-2.1.13 not-own-general"
    table.do("france name france-7")
    for _ in range(40):
        table.idle()
        assert not table.asks().startswith("name-general")
        assert [general["id"] for general in table.view(3)["generals"] if general["named"]] == ["france-7"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_COA_2_1_14_COA_R3_the_wheel_at_the_start(scenario: str) -> None:
    wheel = {entry["field"]: entry["power"] for entry in start(scenario).view()["wheel"]}
    assert wheel == {
        "drill": "britain",
        "taxation": "ottoman",
        "leadership": "russia",
        "mobilization": "prussia",
        "expand-influence": "austria",
        "movement": "france",
    }


def test_COA_2_1_15_no_board_update_at_the_start() -> None:
    table = start("1805").do("france name france-1")
    assert table.power("prussia")["status"] == "neutral"
    assert table.general("prussia-3") == "saxonia"  # neutral, on land that Prussia does not control
    assert table.control("saxonia") == ""
    assert table.asks() == "drill britain"


def test_COA_2_1_16_grey_silhouettes_are_not_in_the_game() -> None:
    known = {
        "id",
        "name",
        "kind",
        "home",
        "value",
        "claims",
        "capital",
        "port",
        "points",
        "source",
        "note",
        "value_source",
    }
    for board in ("empire", "revolution"):
        for territory in read_toml("coalitions", board, "board.toml")["territory"]:
            assert territory.keys() <= known


def test_COA_E22_the_start_of_1805() -> None:
    view = start("1805").view()
    assert [power["cards"] for power in view["powers"]] == [3, 5, 3, 3, 3, 2]
    assert [power["money"] for power in view["powers"]] == [0, 0, 0, 6, 7, 0]
    assert (view["deck"], view["fortresses_left"]) == (21, 5)
