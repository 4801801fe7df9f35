"""Ships: bought at ports, mustered and sent over the seas."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents import sea_battle
from casusbelli.games.continents.actions import (
    BUY_BOAT,
    BUY_BUILDER_SHIP,
    CALL_OFF,
    DISPATCH,
    DISPATCH_ALL,
    DISPATCH_TRANSPORT,
    ENGAGE,
    GO,
    LAUNCH,
    MOST_TRANSPORTS,
    SAIL,
    SCUTTLE,
    SCUTTLE_TRANSPORT,
)
from casusbelli.games.continents.board import SEA_NEIGHBOUR_MASKS, SEA_NEIGHBOURS, SEAS, SEAS_OF, TERRITORIES
from casusbelli.games.continents.connection import is_port, working_ports
from casusbelli.games.continents.deed import ALLOWED, Deed
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.orders import ENGAGE as ENGAGING
from casusbelli.games.continents.orders import ORDER_RULES, kind_of, order_for, target_of
from casusbelli.games.continents.orders import SAIL as SAILING
from casusbelli.games.continents.prices import BOAT_PRICE, BOATS_PER_PORT, BUILDER_SHIP_PRICE
from casusbelli.games.continents.sides import is_ordered_by
from casusbelli.games.continents.standing import NEEDS_ORDER, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import MUSTER_FLEET
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    FIRST_TRANSPORT,
    SHIP_MOVES,
    SHIP_PRICES,
    SLOT_KINDS,
    TRANSPORT,
    WARSHIPS,
    berth_of,
    slot_of,
)

# Buying and scuttling.


def seas_of_ports(state: ContinentsState, seat: int) -> int:
    """The seas that touch a working port of the player."""
    found = 0
    ports = working_ports(state, seat)
    if ports:
        for territory in range(TERRITORIES):
            if (ports >> territory) & 1:
                for sea in SEAS_OF[territory]:
                    found |= 1 << sea
    return found


def free_number(state: ContinentsState, seat: int) -> int:
    """The lowest number that no transport of the player bears."""
    taken = [ship.number for ship in state.transports if ship.seat == seat]
    number = 0
    while number in taken:
        number += 1
    return number


class Launch(Deed):
    """A ship is bought into a sea off a working port."""  # SIX-10.1 SIX-R45

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        money = state.treasury[seat]
        if money < SHIP_PRICES[TRANSPORT]:
            return
        seas = seas_of_ports(state, seat)
        if not seas:
            return
        has_number = free_number(state, seat) < MOST_TRANSPORTS
        for kind in range(TRANSPORT + 1):
            if SHIP_PRICES[kind] <= money and (kind < WARSHIPS or has_number):
                for sea in range(SEAS):
                    if (seas >> sea) & 1:
                        offered.append(LAUNCH[kind][sea])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        kind, sea = divmod(action.value, SEAS)
        if not (seas_of_ports(state, seat) >> sea) & 1:
            return "no-working-port"
        if kind == TRANSPORT and free_number(state, seat) >= MOST_TRANSPORTS:
            return "no-more-transports"
        return ALLOWED if SHIP_PRICES[kind] <= state.treasury[seat] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        kind, sea = divmod(action.value, SEAS)
        pay(state, seat, SHIP_PRICES[kind])
        if kind == TRANSPORT:
            state.transports.append(Transport(seat, free_number(state, seat), sea, 0, ()))
            state.transports.sort(key=lambda ship: (ship.seat, ship.number))
        else:
            state.add_warship(sea, seat, berth_of(kind, 0))
        tell(state, "launched", seat, sea=sea, ship=kind, money=SHIP_PRICES[kind])

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return SHIP_PRICES[action.value // SEAS]


class BuyBuilderShip(Deed):
    """Noted on the sheet, spent on a port without connection."""  # SIX-10.9

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat] >= BUILDER_SHIP_PRICE and working_ports(state, seat):
            offered.append(BUY_BUILDER_SHIP)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not working_ports(state, seat):
            return "no-working-port"
        return ALLOWED if state.treasury[seat] >= BUILDER_SHIP_PRICE else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        pay(state, seat, BUILDER_SHIP_PRICE)
        state.builder_ships[seat] += 1
        tell(state, "builder-ship-bought", seat, money=BUILDER_SHIP_PRICE)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return BUILDER_SHIP_PRICE


def most_boats(state: ContinentsState, seat: int) -> int:
    """Two for each port on a territory that the player owns, blockaded or not."""  # SIX-17.1
    ports = [place for place in state.held[seat] if is_port(state, place) and state.owner[place] == seat]
    return BOATS_PER_PORT * len(ports)


class BuyBoat(Deed):
    """A fishing boat: two for each port."""  # SIX-17.1

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        may_have_port = state.ports or state.level[seat] >= state.port_level
        if may_have_port and state.treasury[seat] >= BOAT_PRICE and self.objection(state, seat, BUY_BOAT) is ALLOWED:
            offered.append(BUY_BOAT)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not working_ports(state, seat):
            return "no-working-port"
        if state.boats[seat] >= most_boats(state, seat):
            return "boats-limit"
        return ALLOWED if state.treasury[seat] >= BOAT_PRICE else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        pay(state, seat, BOAT_PRICE)
        state.boats[seat] += 1
        tell(state, "boat-bought", seat, money=BOAT_PRICE)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return BOAT_PRICE


def _berth_with(state: ContinentsState, seat: int, sea: int, kind: int) -> int:
    """The berth of the warship of a kind with the fewest moves, or -1."""
    base = state.warship_index(sea, seat)
    for berth in range(BERTHS):
        if BERTH_KINDS[berth] == kind and state.warships[base + berth]:
            return berth
    return -1


class Scuttle(Deed):
    """A ship is given up; what a transport carries is lost."""  # SIX-5.8

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for sea in range(SEAS):
            if state.has_fleet(sea, seat):
                for kind in range(WARSHIPS):
                    if _berth_with(state, seat, sea, kind) >= 0:
                        offered.append(SCUTTLE[kind][sea])
        for ship in state.transports:
            if ship.seat == seat:
                offered.append(SCUTTLE_TRANSPORT[ship.number])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if action.verb == "scuttle":
            kind, sea = divmod(action.value, SEAS)
            return ALLOWED if _berth_with(state, seat, sea, kind) >= 0 else "no-such-ship"
        return ALLOWED if state.has_transport(seat, action.value) else "no-such-ship"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action.verb == "scuttle":
            kind, sea = divmod(action.value, SEAS)
            state.add_warship(sea, seat, _berth_with(state, seat, sea, kind), -1)
            tell(state, "scuttled", seat, sea=sea, ship=kind)
        else:
            ship = state.transport(seat, action.value)
            state.transports.remove(ship)
            tell(state, "scuttled", seat, sea=ship.sea, ship=TRANSPORT)


def refresh_fleets(state: ContinentsState, seat: int, full: list[int], is_refresh: bool) -> None:
    """Ships and those aboard get their full movement points, or lose what is left."""  # SIX-6.1 SIX-10.5
    for sea in range(SEAS):
        if state.has_fleet(sea, seat):
            base = state.warship_index(sea, seat)
            for berth in range(BERTHS):
                kind = BERTH_KINDS[berth]
                moves = SHIP_MOVES[kind] if is_refresh else 0
                count = state.warships[base + berth]
                if count and BERTH_MOVES[berth] != moves:
                    state.warships[base + berth] = 0
                    state.warships[base + berth_of(kind, moves)] += count
    for index, ship in enumerate(state.transports):
        if ship.seat == seat:
            cargo = tuple([slot_of(SLOT_KINDS[slot], full[SLOT_KINDS[slot]]) for slot in ship.cargo])
            moves = SHIP_MOVES[TRANSPORT] if is_refresh else 0
            state.transports[index] = Transport(seat, ship.number, ship.sea, moves, cargo)


# Sailing.


def _has_ready_warship(state: ContinentsState, seat: int, sea: int) -> bool:
    base = state.warship_index(sea, seat)
    for berth in range(BERTHS):
        if state.warships[base + berth] and BERTH_MOVES[berth]:
            return True
    return False


def _ready_fleets(state: ContinentsState, seat: int) -> int:
    """The seas with warships of the player that can still sail."""
    found = 0
    for sea in range(SEAS):
        if state.has_fleet(sea, seat) and _has_ready_warship(state, seat, sea):
            found |= 1 << sea
    return found


def _ready_ships(state: ContinentsState, seat: int) -> int:
    """The seas with any ship of the player that can still sail."""
    found = _ready_fleets(state, seat)
    for ship in state.transports:
        if ship.seat == seat and ship.moves:
            found |= 1 << ship.sea
    return found


def has_ships(state: ContinentsState, seat: int, sea: int) -> bool:
    if state.has_fleet(sea, seat):
        return True
    return any([ship.seat == seat and ship.sea == sea for ship in state.transports])


class Sail(Deed):
    """Ships go to a neighbouring sea; enemies there are fought."""  # SIX-10.2 SIX-11.1

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        near = _ready_ships(state, seat)
        if near:
            for sea in range(SEAS):
                if near & SEA_NEIGHBOUR_MASKS[sea]:
                    offered.append(SAIL[sea])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        return ALLOWED if _ready_ships(state, seat) & SEA_NEIGHBOUR_MASKS[action.value] else "no-ships-near"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.order = order_for(SAILING, action.value)
        state.ask(MUSTER_FLEET, seat)


class Engage(Deed):
    """Warships attack another player's ships, also in the sea where they are, also in peace."""  # SIX-11.2

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        ready = _ready_fleets(state, seat)
        if not ready:
            return
        for sea in range(SEAS):
            if ready & (SEA_NEIGHBOUR_MASKS[sea] | 1 << sea):
                for other in range(state.seats):
                    if other != seat and has_ships(state, other, sea):
                        offered.append(ENGAGE[other][sea])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        other, sea = divmod(action.value, SEAS)
        if other == seat or other >= state.seats or not has_ships(state, other, sea):
            return "nobody-to-engage"
        is_near = _ready_fleets(state, seat) & (SEA_NEIGHBOUR_MASKS[sea] | 1 << sea)
        return ALLOWED if is_near else "no-ships-there"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.order = order_for(ENGAGING, action.value)
        state.ask(MUSTER_FLEET, seat)


class MusterFleet(Decision[ContinentsState]):
    """Pick the ships that go; then they go together, or it is called off."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        offered = [GO, CALL_OFF] if state.force else [CALL_OFF]
        for sea in origins(state):
            waiting = 0
            for berth in range(BERTHS):
                left = self._waiting(state, seat, sea, berth)
                if left:
                    dispatch = DISPATCH[sea][berth]
                    assert dispatch is not None
                    offered.append(dispatch)
                    waiting += left
            for ship in self._transports(state, seat, sea):
                offered.append(DISPATCH_TRANSPORT[ship.number])
                waiting += 1
            if waiting > 1:
                offered.append(DISPATCH_ALL[sea])
        return offered

    def _waiting(self, state: ContinentsState, seat: int, sea: int, berth: int) -> int:
        if not BERTH_MOVES[berth] or not state.has_fleet(sea, seat):
            return 0
        present = state.warships[state.warship_index(sea, seat) + berth]
        return present - state.force.count(sea * BERTHS + berth) if present else 0

    def _transports(self, state: ContinentsState, seat: int, sea: int) -> list[Transport]:
        """Transports that could still come along; they take no part in a declared attack."""
        if kind_of(state.order) == ENGAGING:
            return []
        return [
            ship
            for ship in state.transports
            if ship.seat == seat and ship.sea == sea and ship.moves and FIRST_TRANSPORT + ship.number not in state.force
        ]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is CALL_OFF:
            state.force = []
            return
        if action is GO:
            sea_battle.set_sail(state, seat, kind_of(state.order), target_of(state.order))
            return
        state.ask(MUSTER_FLEET, seat)
        if action.verb == "dispatch":
            state.force.append(action.value)
        elif action.verb == "dispatch-transport":
            state.force.append(FIRST_TRANSPORT + action.value)
        else:
            sea = action.value
            for berth in range(BERTHS):
                state.force += [sea * BERTHS + berth] * self._waiting(state, seat, sea, berth)
            state.force += [FIRST_TRANSPORT + ship.number for ship in self._transports(state, seat, sea)]

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = "nobody-sent" if action is GO else "no-ships-near"
        return ORDER_RULES[kind_of(state.order)], reason

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        is_at_sea = kind_of(state.order) in (SAILING, ENGAGING) and is_ordered_by(state, seat)
        return unless(is_at_sea and _can_be_dispatched(state, seat), NEEDS_ORDER)


def origins(state: ContinentsState) -> list[int]:
    """The seas from which ships may come."""
    if kind_of(state.order) == SAILING:
        return SEA_NEIGHBOURS[target_of(state.order)]
    sea = target_of(state.order) % SEAS
    return sorted([sea, *SEA_NEIGHBOURS[sea]])


def _can_be_dispatched(state: ContinentsState, seat: int) -> bool:
    """Ships with moves left from near enough; a declared attack takes no transports along."""
    seas = origins(state)
    for code in state.force:
        count = state.force.count(code)
        if code < FIRST_TRANSPORT:
            sea, berth = divmod(code, BERTHS)
            if sea not in seas or not BERTH_MOVES[berth]:
                return False
            if state.warships[state.warship_index(sea, seat) + berth] < count:
                return False
        elif kind_of(state.order) == ENGAGING or count > 1 or not state.has_transport(seat, code - FIRST_TRANSPORT):
            return False
        else:
            ship = state.transport(seat, code - FIRST_TRANSPORT)
            if not ship.moves or ship.sea not in seas:
                return False
    return True
