"""Negotiations before statuses, votes and alliance tokens, and the silence of a battle."""

from casusbelli.games.coalitions.board import NOWHERE
from casusbelli.games.coalitions.state import UNDECIDED, CoalitionsState
from casusbelli.games.coalitions.steps import PLAY_CARD
from casusbelli.games.coalitions.strength import defending_powers


def ask_to_talk(state: CoalitionsState, step: int) -> None:
    """Everybody talks first, if the table negotiates and there is somebody to talk to."""
    if state.negotiation and state.seats > 1:
        state.ask_several(step, list(range(state.seats)))


def is_silent(state: CoalitionsState) -> bool:
    """True from the first decision about the cards of a battle to its result."""
    if state.top is None or state.field == NOWHERE or state.rules.has_automa:  # COA-R72
        return False
    return state.outcome == UNDECIDED and state.top.step == PLAY_CARD


def silenced(state: CoalitionsState) -> list[int]:
    """The seats that decide for a power in the battle: they may not confer about cards."""  # COA-8.4.12
    if not is_silent(state):
        return []
    powers = {state.rules.general_power[general] for general in state.slots}
    powers.update([power for power in range(state.rules.count) if (defending_powers(state) >> power) & 1])
    return sorted({state.decider(power) for power in powers})
