"""A board of the family: its territories, their values and claims, borders, ports and sea routes."""

from typing import Any, Final, final

from casusbelli.core.data import read_toml

NOBODY: Final = -1
OFF_MAP: Final = -1
UNUSED: Final = -2  # a general who is not in the game
NOWHERE: Final = -1
FAR: Final = 99

ABSENT: Final = 0  # not on this side of the board
HOME: Final = 1
DISPUTED: Final = 2
UNDISPUTED: Final = 3
IMPASSABLE: Final = 4
KINDS: Final = ("absent", "home", "disputed", "undisputed", "impassable")


@final
class Board:
    """Everything is indexed by the territories of the title, also those that only its other boards have."""

    def __init__(self, title: str, id: str, territories: tuple[str, ...], powers: tuple[str, ...]) -> None:
        data: dict[str, Any] = read_toml(title, id, "board.toml")
        count = len(territories)
        self.id: Final = id
        self.kind: Final[list[int]] = [ABSENT] * count
        self.home: Final[list[int]] = [NOBODY] * count  # COA-4.2.2
        self.claims: Final[list[int]] = [0] * count  # a bit per power whose stripe it bears, COA-4.2.4
        self.value: Final[list[int]] = [0] * count  # COA-4.2.1
        self.capital: Final[list[int]] = [NOWHERE] * len(powers)  # COA-4.2.3
        self.ports: Final[list[int]] = []
        self.neighbours: Final[list[list[int]]] = [[] for _ in territories]
        self.routes: Final[list[list[int]]] = [[] for _ in territories]
        for entry in data["territory"]:
            self._add(entry, territories.index(entry["id"]), powers)
        for border in data["border"]:
            self._join(self.neighbours, [territories.index(name) for name in border["between"]])
        for route in data["sea_route"]:
            self._join(self.routes, [territories.index(name) for name in route["between"]])
        self.land_steps: Final = _distances(self.neighbours)
        self.sea_steps: Final = _distances(self.routes)
        both = [self.neighbours[place] + self.routes[place] for place in range(count)]
        self.steps_with_sea: Final = _distances(both)  # COA-R36
        self.homes: Final = [
            [place for place in range(count) if self.home[place] == power] for power in range(len(powers))
        ]

    def _add(self, entry: dict[str, Any], place: int, powers: tuple[str, ...]) -> None:
        self.kind[place] = KINDS.index(entry["kind"])
        self.value[place] = int(entry.get("value", 0))
        if "home" in entry:
            self.home[place] = powers.index(entry["home"])
        for claimant in entry.get("claims", []):
            self.claims[place] |= 1 << powers.index(claimant)
        if entry.get("capital", False):
            self.capital[self.home[place]] = place
        if entry.get("port", False):
            self.ports.append(place)

    def _join(self, links: list[list[int]], ends: list[int]) -> None:
        one, other = ends
        links[one].append(other)
        links[other].append(one)


def _distances(links: list[list[int]]) -> list[list[int]]:
    """Steps between all places over these links; FAR where there is no way."""
    return [_distances_from(start, links) for start in range(len(links))]


def _distances_from(start: int, links: list[list[int]]) -> list[int]:
    steps = [FAR] * len(links)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for near in links[place]:
            if steps[near] == FAR:
                steps[near] = steps[place] + 1
                reached.append(near)
    return steps


def territory_names(title: str, boards: tuple[str, ...]) -> tuple[str, ...]:
    """The territories of all boards of a title, each once."""
    names: dict[str, None] = {}
    for board in boards:
        for entry in read_toml(title, board, "board.toml")["territory"]:
            names[str(entry["id"])] = None
    return tuple(names)
