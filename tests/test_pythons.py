"""`make pythons`: what it says of Pythons that are here, that are not, and that fail. None of them is a true one."""

import os
import subprocess
from pathlib import Path

import pytest

TRY = Path(__file__).parents[1] / "tools" / "try_pythons"
PYTHON = "#!/bin/sh\nexit {}\n"
UV = """#!/bin/sh
[ "$1" != venv ] || { mkdir -p build/python-4.7/bin && cp tests build/python-4.7/bin/python; }
"""


def try_pythons(folder: Path, *versions: str) -> tuple[int, str]:
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "PYENV_ROOT": str(folder), "TESTS": "tests"}
    done = subprocess.run([TRY, *versions], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()[-1]


def write_program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def test_a_python_that_is_not_here_is_named_and_fails_nothing(tmp_path: Path) -> None:
    told = "*** OTHER PYTHONS: PASSED none, FAILED none, NOT HERE 4.7 4.8 ***"
    assert try_pythons(tmp_path, "4.7", "4.8") == (0, told)


@pytest.mark.parametrize("place", ["python4.7", "versions/4.7.1/bin/python"])
def test_a_python_is_found_on_the_path_and_in_pyenv(place: str, tmp_path: Path) -> None:
    write_program(tmp_path / place, PYTHON.format(0))
    write_program(tmp_path / ".venv/bin/uv", UV)
    write_program(tmp_path / "tests", PYTHON.format(0))
    assert try_pythons(tmp_path, "4.7", "4.8") == (0, "*** OTHER PYTHONS: PASSED 4.7, FAILED none, NOT HERE 4.8 ***")


def test_a_python_that_does_not_run_is_not_here(tmp_path: Path) -> None:
    write_program(tmp_path / "python4.7", PYTHON.format(127))
    assert try_pythons(tmp_path, "4.7") == (0, "*** OTHER PYTHONS: PASSED none, FAILED none, NOT HERE 4.7 ***")


def test_tests_that_fail_fail(tmp_path: Path) -> None:
    write_program(tmp_path / "python4.7", PYTHON.format(0))
    write_program(tmp_path / ".venv/bin/uv", UV)
    write_program(tmp_path / "tests", PYTHON.format(1))
    assert try_pythons(tmp_path, "4.7") == (1, "*** OTHER PYTHONS: PASSED none, FAILED 4.7, NOT HERE none ***")
