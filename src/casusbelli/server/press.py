"""What is said at a table: who may read it, who has read it, and saying something."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Connection, insert, update

from casusbelli.core import SPECTATOR
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import UNNUMBERED, HeadingRow, MessageRow
from casusbelli.server.stored import read_messages
from casusbelli.server.stored_table import StoredTable
from casusbelli.server.table_info import Json, TableInfo, bits, mask, raise_count

M = TypeVar("M", bound=HeadingRow)


def may_read(message: HeadingRow, seat: int) -> bool:
    return message.audience is None or (seat >= 0 and bool(message.audience >> seat & 1))


def heard(messages: Sequence[M], seat: int) -> list[M]:
    return [message for message in messages if may_read(message, seat)]


def count_unread(info: TableInfo, messages: Sequence[HeadingRow], seat: int) -> int:
    if seat == SPECTATOR:
        return 0
    return sum([message.seat != seat for message in heard(messages, seat)[info.seats[seat].read :]])


def tell_messages(messages: list[MessageRow], seat: int) -> list[Json]:
    """The messages that the seat may read, with numbers of its own: gaps would tell of others."""
    return [_tell_message(message, number) for number, message in enumerate(heard(messages, seat), 1)]


def _tell_message(message: MessageRow, number: int) -> Json:
    return {
        "number": number,
        "to": None if message.audience is None else bits(message.audience),
        "seat": message.seat,
        "ply": message.ply,
        "at": message.at,
        "text": message.text,
    }


async def say(table: StoredTable, seat: int, text: str, seats: list[int] | None) -> None:
    """Say something to some seats, or to all."""
    _check_readers(table, seat, seats)
    message = MessageRow(
        table_id=table.id,
        number=UNNUMBERED,
        seat=seat,
        audience=None if seats is None else mask(sorted({seat, *seats})),
        ply=0 if table.journal is None else table.journal.ply,
        text=text.replace("\0", "").strip(),  # not every database can hold the letter zero
        at=now(),
    )
    if not message.text:
        raise HouseRefusal("BadRequest", "empty-message")
    table.messages = await table.change(lambda connection: _add_message(connection, message))


def _check_readers(table: StoredTable, seat: int, seats: list[int] | None) -> None:
    rule = table.info.row.press_rule
    if rule == "none" or (rule == "public" and seats is not None):
        # Keys: house-muted-public, house-muted-none
        raise HouseRefusal("Muted", f"muted-{rule}")
    if table.journal is None and seats is not None:  # whoever takes a chair later would read it
        raise HouseRefusal("Muted", "muted-waiting")
    if seats is not None and (max(seats) >= len(table.info.seats) or set(seats) <= {seat}):
        raise HouseRefusal("BadRequest", "no-such-reader")


def _add_message(connection: Connection, message: MessageRow) -> list[MessageRow]:
    """Store a message; all messages of the table, among them what other processes stored meanwhile."""
    raise_count(connection, message.table_id, "messages")
    known = read_messages(connection, message.table_id)
    numbered = replace(message, number=len(known) + 1)
    connection.execute(insert(schema.messages).values(vars(numbered)))
    return [*known, numbered]


async def mark_read(table: StoredTable, seat: int, number: int) -> None:
    """Note that the seat has read its messages up to a number."""
    number = min(number, len(heard(table.messages, seat)))  # what is not yet written cannot be read
    seats = schema.seats
    mark = update(seats).where(seats.c.table_id == table.id, seats.c.seat == seat, seats.c.read < number)
    await table.change(lambda connection: connection.execute(mark.values(read=number)))
    chair = table.info.seats[seat]
    table.info.seats[seat] = replace(chair, read=max(number, chair.read))
