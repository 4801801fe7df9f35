"""Units are mustered one by one, then they go."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents import land_battle
from casusbelli.games.continents.actions import CALL_OFF, GO, LAND, LAND_ALL, SEND, SEND_ALL
from casusbelli.games.continents.amendments import ALL_MEANS_ALL
from casusbelli.games.continents.board import (
    COASTS,
    NEIGHBOUR_MASKS,
    NEIGHBOURS,
    SEAS_OF,
    TERRITORIES,
)
from casusbelli.games.continents.connection import has_working_port
from casusbelli.games.continents.deed import ALLOWED, RULES
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.orders import BOARD as BOARDING
from casusbelli.games.continents.orders import ENGAGE, ORDER_RULES, SAIL, kind_of, target_of
from casusbelli.games.continents.orders import MARCH as MARCHING
from casusbelli.games.continents.orders import TRANSFER as TRANSFERRING
from casusbelli.games.continents.sides import is_ordered_by
from casusbelli.games.continents.standing import NEEDS_ORDER, unless
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP, MUSTER
from casusbelli.games.continents.territory import take_territory
from casusbelli.games.continents.units import (
    ROOM,
    SLAVE_SLOT,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOT_SOLDIERS,
    SLOTS,
    slot_in,
    slot_of,
    unit_at,
    where_of,
)

REASONS_OF_THE_ORDER: Final = ("not-adjacent", "no-moves", "no-such-unit")


def is_plain_move(state: ContinentsState, seat: int, territory: int) -> bool:
    """Onto land that the player holds, or that nobody does; all else is an attack."""  # SIX-6.3 SIX-R18
    holder = state.holder[territory]
    return holder in (seat, NOBODY)


def has_enemy_fleet(state: ContinentsState, seat: int, sea: int) -> bool:
    return state.fleets[sea] & state.war[seat] != 0  # SIX-10.7


def is_free_step(state: ContinentsState, seat: int, origin: int, territory: int) -> bool:
    """Between two roads that the player holds."""  # SIX-4.13 SIX-R7
    return state.holder[territory] == seat and state.has_road(origin) and state.has_road(territory)


def step_fee(state: ContinentsState, seat: int, place: int, territory: int, slot: int) -> int:
    """The march fee of one unit for a plain move."""  # SIX-6.4 SIX-10.6
    if place < TERRITORIES and is_free_step(state, seat, place, territory):
        return 0
    return SLOT_SOLDIERS[slot]


def force_fee(state: ContinentsState, seat: int) -> int:
    """What a plain move, a transfer or boarding of the mustered units costs."""
    kind = kind_of(state.order)
    if kind == BOARDING:
        return 0  # SIX-10.4
    fee = 0
    for code in state.force:
        place, slot = where_of(code), slot_in(code)
        if kind == TRANSFERRING:
            fee += SLOT_SOLDIERS[slot]  # SIX-6.6
        else:
            fee += step_fee(state, seat, place, target_of(state.order), slot)
    return fee


# Who may be sent.


def _waiting(state: ContinentsState, seat: int, place: int, slot: int) -> int:
    """Units of a slot that are still to be mustered."""
    if place < TERRITORIES:
        present = state.troops[unit_at(place, slot)]
    else:
        present = state.transport(seat, place - TERRITORIES).cargo.count(slot)
    return present - state.force.count(unit_at(place, slot))


def send_objection(state: ContinentsState, seat: int, place: int, slot: int) -> str:
    """What is against one more unit of this slot from this place."""
    kind, target = kind_of(state.order), target_of(state.order)
    problem = _place_objection(state, seat, place, kind, target)
    if problem:
        return problem
    if SLOT_MOVES[slot] == 0:
        return "no-moves"
    if _waiting(state, seat, place, slot) <= 0:
        return "no-such-unit"
    if kind == BOARDING:
        return ALLOWED if _room(state, seat, target) >= ROOM[SLOT_KINDS[slot]] else "no-room"  # SIX-10.3
    if kind == TRANSFERRING:
        return ALLOWED if force_fee(state, seat) + SLOT_SOLDIERS[slot] <= state.treasury[seat] else "fee-unpaid"
    if not is_plain_move(state, seat, target):
        if slot >= SLAVE_SLOT:
            return "slaves-not-there"
        return ALLOWED if _can_pay_attack(state, seat, place, target, slot) else "attack-unpaid"
    if slot >= SLAVE_SLOT:
        return ALLOWED if state.holder[target] == seat else "slaves-not-there"  # SIX-18.6
    fee = force_fee(state, seat) + step_fee(state, seat, place, target, slot)
    return ALLOWED if fee <= state.treasury[seat] else "fee-unpaid"


def _place_objection(state: ContinentsState, seat: int, place: int, kind: int, target: int) -> str:
    if place >= TERRITORIES:
        return ship_objection(state, seat, place - TERRITORIES, kind, target)
    if state.holder[place] != seat:
        return "not-held"
    if kind == MARCHING:
        return ALLOWED if (NEIGHBOUR_MASKS[target] >> place) & 1 else "not-adjacent"
    if kind == TRANSFERRING:
        return ALLOWED if place != target and has_working_port(state, seat, place) else "other-port-needed"
    return ALLOWED if state.transport(seat, target).sea in SEAS_OF[place] else "not-adjacent"


def ship_objection(state: ContinentsState, seat: int, number: int, kind: int, target: int) -> str:
    if kind != MARCHING or not state.has_transport(seat, number):
        return "not-adjacent"
    sea = state.transport(seat, number).sea
    if sea not in SEAS_OF[target]:
        return "not-adjacent"
    return "enemy-at-sea" if has_enemy_fleet(state, seat, sea) else ALLOWED  # SIX-10.7


def _room(state: ContinentsState, seat: int, number: int) -> int:
    room = state.transport(seat, number).room()
    for code in state.force:
        room -= ROOM[SLOT_KINDS[slot_in(code)]]
    return room


def _can_pay_attack(state: ContinentsState, seat: int, place: int, target: int, slot: int) -> bool:
    fee, landing_fee = land_battle.attack_fees(state.force)
    if place < TERRITORIES:
        fee += SLOT_SOLDIERS[slot]
    else:
        landing_fee += SLOT_SOLDIERS[slot]
    return land_battle.can_afford_attack(state, seat, target, fee, landing_fee)


# The decision.


def muster_places(state: ContinentsState, seat: int) -> list[int]:
    """Territories and transports from which somebody may go."""
    kind, target = kind_of(state.order), target_of(state.order)
    if kind == MARCHING:
        found = [place for place in NEIGHBOURS[target] if state.holder[place] == seat]
        for ship in state.transports:
            is_near = ship.seat == seat and ship.sea in SEAS_OF[target]
            if is_near and ship.cargo and not has_enemy_fleet(state, seat, ship.sea):
                found.append(TERRITORIES + ship.number)
        return found
    if kind == TRANSFERRING:
        return [place for place in range(TERRITORIES) if place != target and has_working_port(state, seat, place)]
    return [place for place in COASTS[state.transport(seat, target).sea] if state.holder[place] == seat]


def slots_to_send(state: ContinentsState, seat: int, place: int) -> list[int]:
    """The slots with moves that are not empty there."""
    if place >= TERRITORIES:
        return sorted({slot for slot in state.transport(seat, place - TERRITORIES).cargo if SLOT_MOVES[slot]})
    base = place * SLOTS
    return [slot for slot in range(SLOTS) if state.troops[base + slot] and SLOT_MOVES[slot]]


class Muster(Decision[ContinentsState]):
    """Pick the units that go; then they go together, or it is called off."""  # SIX-6.5

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        offered = [GO, CALL_OFF] if state.force else [CALL_OFF]
        for place in muster_places(state, seat):
            self._offer_from(state, seat, place, offered)
        return offered

    def _offer_from(self, state: ContinentsState, seat: int, place: int, offered: list[Action]) -> None:
        several = 0
        for slot in slots_to_send(state, seat, place):
            if send_objection(state, seat, place, slot) is ALLOWED:
                sends = SEND[place][slot] if place < TERRITORIES else LAND[place - TERRITORIES][slot]
                assert sends is not None
                offered.append(sends)
                if slot < SLAVE_SLOT:
                    several += _waiting(state, seat, place, slot)
        if several > 1 and self._objection_to_all(state, seat, place) is ALLOWED:
            offered.append(SEND_ALL[place] if place < TERRITORIES else LAND_ALL[place - TERRITORIES])

    def _objection_to_all(self, state: ContinentsState, seat: int, place: int) -> str:
        """All of them or not at all: what is against the last one, when the others are sent."""  # SIX-6.5
        if not state.amended(ALL_MEANS_ALL):
            return ALLOWED
        waiting: list[int] = []
        for slot in slots_to_send(state, seat, place):
            if slot < SLAVE_SLOT:
                waiting += [unit_at(place, slot)] * _waiting(state, seat, place, slot)
        if len(waiting) < 2:
            return "no-such-unit"
        force = state.force
        state.force = force + waiting[:-1]
        problem = send_objection(state, seat, place, slot_in(waiting[-1]))
        state.force = force
        return problem

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is CALL_OFF:
            state.force = []
            return
        if action is GO:
            go(state, seat)
            return
        state.ask(MUSTER, seat)
        if action.verb == "send":
            state.force.append(action.value)
        elif action.verb == "land":
            state.force.append(action.value + TERRITORIES * SLOTS)
        else:
            self._send_all(state, seat, action.value + (TERRITORIES if action.verb == "land-all" else 0))

    def _send_all(self, state: ContinentsState, seat: int, place: int) -> None:
        """Everybody who may go, as far as the money and the room reach."""
        for slot in slots_to_send(state, seat, place):
            while slot < SLAVE_SLOT and send_objection(state, seat, place, slot) is ALLOWED:
                state.force.append(unit_at(place, slot))

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        if action is GO:
            return law_of_muster(state, seat), "nobody-sent"
        reason = "no-such-unit"
        place = where_of(action.value) if action.verb in ("send", "land") else action.value
        if action.verb in ("land", "land-all"):
            place += TERRITORIES
        if action.verb in ("send", "land"):
            reason = send_objection(state, seat, place, slot_in(action.value))
        else:
            problem = _place_objection(state, seat, place, kind_of(state.order), target_of(state.order))
            reason = problem or self._objection_to_all(state, seat, place) or reason
        return law_of_muster(state, seat) if reason in REASONS_OF_THE_ORDER else RULES[reason], reason

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        if action is not GO:
            return None
        target = target_of(state.order)
        if kind_of(state.order) == MARCHING and not is_plain_move(state, seat, target):
            return land_battle.forecast(state, seat, target)
        return {"money": force_fee(state, seat)}

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        kind = kind_of(state.order)
        if kind in (SAIL, ENGAGE) or not is_ordered_by(state, seat):
            return NEEDS_ORDER
        is_aboard = kind != BOARDING or state.has_transport(seat, target_of(state.order))
        return unless(is_aboard and _can_be_mustered(state, seat), NEEDS_ORDER)


def law_of_muster(state: ContinentsState, seat: int) -> str:
    """The rule of what the units are mustered for."""
    kind = kind_of(state.order)
    is_attack = kind == MARCHING and not is_plain_move(state, seat, target_of(state.order))
    return "SIX-8.1" if is_attack else ORDER_RULES[kind]


def go(state: ContinentsState, seat: int) -> None:
    kind, target = kind_of(state.order), target_of(state.order)
    if kind == MARCHING and not is_plain_move(state, seat, target):
        force = state.force
        state.force = []
        land_battle.declare(state, seat, target, leave_places(state, seat, force))
        return
    fee = force_fee(state, seat)
    pay(state, seat, fee)
    sent = state.force
    state.force = []
    units = leave_places(state, seat, sent)
    if kind == MARCHING:
        _arrive(state, seat, target, units, fee)
    elif kind == TRANSFERRING:
        for code in units:
            origin, slot = where_of(code), slot_in(code)
            arriving = slot_of(SLOT_KINDS[slot], 0)
            state.transit[seat].append(unit_at(origin * TERRITORIES + target, arriving))
        tell(state, "transferred", seat, territory=target, count=len(units), money=fee)
    else:
        ship = state.transport(seat, target)
        state.replace_transport(ship.carrying([*ship.cargo, *[slot_in(code) for code in units]]))
        tell(state, "boarded", seat, sea=ship.sea, transport=target, count=len(units))
    state.ask(CHECK_MAP, seat)


def _arrive(state: ContinentsState, seat: int, territory: int, units: list[int], fee: int) -> None:
    for code in units:
        state.add_unit(territory, slot_in(code))
    tell(state, "marched", seat, territory=territory, count=len(units), money=fee)
    if state.holder[territory] == NOBODY:
        take_territory(state, territory, seat)  # SIX-3.3


def leave_places(state: ContinentsState, seat: int, force: list[int]) -> list[int]:
    """Take the mustered units off where they are, 1 movement point spent; returns their codes."""  # SIX-6.2
    units: list[int] = []
    for code in force:
        place, slot = where_of(code), slot_in(code)
        if place < TERRITORIES:
            state.remove_unit(place, slot)
        else:
            ship = state.transport(seat, place - TERRITORIES)
            cargo = list(ship.cargo)
            cargo.remove(slot)
            state.replace_transport(ship.carrying(cargo))
        units.append(code - 1)
    return units


def _can_be_mustered(state: ContinentsState, seat: int) -> bool:
    """Those who are mustered could be sent one after another."""
    force, state.force = state.force, []
    for code in force:
        if send_objection(state, seat, where_of(code), slot_in(code)) is not ALLOWED:
            return False
        state.force.append(code)
    return True
