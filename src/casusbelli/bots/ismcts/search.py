"""Information-set Monte-Carlo tree search for every title, with one observer: the seat that the bot plays.

The candidates for the choice race against each other: every world, dealt anew so that the seat cannot tell it from
the true one, is played by all of them with the same hands, decks and dice, so that a difference between two shows
after few worlds; who falls behind beyond doubt is given up. In a world each candidate goes down its own tree, by what
each seat would choose for itself, then the title plays on to a quiet state, and the judge's estimate, a share of the
victory for each seat, is written into all choices on the way.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.ismcts.judge import Judge, final_shares
from casusbelli.bots.ismcts.tree import Choice, Edge, Node
from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.state import State

LONGEST_PLAY_OUT: Final = 1000
NARROWEST: Final = 0.02  # differences of shares below are not blown up

MOST_CANDIDATES: Final = 16
FEWEST_WORLDS: Final = 2  # before a candidate is given up
SPREAD: Final = 0.02  # of a gain, as long as little is known of it
HOPE: Final = 1.0  # spreads by which a candidate may be behind
CERTAIN: Final = 3.0  # spreads by which a candidate is ahead without any doubt
DOUBT: Final = 0.7  # spreads by which a candidate must be ahead to be taken


@final
class Budget:
    """How long to search: so many iterations, or milliseconds of a clock that tells seconds, where that is not 0.

    A search that counts iterations depends on nothing but what the seat sees and on its dice.
    """

    def __init__(self, iterations: int, milliseconds: int = 0, clock: Callable[[], float] = perf_counter) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.clock: Final = clock


@final
class SearchBot(Bot):
    """Searches before every choice that the judge finds worth it."""

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge: Final = judge
        self.budget: Final = budget

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        search = Search(self.judge, state, seat, stream)
        search.run(self.budget)
        return search.decision()


@final
class Candidate:
    """An action of the root, its tree, and what it has brought beyond the heuristic's suggestion in the same worlds."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.node: Final = Node()
        self.worlds = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> None:
        self.worlds += 1
        self._total += gain
        self._squares += gain * gain

    def mean(self) -> float:
        return self._total / self.worlds

    def spread(self) -> float:
        """Of the mean."""
        squares = max(0.0, self._squares - self.mean() * self._total)
        return sqrt(squares + SPREAD * SPREAD) / self.worlds


@final
class Search:
    """One search: the candidates, with the heuristic's suggestion first, and the range of shares each seat has met."""

    def __init__(self, judge: Judge, state: State, seat: int, stream: Stream) -> None:
        self.judge: Final = judge
        self.state: Final = state
        self.seat: Final = seat
        self.stream: Final = stream
        self.root: Final = Node()  # where the others choose if they choose in secret at the same time
        self.suggestion: Final = judge.heuristic.choose(state.clone(), seat, stream)
        self.iterations = 0
        self._lowest: Final[list[float]] = [1.0] * state.seats
        self._highest: Final[list[float]] = [0.0] * state.seats
        rest = judge.candidates(state, seat, self.suggestion)[1:]
        if len(rest) > MOST_CANDIDATES:
            stream.shuffle(rest)
        self.candidates = [Candidate(action) for action in [self.suggestion, *rest[:MOST_CANDIDATES]]]

    def run(self, budget: Budget) -> None:
        end = budget.clock() + budget.milliseconds / 1000.0
        while not self.is_decided():
            if budget.milliseconds == 0 and self.iterations >= budget.iterations:
                return
            if budget.milliseconds > 0 and budget.clock() >= end and self.iterations > 0:
                return
            self.try_world()

    def decision(self) -> Action:
        """What is ahead of the suggestion beyond doubt, if anything; of secret choices one of those about as good."""
        best = self.candidates[0]
        most = 0.0
        for candidate in self.candidates[1:]:
            gain = candidate.mean() - DOUBT * candidate.spread()
            if gain > most:
                best, most = candidate, gain
        if best is self.candidates[0] or not _is_joint(self.state):
            return best.action
        good = [other for other in self.candidates[1:] if other.mean() + DOUBT * other.spread() >= best.mean()]
        return good[self.stream.below(len(good))].action

    def try_world(self) -> None:
        """All candidates in one world."""
        world = self.state.determinize(self.seat, self.stream)
        if _is_joint(world):
            for other in range(world.seats):
                world.commitments[other] = None  # nobody has seen what others committed: they choose in the tree
        dice = self.stream.word()
        expected = 0.0
        for candidate in self.candidates:
            share = self._iterate(candidate, world.clone(), Chance(dice).stream("search"))
            if candidate is self.candidates[0]:
                expected = share
            else:
                candidate.add(share - expected)
        self._give_up()

    def _give_up(self) -> None:
        """Those that are behind the suggestion, or behind another candidate, beyond doubt."""
        first = self.candidates[0]
        rest = self.candidates[1:]
        known = [other for other in rest if other.worlds >= FEWEST_WORLDS]
        sure = max([0.0, *[other.mean() - HOPE * other.spread() for other in known]])
        self.candidates = [
            first,
            *[other for other in rest if other not in known or other.mean() + HOPE * other.spread() > sure],
        ]

    def is_decided(self) -> bool:
        """Nothing but the suggestion is left, or one candidate that is certainly better."""
        if len(self.candidates) != 2:
            return len(self.candidates) == 1
        other = self.candidates[1]
        return other.worlds > FEWEST_WORLDS and other.mean() > CERTAIN * other.spread()

    def _iterate(self, candidate: Candidate, world: State, dice: Stream) -> float:
        """The seat's share after one way down the candidate's tree and on."""
        path = self._descend(candidate, world, dice)
        self._play_out(world, dice)
        shares = final_shares(world) if world.is_over else self.judge.shares(world)
        for seat, share in enumerate(shares):
            self._lowest[seat] = min(self._lowest[seat], share)
            self._highest[seat] = max(self._highest[seat], share)
        for choice, edge in path:
            choice.tried += 1
            edge.tried += 1
            edge.total += shares[choice.seat]
        self.iterations += 1
        return shares[self.seat]

    def _descend(self, candidate: Candidate, world: State, dice: Stream) -> list[tuple[Choice, Edge]]:
        """Go down to the first action that was never tried; the choices and what was taken."""
        path: list[tuple[Choice, Edge]] = []
        node = self.root if _is_joint(world) else candidate.node
        _apply(world, self.seat, candidate.action)
        committed = ""
        if node is self.root and not _is_sealed(world):
            node = candidate.node  # all the others had none to commit
        while not world.is_over and not self.judge.is_quiet(world):
            seat = world.awaited()[0]
            is_joint = _is_joint(world)
            edge = self._select(node, world, seat, dice, path)
            _apply(world, seat, edge.action)
            if not is_joint:
                is_new = edge.child is None
                if edge.child is None:
                    edge.child = Node()
                node = edge.child
            else:
                committed += f"{seat} {edge.action.text};"
                if _is_sealed(world):
                    continue  # the others still choose at the same point
                if node is self.root:
                    node = candidate.node
                is_new = committed not in node.revealed
                if is_new:
                    node.revealed[committed] = Node()
                node = node.revealed[committed]
                committed = ""
            if is_new:
                break
        return path

    def _select(self, node: Node, world: State, seat: int, dice: Stream, path: list[tuple[Choice, Edge]]) -> Edge:
        assert world.top is not None
        key = world.top.step * 16 + seat
        choice = node.choices.get(key)
        if choice is None:
            choice = node.choices[key] = Choice(seat)
        suggestion = self.judge.play_on(world, seat, dice)
        lowest = self._lowest[seat]
        span = max(NARROWEST, self._highest[seat] - lowest)
        edge = choice.select(world.options(seat), suggestion, lowest, span, dice)
        path.append((choice, edge))
        return edge

    def _play_out(self, world: State, dice: Stream) -> None:
        """The title plays for everybody until the judge can tell."""
        left = self.judge.horizon
        for _ in range(LONGEST_PLAY_OUT):
            if world.is_over:
                return
            if self.judge.is_quiet(world):
                left -= 1
                if left <= 0:
                    return
            seat = world.awaited()[0]
            _apply(world, seat, self.judge.play_on(world, seat, dice))


def _apply(world: State, seat: int, action: Action) -> None:
    refusal = world.apply(seat, action)
    assert refusal is None, str(refusal)


def _is_joint(world: State) -> bool:
    return world.top is not None and world.steps[world.top.step].is_joint


def _is_sealed(world: State) -> bool:
    """Somebody has committed, and others have not yet."""
    return any([action is not None for action in world.commitments])
