"""The board of the rules, as the engine knows it."""

import re
from collections import deque
from itertools import combinations

from casusbelli.core.data import read_text, read_toml
from casusbelli.games.condottiere.board import NEIGHBOURS, REGION_NAMES, largest_kingdom

BORDERS = {name: {REGION_NAMES[near] for near in NEIGHBOURS[index]} for index, name in enumerate(REGION_NAMES)}
ROW = re.compile(r"^\| (\w+) \| (\w+) \| (\w+) \| (\w+) \| (yes|no) \| (\d) \| ([\w, ]+) \|$", re.MULTILINE)
TABLE = {row[0]: row for row in ROW.findall(read_text("condottiere", "rules.en.md"))}


def reached(start: str, within: set[str]) -> dict[str, int]:
    """The distance of every region that can be reached without leaving `within`."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        region = waiting.popleft()
        for near in sorted(BORDERS[region] & within):
            if near not in found:
                found[near] = found[region] + 1
                waiting.append(near)
    return found


def connected_groups(size: int) -> int:
    groups = combinations(sorted(BORDERS), size)
    return sum(len(reached(group[0], set(group))) == size for group in groups)


def mutual_groups(size: int) -> int:
    groups = combinations(sorted(BORDERS), size)
    return sum(all(other in BORDERS[one] for one, other in combinations(group, 2)) for group in groups)


def test_board_regions_and_borders_are_those_of_the_table() -> None:
    assert {name: set(row[6].split(", ")) for name, row in TABLE.items()} == BORDERS
    assert list(TABLE) == list(REGION_NAMES)


def test_board_has_seventeen_regions_and_thirty_four_borders() -> None:
    assert len(BORDERS) == 17
    assert sum(len(near) for near in BORDERS.values()) == 2 * 34
    assert [len(NEIGHBOURS[index]) for index, name in enumerate(REGION_NAMES)] == [
        int(row[5]) for row in TABLE.values()
    ]


def test_board_borders_are_two_sided_and_between_different_regions() -> None:
    for region, near in BORDERS.items():
        assert region not in near
        assert all(region in BORDERS[other] for other in near)


def test_board_is_one_piece_and_five_borders_across() -> None:
    distances = {region: reached(region, set(BORDERS)) for region in BORDERS}
    assert all(len(found) == 17 for found in distances.values())
    assert max(max(found.values()) for found in distances.values()) == 5
    assert distances["venezia"]["napoli"] == 5


def test_board_counts_of_connected_groups() -> None:
    assert [connected_groups(size) for size in (2, 3, 4, 5)] == [34, 84, 209, 489]


def test_board_no_four_regions_all_border_each_other() -> None:
    assert [mutual_groups(size) for size in (3, 4)] == [18, 0]


def test_board_the_engine_measures_the_same_groups() -> None:
    """Its largest kingdom is the whole group exactly for the connected ones."""
    found = 0
    for group in combinations(range(17), 3):
        owner = [0 if region in group else -1 for region in range(17)]
        found += largest_kingdom(owner, 0) == 3
    assert found == 84


def test_board_names_in_two_languages_and_where_they_come_from() -> None:
    for territory in read_toml("condottiere", "board.toml")["territory"]:
        _, printed, english, polish, is_in_rulebook, _, _ = TABLE[territory["id"]]
        assert territory["name"] == printed
        assert territory["names"] == {"en": english, "pl": polish}
        assert (territory["source"] == "rulebook") == (is_in_rulebook == "yes")
