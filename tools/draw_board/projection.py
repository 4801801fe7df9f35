"""From degrees to units of the page; a unit is a pixel at zoom 1."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.affinity import translate
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from draw_board.board import Degrees, Sheet

Numbers = NDArray[np.float64]
Projection = Callable[[Numbers, Numbers], tuple[Numbers, Numbers]]  # longitudes, latitudes -> x, y (up)

WIDEST_CONE = 150  # degrees of longitude; a wider map is drawn on a cylinder
WHOLE_WORLD = 360  # degrees; what leaves it on one side comes back on the other
AROUND = 20  # degrees beyond the extent: the corners of a cone reach far
EARTH = 6371.0  # radius in kilometres
MARGIN = 40  # units beyond the page that are computed too, so that lines leave it unharmed


def steady(units: Numbers) -> Numbers:
    """Sines and powers differ between processors in the last digits, and a drawing must not."""
    return np.round(units, 6)


class Page:
    def __init__(self, sheet: Sheet) -> None:
        west, south, east, north = sheet.extent
        self._west, self._east = west, east
        self._degrees = box(west - AROUND, max(south - AROUND, -80), east + AROUND, min(north + AROUND, 88))
        if east - west > WIDEST_CONE:
            self._degrees = box(west, south, east, north)
            self._project = miller((west + east) / 2)
        else:
            quarter = (north - south) / 4
            self._project = lambert((south + quarter, north - quarter), (west + east) / 2)
        self._left, self._top, right, bottom = self._bounds(sheet.extent)
        self._scale = sheet.width / (right - self._left)
        self.width = sheet.width
        self.height = round((self._top - bottom) * self._scale)
        self.kilometres = EARTH / self._scale  # in a unit
        self.sheet = box(0, 0, self.width, self.height)
        self.frame = box(-MARGIN, -MARGIN, self.width + MARGIN, self.height + MARGIN)
        self.extent = sheet.extent
        self.turns = (0, self.width, -self.width) if east - west == WHOLE_WORLD else (0,)  # where a thing is seen again

    def point(self, place: Degrees) -> tuple[float, float]:
        latitude, longitude = place
        longitude = self._west + (longitude - self._west) % 360 if self._east - self._west > WIDEST_CONE else longitude
        x, y = self.units(np.array([longitude]), np.array([latitude]))
        return float(x[0]), float(y[0])

    def shape(self, shape: BaseGeometry) -> BaseGeometry:
        """A shape in degrees, laid on the page. One that lies a turn of the world away is turned."""
        turns = [translate(shape, turn) for turn in (-360, 0, 360)]
        near = [turned.intersection(self._degrees) for turned in turns if turned.intersects(self._degrees)]
        fine = shapely.segmentize(shapely.union_all(near), 0.25)  # a straight line in degrees is a curve on the page
        return shapely.transform(fine, lambda at: np.column_stack(self.units(at[:, 0], at[:, 1])))

    def units(self, longitudes: Numbers, latitudes: Numbers) -> tuple[Numbers, Numbers]:
        x, y = self._project(longitudes, latitudes)
        return steady((x - self._left) * self._scale), steady((self._top - y) * self._scale)

    def window(self, degrees: tuple[float, float, float, float]) -> Polygon:
        """The box around a part of the world."""
        left, top, right, bottom = self._bounds(degrees)
        return box(
            (left - self._left) * self._scale,
            (self._top - top) * self._scale,
            (right - self._left) * self._scale,
            (self._top - bottom) * self._scale,
        )

    def _bounds(self, degrees: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of a part of the world: the box around its outline."""
        outline = shapely.segmentize(box(*degrees), 0.5)
        at = shapely.get_coordinates(outline)
        x, y = self._project(at[:, 0], at[:, 1])
        return float(x.min()), float(y.max()), float(x.max()), float(y.min())


def lambert(parallels: tuple[float, float], middle: float) -> Projection:
    """Lambert's conformal cone, for a part of the world. The two parallels keep their length."""
    low, high = (math.radians(parallel) for parallel in parallels)
    opening = math.log(math.cos(low) / math.cos(high)) / math.log(_stretch(high) / _stretch(low))
    size = math.cos(low) * _stretch(low) ** opening / opening

    def project(longitudes: Numbers, latitudes: Numbers) -> tuple[Numbers, Numbers]:
        radius = size / np.tan(math.pi / 4 + np.radians(latitudes) / 2) ** opening
        angle = opening * np.radians(longitudes - middle)
        return radius * np.sin(angle), -radius * np.cos(angle)

    return project


def _stretch(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)


def miller(middle: float) -> Projection:
    """Miller's cylinder, for the whole world: Europe gets room, the poles do not run away."""

    def project(longitudes: Numbers, latitudes: Numbers) -> tuple[Numbers, Numbers]:
        y = np.log(np.tan(math.pi / 4 + 0.4 * np.radians(latitudes))) / 0.8
        return np.radians(longitudes - middle), y

    return project


def pieces(shape: Any) -> list[Polygon]:
    """The polygons of a shape, largest first."""
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon) and not part.is_empty]
    return sorted(parts, key=lambda part: -part.area)
