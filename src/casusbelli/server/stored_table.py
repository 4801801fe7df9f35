"""A table as it is stored, kept in memory, and the one way in which it changes."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TypeVar

from sqlalchemy import Connection, update

from casusbelli.core import GameOver, Title, find_title
from casusbelli.core.talk import GLASS, is_talk
from casusbelli.server import schema
from casusbelli.server.beside import beside
from casusbelli.server.clock import now
from casusbelli.server.journal import ACTION, CLOCK, END, TAKE_BACK, Journal
from casusbelli.server.refusals import GateRefusal, HouseRefusal, SetAside
from casusbelli.server.rows import JournalRow, TableRow
from casusbelli.server.store import Append, Conflict, Store
from casusbelli.server.stored import Stored, play_stored, read_stored, require_readable
from casusbelli.server.table_info import OVER, PLAYING, mask, raise_count

T = TypeVar("T")

LIVE: Final = 15 * 60  # the most seconds for a decision at a table where people are together


class StoredTable(ABC):
    """Computed from the database. Whoever reads or changes it holds the lock, so nobody sees what is not yet stored."""

    def __init__(self, store: Store, stored: Stored, journal: Journal | None) -> None:
        self.store: Final = store
        self.id: Final[str] = stored.info.row.id
        self.title: Final[Title] = find_title(stored.info.row.title)
        self.lock: Final = asyncio.Lock()
        self.trouble: SetAside | None = None  # what is stored cannot be read any more; whoever asks must load it anew
        self._is_sure = True
        self._take(stored, journal)

    def _take(self, stored: Stored, journal: Journal | None) -> None:
        self.info = stored.info
        self.messages = stored.messages
        self.waiting = stored.waiting
        self.entries = len(stored.entries)
        self.journal = journal

    @abstractmethod
    def wake(self) -> None:
        """Let everybody look whether there is something new."""

    @abstractmethod
    def moved(self) -> None:
        """Called with every new entry of the journal, whoever wrote it."""

    def begun(self) -> Journal:
        if self.journal is None:
            raise HouseRefusal("NotPlaying", "not-begun")
        return self.journal

    def playing(self) -> Journal:
        journal = self.begun()
        if journal.is_over:
            raise GateRefusal(GameOver("game-over", "", {}))
        return journal

    # What is true.

    @contextmanager
    def _unsure(self) -> Iterator[None]:
        """Every change is made in here, and until it has ended well nobody trusts what is in memory.

        A game changes in memory before it is stored, for only the gate can tell what comes of an action: whether it
        may be, who is awaited, who has won. If it then cannot be stored, or the engine itself fails, nobody knows how
        far it came. The way back is always the same: `settle`, before anything else is done, reads what is stored.
        Whatever is beside the game changes in memory when it is stored.
        """
        self._is_sure = False
        yield
        self._is_sure = True

    @property
    def is_settled(self) -> bool:
        """Nobody changes the table, and all that is in memory is stored: one may read without the lock."""
        return self._is_sure and self.trouble is None and not self.lock.locked()

    @property
    def is_behind(self) -> bool:
        """Nobody knows whether the last change was stored."""
        return not self._is_sure and not self.lock.locked()

    async def settle(self) -> None:
        """Return to the truth after a change of which we do not know whether it was stored."""
        if self.trouble is not None:
            raise self.trouble.with_traceback(None)
        if not self._is_sure:
            await self.reload()

    async def reload(self) -> None:
        """Learn what is stored, after all that is still to be written."""
        await self.store.write(lambda connection: None)
        await self._learn(await self.store.read(lambda connection: read_stored(connection, self.id)))

    async def _learn(self, stored: Stored) -> None:
        """Take in what may be another process's doing: for our listeners and programs it is news."""
        try:
            if not self._is_sure or self.journal is None or len(stored.entries) != self.entries:
                with self._unsure():
                    self._take(stored, await play_stored(stored))
            else:
                require_readable(stored.info)
                self._take(stored, self.journal)
        except SetAside as trouble:
            self.trouble = trouble
            raise
        finally:
            self.wake()
        self.moved()

    # Changing what is beside the game.

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Store something."""
        with self._unsure():
            return await self.store.write(work)

    async def revise(self, work: Callable[[Connection], object]) -> None:
        """Change what everybody may know of the table."""

        def write(connection: Connection) -> Stored:
            raise_count(connection, self.id, "revision")
            work(connection)
            return read_stored(connection, self.id)

        await self._learn(await self.change(write))

    async def begin(self) -> None:
        """Note who is awaited in a game that has just begun."""
        journal, at = self.playing(), now()
        changes = {"awaited": mask(journal.awaited()), "changed": at}
        if self.info.row.pace is not None:
            changes["deadline"] = at + self._time(self.info.row.pace, journal) * 1000
        tables = schema.tables
        fresh = update(tables).where(tables.c.id == self.id, tables.c.entries == 0, tables.c.awaited == 0)
        await self.change(lambda connection: connection.execute(fresh.values(changes)))
        await self.reload()

    async def stop_clock(self) -> None:
        """The decision waits for its seat however long that takes."""
        tables = schema.tables
        same = update(tables).where(tables.c.id == self.id, tables.c.entries == self.entries)
        await self.change(lambda connection: connection.execute(same.values(deadline=None)))
        self.info.row = replace(self.info.row, deadline=None)

    # Changing the game.

    async def act(self, seat: int, text: str, ply: int, by: str) -> None:
        """Pass an action through the gate and store it. Under the lock."""
        if ply > self.playing().ply:
            await self.reload()  # another process may be ahead of us
        while True:
            journal = self.playing()
            journal.check(seat, text, ply)
            is_stored = False
            with self._unsure():
                refusal = journal.act(seat, text)
                if refusal is None:
                    is_stored = await self._append(ACTION, seat, journal.last_text, by, journal.ply - 1)
            if refusal is not None:
                raise GateRefusal(refusal)
            if is_stored:
                return
            if by != "person":  # what a program chose follows from what was there before
                raise self.playing().stale(ply)

    async def go_back(self, seat: int, ply: int) -> None:
        """Take back all actions after a ply."""
        journal = self.playing()
        seen, played = journal.ply, await beside(journal.before(ply).play)
        with self._unsure():
            journal.go_back(played)
            is_stored = await self._append(TAKE_BACK, seat, str(ply), "person", ply)
        if not is_stored:
            raise self.playing().stale(seen)

    async def end(self, seat: int, ply: int) -> None:
        """End the game before its rules do."""
        journal = self.playing()
        with self._unsure():
            is_stored = await self._append(END, seat, "", "person", journal.ply)
        if not is_stored:
            raise self.begun().stale(ply)

    async def _append(self, kind: str, seat: int, text: str, by: str, floor: int) -> bool:
        """Store what the game in memory has just done; False, and the truth reloaded, if somebody was faster."""
        journal = self.begun()
        entry = JournalRow(self.id, self.entries + 1, kind, seat, text, by, now())
        row = self._row_after(entry, journal)
        revisions = row.revision - self.info.row.revision
        keeps = row.state == PLAYING and self._keeps_deadline(journal)
        try:
            await self.store.append(Append(entry, row, revisions, keeps, only_if_late=by == CLOCK))
        except Conflict:
            await self.reload()
            return False
        self.entries, self.info.row = entry.number, row
        if kind == END:
            self.info.ending = entry
        journal.note(kind, seat, by, entry.at, floor)
        self.moved()
        return True

    def _row_after(self, entry: JournalRow, journal: Journal) -> TableRow:
        """What the table's row becomes with the entry."""
        row, state = self.info.row, journal.game.state
        is_over = state.is_over or entry.kind == END
        deadline = row.deadline
        if row.pace is not None and not self._keeps_deadline(journal):
            deadline = entry.at + self._time(row.pace, journal) * 1000
        return replace(
            row,
            entries=entry.number,
            ply=state.ply,
            awaited=0 if is_over else mask(state.awaited()),
            winners=mask(state.winners),
            state=OVER if is_over else PLAYING,
            deadline=None if is_over else deadline,
            changed=entry.at,
            revision=row.revision + is_over,
        )

    def _time(self, pace: int, journal: Journal) -> int:
        """Seconds for what is asked now; a negotiation of people who are together has a glass of its own."""
        return GLASS if pace <= LIVE and is_talk(journal.game.state) else pace

    def _keeps_deadline(self, journal: Journal) -> bool:
        """A new question has a new deadline."""
        return self.info.row.pace is None or journal.game.state.top is journal.question
