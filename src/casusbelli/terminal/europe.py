"""The map of Coalitions and its kin in a terminal: what is printed on a side of the board, what stands where."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.core.data import read_toml
from casusbelli.terminal.picture import View
from casusbelli.words import Words

CELL: Final = 26
NOBODYS: Final = " · "
ELECTOR: Final = "^"
ROUTE: Final = "~"
RAIL: Final = "="

# Each power's colour, and the hatch by which heralds print it in black.
TINCTURES: Final = {
    "britain": ("bold #ffffff on #b83228", "│"),
    "france": ("bold #ffffff on #2b5ca8", "="),
    "austria": ("bold #1b1c1f on #f6f3ea", " "),
    "prussia": ("bold #ffffff on #2c2d31", "#"),
    "russia": ("bold #ffffff on #3b7a47", "\\"),
    "ottoman": ("bold #1b1c1f on #d97a26", "/"),
    "protestants": ("bold #ffffff on #8d61b3", "\\"),
    "spain": ("bold #1b1c1f on #d8a51d", ":"),
    "sweden": ("bold #ffffff on #1f3570", "-"),
    "poland": ("bold #ffffff on #96183f", "│"),
    "italy": ("bold #ffffff on #b83228", "│"),
}

Facts = dict[str, Any]


@cache
def territories(title: str, board: str) -> dict[str, Facts]:
    return {fact["id"]: fact for fact in read_toml(title, board, "board.toml")["territory"]}


@cache
def own_ways(title: str, board: str, kind: str) -> list[Facts]:
    found: list[Facts] = read_toml(title, board, "board.toml")[kind]
    return found


def by_territory(places: Iterable[str], ways: list[Facts]) -> dict[str, list[tuple[str, Facts]]]:
    """The borders or sea routes of each territory: where they lead, and what is known about them."""
    found: dict[str, list[tuple[str, Facts]]] = {place: [] for place in places}
    for way in ways:
        one, other = way["between"]
        found[one].append((other, way))
        found[other].append((one, way))
    return found


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Europe:
    """What a view shows of the map, in the words of a reader."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.board: str = view["board"]
        printed: dict[str, list[Facts]] = view["printed"] or {}
        self.changed = {str(entry["id"]): entry for entry in printed.get("territory", [])}
        self.territories = territories(words.title, self.board) | self.changed
        self.ways = {
            kind: by_territory(self.territories, printed.get(kind) or own_ways(words.title, self.board, kind))
            for kind in ("border", "sea_route")
        }
        self.trains: list[list[str]] = [] if view["realpolitik"] is None else view["realpolitik"]["trains"]

    def shield(self, power: str | None) -> Text:
        if power is None:
            return Text(NOBODYS, "dim")
        style, hatch = TINCTURES[power]
        return Text(f"{hatch}{self.letter(power)}{hatch}", style)

    def letter(self, power: str) -> str:
        return self.words.name(f"power:{power}", "letter")

    def name(self, territory: str) -> str:
        return self.words.name(f"territory:{territory}")

    def names(self, ids: list[str]) -> str:
        return self.words.listing([self.name(place) for place in ids])

    # The map.

    def pieces(self, territory: str) -> str:
        """Generals with their troops, the historical ones with a star, then the garrison and the fortress."""
        signs = [self._general(general) for general in self.view["generals"] if general["place"] == territory]
        garrison = self.view["garrisons"].get(territory)
        if garrison is not None:
            signs.append(f"[{self.letter(garrison)}]")
        if territory in self.view["fortresses"]:
            signs.append("#")
        return " ".join(signs)

    def _general(self, general: View) -> str:
        return f"{self.letter(general['power'])}{'*' if general['named'] else ''}{general['troops']}"

    def occupied(self, width: int) -> RenderableType:
        """The territories on which something stands, in as many columns as there is room for."""
        columns = max(1, width // CELL)
        places = [place for place in self.territories if self.pieces(place)]
        cells = [self._cell(place, width // columns - 1) for place in places]
        cells += [Text()] * (-len(cells) % columns)
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1, no_wrap=True)
        rows = len(cells) // columns
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _cell(self, territory: str, width: int) -> Text:
        """Rather the name is cut than the pieces."""
        shield, pieces = self.shield(self.view["control"].get(territory)), self.pieces(territory)
        name = Text(self.name(territory), "bold" if territory in self._battlefields() else "")
        name.truncate(max(1, width - len(shield) - len(pieces) - 2), overflow="ellipsis")
        return Text.assemble(shield, " ", name, " ", pieces)

    def _battlefields(self) -> list[str]:
        battle, movement = self.view["battle"], self.view["movement"]
        fought = [] if battle is None else [battle["territory"]]
        return fought if movement is None else fought + movement["battles"]

    def whole(self) -> RenderableType:
        """Every territory with its value, whose it is or who claims it, and its neighbours."""
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column(say("table-head-territory"), no_wrap=True)
        table.add_column(say("table-head-worth"), no_wrap=True)
        table.add_column(say("table-head-pieces"))
        table.add_column(say("table-head-near"))
        for place, fact in self.territories.items():
            near = ", ".join(self._near(place))
            style = "bold" if place in self._battlefields() else ""
            owner = self.shield(self.view["control"].get(place))
            table.add_row(owner, self.name(place), self._worth(fact), self.pieces(place), near, style=style)
        return Group(table, Text(self.words.say("table-legend-map"), "dim"))

    def _near(self, territory: str) -> list[str]:
        """The neighbours, those by train with a sign, then the ends of sea routes with the letter of their owner."""
        stations = self.stations(territory)
        names = [
            self.name(other) + (f" {RAIL}" if other in stations else "") for other, _ in self.ways["border"][territory]
        ]
        for other, route in self.ways["sea_route"][territory]:
            owner = route.get("owner", "neutral")
            names.append(f"{self.name(other)} {ROUTE}{'' if owner == 'neutral' else self.letter(owner)}")
        return names

    def _worth(self, fact: Facts) -> str:
        """The value, the power whose home it is, with a sign for a capital, or those who claim it, then the elector."""
        letters = [self.letter(power) for power in fact.get("claims", [])]
        if fact.get("home"):
            letters = [self.letter(fact["home"]) + ("!" if fact.get("capital") else "")]
        return f"{fact.get('value', 0)} {'/'.join(letters)}{ELECTOR if fact.get('elector') else ''}"

    # All about one territory.

    def find(self, name: str) -> str:
        """A territory by its id, its printed name or the one that the reader's language has for it."""
        wanted = name.casefold()
        for place in self.territories:
            local = self.words.name(f"territory:{place}", "local")
            if wanted in (place, self.name(place).casefold(), local.casefold(), local.casefold().removeprefix("the ")):
                return place
        return ""

    def about(self, id: str) -> list[str]:
        fact = self.territories[id]
        lines = [self._title(id, fact), *self._value(fact)]
        if fact.get("elector"):
            lines.append(self.words.say("standing-elector"))
        if fact["kind"] != "impassable":
            lines += [self._control(id), *self._standing(id), *self._neighbours(id)]
        note = f"{self.board}-{id}" if self.words.has(f"note-{self.board}-{id}") else id
        # Keys: source-rulebook, source-reconstructed, source-printed, source-house
        source = capital(self.words.say(f"source-{fact['source']}")) + "."
        return [*lines, source if id in self.changed else f"{source} {self.words.say(f'note-{note}')}"]

    def _title(self, id: str, fact: Facts) -> str:
        kind = "capital" if fact.get("capital") else fact["kind"]
        owner = {"power": f"power:{fact['home']}"} if fact.get("home") else {}
        told = self.words.tell(f"kind-{kind}", **owner)
        local = self.words.name(f"territory:{id}", "local")
        name = self.name(id) if local == self.name(id) else f"{self.name(id)} ({local})"
        return self.words.say("table-territory", name=name, kind=told)

    def _value(self, fact: Facts) -> list[str]:
        tell, count = self.words.tell, fact.get("value", 0)
        if fact["kind"] == "impassable":
            return []
        if count == 0:
            return [tell("worth-nothing")]
        if fact["kind"] == "undisputed":
            return [tell("worth-tax", count=count)]
        if fact["kind"] == "disputed":
            return [tell("worth-claims", count=count, powers=tuple([f"power:{power}" for power in fact["claims"]]))]
        return [tell("worth-home", count=count, power=f"power:{fact['home']}")]

    def _control(self, id: str) -> str:
        owner = self.view["control"].get(id)
        if owner is None:
            return self.words.tell("control-nobody")
        key = "control-garrison" if id in self.view["garrisons"] else "control-home"
        return capital(self.words.tell(key, power=f"power:{owner}"))

    def _standing(self, id: str) -> list[str]:
        lines = []
        for general in self.view["generals"]:
            if general["place"] == id:
                name = self.words.name(f"general:{general['name']}")
                lines.append(capital(self.words.say("standing-general", general=name, count=general["troops"])))
        if id in self.view["fortresses"]:
            lines.append(self.words.say("standing-fortress"))
        if self.stations(id):
            lines.append(self.words.say("standing-trains", territories=self.names(self.stations(id))))
        return lines

    def _neighbours(self, id: str) -> list[str]:
        lines = []
        for kind, key in (("border", "table-borders"), ("sea_route", "table-routes")):
            known = self.ways[kind][id]
            if known:
                told = [self._way(other, way) for other, way in known]
                lines.append(self.words.say(key, territories=", ".join(told)))
        return lines

    def _way(self, territory: str, way: Facts) -> str:
        name = self._route(self.name(territory), way["owner"]) if "owner" in way else self.name(territory)
        if way["source"] in ("printed", "house"):
            return self.words.say("table-way-of-house", name=name)
        return name if way["source"] == "reconstructed" else self.words.say("table-way-known", name=name)

    def _route(self, name: str, owner: str) -> str:
        """A sea route that has an owner, or is open to all."""
        if owner == "neutral":
            return self.words.say("table-route-grey", name=name)
        return self.words.say("table-route-owned", name=name, power=self.words.name(f"power:{owner}"))

    # Trains.

    def stations(self, territory: str) -> list[str]:
        """The neighbours to which a train goes."""
        return [one if other == territory else other for one, other in self.trains if territory in (one, other)]

    def railways(self) -> list[tuple[str, list[str]]]:
        """Every train once, at that end of it where most trains meet."""
        lines = []
        left = [tuple(train) for train in self.trains]
        while left:
            meeting = [place for train in left for place in train]
            hub = max(self.territories, key=meeting.count)
            lines.append((hub, [one if other == hub else other for one, other in left if hub in (one, other)]))
            left = [train for train in left if hub not in train]
        return lines

    # Electors.

    def electors(self) -> dict[str | None, list[str]]:
        """The electors by who controls them, in Power Order; those of None are nobody's."""
        owners = {
            place: self.view["control"].get(place) for place, fact in self.territories.items() if "elector" in fact
        }
        powers = [*[power["id"] for power in self.view["powers"]], None]
        found = {power: [place for place, owner in owners.items() if owner == power] for power in powers}
        return {power: places for power, places in found.items() if places}
