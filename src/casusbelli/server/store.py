"""The database: one writer that commits many changes at once, and readers beside it.

Whoever writes hands over a function of a connection and waits; the writer runs all that are waiting in one
transaction and answers them after the commit. Appending to a journal is the most frequent change, so its rows are
gathered and inserted together.

A database may be away for a while. Whoever asks meanwhile is refused (Away), and when it is back all goes on.
"""

import asyncio
import logging
import queue
import random
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, Connection, Integer, bindparam, case, insert, make_url, or_, select, update
from sqlalchemy.exc import IntegrityError

from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.engines import Condition, gave_way, is_away, make_file, open_engine
from casusbelli.server.heartbeat import BEAT, beat
from casusbelli.server.listening import Listener, Tell
from casusbelli.server.refusals import Away
from casusbelli.server.rows import JournalRow, TableRow
from casusbelli.server.settings import PATIENCE

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_AT_ONCE: Final = 512
READERS: Final = 4
MOST_TRIES: Final = 6
GLANCE: Final = 0.04  # seconds between two looks at what other processes wrote to an SQLite file
SLOW_GLANCE: Final = 0.25  # to any other database, which does not tell whether it changed
SWEEP: Final = 5.0  # to PostgreSQL, which tells: for the word that did not arrive
READY: Final = 5 * BEAT  # seconds for which a change that was stored proves that others could be


class Conflict(Exception):
    """Another process has written this entry of the journal first, or it is too late for it."""


@dataclass
class Append:
    """One entry of a journal and what it makes of its table."""

    entry: JournalRow
    table: TableRow  # as it is with the entry
    revisions: int  # by how much the table's revision rises
    keeps_deadline: bool = False  # whatever it is by now
    only_if_late: bool = False  # a Conflict unless the deadline has passed


@dataclass
class Job:
    """Something that waits for the writer."""

    answer: "asyncio.Future[Any]"
    append: Append | None = None
    work: Callable[[Connection], Any] | None = None
    outcome: Any = field(default=None)
    error: BaseException | None = None


_TABLES: Final = schema.tables.c
_INSERT_ENTRY: Final = insert(schema.journal)
_COLUMNS: Final = ("entries", "ply", "awaited", "winners", "state", "changed")
_NEW_DEADLINE: Final = case(
    (bindparam("keeps_deadline", type_=Integer) == 1, _TABLES.deadline),
    else_=bindparam("new_deadline", type_=BigInteger),
)
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(_TABLES.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in _COLUMNS})
    .values(revision=_TABLES.revision + bindparam("revisions"), deadline=_NEW_DEADLINE)
)


class Store:
    """Opened inside a running event loop; closed when the server stops."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        make_file(url)
        self.url: Final = url
        self.is_sqlite: Final = make_url(url).get_backend_name() == "sqlite"
        name = f"casusbelli {secrets.token_hex(4)}"  # by which our own changes are told from those of others
        self.writing: Final = open_engine(url, immediate=True, patience=patience, name=name)
        self.reading: Final = open_engine(url, immediate=False, patience=patience)
        self.committed: Callable[[int, int], None] = lambda changes, actions: None  # called by the writer's thread
        self.others_wrote: Tell = lambda tables: None  # called in the event loop; perhaps too often
        self._can_write: Final = Condition("writing")
        self._can_read: Final = Condition("reading")
        self._beats = False
        self._beaten = 0.0  # when it was last tried,
        self._noted = 0  # and by the clock on the wall
        self._stored = 0.0  # when the writer last could
        self._version = 0
        self._waiting: list[Job] = []  # for the next batch
        self._is_writing = False
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._loop = asyncio.get_running_loop()
        is_told = self.writing.dialect.driver == "psycopg"
        self._listener = Listener(self.writing, name, self._tell_others_wrote) if is_told else None
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    @property
    def is_ready(self) -> bool:
        """Whether what is written now will be stored, as far as one can know."""
        return self._can_write.is_good and time.monotonic() - self._stored < READY

    async def start_beating(self) -> None:
        """Note from now on that the house is open. Nobody has waited while it was not."""
        with suppress(IntegrityError):  # another process has made the first note
            await self.write(beat)
        self._beats = True

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in a transaction; answer after the commit."""
        job = Job(self._loop.create_future(), work=work)
        self._put(job)
        answer: T = await job.answer
        return answer

    async def append(self, append: Append) -> None:
        """Add an entry to a journal; Conflict if the number is taken."""
        job = Job(self._loop.create_future(), append=append)
        self._put(job)
        await job.answer

    def _put(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)  # with whatever else comes in at the same moment

    def _hand_over(self) -> None:
        """Wake the writer once for all that came while it wrote: threads that wake each other often are slow."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_writing = bool(batch)
        if batch:
            self._batches.put(batch)

    def _answer(self, jobs: list[Job]) -> None:
        """The jobs are done; the writer goes on meanwhile."""
        self._hand_over()
        for job in jobs:
            _answer(job)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run the work on a connection of its own, which sees what is committed."""
        return await self._loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.reading.connect() as connection:
                found = work(connection)
        except Exception as error:
            if not is_away(error):
                raise
            self.reading.dispose()
            self._can_read.note(error)
            raise Away from error
        self._can_read.note(None)
        return found

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        if self._listener is not None:
            self._listener.close()
        self._batches.put(self._waiting)
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    def _write(self) -> None:
        """The writer's thread. It ends with the house, whatever becomes of the database."""
        looked = 0.0
        while True:
            glance = self._glance()
            try:
                jobs = self._batches.get(timeout=min(glance, BEAT / 4))
            except queue.Empty:
                jobs = []
            if jobs is None:
                return
            if self._beats:
                self._beat_if_due()
            if time.monotonic() - looked >= glance:  # also while there is always something to write
                looked = time.monotonic()
                self._look_around()
            if jobs:
                self._settle(jobs)
                self._loop.call_soon_threadsafe(self._answer, jobs)

    def _glance(self) -> float:
        if self.is_sqlite:
            return GLANCE
        return SLOW_GLANCE if self._listener is None else SWEEP

    def _beat_if_due(self) -> None:
        """Before anything else that is written after a gap. While the database is away it is asked more often."""
        passed = max(time.monotonic() - self._beaten, abs(now() - self._noted) / 1000)  # a machine may have slept
        if passed < (BEAT if self._can_write.is_good else BEAT / 4):
            return
        self._noted = now()
        try:
            if self._commit(beat):
                self._tell_others_wrote()  # all deadlines have moved
        except Exception as error:  # another process may have made the first note
            if not isinstance(error, Away | IntegrityError):
                log.exception("the heart does not beat")
        self._beaten = time.monotonic()

    def _settle(self, jobs: list[Job]) -> None:
        """Run all at once. Where that fails it shows, when each runs alone, whose fault it is."""
        try:
            if self._beats and not self._can_write.is_good:
                raise Away
            self._commit(partial(_run, jobs=jobs))
        except Away:
            for each in jobs:
                each.error = Away()
        except Exception:  # noqa: BLE001
            for before, each in zip([None, *jobs], jobs, strict=False):
                if before is not None and isinstance(before.error, Away):
                    each.error = Away()
                else:
                    self._settle_alone(each)
        stored = [each for each in jobs if each.error is None]
        self.committed(len(stored), sum([each.append is not None for each in stored]))

    def _settle_alone(self, job: Job) -> None:
        try:
            self._commit(partial(_run, jobs=[job]))
        except IntegrityError as error:
            job.error = Conflict() if job.append is not None else error
        except Exception as error:  # noqa: BLE001  it is the asker's, whatever it is
            job.error = error

    def _commit(self, work: Callable[[Connection], T]) -> T:
        """Run the work in a transaction; Away if the database fails, and not the work."""
        for tries in range(MOST_TRIES):
            try:
                with self.writing.connect() as connection, connection.begin():
                    outcome = work(connection)
            except Exception as error:
                if gave_way(error):
                    time.sleep(random.uniform(0, 0.01) * 2**tries)
                    continue
                if not is_away(error):
                    raise
                self.writing.dispose()
                self.reading.dispose()
                self._can_write.note(error)
                raise Away from error
            self._stored = time.monotonic()
            if self._can_write.note(None):
                self._tell_others_wrote()  # what was refused last may be stored nevertheless
            return outcome
        raise Away

    def _tell_others_wrote(self, tables: frozenset[str] | None = None) -> None:
        self._loop.call_soon_threadsafe(lambda: self.others_wrote(tables))

    def _look_around(self) -> None:
        """Whether another process has written. Where that cannot be told, it may have."""
        seen = self._version
        try:
            self._version = self._read_version()
        except Exception:  # noqa: BLE001  what is wrong with the database shows when something is written
            return
        if seen != self._version or not self.is_sqlite:
            self._tell_others_wrote()

    def _read_version(self) -> int:
        """Rises when another connection has written."""
        if not self.is_sqlite:
            return 0
        with self.writing.connect() as connection:
            driver: Any = connection.connection.driver_connection  # asked outside a transaction, which would lock
            return int(driver.execute("PRAGMA data_version").fetchone()[0])


def _run(connection: Connection, jobs: list[Job]) -> None:
    appends = [job.append for job in jobs if job.append is not None]
    if appends:
        _check_late([append.entry.table_id for append in appends if append.only_if_late], connection)
        connection.execute(_INSERT_ENTRY, [vars(append.entry) for append in appends])
        connection.execute(_UPDATE_TABLE, [_renamed(append) for append in appends])
    for job in jobs:
        if job.work is not None:
            job.outcome = job.work(connection)


def _check_late(tables: list[str], connection: Connection) -> None:
    """Conflict if one of the tables has time left: deadlines are moved on after a time when nobody could play."""
    early = or_(_TABLES.deadline.is_(None), _TABLES.deadline > now())
    if tables and connection.execute(select(_TABLES.id).where(_TABLES.id.in_(tables), early)).first():
        raise Conflict


def _renamed(append: Append) -> dict[str, Any]:
    row = append.table
    values = {f"new_{name}": getattr(row, name) for name in (*_COLUMNS, "deadline")}
    of_row = {"table_id": row.id, "revisions": append.revisions}
    return {**values, **of_row, "keeps_deadline": int(append.keeps_deadline)}


def _answer(job: Job) -> None:
    if job.answer.done():
        return
    if job.error is not None:
        job.answer.set_exception(job.error)
    else:
        job.answer.set_result(job.outcome)
