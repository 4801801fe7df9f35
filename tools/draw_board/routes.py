"""Sea routes: lines over water from coast to coast, and the anchors where they land."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

import shapely
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from draw_board.board import Board, Complaint, SeaRoute
from draw_board.curves import rounded
from draw_board.projection import Page

ANCHOR = 8.5  # radius of the sign of a port
OFFSHORE = 4.0  # from the coast to the middle of that sign
ONE_PORT = 22.0  # routes that land so near to each other share an anchor
LEG = 45.0  # a corner of a route is rounded within this
AGROUND = 10.0  # units of a route that may lie on land: some straits are too narrow to draw


@dataclass(frozen=True)
class Route:
    between: tuple[str, str]
    line: LineString
    owner: str | None


@dataclass(frozen=True)
class Routes:
    routes: list[Route]
    ports: dict[str, list[Point]]  # by territory: where its anchors are

    @property
    def anchors(self) -> BaseGeometry:
        return shapely.union_all([port.buffer(ANCHOR) for port in chain.from_iterable(self.ports.values())])


def sea_routes(board: Board, areas: Mapping[str, MultiPolygon], land: BaseGeometry, page: Page) -> Routes:
    shore = land.boundary.difference(page.sheet.boundary)
    ports: dict[str, list[Point]] = {}
    routes = []
    for route in board.sea_routes:
        via = [page.point(at) for at in route.via]
        first, last = (
            _port(ports.setdefault(territory, []), areas[territory].boundary & shore, Point(at))
            for territory, at in zip(route.between, (via[0], via[-1]), strict=True)
        )
        way = LineString([first.coords[0], *via, last.coords[0]])
        line = LineString(rounded(shapely.get_coordinates(shapely.segmentize(way, LEG)), 3))
        if max(part.length for part in shapely.get_parts(line & land)) > AGROUND:
            raise Complaint(f"{_names(board, route)}: the sea route runs over land.")
        routes.append(Route(route.between, line, route.owner))
    return Routes(routes, ports)


def _port(ports: list[Point], shore: BaseGeometry, towards: Point) -> Point:
    """The anchor of a route that comes from the given point: one that is there already, if it is near."""
    landing, _ = nearest_points(shore, towards)
    port = LineString([landing, towards]).interpolate(OFFSHORE)
    near = [other for other in ports if other.distance(port) < ONE_PORT]
    if near:
        return min(near, key=port.distance)
    ports.append(port)
    return port


def _names(board: Board, route: SeaRoute) -> str:
    return " and ".join(board.territories[territory].name for territory in route.between)
