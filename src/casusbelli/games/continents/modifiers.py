"""What both sides of a battle add to their rolls."""

from typing import Final

from casusbelli.games.continents.board import COASTS, TERRITORIES
from casusbelli.games.continents.connection import is_blockaded, is_port
from casusbelli.games.continents.fight import ATTACK, SEA, Fight
from casusbelli.games.continents.prices import BUNKERS, DEFENCE, GREAT_BUNKERS
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.tables import UNUSUAL_SUN, WINTER
from casusbelli.games.continents.units import (
    ARTILLERY,
    BERTH_KINDS,
    BERTHS,
    CARAVAN,
    INFANTRY,
    MOST_MOVES,
    SHIP_SOLDIERS,
    SLOT_KINDS,
    SLOT_SOLDIERS,
    slot_in,
    slot_of,
    unit_at,
    where_of,
)

# The attacker's first, then the defender's.
MODIFIER_NAMES: Final = (
    "directions",
    "numbers",
    "landing",
    "landing-at-port",
    "unconnected",
    "weather",
    "own-rebels",
    "battery",
    "bunkers",
    "capital",
    "dug-in",
    "reconquest",
    "rebels-behind",
    "cut-off",
    "battery-ashore",
)
DIRECTIONS: Final = 0
NUMBERS: Final = 1
LANDING: Final = 2
LANDING_AT_PORT: Final = 3
UNCONNECTED: Final = 4
WEATHER: Final = 5
OWN_REBELS: Final = 6
BATTERY: Final = 7
BUNKERS_BONUS: Final = 8
CAPITAL: Final = 9
DUG_IN: Final = 10
RECONQUEST: Final = 11
REBELS_BEHIND: Final = 12
CUT_OFF: Final = 13
BATTERY_ASHORE: Final = 14
ATTACKERS: Final = 8  # those before this one are the attacker's

MOST_FOR_NUMBERS: Final = 10


def soldiers_in(fight: Fight, units: list[int]) -> int:
    total = 0
    if fight.kind == SEA:
        for code in units:
            total += SHIP_SOLDIERS[BERTH_KINDS[code % BERTHS]]
    else:
        for code in units:
            total += SLOT_SOLDIERS[slot_in(code)]
    return total


def modifiers(state: ContinentsState, fight: Fight) -> list[int]:
    """Counted anew before every exchange."""  # SIX-8.7 SIX-R30
    found = [0] * len(MODIFIER_NAMES)
    surplus = soldiers_in(fight, fight.attackers) - soldiers_in(fight, fight.defenders)
    if surplus > 0:
        found[NUMBERS] = min(2 * surplus, MOST_FOR_NUMBERS)  # SIX-8.9 SIX-11.5
    if state.weather == WINTER:
        found[WEATHER] = -4  # SIX-8.14 SIX-11.7
    elif state.weather == UNUSUAL_SUN:
        found[WEATHER] = 4
    if fight.kind == SEA:
        found[BATTERY] = _battery(state, fight.attacker, fight.place)
        found[BATTERY_ASHORE] = _battery(state, fight.defender, fight.place)
        return found
    if fight.kind == ATTACK:
        _count_origins(state, fight, found)
    _count_place(state, fight, found)
    if fight.attacker >= 0 and fight.defender >= 0:
        found[OWN_REBELS] = -4 * _revolts_against(state, fight.attacker)  # SIX-8.19 SIX-R36
        found[REBELS_BEHIND] = -4 * _revolts_against(state, fight.defender)
    return found


def _count_origins(state: ContinentsState, fight: Fight, found: list[int]) -> None:
    """Where the attackers come from: directions, landings, connection."""
    origins = 0
    landing = unconnected = total = 0
    for code in fight.attackers:
        place, slot = where_of(code), slot_in(code)
        soldiers = SLOT_SOLDIERS[slot]
        total += soldiers
        if place >= TERRITORIES:
            landing += soldiers
        else:
            origins |= 1 << place
            if (fight.unconnected >> place) & 1:
                unconnected += soldiers
    directions = origins.bit_count()
    if directions > 1:
        found[DIRECTIONS] = directions  # SIX-8.8 SIX-R31
    if landing and 2 * landing >= total:  # SIX-8.13 SIX-R33
        found[LANDING] = -12  # SIX-8.10
        if is_port(state, fight.place) and not is_blockaded(state, fight.place):
            found[LANDING_AT_PORT] = -8  # SIX-8.11 SIX-R41
    elif unconnected and 2 * unconnected >= total:
        found[UNCONNECTED] = -10  # SIX-8.12


def _count_place(state: ContinentsState, fight: Fight, found: list[int]) -> None:
    """What the ground gives to the defender."""
    main = state.main[fight.place]
    if main in (BUNKERS, GREAT_BUNKERS):
        found[BUNKERS_BONUS] = max(0, DEFENCE[main] - _shelling(state, fight))  # SIX-8.15
    elif _has_infantry(fight.defenders):
        found[DUG_IN] = 2  # SIX-8.17 SIX-R35
    original = state.capital_of[fight.place]
    if original != NOBODY:
        if original == fight.defender:
            found[CAPITAL] = 10  # SIX-8.16 SIX-R38
        elif original == fight.attacker:
            found[RECONQUEST] = -5  # SIX-8.18
    if fight.defender >= 0 and not fight.is_connected:
        found[CUT_OFF] = -10  # SIX-8.20


def _shelling(state: ContinentsState, fight: Fight) -> int:
    """What artillery takes off bunkers."""  # SIX-R34
    guns = 0
    for code in fight.attackers:
        kind = SLOT_KINDS[slot_in(code)]
        if kind in (ARTILLERY, CARAVAN):
            guns += 1
    has_shells = fight.attacker >= 0 and (state.shells >> fight.attacker) & 1 == 1
    return guns * (6 if has_shells else 4)  # SIX-16.3f


def _has_infantry(units: list[int]) -> bool:
    for code in units:
        if SLOT_KINDS[slot_in(code)] == INFANTRY:
            return True
    return False


def _revolts_against(state: ContinentsState, seat: int) -> int:
    count = 0
    for territory in range(TERRITORIES):
        if state.risen_against[territory] == seat and state.holder[territory] == REBELS:
            count += 1
    return count


def _battery(state: ContinentsState, seat: int, sea: int) -> int:
    """Artillery, not in a caravan, on a coast of the sea."""  # SIX-11.6 SIX-G31
    for territory in COASTS[sea]:
        if state.holder[territory] == seat and state.soldiers[territory] >= 6:
            first = unit_at(territory, slot_of(ARTILLERY, 0))
            for index in range(first, first + MOST_MOVES[ARTILLERY] + 1):
                if state.troops[index]:
                    return 6
    return 0


def totals(found: list[int]) -> tuple[int, int]:
    attacker = defender = 0
    for index, value in enumerate(found):
        if index < ATTACKERS:
            attacker += value
        else:
            defender += value
    return attacker, defender


def chance_in_percent(attacker: int, defender: int) -> int:
    """How often the attacker wins one exchange, rounded down."""
    behind = defender - attacker
    if behind >= 100:
        return 0
    if behind <= -100:
        return 100
    wins = _triangle(99 - behind) if behind >= 0 else 10_000 - _triangle(100 + behind)
    return wins // 100


def _triangle(number: int) -> int:
    return number * (number + 1) // 2
