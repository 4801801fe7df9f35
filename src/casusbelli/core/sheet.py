"""Writing on a sheet of numbers from 0 to 255, where an observation says what a seat sees.

Where one of several is named, its place holds 1 and the others 0; where nobody is, all hold 0.
"""

from typing import Final

MOST: Final = 255


def put(sheet: bytearray, at: int, number: int) -> None:
    """A number, or the nearest that the sheet can hold."""
    sheet[at] = max(0, min(number, MOST))


def put_all(sheet: bytearray, at: int, numbers: list[int]) -> None:
    for number in numbers:
        put(sheet, at, number)
        at += 1


def put_wide(sheet: bytearray, at: int, number: int) -> None:
    """A number up to 65535 in two places: how often 256 goes into it, and the rest."""
    within = max(0, min(number, 65535))
    sheet[at] = within >> 8
    sheet[at + 1] = within & MOST


def put_all_wide(sheet: bytearray, at: int, numbers: list[int]) -> None:
    for number in numbers:
        put_wide(sheet, at, number)
        at += 2


def put_flag(sheet: bytearray, at: int, flag: bool) -> None:
    sheet[at] = int(flag)


def put_set(sheet: bytearray, at: int, mask: int) -> None:
    """The members of a set, one bit each."""
    place = at
    while mask:
        if mask & 1:
            sheet[place] = 1
        mask >>= 1
        place += 1


def put_sets(sheet: bytearray, at: int, masks: list[int], size: int) -> None:
    """Sets of so many possible members, one after the other."""
    for mask in masks:
        put_set(sheet, at, mask)
        at += size


def mark(sheet: bytearray, at: int, index: int) -> None:
    """One of several, or none."""
    if index >= 0:
        sheet[at + index] = 1


def mark_all(sheet: bytearray, at: int, indices: list[int]) -> None:
    for index in indices:
        mark(sheet, at, index)


def mark_each(sheet: bytearray, at: int, indices: list[int], size: int) -> None:
    """One of so many, or none, one after the other."""
    for index in indices:
        mark(sheet, at, index)
        at += size


def number_all(sheet: bytearray, at: int, indices: list[int]) -> None:
    """The first gets 1, the second 2, and so on."""
    for number, index in enumerate(indices, 1):
        sheet[at + index] = number


def mark_seat(sheet: bytearray, at: int, other: int, seat: int, seats: int) -> None:
    """A seat, told from the reader's own, or nobody."""
    if other >= 0:
        sheet[at + (other - seat) % seats] = 1


def mark_each_seat(sheet: bytearray, at: int, others: list[int], seat: int, seats: int) -> None:
    for other in others:
        mark_seat(sheet, at, other, seat, seats)
        at += seats


def put_seats(sheet: bytearray, at: int, mask: int, seat: int, seats: int) -> None:
    """A set of seats."""
    for other in range(seats):
        if (mask >> other) & 1:
            sheet[at + (other - seat) % seats] = 1


def put_by_seat(sheet: bytearray, at: int, numbers: list[int], seat: int) -> None:
    """A number for every seat, the reader's first."""
    seats = len(numbers)
    for other in range(seats):
        put(sheet, at + (other - seat) % seats, numbers[other])


def put_wide_by_seat(sheet: bytearray, at: int, numbers: list[int], seat: int) -> None:
    seats = len(numbers)
    for other in range(seats):
        put_wide(sheet, at + 2 * ((other - seat) % seats), numbers[other])


def put_flags(sheet: bytearray, at: int, flags: list[bool], seat: int) -> None:
    """A flag for every seat, the reader's first."""
    seats = len(flags)
    for other in range(seats):
        sheet[at + (other - seat) % seats] = int(flags[other])


def count_one(sheet: bytearray, at: int) -> None:
    """One more, as far as the sheet can count."""
    put(sheet, at, sheet[at] + 1)


def count_into(sheet: bytearray, at: int, kinds: list[int]) -> None:
    """How many there are of each kind."""
    for kind in kinds:
        sheet[at + kind] += 1
