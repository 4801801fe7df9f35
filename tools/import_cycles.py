"""Print which modules import each other in a circle: imports in functions and for types alone count like any other."""

import ast
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"


class Import(NamedTuple):
    """One module imports another; late if not as soon as it is loaded."""

    importer: str
    imported: str
    is_late: bool

    def __str__(self) -> str:
        return f"{self.importer} -> {self.imported}{' (late)' if self.is_late else ''}"


class Reader(ast.NodeVisitor):
    """Reads the imports of one module, as far as they are among `modules`."""

    def __init__(self, module: str, modules: set[str]) -> None:
        self.found: set[Import] = set()
        self._module: Final = module
        self._modules: Final = modules
        self._is_late = False

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._add(alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        assert node.level == 0, f"{self._module}: imports are absolute here"
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            self._add(name if name in self._modules else str(node.module))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_late(node.body)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_late(node.body)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            self._visit_late([*node.body, *node.orelse])
        else:
            self.generic_visit(node)

    def _visit_late(self, statements: list[ast.stmt]) -> None:
        before, self._is_late = self._is_late, True
        for statement in statements:
            self.visit(statement)
        self._is_late = before

    def _add(self, imported: str) -> None:
        if imported in self._modules and imported != self._module:
            self.found.add(Import(self._module, imported, self._is_late))


def read_imports(sources: Path) -> set[Import]:
    """All imports among the modules of a folder. One that is both early and late is early."""
    files = {module_name(file.relative_to(sources)): file for file in sources.rglob("*.py")}
    found: set[Import] = set()
    for module, file in files.items():
        reader = Reader(module, set(files))
        reader.visit(ast.parse(file.read_text(encoding="utf-8")))
        found |= reader.found
    return {one for one in found if not (one.is_late and one._replace(is_late=False) in found)}


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def circles(imports: set[Import]) -> list[list[str]]:
    """The groups of modules of which each leads to each, the largest first."""
    next_to: dict[str, set[str]] = defaultdict(set)
    for one in imports:
        next_to[one.importer].add(one.imported)
    behind = {module: reached(module, next_to) for module in list(next_to)}
    found = {
        tuple(sorted(other for other in modules if module in behind.get(other, ())))
        for module, modules in behind.items()
        if module in modules
    }
    return [list(circle) for circle in sorted(found, key=lambda circle: (-len(circle), circle))]


def reached(start: str, next_to: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = next_to.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def inside(circle: list[str], imports: set[Import]) -> list[Import]:
    return sorted(one for one in imports if one.importer in circle and one.imported in circle)


def main() -> int:
    imports = read_imports(SOURCES)
    found = circles(imports)
    for circle in found:
        print(f"{len(circle)} modules import each other:", *inside(circle, imports), sep="\n  ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
