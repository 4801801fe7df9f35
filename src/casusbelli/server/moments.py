"""Where a rule decided something: the first moment of each in a game that is over, for those who ask about the rule."""

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from casusbelli.core import SPECTATOR, Game, Record
from casusbelli.event_rules import event_rules
from casusbelli.server import schema
from casusbelli.server.beside import beside
from casusbelli.server.stored_table import StoredTable
from casusbelli.server.table_info import OVER

MOST_GAMES: Final = 5

_COLUMNS: Final = schema.moments.c
_TABLES: Final = schema.tables.c


def is_to_be_noted(table: StoredTable) -> bool:
    """A game that everybody may look at, to its end."""
    return table.info.row.state == OVER and bool(table.info.row.public) and table.journal is not None


def moments_of(record: Record) -> dict[str, int]:
    """The ply at which each rule first asked a question or told something to everybody."""
    game = Game(record.setup)
    rules = event_rules(game.title)
    found: dict[str, int] = {}
    for ply in range(len(record.moves) + 1):
        if ply:
            game.apply_text(*record.moves[ply - 1])
        told = [rules.get(event.kind) for event in game.told(ply)[0] if event.is_for(SPECTATOR)]
        pending = game.state.pending()
        asked = None if pending is None else game.state.cite(pending.rule)
        for rule in [*told, asked]:
            if rule is not None:
                found.setdefault(rule, ply)
    return found


async def note_moments(table: StoredTable) -> None:
    """Store them, unless that was done: by another process, or when the game was looked at before."""
    if await table.store.read(lambda connection: _are_noted(connection, table.id)):
        return
    found = await beside(moments_of, table.begun().game.record)
    rows = [{"table_id": table.id, "rule": rule, "ply": ply} for rule, ply in found.items()]
    with suppress(IntegrityError):  # another process was faster
        await table.store.write(lambda connection: connection.execute(insert(schema.moments), rows))


def _are_noted(connection: Connection, table_id: str) -> bool:
    return connection.execute(select(_COLUMNS.rule).where(_COLUMNS.table_id == table_id).limit(1)).first() is not None


def games_with(connection: Connection, title: str, rule: str) -> list[dict[str, Any]]:
    """The latest public games that are over and in which the rule decided something."""
    found = (
        select(_TABLES.id, _TABLES.name, _COLUMNS.ply)
        .join(schema.moments, _COLUMNS.table_id == _TABLES.id)
        .where(_COLUMNS.rule == rule, _TABLES.title == title, _TABLES.public, _TABLES.state == OVER)
        .order_by(_TABLES.changed.desc(), _TABLES.id)
        .limit(MOST_GAMES)
    )
    return [{"table": table, "name": name, "ply": ply} for table, name, ply in connection.execute(found)]
