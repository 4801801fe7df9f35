"""The engine's compiler, on an engine of four modules: what it makes behaves as they do, and nothing is made twice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ROOT / "tools"
CAN_COMPILE = subprocess.run([sys.executable, TOOLS / "can_compile.py"], check=False).returncode == 0
COMPILE = """
import sys
from pathlib import Path
from compile_engine import compile_engine
compile_engine(*map(Path, sys.argv[1:]))
"""
REPORT = """
import casusbelli.core.table as table
print(table.__file__.endswith(".py"), *table.report())
"""
SETTINGS = "[tool.mypy]\nstrict = true\nexplicit_package_bases = true\n"
COINS = """
def worth(count: int) -> int:
    return count * 3


class Purse:
    def __init__(self) -> None:
        self.coins = "ducats"
"""
HAND = """
def hand() -> tuple[str, int]:
    return "winter", 47
"""
PURSE = """
from casusbelli.core.coins import Purse, worth


def tell(count: int) -> str:
    return f"{worth(count)} {Purse().coins}"
"""
TABLE = """
from casusbelli.core.hand import hand
from casusbelli.core.purse import tell


def report() -> list[object]:
    return [tell(2), *hand(), 0.5, ("a", "tuple")]
"""


class Engine:
    """Sources, and what was compiled of them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.core = root / "src" / "casusbelli" / "core"
        self.core.mkdir(parents=True)
        (root / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
        for path in (self.core, self.core.parent):
            (path / "__init__.py").touch()
        for name, text in {"coins": COINS, "hand": HAND, "purse": PURSE, "table": TABLE}.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        (self.core / f"{name}.py").write_text(text, encoding="utf-8")

    def compile(self) -> int:
        """How many files of C had to be compiled."""
        before = self._objects()
        paths = [self.root / "src", self.root, self.root / "out"]
        subprocess.run(
            [sys.executable, "-c", COMPILE, *paths], env={**os.environ, "PYTHONPATH": str(TOOLS)}, check=True
        )
        shutil.copytree(self.root / "src", self.root / "out", dirs_exist_ok=True)
        return len(self._objects() - before)

    def _objects(self) -> set[str]:
        return {path.name for path in (self.root / "build" / "engine" / "kept").glob("*.o")}

    def report(self, build: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.root / build)}
        return subprocess.run(
            [sys.executable, "-c", REPORT], env=environment, text=True, capture_output=True, check=True
        ).stdout

    def check(self, expected: str) -> None:
        assert (self.report("src"), self.report("out")) == (f"True {expected}\n", f"False {expected}\n")


@pytest.mark.skipif(not CAN_COMPILE, reason="no C compiler or no Python headers")
def test_what_is_compiled_behaves_as_its_sources_and_a_change_compiles_what_it_reaches(tmp_path: Path) -> None:
    engine = Engine(tmp_path)
    shims, modules, main = 4, 4, 1
    assert engine.compile() > shims + modules + main  # and what mypyc brings along
    engine.check("6 ducats winter 47 0.5 ('a', 'tuple')")

    (engine.core / "coins.py").touch()
    assert engine.compile() == 0

    engine.write("hand", HAND.replace("47", "48"))
    assert engine.compile() == 1
    engine.check("6 ducats winter 48 0.5 ('a', 'tuple')")

    engine.write("hand", HAND.replace("winter", "spring") + '\n\ndef discard() -> float:\n    return len("x") + 0.25\n')
    assert engine.compile() == 1 + main
    engine.check("6 ducats spring 47 0.5 ('a', 'tuple')")

    engine.write("coins", COINS.replace("count: int", "count: int, each: int = 5").replace("* 3", "* each"))
    assert engine.compile() == 2 + main  # and who calls it
    engine.check("10 ducats spring 47 0.5 ('a', 'tuple')")

    engine.write("coins", COINS.replace("self.coins =", 'self.cords = "two"\n        self.coins ='))
    assert engine.compile() == 2 + main  # and who looks into one
    engine.check("6 ducats spring 47 0.5 ('a', 'tuple')")
