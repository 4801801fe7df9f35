"""REA-3: the first position, held against the tables of the law."""

import re

import pytest

from casusbelli.core.data import read_text
from realpolitik.europe19 import CARDS, POWERS, Concert, borders, dealt

LAW = read_text("realpolitik", "rules.en.md")
NAMES = "Austria|France|Italy|Prussia"
both = pytest.mark.parametrize("seats", [3, 4])


def stated(rule: str) -> str:
    """The value that a rule of the setup gives."""
    found = re.search(rf"^- \*\*{re.escape(rule)}\*\* [^:]+: (.+)$", LAW, re.MULTILINE)
    assert found, rule
    return found[1]


def numbers(text: str) -> dict[str, int]:
    """A number of each power: "Italy 5, Prussia 6 …"."""
    return {name.lower(): int(number) for name, number in re.findall(rf"({NAMES}) (\d+)", text)}


def on_map(table: Concert, id: str) -> list[str]:
    places = [table.general(general["id"]) for general in table.view()["generals"] if general["power"] == id]
    return [place for place in places if place != "off-map"]


def test_REA_3_1_each_player_has_one_power_as_agreed_or_at_random() -> None:
    def seats(**options: str) -> list[tuple[int, ...]]:
        tables = [dealt(4, seed, **options) for seed in range(8)]
        return [tuple(one["seat"] for one in table.view()["powers"]) for table in tables]

    assert set(seats(random_powers="off")) == {(0, 1, 2, 3)}
    drawn = seats(random_powers="on")
    assert len(set(drawn)) > 3
    assert all(sorted(order) == [0, 1, 2, 3] for order in drawn)


def test_REA_3_1_REA_11_1_1_of_three_players_nobody_has_italy() -> None:
    for seed in range(6):
        table = dealt(3, seed, random_powers=("on", "off")[seed % 2])
        assert [one["id"] for one in table.view()["powers"] if one["minor"]] == ["italy"]
        assert table.power("italy")["seat"] is None
        assert sorted(one["seat"] for one in table.view()["powers"] if not one["minor"]) == [0, 1, 2]


def test_REA_3_2_REA_7_2_3_four_players_begin_at_war() -> None:
    table = dealt(4)
    assert table.alliances() == []
    for name in POWERS:
        assert table.power(name)["enemies"] == [other for other in POWERS if other != name]


def test_REA_3_2_REA_11_1_4_three_players_have_yet_to_fix_statuses() -> None:
    table = dealt(3)
    assert (table.asks(), table.view()["phase"]) == ("propose None", "diplomacy")
    assert (table.alliances(), table.controller()) == ([], None)


@both
def test_REA_3_3_the_token_is_on_the_bottom_space(seats: int) -> None:
    assert dealt(seats).track() == 1


@both
def test_REA_3_4_prestige_from_the_highest(seats: int) -> None:
    assert dealt(seats).prestige() == stated("REA-3.4").lower().rstrip(".").split(", ")


@both
def test_REA_3_5_morale(seats: int) -> None:
    table = dealt(seats)
    printed = numbers(stated("REA-3.5"))
    assert len(printed) == 4
    assert {name: table.power(name)["morale"] for name in POWERS} == printed


@both
def test_REA_3_6_nobody_has_influence(seats: int) -> None:
    assert [one["influence"] for one in dealt(seats).view()["powers"]] == [0] * 4


@both
def test_REA_3_7_no_battle_and_no_arbiter(seats: int) -> None:
    table = dealt(seats)
    assert (table.battle(), table.view()["movement"]) == (None, None)
    assert not any(one["arbiter"] for one in table.view()["powers"])


@both
def test_REA_3_8_eleven_trains(seats: int) -> None:
    printed = stated("REA-3.8").split(". Supply")[0].lower().replace("–", " ")  # noqa: RUF001
    table = dealt(seats)
    assert sorted(table.trains()) == sorted(borders(printed))
    assert len(table.trains()) == 11
    assert table.view()["realpolitik"]["trains_left"] == 17


@both
def test_REA_3_9_all_action_cards_are_in_hand(seats: int) -> None:
    table = dealt(seats)
    for name in POWERS:
        whole = [card for card in CARDS if seats == 4 or name != "italy" or card != "influence"]
        shown = table.view()["realpolitik"]["actions"][name]
        assert shown == {"hand": whole, "played": [], "revealed": None, "acted": False}


@both
def test_REA_3_10_three_battle_cards_each_from_a_shuffled_deck(seats: int) -> None:
    for one in dealt(seats).view()["powers"]:
        assert (one["cards"], one["deck"], one["discard"]) == (3, 10, [])
    decks = {tuple(dealt(seats, seed).document()["power"][0]["deck"]) for seed in range(4)}
    assert len(decks) == 4


@both
def test_REA_3_11_two_generals_each_with_three_troops(seats: int) -> None:
    table = dealt(seats)
    for name, places in re.findall(rf"({NAMES}): ([\w, ]+)\.", stated("REA-3.11")):
        assert on_map(table, name.lower()) == [f"{place} 3" for place in places.lower().split(", ")]


@both
def test_REA_3_12_two_generals_and_22_tokens_are_off_the_map(seats: int) -> None:
    for one in dealt(seats).view()["powers"]:
        assert (one["off_map"], one["supply"]) == (2, 22)


@both
def test_REA_3_13_REA_R67_five_money_each_also_of_the_minor_power(seats: int) -> None:
    assert [one["money"] for one in dealt(seats).view()["powers"]] == [5] * 4


@both
def test_REA_3_14_no_garrison_and_no_fortress(seats: int) -> None:
    view = dealt(seats).view()
    assert (view["garrisons"], view["fortresses"], view["fortresses_left"]) == ({}, [], 6)


def test_REA_3_15_every_player_has_one_alliance_to_offer_and_the_minor_power_none() -> None:
    table = dealt(3)
    assert table.state.awaited() == [0, 1, 2]
    assert table.options("austria") == ["ally france", "ally italy", "ally prussia"]
    table.propose(austria="prussia", france="prussia", prussia="austria")
    offered = [event for event in table.events() if event.startswith("alliance-offered")]
    assert len(offered) == 3


def test_REA_3_16_four_players_choose_cards_first_and_three_negotiate() -> None:
    four, three = dealt(4), dealt(3)
    assert (four.asks(), four.view()["phase"], four.state.awaited()) == ("choose-actions None", "orders", [0, 1, 2, 3])
    assert (three.asks(), three.state.awaited()) == ("propose None", [0, 1, 2])
    three.propose(austria="prussia", france="austria", prussia="austria")
    assert (three.asks(), three.view()["round"]) == ("choose-actions None", 1)
