"""Events say what happened, to whom it may be told. Texts are made at the edge (message `event-<kind>`)."""

from typing import Final, final

from casusbelli.core.mistake import Fact

EVERYONE: Final = -1
WATCHERS: Final = 30


@final
class Event:
    """Facts are numbers or anchors such as `seat:2` or `card:a`; the audience is a bit per seat, one for watchers."""

    __slots__ = ("audience", "facts", "kind")

    def __init__(self, kind: str, audience: int, facts: dict[str, Fact]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.facts: Final = facts

    def is_for(self, seat: int) -> bool:
        """True if the seat, or a spectator for a negative one, may be told."""
        return (self.audience >> (seat if seat >= 0 else WATCHERS)) & 1 == 1

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.kind} {facts}"


def seat_anchor(seat: int) -> str:
    return f"seat:{seat}"
