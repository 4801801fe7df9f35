"""How each kind of field is written in a position, and read."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from casusbelli.core.fields import Field, Kind
from casusbelli.core.mistake import Mistake
from casusbelli.core.position import Reader, assign
from casusbelli.games.coalitions import kinds
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.fields import CARDS, EMPEREUR, TABLE
from casusbelli.games.coalitions.made_move import MadeMove
from casusbelli.games.coalitions.moves import places_of_move
from casusbelli.games.coalitions.reach import (
    KIND_NAMES,
    REFUSED_NAMES,
    RIDE,
    STRATEGIC_REACH,
    decode_way,
    encode,
    general_of,
    kind_of,
)
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import FACE_UP, VALUE, CoalitionsState, empty_table
from casusbelli.games.coalitions.vocabulary import CARD_VALUES

MOST: Final = 1_000_000
OUTCOMES: Final = ("attacker", "defender", "draw", "undecided")

Writer: TypeAlias = Callable[[CoalitionsState, Any], Any]
Reading: TypeAlias = Callable[[Reader, CoalitionsState, Field], Any]

FIELDS: Final = [
    field for group in TABLE.groups if group.part not in (CARDS, EMPEREUR) for field in group.fields if field.written
]
OWN_FIELDS: Final[dict[str, list[Field]]] = {
    "": [],
    **{part: [field for field in TABLE.fields(part) if field.written] for part in (CARDS, EMPEREUR)},
}


def fields_of(state: CoalitionsState) -> list[Field]:
    return FIELDS + OWN_FIELDS[state.rules.own_part]


# Writing.


def names_in(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if (mask >> index) & 1]


def write_fields(state: CoalitionsState) -> list[str]:
    """Only those that differ from an empty table."""
    blank = empty_table(state.rules, state.board)
    lines: list[str] = []
    for field in fields_of(state):
        value = getattr(state, field.name)
        if value != getattr(blank, field.name):
            lines.append(assign(field.written, CODECS[field.kind][0](state, value)))
    if state.garrisons_chosen:
        lines.append(assign("garrisons-chosen", names_of_garrisons(state)))
    if state.history:
        lines.append(assign("history", _written_history(state)))
    if state.stacks:
        lines.append(assign("stacks", [_written_stack(stack) for stack in state.stacks]))
    return lines


def border_names(state: CoalitionsState) -> tuple[str, ...]:
    """Each border by the two territories that it parts."""
    names = state.rules.territories
    return tuple([f"{names[one]} {names[other]}" for one, other in state.board.borders])


def _written_move(rules: FamilyRules, general: int, kind: int, places: list[int], garrisons: int) -> str:
    """General, kind and places; a `+` where he leaves a garrison."""
    marks = ["+" if (garrisons >> index) & 1 else "" for index in range(len(places))]
    words = [f"{rules.territories[place]}{mark}" for place, mark in zip(places, marks, strict=True)]
    return " ".join([rules.general_names[general], REFUSED_NAMES[kind], *words])


def _written_history(state: CoalitionsState) -> list[str]:
    """The moves of this movement turn, each with the territory it began in."""
    return [
        _written_move(state.rules, move.general, move.kind, move.places(), move.garrisons) for move in state.history
    ]


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
    for field in fields_of(state):
        if field.written in reader.table:
            setattr(state, field.name, CODECS[field.kind][1](reader, state, field))
    _read_garrisons(reader, state)
    for text in reader.words("history"):
        general, kind, places, garrisons = _read_move(reader, state, "history", text)
        if kind >= RIDE or not 2 <= len(places) <= STRATEGIC_REACH + 1:
            raise _bad_move(reader, "history", text)
        state.history.append(MadeMove(general, kind, places[0], places[1:], garrisons))
    _read_stacks(reader, state)


def mask_of(indices: list[int]) -> int:
    return sum([1 << index for index in sorted(set(indices))])


def _read_garrisons(reader: Reader, state: CoalitionsState) -> None:
    places = places_of_move(state) if state.moving >= 0 else []
    for place in reader.choices("garrisons-chosen", state.rules.territories):
        if place not in places:
            raise reader.mistake("garrisons-chosen", "bad-garrisons", {})
        state.garrisons_chosen |= 1 << places.index(place)


def _read_move(reader: Reader, state: CoalitionsState, name: str, text: str) -> tuple[int, int, list[int], int]:
    """General, kind, the places, and a mask of those with a garrison."""
    rules = state.rules
    words = text.split()
    if len(words) < 3 or words[0] not in rules.general_names or words[1] not in REFUSED_NAMES:
        raise _bad_move(reader, name, text)
    names = [word.removesuffix("+") for word in words[2:]]
    if [place for place in names if place not in rules.territories]:
        raise _bad_move(reader, name, text)
    general, kind = rules.general_names.index(words[0]), REFUSED_NAMES.index(words[1])
    marked = [index for index, word in enumerate(words[2:]) if word.endswith("+")]
    return general, kind, [rules.territories.index(place) for place in names], mask_of(marked)


def _read_refused(reader: Reader, state: CoalitionsState, name: str, text: str) -> int:
    general, kind, places, garrisons = _read_move(reader, state, name, text)
    if garrisons or (len(places) > STRATEGIC_REACH and kind < RIDE):
        raise _bad_move(reader, name, text)
    return encode(general, kind, places)


def _bad_move(reader: Reader, name: str, text: str) -> Mistake:
    return reader.mistake(name, "bad-move-text", {"value": text})


def _read_stacks(reader: Reader, state: CoalitionsState) -> None:
    state.stacks += [_read_stack(reader, "stacks", text) for text in reader.words("stacks")]


def _read_stack(reader: Reader, name: str, text: str) -> list[int]:
    words = text.split()
    if [word for word in words if word.removesuffix("+") not in CARD_VALUES]:
        raise reader.mistake(name, "bad-stack", {"value": text})
    return [int(word[0]) | (FACE_UP if word.endswith("+") else 0) for word in words]


# A writer and a reader for each kind.


def _plain(state: CoalitionsState, value: Any) -> Any:
    return value


def _read_flag(reader: Reader, state: CoalitionsState, field: Field) -> bool:
    return reader.flag(field.written)


def _read_number(reader: Reader, state: CoalitionsState, field: Field) -> int:
    return reader.integer(field.written, 0, 0, field.most)


def _read_space(reader: Reader, state: CoalitionsState, field: Field) -> int:
    return reader.integer(field.written, 1, 1, state.rules.spaces)  # REA-2.5


def _read_numbers(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    return reader.integers(field.written, [], len(state.rules.general_power), 0, field.most)


def _read_by_power(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    count = state.rules.count
    return _whole(reader, field, reader.integers(field.written, [], count, 0, field.most), count)


def _read_by_general(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    count = len(state.rules.general_power)
    return _whole(reader, field, reader.integers(field.written, [], count, 0, field.most), count)


def _whole(reader: Reader, field: Field, found: list[Any], count: int) -> list[Any]:
    """A list with an entry for every power, or for every general."""
    if len(found) != count:
        raise reader.mistake(field.written, "wrong-length", {"count": count})
    return found


def _written_order(state: CoalitionsState, value: Any) -> list[str]:
    return [state.rules.powers[power] for power in value]


def _read_order(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    found = list(dict.fromkeys(reader.choices(field.written, state.rules.powers)))  # REA-2.18
    return _whole(reader, field, found, state.rules.count)


def _written_votes(state: CoalitionsState, value: Any) -> list[str]:
    return ["" if candidate == NOBODY else state.rules.powers[candidate] for candidate in value]


def _read_votes(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    found = [index - 1 for index in reader.choices(field.written, ("", *state.rules.powers))]
    return _whole(reader, field, found, state.rules.count)


def _written_cards(state: CoalitionsState, value: Any) -> list[str]:
    return [_written_stack(cards) for cards in value]


def _read_cards(reader: Reader, state: CoalitionsState, field: Field) -> list[list[int]]:
    found = [_read_stack(reader, field.written, text) for text in reader.words(field.written)]
    return _whole(reader, field, found, state.rules.count)


def _written_moves(state: CoalitionsState, value: Any) -> list[str]:
    return [_written_move(state.rules, general_of(code), kind_of(code), decode_way(code), 0) for code in value]


def _read_moves(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    return [_read_refused(reader, state, field.written, text) for text in reader.words(field.written)]


def _read_borders(reader: Reader, state: CoalitionsState, field: Field) -> list[int]:
    return sorted(set(reader.choices(field.written, border_names(state))))


Names: TypeAlias = Callable[[CoalitionsState], tuple[str, ...]]


def power_names(state: CoalitionsState) -> tuple[str, ...]:
    return state.rules.powers


def general_names(state: CoalitionsState) -> tuple[str, ...]:
    return state.rules.general_names


def territory_names(state: CoalitionsState) -> tuple[str, ...]:
    return state.rules.territories


def kind_names(state: CoalitionsState) -> tuple[str, ...]:
    return KIND_NAMES


def outcome_names(state: CoalitionsState) -> tuple[str, ...]:
    return OUTCOMES


def _one_of(names: Names) -> tuple[Writer, Reading]:
    """One of several things, by its name."""

    def write(state: CoalitionsState, value: Any) -> Any:
        return names(state)[value]

    def read(reader: Reader, state: CoalitionsState, field: Field) -> Any:
        return reader.choice(field.written, names(state), 0)

    return write, read


def _some_of(names: Names) -> tuple[Writer, Reading]:
    """A list of them."""

    def write(state: CoalitionsState, value: Any) -> Any:
        known = names(state)
        return [known[index] for index in value]

    def read(reader: Reader, state: CoalitionsState, field: Field) -> Any:
        return reader.choices(field.written, names(state))

    return write, read


def _set_of(names: Names) -> tuple[Writer, Reading]:
    """A mask of them."""

    def write(state: CoalitionsState, value: Any) -> Any:
        return names_in(names(state), value)

    def read(reader: Reader, state: CoalitionsState, field: Field) -> Any:
        return mask_of(reader.choices(field.written, names(state)))

    return write, read


CODECS: Final[dict[Kind, tuple[Writer, Reading]]] = {
    kinds.FLAG: (_plain, _read_flag),
    kinds.NUMBER: (_plain, _read_number),
    kinds.SPACE: (_plain, _read_space),
    kinds.NUMBERS: (_plain, _read_numbers),
    kinds.STRENGTHS: (_plain, _read_numbers),
    kinds.BY_POWER: (_plain, _read_by_power),
    kinds.BY_GENERAL: (_plain, _read_by_general),
    kinds.POWER: _one_of(power_names),
    kinds.GENERAL: _one_of(general_names),
    kinds.TRAVELLER: _one_of(general_names),
    kinds.TERRITORY: _one_of(territory_names),
    kinds.BORDER: _one_of(border_names),
    kinds.MOVE_KIND: _one_of(kind_names),
    kinds.OUTCOME: _one_of(outcome_names),
    kinds.GENERALS: _some_of(general_names),
    kinds.TERRITORIES: _some_of(territory_names),
    kinds.TARGETS: _some_of(territory_names),
    kinds.BORDERS: (_some_of(border_names)[0], _read_borders),
    kinds.MASK_OF_POWERS: _set_of(power_names),
    kinds.MASK_OF_GENERALS: _set_of(general_names),
    kinds.MASK_OF_TRAVELLERS: _set_of(general_names),
    kinds.ORDER: (_written_order, _read_order),
    kinds.POWERS_OF_POWERS: (_written_votes, _read_votes),
    kinds.CARDS_OF_POWERS: (_written_cards, _read_cards),
    kinds.MOVES: (_written_moves, _read_moves),
}
