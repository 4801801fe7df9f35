"""A bot that rehearses: it tries the few candidates in the same worlds and lets the heuristic play on.

What differs between two candidates is then what they lead to and not the luck of their dice, so that small
advantages show after few rehearsals.
"""

from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.ismcts.judge import Judge, final_shares
from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.state import State

LONGEST: Final = 1000  # decisions of a rehearsal
MARGIN: Final = 0.002  # less is no reason to do otherwise than the heuristic


@final
class RehearsingBot(Bot):
    """Halves the candidates until two are left; each time those that are left are tried twice as often."""

    def __init__(self, judge: Judge, rehearsals: int, quiet: int, margin: float = MARGIN) -> None:
        self.judge: Final = judge
        self.rehearsals: Final = rehearsals  # of every candidate, before the first half is dropped
        self.quiet: Final = quiet  # the quiet state, counted from here, at which a rehearsal stops
        self.margin: Final = margin  # what another candidate must have ahead of the heuristic's choice

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        favourite = self.judge.heuristic.choose(state, seat, stream)
        tried = [_Trial(action) for action in self.judge.candidates(state, seat, favourite)]
        if len(tried) == 1:
            return favourite
        first = tried[0]
        rehearsals = self.rehearsals
        while True:
            for _ in range(rehearsals):
                self._rehearse(state, seat, stream, tried)
            tried.sort(key=lambda trial: -trial.total)
            if len(tried) == 2:
                break
            tried = tried[: (len(tried) + 1) // 2]
            if first not in tried:
                tried[-1] = first
            rehearsals *= 2
        best = tried[0]
        return best.action if best.mean() > first.mean() + self.margin else favourite

    def _rehearse(self, state: State, seat: int, stream: Stream, tried: "list[_Trial]") -> None:
        world = state.determinize(seat, stream)
        dice = stream.word()
        for trial in tried:
            played = world.clone()
            refusal = played.apply(seat, trial.action)
            assert refusal is None
            self._play_on(played, Chance(dice).stream("rehearsal"))
            shares = final_shares(played) if played.is_over else self.judge.shares(played)
            trial.count += 1
            trial.total += shares[seat]

    def _play_on(self, world: State, stream: Stream) -> None:
        left = self.quiet
        for _ in range(LONGEST):
            if world.is_over:
                return
            if self.judge.is_quiet(world):
                left -= 1
                if left <= 0:
                    return
            seat = world.awaited()[0]
            refusal = world.apply(seat, self.judge.play_on(world, seat, stream))
            assert refusal is None, str(refusal)


@final
class _Trial:
    """A candidate and what it brought."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.count = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.count
