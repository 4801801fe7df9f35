"""The map of Six Continents in a terminal: who holds what, what stands where, which fleets are at sea."""

from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.core.data import read_toml
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.picture import View
from casusbelli.words import Words

NOBODYS: Final = " · "
SEA_LINE: Final = "~"
CAPITAL: Final = "*"

_BOARD: Final[dict[str, Any]] = read_toml("continents", "board.toml")
_CONTINENTS: Final[list[str]] = [str(continent["id"]) for continent in _BOARD["continent"]]
_TERRITORIES: Final[dict[str, dict[str, Any]]] = {place["id"]: place for place in _BOARD["territory"]}
_SEAS: Final[list[str]] = [str(sea["id"]) for sea in _BOARD["sea"]]


def _neighbours(place: str) -> list[tuple[str, bool]]:
    """Where one gets in a step, and whether a line across water leads there."""
    found = []
    for border in _BOARD["border"]:
        if place in border["between"]:
            one, other = border["between"]
            found.append((other if one == place else one, border["kind"] == "sea_line"))
    return found


def _seas_of(place: str) -> list[str]:
    return [coast["sea"] for coast in _BOARD["coast"] if coast["territory"] == place]


class World:
    """What a view shows of the map, in the words of a reader."""

    def __init__(self, words: Words, chairs: list[Chair], view: View) -> None:
        self.words = words
        self.chairs = chairs
        self.view = view

    def territory(self, id: str) -> str:
        return self.words.name(f"territory:{id}")

    def sea(self, id: str) -> str:
        return self.words.name(f"sea:{id}")

    def side(self, side: int | str) -> str:
        """A player, rebels or savages."""
        return self.words.seat(side) if isinstance(side, int) else self.words.name(f"side:{side}")

    # What stands where.

    def units(self, units: list[View]) -> str:
        """Pieces by kind, such as `3 inf 1 cav`."""
        counts: dict[str, int] = {}
        for unit in units:
            counts[unit["kind"]] = counts.get(unit["kind"], 0) + unit.get("count", 1)
        return " ".join([f"{count} {self._short(kind)}" for kind, count in counts.items()])

    def _short(self, kind: str) -> str:
        anchor = f"unit:{kind}" if self.words.has(f"unit-{kind}") else f"ship:{kind}"
        return self.words.name(anchor, "short")

    def _shield(self, land: View) -> Text:
        """Whose it is; with two shields somebody occupies what another owns."""
        holder, owner = land["holder"], land["owner"]
        if holder is None:
            return Text(NOBODYS, "dim")
        if isinstance(holder, str):
            return Text(self.words.name(f"side:{holder}", "short"), "bold")
        shield = self.chairs[holder].shield()
        return shield if owner == holder else Text.assemble(shield, "/", self.chairs[owner].shield())

    def buildings(self, land: View) -> str:
        found = [] if land["main"] is None else [land["main"]]
        found += [name for name in ("port", "road") if land[name]]
        return ", ".join([self.words.name(f"building:{name}") for name in found])

    def marks(self, land: View) -> str:
        """Everything else that lies there."""
        say = self.words.say
        marks = []
        if land["slaves"]:
            marks.append(say("table-mark-slaves", count=land["slaves"]))
        if land["red"]:
            marks.append(say("table-mark-red", count=land["red"]))
        if land["mineral"] is not None:
            marks.append(self.words.name(f"mineral:{land['mineral']}", "short"))
        # Keys: table-mark-risen, table-mark-poisoned
        marks += [say(f"table-mark-{name}") for name in ("risen", "poisoned") if land[name]]
        if land["blockaded"] and (land["port"] or land["capital_of"] is not None):
            marks.append(say("table-mark-blockaded"))
        if isinstance(land["holder"], int) and not land["connected"]:
            marks.append(say("table-mark-unconnected"))
        if land["excess"]:
            marks.append(say("table-mark-excess", count=land["excess"]))
        return ", ".join(marks)

    # The map.

    def held(self) -> RenderableType:
        """The territories that are not nobody's, by continent."""
        table = self._table("table-head-territory", "table-head-units", "table-head-buildings", "table-head-marks")
        for continent in _CONTINENTS:
            places = [place for place in self._of(continent) if self._is_taken(place)]
            if places:
                table.add_row("", Text(self.words.name(f"continent:{continent}"), "dim"))
            for place in places:
                land = self.view["territories"][place]
                row: list[Text | str] = [self._shield(land), self._named(place), self.units(land["units"])]
                table.add_row(*row, self.buildings(land), self.marks(land))
        return table

    def _is_taken(self, place: str) -> bool:
        land = self.view["territories"][place]
        return land["holder"] is not None or bool(self.buildings(land) or self.marks(land))

    def _of(self, continent: str) -> list[str]:
        return [place for place, fact in _TERRITORIES.items() if fact["continent"] == continent]

    def _named(self, place: str) -> Text:
        """A capital has a star, the field of a battle is bold."""
        battle = self.view["battle"]
        star = CAPITAL if self.view["territories"][place]["capital_of"] is not None else ""
        is_fought = battle is not None and battle["place"] == place
        return Text(self.territory(place) + star, "bold" if is_fought else "")

    def whole(self) -> RenderableType:
        """Every territory by continent, with its seas and neighbours."""
        table = self._table("table-head-territory", "table-head-units", "table-head-seas", "table-head-near")
        for continent in _CONTINENTS:
            table.add_row("", Text(self.words.name(f"continent:{continent}"), "dim"))
            for place in self._of(continent):
                land = self.view["territories"][place]
                seas = ", ".join([self.sea(sea) for sea in _seas_of(place)])
                row: list[Text | str] = [self._shield(land), self._named(place), self.units(land["units"]), seas]
                table.add_row(*row, ", ".join(self._near(place)))
        return table

    def _near(self, place: str) -> list[str]:
        return [self.territory(other) + (SEA_LINE if is_line else "") for other, is_line in _neighbours(place)]

    def _table(self, *heads: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column("", no_wrap=True)
        for head in heads:
            table.add_column(self.words.say(head))
        return table

    # The seas.

    def fleets(self) -> list[Text]:
        """A line for each sea with ships."""
        lines = []
        for sea in _SEAS:
            fleets = self.view["seas"][sea]["fleets"]
            if fleets:
                parts: list[Text | str] = [f"{self.sea(sea)}: "]
                for number, fleet in enumerate(fleets):
                    parts += ["; " if number else "", self.chairs[fleet["seat"]].shield(), " ", self._fleet(fleet)]
                lines.append(Text.assemble(*parts))
        return lines

    def _fleet(self, fleet: View) -> str:
        parts = [self.units(fleet["ships"])] if fleet["ships"] else []
        for ship in fleet["transports"]:
            cargo = self.units(ship["cargo"]) or self.words.say("table-empty")
            parts.append(self.words.say("table-transport", number=ship["number"], cargo=cargo))
        return ", ".join(parts)

    # One territory or sea.

    def find(self, name: str) -> list[str]:
        """All about a territory or a sea; nothing if there is none of that name."""
        wanted = name.casefold()
        for place, fact in _TERRITORIES.items():
            if wanted in (place, fact["name"].casefold(), self.territory(place).casefold()):
                return self._about(place)
        for sea in _BOARD["sea"]:
            if wanted in (sea["id"], sea["name"].casefold(), self.sea(sea["id"]).casefold()):
                return self._about_sea(sea["id"])
        return []

    def _about(self, place: str) -> list[str]:
        say, land = self.words.say, self.view["territories"][place]
        continent = self.words.name(f"continent:{_TERRITORIES[place]['continent']}")
        lines = [say("table-place", name=self.territory(place), continent=continent), self._ownership(land)]
        if land["capital_of"] is not None:
            lines.append(say("table-place-capital", name=self.words.seat(land["capital_of"])))
        for key, text in (
            ("table-place-units", self.units(land["units"])),
            ("table-place-buildings", self.buildings(land)),
            ("table-place-marks", self.marks(land)),
            ("table-place-seas", self.words.listing([self.sea(sea) for sea in _seas_of(place)])),
            ("table-place-near", self.words.listing(self._near(place))),
        ):
            if text:
                lines.append(say(key, text=text))
        if land["explored"]:
            lines.append(say("table-place-explored"))
        return lines

    def _ownership(self, land: View) -> str:
        say, holder, owner = self.words.say, land["holder"], land["owner"]
        if holder is None:
            return say("table-place-free")
        if isinstance(holder, str):
            return say("table-place-held", name=self.side(holder))
        if holder == owner:
            return say("table-place-owned", name=self.words.seat(owner))
        return say("table-place-occupied", holder=self.words.seat(holder), owner=self.words.seat(owner))

    def _about_sea(self, sea: str) -> list[str]:
        coasts = [coast["territory"] for coast in _BOARD["coast"] if coast["sea"] == sea]
        pairs = [border["between"] for border in _BOARD["sea_border"] if sea in border["between"]]
        near = [other for pair in pairs for other in pair if other != sea]
        say = self.words.say
        lines = [
            say("table-sea-near", name=self.sea(sea), seas=self.words.listing([self.sea(other) for other in near]))
        ]
        lines.append(
            say("table-sea-coasts", territories=self.words.listing([self.territory(place) for place in coasts]))
        )
        for fleet in self.view["seas"][sea]["fleets"]:
            lines.append(say("table-sea-fleet", name=self.words.seat(fleet["seat"]), ships=self._fleet(fleet)))
        return lines
