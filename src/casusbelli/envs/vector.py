"""Many games at once, spread over processes, with gymnasium's way of speaking about vectors of environments."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from casusbelli.core import Setup
from casusbelli.core.house_board import board_text
from casusbelli.envs.aec import Observed, highest_numbers, observation_space
from casusbelli.envs.hands import Array, Boards, work
from casusbelli.envs.play import Play, environment_name, seed_number

Stepped: TypeAlias = tuple[Observed, Array, Array, Array, dict[str, Any]]

PATIENCE: Final = 5.0  # seconds that a process has to end by itself


class VectorGameEnv(VectorEnv[Observed, Array, Array]):
    """Each game has one seat to play, `infos["to_play"]`; rewards have a column for every seat."""

    def __init__(self, setup: Setup, count: int, processes: int | None, longest: int) -> None:
        self._pipes: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        play = Play(setup, longest)
        self.actions: Final = len(play.actions)
        self.metadata = {"name": environment_name(play.title), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = count
        self.seats: Final = setup.seats
        self.highest: Final = highest_numbers(play.observation)
        self.single_observation_space = observation_space(play.observation, self.actions)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        context = multiprocessing.get_context("spawn")
        boards = Boards(count, play, context)
        self._arrays: Final = boards.arrays()
        self._parts: Final = _parts(count, min(processes or os.cpu_count() or 1, count))
        with self._closing_on_error():
            for part in self._parts:
                ours, theirs = context.Pipe()
                choices = (setup.title, setup.seats, setup.options, board_text(setup.options), longest, part, boards)
                process = context.Process(target=work, args=(*choices, theirs), daemon=True)
                process.start()
                theirs.close()
                self._pipes.append(ours)
                self._processes.append(process)
            self._wait()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games anew. With one seed, game 0 has it, game 1 the next number, and so on."""
        seeds = self._seeds(seed)
        self._tell([seeds[first : first + count] for first, count in self._parts])
        return self._observation(), self._infos()

    def _seeds(self, seed: Any) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if np.ndim(seed) == 0:
            first = seed_number(seed)
            return [first + index for index in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        return [None if one is None else seed_number(one) for one in seed]

    def step(self, actions: Any) -> Stepped:
        """Every seat that is to play takes its action; a game that ends is followed by the next at once."""
        numbers = np.asarray(actions)
        is_known = numbers.shape == (self.num_envs,) and np.issubdtype(numbers.dtype, np.integer)
        if not is_known or not np.all((numbers >= 0) & (numbers < self.actions)):
            raise ValueError(f"{self.num_envs} numbers of actions are needed, from 0 to {self.actions - 1}")
        self._arrays["action"][:] = numbers
        self._tell(["step"] * len(self._pipes))
        told = [self._arrays[name].copy() for name in ("reward", "terminated", "truncated")]
        return self._observation(), told[0], told[1], told[2], self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        """Send the processes home; who does not go in time is stopped."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
            except OSError:
                continue  # it has gone already
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        for pipe in self._pipes:
            pipe.close()

    def _tell(self, words: list[Any]) -> None:
        """Give every process its order, and wait until all are done."""
        if self.closed:
            raise RuntimeError("the environment is closed")
        with self._closing_on_error():
            for pipe, word in zip(self._pipes, words, strict=True):
                pipe.send(word)
            self._wait()

    @contextmanager
    def _closing_on_error(self) -> Iterator[None]:
        """After Ctrl-C, too: what is answered later must not be taken for the answer to the next order."""
        try:
            yield
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | ConnectionError):
                raise RuntimeError("a process of the environment has ended; what it said stands above") from None
            raise

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def _observation(self) -> Observed:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

    def _infos(self) -> dict[str, Any]:
        return {"to_play": self._arrays["to_play"].copy()}


def _parts(count: int, processes: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each process."""
    ends = [count * index // processes for index in range(processes + 1)]
    return [(first, end - first) for first, end in pairwise(ends)]
