"""Coalitions and its kin on the table: the wheel, the powers, the map, what is under way, hands."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.core import Event, find_title
from casusbelli.terminal.election import ElectionPanel
from casusbelli.terminal.empereur import EmpereurPanel
from casusbelli.terminal.europe import Europe, capital
from casusbelli.terminal.picture import Picture, View

SEPARATOR: Final = " · "
COVERED: Final = "?"
WIDE: Final = 110
NARROW_WHEEL: Final = 2  # rows
MARK: Final = " <"
NONE: Final = "-"


def _plain_table(expand: bool = True) -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=expand)


class CoalitionsPicture(Picture):
    """Everything fits 80 columns; a wider screen has more columns of the map.

    `numbers` are what a power has besides its status, morale and influence; each has a column.
    """

    numbers: tuple[str, ...] = ("money", "cards", "off_map", "supply")

    def table(self, view: View, width: int) -> RenderableType:
        europe = Europe(self.words, view)
        parts: list[RenderableType] = [Text(line) for line in self._heading(view)]
        parts += [self._course(view, europe, width >= WIDE), Text()]
        parts += [self._powers(view, europe, width >= WIDE), Text(), europe.occupied(width)]
        parts.append(Text(self.words.say("table-legend"), "dim"))
        for lines in (self._under_way(view, europe), self._battle(view, europe), self._empereur(view)):
            parts += [Text(), *lines] if lines else []
        return Group(*parts, Text(), *self._hands(view))

    def map(self, view: View) -> RenderableType:
        return Europe(self.words, view).whole()

    def region(self, view: View, name: str) -> list[str]:
        europe = Europe(self.words, view)
        found = europe.find(name)
        return europe.about(found) if found else []

    def discard(self, view: View) -> str:
        cards = self.words.listing([self.words.name(f"card:{card}") for card in view["discard"]])
        lines = [self.words.say("table-discarded", count=len(view["discard"]), cards=cards)]
        if view["empereur"] is not None:
            lines += EmpereurPanel(self.words.looking_at(view), view).coming_cards()
        return "\n".join(lines)

    def sentences(self, events: list[Event]) -> list[str]:
        """The same thing several times in a row, such as cards drawn, is told once and counted."""
        lines = []
        for line, repeated in groupby(super().sentences(events)):
            count = len(list(repeated))
            lines.append(line if count == 1 else self.words.say("table-times", line=line, count=count))
        return lines

    # The heading and the wheel.

    def _heading(self, view: View) -> list[str]:
        say = self.words.say
        when = [say(f"choice-scenario-{view['scenario']}"), say("table-round", round=view["round"], turn=view["turn"])]
        if view["limit"] is not None:
            when.append(say("table-limit", round=view["limit"]))
        stock = [say("table-decks", deck=view["deck"], discard=len(view["discard"]))]
        stock.append(say("table-fortresses", count=view["fortresses_left"]))
        if view["spain"] is not None:
            # Keys: table-spain-closed, table-spain-open
            stock.append(say(f"table-spain-{view['spain']}"))
        if view["orient"]:
            stock.append(self.words.name("napoleon:1"))
        lines = [SEPARATOR.join(when), capital(SEPARATOR.join(stock))]
        if view["election"] is not None:
            lines += ElectionPanel(self.words, view).lines()
        return lines

    def _course(self, view: View, europe: Europe, is_wide: bool) -> RenderableType:
        """What every power does in this turn."""
        columns = -(-len(view["wheel"]) // (1 if is_wide else NARROW_WHEEL))
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1, no_wrap=True)
        cells = []
        for place in view["wheel"]:
            style = "bold reverse" if place["field"] == view["performing"] else ""
            name = self.words.name(f"field:{place['field']}", "short")
            mark = MARK if place["field"] == view["performing"] else ""
            cells.append(Text.assemble(europe.shield(place["power"]), " ", (name, style), mark))
        for first in range(0, len(cells), columns):
            table.add_row(*cells[first : first + columns])
        return table

    # The powers.

    def _powers(self, view: View, europe: Europe, is_wide: bool) -> RenderableType:
        say = self.words.say
        table = _plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(say("table-head-power"), no_wrap=True)
        table.add_column(say("table-head-status"), no_wrap=True)
        for name in ("morale", "influence", *self.numbers):
            key = name.replace("_", "-")
            # Keys: table-head-morale, table-head-influence, table-head-money, table-head-off-map, table-head-supply,
            # table-head-deck, table-head-cards
            head = self.words.about(f"table-head-{key}", "whole") if is_wide else say(f"table-head-{key}")
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(say("table-head-player"), no_wrap=True)
        table.add_column("", ratio=1)
        for power in self._ranked(view):
            style = "bold" if power["seat"] is not None and power["seat"] == view["seat"] else ""
            table.add_row(europe.shield(power["id"]), *self._power(view, power), style=style)
        return table

    def _ranked(self, view: View) -> list[View]:
        """The powers in their order."""
        return list(view["powers"])

    def _power(self, view: View, power: View) -> list[str]:
        has_influence = power["id"] in (self._automa(view) or [power["id"]]) and not power["minor"]
        return [
            self.words.name(f"power:{power['id']}", "short"),
            self._status(power),
            str(power["morale"]),
            str(power["influence"]) if has_influence else NONE,
            *[str(power[name]) for name in self.numbers],
            self._player(view, power),
            self._state(view, power),
        ]

    def _status(self, power: View) -> str:
        return self.words.name(f"status:{power['status']}", "short")

    def _player(self, view: View, power: View) -> str:
        if power["seat"] is not None:
            return self.chairs[power["seat"]].name
        return self.words.say("table-automa" if power["id"] in self._automa(view) else "table-uncontrolled")

    def _state(self, view: View, power: View) -> str:
        """What is special about a power now."""
        say, seat = self.words.say, power["seat"]
        marks = [say("table-mark-minor")] if power["minor"] else []
        if power["arbiter"]:
            marks.append(say("table-mark-arbiter"))
        if view["emperor"] == power["id"]:
            marks.append(say("table-mark-emperor"))
        if seat in view["winners"] and not power["minor"]:
            marks.append(say("table-mark-won"))
        is_asked = view["asked"] == power["id"] or (view["asked"] is None and not power["minor"])
        if seat in view["awaited"] and is_asked:
            marks.append(say("table-mark-deciding"))
        if seat in view["sealed"] and not power["minor"]:
            marks.append(say("table-mark-sealed" if view["talk"] is None else "table-mark-ready"))
        return ", ".join(marks)

    # What is under way.

    def _under_way(self, view: View, europe: Europe) -> list[Text]:
        lines = []
        if view["movement"] is not None and view["movement"]["power"] not in self._automa(view):
            lines.append(self._movement(view, europe))
        for power, count in view["offers"].items():
            lines.append(self._offered(view, power, count))
        if view["auction"] is not None:
            lines.append(self._auction(view))
        if view["leaving"]:
            generals = tuple([f"general:{general}" for general in view["leaving"]])
            lines.append(self.words.looking_at(view).tell("table-leaving", generals=generals))
        if view["mine"] is not None and view["talk"] is None:
            lines.append(self.words.say("table-mine", action=self._sealed(view["mine"])))
        return [Text(line) for line in lines]

    def _automa(self, view: View) -> list[str]:
        """The power that plays by itself; what it does is told by the panel of L'Empereur."""
        return [] if view["empereur"] is None else ["france"]

    def _movement(self, view: View, europe: Europe) -> str:
        movement = view["movement"]
        key = "table-movement-napoleon" if movement["napoleon"] else "table-movement"
        power = f"power:{movement['power']}"
        told = [capital(self.words.tell(key, power=power, turn=movement["turn"]))]
        if movement["arbiter"] is not None:
            told.append(self.words.tell("table-arbiter", power=f"power:{movement['arbiter']}"))
        if movement["general"] is not None:
            told.append(self._move(view, europe))
        if movement["garrisons"]:
            told.append(self.words.say("table-garrisons", territories=europe.names(movement["garrisons"])))
        if movement["battles"]:
            told.append(self.words.say("table-battles", territories=europe.names(movement["battles"])))
        return " ".join(told)

    def _move(self, view: View, europe: Europe) -> str:
        """The general who is moving, and his way as far as it is declared."""
        movement = view["movement"]
        general = next(general for general in view["generals"] if general["id"] == movement["general"])
        name = self.words.name(f"general:{general['name']}")
        way = " → ".join([europe.name(place) for place in [general["place"], *movement["way"]]])
        return capital(self.words.say(f"move-{movement['kind'] or 'begun'}", general=name, way=way))

    def _offered(self, view: View, power: str, count: int) -> str:
        """Money or battle cards on offer to a power; who offers cards sees which they are."""
        cards = view["lent"].get(power, [])
        if cards and None not in cards:
            names = tuple([f"card:{card}" for card in cards])
            told = self.words.tell("table-offer-own-cards", power=f"power:{power}", cards=names)
        else:
            key = "table-offer-cards" if cards else "table-offer"
            told = self.words.tell(key, power=f"power:{power}", count=count)
        return capital(told)

    def _auction(self, view: View) -> str:
        minor = next(power for power in view["powers"] if power["id"] == view["auction"])
        numbers = {name: minor[name] for name in ("morale", "money", "cards")}
        return self.words.tell("table-auction", power=f"power:{view['auction']}", **numbers)

    def _sealed(self, text: str) -> str:
        return self.words.action(find_title(self.words.title).actions.by_text[text])

    # A battle.

    def _battle(self, view: View, europe: Europe) -> list[RenderableType]:
        battle = view["battle"]
        if battle is None:
            return []
        strength = battle["totals"] or battle["seen"]
        facts = {"territory": f"territory:{battle['territory']}", "power": f"power:{battle['attacker']}"}
        title = self.words.tell("table-battle-of", attack=strength[0], defence=strength[1], **facts)
        table = _plain_table(expand=False)
        for key in ("side", "general", "capacity", "stack"):
            # Keys: table-head-side, table-head-general, table-head-capacity, table-head-stack
            table.add_column(self.words.say(f"table-head-{key}"), no_wrap=key != "stack")
        words = self.words.looking_at(view)
        for slot in battle["slots"]:
            style = "bold" if slot["general"] == battle["next"] else ""
            name = Text.assemble(
                europe.shield(slot["power"]), " ", capital(words.name(f"general:{slot['general']}", "exact"))
            )
            stack = " ".join([self._laid(card) for card in slot["stack"]])
            table.add_row(self._role(slot), name, str(slot["capacity"]), stack, style=style)
        lines: list[RenderableType] = [Text(title, "bold"), table]
        if battle["garrison"] is not None:
            garrison = battle["garrison"]
            told = self.words.tell("table-garrison", power=f"power:{garrison['power']}", strength=garrison["strength"])
            lines.append(Text(told))
        if battle["passed"]:
            passed = tuple([f"power:{power}" for power in battle["passed"]])
            lines.append(Text(self.words.tell("table-passed-cards", powers=passed)))
        return lines

    def _role(self, slot: View) -> str:
        key = slot["side"] if slot["role"] != "support" else f"{slot['side']}-support"
        # Keys: side-attacker, side-defender, side-attacker-support, side-defender-support
        return self.words.say(f"side-{key}")

    def _laid(self, card: View) -> str:
        """A card that lies open, an own one that does not, or somebody else's."""
        if card["open"]:
            return str(card["card"])
        return f"[{COVERED if card['card'] is None else card['card']}]"

    # L'Empereur.

    def _empereur(self, view: View) -> list[Text]:
        if view["empereur"] is None:
            return []
        return [Text(line) for line in EmpereurPanel(self.words.looking_at(view), view).lines()]

    # Hands.

    def _hands(self, view: View) -> list[Text]:
        lines = []
        for power in view["powers"]:
            if "hand" in power:
                facts = {"count": len(power["hand"]), "limit": power["hand_limit"]}
                told = self.words.tell("table-hand-of", power=f"power:{power['id']}", **facts)
                cards = "  ".join([self.words.name(f"card:{card}") for card in power["hand"]])
                lines.append(Text.assemble((told, "bold"), f" {cards}" if cards else ""))
                if view["decision"] == "play-card" and view["asked"] == power["id"]:
                    lines += self._abilities(power["hand"])
        return lines

    def _abilities(self, hand: list[int]) -> list[Text]:
        """What the cards can do that the reader may play now."""
        cards = [f"card:{card}" for card in sorted(set(hand))]
        return [Text(f"  {self.words.name(card)}: {self.words.name(card, 'ability')}", "dim") for card in cards]

    # What a question is about.

    def subject(self, view: View) -> str:
        told = SUBJECTS.get(view["decision"])
        if told is not None:
            return told(self, view)
        if view["about"] is not None:
            words = self.words.looking_at(view)
            return capital(words.tell("table-options-about", general=f"general:{view['about']}"))
        if view["asked"] is None:
            return ""
        return self.words.tell("table-options-of", power=f"power:{view['asked']}")

    def _consent(self, view: View) -> str:
        return self._move(view, Europe(self.words, view))

    def _further_turn(self, view: View) -> str:
        movement = view["movement"]
        power = f"power:{movement['power']}"
        return capital(self.words.tell("table-turn-wanted", power=power, count=movement["turn"] + 1))

    def _offer(self, view: View) -> str:
        key = "table-cards-offered" if view["asked"] in view["lent"] else "table-offered"
        count = view["offers"].get(view["asked"], 0)
        return capital(self.words.tell(key, power=f"power:{view['giver']}", count=count))

    def _offering(self, view: View) -> str:
        giver = next(power for power in view["powers"] if power["id"] == view["giver"])
        left = giver["money"] - sum(view["offers"].values())
        return self.words.tell("table-offering", power=f"power:{view['asked']}", count=left)

    def _lending(self, view: View) -> str:
        return self.words.tell("table-lending", power=f"power:{view['asked']}")

    def _admission(self, view: View) -> str:
        return capital(self.words.tell("table-admission", power=f"power:{view['asked']}"))

    def _vote(self, view: View) -> str:
        return ElectionPanel(self.words, view).voter()


SUBJECTS: Final[dict[str, Callable[[CoalitionsPicture, View], str]]] = {
    "give-consent": CoalitionsPicture._consent,
    "allow-refuge": CoalitionsPicture._consent,
    "allow-turn": CoalitionsPicture._further_turn,
    "answer-offer": CoalitionsPicture._offer,
    "offer-amount": CoalitionsPicture._offering,
    "lend-card": CoalitionsPicture._lending,
    "admit": CoalitionsPicture._admission,
    "vote": CoalitionsPicture._vote,
    "bid": CoalitionsPicture._auction,
}
