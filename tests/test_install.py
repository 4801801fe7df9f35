"""How `make play` and `make install` install: in a small checkout, with a compiler that does as it is told."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("fcntl")

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0
READY = "The engine is compiled; the next start uses it.\n"
FAILED = "The engine could not be compiled and stays interpreted; build/compile.log says why.\n"

MAIN = """
import sys
from casusbelli.core.state import ENGINE
from pathlib import Path

note = Path(__file__).with_name("compiled")
print(ENGINE, "compiled" if note.exists() else "interpreted", flush=True)
assert not note.exists() or note.read_text() == ENGINE
if sys.argv[1:]:
    sys.stdin.readline()
    from casusbelli.core.late import ENGINE
    print(ENGINE)
"""
COMPILER = """
import sys, time
from pathlib import Path
from true_compiler import engine_sources

if __name__ == "__main__":
    root, (source, output) = Path(__file__).parents[1], map(Path, sys.argv[1:])
    text = (source / "casusbelli/core/state.py").read_text()
    with (root / "compilations").open("a") as count:
        count.write(text)
    (output / "casusbelli").mkdir()
    if (root / "breaks").exists():
        sys.exit("no space left")
    while (root / "waits").exists():
        time.sleep(0.01)
    (output / "casusbelli/compiled").write_text(text.split('"')[1])
"""
REQUIREMENTS = """#!/bin/sh
mkdir -p "$1/bin" && ln -sf {python} "$1/bin/python"
"""


def until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


class Checkout:
    """A folder with tools, sources and an environment; its compiler writes down what it compiles."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("src/casusbelli/core", "src/casusbelli/server", "tools", "requirements"):
            (root / name).mkdir(parents=True)
        for name in ("install.py", "can_compile.py"):
            shutil.copy(ROOT / "tools" / name, root / "tools")
        shutil.copy(ROOT / "tools" / "compile_engine.py", root / "tools" / "true_compiler.py")
        self.write("tools/compile_engine.py", COMPILER)
        self.write("tools/install_requirements", REQUIREMENTS.format(python=sys.executable))
        (root / "tools" / "install_requirements").chmod(0o755)
        for name in ("pyproject.toml", "requirements/build.txt", "src/casusbelli/__init__.py"):
            self.write(name, "")
        self.write("src/casusbelli/__main__.py", MAIN)
        self.change_engine("one")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", root / ".venv"], check=True)
        self.started: list[subprocess.Popen[str]] = []

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def change_engine(self, engine: str) -> None:
        for name in ("state", "late"):
            self.write(f"src/casusbelli/core/{name}.py", f'ENGINE = "{engine}"\n')

    def start(self, *command: str | Path, **environment: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={"PATH": os.environ["PATH"], **environment},
            start_new_session=True,
        )
        self.started.append(process)
        return process

    def install(self, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
        python = self.root / ".venv" / "bin" / "python"
        return self.start(python, self.root / "tools" / "install.py", *arguments, **environment)

    def installed(self, *arguments: str, **environment: str) -> str:
        """What installing prints, with what is printed in the background."""
        return self.install(*arguments, **environment).communicate(timeout=PATIENCE)[0]

    def program(self, *arguments: str) -> "subprocess.Popen[str]":
        return self.start(self.root / ".venv" / "bin" / "casusbelli", *arguments)

    def says(self) -> str:
        return self.program().communicate(timeout=PATIENCE)[0].strip()

    def compilations(self) -> int:
        count = self.root / "compilations"
        return len(count.read_text(encoding="utf-8").splitlines()) if count.exists() else 0

    def packages(self) -> set[Path]:
        return {path for path in (self.root / "build" / "packages").iterdir() if path.is_dir()}

    def close(self) -> None:
        for process in self.started:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path / "check out")
    yield made
    made.close()


def test_what_is_installed_at_once_is_interpreted_and_the_next_start_is_compiled(checkout: Checkout) -> None:
    checkout.write("waits", "")
    installing = checkout.install("--at-once")
    assert installing.stdout is not None
    assert installing.stdout.readline().startswith("The engine runs interpreted while it is compiled in the background")
    installing.wait(PATIENCE)
    assert checkout.says() == "one interpreted"
    (checkout.root / "waits").unlink()
    assert installing.communicate(timeout=PATIENCE)[0] == READY
    assert checkout.says() == "one compiled"
    assert checkout.installed("--at-once") == ""


def test_a_compiler_that_fails_breaks_nothing_and_is_asked_again(checkout: Checkout) -> None:
    checkout.write("breaks", "")
    assert checkout.installed("--at-once").endswith(FAILED)
    assert checkout.says() == "one interpreted"
    assert "no space left" in (checkout.root / "build" / "compile.log").read_text(encoding="utf-8")
    (checkout.root / "breaks").unlink()
    assert checkout.installed("--at-once").endswith(READY)
    assert checkout.says() == "one compiled"


def test_to_install_compiled_and_not_to_be_able_to_is_a_failure(checkout: Checkout) -> None:
    checkout.write("breaks", "")
    installing = checkout.install()
    assert "casusbelli: the package cannot be installed" in installing.communicate(timeout=PATIENCE)[0]
    assert installing.returncode == 1


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_compiling_that_is_cut_short_leaves_the_interpreted_package_and_is_taken_up_again(
    checkout: Checkout, end: signal.Signals
) -> None:
    checkout.write("waits", "")
    installing = checkout.install("--at-once")
    until(checkout.compilations)
    os.killpg(installing.pid, end)
    assert "Traceback" not in installing.communicate(timeout=PATIENCE)[0]
    assert checkout.says() == "one interpreted"
    (checkout.root / "waits").unlink()
    assert checkout.installed("--at-once").endswith(READY)
    assert checkout.says() == "one compiled"


def test_what_was_compiled_from_older_sources_is_never_used_with_newer_ones(checkout: Checkout) -> None:
    checkout.write("waits", "")
    first = checkout.install("--at-once")
    until(checkout.compilations)
    checkout.change_engine("two")
    second = checkout.install("--at-once")
    until(lambda: checkout.says() == "two interpreted")
    (checkout.root / "waits").unlink()
    assert READY not in first.communicate(timeout=PATIENCE)[0]
    assert second.communicate(timeout=PATIENCE)[0].endswith(READY)
    assert checkout.says() == "two compiled"
    checkout.change_engine("one")
    assert checkout.installed("--at-once") == ""
    assert checkout.says() == "one compiled"


def test_only_a_change_of_the_engine_is_compiled(checkout: Checkout) -> None:
    checkout.installed()
    (checkout.root / "src" / "casusbelli" / "core" / "state.py").touch()
    checkout.installed()
    checkout.write("src/casusbelli/server/page.html", "new")
    assert checkout.installed("--at-once") == ""
    assert (checkout.compilations(), checkout.says()) == (1, "one compiled")
    assert len(checkout.packages()) == 4
    checkout.write("requirements/build.txt", "another compiler")
    assert checkout.installed().startswith("Compiling the engine")
    assert checkout.compilations() == 2


def test_two_who_install_at_once_compile_once(checkout: Checkout) -> None:
    checkout.write("waits", "")
    both = [checkout.install("--at-once") for _ in range(2)]
    until(checkout.compilations)
    (checkout.root / "waits").unlink()
    printed = [process.communicate(timeout=PATIENCE)[0] for process in both]
    assert READY in "".join(printed)
    assert (checkout.compilations(), checkout.says()) == (1, "one compiled")


def test_what_runs_goes_on_with_the_package_that_it_began_with(checkout: Checkout) -> None:
    checkout.installed()
    running = checkout.program("and imports more")
    assert running.stdout is not None
    assert running.stdout.readline() == "one compiled\n"
    one = checkout.packages()
    checkout.change_engine("two")
    checkout.installed()
    for package in one:
        os.utime(package, (0, 0))
    checkout.installed()
    assert running.communicate("\n", timeout=PATIENCE)[0] == "one\n"
    checkout.installed()
    assert not one & checkout.packages()
    assert checkout.says() == "two compiled"


def test_without_a_compiler_the_engine_is_interpreted_and_that_is_said(checkout: Checkout) -> None:
    tools = checkout.root / "path"
    tools.mkdir()
    for name in ("env", "true"):
        (tools / name).symlink_to(str(shutil.which(name)))
    for arguments in (["--at-once"], []):
        assert "NO C COMPILER" in checkout.installed(*arguments, PATH=str(tools))
        assert checkout.says() == "one interpreted"


def test_a_wheel_that_was_installed_before_gives_way(checkout: Checkout) -> None:
    [site] = (checkout.root / ".venv" / "lib").glob("python*/site-packages")
    (site / "casusbelli").mkdir()
    checkout.write(".venv/bin/uv", f"#!/bin/sh\nrm -r '{site}/casusbelli'\n")
    (checkout.root / ".venv" / "bin" / "uv").chmod(0o755)
    checkout.installed()
    assert checkout.says() == "one compiled"
