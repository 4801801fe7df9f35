"""A position of Six Continents as a TOML document. What is not given has its value from the start of a game."""

from collections.abc import Callable
from typing import Any, Final

from casusbelli.core.fields import Kind
from casusbelli.core.position import Reader, assign, parse_document, read_shared, write_shared
from casusbelli.games.continents import fields, position_stack
from casusbelli.games.continents.actions import ACTIONS, MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, SEA_NAMES, SEAS, TERRITORIES, TERRITORY_NAMES, places_in
from casusbelli.games.continents.codes import (
    fleet_code,
    fleet_text,
    land_code,
    land_text,
    slot_from,
    slot_text,
    transport_number,
)
from casusbelli.games.continents.decisions import STEPS
from casusbelli.games.continents.fields import TABLE
from casusbelli.games.continents.fight import FIGHT_NAMES, ONE_EXCHANGE, SEA, SIDE_NAMES, Fight
from casusbelli.games.continents.orders import BOARD, ENGAGE, ORDER_NAMES, SAIL, kind_of, order_for, target_of
from casusbelli.games.continents.position_sheets import read_sheet, write_sheet
from casusbelli.games.continents.prices import BUILDING_NAMES, MAIN_BUILDINGS, MINERAL_NAMES, NO_BUILDING
from casusbelli.games.continents.readings import LENGTH, LENGTHS
from casusbelli.games.continents.state import NOBODY, REBELS, STREAMS, ContinentsState
from casusbelli.games.continents.tables import SUN, WEATHER_NAMES
from casusbelli.games.continents.treaty import Treaty
from casusbelli.games.continents.units import LAND_KINDS, SLAVE_SLOT, SLOTS, slot_of

TITLE: Final = "continents"
MOST: Final = 100_000
SEATS: Final = tuple([str(seat) for seat in range(MOST_SEATS)])
WRITTEN: Final = [field for field in TABLE.fields(fields.GAME) if field.written]
FLAGS: Final = [field for field in TABLE.fields(fields.LAND) if field.kind is fields.SET_OF_LANDS]
BLANK: Final = ContinentsState()
NO_PLAYERS: Final = ("nobody", "rebels", "savages")  # -1, -2, -3


# Writing.


def write_position(state: ContinentsState) -> str:
    lines = [
        assign("title", TITLE),
        assign("ruleset", state.ruleset),
        assign("seats", state.seats),
        assign("rounds", state.limit),
        *write_shared(state),
        *_course_lines(state),
        *_matter_lines(state),
        *position_stack.write_stack(state),
    ]
    for seat in range(state.seats):
        lines += ["", "[[seat]]", *write_sheet(state, seat)]
    flags = _flags(state)
    for territory in range(TERRITORIES):
        found = _territory_lines(state, territory, flags)
        if found:
            lines += ["", "[[territory]]", assign("id", TERRITORY_NAMES[territory]), *found]
    if state.fight is not None:
        lines += ["", "[[fight]]", *_fight_lines(state.fight)]
    if state.treaty is not None:
        lines += ["", "[[treaty]]", *_treaty_lines(state.treaty)]
    return "\n".join(lines) + "\n"


def _course_lines(state: ContinentsState) -> list[str]:
    lines = [
        assign("round", state.round),
        assign("first", state.first),
        assign("active", state.active),
        assign("weather", WEATHER_NAMES[state.weather]),
        assign("weather-left", state.weather_left),
    ]
    if state.dice:
        lines.append(assign("dice", state.dice))
    if state.weather_roller != NOBODY:
        lines.append(assign("weather-roller", state.weather_roller))
    if state.plague_origin != NOBODY:
        lines += [assign("plague-origin", state.plague_origin), assign("plague-marker", state.plague_marker)]
    for field in WRITTEN:
        value = getattr(state, field.name)
        if value != getattr(BLANK, field.name):
            lines.append(assign(field.written, CODECS[field.kind][0](value)))
    return lines


def _matter_lines(state: ContinentsState) -> list[str]:
    """What is under way in the turn."""
    lines: list[str] = []
    if state.order:
        lines.append(assign("order", _order_text(state.order)))
    if state.force:
        is_fleet = kind_of(state.order) in (SAIL, ENGAGE)
        lines.append(assign("force", [fleet_text(code) if is_fleet else land_text(code) for code in state.force]))
    if state.opponents:
        lines.append(assign("opponents", places_in(state.opponents)))
    if state.caught:
        lines.append(assign("caught", state.caught))
    if state.evacuees:
        lines.append(assign("evacuees", [_evacuee_text(code) for code in state.evacuees]))
    if state.bidder != NOBODY:
        lines += [assign("bidder", state.bidder), assign("bid", state.bid), assign("passed", places_in(state.passed))]
    return lines


def _order_text(order: int) -> str:
    kind, target = kind_of(order), target_of(order)
    if kind == SAIL:
        name = SEA_NAMES[target]
    elif kind == ENGAGE:
        name = f"{target // SEAS} {SEA_NAMES[target % SEAS]}"
    else:
        name = str(target + 1) if kind == BOARD else TERRITORY_NAMES[target]
    return f"{ORDER_NAMES[kind]} {name}"


def _evacuee_text(code: int) -> str:
    seat = code // (TERRITORIES * SLOTS)
    return f"{seat} {land_text(code % (TERRITORIES * SLOTS))}"


def _territory_lines(state: ContinentsState, territory: int, flags: list[tuple[str, int]]) -> list[str]:
    lines: list[str] = []
    owner, holder = state.owner[territory], state.holder[territory]
    if owner != NOBODY:
        lines.append(assign("owner", owner))
    if holder != owner or (holder == NOBODY and state.capital_of[territory] != NOBODY):
        lines.append(assign("holder", _side_text(holder)))
    if state.risen_against[territory] != NOBODY:
        lines.append(assign("risen-against", state.risen_against[territory]))
    troops = state.troops[territory * SLOTS : territory * SLOTS + SLOTS]
    if any(troops):
        lines.append(assign("units", {slot_text(slot): count for slot, count in enumerate(troops) if count}))
    if state.main[territory] != NO_BUILDING:
        lines.append(assign("main", BUILDING_NAMES[state.main[territory]]))
    if state.red[territory]:
        lines.append(assign("red", state.red[territory]))
    if state.mineral[territory]:
        lines.append(assign("mineral", MINERAL_NAMES[state.mineral[territory]]))
    for name, mask in flags:
        if (mask >> territory) & 1:
            lines.append(assign(name, True))
    return lines


def _flags(state: ContinentsState) -> list[tuple[str, int]]:
    """What a territory is or is not."""
    return [(field.written, getattr(state, field.name)) for field in FLAGS]


def _side_text(side: int) -> str:
    return SEATS[side] if side >= 0 else NO_PLAYERS[-1 - side]


def _side_from(table: Reader, state: ContinentsState, name: str, default: int) -> int:
    """A seat, or one of those who are no players."""
    index = table.choice(name, (*SEATS[: state.seats], *NO_PLAYERS), MOST_SEATS + len(NO_PLAYERS))
    if index < state.seats:
        return index
    return default if index == MOST_SEATS + len(NO_PLAYERS) else state.seats - 1 - index


def _fight_lines(fight: Fight) -> list[str]:
    is_sea = fight.kind == SEA
    lines = [
        assign("kind", FIGHT_NAMES[fight.kind]),
        assign("place", SEA_NAMES[fight.place] if is_sea else TERRITORY_NAMES[fight.place]),
        assign("attacker", _side_text(fight.attacker)),
        assign("defender", _side_text(fight.defender)),
    ]
    for name, units in (("attackers", fight.attackers), ("defenders", fight.defenders)):
        lines.append(assign(name, [fleet_text(code) if is_sea else land_text(code) for code in sorted(units)]))
    return [
        *lines,
        assign("began", fight.began),
        assign("exchanges", fight.exchanges),
        assign("fee", fight.fee),
        assign("landing-fee", fight.landing_fee),
        assign("unconnected", [TERRITORY_NAMES[place] for place in places_in(fight.unconnected)]),
        assign("connected", fight.is_connected),
        assign("stop", fight.stop),
        assign("agreed", fight.is_agreed),
        assign("orderly", [name for side, name in enumerate(SIDE_NAMES) if fight.orderly[side]]),
    ]


def _treaty_lines(treaty: Treaty) -> list[str]:
    return [
        assign("proposer", treaty.proposer),
        assign("receiver", treaty.receiver),
        assign("ceded", [TERRITORY_NAMES[place] for place in places_in(treaty.ceded)]),
        assign("demanded", [TERRITORY_NAMES[place] for place in places_in(treaty.demanded)]),
        assign("offered", treaty.offered),
        assign("asked", treaty.asked),
        assign("counter", treaty.is_counter),
    ]


# Reading.


def read_position(text: str) -> ContinentsState:
    reader = parse_document(text)
    state = ContinentsState()
    state.steps = STEPS
    state.actions = ACTIONS
    state.set_sheets(reader.integer("seats", 4, 2, MOST_SEATS))
    read_shared(reader, state, TITLE, STREAMS)
    state.limit = reader.integer("rounds", LENGTHS[state.readings[LENGTH]], 0, 99)
    state.dice = reader.integers("dice", [], MOST, 1, 100)
    _read_course(reader, state)
    sheets = reader.tables("seat", state.seats)
    for seat in range(state.seats):
        table = sheets[seat] if seat < len(sheets) else Reader(text, {})
        read_sheet(table, state, seat)
        table.finish()
    _read_territories(reader, state)
    _make_wars_mutual(state)
    _read_matter(reader, state)
    for table in reader.tables("fight", 1):
        state.fight = _read_fight(table, state)
        table.finish()
    for table in reader.tables("treaty", 1):
        state.treaty = _read_treaty(table, state)
        table.finish()
    position_stack.read_stack(reader, state)
    reader.finish()
    state.advance()
    return state


def _read_course(reader: Reader, state: ContinentsState) -> None:
    last = state.seats - 1
    state.round = reader.integer("round", 1, 0, MOST)
    state.first = reader.integer("first", 0, 0, last)
    state.active = reader.integer("active", state.first, 0, last)
    state.weather = reader.choice("weather", WEATHER_NAMES, SUN)
    state.weather_left = reader.integer("weather-left", 1, 0, 6)
    state.weather_roller = reader.integer("weather-roller", state.first if state.round else NOBODY, 0, last)
    state.plague_origin = reader.integer("plague-origin", NOBODY, 0, last)
    state.plague_marker = reader.integer("plague-marker", int(state.plague_origin != NOBODY), 0, 3)
    for field in WRITTEN:
        setattr(state, field.name, CODECS[field.kind][1](reader, state, field.written))


def _plain(value: Any) -> Any:
    return value


def _read_flag(reader: Reader, state: ContinentsState, name: str) -> Any:
    return reader.flag(name)


def _read_number(reader: Reader, state: ContinentsState, name: str) -> Any:
    return reader.integer(name, 0, 0, MOST)


def _read_three_numbers(reader: Reader, state: ContinentsState, name: str) -> Any:
    found = reader.integers(name, [], 3, 0, MOST)
    return found + [0] * (3 - len(found))


def _seats(reader: Reader, state: ContinentsState, name: str) -> int:
    mask = 0
    for seat in reader.integers(name, [], state.seats, 0, state.seats - 1):
        mask |= 1 << seat
    return mask


# How each kind is written and read.
CODECS: Final[dict[Kind, tuple[Callable[[Any], Any], Callable[[Reader, ContinentsState, str], Any]]]] = {
    fields.FLAG: (_plain, _read_flag),
    fields.NUMBER: (_plain, _read_number),
    fields.THREE_NUMBERS: (_plain, _read_three_numbers),
    fields.SET_OF_SEATS: (places_in, _seats),
}


def _read_territories(reader: Reader, state: ContinentsState) -> None:
    seen = 0
    for table in reader.tables("territory", TERRITORIES):
        territory = table.choice("id", TERRITORY_NAMES, NOWHERE)
        if territory == NOWHERE:
            raise table.mistake("id", "field-missing", {})
        if (seen >> territory) & 1:
            raise table.mistake("id", "territory-twice", {"territory": TERRITORY_NAMES[territory]})
        seen |= 1 << territory
        _read_territory(table, state, territory)
        table.finish()
    for seat, capital in enumerate(state.capital):
        if capital != NOWHERE and not (seen >> capital) & 1:
            state.hold(capital, seat, seat)


def _read_territory(table: Reader, state: ContinentsState, territory: int) -> None:
    last = state.seats - 1
    owner = table.integer("owner", NOBODY, 0, last)
    usual = state.capital_of[territory] if owner == NOBODY else owner
    holder = _side_from(table, state, "holder", usual)
    state.hold(territory, usual if holder >= 0 else owner, holder)
    if holder == REBELS:
        state.risen_against[territory] = table.integer("risen-against", NOBODY, 0, last)
    _read_units(table, state, territory)
    main = table.choice("main", BUILDING_NAMES[:MAIN_BUILDINGS], NO_BUILDING)
    state.main[territory] = main
    state.red[territory] = table.integer("red", 0, 0, 5)
    state.mineral[territory] = table.choice("mineral", MINERAL_NAMES, 0)
    for field in FLAGS:
        if table.flag(field.written):
            setattr(state, field.name, getattr(state, field.name) | 1 << territory)
    _check_territory(table, state, territory)


def _read_units(table: Reader, state: ContinentsState, territory: int) -> None:
    """`infantry = 3` has full moves if it is its holder's turn, else none; `infantry-1 = 3` has one."""
    units = table.inline("units")
    is_active = state.holder[territory] == state.active
    for name in units.table:
        slot = slot_from(name)
        if name in LAND_KINDS:
            kind = LAND_KINDS.index(name)
            slot = slot_of(kind, state.full_moves(kind) if is_active else 0)
        if slot < 0:
            raise table.mistake("units", "bad-unit", {"value": name, "known": LAND_KINDS})
        state.add_unit(territory, slot, units.integer(name, 0, 0, MOST))


def _check_territory(table: Reader, state: ContinentsState, territory: int) -> None:
    owner, holder = state.owner[territory], state.holder[territory]
    facts = {"territory": TERRITORY_NAMES[territory]}
    has_units = state.soldiers[territory] > 0
    if holder == NOBODY and (owner != NOBODY or has_units or state.slaves(territory)):
        raise table.mistake("units", "units-of-nobody", {**facts})
    if holder < NOBODY and (owner != NOBODY or state.slaves(territory)):
        raise table.mistake("holder", "bad-rebels", {**facts})
    if holder >= 0 and owner == NOBODY:
        raise table.mistake("holder", "held-not-owned", {**facts})
    built = state.main[territory] != NO_BUILDING or ((state.ports | state.roads) >> territory) & 1
    if built and state.capital_of[territory] != NOBODY:
        raise table.mistake("id", "built-on-capital", {**facts})  # SIX-4.6


def _make_wars_mutual(state: ContinentsState) -> None:
    for territory in range(TERRITORIES):
        owner, holder = state.owner[territory], state.holder[territory]
        if owner >= 0 and holder >= 0 and owner != holder:
            state.war[holder] |= 1 << owner  # SIX-22.3
    for seat in range(state.seats):
        state.war[seat] &= ~(1 << seat)
        for other in range(state.seats):
            if (state.war[seat] >> other) & 1:
                state.war[other] |= 1 << seat
    state.forget_links()


def _read_matter(reader: Reader, state: ContinentsState) -> None:
    order = reader.word("order", "")
    if order:
        state.order = _order_from(reader, state, order)
    is_fleet = kind_of(state.order) in (SAIL, ENGAGE)
    state.force = _codes(reader, state, "force", is_fleet)
    state.opponents = _seats(reader, state, "opponents")
    state.caught = reader.integer("caught", 0, 0, 10)
    state.evacuees = [_evacuee_from(reader, state, text) for text in reader.words("evacuees")]
    state.bidder = reader.integer("bidder", NOBODY, 0, state.seats - 1)
    state.bid = reader.integer("bid", 0, 0, MOST)
    state.passed = _seats(reader, state, "passed")


def _order_from(reader: Reader, state: ContinentsState, text: str) -> int:
    words = text.split()
    kind = ORDER_NAMES.index(words[0]) if words and words[0] in ORDER_NAMES else NOWHERE
    name = words[-1] if len(words) == (3 if kind == ENGAGE else 2) else ""
    if kind in (SAIL, ENGAGE) and name in SEA_NAMES:
        victim = words[1] if kind == ENGAGE else "0"
        if victim in SEATS[: state.seats]:
            return order_for(kind, int(victim) * SEAS + SEA_NAMES.index(name))
    elif kind == BOARD and transport_number(name) >= 0:
        return order_for(kind, transport_number(name))  # the last order stays, though its ship may be sunk
    elif 0 <= kind < BOARD and name in TERRITORY_NAMES:
        return order_for(kind, TERRITORY_NAMES.index(name))
    raise reader.mistake("order", "bad-order", {"value": text, "known": ORDER_NAMES})


def _codes(reader: Reader, state: ContinentsState, name: str, is_fleet: bool) -> list[int]:
    found: list[int] = []
    for text in reader.words(name):
        code = fleet_code(text) if is_fleet else land_code(text)
        if code < 0:
            raise reader.mistake(name, "bad-unit", {"value": text, "known": LAND_KINDS})
        found.append(code)
    return found


def _evacuee_from(reader: Reader, state: ContinentsState, text: str) -> int:
    seat, _, rest = text.partition(" ")
    code = land_code(rest)
    if seat not in SEATS[: state.seats] or not 0 <= code < TERRITORIES * SLOTS or code % SLOTS >= SLAVE_SLOT:
        raise reader.mistake("evacuees", "bad-unit", {"value": text, "known": LAND_KINDS})
    return int(seat) * TERRITORIES * SLOTS + code


def _read_fight(table: Reader, state: ContinentsState) -> Fight:
    kind = table.choice("kind", FIGHT_NAMES, 0)
    is_sea = kind == SEA
    place = table.choice("place", SEA_NAMES if is_sea else TERRITORY_NAMES, 0)
    attacker, defender = [_side_from(table, state, name, index) for index, name in enumerate(SIDE_NAMES)]
    fight = Fight(kind, place, attacker, defender)
    fight.attackers = _codes(table, state, "attackers", is_sea)
    fight.defenders = _codes(table, state, "defenders", is_sea)
    began = table.integers("began", [], 2, 0, MOST)
    fight.began = began + [0] * (2 - len(began))
    fight.exchanges = table.integer("exchanges", 0, 0, MOST)
    fight.fee = table.integer("fee", 0, 0, MOST)
    fight.landing_fee = table.integer("landing-fee", 0, 0, MOST)
    for territory in table.choices("unconnected", TERRITORY_NAMES):
        fight.unconnected |= 1 << territory
    fight.is_connected = table.flag("connected", True)
    fight.stop = table.integer("stop", ONE_EXCHANGE, ONE_EXCHANGE, MOST)
    fight.is_agreed = table.flag("agreed")
    for side in table.choices("orderly", SIDE_NAMES):
        fight.orderly[side] = True
    return fight


def _read_treaty(table: Reader, state: ContinentsState) -> Treaty:
    last = state.seats - 1
    treaty = Treaty(table.integer("proposer", 0, 0, last), table.integer("receiver", 1, 0, last))
    if treaty.proposer == treaty.receiver:
        raise table.mistake("receiver", "treaty-with-oneself", {})
    for territory in table.choices("ceded", TERRITORY_NAMES):
        treaty.ceded |= 1 << territory
    for territory in table.choices("demanded", TERRITORY_NAMES):
        treaty.demanded |= 1 << territory
    treaty.offered = table.integer("offered", 0, 0, MOST)
    treaty.asked = table.integer("asked", 0, 0, MOST)
    treaty.is_counter = table.flag("counter")
    return treaty
