"""What to do with a hand between battles."""

from typing import Final

from casusbelli.bots.condottiere.outlook import AVERAGE, WORTH
from casusbelli.games.condottiere.deck import NO_CARD, STRENGTH
from casusbelli.games.condottiere.state import CondottiereState

FIGHTING: Final = 10  # a hand with this strength is worth holding


def wants_discard(state: CondottiereState, seat: int) -> bool:
    """A hand that cannot win is given up when that brings new cards nearer."""
    armed = 0
    for other in range(state.seats):
        if other != seat and state.hands[other]:
            armed += 1
    if armed == 0:
        return False  # the round is over, and two cards may be kept
    strength = sum([STRENGTH[card] for card in state.hands[seat]])
    return strength < FIGHTING if armed == 1 else strength < 2


def best_to_keep(state: CondottiereState, seat: int) -> int:
    """The best card that is not kept yet, if it is better than a new one."""
    rest = state.hands[seat].copy()
    for card in state.kept:
        rest.remove(card)
    best = NO_CARD
    for card in rest:
        if WORTH[card] > (AVERAGE if best == NO_CARD else WORTH[best]):
            best = card
    return best
