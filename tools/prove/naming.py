"""The tests that name a rule: `test_CON_7_3_...` names CON-7.3, and may name several."""

import ast
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from prove.plan import Plan


@dataclass(frozen=True)
class Proof:
    """A test, by the id that pytest gives it, and a hash of all that its folder says about it."""

    id: str
    hash: str

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


class Naming:
    """All tests that name rules."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._proofs: dict[str, list[Proof]] = {}
        trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(plan.tests.rglob("test_*.py"))}
        naming = {
            path: tree for path, tree in trees.items() if any([self._rules_of(test.name) for test in _tests(tree)])
        }
        helpers = _helpers(plan.tests, {path.parent for path in naming})
        for path, tree in naming.items():
            self._read(path, tree, helpers)

    def of(self, rule: str) -> list[Proof]:
        """The tests that name a rule, or what another title calls it."""
        rules = [rule, *sorted(self._plan.aliases.get(rule, ()))]
        return [proof for one in rules for proof in self._proofs.get(one, ())]

    def _read(self, path: Path, tree: ast.Module, helpers: str) -> None:
        tests = _tests(tree)
        rest = "".join([ast.dump(node) for node in tree.body if node not in tests]) + helpers
        for test in tests:
            text = hashlib.sha256((ast.dump(test) + rest).encode()).hexdigest()
            for rule in self._rules_of(test.name):
                proof = Proof(f"{path.relative_to(self._plan.root).as_posix()}::{test.name}", text)
                self._proofs.setdefault(rule, []).append(proof)

    def _rules_of(self, name: str) -> list[str]:
        found = re.findall(rf"({'|'.join(self._plan.prefixes)})_([A-Z]\d+|\d+(?:_\d+)*(?:[a-z](?=_))?)", name)
        return [f"{prefix}-{number.replace('_', '.')}" for prefix, number in found]


def _tests(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def _helpers(tests: Path, folders: set[Path]) -> str:
    """A hash of what the tests of rules can import of each other's folders."""
    files = sorted({file for folder in {tests, *folders} for file in folder.glob("*.py")})
    texts = [file.read_text(encoding="utf-8") for file in files if not file.name.startswith("test_")]
    return hashlib.sha256("".join(texts).encode()).hexdigest()
