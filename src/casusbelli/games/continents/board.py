"""The world: 42 territories, 20 seas, what borders on what."""

from typing import Any, Final

from casusbelli.core.data import read_toml

_BOARD: Final[dict[str, Any]] = read_toml("continents", "board.toml")

TERRITORY_NAMES: Final[tuple[str, ...]] = tuple([str(place["id"]) for place in _BOARD["territory"]])
TERRITORIES: Final = len(TERRITORY_NAMES)
SEA_NAMES: Final[tuple[str, ...]] = tuple([str(sea["id"]) for sea in _BOARD["sea"]])
SEAS: Final = len(SEA_NAMES)

NOWHERE: Final = -1


def _pairs(rows: list[dict[str, Any]], names: tuple[str, ...]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in names]
    for row in rows:
        one, other = [names.index(name) for name in row["between"]]
        found[one].append(other)
        found[other].append(one)
    return [sorted(near) for near in found]


def _coasts() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in SEA_NAMES]
    for row in _BOARD["coast"]:
        found[SEA_NAMES.index(row["sea"])].append(TERRITORY_NAMES.index(row["territory"]))
    return [sorted(coast) for coast in found]


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    """The numbers whose bits are set, lowest first."""
    found: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


NEIGHBOURS: Final[list[list[int]]] = _pairs(_BOARD["border"], TERRITORY_NAMES)  # land borders and sea lines
NEIGHBOUR_MASKS: Final[list[int]] = [mask_of(near) for near in NEIGHBOURS]
SEA_NEIGHBOURS: Final[list[list[int]]] = _pairs(_BOARD["sea_border"], SEA_NAMES)
SEA_NEIGHBOUR_MASKS: Final[list[int]] = [mask_of(near) for near in SEA_NEIGHBOURS]
COASTS: Final[list[list[int]]] = _coasts()  # the territories that touch a sea
SEAS_OF: Final[list[list[int]]] = [
    [sea for sea in range(SEAS) if place in COASTS[sea]] for place in range(TERRITORIES)
]  # the seas that a territory touches; none if it is not coastal
