"""The house notes every few moments that it lives. From a gap between two notes it knows that nobody could play."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from casusbelli.server import schema
from casusbelli.server.clock import now

BEAT: Final = 2.0  # seconds
GRACE: Final = 6_000  # milliseconds between two notes that need no excuse
ONLY: Final = 1  # the row


def beat(connection: Connection) -> int:
    """Write down the time, and move all deadlines on by a gap before it; the milliseconds of the gap, if it counts.

    Of two processes that find a gap one moves the deadlines: the other's note does not fit any more.
    """
    notes, tables, at = schema.heartbeat, schema.tables, now()
    last = connection.execute(select(notes.c.at)).scalar()
    if last is None:
        connection.execute(insert(notes).values(id=ONLY, at=at))
        return 0
    is_first = connection.execute(update(notes).where(notes.c.at == last).values(at=at)).rowcount
    gap: int = at - last
    if not is_first or gap <= GRACE:
        return 0
    moved = {"deadline": tables.c.deadline + gap, "revision": tables.c.revision + 1}
    connection.execute(update(tables).where(tables.c.deadline.is_not(None)).values(moved))
    return gap
