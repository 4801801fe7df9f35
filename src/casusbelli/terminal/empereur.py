"""L'Empereur in a terminal: how far France is, the card that is open, and what Napoleon will do next and why."""

from casusbelli.core.mistake import Fact
from casusbelli.terminal.europe import capital
from casusbelli.terminal.picture import View
from casusbelli.words import Words


class EmpereurPanel:
    """`words` are those of a reader who is looking at the table."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.shown: View = view["empereur"]

    def lines(self) -> list[str]:
        """What lies open, then the rest of what is under way and the French actions of the coming turns."""
        lines = [self._standing()]
        if self.shown["card"] is not None:
            lines.append(self._card(self.shown["card"]))
        if self.shown["race"]:
            lines.append(self.words.say("table-race"))
        return lines + [f"  {line}" for entry in self.shown["next"] for line in self._forecast(entry)]

    def _standing(self) -> str:
        france = next(power for power in self.view["powers"] if power["id"] == "france")
        level = self.words.say(f"choice-level-{self.shown['level']}")
        numbers = {name: france[name] for name in ("influence", "morale", "money")}
        piles = {"deck": self.shown["deck"], "discard": len(self.shown["discard"])}
        return self.words.say("table-empereur", level=level, **numbers, **piles)

    def _card(self, card: View) -> str:
        facts = {"name": self.words.name(f"napoleon:{card['number']}"), "number": card["number"]}
        return self.words.say("table-napoleon-card", attacked=self._names(card["attacked"]), **facts)

    def _names(self, ids: list[str]) -> str:
        return self.words.listing([self.words.name(f"territory:{place}") for place in ids])

    def _forecast(self, entry: View) -> list[str]:
        deed, why = self._deed(entry), self.words.say(f"because-{entry['why']}")
        if "field" not in entry:
            return [self.words.say("table-deed", deed=capital(deed), why=why)]
        field = self.words.name(f"field:{entry['field']}")
        line = self.words.say("table-forecast", turns=entry["turns"], field=field, deed=deed, why=why)
        return [capital(line)] + [f"  {self._target(target)}" for target in entry.get("targets", [])]

    def _deed(self, entry: View) -> str:
        facts: dict[str, Fact] = {
            name: entry[name] for name in ("money", "influence", "troops", "morale") if name in entry
        }
        if "territory" in entry:
            facts["territory"] = f"territory:{entry['territory']}"
        if "cards" in entry:
            facts["count"] = len(entry["cards"])
        return self.words.tell(f"deed-{entry['deed']}", **facts)

    def _target(self, target: View) -> str:
        return self.words.say(
            "table-deed", deed=capital(self._deed(target)), why=self.words.say(f"because-{target['why']}")
        )

    # The cards that may still come.

    def coming_cards(self) -> list[str]:
        """What each card would do if it came now."""
        for entry in self.shown["next"]:
            if "cards" in entry:
                return [self.words.say("table-napoleon-coming"), *[self._outcome(card) for card in entry["cards"]]]
        return []

    def _outcome(self, card: View) -> str:
        held = [self.words.say("table-napoleon-scores", territories=self._names(card["held"]), count=card["influence"])]
        targets = [self._deed(target) for target in card["targets"]]
        told = (held if card["held"] else []) + targets
        name = self.words.name(f"napoleon:{card['number']}")
        return self.words.say("table-napoleon-outcome", number=card["number"], name=name, deeds="; ".join(told))
