"""The games of one process of a vector of environments.

The processes write what is seen and what may be done into memory that they share; only the word that a step is done
goes through a pipe. They start fast, as they need little more than the engine.
"""

import signal
from ctypes import c_uint8
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from casusbelli.core import Setup
from casusbelli.core.board_file import learn_board
from casusbelli.envs.play import Play, Seeds

Array: TypeAlias = NDArray[Any]

# What is shared: the kind of numbers of each array.
DTYPES: Final = {
    "observation": np.uint8,
    "action_mask": np.int8,
    "action": np.int64,
    "reward": np.float32,
    "terminated": np.bool_,
    "truncated": np.bool_,
    "to_play": np.int64,
}


class Boards:
    """The arrays of all games: `memory` goes to the processes, which see the same numbers."""

    def __init__(self, count: int, play: Play, context: Any) -> None:
        widths = {"observation": play.observation.size, "action_mask": len(play.actions), "reward": play.setup.seats}
        self.shapes: Final = {name: (count, widths[name]) if name in widths else (count,) for name in DTYPES}
        self.memory: Final = {name: context.RawArray(c_uint8, self._bytes(name)) for name in DTYPES}

    def _bytes(self, name: str) -> int:
        return int(np.prod(self.shapes[name])) * np.dtype(DTYPES[name]).itemsize

    def arrays(self) -> dict[str, Array]:
        return {name: np.frombuffer(self.memory[name], DTYPES[name]).reshape(self.shapes[name]) for name in DTYPES}


class Hand:
    """The games of one process: those from `first` on."""

    def __init__(self, setup: Setup, longest: int, first: int, count: int, arrays: dict[str, Array]) -> None:
        self.games: Final = [Play(setup, longest) for _ in range(count)]
        self.seeds = [Seeds(None) for _ in range(count)]
        self.arrays: Final = {name: array[first : first + count] for name, array in arrays.items()}

    def reset(self, seeds: list[int | None]) -> None:
        for index, seed in enumerate(seeds):
            if seed is not None:
                self.seeds[index] = Seeds(seed)
            self.games[index].start(self.seeds[index].next())
            self._show(index)
        for name in ("reward", "terminated", "truncated"):
            self.arrays[name][:] = 0

    def step(self) -> None:
        """Every game takes its action; one that is over then begins anew."""
        arrays = self.arrays
        for index, game in enumerate(self.games):
            game.act(int(arrays["action"][index]))
            arrays["reward"][index] = game.rewards
            arrays["terminated"][index] = game.is_over and not game.is_broken_off
            arrays["truncated"][index] = game.is_broken_off
            if game.is_over:
                game.start(self.seeds[index].next())
            self._show(index)

    def _show(self, index: int) -> None:
        game = self.games[index]
        self.arrays["observation"][index] = np.frombuffer(game.sheet(game.seat), np.uint8)
        self.arrays["action_mask"][index] = np.frombuffer(game.mask(game.seat), np.int8)
        self.arrays["to_play"][index] = game.seat


def work(
    title: str,
    seats: int,
    options: dict[str, str],
    board: str,
    longest: int,
    part: tuple[int, int],
    boards: Boards,
    pipe: Connection,
) -> None:
    """What a process does until it is told to stop, or nobody is there any more to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who gives the orders
    if board:
        learn_board(board)
    hand = Hand(Setup(title, seats, options, 0), longest, *part, boards.arrays())
    try:
        pipe.send(None)
        while (word := pipe.recv()) is not None:
            if word == "step":
                hand.step()
            else:
                hand.reset(word)
            pipe.send(None)
    except (EOFError, ConnectionError):
        return
