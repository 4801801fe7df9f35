"""PostgreSQL tells by itself what other processes write: a trigger sends the id of each table that is changed.

Nothing depends on it that a word arrives. Whoever is told late, or while the connection is lost, catches up.
"""

import logging
import selectors
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from sqlalchemy import Engine

log = logging.getLogger(__name__)

CHANNEL: Final = "casusbelli"  # the trigger's; a word is the id of a table and the name of the process that changed it
AGAIN: Final = 0.5  # seconds until a lost connection is made again

Tell: TypeAlias = Callable[[frozenset[str] | None], None]  # the tables that were changed; None if nobody knows which


class Listener:
    """A thread with a connection of its own. What our own process changes is no news."""

    def __init__(self, engine: Engine, name: str, tell: Tell) -> None:
        self._engine: Final = engine
        self._name: Final = name
        self._tell: Final = tell
        self._is_closed = False
        self._bell, self._button = socket.socketpair()  # wakes the thread when the house closes
        self._thread: Final = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_closed = True
        self._button.close()
        self._thread.join()
        self._bell.close()

    def _listen(self) -> None:
        was_heard = True
        while not self._is_closed:
            try:
                for tables in self._hear():
                    was_heard = True
                    self._tell(tables)
            except Exception as error:  # noqa: BLE001  whatever it is, we must be told again
                if was_heard:
                    problem = str(getattr(error, "orig", error)).partition("\n")[0]
                    log.warning("the database does not tell of changes", extra={"facts": {"problem": problem}})
                was_heard = False
            _wait(self._bell, seconds=AGAIN)

    def _hear(self) -> Iterator[frozenset[str] | None]:
        """The tables that others have changed, whenever there are some; ends when the house closes."""
        connection = _connect(self._engine)
        try:
            connection.execute(f"LISTEN {CHANNEL}")
            yield None  # of what was changed before, nobody has told us
            while _wait(self._bell, connection) is connection:
                connection.pgconn.consume_input()
                tables = frozenset(self._tables_of_others(connection.pgconn))
                if tables:
                    yield tables
        finally:
            connection.close()

    def _tables_of_others(self, words: Any) -> Iterator[str]:
        while (word := words.notifies()) is not None:
            table, _, name = word.extra.decode().partition(" ")
            if name != self._name:
                yield table


def _connect(engine: Engine) -> Any:
    """A connection of the driver's that is like all others, but for us alone."""
    pooled = engine.raw_connection()
    connection: Any = pooled.driver_connection
    pooled.detach()
    connection.autocommit = True
    return connection


def _wait(*files: Any, seconds: float | None = None) -> Any:
    """The first that has something to say."""
    with selectors.DefaultSelector() as waiting:
        for file in files:
            waiting.register(file, selectors.EVENT_READ)
        ready = waiting.select(seconds)
        return ready[0][0].fileobj if ready else None
