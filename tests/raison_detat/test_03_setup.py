"""RDE-3: both positions before the first action, held against the tables of the law."""

import re

import pytest

from casusbelli.core import SPECTATOR
from casusbelli.core.data import read_text
from raison_detat.europe17 import POWERS, Europe, acting, board, congress, dealt, power, refused, seats_of

SCENARIOS = ("1618", "1702")
LAW = read_text("raison-detat", "rules.en.md")
COLUMNS = ("colour", "status", "morale", "generals", "garrisons", "off_map", "cards", "money")
NAMES = {"great": "britain"}  # Great Britain


def row_of(cells: list[str]) -> dict[str, str]:
    facts = dict(zip(COLUMNS, cells[1:], strict=True))
    name = cells[0].split()[1].lower()
    return {"id": NAMES.get(name, name), **facts}


def rows_of(scenario: str) -> list[dict[str, str]]:
    """The table of a scenario in the fifth section of the law."""
    section = LAW[LAW.index(f"### 5.{SCENARIOS.index(scenario) + 1} {scenario}") :]
    lines = re.findall(r"^\| (\d .+) \|$", section, re.MULTILINE)[: seats_of(scenario)]
    return [row_of(line.split(" | ")) for line in lines]


PRINTED = {(scenario, row["id"]): row for scenario in SCENARIOS for row in rows_of(scenario)}
for_every_power = pytest.mark.parametrize(("scenario", "id"), PRINTED)
for_both = pytest.mark.parametrize("scenario", SCENARIOS)


def on_map(table: Europe, id: str) -> list[str]:
    places = [table.general(general["id"]) for general in table.view()["generals"] if general["power"] == id]
    return [place for place in places if place != "off-map"]


def minors(table: Europe) -> set[str]:
    return {one["id"] for one in table.view()["powers"] if one["minor"]}


# 3.1 Common.


@pytest.mark.parametrize(("scenario", "first"), [("1618", "protestants"), ("1702", "britain")])
def test_RDE_3_1_1_the_side_the_wheel_and_who_drills_first(scenario: str, first: str) -> None:
    table = dealt(scenario)
    assert (table.view()["board"], table.view()["wheel"][0]) == (scenario, {"field": "drill", "power": first})
    assert table.asks() == f"drill {first}"


@for_both
def test_RDE_3_1_2_every_power_is_in_play_at_every_number_of_players(scenario: str) -> None:
    fewest = 4 if scenario == "1618" else 3
    for seats in range(fewest, seats_of(scenario) + 1):
        table = dealt(scenario, seats)
        assert [one["id"] for one in table.view()["powers"]] == list(POWERS[scenario])
        assert {one["power"] for one in table.view()["wheel"]} == set(POWERS[scenario])
        assert all(on_map(table, name) for name in POWERS[scenario])


@for_both
def test_RDE_3_1_3_RDE_R21_each_player_owns_one_major_power_by_agreement_or_at_random(scenario: str) -> None:
    def seats(**options: str) -> list[tuple[int, ...]]:
        tables = [dealt(scenario, 4, seed, **options) for seed in range(6)]
        return [tuple(one["seat"] for one in table.view()["powers"] if not one["minor"]) for table in tables]

    assert set(seats(random_powers="off")) == {(0, 1, 2, 3)}
    drawn = seats(random_powers="on")
    assert len(set(drawn)) > 2
    assert all(sorted(order) == [0, 1, 2, 3] for order in drawn)


@for_every_power
def test_RDE_3_1_4_statuses_at_the_start(scenario: str, id: str) -> None:
    printed = PRINTED[scenario, id]["status"].split(",")[0].split()[0].lower()
    assert dealt(scenario).power(id)["status"] == printed


@for_every_power
def test_RDE_3_1_5_morale_of_all_and_no_influence(scenario: str, id: str) -> None:
    fewest = 4 if scenario == "1618" else 3
    for seats in (fewest, seats_of(scenario)):
        shown = dealt(scenario, seats).power(id)
        assert (shown["morale"], shown["influence"]) == (int(PRINTED[scenario, id]["morale"]), 0)
        assert not shown["arbiter"]


@for_both
def test_RDE_3_1_5_no_battle_and_no_movement_at_the_start(scenario: str) -> None:
    assert (dealt(scenario).view()["battle"], dealt(scenario).view()["movement"]) == (None, None)


@for_every_power
def test_RDE_3_1_6_generals_with_troops_garrisons_and_fortresses(scenario: str, id: str) -> None:
    table = dealt(scenario)
    row = PRINTED[scenario, id]
    generals = re.findall(r"(\w+) \((\d)\)", row["generals"])
    assert on_map(table, id) == [f"{place.lower()} {troops}" for place, troops in generals]
    garrisons = {place.lower(): marks for place, marks in re.findall(r"(\w+) (G(?:\+F)?)", row["garrisons"])}
    assert {place for place, owner in table.view()["garrisons"].items() if owner == id} == garrisons.keys()
    for place, marks in garrisons.items():
        assert (place in table.view()["fortresses"]) == (marks == "G+F")


@for_both
def test_RDE_3_1_6_every_fortress_stands_by_a_garrison(scenario: str) -> None:
    view = dealt(scenario).view()
    assert len(view["fortresses"]) == 3
    assert set(view["fortresses"]) <= view["garrisons"].keys()


@for_every_power
def test_RDE_3_1_7_generals_off_the_board_tokens_and_money_lie_with_their_power(scenario: str, id: str) -> None:
    table = dealt(scenario)
    row, shown = PRINTED[scenario, id], table.power(id)
    assert (shown["off_map"], shown["money"]) == (int(row["off_map"]), int(row["money"]))
    pieces = sum(int(place.split()[1]) for place in on_map(table, id))
    pieces += list(table.view()["garrisons"].values()).count(id)
    assert shown["supply"] == 7 * (len(on_map(table, id)) + shown["off_map"]) - pieces


@for_every_power
def test_RDE_3_1_8_cards_that_only_their_player_sees(scenario: str, id: str) -> None:
    table = dealt(scenario)
    count = int(PRINTED[scenario, id]["cards"].split()[0].strip("*"))
    assert table.power(id)["cards"] == count
    for viewer in range(SPECTATOR, seats_of(scenario)):
        assert ("hand" in table.power(id, viewer)) == (viewer == table.seat_of(id))
    assert len(table.power(id, table.seat_of(id))["hand"]) == count


@for_both
def test_RDE_3_1_8_the_cards_are_shuffled(scenario: str) -> None:
    hands = {tuple(dealt(scenario, seed=seed).power("austria", 3)["hand"]) for seed in range(8)}
    assert len(hands) > 4


def test_RDE_3_1_8_minor_powers_are_dealt_cards_that_nobody_sees() -> None:
    table = dealt("1702", 3)
    for name, cards in (("sweden", 3), ("russia", 4), ("ottoman", 2)):
        assert table.power(name)["cards"] == cards
        assert not any("hand" in table.power(name, viewer) for viewer in range(SPECTATOR, 3))


def test_RDE_R17_austria_begins_1618_with_three_cards_or_by_agreement_with_four() -> None:
    assert len(on_map(dealt("1618"), "austria")) == 4
    assert [dealt("1618", austrian_cards=number).power("austria")["cards"] for number in ("3", "4")] == [3, 4]
    assert dealt("1618").power("austria")["cards"] == 3
    assert dealt("1618", austrian_cards="4").view()["deck"] == 30
    assert dealt("1702", austrian_cards="3").power("austria")["cards"] == 4  # as printed


@pytest.mark.parametrize(("scenario", "deck"), [("1618", 31), ("1702", 33)])
def test_RDE_3_1_9_the_rest_is_the_supply_and_the_deck_beside_an_empty_discard_pile(scenario: str, deck: int) -> None:
    view = dealt(scenario).view()
    assert (view["deck"], view["discard"], view["fortresses_left"]) == (deck, [], 3)
    assert deck + sum(one["cards"] for one in view["powers"]) == 52


def test_RDE_3_1_10_RDE_R24_the_discard_pile_is_shuffled_into_a_new_deck_when_the_last_card_is_drawn() -> None:
    table = drilling(deck="[4]", discard="[1, 2, 3]")
    table.do("austria drill")
    assert "reshuffled " in table.events()
    assert (table.view()["deck"], table.view()["discard"]) == (3, [])
    assert table.power("austria", table.seat_of("austria"))["hand"] == [4]


def test_RDE_R24_without_a_discard_pile_the_first_later_draw_shuffles_it() -> None:
    table = drilling(deck="[4]", discard="[]").do("austria drill")
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("austria discard 4").until("lead france")
    assert (table.view()["deck"], "reshuffled " in table.events()) == (0, False)
    table.do("france draw-card")
    assert (table.power("france")["cards"], "reshuffled " in table.events()) == (1, True)


def test_RDE_R24_without_any_card_there_is_no_drill() -> None:
    table = drilling(deck="[]", discard="[]")
    assert not [event for event in table.events() if event.startswith("drill")]
    assert table.asks() != "drill austria"


def drilling(deck: str, discard: str) -> Europe:
    """Austria is about to drill; the Ottomans hold all cards that are not in the deck or the discard pile."""
    cards = [value for value, copies in enumerate((8, 12, 12, 12, 8), 1) for _ in range(copies)]
    for card in re.findall(r"\d", deck + discard):
        cards.remove(int(card))
    holder = power("ottoman", hand=" ".join(map(str, cards)))
    return acting("1702", "austria", "drill", holder, extra=f"deck = {deck}\ndiscard = {discard}")


@for_both
def test_RDE_3_1_11_grey_silhouettes_are_not_in_the_game(scenario: str) -> None:
    known = {"id", "name", "kind", "home", "value", "claims", "capital", "elector", "points", "source", "note"}
    known |= {"value_source"}
    for territory in board(scenario)["territory"]:
        assert territory.keys() <= known


@for_both
def test_RDE_3_1_12_RDE_R9_nobody_is_emperor_before_the_first_election(scenario: str) -> None:
    table = dealt(scenario)
    while table.view()["turn"] < 4:
        assert table.view()["emperor"] is None
        table.idle()
    assert "election-began " in table.events()
    assert not [event for event in table.events() if event.startswith("crown-returned")]


def test_RDE_R20_the_swedish_fortress_in_ingria_has_a_garrison() -> None:
    table = dealt("1702")
    assert table.garrison("ingria") == "sweden"
    assert "ingria" in table.view()["fortresses"]
    assert "ingria" not in [place.split()[0] for place in on_map(table, "sweden")]


# 3.2 and 3.3 The scenarios.


def test_RDE_3_2_1_austria_and_spain_are_always_in_the_austrian_coalition_and_otherwise_independent() -> None:
    table = congress("1618", power("austria", money=3), power("spain"))
    for name in ("austria", "spain"):
        assert table.options(name) == ["ready"]
        assert table.reason(f"{name} status neutral").split()[1] == "status-fixed"
        assert refused("1618", power(name, status="neutral")) == "fixed-status"
    assert table.power("spain")["allies"] == ["austria"]
    shown = [table.power(name) for name in ("austria", "spain")]
    assert [(one["seat"], one["money"], one["minor"]) for one in shown] == [(3, 3, False), (1, 0, False)]


def test_RDE_3_2_2_RDE_R26_austria_alone_admits_and_expels() -> None:
    table = congress("1618", power("poland", status="austrian"), power("france", status="neutral"))
    table.declare(france="austrian")
    asked = []
    while table.view()["phase"] == "diplomacy":
        asked.append(table.asks())
        assert table.options("spain") == []
        table.idle()
    assert asked == ["expel austria"]


def test_RDE_3_2_3_the_protestants_are_the_leaders_of_their_coalition() -> None:
    table = congress("1618", power("sweden", status="protestant"))
    assert table.options("protestants") == ["ready"]
    assert refused("1618", power("protestants", status="austrian")) == "fixed-status"
    table.declare()
    assert table.asks() == "expel protestants"
    assert table.options("protestants") == ["expel-no-more", "expel sweden"]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(7, set()), (6, {"ottoman"}), (5, {"poland", "ottoman"}), (4, {"poland", "ottoman", "spain"})],
)
def test_RDE_3_2_4_minor_powers_of_1618(seats: int, expected: set[str]) -> None:
    assert minors(dealt("1618", seats)) == expected


def test_RDE_3_2_5_with_four_players_spain_is_austria_s_for_good() -> None:
    table = dealt("1618", 4)
    austria = table.seat_of("austria")
    assert (table.power("spain")["controller"], table.power("spain")["seat"]) == ("austria", austria)
    assert "hand" in table.power("spain", austria)
    assert refused("1618", "seats = 4", power("spain", controller="france")) == "controller-of-ward"
    for _ in range(2):
        table.end_round()
        if table.asks() == "negotiate None":
            table.declare().without_expulsions()
        assert table.power("spain")["controller"] == "austria"
    assert not [event for event in table.events() if "auction" in event and "power:spain" in event]


def test_RDE_3_3_1_austria_and_france_lead_the_coalitions_of_1702() -> None:
    table = congress("1702", power("britain", status="austrian"), power("sweden", status="french"))
    for name, second in (("austria", "french"), ("france", "austrian")):
        assert table.options(name) == ["ready"]
        assert refused("1702", power(name, status=second)) == "fixed-status"
    table.declare()
    assert (table.asks(), table.options("france")) == ("expel france", ["expel-no-more", "expel sweden"])
    table.do("france expel-no-more")
    assert (table.asks(), table.options("austria")) == ("expel austria", ["expel-no-more", "expel britain"])


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(6, set()), (5, {"ottoman"}), (4, {"russia", "ottoman"}), (3, {"sweden", "russia", "ottoman"})],
)
def test_RDE_3_3_2_minor_powers_of_1702(seats: int, expected: set[str]) -> None:
    table = dealt("1702", seats)
    assert minors(table) == expected
    assert {one["id"] for one in table.view()["powers"] if one["seat"] is None} == expected


def test_the_tables_of_the_law_are_read_whole() -> None:
    assert [row["id"] for row in rows_of("1618")] == list(POWERS["1618"])
    assert [row["id"] for row in rows_of("1702")] == list(POWERS["1702"])
    assert PRINTED["1618", "austria"]["generals"] == "Wien (3), Tyrol (1), Karinthia (1), Bavaria (1)"
