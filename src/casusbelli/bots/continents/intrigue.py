"""Spies: sabotage against the leader, hunger and revolts for the next, and a guard for oneself."""

from typing import Final

from casusbelli.bots.continents.outlook import Outlook
from casusbelli.core.action import Action, is_among
from casusbelli.games.continents.actions import DEAL, DEAL_CARDS
from casusbelli.games.continents.agents import BURNING, COUNTER, INCITEMENT, NOTHING, SABOTAGE, next_target
from casusbelli.games.continents.ending import points
from casusbelli.games.continents.food import demand, supply
from casusbelli.games.continents.state import ContinentsState

ALIKE: Final = 4  # points that a turn more or less can make: so near they are no worse a target than a neighbour


def best_deal(outlook: Outlook) -> Action | None:
    state, seat = outlook.state, outlook.seat
    if state.spies[seat] and not state.dealt_spies[seat] and state.holds_capital(seat):
        return DEAL_CARDS
    return None


def choose_card(outlook: Outlook, options: list[Action]) -> Action:
    """The card of the plan, or nothing where it is not offered after other cards than those of the plan."""
    state, seat = outlook.state, outlook.seat
    target = next_target(state, seat)
    card = DEAL[target][_cards(outlook, state.dealt_spies[seat])[target]]
    return card if is_among(card, options) else DEAL[target][NOTHING]


def _cards(outlook: Outlook, spies: int) -> list[int]:
    """A card for each seat, no more actions than spies."""
    state, seat = outlook.state, outlook.seat
    cards = [NOTHING] * state.seats
    rivals = [other for other in state.clockwise_from(seat) if other != seat and state.is_alive(other)]
    rivals.sort(key=lambda other: -(points(state, other) // ALIKE))
    if outlook.left == 0:
        plans = [(rivals[0], SABOTAGE), (seat, COUNTER)]  # other harm comes too late
    else:
        plans = [(rivals[0], _first_blow(state, rivals[0])), (seat, COUNTER)]
        if len(rivals) > 1:
            plans.insert(1, (rivals[1], INCITEMENT))
    for target, card in plans[:spies]:
        cards[target] = card
    return cards


def _first_blow(state: ContinentsState, target: int) -> int:
    """Who has no food to spare will starve if some of it burns."""
    return BURNING if supply(state, target) == demand(state, target) else SABOTAGE
