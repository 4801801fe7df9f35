"""Whether a table can be read: its journal is played again, and its row compared with what comes of it."""

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, select

from casusbelli.core import Game, Mistake, Refusal, titles
from casusbelli.server import schema
from casusbelli.server.journal import ACTION, END, TAKE_BACK
from casusbelli.server.refusals import SetAside
from casusbelli.server.rows import JournalRow
from casusbelli.server.stored import read_entries, require_readable
from casusbelli.server.table_info import OVER, PLAYING, WAITING, TableInfo, bits, mask, read_info
from casusbelli.words import Words, quote

Value: TypeAlias = int | str

SECRET: Final = ("refused", "crashed", "row")  # why may tell what somebody chose, or the seed


@dataclass(frozen=True)
class Trouble:
    """`key` and `facts` become a sentence (message `tables-trouble-<key>`), with the cause if the engine has one."""

    key: str
    entry: int = 0  # of the journal; 0 where it is not about one
    facts: dict[str, Value] = field(default_factory=dict)
    cause: Mistake | Refusal | None = None

    def tell(self, words: Words) -> str:
        """All about it, perhaps also something that was chosen in secret."""
        if isinstance(self.cause, Mistake):
            return words.mistake(self.cause)
        if isinstance(self.cause, Refusal):
            return words.say("tables-trouble-refused", entry=self.entry, reason=words.refusal(self.cause))
        entry = {"entry": self.entry} if self.entry else {}
        # Keys: tables-trouble-crashed, tables-trouble-missing, tables-trouble-kind, tables-trouble-take-back,
        # tables-trouble-after-end, tables-trouble-seats, tables-trouble-row, tables-trouble-column,
        # tables-trouble-messages
        return words.say(f"tables-trouble-{self.key}", **entry, **self.facts)

    def tell_briefly(self, words: Words) -> str:
        """Nothing that is secret in the game."""
        if self.key not in SECRET:
            return self.tell(words)
        return words.say("tables-trouble-entry", entry=self.entry) if self.entry else words.say("tables-trouble-setup")


@dataclass
class Kept:
    """What the database holds of a table; of messages only their numbers."""

    info: TableInfo
    entries: list[JournalRow]
    messages: list[int]

    def words(self, language: str) -> Words:
        """Those of its title, if it is known."""
        title = self.info.row.title
        return Words(language, title if title in [known.id for known in titles()] else "", self.info.names)


def read_kept(connection: Connection, table_id: str) -> Kept:
    messages = schema.messages
    is_told = (messages.c.table_id == table_id) & (messages.c.number > 0)
    numbers = select(messages.c.number).where(is_told).order_by(messages.c.number)
    info = read_info(connection, table_id)
    return Kept(info, read_entries(connection, table_id), list(connection.execute(numbers).scalars()))


def find_troubles(kept: Kept) -> list[Trouble]:
    """All that is wrong with a table; nothing for most."""
    seats = [seat.seat for seat in kept.info.seats]
    if seats != list(range(len(seats))):
        return [Trouble("seats", facts={"seats": ", ".join([str(seat) for seat in seats])})]
    missing = _first_missing([row.number for row in kept.entries])
    if missing:
        return [Trouble("missing", missing)]
    try:
        require_readable(kept.info)
        game = Game(kept.info.setup)
    except SetAside as reason:
        return [_unreadable(reason.__cause__ or reason)]
    except Exception as error:  # noqa: BLE001  whatever it is, the other tables can still be checked
        return [_unreadable(error)]
    trouble = _misfit(kept.entries) or _play(game, standing(kept.entries))
    return [trouble] if trouble is not None else _compare(kept, game)


def _unreadable(error: BaseException) -> Trouble:
    """What the server sets a table aside for, before it looks at the journal."""
    if isinstance(error, Mistake):
        return Trouble("setup", cause=error)
    return Trouble("row", facts={"problem": _told(error)})


def _first_missing(numbers: list[int]) -> int:
    return next((expected for expected, number in enumerate(numbers, 1) if number != expected), 0)


def _misfit(rows: list[JournalRow]) -> Trouble | None:
    """The first entry that cannot be where it is, whatever the game."""
    ply = 0
    for row in rows:
        if row.kind == ACTION:
            ply += 1
        elif row.kind == TAKE_BACK:
            if not row.text.isdecimal() or int(row.text) >= ply:
                return Trouble("take-back", row.number, {"ply": quote(row.text), "last": ply})
            ply = int(row.text)
        elif row.kind != END:
            return Trouble("kind", row.number, {"kind": quote(row.kind)})
        elif row is not rows[-1]:
            return Trouble("after-end", row.number + 1)
    return None


def standing(rows: list[JournalRow]) -> list[JournalRow]:
    """The actions that were not taken back: what the server plays again."""
    actions: list[JournalRow] = []
    for row in rows:
        if row.kind == ACTION:
            actions.append(row)
        elif row.kind == TAKE_BACK:
            del actions[int(row.text) :]
    return actions


def _play(game: Game, actions: list[JournalRow]) -> Trouble | None:
    for row in actions:
        try:
            refusal = game.apply_text(row.seat, row.text)
        except Exception as error:  # noqa: BLE001
            return Trouble("crashed", row.number, {"problem": _told(error)})
        if refusal is not None:
            return Trouble("refused", row.number, cause=refusal)
    return None


def _told(error: BaseException) -> str:
    return quote(f"{type(error).__name__}: {error}")


def _compare(kept: Kept, game: Game) -> list[Trouble]:
    """Where the row of a table says something else than its journal."""
    row, played = kept.info.row, _expected(kept, game)
    troubles: list[Trouble] = []
    for column, expected in played.items():
        stored = getattr(row, column)
        if stored != expected:
            shown = {"stored": _shown(column, stored), "played": _shown(column, expected)}
            troubles.append(Trouble("column", facts={"column": column, **shown}))
    last = kept.messages[-1] if kept.messages else 0
    if last != len(kept.messages):
        troubles.append(Trouble("messages", facts={"last": last, "count": len(kept.messages)}))
    return troubles


def _expected(kept: Kept, game: Game) -> dict[str, Any]:
    """The columns of a table's row that follow from its journal and its messages."""
    row, state = kept.info.row, game.state
    has_begun = row.state != WAITING or bool(kept.entries)
    is_ended = bool(kept.entries) and kept.entries[-1].kind == END
    is_over = is_ended or state.is_over or bool(row.replay)
    awaited = 0 if is_over or not has_begun else mask(state.awaited())
    if not kept.entries and not row.awaited:
        awaited = 0  # whoever opens a table that has just begun notes who is awaited
    return {
        "state": OVER if is_over else PLAYING if has_begun else WAITING,
        "entries": len(kept.entries),
        "ply": state.ply,
        "awaited": awaited,
        "winners": mask(state.winners),
        "messages": len(kept.messages),
    }


def _shown(column: str, value: Any) -> str:
    if column in ("awaited", "winners") and isinstance(value, int):
        return ", ".join([str(seat) for seat in bits(value)]) or "—"
    return quote(str(value))
