"""A game under way: the record that is its truth, the state computed from it, and what was told of each ply."""

from casusbelli.core.action import Action
from casusbelli.core.event import Event
from casusbelli.core.record import Record
from casusbelli.core.refusal import Refusal, StalePly, UnknownAction, refused_action
from casusbelli.core.registry import find_title
from casusbelli.core.state import State
from casusbelli.core.title import Setup


class Game:
    """`events[0]` is what the start told, `events[n]` what the n-th action told."""

    def __init__(self, setup: Setup) -> None:
        self.title = find_title(setup.title)
        self.title.check(setup)
        self.record = Record(self.title.settled(setup))
        self._start()

    def _start(self) -> None:
        told: list[Event] = []
        self.state = self.title.new_game(self.record.setup, told)
        self.state.sink = None
        self.events: list[list[Event]] = [told]
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
            self.events.append(told)
            self._veils.append(self._veil())
        return refusal

    def apply_text(self, seat: int, text: str, ply: int | None = None) -> Refusal | None:
        action = self.state.actions.parse(text)
        if action is None:
            return UnknownAction("unknown-action", "", {"action": text})
        return self.apply(seat, action, ply)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What the seat was told by the actions after ply `since`."""
        return [event for told in self.events[since:] for event in told if event.is_for(seat)]

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

    def go_back(self, state: State) -> None:
        """Return to an earlier position of this very game, which the caller has kept."""
        del self.record.moves[state.ply :]
        del self.events[state.ply + 1 :]
        del self._veils[state.ply + 1 :]
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
