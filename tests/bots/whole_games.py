"""Whole games of bots: who won and how, and what was done at the table."""

from typing import NamedTuple

from casusbelli.arena.chronicle import chronicle_of
from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance, Game, Setup, State

MOST_DECISIONS = 20_000


class WholeGame(NamedTuple):
    state: State
    bots: list[str]
    victory: str  # how it was won
    done: list[set[str]]  # the verbs of each seat's actions

    @property
    def winners(self) -> list[str]:
        """The bots that have won."""
        return [self.bots[seat] for seat in self.state.winners]

    def check(self, *victories: str, each: set[str], all_together: set[str] | None = None) -> None:
        """Somebody has won in one of these ways, every seat has done these things, and the table those."""
        assert self.state.winners
        assert self.victory in victories
        for seat, verbs in enumerate(self.done):
            assert verbs >= each, f"seat {seat} never did {each - verbs}"
        missed = (all_together or set()) - set().union(*self.done)
        assert not missed, f"nobody ever did {missed}"


def play(title: str, bots: list[str], seed: int, **options: str) -> WholeGame:
    """A whole game at the gate; a refusal, or a game that does not end, fails the test."""
    game = Game(Setup(title, len(bots), options, seed))
    state = game.state
    stream = Chance(seed).stream("bots")
    done: list[set[str]] = [set() for _ in bots]
    while not state.is_over:
        seat = state.awaited()[0]
        action = decide(find_bot(title, bots[seat]), state, seat, stream)
        refusal = game.apply(seat, action)
        assert refusal is None, str(refusal)
        assert len(game.record.moves) < MOST_DECISIONS
        done[seat].add(action.verb)
    told = [event.kind for event in game.events[-1]]
    return WholeGame(state, bots, chronicle_of(title).victory(state, told), done)
