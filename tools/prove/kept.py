"""Results, kept by a hash of what they depend on.

The key of a line is made of its module (without comments and layout), its text, the tests that name its rules with
their helpers, and the number of the way in which mutants are made. A change in another module of the engine is not
seen: `make prove FRESH=1` tries everything anew, and each commit tries some lines.
"""

import ast
import hashlib
import json
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from prove.lines import Line
from prove.naming import Naming
from prove.plan import Plan

WAY = "1"  # in which mutants are made and tried: with another one, all results are


@dataclass(frozen=True)
class Result:
    """What became of a line: how many mutants could be tried, the rules that none of them failed, and who survived."""

    key: str
    file: str
    function: str
    text: str
    rules: tuple[str, ...]
    mutants: int
    idle: tuple[str, ...]
    survivors: tuple[str, ...]


class Kept:
    """Results: those that are checked in, unless all is to be tried anew, and those of a run that has not ended.

    Of a mere sample nothing is read and nothing written.
    """

    def __init__(self, plan: Plan, is_fresh: bool = False, is_sample: bool = False) -> None:
        self._plan = plan
        self._lock = threading.Lock()
        self._is_sample = is_sample
        files = [] if is_sample else [plan.journal] if is_fresh else [plan.kept, plan.journal]
        self._results = {result.key: result for file in files for result in read_results(file)}

    def get(self, key: str) -> Result | None:
        return self._results.get(key)

    def add(self, result: Result) -> None:
        with self._lock:
            self._results[result.key] = result
            if self._is_sample:
                return
            self._plan.journal.parent.mkdir(parents=True, exist_ok=True)
            with self._plan.journal.open("a", encoding="utf-8") as journal:
                print(_written(result), file=journal)

    def write(self, keys: list[str], is_proved: Callable[[Result], bool]) -> None:
        """Keep these for good, in the order of the sources, and begin a new journal."""
        if self._is_sample:
            return
        results = [self._results[key] for key in keys if key in self._results]
        text = "".join([_written(result, proved=is_proved(result)) + "\n" for result in results])
        self._plan.kept.parent.mkdir(parents=True, exist_ok=True)
        self._plan.kept.write_text(text, encoding="utf-8")
        self._plan.journal.unlink(missing_ok=True)


def _written(result: Result, **more: bool) -> str:
    return json.dumps({**asdict(result), **more}, ensure_ascii=False)


def read_results(path: Path) -> list[Result]:
    if not path.exists():
        return []
    return [_read(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def _read(row: dict[str, Any]) -> Result:
    lists = {name: tuple(row[name]) for name in ("rules", "idle", "survivors")}
    return Result(**{**{name: row[name] for name in row if name != "proved"}, **lists})


def keys_of(plan: Plan, naming: Naming, lines: list[Line]) -> list[str]:
    """The key of each line. Of two lines that are the same in all this, the second has another."""
    seen: dict[str, int] = {}
    keys = []
    for line in lines:
        proofs = sorted({proof.hash for rule in line.rules for proof in naming.of(rule)})
        parts = [WAY, _module(plan.folder / line.file), line.file, line.function, line.text, *proofs]
        key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
        seen[key] = seen.get(key, 0) + 1
        keys.append(key if seen[key] == 1 else f"{key}-{seen[key]}")
    return keys


@cache
def _module(path: Path) -> str:
    return hashlib.sha256(ast.dump(ast.parse(path.read_text(encoding="utf-8"))).encode()).hexdigest()
