"""The fields of a state, declared once: how each is kept and copied, written in a position, shown and observed.

A title has a table of them (`games/<title>/fields.py`), from which `tools/make_states.py` makes the base class of its
state.
"""

from collections.abc import Sequence
from typing import Final, final

# How a clone gets what is no number.
COPIED: Final = "{value}.copy()"
COPIED_LISTS: Final = "[each.copy() for each in {value}]"
COPIED_IF_ANY: Final = "None if {value} is None else {value}.copy()"


@final
class Kind:
    """What a field holds, as Python: its type, its value on a blank table, how a clone gets it.

    `observed` puts it on an observation: `{value}` is the field, `{at}` the place where it begins. It takes as many
    numbers as its `shape` says, by what they are counted off by (`powers`); `{width}` is the last of these, and `most`
    the highest number.
    """

    def __init__(
        self,
        type: str,
        blank: str,
        copy: str = "{value}",
        observed: str = "",
        shape: tuple[str, ...] = (),
        most: int = 1,
    ) -> None:
        self.type: Final = type
        self.blank: Final = blank
        self.copy: Final = copy
        self.observed: Final = observed
        self.shape: Final = shape
        self.most: Final = most


@final
class Field:
    """A field of a state.

    `laid` is its value on an empty table with all its places, as Python. `written` is its name in a position, where
    `most` is its highest number, `shown` its name in a view, and `observed` that on an observation, where `tells` says
    what it is; `public` is short for the last two. Without such a name it is not there, or some code sees to it.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        about: str = "",
        *,
        blank: str = "",
        laid: str = "",
        written: str = "",
        public: str = "",
        shown: str = "",
        observed: str = "",
        tells: str = "",
        most: int = 0,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.about: Final = about
        self.blank: Final = blank or kind.blank
        self.laid: Final = laid
        self.written: Final = written
        self.shown: Final = shown or public
        self.observed: Final = observed or public
        self.tells: Final = tells or about
        self.most: Final = most


@final
class Group:
    """Fields that belong together; positions, views and observations have them with their part of the game."""

    def __init__(self, about: str, part: str, fields: Sequence[Field]) -> None:
        self.about: Final = about
        self.part: Final = part
        self.fields: Final = list(fields)


@final
class Table:
    """All fields of a state: the class to be made of them, what it imports, and the sizes that an empty table needs."""

    def __init__(
        self, name: str, imports: tuple[str, ...], groups: Sequence[Group], sizes: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.imports: Final = imports
        self.groups: Final = list(groups)
        self.sizes: Final = sizes

    def fields(self, part: str = "") -> list[Field]:
        """All, or those of a part."""
        return [field for group in self.groups if part in ("", group.part) for field in group.fields]

    def observed(self, part: str = "") -> list[Field]:
        return [field for field in self.fields(part) if field.observed]

    def parts(self) -> list[str]:
        """The parts with something to observe."""
        return list(dict.fromkeys([group.part for group in self.groups if self.observed(group.part)]))
