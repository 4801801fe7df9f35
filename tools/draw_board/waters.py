"""Divides the water among the seas that are places of the game.

A sea is all water that is nearest to one of its points. Along a coast only the seas count that the board declares to
wash it: every few units the coast has a point of its own, which belongs to one of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import MultiLineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry

from draw_board import borders, labels
from draw_board.board import FILLER, Board, Complaint
from draw_board.curves import lines
from draw_board.projection import Page, pieces
from draw_board.territories import Site, divide

STEP = 5.0  # from a point of a coast to the next
ROOM = 3.0  # that a way over water takes on either side
BEYOND = 300.0  # units past the edge of the world that are looked at
BEND = 0.3  # how much of the bend of a border on land is left at sea
LEAST_COAST = 4.0  # units of a declared coast that a sea must wash
MOST_COAST = 4.0  # units that it may wash of any other: there its border comes ashore


@dataclass(frozen=True)
class Waters:
    """The seas of a board. One without any has none."""

    areas: dict[str, MultiPolygon]
    borders: dict[borders.Pair, MultiLineString]
    edge: BaseGeometry  # where they end in ice
    spots: dict[str, labels.Spot]


def lay_out(board: Board, land: Mapping[str, MultiPolygon], page: Page, taken: Sequence[BaseGeometry]) -> Waters:
    """The seas with their names and places for pieces, which keep clear of what is taken."""
    if not board.seas:
        return Waters({}, {}, MultiLineString(), {})
    areas = _divided(board, land, page)
    common = borders.common_lines(areas)
    inner = {pair: line for pair, line in common.items() if FILLER not in pair}
    areas.pop(FILLER, None)
    obstacles = shapely.union_all([shape.buffer(ROOM) if shape.area == 0 else shape for shape in taken])
    wanted = {sea.id: Point(page.point(sea.points[0])) for sea in board.seas.values()}
    homes = labels.find_homes(board.seas, areas, page.sheet, obstacles, page.sheet, board.sheet.at_sea, wanted)
    spots = labels.add_slots(homes, labels.place_names(homes, obstacles), obstacles)
    return Waters(areas, inner, borders.frontier(common), spots)


def _divided(board: Board, areas: Mapping[str, MultiPolygon], page: Page) -> dict[str, MultiPolygon]:
    """The water of each sea. What has no point of a sea is a lake."""
    sites = [Site(sea.id, *page.point(at)) for sea in board.seas.values() for at in sea.points]
    sites += [Site(FILLER, *page.point(at)) for at in board.ice_points]
    water = page.sheet.difference(shapely.union_all([*areas.values()]))
    open_water = MultiPolygon([part for part in pieces(water) if any(part.intersects(site.point) for site in sites)])
    shore = open_water.boundary
    coasts = {territory: area.boundary & shore for territory, area in areas.items() if area.intersects(shore)}
    sites += _coast_sites(board, coasts, _turned(sites, page))
    seas = divide(open_water, _turned(sites, page), page, BEND, None)
    if complaints := _faults(board, seas, coasts, page):
        raise Complaint("\n".join(complaints))
    return seas


def _turned(sites: Sequence[Site], page: Page) -> list[Site]:
    """Each site, and those that lie behind the edges of the world."""
    again = [Site(site.owner, site.x + turn, site.y) for turn in page.turns for site in sites]
    return [site for site in again if -BEYOND < site.x < page.width + BEYOND]


def _coast_sites(board: Board, coasts: Mapping[str, BaseGeometry], sites: Sequence[Site]) -> list[Site]:
    """Points along each coast, of the nearest sea that washes it. Nobody minds ice."""
    found = []
    for territory, coast in coasts.items():
        near = [site for site in sites if (site.owner, territory) in board.coasts or site.owner == FILLER]
        tree = shapely.STRtree([site.point for site in near])
        points = _along(coast)
        nearest = tree.nearest(points)
        found += [Site(near[number].owner, at.x, at.y) for number, at in zip(nearest, points, strict=True)]
    return found


def _along(coast: BaseGeometry) -> list[Point]:
    points: list[Point] = []
    for line in lines(coast):
        count = max(1, round(line.length / STEP))
        points += list(shapely.line_interpolate_point(line, (np.arange(count) + 0.5) / count, normalized=True))
    return points


def _faults(
    board: Board, seas: Mapping[str, MultiPolygon], coasts: Mapping[str, BaseGeometry], page: Page
) -> list[str]:
    common = {pair: line for pair, line in borders.common_lines(seas).items() if FILLER not in pair}
    complaints = [f"{sea.name} has no water." for sea in board.seas.values() if sea.id not in seas]
    complaints += borders.faults(board.seas, board.sea_borders, common, page.kilometres)
    for sea in set(seas) & set(board.seas):
        for territory, coast in coasts.items():
            washed = (seas[sea].boundary & coast).length
            names = f"{board.seas[sea].name} and {board.territories[territory].name}"
            if (sea, territory) in board.coasts and washed < LEAST_COAST:
                complaints.append(f"{names}: the sea does not reach the coast.")
            if (sea, territory) not in board.coasts and washed > MOST_COAST:
                complaints.append(f"{names}: the sea washes {washed:.0f} units of a coast that is not its own.")
    return sorted(complaints)
