"""Lines that look drawn by hand: cut corners and a gentle bend of the whole plane."""

import math

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from draw_board.projection import steady

Points = NDArray[np.float64]

# The bend: waves of (length, height) in typical distances of sites, running in directions that never repeat.
WAVES = [(3.1, 0.10), (1.7, 0.06), (0.9, 0.035), (0.47, 0.02), (0.26, 0.011)]
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def lines(shape: BaseGeometry) -> list[LineString]:
    """The lines of a shape, joined end to end where only two meet."""
    parts = [part for part in shapely.get_parts(shape) if part.geom_type in {"LineString", "LinearRing"}]
    if not parts:
        return []
    return list(shapely.get_parts(linemerge([LineString(part.coords) for part in parts])))


def rounded(points: Points, rounds: int = 1) -> Points:
    """Cut the corners (Chaikin). The ends of an open line stay where they are."""
    is_closed = bool((points[0] == points[-1]).all())
    for _ in range(rounds):
        if len(points) < 3:
            return points
        start, end = points[:-1], points[1:]
        cut = np.stack([0.75 * start + 0.25 * end, 0.25 * start + 0.75 * end], axis=1).reshape(-1, 2)
        points = np.vstack([cut, cut[:1]]) if is_closed else np.vstack([points[:1], cut[1:-1], points[-1:]])
    return points


def rounded_polygon(polygon: Polygon) -> Polygon:
    """Long edges are divided first, so that rounding hardly moves them."""
    fine = shapely.segmentize(polygon, 6)
    holes = [rounded(np.array(hole.coords)) for hole in fine.interiors]
    return Polygon(rounded(np.array(fine.exterior.coords)), holes)


def bent(points: Points, distance: float, strength: float) -> Points:
    """Bend the plane too little to fold it: what lay on a common line still does."""
    moved = points.copy()
    for number, (length, height) in enumerate(WAVES):
        for axis in (0, 1):
            angle = GOLDEN_ANGLE * (2 * number + axis + 1)
            across = points @ np.array([math.cos(angle), math.sin(angle)])
            phase = 2 * math.pi * across / (length * distance) + 5 * angle
            moved[:, axis] += strength * height * distance * np.sin(phase)
    return steady(moved)
