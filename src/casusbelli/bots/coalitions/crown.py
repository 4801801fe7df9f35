"""The election of the emperor."""

from typing import Final

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.scale import INFLUENCE
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.raison_detat.election import MAJORITY, electors_of, votes_for
from casusbelli.games.coalitions.state import CoalitionsState

FAVOUR: Final = 0.6 * INFLUENCE  # what the thanks of an ally are worth


def choose_vote(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    """For itself if it can win, else for an ally who can and is far behind; else nobody shall have the crown."""
    outlook = outlook_for(state, power)
    best = options[0]  # for itself
    most = 0.0
    for action in options:
        candidate = action.value
        if votes_for(state, candidate) + votes_to_come(state, candidate) < MAJORITY:
            continue
        value = -outlook.influence_of(candidate, state.rules.crown)
        if (state.allies[power] >> candidate) & 1 and not outlook.is_own(candidate):
            value += FAVOUR
        if value > most:
            best, most = action, value
    return best


def votes_to_come(state: CoalitionsState, candidate: int) -> int:
    """The votes that a candidate may still expect: from himself and from allies who have no more than he."""
    friends = state.allies[candidate] | 1 << candidate
    own = electors_of(state, candidate)
    votes = 0
    for power, choice in enumerate(state.votes):
        if choice == NOBODY and (friends >> power) & 1 and electors_of(state, power) <= own:
            votes += electors_of(state, power)
    return votes
