"""The moments of a turn of action cards."""

from typing import Final, final

from casusbelli.core.state import Frame
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.realpolitik import alliances
from casusbelli.games.coalitions.ruleset import Ruleset
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import END_DIPLOMACY, RESOLVE, START_TURN
from casusbelli.games.coalitions.timetable import DIPLOMACY, MOVEMENT, TURN, UPDATE, Timetable

ACTIONS: Final = "actions"

SHAPES: Final = {
    TURN: "choose-actions",
    DIPLOMACY: f"propose|bid take-alliances|{UPDATE}",
    ACTIONS: "((allow-train )?lay-trains mobilize|(muster |place-general |recall )?buy|allow-train buy|discard-surplus)"
    " end-mobilization|(choose-arbiter )?disband choose-rail start-movement-turn"
    "|((choose-ride|choose-garrisons|give-consent execute-move) )?choose-rail start-movement-turn"
    f"|{MOVEMENT}",
}


@final
class CardTimetable(Timetable):
    """The choice of cards, a Diplomacy Phase before or among them, and everything that they lead to."""

    def names(self, rules: Ruleset) -> tuple[str, ...]:
        return tuple(SHAPES)

    def begin(self, state: CoalitionsState, name: str) -> None:
        if name != DIPLOMACY:
            state.run(RESOLVE if name == ACTIONS else START_TURN)
            return
        self._continue_turn(state)
        alliances.begin(state)

    def _continue_turn(self, state: CoalitionsState) -> None:
        """Cards that lie open are resolved; without any they are yet to be chosen."""
        state.run(RESOLVE if max(state.chosen) != NOBODY else START_TURN)

    def continue_after(self, state: CoalitionsState, name: str) -> None:
        if name == ACTIONS:
            state.run(RESOLVE)
        elif name == DIPLOMACY:
            self._continue_turn(state)
            state.run(END_DIPLOMACY)

    def shape(self, state: CoalitionsState, name: str) -> str:
        return SHAPES[name]

    def moment_above(self, state: CoalitionsState, frame: Frame | None) -> str:
        if frame is None:
            return TURN
        if frame.step == END_DIPLOMACY:
            return DIPLOMACY
        return ACTIONS if frame.step == RESOLVE else ""

    def mistake(self, state: CoalitionsState, name: str) -> str:
        is_controlled = NOBODY not in state.controller
        if name == ACTIONS and min(state.chosen) == NOBODY:
            return "cards-not-revealed"
        return "" if is_controlled or name == DIPLOMACY else "minor-without-controller"


TIMETABLE: Final = CardTimetable()
