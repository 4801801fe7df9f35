"""What the database holds of a table, and the game that it tells."""

from dataclasses import dataclass

from pydantic import BaseModel
from sqlalchemy import Connection

from casusbelli.core import Mistake, find_title
from casusbelli.server import schema
from casusbelli.server.beside import beside
from casusbelli.server.journal import Journal, read_journal
from casusbelli.server.refusals import SetAside
from casusbelli.server.rows import JournalRow, MessageRow, read_rows
from casusbelli.server.shapes import TableShape
from casusbelli.server.table_info import WAITING, TableInfo, read_info


class Counts(BaseModel):
    """What a table's row counts."""

    entries: int
    messages: int
    revision: int
    ply: int
    awaited: int
    deadline: int | None


@dataclass
class Stored:
    """Rows as they are."""

    info: TableInfo
    entries: list[JournalRow]
    messages: list[MessageRow]
    waiting: list[MessageRow]  # for the end of a silence


def read_stored(connection: Connection, table_id: str) -> Stored:
    return Stored(
        read_info(connection, table_id),
        read_entries(connection, table_id),
        read_messages(connection, table_id),
        read_waiting(connection, table_id),
    )


def read_entries(connection: Connection, table_id: str) -> list[JournalRow]:
    columns = schema.journal.c
    return read_rows(connection, JournalRow, columns.table_id == table_id, by=columns.number)


def read_messages(connection: Connection, table_id: str) -> list[MessageRow]:
    columns = schema.messages.c
    return read_rows(connection, MessageRow, columns.table_id == table_id, columns.number > 0, by=columns.number)


def read_waiting(connection: Connection, table_id: str) -> list[MessageRow]:
    """The messages that nobody but their writers may read yet, the first one first."""
    columns = schema.messages.c
    return read_rows(connection, MessageRow, columns.table_id == table_id, columns.number < 0, by=-columns.number)


async def play_stored(stored: Stored) -> Journal | None:
    """The game as far as it was played, if it has begun; SetAside if the rows tell nothing that can be."""
    info = stored.info
    require_readable(info)
    if info.row.state == WAITING:
        return None
    try:
        _require_whole(stored.entries)
        return await beside(read_journal, info.setup, stored.entries)
    except Exception as error:
        raise _set_aside(error) from error


def _require_whole(entries: list[JournalRow]) -> None:
    """SetAside if an entry is missing: another could never be added."""
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise SetAside("journal", {"number": number})


def require_readable(info: TableInfo) -> None:
    """SetAside unless everything about the table beside its journal is what it should be."""
    try:
        TableShape.model_validate(info.table({"online": [], "watchers": 0}))
        Counts.model_validate(vars(info.row))
        find_title(info.row.title).check(info.setup)
    except Exception as error:
        raise _set_aside(error) from error


def _set_aside(error: Exception) -> SetAside:
    """What may be told of the reason. What is in the rows may be a secret."""
    if isinstance(error, SetAside):
        return error
    if isinstance(error, Mistake) and error.key == "unknown-title":
        return SetAside("title", {"title": error.facts["title"]})
    if isinstance(error, Mistake) and error.key == "unknown-ruleset":
        return SetAside("ruleset", {"title": error.facts["title"], "ruleset": error.facts["ruleset"]})
    return SetAside("damaged")
