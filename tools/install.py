"""Install the package of these sources into .venv: compiled, or with --at-once as it is, to be compiled meanwhile.

A package is a folder in build/packages that never changes once it is there, and Python imports the one that the single
line of casusbelli.pth names. So whatever runs goes on with the package that it began with, and whatever starts later
gets another one whole.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from hashlib import blake2b
from pathlib import Path
from typing import IO, Final

from can_compile import can_compile
from compile_engine import engine_sources

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ROOT / "build" / "packages"
ENGINES: Final = ROOT / "build" / "engines"
COMPILER: Final = "build/compiler"  # an environment of its own: nothing changes under a running server
MARK: Final = ROOT / "build" / "compiled"  # there while the installed package is a compiled one
LOG: Final = "build/compile.log"
MADE_BY: Final = ("tools/compile_engine.py", "requirements/build.txt", "pyproject.toml")
NAMED: Final = Path(sysconfig.get_path("purelib")) / "casusbelli.pth"
PROGRAM: Final = Path(sysconfig.get_path("scripts")) / "casusbelli"
HELD: Final = "casusbelli/__main__.py"  # who runs a package holds this file
PATIENCE: Final = 3600  # seconds that an old package stays for those who do not hold it, such as tests
ENGINES_KEPT: Final = 3

CANNOT: Final = "*** NO C COMPILER OR NO PYTHON HEADERS: THE ENGINE RUNS INTERPRETED, SEVERAL TIMES SLOWER ***"
COMPILING: Final = "Compiling the engine: minutes the first time, seconds after a small change."
MEANWHILE: Final = f"The engine runs interpreted while it is compiled in the background ({LOG})."
READY: Final = "The engine is compiled; the next start uses it."
FAILED: Final = f"The engine could not be compiled and stays interpreted; {LOG} says why."

LAUNCHER: Final = """#!/bin/sh
# Runs the installed package and holds it meanwhile, so that it is not cleared away.
read -r package < {named}
exec 9< "$package/{held}"
if command -v flock >/dev/null; then flock --shared 9; fi
PYTHONPATH="${{PYTHONPATH:+$PYTHONPATH:}}$package" exec {python} -P -m casusbelli "$@"
"""
HOLD_BACK: Final = ("env", "--block-signal=INT")  # Ctrl-C, until Python has come far enough to hear it


def main(arguments: list[str]) -> int:
    try:
        return run(arguments)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"casusbelli: the package cannot be installed: {error}", file=sys.stderr)
        return 1


def run(arguments: list[str]) -> int:
    match arguments:
        case ["--at-once"]:
            return install_at_once()
        case ["--later", name]:
            return compile_later(PACKAGES / name)
    return install_compiled()


def install_compiled() -> int:
    package = copy_of_sources()
    if not can_compile():
        print(CANNOT, file=sys.stderr)
        switch_to(package)
        return 0
    engine = engine_of(package)
    with (package / HELD).open() as file:
        flock(file, LOCK_SH)
        if not engine.exists():
            print(COMPILING, flush=True)
            make_engine(package, engine, None)
        switch_to(compiled(package, engine))
    return 0


def install_at_once() -> int:
    """Never waits for a compiler."""
    package = copy_of_sources()
    engine = engine_of(package)
    if engine.exists():
        switch_to(compiled(package, engine))
        return 0
    switch_to(package)
    if not can_compile():
        print(CANNOT, file=sys.stderr)
        return 0
    print(MEANWHILE, flush=True)
    subprocess.Popen([sys.executable, __file__, "--later", package.name], stdin=subprocess.DEVNULL)
    return 0


def compile_later(package: Path) -> int:
    """Compile a package when there is nothing better to do. If another one was installed meanwhile, that one stays."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.nice(19)
    if shutil.which("ionice"):
        subprocess.run(["ionice", "-c", "3", "-p", str(os.getpid())], check=False)
    engine = engine_of(package)
    try:
        with (ROOT / LOG).open("w", encoding="utf-8") as log:
            make_engine(package, engine, log)
        if switch_to(compiled(package, engine), instead_of=package):
            print(READY, flush=True)
    except (OSError, subprocess.CalledProcessError) as error:
        with suppress(OSError), (ROOT / LOG).open("a", encoding="utf-8") as log:
            log.write(f"{error}\n")
        print(FAILED, flush=True)
        return 1
    return 0


def copy_of_sources() -> Path:
    """A package of the sources as they are now, interpreted, under a name that follows from what is in it."""
    with alone(PACKAGES), growing(PACKAGES) as copy:
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
        files = sorted([path for path in copy.rglob("*") if path.is_file()])
        return keep(copy, PACKAGES / digest(files, copy))


def engine_of(package: Path) -> Path:
    """Where the engine of a package is, or will be: under a name that follows from all that it is made of."""
    python = [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), sysconfig.get_config_var("CC")]
    tools = digest([ROOT / name for name in MADE_BY], ROOT)
    return ENGINES / digest(engine_sources(package), package, repr([python, tools]))


def digest(files: Iterable[Path], folder: Path, more: str = "") -> str:
    found = blake2b(more.encode(), digest_size=8)
    for file in files:
        content = file.read_bytes()
        found.update(f"{file.relative_to(folder)} {len(content)}\n".encode() + content)
    return found.hexdigest()


def make_engine(package: Path, engine: Path, log: IO[str] | None) -> None:
    """Compile, or wait until somebody else who is at it has done so."""
    with alone(ENGINES) as lock, growing(ENGINES) as output:
        if not engine.exists():
            output.mkdir()
            for command in (
                ["tools/install_requirements", COMPILER, "build"],
                [f"{COMPILER}/bin/python", "tools/compile_engine.py", str(package), str(output)],
            ):
                # It is given the lock too: if this process is killed, that one is still at work.
                subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, pass_fds=[lock.fileno()], check=True)
            keep(output, engine)
        old = sorted([path for path in ENGINES.iterdir() if path.is_dir()], key=lambda path: path.stat().st_mtime)
        for path in old[:-ENGINES_KEPT]:
            shutil.rmtree(path)


def compiled(package: Path, engine: Path) -> Path:
    """The package with this engine."""
    better = PACKAGES / f"{package.name}-{engine.name}"
    with alone(PACKAGES), growing(PACKAGES) as copy:
        if not better.exists():
            for folder in (package, engine):
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(folder, copy, copy_function=share, dirs_exist_ok=True, ignore=ignored)
            keep(copy, better)
    return better


def share(source: str, target: str) -> None:
    """Files of packages never change, so that one can lie in several."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def switch_to(package: Path, instead_of: Path | None = None) -> bool:
    """From now on this package is imported; or only if another one is until now."""
    with alone(PACKAGES), growing(PACKAGES) as removed:
        before = Path(NAMED.read_text(encoding="utf-8").strip()) if NAMED.exists() else None
        if instead_of is not None and before != instead_of:
            return False
        remove_wheel()
        write(PROGRAM, launcher(), 0o755)
        write(NAMED, f"{package}\n", 0o644)
        MARK.touch() if "-" in package.name else MARK.unlink(missing_ok=True)
        if before is not None and before.exists():
            os.utime(before)
        for old in PACKAGES.iterdir():
            if old not in (package, removed) and is_forgotten(old):
                os.rename(old, removed)  # what is half removed must not be taken for a package
                shutil.rmtree(removed)
    return True


def is_forgotten(package: Path) -> bool:
    """Whether nobody has used a package for a while."""
    if not package.is_dir() or time.time() - package.stat().st_mtime < PATIENCE:
        return False
    with (package / HELD).open() as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            return False
    return True


def remove_wheel() -> None:
    """One that was installed in the usual way would be imported first."""
    if (NAMED.parent / "casusbelli").exists():
        command = [
            str(PROGRAM.with_name("uv")),
            "pip",
            "uninstall",
            "--quiet",
            "--python",
            sys.executable,
            "casusbelli",
        ]
        subprocess.run(command, check=True)


def launcher() -> str:
    can_hold_back = subprocess.run([*HOLD_BACK, "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0
    python = shlex.join([*(HOLD_BACK if can_hold_back else ()), sys.executable])
    return LAUNCHER.format(named=shlex.quote(str(NAMED)), held=HELD, python=python)


def write(path: Path, text: str, mode: int) -> None:
    """All of it or nothing."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.chmod(mode)
    os.replace(new, path)


@contextmanager
def alone(folder: Path) -> Iterator[IO[str]]:
    """One process at a time works in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        flock(file, LOCK_EX)
        yield file


@contextmanager
def growing(folder: Path) -> Iterator[Path]:
    """A place for what is not yet whole; what is left there is thrown away."""
    place = folder / "growing"
    shutil.rmtree(place, ignore_errors=True)
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def keep(grown: Path, name: Path) -> Path:
    if not name.exists():
        os.utime(grown)
        os.rename(grown, name)
    return name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
