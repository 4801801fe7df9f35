"""French generals are placed on the targets of a card or a race; then what happens there is resolved in order."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Procedure
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.moves import place_garrison
from casusbelli.games.coalitions.napoleonic.empereur.sources import (
    candidates,
    fill,
    french_general_on,
    has_coalition_pieces,
    send,
)
from casusbelli.games.coalitions.napoleonic.ruleset import BRITAIN, FRANCE
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUTOMA_END,
    AUTOMA_PLACE,
    AUTOMA_RESOLVE,
    FIGHT,
    SEND_GENERAL,
)


def ask_players(state: CoalitionsState, step: int, argument: int = 0) -> None:
    """A joint decision of the players is answered by the player of Britain."""  # COA-R82
    state.ask(step, state.player[BRITAIN], argument)


def is_race(state: CoalitionsState) -> bool:
    return state.card == NOBODY and len(state.targets) > 0


def begin(state: CoalitionsState, targets: list[int]) -> None:
    """Generals who stand on a target already act there and are no source for another."""  # COA-12.8.4 COA-R62
    state.targets = targets
    state.placed = 0
    for target in targets:
        state.placed |= state.occupants[target] & state.rules.general_mask[FRANCE]
    state.mover = FRANCE
    state.run(AUTOMA_PLACE, 0)


class PlaceGenerals(Procedure[CoalitionsState]):
    """The argument is the index of the next target."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if argument >= len(state.targets):
            _bar_fighters(state)
            state.run(AUTOMA_RESOLVE, 0)
            return
        state.run(AUTOMA_PLACE, argument + 1)
        target = state.targets[argument]
        general = french_general_on(state, target)
        if general != NOBODY:
            fill(state, general, state.tokens_left(FRANCE))
        elif candidates(state, target, state.placed, is_race(state)):  # COA-R64
            ask_players(state, SEND_GENERAL, target)
        else:
            tell(state, "napoleon-lacks-general", FRANCE, territory=target)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.mover == state.rules.leaders[1]


def _bar_fighters(state: CoalitionsState) -> None:
    """Who will be in one of the battles supports none."""  # COA-12.7.9
    for target in state.targets:
        if is_battlefield(state, target):
            state.barred |= state.occupants[target]


def is_battlefield(state: CoalitionsState, target: int) -> bool:
    return french_general_on(state, target) != NOBODY and has_coalition_pieces(state, target)


class SendGeneral(Decision[CoalitionsState]):
    """Which of equally fit generals goes to the target."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        found = candidates(state, state.argument, state.placed, is_race(state))
        return [state.rules.actions.send[general] for general in found]  # COA-12.6.4

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        send(state, action.value, state.argument)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != FRANCE:
            return self.rule, "general-not-french"
        if (state.placed >> action.value) & 1:
            return "COA-12.6.3", "general-engaged"
        return ("COA-12.8.5" if is_race(state) else "COA-12.6.2"), "general-not-first"


class ResolveTargets(Procedure[CoalitionsState]):
    """The argument is the index of the next target."""  # COA-12.5.6 COA-12.6.7 COA-12.8.6

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if argument >= len(state.targets):
            state.run(AUTOMA_END)
            return
        state.run(AUTOMA_RESOLVE, argument + 1)
        target = state.targets[argument]
        if is_battlefield(state, target):
            state.run(FIGHT, target)
        elif not is_race(state):  # COA-R69
            garrison_target(state, target)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.mover == state.rules.leaders[1]


def garrison_target(state: CoalitionsState, target: int) -> None:
    """The French general on a territory flips one of his troops, if he can."""
    general = french_general_on(state, target)
    if general != NOBODY and state.troops[general] > 0 and state.garrison[target] == NOBODY:
        place_garrison(state, general, target)


class EndActivation(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.card != NOBODY:
            state.napoleon_discard.append(state.card)
            state.card = NOBODY
        state.targets = []
        state.placed = 0
        state.mover = NOBODY
        state.barred = 0
        state.supported = 0
