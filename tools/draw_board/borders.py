"""The lines between territories, and whether they are those that the board declares."""

from collections.abc import Iterable, Mapping
from itertools import combinations

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPolygon
from shapely.ops import nearest_points

from draw_board.board import FILLER, Board
from draw_board.curves import lines

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


def faults(board: Board, borders: Mapping[Pair, MultiLineString], kilometres: float) -> list[str]:
    """Sentences about borders that are missing or too many. Nobody crosses a border of impassable land."""
    passable = {territory.id for territory in board.territories.values() if territory.is_passable}
    drawn = {frozenset(pair): line.length * kilometres for pair, line in borders.items() if passable.issuperset(pair)}
    declared = {pair for pair in board.borders if passable.issuperset(pair)}
    missing = [pair for pair in declared if drawn.get(pair, 0) < LEAST_DECLARED]
    extra = [pair for pair, length in drawn.items() if length > MOST_UNDECLARED and pair not in declared]
    return [
        *(f"{_names(board, pair)} are neighbours but do not touch." for pair in _sorted(missing)),
        *(f"{_names(board, pair)} touch but are no neighbours." for pair in _sorted(extra)),
    ]


def middle(line: MultiLineString) -> tuple[float, float]:
    """The middle of the longest part: there a mark can stand on the border."""
    longest: LineString = max(line.geoms, key=lambda part: part.length)
    point = longest.interpolate(0.5, normalized=True)
    return point.x, point.y


def crossing(first: MultiPolygon, second: MultiPolygon) -> LineString:
    """The shortest way over water."""
    return LineString(nearest_points(first, second))


def frontier(borders: Mapping[Pair, MultiLineString]) -> MultiLineString:
    """Where the board ends on land."""
    outer = [line for pair, line in borders.items() if FILLER in pair]
    return MultiLineString(lines(shapely.union_all(outer)))


def neighbours(board: Board, borders: Iterable[Pair]) -> dict[str, list[str]]:
    """What touches on the drawing, and what the board joins across water."""
    pairs = [*borders, *board.crossings]
    return {
        territory: sorted({other for pair in pairs if territory in pair for other in pair} - {territory, FILLER})
        for territory in board.territories
    }


def _names(board: Board, pair: frozenset[str]) -> str:
    first, second = sorted(board.territories[territory].name for territory in pair)
    return f"{first} and {second}"


def _sorted(pairs: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    return sorted(pairs, key=sorted)
