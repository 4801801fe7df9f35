"""Connections to the database, and what its failures mean."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from casusbelli.core import Mistake
from casusbelli.server.settings import PATIENCE, POSTGRESQL

log = logging.getLogger(__name__)

THE_ASKER_S: Final = (IntegrityError, DataError, ProgrammingError)
GAVE_WAY: Final = ("40001", "40P01")  # serialization failure, deadlock


def open_engine(url: str, immediate: bool, patience: float = PATIENCE, name: str = "casusbelli") -> Engine:
    """Connections that are found dead are replaced before anybody is given them."""
    is_sqlite = make_url(url).get_backend_name() == "sqlite"
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=not is_sqlite)  # what people wrote is not for logs
    milliseconds = int(patience * 1000)
    if is_sqlite:
        event.listen(engine, "do_connect", _open_existing)
        event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, milliseconds))
        event.listen(engine, "begin", _begin_immediate if immediate else _begin)
    elif engine.dialect.driver.startswith("psycopg"):
        event.listen(engine, "do_connect", lambda *asked: _introduce(asked[-1], name, milliseconds))
    if engine.dialect.name == "postgresql" and not immediate:  # what is read together is from one moment
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return engine


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Whatever keeps a database from being opened is a Mistake; its sentence does not tell the password."""
    shown = url
    try:
        shown = make_url(url).render_as_string(hide_password=True)
        yield
    except ImportError as error:
        if not url.startswith(f"{POSTGRESQL}:"):
            raise Mistake("bad-database", {"database": shown, "problem": str(error)}) from None
        raise Mistake("postgres-not-installed", {"package": "psycopg"}) from None
    except ArgumentError as error:
        raise Mistake("bad-database", {"database": shown, "problem": str(error)}) from None
    except OSError as error:
        raise Mistake("bad-database", {"database": shown, "problem": error.strerror or str(error)}) from None
    except SQLAlchemyError as error:
        raise Mistake("bad-database", {"database": shown, "problem": problem_of(error)}) from None


def problem_of(error: BaseException) -> str:
    """The first line of what the database says."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def make_file(url: str) -> None:
    """An SQLite file that is not there yet, for its owner alone.

    Connections open none but one that is there: where a file was moved away, another in its place would be its ruin.
    """
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite" and is_plain_file(parts.database or ""):
        os.close(os.open(parts.database or "", os.O_RDWR | os.O_CREAT, 0o600))


def is_plain_file(path: str) -> bool:
    return path not in {"", ":memory:"} and not path.startswith("file:")


def _open_existing(_dialect: Any, _record: Any, arguments: list[Any], names: dict[str, Any]) -> None:
    if is_plain_file(arguments[0]):
        arguments[0] = f"file:{quote(arguments[0])}?mode=rw"
        names["uri"] = True


def _prepare_sqlite(connection: Any, milliseconds: int) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    for pragma in (f"busy_timeout={milliseconds}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _introduce(names: dict[str, Any], name: str, milliseconds: int) -> None:
    """Say who we are, and how long we wait for an answer, or believe that a silent connection is alive."""
    names["application_name"] = name
    for kept_alive, seconds in {"idle": 15, "interval": 5, "count": 3}.items():
        names.setdefault(f"keepalives_{kept_alive}", seconds)
    names.setdefault("connect_timeout", max(2, milliseconds // 1000))
    names.setdefault("tcp_user_timeout", milliseconds)
    names.setdefault("options", f"-c lock_timeout={milliseconds}")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def is_away(error: BaseException) -> bool:
    """Whether the database has failed, and not what was asked of it."""
    if isinstance(error, exc.TimeoutError):
        return True
    return isinstance(error, DBAPIError) and not isinstance(error, THE_ASKER_S) and not gave_way(error)


def gave_way(error: BaseException) -> bool:
    """Whether the database has ended one of two transactions that could not go on side by side."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in GAVE_WAY


class Condition:
    """Whether something of the database works; a change is told once, however many ask."""

    def __init__(self, what: str) -> None:
        self._what: Final = what
        self.is_good = True

    def note(self, error: BaseException | None) -> bool:
        """Take in how it went last; True if it works again."""
        was_good, self.is_good = self.is_good, error is None
        if was_good and error is not None:
            log.error("the database fails", extra={"facts": {"doing": self._what, "problem": problem_of(error)}})
        elif not was_good and error is None:
            log.warning("the database is back", extra={"facts": {"doing": self._what}})
        return not was_good and error is None
