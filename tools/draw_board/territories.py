"""Divides land among the points of a board.

A territory is everything that lies nearest to one of its points (cells of Voronoi). Cells have straight edges, so
these are rounded and bent. Then coasts and edges are cut at their crossings on one grid, and the faces between them
are dealt out: neighbours share their border point for point.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from draw_board.board import FILLER
from draw_board.curves import bent, lines, rounded
from draw_board.projection import Page, pieces

GRID = 0.1  # the unit in which paths are written
CRUMB = 20.0  # a smaller piece beside another territory goes to that one


@dataclass(frozen=True)
class Site:
    """A point of a territory, on the page."""

    owner: str
    x: float
    y: float

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)


@dataclass(frozen=True)
class Country:
    """The board lies in this country; all other land is filler."""

    area: BaseGeometry
    frontier: list[LineString]


def divide(
    land: BaseGeometry, sites: Sequence[Site], page: Page, strength: float, country: Country | None
) -> dict[str, MultiPolygon]:
    """The land of each owner."""
    if country:
        sites = [site for site in sites if site.owner != FILLER]
    edges, cells = _cells(sites, page, strength)
    cuts = [land.boundary, page.sheet.boundary, *edges, *(country.frontier if country else [])]
    net = shapely.union_all(cuts, grid_size=GRID)
    faces = pieces(shapely.polygonize(shapely.get_parts(net)))
    islands = _Islands(land, sites)
    shapely.prepare(land)
    dealt: list[tuple[str, Polygon]] = []
    for face in faces:
        inside = face.representative_point()
        if land.contains(inside) and page.sheet.contains(inside):
            is_abroad = country is not None and not country.area.contains(inside)
            owner = FILLER if is_abroad else islands.rightful(inside, cells.owner(inside))
            dealt.append((owner, face))
    return _joined(_without_crumbs(dealt))


def typical_distance(sites: Sequence[Site]) -> float:
    """From a site to the nearest other one."""
    points = shapely.points([(site.x, site.y) for site in sites])
    _, apart = shapely.STRtree(points).query_nearest(points, exclusive=True, return_distance=True, all_matches=False)
    return float(np.median(apart))


class _Cells:
    def __init__(self, faces: Sequence[Polygon], sites: Sequence[Site]) -> None:
        self._faces = shapely.STRtree(faces)
        self._owners = {}
        for site in sites:
            for number in self._faces.query(site.point, predicate="within"):
                self._owners[int(number)] = site.owner

    def owner(self, point: Point) -> str:
        return self._owners.get(int(self._faces.nearest(point)), FILLER)


def _cells(sites: Sequence[Site], page: Page, strength: float) -> tuple[list[LineString], _Cells]:
    """The bent edges between the owners, and who owns what lies between them."""
    points = MultiPoint([site.point for site in sites])
    voronoi = shapely.STRtree(pieces(shapely.voronoi_polygons(points, extend_to=page.frame.buffer(200))))
    owned: defaultdict[str, list[BaseGeometry]] = defaultdict(list)
    for site in sites:
        owned[site.owner].append(voronoi.geometries[voronoi.query(site.point, predicate="intersects")[0]])
    outlines = [shapely.union_all(parts).boundary for parts in owned.values()]
    distance = typical_distance(sites)
    edges = [_drawn(arc, distance, strength) for arc in lines(shapely.union_all(outlines))]
    # The sites pass through the same bend as the edges, so each stays in its own cell.
    moved = bent(np.array([(site.x, site.y) for site in sites]), distance, strength)
    moved_sites = [Site(site.owner, x, y) for site, (x, y) in zip(sites, moved.tolist(), strict=True)]
    faces = pieces(shapely.polygonize(shapely.get_parts(shapely.union_all(edges))))
    return edges, _Cells(faces, moved_sites)


def _drawn(arc: LineString, distance: float, strength: float) -> LineString:
    """An edge from one meeting of three owners to the next, as a hand would draw it."""
    curve = LineString(rounded(np.array(arc.coords), 3 if strength else 0))
    fine = shapely.segmentize(curve, max(distance / 14, 2))
    return LineString(bent(np.array(fine.coords), distance, strength))


class _Islands:
    """An island belongs to those who have a point on it; an island without one, to whoever is nearest."""

    def __init__(self, land: BaseGeometry, sites: Sequence[Site]) -> None:
        self._islands = shapely.STRtree(pieces(land))
        self._sites: defaultdict[int, list[Site]] = defaultdict(list)
        for site in sites:
            for number in self._islands.query(site.point, predicate="within"):
                self._sites[int(number)].append(site)

    def rightful(self, point: Point, owner: str) -> str:
        here = [site for number in self._islands.query(point, predicate="within") for site in self._sites[int(number)]]
        if not here or any(site.owner == owner for site in here):
            return owner
        return min(here, key=lambda site: site.point.distance(point)).owner


def _without_crumbs(dealt: list[tuple[str, Polygon]]) -> list[tuple[str, Polygon]]:
    """Give what a line has cut off by chance to the neighbour that it touches most."""
    joined = [(owner, part) for owner, area in _joined(dealt).items() for part in area.geoms]
    tree = shapely.STRtree([part for _, part in joined])
    kept = []
    for owner, part in joined:
        others = [int(number) for number in tree.query(part, predicate="touches")]
        larger = [joined[number] for number in others if joined[number][1].area > part.area]
        touching = [(part.intersection(other).length, taker) for taker, other in larger]
        length, taker = max(touching, default=(0.0, owner))
        kept.append((taker if part.area < CRUMB and length > 0 else owner, part))
    return kept


def _joined(dealt: Sequence[tuple[str, Polygon]]) -> dict[str, MultiPolygon]:
    parts: defaultdict[str, list[Polygon]] = defaultdict(list)
    for owner, part in dealt:
        parts[owner].append(part)
    return {owner: MultiPolygon(pieces(shapely.union_all(parts[owner]))) for owner in sorted(parts)}
