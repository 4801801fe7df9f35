"""Bring the database to what this version of the house needs."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0005"  # the last of them
LOCK: Final = 20_271_003  # any number that no other program uses for a lock of this database


def upgrade_database(engine: Engine) -> None:
    """Run what is missing in one transaction; a second process that starts at once waits, and finds it done."""
    with engine.begin() as connection:
        if _is_current(connection):
            return
    from alembic import command  # takes long to import, so before others have to wait, and is rarely needed

    with engine.begin() as connection:  # on SQLite this locks the file
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))  # it takes as long as it takes
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if not _is_current(connection):
            command.upgrade(configuration(connection), "head")


def _is_current(connection: Connection) -> bool:
    return read_version(connection) == HEAD


def read_version(connection: Connection) -> str | None:
    """The last migration that was run, or None where there is no database of a house."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def configuration(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
