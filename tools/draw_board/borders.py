"""The lines between territories, and whether they are those that the board declares."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import numpy as np
import shapely
from shapely.affinity import scale, translate
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from draw_board.board import FILLER, Board, Crossing, Territory
from draw_board.curves import lines, rounded
from draw_board.projection import Page

Pair = tuple[str, str]

LEAST_DECLARED = 4.0  # kilometres that a declared border must have
MOST_UNDECLARED = 0.0  # and that any other may have


def common_lines(areas: Mapping[str, MultiPolygon]) -> dict[Pair, MultiLineString]:
    """The line between each two neighbours, filler included."""
    found = {}
    for first, second in combinations(sorted(areas), 2):
        if areas[first].intersects(areas[second]):
            common = lines(areas[first].boundary & areas[second].boundary)
            if common:
                found[first, second] = MultiLineString(common)
    return found


def faults(
    places: Mapping[str, Territory],
    neighbours: Iterable[frozenset[str]],
    borders: Mapping[Pair, MultiLineString],
    kilometres: float,
) -> list[str]:
    """Sentences about borders that are missing or too many. Nobody crosses a border of impassable land."""
    passable = {place.id for place in places.values() if place.is_passable}
    drawn = {frozenset(pair): line.length * kilometres for pair, line in borders.items() if passable.issuperset(pair)}
    declared = {pair for pair in neighbours if passable.issuperset(pair)}
    missing = [pair for pair in declared if drawn.get(pair, 0) < LEAST_DECLARED]
    extra = [pair for pair, length in drawn.items() if length > MOST_UNDECLARED and pair not in declared]
    return [
        *(f"{_names(places, pair)} are neighbours but do not touch." for pair in _sorted(missing)),
        *(f"{_names(places, pair)} touch but are no neighbours." for pair in _sorted(extra)),
    ]


def middle(line: MultiLineString) -> tuple[float, float]:
    """The middle of the longest part: there a mark can stand on the border."""
    longest: LineString = max(line.geoms, key=lambda part: part.length)
    point = longest.interpolate(0.5, normalized=True)
    return point.x, point.y


def crossing(way: Crossing, areas: Mapping[str, MultiPolygon], page: Page, shortest: float) -> BaseGeometry:
    """The shortest way over water, or that past the given points. Behind the world it leaves the page and returns."""
    first, second = (areas[territory] for territory in way.between)
    if way.via:
        return _line_past([page.point(at) for at in way.via], first, second)
    turns = [LineString(nearest_points(first, translate(second, turn))) for turn in page.turns]
    line = min(turns, key=lambda turn: turn.length)
    if line is not turns[0]:
        seen = _lengthened(line, 2 * shortest)
        return shapely.union_all([translate(seen, turn) for turn in page.turns]) & page.sheet
    return _lengthened(line, shortest)


def _line_past(points: Sequence[tuple[float, float]], first: MultiPolygon, second: MultiPolygon) -> LineString:
    start, _ = nearest_points(first, Point(points[0]))
    end, _ = nearest_points(second, Point(points[-1]))
    return LineString(rounded(np.array([start.coords[0], *points, end.coords[0]]), 3))


def _lengthened(line: LineString, length: float) -> LineString:
    """At both ends alike."""
    if line.length == 0 or line.length >= length:
        return line
    return scale(line, length / line.length, length / line.length)


def frontier(borders: Mapping[Pair, MultiLineString]) -> MultiLineString:
    """Where the board ends on land."""
    outer = [line for pair, line in borders.items() if FILLER in pair]
    return MultiLineString(lines(shapely.union_all(outer)))


def neighbours(board: Board, borders: Iterable[Pair]) -> dict[str, list[str]]:
    """What touches on the drawing, and what the board joins across water."""
    pairs = [*borders, *(crossing.between for crossing in board.crossings)]
    return {
        territory: sorted({other for pair in pairs if territory in pair for other in pair} - {territory, FILLER})
        for territory in board.territories
    }


def _names(places: Mapping[str, Territory], pair: frozenset[str]) -> str:
    first, second = sorted(places[place].name for place in pair)
    return f"{first} and {second}"


def _sorted(pairs: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    return sorted(pairs, key=sorted)
