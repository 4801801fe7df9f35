"""Arbiters, and what others ask for: another movement turn, a passage, a refuge, a stay, money."""

from typing import Final

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import INFLUENCE, MONEY, MORALE, VICTORY
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.movement import eligible_arbiters
from casusbelli.games.coalitions.reach import sea_steps
from casusbelli.games.coalitions.relations import is_closed_to
from casusbelli.games.coalitions.state import CoalitionsState

ENOUGH_MORALE: Final = 12
EXTRA_TURN: Final = 150.0  # what a movement turn is likely to bring to a power
TRUST: Final = 0.5  # the rivalry up to which allies are helped
TRUST_IN_PAIRS: Final = 1.0  # and up to which an only ally is
SUSPICION: Final = 2.5  # money seldom comes alone: the giver gives to all
HARM: Final = 0.35  # the part of what a movement turn threatens that it is likely to take


def morale_worth(state: CoalitionsState, power: int, points: int) -> float:
    """Morale is worth less to a power that has enough."""
    have = state.morale[power]
    factor = 1.5 if have < 4 else 1.0 if have < 9 else 0.6 if have < ENOUGH_MORALE else 0.3
    return MORALE * factor * points


def choose_arbiter(state: CoalitionsState, power: int) -> Action:
    """Somebody who is likely to allow more, and whose morale hurts least."""
    outlook = outlook_for(state, power)
    best = NOBODY
    most = -1_000_000.0
    for other in eligible_arbiters(state, power):
        value = arbiter_worth(outlook, other)
        if value > most:
            best, most = other, value
    return state.rules.actions.arbiter[best]


def arbiter_worth(outlook: Outlook, other: int) -> float:
    state = outlook.state
    if outlook.is_own(other):
        return 200.0
    value = -outlook.rivalry[outlook.master(other)] * morale_worth(state, other, 3)
    if (state.enemies[outlook.power] >> other) & 1:
        value -= 6.0
    for turn in (2, 3):
        if state.morale[other] + 1 + turn <= 15 and allows(state, other, outlook.power, turn):
            value += 45.0
    return value


def choose_allowing(state: CoalitionsState, arbiter: int) -> Action:
    actions = state.rules.actions
    is_allowed = allows(state, arbiter, state.mover, state.movement_turn + 1)
    return actions.consent if is_allowed else actions.refuse


def allows(state: CoalitionsState, arbiter: int, mover: int, turn: int) -> bool:
    """True if the morale is worth more than what the mover may do with another turn."""
    outlook = outlook_for(state, arbiter)
    if outlook.is_own(mover):
        return True
    harm = harm_of(outlook, mover) + outlook.rivalry[outlook.master(mover)] * EXTRA_TURN
    return morale_worth(state, arbiter, turn) + use_of(outlook, mover) > harm


def use_of(outlook: Outlook, mover: int) -> float:
    """A mover who is at war with somebody about to win does everybody a favour."""
    state = outlook.state
    use = 0.0
    for other in range(state.rules.count):
        if (state.enemies[mover] >> other) & 1 and not outlook.is_own(other):
            use = max(use, outlook.rivalry[other] - outlook.rivalry[outlook.master(mover)])
    return use * EXTRA_TURN


def harm_of(outlook: Outlook, mover: int) -> float:
    """What the generals of a power can do to this one with their next step, and to the peace of Paris."""
    state = outlook.state
    harm = 0.0
    for general in state.rules.generals[mover]:
        place = state.place[general]
        if place >= 0:
            harm += HARM * worst_step(outlook, general, place, mover)
    return harm


def worst_step(outlook: Outlook, general: int, origin: int, mover: int) -> float:
    state = outlook.state
    worst = 0.0
    sea = sea_steps(state, mover, origin)
    for place in range(outlook.count):
        is_near = state.board.land_steps[origin][place] == 1 or 0 < sea[place] <= state.sea_reach
        if not is_near or is_closed_to(state, mover, place):
            continue
        worst = max(worst, damage(outlook, general, place, mover))
    return worst


def damage(outlook: Outlook, general: int, place: int, mover: int) -> float:
    """What an enemy's step to a territory may cost."""
    state = outlook.state
    own = state.rules.general_mask[outlook.power]
    cost = 0.0
    if outlook.pressure[place] > 0.0:
        if state.control(place) == outlook.power:
            cost += outlook.stakes[place]
        if state.occupants[place] & own:
            cost += INFLUENCE
        cost *= min(1.0, (outlook.force[general] + 1.0) / (outlook.defence[place] + 1.0))
    if place == outlook.prize and mover != state.rules.prize and not state.occupants[place]:
        cost += VICTORY * 0.3 * outlook.rivalry[outlook.master(mover)]
    return cost


# Consent.


def choose_consent(state: CoalitionsState, host: int) -> Action:
    """Allies may pass, unless they are about to win."""
    actions = state.rules.actions
    outlook = outlook_for(state, host)
    if outlook.is_own(state.mover):
        return actions.consent
    if not is_trusted(outlook, state.mover) or is_unwelcome(outlook, state.way[-1]):
        return actions.refuse
    return actions.consent


def is_trusted(outlook: Outlook, ally: int) -> bool:
    is_in_pairs = len(outlook.state.rules.statuses) == 0
    return outlook.rivalry[outlook.master(ally)] < (TRUST_IN_PAIRS if is_in_pairs else TRUST)


def is_unwelcome(outlook: Outlook, place: int) -> bool:
    """Strong guests in the own homes may turn their coats; nobody is helped into Paris."""
    state = outlook.state
    if place == outlook.prize:
        return True
    if state.board.home[place] != outlook.power or state.control(place) != outlook.power:
        return False
    return place == state.board.capital[outlook.power] or state.troops[state.moving] > 1


def choose_refuge(state: CoalitionsState, host: int) -> Action:
    return choose_consent(state, host) if state.mover != NOBODY else state.rules.actions.consent


def choose_stay(state: CoalitionsState, general: int) -> Action:
    """New allies go home: they could turn their coats again."""
    actions = state.rules.actions
    host = state.control(state.place[general])
    is_harmless = state.troops[general] <= 1 and state.board.capital[host] != state.place[general]
    return actions.let_stay if is_harmless else actions.send_away


def choose_answer(state: CoalitionsState, power: int) -> Action:
    """Gifts are welcome, unless they make the giver win."""
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    cost = 0.0
    is_rewarded = 0 < state.rules.rewarded_gift <= state.offers[power]
    if is_rewarded and not state.is_minor(power):
        cost = SUSPICION * outlook.influence_of(state.giver, 1)
    return actions.accept if MONEY * state.offers[power] >= cost else actions.decline
