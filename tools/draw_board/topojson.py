"""Reads the coasts and frontiers of a TopoJSON file of the package world-atlas."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from draw_board.board import Complaint

Points = NDArray[np.float64]
Ring = list[int]  # numbers of arcs; ~n is arc n backwards

SHORTEST_RING = 4  # points; on the coarse grid of the atlas some islets are less


class Atlas:
    """Land and countries in degrees. All of them share one list of arcs, so a common line is a common number."""

    def __init__(self, path: Path) -> None:
        try:
            topology = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise Complaint(f"The coastlines are not there: {error}. `make draw` brings them.") from error
        scale, origin = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
        self._arcs: list[Points] = [np.cumsum(np.array(arc), axis=0) * scale + origin for arc in topology["arcs"]]
        self._objects: dict[str, Any] = topology["objects"]

    def land(self) -> list[BaseGeometry]:
        return [self._polygon(rings) for rings in self._polygons("land")]

    def country(self, name: str) -> BaseGeometry:
        """The mainland of a country, without holes."""
        return self._polygon([self._mainland(name)])

    def frontier(self, name: str) -> MultiLineString:
        """Where the mainland of a country ends on land: the arcs that are no coast."""
        coast = {_arc(number) for rings in self._polygons("land") for ring in rings for number in ring}
        inland = [number for number in map(_arc, self._mainland(name)) if number not in coast]
        return MultiLineString([LineString(self._arcs[number]) for number in inland])

    def _mainland(self, name: str) -> Ring:
        outlines = [rings[0] for rings in self._polygons("countries", name)]
        if not outlines:
            raise Complaint(f"The atlas has no country called {name}.")
        return max(outlines, key=lambda outline: self._polygon([outline]).area)

    def _polygons(self, layer: str, name: str | None = None) -> Iterator[list[Ring]]:
        for geometry in self._objects[layer]["geometries"]:
            if name is None or geometry["properties"]["name"] == name:
                yield from geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]

    def _polygon(self, rings: Sequence[Ring]) -> BaseGeometry:
        outline, *holes = (self._line(ring) for ring in rings)
        if len(outline) < SHORTEST_RING:
            return Polygon()
        polygon = Polygon(outline, [hole for hole in holes if len(hole) >= SHORTEST_RING])
        return shapely.make_valid(polygon)  # on that grid some coasts touch themselves

    def _line(self, ring: Ring) -> Points:
        parts = [self._arcs[number] if number >= 0 else self._arcs[~number][::-1] for number in ring]
        line = np.vstack([parts[0], *(part[1:] for part in parts[1:])])
        # A line across the meridian of 180 degrees goes on beyond it instead of jumping back.
        return np.column_stack([np.unwrap(line[:, 0], period=360), line[:, 1]])


def _arc(number: int) -> int:
    return number if number >= 0 else ~number
