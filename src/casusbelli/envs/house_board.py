"""A house board in SVG: the drawing of the title's board with the values, claims, borders and routes of the file."""

import tomllib
from typing import Any, Final

from casusbelli.core.house_board import HouseBoard
from casusbelli.envs.drawing import GREY, TINCTURES, Picture, Place, Tincture, read_drawing

HEADS: Final = {"power": 1.0, "capital": 1.2, "homes": 0.8, "their value": 0.8, "claims": 0.8}
RING: Final = Tincture("#fdfaf2", "#22252a", "#fdfaf2", "#53575d")
RING_SIZE: Final = 8.0
BAND: Final = 5.0
NEW_WAY: Final = ' stroke="#b83228" stroke-width="2.4" stroke-dasharray="2 5" stroke-linecap="round" fill="none"'
NO_WAY: Final = ' stroke="#22252a" stroke-width="4" fill="none"'

Entry = dict[str, Any]


def board_picture(board: HouseBoard) -> str:
    """Borders that the drawing does not have are dotted lines, those that it has too many are thick ones."""
    data: dict[str, list[Entry]] = tomllib.loads(board.text)
    drawing = read_drawing(board.title, board.board)
    land = {str(entry["id"]): entry for entry in data["territory"]}
    routes = {_ends(route): route for route in data.get("sea_route", [])}
    drawn = [{**route, **_owner(routes[_ends(route)])} for route in drawing["routes"] if _ends(route) in routes]
    picture = Picture({**drawing, "routes": drawn})
    picture.land({name: TINCTURES[entry["home"]] for name, entry in land.items() if "home" in entry})
    _ways(picture, data["border"], [*drawing["borders"], *drawing["crossings"]])
    _ways(picture, list(routes.values()), drawing["routes"])
    picture.names()
    for name, entry in land.items():
        _mark(picture, name, entry)
    powers = sorted({str(entry["home"]) for entry in land.values() if "home" in entry})
    return picture.document(HEADS, [(TINCTURES[power], _row(power, list(land.values()))) for power in powers])


def _ends(way: Entry) -> tuple[str, ...]:
    return tuple(sorted(way["between"]))


def _owner(route: Entry) -> Entry:
    return {"owner": route["owner"]} if "owner" in route else {}


def _ways(picture: Picture, wanted: list[Entry], drawn: list[Entry]) -> None:
    """What the file and the drawing do not have in common."""
    known = {_ends(way): way for way in drawn}
    territories = picture.drawing["territories"]
    for way in wanted:
        ends = _ends(way)
        if ends not in known:
            (x, y), (to_x, to_y) = [territories[end]["center"] for end in ends]
            picture.path("new", f"M{x} {y}L{to_x} {to_y}", NEW_WAY)
        known.pop(ends, None)
    for ends, way in known.items():
        if all([territories[end]["kind"] != "impassable" for end in ends]) and "middle" in way:
            picture.path("none", way["path"], NO_WAY)


def _mark(picture: Picture, name: str, entry: Entry) -> None:
    """The value in a ring beside the name, and a band in the colour of each power that claims the territory."""
    label = picture.drawing["territories"][name]["label"]
    left, top, width, height = label["box"]
    place: Place = label.get("value", [left + width + RING_SIZE, top + height / 2])
    if entry["value"]:
        picture.token_at(place[0], place[1], RING_SIZE, RING, str(entry["value"]))
    for number, power in enumerate(entry.get("claims", [])):
        picture.token_at(left + BAND + 2.2 * BAND * number, top + height + BAND, BAND, TINCTURES[power], "", False)
    if entry.get("capital"):
        picture.token_at(left - BAND, top + height / 2, BAND, GREY, "★", False)


def _row(power: str, land: list[Entry]) -> list[str]:
    homes = [entry for entry in land if entry.get("home") == power]
    capitals = [str(entry["id"]) for entry in homes if entry.get("capital")]
    claims = [entry for entry in land if power in entry.get("claims", [])]
    return [power, *capitals, str(len(homes)), str(sum([entry["value"] for entry in homes])), str(len(claims))]
