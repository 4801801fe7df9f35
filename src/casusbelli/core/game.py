"""A game under way: the record that is its truth, the state computed from it, and what was told of each ply."""

from collections.abc import Sequence

from casusbelli.core.action import Action
from casusbelli.core.event import Event
from casusbelli.core.record import Record
from casusbelli.core.refusal import Refusal, StalePly, UnknownAction, refused_action
from casusbelli.core.registry import find_title
from casusbelli.core.state import State
from casusbelli.core.title import Setup


class Game:
    """Ply 0 is the start, ply n the n-th action; `events[n]` is what ply n told.

    It remembers that of all plies from `remembers_from` on. Whoever asks for an older one gets an error: an empty list
    would say that nothing happened.
    """

    def __init__(self, setup: Setup) -> None:
        self.title = find_title(setup.title)
        self.title.check(setup)
        self.record = Record(self.title.settled(setup))
        self._start()

    def _start(self) -> None:
        told: list[Event] = []
        self.state = self.title.new_game(self.record.setup, told)
        self.state.sink = None
        self.remembers_from = 0
        self._told: list[list[Event]] = [told]
        self._veils = [self._veil()]

    def _veil(self) -> int:
        """Rises whenever something is drawn or shown."""
        return self.state.disclosures + self.state.chance.total_drawn()

    def apply(self, seat: int, action: Action, ply: int | None = None) -> Refusal | None:
        """Pass an action through the gate and write it down; `ply` is how far the sender had seen the game."""
        if ply is not None and ply != self.state.ply:
            return StalePly("stale-ply", "", {"ply": ply, "current": self.state.ply})
        told: list[Event] = []
        self.state.sink = told
        refusal = self.state.apply(seat, action)
        self.state.sink = None
        if refusal is None:
            self.record.moves.append((seat, action.text))
            self._told.append(told)
            self._veils.append(self._veil())
        return refusal

    def apply_text(self, seat: int, text: str, ply: int | None = None) -> Refusal | None:
        action = self.state.actions.parse(text)
        if action is None:
            return UnknownAction("unknown-action", "", {"action": text})
        return self.apply(seat, action, ply)

    @property
    def events(self) -> Sequence[list[Event]]:
        """What each ply told, from the start on."""
        self._require_memory(0)
        return self._told

    def told(self, first: int, last: int | None = None) -> list[list[Event]]:
        """What each ply told, from the first to the last or to the latest."""
        self._require_memory(first)
        told = self._told[first - self.remembers_from :]
        return told if last is None else told[: last + 1 - first]

    def _require_memory(self, ply: int) -> None:
        if ply < self.remembers_from:
            raise LookupError(f"what the plies before {self.remembers_from} told is forgotten")

    def forget_before(self, ply: int) -> None:
        """Drop what older plies told: it is most of what a game needs of memory."""
        count = min(max(ply - self.remembers_from, 0), len(self._told))
        del self._told[:count]
        self.remembers_from += count

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What the seat was told from ply `since` on."""
        return [event for told in self.told(since) for event in told if event.is_for(seat)]

    def can_take_back(self, seat: int) -> bool:
        """True while the last action is the seat's own and nothing was drawn or shown by it."""
        moves = self.record.moves
        return bool(moves) and moves[-1][0] == seat and self._veils[-1] == self._veils[-2]

    def take_back(self, count: int = 1) -> None:
        """Forget the last actions. Whether that is fair is for `can_take_back` or the table to say."""
        moves = self.record.moves[: len(self.record.moves) - count]
        self.record.moves = []
        self._start()
        for seat, text in moves:
            self.apply_text(seat, text)

    def go_back(self, state: State, told: list[list[Event]]) -> None:
        """Return to an earlier position of this very game, which the caller has kept, and what its last plies told."""
        del self.record.moves[state.ply :]
        del self._veils[state.ply + 1 :]
        self._told = list(told)
        self.remembers_from = state.ply + 1 - len(told)
        self.state = state


def replay(record: Record, plies: int | None = None) -> Game:
    """Play a record again; a Mistake names the line of the first action that is refused."""
    game = Game(record.setup)
    game.record.salt = record.salt
    game.record.seal = record.seal
    moves = record.moves if plies is None else record.moves[:plies]
    for ply, (seat, text) in enumerate(moves):
        refusal = game.apply_text(seat, text)
        if refusal is not None:
            raise refused_action(refusal, seat, text, record.line_of(ply))
    return game
