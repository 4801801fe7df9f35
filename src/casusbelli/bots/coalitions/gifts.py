"""Money and cards for allies, where no reward awaits the giver."""

from casusbelli.bots.coalitions.counsel import EXTRA_TURN, use_of
from casusbelli.bots.coalitions.diplomacy import CRISIS
from casusbelli.bots.coalitions.economy import own_need
from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.subsidies import cards_for, money_for, recipients


def choose_gift(state: CoalitionsState, giver: int) -> Action:
    """What the giver can spare goes to the ally who does most with it."""
    actions = state.rules.actions
    power = best_recipient(state, giver)
    if power == NOBODY:
        return actions.subsidise_no_more
    if money_for(state, power) > 0 and spare_money(state, giver, power) > 0:
        return actions.subsidise[power]
    is_full = len(state.hands[giver]) - sum(state.offers) >= state.rules.hand_limits[giver]
    if is_full and cards_for(state, power) > 0:
        return actions.hire_out[power]  # before they are discarded
    return actions.subsidise_no_more


def best_recipient(state: CoalitionsState, giver: int) -> int:
    """An own power, or the one that is at war with the most dangerous rival and is none itself."""
    outlook = outlook_for(state, giver)
    best = NOBODY
    most = 0.0
    for power in recipients(state):
        value = EXTRA_TURN if outlook.is_own(power) else use_of(outlook, power)
        if value > most:
            best, most = power, value
    return best


def spare_money(state: CoalitionsState, giver: int, power: int) -> int:
    """What the giver has no use for; all that he has, if the recipient fights somebody about to win."""
    left = state.money[giver] - sum(state.offers)
    if use_of(outlook_for(state, giver), power) >= CRISIS * EXTRA_TURN:
        return left
    return left - own_need(state, giver)


def choose_amount(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    return options[max(1, min(len(options), spare_money(state, state.giver, power))) - 1]
