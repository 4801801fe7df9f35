"""A board of the family: its territories, their values and claims, borders, ports, sea routes and cards."""

from typing import Any, Final, final

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

    def __init__(
        self,
        id: str,
        data: dict[str, list[dict[str, Any]]],
        territories: tuple[str, ...],
        powers: tuple[str, ...],
        seafarer: int,
        file: str = "",
        changes: Any = None,
    ) -> None:
        """A sea route that the data gives to nobody belongs to the seafarer, if there is one.

        A house board has its `file`; `changes` is what any board has that is not as on the title's own.
        """
        count = len(territories)
        self.id: Final = id
        self.file: Final = file
        self.changes: Final[Any] = changes
        self.kind: Final[list[int]] = [ABSENT] * count
        self.home: Final[list[int]] = [NOBODY] * count
        self.claims: Final[list[int]] = [0] * count  # a bit per power whose stripe it bears
        self.value: Final[list[int]] = [0] * count
        self.capital: Final[list[int]] = [NOWHERE] * len(powers)
        self.ports: Final[list[int]] = []
        self.neighbours: Final[list[list[int]]] = [[] for _ in territories]
        self.borders: Final[list[tuple[int, int]]] = []
        self.borders_of: Final[list[list[int]]] = [[] for _ in territories]  # in the order of the neighbours
        self.electors: Final[list[int]] = []
        self.routes: Final[list[list[int]]] = [[] for _ in territories]
        self.route_owners: Final[list[list[int]]] = [[] for _ in territories]  # a bit each, in the order of the routes
        self.grey: Final = 1 << len(powers)  # the bit of the routes that belong to nobody
        self.owners = 0
        self.copies: Final = [int(card["count"]) for card in data["card"]]  # of 1, 2, …; COA-R77 RDE-R18 REA-R2
        # The Napoleon cards by number; there is no card 0.
        deck = data["napoleon_card"]
        self.attacked: Final = _named("attacked", deck, territories)  # in printed order, COA-12.5.3 COA-R78
        self.shown: Final = _named("shown", deck, territories)  # without effect, COA-R61
        self.card_names: Final = ["", *[str(card["name"]) for card in deck]]
        for entry in data["territory"]:
            self._add(entry, territories.index(entry["id"]), powers)
        for border in data["border"]:
            self._add_border([territories.index(name) for name in border["between"]])
        for route in data["sea_route"]:
            ends = [territories.index(name) for name in route["between"]]
            self._join(self.routes, ends)
            owner = powers.index(route["owner"]) if route.get("owner", "neutral") != "neutral" else seafarer
            self._own(ends, self.grey if owner == NOBODY else 1 << owner)
        self.coasts: Final = [place for place in range(count) if self.routes[place]]
        self.land_steps: Final = _distances(self.neighbours)
        self._by_sea: dict[int, list[list[int]]] = {}
        self._by_land_and_sea: dict[int, list[list[int]]] = {}
        self.homes: Final = [
            [place for place in range(count) if self.home[place] == power] for power in range(len(powers))
        ]

    def _add(self, entry: dict[str, Any], place: int, powers: tuple[str, ...]) -> None:
        self.kind[place] = KINDS.index(entry["kind"])
        self.value[place] = int(entry.get("value", 0))  # COA-4.2.1
        if "home" in entry:
            self.home[place] = powers.index(entry["home"])  # COA-4.2.2
        for claimant in entry.get("claims", []):
            self.claims[place] |= 1 << powers.index(claimant)  # COA-4.2.4
        if entry.get("capital", False):
            self.capital[self.home[place]] = place  # COA-4.2.3
        if entry.get("port", False):
            self.ports.append(place)
        if entry.get("elector", False):
            self.electors.append(place)  # RDE-5.5.2

    def _add_border(self, ends: list[int]) -> None:
        self._join(self.neighbours, ends)
        for end in ends:
            self.borders_of[end].append(len(self.borders))
        self.borders.append((ends[0], ends[1]))

    def _join(self, links: list[list[int]], ends: list[int]) -> None:
        one, other = ends
        links[one].append(other)
        links[other].append(one)

    def _own(self, ends: list[int], owner: int) -> None:
        self.owners |= owner
        for end in ends:
            self.route_owners[end].append(owner)

    def by_sea(self, owners: int) -> list[list[int]]:
        """Steps between all places over the routes of these owners."""
        lanes = owners & self.owners
        if lanes not in self._by_sea:
            self._by_sea[lanes] = _distances(self._routes_of(lanes))
        return self._by_sea[lanes]

    def by_land_and_sea(self, owners: int) -> list[list[int]]:
        """Steps between all places over land and the routes of these owners."""  # COA-R36 RDE-R62
        lanes = owners & self.owners
        if not lanes:
            return self.land_steps
        if lanes not in self._by_land_and_sea:
            routes = self._routes_of(lanes)
            both = [self.neighbours[place] + routes[place] for place in range(len(routes))]
            self._by_land_and_sea[lanes] = _distances(both)
        return self._by_land_and_sea[lanes]

    def _routes_of(self, owners: int) -> list[list[int]]:
        return [
            [end for end, owner in zip(ends, held, strict=True) if owner & owners]
            for ends, held in zip(self.routes, self.route_owners, strict=True)
        ]


def _named(field: str, deck: list[dict[str, Any]], territories: tuple[str, ...]) -> list[list[int]]:
    """The territories of each card."""
    return [[], *[[territories.index(name) for name in card[field]] for card in deck]]


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
