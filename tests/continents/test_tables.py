"""The dice tables as data: each partitions 1..100 as the rules say, and what is completed is marked so."""

from typing import Any

import pytest

from casusbelli.core import find_title
from casusbelli.core.data import read_toml
from casusbelli.rules import rule_texts
from continents.table import TITLE, World, land, next_turn, seat, world

TABLES: dict[str, list[dict[str, Any]]] = read_toml("continents", "tables.toml")
RULES = rule_texts(find_title(TITLE))

# The ranges of the rules: where each row begins and ends.
WEATHER = {
    "sun": (1, 40),
    "winter": (41, 55),
    "unusual-sun": (56, 65),
    "frost": (66, 75),
    "gale": (76, 85),
    "severe-winter": (86, 100),
}
INTERNAL = {
    "rare-mineral": (1, 3),
    "common-mineral": (4, 29),
    "nothing": (30, 70),
    "treasure": (71, 88),
    "poisoned-water": (89, 97),
    "savages": (98, 100),
}
OVERSEAS = {
    "great-treasure": (1, 1),
    "compensation": (2, 6),
    "mercenaries": (7, 10),
    "tribe": (11, 15),
    "coconuts": (16, 18),
    "shells": (19, 20),
    "ghost-ship": (21, 25),
    "pearls": (26, 29),
    "technology": (30, 35),
    "disease": (36, 40),
    "trade": (41, 45),
    "winds": (46, 50),
    "slave-builders": (51, 54),
    "ecologists": (55, 60),
    "free-level": (61, 70),
    "partner": (71, 75),
    "cannibals": (76, 80),
    "captives": (81, 85),
    "spices": (86, 90),
    "gold": (91, 97),
    "plague": (98, 100),
}
RANGES = {"weather": WEATHER, "internal": INTERNAL, "overseas": OVERSEAS}
LETTERS = "abcdefghijmnopqrstuvw"


def row_of(ranges: dict[str, tuple[int, int]], roll: int) -> str:
    [row] = [name for name, (first, last) in ranges.items() if first <= roll <= last]
    return row


@pytest.mark.parametrize("table", RANGES)
def test_SIX_16_3_SIX_12_2_SIX_15_3_every_table_partitions_1_to_100_as_the_rules_say(table: str) -> None:
    found: dict[str, tuple[int, int]] = {}
    first = 1
    for row in TABLES[table]:
        found[row["id"]] = (first, row["to"])
        first = row["to"] + 1
    assert found == RANGES[table]
    covered = [roll for begin, end in found.values() for roll in range(begin, end + 1)]
    assert covered == list(range(1, 101))
    assert set(TABLES) == set(RANGES)


def test_SIX_16_3_the_rows_are_named_a_to_w_and_each_is_a_rule_with_its_range() -> None:
    assert "".join([row["row"] for row in TABLES["overseas"]]) == LETTERS
    for letter, (first, last) in zip(LETTERS, OVERSEAS.values(), strict=True):
        text = RULES[f"SIX-16.3{letter}"]
        rolls = f"{first}" if first == last else f"{first}\N{EN DASH}{last}"
        assert text.startswith(f"Overseas expedition, k100 {rolls}:"), text


@pytest.mark.parametrize("table", RANGES)
def test_what_the_rulebook_left_out_is_marked_as_completed_with_its_gap(table: str) -> None:
    for row in TABLES[table]:
        assert row["source"] in ("rulebook", "completed")
        assert (row["source"] == "completed") == ("gap" in row)
        if "gap" in row:
            assert RULES[row["gap"]]
            first, last = RANGES[table][row["id"]]
            assert f"{first}\N{EN DASH}{last}" in RULES[row["gap"]], row["gap"]


def weather_after(roll: int) -> str:
    return str(world(active=1, pending="act 1", dice=[roll, 1]).end_turn().view()["weather"]["kind"])


def result_of(kind: str, table: World) -> str:
    return str(table.told_of(kind)[0]["result"]).partition(":")[2]


def expedition_after(roll: int) -> str:
    table = next_turn(seat(0, expeditions=["india 2"]), land("india", owner=0), dice=[roll, 1])
    return result_of("expedition-result", table)


def voyage_after(roll: int) -> str:
    return result_of("voyage-result", next_turn(seat(0, voyage=2), dice=[roll, 1]))


@pytest.mark.parametrize("start", range(1, 101, 10))
def test_SIX_16_3_SIX_12_2_SIX_15_3_every_roll_of_a_game_finds_its_row(start: int) -> None:
    for roll in range(start, start + 10):
        assert weather_after(roll) == row_of(WEATHER, roll)
        assert expedition_after(roll) == row_of(INTERNAL, roll)
        assert voyage_after(roll) == row_of(OVERSEAS, roll)


def test_the_weather_that_a_player_sees_says_which_completion_it_rests_on() -> None:
    assert world(weather="sun").view()["weather"]["gap"] == ""
    assert world(weather="gale").view()["weather"]["gap"] == "SIX-G4"
