"""Small ways to break what a comment stands at: one at a time, on the tree of its module.

A condition is negated, a comparison swapped for its neighbour, a number moved by one, a statement or an entry dropped.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from prove.lines import BLOCKS

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
DROPPED = (
    ast.Expr,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Return,
    ast.Raise,
    ast.Continue,
    ast.Break,
    ast.Delete,
)
TABLES = (ast.Tuple, ast.List, ast.Set)
SHORT = 100


@dataclass(frozen=True)
class Mutant:
    """What was done, in words, and the source of the module with it."""

    change: str
    source: str


def mutants(tree: ast.Module, region: list[ast.AST], is_table: bool) -> Iterator[Mutant]:
    """Every mutant of a region; the tree is whole again after each."""
    inside = {id(node) for node in region}
    seen: dict[str, int] = {}
    for parent, name, place, node in list(_sites(tree)):
        if id(node) not in inside:
            continue
        for change, other in _changes(parent, name, node, is_table):
            _put(parent, name, place, other)
            yield _mutant(change, tree, seen)
            _put(parent, name, place, node)
        if place is not None and id(parent) not in inside and _is_entry(parent, name):
            yield from _without(parent, name, place, tree, seen)


def _mutant(change: str, tree: ast.Module, seen: dict[str, int]) -> Mutant:
    seen[change] = seen.get(change, 0) + 1
    return Mutant(change if seen[change] == 1 else f"{change} ({seen[change]})", ast.unparse(tree))


def _is_entry(parent: ast.AST, name: str) -> bool:
    return name in ("elts", "keywords", "args") or (isinstance(parent, ast.Dict) and name == "values")


def _without(parent: ast.AST, name: str, place: int, tree: ast.Module, seen: dict[str, int]) -> Iterator[Mutant]:
    """An entry of a table, or an argument, that has a line for itself."""
    lists: list[list[Any]] = [parent.keys, parent.values] if isinstance(parent, ast.Dict) else [getattr(parent, name)]
    taken = [entries.pop(place) for entries in lists]
    yield _mutant(f"dropped: {_short(taken[-1])}", tree, seen)
    for entries, entry in zip(lists, taken, strict=True):
        entries.insert(place, entry)


def _sites(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node with its parent and where it stands there. Annotations are not run, and left out."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params"):
            continue
        entries = enumerate(value) if isinstance(value, list) else [(None, value)]
        for place, child in entries:
            if isinstance(child, ast.AST):
                yield node, name, place, child
                yield from _sites(child)


def _put(parent: ast.AST, name: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[place] = node


def _changes(parent: ast.AST, name: str, node: ast.AST, is_table: bool) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.expr) and _is_condition(parent, name):
        yield f"negated: {_short(node)}", _negated(node)
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            operators = [*node.ops[:index], SWAPPED[type(operator)](), *node.ops[index + 1 :]]
            other = ast.Compare(node.left, operators, node.comparators)
            yield f"swapped: {_short(node)} for {_short(other)}", other
    if isinstance(node, ast.Constant) and not isinstance(parent, ast.Expr):
        yield from _shifted(parent, node)
    if isinstance(node, DROPPED) and not is_table:
        yield f"dropped: {_short(node)}", ast.Pass()
    if isinstance(node, ast.For | ast.While):
        yield f"dropped: {_short(node)}", ast.Pass()
    if is_table and isinstance(node, TABLES) and len(node.elts) > 1:
        yield f"dropped: {_short(node.elts[-1])}", _shorter(node)


def _is_condition(parent: ast.AST, name: str) -> bool:
    """A test of a condition or of a loop, one of a comprehension's, or part of one that has several."""
    return name in ("test", "ifs") or isinstance(parent, ast.BoolOp)


def _negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.UnaryOp(ast.Not(), node)


def _shifted(parent: ast.AST, node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    where = _short(parent) if isinstance(parent, ast.expr | ast.stmt | ast.keyword) else ""
    if isinstance(node.value, bool):
        yield f"turned: {node.value} of {where}", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield f"moved: {node.value} of {where}", ast.Constant(node.value + 1)


def _short(node: ast.AST) -> str:
    """The first line of what a node says."""
    text = ast.unparse(node).partition("\n")[0] if isinstance(node, BLOCKS) else " ".join(ast.unparse(node).split())
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


def _shorter(table: ast.Tuple | ast.List | ast.Set) -> ast.expr:
    if isinstance(table, ast.Set):
        return ast.Set(table.elts[:-1])
    return type(table)(table.elts[:-1], table.ctx)
