"""Recruits, swaps, caravans, disbanding, and the limit of units in a territory."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Json
from casusbelli.games.continents.actions import (
    DISBAND,
    DISBAND_ABOARD,
    EXCHANGE,
    EXCHANGES,
    JOIN_CARAVAN,
    MOST_TRANSPORTS,
    PART_CARAVAN,
    RECRUIT,
)
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.connection import seat_of_power
from casusbelli.games.continents.deed import ALLOWED, Deed
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP
from casusbelli.games.continents.units import (
    ARTILLERY,
    CARAVAN,
    CAVALRY,
    INFANTRY,
    MOST_MOVES,
    PRICES,
    PRICES_AT_SITE,
    SLAVE,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOTS,
    SOLDIERS,
    slot_of,
    unit_at,
)

LEVELS: Final = [1, 2, 3]  # SIX-5.1: of the capital, by kind
LIMIT: Final = 10  # SIX-5.12
LIMIT_IN_PLAGUE: Final = 7  # SIX-19.5 SIX-R70


def count_of(state: ContinentsState, territory: int, kind: int) -> int:
    """How many units of a kind stand there, whatever their moves."""
    count = 0
    first = unit_at(territory, slot_of(kind, 0))
    for index in range(first, first + MOST_MOVES[kind] + 1):
        count += state.troops[index]
    return count


def slot_with(state: ContinentsState, territory: int, kind: int, fewest: int) -> int:
    """The slot of the unit of a kind with the fewest moves, but at least so many; -1 if there is none."""
    for moves in range(fewest, MOST_MOVES[kind] + 1):
        if state.troops[unit_at(territory, slot_of(kind, moves))]:
            return slot_of(kind, moves)
    return -1


def take_off(state: ContinentsState, territory: int, kind: int) -> int:
    """Remove the unit of a kind with the fewest moves; returns its slot."""
    slot = slot_with(state, territory, kind, 0)
    state.remove_unit(territory, slot)
    return slot


def recruit_price(state: ContinentsState, seat: int, kind: int) -> int:
    return PRICES[kind] if state.holds_capital(seat) else PRICES_AT_SITE[kind]  # SIX-21.6


class Recruit(Deed):
    """One unit in the capital or at the temporary site."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat] < PRICES[INFANTRY]:
            return
        for action in RECRUIT:
            if self.objection(state, seat, action) is ALLOWED:
                offered.append(action)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        kind = action.value
        if seat_of_power(state, seat) == NOWHERE:
            return "nowhere-to-recruit"  # SIX-5.1
        if state.level[seat] < LEVELS[kind]:
            return "capital-level"
        if state.treasury[seat] < recruit_price(state, seat, kind):
            return "too-dear"
        if state.recruited + SOLDIERS[kind] > 2 * state.owned(seat):
            return "recruits-limit"  # SIX-5.2
        return ALLOWED

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        kind = action.value
        place = seat_of_power(state, seat)
        price = recruit_price(state, seat, kind)
        pay(state, seat, price)
        state.recruited += SOLDIERS[kind]
        state.add_unit(place, slot_of(kind, 0))  # SIX-5.3
        tell(state, "recruited", seat, territory=place, unit=kind, money=price)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return recruit_price(state, seat, action.value)


class Exchange(Deed):
    """Units in the capital for others of the same worth."""  # SIX-5.4

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if not state.holds_capital(seat) or state.soldiers[state.capital[seat]] < 3:
            return
        free = self._free_units(state, seat)
        for action in EXCHANGE:
            if self._objection(state, seat, action, free) is ALLOWED:
                offered.append(action)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.holds_capital(seat):
            return "no-capital-held"
        return self._objection(state, seat, action, self._free_units(state, seat))

    def _free_units(self, state: ContinentsState, seat: int) -> list[int]:
        """Those of each kind in the capital that were not received in this turn."""  # SIX-5.5 SIX-R22
        capital = state.capital[seat]
        return [max(0, count_of(state, capital, kind) - state.received[kind]) for kind in range(CARAVAN)]

    def _objection(self, state: ContinentsState, seat: int, action: Action, free: list[int]) -> str:
        given, got = EXCHANGES[action.value]
        for kind in range(CARAVAN):
            if given.count(kind) > free[kind]:
                return "nothing-to-exchange"
        return ALLOWED if state.level[seat] >= LEVELS[max(got)] else "capital-level"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        capital = state.capital[seat]
        given, got = EXCHANGES[action.value]
        for kind in given:
            state.remove_unit(capital, self._exchangeable(state, capital, kind))
        for kind in got:
            state.add_unit(capital, slot_of(kind, 0))
            state.received[kind] += 1
        tell(state, "exchanged", seat, territory=capital, name="exchange:" + action.nouns[0].partition(":")[2])

    def _exchangeable(self, state: ContinentsState, capital: int, kind: int) -> int:
        """The slot of the unit with the fewest moves that was not itself received in this turn."""  # SIX-5.5
        idle = state.troops[unit_at(capital, slot_of(kind, 0))]
        return slot_with(state, capital, kind, 0 if idle > state.received[kind] else 1)


class JoinCaravan(Deed):
    """A cavalry unit tows an artillery unit."""  # SIX-5.9 SIX-R25

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            is_large = state.soldiers[territory] >= SOLDIERS[CAVALRY] + SOLDIERS[ARTILLERY]
            if is_large and self.objection(state, seat, JOIN_CARAVAN[territory]) is ALLOWED:
                offered.append(JOIN_CARAVAN[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if state.holder[action.value] != seat:
            return "not-held"
        can_tow = slot_with(state, action.value, CAVALRY, 2) >= 0
        return ALLOWED if can_tow and slot_with(state, action.value, ARTILLERY, 1) >= 0 else "cannot-join"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        territory = action.value
        state.remove_unit(territory, slot_with(state, territory, CAVALRY, 2))
        state.remove_unit(territory, slot_with(state, territory, ARTILLERY, 1))
        state.add_unit(territory, slot_of(CARAVAN, 1))
        tell(state, "caravan-joined", seat, territory=territory)


class PartCaravan(Deed):
    """Horse and gun go their own ways again."""  # SIX-5.11

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            is_large = state.soldiers[territory] >= SOLDIERS[CARAVAN]
            if is_large and self.objection(state, seat, PART_CARAVAN[territory]) is ALLOWED:
                offered.append(PART_CARAVAN[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if state.holder[action.value] != seat:
            return "not-held"
        return ALLOWED if slot_with(state, action.value, CARAVAN, 2) >= 0 else "cannot-part"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        territory = action.value
        moves = MOST_MOVES[CARAVAN]
        while not state.troops[unit_at(territory, slot_of(CARAVAN, moves))]:
            moves -= 1
        state.remove_unit(territory, slot_of(CARAVAN, moves))
        state.add_unit(territory, slot_of(CAVALRY, moves - 2))
        state.add_unit(territory, slot_of(ARTILLERY, 0))
        tell(state, "caravan-parted", seat, territory=territory)


class Disband(Deed):
    """A unit on land or aboard is sent home for good."""  # SIX-5.8

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            if state.soldiers[territory]:
                for kind in range(SLAVE):
                    if count_of(state, territory, kind):
                        offered.append(DISBAND[kind][territory])
        for ship in state.transports:
            if ship.seat == seat and ship.cargo:
                for kind in (INFANTRY, CAVALRY):
                    if kind in [SLOT_KINDS[slot] for slot in ship.cargo]:
                        offered.append(DISBAND_ABOARD[kind][ship.number])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if action.verb == "disband":
            kind, territory = divmod(action.value, TERRITORIES)
            is_there = state.holder[territory] == seat and count_of(state, territory, kind) > 0
            return ALLOWED if is_there else "no-such-unit"
        kind, number = divmod(action.value, MOST_TRANSPORTS)
        for ship in state.transports:
            if ship.seat == seat and ship.number == number and kind in [SLOT_KINDS[slot] for slot in ship.cargo]:
                return ALLOWED
        return "no-such-unit"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action.verb == "disband":
            kind, territory = divmod(action.value, TERRITORIES)
            take_off(state, territory, kind)
            tell(state, "disbanded", seat, territory=territory, unit=kind)
            state.ask(CHECK_MAP, seat)
            return
        kind, number = divmod(action.value, MOST_TRANSPORTS)
        remove_cargo(state, seat, number, kind)
        tell(state, "disbanded-aboard", seat, unit=kind, transport=number)


def remove_cargo(state: ContinentsState, seat: int, number: int, kind: int) -> int:
    """Take the unit of a kind with the fewest moves off a transport; returns its slot."""
    ship = state.transport(seat, number)
    slot = min([slot for slot in ship.cargo if SLOT_KINDS[slot] == kind])
    cargo = list(ship.cargo)
    cargo.remove(slot)
    state.replace_transport(ship.carrying(cargo))
    return slot


def excess(state: ContinentsState, territory: int) -> int:
    """Units above the limit of a territory."""  # SIX-5.12
    if state.capital_of[territory] != NOBODY:
        return 0
    limit = LIMIT_IN_PLAGUE if state.plague_origin != NOBODY else LIMIT
    return max(0, state.units(territory) - max(0, limit - state.red[territory]))


def set_moves(state: ContinentsState, seat: int, full: list[int]) -> None:
    """Every unit and slave of the player on land gets the movement points of its kind."""  # SIX-6.1
    for territory in state.held[seat]:
        if state.soldiers[territory] or state.slaves(territory):
            _set_moves_at(state, territory, full)


def _set_moves_at(state: ContinentsState, territory: int, full: list[int]) -> None:
    base = territory * SLOTS
    for slot in range(SLOTS):
        count = state.troops[base + slot]
        kind = SLOT_KINDS[slot]
        if count and SLOT_MOVES[slot] != full[kind]:
            state.troops[base + slot] = 0
            state.troops[base + slot_of(kind, full[kind])] += count
