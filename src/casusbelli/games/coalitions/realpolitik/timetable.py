"""The moments of a turn of action cards."""

from typing import Final, final

from casusbelli.core.position import Reader
from casusbelli.core.state import Frame
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.realpolitik import alliances
from casusbelli.games.coalitions.realpolitik.turn import DISPATCH
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.standing import (
    ACTIONS,
    AMONG_PLAYERS,
    BOARD_UPDATE,
    CAMPAIGN,
    DIPLOMACY,
    TURN,
)
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import END_DIPLOMACY, RESOLVE, START_TURN
from casusbelli.games.coalitions.timetable import Timetable

KINDS: Final = {TURN: (TURN,), DIPLOMACY: (DIPLOMACY, BOARD_UPDATE), ACTIONS: (ACTIONS, CAMPAIGN, AMONG_PLAYERS)}


@final
class CardTimetable(Timetable):
    """The choice of cards, a Diplomacy Phase before or among them, and everything that they lead to."""

    def names(self, rules: FamilyRules) -> tuple[str, ...]:
        return tuple(KINDS)

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

    def kinds(self, state: CoalitionsState, name: str) -> tuple[str, ...]:
        return KINDS[name]

    def moment_above(self, state: CoalitionsState, frame: Frame | None) -> str:
        if frame is None:
            return TURN
        if frame.step == END_DIPLOMACY:
            return DIPLOMACY
        return ACTIONS if frame.step == RESOLVE else ""

    def check(self, reader: Reader, state: CoalitionsState, name: str) -> None:
        is_undecided = name == DIPLOMACY and [*reader.words("stack"), "propose"][0] in ("talk", "propose", "bid")
        if NOBODY in state.controller and not is_undecided:
            raise reader.mistake("action", "minor-without-controller", {})  # REA-11.2.6
        is_revealed = max(state.chosen) != NOBODY
        if (name == ACTIONS or is_revealed) and min(state.chosen) == NOBODY:
            raise reader.mistake("action", "cards-not-revealed", {})  # REA-6.2
        if (name == TURN and is_revealed) or (state.acted and not is_revealed):
            raise reader.mistake("acted" if state.acted else "action", "not-under-way", {})
        if len(state.trains) > state.rules.trains:
            raise reader.mistake("trains", "too-many-trains", {"count": state.rules.trains})  # REA-2.7
        for power in range(state.rules.count):
            if not is_possible_hand(state, power):
                raise reader.mistake("power", "bad-action-hand", {"power": state.rules.powers[power]})


def is_possible_hand(state: CoalitionsState, power: int) -> bool:
    """A card on the table is not in the hand; a dispatch is on the table until it brings back all cards."""
    hand = state.action_hands[power]
    card = state.chosen[power]
    if card == DISPATCH and (state.acted >> power) & 1:
        return hand == state.whole_hand(power)  # REA-6.8
    is_on_table = card != NOBODY and (hand >> card) & 1 == 0
    return (card == NOBODY or is_on_table) and (card == DISPATCH or (hand >> DISPATCH) & 1 == 1)  # REA-6.7 REA-6.9


TIMETABLE: Final = CardTimetable()
