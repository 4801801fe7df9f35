"""What the fields of a state hold."""

from typing import Final

from casusbelli.core.fields import COPIED, COPIED_LISTS, Kind
from casusbelli.core.sheet import MOST
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

INTS: Final = "list[int]"

# What is a number, or a thing of the ruleset.
NUMBER: Final = Kind("int", "0", observed="put(sheet, {at}, {value})", shape=("1",), most=MOST)
FLAG: Final = Kind("bool", "False", observed="put_flag(sheet, {at}, {value})", shape=("1",))
LIMIT: Final = Kind("int", "0")  # 0 for none
POWER: Final = Kind("int", "NOBODY", observed="mark(sheet, {at}, {value})", shape=("powers",))
GENERAL: Final = Kind("int", "NOBODY", observed="mark(sheet, {at}, {value})", shape=("generals",))
TRAVELLER: Final = Kind("int", "NOBODY", observed="mark(sheet, {at}, {value})", shape=("travellers",))
TERRITORY: Final = Kind("int", "NOWHERE", observed="mark(sheet, {at}, {value})", shape=("territories",))
BORDER: Final = Kind("int", "NOBODY", observed="mark(sheet, {at}, {value})", shape=("borders",))
SPACE: Final = Kind("int", "0", observed="put(sheet, {at}, {value})", shape=("1",), most=MOST)  # of the track
MOVE_KIND: Final = Kind("int", "0")
OUTCOME: Final = Kind("int", "3")  # UNDECIDED

# Masks, with a bit per power or per general.
MASK_OF_POWERS: Final = Kind("int", "0", observed="put_set(sheet, {at}, {value})", shape=("powers",))
MASK_OF_GENERALS: Final = Kind("int", "0", observed="put_set(sheet, {at}, {value})", shape=("generals",))
MASK_OF_TRAVELLERS: Final = Kind("int", "0", observed="put_set(sheet, {at}, {value})", shape=("travellers",))

# Lists.
NUMBERS: Final = Kind(INTS, "[]", COPIED)
STRENGTHS: Final = Kind(INTS, "[]", COPIED, "put_all(sheet, {at}, {value})", ("sides",), MOST)
GENERALS: Final = Kind(INTS, "[]", COPIED)
TERRITORIES: Final = Kind(INTS, "[]", COPIED, "mark_all(sheet, {at}, {value})", ("territories",))
TARGETS: Final = Kind(INTS, "[]", COPIED, "number_all(sheet, {at}, {value})", ("territories",), MOST)  # in order
BORDERS: Final = Kind(INTS, "[]", COPIED, "mark_all(sheet, {at}, {value})", ("borders",))
ORDER: Final = Kind(INTS, "[]", COPIED)  # all powers
MOVES: Final = Kind(INTS, "[]", COPIED)  # such as "france-3 strategic lorraine pfalz"
MADE_MOVES: Final = Kind("list[MadeMove]", "[]", COPIED)
PILES: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)

# Lists with an entry for every power, for every general, for every territory.
BY_POWER: Final = Kind(INTS, "[]", COPIED, "put_all(sheet, {at}, {value})", ("powers",), MOST)
MORALE: Final = Kind(INTS, "[]", COPIED, "put_all(sheet, {at}, {value})", ("powers",), MOST_MORALE)
MONEY: Final = Kind(INTS, "[]", COPIED, "put_all_wide(sheet, {at}, {value})", ("powers", "2"), MOST)
POWERS_OF_POWERS: Final = Kind(INTS, "[]", COPIED, "mark_each(sheet, {at}, {value}, {width})", ("powers", "powers"))
MASKS_OF_POWERS: Final = Kind(INTS, "[]", COPIED, "put_sets(sheet, {at}, {value}, {width})", ("powers", "powers"))
ACTION_CARD: Final = Kind(INTS, "[]", COPIED, "mark_each(sheet, {at}, {value}, {width})", ("powers", "action_cards"))
ACTION_CARDS: Final = Kind(INTS, "[]", COPIED, "put_sets(sheet, {at}, {value}, {width})", ("powers", "action_cards"))
NAMED: Final = Kind(INTS, "[]", COPIED, "mark_all(sheet, {at}, {value})", ("generals",))
CARDS_OF_POWERS: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)  # such as "2 5"
BY_GENERAL: Final = Kind(INTS, "[]", COPIED)
OWNERS: Final = Kind(INTS, "[]", COPIED, "mark_each(sheet, {at}, {value}, {width})", ("territories", "powers"))
