"""The moments of a turn as a position names them, and what the stack may look like in each."""

from typing import Final, final

from casusbelli.core.position import Reader
from casusbelli.core.state import Frame
from casusbelli.core.subclass import mypyc_attr
from casusbelli.games.coalitions import diplomacy
from casusbelli.games.coalitions.ruleset import Ruleset
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHECK_HANDS,
    NAPOLEON_MOVEMENT,
    RESOLVE_DRILL,
    START_ROUND,
    START_TURN,
)
from casusbelli.games.coalitions.wheel import continue_turn, entry_before

# What a stack may look like, from the next step on.
UPDATE: Final = (
    "reinforce send-leaving update-leaving update-hostile"
    "|(reinforce|choose-leaving|leave-to|let-stay( let-stay)*) send-leaving update-hostile"
    "|(reinforce|choose-leaving|leave-to) send-leaving"
)
BATTLE: Final = (
    "(withdraw-before-battle|allow-refuge) ask-support|support( support)* start-cards|play-card"
    "|(lose-to|allow-refuge)( lose-to)* score-battle end-battle|(draw-to|garrison-conquest) end-battle"
)
MOVES: Final = "choose-(move|way|onward|garrisons)|give-consent execute-move"
MOVEMENT: Final = (
    f"(choose-arbiter )?disband start-movement-turn|{MOVES}|request-turn|allow-turn"
    f"|(choose-battle|{BATTLE}) next-battle end-movement-turn"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Timetable:
    """A moment is known by its place among the names; its frames lie above one that only the timetable knows."""

    def names(self, rules: Ruleset) -> tuple[str, ...]:
        """The moments at which a typed position may begin; the first is the usual one."""
        raise NotImplementedError

    def begin(self, state: CoalitionsState, name: str) -> None:
        """The moment is about to begin."""
        raise NotImplementedError

    def continue_after(self, state: CoalitionsState, name: str) -> None:
        """What comes when the moment is over."""
        raise NotImplementedError

    def shape(self, state: CoalitionsState, name: str) -> str:
        """The stacks that a moment can have, as a regular expression of the names of their steps."""
        raise NotImplementedError

    def moment_above(self, state: CoalitionsState, frame: Frame | None) -> str:
        """The moment after which this frame comes, or nothing for a frame within a moment."""
        raise NotImplementedError

    def check(self, reader: Reader, state: CoalitionsState, name: str) -> None:
        """Refuse a table that cannot be at this moment."""


# Moments outside the actions; those of the course follow.
TURN: Final = "turn"
SETUP: Final = "setup"
DIPLOMACY: Final = "diplomacy"
AUCTION: Final = "auction"
ELECTION: Final = "election"
OUTSIDE_ACTIONS: Final = (TURN, SETUP, DIPLOMACY, AUCTION, ELECTION)
NAPOLEON: Final = "napoleon"

BATTLE_OF_MODE: Final = (
    "support automa-support|play-openly automa-play|draw-for automa-draw"
    "|lose-to( lose-to)* automa-score end-battle automa-paris"
    "|(draw-to|retreat-french|garrison-conquest) end-battle automa-paris"
)
MOVEMENT_OF_MODE: Final = (
    f"disband start-movement-turn|{MOVES}|(choose-battle|{BATTLE_OF_MODE}) next-battle end-movement-turn"
)
GIFTS: Final = "subsidise|offer-amount|lend-card|answer-offer settle-offers"
ACTIVATION: Final = (
    f"comfort automa-card|reserve-general|send-general automa-place|({BATTLE_OF_MODE}) automa-resolve"
    "|fill-general automa-fill"
)
SHAPES: Final = {
    SETUP: "name-general( name-general)*",
    DIPLOMACY: "negotiate|expel( expel)? resolve-expulsions take-statuses"
    f"|(choose-after-expulsion|admit)( choose-after-expulsion)* take-statuses|{UPDATE}",
    AUCTION: f"bid|{UPDATE}",
    ELECTION: "vote( vote)* count-votes",
    "drill": "drill|discard-drilled",
    "leadership": f"(lead|place-general|recall)( ask-subsidies)?|{GIFTS}",
    "subsidies": GIFTS,
    "mobilization": "buy",
}


@final
class WheelTimetable(Timetable):
    """Rounds of a wheel: the moments outside the actions, then one for each entry of the course."""

    def names(self, rules: Ruleset) -> tuple[str, ...]:
        course = [NAPOLEON if step == NAPOLEON_MOVEMENT else rules.fields[field] for field, step in rules.course]
        return (*OUTSIDE_ACTIONS, *course)

    def begin(self, state: CoalitionsState, name: str) -> None:
        if name not in OUTSIDE_ACTIONS:
            continue_turn(state, self._entry(state, name))
            return
        state.run(START_TURN)
        if name == DIPLOMACY and not state.is_empereur:
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

    def shape(self, state: CoalitionsState, name: str) -> str:
        if name in OUTSIDE_ACTIONS:
            return SHAPES.get(name, "never")
        shape = SHAPES.get(name, "discard-surplus") + "|discard-surplus"
        if name in (NAPOLEON, state.rules.fields[-1]):
            shape += "|" + (MOVEMENT_OF_MODE if state.is_empereur else MOVEMENT)
        return f"{shape}|{ACTIVATION}" if state.is_empereur else shape

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


WHEEL: Final = WheelTimetable()
