"""Bring the database to what this version of the house needs."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 20_271_003  # any number that no other program uses for a lock of this database


def upgrade_database(engine: Engine) -> None:
    """Run what is missing in one transaction; a second process that starts at once waits, and finds it done."""
    with engine.begin() as connection:  # on SQLite this locks the file
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
