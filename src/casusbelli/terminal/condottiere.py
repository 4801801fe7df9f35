"""Condottiere on the table: map, companies, tokens, hands."""

from itertools import groupby
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.core import Event
from casusbelli.core.data import read_toml
from casusbelli.games.condottiere.board import NEIGHBOURS, NOBODY, REGION_NAMES, largest_kingdom
from casusbelli.terminal.picture import Picture, View

WIDE: Final = 110
NARROW: Final = 60
MAP_SHARE: Final = 62
COMPACT_COLUMNS: Final = 4
NARROW_COLUMNS: Final = 2
SHIELD: Final = 3
SEPARATOR: Final = " · "
FREE: Final = " · "
SEASON_STYLES: Final = {"none": "dim", "winter": "bold cyan", "spring": "bold green"}
ABOUT_REGIONS: Final = ("choose-region", "place-papal-token")
AFTER_BATTLE: Final = ("choose-region", "draw")

_BOARD: Final[list[dict[str, Any]]] = read_toml("condottiere", "board.toml")["territory"]


def _plain_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)


class CondottierePicture(Picture):
    """At 110 columns and more the map stands beside the companies, else a short one above them.

    Below 60 columns the companies have a table of their own, so that they are read whole.
    """

    def table(self, view: View, width: int) -> RenderableType:
        heading = Group(*[Text(line) for line in self._heading(view)], self._season(view), Text())
        below = Group(Text(), *self._knowledge(view), *self._hand(view))
        if width < WIDE:
            return Group(heading, self._board(view, width), Text(), *self._standings(view, width), below)
        sides = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides.add_column(width=MAP_SHARE)
        sides.add_column(ratio=1)
        sides.add_row(self.map(view), Group(self._players(view, with_companies=False), Text(), self._companies(view)))
        return Group(heading, sides, below)

    def _board(self, view: View, width: int) -> RenderableType:
        if view["decision"] in ABOUT_REGIONS:
            return self.map(view)
        return self._compact_map(view, NARROW_COLUMNS if width < NARROW else COMPACT_COLUMNS)

    def _standings(self, view: View, width: int) -> list[RenderableType]:
        if width < NARROW:
            return [self._companies(view), Text(), self._players(view, with_companies=False)]
        return [self._players(view, with_companies=True)]

    def map(self, view: View) -> RenderableType:
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(say("table-head-owner"), no_wrap=True)
        table.add_column(say("table-head-region"), no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(say("table-head-neighbours"))
        for region, name in enumerate(REGION_NAMES):
            near = ", ".join([self._region_name(REGION_NAMES[other]) for other in NEIGHBOURS[region]])
            style = "bold" if name == self._battlefield(view) else ""
            table.add_row(self._owner(view, name), self._region_name(name), self._mark(view, name), near, style=style)
        return table

    def region(self, view: View, name: str) -> list[str]:
        wanted = name.casefold()
        for region, fact in enumerate(_BOARD):
            if wanted in (fact["id"], fact["name"].casefold(), self._region_name(fact["id"]).casefold()):
                return self._region_facts(view, region, fact)
        return []

    def discard(self, view: View) -> str:
        cards = self._card_list(view["discard"])
        return self.words.say("table-discard", count=len(view["discard"]), cards=cards)

    def sentences(self, events: list[Event]) -> list[str]:
        """The strengths that everybody announces become one line, told only when they have changed."""
        lines: list[str] = []
        told = ""
        for is_strength, group in groupby(events, lambda event: event.kind == "strength"):
            if not is_strength:
                lines += super().sentences(list(group))
                continue
            strengths = self._strengths(list(group))
            if strengths != told:
                lines.append(strengths)
            told = strengths
        return lines

    def _strengths(self, events: list[Event]) -> str:
        items = []
        for event in events:
            name = self.words.seat(int(str(event.facts["seat"]).partition(":")[2]))
            items.append(self.words.say("table-strength-of", name=name, count=int(str(event.facts["count"]))))
        return self.words.say("table-strengths", list=", ".join(items))

    # The heading.

    def _heading(self, view: View) -> list[str]:
        say = self.words.say
        is_fought = view["final"] or self._battlefield(view)
        game = [say("table-battle-number", number=view["battle"] + 1)] if is_fought else []
        if not is_fought and view["decision"] is not None:
            game = [say("table-between-battles")]
        if view["target"] is not None:
            game = [say("table-game-number", number=view["game"], target=view["target"]), *game]
        goal = say("table-goal", regions=view["regions_needed"], kingdom=view["kingdom_needed"])
        piles = say("table-piles", pile=view["pile"], discard=len(view["discard"]))
        tokens = [self._battle(view)] if is_fought else []
        if not view["final"]:
            tokens.append(say("table-holder", name=self.words.seat(view["holder"])))
            papal = view["papal"]
            tokens.append(self.words.tell("table-papal", region=f"region:{papal}") if papal else say("table-papal-off"))
        return [SEPARATOR.join([*game, goal, piles]), SEPARATOR.join(tokens)]

    def _battle(self, view: View) -> str:
        if view["final"]:
            return self.words.say("table-final-battle")
        region = f"region:{self._battlefield(view)}"
        if view["defender"] is None:
            return self.words.tell("table-battle", region=region)
        return self.words.tell("table-battle-defended", region=region, defender=f"seat:{view['defender']}")

    def _battlefield(self, view: View) -> str:
        """The region with the Condottiere token; empty between two battles."""
        is_over = view["decision"] is None or view["decision"] in AFTER_BATTLE
        return "" if is_over or view["contested"] is None else str(view["contested"])

    def _season(self, view: View) -> Text:
        season = view["season"] or "none"
        # Keys: table-season-none, table-season-winter, table-season-spring
        return Text(self.words.say(f"table-season-{season}"), SEASON_STYLES[season])

    # The map.

    def _region_name(self, id: str) -> str:
        return self.words.name(f"region:{id}")

    def _owner(self, view: View, id: str) -> Text:
        owner = view["owners"].get(id)
        return Text(FREE, "dim") if owner is None else self.chairs[owner].shield()

    def _mark(self, view: View, id: str) -> Text:
        marks = []
        if id == self._battlefield(view):
            marks.append(self.words.say("table-mark-battle"))
        if id == view["papal"]:
            marks.append(self.words.say("table-mark-papal"))
        return Text(" ".join(marks), "bold")

    def _compact_map(self, view: View, columns: int) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1, no_wrap=True)
        cells = [self._cell(view, name) for name in REGION_NAMES]
        cells += [Text()] * (-len(cells) % columns)
        rows = len(cells) // columns
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _cell(self, view: View, id: str) -> Text:
        mark = self._mark(view, id)
        name = Text(f" {self._region_name(id)} ", "bold" if mark else "")
        return Text.assemble(self._owner(view, id), name, mark)

    def _region_facts(self, view: View, region: int, fact: dict[str, Any]) -> list[str]:
        say, region_id = self.words.say, fact["id"]
        owner = view["owners"].get(region_id)
        lines = [
            say("table-region", name=self._region_name(region_id), printed=fact["name"]),
            say("table-region-no-owner") if owner is None else say("table-region-owner", name=self.words.seat(owner)),
        ]
        if region_id == self._battlefield(view):
            lines.append(say("table-region-contested"))
        if region_id == view["papal"]:
            lines.append(say("table-region-papal"))
        near = self.words.listing([self._region_name(REGION_NAMES[other]) for other in NEIGHBOURS[region]])
        lines.append(say("table-region-neighbours", regions=near))
        source = say(f"source-{fact['source']}")
        return [*lines, say("table-region-source", region=source, borders=say("source-public"))]

    # The companies.

    def _players(self, view: View, with_companies: bool) -> RenderableType:
        say = self.words.say
        table = _plain_table()
        table.add_column("", no_wrap=True, min_width=SHIELD)
        table.add_column(say("table-head-player"), no_wrap=True)
        table.add_column(say("table-head-cards"), justify="right", no_wrap=True)
        table.add_column(say("table-head-regions"), no_wrap=True)
        if view["target"] is not None:
            table.add_column(say("table-head-score"), justify="right", no_wrap=True)
        if with_companies:
            table.add_column(say("table-head-company"), ratio=1)
            table.add_column(say("table-head-strength"), justify="right", no_wrap=True)
        table.add_column(say("table-head-state"), no_wrap=True)
        for seat, shown in enumerate(view["seats"]):
            company = self._company(shown) if with_companies else []
            row = [*self._player(view, seat, shown), *company, self._state(view, seat, shown)]
            table.add_row(*row, style="bold" if seat == view["seat"] else "")
        return table

    def _companies(self, view: View) -> RenderableType:
        table = _plain_table()
        table.add_column("", no_wrap=True, min_width=SHIELD)
        table.add_column(self.words.say("table-head-company"), ratio=1)
        table.add_column(self.words.say("table-head-strength"), justify="right", no_wrap=True)
        for chair, shown in zip(self.chairs, view["seats"], strict=True):
            table.add_row(chair.shield(), *self._company(shown))
        return table

    def _player(self, view: View, seat: int, shown: View) -> list[RenderableType]:
        chair = self.chairs[seat]
        owners = [view["owners"].get(name, NOBODY) for name in REGION_NAMES]
        count, kingdom = owners.count(seat), largest_kingdom(owners, seat)
        regions = self.words.say("table-regions-count", count=count, kingdom=kingdom) if kingdom > 1 else str(count)
        points = [] if shown["score"] is None else [str(shown["score"])]
        return [chair.shield(), f"{seat} {chair.name}", str(shown["hand_size"]), regions, *points]

    def _company(self, shown: View) -> list[RenderableType]:
        return [self._laid(shown), Text(str(shown["strength"]), "bold")]

    def _laid(self, shown: View) -> str:
        cards = [self.words.name(f"card:{card}", "short") for card in shown["company"]]
        own = shown.get("face_down_card")
        if own:
            cards.append(f"[{self.words.name(f'card:{own}', 'short')}]")
        elif shown["face_down"]:
            cards.append(self.words.say("table-face-down"))
        return "  ".join(cards) or self.words.say("table-no-company")

    def _state(self, view: View, seat: int, shown: View) -> str:
        if seat in view["winners"]:
            return self.words.say("table-won")
        if seat in view["awaited"]:
            return self.words.say("table-deciding")
        if shown["passed"]:
            return self.words.say("table-passed")
        is_fought = view["final"] or self._battlefield(view)
        return self.words.say("table-out") if is_fought and not shown["participates"] else ""

    # Cards that only some may see.

    def _card_list(self, cards: list[str]) -> str:
        return self.words.listing([self.words.name(f"card:{card}") for card in cards])

    def _knowledge(self, view: View) -> list[Text]:
        lines = []
        for seat, shown in enumerate(view["seats"]):
            if shown.get("known"):
                facts = {"name": self.words.seat(seat), "cards": self._card_list(shown["known"])}
                key = "table-known-or-laid" if shown["face_down"] else "table-known"
                lines.append(Text(self.words.say(key, **facts)))
            for viewer, cards in shown.get("known_by", {}).items():
                if cards:
                    facts = {"name": self.words.seat(viewer), "cards": self._card_list(cards)}
                    lines.append(Text(self.words.say("table-known-by", **facts)))
        return lines

    def _hand(self, view: View) -> list[Text]:
        if view["seat"] is None:
            return []
        own = view["seats"][view["seat"]]
        if not own["hand"]:
            return [Text(self.words.say("table-hand-empty"), "bold")]
        cards = "  ".join([self.words.name(f"card:{card}", "short") for card in own["hand"]])
        lines = [Text.assemble((self.words.say("table-hand", count=len(own["hand"])), "bold"), ": ", cards)]
        if own["kept"]:
            lines.append(Text(self.words.say("table-kept", cards=self._card_list(own["kept"]))))
        return lines
