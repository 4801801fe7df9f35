"""A table's journal and the game that it tells: actions, and taking them back."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from casusbelli.core import Event, Game, Refusal, Setup, StalePly, State
from casusbelli.core.state import Frame
from casusbelli.server.refusals import GateRefusal, HouseRefusal, SetAside
from casusbelli.server.rows import JournalRow

ACTION = "action"
TAKE_BACK = "take-back"
END = "end"
HOUSE = "house"  # by whom a table is closed, and no player
CLOCK = "clock"  # by whom something is done for those who are late

RECENT: Final = 16  # plies of which we remember what they told
PAGE: Final = 200  # plies of history that are told at once; as often a position is kept

# Limits of the house, not of the law: a stored game is played again whatever is in it.
CHANGES: Final = 20  # of a sealed choice, for each seat and decision
RETURNS: Final = 20  # to the same ply


def page_before(ply: int) -> int:
    """The first ply of the page of history that ends before this one."""
    return max(0, ply - PAGE)


@dataclass(slots=True)
class Move:
    """Who decided, how, and when."""

    seat: int
    by: str  # person, bot, deputy, clock
    at: int


@dataclass(slots=True)
class Kept:
    """An earlier position, and the ply at which its question came up."""

    state: State
    asked_at: int


@dataclass
class Stretch:
    """Plies that are to be played again, from a kept position on. Who plays them needs nothing else of the table."""

    state: State  # of the start, and once they are played, of the end
    asked_at: int
    moves: list[tuple[int, str]]
    wanted: int  # of how many plies at the end it is asked what they told
    told: list[list[Event]]

    def play(self) -> "Stretch":
        """Come to the last of the plies. This is done beside the event loop."""
        state = self.state = self.state.clone()
        for seat, text in self.moves:
            question, told = state.top, list[Event]()
            action = state.actions.parse(text)
            assert action is not None
            state.sink = told
            refusal = state.apply(seat, action)
            assert refusal is None
            self.told.append(told)
            if state.top is not question:
                self.asked_at = state.ply
        state.sink = None
        del self.told[: len(self.told) - self.wanted]
        return self


@dataclass
class Journal:
    """The game as far as the journal tells it. `floors[n]` is the ply from which entry n + 1 changed history."""

    game: Game
    moves: list[Move] = field(default_factory=list)
    floors: list[int] = field(default_factory=list)
    returns: list[int] = field(default_factory=list)  # the plies to which actions were taken back
    is_ended: bool = False  # by agreement of the players, or by the house
    question: Frame | None = None  # the pending frame,
    asked_at: int = 0  # and the ply at which it came up
    kept: list[Kept] = field(default_factory=list)  # positions, so that no more than a page is ever played again

    def __post_init__(self) -> None:
        self.opening = self.game.events[0]
        self._notice_question()
        self._keep()

    @property
    def ply(self) -> int:
        return self.game.state.ply

    @property
    def is_over(self) -> bool:
        return self.is_ended or self.game.state.is_over

    def awaited(self) -> list[int]:
        return [] if self.is_ended else self.game.state.awaited()

    def check(self, seat: int, text: str, ply: int) -> None:
        """Refuse what comes too late, or too often. What others did does not matter while the question is the same."""
        if ply != self.ply and not self._is_still_asked(seat, ply):
            raise self.stale(ply)
        if self._choices(seat, text) > CHANGES:
            raise HouseRefusal("TooMany", "changed-enough", {"count": CHANGES})

    def stale(self, ply: int) -> GateRefusal:
        """The refusal of what was asked when the game was at a ply."""
        return GateRefusal(StalePly("stale-ply", "", {"ply": ply, "current": self.ply}))

    def act(self, seat: int, text: str) -> Refusal | None:
        """Pass an action through the gate."""
        return self.game.apply_text(seat, text)

    @property
    def last_text(self) -> str:
        """The last action, as the game writes it."""
        return self.game.record.moves[-1][1]

    def _choices(self, seat: int, text: str) -> int:
        """How often the seat has made the sealed choice already that it wants to make."""
        state = self.game.state
        decision, action = state.pending(), state.actions.parse(text)
        if decision is None or action is None or not decision.is_joint or action.verb not in decision.verbs:
            return 0
        asked = [done for mover, done in self.game.record.moves[self.asked_at :] if mover == seat]
        return sum([done.partition(" ")[0] in decision.verbs for done in asked])

    def check_return(self, ply: int) -> None:
        """Refuse to go back to a ply for ever."""
        if self.returns.count(ply) >= RETURNS:
            raise HouseRefusal("TooMany", "taken-back-enough", {"count": RETURNS})

    def _is_still_asked(self, seat: int, ply: int) -> bool:
        return self.asked_at <= ply < self.ply and all(move.seat != seat for move in self.moves[ply:])

    def note(self, kind: str, seat: int, by: str, at: int, floor: int) -> None:
        """Write down what has just been done."""
        self.floors.append(floor)
        if kind == ACTION:
            self.moves.append(Move(seat, by, at))
            self.game.forget_before(self.ply - RECENT + 1)
            self._notice_question()
            self._keep()
        elif kind == TAKE_BACK:
            self.returns.append(floor)
            del self.moves[floor:]
            self.question = self.game.state.top
        else:
            self.is_ended = True

    def _keep(self) -> None:
        if not self.kept or self.ply >= self.kept[-1].state.ply + PAGE:
            self.kept.append(Kept(self.game.state.clone(), self.asked_at))

    def again(self, first: int, last: int) -> Stretch:
        """What must be played again to know what the plies from the first to the last told."""
        kept = next(kept for kept in reversed(self.kept) if kept.state.ply < max(first, 1))
        start = kept.state.ply
        moves = self.game.record.moves[start:last]
        return Stretch(kept.state, kept.asked_at, moves, last - first + 1, [] if start else [self.opening])

    def before(self, ply: int) -> Stretch:
        """What must be played again to go back to a ply."""
        return self.again(max(0, ply - RECENT + 1), ply)

    def go_back(self, played: Stretch) -> None:
        """Return to the end of a stretch that was played again, unless the journal says otherwise later."""
        self.game.go_back(played.state, played.told)
        self.kept = [kept for kept in self.kept if kept.state.ply <= self.ply]
        self.question = played.state.top if played.asked_at == self.asked_at else None
        self.asked_at = played.asked_at

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


def read_journal(setup: Setup, rows: Iterable[JournalRow]) -> Journal:
    """Play a journal's rows again, without what was taken back. This is done beside the event loop."""
    journal = Journal(Game(setup))
    standing: list[JournalRow] = []
    floors: list[int] = []
    for row in rows:
        if row.kind == TAKE_BACK:
            journal.returns.append(int(row.text))
            del standing[int(row.text) :]
        floors.append(len(standing))
        if row.kind == ACTION:
            standing.append(row)
        elif row.kind == END:
            journal.is_ended = True
    for ply, row in enumerate(standing):
        if journal.game.apply_text(row.seat, row.text) is not None:
            raise SetAside("journal", {"number": row.number})
        journal.note(ACTION, row.seat, row.by, row.at, ply)
    journal.floors = floors
    return journal
