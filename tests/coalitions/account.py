"""A battle of the family from its first decision on, kept from what is told: a second reading of the law counts it."""

from collections import Counter
from typing import Any

from casusbelli.core import Event


class Account:
    """What the titles count alike; `reading` is a title's own reading of the view at that moment."""

    def __init__(self, reading: Any, events: list[Event]) -> None:
        view = reading.view
        self.reading = reading
        self.field: str = view["battle"]["territory"]
        self.attacker: str = view["battle"]["slots"][0]["general"]
        self.mover = self.power(self.attacker)
        standing = [one["id"] for one in reading.standing(self.field)]
        self.defenders = [general for general in standing if self.power(general) != self.mover]
        self.garrison: str | None = view["garrisons"].get(self.field)
        if self.garrison == self.mover:
            self.garrison = None  # his own land, where an enemy's general stands
        self.side = {self.attacker: 0} | dict.fromkeys(self.defenders, 1)
        self.stacks: dict[str, list[int]] = {}
        self.played: Counter[str] = Counter()
        for event in events:
            self.note(event)
        self.totals = self.count()

    def power(self, general: str) -> str:
        return str(self.reading.generals[general]["power"])

    def note(self, event: Event) -> None:
        general = str(event.facts.get("general", "")).removeprefix("general:")
        card = int(str(event.facts.get("card", "card:0")).removeprefix("card:"))
        if event.kind == "supported":
            is_attack = self.power(general) == self.mover or self.reading.is_allied(self.power(general), self.mover)
            self.side[general] = 0 if is_attack else 1
        elif event.kind in ("card-laid-own", "card-played-openly"):
            self.stacks.setdefault(general, []).append(card)
            self.played[self.power(general)] += 1
        elif event.kind == "card-struck":
            self.stacks[general].remove(card)

    def direct(self, side: int) -> set[str]:
        """Powers with a general or the garrison on the battlefield."""
        if side == 0:
            return {self.mover}
        return {self.power(general) for general in self.defenders} | ({self.garrison} if self.garrison else set())

    def count(self) -> list[int]:
        troops = {general: self.reading.generals[general]["troops"] for general in self.side}
        totals = [1 + troops[self.attacker], sum(1 + troops[general] for general in self.defenders)]
        if self.garrison:
            totals[1] += 4 if self.field in self.reading.view["fortresses"] else 1
        for general, stack in self.stacks.items():
            totals[self.side[general]] += sum(stack) + stack.count(4) // 2 + self.bonus(general, stack)
        return totals

    def bonus(self, general: str, stack: list[int]) -> int:
        """What a title's other cards add."""
        return 0

    def winner(self) -> int | None:
        return None if self.totals[0] == self.totals[1] else int(self.totals[1] > self.totals[0])
