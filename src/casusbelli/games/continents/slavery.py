"""Slaves: caught after battles, killed, freed, rising against their masters."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents.actions import (
    CATCH,
    FREE_SLAVE,
    FREE_SLAVE_ABOARD,
    KILL_CAUGHT,
    KILL_SLAVE,
    KILL_SLAVE_ABOARD,
    LET_GO,
)
from casusbelli.games.continents.army import remove_cargo, take_off
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import roll, tell
from casusbelli.games.continents.fight import SEA, Fight
from casusbelli.games.continents.sides import is_fought_out
from casusbelli.games.continents.standing import BAD_ARGUMENT, NEEDS_FIGHT, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import CATCH_SLAVES, KILL_CAUGHT_SLAVES
from casusbelli.games.continents.units import CAVALRY, SLAVE, SLAVE_SLOT, SLOT_KINDS, slot_in, slot_of, where_of

STREAM: Final = "slaves"
LARGE_BATTLE: Final = 10  # soldiers of the other side (SIX-18.4)


def ask_to_catch(state: ContinentsState, fight: Fight, holder: int) -> None:
    """Whoever holds the land after a real battle, with survivors, may try once."""  # SIX-18.2 SIX-R71
    if fight.exchanges and holder >= 0 and survivors(fight, holder):
        state.ask(CATCH_SLAVES, holder)
    else:
        state.fight = None


def survivors(fight: Fight, holder: int) -> list[int]:
    return fight.attackers if fight.attacker == holder else fight.defenders


def catch_chance(fight: Fight, holder: int) -> int:
    chance = 20
    for code in survivors(fight, holder):
        chance += 15 if SLOT_KINDS[slot_in(code)] == CAVALRY else 5  # SIX-18.3
    return min(100, chance)


class CatchSlaves(Decision[ContinentsState]):
    """Try to take prisoners as slaves, or let them go."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [CATCH, LET_GO]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        state.fight = None
        if action is LET_GO:
            return
        chance = catch_chance(fight, seat)
        if roll(state, STREAM, 100, "catch", seat) > chance:
            tell(state, "nobody-caught", seat, territory=fight.place, count=chance)
            return
        began = fight.began[1] if fight.attacker == seat else fight.began[0]
        sides = 10 if began >= LARGE_BATTLE else 4
        caught = min(roll(state, STREAM, sides, "caught", seat), began)  # SIX-18.4
        state.add_unit(fight.place, slot_of(SLAVE, 0), caught)  # SIX-18.5 SIX-18.6
        tell(state, "caught", seat, territory=fight.place, count=caught)
        state.caught = caught
        state.ask(KILL_CAUGHT_SLAVES, seat, fight.place)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["no-slaves"], "no-slaves"

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        fight = state.fight
        return None if action is LET_GO or fight is None else {"chance": catch_chance(fight, seat)}

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        if fight is None or not is_fought_out(state):
            return NEEDS_FIGHT
        is_party = seat in (fight.attacker, fight.defender) and state.holder[fight.place] == seat
        return unless(fight.kind != SEA and is_party and bool(survivors(fight, seat)), NEEDS_FIGHT)


class KillCaughtSlaves(Decision[ContinentsState]):
    """How many of those just caught are killed."""  # SIX-18.5

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return KILL_CAUGHT[: state.caught + 1]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        for _ in range(action.value):
            take_off(state, state.argument, SLAVE)
        state.caught = 0
        if action.value:
            tell(state, "slaves-killed", seat, territory=state.argument, count=action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-that-many"], "not-that-many"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        is_there = argument < TERRITORIES and state.holder[argument] == seat
        return unless(is_there and state.slaves(argument) >= state.caught, BAD_ARGUMENT)


class KillSlave(Deed):
    """One slave on land or aboard."""  # SIX-18.5

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            if state.slaves(territory):
                offered.append(KILL_SLAVE[territory])
        for ship in state.transports:
            if ship.seat == seat and ship.cargo and ship.cargo[-1] >= SLAVE_SLOT:
                offered.append(KILL_SLAVE_ABOARD[ship.number])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if action.verb == "kill-slave":
            has_slaves = state.holder[action.value] == seat and state.slaves(action.value) > 0
            return ALLOWED if has_slaves else "no-slaves"
        for ship in state.transports:
            if ship.seat == seat and ship.number == action.value and ship.cargo and ship.cargo[-1] >= SLAVE_SLOT:
                return ALLOWED
        return "no-slaves"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action.verb == "kill-slave":
            take_off(state, action.value, SLAVE)
            tell(state, "slaves-killed", seat, territory=action.value, count=1)
        else:
            remove_cargo(state, seat, action.value, SLAVE)
            tell(state, "slave-killed-aboard", seat, transport=action.value)


def revolt_chance(slaves: int) -> int:
    """Of a slave check."""  # SIX-18.9
    if slaves <= 3:
        return (0, 5, 15, 30)[slaves]
    return min(100, 30 + 5 * (slaves - 3))


def has_slaves(state: ContinentsState, seat: int) -> bool:
    for territory in state.held[seat]:
        if state.slaves(territory):
            return True
    for ship in state.transports:
        if ship.seat == seat and ship.cargo and ship.cargo[-1] >= SLAVE_SLOT:
            return True
    return any([slot_in(code) >= SLAVE_SLOT for code in state.transit[seat]])


def _slaves_bound_for(state: ContinentsState, seat: int, territory: int) -> list[int]:
    """Slaves in port transit to a territory."""
    return [
        code
        for code in state.transit[seat]
        if slot_in(code) >= SLAVE_SLOT and where_of(code) % TERRITORIES == territory
    ]


class ChooseFreedSlave(Decision[ContinentsState]):
    """The target of a spy says which slave goes free: on land, aboard, or on the way to a port."""  # SIX-20.12

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        found = [
            FREE_SLAVE[territory]
            for territory in range(TERRITORIES)
            if (state.holder[territory] == seat and state.slaves(territory))
            or _slaves_bound_for(state, seat, territory)
        ]
        for ship in state.transports:
            if ship.seat == seat and ship.cargo and ship.cargo[-1] >= SLAVE_SLOT:
                found.append(FREE_SLAVE_ABOARD[ship.number])
        return found

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action.verb == "free-slave":
            if state.holder[action.value] == seat and state.slaves(action.value):
                take_off(state, action.value, SLAVE)
            else:
                state.transit[seat].remove(_slaves_bound_for(state, seat, action.value)[0])
            tell(state, "slave-freed", seat, territory=action.value)
        else:
            remove_cargo(state, seat, action.value, SLAVE)
            tell(state, "slave-freed-aboard", seat, transport=action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "no-slaves"
