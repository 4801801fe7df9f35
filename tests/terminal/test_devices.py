"""Terminals, pipes and devices as they are: screens that cannot be cleared, readers who leave, keys typed ahead."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from builds import PACKAGES, PATIENCE
from keyboard import Run

pty = pytest.importorskip("pty")

LONG_MATCH = ["arena", "condottiere", "--bots", "heuristic,heuristic", "--games", "100000", "--jobs", "2"]
HOT_SEAT = ["play", "condottiere", "--people", "Anna,Bela", "--seats", "2", "--seed", "3"]


def start(*arguments: str, term: str = "xterm", **streams: Any) -> "subprocess.Popen[bytes]":
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(PACKAGES), "TERM": term, "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen([sys.executable, "-m", "casusbelli", *arguments], env=environment, **streams)


def hear_interruptions() -> None:
    """Who started the tests in the background may have made them deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal() -> Iterator[tuple[int, int]]:
    """Our end of a terminal and the end of the program."""
    ours, theirs = pty.openpty()
    try:
        yield ours, theirs
    finally:
        os.close(theirs)
        os.close(ours)


def read_until(ours: int, wanted: str, seconds: float = PATIENCE) -> str:
    text = ""
    end = time.monotonic() + seconds
    while wanted not in text and time.monotonic() < end:
        if select.select([ours], [], [], 0.2)[0]:
            text += os.read(ours, 65536).decode(errors="replace")
    return text


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def test_keys_typed_ahead_do_not_open_another_hand() -> None:
    with terminal() as (ours, theirs):
        process = start(*HOT_SEAT, stdin=theirs, stdout=theirs, stderr=theirs)
        try:
            assert "At the table: 0 Anna and 1 Bela." in read_until(ours, "looking.")
            os.write(ours, b"\n")
            read_until(ours, "(CON-4.1) >")
            os.write(ours, b"choose parma\n")
            read_until(ours, "(CON-5.2) >")
            os.write(ours, b"pass\n\n\n\n")
            assert "Bela, press Enter" in read_until(ours, "looking.")
            assert "hand" not in read_until(ours, "Your hand", 1)
            os.write(ours, b"\n")
            assert "Your hand" in read_until(ours, "Your hand")
        finally:
            process.kill()
            process.wait()


@pytest.mark.parametrize("is_piped", [False, True])
def test_people_do_not_share_a_screen_that_cannot_be_wiped(is_piped: bool) -> None:
    with terminal() as (_, theirs):
        out = subprocess.PIPE if is_piped else theirs
        process = start(
            *HOT_SEAT, term="xterm" if is_piped else "dumb", stdin=theirs, stdout=out, stderr=subprocess.PIPE
        )
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert b"its screen cannot be cleared" in err


def test_without_an_input_the_game_ends_politely() -> None:
    command = f"exec {sys.executable} -m casusbelli play condottiere <&-"
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(PACKAGES)}
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, env=environment, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"The input has ended" in done.stdout


def test_letters_that_the_output_does_not_know(spawn: Run, tmp_path: Path) -> None:
    record = tmp_path / "record"
    record.write_text("casusbelli record 1\ntitle condottiere/1\nseats 4\nseed 0\n\n0 choose parma\n", encoding="utf-8")
    for command in (["record", "verify", record], ["--help"], ["record", "verify", "/nowhere/ż"]):
        printed = spawn("--lang", "pl", *command, PYTHONIOENCODING="ascii")
        assert "Traceback" not in printed.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("command", [["rules"], ["--help"], ["play", "condottiere"]])
def test_a_full_device_is_told_in_one_sentence(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        process = start(*command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err.startswith(b"casusbelli: Cannot go on: ")
    assert err.count(b"\n") == 1


@pytest.mark.parametrize("command", [["rules"], ["play", "condottiere"]])
def test_a_reader_who_leaves_is_no_fault(command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = start(*command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")


def workers_of(pid: int) -> list[str]:
    return [child for child in children(pid) if b"LokyProcess" in Path(f"/proc/{child}/cmdline").read_bytes()]


def blocks_interruptions(pid: str) -> bool:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    blocked = next(int(line.split()[1], 16) for line in lines if line.startswith("SigBlk:"))
    return bool(blocked >> (signal.SIGINT - 1) & 1)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no list of processes here")
def test_the_arena_s_workers_are_born_deaf_to_interruptions(tmp_path: Path) -> None:
    """Other processes that it starts are Python's own, which ignore them by themselves."""
    command = [*LONG_MATCH, "--out", str(tmp_path)]
    process = start(*command, stdout=subprocess.DEVNULL, start_new_session=True, preexec_fn=hear_interruptions)
    try:
        while not workers_of(process.pid) and process.poll() is None:
            time.sleep(0.005)
        time.sleep(0.5)  # a process blocks everything while it is being made
        workers = workers_of(process.pid)
        assert workers
        assert all(blocks_interruptions(worker) for worker in workers)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no list of processes here")
@pytest.mark.parametrize(("patience", "presses"), [(0.0, 1), (1.0, 1), (5.0, 1), (1.0, 4)])
def test_the_arena_stops_at_once(patience: float, presses: int, tmp_path: Path) -> None:
    command = [*LONG_MATCH, "--out", str(tmp_path)]
    process = start(
        *command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interruptions,
    )
    try:
        while not workers_of(process.pid) and process.poll() is None:
            time.sleep(0.005)
        time.sleep(patience)
        for _ in range(presses):
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.3)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert b"Interrupted." in out
