"""The sheet of a player in a position."""

from typing import Final

from casusbelli.core.position import Reader, assign
from casusbelli.games.continents.actions import CARD_NAMES, MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, SEA_NAMES, SEAS, TERRITORIES, TERRITORY_NAMES, places_in
from casusbelli.games.continents.codes import berth_from, slot_from, slot_text, transport_number
from casusbelli.games.continents.fields import SHEETS, TABLE
from casusbelli.games.continents.money import EFFECT_NAMES, EFFECT_TURNS
from casusbelli.games.continents.state import NO_CARD, NOBODY, ContinentsState
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    LAND_KINDS,
    ROOM,
    SHIP_KINDS,
    SHIP_MOVES,
    SLOT_KINDS,
    TRANSPORT,
    slot_in,
    slot_of,
    unit_at,
    where_of,
)

MOST: Final = 100_000
MOST_EFFECT_TURNS: Final = 8
COUNTERS: Final = [field for field in TABLE.fields(SHEETS) if field.written]


def _counters(state: ContinentsState) -> list[tuple[str, list[int]]]:
    """The plain numbers of a sheet, 0 at the start."""
    return [(field.written, getattr(state, field.name)) for field in COUNTERS]


def write_sheet(state: ContinentsState, seat: int) -> list[str]:
    lines: list[str] = []
    if state.capital[seat] != NOWHERE:
        lines.append(assign("capital", TERRITORY_NAMES[state.capital[seat]]))
    lines += [assign("level", state.level[seat]), assign("turns", state.turns[seat])]
    if not state.is_alive(seat):
        lines.append(assign("alive", False))
    if state.site[seat] != NOWHERE:
        lines.append(assign("site", TERRITORY_NAMES[state.site[seat]]))
    lines += [assign(name, values[seat]) for name, values in _counters(state) if values[seat]]
    if (state.shells >> seat) & 1:
        lines.append(assign("shells", True))
    if state.war[seat]:
        lines.append(assign("war", places_in(state.war[seat])))
    for name, texts in (
        (
            "expeditions",
            [f"{TERRITORY_NAMES[entry % TERRITORIES]} {entry // TERRITORIES}" for entry in state.inner[seat]],
        ),
        ("transit", [_transit_text(code) for code in state.transit[seat]]),
        (
            "effects",
            [f"{EFFECT_NAMES[effect // EFFECT_TURNS]} {effect % EFFECT_TURNS}" for effect in state.effects[seat]],
        ),
        ("warships", _warship_texts(state, seat)),
        ("transports", [_transport_text(ship) for ship in state.transports if ship.seat == seat]),
        ("cards", _card_texts(state, seat)),
    ):
        if texts:
            lines.append(assign(name, texts))
    return lines


def _transit_text(code: int) -> str:
    route, slot = where_of(code), slot_in(code)
    origin, target = divmod(route, TERRITORIES)
    return f"{TERRITORY_NAMES[origin]} {TERRITORY_NAMES[target]} {LAND_KINDS[SLOT_KINDS[slot]]}"


def _warship_texts(state: ContinentsState, seat: int) -> list[str]:
    found: list[str] = []
    for sea in range(SEAS):
        base = state.warship_index(sea, seat)
        for berth in range(BERTHS):
            count = state.warships[base + berth]
            if count:
                found.append(f"{count} {SHIP_KINDS[BERTH_KINDS[berth]]} {SEA_NAMES[sea]} {BERTH_MOVES[berth]}")
    return found


def _transport_text(ship: Transport) -> str:
    cargo = [slot_text(slot) for slot in ship.cargo]
    return " ".join([str(ship.number + 1), SEA_NAMES[ship.sea], str(ship.moves), *cargo])


def _card_texts(state: ContinentsState, seat: int) -> list[str]:
    cards = state.cards[seat * MOST_SEATS : seat * MOST_SEATS + MOST_SEATS]
    return [f"{target} {CARD_NAMES[card]}" for target, card in enumerate(cards) if card != NO_CARD]


# Reading.


def read_sheet(reader: Reader, state: ContinentsState, seat: int) -> None:
    capital = reader.choice("capital", TERRITORY_NAMES, NOWHERE)
    if capital != NOWHERE:
        if state.capital_of[capital] != NOBODY:
            raise reader.mistake("capital", "two-capitals", {"territory": TERRITORY_NAMES[capital]})
        state.capital[seat] = capital
        state.capital_of[capital] = seat
    state.level[seat] = reader.integer("level", 1, 1, 3)
    state.turns[seat] = reader.integer("turns", state.round, 0, MOST)
    if not reader.flag("alive", True):
        state.alive &= ~(1 << seat)
    state.site[seat] = reader.choice("site", TERRITORY_NAMES, NOWHERE)
    for name, values in _counters(state):
        values[seat] = reader.integer(name, 0, 0, MOST)
    if reader.flag("shells"):
        state.shells |= 1 << seat
    for other in reader.integers("war", [], state.seats, 0, state.seats - 1):
        state.war[seat] |= 1 << other
    for text in reader.words("expeditions"):
        state.inner[seat].append(_expedition(reader, state, text))
    state.transit[seat] = [_transit(reader, text) for text in reader.words("transit")]
    state.effects[seat] = sorted([_effect(reader, text) for text in reader.words("effects")])
    _read_ships_and_cards(reader, state, seat)


def _read_ships_and_cards(reader: Reader, state: ContinentsState, seat: int) -> None:
    for text in reader.words("warships"):
        _read_warships(reader, state, seat, text)
    for text in reader.words("transports"):
        _read_transport(reader, state, seat, text)
    for text in reader.words("cards"):
        _read_card(reader, state, seat, text)


def _number(text: str, most: int) -> int:
    """A number up to so many, or -1."""
    return int(text) if text.isdecimal() and len(text) < 9 and int(text) <= most else -1


def _expedition(reader: Reader, state: ContinentsState, text: str) -> int:
    name, _, due = text.partition(" ")
    if name not in TERRITORY_NAMES or _number(due, MOST) < 0:
        raise reader.mistake("expeditions", "bad-entry", {"value": text})
    territory = TERRITORY_NAMES.index(name)
    state.explored |= 1 << territory  # SIX-15.2
    return int(due) * TERRITORIES + territory


def _transit(reader: Reader, text: str) -> int:
    words = text.split()
    if len(words) != 3 or words[0] not in TERRITORY_NAMES or words[1] not in TERRITORY_NAMES:
        raise reader.mistake("transit", "bad-entry", {"value": text})
    if words[2] not in LAND_KINDS:
        raise reader.mistake("transit", "bad-entry", {"value": text})
    route = TERRITORY_NAMES.index(words[0]) * TERRITORIES + TERRITORY_NAMES.index(words[1])
    return unit_at(route, slot_of(LAND_KINDS.index(words[2]), 0))


def _effect(reader: Reader, text: str) -> int:
    name, _, turns = text.partition(" ")
    if name not in EFFECT_NAMES or not _number(turns, MOST_EFFECT_TURNS) >= 1:
        raise reader.mistake("effects", "bad-entry", {"value": text})
    return EFFECT_NAMES.index(name) * EFFECT_TURNS + int(turns)


def _read_warships(reader: Reader, state: ContinentsState, seat: int, text: str) -> None:
    """`2 frigate north_sea 1`; without the moves they have all of them if it is their owner's turn, else none."""
    words = text.split()
    if len(words) == 3 and words[1] in SHIP_KINDS[:TRANSPORT]:
        is_active = seat == state.active
        words.append(str(SHIP_MOVES[SHIP_KINDS.index(words[1])] if is_active else 0))
    berth = berth_from(words[1], words[3]) if len(words) == 4 else -1
    if berth < 0 or words[2] not in SEA_NAMES or _number(words[0], MOST) < 1:
        raise reader.mistake("warships", "bad-entry", {"value": text})
    state.add_warship(SEA_NAMES.index(words[2]), seat, berth, int(words[0]))


def _read_transport(reader: Reader, state: ContinentsState, seat: int, text: str) -> None:
    words = text.split()
    number = transport_number(words[0]) if len(words) >= 3 else -1
    moves = _number(words[2], SHIP_MOVES[TRANSPORT]) if len(words) >= 3 else -1
    if number < 0 or moves < 0 or words[1] not in SEA_NAMES:
        raise reader.mistake("transports", "bad-entry", {"value": text})
    cargo = [slot_from(word) for word in words[3:]]
    if any([slot < 0 or ROOM[SLOT_KINDS[slot]] > 3 for slot in cargo]):
        raise reader.mistake("transports", "bad-entry", {"value": text})
    ship = Transport(seat, number, SEA_NAMES.index(words[1]), moves, tuple(sorted(cargo)))
    is_taken = any([other.seat == seat and other.number == number for other in state.transports])
    if is_taken or ship.room() < 0:
        raise reader.mistake("transports", "bad-transport", {"value": text})
    state.transports.append(ship)


def _read_card(reader: Reader, state: ContinentsState, seat: int, text: str) -> None:
    target, _, card = text.partition(" ")
    if not _number(target, state.seats - 1) >= 0 or card not in CARD_NAMES:
        raise reader.mistake("cards", "bad-entry", {"value": text})
    state.cards[seat * MOST_SEATS + int(target)] = CARD_NAMES.index(card)
