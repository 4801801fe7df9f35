"""The coast, the lines that follow it on the water, and the net of meridians and parallels."""

from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from draw_board.board import Sheet
from draw_board.curves import rounded_polygon
from draw_board.projection import WIDEST_CONE, Page, pieces

INVISIBLE = 0.15  # what nobody can see, in units
ISLET = 12.0  # a smaller island is not drawn, in square units
WATERLINES = (3.5, 8.0, 14.0)  # distances from the coast
STEP, WORLD_STEP = 5, 30  # degrees between the lines of the net


def drawn_land(land: Sequence[BaseGeometry], page: Page, inhabited: MultiPoint, sheet: Sheet) -> BaseGeometry:
    """Land with fewer and softer corners. An islet with a point of the board on it stays."""
    flat = shapely.union_all([page.shape(part).buffer(0) for part in land]).intersection(page.frame)
    kept = [island for island in pieces(flat) if island.area >= ISLET or island.distance(inhabited) < 2]
    soft = shapely.union_all([_soft(island, sheet.detail) for island in kept]).buffer(0)
    return MultiPolygon([part for part in shapely.get_parts(soft) if part.area >= sheet.speck])


def _soft(island: Polygon, detail: float) -> BaseGeometry:
    holes = [hole for hole in island.interiors if Polygon(hole).area >= ISLET]
    simple = Polygon(island.exterior, holes).simplify(min(detail, island.area**0.5 / 8))
    return shapely.union_all([rounded_polygon(part).buffer(0).simplify(INVISIBLE) for part in pieces(simple)])


def waterlines(land: BaseGeometry, page: Page) -> list[BaseGeometry]:
    """Lines that follow the coast, as engravers drew water."""
    return [land.buffer(distance, quad_segs=3).simplify(0.5).boundary & page.sheet for distance in WATERLINES]


def graticule(page: Page) -> list[BaseGeometry]:
    west, south, east, north = page.extent
    step = WORLD_STEP if east - west > WIDEST_CONE else STEP
    beyond = step if east - west > WIDEST_CONE else (east - west) // 2 // step * step  # a cone is wide at its foot
    meridians = _multiples(step, west - beyond, east + beyond)
    south, north = max(south - step, -85), min(north + step, 85)
    parallels = _multiples(step, south, north)
    along, up = np.linspace(west - beyond, east + beyond, 61), np.linspace(south, north, 61)
    net = [(np.full(61, float(longitude)), up) for longitude in meridians]
    net += [(along, np.full(61, float(latitude))) for latitude in parallels]
    drawn = [LineString(np.column_stack(page.units(*line))).simplify(0.2) & page.sheet for line in net]
    return [line for line in drawn if not line.is_empty]


def _multiples(step: int, low: float, high: float) -> range:
    return range(int(-(-low // step)) * step, int(high // step) * step + 1, step)
