"""A server of its own for a run: in a folder that goes away, without limits, and quick to put idle tables away."""

import http.client
import json
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import psutil

HOST: Final = "127.0.0.1"
PATIENCE: Final = 120.0  # seconds for a server to start
IDLE: Final = 1.0  # seconds after which a table without listeners is put away, and between two looks


class House:
    """The process of a server, ours or another's."""

    def __init__(self, command: list[str], port: int, folder: Path | None = None) -> None:
        self.port: Final = port
        self._process: Final = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)  # noqa: S603
        self._seen: Final = psutil.Process(self._process.pid)

    def wait(self) -> None:
        """Until it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with closing(socket.socket()) as knocking:
                if knocking.connect_ex((HOST, self.port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def memory(self) -> int:
        """Bytes in use."""
        return int(self._seen.memory_info().rss)

    def work(self) -> float:
        """Seconds that a processor has spent on it."""
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def work_of_bots(self) -> float:
        """The same of the processes in which bots think."""
        times = [process.cpu_times() for process in self._seen.children()]
        return float(sum([each.user + each.system for each in times]))

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def start_house(folder: Path) -> House:
    port = free_port()
    house = House([sys.executable, "-m", "casusbelli.bench.house", str(port), str(folder)], port)
    house.wait()
    return house


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


class Host:
    """Sets tables over the HTTP API."""

    def __init__(self, port: int) -> None:
        self._connection: Final = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)

    def set_table(self, title: str, people: int, bots: list[str], options: dict[str, str]) -> tuple[str, list[str]]:
        """The id of a new table and the secrets of the people's seats, on each of which somebody sits."""
        wish = {
            "title": title,
            "name": "bench",
            "options": options,
            "public": False,
            "player_name": "bench",
            "seats": [*[{"kind": "reserved"}] * people, *[{"kind": "bot", "level": level} for level in bots]],
        }
        made = self._post("/api/tables", wish, None)
        table = made["table"]["id"]
        secrets = [made["links"][str(seat)].rpartition("/")[2] for seat in range(people)]
        for seat, secret in enumerate(secrets):
            self._post(f"/api/tables/{table}/sit", {"name": f"Player {seat}"}, secret)
        return table, secrets

    def close(self) -> None:
        self._connection.close()

    def _post(self, path: str, body: dict[str, Any], secret: str | None) -> Any:
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        self._connection.request("POST", path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status != http.client.OK:
            raise ConnectionError(f"{path}: {answer.status} {text.decode(errors='replace')}")
        return json.loads(text)


def _serve(port: int, folder: Path) -> None:
    import uvicorn

    from casusbelli.server import live_tables, programs
    from casusbelli.server.serve import configuration, leave_in_order, spare_the_collector
    from casusbelli.server.settings import Settings, processes_for_bots

    live_tables.IDLE = IDLE  # type: ignore[misc]
    programs.SWEEP = IDLE  # type: ignore[misc]
    made = configuration(Settings(folder, host=HOST, port=port, workers=processes_for_bots(), limits=False))
    made.host, made.port = HOST, port
    spare_the_collector()
    leave_in_order()
    uvicorn.Server(made).run()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), Path(sys.argv[2]))
