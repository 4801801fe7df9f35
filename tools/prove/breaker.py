"""A process that breaks the engine and runs tests on it, one job a line: python -m prove.breaker warm|cold FILES...

A warm one has imported the engine and collected the tests once. For every job it forks, and the child puts the code of
the broken function, or the values of a broken table, in place of the whole ones. A cold one has imported pytest alone:
its children load the broken module from the start. They have the last word on what survived but is used while the
engine is imported, as tables are.
"""

import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from types import CodeType, FunctionType, ModuleType
from typing import Any, TextIO

import hypothesis  # noqa: F401  a cold process has it ready for the tests that import it
import pytest
from _pytest.runner import runtestprotocol

Job = dict[str, Any]
MEMORY = 3 << 30
BROKEN = "broken"
PLAIN = (bool, int, str, tuple, list, dict, frozenset)
OPTIONS = ["-p", "no:cacheprovider", "-s", "-q", "-m", "not slow"]


class Breaker:
    """The part of pytest that has the tests, and runs those that a job asks for."""

    def __init__(self, jobs: TextIO, answers: TextIO, called: set[tuple[str, str]]) -> None:
        self._jobs = jobs
        self._answers = answers
        self._called = called  # while the engine was imported: what they made is made already
        self._items: dict[str, list[pytest.Item]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self._items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        gc.freeze()
        for text in self._jobs:
            job: Job = json.loads(text)
            answer = forked(job, lambda out, job=job: self._break_and_run(job, out))
            answer["called"] = not job["function"] or (job["module"], job["function"]) in self._called
            print(json.dumps(answer), file=self._answers, flush=True)
        return True

    def _break_and_run(self, job: Job, out: TextIO) -> None:
        if job["function"]:
            put_code(sys.modules[job["module"]], job["function"], job["source"])
        elif job["source"] and not put_values(sys.modules[job["module"]], job["source"]):
            print("loaded", file=out)
            return
        self.run(job, out)

    def run(self, job: Job, out: TextIO) -> None:
        """Tell every rule whose tests begin, and every one of which a test fails; then the times, if asked for."""
        failed: dict[str, bool] = {}
        is_killed = False
        print("loaded", file=out, flush=True)
        for rule, tests in job["tests"].items():
            if is_killed and rule not in job["wanted"]:
                continue
            print("begun", rule, file=out, flush=True)
            for test in tests:
                if test not in failed:
                    began = time.process_time()
                    failed[test] = any([self._fails(item) for item in self._items.get(test, [])])
                    print("took", test, f"{time.process_time() - began:.3f}", file=out, flush=True)
                if failed[test]:
                    print("killed", rule, file=out, flush=True)
                    is_killed = True
                    break

    def _fails(self, item: pytest.Item) -> bool:
        return any([report.failed for report in runtestprotocol(item, log=False, nextitem=None)])


class Once(Breaker):
    """In a process that is for one job alone."""

    def __init__(self, job: Job, out: TextIO) -> None:
        super().__init__(out, out, set())
        self._job = job

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self._items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        self.run(self._job, self._answers)
        return True


def forked(job: Job, work: Any) -> Job:
    """Do a job in a child that has so many seconds of a processor; one that hangs or dies has failed its test."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os.close(reader)
            signal.setitimer(signal.ITIMER_PROF, job["seconds"])
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            with os.fdopen(writer, "w") as out:
                work(out)
                print("done", file=out, flush=True)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as told:
        lines = [line.split() for line in told]
    os.waitpid(child, 0)
    return _answer(lines)


def _answer(lines: list[list[str]]) -> Job:
    if not lines:
        raise LookupError("the mutant could not be put in place")
    killed = [words[1] for words in lines if words[0] == "killed"]
    if lines[-1] != ["done"]:
        killed += [words[1] for words in lines if words[0] == "begun"][-1:]
    return {
        "killed": sorted(set(killed)),
        "took": {words[1]: float(words[2]) for words in lines if words[0] == "took"},
        "broken": [BROKEN] in lines,
    }


def put_code(module: ModuleType, name: str, source: str) -> None:
    """Let a function of the module, of that qualified name, do what it does in this source."""
    owner: Any = module
    for part in name.split("."):
        owner = vars(owner)[part]
    if isinstance(owner, property):
        owner = owner.fget
    function = getattr(owner, "__func__", owner)
    assert isinstance(function, FunctionType)
    code = compile(source, str(module.__file__), "exec", dont_inherit=True)
    function.__code__ = find_code(code, name)


def put_values(module: ModuleType, source: str) -> bool:
    """Give the plain values of a module that are others in this source to all who have them; False if there is none."""
    broken = dict(vars(module))
    try:
        exec(compile(source, str(module.__file__), "exec", dont_inherit=True), broken)  # noqa: S102
    except Exception:  # noqa: BLE001
        return False  # a cold process will tell
    others = {name: value for name, value in broken.items() if isinstance(value, PLAIN) and value != vars(module)[name]}
    for name, value in others.items():
        whole = vars(module)[name]
        for owner in list(sys.modules.values()):
            if getattr(owner, "__dict__", {}).get(name) is whole:
                setattr(owner, name, value)
    return bool(others)


def find_code(code: CodeType, name: str) -> CodeType:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return find_code(constant, name)
    raise LookupError(name)


class Hook(importlib.abc.MetaPathFinder):
    """Loads one module from another source."""

    def __init__(self, module: str, source: str) -> None:
        self._module = module
        self._source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._module:
            return None
        found = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert found is not None
        assert found.origin is not None
        found.loader = Loader(fullname, found.origin, self._source)
        return found


class Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


def _load_and_run(job: Job, out: TextIO) -> None:
    """A module that does not load is no proof of a rule: all tests would fail."""
    sys.meta_path.insert(0, Hook(job["module"], job["source"]))
    try:
        importlib.import_module(job["module"])
    except Exception:  # noqa: BLE001
        print(BROKEN, file=out)
        return
    files = sorted({test.partition("::")[0] for tests in job["tests"].values() for test in tests})
    pytest.main([*OPTIONS, *files], plugins=[Once(job, out)])


def _note_calls(package: str, called: set[tuple[str, str]]) -> None:
    """Import the package, and note which of its functions that calls."""

    def note(frame: Any, event: str, _: object) -> None:
        if event == "call":
            called.add((frame.f_globals.get("__name__", ""), frame.f_code.co_qualname))

    sys.setprofile(note)
    importlib.import_module(package)
    sys.setprofile(None)


def main() -> None:
    kind, package, *files = sys.argv[1:]
    answers = os.fdopen(os.dup(1), "w")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if kind == "warm":
        called: set[tuple[str, str]] = set()
        _note_calls(package, called)
        pytest.main([*OPTIONS, *files], plugins=[Breaker(sys.stdin, answers, called)])
        return
    for text in sys.stdin:
        job: Job = json.loads(text)
        answer = forked(job, lambda out, job=job: _load_and_run(job, out))
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
