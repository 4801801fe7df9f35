"""Gaining influence and morale, and winning by influence."""

from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.victory import end_game, leading_powers
from casusbelli.games.coalitions.vocabulary import MOST_MORALE


def gain_influence(state: CoalitionsState, power: int, amount: int) -> None:
    """Only counts; the caller runs `check_influence` when all gains of one event are in."""
    if amount > 0:
        state.influence[power] += amount
        tell(state, "influence", power, count=amount)
        if state.closed and state.influence[power] >= state.rules.opening_influence:  # COA-13.2.7
            state.closed = False
            tell(state, "spain-opened", power)


def check_influence(state: CoalitionsState) -> None:
    """End the game if somebody has enough. Nothing may be put on the stack after it without asking `is_over`."""
    if state.rules.ends_at_once and max(state.influence) >= state.rules.victory:  # COA-3.1.1 COA-3.1.2 REA-4.2
        end_game(state, leading_powers(state, state.influence))  # COA-R4


def change_morale(state: CoalitionsState, power: int, amount: int) -> None:
    """Gains above 15 and losses below 0 are ignored."""  # COA-4.5.1
    before = state.morale[power]
    state.morale[power] = min(MOST_MORALE, max(0, before + amount))
    if state.morale[power] != before:
        tell(state, "morale-up" if amount > 0 else "morale-down", power, count=abs(state.morale[power] - before))
