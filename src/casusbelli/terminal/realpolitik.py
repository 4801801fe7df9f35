"""Realpolitik on the table: action cards in place of a wheel, allies in place of statuses, trains."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from casusbelli.terminal.coalitions import MARK, NONE, SEPARATOR, CoalitionsPicture
from casusbelli.terminal.europe import Europe, capital
from casusbelli.terminal.picture import View

CARDS: Final = ("taxation", "mobilization", "influence", "dispatch", "movement")


class RealpolitikPicture(CoalitionsPicture):
    numbers = ("money", "cards", "deck", "off_map", "supply")

    def discard(self, view: View) -> str:
        """Each power has a pile of its own."""
        lines = []
        for power in self._ranked(view):
            cards = self.words.listing([self.words.name(f"card:{card}") for card in power["discard"]])
            told = self.words.tell("table-discarded-of", power=f"power:{power['id']}", count=len(power["discard"]))
            lines.append(f"{told} {cards}".rstrip())
        return "\n".join(lines)

    def _heading(self, view: View) -> list[str]:
        say, shown = self.words.say, view["realpolitik"]
        when = [say("table-turn", turn=view["round"])]
        if view["limit"] is not None:
            when.append(say("table-limit", round=view["limit"]))
        when.append(say("table-track", space=shown["track"], spaces=shown["spaces"]))
        stock = [say("table-trains-left", count=shown["trains_left"])]
        stock.append(say("table-fortresses", count=view["fortresses_left"]))
        ranked = " > ".join([self._name(power) for power in shown["prestige"]])
        return [SEPARATOR.join(when), capital(SEPARATOR.join(stock)), say("table-prestige", powers=ranked)]

    def _name(self, power: str) -> str:
        return self.words.name(f"power:{power}", "short")

    # The action cards.

    def _course(self, view: View, europe: Europe, is_wide: bool) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(no_wrap=True)
        for _ in CARDS:
            table.add_column(ratio=1, no_wrap=True)
        for power in view["realpolitik"]["prestige"]:
            actions = view["realpolitik"]["actions"][power]
            table.add_row(europe.shield(power), *[self._card(actions, card) for card in CARDS])
        return table

    def _card(self, actions: View, card: str) -> Text:
        """A card in hand by its name, one that was played in brackets, that of this turn with a mark."""
        name = self.words.name(f"order:{card}", "short")
        if card == actions["revealed"]:
            return Text.assemble((name, "" if actions["acted"] else "bold reverse"), MARK)
        if card in actions["hand"]:
            return Text(name)
        return Text(f"({name})" if card in actions["played"] else NONE, "dim")

    # The powers.

    def _ranked(self, view: View) -> list[View]:
        """Whoever has the most prestige is on top."""
        prestige = view["realpolitik"]["prestige"]
        return sorted(view["powers"], key=lambda power: prestige.index(power["id"]))

    def _status(self, power: View) -> str:
        """The ally."""
        return ", ".join([self._name(ally) for ally in power["allies"]]) or NONE

    # What is under way.

    def _under_way(self, view: View, europe: Europe) -> list[Text]:
        hubs = [
            self.words.say("table-railway", territory=europe.name(hub), territories=europe.names(ends))
            for hub, ends in europe.railways()
        ]
        lines = [Text(self.words.say("table-railways", railways="; ".join(hubs)))] if hubs else []
        return lines + super()._under_way(view, europe)

    def _auction(self, view: View) -> str:
        bidders = tuple([f"power:{power}" for power in view["realpolitik"]["bidders"]])
        return f"{super()._auction(view)}. {self.words.tell('table-bidders', powers=bidders)}"

    def _move(self, view: View, europe: Europe) -> str:
        relay = view["realpolitik"]["relay"]
        if relay is None:
            return super()._move(view, europe)
        way = " → ".join([europe.name(place) for place in self._way_of_troops(view)])
        return self.words.say("table-relay", count=relay["count"], way=way)

    def _way_of_troops(self, view: View) -> list[str]:
        movement = view["movement"]
        origin = next(general["place"] for general in view["generals"] if general["id"] == movement["general"])
        return [origin, *movement["way"]]

    # What a question is about.

    def subject(self, view: View) -> str:
        shown = view["realpolitik"]
        if view["decision"] == "lay-trains":
            return self.words.tell("table-free-trains", power=f"power:{view['asked']}", count=shown["free_trains"])
        if view["decision"] == "allow-train":
            return self._train_wanted(view)
        if view["decision"] == "bid":
            return self._auction(view)
        if view["decision"] in ("choose-ride", "choose-garrisons"):
            return self._move(view, Europe(self.words, view))
        return super().subject(view)

    def _train_wanted(self, view: View) -> str:
        """An ally asks, and a power has only one."""
        asked = next(power for power in view["powers"] if power["id"] == view["asked"])
        one, other = view["realpolitik"]["laying"]
        ends = {"territory": f"territory:{one}", "origin": f"territory:{other}"}
        return capital(self.words.tell("table-train-wanted", power=f"power:{asked['allies'][0]}", **ends))
