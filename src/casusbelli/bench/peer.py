"""boardgame.io with its in-memory store and a comparable game, played by scripted players of its own."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import psutil

from casusbelli.bench.house import House, free_port

SOURCE: Final = Path(__file__).parent / "peer"


def install_peer(folder: Path) -> bool:
    """Put the peer and what it needs into the folder; False where there is no Node or it cannot be had."""
    if shutil.which("node") is None or (npm := shutil.which("npm")) is None:
        return False
    shutil.copytree(SOURCE, folder)
    return subprocess.run([npm, "ci", "--silent"], cwd=folder, check=False, capture_output=True).returncode == 0  # noqa: S603


class Peer:
    """Its server and, in another process, its players. They rest until they are told to go."""

    def __init__(self, folder: Path, tables: int) -> None:
        node = shutil.which("node") or "node"
        port, lobby = free_port(), free_port()
        self.house: Final = House([node, "serve.js", str(port), str(lobby)], lobby, folder)
        self.house.wait()
        self._players: Final = subprocess.Popen(  # noqa: S603
            [node, "play.js", str(port), str(lobby), str(tables)],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._seen: Final = psutil.Process(self._players.pid)
        self._count()

    def go(self) -> int:
        """Everybody moves when it is his turn; the moves that were confirmed before."""
        return self._tell("go")

    def rest(self) -> int:
        """Nobody moves any more; the moves that were confirmed until now."""
        return self._tell("rest")

    def work_of_players(self) -> float:
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def close(self) -> None:
        self._players.terminate()
        self._players.wait()
        self.house.close()

    def _tell(self, word: str) -> int:
        assert self._players.stdin is not None
        self._players.stdin.write(f"{word}\n")
        self._players.stdin.flush()
        return self._count()

    def _count(self) -> int:
        assert self._players.stdout is not None
        return int(self._players.stdout.readline())
