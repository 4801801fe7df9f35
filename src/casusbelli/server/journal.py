"""A table's journal and the game that it tells: actions, and taking them back."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from casusbelli.core import Event, Game, Refusal, Setup, StalePly, replay
from casusbelli.core.state import Frame
from casusbelli.server.refusals import HouseRefusal

ACTION = "action"
TAKE_BACK = "take-back"
END = "end"

RECENT: Final = 16  # plies of which we remember what they told
FORGOTTEN: Final[list[Event]] = []


@dataclass(slots=True)
class Move:
    """Who decided, how, and when."""

    seat: int
    by: str  # person, bot, deputy, clock
    at: int


@dataclass
class Journal:
    """The game as far as the journal tells it. `floors[n]` is the ply from which entry n + 1 changed history."""

    game: Game
    moves: list[Move] = field(default_factory=list)
    floors: list[int] = field(default_factory=list)
    is_ended: bool = False  # by agreement of the players
    question: Frame | None = None  # the pending frame,
    asked_at: int = 0  # and the ply at which it came up

    def __post_init__(self) -> None:
        self._notice_question()

    @property
    def ply(self) -> int:
        return self.game.state.ply

    @property
    def is_over(self) -> bool:
        return self.is_ended or self.game.state.is_over

    def awaited(self) -> list[int]:
        return [] if self.is_ended else self.game.state.awaited()

    def act(self, seat: int, text: str, ply: int) -> Refusal | None:
        """Pass an action through the gate. What others did meanwhile does not matter while the question is the same."""
        if ply != self.ply and not self._is_still_asked(seat, ply):
            return StalePly("stale-ply", "", {"ply": ply, "current": self.ply})
        return self.game.apply_text(seat, text)

    def _is_still_asked(self, seat: int, ply: int) -> bool:
        return self.asked_at <= ply < self.ply and all(move.seat != seat for move in self.moves[ply:])

    def note(self, kind: str, seat: int, by: str, at: int, floor: int) -> None:
        """Write down what has just been done."""
        del self.moves[floor:]
        if kind == ACTION:
            self.moves.append(Move(seat, by, at))
        elif kind == END:
            self.is_ended = True
        self.floors.append(floor)
        self._forget(self.ply - RECENT if kind == ACTION else 0)
        self._notice_question()

    def _forget(self, first: int) -> None:
        """Drop what old plies told: it is most of what a table needs of memory, and hardly ever asked for."""
        for ply in range(max(first, 0), self.ply - RECENT + 1):
            self.game.events[ply] = FORGOTTEN

    def told_after(self, ply: int) -> list[list[Event]]:
        """What each ply after this one told; what is forgotten is played again."""
        game = self.game if ply >= self.ply - RECENT else replay(self.game.record)
        return game.events[ply + 1 :]

    def _notice_question(self) -> None:
        if self.game.state.top is not self.question:
            self.question = self.game.state.top
            self.asked_at = self.ply

    def last_action_of(self, seat: int) -> int | None:
        """The ply before the seat's last action."""
        return next((ply for ply in range(len(self.moves) - 1, -1, -1) if self.moves[ply].seat == seat), None)

    def first_new_ply(self, entries: int) -> int:
        """The ply from which history is new to somebody who knows so many entries."""
        return min(self.floors[entries:])


def read_journal(setup: Setup, rows: Iterable[Any]) -> Journal:
    """Play a journal's rows again."""
    journal = Journal(Game(setup))
    game = journal.game
    for row in rows:
        if row.kind == ACTION:
            refusal = game.apply_text(row.seat, row.text)
            if refusal is not None:
                raise HouseRefusal("Busy", "broken-journal", {"number": row.number})
            journal.note(ACTION, row.seat, row.by, row.at, game.state.ply - 1)
        elif row.kind == TAKE_BACK:
            game.take_back(game.state.ply - int(row.text))
            journal.note(TAKE_BACK, row.seat, row.by, row.at, int(row.text))
        else:
            journal.note(END, row.seat, row.by, row.at, game.state.ply)
    return journal
