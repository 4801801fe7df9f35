"""The database of a house, as it is found: nothing here makes one, brings one up to date or keeps others waiting."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from casusbelli.core import Mistake
from casusbelli.server.engines import open_engine, opening, problem_of
from casusbelli.server.folders import find_folder
from casusbelli.server.settings import PATIENCE, Settings
from casusbelli.server.upgrade import HEAD, read_version


class Database:
    """Two doors: one through which nothing can be written, and one for writers."""

    def __init__(self, url: str) -> None:
        self.shown: Final = make_url(url).render_as_string(hide_password=True)
        self.reading: Final = _open_for_reading(url)
        self.writing: Final = open_engine(url, immediate=True, patience=PATIENCE)

    def check(self) -> None:
        """A Mistake unless it belongs to a house of this version."""
        with self.reading.connect() as connection:
            version = read_version(connection)
        if version is None:
            raise Mistake("not-a-house", {"database": self.shown})
        if version != HEAD:
            raise Mistake("older-database" if version < HEAD else "newer-database", {"database": self.shown})

    def failure(self, error: SQLAlchemyError) -> Mistake:
        """What went wrong, in a sentence."""
        return Mistake("database-failed", {"database": self.shown, "problem": problem_of(error)})

    def dispose(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def find_database(data: str | None, given: str | None) -> Database:
    """The one that `casusbelli serve` would open with the same options; a Mistake unless it is there and up to date."""
    is_file = given is not None and "://" not in given
    url = Settings(find_folder(data), f"sqlite:///{given}" if is_file else given or "").url
    with opening(url):
        _require_file(url)
        database = Database(url)
        try:
            database.check()
        except BaseException:
            database.dispose()
            raise
        return database


def _require_file(url: str) -> None:
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite" and not Path(parts.database or "").is_file():
        raise Mistake("no-database", {"database": parts.database or ":memory:"})


def _open_for_reading(url: str) -> Engine:
    """What is read of a table must be of one moment."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        engine = open_engine(url, immediate=False, patience=PATIENCE)
        return engine.execution_options(postgresql_readonly=True)
    file = Path(parts.database or "").absolute().as_uri()
    engine = create_engine(parts.set(database=file, query={"uri": "true", "mode": "rw"}), hide_parameters=True)
    event.listen(engine, "connect", _prepare_reader)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_reader(connection: Any, _record: Any) -> None:
    """A file of somebody else stays as it is. One opened with mode=ro would leave its -wal behind, in our name."""
    connection.isolation_level = None
    for pragma in ("query_only=ON", f"busy_timeout={int(PATIENCE * 1000)}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
