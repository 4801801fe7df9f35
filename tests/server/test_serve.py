"""casusbelli serve, as a command."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from casusbelli.cli import main
from casusbelli.core import Mistake
from casusbelli.server import serve
from casusbelli.server.settings import Settings

PATIENCE = 180.0
COMMAND = [sys.executable, "-m", "casusbelli", "serve"]


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and the address that it printed."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "", **environment},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield process, next((word for word in line.split() if word.startswith("http")), "")
    finally:
        process.kill()
        process.communicate()


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


@pytest.mark.parametrize("word", [signal.SIGINT, signal.SIGTERM])
def test_a_server_tells_its_address_answers_and_ends_quietly(tmp_path: Path, word: signal.Signals) -> None:
    port = free_port()
    with running("--data", str(tmp_path / "deep" / "data"), "--port", str(port)) as (process, address):
        assert address == f"http://127.0.0.1:{port}/"
        assert ask(address, "health")["status"] == "ok"
        assert (tmp_path / "deep" / "data" / "casusbelli.db").exists()
        process.send_signal(word)
        output, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in output + errors
        assert all(json.loads(line)["event"] == "request" for line in errors.splitlines())


def test_a_port_that_is_taken_is_told_and_without_a_wish_the_next_one_is_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = subprocess.run(
            [*COMMAND, "--data", str(tmp_path), "--port", port, "--lang", "pl"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert result.returncode == 2
        assert (
            result.stderr == f"casusbelli: Port {port} jest zajęty przez inny program; wybierz inny za pomocą --port.\n"
        )


def test_the_first_free_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "FIRST_PORT", taken.getsockname()[1])
        with serve.listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] > taken.getsockname()[1]
        with pytest.raises(Mistake, match="bad-host"):
            serve.listen("192.0.2.1", None)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "70000"], "“port” must be a whole number from 1 to"),
        (["--port", "web"], "“port” must be a whole number"),
        (["--database", "nonsense"], "The database “nonsense” cannot be opened"),
        (["--database", "oracle+thick://a:secret@b/c"], "cannot be opened"),
        (["--database", "postgresql://anna:secret@127.0.0.1:1/house"], "cannot be opened: connection failed"),
        (["--host", "no.such.host.invalid"], "It is not possible to listen at “no.such.host.invalid”"),
        (["--data", "/dev/null/deep"], "cannot be opened"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    where = [] if "--data" in arguments else ["--data", str(tmp_path)]
    assert main(["serve", "--lang", "en", *arguments, *where]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert "secret" not in error


def test_without_the_extra_packages_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "casusbelli.server.serve")
    monkeypatch.delattr("casusbelli.server.serve")
    assert main(["serve", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert "uvicorn is missing" in error
    assert 'pip install "casusbelli[serve]"' in error


def test_without_the_driver_of_postgresql_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["serve", "--lang", "en", "--database", "postgresql://anna:secret@127.0.0.1:1/house"]) == 2
    error = capsys.readouterr().err
    assert "psycopg is missing" in error
    assert 'pip install "casusbelli[serve,postgres]"' in error
    assert error.count("\n") == 1
    assert "secret" not in error


def test_a_house_in_postgresql_needs_no_more_than_its_plain_address(postgresql: str, tmp_path: Path) -> None:
    plain = postgresql.replace("postgresql+psycopg:", "postgresql:")
    assert plain != postgresql
    with running("--database", plain, "--data", str(tmp_path / "unused"), "--port", str(free_port())) as (_, address):
        with urllib.request.urlopen(f"{address}health") as answer:
            assert answer.status == 200
        with urllib.request.urlopen(f"{address}api/lobby") as answer:
            assert json.loads(answer.read())["playing"] == 0
    assert not (tmp_path / "unused").exists()


def test_the_browser_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    opener.chmod(0o755)
    port = str(free_port())
    arguments = ("--data", str(tmp_path), "--port", port)
    with running(*arguments, "--open", BROWSER=f"{opener} %s") as (_, address):
        deadline = time.monotonic() + PATIENCE
        while not (seen.exists() and seen.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert seen.read_text().strip() == address


def test_a_display_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve.has_display()


def test_the_data_directory_is_for_its_owner_alone(tmp_path: Path) -> None:
    serve.check_database(Settings(tmp_path / "data"))
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_a_table_over_real_sockets(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--port", str(free_port())) as (_, address):
        seats = [{"kind": "open"}, {"kind": "open"}]
        request = urllib.request.Request(f"{address}api/me")
        with urllib.request.urlopen(request) as answer:
            cookie, csrf = answer.headers["Set-Cookie"].partition(";")[0], json.loads(answer.read())["csrf"]
        body = json.dumps({"title": "condottiere", "seats": seats, "player_name": "Anna"}).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie, "X-CSRF-Token": csrf}
        with urllib.request.urlopen(urllib.request.Request(f"{address}api/tables", body, headers)) as answer:
            table = json.loads(answer.read())["table"]["id"]
        asyncio.run(talk(f"{address.replace('http', 'ws')}api/tables", table, cookie))


async def talk(sockets: str, table: str, cookie: str) -> None:
    async with websockets.connect(f"{sockets}/{table}/socket?lang=pl") as connection:
        feed = json.loads(await connection.recv())
        assert (feed["type"], feed["table"]["id"], feed["you"]["seat"]) == ("feed", table, None)
        await connection.send('{"do": "ping", "id": 5}')
        answers = [json.loads(await connection.recv())]
        while answers[-1]["type"] != "pong":
            answers.append(json.loads(await connection.recv()))
        assert answers[-1] == {"type": "pong", "id": 5}
        await connection.send("x" * 20_000)
        await connection.wait_closed()
        assert connection.close_code == 1009
    async with websockets.connect(f"{sockets}/{'a' * 16}/socket") as connection:
        assert json.loads(await connection.recv())["error"]["code"] == "NoSuchTable"
    for wrong in ({"Origin": "http://evil.test"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"{sockets}/{table}/socket", additional_headers={"Cookie": cookie, **wrong})
