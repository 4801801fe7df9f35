"""Information-set Monte-Carlo tree search for every title, with one observer: the seat that the bot plays.

Every iteration deals a world anew that the seat cannot tell from the true one, goes down the tree by what each seat
would choose for itself, adds one action, lets the title's heuristic play on to a quiet state, and writes the judge's
estimate, a share of the victory for each seat, into all choices on the way.
"""

from time import perf_counter
from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.ismcts.judge import Judge, final_shares
from casusbelli.bots.ismcts.tree import Choice, Edge, Node
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State

LONGEST_PLAY_OUT: Final = 200
MIXED: Final = 0.5  # what was tried less than half as often as the best is not mixed in
NARROWEST: Final = 0.02  # differences below are not blown up


@final
class Budget:
    """How long to search: so many iterations, or milliseconds where that is not 0.

    A search that counts iterations depends on nothing but what the seat sees and on its dice.
    """

    def __init__(self, iterations: int, milliseconds: int = 0) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds


@final
class SearchBot(Bot):
    """Searches before every choice; of secret choices it mixes those that served it well."""

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge: Final = judge
        self.budget: Final = budget

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        if len(state.options(seat)) == 1:
            return state.options(seat)[0]
        search = Search(self.judge, state, seat, stream)
        search.run(self.budget)
        return search.decision()


@final
class Search:
    """One search: its tree, and the range of shares that each seat has met."""

    def __init__(self, judge: Judge, state: State, seat: int, stream: Stream) -> None:
        self.judge: Final = judge
        self.state: Final = state
        self.seat: Final = seat
        self.stream: Final = stream
        self.root: Final = Node()
        self.iterations = 0
        self._lowest: Final[list[float]] = [1.0] * state.seats
        self._highest: Final[list[float]] = [0.0] * state.seats

    def run(self, budget: Budget) -> None:
        if budget.milliseconds == 0:
            while self.iterations < budget.iterations:
                self.iterate()
            return
        end = perf_counter() + budget.milliseconds / 1000.0
        while perf_counter() < end or self.iterations == 0:
            self.iterate()

    def decision(self) -> Action:
        choice = self.root.choices[self._key(self.state, self.seat)]
        if self._is_joint(self.state):
            return self._mixed(choice)
        return choice.most_tried().action

    def _mixed(self, choice: Choice) -> Action:
        """One of the actions that serve about equally well, as often as each was tried: nobody can foresee it."""
        least = MIXED * choice.most_tried().tried
        good = [edge for edge in choice.edges.values() if edge.tried >= least]
        left = self.stream.below(sum([edge.tried for edge in good]))
        for edge in good:
            left -= edge.tried
            if left < 0:
                return edge.action
        return choice.favourite

    def iterate(self) -> None:
        world = self.state.determinize(self.seat, self.stream)
        if self._is_joint(world):
            for other in range(world.seats):
                world.commitments[other] = None  # nobody has seen what others committed: they choose in the tree
        path = self._descend(world)
        self._play_out(world)
        shares = final_shares(world) if world.is_over else self.judge.shares(world)
        for seat, share in enumerate(shares):
            self._lowest[seat] = min(self._lowest[seat], share)
            self._highest[seat] = max(self._highest[seat], share)
        for choice, edge in path:
            choice.tried += 1
            choice.total += shares[choice.seat]
            edge.tried += 1
            edge.total += shares[choice.seat]
        self.iterations += 1

    def _descend(self, world: State) -> list[tuple[Choice, Edge]]:
        """Go down to the first action that was never tried; the choices and what was taken."""
        path: list[tuple[Choice, Edge]] = []
        node = self.root
        committed = ""
        while not world.is_over:
            seat = world.awaited()[0]
            is_joint = self._is_joint(world)
            choice = self._choice(node, world, seat)
            edge = self._select(choice, world.options(seat))
            path.append((choice, edge))
            refusal = world.apply(seat, edge.action)
            assert refusal is None
            if is_joint:
                committed += f"{seat} {edge.action.text};"
                if any([action is not None for action in world.commitments]):
                    continue  # the others still choose at the same point
                found = node.revealed.get(committed)
                is_new = found is None
                if found is None:
                    found = node.revealed[committed] = Node()
                committed = ""
                node = found
            else:
                is_new = edge.child is None
                if edge.child is None:
                    edge.child = Node()
                node = edge.child
            if is_new:
                break
        return path

    def _choice(self, node: Node, world: State, seat: int) -> Choice:
        key = self._key(world, seat)
        choice = node.choices.get(key)
        if choice is None:
            favourite = self.judge.heuristic.choose(world, seat, self.stream)
            choice = node.choices[key] = Choice(seat, favourite)
        return choice

    def _select(self, choice: Choice, options: list[Action]) -> Edge:
        lowest = self._lowest[choice.seat]
        span = max(NARROWEST, self._highest[choice.seat] - lowest)
        return choice.select(options, lowest, span)

    def _play_out(self, world: State) -> None:
        """The heuristic plays for everybody until the judge can tell."""
        for _ in range(LONGEST_PLAY_OUT):
            if world.is_over or self.judge.is_quiet(world):
                return
            seat = world.awaited()[0]
            world.apply(seat, self.judge.play_on(world, seat, self.stream))

    def _key(self, world: State, seat: int) -> int:
        assert world.top is not None
        return world.top.step * 16 + seat

    def _is_joint(self, world: State) -> bool:
        return world.top is not None and world.steps[world.top.step].is_joint
