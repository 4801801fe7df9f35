"""Leadership, subsidies and purchases."""

from typing import Final

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.railway import best_train
from casusbelli.bots.coalitions.scale import CARD, GENERAL, MORALE, TROOP
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.leadership import may_deploy, off_map_generals
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.subsidies import money_for, recipients

SUBSIDY: Final = 3
FORTRESS_PRICE: Final = 5.0


# Leadership.


def choose_lead(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    best = actions.raise_morale
    most = morale_need(state, power)
    for action in options:
        value = 0.0
        if action is actions.draw_card:
            value = card_need(state, power)
        elif action is actions.deploy:
            value = deployment_worth(outlook)
        if value > most:
            best, most = action, value
    return best


def morale_need(state: CoalitionsState, power: int) -> float:
    """What another point of morale is worth: it pays for a card."""
    if state.morale[power] >= 15:
        return 0.0
    spare = state.morale[power] - len(state.hands[power])
    if spare < -2:
        return MORALE * 2.2
    if spare < 0:
        return MORALE * 1.7
    return MORALE * 1.2 if spare < 3 else MORALE * 0.7


def card_need(state: CoalitionsState, power: int) -> float:
    """What another card is worth."""
    hand = len(state.hands[power])
    if hand >= state.rules.hand_limits[power]:
        return CARD * 0.4
    if hand < 2:
        return CARD * 2.6
    if hand < 4:
        return CARD * 1.8
    return CARD * 1.2


def deployment_worth(outlook: Outlook) -> float:
    """Bringing back all generals who find a good place, less the cards they would draw off the map."""
    state = outlook.state
    waiting = off_map_generals(state, outlook.power)
    money = state.money[outlook.power]
    total = 0.0
    place = best_deployment(outlook, waiting[0], [])
    taken: list[int] = []
    for _ in waiting:
        if place == NOWHERE:
            break
        troops = min(2, max(0, money))
        money -= 2
        value = outlook.station(waiting[0], place, troops) + GENERAL - CARD
        if value <= 0.0:
            break
        total += value
        taken.append(place)
        place = best_deployment(outlook, waiting[0], taken)
    return total


def best_deployment(outlook: Outlook, general: int, taken: list[int]) -> int:
    """Where a general does most good."""
    state = outlook.state
    best = NOWHERE
    most = -1_000_000.0
    for place in range(outlook.count):
        if place in taken or not may_deploy(state, outlook.power, place):
            continue
        value = outlook.station(general, place, 2)
        if value > most:
            best, most = place, value
    return best


def choose_muster(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    """Generals come where they are of use."""
    actions = state.rules.actions
    if actions.deploy in options and deployment_worth(outlook_for(state, power)) > 0.0:
        return actions.deploy
    return actions.rest


def choose_placing(state: CoalitionsState, general: int, options: list[Action]) -> Action:
    actions = state.rules.actions
    outlook = outlook_for(state, state.rules.general_power[general])
    place = best_deployment(outlook, general, [])
    if place == NOWHERE:
        return actions.deploy_no_more
    troops = min(2, state.money[outlook.power])
    if outlook.station(general, place, troops) + GENERAL - CARD <= 0.0:
        return actions.deploy_no_more
    for action in options:
        if action.verb == "take" and action.value == state.named[outlook.power]:
            return action  # the best general first
    return actions.place[place]


# Subsidies.


def choose_subsidy(state: CoalitionsState, giver: int) -> Action:
    """Three coins for every major ally: that is what influence costs."""
    return _subsidise(state, giver, recipients(state), 0)


def choose_help(state: CoalitionsState, giver: int) -> Action:
    """In L'Empereur, which pays no influence for it: what one can spare, for those in need."""
    return _subsidise(
        state, giver, [power for power in recipients(state) if is_in_need(state, power)], own_need(state, giver)
    )


def _subsidise(state: CoalitionsState, giver: int, powers: list[int], kept: int) -> Action:
    actions = state.rules.actions
    if state.money[giver] - sum(state.offers) < SUBSIDY + kept:
        return actions.subsidise_no_more
    outlook = outlook_for(state, giver)
    best = NOBODY
    least = 0.95
    for power in powers:
        if money_for(state, power) == 0 or state.is_minor(power):
            continue
        if outlook.rivalry[power] < least:
            best, least = power, outlook.rivalry[power]
    return actions.subsidise_no_more if best == NOBODY else actions.subsidise[best]


def own_need(state: CoalitionsState, power: int) -> int:
    """Coins for the troops that the power's generals lack, and a few cards."""
    lacking = [MOST_TROOPS - state.troops[general] for general in state.rules.generals[power]]
    return sum(lacking) + 3


def is_in_need(state: CoalitionsState, power: int) -> bool:
    return state.money[power] < 4


def choose_amount(options: list[Action]) -> Action:
    return options[min(SUBSIDY, len(options)) - 1]


# Mobilization.


def choose_purchase(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    """What is needed most; money that is not spent is lost, but for the keeper's."""
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    best = actions.buy_no_more
    most = savings(outlook)
    for action in options:
        if action is best or action.verb == "lay-train":
            continue
        value = purchase_worth(outlook, action)
        if value > most:
            best, most = action, value
    train = best_train(outlook, [action for action in options if action.verb == "lay-train"])
    return train.action if train.value > most else best


def savings(outlook: Outlook) -> float:
    """What a coin kept is worth: Britain keeps enough for the next subsidies."""
    state = outlook.state
    if outlook.power != state.rules.keeper:
        return 0.5
    return 6.0


def purchase_worth(outlook: Outlook, action: Action) -> float:
    state = outlook.state
    actions = state.rules.actions
    if action is actions.buy_card:
        return card_need(state, outlook.power)
    if action is actions.buy_morale:
        return morale_need(state, outlook.power)
    if action.verb == "buy-troop":
        return troop_worth(outlook, action.value)
    return fortress_worth(outlook, action.value) / FORTRESS_PRICE


def troop_worth(outlook: Outlook, general: int) -> float:
    """What a general does better with one more troop."""
    state = outlook.state
    place = state.place[general]
    troops = state.troops[general]
    more = outlook.station(general, place, troops + 1) - outlook.station(general, place, troops)
    return TROOP * (1.7 - 0.2 * troops) + 0.6 * more


def fortress_worth(outlook: Outlook, place: int) -> float:
    """Three points of strength for as long as the garrison stands."""
    defence = outlook.defence[place]
    return 1.5 * (outlook.risk(place, defence) - outlook.risk(place, defence + 3.0)) * outlook.stakes[place]
