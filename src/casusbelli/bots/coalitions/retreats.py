"""Where beaten generals go, who leaves, and which general bears a great name."""

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.scale import GENERAL, TROOP
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.state import CoalitionsState


def choose_retreat(state: CoalitionsState, general: int, options: list[Action], troops: int) -> Action:
    """The best place for the general with the troops that he keeps; off the map he waits for another day."""
    actions = state.rules.actions
    outlook = outlook_for(state, state.rules.general_power[general])
    best = options[0]
    most = -1_000_000.0
    for action in options:
        value = 0.0
        if action is actions.to_capital:
            value = outlook.station(general, state.board.capital[outlook.power], 0) + 0.5 * GENERAL
        elif action.verb == "retreat":
            value = outlook.station(general, action.value, troops) + GENERAL + TROOP * troops
        if value > most:
            best, most = action, value
    return best


def choose_evasion(state: CoalitionsState, general: int, options: list[Action]) -> Action:
    """Kutuzov leaves when the attackers are clearly stronger."""
    actions = state.rules.actions
    power = state.rules.general_power[general]
    outlook = outlook_for(state, power)
    attack = outlook.force[state.slots[0]]
    if attack <= outlook.defence[state.field] + 2.0:
        return actions.stand
    best = actions.stand
    most = -1_000_000.0
    for action in options:
        if action.verb == "retreat":
            value = outlook.station(general, action.value, max(0, state.troops[general] - 1))
            if value > most:
                best, most = action, value
    return best


def choose_reinforcement(state: CoalitionsState, options: list[Action]) -> Action:
    """The general who gains most from a troop."""
    best = options[0]
    most = -1_000_000.0
    for action in options:
        general = action.value
        outlook = outlook_for(state, state.rules.general_power[general])
        place = state.place[general]
        troops = state.troops[general]
        value = outlook.station(general, place, troops + 1) - outlook.station(general, place, troops)
        if value > most:
            best, most = action, value
    return best


def choose_name(state: CoalitionsState, options: list[Action]) -> Action:
    """The general on the map with the most troops and the best goals."""
    outlook = outlook_for(state, state.rules.general_power[options[0].value])
    best = options[0]
    most = -1_000_000.0
    for action in options:
        general = action.value
        place = state.place[general]
        if place < 0:
            continue
        value = TROOP * state.troops[general] + outlook.appeal(general, place, outlook.force[general])
        if value > most:
            best, most = action, value
    return best


def choose_conquest(state: CoalitionsState, power: int) -> Action:
    """A garrison where control is worth more than the troop."""
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    general = state.slots[0]
    value = outlook.garrison_worth(state.field, False, 0.0)
    if state.rules.general_power[general] == power and state.garrison[state.field] == NOBODY and value > 0.0:
        return actions.garrison[state.field]
    return actions.garrison_no_more
