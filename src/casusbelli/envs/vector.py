"""Many games at once, spread over processes, with gymnasium's way of speaking about vectors of environments.

The processes write what is seen and what may be done into memory that they share with us; only the word that a step is
done goes through a pipe.
"""

import multiprocessing
import os
from collections.abc import Sequence
from ctypes import c_uint8
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from casusbelli.core import Setup
from casusbelli.envs.aec import Observation, observation_space
from casusbelli.envs.play import Play, Seeds, environment_name

Array: TypeAlias = NDArray[Any]
Stepped: TypeAlias = tuple[Observation, Array, Array, Array, dict[str, Any]]

PATIENCE: Final = 5.0  # seconds that a process has to end by itself

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
        widths = {"observation": play.sight.size, "action_mask": len(play.actions), "reward": play.setup.seats}
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
    longest: int,
    part: tuple[int, int],
    boards: Boards,
    pipe: Connection,
) -> None:
    """What a process does until it is told to stop, or nobody is there any more to tell it."""
    hand = Hand(Setup(title, seats, options, 0), longest, *part, boards.arrays())
    pipe.send(None)
    try:
        while (word := pipe.recv()) is not None:
            if word == "step":
                hand.step()
            else:
                hand.reset(word)
            pipe.send(None)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


class VectorGameEnv(VectorEnv[Observation, Array, Array]):
    """Each game has one seat to play, `infos["to_play"]`; rewards have a column for every seat."""

    def __init__(self, setup: Setup, count: int, processes: int | None, longest: int) -> None:
        play = Play(setup, longest)
        self.actions: Final = len(play.actions)
        self.metadata = {"name": environment_name(play.title), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = count
        self.seats: Final = setup.seats
        self.single_observation_space = observation_space(play.sight, self.actions)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        context = multiprocessing.get_context("spawn")
        boards = Boards(count, play, context)
        self._arrays: Final = boards.arrays()
        self._parts: Final = _parts(count, min(processes or os.cpu_count() or 1, count))
        self._pipes: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        for part in self._parts:
            ours, theirs = context.Pipe()
            choices = (setup.title, setup.seats, setup.options, longest, part, boards, theirs)
            process = context.Process(target=work, args=choices, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._wait()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew. With one seed, game 0 has it, game 1 the next number, and so on."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = [seed + index for index in range(self.num_envs)]
        elif seed is not None:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        for pipe, (first, count) in zip(self._pipes, self._parts, strict=True):
            pipe.send(seeds[first : first + count])
        self._wait()
        return self._observation(), self._infos()

    def step(self, actions: Any) -> Stepped:
        """Every seat that is to play takes its action; a game that ends is followed by the next at once."""
        numbers = np.asarray(actions)
        is_known = numbers.shape == (self.num_envs,) and np.issubdtype(numbers.dtype, np.integer)
        if not is_known or not np.all((numbers >= 0) & (numbers < self.actions)):
            raise ValueError(f"{self.num_envs} numbers of actions are needed, from 0 to {self.actions - 1}")
        self._arrays["action"][:] = numbers
        for pipe in self._pipes:
            pipe.send("step")
        self._wait()
        told = [self._arrays[name].copy() for name in ("reward", "terminated", "truncated")]
        return self._observation(), told[0], told[1], told[2], self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        """Send the processes home; who does not go in time is stopped."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
            except (BrokenPipeError, OSError):
                continue
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        for pipe in self._pipes:
            pipe.close()

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                pipe.recv()
            except EOFError:
                raise RuntimeError("a process of the environment has ended; what it said stands above") from None

    def _observation(self) -> Observation:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

    def _infos(self) -> dict[str, Any]:
        return {"to_play": self._arrays["to_play"].copy()}


def _parts(count: int, processes: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each process."""
    ends = [count * index // processes for index in range(processes + 1)]
    return [(first, end - first) for first, end in pairwise(ends)]
