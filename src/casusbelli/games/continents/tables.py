"""The dice tables: weather, internal and overseas expeditions."""

from typing import Any, Final

from casusbelli.core.data import read_toml

_TABLES: Final[dict[str, Any]] = read_toml("continents", "tables.toml")


def _names(table: str) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in _TABLES[table]])


def _ends(table: str) -> list[int]:
    return [int(row["to"]) for row in _TABLES[table]]


WEATHER_NAMES: Final = _names("weather")
WEATHER_ENDS: Final = _ends("weather")
INTERNAL_NAMES: Final = _names("internal")
INTERNAL_ENDS: Final = _ends("internal")
OVERSEAS_NAMES: Final = _names("overseas")
OVERSEAS_ENDS: Final = _ends("overseas")

SUN: Final = 0
WINTER: Final = 1
UNUSUAL_SUN: Final = 2
FROST: Final = 3
GALE: Final = 4
SEVERE_WINTER: Final = 5


def row_of(ends: list[int], roll: int) -> int:
    """The row of a table that a roll of 1..100 falls into."""
    for row, end in enumerate(ends):
        if roll <= end:
            return row
    raise ValueError(roll)


def gap_of(table: str, row: int) -> str:
    """The completed gap that a row rests on, or an empty text."""
    return str(_TABLES[table][row].get("gap", ""))
