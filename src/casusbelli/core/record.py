"""A game is its record: setup, ruleset number and one line per action (docs/record-format.md)."""

from string import hexdigits
from typing import Final

from casusbelli.core.amendment import FIRST_RULESET
from casusbelli.core.board_file import learn_board
from casusbelli.core.chance import parse_seed, seed_text
from casusbelli.core.house_board import BOARD, board_text
from casusbelli.core.mistake import Mistake
from casusbelli.core.registry import find_title
from casusbelli.core.seal import seal
from casusbelli.core.title import Setup

FIRST_LINE: Final = "casusbelli record 1"
LONGEST: Final = 4_000_000
OF_BOARD: Final = "|"  # begins each line of a house board
DIGITS_OF_A_SEAL: Final = 64
FIELD_OF: Final = {
    "unknown-title": "title",
    "unknown-ruleset": "title",
    "bad-seats": "seats",
    "bad-seats-of-mode": "seats",
    "bad-seed": "seed",
    "bad-salt": "salt",
    "bad-seal": "seal",
}


class Record:
    """Moves are pairs of seat and action text; `lines` says where each stood in the file it was read from.

    A shuffle that was sealed before the game has its `salt` and `seal`.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.moves: list[tuple[int, str]] = []
        self.lines: list[int] = []
        self.salt: int | None = None
        self.seal = ""
        self.seal_line = 0

    def check_seal(self) -> bool:
        """Whether there is a seal; a Mistake if it is not that of the record's seed and salt."""
        if self.salt is None:
            return False
        if self.seal != seal(self.setup.seed, self.salt):
            raise Mistake("broken-seal", {}, self.seal_line)
        return True

    def line_of(self, ply: int) -> int:
        return self.lines[ply] if ply < len(self.lines) else 0

    def write(self) -> str:
        header = [
            FIRST_LINE,
            f"title {self.setup.title}/{self.setup.ruleset}",
            f"seats {self.setup.seats}",
            *[f"{name} {value}" for name, value in sorted(self.setup.options.items())],
            f"seed {seed_text(self.setup.seed)}",
            *([] if self.salt is None else [f"salt {seed_text(self.salt)}", f"seal {self.seal}"]),
            *[f"{OF_BOARD} {line}" for line in board_text(self.setup.options).splitlines()],
            "",
        ]
        return "\n".join(header + [f"{seat} {text}" for seat, text in self.moves]) + "\n"


def read_record(text: str) -> Record:
    """Parse a record's text. Whether its actions are legal is found out by replaying it."""
    if len(text) > LONGEST:
        raise Mistake("record-too-long", {"maximum": LONGEST})
    rows = [(number, _meaning(line)) for number, line in enumerate(text.splitlines(), 1)]
    first = next((row for row in rows if row[1]), (1, ""))
    if first[1] != FIRST_LINE:
        raise Mistake("not-a-record", {"expected": FIRST_LINE}, first[0])
    body = [row for row in rows if row[0] > first[0] and row[1]]
    header = [row for row in body if not row[1][0].isdecimal()]
    moves = [row for row in body if row[1][0].isdecimal()]
    if moves and header and header[-1][0] > moves[0][0]:
        raise Mistake("header-after-moves", {"text": header[-1][1]}, header[-1][0])
    carried = _read_board([row for row in header if row[1].startswith(OF_BOARD)])
    record = _read_header([row for row in header if not row[1].startswith(OF_BOARD)], carried)
    for line, row in moves:
        seat, action = _halves(row)
        if not seat.isdecimal() or len(seat) > 2 or int(seat) >= record.setup.seats or not action:
            raise Mistake("bad-move", {"text": row, "last": record.setup.seats - 1}, line)
        record.moves.append((int(seat), " ".join(action.split())))
        record.lines.append(line)
    return record


def _meaning(line: str) -> str:
    """A line without its comment; in a house board there are none."""
    line = line.strip()
    return line if line.startswith(OF_BOARD) else line.partition("#")[0].strip()


def _read_board(rows: list[tuple[int, str]]) -> str:
    """Learn the house board that the record carries, if any; its name."""
    if not rows:
        return ""
    text = "\n".join([row.removeprefix(OF_BOARD).removeprefix(" ") for _, row in rows]) + "\n"
    try:
        return learn_board(text).name
    except Mistake as mistake:
        mistake.line = rows[max(0, min(mistake.line, len(rows)) - 1)][0]
        raise


def _read_header(rows: list[tuple[int, str]], carried: str) -> Record:
    fields: dict[str, str] = {}
    lines: dict[str, int] = {}
    for line, row in rows:
        name, value = _halves(row)
        if name in fields:
            raise Mistake("field-twice", {"field": name}, line)
        fields[name] = value
        lines[name] = line
    if carried and fields.get(BOARD, "") != carried:
        raise Mistake("broken-board", {"board": carried}, lines.get(BOARD, 0))
    try:
        record = _read_fields(fields)
    except Mistake as mistake:
        name = str(mistake.facts.get("option", FIELD_OF.get(mistake.key, "")))
        mistake.line = lines.get(name, 0)
        raise
    record.seal_line = lines.get("seal", 0)
    return record


def _halves(row: str) -> tuple[str, str]:
    """The first word of a line and the rest."""
    words = row.split(maxsplit=1)
    return words[0], words[1] if len(words) > 1 else ""


def _read_fields(fields: dict[str, str]) -> Record:
    is_sealed = "salt" in fields or "seal" in fields
    for name in ("title", "seats", "seed", "salt", "seal") if is_sealed else ("title", "seats", "seed"):
        if not fields.get(name):
            raise Mistake("field-missing", {"field": name})
    salt = _read_salt(fields.pop("salt")) if is_sealed else None
    sealed = _read_seal(fields.pop("seal")) if is_sealed else ""
    name, _, ruleset = fields.pop("title").partition("/")
    title = find_title(name)
    if ruleset not in [str(number) for number in range(FIRST_RULESET, title.ruleset + 1)]:
        raise Mistake("unknown-ruleset", {"title": name, "ruleset": ruleset or "?", "known": title.ruleset})
    seats = fields.pop("seats")
    if not seats.isdecimal() or len(seats) > 3:
        raise Mistake(
            "bad-number", {"option": "seats", "value": seats, "minimum": title.seats[0], "maximum": title.seats[1]}
        )
    setup = Setup(title.id, int(seats), fields, parse_seed(fields.pop("seed")), int(ruleset))
    try:
        title.check(setup)
    except Mistake as mistake:
        mistake.title = title.id
        raise
    record = Record(setup)
    record.salt = salt
    record.seal = sealed
    return record


def _read_salt(text: str) -> int:
    try:
        return parse_seed(text)
    except Mistake:
        raise Mistake("bad-salt", {"text": text}) from None


def _read_seal(text: str) -> str:
    if len(text) != DIGITS_OF_A_SEAL or any([digit not in hexdigits for digit in text]):
        raise Mistake("bad-seal", {"text": text})
    return text.lower()
