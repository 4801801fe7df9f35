"""The server as a process of its own, which can be killed and started again."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 120.0  # seconds: the machine may have more to do
HOUSE = Path(__file__).with_name("house.py")
HOUSE_OF_FORTS = Path(__file__).with_name("house_of_forts.py")


class Server:
    """It keeps its port and its folder for life."""

    def __init__(self, folder: Path, program: Path = HOUSE) -> None:
        self.folder = folder
        self.program = program
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it answers."""
        note = self.folder / "port"
        note.unlink(missing_ok=True)
        with (self.folder / "server.log").open("ab") as log:
            command = [sys.executable, str(self.program), str(self.port), str(self.folder)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        late = time.monotonic() + PATIENCE
        while not note.exists():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < late, f"the server does not start: {self.log()}"
            time.sleep(0.05)
        self.port = int(note.read_text())
        urlopen(f"{self.url}/health", timeout=PATIENCE).close()

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
        assert "Traceback" not in self.log(), self.log()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")


@contextmanager
def running(folder: Path, program: Path = HOUSE) -> Iterator[Server]:
    started = Server(folder, program)
    started.start()
    yield started
    started.end()
