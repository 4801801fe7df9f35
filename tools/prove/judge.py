"""Breaks lines and asks the tests, on all processors, and keeps what they say."""

import ast
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from prove.kept import Kept, Result
from prove.lines import Line, lines_of, region
from prove.mutants import Mutant, mutants
from prove.naming import Naming
from prove.plan import Plan

LONGEST = 3.0  # seconds of a test; a longer one is not asked
NEVER = 1e9
PATIENCE = 5.0  # seconds for a mutant beyond what its tests need
TIMES = 5  # so many times as long as on the whole engine


class Process:
    """A breaker, started when the first job comes."""

    def __init__(self, plan: Plan, kind: str, files: list[str]) -> None:
        self._plan = plan
        self._command = [sys.executable, "-m", "prove.breaker", kind, plan.engine, *files]
        self._process: subprocess.Popen[str] | None = None

    def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(job), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a breaker has died of {job['module']} {job['function']}")
        return dict(json.loads(answer))

    def _start(self) -> subprocess.Popen[str]:
        tools = os.path.dirname(os.path.dirname(__file__))
        paths = [str(self._plan.root / "src"), tools]
        usual = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CI": "1"}
        environment = {**os.environ, **usual, "PYTHONPATH": os.pathsep.join(paths)}
        return subprocess.Popen(
            self._command,
            cwd=self._plan.root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def end(self) -> None:
        if self._process is not None:
            self._process.communicate()


class Judge:
    """Judges lines; `took` tells how long each test needs on the whole engine, as far as it has been asked."""

    def __init__(self, plan: Plan, naming: Naming, files: list[str], took: dict[str, float]) -> None:
        self._plan = plan
        self._naming = naming
        self._took = took
        self._warm = Process(plan, "warm", files)
        self._cold = Process(plan, "cold", [])

    def _time(self, tests: set[str]) -> None:
        """How long each test needs on the whole engine; one that fails there can prove nothing."""
        new = sorted(tests - set(self._took))
        if new:
            job = self._job("", "", "", {test: [test] for test in new}, new, LONGEST * len(new))
            answer = self._warm.ask(job)
            took: dict[str, float] = answer["took"]
            self._took.update({test: took.get(test, NEVER) if test not in answer["killed"] else NEVER for test in new})

    def judge(self, line: Line, key: str) -> Result:
        self._time({proof.id for rule in line.rules for proof in self._naming.of(rule)})
        tests = {rule: self._tests_of(rule) for rule in line.rules}
        idle = list(line.rules)
        survivors: list[str] = []
        count = 0
        for mutant in mutants_of(self._plan, line):
            killed = self._killed(line, mutant, tests, idle)
            if killed is None:
                continue
            count += 1
            idle = [rule for rule in idle if rule not in killed]
            if not killed:
                survivors.append(mutant.change)
            if line.is_whole and not idle:
                break  # each of its rules' tests has noticed that the function is broken
        told = () if line.is_whole else tuple(survivors)
        return Result(key, line.file, line.function, line.text, line.rules, count, tuple(idle), told)

    def _tests_of(self, rule: str) -> list[str]:
        tests = {proof.id for proof in self._naming.of(rule)}
        return sorted(
            [test for test in tests if self._took[test] <= LONGEST], key=lambda test: (self._took[test], test)
        )

    def _killed(self, line: Line, mutant: Mutant, tests: dict[str, list[str]], idle: list[str]) -> list[str] | None:
        """The rules that a mutant fails; None for one that cannot even be loaded."""
        asked = {test for some in tests.values() for test in some}
        seconds = PATIENCE + TIMES * sum([self._took[test] for test in asked])
        job = self._job(self._plan.module_of(line.file), line.function, mutant.source, tests, idle, seconds)
        answer = self._warm.ask(job)
        if answer["called"] and not answer["killed"]:
            answer = self._cold.ask(job)
        return None if answer["broken"] else list(answer["killed"])

    def _job(
        self, module: str, function: str, source: str, tests: dict[str, list[str]], wanted: list[str], seconds: float
    ) -> dict[str, Any]:
        told = {"module": module, "function": function, "source": source, "tests": tests}
        return {**told, "wanted": wanted, "seconds": seconds}

    def end(self) -> None:
        self._warm.end()
        self._cold.end()


def mutants_of(plan: Plan, line: Line) -> Iterator[Mutant]:
    path = plan.folder / line.file
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    cited = {other.number for other in lines_of(plan, path)}
    return mutants(tree, region(tree, source, line.number, cited), is_table=not (line.function or line.is_whole))


def judge_all(plan: Plan, naming: Naming, lines: dict[str, Line], kept: Kept, told: Callable[[int], None]) -> None:
    """Judge every line, by key, and keep each result at once; `told` hears of every step."""
    files = sorted({proof.file for line in lines.values() for rule in line.rules for proof in naming.of(rule)})
    took: dict[str, float] = {}
    judges = [Judge(plan, naming, files, took) for _ in range(min(os.cpu_count() or 1, len(lines)))]

    def keep(judge: Judge, key: str) -> None:
        kept.add(judge.judge(lines[key], key))
        told(1)

    try:
        _share(judges, sorted(lines, key=lambda key: not lines[key].function), keep)  # tables take longer
    finally:
        for judge in judges:
            judge.end()


def _share(judges: list[Judge], tasks: list[str], work: Callable[[Judge, str], None]) -> None:
    """Every judge takes the next task until none is left; what goes wrong with one goes wrong with all."""
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    for task in tasks:
        waiting.put(task)
    faults: list[Exception] = []

    def take_all(judge: Judge) -> None:
        while not faults:
            try:
                work(judge, waiting.get_nowait())
            except queue.Empty:
                return
            except Exception as fault:  # noqa: BLE001
                faults.append(fault)

    threads = [threading.Thread(target=take_all, args=[judge], daemon=True) for judge in judges]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]
