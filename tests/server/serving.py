"""Server processes for tests. A nursery has everything imported and forks, so that a server starts in a moment.

Run as a program it reads settings from stdin, one line of JSON for each server, and answers with its process id.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import httpx

from builds import PACKAGES

PATIENCE = 180.0


class Server:
    """One process. `stop` is what a host does, `kill` what happens to him."""

    def __init__(self, pid: int, port: int, log: Path) -> None:
        self.pid = pid
        self.port = port
        self.log = log

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.is_alive():
            try:
                httpx.get(f"{self.address}/health", trust_env=False).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.01)
            else:
                return
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self, number: int = signal.SIGKILL) -> None:
        """End the process, and wait until it has ended."""
        try:
            os.kill(self.pid, number)
        except ProcessLookupError:
            return
        while self.is_alive():
            time.sleep(0.002)

    def stop(self) -> None:
        self.kill(signal.SIGTERM)

    def complaints(self) -> list[str]:
        """What the log tells beside ordinary requests."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith('{"at": ') or '"level": "info"' not in line]


class Nursery:
    """Starts servers; all of them end with it."""

    def __init__(self, folder: Path, database: str, process: "subprocess.Popen[str]") -> None:
        self.folder = folder
        self.database = database
        self._process = process
        self.servers: list[Server] = []

    def start(self, port: int, **settings: Any) -> Server:
        log = self.folder / f"{len(self.servers)}.log"
        wishes = {"port": port, "log": str(log), "database": self.database}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(wishes | settings), file=self._process.stdin, flush=True)
        server = Server(int(self._process.stdout.readline()), port, log)
        self.servers.append(server)
        server.wait_until_open()
        return server

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@contextmanager
def nursery(folder: Path, database: str, packages: Path = PACKAGES) -> Iterator[Nursery]:
    """Servers of this build, or of that which lies in another folder."""
    paths = [str(packages), str(Path(__file__).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "server.serving"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        opened = Nursery(folder, database, process)
        try:
            yield opened
        finally:
            opened.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main(lines: IO[str]) -> None:
    """The nursery's side."""
    import casusbelli.server.serve  # noqa: F401  so that no server has to

    with suppress(ImportError):
        import psycopg  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    for line in lines:
        wishes = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        try:
            _serve(wishes)
        finally:
            os._exit(0)


def _serve(wishes: dict[str, Any]) -> None:
    """The server's side, in a process of its own."""
    import uvicorn

    from casusbelli.server import serve
    from casusbelli.server.logs import start_logs
    from casusbelli.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(wishes.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (0, 1, 2):
        os.dup2(log, stream)
    try:
        start_logs()
        settings = Settings(Path(), **{"bot_pace": 0.0, "limits": False, "ping": PATIENCE, **wishes})
        uvicorn.Server(serve.configuration(settings)).run([serve.listen("127.0.0.1", settings.port)])
    except BaseException:  # the log is all that is left of a process
        traceback.print_exc()
        raise


if __name__ == "__main__":
    main(sys.stdin)
