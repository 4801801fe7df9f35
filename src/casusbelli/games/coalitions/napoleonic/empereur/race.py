"""The Race for Paris: France defends itself instead of drawing a card."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.coalitions.board import NOWHERE
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.napoleonic.empereur import placing
from casusbelli.games.coalitions.napoleonic.empereur.sources import french_general_on
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE, NAPOLEONIC
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import RESERVE_GENERAL

# COA-12.8.3
PRIORITY: Final = [
    NAPOLEONIC.territories.index(name)
    for name in ("lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine")
]


def attacked_home(state: CoalitionsState) -> int:
    """The first French home with a general of the Grand Coalition, or NOWHERE."""  # COA-12.8.1 COA-R69
    foreign = ~state.rules.general_mask[FRANCE]
    for home in PRIORITY:
        if state.occupants[home] & foreign:
            return home
    return NOWHERE


def standing_by(state: CoalitionsState, home: int) -> list[int]:
    """French generals next to the home, of whom one serves as the third: by the list first, else all of them."""
    paris = state.board.capital[FRANCE]
    neighbours = state.board.neighbours[home]
    for place in PRIORITY:
        if place in neighbours and french_general_on(state, place) >= 0:
            return [french_general_on(state, place)]
    found = [french_general_on(state, place) for place in neighbours if place != paris]
    return sorted([general for general in found if general >= 0])


def third_target(state: CoalitionsState, home: int) -> int:
    """The first territory of the list next to the home, or NOWHERE."""  # COA-R69
    for place in PRIORITY:
        if place in state.board.neighbours[home]:
            return place
    return NOWHERE


def start_race(state: CoalitionsState, home: int) -> None:
    tell(state, "race-for-paris", FRANCE, territory=home)
    if standing_by(state, home):
        placing.ask_players(state, RESERVE_GENERAL, home)
    else:
        _begin(state, home, third_target(state, home))


def _begin(state: CoalitionsState, home: int, third: int) -> None:
    targets = [state.board.capital[FRANCE], home]  # COA-12.8.2
    if third != NOWHERE:
        targets.append(third)
    placing.begin(state, targets)


class ReserveGeneral(Decision[CoalitionsState]):
    """Which French general next to the attacked home serves as the third of the race."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.reserve[general] for general in standing_by(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        _begin(state, state.argument, state.place[action.value])  # COA-12.8.4

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        place = state.place[action.value]
        if state.rules.general_power[action.value] != FRANCE:
            return self.rule, "general-not-french"
        if place in state.board.neighbours[state.argument] and place != state.board.capital[FRANCE]:
            return "COA-12.8.3", "general-not-first"
        return self.rule, "general-not-adjacent"
