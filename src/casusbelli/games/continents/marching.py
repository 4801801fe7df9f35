"""Marches, port transfers, boarding and landing: the deeds that begin a muster, and arrivals."""

from casusbelli.core.action import Action
from casusbelli.games.continents import land_battle
from casusbelli.games.continents.actions import BOARD, MARCH, TRANSFER
from casusbelli.games.continents.board import (
    COASTS,
    NEIGHBOURS,
    NOWHERE,
    SEAS_OF,
    TERRITORIES,
    places_in,
)
from casusbelli.games.continents.connection import has_working_port, seat_of_power, working_ports
from casusbelli.games.continents.deed import ALLOWED, Deed
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.mustering import (
    has_enemy_fleet,
    is_free_step,
    is_plain_move,
    slots_to_send,
)
from casusbelli.games.continents.orders import BOARD as BOARDING
from casusbelli.games.continents.orders import MARCH as MARCHING
from casusbelli.games.continents.orders import TRANSFER as TRANSFERRING
from casusbelli.games.continents.orders import order_for
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import MUSTER
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.units import (
    ROOM,
    SLAVE,
    SLAVE_SLOT,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOT_SOLDIERS,
    SLOTS,
    slot_in,
    where_of,
)


class March(Deed):
    """A march, an attack or a landing on a territory."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        open_to = 0
        for origin in state.held[seat]:
            open_to |= _marches(state, seat, origin)
        for ship in state.transports:
            if ship.seat == seat and ship.cargo:
                open_to |= _landings(state, seat, ship)
        if open_to:
            for territory in range(TERRITORIES):
                if (open_to >> territory) & 1:
                    offered.append(MARCH[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        target = action.value
        found: list[str] = []
        for origin in NEIGHBOURS[target]:
            if state.holder[origin] == seat:
                if (_marches(state, seat, origin) >> target) & 1:
                    return ALLOWED
                cheapest, has_slaves = _readiest(state, origin)
                found += self._hindrances(state, seat, target, cheapest > 0, has_slaves)
        for ship in state.transports:
            if ship.seat == seat and ship.sea in SEAS_OF[target]:
                if (_landings(state, seat, ship) >> target) & 1:
                    return ALLOWED
                ready = [slot for slot in ship.cargo if SLOT_MOVES[slot]]
                if ready and has_enemy_fleet(state, seat, ship.sea):
                    found.append("enemy-at-sea")
                else:
                    has_troops = any([slot < SLAVE_SLOT for slot in ready])
                    found += self._hindrances(state, seat, target, has_troops, bool(ready))
        return found[-1] if found else "nobody-near"

    def _hindrances(
        self, state: ContinentsState, seat: int, target: int, has_troops: bool, has_slaves: bool
    ) -> list[str]:
        if has_troops:
            return ["fee-unpaid" if is_plain_move(state, seat, target) else "attack-unpaid"]
        return ["slaves-not-there"] if has_slaves else []

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.order = order_for(MARCHING, action.value)
        state.ask(MUSTER, seat)


def _marches(state: ContinentsState, seat: int, origin: int) -> int:
    """The territories into which somebody may march from there."""
    cheapest, has_slaves = _readiest(state, origin)
    if not cheapest and not has_slaves:
        return 0
    found = 0
    for target in NEIGHBOURS[origin]:
        if _may_march(state, seat, origin, target, cheapest, has_slaves):
            found |= 1 << target
    return found


def _readiest(state: ContinentsState, origin: int) -> tuple[int, bool]:
    """The soldiers of the smallest unit there that can still march (0 for none), and whether slaves can."""
    base = origin * SLOTS
    cheapest = 0
    if state.soldiers[origin]:
        for slot in range(SLAVE_SLOT):
            if state.troops[base + slot] and SLOT_MOVES[slot]:
                cheapest = SLOT_SOLDIERS[slot]
                break
    has_slaves = state.troops[base + SLAVE_SLOT + 1] > 0 or state.troops[base + SLAVE_SLOT + 2] > 0
    return cheapest, has_slaves


def _may_march(state: ContinentsState, seat: int, origin: int, target: int, cheapest: int, has_slaves: bool) -> bool:
    holder = state.holder[target]
    if has_slaves and holder == seat:
        return True
    if not cheapest:
        return False
    if holder in (seat, NOBODY):
        return cheapest <= state.treasury[seat] or is_free_step(state, seat, origin, target)
    return land_battle.can_afford_attack(state, seat, target, cheapest, 0)


def _landings(state: ContinentsState, seat: int, ship: Transport) -> int:
    """The territories onto which somebody aboard may land."""
    found = 0
    ready = [slot for slot in ship.cargo if SLOT_MOVES[slot]]
    if not ready or has_enemy_fleet(state, seat, ship.sea):
        return 0
    troops = [SLOT_SOLDIERS[slot] for slot in ready if SLOT_KINDS[slot] != SLAVE]
    for target in COASTS[ship.sea]:
        holder = state.holder[target]
        if holder == seat and len(troops) < len(ready):
            found |= 1 << target
        elif troops and holder in (seat, NOBODY):
            if min(troops) <= state.treasury[seat]:
                found |= 1 << target
        elif troops and land_battle.can_afford_attack(state, seat, target, 0, min(troops)):
            found |= 1 << target
    return found


class Transfer(Deed):
    """Units go by sea from one port to another."""  # SIX-6.6

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        ports = working_ports(state, seat)
        if ports & (ports - 1) == 0:
            return  # fewer than two
        for territory in range(TERRITORIES):
            if (ports >> territory) & 1 and self._is_somebody_ready(state, seat, ports & ~(1 << territory)):
                offered.append(TRANSFER[territory])

    def _is_somebody_ready(self, state: ContinentsState, seat: int, ports: int) -> bool:
        for origin in range(TERRITORIES):
            if (ports >> origin) & 1:
                cheapest, has_slaves = _readiest(state, origin)
                if has_slaves or 0 < cheapest <= state.treasury[seat]:
                    return True
        return False

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not has_working_port(state, seat, action.value):
            return "no-working-port"
        ports = working_ports(state, seat) & ~(1 << action.value)
        if not ports:
            return "other-port-needed"
        if self._is_somebody_ready(state, seat, ports):
            return ALLOWED
        has_troops = any([_readiest(state, origin)[0] for origin in places_in(ports)])
        return "fee-unpaid" if has_troops else "nobody-near"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.order = order_for(TRANSFERRING, action.value)
        state.ask(MUSTER, seat)


class Board(Deed):
    """Units go aboard a transport."""  # SIX-10.4

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for ship in state.transports:
            if ship.seat == seat and self.ship_objection(state, seat, ship) is ALLOWED:
                offered.append(BOARD[ship.number])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        for ship in state.transports:
            if ship.seat == seat and ship.number == action.value:
                return self.ship_objection(state, seat, ship)
        return "no-such-ship"

    def ship_objection(self, state: ContinentsState, seat: int, ship: Transport) -> str:
        room = ship.room()
        if room == 0:
            return "no-room"
        if has_enemy_fleet(state, seat, ship.sea):
            return "enemy-at-sea"
        reason = "nobody-near"
        for territory in COASTS[ship.sea]:
            if state.holder[territory] == seat:
                for slot in slots_to_send(state, seat, territory):
                    if ROOM[SLOT_KINDS[slot]] <= room:
                        return ALLOWED
                    reason = "no-room"
        return reason

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.order = order_for(BOARDING, action.value)
        state.ask(MUSTER, seat)


def arrive_from_ports(state: ContinentsState, seat: int) -> None:
    """Port transfers come in."""  # SIX-6.6
    if not state.transit[seat]:
        return
    for code in state.transit[seat]:
        route, slot = where_of(code), slot_in(code)
        origin, target = divmod(route, TERRITORIES)
        place = _landing_place(state, seat, origin, target)
        if place == NOWHERE:
            tell(state, "transfer-lost", seat, unit=SLOT_KINDS[slot])
        else:
            state.add_unit(place, slot)
            tell(state, "arrived", seat, territory=place, unit=SLOT_KINDS[slot])
    state.transit[seat] = []


def _landing_place(state: ContinentsState, seat: int, origin: int, target: int) -> int:
    """Where they land if the destination is lost: where they came from, else the capital or site, else nowhere."""
    if has_working_port(state, seat, target):
        return target
    if state.holder[origin] == seat:
        return origin  # SIX-6.7
    return seat_of_power(state, seat)
