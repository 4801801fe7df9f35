"""Who may read which message."""

from types import SimpleNamespace

from casusbelli.core import SPECTATOR
from casusbelli.server.table_info import Json, TableInfo, bits


def may_read(message: SimpleNamespace, seat: int) -> bool:
    return message.audience is None or (seat >= 0 and bool(message.audience >> seat & 1))


def heard(messages: list[SimpleNamespace], seat: int) -> list[SimpleNamespace]:
    return [message for message in messages if may_read(message, seat)]


def count_unread(info: TableInfo, messages: list[SimpleNamespace], seat: int) -> int:
    if seat == SPECTATOR:
        return 0
    return sum([message.seat != seat for message in heard(messages, seat)[info.seats[seat].read :]])


def tell_message(message: SimpleNamespace, number: int) -> Json:
    to = None if message.audience is None else bits(message.audience)
    shown = {name: getattr(message, name) for name in ("seat", "ply", "at", "text")}
    return {"number": number, "to": to, **shown}
