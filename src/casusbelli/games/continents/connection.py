"""Ports, blockades and the connection of territories with the capital."""

from casusbelli.games.continents.board import NEIGHBOUR_MASKS, NOWHERE, SEAS_OF
from casusbelli.games.continents.readings import BLOCKADE, ONE_SHIP
from casusbelli.games.continents.state import NOBODY, UNKNOWN, ContinentsState


def is_blockaded(state: ContinentsState, territory: int) -> bool:
    """True if some sea off its coast has an enemy warship; one of the holder's may protect it."""  # SIX-11.10
    holder = state.holder[territory]
    if holder < 0:
        return False
    enemies = state.war[holder]
    if not enemies:
        return False
    for sea in SEAS_OF[territory]:
        fleets = state.fleets[sea]
        if fleets & enemies and (not (fleets >> holder) & 1 or state.plays(BLOCKADE, ONE_SHIP)):  # SIX-R48
            return True
    return False


def is_port(state: ContinentsState, territory: int) -> bool:
    """A port stands there, or it is a capital that has one."""
    return state.has_port(territory) or is_capital_port(state, territory)


def is_capital_port(state: ContinentsState, territory: int) -> bool:
    """A coastal capital of the needed level, in its own player's hands."""  # SIX-4.6 SIX-R5
    seat = state.capital_of[territory]
    if seat == NOBODY or state.level[seat] < state.port_level:
        return False
    return state.owns(seat, territory) and bool(SEAS_OF[territory])


def has_working_port(state: ContinentsState, seat: int, territory: int) -> bool:
    """A port on a territory that the player owns, not blockaded."""  # SIX-4.12 SIX-11.11
    return is_port(state, territory) and state.owns(seat, territory) and not is_blockaded(state, territory)


def working_ports(state: ContinentsState, seat: int) -> int:
    """The territories of the seat's working ports."""
    mask = 0
    ports = state.ports
    if state.level[seat] >= state.port_level and has_working_port(state, seat, state.capital[seat]):
        mask = 1 << state.capital[seat]
    if not ports:
        return mask
    for territory in state.held[seat]:
        if (ports >> territory) & 1 and has_working_port(state, seat, territory):
            mask |= 1 << territory
    return mask


def harbours(state: ContinentsState, seat: int) -> int:
    """Working ports, and the own capital if it is coastal and not blockaded."""  # SIX-7.3
    mask = working_ports(state, seat)
    capital = state.capital[seat]
    if state.holds_capital(seat) and SEAS_OF[capital] and not is_blockaded(state, capital):
        mask |= 1 << capital
    return mask


def seat_of_power(state: ContinentsState, seat: int) -> int:
    """The held capital, else the temporary site, else nowhere."""  # SIX-7.1
    if state.holds_capital(seat):
        return state.capital[seat]
    site = state.site[seat]
    return site if site != NOWHERE and state.owns(seat, site) else NOWHERE


def connected(state: ContinentsState, seat: int) -> int:
    """The territories held by the player that are connected with his capital."""  # SIX-7.2 SIX-R28
    if state.links[seat] == UNKNOWN:
        state.links[seat] = _connect(state, seat)
    return state.links[seat]


def _connect(state: ContinentsState, seat: int) -> int:
    start = seat_of_power(state, seat)
    if start == NOWHERE:
        return 0
    unseen = 0
    for territory in state.held[seat]:
        unseen |= 1 << territory
    joined = harbours(state, seat)
    found = 1 << start
    group = [start]
    unseen &= ~found
    for territory in group:
        near = NEIGHBOUR_MASKS[territory]
        if (joined >> territory) & 1:
            near |= joined
        near &= unseen
        unseen &= ~near
        found |= near
        while near:
            lowest = near & -near
            group.append(lowest.bit_length() - 1)
            near ^= lowest
    return found


def is_connected(state: ContinentsState, seat: int, territory: int) -> bool:
    return (connected(state, seat) >> territory) & 1 == 1
