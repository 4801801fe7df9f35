"""Where a house of the tests keeps its things: an SQLite file, or a database of a private PostgreSQL."""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import create_engine, make_url

from casusbelli.server.upgrade import upgrade_database

PATIENCE = 180.0
EMPTY = "template0"
HOUSE = "house"  # with the tables of the house, and nothing in them
SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
FORGETFUL = ("fsync=off", "full_page_writes=off", "autovacuum=off", "listen_addresses=")  # the machine does not crash


def find_binaries() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max([each.parent for each in folders], key=lambda each: float(each.parent.name), default=None)


BINARIES = find_binaries()
NO_POSTGRES = "NO POSTGRESQL: on Debian, apt-get install postgresql"


class Cluster:
    """A PostgreSQL of our own, reached by a socket in its folder. `stop` and `kill` are what happens to a host's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        """For those who look after it."""
        return f"host={self.folder} user=house dbname=postgres"

    def initialize(self) -> None:
        made = ("--auth=trust", "--username=house", "--no-sync", "--locale=C", "--encoding=UTF8")
        subprocess.run([*self._command("initdb"), *made], check=True, capture_output=True)
        self.start()
        engine = create_engine(self.create(EMPTY, HOUSE))
        upgrade_database(engine)
        engine.dispose()

    def start(self) -> None:
        """Run, if it does not yet, and wait until it answers."""
        if self._process is not None:
            return
        wishes = [part for wish in FORGETFUL for part in ("-c", wish)]
        with (self.folder / "log").open("ab") as log:
            command = [*self._command("postgres"), "-k", str(self.folder), *wishes]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise AssertionError((self.folder / "log").read_text())
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """Close all connections in order."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As if its machine had lost power."""
        self._end(signal.SIGQUIT)

    def _end(self, word: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(word)
            self._process.wait(PATIENCE)
            self._process = None

    def create(self, template: str = HOUSE, name: str = "") -> str:
        """The URL of a new database."""
        self._made += 1
        name = name or f"house{self._made}"
        self._do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return f"postgresql+psycopg://house@/{name}?host={self.folder}"

    def drop(self, url: str) -> None:
        self._do(f"DROP DATABASE {make_url(url).database} WITH (FORCE)")

    def _do(self, order: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(order.encode())

    def _command(self, program: str) -> Sequence[str]:
        assert BINARIES is not None
        return [*as_servant(), str(BINARIES / program), "-D", str(self.folder / "data")]


def servant() -> str | None:
    """The user as whom root runs PostgreSQL."""
    if os.getuid():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in SERVANTS if name in known)


def as_servant() -> list[str]:
    """The start of a command whose process ends with ours, even if we are killed."""
    if sys.platform != "linux":
        return []
    user = servant()
    rights = [] if user is None else [f"--reuid={user}", f"--regid={pwd.getpwnam(user).pw_gid}", "--clear-groups"]
    return ["setpriv", *rights, "--pdeathsig=INT"]


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """In a folder of its own with a short name: sockets cannot have long ones."""
    with tempfile.TemporaryDirectory(prefix="house", dir="/tmp") as name:
        folder = Path(name)
        user = servant()
        if user is not None:
            shutil.chown(folder, user)
        cluster = Cluster(folder)
        try:
            cluster.initialize()
            yield cluster
        finally:
            cluster.stop()
