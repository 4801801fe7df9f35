"""The database: one writer that commits many changes at once, and readers beside it.

Whoever writes hands over a function of a connection and waits; the writer runs all that are waiting in one
transaction and answers them after the commit. Appending to a journal is the most frequent change, so its rows are
gathered and inserted together.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, make_url, update
from sqlalchemy.exc import IntegrityError

from casusbelli.server import schema

T = TypeVar("T")

MOST_AT_ONCE: Final = 512
READERS: Final = 4
GLANCE: Final = 0.04  # seconds between two looks at what other processes wrote to an SQLite file
SLOW_GLANCE: Final = 0.25  # to any other database, which does not tell whether it changed


class Conflict(Exception):
    """Another process has written this entry of the journal first."""


@dataclass
class Append:
    """One entry of a journal and what it makes of its table."""

    entry: dict[str, Any]  # a row of `journal`
    table: dict[str, Any]  # columns of `tables` to set
    revisions: int  # by how much the table's revision rises


@dataclass
class Job:
    """Something that waits for the writer."""

    answer: "asyncio.Future[Any]"
    append: Append | None = None
    work: Callable[[Connection], Any] | None = None
    outcome: Any = field(default=None)
    error: BaseException | None = None


_INSERT_ENTRY: Final = insert(schema.journal)
_COLUMNS: Final = ("entries", "ply", "awaited", "winners", "state", "deadline", "changed")
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in _COLUMNS})
    .values(revision=schema.tables.c.revision + bindparam("revisions"))
)


class Store:
    """Opened inside a running event loop; closed when the server stops."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.is_sqlite: Final = make_url(url).get_backend_name() == "sqlite"
        self.writing: Final = _open(url, immediate=True)
        self.reading: Final = _open(url, immediate=False)
        self.committed: Callable[[int, int], None] = lambda changes, actions: None  # called by the writer's thread
        self.others_wrote: Callable[[], None] = lambda: None  # called in the event loop; perhaps too often
        self._waiting: list[Job] = []  # for the next batch
        self._is_writing = False
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

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
        with self.reading.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._batches.put(self._waiting)
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    def _write(self) -> None:
        with self.writing.connect() as connection:
            version, looked = self._version(connection), time.monotonic()
            glance = GLANCE if self.is_sqlite else SLOW_GLANCE
            while True:
                if time.monotonic() - looked >= glance:  # also while there is always something to write
                    seen, version, looked = version, self._version(connection), time.monotonic()
                    if seen != version or not self.is_sqlite:
                        self._loop.call_soon_threadsafe(self.others_wrote)
                try:
                    jobs = self._batches.get(timeout=glance)
                except queue.Empty:
                    continue
                if jobs is None:
                    return
                try:
                    _run(connection, jobs)
                except Exception:  # noqa: BLE001  whose it is shows when each runs alone
                    for each in jobs:
                        _run_alone(connection, each)
                self.committed(len(jobs), sum([each.append is not None for each in jobs]))
                self._loop.call_soon_threadsafe(self._answer, jobs)

    def _version(self, connection: Connection) -> int:
        """Rises when another connection has written."""
        if not self.is_sqlite:
            return 0
        driver: Any = connection.connection.driver_connection  # asked outside a transaction, which would take the lock
        return int(driver.execute("PRAGMA data_version").fetchone()[0])


def _run(connection: Connection, jobs: list[Job]) -> None:
    with connection.begin():
        appends = [job.append for job in jobs if job.append is not None]
        if appends:
            connection.execute(_INSERT_ENTRY, [append.entry for append in appends])
            connection.execute(_UPDATE_TABLE, [_renamed(append) for append in appends])
        for job in jobs:
            if job.work is not None:
                job.outcome = job.work(connection)


def _renamed(append: Append) -> dict[str, Any]:
    values = {f"new_{name}": value for name, value in append.table.items()}
    return {**values, "table_id": append.entry["table_id"], "revisions": append.revisions}


def _run_alone(connection: Connection, job: Job) -> None:
    try:
        _run(connection, [job])
    except IntegrityError as error:
        job.error = Conflict() if job.append is not None else error
    except Exception as error:  # noqa: BLE001  it is the asker's, whatever it is
        job.error = error


def _answer(job: Job) -> None:
    if job.answer.done():
        return
    if job.error is not None:
        job.answer.set_exception(job.error)
    else:
        job.answer.set_result(job.outcome)


def _open(url: str, immediate: bool) -> Engine:
    engine = create_engine(url, hide_parameters=True)  # what people wrote is not for logs
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_immediate if immediate else _begin)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
