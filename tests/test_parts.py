"""How `make test` is cut: every test runs in some part, and the rules of every title in two."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from casusbelli.core import titles

ROOT = Path(__file__).parents[1]
TESTS = {path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make here")


def part(name: str) -> set[Path]:
    """The test files that `make NAME` runs, by what it would do."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    told = subprocess.run(
        ["make", "--dry-run", name], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    [arguments] = re.findall(r"pytest (.*)", told.stdout)
    ignored = re.findall(r"--ignore (\S+)", arguments)
    chosen = [word for word in arguments.split() if word.startswith("tests") and word not in ignored] or ["tests"]
    return {
        file
        for file in TESTS
        if any(file.is_relative_to(path) for path in chosen) and not any(file.is_relative_to(path) for path in ignored)
    }


def test_every_test_runs_compiled_or_in_a_browser() -> None:
    compiled, browser = part("compiled"), part("browser")
    assert compiled | browser == TESTS
    assert not compiled & browser


def test_the_rules_of_every_title_run_interpreted_too() -> None:
    rooms = {file.parts[1] for file in part("interpreted")}
    assert rooms == {"core", *[title.id.replace("-", "_") for title in titles()]}
    assert part("interpreted") == {file for file in TESTS if file.parts[1] in rooms}


def test_the_soak_plays_the_laws_of_every_title() -> None:
    laws = {Path("tests") / title.id.replace("-", "_") / "test_laws.py" for title in titles()}
    assert {file for file in TESTS if file.name == "test_laws.py"} == laws


def test_a_commit_is_held_to_what_make_check_asks() -> None:
    [parts] = re.findall(r"--output-sync ((?:\S+|\\\n|\t| )+)\n\n", (ROOT / "Makefile").read_text(encoding="utf-8"))
    hooks = re.findall(r"entry: make (\S+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert sorted(hooks) == sorted(re.findall(r"check-\w+", parts))
