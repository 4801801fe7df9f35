"""Commands are run as a person would: arguments, typed lines, what is printed."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from builds import PACKAGES, PATIENCE
from casusbelli.cli import main


class Printed(NamedTuple):
    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Printed]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, without colours, and in a folder where a file may be saved."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process; `typed` is what the people at the keyboard type."""

    def run_main(*arguments: str | Path, typed: str = "") -> Printed:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Printed(code, printed.out, printed.err)

    return run_main


@pytest.fixture
def spawn() -> Run:
    """Run a command as a process of its own, through pipes."""

    def run_process(*arguments: str | Path, typed: str | bytes = "", **environment: str) -> Printed:
        done = subprocess.run(
            [sys.executable, "-m", "casusbelli", *[str(argument) for argument in arguments]],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(PACKAGES), **environment},
        )
        return Printed(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run_process
