"""Trying out: the few options of a choice are played out in the same worlds, and the best one is taken.

Every option meets the same hands, decks and dice, so that a difference between two of them shows after few trials. What
the heuristic suggests is left only for an option that is better beyond doubt.
"""

from math import sqrt
from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.ismcts.judge import Judge, final_shares
from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.state import State

LONGEST_PLAY_OUT: Final = 200
MOST_OPTIONS: Final = 12
FEWEST_WORLDS: Final = 2  # before an option is given up
SPREAD: Final = 0.02  # of what a trial brings, as long as little is known of it
PATIENCE: Final = 1.0  # spreads by which an option may be behind before it is given up
DOUBT: Final = 0.7  # spreads by which an option must be ahead to be taken


@final
class Trial:
    """An option, and what it has brought beyond the suggestion in the worlds so far."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.total / self.count

    def spread(self) -> float:
        """Of the mean."""
        mean = self.mean()
        return sqrt((max(0.0, self.squares - mean * self.total) + SPREAD * SPREAD) / self.count / self.count)


@final
class TrialBot(Bot):
    """Tries what the judge finds worth it in so many worlds."""

    def __init__(self, judge: Judge, worlds: int) -> None:
        self.judge: Final = judge
        self.worlds: Final = worlds

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        suggestion = self.judge.heuristic.choose(state.clone(), seat, stream)
        options = self.judge.candidates(state, seat, suggestion)[1:]
        if len(options) > MOST_OPTIONS:
            stream.shuffle(options)
        trials = [Trial(action) for action in options[:MOST_OPTIONS]]
        for number in range(self.worlds):
            if not trials:
                break
            self._try(trials, self._deal(state, seat, stream), seat, suggestion, stream)
            if number + 1 >= FEWEST_WORLDS:
                trials = [trial for trial in trials if trial.mean() + PATIENCE * trial.spread() > 0.0]
        return best_of(trials, suggestion)

    def _deal(self, state: State, seat: int, stream: Stream) -> State:
        """A world; what others have committed to in secret is thought over again."""
        world = state.determinize(seat, stream)
        for other in range(world.seats):
            if other != seat and world.commitments and world.commitments[other] is not None:
                world.apply(other, self.judge.heuristic.choose(world.clone(), other, stream))
        return world

    def _try(self, trials: list[Trial], world: State, seat: int, suggestion: Action, stream: Stream) -> None:
        seed = stream.word()
        expected = self._outcome(world.clone(), seat, suggestion, seed)
        for trial in trials:
            trial.add(self._outcome(world.clone(), seat, trial.action, seed) - expected)

    def _outcome(self, world: State, seat: int, action: Action, seed: int) -> float:
        """The seat's share of the victory when the action was taken and the heuristic has played on."""
        stream = Chance(seed).stream("trial")
        world.apply(seat, action)
        for _ in range(LONGEST_PLAY_OUT):
            if world.is_over or self.judge.is_quiet(world):
                break
            next_seat = world.awaited()[0]
            world.apply(next_seat, self.judge.heuristic.choose(world, next_seat, stream))
        return final_shares(world)[seat] if world.is_over else self.judge.shares(world)[seat]


def best_of(trials: list[Trial], suggestion: Action) -> Action:
    best = suggestion
    most = 0.0
    for trial in trials:
        gain = trial.mean() - DOUBT * trial.spread()
        if gain > most:
            best, most = trial.action, gain
    return best
