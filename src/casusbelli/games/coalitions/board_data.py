"""What is printed on a board of the family and on the cards beside it, as plain data in a fixed order."""

from typing import Any, Final, TypeAlias

from casusbelli.core.data import read_toml
from casusbelli.core.position import assign, toml_text

Entry: TypeAlias = dict[str, Any]
Data: TypeAlias = dict[str, list[Entry]]

FIELDS: Final = {
    "territory": ("id", "kind", "home", "claims", "capital", "value", "port", "elector", "source", "value_source"),
    "border": ("between", "source"),
    "sea_route": ("between", "owner", "source"),
    "card": ("value", "count", "source"),
    "napoleon_card": ("number", "name", "attacked", "shown", "source"),
}
NO_VALUE: Final = {"value": 0, "value_source": "rulebook"}  # of impassable land


def own_data(title: str, board: str) -> Data:
    """What the title itself brings, without what no rule uses."""
    printed = read_toml(title, board, "board.toml") | read_toml(title, "cards.toml")
    data = {part: [_plain(entry, fields) for entry in printed.get(part, [])] for part, fields in FIELDS.items()}
    data["territory"] = [_plain(NO_VALUE | entry, FIELDS["territory"]) for entry in data["territory"]]
    return data


def _plain(entry: Entry, fields: tuple[str, ...]) -> Entry:
    return {field: entry[field] for field in fields if field in entry}


def written(title: str, board: str, data: Data) -> str:
    """The whole board as a file: the same for the same data, whatever it was read from."""
    lines = [assign("title", title), assign("board", board)]
    for part, entries in data.items():
        if entries:
            lines += [f"{part} = [", *[f"  {toml_text(entry)}," for entry in entries], "]"]
    return "\n".join(lines) + "\n"


def differences(own: Data, data: Data) -> Data:
    """The territories and cards that are not as on the title's own board, and all borders or routes if any is not."""
    found: Data = {}
    for part in ("territory", "card", "napoleon_card"):
        found[part] = [entry for entry in data[part] if _facts(entry) not in [_facts(other) for other in own[part]]]
    for part in ("border", "sea_route"):
        same = _ways(own[part]) == _ways(data[part])
        found[part] = [] if same else data[part]
    return found


def _facts(entry: Entry) -> Entry:
    return {field: value for field, value in entry.items() if not field.endswith("source")}


def _ways(entries: list[Entry]) -> list[tuple[list[str], str]]:
    return sorted([(sorted(entry["between"]), str(entry.get("owner", ""))) for entry in entries])
