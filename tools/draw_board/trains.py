"""Where a train lies on the border of two territories, and how its rails run across."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, degrees

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, Point
from shapely.geometry.base import BaseGeometry

from draw_board.borders import Pair

RADIUS = 9.0  # of a train
STEP = 1.5  # distance of the spots that are tried
STRETCH = 12.0  # the rails cross the border at a right angle to so much of it on either side
ROOM = 14.0  # more room than this from the middle of a train to a name or a piece makes a spot no better
ASIDE = 0.05  # how much worse a spot becomes with every unit from the middle of its border


@dataclass(frozen=True)
class Train:
    x: float
    y: float
    angle: int  # of the rails in degrees, clockwise from the horizontal

    @property
    def shape(self) -> BaseGeometry:
        return Point(self.x, self.y).buffer(RADIUS)


def place_trains(lines: Mapping[Pair, MultiLineString], taken: BaseGeometry) -> dict[Pair, Train]:
    """A spot on each border, the shortest first: it has the least choice. The others see what is taken."""
    trains: dict[Pair, Train] = {}
    for pair in sorted(lines, key=lambda pair: (lines[pair].length, pair)):
        longest = max(lines[pair].geoms, key=lambda part: part.length)
        trains[pair] = _best(longest, taken)
        taken |= trains[pair].shape
    return trains


def _best(line: LineString, taken: BaseGeometry) -> Train:
    """The roomiest spot, near the middle; a border ends where a third land begins."""
    way = np.linspace(0, line.length, max(3, round(line.length / STEP)))[1:-1]
    points = shapely.line_interpolate_point(line, way)
    ends = np.minimum(way, line.length - way)
    room = np.minimum(shapely.distance(points, taken), ends)
    best = int(np.argmax(np.minimum(room, ROOM) - ASIDE * np.abs(way - line.length / 2)))
    return Train(points[best].x, points[best].y, _angle_across(line, way[best]))


def _angle_across(line: LineString, way: float) -> int:
    before, after = (line.interpolate(max(0, way + step)) for step in (-STRETCH, STRETCH))
    along = degrees(atan2(after.y - before.y, after.x - before.x))
    return round(along) % 180 - 90
