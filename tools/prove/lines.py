"""The lines that cite a rule in a comment, and what each of them stands at.

A comment at the first line of a statement means that statement; at a condition or a loop, its head; at a docstring, the
body of the function, but for what has a comment of its own there; inside of a table, what begins on the line; on a line
of its own, what comes next. Files that a program has written are left out: what they are made of cites the rule.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from prove.plan import Plan

GENERATED = "Made from the table"
BLOCKS = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)
SCOPES = (ast.FunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Line:
    """A cited line: `file` within the package, `function` that it is in (empty for tables), and its text."""

    file: str
    number: int
    function: str
    text: str
    rules: tuple[str, ...]
    is_whole: bool = False  # it speaks of all that its function does

    @property
    def place(self) -> str:
        return f"{self.file}:{self.number}"

    def is_of(self, prefix: str) -> bool:
        return any([rule.startswith(f"{prefix}-") for rule in self.rules])


def cited_lines(plan: Plan) -> list[Line]:
    found: list[Line] = []
    for part in plan.parts:
        for path in sorted((plan.folder / part).rglob("*.py")):
            found += lines_of(plan, path)
    return found


def lines_of(plan: Plan, path: Path) -> list[Line]:
    source = path.read_text(encoding="utf-8")
    if GENERATED in source.partition("\n")[0]:
        return []
    texts = source.splitlines()
    tree = ast.parse(source)
    file = path.relative_to(plan.folder).as_posix()
    found = []
    for number, comment in comments(source):
        rules = tuple(plan.rules_in(comment))
        if rules:
            line = meant(tree, number, texts)
            text = texts[number - 1].strip()
            found.append(Line(file, number, function_at(tree, line), text, rules, scope_at(tree, line) is not None))
    return found


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def meant(tree: ast.Module, number: int, texts: list[str]) -> int:
    """The line that a comment speaks of: its own, or if it stands alone, the next one on which anything begins."""
    if not texts[number - 1].lstrip().startswith(("#", "else:")):
        return number
    return min([line for node in ast.walk(tree) if (line := getattr(node, "lineno", 0)) > number], default=number)


def region(tree: ast.Module, source: str, number: int, cited: set[int]) -> list[ast.AST]:
    """All nodes that the comment of a line stands at; `cited` are the lines with a comment of their own."""
    line = meant(tree, number, source.splitlines())
    scope = scope_at(tree, line)
    if scope is not None:
        return _body(scope, cited)
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    begun = [node for node in statements if node.lineno == line]
    if begun:
        return _with_all_inside(begun[0])
    inside = [node for node in _outermost(tree, line) if not isinstance(node, ast.stmt)]
    if inside:
        return [one for node in inside for one in ast.walk(node)]
    ended = [node for node in statements if node.end_lineno == line]
    return _with_all_inside(ended[-1]) if ended else []


def scope_at(tree: ast.Module, line: int) -> ast.FunctionDef | ast.ClassDef | None:
    """The function or class of whose name or docstring the line is."""
    scopes = [node for node in ast.walk(tree) if isinstance(node, SCOPES)]
    return next((scope for scope in scopes if _heads(scope, line)), None)


def _heads(scope: ast.FunctionDef | ast.ClassDef, line: int) -> bool:
    """The line is that of the name, or ends the docstring."""
    first = scope.body[0]
    return scope.lineno == line or (ast.get_docstring(scope) is not None and first.end_lineno == line)


def _body(scope: ast.FunctionDef | ast.ClassDef, cited: set[int]) -> list[ast.AST]:
    body = scope.body[1:] if ast.get_docstring(scope) is not None else scope.body
    nodes = [node for statement in body for node in ast.walk(statement)]
    return [node for node in nodes if not (set(_lines(node)) & cited)]


def _lines(node: ast.AST) -> range:
    """The lines of a node; of a block and of a function, its first."""
    first = getattr(node, "lineno", 0)
    is_long = isinstance(node, BLOCKS + SCOPES)
    return range(first, first + 1 if is_long else (getattr(node, "end_lineno", None) or first) + 1)


def _with_all_inside(statement: ast.stmt) -> list[ast.AST]:
    """A statement; of a block its head."""
    if not isinstance(statement, BLOCKS):
        return list(ast.walk(statement))
    blocks = ("body", "orelse", "finalbody", "handlers", "cases")
    heads = [value for name, value in ast.iter_fields(statement) if name not in blocks]
    flat = [one for head in heads for one in (head if isinstance(head, list) else [head]) if isinstance(one, ast.AST)]
    return [statement, *[node for head in flat for node in ast.walk(head)]]


def _outermost(node: ast.AST, line: int) -> Iterator[ast.AST]:
    """What begins on the line, without what is part of something else that begins there."""
    for child in ast.iter_child_nodes(node):
        if getattr(child, "lineno", 0) == line:
            yield child
        else:
            yield from _outermost(child, line)


def function_at(tree: ast.Module, line: int) -> str:
    """The qualified name of the outermost function that a line is in; empty for lines of modules and classes."""
    names: list[str] = []
    node: ast.AST = tree
    while True:
        inner = [
            child
            for child in ast.iter_child_nodes(node)
            if isinstance(child, SCOPES) and child.lineno <= line <= (child.end_lineno or 0)
        ]
        if not inner:
            return ""
        names.append(inner[0].name)
        if isinstance(inner[0], ast.FunctionDef):
            return ".".join(names) if _is_inside(inner[0], line) else ""
        node = inner[0]


def _is_inside(function: ast.FunctionDef, line: int) -> bool:
    return line >= function.body[0].lineno or line == function.lineno
