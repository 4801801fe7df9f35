"""The drawn board of Condottiere shows what the board file says, and nothing on it is in the way of anything else."""

import json
import os
import re
import subprocess
import sys
import tomllib
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BOARD_FILE = ROOT / "src/casusbelli/data/condottiere/board.toml"
DRAWING_FILE = BOARD_FILE.with_name("drawing.json")
ATLAS = ROOT / "build/atlas/node_modules/world-atlas"
BOARD: dict[str, Any] = tomllib.loads(BOARD_FILE.read_text(encoding="utf-8"))
DRAWING: dict[str, Any] = json.loads(DRAWING_FILE.read_text(encoding="utf-8"))
TERRITORIES: dict[str, Any] = DRAWING["territories"]
DECLARED = {frozenset(border["between"]) for border in BOARD["border"]}

Point = tuple[int, int]  # in tenths of a unit
Box = tuple[float, float, float, float]  # left, top, right, bottom


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


def edges(path: str) -> set[frozenset[Point]]:
    return {frozenset(edge) for run in runs(path) for edge in pairwise(run)}


def area(path: str) -> float:
    """Twice the area would do, but square units are easier to read."""
    return sum(abs(sum(a * d - b * c for (a, b), (c, d) in pairwise(run))) for run in runs(path)) / 200


def name_box(territory: str) -> Box:
    x, y, width, height = TERRITORIES[territory]["label"]["box"]
    return x, y, x + width, y + height


def gap(box: Box, x: float, y: float) -> float:
    """From a point to a box."""
    left, top, right, bottom = box
    return hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))


def contains(path: str, x: float, y: float) -> bool:
    """A ray to the right crosses the outline an odd number of times."""
    crossings = 0
    for run in runs(path):
        for (a, b), (c, d) in pairwise(run):
            if (b > y * 10) != (d > y * 10) and x * 10 < a + (y * 10 - b) * (c - a) / (d - b):
                crossings += 1
    return crossings % 2 == 1


def test_every_region_is_drawn_and_named_as_on_the_board() -> None:
    drawn = {
        region: " ".join(line["text"] for line in entry["label"]["lines"]) for region, entry in TERRITORIES.items()
    }
    assert drawn == {region["id"]: region["name"] for region in BOARD["territory"]}
    assert len(drawn) == 17


def test_borders_are_those_of_the_board() -> None:
    drawn = [frozenset(border["between"]) for border in DRAWING["borders"]]
    assert len(drawn) == len(set(drawn)) == 34
    assert set(drawn) == DECLARED
    assert {
        frozenset({region, other}) for region, others in DRAWING["neighbours"].items() for other in others
    } == DECLARED


def test_regions_touch_where_a_border_is_drawn_and_nowhere_else() -> None:
    outlines = {region: edges(entry["path"]) for region, entry in TERRITORIES.items()}
    touching = {frozenset(pair) for pair in combinations(outlines, 2) if outlines[pair[0]] & outlines[pair[1]]}
    assert touching == DECLARED


@pytest.mark.parametrize("border", DRAWING["borders"], ids=lambda border: "-".join(border["between"]))
def test_a_border_is_the_same_line_on_both_sides(border: dict[str, Any]) -> None:
    first, second = (edges(TERRITORIES[region]["path"]) for region in border["between"])
    assert edges(border["path"]) == first & second
    x, y = border["middle"]
    assert any(hypot(a / 10 - x, b / 10 - y) < 10 for run in runs(border["path"]) for a, b in run)


def test_no_region_has_slivers() -> None:
    sizes = [area(f"M{run}") for entry in TERRITORIES.values() for run in entry["path"].split("M")[1:]]
    assert len(sizes) >= 17
    assert min(sizes) > 10


def test_names_meet_neither_each_other_nor_pieces() -> None:
    for first, second in combinations(TERRITORIES, 2):
        left, top, right, bottom = name_box(first)
        other_left, other_top, other_right, other_bottom = name_box(second)
        assert right < other_left or other_right < left or bottom < other_top or other_bottom < top, (first, second)
    for named in TERRITORIES:
        for region, entry in TERRITORIES.items():
            assert all(gap(name_box(named), x, y) >= radius for x, y, radius in entry["slots"]), (named, region)


def test_pieces_do_not_meet_and_stand_in_their_region() -> None:
    slots = [(region, *slot) for region, entry in TERRITORIES.items() for slot in entry["slots"]]
    assert {region for region, *_ in slots} == set(TERRITORIES)
    for (first, a, b, radius), (second, c, d, other) in combinations(slots, 2):
        assert hypot(a - c, b - d) >= radius + other, (first, second)
    for region, x, y, radius in slots:
        assert contains(TERRITORIES[region]["path"], x, y), region
        assert radius >= 7, region


def test_the_middle_of_a_region_lies_in_it() -> None:
    for region, entry in TERRITORIES.items():
        assert [other for other in TERRITORIES if contains(TERRITORIES[other]["path"], *entry["center"])] == [region]


def test_a_name_has_room_for_its_letters() -> None:
    for entry in TERRITORIES.values():
        _, _, width, height = entry["label"]["box"]
        size = entry["label"]["size"]
        assert size >= 12
        assert height >= 0.64 * size
        assert all(width >= 0.5 * size * len(line["text"]) for line in entry["label"]["lines"])


def test_all_names_and_pieces_are_in_the_view_that_opens() -> None:
    x, y, width, height = DRAWING["view"]
    for region, entry in TERRITORIES.items():
        left, top, right, bottom = name_box(region)
        assert x <= left, region
        assert y <= top, region
        assert right <= x + width, region
        assert bottom <= y + height, region
        for across, down, radius in entry["slots"]:
            assert x + radius <= across <= x + width - radius, region
            assert y + radius <= down <= y + height - radius, region


def test_everything_lies_on_the_page() -> None:
    paths = [entry["path"] for entry in TERRITORIES.values()] + [border["path"] for border in DRAWING["borders"]]
    paths += [DRAWING["coast"], DRAWING["filler"], DRAWING["frontier"], *DRAWING["waterlines"], *DRAWING["graticule"]]
    assert all(paths)
    for path in paths:
        for run in runs(path):
            assert all(0 <= x <= DRAWING["width"] * 10 and 0 <= y <= DRAWING["height"] * 10 for x, y in run)


def test_the_file_is_small() -> None:
    assert DRAWING_FILE.stat().st_size < 130_000


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
def test_drawing_again_gives_the_same_file(tmp_path: Path) -> None:
    if not ATLAS.exists():
        pytest.skip("NO COASTLINES IN build/atlas: the board was not drawn anew (`make draw` brings them)")
    done = draw(BOARD_FILE, tmp_path / "drawing.json")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "drawing.json").read_bytes() == DRAWING_FILE.read_bytes()


@pytest.mark.slow
def test_a_border_that_cannot_be_drawn_is_a_complaint(tmp_path: Path) -> None:
    if not ATLAS.exists():
        pytest.skip("NO COASTLINES IN build/atlas: a wrong board was not tried (`make draw` brings them)")
    text = BOARD_FILE.read_text(encoding="utf-8")
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


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[board", "cannot be read"),
        ("[board]", "has no table [drawing]."),
        ("[drawing]\nwidth = 100", "lacks 'border'."),
    ],
)
def test_a_file_that_is_no_board_is_a_complaint(text: str, sentence: str, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(text, encoding="utf-8")
    done = draw(board, tmp_path / "drawing.json")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
