"""What L'Empereur changes in the set-up of 1805."""

from typing import Final

from casusbelli.games.coalitions.board import NOBODY, UNUSED
from casusbelli.games.coalitions.napoleonic.empereur.deck import shuffle_deck
from casusbelli.games.coalitions.napoleonic.empereur.rules import GRAND_COALITION
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.state import BATTLE_DECK, CoalitionsState

STARTING_INFLUENCE: Final = (5, 10, 15)  # COA-12.1.3
NAPOLEON: Final = 1


def set_up(state: CoalitionsState, level: int) -> None:
    """Turn a fresh 1805 into L'Empereur; the players of the five powers are in `state.player` already."""
    state.level = level
    state.abilities = False  # COA-12.1.8
    for power in range(state.rules.count):
        state.controller[power] = power
        state.status[power] = NAPOLEON if power == FRANCE else GRAND_COALITION
        state.influence[power] = 0
        state.named[power] = NOBODY
    refresh(state)
    state.influence[FRANCE] = STARTING_INFLUENCE[level]
    _put_back_hand(state)
    _leave_out_napoleon(state)
    for home in state.board.homes[FRANCE]:
        state.garrison[home] = FRANCE  # COA-12.1.6
    shuffle_deck(state)  # COA-12.1.5


def _put_back_hand(state: CoalitionsState) -> None:
    """France has no cards."""  # COA-12.1.4
    if state.hands[FRANCE]:
        state.decks[0] += state.hands[FRANCE]
        state.hands[FRANCE] = []
        state.chance.stream(BATTLE_DECK).shuffle(state.decks[0])


def _leave_out_napoleon(state: CoalitionsState) -> None:
    """One of the generals off the map is not used."""  # COA-12.1.7 COA-R59
    state.put(state.rules.generals[FRANCE][-1], UNUSED)
