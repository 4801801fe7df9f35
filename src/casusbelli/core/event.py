"""Events say what happened, to whom it may be told. Texts are made at the edge (message `event-<kind>`)."""

from typing import Final, final

from casusbelli.core.mistake import Fact

EVERYONE: Final = -1


@final
class Event:
    """Facts are numbers or anchors such as `seat:2`, `card:winter`; the audience is a bit per seat, or EVERYONE."""

    __slots__ = ("audience", "facts", "kind")

    def __init__(self, kind: str, audience: int, facts: dict[str, Fact]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.facts: Final = facts

    def is_for(self, seat: int) -> bool:
        """A spectator (negative seat) is told only what everyone is told."""
        return self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1 == 1)

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.kind} {facts}"


def seat_anchor(seat: int) -> str:
    return f"seat:{seat}"
