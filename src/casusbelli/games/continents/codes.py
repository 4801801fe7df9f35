"""Units and ships as words: `infantry china 1`, `infantry transport 3 1`, `frigate north_sea 2`, `transport 3`."""

from typing import Final

from casusbelli.games.continents.actions import MOST_TRANSPORTS
from casusbelli.games.continents.board import SEA_NAMES, TERRITORIES, TERRITORY_NAMES
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    FIRST_TRANSPORT,
    LAND_KINDS,
    MOST_MOVES,
    SHIP_KINDS,
    SHIP_MOVES,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOTS,
    WARSHIPS,
    berth_of,
    slot_in,
    slot_of,
    unit_at,
    where_of,
)

UNREADABLE: Final = -1


def slot_text(slot: int) -> str:
    return f"{LAND_KINDS[SLOT_KINDS[slot]]}-{SLOT_MOVES[slot]}"


def slot_from(text: str) -> int:
    """The slot of `infantry-1`, or UNREADABLE."""
    name, _, moves = text.rpartition("-")
    if name not in LAND_KINDS or not moves.isdecimal() or len(moves) > 1:
        return UNREADABLE
    kind = LAND_KINDS.index(name)
    return slot_of(kind, int(moves)) if int(moves) <= MOST_MOVES[kind] else UNREADABLE


def land_text(code: int) -> str:
    place, slot = where_of(code), slot_in(code)
    where = TERRITORY_NAMES[place] if place < TERRITORIES else f"transport {place - TERRITORIES + 1}"
    return f"{LAND_KINDS[SLOT_KINDS[slot]]} {where} {SLOT_MOVES[slot]}"


def land_code(text: str) -> int:
    words = text.split()
    if len(words) not in (3, 4):
        return UNREADABLE
    slot = slot_from(f"{words[0]}-{words[-1]}")
    if slot < 0:
        return UNREADABLE
    if len(words) == 3 and words[1] in TERRITORY_NAMES:
        return TERRITORY_NAMES.index(words[1]) * SLOTS + slot
    number = transport_number(words[2]) if len(words) == 4 and words[1] == "transport" else UNREADABLE
    return UNREADABLE if number < 0 else unit_at(TERRITORIES + number, slot)


def transport_number(text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= MOST_TRANSPORTS:
        return UNREADABLE
    return int(text) - 1


def fleet_text(code: int) -> str:
    if code >= FIRST_TRANSPORT:
        return f"transport {code - FIRST_TRANSPORT + 1}"
    sea, berth = divmod(code, BERTHS)
    return f"{SHIP_KINDS[BERTH_KINDS[berth]]} {SEA_NAMES[sea]} {BERTH_MOVES[berth]}"


def fleet_code(text: str) -> int:
    words = text.split()
    if len(words) == 2 and words[0] == "transport":
        number = transport_number(words[1])
        return UNREADABLE if number < 0 else FIRST_TRANSPORT + number
    if len(words) != 3 or words[1] not in SEA_NAMES:
        return UNREADABLE
    berth = berth_from(words[0], words[2])
    return UNREADABLE if berth < 0 else SEA_NAMES.index(words[1]) * BERTHS + berth


def berth_from(kind_name: str, moves: str) -> int:
    if kind_name not in SHIP_KINDS[:WARSHIPS] or not moves.isdecimal() or len(moves) > 1:
        return UNREADABLE
    kind = SHIP_KINDS.index(kind_name)
    return berth_of(kind, int(moves)) if int(moves) <= SHIP_MOVES[kind] else UNREADABLE
