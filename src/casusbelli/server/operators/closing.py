"""Closing a table: the house ends its game, and nobody wins. The journal tells it like any other end."""

from typing import Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from casusbelli.core import SPECTATOR, Mistake
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.engines import gave_way
from casusbelli.server.journal import END, HOUSE
from casusbelli.server.operators.database import Database
from casusbelli.server.table_info import OVER

LONGEST_REASON: Final = 200  # letters: the width of the journal's column
MOST_RACES: Final = 100  # that can be lost in a row


def close(database: Database, table_id: str, reason: str) -> bool:
    """End the game at a table, whatever others do there at this moment; False if it was over already."""
    for _ in range(MOST_RACES):
        try:
            with database.writing.begin() as connection:
                return _write_end(connection, table_id, reason)
        except DBAPIError as error:  # somebody's action was faster: the end comes after it
            if not isinstance(error, IntegrityError) and not gave_way(error):
                raise
    raise Mistake("table-busy", {"table": table_id})


def _write_end(connection: Connection, table_id: str, reason: str) -> bool:
    """The entry first and the row after it, as the server writes them: who took turns would wait for each other."""
    tables, journal = schema.tables, schema.journal
    mine = tables.c.id == table_id
    last = select(func.max(journal.c.number)).where(journal.c.table_id == table_id).scalar_subquery()
    # One statement, which sees one moment: of two ends at once one must find its number taken.
    state, entries, number = connection.execute(select(tables.c.state, tables.c.entries, last).where(mine)).one()
    if state == OVER:
        return False
    number, at = max(entries, number or 0) + 1, now()
    entry = {"number": number, "kind": END, "seat": SPECTATOR, "text": reason, "by": HOUSE, "at": at}
    connection.execute(insert(journal).values(table_id=table_id, **entry))
    ended = {"state": OVER, "entries": number, "awaited": 0, "deadline": None, "changed": at}
    connection.execute(update(tables).where(mine).values(**ended, revision=tables.c.revision + 1))
    return True
