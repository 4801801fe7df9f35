"""How the sources are cut: no file is long, and no module leads back to itself."""

import ast
from pathlib import Path

from import_cycles import circles, inside, read_imports

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
# Boards, drawings and sentences are data, and as long as their game is; what a program has written says so at its top.
CODE = {".css", ".js", ".py", ".svelte", ".ts"}
GENERATED = "auto-generated"
ENGINE = ("core", "games", "observation", "bots")


def test_no_file_is_long() -> None:
    folders = [ROOT / "src", ROOT / "client/src"]
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in CODE and is_ours(file)]
    assert len(files) > 400, "the sources are no longer where they were"
    texts = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").splitlines() for file in files}
    lines = {name: len(text) for name, text in texts.items() if GENERATED not in "".join(text[:5])}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def is_ours(file: Path) -> bool:
    """Not the built client, nor what a package manager has brought."""
    return not {"static", "node_modules"} & set(file.parts)


def test_no_import_leads_back() -> None:
    imports = read_imports(ROOT / "src")
    assert [[str(one) for one in inside(circle, imports)] for circle in circles(imports)] == []


def test_the_engine_imports_at_the_top() -> None:
    modules = [file for package in ENGINE for file in sorted((ROOT / "src/casusbelli" / package).rglob("*.py"))]
    late = [
        f"{module.relative_to(ROOT)}: {ast.unparse(node)}"
        for module in modules
        for function in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert modules
    assert late == []
