"""Six Continents on the table: players, the world, the economy line by line, what is under way."""

from itertools import groupby
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.core import Event
from casusbelli.terminal.picture import Picture, View
from casusbelli.terminal.world import World

SEPARATOR: Final = " · "
NUMBERS: Final = ("treasury", "level", "owned", "capitals", "soldiers", "points")
VOUCHERS: Final = ("spies", "boats", "builder_ships", "ghost_ships", "free_roads", "cheap_farms")
TROUBLES: Final = ("sabotages", "incitements", "burnt", "tribes")


class ContinentsPicture(Picture):
    def table(self, view: View, width: int) -> RenderableType:
        world = World(self.words, self.chairs, view)
        parts: list[RenderableType] = [*self._heading(view), Text(), self._players(view), Text(), world.held()]
        own = None if view["seat"] is None else view["seats"][view["seat"]]
        sections = [world.fleets(), self._abroad(view), [] if own is None else self._own(view, own)]
        for lines in (*sections, self._under_way(view, world)):
            parts += [Text(), *lines] if lines else []
        return Group(*parts)

    def subject(self, view: View) -> str:
        """What is being mustered or fought over."""
        world = World(self.words, self.chairs, view)
        if view["muster"] is not None:
            return self._mustered(view["muster"], world)
        return ""

    def map(self, view: View) -> RenderableType:
        return World(self.words, self.chairs, view).whole()

    def region(self, view: View, name: str) -> list[str]:
        return World(self.words, self.chairs, view).find(name)

    def discard(self, view: View) -> str:
        """There is no pile: the spy cards that lie before the players."""
        lines = []
        for seat, shown in enumerate(view["seats"]):
            if shown["cards_before"]:
                dealers = self.words.listing([self.words.seat(dealer) for dealer in shown["cards_before"]])
                lines.append(self.words.say("table-cards-before", name=self.words.seat(seat), dealers=dealers))
        return "\n".join(lines) or self.words.say("table-no-cards")

    def sentences(self, events: list[Event]) -> list[str]:
        """The same thing several times in a row, such as infantry recruited, is told once and counted."""
        lines = []
        for line, repeated in groupby(super().sentences(events)):
            count = len(list(repeated))
            lines.append(line if count == 1 else self.words.say("list-times", count=count, item=line))
        return lines

    # The heading.

    def _heading(self, view: View) -> list[Text]:
        say, weather = self.words.say, view["weather"]
        if view["round"] == 0:
            return [Text(say("table-setting-up"))]
        limit = view["limit"]
        when = say("table-round", round=view["round"]) if limit is None else ""
        lines = [Text(when or say("table-round-limit", round=view["round"], limit=limit))]
        kind = f"weather:{weather['kind']}"
        facts = {"weather": self.words.name(kind), "about": self.words.name(kind, "about")}
        lines.append(Text(say("table-weather", count=weather["left"], **facts)))
        if view["plague"] is not None:
            name = self.words.seat(view["plague"]["origin"])
            lines.append(Text(say("table-plague", name=name, marker=view["plague"]["marker"]), "bold"))
        if view["end_proposed"]:
            lines.append(Text(say("table-end-proposed")))
        return lines

    # The players.

    def _players(self, view: View) -> RenderableType:
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        table.add_column("", no_wrap=True)
        table.add_column(say("table-head-player"), no_wrap=True)
        for name in (*NUMBERS, "income", "food"):
            # Keys: table-head-treasury, table-head-level, table-head-owned, table-head-capitals, table-head-soldiers,
            # table-head-points, table-head-income, table-head-food
            table.add_column(say(f"table-head-{name}"), justify="right", no_wrap=True)
        table.add_column("", ratio=1)
        for seat, shown in enumerate(view["seats"]):
            numbers = [str(shown[name]) for name in NUMBERS]
            balance = [f"{shown['income']['net']:+d}", f"{shown['food']['supply'] - shown['food']['demand']:+d}"]
            chair, style = self.chairs[seat], "bold" if seat == view["seat"] else ""
            row = [f"{seat} {chair.name}", *numbers, *balance, self._state(view, seat, shown)]
            table.add_row(chair.shield(), *row, style=style)
        return table

    def _state(self, view: View, seat: int, shown: View) -> str:
        say = self.words.say
        if seat in view["winners"]:
            return say("table-won")
        if not shown["alive"]:
            return say("table-out") if view["round"] else ""
        marks = [say("table-deciding")] if seat in view["awaited"] else []
        if shown["capital"] is not None and not shown["holds_capital"]:
            marks.append(say("table-capital-lost"))
        if shown["encircled"]:
            marks.append(say("table-encircled"))
        if shown["war"]:
            marks.append(say("table-at-war", letters=", ".join([self.chairs[foe].letter for foe in shown["war"]])))
        return ", ".join(marks)

    # Expeditions and troops on their way, of everybody.

    def _abroad(self, view: View) -> list[Text]:
        say = self.words.say
        lines = []
        for seat, shown in enumerate(view["seats"]):
            parts = []
            for expedition in shown["expeditions"]:
                territory = f"territory:{expedition['territory']}"
                parts.append(self.words.tell("table-expedition", territory=territory, count=expedition["turns"]))
            if shown["voyage"] is not None:
                parts.append(say("table-voyage", count=shown["voyage"]))
            for unit in shown["transit"]:
                kind, target = f"unit:{unit['kind']}", f"territory:{unit['to']}"
                parts.append(self.words.tell("table-transit", unit=kind, territory=target))
            for effect in shown["effects"]:
                parts.append(say(f"effect-{effect['name']}", count=effect["turns"]))
            if shown["shells"]:
                parts.append(say("table-shells"))
            # Keys: table-has-spies, table-has-boats, table-has-builder-ships, table-has-ghost-ships,
            # table-has-free-roads, table-has-cheap-farms
            parts += [say(f"table-has-{self._key(name)}", count=shown[name]) for name in VOUCHERS if shown[name]]
            # Keys: table-waits-sabotages, table-waits-incitements, table-waits-burnt, table-waits-tribes
            parts += [say(f"table-waits-{self._key(name)}", count=shown[name]) for name in TROUBLES if shown[name]]
            if parts:
                lines.append(Text.assemble(self.chairs[seat].shield(), " ", SEPARATOR.join(parts)))
        return lines

    def _key(self, name: str) -> str:
        return name.replace("_", "-")

    # The own sheet.

    def _own(self, view: View, own: View) -> list[Text]:
        if view["round"] == 0 or not own["alive"]:
            return []
        say, income, food = self.words.say, own["income"], own["food"]
        earned = [self._line(f"income-{line['name']}", line["count"], line["amount"]) for line in income["lines"]]
        earned += [self._line(f"upkeep-{line['name']}", line["count"], -line["amount"]) for line in income["upkeep"]]
        lines = [Text(say("table-income", lines=", ".join(earned), net=income["net"]))]
        grown = [self._line(f"food-{line['name']}", line["count"], line["amount"]) for line in food["lines"]] or ["0"]
        lines.append(Text(say("table-food", lines=", ".join(grown), supply=food["supply"], demand=food["demand"])))
        if view["decision"] == "act" and view["active"] == view["seat"]:
            lines.append(Text(say("table-recruits", count=own["recruits"])))
            prices = [f"{self._item(name)} ({price})" for name, price in own["prices"].items() if price is not None]
            lines.append(Text(say("table-prices", list=", ".join(prices)), "dim"))
        if own["dealt_cards"]:
            dealt = [
                f"{self.words.name(f'card:{card}')} ({self.words.seat(int(target))})"
                for target, card in own["dealt_cards"].items()
            ]
            lines.append(Text(say("table-dealt", cards=", ".join(dealt))))
        return lines

    def _line(self, key: str, count: int, amount: int) -> str:
        """A source with its count and what it brings or costs."""
        return f"{self.words.say(key, count=count)} {amount:+d}"

    def _item(self, name: str) -> str:
        """Something of the price list."""
        for kind in ("unit", "building", "ship"):
            if self.words.has(f"{kind}-{name}"):
                return self.words.name(f"{kind}:{name}")
        return self.words.say(f"price-{name}")

    # What is under way.

    def _under_way(self, view: View, world: World) -> list[Text]:
        lines = []
        if view["battle"] is not None:
            lines += self._battle(view["battle"], world)
        if view["auction"] is not None:
            name = self.words.seat(view["auction"]["bidder"])
            lines.append(Text(self.words.say("table-auction", name=name, money=view["auction"]["bid"])))
        if view["treaty"] is not None:
            lines += self._treaty(view["treaty"])
        if view["evacuees"]:
            units = world.units([{"kind": kind} for kind in view["evacuees"]])
            lines.append(Text(self.words.say("table-evacuees", units=units)))
        return lines

    def _mustered(self, muster: View, world: World) -> str:
        order = muster["order"]
        if order == "board":
            target = f"transport:{muster['target']}"
        else:
            target = f"{'sea' if order in ('sail', 'engage') else 'territory'}:{muster['target']}"
        kind = target.partition(":")[0]
        facts = {kind: target, "seat": f"seat:{muster.get('victim', 0)}"}
        order_text = self.words.tell(f"action-{order}", **facts)
        force = world.units(muster["force"]) or self.words.say("table-empty")
        return f"{order_text[:1].upper()}{order_text[1:]}: {force}"

    def _battle(self, battle: View, world: World) -> list[Text]:
        say, outlook = self.words.say, battle["outlook"]
        place = f"{'sea' if battle['kind'] == 'sea' else 'territory'}:{battle['place']}"
        lines = [Text(say("table-battle", place=self.words.name(place), count=battle["exchanges"]), "bold")]
        for side, number in (("attacker", 0), ("defender", 1)):
            found = ", ".join([f"{say(f'modifier-{name}')} {value:+d}" for name, value in outlook[side].items()])
            facts = {"name": world.side(battle[side]), "units": world.units(battle[f"{side}s"])}
            # Keys: table-attacker, table-defender
            told = say(f"table-{side}", soldiers=outlook["soldiers"][number], **facts)
            lines.append(Text(f"{told} {outlook['modifiers'][number]:+d}" + (f" ({found})" if found else "")))
        lines.append(Text(say("table-chance", percent=outlook["chance"])))
        if battle["money"]:
            lines.append(Text(say("table-march-fee", money=battle["money"])))
        return lines

    def _treaty(self, treaty: View) -> list[Text]:
        lines = [Text(self.words.say("table-treaty"), "bold")]
        parties = (treaty["proposer"], treaty["receiver"])
        for giver, places, money in (
            (parties[0], treaty["ceded"], treaty["offered"]),
            (parties[1], treaty["demanded"], treaty["asked"]),
        ):
            given = [self.words.name(f"territory:{place}") for place in places]
            if money or not given:
                given.append(self.words.say("table-coins", money=money))
            lines.append(Text(self.words.say("table-gives", name=self.words.seat(giver), list=", ".join(given))))
        return lines
