"""Who may read which message."""

from collections.abc import Sequence
from typing import TypeVar

from casusbelli.core import SPECTATOR
from casusbelli.server.rows import HeadingRow, MessageRow
from casusbelli.server.table_info import Json, TableInfo, bits

M = TypeVar("M", bound=HeadingRow)


def may_read(message: HeadingRow, seat: int) -> bool:
    return message.audience is None or (seat >= 0 and bool(message.audience >> seat & 1))


def heard(messages: Sequence[M], seat: int) -> list[M]:
    return [message for message in messages if may_read(message, seat)]


def count_unread(info: TableInfo, messages: Sequence[HeadingRow], seat: int) -> int:
    if seat == SPECTATOR:
        return 0
    return sum([message.seat != seat for message in heard(messages, seat)[info.seats[seat].read :]])


def tell_message(message: MessageRow, number: int) -> Json:
    return {
        "number": number,
        "to": None if message.audience is None else bits(message.audience),
        "seat": message.seat,
        "ply": message.ply,
        "at": message.at,
        "text": message.text,
    }
