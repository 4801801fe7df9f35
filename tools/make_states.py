"""Make the base classes of the states from their tables: `make_states.py` writes games/<title>/state_fields.py.

A table is `games/<title>/fields.py`; what is made of it is checked in, so that it compiles like any other module.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
TITLES: Final = ("coalitions", "condottiere", "continents")
WIDTH: Final = 120


def open_packages() -> None:
    """Let tables be imported without the titles around them, which may need what is to be made."""
    for name in ("casusbelli", "casusbelli.games", *[f"casusbelli.games.{title}" for title in TITLES]):
        if name not in sys.modules:
            package = ModuleType(name)
            package.__path__ = [str(SOURCE / name.replace(".", "/"))]
            sys.modules[name] = package


if __name__ == "__main__":
    open_packages()

from casusbelli.core.fields import Field, Table  # noqa: E402


def table_of(title: str) -> Table:
    table = import_module(f"casusbelli.games.{title}.fields").TABLE
    assert isinstance(table, Table)
    return table


def path_of(title: str) -> Path:
    return SOURCE / "casusbelli" / "games" / title / "state_fields.py"


def module_of(table: Table) -> str:
    """The text of a module with the base class of a state."""
    lines = [
        '"""Made from the table in fields.py by tools/make_states.py: change that, and run it again."""',
        "",
        *_imports(table),
        "",
        "",
        f"class {table.name}(State):",
        '    """Every field of the state."""',
        "",
        "    __slots__ = (",
        *[f'        "{field.name}",' for field in sorted(table.fields(), key=lambda field: field.name)],
        "    )",
        "",
        *_blank(table),
        *_laid_out(table),
        *_copied(table),
        *[line for part in table.parts() for line in _observed(table, part)],
    ]
    return "\n".join(lines) + "\n"


def _imports(table: Table) -> list[str]:
    """Those of the table, and what the observed kinds call; the house after the library."""
    called = sorted({name for field in table.observed() for name in re.findall(r"(\w+)\(", field.kind.observed)})
    lines = [*table.imports, *([_import("casusbelli.core.sheet", called)] if called else [])]
    own = sorted([line for line in lines if line.startswith("from casusbelli")])
    others = sorted([line for line in lines if line not in own])
    return [*others, *([""] if others else []), *own]


def _import(module: str, names: list[str]) -> str:
    line = f"from {module} import {', '.join(names)}"
    return (
        line if len(line) <= WIDTH else "\n".join([f"from {module} import (", *[f"    {name}," for name in names], ")"])
    )


def _blank(table: Table) -> list[str]:
    lines = ["    def __init__(self) -> None:", "        super().__init__()"]
    for group in table.groups:
        lines.append(f"        # {group.about}")
        for field in group.fields:
            lines += _with_comment(f"        self.{field.name}{_typed(field)} = {field.blank}", field.about)
    return [*lines, ""]


def _typed(field: Field) -> str:
    """What mypy could not tell from the value."""
    return "" if field.kind.type in ("int", "bool") else f": {field.kind.type}"


def _with_comment(line: str, comment: str) -> list[str]:
    """Behind the line where there is room, else above it."""
    if not comment:
        return [line]
    whole = f"{line}  # {comment}"
    indent = line[: len(line) - len(line.lstrip())]
    return [whole] if len(whole) <= WIDTH else [f"{indent}# {comment}", line]


def _laid_out(table: Table) -> list[str]:
    """What everything that has a size is on an empty table."""
    if not table.sizes:
        return []
    sizes = ", ".join([f"{size}: int" for size in table.sizes])
    laid = [f"        self.{field.name} = {field.laid}" for field in table.fields() if field.laid]
    return [f"    def lay_out(self, {sizes}) -> None:", '        """An empty table."""', *laid, ""]


def _copied(table: Table) -> list[str]:
    lines = [
        f'    def copy_fields_to(self, other: "{table.name}") -> None:',
        "        self.copy_shared_to(other)",
    ]
    for field in table.fields():
        value = f"self.{field.name}"
        lines.append(f"        other.{field.name} = {field.kind.copy.format(value=value)}")
    return lines


def _observed(table: Table, part: str) -> list[str]:
    """What a part of the game puts on an observation; `at` and `width` have an entry for every observed field."""
    numbers = {field.name: number for number, field in enumerate(table.observed())}
    lines = ["", f"    def observe_{part}(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:"]
    for field in table.observed(part):
        number = numbers[field.name]
        places = {"at": f"at[{number}]", "width": f"width[{number}]", "value": f"self.{field.name}"}
        lines.append(f"        {field.kind.observed.format(**places)}")
    return lines


if __name__ == "__main__":
    for title in TITLES:
        path_of(title).write_text(module_of(table_of(title)), encoding="utf-8")
