"""The hall: all tables at which somebody sits or watches right now, in this process."""

import asyncio
import gc
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from casusbelli.server import schema
from casusbelli.server.facts import PLAYING
from casusbelli.server.store import Store
from casusbelli.server.table import LiveTable, read_stored

IDLE: Final = 60.0  # seconds after which a table without listeners is put away
AT_ONCE: Final = 500  # ids in one query


class Hall:
    """Tables are loaded when somebody comes and put away when nobody is there: idle tables cost nothing."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.tables: Final[dict[str, LiveTable]] = {}
        self.moved: Callable[[LiveTable], None] = lambda table: None  # whoever is awaited now may be a bot
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._put_away = 0  # tables since the last search for what is left of them
        self._is_behind = False
        self._catching_up: asyncio.Task[None] | None = None
        store.others_wrote = self._others_wrote

    async def table(self, table_id: str) -> LiveTable:
        """The table, loaded once however many come at the same time."""
        if table_id in self.tables:
            self.tables[table_id].used = time.monotonic()
            return self.tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: read_stored(connection, table_id))
            table = LiveTable(self.store, stored, self._has_moved)
            if stored.facts.row.state == PLAYING and not stored.facts.row.awaited:
                await table.begin()
            self.tables[table_id] = table
            return table
        finally:
            del self._loading[table_id]

    async def changed(self, table_id: str) -> None:
        """Something beside the game was written to the table: seats, or that it begins."""
        table = await self.table(table_id)
        async with table.lock:
            await table.reload()
            if table.facts.row.state == PLAYING and not table.facts.row.awaited:
                await table.begin()
        table.wake()
        self.moved(table)

    def _has_moved(self, table: LiveTable) -> None:
        self.moved(table)

    def _others_wrote(self) -> None:
        self._is_behind = True
        if self.tables and (self._catching_up is None or self._catching_up.done()):
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Reload the tables that another process has changed."""
        while self._is_behind:
            self._is_behind = False
            ids = list(self.tables)
            for start in range(0, len(ids), AT_ONCE):
                for row in await self.store.read(partial(_read_counts, ids=ids[start : start + AT_ONCE])):
                    if self._differs(row):
                        await self.changed(row.id)

    def _differs(self, row: Row[Any]) -> bool:
        table = self.tables.get(row.id)
        if table is None:
            return False
        known = (table.entries, len(table.messages), table.facts.row.revision)
        return known != (row.entries, row.messages, row.revision)

    def put_away_idle(self) -> None:
        """Forget tables that nobody looks at."""
        long_ago = time.monotonic() - IDLE
        for table_id, table in list(self.tables.items()):
            if not table.listeners and table.used < long_ago and not table.lock.locked():
                del self.tables[table_id]
                self._put_away += 1
        if self._put_away > len(self.tables):  # sockets leave cycles behind; few tables are quickly looked through
            self._put_away = 0
            gc.collect()


def _read_counts(connection: Connection, ids: list[str]) -> list[Row[Any]]:
    columns = schema.tables.c
    query = select(columns.id, columns.entries, columns.messages, columns.revision).where(columns.id.in_(ids))
    return list(connection.execute(query))
