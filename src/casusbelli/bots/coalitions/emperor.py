"""L'Empereur: what the automa leaves to the players, who choose what helps France least."""

from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import FAR
from casusbelli.games.coalitions.state import CoalitionsState


def choose_comfort(state: CoalitionsState, options: list[Action]) -> Action:
    """The power with the most cards can use morale best."""
    return max(options, key=lambda action: len(state.hands[action.value]))


def choose_french_general(state: CoalitionsState, options: list[Action]) -> Action:
    """The one who is nearest to Paris goes away, or pays with a troop."""
    return min(options, key=lambda action: steps_to_paris(state, state.place[action.value]))


def choose_french_troop(state: CoalitionsState, options: list[Action]) -> Action:
    """Troops go to the general farthest from Paris."""
    return max(options, key=lambda action: steps_to_paris(state, state.place[action.value]))


def choose_french_retreat(state: CoalitionsState, options: list[Action]) -> Action:
    """As far from Paris as possible."""
    return max(options, key=lambda action: steps_to_paris(state, action.value))


def steps_to_paris(state: CoalitionsState, place: int) -> int:
    return FAR if place < 0 else state.board.land_steps[place][state.board.capital[state.rules.prize]]
