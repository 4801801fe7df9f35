"""Which region to fight for next, and where the papal token hurts."""

from typing import Final

from casusbelli.bots.condottiere.outlook import AVERAGE, WORTH
from casusbelli.bots.condottiere.prospects import prospect
from casusbelli.games.condottiere.battle import may_hold_papal_token
from casusbelli.games.condottiere.board import NO_REGION, REGIONS
from casusbelli.games.condottiere.rounds import HAND, is_choosable
from casusbelli.games.condottiere.state import CondottiereState

EDGE: Final = 1.5  # more cards win more than their share of battles
DEFENCE: Final = 6.0  # who may wait with his first card seldom loses, and what is won from him is soon lost
SHELTER: Final = 0.2  # what a region that cannot be attacked is worth to its owner


def best_region(state: CondottiereState, seat: int) -> int:
    """The region whose battle is worth most, weighing who is likely to win it."""
    best = NO_REGION
    most = 0.0
    forces = _forces(state, seat)
    for region in range(REGIONS):
        if is_choosable(state, region):
            value = _battle_value(state, seat, region, forces)
            if best == NO_REGION or value > most:
                best, most = region, value
    return best


def _forces(state: CondottiereState, seat: int) -> list[float]:
    """The worth of each hand in the next battle: if one player at most has cards, all will have new ones."""
    armed = [other for other in range(state.seats) if state.hands[other]]
    if len(armed) < 2 and not state.drawing_after_battle:
        return [AVERAGE * (HAND + state.regions_of(other)) for other in range(state.seats)]
    forces = [AVERAGE * len(state.hands[other]) for other in range(state.seats)]
    forces[seat] = sum([WORTH[card] for card in state.hands[seat]])
    return forces


def _battle_value(state: CondottiereState, seat: int, region: int, forces: list[float]) -> float:
    weights = [force**EDGE for force in forces]
    if state.owner[region] >= 0:
        weights[state.owner[region]] *= DEFENCE
    whole = sum(weights)
    owner = state.owner.copy()
    value = 0.0
    for other in range(state.seats):
        owner[region] = other
        share = weights[other] / whole if whole > 0 else 1.0 / state.seats
        value += share * prospect(state, owner, state.papal, seat)
    return value


def best_papal_region(state: CondottiereState, seat: int) -> int:
    """Where the papal token is worth most to the seat, or NO_REGION to leave it off."""
    best = NO_REGION
    most = prospect(state, state.owner, NO_REGION, seat)
    for region in range(REGIONS):
        if region != state.contested and may_hold_papal_token(state, region):
            value = prospect(state, state.owner, region, seat) + _shelter(state, seat, region)
            if value > most:
                best, most = region, value
    return best


def _shelter(state: CondottiereState, seat: int, region: int) -> float:
    """A region with an owner is safe under the token."""
    if state.owner[region] < 0:
        return 0.0
    owner = state.owner.copy()
    owner[region] = -1
    return SHELTER * (prospect(state, state.owner, NO_REGION, seat) - prospect(state, owner, NO_REGION, seat))
