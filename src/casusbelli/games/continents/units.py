"""Units and ships: what they are worth, how far they go, what becomes of them."""

from typing import Final

LAND_KINDS: Final = ("infantry", "cavalry", "artillery", "caravan", "slave")
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
CARAVAN: Final = 3
SLAVE: Final = 4  # a counter: no unit, no soldier

SOLDIERS: Final = [1, 3, 6, 6, 0]  # SIX-1.3
FULL_MOVES: Final = [2, 3, 1, 2, 2]  # SIX-5.10 SIX-18.6
PRICES: Final = [2, 6, 12]  # SIX-5.1
PRICES_AT_SITE: Final = [3, 9, 18]  # SIX-21.6
ROOM: Final = [1, 3, 6, 6, 1]  # places in a transport (SIX-10.3 SIX-18.6)
CAPACITY: Final = 5

# What is left when a unit loses one soldier; a caravan's horse is lost too (SIX-5.6).
REMAINS: Final[list[list[int]]] = [
    [],
    [INFANTRY, INFANTRY],
    [CAVALRY, INFANTRY, INFANTRY],
    [CAVALRY, INFANTRY, INFANTRY],
]

# A slot is a kind with the movement points it has left. Frost gives one more than the full ones, three
# players give caravans one more.
MOST_MOVES: Final = [3, 4, 2, 4, 2]
SLOT_KINDS: Final = [kind for kind in range(len(LAND_KINDS)) for _ in range(MOST_MOVES[kind] + 1)]
SLOT_MOVES: Final = [moves for kind in range(len(LAND_KINDS)) for moves in range(MOST_MOVES[kind] + 1)]
SLOTS: Final = len(SLOT_KINDS)
SLOT_SOLDIERS: Final = [SOLDIERS[kind] for kind in SLOT_KINDS]
FIRST_SLOT: Final = [SLOT_KINDS.index(kind) for kind in range(len(LAND_KINDS))]  # of each kind, without moves
SLAVE_SLOT: Final = FIRST_SLOT[SLAVE]

SHIP_KINDS: Final = ("frigate", "corvette", "cruiser", "transport")
FRIGATE: Final = 0
CORVETTE: Final = 1
CRUISER: Final = 2
TRANSPORT: Final = 3
WARSHIPS: Final = 3
SHIP_SOLDIERS: Final = [1, 3, 6, 0]  # SIX-1.3
SHIP_MOVES: Final = [2, 1, 1, 2]
SHIP_PRICES: Final = [5, 15, 30, 5]
SHIP_REMAINS: Final[list[list[int]]] = [[], [FRIGATE, FRIGATE], [CORVETTE, FRIGATE, FRIGATE]]  # SIX-5.6
BERTH_KINDS: Final = [kind for kind in range(WARSHIPS) for _ in range(SHIP_MOVES[kind] + 1)]
BERTH_MOVES: Final = [moves for kind in range(WARSHIPS) for moves in range(SHIP_MOVES[kind] + 1)]
BERTHS: Final = len(BERTH_KINDS)  # a berth is to warships what a slot is to units
FIRST_TRANSPORT: Final = 1000  # codes from here on are transports in a mustered fleet
FIRST_BERTH: Final = [BERTH_KINDS.index(kind) for kind in range(WARSHIPS)]

# What an amount of soldiers is made of, largest pieces first (SIX-14.8).
_CHANGE: Final = [ARTILLERY, CAVALRY, INFANTRY]


def unit_at(where: int, slot: int) -> int:
    """A unit by where it is (a place, a way, or a seat and a place) and its slot, in one number."""
    return where * SLOTS + slot


def where_of(unit: int) -> int:
    return unit // SLOTS


def slot_in(unit: int) -> int:
    return unit % SLOTS


def slot_of(kind: int, moves: int) -> int:
    return FIRST_SLOT[kind] + moves


def berth_of(kind: int, moves: int) -> int:
    return FIRST_BERTH[kind] + moves


def pieces_worth(soldiers: int) -> list[int]:
    """Kinds of units that are worth so many soldiers, the largest first."""
    found: list[int] = []
    for kind in _CHANGE:
        while soldiers >= SOLDIERS[kind]:
            found.append(kind)
            soldiers -= SOLDIERS[kind]
    return found
