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
    """The size of the seat's largest connected group of regions."""
    return len(kingdom_of(owner, seat))


def kingdom_of(owner: list[int], seat: int) -> list[int]:
    """The seat's largest connected group of regions; of several the first on the board."""  # CON-14.4 CON-R29
    largest: list[int] = []
    seen = [False] * REGIONS
    for start in range(REGIONS):
        if owner[start] == seat and not seen[start]:
            group = _explore(owner, start, seen)
            if len(group) > len(largest):
                largest = group
    return largest


def kingdom_around(owner: list[int], region: int) -> int:
    """The size of the connected group of regions that this controlled one belongs to."""
    return len(_explore(owner, region, [False] * REGIONS))


def _explore(owner: list[int], start: int, seen: list[bool]) -> list[int]:
    """The whole group of a region, which is marked as seen."""
    seen[start] = True
    group = [start]
    for region in group:
        for near in NEIGHBOURS[region]:
            if owner[near] == owner[start] and not seen[near]:
                seen[near] = True
                group.append(near)
    return group
