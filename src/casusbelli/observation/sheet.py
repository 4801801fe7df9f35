"""What a seat sees as a sheet of numbers from 0 to 255: one byte after the other, in named fields.

Seats are told from the reader's own: the reader is first, then the others in their order around the table. Where one
of several is named, its place holds 1 and the others 0; where nobody is, all hold 0.
"""

from math import prod
from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.fields import Table
from casusbelli.core.state import SEVERAL, State
from casusbelli.core.subclass import mypyc_attr

NOWHERE: Final = -1
NO_FIELDS: Final = Table("", (), [])


@final
class Field:
    """Where something stands on the sheet. `shape` is how its numbers are to be read, `most` the highest of them."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], most: int, about: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.length: Final = prod(shape)
        self.most: Final = most
        self.about: Final = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The fields of a title's sheet, and how they are filled. `labels` name what a field counts off, by kind.

    Fields of the state that its table says how to observe (`state.observe_…`) are only given their place, in `at`.
    `sizes` say how many there are of what they are counted off by.
    """

    def __init__(
        self,
        seats: int,
        decisions: int,
        labels: dict[str, tuple[str, ...]],
        table: Table = NO_FIELDS,
        sizes: dict[str, int] | None = None,
    ) -> None:
        self.seats: Final = seats
        self.decisions: Final = decisions
        self.labels: Final = labels
        self.fields: list[Field] = []
        self.size = 0
        self.observed: Final = table.observed()
        self.sizes: Final = {"1": 1, "2": 2, "seats": seats, **(sizes or {})}
        self.at = [NOWHERE] * len(self.observed)
        self.width = [0] * len(self.observed)
        self.own_seat: Final = self.field("seat", (seats,), "the reader's seat, as actions name it")
        self.decision: Final = self.field("decision", (decisions,), "what is to be decided; nothing when all is over")
        self.asked: Final = self.field("asked", (seats,), "who decides it")
        self.committed: Final = self.field("committed", (1,), "the reader has chosen in secret and waits for others")
        self.winners: Final = self.field("winners", (seats,), "who has won")

    def field(self, name: str, shape: tuple[int, ...], about: str, most: int = 1) -> int:
        """Add a field to the end of the sheet; returns where it starts."""
        start = self.size
        self.fields.append(Field(name, start, shape, most, about))
        self.size += self.fields[-1].length
        return start

    def lay(self, *names: str) -> None:
        """Add fields of the state to the end of the sheet, by the names that they have there."""
        numbers = {field.observed: number for number, field in enumerate(self.observed)}
        for name in names:
            field = self.observed[numbers[name]]
            shape = tuple([self.sizes[size] for size in field.kind.shape])
            self.at[numbers[name]] = self.field(name, shape, field.tells, field.kind.most)
            self.width[numbers[name]] = shape[-1]

    def lay_rest(self) -> None:
        """Those that have no place yet."""
        self.lay(*[field.observed for number, field in enumerate(self.observed) if self.at[number] == NOWHERE])

    def look(self, state: State, seat: int) -> bytearray:
        """The seat's sheet, filled with what it can see."""
        raise NotImplementedError

    def fill_common(self, state: State, seat: int, sheet: bytearray) -> None:
        """What is decided and by whom. Whether others have committed themselves is not told."""
        sheet[self.own_seat + seat] = 1
        top = state.top
        if top is None:
            for winner in state.winners:
                sheet[self.winners + (winner - seat) % self.seats] = 1
            return
        sheet[self.decision + top.step] = 1
        if top.seat != SEVERAL:
            sheet[self.asked + (top.seat - seat) % self.seats] = 1
            return
        self.put_seats(sheet, self.asked, top.argument, seat)
        if state.commitments[seat] is not None:
            sheet[self.committed] = 1

    def put_seats(self, sheet: bytearray, at: int, mask: int, seat: int) -> None:
        """A set of seats."""
        for other in range(self.seats):
            if (mask >> other) & 1:
                sheet[at + (other - seat) % self.seats] = 1


def mask_of(offered: list[Action], numbers: dict[Action, int], size: int) -> bytearray:
    """A place for every action, 1 for those that are offered."""
    mask = bytearray(size)
    for action in offered:
        mask[numbers[action]] = 1
    return mask
