"""The gate's answers to what it does not accept: values, never silence."""

from typing import Final

from casusbelli.core.mistake import Fact, Mistake


class Refusal:
    """`reason` and `facts` become a sentence (message `refusal-<reason>`); `rule` is the rule that forbids it."""

    def __init__(self, reason: str, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        self.facts: Final[dict[str, Fact]] = facts or {}

    @property
    def code(self) -> str:
        return type(self).__name__

    def __repr__(self) -> str:
        return f"{self.code}({self.reason}, {self.rule}, {self.facts})"


class NotYourDecision(Refusal):
    """Somebody else is awaited."""


class NotOffered(Refusal):
    """The seat is to decide, but not this."""


class UnknownAction(Refusal):
    """No action of the title has this text."""


class StalePly(Refusal):
    """The game has moved on since the sender looked."""


class GameOver(Refusal):
    """Nobody decides any more."""


class NoSuchSeat(Refusal):
    """The table has no such chair."""


def refused_action(refusal: Refusal, seat: int, text: str, line: int) -> Mistake:
    """The mistake of a document that holds an action which the gate refuses."""
    facts: dict[str, Fact] = {**refusal.facts, "action": text, "player": seat}
    return Mistake("refused-action", {**facts, "reason": f"refusal:{refusal.reason}", "rule": refusal.rule}, line)
