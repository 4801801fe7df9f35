"""The moments of a turn as a position names them, and what they have in common."""

from typing import Final, final

from casusbelli.core.position import Reader
from casusbelli.core.state import Frame
from casusbelli.core.subclass import mypyc_attr
from casusbelli.games.coalitions import diplomacy
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.standing import (
    AMONG_PLAYERS,
    ANY_ACTION,
    AUCTION,
    BOARD_UPDATE,
    CAMPAIGN,
    DIPLOMACY,
    ELECTION,
    GIFTS,
    LEADERSHIP,
    NAPOLEON,
    SETUP,
    SUBSIDIES,
    TURN,
)
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHECK_HANDS,
    NAPOLEON_MOVEMENT,
    RESOLVE_DRILL,
    START_ROUND,
    START_TURN,
)
from casusbelli.games.coalitions.wheel import continue_turn, entry_before


@mypyc_attr(allow_interpreted_subclasses=True)
class Timetable:
    """A moment is known by its place among the names; its frames lie above one that only the timetable knows."""

    def names(self, rules: FamilyRules) -> tuple[str, ...]:
        """The moments at which a typed position may begin; the first is the usual one."""
        raise NotImplementedError

    def begin(self, state: CoalitionsState, name: str) -> None:
        """The moment is about to begin."""
        raise NotImplementedError

    def continue_after(self, state: CoalitionsState, name: str) -> None:
        """What comes when the moment is over."""
        raise NotImplementedError

    def kinds(self, state: CoalitionsState, name: str) -> tuple[str, ...]:
        """The moment itself, and what it has in common with others: where footings of steps may be."""
        raise NotImplementedError

    def moment_above(self, state: CoalitionsState, frame: Frame | None) -> str:
        """The moment after which this frame comes, or nothing for a frame within a moment."""
        raise NotImplementedError

    def check(self, reader: Reader, state: CoalitionsState, name: str) -> None:
        """Refuse a table that cannot be at this moment."""


# Moments outside the actions; those of the course follow.
OUTSIDE_ACTIONS: Final = (TURN, SETUP, DIPLOMACY, AUCTION, ELECTION)
# What they have in common with others.
KINDS: Final = {DIPLOMACY: (BOARD_UPDATE,), AUCTION: (BOARD_UPDATE,), LEADERSHIP: (GIFTS,), SUBSIDIES: (GIFTS,)}


@final
class WheelTimetable(Timetable):
    """Rounds of a wheel: the moments outside the actions, then one for each entry of the course."""

    def __init__(self, battles: str, *activations: str) -> None:
        """Against whom a campaign's battles are, and what a power that plays by itself may do in any action."""
        self.battles: Final = battles
        self.activations: Final = activations

    def names(self, rules: FamilyRules) -> tuple[str, ...]:
        course = [NAPOLEON if step == NAPOLEON_MOVEMENT else rules.fields[field] for field, step in rules.course]
        return (*OUTSIDE_ACTIONS, *course)

    def begin(self, state: CoalitionsState, name: str) -> None:
        if name not in OUTSIDE_ACTIONS:
            continue_turn(state, self._entry(state, name))
            return
        state.run(START_TURN)
        if name == DIPLOMACY and state.rules.is_negotiated:
            diplomacy.begin(state)

    def _entry(self, state: CoalitionsState, name: str) -> int:
        return self.names(state.rules).index(name) - len(OUTSIDE_ACTIONS)

    def continue_after(self, state: CoalitionsState, name: str) -> None:
        if name not in OUTSIDE_ACTIONS:
            continue_turn(state, self._entry(state, name) + 1)
            state.run(CHECK_HANDS)
        elif name == SETUP:
            state.run(START_ROUND, state.round)
        elif name in (AUCTION, ELECTION):
            continue_turn(state, 0)
        else:
            state.run(START_TURN)

    def kinds(self, state: CoalitionsState, name: str) -> tuple[str, ...]:
        kinds = (name, *KINDS.get(name, ()))
        if name in OUTSIDE_ACTIONS:
            return kinds
        if name in (NAPOLEON, state.rules.fields[-1]):
            kinds = (*kinds, CAMPAIGN, self.battles)
        return (*kinds, ANY_ACTION, *self.activations)

    def moment_above(self, state: CoalitionsState, frame: Frame | None) -> str:
        assert frame is not None
        if frame.step == START_ROUND:
            return SETUP
        if frame.step == START_TURN:
            return DIPLOMACY
        if frame.step == RESOLVE_DRILL:
            return ELECTION if state.votes else AUCTION
        if frame.step != CHECK_HANDS:
            return ""
        assert frame.below is not None
        return self.names(state.rules)[len(OUTSIDE_ACTIONS) + entry_before(state, frame.below)]


WHEEL: Final = WheelTimetable(AMONG_PLAYERS)
