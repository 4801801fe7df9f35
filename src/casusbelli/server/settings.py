"""How the house is run."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOST_PROCESSES: Final = 4
POSTGRESQL: Final = "postgresql+psycopg"
PATIENCE: Final = 10.0  # seconds to wait for a database that is locked or silent


def processes_for_bots() -> int:
    """One for each core: they stand back whenever the server has something to do."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


def with_driver(url: str) -> str:
    """The URL of a database; where PostgreSQL's does not say by which driver, by the one of the extra `postgres`."""
    scheme, colon, rest = url.partition("://")
    return f"{POSTGRESQL}{colon}{rest}" if scheme in ("postgresql", "postgres") else url


@dataclass(frozen=True)
class Settings:
    """Made from the command line; tests make their own."""

    data: Path  # the directory of the default database
    database: str = ""  # a URL; empty for SQLite in the data directory
    host: str = "127.0.0.1"
    port: int = 8500
    workers: int = 1  # processes in which bots think
    bot_pace: float = 0.7  # seconds that a bot seems to think about a usual decision, so that people can follow
    secure: bool = False  # behind HTTPS: cookies are sent over nothing else
    limits: bool = True  # of requests per time
    patience: float = PATIENCE  # with the database
    silence: float = 10.0  # seconds in which a connection must say what it wants
    ping: float = 20.0  # seconds between two questions whether a socket's other end is there, and for its answer

    boards: tuple[str, ...] = ()  # texts of house boards that are offered to everybody

    @property
    def url(self) -> str:
        return with_driver(self.database) if self.database else f"sqlite:///{self.data / 'casusbelli.db'}"
