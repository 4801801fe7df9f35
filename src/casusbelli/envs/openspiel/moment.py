"""A moment of a game, as OpenSpiel's states hold it."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, Self

from casusbelli.core import Action, State, Stream, read_position


class Moment:
    """A state of a game and what its seats remember. It never changes, so copies of a game share it.

    What a seat remembers is a digest of all that it saw whenever it decided, and of what it chose. It is worked out
    when somebody asks for it: play-outs never do.
    """

    __slots__ = ("_memories", "_observations", "choice", "previous", "seat", "state")

    def __init__(
        self, state: State, memories: list[str | None], previous: Self | None = None, choice: str = ""
    ) -> None:
        self.state: Final = state
        self.previous: Final = previous
        self.choice: Final = choice  # of the seat that decided at the previous moment
        awaited = state.awaited()
        self.seat: Final = awaited[0] if awaited else -1
        self._memories = memories
        self._observations: dict[int, str] = {}

    def __deepcopy__(self, memory: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., "Moment"], tuple[str, list[str]]]:
        return _read_moment, (self.state.position(), [self.memory(seat) for seat in range(self.state.seats)])

    def after(self, action: Action) -> "Moment":
        state = self.state.clone()
        refusal = state.apply(self.seat, action)
        if refusal is not None:
            raise ValueError(f"“{action}” is not offered: {refusal.reason}")
        return Moment(state, [None] * state.seats, self, action.text)

    def resampled(self, seat: int, stream: Stream) -> "Moment":
        """A world that the seat cannot tell from this one. What the others remember there is not known."""
        memories: list[str | None] = [""] * self.state.seats
        memories[seat] = self.memory(seat)
        return Moment(self.state.determinize(seat, stream), memories)

    def observation(self, seat: int) -> str:
        """What the seat sees now."""
        found = self._observations.get(seat)
        if found is None:
            found = self._observations[seat] = json.dumps(self.state.view(seat), separators=(",", ":"))
        return found

    def memory(self, seat: int) -> str:
        later: list[Moment] = []
        moment = self
        while moment._memories[seat] is None and moment.previous is not None:
            later.append(moment)
            moment = moment.previous
        memory = moment._memories[seat] or ""
        while later:
            if moment.seat == seat:
                memory = _digest(memory, moment.observation(seat), later[-1].choice)
            moment = later.pop()
            moment._memories[seat] = memory
        return memory


def _digest(*texts: str) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=16).hexdigest()


def _read_moment(position: str, memories: list[str | None]) -> Moment:
    return Moment(read_position(position)[1], memories)
