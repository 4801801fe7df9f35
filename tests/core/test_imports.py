"""Modules of the engine import one another in one direction, and do so at the top."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import casusbelli

ROOT: Final = Path(casusbelli.__file__).parent
ENGINE: Final = ("core", "games", "observation", "bots")


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final = {name_of(path): path for package in ENGINE for path in (ROOT / package).rglob("*.py")}


def imported_by(module: str) -> set[str]:
    """Modules of the engine, whether they are imported whole or in parts."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text())):
        if isinstance(node, ast.ImportFrom):
            parts = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update([part if part in MODULES else str(node.module) for part in parts])
    return found & MODULES.keys()


def test_no_circle() -> None:
    order = TopologicalSorter({module: imported_by(module) for module in MODULES}).static_order()
    assert len(list(order)) == len(MODULES)


def test_no_import_inside_a_function() -> None:
    late = [
        f"{module}: {ast.unparse(node)}"
        for module, path in MODULES.items()
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert late == []
