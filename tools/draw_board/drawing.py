"""The whole drawing of a board, as the client reads it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from draw_board import borders, coast, labels, paths, routes, seas, trains, waters
from draw_board.board import FILLER, Board, Complaint, Territory
from draw_board.curves import lines, rounded
from draw_board.projection import Page
from draw_board.territories import Country, Site, divide
from draw_board.topojson import Atlas

BENDS = (1.0, 0.7, 0.45, 0.25, 0.0)  # a border that bending costs comes back when all bend less
FRONTIER_DETAIL = 1.2  # a frontier loses bends that are smaller, in units
OVERHANG = 6.0  # a frontier runs on into the sea, so that it surely meets the coast


def draw(board: Board, atlas_folder: Path) -> dict[str, Any]:
    page = Page(board.sheet)
    atlas = Atlas(atlas_folder / f"{board.sheet.atlas}.json")
    sites = [Site(territory.id, *page.point(at)) for territory in board.territories.values() for at in territory.points]
    sites += [Site(FILLER, *page.point(at)) for at in board.filler_points]
    inhabited = MultiPoint([site.point for site in sites if site.owner != FILLER])
    land = coast.drawn_land(atlas.land(), page, inhabited, board.sheet)
    country = _country(atlas, board.sheet.within, page) if board.sheet.within else None

    areas, common = _faithful(board, land, sites, page, country)
    filler = areas.pop(FILLER, MultiPolygon())
    drawn_land = shapely.union_all([filler, *areas.values()])
    window = page.window(board.sheet.window)
    at_sea = routes.sea_routes(board, areas, drawn_land, page)
    homes = labels.find_homes(board.territories, areas, drawn_land, at_sea.anchors, window, board.sheet)
    names = labels.place_names(homes, at_sea.anchors)
    inner = {pair: line for pair, line in common.items() if FILLER not in pair}
    laid = _trains(board, inner, [at_sea.anchors, *(spot.taken for spot in names.values())])
    obstacles = shapely.union_all([at_sea.anchors, *(train.shape for train in laid.values())])
    spots = labels.add_slots(homes, names, obstacles)
    shortest = board.sheet.shortest_crossing
    ways = {crossing.between: borders.crossing(crossing, areas, page, shortest) for crossing in board.crossings}
    afloat = waters.lay_out(board, areas, page, [*ways.values(), *(spot.taken for spot in spots.values())])
    obstacles = shapely.union_all([obstacles, *(spot.taken for spot in afloat.spots.values())])
    spots = labels.add_tiles(homes, spots, obstacles)
    drawing = {
        "width": page.width,
        "height": page.height,
        "view": _view(window),
        "territories": {
            owner: _territory(place, areas[owner], spots[owner]) | _ports(at_sea.ports.get(owner, []))
            for owner, place in board.territories.items()
        },
        "borders": [_border(pair, line, laid.get(pair)) for pair, line in sorted(inner.items())],
        "crossings": [
            {"between": list(crossing.between), "path": paths.line(ways[crossing.between])}
            for crossing in board.crossings
        ],
        "neighbours": borders.neighbours(board, inner),
        "frontier": paths.line(borders.frontier(common)),
        "coast": paths.line(drawn_land.boundary.difference(page.sheet.boundary)),
        "filler": paths.area(filler),
        "waterlines": [paths.line(line) for line in coast.waterlines(land, page)],
        "graticule": [paths.line(line) for line in coast.graticule(page)],
        "seas": [{"text": sea.text, "size": sea.size, "path": seas.curve(sea, page, land)} for sea in board.sea_names],
    }
    if at_sea.routes:
        drawing["routes"] = [_route(route) for route in at_sea.routes]
    return drawing | _drawn_waters(board, afloat)


def _drawn_waters(board: Board, afloat: waters.Waters) -> dict[str, Any]:
    if not board.seas:
        return {}
    return {
        "waters": {sea: _territory(place, afloat.areas[sea], afloat.spots[sea]) for sea, place in board.seas.items()},
        "water_edge": paths.line(afloat.edge),
        "water_borders": [_border(pair, line, None) for pair, line in sorted(afloat.borders.items())],
    }


def _country(atlas: Atlas, name: str, page: Page) -> Country:
    frontier = [line.simplify(FRONTIER_DETAIL) for line in lines(page.shape(atlas.frontier(name)))]
    return Country(page.shape(atlas.country(name)), [_lengthened(rounded(np.array(line.coords))) for line in frontier])


def _lengthened(points: np.ndarray[Any, np.dtype[np.float64]]) -> LineString:
    first, last = points[0] - points[1], points[-1] - points[-2]
    start = points[0] + OVERHANG * first / np.hypot(*first)
    end = points[-1] + OVERHANG * last / np.hypot(*last)
    return LineString([start, *points, end])


def _faithful(
    board: Board, land: BaseGeometry, sites: Sequence[Site], page: Page, country: Country | None
) -> tuple[dict[str, MultiPolygon], dict[borders.Pair, MultiLineString]]:
    """The most bent drawing that has exactly the borders of the board."""
    complaints: list[str] = []
    for strength in BENDS:
        areas = divide(land, sites, page, strength, country)
        common = borders.common_lines(areas)
        complaints = [f"{place.name} has no land." for place in board.territories.values() if place.id not in areas]
        complaints += borders.faults(board.territories, board.borders, common, page.kilometres)
        if not complaints:
            return areas, common
    raise Complaint("\n".join(complaints))


def _territory(territory: Territory, area: MultiPolygon, spot: labels.Spot) -> dict[str, Any]:
    middle = labels.roomiest(area)
    return {
        "path": paths.area(area),
        "center": paths.place((middle.x, middle.y)),
        "label": _label(spot),
        "slots": [paths.place(slot.numbers) for slot in spot.slots],
        **({"tiles": [paths.place(tile.numbers) for tile in spot.tiles]} if spot.tiles else {}),
        **territory.facts,
    }


def _route(route: routes.Route) -> dict[str, Any]:
    drawn = {"between": route.between, "path": paths.line(route.line.simplify(0.2))}
    return drawn | {"owner": route.owner} if route.owner else drawn


def _label(spot: labels.Spot) -> dict[str, Any]:
    left, top, right, bottom = spot.box.bounds
    setting = spot.setting
    label: dict[str, Any] = {
        "lines": _lines(spot, setting.lines),
        "size": setting.size,
        "box": paths.place((left, top, right - left, bottom - top)),
    }
    if setting.has_value:
        label["value"] = paths.place(setting.value_place(spot.x, spot.y))
    if setting.has_crown:
        label["crown"] = paths.place(setting.crown_place(spot.x, spot.y))
    if setting.translations:
        label["translations"] = {
            language: _lines(spot, lines) for language, lines in sorted(setting.translations.items())
        }
    return label


def _lines(spot: labels.Spot, lines: tuple[str, ...]) -> list[dict[str, Any]]:
    feet = spot.setting.feet(lines, spot.x, spot.y)
    return [{"text": text, "x": round(x, 1), "y": round(y, 1)} for text, (x, y) in zip(lines, feet, strict=True)]


def _ports(ports: Sequence[Point]) -> dict[str, Any]:
    return {"ports": [paths.place((port.x, port.y)) for port in ports]} if ports else {}


def _view(window: Polygon) -> list[int]:
    left, top, right, bottom = map(round, window.bounds)
    return [left, top, right - left, bottom - top]


def _trains(
    board: Board, inner: Mapping[borders.Pair, MultiLineString], taken: Sequence[BaseGeometry]
) -> dict[borders.Pair, trains.Train]:
    """A place on each border that is crossed, if the board has trains."""
    if not board.sheet.has_trains:
        return {}
    crossed = {pair: line for pair, line in inner.items() if frozenset(pair) in board.borders}
    return trains.place_trains(crossed, shapely.union_all(taken))


def _border(pair: borders.Pair, line: MultiLineString, train: trains.Train | None) -> dict[str, Any]:
    drawn = {"between": list(pair), "path": paths.line(line), "middle": paths.place(borders.middle(line))}
    return drawn | {"at": paths.place((train.x, train.y)), "angle": train.angle} if train else drawn


def sizes(drawing: Mapping[str, Any]) -> str:
    """A line that says what was drawn."""
    return f"{len(drawing['territories'])} territories, {len(drawing['borders'])} borders"
