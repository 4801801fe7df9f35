"""The tree of a search: what was tried at each point of the game, and how it went for whoever chose.

A node stands for what was done since the root, not for a state: the worlds that pass through it differ in all that
the searching seat cannot see. So an action may be open in some of them only, and each counts how often it was
(Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012).
"""

from math import sqrt
from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.chance import Stream

EXPLORATION: Final = 1.2
FAVOUR: Final = 0.5  # the part of the prior that what the heuristic suggests has ahead of the rest
PATIENCE: Final = 8  # how often the heuristic is followed before anything else is tried, and between two new ideas


@final
class Edge:
    """An action, how often it was open and tried, and what it brought in all to the seat that chose it."""

    __slots__ = ("action", "child", "open", "total", "tried")

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.open = 0
        self.tried = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Choice:
    """What one seat has tried at one point.

    At a secret joint decision each seat has a choice of its own, which knows nothing of what the others commit.
    """

    __slots__ = ("edges", "seat", "tried")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[Action, Edge]] = {}
        self.tried = 0

    def select(self, options: list[Action], suggestion: Action, lowest: float, span: float, stream: Stream) -> Edge:
        """The suggestion at first, now and then a new idea, else what promises most.

        What an action has brought is measured within what has ever been brought: from `lowest`, over `span`.
        """
        known: list[Edge] = []
        for action in options:
            edge = self.edges.get(action)
            if edge is not None:
                edge.open += 1
                known.append(edge)
        if self.tried < PATIENCE or not known:
            return self._edge(suggestion)
        if len(known) < len(options) and self.tried // PATIENCE >= len(self.edges):
            return self._edge(options[stream.below(len(options))])
        return _most_promising(known, suggestion, lowest, span)

    def _edge(self, action: Action) -> Edge:
        edge = self.edges.get(action)
        if edge is None:
            edge = self.edges[action] = Edge(action)
            edge.open = 1
        return edge


def _most_promising(known: list[Edge], suggestion: Action, lowest: float, span: float) -> Edge:
    """By what it has brought, by whether it is suggested, and by how seldom it was tried when it was open."""
    rest = (1.0 - FAVOUR) / len(known)
    best = known[0]
    highest = -1.0
    for edge in known:
        prior = rest + (FAVOUR if edge.action is suggestion else 0.0)
        mean = edge.total / edge.tried if edge.tried else lowest
        score = (mean - lowest) / span + EXPLORATION * prior * sqrt(edge.open) / (1 + edge.tried)
        if score > highest:
            best, highest = edge, score
    return best


@final
class Node:
    """A point of the game. Who must choose what there may depend on the world."""

    __slots__ = ("choices", "revealed")

    def __init__(self) -> None:
        self.choices: Final[dict[int, Choice]] = {}
        self.revealed: Final[dict[str, Node]] = {}  # what follows a joint decision, by all that was committed
