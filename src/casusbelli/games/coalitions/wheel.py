"""The Wheel of War: rounds, action turns, and the drill."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Decision, Frame, Procedure, Step
from casusbelli.games.coalitions import diplomacy, standing
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.cards import Discard, can_draw, draw
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.standing import POWER, ROUND
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUCTION,
    AUTOMA,
    CHECK_HANDS,
    CHECK_PARIS,
    DISCARD_DRILLED,
    DISCARD_SURPLUS,
    DRILL,
    ELECTION,
    END_TURN,
    NAPOLEON_MOVEMENT,
    RESOLVE_DRILL,
    START_ROUND,
    START_TURN,
)

NOT_OF_COURSE: Final = -2


def power_on(state: CoalitionsState, field: int) -> int:
    """The power whose symbol is over a field of the wheel."""  # COA-4.1.2
    for power in range(state.rules.count):
        if state.field_of(power) == field:
            return power
    return NOBODY


class StartRound(Procedure[CoalitionsState]):
    """Diplomacy, then six action turns. The argument is the number of the round."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.round = argument
        state.turn = 1
        tell(state, "round", count=argument)
        state.run(START_TURN)  # COA-5.1.1
        if argument > 1 and state.rules.is_negotiated:  # COA-5.1.2 COA-12.3.3
            diplomacy.begin(state)


class StartTurn(Procedure[CoalitionsState]):
    """Every power performs the action its symbol is over, one after another."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        tell(state, "turn", count=state.turn)
        continue_turn(state, 0)
        first = power_on(state, 0)
        if first == state.rules.imperial:
            state.run(ELECTION)  # RDE-6.1.3
        elif state.is_auctioned(first):
            state.run(AUCTION, first)  # COA-7.0.3 COA-11.3.1


def continue_turn(state: CoalitionsState, first: int) -> None:
    """Put the action turn on the stack, from an entry of the ruleset's course on."""  # COA-7.0.1 COA-R1
    state.run(END_TURN)
    for entry in range(len(state.rules.course) - 1, first - 1, -1):
        field, step = state.rules.course[entry]
        power = power_on(state, field)
        if not state.is_automa(power):
            state.run(CHECK_HANDS)  # COA-4.7.3 COA-R21
            state.run(step, power)
        elif step != NAPOLEON_MOVEMENT:
            state.run(CHECK_HANDS)
            state.run(AUTOMA, field)  # COA-12.3.2


def entry_before(state: CoalitionsState, frame: Frame) -> int:
    """The entry of the course that is over when this frame comes: -1 before the first of them."""
    if frame.step == END_TURN:
        return len(state.rules.course) - 1
    for entry, (field, step) in enumerate(state.rules.course):
        if frame.step == step or (frame.step == AUTOMA and frame.argument == field):
            return entry - 1
    return NOT_OF_COURSE


class EndTurn(Procedure[CoalitionsState]):
    """The wheel turns; after the last turn the round ends."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.turn < len(state.rules.fields):  # COA-4.1.4
            state.turn += 1  # COA-4.1.3
            state.run(START_TURN)
        else:
            state.run(START_ROUND, state.round + 1)
            state.run(CHECK_PARIS)  # COA-5.1.3


class CheckHands(Procedure[CoalitionsState]):
    """At the end of each action every power above its limit discards down."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(state.rules.count):
            if len(state.hands[power]) > state.rules.hand_limits[power]:  # COA-4.7.3
                state.run(CHECK_HANDS)
                state.ask_power(DISCARD_SURPLUS, power)
                return


class ResolveDrill(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.player[argument] != NOBODY and can_draw(state, argument):  # COA-R22
            state.ask_power(DRILL, argument)


class Drill(Decision[CoalitionsState]):
    """Draw a card and discard one, or leave it."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.drill, state.rules.actions.skip_drill]  # COA-7.1.2 COA-R2

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.drill:
            tell(state, "drilled", power)
            draw(state, power)
            state.ask_power(DISCARD_DRILLED, power)
        else:
            tell(state, "drill-skipped", power)


WHEEL_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (START_ROUND, StartRound("start-round", "COA-5.1.1", argument=ROUND)),
    (START_TURN, StartTurn("start-turn", "COA-7.0.1")),
    (END_TURN, EndTurn("end-turn", "COA-4.1.3")),
    (CHECK_HANDS, CheckHands("check-hands", "COA-4.7.3")),
    (RESOLVE_DRILL, ResolveDrill("resolve-drill", "COA-7.1.1", argument=POWER)),
    (
        DRILL,
        Drill(
            "drill",
            "COA-7.1.1",
            ("drill", "skip-drill"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(standing.DRILL),),
        ),
    ),
    (
        DISCARD_DRILLED,
        Discard(
            "discard-drilled",
            "COA-7.1.1",
            ("discard",),
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(standing.DRILL),),
            pace=0.6,
        ),
    ),
]
