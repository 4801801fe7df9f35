"""Negotiations: players talk until all are ready, and programs are never the first who are."""

from collections.abc import Container
from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.event import seat_anchor
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, JointDecision, S, State
from casusbelli.core.subclass import mypyc_attr

GLASS: Final = 180  # seconds, where players are at the table together
READY: Final = "ready"
NOT_READY: Final = "not-ready"


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(JointDecision[S]):
    """Everybody says that he is ready, and may think better of it while somebody is not. It is no secret who is."""

    def __init__(self, name: str, rule: str, *, footings: tuple[Footing, ...]) -> None:
        super().__init__(name, rule, (READY, NOT_READY), absence=DEFAULT_OPTION, footings=footings, pace=0.5)

    def options(self, state: S, seat: int) -> list[Action]:
        return [state.actions.by_text[READY if state.commitments[seat] is None else NOT_READY]]

    def commit(self, state: S, seat: int, action: Action) -> None:
        is_ready = action.verb == READY
        state.commitments[seat] = action if is_ready else None
        state.tell("is-ready" if is_ready else "not-ready", {"seat": seat_anchor(seat)})

    def why_not(self, state: S, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "is-ready" if action.verb == READY else "not-ready"

    def reveal(self, state: S, commitments: list[Action | None]) -> None:
        """What was talked about comes next."""


def is_talk(state: State) -> bool:
    """True while players negotiate: then all commitments are open."""
    return isinstance(state.pending(), Talk)


def programs_to_act(state: State, programs: Container[int]) -> list[int]:
    """The awaited seats on which programs decide now. In a negotiation they wait until one of the people is ready."""
    people = [seat for seat in range(state.seats) if seat not in programs]
    if people and is_talk(state) and all([state.commitments[seat] is None for seat in people]):
        return []
    return [seat for seat in state.awaited() if seat in programs]
