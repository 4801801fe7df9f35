"""L'Empereur: what the automa leaves to the players, who choose what helps France least."""

from casusbelli.core.action import Action
from casusbelli.games.coalitions.state import CoalitionsState


def choose_comfort(state: CoalitionsState, options: list[Action]) -> Action:
    """The power with the most cards can use morale best."""
    best = options[0]
    for action in options:
        if len(state.hands[action.value]) > len(state.hands[best.value]):
            best = action
    return best


def choose_french_general(state: CoalitionsState, options: list[Action]) -> Action:
    """The one who is nearest to Paris goes away, or pays with a troop."""
    paris = state.board.capital[state.rules.prize]
    best = options[0]
    for action in options:
        if distance(state, action.value, paris) < distance(state, best.value, paris):
            best = action
    return best


def choose_french_troop(state: CoalitionsState, options: list[Action]) -> Action:
    """Troops go to the general farthest from Paris."""
    paris = state.board.capital[state.rules.prize]
    best = options[0]
    for action in options:
        if distance(state, action.value, paris) > distance(state, best.value, paris):
            best = action
    return best


def choose_french_retreat(state: CoalitionsState, options: list[Action]) -> Action:
    """As far from Paris as possible."""
    paris = state.board.capital[state.rules.prize]
    best = options[0]
    for action in options:
        if state.board.land_steps[action.value][paris] > state.board.land_steps[best.value][paris]:
            best = action
    return best


def distance(state: CoalitionsState, general: int, goal: int) -> int:
    place = state.place[general]
    return 99 if place < 0 else state.board.land_steps[place][goal]
