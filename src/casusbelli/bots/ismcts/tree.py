"""The tree of a search: what was tried at each point of the game, and how it went for whoever chose.

A node stands for what was done since the root, not for a state: the worlds that pass through it differ in all that
the searching seat cannot see. So an action may be open in some of them only, and each counts how often it was
(Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012).
"""

from math import sqrt
from typing import Final, final

from casusbelli.core.action import Action

EXPLORATION: Final = 1.2
FAVOUR: Final = 0.5  # the part of the prior that what the heuristic suggests has ahead of the rest
CAUTION: Final = 0.1  # how much worse than the mean something untried is thought to be


@final
class Edge:
    """An action, how often it was open and tried, and what it brought in all to the seat that chose it."""

    __slots__ = ("action", "child", "open", "prior", "total", "tried")

    def __init__(self, action: Action, prior: float) -> None:
        self.action: Final = action
        self.prior: Final = prior
        self.open = 0
        self.tried = 0
        self.total = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / self.tried


@final
class Choice:
    """What one seat has tried at one point.

    At a secret joint decision each seat has a choice of its own, which knows nothing of what the others commit.
    """

    __slots__ = ("edges", "favourite", "seat", "total", "tried")

    def __init__(self, seat: int, favourite: Action) -> None:
        self.seat: Final = seat
        self.favourite: Final = favourite
        self.edges: Final[dict[Action, Edge]] = {}
        self.tried = 0
        self.total = 0.0

    def select(self, options: list[Action], lowest: float, span: float) -> Edge:
        """The option that promises most: by what it has brought, by its prior, and by how seldom it was tried.

        What was brought is measured within what has ever been brought: from `lowest`, over `span`.
        """
        rest = (1.0 - FAVOUR) / len(options)
        hope = self.total / self.tried - lowest if self.tried else span
        hope = hope / span - CAUTION
        best: Edge | None = None
        highest = 0.0
        for action in options:
            edge = self.edges.get(action)
            if edge is None:
                edge = self.edges[action] = Edge(action, rest + (FAVOUR if action is self.favourite else 0.0))
            edge.open += 1
            value = hope if edge.tried == 0 else (edge.mean() - lowest) / span
            score = value + EXPLORATION * edge.prior * sqrt(edge.open) / (1 + edge.tried)
            if best is None or score > highest:
                best, highest = edge, score
        assert best is not None
        return best

    def most_tried(self) -> Edge:
        """Of those tried equally often the one that brought most."""
        best: Edge | None = None
        for edge in self.edges.values():
            if best is None or (edge.tried, edge.total) > (best.tried, best.total):
                best = edge
        assert best is not None
        return best


@final
class Node:
    """A point of the game. Who must choose what there may depend on the world."""

    __slots__ = ("choices", "revealed")

    def __init__(self) -> None:
        self.choices: Final[dict[int, Choice]] = {}
        self.revealed: Final[dict[str, Node]] = {}  # what follows a joint decision, by all that was committed
