"""Compile the engine with mypyc: `compile_engine.py SOURCES OUTPUT`."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ("core", "games", "observation", "bots")
GROUP: Final = "casusbelli_engine"
MAIN: Final = f"__native_{GROUP}"


def engine_sources(source: Path) -> list[Path]:
    """Every module of the engine, and what the packages show of it."""
    found = [path for package in PACKAGES for path in (source / "casusbelli" / package).rglob("*.py")]
    return sorted([source / "casusbelli" / "__init__.py", *found])


def compile_engine(source: Path, root: Path, output: Path) -> None:
    """Leave the extensions in a folder; what was compiled before and is unchanged is taken from build/engine.

    One library holds the engine; beside it stands a small extension for each module, which only points there.
    The library has a file of C for each module, as gcc takes several times longer over one file of them all.
    """
    from mypyc.build import mypycify

    workshop = root / "build" / "engine"
    modules = [str(path.relative_to(source)) for path in engine_sources(source) if path.name != "__init__.py"]
    settings = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(workshop / "cache")]
    c = str(workshop / "c")
    with chdir(source):
        extensions = mypycify([*settings, *modules], target_dir=c, group_name=GROUP, multi_file=True, debug_level="0")
    store = Store(workshop / "kept", extensions[0].extra_compile_args)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        objects = [[cores.submit(store.compile, text) for text in c_files(each.sources)] for each in extensions]
        names = [extension.name for extension in extensions]
        libraries = [cores.submit(store.link, name, made) for name, made in zip(names, objects, strict=True)]
        try:
            for name, library in zip(names, libraries, strict=True):
                target = output / f"{name.replace('.', os.sep)}{suffix}"
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library.result(), target)
        finally:
            cores.shutdown(cancel_futures=True)  # after a failure nobody needs the rest
    store.forget_unused()


def extra_flags() -> list[str]:
    """Modules call each other straight: that is as fast as optimizing them all together, and linked in a moment."""
    is_gcc = "gcc" in (sysconfig.get_config_var("CC") or "")
    return ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition"] if is_gcc else []


class Store:
    """Objects and libraries, each under a hash of all that went into it, so that it is never made twice."""

    def __init__(self, folder: Path, flags: list[str]) -> None:
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        from mypy.version import __version__
        from mypyc.build import include_dir

        self._folder: Final = folder
        self._compiler: Final = new_compiler()
        customize_compiler(self._compiler)
        self._include: Final = [include_dir(), sysconfig.get_path("include")]
        self._flags: Final = [*flags, *extra_flags()]
        commands = [getattr(self._compiler, name, "") for name in ("compiler_so", "linker_so")]
        self._made_with: Final = repr(
            [sys.version, __version__, commands, version_of(commands[0]), self._include, self._flags]
        )
        self._used: Final[set[Path]] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def compile(self, text: str) -> Path:
        kept = self._kept([text], ".o")
        if not kept.exists():
            with TemporaryDirectory(dir=self._folder) as work:
                source = Path(work) / "module.c"
                source.write_text(text, encoding="utf-8")
                [made] = self._compiler.compile(
                    [str(source)], work, include_dirs=self._include, extra_postargs=self._flags
                )
                os.replace(made, kept)
        return kept

    def link(self, name: str, compiled: list[Future[Path]]) -> Path:
        objects = [each.result() for each in compiled]
        kept = self._kept([name, *[each.name for each in objects]], ".so")
        if not kept.exists():
            with TemporaryDirectory(dir=self._folder) as work:
                made = str(Path(work) / kept.name)
                init = f"PyInit_{name.rpartition('.')[2]}"
                self._compiler.link_shared_object([str(each) for each in objects], made, export_symbols=[init])
                os.replace(made, kept)
        return kept

    def _kept(self, parts: list[str], kind: str) -> Path:
        key = blake2b(repr([self._made_with, *parts]).encode(), digest_size=16).hexdigest()
        self._used.add(self._folder / f"{key}{kind}")
        return self._folder / f"{key}{kind}"

    def forget_unused(self) -> None:
        for path in self._folder.iterdir():
            if path not in self._used:
                shutil.rmtree(path) if path.is_dir() else path.unlink()


def version_of(compiler: Sequence[str]) -> str:
    """What a compiler says of itself; one of another version makes other objects."""
    command = [*compiler[:1], "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout if compiler else ""


# mypyc writes all declarations into two headers that every file includes, all literals into one array, and numbers
# names through all files. A module that gains a function or a literal would thus change every file; so each gets what
# it uses, literals of its own and numbers of its own.

WORD: Final = re.compile(r"\w+")
DECLARATION: Final = re.compile(
    r"^#ifndef MYPYC_DECLARED_(\w+)$.*?^#endif$"
    r"|^typedef struct \{$.*?^\} (\w+);$"
    r"|^(?!#)[^\n]*?\b(\w+)(?:\[\d*\]|\([^\n]*\))?;$",
    re.MULTILINE | re.DOTALL,
)
OWN_INCLUDE: Final = re.compile(r'^#include "__native_.*"$', re.MULTILINE)
TEMPORARY: Final = re.compile(r"\b__(?:tmp|LL)(\d+)\b")
LITERAL: Final = re.compile(r"CPyStatics\[(\d+)\]")
LITERALS_ARE_MADE: Final = "    is_initialized = 1;\n"


def c_files(sources: list[str]) -> list[str]:
    """The files of C of an extension, each with what it uses of the others and nothing more."""
    texts = {Path(source).stem: Path(source).read_text(encoding="utf-8") for source in sources}
    if len(texts) == 1:
        return list(texts.values())
    headers = [Path(sources[0]).with_name(f"__native_{kind}{GROUP}.h") for kind in ("", "internal_")]
    header = "\n".join([path.read_text(encoding="utf-8") for path in headers])
    declarations = [(next(filter(None, found.groups())), found[0]) for found in DECLARATION.finditer(header)]
    modules = [stem for stem in texts if stem.startswith("__native_") and stem != MAIN]
    for stem in modules:
        literals = f"literals{stem.removeprefix('__native')}"
        declarations.append((literals, f"extern PyObject *{literals}[];"))
        texts[stem], _ = renumbered(texts[stem], TEMPORARY, "__tmp{}")
        texts[stem], places = renumbered(texts[stem], LITERAL, f"{literals}[{{}}]")
        texts[MAIN] = with_literals_of(texts[MAIN], literals, places)
    includes = [line for line in OWN_INCLUDE.sub("", DECLARATION.sub("", header)).splitlines() if line]
    for stem in [*modules, MAIN]:
        texts[stem] = "\n".join([*includes, *needed(declarations, texts[stem]), OWN_INCLUDE.sub("", texts[stem])])
    return list(texts.values())


def renumbered(text: str, numbered: re.Pattern[str], form: str) -> tuple[str, list[str]]:
    """The text with such names numbered from 0 in the order in which they come, and the numbers that they had."""
    numbers: dict[str, int] = {}
    text = numbered.sub(lambda found: form.format(numbers.setdefault(found[1], len(numbers))), text)
    return text, list(numbers)


def with_literals_of(text: str, name: str, places: list[str]) -> str:
    """The text of the main file, with a module's array, which is filled as soon as there are literals."""
    if not places:
        return text
    fill = [f"    {name}[{mine}] = CPyStatics[{place}];\n" for mine, place in enumerate(places)]
    return f"{text}\nPyObject *{name}[{len(places)}];\n".replace(LITERALS_ARE_MADE, "".join([*fill, LITERALS_ARE_MADE]))


def needed(declarations: list[tuple[str, str]], text: str) -> list[str]:
    """The declarations that a text uses, and those that they use, which stand before them."""
    words = set(WORD.findall(text))
    found = []
    for name, declaration in reversed(declarations):
        if name in words:
            words.update(WORD.findall(declaration))
            found.append(declaration)
    return found[::-1]


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve(), ROOT, Path(sys.argv[2]).resolve())
