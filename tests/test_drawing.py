"""The drawn boards show what their board files say, and nothing on them is in the way of anything else."""

import filecmp
import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, pairwise
from math import cos, dist, hypot, radians, sin
from pathlib import Path
from typing import Any

import pytest

from law_games import numbers as numbers_of_this_run

ROOT = Path(__file__).parents[1]
ATLAS = ROOT / "build/atlas/node_modules/world-atlas"
ANCHOR = 8.2  # radius of the sign of a port
TRAIN = 8.0  # radius of a train

Pair = frozenset[str]
Point = tuple[int, int]  # in tenths of a unit
Box = tuple[float, float, float, float]  # left, top, right, bottom
Slot = tuple[float, float, float, float]  # middle, half the width, half the height


@dataclass(frozen=True)
class Drawn:
    """A board and its drawing, and what the test knows of it."""

    folder: str
    territories: int
    borders: int
    smallest_name: int
    largest_file: int

    @property
    def board_file(self) -> Path:
        return ROOT / "src/casusbelli/data" / self.folder / "board.toml"

    @property
    def drawing_file(self) -> Path:
        return self.board_file.with_name("drawing.json")

    @cached_property
    def board(self) -> dict[str, Any]:
        return tomllib.loads(self.board_file.read_text(encoding="utf-8"))

    @cached_property
    def drawing(self) -> dict[str, Any]:
        drawing: dict[str, Any] = json.loads(self.drawing_file.read_text(encoding="utf-8"))
        return drawing

    @property
    def lands(self) -> dict[str, Any]:
        lands: dict[str, Any] = self.drawing["territories"]
        return lands

    @cached_property
    def passable(self) -> set[str]:
        return {entry["id"] for entry in self.board["territory"] if entry.get("kind") != "impassable"}

    def declared(self, *kinds: str) -> set[Pair]:
        return {frozenset(entry["between"]) for entry in self.board["border"] if entry.get("kind", "land") in kinds}

    def among_passable(self, pairs: set[Pair]) -> set[Pair]:
        """Nobody crosses a border of impassable land, so the board does not declare it."""
        return {pair for pair in pairs if pair <= self.passable}

    @property
    def fewest_slots(self) -> int:
        """Where land is so scarce that pieces overlap."""
        sheet = self.board["drawing"]
        return int(min(sheet["slots"], sheet.get("fewest_slots", 4)))

    @property
    def seas(self) -> dict[str, Any]:
        """Those that are places of the game."""
        seas: dict[str, Any] = self.drawing.get("waters", {})
        return seas

    @cached_property
    def places(self) -> dict[str, Any]:
        return self.lands | self.seas

    @cached_property
    def standing(self) -> list[str]:
        """The places where pieces stand."""
        return [place for place in self.places if place in self.passable or place in self.seas]

    def name_box(self, place: str) -> Box:
        x, y, width, height = self.places[place]["label"]["box"]
        return x, y, x + width, y + height

    def slots(self, place: str) -> list[Slot]:
        """A slot without a height is round."""
        return [(slot[0], slot[1], slot[2], slot[-1]) for slot in self.places[place]["slots"]]

    def tiles(self, territory: str) -> list[Slot]:
        return [(x, y, radius, radius) for x, y, radius in self.lands[territory].get("tiles", [])]

    def anchors(self) -> list[Slot]:
        return [(x, y, ANCHOR, ANCHOR) for land in self.lands.values() for x, y in land.get("ports", [])]

    def trains(self) -> dict[Pair, Slot]:
        borders = [border for border in self.drawing["borders"] if "at" in border]
        return {frozenset(border["between"]): (*border["at"], TRAIN, TRAIN) for border in borders}


ITALY = Drawn("condottiere", territories=17, borders=34, smallest_name=12, largest_file=130_000)
EMPIRE = Drawn("coalitions/empire", territories=67, borders=133, smallest_name=10, largest_file=330_000)
REVOLUTION = Drawn("coalitions/revolution", territories=69, borders=137, smallest_name=10, largest_file=330_000)
WAR_OF_1618 = Drawn("raison-detat/1618", territories=72, borders=140, smallest_name=10, largest_file=390_000)
WAR_OF_1702 = Drawn("raison-detat/1702", territories=72, borders=140, smallest_name=10, largest_file=390_000)
RAILWAYS = Drawn("realpolitik/europe", territories=45, borders=98, smallest_name=10, largest_file=300_000)
WORLD = Drawn("continents", territories=42, borders=58, smallest_name=10, largest_file=530_000)
BOARDS = [ITALY, EMPIRE, REVOLUTION, WAR_OF_1618, WAR_OF_1702, RAILWAYS, WORLD]
every_board = pytest.mark.parametrize("drawn", BOARDS, ids=lambda drawn: drawn.folder)
boards_of_electors = pytest.mark.parametrize("drawn", [WAR_OF_1618, WAR_OF_1702], ids=lambda drawn: drawn.folder)


@cache
def runs(path: str) -> list[list[Point]]:
    """The points of each run of a path: an absolute start, relative steps. A closed run ends where it starts."""
    found = []
    for start, steps, end in re.findall(r"M([^l]*)l([^Mz]*)(z?)", path):
        first, *rest = numbers(start), *pairs(numbers(steps))
        points = [(first[0], first[1])]
        for across, down in rest:
            points.append((points[-1][0] + across, points[-1][1] + down))
        found.append([*points, points[0]] if end else points)
    return found


def numbers(text: str) -> list[int]:
    return [round(float(number) * 10) for number in re.findall(r"-?(?:\d+\.?\d?|\.\d)", text)]


def pairs(values: list[int]) -> list[Point]:
    return list(zip(values[::2], values[1::2], strict=True))


@cache
def edges(path: str) -> set[frozenset[Point]]:
    return {frozenset(edge) for run in runs(path) for edge in pairwise(run)}


def area(path: str) -> float:
    """Twice the area would do, but square units are easier to read."""
    return sum(abs(sum(a * d - b * c for (a, b), (c, d) in pairwise(run))) for run in runs(path)) / 200


def gap(box: Box, slot: Slot) -> float:
    """From a box to a piece, which is a pill: a line between the middles of its round ends, with a rim around it."""
    left, top, right, bottom = box
    x, y, radius, height = slot
    reach = height - radius
    return hypot(max(left - x, 0, x - right), max(top - y - reach, 0, y - reach - bottom)) - radius


def distance(first: Slot, second: Slot) -> float:
    apart = abs(first[1] - second[1]) - (first[3] - first[2]) - (second[3] - second[2])
    return hypot(first[0] - second[0], max(apart, 0)) - first[2] - second[2]


@cache
def bounds(path: str) -> Box:
    points = [point for run in runs(path) for point in run]
    across, down = [x / 10 for x, _ in points], [y / 10 for _, y in points]
    return min(across), min(down), max(across), max(down)


def contains(path: str, x: float, y: float) -> bool:
    """A ray to the right crosses the outline an odd number of times."""
    left, top, right, bottom = bounds(path)
    if not (left <= x <= right and top <= y <= bottom):
        return False
    crossings = 0
    for run in runs(path):
        for (a, b), (c, d) in pairwise(run):
            if (b > y * 10) != (d > y * 10) and x * 10 < a + (y * 10 - b) * (c - a) / (d - b):
                crossings += 1
    return crossings % 2 == 1


@every_board
def test_every_territory_is_drawn_and_named_as_on_the_board(drawn: Drawn) -> None:
    names = {id_: " ".join(line["text"] for line in land["label"]["lines"]) for id_, land in drawn.lands.items()}
    assert names == {entry["id"]: entry["name"] for entry in drawn.board["territory"]}
    assert len(names) == drawn.territories


@every_board
def test_a_territory_is_painted_by_the_facts_of_the_board(drawn: Drawn) -> None:
    facts = ("kind", "home", "capital", "value", "claims", "elector")
    for entry in drawn.board["territory"]:
        land = drawn.lands[entry["id"]]
        assert {fact: land[fact] for fact in facts if fact in land} == {
            fact: entry[fact] for fact in facts if fact in entry
        }, entry["id"]


@every_board
def test_borders_are_those_of_the_board(drawn: Drawn) -> None:
    lines = [frozenset(border["between"]) for border in drawn.drawing["borders"]]
    assert len(lines) == len(set(lines))
    assert drawn.among_passable(set(lines)) == drawn.declared("land")
    assert len(drawn.declared("land")) == drawn.borders
    neighbours = {
        frozenset({territory, other}) for territory, others in drawn.drawing["neighbours"].items() for other in others
    }
    assert drawn.among_passable(neighbours) == drawn.declared("land", "strait", "sea_line")


@every_board
def test_territories_touch_where_a_border_is_drawn_and_nowhere_else(drawn: Drawn) -> None:
    outlines = {territory: edges(land["path"]) for territory, land in drawn.lands.items()}
    touching = {frozenset(pair) for pair in combinations(outlines, 2) if outlines[pair[0]] & outlines[pair[1]]}
    assert drawn.among_passable(touching) == drawn.declared("land")


@every_board
def test_a_border_is_the_same_line_on_both_sides(drawn: Drawn) -> None:
    outlines = {territory: edges(land["path"]) for territory, land in drawn.lands.items()}
    for border in drawn.drawing["borders"]:
        first, second = border["between"]
        assert edges(border["path"]) == outlines[first] & outlines[second], border["between"]
        x, y = border["middle"]
        assert any(hypot(a / 10 - x, b / 10 - y) < 10 for run in runs(border["path"]) for a, b in run)


@every_board
def test_no_territory_has_slivers(drawn: Drawn) -> None:
    sizes = [area(f"M{run}") for land in drawn.lands.values() for run in land["path"].split("M")[1:]]
    assert len(sizes) >= drawn.territories
    assert min(sizes) > 10


@every_board
def test_names_meet_neither_each_other_nor_pieces_nor_anchors(drawn: Drawn) -> None:
    for first, second in combinations(drawn.places, 2):
        left, top, right, bottom = drawn.name_box(first)
        other_left, other_top, other_right, other_bottom = drawn.name_box(second)
        assert right < other_left or other_right < left or bottom < other_top or other_bottom < top, (first, second)
    for named in drawn.places:
        for place in drawn.places:
            assert all(gap(drawn.name_box(named), slot) >= 0 for slot in drawn.slots(place)), (named, place)
        assert all(gap(drawn.name_box(named), anchor) >= 0 for anchor in drawn.anchors()), named


@every_board
def test_pieces_of_two_territories_never_meet(drawn: Drawn) -> None:
    slots = [(place, slot) for place in drawn.places for slot in drawn.slots(place)]
    assert {place for place, _ in slots} == set(drawn.standing)
    for (first, one), (second, other) in combinations(slots, 2):
        assert first == second or distance(one, other) >= 0, (first, second)
    assert all(distance(slot, anchor) >= 0 for _, slot in slots for anchor in drawn.anchors())


@every_board
def test_pieces_of_a_territory_overlap_only_if_there_is_no_room_for_the_fewest(drawn: Drawn) -> None:
    wanted = drawn.board["drawing"]["slots"]
    for territory in drawn.passable:
        slots = drawn.slots(territory)
        assert drawn.fewest_slots <= len(slots) <= wanted, territory
        if any(distance(one, other) < 0 for one, other in combinations(slots, 2)):
            assert len(slots) == drawn.fewest_slots, territory
            assert distance(slots[0], slots[1]) >= 0, territory


@every_board
def test_pieces_stand_in_their_territory(drawn: Drawn) -> None:
    for territory in drawn.passable:
        (x, y, *_), *_ = drawn.slots(territory)
        assert contains(drawn.lands[territory]["path"], x, y), territory
        for x, y, radius, height in drawn.slots(territory):
            assert height >= radius >= 7, territory
            assert not any(contains(land["path"], x, y) for other, land in drawn.lands.items() if other != territory)


@every_board
def test_the_middle_of_a_territory_lies_in_it(drawn: Drawn) -> None:
    for id_, place in drawn.places.items():
        assert [other for other in drawn.places if contains(drawn.places[other]["path"], *place["center"])] == [id_]


@every_board
def test_a_name_has_room_for_its_letters_and_its_value(drawn: Drawn) -> None:
    for territory, land in drawn.places.items():
        label = land["label"]
        _, _, width, height = label["box"]
        size = label["size"]
        assert size >= drawn.smallest_name
        assert height >= 0.64 * size
        lines = [*label["lines"], *(line for lines in label.get("translations", {}).values() for line in lines)]
        assert all(width >= 0.5 * size * len(line["text"]) for line in lines)
        assert ("value" in land["label"]) == bool(land.get("value"))
        if "value" in land["label"]:
            left, top, right, bottom = drawn.name_box(territory)
            x, y = land["label"]["value"]
            assert left < x < right, territory
            assert top < y < bottom, territory


def test_all_names_and_pieces_of_italy_are_in_the_view_that_opens() -> None:
    x, y, width, height = ITALY.drawing["view"]
    for territory in ITALY.lands:
        assert_within(ITALY, territory, (x, y, x + width, y + height))


@every_board
def test_all_names_and_pieces_are_on_the_page(drawn: Drawn) -> None:
    for territory in drawn.places:
        assert_within(drawn, territory, (0, 0, drawn.drawing["width"], drawn.drawing["height"]))


def assert_within(drawn: Drawn, territory: str, frame: Box) -> None:
    left, top, right, bottom = frame
    name_left, name_top, name_right, name_bottom = drawn.name_box(territory)
    assert left <= name_left < name_right <= right, territory
    assert top <= name_top < name_bottom <= bottom, territory
    for x, y, radius, reach in drawn.slots(territory):
        assert left + radius <= x <= right - radius, territory
        assert top + reach <= y <= bottom - reach, territory


@every_board
def test_everything_lies_on_the_page(drawn: Drawn) -> None:
    drawing = drawn.drawing
    paths = [place["path"] for place in drawn.places.values()] + [border["path"] for border in drawing["borders"]]
    paths += [drawing["coast"], *drawing["waterlines"], *drawing["graticule"]]
    paths += [route["path"] for route in (*drawing.get("routes", []), *drawing["crossings"])]
    paths += [border["path"] for border in drawing.get("water_borders", [])]
    assert all(paths)
    beside_the_board = [drawing["filler"], drawing["frontier"]]
    assert all(beside_the_board) or drawn is WORLD
    paths += beside_the_board
    for path in paths:
        for run in runs(path):
            assert all(0 <= x <= drawing["width"] * 10 and 0 <= y <= drawing["height"] * 10 for x, y in run)


@boards_of_electors
def test_a_crown_stands_before_the_names_of_the_seven_electors(drawn: Drawn) -> None:
    electors = {entry["id"] for entry in drawn.board["territory"] if entry.get("elector")}
    assert len(electors) == 7
    assert {territory for territory, land in drawn.lands.items() if "crown" in land["label"]} == electors
    for territory in electors:
        label = drawn.lands[territory]["label"]
        left, top, _, bottom = drawn.name_box(territory)
        x, y = label["crown"]
        assert left < x < label["lines"][-1]["x"], territory
        assert top < y < bottom, territory


@pytest.mark.parametrize(
    ("drawn", "some"),
    [
        (WAR_OF_1618, {"neutral", "sweden", "ottoman"}),
        (WAR_OF_1702, {"neutral", "sweden", "ottoman"}),
        (RAILWAYS, {"france", "italy"}),
    ],
    ids=lambda value: getattr(value, "folder", None),
)
def test_a_sea_route_tells_whose_it_is(drawn: Drawn, some: set[str]) -> None:
    owners = [route["owner"] for route in drawn.drawing["routes"]]
    assert owners == [route["owner"] for route in drawn.board["sea_route"]]
    assert some <= set(owners)


@every_board
def test_a_train_has_a_place_on_every_land_border_of_the_board_of_railways_alone(drawn: Drawn) -> None:
    assert set(drawn.trains()) == (drawn.declared("land") if drawn is RAILWAYS else set())


def test_a_train_lies_on_its_border_and_its_rails_lead_from_one_land_to_the_other() -> None:
    outlines = RAILWAYS.lands
    for border in RAILWAYS.drawing["borders"]:
        if "at" not in border:
            continue
        x, y = border["at"]
        assert -90 <= border["angle"] < 90, border["between"]
        across, down = cos(radians(border["angle"])), sin(radians(border["angle"]))
        for length in (2, TRAIN):
            ends = [(x + way * across, y + way * down) for way in (-length, length)]
            found = [[land for land in outlines if contains(outlines[land]["path"], *end)] for end in ends]
            assert sorted(found) == [[land] for land in border["between"]], border["between"]


def test_trains_meet_neither_names_nor_pieces_nor_anchors_nor_each_other() -> None:
    trains = RAILWAYS.trains()
    assert all(distance(one, other) >= 0 for one, other in combinations(trains.values(), 2))
    for pair, train in trains.items():
        assert all(gap(RAILWAYS.name_box(territory), train) >= 0 for territory in RAILWAYS.lands), pair
        assert all(distance(slot, train) >= 0 for land in RAILWAYS.lands for slot in RAILWAYS.slots(land)), pair
        assert all(distance(anchor, train) >= 0 for anchor in RAILWAYS.anchors()), pair


@pytest.mark.parametrize(
    ("drawn", "count"),
    [(EMPIRE, 9), (REVOLUTION, 9), (WAR_OF_1618, 19), (WAR_OF_1702, 20), (RAILWAYS, 7)],
    ids=lambda value: getattr(value, "folder", None),
)
def test_sea_routes_are_those_of_the_board_and_lead_from_anchor_to_anchor(drawn: Drawn, count: int) -> None:
    routes = drawn.drawing["routes"]
    assert [route["between"] for route in routes] == [route["between"] for route in drawn.board["sea_route"]]
    assert len(routes) == count
    for route in routes:
        (run,) = runs(route["path"])
        for territory, (x, y) in zip(route["between"], (run[0], run[-1]), strict=True):
            assert [x / 10, y / 10] in drawn.lands[territory]["ports"], route["between"]
        ashore = [
            (x, y) for x, y in run if any(contains(land["path"], x / 10, y / 10) for land in drawn.lands.values())
        ]
        assert len(ashore) <= 5, route["between"]
    ports = {territory for territory, land in drawn.lands.items() if "ports" in land}
    assert ports == {territory for route in routes for territory in route["between"]}


@pytest.mark.parametrize("drawn", [EMPIRE, REVOLUTION], ids=lambda drawn: drawn.folder)
def test_anchors_are_drawn_at_the_ports_of_the_board(drawn: Drawn) -> None:
    ports = {territory for territory, land in drawn.lands.items() if "ports" in land}
    assert ports == {entry["id"] for entry in drawn.board["territory"] if entry.get("port")}


def test_every_land_of_the_world_has_a_place_for_buildings_that_meets_nothing() -> None:
    pieces = [slot for place in WORLD.places for slot in WORLD.slots(place)]
    tiles = [(territory, tile) for territory in WORLD.lands for tile in WORLD.tiles(territory)]
    assert len(tiles) == 42 * WORLD.board["drawing"]["tiles"]
    assert all(distance(one, other) >= 0 for (_, one), (_, other) in combinations(tiles, 2))
    for territory, tile in tiles:
        assert tile[2] >= 8
        assert all(distance(tile, piece) >= 0 for piece in pieces), territory
        assert all(gap(WORLD.name_box(place), tile) >= 0 for place in WORLD.places), territory
        others = [land["path"] for other, land in WORLD.lands.items() if other != territory]
        assert not any(contains(path, tile[0], tile[1]) for path in others), territory


def test_the_names_of_the_world_are_set_in_english_and_in_polish() -> None:
    entries = [*WORLD.board["territory"], *WORLD.board["sea"]]
    assert len(entries) == 62
    for entry in entries:
        label = WORLD.places[entry["id"]]["label"]
        assert " ".join(line["text"] for line in label["lines"]) == entry["name"]
        assert " ".join(line["text"] for line in label["translations"]["pl"]) == entry["names"]["pl"]
        left, top, right, bottom = WORLD.name_box(entry["id"])
        for line in (*label["lines"], *label["translations"]["pl"]):
            assert left < line["x"] < right, entry["id"]
            assert top < line["y"] <= bottom, entry["id"]


def test_seas_meet_along_the_borders_of_the_board_and_nowhere_else() -> None:
    declared = {frozenset(entry["between"]) for entry in WORLD.board["sea_border"]}
    assert len(declared) == 29
    assert set(WORLD.seas) == {entry["id"] for entry in WORLD.board["sea"]}
    outlines = {sea: edges(drawn["path"]) for sea, drawn in WORLD.seas.items()}
    touching = {frozenset(pair) for pair in combinations(outlines, 2) if outlines[pair[0]] & outlines[pair[1]]}
    assert touching == declared
    borders = {frozenset(border["between"]): border["path"] for border in WORLD.drawing["water_borders"]}
    assert set(borders) == declared
    for pair, path in borders.items():
        first, second = pair
        assert edges(path) == outlines[first] & outlines[second], pair


def test_a_sea_washes_the_coasts_of_the_board_and_no_other() -> None:
    declared = {(entry["sea"], entry["territory"]) for entry in WORLD.board["coast"]}
    assert len(declared) == 72
    washed = {
        (sea, territory): length(edges(WORLD.seas[sea]["path"]) & edges(WORLD.lands[territory]["path"]))
        for sea in WORLD.seas
        for territory in WORLD.lands
    }
    assert {coast for coast, units in washed.items() if units > 4} == declared


def length(lines: set[frozenset[Point]]) -> float:
    return sum(dist(*line) for line in lines) / 10


def test_pieces_at_sea_stand_on_the_water_of_their_sea() -> None:
    for sea, drawn in WORLD.seas.items():
        assert 2 <= len(drawn["slots"]) <= WORLD.board["drawing"]["sea_slots"]
        assert all(contains(drawn["path"], x, y) for x, y, *_ in WORLD.slots(sea)), sea
        assert all(radius >= 7 for _, _, radius, _ in WORLD.slots(sea)), sea


def test_a_line_over_water_leads_from_land_to_land_and_over_no_third() -> None:
    lines = {frozenset(crossing["between"]): crossing["path"] for crossing in WORLD.drawing["crossings"]}
    assert set(lines) == WORLD.declared("sea_line")
    assert len(lines) == 25
    for pair, path in lines.items():
        others = [land["path"] for other, land in WORLD.lands.items() if other not in pair]
        for run in runs(path):
            for (a, b), (c, d) in pairwise(run):
                steps = max(2, round(hypot(c - a, d - b) / 30))
                way = [(a + (c - a) * step / steps, b + (d - b) * step / steps) for step in range(steps + 1)]
                assert not any(contains(other, x / 10, y / 10) for x, y in way for other in others), pair


def test_the_line_from_alaska_to_kamchatka_leaves_the_map_on_both_sides() -> None:
    (path,) = (line["path"] for line in WORLD.drawing["crossings"] if line["between"] == ["alaska", "kamchatka"])
    ends = {x for run in runs(path) for x, _ in run}
    assert {0, WORLD.drawing["width"] * 10} <= ends
    assert all(hypot(run[-1][0] - run[0][0], run[-1][1] - run[0][1]) > 50 for run in runs(path))


@every_board
def test_the_file_is_small(drawn: Drawn) -> None:
    assert drawn.drawing_file.stat().st_size < drawn.largest_file


def draw(board: Path, out: Path) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("shapely", reason="NO SHAPELY: the board was not drawn anew")
    return subprocess.run(
        [sys.executable, "-m", "draw_board", str(board), str(ATLAS), str(out)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "tools")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize("number", numbers_of_this_run(1))
def test_drawing_again_gives_the_same_file(number: int, tmp_path: Path) -> None:
    """Each commit draws the next of the boards."""
    drawn = BOARDS[number % len(BOARDS)]
    if not ATLAS.exists():
        pytest.skip("NO COASTLINES IN build/atlas: the board was not drawn anew (`make draw` brings them)")
    done = draw(drawn.board_file, tmp_path / "drawing.json")
    assert done.returncode == 0, done.stderr
    is_same = filecmp.cmp(tmp_path / "drawing.json", drawn.drawing_file, shallow=False)
    assert is_same, f"{drawn.folder} is drawn otherwise than it was"


@pytest.mark.slow
def test_a_border_that_cannot_be_drawn_is_a_complaint(tmp_path: Path) -> None:
    if not ATLAS.exists():
        pytest.skip("NO COASTLINES IN build/atlas: a wrong board was not tried (`make draw` brings them)")
    text = ITALY.board_file.read_text(encoding="utf-8")
    wrong = text.replace('between = ["torino", "milano"]', 'between = ["torino", "napoli"]')
    assert wrong != text
    board = tmp_path / "board.toml"
    board.write_text(wrong, encoding="utf-8")
    done = draw(board, tmp_path / "drawing.json")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "Napoli and Torino are neighbours but do not touch.",
        "Milano and Torino touch but are no neighbours.",
    ]
    assert not (tmp_path / "drawing.json").exists()


@pytest.mark.slow
def test_a_sea_route_over_land_is_a_complaint(tmp_path: Path) -> None:
    if not ATLAS.exists():
        pytest.skip("NO COASTLINES IN build/atlas: a wrong board was not tried (`make draw` brings them)")
    text = EMPIRE.board_file.read_text(encoding="utf-8")
    wrong = text.replace("via = [[51.9, 2.3]]", "via = [[48.8, 2.3]]")
    assert wrong != text
    board = tmp_path / "board.toml"
    board.write_text(wrong, encoding="utf-8")
    done = draw(board, tmp_path / "drawing.json")
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["London and Holland: the sea route runs over land."]
    assert not (tmp_path / "drawing.json").exists()


SHEET = """
drawing = { atlas = "land-110m", extent = [0, 40, 20, 50], width = 100, slots = 1, slot_radius = 10 }
territory = [{ id = "roma", name = "Roma", points = [[41.9, 12.5]] }]
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[board", "cannot be read"),
        ("[board]", "has no table [drawing]."),
        ("[drawing]\nwidth = 100", "lacks 'border'."),
        (f"{SHEET}border = [{{ between = ['roma', 'atlantis'] }}]\n", "there is no territory 'atlantis'."),
        (f"{SHEET}border = []\nsea_route = [{{ between = ['roma', 'roma'], via = [] }}]\n", "needs a point."),
    ],
)
def test_a_file_that_is_no_board_is_a_complaint(text: str, sentence: str, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(text, encoding="utf-8")
    done = draw(board, tmp_path / "drawing.json")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
