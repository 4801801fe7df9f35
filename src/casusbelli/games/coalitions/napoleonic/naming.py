"""The historical generals: who is Napoleon, Wellington, Blücher, Schwarzenberg, Kutuzov, the Grand Vizier."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Procedure
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.reach import ONE_GENERAL
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import NAME_GENERAL, START_MOVEMENT_TURN


def ask_names(state: CoalitionsState) -> None:
    """France names Napoleon first; with the optional abilities every power names its general."""
    if state.abilities:
        for power in range(state.rules.count - 1, -1, -1):  # COA-10.1.1
            if power == FRANCE or state.named[power] != NOBODY:
                continue
            if state.player[power] == NOBODY:
                state.named[power] = state.rules.generals[power][0]  # COA-R53
            else:
                state.ask_power(NAME_GENERAL, power)
    if state.named[FRANCE] == NOBODY:
        state.ask_power(NAME_GENERAL, FRANCE)  # COA-2.1.13


class NameGeneral(Decision[CoalitionsState]):
    """Any general of the power, on or off the map; the choice is public and for the whole game."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.name_general[general] for general in state.rules.generals[state.argument]]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        state.named[power] = action.value
        place = state.place[action.value]
        tell(state, "named" if place >= 0 else "named-off-map", power, general=action.value, territory=place)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "not-own-general"


class NapoleonMovement(Procedure[CoalitionsState]):
    """In addition to its leadership France may move Napoleon alone, before the movement action of the turn."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        napoleon = state.named[FRANCE]
        if argument != FRANCE or napoleon == NOBODY or state.place[napoleon] < 0:
            return
        state.mover = FRANCE  # COA-7.3.12 COA-7.3.13 COA-R18
        state.arbiter = NOBODY
        state.movement_turn = ONE_GENERAL
        tell(state, "napoleon-moves", FRANCE)
        state.run(START_MOVEMENT_TURN, FRANCE)
