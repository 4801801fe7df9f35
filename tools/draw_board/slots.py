"""Places for pieces. A piece is round or, if it is higher than wide, an upright pill."""

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

Numbers = NDArray[np.float64]
Shapes = NDArray[np.object_]


@dataclass(frozen=True)
class Slot:
    x: float
    y: float
    radius: float
    height: float = 1.0  # in widths

    @property
    def shape(self) -> BaseGeometry:
        (core,) = cores(np.array([[self.x, self.y]]), self.radius, self.height)
        pill: BaseGeometry = core.buffer(self.radius)
        return pill

    def shrunk(self, radius: float) -> "Slot":
        """A smaller piece with its foot where it was."""
        return replace(self, radius=radius, y=self.y + (self.radius - radius) * self.height)

    @property
    def numbers(self) -> tuple[float, ...]:
        """As they are written to the file: the middle and half the width; half the height too, if that is another."""
        round_slot = (self.x, self.y, self.radius)
        return round_slot if self.height == 1 else (*round_slot, self.radius * self.height)


def cores(points: Numbers, radius: float, height: float) -> Shapes:
    """What is left of a piece at each point without its rim: a point, or the line between the middles of its ends."""
    if height == 1:
        return np.asarray(shapely.points(points))
    upwards = np.array([0, radius * (height - 1)])
    return np.asarray(shapely.linestrings(np.stack([points - upwards, points + upwards], axis=1)))


def fits(area: BaseGeometry, points: Numbers, radius: float, height: float) -> NDArray[np.bool_]:
    """Whether a piece at each point lies in the area. Only where that is not plain is it measured: that takes time."""
    surely, perhaps, rim = _inner(area, radius)
    is_fitting = np.asarray(shapely.contains_xy(perhaps, points))
    places = cores(points[is_fitting], radius, height)
    is_in = np.asarray(shapely.covers(perhaps, places))
    is_open = is_in & ~shapely.covers(surely, places)
    is_in[is_open] = ~shapely.dwithin(rim, places[is_open], radius)
    is_fitting[is_fitting] = is_in
    return is_fitting


@lru_cache(maxsize=64)
def _inner(area: BaseGeometry, radius: float) -> tuple[BaseGeometry, BaseGeometry, BaseGeometry]:
    """Where the core of a piece surely may lie, where perhaps, and what it must not come too near to."""
    shapes = area.buffer(-1.05 * radius), area.buffer(-0.95 * radius), area.boundary
    shapely.prepare(list(shapes))
    return shapes
