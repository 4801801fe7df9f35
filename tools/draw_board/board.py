"""What the tool reads of a board file."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILLER = "-"  # the owner of land that is not part of the board
FACTS = ("kind", "home", "capital", "value", "claims", "elector")  # of a territory, that change how it is drawn
FEWEST_SLOTS = 4  # of a territory, unless the board says otherwise
LETTERS = (18, 12)  # the largest and the smallest size of a name, unless the board says otherwise

Degrees = tuple[float, float]  # latitude, longitude


class Complaint(Exception):
    """What keeps a board from being drawn, in sentences for whoever writes the board."""


@dataclass(frozen=True)
class Territory:
    id: str
    name: str
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
    slots: int  # places for pieces that each territory should have
    fewest_slots: int  # that it must have, even if the pieces become small or overlap
    slot_radius: float
    slot_height: float  # of a piece, in its widths
    name_sizes: range  # largest first
    has_trains: bool  # a train may come to lie on every border
    within: str | None  # territories end at the frontier of this country


@dataclass(frozen=True)
class Board:
    sheet: Sheet
    territories: dict[str, Territory]
    filler_points: list[Degrees]
    borders: set[frozenset[str]]
    crossings: list[tuple[str, str]]  # neighbours across water
    sea_routes: list[SeaRoute]
    sea_names: list[SeaName]


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
    pairs = [(border["between"], border.get("kind", "land")) for border in data["border"]]
    return Board(
        sheet=_sheet(data["drawing"]),
        territories={entry["id"]: _territory(entry) for entry in data["territory"]},
        filler_points=[(lat, lon) for filler in data.get("filler", []) for lat, lon in filler["points"]],
        borders={frozenset(pair) for pair, kind in pairs if kind == "land"},
        crossings=[(first, second) for (first, second), kind in pairs if kind != "land"],
        sea_routes=[_sea_route(route) for route in data.get("sea_route", [])],
        sea_names=[SeaName(sea["text"], sea["size"], _degrees(sea["points"])) for sea in data.get("sea_name", [])],
    )


def _faults(board: Board) -> list[str]:
    """Sentences about borders and routes that cannot be followed."""
    joined = [*board.borders, *board.crossings, *(route.between for route in board.sea_routes)]
    unknown = sorted({territory for pair in joined for territory in pair} - set(board.territories))
    return [
        *(f"there is no territory {territory!r}." for territory in unknown),
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
        slots=data["slots"],
        fewest_slots=min(data.get("fewest_slots", FEWEST_SLOTS), data["slots"]),
        slot_radius=data["slot_radius"],
        slot_height=data.get("slot_height", 1.0),
        name_sizes=range(largest, smallest - 1, -1),
        has_trains=data.get("trains", False),
        within=data.get("within"),
    )


def _territory(entry: Mapping[str, Any]) -> Territory:
    return Territory(
        id=entry["id"],
        name=entry["name"],
        points=_degrees(entry["points"]),
        facts={fact: entry[fact] for fact in FACTS if fact in entry},
    )


def _sea_route(entry: Mapping[str, Any]) -> SeaRoute:
    first, last = entry["between"]
    return SeaRoute((first, last), _degrees(entry["via"]), entry.get("owner"))


def _degrees(points: Sequence[Sequence[float]]) -> list[Degrees]:
    return [(latitude, longitude) for latitude, longitude in points]
