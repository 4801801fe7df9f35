"""Positions are TOML documents that a person can type. A mistake in one names the line it stands in."""

import re
import tomllib
from typing import Any, Final, TypeAlias

from casusbelli.core.action import Action
from casusbelli.core.amendment import NEWEST
from casusbelli.core.chance import Chance, parse_seed, seed_text
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.refusal import refused_action
from casusbelli.core.registry import find_title
from casusbelli.core.state import State
from casusbelli.core.title import Title

MOST_DRAWS: Final = 1_000_000
OF_THE_HOUSE: Final = ("title", "ruleset", "actions")  # fields that a title need not read

Value: TypeAlias = str | int | bool | list[str] | list[int] | dict[str, int] | dict[str, str] | dict[str, list[str]]


def assign(name: str, value: Value) -> str:
    """One `name = value` line of TOML."""
    return f"{name} = {toml_text(value)}"


def _shown(value: Any) -> str:
    """A value as it may stand in a sentence; Python does not print numbers of thousands of digits."""
    try:
        return value if isinstance(value, str) else toml_text(value)
    except ValueError:
        return "…"


def toml_text(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml_text(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([toml_text(item) for item in value]) + "]"
    return str(value)


class Reader:
    """One table of a document. Each key is asked for once; `finish` refuses the keys that nobody asked for."""

    def __init__(self, text: str, table: dict[str, Any], header: str = "", index: int = 0) -> None:
        self.text = text
        self.table = table
        self.header = header
        self.index = index
        self._asked: set[str] = set()

    def mistake(self, name: str, key: str, facts: dict[str, Fact]) -> Mistake:
        return Mistake(key, {"field": name, **facts}, line_of(self.text, self.header, self.index, name))

    def get(self, name: str) -> Any:
        self._asked.add(name)
        return self.table.get(name)

    def integer(self, name: str, default: int, minimum: int, maximum: int) -> int:
        value = self.get(name)
        return default if value is None else self._number(name, value, minimum, maximum)

    def _number(self, name: str, value: Any, minimum: int, maximum: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not minimum <= value <= maximum:
            raise self.mistake(
                name, "bad-field-number", {"value": _shown(value), "minimum": minimum, "maximum": maximum}
            )
        return value

    def integers(self, name: str, default: list[int], length: int, minimum: int, maximum: int) -> list[int]:
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, list) or len(value) > length:
            raise self.mistake(name, "bad-field-numbers", {"value": _shown(value), "length": length})
        return [self._number(name, item, minimum, maximum) for item in value]

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.mistake(name, "bad-field-flag", {"value": _shown(value)})
        return value

    def word(self, name: str, default: str) -> str:
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, str):
            raise self.mistake(name, "bad-field-word", {"value": _shown(value)})
        return value

    def words(self, name: str) -> list[str]:
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.mistake(name, "bad-field-words", {"value": _shown(value)})
        return list(value)

    def choice(self, name: str, names: tuple[str, ...], default: int) -> int:
        """The index of one of the names."""
        value = self.get(name)
        return default if value is None else self._index(name, value, names)

    def choices(self, name: str, names: tuple[str, ...]) -> list[int]:
        """The indices of any number of the names, in the order given."""
        return [self._index(name, value, names) for value in self.words(name)]

    def _index(self, name: str, value: Any, names: tuple[str, ...]) -> int:
        if value not in names:
            raise self.mistake(name, "bad-field-name", {"value": _shown(value), "known": names})
        return names.index(value)

    def tables(self, name: str, most: int) -> list["Reader"]:
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value) or len(value) > most:
            raise self.mistake(name, "bad-field-tables", {"length": most})
        return [Reader(self.text, item, name, index) for index, item in enumerate(value)]

    def inline(self, name: str) -> "Reader":
        """A table written on one line, such as `draws = { deck = 110 }`."""
        value = self.get(name)
        if value is None:
            return Reader(self.text, {}, self.header, self.index)
        if not isinstance(value, dict):
            raise self.mistake(name, "bad-field-table", {"value": _shown(value)})
        return Reader(self.text, value, self.header, self.index)

    def finish(self) -> None:
        for name in self.table:
            if name not in self._asked:
                raise self.mistake(name, "unknown-field", {"known": tuple(sorted(self._asked))})


def parse_document(text: str, known: tuple[str, ...] = OF_THE_HOUSE) -> Reader:
    """The root of a document; the known fields need not be read."""
    try:
        reader = Reader(text, tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        raise Mistake("bad-toml", {"problem": str(error)}, int(found[1]) if found else text.count("\n") + 1) from None
    for name in known:
        reader.get(name)
    return reader


def line_of(text: str, header: str, index: int, name: str) -> int:
    """The line of a key in the index-th `[[header]]` table (or the root, for no header); 0 if it is not found.

    Of a table without the key it is the line where it begins, also in a list of tables, each on a line of its own.
    """
    key = rf"""(^\s*|[{{,]\s*)["']?{re.escape(name)}["']?\s*[=.]"""
    current, seen, began = "", -1, 0
    for number, line in enumerate(text.splitlines(), 1):
        opened = re.match(r"\s*\[+\s*([\w-]+)\s*\]", line)
        if opened:
            current = opened[1]
            seen += current == header
            if seen == index and current == header:
                began = number
            if not header and current == name:
                return number
        elif current == header and (not header or seen == index) and re.search(key, line):
            return number
    return began or (_line_in_list(text, header, index) if header else 0)


def _line_in_list(text: str, header: str, index: int) -> int:
    """The line of the index-th table of `header = [ {…}, {…} ]`, or of the header itself."""
    first = line_of(text, "", 0, header)
    rows = [number for number, line in enumerate(text.splitlines(), 1) if number > first and line.lstrip()[:1] == "{"]
    return rows[index] if first and index < len(rows) else first


def line_of_surplus(text: str, word: str, allowed: int) -> int:
    """The line in which a quoted word stands once more than allowed."""
    count = 0
    for number, line in enumerate(text.splitlines(), 1):
        count += len(re.findall(rf"""["']{re.escape(word)}["']""", line))
        if count > allowed:
            return number
    return 0


def read_position(text: str) -> tuple[Title, State]:
    """The title and state of a document; its `actions`, if any, are left alone."""
    reader = parse_document(text)
    name = reader.word("title", "")
    if not name:
        raise Mistake("field-missing", {"field": "title"})
    title = find_title(name)
    return title, title.read_position(text)


def read_actions(state: State, text: str) -> list[tuple[int, Action, int]]:
    """The `actions` of a document, such as "1 play winter", as seat, action and line."""
    reader = parse_document(text)
    found = []
    line, at = 1, 0
    for row in reader.words("actions"):
        quoted = re.compile(f"""["']{re.escape(row)}["']""").search(text, at)
        if quoted:
            line += text.count("\n", at, quoted.end())
            at = quoted.end()
        seat, _, action_text = row.partition(" ")
        if not seat.isdecimal() or len(seat) > 2:
            raise Mistake("bad-move", {"text": row, "last": state.seats - 1}, line)
        action = state.actions.parse(action_text)
        if action is None:
            raise Mistake("unknown-action", {"action": action_text}, line)
        found.append((int(seat), action, line))
    return found


def run_actions(state: State, actions: list[tuple[int, Action, int]]) -> None:
    """Apply a document's actions; a Mistake names the line of the first that is refused."""
    for seat, action, line in actions:
        refusal = state.apply(seat, action)
        if refusal is not None:
            raise refused_action(refusal, seat, action.text, line)


def write_shared(state: State) -> list[str]:
    """What every position has: house rules, the ply, the seed and the number of words drawn from each stream."""
    lines = [assign("ply", state.ply), assign("seed", seed_text(state.chance.seed))]
    assert isinstance(state.title, Title)
    usual = {option.name: option.usual(state.ruleset) for option in state.title.options}
    readings = {name: reading for name, reading in state.readings.items() if reading != usual[name]}
    if readings:
        lines.append(assign("house-rules", readings))
    if state.chance.drawn():
        lines.append(assign("draws", state.chance.drawn()))
    return lines


def _read_house_rules(reader: Reader, title: Title) -> dict[str, str]:
    """Readings of rulings, such as `house-rules = { "paris" = "letter" }`; those not named are the usual ones."""
    known = {option.name: option for option in title.options if option.rule}
    inner = reader.inline("house-rules")
    for name in inner.table:
        if name not in known:
            raise reader.mistake("house-rules", "bad-field-name", {"value": name, "known": tuple(known)})
        reading = inner.word(name, "")
        if reading not in known[name].choices:
            raise reader.mistake("house-rules", "bad-field-name", {"value": reading, "known": known[name].choices})
    return {name: inner.word(name, "") for name in inner.table}


def read_shared(reader: Reader, state: State, title: str, streams: tuple[str, ...]) -> None:
    """The law that the position plays by, and its chance; the streams are those that the title draws from."""
    known = find_title(title)
    ruleset = reader.integer("ruleset", NEWEST, 0, 1 << 30)
    try:
        known.check_ruleset(ruleset)
    except Mistake as mistake:
        raise reader.mistake("ruleset", mistake.key, mistake.facts) from None
    known.enact(state, ruleset, _read_house_rules(reader, known))
    state.ply = reader.integer("ply", 0, 0, MOST_DRAWS)
    try:
        state.chance = Chance(parse_seed(reader.word("seed", "0")))
    except Mistake as mistake:
        raise reader.mistake("seed", mistake.key, mistake.facts) from None
    draws = reader.inline("draws")
    for name in draws.table:
        if name not in streams:
            raise reader.mistake("draws", "bad-field-name", {"value": name, "known": streams})
        state.chance.skip(name, draws.integer(name, 0, 0, MOST_DRAWS))
