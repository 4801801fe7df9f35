"""All tables at which somebody sits or watches right now, in this process."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final

from sqlalchemy import Connection

from casusbelli.server import schema
from casusbelli.server.moments import is_to_be_noted, note_moments
from casusbelli.server.press import deliver, is_overdue
from casusbelli.server.refusals import SetAside
from casusbelli.server.rows import CountsRow, read_rows
from casusbelli.server.store import Store
from casusbelli.server.stored import play_stored, read_stored, require_readable
from casusbelli.server.table import LiveTable
from casusbelli.server.table_info import PLAYING, TableInfo
from casusbelli.server.tasks import Patience, Tasks

log = logging.getLogger(__name__)

IDLE: Final = 60.0  # seconds after which a table without listeners is put away
AT_ONCE: Final = 500  # ids in one query
LONGEST_ASIDE: Final = 300.0  # seconds until a table that could not be read is tried again


@dataclass
class Aside:
    """A table that cannot be read. Whoever asks for it is told why, and now and then it is tried again."""

    reason: SetAside
    patience: Patience = field(default_factory=lambda: Patience(LONGEST_ASIDE))
    again: float = 0.0


class LiveTables:
    """Tables are loaded when somebody comes and put away when nobody is there: idle tables cost nothing."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.tables: Final[dict[str, LiveTable]] = {}
        self.aside: Final[dict[str, Aside]] = {}
        self.tasks: Final = Tasks()
        self.moved: Callable[[LiveTable], None] = lambda table: None  # whoever is awaited now may be a bot
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._put_away = 0  # tables since the last search for what is left of them
        self._behind: set[str] = set()  # tables that others may have changed
        store.others_wrote = self._others_wrote

    async def table(self, table_id: str) -> LiveTable:
        """The table, loaded once however many come at the same time."""
        found = self.tables.get(table_id)
        if found is not None and found.trouble is None:
            found.used = time.monotonic()
            return found
        aside = self.aside.get(table_id)
        if aside is not None and time.monotonic() < aside.again:
            raise aside.reason.with_traceback(None)
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(_forget)
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: read_stored(connection, table_id))
            table = LiveTable(self.store, stored, await play_stored(stored), self._has_moved)
            if stored.info.row.state == PLAYING and not stored.info.row.awaited:
                await table.begin()
        except SetAside as reason:
            self._set_aside(table_id, reason)
            raise
        finally:
            del self._loading[table_id]
        self.tables[table_id] = table
        if self.aside.pop(table_id, None) is not None:
            log.warning("a table can be read again", extra={"facts": {"table": table_id}})
        self._has_moved(table)
        return table

    def _set_aside(self, table_id: str, reason: SetAside) -> None:
        self.tables.pop(table_id, None)
        if table_id not in self.aside:
            facts = {"table": table_id, "reason": reason.reason, **reason.facts}
            log.error("a table is set aside", extra={"facts": facts})
        aside = self.aside.setdefault(table_id, Aside(reason))
        aside.reason, aside.again = reason, time.monotonic() + aside.patience.next_wait()

    def require_whole(self, info: TableInfo) -> None:
        """SetAside if the table cannot be opened, as far as one knows without opening it."""
        aside = self.aside.get(info.row.id)
        if aside is not None:
            raise aside.reason.with_traceback(None)
        require_readable(info)

    async def changed(self, table_id: str) -> None:
        """Something beside the game was written to the table: seats, or that it begins."""
        if table_id in self.aside:
            self.aside[table_id].again = 0.0
        try:
            table = await self.table(table_id)
        except SetAside:
            return
        try:
            await self._take_change(table)
        except SetAside as reason:
            self._set_aside(table_id, reason)

    async def _take_change(self, table: LiveTable) -> None:
        async with table.lock:
            await table.reload()
            if table.info.row.state == PLAYING and not table.info.row.awaited:
                await table.begin()
        table.wake()
        self._has_moved(table)

    def _has_moved(self, table: LiveTable) -> None:
        if is_overdue(table):
            self.tasks.start("letters", table.id, partial(self._deliver, table.id))
        if is_to_be_noted(table):
            self.tasks.start("moments", table.id, partial(note_moments, table))
        self.moved(table)

    async def _deliver(self, table_id: str) -> None:
        table = await self.table(table_id)
        async with table.lock:
            await table.settle()
            await deliver(table)
        table.wake()

    def _others_wrote(self, tables: frozenset[str] | None) -> None:
        told = [*self.tables, *self._loading] if tables is None else tables
        self._behind |= {table_id for table_id in told if table_id in self.tables or table_id in self._loading}
        if self._behind:
            self.tasks.start("catching up", "", self._catch_up)

    async def _catch_up(self) -> None:
        """Reload the tables that another process has changed, and those of which we do not know what we have done."""
        while self._behind:
            ids = list(islice(self._behind, AT_ONCE))
            self._behind.difference_update(ids)
            try:
                await self._reload_changed(ids)
            except BaseException:
                self._behind.update(ids)
                raise

    async def _reload_changed(self, ids: list[str]) -> None:
        for row in await self.store.read(partial(_read_counts, ids=ids)):
            if self._differs(row):
                await self.changed(row.id)

    def _differs(self, row: CountsRow) -> bool:
        table = self.tables.get(row.id)
        if table is None:
            return row.id in self._loading  # it may have been read before the change
        known = (table.entries, len(table.messages), table.info.row.revision)
        return table.is_behind or known != (row.entries, row.messages, row.revision)

    def close(self) -> None:
        self.tasks.close()

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


def _forget(loading: "asyncio.Task[LiveTable]") -> None:
    """Whoever waited for the table may be gone."""
    if not loading.cancelled():
        loading.exception()


def _read_counts(connection: Connection, ids: list[str]) -> list[CountsRow]:
    return read_rows(connection, CountsRow, schema.tables.c.id.in_(ids))
