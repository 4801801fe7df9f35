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
from casusbelli.server.stored import read_messages, read_waiting
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


def silenced(table: StoredTable) -> int:
    """The seats that may not confer now, a bit for each."""
    journal = table.journal
    return 0 if journal is None or journal.is_over else mask(table.title.silenced(journal.game.state))


def is_held(message: HeadingRow, silent: int) -> bool:
    """True if somebody who may not confer has written the message, or would read it."""
    return silent > 0 and (message.audience is None or message.audience & silent > 0)


def tell_waiting(table: StoredTable, seat: int) -> list[Json]:
    """What the seat has said in a silence: nobody else knows of it yet."""
    own = [message for message in table.waiting if message.seat == seat]
    return [_tell_message(message, number) for number, message in enumerate(own, 1)]


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
    if is_held(message, silenced(table)):
        table.waiting = await table.change(lambda connection: _hold_message(connection, message))
    else:
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


def _hold_message(connection: Connection, message: MessageRow) -> list[MessageRow]:
    """Store a message that waits; all that wait. No count tells others of it."""
    raise_count(connection, message.table_id, "messages", by=0)
    known = read_waiting(connection, message.table_id)
    numbered = replace(message, number=min([0, *[other.number for other in known]]) - 1)
    connection.execute(insert(schema.messages).values(vars(numbered)))
    return [*known, numbered]


def is_overdue(table: StoredTable) -> bool:
    """True if a message waits for a silence that is over."""
    silent = silenced(table)
    return not all([is_held(message, silent) for message in table.waiting])


async def deliver(table: StoredTable) -> None:
    """Let the messages be read whose silence is over, after all that were read meanwhile."""
    silent = silenced(table)
    table.messages, table.waiting = await table.change(lambda connection: _deliver(connection, table.id, silent))


def _deliver(connection: Connection, table_id: str, silent: int) -> tuple[list[MessageRow], list[MessageRow]]:
    raise_count(connection, table_id, "messages", by=0)  # another process may do the same
    known, waiting = read_messages(connection, table_id), read_waiting(connection, table_id)
    due = [message for message in waiting if not is_held(message, silent)]
    columns = schema.messages.c
    for number, message in enumerate(due, len(known) + 1):
        is_it = (columns.table_id == table_id) & (columns.number == message.number)
        connection.execute(update(schema.messages).where(is_it).values(number=number))
        known.append(replace(message, number=number))
    raise_count(connection, table_id, "messages", by=len(due))
    return known, [message for message in waiting if message not in due]


async def mark_read(table: StoredTable, seat: int, number: int) -> None:
    """Note that the seat has read its messages up to a number."""
    number = min(number, len(heard(table.messages, seat)))  # what is not yet written cannot be read
    seats = schema.seats
    mark = update(seats).where(seats.c.table_id == table.id, seats.c.seat == seat, seats.c.read < number)
    await table.change(lambda connection: connection.execute(mark.values(read=number)))
    chair = table.info.seats[seat]
    table.info.seats[seat] = replace(chair, read=max(number, chair.read))
