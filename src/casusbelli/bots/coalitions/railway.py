"""Trains: where to lay them, and who rides to the front."""

from typing import Final

from casusbelli.bots.coalitions.campaign import DOUBT, IMPOSSIBLE, WORTH_MOVING, Move, best_way
from casusbelli.bots.coalitions.counsel import is_trusted
from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.reach import decode_way, general_of
from casusbelli.games.coalitions.realpolitik.rail import relays, rides
from casusbelli.games.coalitions.realpolitik.trains import ally_at
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.vocabulary import RELAY_BASE

TRAIN: Final = 0.15  # the part of what a general could do from a new station that its train is worth
REMOTE: Final = 0.3  # and of a line that does not lead to the capital yet


# Laying.


def choose_free_train(state: CoalitionsState, power: int, options: list[Action]) -> Action:
    best = best_train(outlook_for(state, power), options[1:])
    return best.action if best.value > 0.0 else options[0]


def best_train(outlook: Outlook, options: list[Action]) -> Move:
    """The border that brings the network nearest to what the power wants."""
    state = outlook.state
    connected = network(state, outlook.power)
    best = Move(state.rules.actions.lay_no_more, 0.0)
    for action in options:
        value = train_worth(outlook, action.value, connected)
        if value > best.value:
            best = Move(action, value)
    return best


def network(state: CoalitionsState, power: int) -> list[int]:
    """Own land that trains join to the capital."""
    capital = state.board.capital[power]
    reached = [capital] if state.control(capital) == power else []
    for place in reached:
        for near, border in zip(state.board.neighbours[place], state.board.borders_of[place], strict=True):
            if border in state.trains and near not in reached and state.control(near) == power:
                reached.append(near)
    return reached


def train_worth(outlook: Outlook, border: int, connected: list[int]) -> float:
    state = outlook.state
    ends = [place for place in state.board.borders[border] if place not in connected]
    if not ends:
        return 0.0
    general = state.rules.generals[outlook.power][0]
    force = outlook.force_with(MOST_TROOPS)
    worth = TRAIN * max([outlook.appeal(general, place, force) for place in ends])
    if len(ends) == 2:
        worth *= REMOTE
    return worth - DOUBT if ally_at(state, outlook.power, border) != NOBODY else worth


def choose_allowing(state: CoalitionsState, ally: int) -> Action:
    """Allies may build, unless they are about to win."""
    actions = state.rules.actions
    assert state.top is not None
    assert state.top.below is not None
    builder = state.top.below.argument
    return actions.consent if is_trusted(outlook_for(state, ally), builder) else actions.refuse


# Riding.


def choose_rail(state: CoalitionsState, options: list[Action]) -> Action:
    """The general whose ride, or whose troops, do most good."""
    best = options[0]
    most = WORTH_MOVING
    for action in options[1:]:
        value = best_transport(state, action.value).value
        if value > most:
            best, most = action, value
    return best


def choose_ride(state: CoalitionsState, options: list[Action]) -> Action:
    found = best_transport(state, state.moving)
    return found.action if found.action in options else options[0]


def best_transport(state: CoalitionsState, general: int) -> Move:
    ride = best_ride(state, general)
    relay = best_relay(state, general)
    return ride if ride.value >= relay.value else relay


def best_ride(state: CoalitionsState, general: int) -> Move:
    """The station from which the general's next move is worth most, against where he is."""
    outlook = outlook_for(state, state.mover)
    origin = state.place[general]
    troops = state.troops[general]
    best = NOBODY
    most = IMPOSSIBLE
    for place in rides(state, general, []):
        if is_refused_there(state, general, place):
            continue
        value = outlook.station(general, place, troops)
        if value > most:
            best, most = place, value
    if best == NOBODY:
        return Move(state.rules.actions.rail_no_more, IMPOSSIBLE)
    here = prospect(outlook, general)
    state.put(general, best)
    there = prospect(outlook_for(state, state.mover), general)
    state.put(general, origin)
    return Move(state.rules.actions.ride[best], there - here)


def prospect(outlook: Outlook, general: int) -> float:
    """What the general can do from where he is, or is worth if he stays."""
    state = outlook.state
    stays = outlook.station(general, state.place[general], state.troops[general])
    return stays + max(0.0, best_way(outlook, general).value)


def best_relay(state: CoalitionsState, general: int) -> Move:
    """Troops for another general who does more with them."""
    outlook = outlook_for(state, state.mover)
    best = Move(state.rules.actions.rail_no_more, IMPOSSIBLE)
    for action in relays(state, general):
        receiver, count = divmod(action.value, RELAY_BASE)
        if is_refused_there(state, general, state.place[receiver]):
            continue
        value = reinforced(outlook, receiver, count) + reinforced(outlook, general, -count)
        if value > best.value:
            best = Move(action, value)
    return best


def is_refused_there(state: CoalitionsState, general: int, place: int) -> bool:
    """True if an ally has refused a transport of the general to that place: no other chain or number is asked for."""
    return any([general_of(code) == general and decode_way(code)[-1] == place for code in state.refused])


def reinforced(outlook: Outlook, general: int, count: int) -> float:
    """What a general gains by so many troops."""
    state = outlook.state
    place = state.place[general]
    troops = state.troops[general]
    return outlook.station(general, place, troops + count) - outlook.station(general, place, troops)
