"""The fields of a position that hold what is under way: a movement, a battle, a board update, an activation."""

from typing import Any, Final

from casusbelli.core.mistake import Mistake
from casusbelli.core.position import Reader, assign
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.moves import places_of_move
from casusbelli.games.coalitions.reach import (
    KIND_NAMES,
    RELAY,
    RIDE,
    STRATEGIC_REACH,
    decode_way,
    encode,
    general_of,
    kind_of,
)
from casusbelli.games.coalitions.ruleset import Ruleset
from casusbelli.games.coalitions.state import (
    FACE_UP,
    MOST_TROOPS,
    NAPOLEON_CARDS,
    VALUE,
    CoalitionsState,
    empty_table,
)
from casusbelli.games.coalitions.trains import FREE_TRAINS
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK, MOST_MORALE, MOST_OFFERED

MOST: Final = 1_000_000

# What a field of the document names: numbers, or things of the ruleset, alone, in a list or in a mask.
NUMBER: Final = 0
NUMBERS: Final = 1
FLAG: Final = 2
POWER: Final = 3
TERRITORY: Final = 4
GENERAL: Final = 5
POWERS_MASK: Final = 6
GENERALS_MASK: Final = 7
TERRITORIES: Final = 8
GENERALS: Final = 9
KIND: Final = 10
OUTCOME: Final = 11
BY_POWER: Final = 12  # a number for every power
MOVES: Final = 13  # such as "france-3 strategic lorraine pfalz"
VOTES: Final = 14  # the name of a power, or nothing, for every power
CARDS: Final = 15  # such as "2 5", for every power
ORDER: Final = 16  # all powers
BORDER: Final = 17  # such as "paris champagne"
BORDERS: Final = 18
BY_GENERAL: Final = 19  # a number for every general
SPACE: Final = 20  # of the Diplomacy Phase track

OUTCOMES: Final = ("attacker", "defender", "draw", "undecided")

# Name, attribute, kind, and the largest number.
FIELDS: Final[tuple[tuple[str, str, int, int], ...]] = (
    ("spain-closed", "closed", FLAG, 0),
    ("armee-dorient", "has_orient", FLAG, 0),
    ("emperor", "emperor", POWER, 0),
    ("votes", "votes", VOTES, 0),
    ("giver", "giver", POWER, 0),
    ("offers", "offers", BY_POWER, MOST_OFFERED),
    ("lent", "lent", CARDS, 0),
    ("mover", "mover", POWER, 0),
    ("arbiter", "arbiter", POWER, 0),
    ("movement-turn", "movement_turn", NUMBER, 3),
    ("moved", "moved", GENERALS_MASK, 0),
    ("moving", "moving", GENERAL, 0),
    ("kind", "kind", KIND, 0),
    ("way", "way", TERRITORIES, 0),
    ("refused", "refused", MOVES, 0),
    ("battles", "battles", TERRITORIES, 0),
    ("barred", "barred", GENERALS_MASK, 0),
    ("supported", "supported", GENERALS_MASK, 0),
    ("battlefield", "field", TERRITORY, 0),
    ("slots", "slots", GENERALS, 0),
    ("sides", "sides", NUMBERS, 1),
    ("direct", "direct", NUMBER, 24),
    ("capacity", "capacity", NUMBERS, LARGEST_STACK),
    ("budget", "budget", BY_POWER, MOST_MORALE),
    ("base", "base", NUMBERS, MOST),
    ("passed", "passed", POWERS_MASK, 0),
    ("played", "played", POWERS_MASK, 0),
    ("cursor", "cursor", NUMBER, 24),
    ("quiet", "is_quiet", FLAG, 0),
    ("outcome", "outcome", OUTCOME, 0),
    ("totals", "totals", NUMBERS, MOST),
    ("defeated", "defeated", GENERALS_MASK, 0),
    ("denied", "denied", TERRITORIES, 0),
    ("expelled", "expelled", POWERS_MASK, 0),
    ("outcasts", "outcasts", POWERS_MASK, 0),
    ("concerned", "concerned", POWER, 0),
    ("old-enemies", "old_enemies", BY_POWER, 127),
    ("leaving", "leaving", GENERALS_MASK, 0),
    ("evicted", "evicted", TERRITORIES, 0),
)
FIELDS_OF_MODE: Final[tuple[tuple[str, str, int, int], ...]] = (
    ("napoleon-discard", "napoleon_discard", NUMBERS, NAPOLEON_CARDS),
    ("napoleon-card", "card", NUMBER, NAPOLEON_CARDS),
    ("targets", "targets", TERRITORIES, 0),
    ("placed", "placed", GENERALS_MASK, 0),
)
FIELDS_OF_CARDS: Final[tuple[tuple[str, str, int, int], ...]] = (
    ("prestige", "order", ORDER, 0),
    ("track", "track", SPACE, 0),
    ("trains", "trains", BORDERS, 0),
    ("acted", "acted", POWERS_MASK, 0),
    ("bidders", "bidders", POWERS_MASK, 0),
    ("free-trains", "free_trains", NUMBER, FREE_TRAINS),
    ("laying", "laying", BORDER, 0),
    ("closed-borders", "closed_borders", BORDERS, 0),
    ("railed", "railed", GENERALS_MASK, 0),
    ("relayed", "relayed", GENERALS_MASK, 0),
    ("arrivals", "arrivals", BY_GENERAL, MOST_TROOPS),
    ("receiver", "receiver", GENERAL, 0),
    ("parcel", "parcel", NUMBER, MOST_TROOPS),
)


def fields_of(state: CoalitionsState) -> tuple[tuple[str, str, int, int], ...]:
    if state.rules.action_cards:
        return FIELDS + FIELDS_OF_CARDS
    return FIELDS + FIELDS_OF_MODE if state.is_empereur else FIELDS


# Writing.


def names_in(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if (mask >> index) & 1]


def write_fields(state: CoalitionsState) -> list[str]:
    """Only those that differ from an empty table."""
    blank = empty_table(state.rules, state.board)
    lines: list[str] = []
    for name, attribute, kind, _ in fields_of(state):
        value = getattr(state, attribute)
        if value != getattr(blank, attribute):
            lines.append(assign(name, _written(state, kind, value)))
    if state.garrisons_chosen:
        lines.append(assign("garrisons-chosen", names_of_garrisons(state)))
    if state.history:
        lines.append(assign("history", _written_history(state)))
    if state.stacks:
        lines.append(assign("stacks", [_written_stack(stack) for stack in state.stacks]))
    return lines


def _written(state: CoalitionsState, kind: int, value: Any) -> Any:
    rules = state.rules
    names = _names_of(rules, kind)
    if kind in (KIND, OUTCOME, POWER, TERRITORY, GENERAL):
        return names[value]
    if kind in (POWERS_MASK, GENERALS_MASK):
        return names_in(names, value)
    if kind in (TERRITORIES, GENERALS, ORDER):
        return [names[index] for index in value]
    if kind in (BORDER, BORDERS):
        written = border_names(state)
        return written[value] if kind == BORDER else [written[border] for border in value]
    if kind == VOTES:
        return ["" if candidate == NOBODY else rules.powers[candidate] for candidate in value]
    if kind == CARDS:
        return [_written_stack(cards) for cards in value]
    if kind == MOVES:
        return [_written_move(rules, code, decode_way(code), 0) for code in value]
    return value


def _names_of(rules: Ruleset, kind: int) -> tuple[str, ...]:
    """What a field of some kind names."""
    if kind in (POWER, POWERS_MASK, ORDER):
        return rules.powers
    if kind in (TERRITORY, TERRITORIES):
        return rules.territories
    if kind in (GENERAL, GENERALS, GENERALS_MASK):
        return rules.general_names
    return KIND_NAMES if kind == KIND else OUTCOMES


def border_names(state: CoalitionsState) -> tuple[str, ...]:
    """Each border by the two territories that it parts."""
    names = state.rules.territories
    return tuple([f"{names[one]} {names[other]}" for one, other in state.board.borders])


def _written_move(rules: Ruleset, code: int, places: list[int], garrisons: int) -> str:
    """General, kind and places; a `+` where he leaves a garrison."""
    marks = ["+" if (garrisons >> index) & 1 else "" for index in range(len(places))]
    words = [f"{rules.territories[place]}{mark}" for place, mark in zip(places, marks, strict=True)]
    return " ".join([rules.general_names[general_of(code)], KIND_NAMES[kind_of(code)], *words])


def _written_history(state: CoalitionsState) -> list[str]:
    """The moves of this movement turn, each with the territory it began in."""
    found: list[str] = []
    for number in range(0, len(state.history), 3):
        code, origin, garrisons = state.history[number : number + 3]
        found.append(_written_move(state.rules, code, [origin, *decode_way(code)], garrisons))
    return found


def names_of_garrisons(state: CoalitionsState) -> list[str]:
    """Territories of the declared move that are to get a garrison."""
    places = places_of_move(state)
    return [
        state.rules.territories[place] for index, place in enumerate(places) if (state.garrisons_chosen >> index) & 1
    ]


def _written_stack(stack: list[int]) -> str:
    return " ".join([f"{card & VALUE}{'+' if card & FACE_UP else ''}" for card in stack])


# Reading.


def read_fields(reader: Reader, state: CoalitionsState) -> None:
    for name, attribute, kind, most in fields_of(state):
        if name in reader.table:
            setattr(state, attribute, _read(reader, state, name, kind, most))
    _read_garrisons(reader, state)
    for text in reader.words("history"):
        code, places, garrisons = _read_move(reader, state, "history", text)
        if not 2 <= len(places) <= STRATEGIC_REACH + 1:
            raise _bad_move(reader, "history", text)
        state.history += [encode(code % 32, code // 32, places[1:]), places[0], garrisons]
    _read_stacks(reader, state)


def _read(reader: Reader, state: CoalitionsState, name: str, kind: int, most: int) -> Any:
    rules = state.rules
    if kind == NUMBER:
        return reader.integer(name, 0, 0, most)
    if kind == SPACE:
        return reader.integer(name, 1, 1, rules.spaces)  # REA-2.5
    if kind == NUMBERS:
        return reader.integers(name, [], len(rules.general_power), 0, most)
    if kind in (BY_POWER, BY_GENERAL, VOTES, CARDS, ORDER):
        return _read_by_piece(reader, rules, name, kind, most)
    if kind == FLAG:
        return reader.flag(name)
    if kind in (BORDER, BORDERS):
        borders = border_names(state)
        return reader.choice(name, borders, 0) if kind == BORDER else sorted(set(reader.choices(name, borders)))
    if kind == MOVES:
        return [_read_refused(reader, state, name, text) for text in reader.words(name)]
    names = _names_of(rules, kind)
    if kind in (TERRITORIES, GENERALS):
        return reader.choices(name, names)
    if kind in (POWERS_MASK, GENERALS_MASK):
        return mask_of(reader.choices(name, names))
    return reader.choice(name, names, 0)


def _read_by_piece(reader: Reader, rules: Ruleset, name: str, kind: int, most: int) -> Any:
    """A list with an entry for every power, or for every general."""
    found: list[Any]
    count = len(rules.general_power) if kind == BY_GENERAL else rules.count
    if kind in (BY_POWER, BY_GENERAL):
        found = reader.integers(name, [], count, 0, most)
    elif kind == ORDER:
        found = list(dict.fromkeys(reader.choices(name, rules.powers)))  # REA-2.18
    elif kind == VOTES:
        found = [index - 1 for index in reader.choices(name, ("", *rules.powers))]
    else:
        found = [_read_stack(reader, rules, name, text) for text in reader.words(name)]
    if len(found) != count:
        raise reader.mistake(name, "wrong-length", {"count": count})
    return found


def mask_of(indices: list[int]) -> int:
    return sum([1 << index for index in sorted(set(indices))])


def _read_garrisons(reader: Reader, state: CoalitionsState) -> None:
    places = places_of_move(state) if state.moving >= 0 else []
    for place in reader.choices("garrisons-chosen", state.rules.territories):
        if place not in places:
            raise reader.mistake("garrisons-chosen", "bad-garrisons", {})
        state.garrisons_chosen |= 1 << places.index(place)


def _read_move(reader: Reader, state: CoalitionsState, name: str, text: str) -> tuple[int, list[int], int]:
    """General and kind as a number, the places, and a mask of those with a garrison."""
    rules = state.rules
    words = text.split()
    if len(words) < 3 or words[0] not in rules.general_names or words[1] not in KIND_NAMES:
        raise _bad_move(reader, name, text)
    names = [word.removesuffix("+") for word in words[2:]]
    if [place for place in names if place not in rules.territories]:
        raise _bad_move(reader, name, text)
    code = KIND_NAMES.index(words[1]) * 32 + rules.general_names.index(words[0])
    marked = [index for index, word in enumerate(words[2:]) if word.endswith("+")]
    return code, [rules.territories.index(place) for place in names], mask_of(marked)


def _read_refused(reader: Reader, state: CoalitionsState, name: str, text: str) -> int:
    code, places, garrisons = _read_move(reader, state, name, text)
    if garrisons or (len(places) > STRATEGIC_REACH and code // 32 not in (RIDE, RELAY)):
        raise _bad_move(reader, name, text)
    return encode(code % 32, code // 32, places)


def _bad_move(reader: Reader, name: str, text: str) -> Mistake:
    return reader.mistake(name, "bad-move-text", {"value": text})


def _read_stacks(reader: Reader, state: CoalitionsState) -> None:
    state.stacks += [_read_stack(reader, state.rules, "stacks", text) for text in reader.words("stacks")]


def _read_stack(reader: Reader, rules: Ruleset, name: str, text: str) -> list[int]:
    values = [str(card) for card in range(1, len(rules.copies) + 1)]
    words = text.split()
    if [word for word in words if word.removesuffix("+") not in values]:
        raise reader.mistake(name, "bad-stack", {"value": text})
    return [int(word[0]) | (FACE_UP if word.endswith("+") else 0) for word in words]
