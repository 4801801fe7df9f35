"""Ctrl-C ends the program at any moment, from the first on, and nothing but a word is seen of it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from builds import PACKAGES

pytestmark = pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="nothing can hold Ctrl-C back here")

MOMENTS = [0.0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.6, 1.0]  # seconds: somewhere on the way, on any machine
ENDED = (130, -signal.SIGINT)  # the second after Python has put its own handlers away


def hold_interruptions_back() -> None:
    """As the launcher does; and who started the tests in the background may have made them deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def ignore_interruptions() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def start(*command: str, path: Path = PACKAGES, **settings: Any) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "casusbelli", *command],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **{"preexec_fn": hold_interruptions_back, **settings},
    )


def interrupt(process: "subprocess.Popen[bytes]") -> tuple[int, str]:
    """The code with which a program ends, and what it says of its troubles."""
    process.send_signal(signal.SIGINT)
    err = process.communicate(timeout=120)[1]
    return process.returncode, err.decode()


@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c_ends_a_game_at_any_moment(moment: float, tmp_path: Path) -> None:
    process = start("play", "condottiere", cwd=tmp_path)
    time.sleep(moment)
    code, err = interrupt(process)
    assert (code in ENDED, err) == (True, "")


@pytest.mark.parametrize("moment", [*MOMENTS, None])
def test_ctrl_c_ends_a_house_at_any_moment(moment: float | None, tmp_path: Path) -> None:
    process = start("serve", "--data", str(tmp_path / "house"), cwd=tmp_path)
    if moment is None:
        assert process.stdout is not None
        assert process.stdout.readline()
    else:
        time.sleep(moment)
    code, err = interrupt(process)
    assert (code in (0, *ENDED), err) == (True, "")


SLOW = """
import time
print("loading", flush=True)
while True:
    time.sleep(0.001)
"""


def test_ctrl_c_is_heard_while_the_program_is_loaded(tmp_path: Path) -> None:
    package = tmp_path / "casusbelli"
    package.mkdir()
    for name in ("__init__.py", "__main__.py"):
        shutil.copy(PACKAGES / "casusbelli" / name, package)
    (package / "cli.py").write_text(SLOW, encoding="utf-8")
    process = start(path=tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline() == b"loading\n"
    assert interrupt(process) == (130, "")


def test_who_is_deaf_to_ctrl_c_stays_so() -> None:
    """As a shell makes what it starts in its background."""
    process = start("--version", preexec_fn=ignore_interruptions)
    assert interrupt(process) == (0, "")
