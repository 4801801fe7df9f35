"""Revolts: hunger, red tokens, slaves and incitement turn garrisons into rebels."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents import battle
from casusbelli.games.continents.actions import RISE, TURN_COAT
from casusbelli.games.continents.army import count_of, take_off
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.connection import is_connected
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.events import roll, tell
from casusbelli.games.continents.fight import REVOLT, Fight
from casusbelli.games.continents.food import demand, supply
from casusbelli.games.continents.prices import NO_BUILDING
from casusbelli.games.continents.sides import is_fought_out
from casusbelli.games.continents.slavery import ask_to_catch, revolt_chance
from casusbelli.games.continents.standing import BAD_ARGUMENT, MOST_COUNT, NEEDS_FIGHT, unless
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP, CHOOSE_RISING, CHOOSE_TURNCOATS, SPREAD_REVOLT
from casusbelli.games.continents.territory import destroy_main, lose_to_rebels
from casusbelli.games.continents.units import (
    ARTILLERY,
    CARAVAN,
    INFANTRY,
    SLAVE,
    SLOT_KINDS,
    SLOT_MOVES,
    SOLDIERS,
    pieces_worth,
    slot_in,
    slot_of,
    unit_at,
)

STREAM: Final = "revolt"


# What sets them off.


def check_hunger(state: ContinentsState, seat: int) -> None:
    """Once, however much is missing."""  # SIX-14.4
    if demand(state, seat) <= supply(state, seat):
        return
    tell(state, "hunger", seat, count=demand(state, seat) - supply(state, seat))
    if roll(state, STREAM, 100, "hunger", seat) < 80:
        break_out(state, seat, roll(state, STREAM, 10, "revolt-size", seat))


def check_red_tokens(state: ContinentsState, seat: int) -> None:
    """At least half of the held territories have red tokens."""  # SIX-14.11 SIX-R62
    plundered = 0
    is_marked = False
    for territory in state.held[seat]:
        if state.red[territory]:
            plundered += 1
            is_marked = is_marked or (state.risen >> territory) & 1 == 1
    if not plundered or 2 * plundered < len(state.held[seat]):
        return
    threshold, sides = (70, 10) if is_marked else (60, 6)
    if roll(state, STREAM, 100, "red-tokens", seat) <= threshold:
        break_out(state, seat, roll(state, STREAM, sides, "revolt-size", seat))


def check_slaves(state: ContinentsState, seat: int, territory: int) -> None:
    """Of one territory, at the end of the master's turn."""  # SIX-18.8
    slaves = state.slaves(territory)
    if state.holder[territory] != seat or not slaves:
        return
    if roll(state, "slaves", 100, "slave-check", seat) > revolt_chance(slaves):
        return
    tell(state, "slave-revolt", seat, territory=territory, count=slaves)
    state.clear_slaves(territory)
    destroy_main(state, territory)  # SIX-18.10
    state.risen |= 1 << territory
    rebels = [unit_at(territory, slot_of(INFANTRY, 0))] * slaves
    _rise_up(state, seat, territory, rebels)


def break_out(state: ContinentsState, seat: int, size: int) -> None:
    tell(state, "revolt", seat, count=size)
    state.ask(SPREAD_REVOLT, seat, size)


# Where, and who turns.


def spread(state: ContinentsState, seat: int, size: int) -> None:
    """Another territory rises while soldiers are missing and any are left."""  # SIX-14.5
    if size and rising_places(state, seat):
        state.ask(CHOOSE_RISING, seat, size)


def rising_places(state: ContinentsState, seat: int) -> list[int]:
    """Those among which the victim must choose now."""  # SIX-14.6 SIX-R60
    ranked: list[list[int]] = [[], [], [], []]
    for territory in range(TERRITORIES):
        if state.soldiers[territory] and state.owns(seat, territory):  # SIX-14.5 SIX-R79
            ranked[_reluctance(state, seat, territory)].append(territory)
    for places in ranked:
        if places:
            return places
    return []


def _reluctance(state: ContinentsState, seat: int, territory: int) -> int:
    if state.capital_of[territory] == seat:
        return 3
    if state.capital_of[territory] != NOBODY:
        return 2
    return 0 if state.main[territory] == NO_BUILDING else 1


class ChooseRising(Decision[ContinentsState]):
    """The victim says where the next rebels rise."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [RISE[territory] for territory in rising_places(state, seat)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        territory = action.value
        turning = min(state.argument, state.soldiers[territory])
        state.ask(SPREAD_REVOLT, seat, state.argument - turning)
        destroy_main(state, territory)  # SIX-14.7
        state.risen |= 1 << territory  # SIX-14.10
        tell(state, "rising", seat, territory=territory, count=turning)
        if turning == state.soldiers[territory]:
            rebels = [unit_at(territory, slot) for slot in state.slots_at(territory)]
            state.clear_units(territory)
            _rise_up(state, seat, territory, rebels)
            return
        state.fight = Fight(REVOLT, territory, REBELS, seat)
        state.ask(CHOOSE_TURNCOATS, seat, turning)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["other-place-first"], "other-place-first"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(0 < argument <= MOST_COUNT, BAD_ARGUMENT)


class ChooseTurncoats(Decision[ContinentsState]):
    """Which units of the garrison turn; the last is split if it is too large."""  # SIX-14.8 SIX-R61

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        fight = battle.fight_of(state)
        return [TURN_COAT[kind] for kind in range(SLAVE) if count_of(state, fight.place, kind)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        fight = battle.fight_of(state)
        needed = state.argument
        kind = action.value
        slot = take_off(state, fight.place, kind)
        if SOLDIERS[kind] <= needed:
            fight.attackers.append(unit_at(fight.place, slot_of(kind, 0)))
        else:
            _split(state, fight, slot, needed)
        needed -= min(SOLDIERS[kind], needed)
        if needed:
            state.ask(CHOOSE_TURNCOATS, seat, needed)
            return
        state.fight = None
        _rise_up(state, seat, fight.place, fight.attackers)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-loyal-there"], "not-loyal-there"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        if fight is None or not is_fought_out(state) or fight.kind != REVOLT:
            return NEEDS_FIGHT
        is_victim = fight.defender == seat and state.holder[fight.place] == seat and not fight.defenders
        return unless(is_victim and 0 < argument < state.soldiers[fight.place], NEEDS_FIGHT)


def _split(state: ContinentsState, fight: Fight, slot: int, needed: int) -> None:
    """So many soldiers of a unit turn, the rest stays loyal; a caravan's horse is lost."""
    kind = SLOT_KINDS[slot]
    worth = SOLDIERS[ARTILLERY] if kind == CARAVAN else SOLDIERS[kind]
    for piece in pieces_worth(needed):
        fight.attackers.append(unit_at(fight.place, slot_of(piece, 0)))
    for piece in pieces_worth(worth - needed):
        state.add_unit(fight.place, slot_of(piece, min(SLOT_MOVES[slot], state.full_moves(piece))))


# What comes of it.


def _rise_up(state: ContinentsState, seat: int, territory: int, rebels: list[int]) -> None:
    """Rebels fight the loyal soldiers there, or take the land."""  # SIX-14.9
    fight = Fight(REVOLT, territory, REBELS, seat)
    fight.attackers = rebels
    fight.defenders = [unit_at(territory, slot) for slot in state.slots_at(territory)]
    fight.is_connected = is_connected(state, seat, territory)
    state.clear_units(territory)
    if fight.defenders:
        battle.begin(state, fight)
    else:
        conclude(state, fight)


def conclude(state: ContinentsState, fight: Fight) -> None:
    """The loyal side keeps the land, or rebels hold it."""
    seat, territory = fight.defender, fight.place
    state.ask(CHECK_MAP, seat)
    if fight.defenders:
        for code in fight.defenders:
            state.add_unit(territory, slot_in(code))
        tell(state, "revolt-crushed", seat, territory=territory)
        ask_to_catch(state, fight, seat)
        return
    for code in fight.attackers:
        state.add_unit(territory, slot_of(SLOT_KINDS[slot_in(code)], 0))
    lose_to_rebels(state, territory, seat if state.owns(seat, territory) else NOBODY)
    state.fight = None
