"""What can happen to a house that is open. Each lasts as long as its context does."""

import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import psycopg
import pytest
from sqlalchemy import make_url

from server.databases import Cluster, as_servant
from server.serving import PATIENCE, Server


class SqliteFaults:
    """Of a house in a file."""

    def __init__(self, database: str) -> None:
        self._path = Path(str(make_url(database).database))

    @contextmanager
    def away(self, server: Server) -> Iterator[None]:
        """Another process has locked it, for longer than the house waits."""
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=60)
        connection.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")
            connection.close()

    @contextmanager
    def full(self, server: Server) -> Iterator[None]:
        """Nothing more can be written to any file."""
        with no_room([psutil.Process(server.pid)]):
            yield

    @contextmanager
    def read_only(self, server: Server) -> Iterator[None]:
        """Nobody may write to it any more, not even root."""
        with self.away(server):
            self._protect("+i", 0o400)
            give_up(server, self._path)
        try:
            yield
        finally:
            self._protect("-i", 0o600)

    @contextmanager
    def moved(self, server: Server) -> Iterator[None]:
        """It is not where it was."""
        other = self._path.with_suffix(".moved")
        with self.away(server):
            self._path.rename(other)
            give_up(server, other)
        try:
            yield
        finally:
            is_alone = not self._path.exists()
            other.rename(self._path)
        assert is_alone, "another file in its place would be its ruin"

    def _protect(self, attribute: str, mode: int) -> None:
        if os.getuid():
            self._path.chmod(mode)
        elif subprocess.run(["chattr", attribute, self._path], check=False).returncode:
            pytest.skip("NO READ-ONLY FILES: root may write to everything here")


class PostgresqlFaults:
    """Of a house in PostgreSQL."""

    def __init__(self, cluster: Cluster, database: str) -> None:
        self._cluster = cluster
        self._name = str(make_url(database).database)

    @contextmanager
    def away(self, server: Server) -> Iterator[None]:
        """It is stopped as if its machine had lost power."""
        self._cluster.kill()
        try:
            yield
        finally:
            self._cluster.start()

    @contextmanager
    def full(self, server: Server) -> Iterator[None]:
        """None of its processes can write more to any file: it panics at the next commit, and cannot start again."""
        postmaster = psutil.Process(self._cluster.pid)
        try:
            with no_room([postmaster, *postmaster.children(recursive=True)], as_servant()):
                yield
        finally:
            self._cluster.kill()
            self._cluster.start()

    @contextmanager
    def read_only(self, server: Server) -> Iterator[None]:
        self._let_everybody_only_read("on")
        try:
            yield
        finally:
            self._let_everybody_only_read("off")

    @contextmanager
    def moved(self, server: Server) -> Iterator[None]:
        """It has another name."""
        self._rename(self._name, "moved")
        try:
            yield
        finally:
            self._rename("moved", self._name)

    def _rename(self, name: str, other: str) -> None:
        with psycopg.connect(self._cluster.address, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            self._send_home(connection, name)
            connection.execute(f"ALTER DATABASE {name} RENAME TO {other}".encode())
            connection.execute(f"ALTER DATABASE {other} ALLOW_CONNECTIONS true".encode())

    def _let_everybody_only_read(self, word: str) -> None:
        with psycopg.connect(self._cluster.address, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {self._name} SET default_transaction_read_only = {word}".encode())
            self._send_home(connection, self._name)

    def _send_home(self, connection: psycopg.Connection, name: str) -> None:
        """End all connections to a database, and wait until they are gone."""
        connection.execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = %s", [name])


def give_up(server: Server, path: Path) -> None:
    """Whoever has a file open need not notice what becomes of it, so wait until the house has closed it."""
    process = psutil.Process(server.pid)
    end = time.monotonic() + PATIENCE
    while any([file.mode != "r" for file in process.open_files() if file.path == str(path)]):
        assert time.monotonic() < end, "the house does not give its connections up"
        time.sleep(0.01)


@contextmanager
def no_room(processes: list[psutil.Process], as_whom: Sequence[str] = ()) -> Iterator[None]:
    """Writing to a file fails for the processes, as on a full disk."""
    set_limit(processes, "1", as_whom)
    try:
        yield
    finally:
        set_limit([process for process in processes if process.is_running()], "unlimited", as_whom)


def set_limit(processes: list[psutil.Process], size: str, as_whom: Sequence[str]) -> None:
    for process in processes:
        done = subprocess.run([*as_whom, "prlimit", f"--pid={process.pid}", f"--fsize={size}:"], check=False)
        assert done.returncode == 0 or not process.is_running()  # a connection may have ended meanwhile


def workers(server: Server) -> set[int]:
    """The processes in which bots think."""
    found: set[int] = set()
    for child in psutil.Process(server.pid).children(recursive=True):
        with suppress(psutil.Error):  # it has ended while we looked
            if "spawn_main" in " ".join(child.cmdline()):
                found.add(child.pid)
    return found
