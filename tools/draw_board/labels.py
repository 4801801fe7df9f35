"""Places the name of each territory, a place for a piece above it, and more places beside that.

A name goes to the roomiest spot of its territory, as large as fits, over its coast where land is scarce. One that fits
nowhere goes where it hides least, across a border. Names and places for pieces never meet.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from draw_board.board import Complaint, Sheet, Territory
from draw_board.lettering import Setting, settings
from draw_board.projection import pieces
from draw_board.slots import Numbers, Slot, cores, fits

SCALES = (1.0, 0.85, 0.7, 0.58)  # pieces shrink where land is scarce
SMALLEST_PIECE = 7.5  # radius at which its letter can be read
AIR = 12.0  # more room than this around a name makes it no better
GAP = 1.0  # between a name and a place for a piece, and between two of these
REACH = 40.0  # how far outside its territory a name may go
NEAR = 4.0  # a name that is farther from its territory seems to belong elsewhere
LARGER_ACROSS = 1  # a name that crosses its border is no more than this above the smallest size
TILE_AFLOAT = 25.0  # a tile rather goes so far than stand on water
AFLOAT = 0.3  # how much worse a name is that stands partly on water


@dataclass(frozen=True)
class Spot:
    """Where a name stands (the middle of its box), and where pieces and tiles do, the best place first."""

    setting: Setting
    x: float
    y: float
    slots: tuple[Slot, ...] = ()
    tiles: tuple[Slot, ...] = ()

    @property
    def box(self) -> Polygon:
        width, height = self.setting.width / 2, self.setting.height / 2
        return shapely.box(self.x - width, self.y - height, self.x + width, self.y + height)

    @cached_property
    def taken(self) -> BaseGeometry:
        return shapely.union_all([self.box, *(slot.shape for slot in (*self.slots, *self.tiles))]).buffer(GAP)

    @property
    def worth(self) -> float:
        return _worth(self.setting, self.slots[0].radius if self.slots else 0.0)


@dataclass(frozen=True)
class Home:
    """What the placing of one name needs to know of its territory."""

    territory: Territory
    area: BaseGeometry  # where pieces may stand
    foreign: BaseGeometry  # the land of others nearby
    sheet: Sheet
    at: Point | None  # where the name should be near, if not in the roomiest place

    @cached_property
    def middle(self) -> Point:
        return self.at or roomiest(self.area)

    @property
    def radii(self) -> list[float]:
        """Of the pieces that may stand here, largest first. Nobody ever stands on impassable land."""
        radii = [scale * self.sheet.slot_radius for scale in SCALES]
        return [radius for radius in radii if radius >= SMALLEST_PIECE] if self.territory.is_passable else [0.0]


def find_homes(
    territories: Mapping[str, Territory],
    areas: Mapping[str, MultiPolygon],
    land: BaseGeometry,
    anchors: BaseGeometry,
    window: BaseGeometry,
    sheet: Sheet,
    wanted: Mapping[str, Point] | None = None,
) -> dict[str, Home]:
    """The smallest territory first: it has the least choice."""
    order = sorted(areas, key=lambda owner: (areas[owner].area, owner))
    at = wanted or {}
    return {
        owner: _home(territories[owner], areas[owner], land, anchors, window, sheet, at.get(owner)) for owner in order
    }


def _home(
    territory: Territory,
    area: MultiPolygon,
    land: BaseGeometry,
    anchors: BaseGeometry,
    window: BaseGeometry,
    sheet: Sheet,
    at: Point | None,
) -> Home:
    """A name stands in the part of its territory that one sees at first, if there is enough of it."""
    parts = pieces(area.difference(anchors) if area.intersects(anchors) else area)
    mainland = min(parts, key=at.distance) if at else parts[0]
    seen = pieces(mainland & window)
    ground = seen[0] if seen and seen[0].area > mainland.area / 4 else mainland
    around = shapely.box(*ground.bounds).buffer(2 * REACH)
    return Home(territory, ground, (land & around).difference(area), sheet, at)


def place_names(homes: Mapping[str, Home], anchors: BaseGeometry) -> dict[str, Spot]:
    """Names on their own land cannot meet. The others come later, and see what is taken."""
    spots = {owner: spot for owner, home in homes.items() if (spot := _ashore(home))}
    for owner, home in homes.items():
        if owner in spots and spots[owner].worth >= _worth(*_ways(home)[0]) - AFLOAT:
            continue  # no spot at sea can be better
        taken = _taken(spots, home, anchors)
        spot = _afloat(home, taken)
        if spot and (owner not in spots or spot.worth - AFLOAT > spots[owner].worth):
            spots[owner] = spot
        if owner not in spots:
            spots[owner] = _across(home, taken)
    return spots


def add_slots(homes: Mapping[str, Home], spots: Mapping[str, Spot], obstacles: BaseGeometry) -> dict[str, Spot]:
    """More places for pieces beside those that came with the names."""
    filled = {
        owner: _with_more_slots(home, spots[owner], _taken(spots, home, obstacles)) for owner, home in homes.items()
    }
    for owner, home in homes.items():
        filled[owner] = _crowded(home, filled[owner], _taken(filled, home, obstacles))
    return filled


def add_tiles(homes: Mapping[str, Home], spots: Mapping[str, Spot], obstacles: BaseGeometry) -> dict[str, Spot]:
    """Smaller places below the names."""
    filled = dict(spots)
    for owner, home in homes.items():
        filled[owner] = _with_tiles(home, filled[owner], _taken(filled, home, obstacles))
    return filled


def _taken(spots: Mapping[str, Spot], home: Home, obstacles: BaseGeometry) -> BaseGeometry:
    """Where others have put their names and pieces already, as far as a name of this territory may go."""
    around = shapely.box(*home.area.bounds).buffer(2 * REACH)
    others = [spot.taken for owner, spot in spots.items() if owner != home.territory.id]
    return shapely.union_all([obstacles & around, *(taken for taken in others if taken.intersects(around))])


def roomiest(area: BaseGeometry) -> Point:
    """The point that is farthest from every border."""
    circle = shapely.maximum_inscribed_circle(pieces(area)[0], tolerance=0.5)
    return Point(circle.coords[0])


def _ashore(home: Home) -> Spot | None:
    return _largest(home, home.area, home.area)


def _afloat(home: Home, taken: BaseGeometry) -> Spot | None:
    """The name may run over its coast, but not over another land."""
    around = shapely.box(*home.area.bounds).buffer(REACH)
    return _largest(home, around.difference(home.foreign).difference(taken), home.area.difference(taken))


def _largest(home: Home, ground: BaseGeometry, land: BaseGeometry) -> Spot | None:
    """The largest name that fits on the ground with the largest piece above it, which must stand on the land."""
    points = _grid(home, 0)
    middle = home.middle
    for setting, radius in _ways(home):
        above = points - [0, _rise(home, setting, radius)]
        is_fitting = fits(land, above, radius, home.sheet.slot_height)
        is_fitting[is_fitting] = _covers(ground, _boxes(points[is_fitting], setting))
        fitting = points[is_fitting]
        if len(fitting):
            air = shapely.distance(ground.boundary, _boxes(fitting, setting))
            away = shapely.distance(middle, shapely.points(fitting))
            best = int(np.argmax(np.minimum(air, AIR) - 0.1 * away))
            return _spot(home, setting, radius, *fitting[best].tolist())
    return None


def _ways(home: Home) -> list[tuple[Setting, float]]:
    """Each way to set the name, with each size of a piece above it, the best first."""
    names = settings(home.territory, home.sheet.name_sizes)
    return sorted(product(names, sorted(home.radii)), key=lambda way: _worth(*way), reverse=True)


def _spot(home: Home, setting: Setting, radius: float, x: float, y: float) -> Spot:
    above = Slot(x, y - _rise(home, setting, radius), radius, home.sheet.slot_height)
    return Spot(setting, x, y, (above,) if radius else ())


def _worth(setting: Setting, radius: float) -> float:
    return setting.size / 16 + 0.12 * radius - 0.12 * len(setting.lines)


def _rise(home: Home, setting: Setting, radius: float) -> float:
    """From the middle of a name to the middle of the piece above it."""
    return setting.height / 2 + GAP + radius * home.sheet.slot_height


def _across(home: Home, taken: BaseGeometry) -> Spot:
    """A name too large for its land, with a piece above it on that land or, if that is too small, in its middle."""
    free = home.area.difference(taken)
    points = _grid(home, REACH)
    tried = []
    for setting, radius in _small_ways(home):
        above = points - [0, _rise(home, setting, radius)]
        fitting = points[fits(free, above, radius, home.sheet.slot_height)]
        tried.append(_least_hiding(home, setting, radius, fitting, taken))
    if all(cost == np.inf for cost, _ in tried):
        return _apart(home, taken)
    return min(tried, key=lambda one: one[0])[1]


def _apart(home: Home, taken: BaseGeometry) -> Spot:
    """The piece gets the middle of the land, and the name stands beside it."""
    slot = _middle_slot(home, taken)
    taken |= slot.shape.buffer(GAP)
    points = _grid(home, REACH)
    names = [setting for setting, _ in _small_ways(home)]
    cost, spot = min((_least_hiding(home, name, 0, points, taken) for name in names), key=lambda one: one[0])
    if cost == np.inf:
        raise Complaint(f"There is no room for the name of {home.territory.name}.")
    return Spot(spot.setting, spot.x, spot.y, (slot,) if slot.radius else ())


def _small_ways(home: Home) -> list[tuple[Setting, float]]:
    """The ways to set a name that does not fit on its land."""
    largest = min(home.sheet.name_sizes) + LARGER_ACROSS
    return [way for way in _ways(home) if way[0].size <= largest]


def _middle_slot(home: Home, taken: BaseGeometry) -> Slot:
    """In the middle of the free land, over the coast if it must."""
    free = home.area.difference(taken)
    if free.is_empty:
        raise Complaint(f"There is no room for a piece in {home.territory.name}.")
    middle = roomiest(free)
    room = middle.distance(free.boundary)
    radius = next((radius for radius in home.radii if radius * home.sheet.slot_height <= room), home.radii[-1])
    slot = Slot(middle.x, middle.y, radius, home.sheet.slot_height)
    if slot.shape.intersects(taken):
        raise Complaint(f"There is no room for a piece in {home.territory.name}.")
    return slot


def _least_hiding(
    home: Home, setting: Setting, radius: float, points: Numbers, taken: BaseGeometry
) -> tuple[float, Spot]:
    """The cost and the spot of a name at one of the points: own land is best, then water, then land of others."""
    boxes = _boxes(points, setting)
    shapely.prepare([taken, home.area])
    is_free = ~shapely.intersects(taken, boxes) & shapely.dwithin(home.area, boxes, NEAR)
    points, boxes = points[is_free], boxes[is_free]
    if not len(points):
        return np.inf, Spot(setting, 0, 0)
    size = setting.width * setting.height
    on_own = shapely.area(shapely.intersection(boxes, home.area)) / size
    on_foreign = shapely.area(shapely.intersection(boxes, home.foreign)) / size
    away = shapely.distance(home.middle, shapely.points(points))
    cost = 25 * on_foreign + 2.5 * (1 - on_own) + away / 12 - 8 * _worth(setting, radius)
    best = int(np.argmin(cost))
    return float(cost[best]), _spot(home, setting, radius, *points[best].tolist())


def _with_more_slots(home: Home, spot: Spot, taken: BaseGeometry) -> Spot:
    """Add places for pieces. If there are too few, all of them become smaller."""
    if not spot.slots:
        return spot
    first = spot.slots[0]
    for radius in (radius for radius in home.radii if radius <= first.radius):
        filled = _filled(home, replace(spot, slots=(first.shrunk(radius),)), taken)
        if len(filled.slots) >= home.sheet.fewest_slots:
            break
    return filled


def _filled(home: Home, spot: Spot, taken: BaseGeometry) -> Spot:
    while len(spot.slots) < home.sheet.slots:
        slot = _next_slot(home, taken | spot.taken, spot)
        if slot is None:
            break
        spot = replace(spot, slots=(*spot.slots, slot))
    return spot


def _next_slot(home: Home, taken: BaseGeometry, spot: Spot) -> Slot | None:
    """The place of the largest piece that fits, as near as possible, beside rather than above or below."""
    points = _grid(home, 0)
    first = spot.slots[0]
    away = np.hypot(points[:, 0] - first.x, 2.5 * (points[:, 1] - first.y))
    for radius in (radius for radius in home.radii if radius <= first.radius):
        is_fitting = _is_free(home.area, taken, points, radius, home.sheet.slot_height)
        if is_fitting.any():
            x, y = points[int(np.argmin(np.where(is_fitting, away, np.inf)))].tolist()
            return Slot(x, y, radius, home.sheet.slot_height)
    return None


def _is_free(
    area: BaseGeometry, taken: BaseGeometry, points: Numbers, radius: float, height: float
) -> NDArray[np.bool_]:
    """Whether a piece at each point lies in the area and clear of what is taken."""
    is_free = fits(area, points, radius, height)
    shapely.prepare(taken)
    is_free[is_free] = ~shapely.dwithin(taken, cores(points[is_free], radius, height), radius)
    return is_free


def _crowded(home: Home, spot: Spot, taken: BaseGeometry) -> Spot:
    """Where land is scarce pieces overlap each other and the water beside them, but no name and no other land."""
    while spot.slots and len(spot.slots) < home.sheet.fewest_slots:
        spot = replace(spot, slots=(*spot.slots, _overlapping_slot(home, spot, taken)))
    return spot


def _overlapping_slot(home: Home, spot: Spot, taken: BaseGeometry) -> Slot:
    first, radius, height = spot.slots[0], home.radii[-1], home.sheet.slot_height
    points = _grid(home, radius)
    places = shapely.points(points)
    is_free = ~shapely.dwithin(cores(points, radius, height), taken | spot.box, radius + GAP)
    is_free &= ~shapely.dwithin(cores(points, radius, height), home.foreign, 0.7 * radius)
    is_free &= shapely.dwithin(places, home.area, radius / 2)
    if not is_free.any():
        raise Complaint(f"There is no room for {home.sheet.fewest_slots} pieces in {home.territory.name}.")
    apart = shapely.distance(places, MultiPoint([(slot.x, slot.y) for slot in spot.slots]))
    away = shapely.distance(places, Point(first.x, first.y))
    worth = np.where(is_free, np.minimum(apart, 2 * radius) - 0.1 * away, -np.inf)
    x, y = points[int(np.argmax(worth))].tolist()
    return Slot(x, y, radius, height)


def _with_tiles(home: Home, spot: Spot, taken: BaseGeometry) -> Spot:
    """In a row if there is room, over the water beside the land if there is none, but never on other land."""
    radius, foot = home.sheet.tile_radius, spot.y + spot.setting.height / 2 + GAP + home.sheet.tile_radius
    ground = shapely.box(*home.area.bounds).buffer(REACH).difference(home.foreign | taken)
    points = _grid(home, REACH)
    away = np.hypot(points[:, 0] - spot.x, 2.5 * (points[:, 1] - foot))
    away += np.where(shapely.contains_xy(home.area, points), 0, TILE_AFLOAT)
    while len(spot.tiles) < home.sheet.tiles:
        is_fitting = _is_free(ground, spot.taken, points, radius, 1)
        if not is_fitting.any():
            raise Complaint(f"There is no room for {home.sheet.tiles} tiles in {home.territory.name}.")
        x, y = points[int(np.argmin(np.where(is_fitting, away, np.inf)))].tolist()
        spot = replace(spot, tiles=(*spot.tiles, Slot(x, y, radius)))
    return spot


def _covers(area: BaseGeometry, shapes: NDArray[np.object_]) -> NDArray[np.bool_]:
    shapely.prepare(area)
    return np.asarray(shapely.covers(area, shapes))


def _grid(home: Home, margin: float) -> Numbers:
    left, top, right, bottom = home.area.bounds
    step = home.sheet.step
    x, y = np.meshgrid(np.arange(left - margin, right + margin, step), np.arange(top - margin, bottom + margin, step))
    return np.column_stack([x.ravel(), y.ravel()])


def _boxes(points: Numbers, setting: Setting) -> NDArray[np.object_]:
    x, y = points.T
    width, height = setting.width / 2, setting.height / 2
    return np.asarray(shapely.box(x - width, y - height, x + width, y + height))
