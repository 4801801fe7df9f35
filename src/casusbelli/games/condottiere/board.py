"""The 17 regions of Italy and their borders."""

from typing import Any, Final

from casusbelli.core.data import read_toml

_BOARD: Final[dict[str, Any]] = read_toml("condottiere", "board.toml")

REGION_NAMES: Final[tuple[str, ...]] = tuple([str(region["id"]) for region in _BOARD["territory"]])
REGIONS: Final = len(REGION_NAMES)

NO_REGION: Final = -1
NOBODY: Final = -1


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in REGION_NAMES]
    for border in _BOARD["border"]:
        one, other = [REGION_NAMES.index(name) for name in border["between"]]
        found[one].append(other)  # CON-1.3
        found[other].append(one)
    return [sorted(near) for near in found]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()


def largest_kingdom(owner: list[int], seat: int) -> int:
    """The size of the seat's largest connected group of regions."""  # CON-14.4 CON-R29
    largest = 0
    seen = [False] * REGIONS
    for start in range(REGIONS):
        if owner[start] == seat and not seen[start]:
            largest = max(largest, _explore(owner, start, seen))
    return largest


def kingdom_around(owner: list[int], region: int) -> int:
    """The size of the connected group of regions that this controlled one belongs to."""
    return _explore(owner, region, [False] * REGIONS)


def _explore(owner: list[int], start: int, seen: list[bool]) -> int:
    """Mark the whole group of a region as seen; returns its size."""
    seen[start] = True
    group = [start]
    for region in group:
        for near in NEIGHBOURS[region]:
            if owner[near] == owner[start] and not seen[near]:
                seen[near] = True
                group.append(near)
    return len(group)
