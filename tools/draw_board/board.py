"""What the tool reads of a board file."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

FILLER = "-"  # the owner of land that is not part of the board
FACTS = ("kind", "home", "capital", "value", "claims", "elector")  # of a territory, that change how it is drawn
FEWEST_SLOTS = 4  # of a territory, unless the board says otherwise
DETAIL, STEP = 0.9, 1.5  # in units, unless the board says otherwise
FEWEST_AT_SEA = 2  # slots of a sea
LETTERS = (18, 12)  # the largest and the smallest size of a name, unless the board says otherwise

Degrees = tuple[float, float]  # latitude, longitude


class Complaint(Exception):
    """What keeps a board from being drawn, in sentences for whoever writes the board."""


@dataclass(frozen=True)
class Territory:
    """A place of the game, on land or, a sea province, on water."""

    id: str
    name: str
    translations: dict[str, str]  # of the name, by language
    points: list[Degrees]
    facts: dict[str, Any]  # what the eye must be told: see FACTS

    @property
    def has_value(self) -> bool:
        """A number stands beside the name."""
        return bool(self.facts.get("value"))

    @property
    def has_crown(self) -> bool:
        """Whoever holds it elects the Emperor: a crown stands before the name."""
        return bool(self.facts.get("elector"))

    @property
    def is_passable(self) -> bool:
        return self.facts.get("kind") != "impassable"


@dataclass(frozen=True)
class Crossing:
    """Neighbours across water."""

    between: tuple[str, str]
    via: list[Degrees]  # points of the way, where the shortest one would run over land


@dataclass(frozen=True)
class SeaRoute:
    between: tuple[str, str]
    via: list[Degrees]  # points of the way, all on water
    owner: str | None  # the power in whose colour it is drawn, on boards that say so


@dataclass(frozen=True)
class SeaName:
    """A name that is written over water along a curve; the sea is no place of the game."""

    text: str
    size: int
    points: list[Degrees]


@dataclass(frozen=True)
class Sheet:
    """The table `[drawing]`: which part of the world is drawn, and how."""

    atlas: str  # file of the package world-atlas, without .json
    extent: tuple[float, float, float, float]  # west, south, east, north
    window: tuple[float, float, float, float]  # what one sees at first
    width: int
    detail: float  # a coast loses bends that are smaller, in units
    speck: float  # an islet that is smaller once it is rounded is left out, in square units
    step: float  # distance of the spots that are tried for names and pieces
    slots: int  # places for pieces that each territory should have
    fewest_slots: int  # that it must have, even if the pieces become small or overlap
    slot_radius: float
    slot_height: float  # of a piece, in its widths
    name_sizes: range  # largest first
    tiles: int  # smaller, round places that each territory has beside those for pieces
    tile_radius: float
    sea_slots: int
    sea_slot_radius: float
    shortest_crossing: float  # a way over narrow water begins and ends on land, so that one sees it
    languages: list[str]  # in which names are set, beside the one of the board
    has_trains: bool  # a train may come to lie on every border
    within: str | None  # territories end at the frontier of this country

    @property
    def at_sea(self) -> "Sheet":
        """Fewer and smaller places for pieces: seas are narrow where ships are many."""
        return replace(
            self,
            slots=self.sea_slots,
            fewest_slots=min(FEWEST_AT_SEA, self.sea_slots),
            slot_radius=self.sea_slot_radius,
        )


@dataclass(frozen=True)
class Board:
    sheet: Sheet
    territories: dict[str, Territory]
    filler_points: list[Degrees]
    borders: set[frozenset[str]]
    crossings: list[Crossing]
    sea_routes: list[SeaRoute]
    sea_names: list[SeaName]
    seas: dict[str, Territory]
    ice_points: list[Degrees]  # water that is in no sea
    sea_borders: set[frozenset[str]]
    coasts: set[tuple[str, str]]  # a sea and a territory that it washes


def read_board(path: Path) -> Board:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Complaint(f"{path} cannot be read: {error}.") from error
    if "drawing" not in data:
        raise Complaint(f"{path} has no table [drawing].")
    try:
        board = _board(data)
    except KeyError as error:
        raise Complaint(f"{path} lacks {error}.") from error
    if faults := _faults(board):
        raise Complaint("\n".join(f"{path}: {fault}" for fault in faults))
    return board


def _board(data: Mapping[str, Any]) -> Board:
    on_land = [border for border in data["border"] if border.get("kind", "land") == "land"]
    over_water = [border for border in data["border"] if border not in on_land]
    sheet = _sheet(data["drawing"])
    return Board(
        sheet=sheet,
        territories={entry["id"]: _territory(entry, sheet) for entry in data["territory"]},
        filler_points=[(lat, lon) for filler in data.get("filler", []) for lat, lon in filler["points"]],
        borders={frozenset(border["between"]) for border in on_land},
        crossings=[_crossing(border) for border in over_water],
        sea_routes=[_sea_route(route) for route in data.get("sea_route", [])],
        sea_names=[SeaName(sea["text"], sea["size"], _degrees(sea["points"])) for sea in data.get("sea_name", [])],
        seas={entry["id"]: _territory(entry, sheet) for entry in data.get("sea", [])},
        ice_points=[(lat, lon) for ice in data.get("ice", []) for lat, lon in ice["points"]],
        sea_borders={frozenset(border["between"]) for border in data.get("sea_border", [])},
        coasts={(coast["sea"], coast["territory"]) for coast in data.get("coast", [])},
    )


def _faults(board: Board) -> list[str]:
    """Sentences about borders and routes that cannot be followed."""
    ways = [crossing.between for crossing in board.crossings] + [route.between for route in board.sea_routes]
    washed = {territory for _, territory in board.coasts}
    unknown = {territory for pair in (*board.borders, *ways) for territory in pair} | washed
    unknown_seas = {sea for pair in board.sea_borders for sea in pair} | {sea for sea, _ in board.coasts}
    return [
        *(f"there is no territory {territory!r}." for territory in sorted(unknown - set(board.territories))),
        *(f"there is no sea {sea!r}." for sea in sorted(unknown_seas - set(board.seas))),
        *(f"the sea route {' - '.join(route.between)} needs a point." for route in board.sea_routes if not route.via),
    ]


def _sheet(data: Mapping[str, Any]) -> Sheet:
    extent = tuple(data["extent"])
    largest, smallest = data.get("name_sizes", LETTERS)
    return Sheet(
        atlas=data["atlas"],
        extent=extent,
        window=tuple(data.get("window", extent)),
        width=data["width"],
        detail=data.get("detail", DETAIL),
        speck=data.get("speck", 0.0),
        step=data.get("step", STEP),
        slots=data["slots"],
        fewest_slots=min(data.get("fewest_slots", FEWEST_SLOTS), data["slots"]),
        slot_radius=data["slot_radius"],
        slot_height=data.get("slot_height", 1.0),
        name_sizes=range(largest, smallest - 1, -1),
        tiles=data.get("tiles", 0),
        tile_radius=data.get("tile_radius", 0.0),
        sea_slots=data.get("sea_slots", 0),
        sea_slot_radius=data.get("sea_slot_radius", data["slot_radius"]),
        shortest_crossing=data.get("shortest_crossing", 0.0),
        languages=data.get("languages", []),
        has_trains=data.get("trains", False),
        within=data.get("within"),
    )


def _territory(entry: Mapping[str, Any], sheet: Sheet) -> Territory:
    return Territory(
        id=entry["id"],
        name=entry["name"],
        translations={language: entry["names"][language] for language in sheet.languages},
        points=_degrees(entry["points"]),
        facts={fact: entry[fact] for fact in FACTS if fact in entry},
    )


def _crossing(entry: Mapping[str, Any]) -> Crossing:
    first, last = entry["between"]
    return Crossing((first, last), _degrees(entry.get("via", [])))


def _sea_route(entry: Mapping[str, Any]) -> SeaRoute:
    first, last = entry["between"]
    return SeaRoute((first, last), _degrees(entry["via"]), entry.get("owner"))


def _degrees(points: Sequence[Sequence[float]]) -> list[Degrees]:
    return [(latitude, longitude) for latitude, longitude in points]
