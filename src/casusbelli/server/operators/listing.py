"""Finding tables, and what may be told of them: nothing of a hand, a seed or a link is in it."""

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, select

from casusbelli.core import SPECTATOR, Mistake
from casusbelli.server import schema
from casusbelli.server.operators.checking import Kept, Trouble
from casusbelli.server.table_info import OVER, PLAYING, Json, bits

HOUR: Final = 3600 * 1000  # milliseconds
MOST_NAMED: Final = 5  # ids that begin alike
OF_A_SEAT: Final = ("seat", "kind", "name", "level", "deputy")
OF_AN_OFFER: Final = ("kind", "seat", "ply")


@dataclass(frozen=True)
class Wish:
    """Which tables to list."""

    state: str | None = None
    title: str | None = None
    stalled: int | None = None  # hours

    def conditions(self, at: int) -> list[ColumnElement[bool]]:
        columns = schema.tables.c
        found: list[ColumnElement[bool]] = []
        if self.state is not None:
            found.append(columns.state == self.state)
        if self.title is not None:
            found.append(columns.title == self.title)
        if self.stalled is not None:
            found += [columns.state == PLAYING, _acted() <= at - self.stalled * HOUR]
        return found


def _acted() -> ColumnElement[int]:
    """When somebody last decided at a table, or when it was set."""
    tables, journal = schema.tables.c, schema.journal.c
    last = select(journal.at).where(journal.table_id == tables.id, journal.number == tables.entries).scalar_subquery()
    return func.coalesce(last, tables.changed)


def find_tables(connection: Connection, wish: Wish, at: int, limit: int) -> tuple[list[str], int]:
    """The ids of the newest tables that fit, and how many more there are."""
    columns, fits = schema.tables.c, wish.conditions(at)
    newest = select(columns.id).where(*fits).order_by(columns.created.desc(), columns.id).limit(limit)
    found = list(connection.execute(newest).scalars())
    count = connection.execute(select(func.count()).select_from(schema.tables).where(*fits)).scalar_one()
    return found, count - len(found)


def find_all(connection: Connection) -> list[str]:
    """The ids of all tables, the newest first."""
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).order_by(columns.created.desc(), columns.id)).scalars())


def find_table(connection: Connection, given: str) -> str:
    """The id that was meant: a whole one, or the beginning of exactly one."""
    column, wanted = schema.tables.c.id, given.strip().lower()
    if not wanted.isalnum():
        raise Mistake("no-such-table", {"table": given})
    begins = func.substr(column, 1, len(wanted)) == wanted
    found = list(connection.execute(select(column).where(begins).order_by(column).limit(MOST_NAMED)).scalars())
    if wanted in found:
        return wanted
    if not found:
        raise Mistake("no-such-table", {"table": given})
    if len(found) > 1:
        raise Mistake("ambiguous-table", {"table": given, "known": tuple(found)})
    return str(found[0])


def describe(kept: Kept, troubles: list[Trouble], language: str) -> Json:
    """A table in a list."""
    info, row = kept.info, kept.info.row
    last = kept.entries[-1] if kept.entries else None
    words = kept.words(language)
    return {
        "id": row.id,
        "title": row.title,
        "name": row.name,
        "state": row.state,
        "replay": row.replay,
        "seats": [{name: getattr(seat, name) for name in OF_A_SEAT} for seat in info.seats],
        "ply": row.ply,
        "awaited": bits(row.awaited),
        "waiting_since": None if row.state == OVER else row.changed if last is None else last.at,
        "deadline": row.deadline,
        "winners": bits(row.winners),
        "agreed": info.is_agreed,
        "closed": info.closed,
        "created": row.created,
        "trouble": [trouble.tell_briefly(words) for trouble in troubles],
    }


def describe_wholly(kept: Kept, troubles: list[Trouble], language: str) -> Json:
    """All that is told of one table. Messages are counted, never read."""
    row = kept.info.row
    last = kept.entries[-1] if kept.entries else None
    offers = [{name: getattr(offer, name) for name in OF_AN_OFFER} for offer in kept.info.open_offers()]
    return {
        **describe(kept, troubles, language),
        "ruleset": row.ruleset,
        "public": row.public,
        "options": _options(row.options),
        "pace": row.pace,
        "press": row.press_rule,
        "entries": len(kept.entries),
        "last_action": None if last is None else {"at": last.at, "seat": _seat(last.seat), "by": last.by},
        "offers": offers,
        "messages": len(kept.messages),
        "rematch": row.rematch,
        "check": "broken" if troubles else "ok",
    }


def _seat(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat


def _options(text: str) -> Any:
    """As they were chosen, or as they stand there where nobody can read them."""
    try:
        return json.loads(text)
    except ValueError:
        return text
