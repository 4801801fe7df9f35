"""Many games over processes are the same games as one by one."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import casusbelli
from builds import PATIENCE
from casusbelli.core import Mistake

COUNT = 3


def test_its_games_equal_those_of_single_environments() -> None:
    """Long enough for several games to end and the next to begin."""
    singles = [casusbelli.env("condottiere", seats=2) for _ in range(COUNT)]
    for index, single in enumerate(singles):
        single.reset(seed=10 + index)
    vector = casusbelli.vector_env("condottiere", COUNT, processes=2, seats=2)
    choose = Random(1)
    ended = 0
    try:
        observations, infos = vector.reset(seed=10)
        for _ in range(260):
            actions = []
            for index, single in enumerate(singles):
                seen = single.observe(single.agent_selection)
                assert infos["to_play"][index] == single.play.seat
                assert np.array_equal(observations["observation"][index], seen["observation"])
                assert np.array_equal(observations["action_mask"][index], seen["action_mask"])
                actions.append(int(choose.choice(seen["action_mask"].nonzero()[0])))
            observations, rewards, terminations, truncations, infos = vector.step(actions)
            for index, single in enumerate(singles):
                single.step(actions[index])
                assert [*rewards[index]] == [*single.rewards.values()]
                assert bool(terminations[index]) == single.play.is_over
                assert not truncations[index]
                if single.play.is_over:
                    ended += 1
                    single.reset()
        assert ended > 2
    finally:
        vector.close()


def test_it_speaks_of_itself_as_gymnasium_does() -> None:
    vector = casusbelli.vector_env("condottiere", 2, processes=1, longest=3)
    try:
        assert vector.num_envs == 2
        assert vector.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        observations, _ = vector.reset(seed=[5, 5])
        assert vector.observation_space.contains(observations)
        assert np.array_equal(observations["observation"][0], observations["observation"][1])
        first = vector.reset(seed=np.int64(5))[0]["observation"][0]
        assert np.array_equal(first, observations["observation"][0])
        for _ in range(3):
            actions = [int(mask.nonzero()[0][0]) for mask in observations["action_mask"]]
            assert vector.action_space.contains(np.array(actions))
            observations, rewards, terminations, truncations, _ = vector.step(actions)
        assert truncations.all()
        assert not terminations.any()
        assert rewards.shape == (2, 6)
        with pytest.raises(ValueError, match="2 numbers of actions are needed, from 0 to 172"):
            vector.step([0, 173])
        with pytest.raises(ValueError, match="3 seeds for 2 games"):
            vector.reset(seed=[1, 2, 3])
        for seed in (-1, 1.5, "ab", [1, 1.5]):
            with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
                vector.reset(seed=seed)
        assert np.array_equal(vector.reset(seed=np.array([5, None]))[0]["observation"][0], first)
    finally:
        vector.close()


def test_its_processes_go_home() -> None:
    vector = casusbelli.vector_env("condottiere", 2, processes=2)
    processes = [process.pid for process in vector._processes]
    assert all([is_running(pid) for pid in processes])
    vector.close()
    assert vector.closed
    assert not any([is_running(pid) for pid in processes])
    assert [process.exitcode for process in vector._processes] == [0, 0]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_that_is_gone_is_noticed() -> None:
    vector = casusbelli.vector_env("condottiere", 1)
    vector._processes[0].kill()
    with pytest.raises(RuntimeError, match="a process of the environment has ended"):
        vector.reset()
    assert vector.closed
    with pytest.raises(RuntimeError, match="the environment is closed"):
        vector.reset()
    vector.close()


def test_an_interrupted_step_is_not_taken_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    vector = casusbelli.vector_env("condottiere", 1)

    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(vector, "_wait", interrupt)
    with pytest.raises(KeyboardInterrupt):
        vector.reset()
    assert vector.closed
    assert not vector._processes[0].is_alive()


@contextmanager
def run_program(program: str, tmp_path: Path) -> "Iterator[subprocess.Popen[str]]":
    file = tmp_path / "program.py"
    file.write_text(program)
    with subprocess.Popen(
        [sys.executable, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as running:
        try:
            yield running
        finally:
            running.kill()


INTERRUPTED = """
import signal

import casusbelli

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what runs in a shell's background
    tables = casusbelli.vector_env("condottiere", 2, processes=2)
    seen, _ = tables.reset(seed=1)
    try:
        print(*[process.pid for process in tables._processes], flush=True)
        while True:
            seen, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    except KeyboardInterrupt:
        tables.close()
        print("closed")
"""


@pytest.mark.parametrize("is_for_all", [True, False], ids=["in a terminal", "to the program alone"])
def test_ctrl_c_sends_the_processes_home_without_a_word(is_for_all: bool, tmp_path: Path) -> None:
    with run_program(INTERRUPTED, tmp_path) as program:
        assert program.stdout is not None
        processes = [int(pid) for pid in program.stdout.readline().split()]
        assert all([is_running(pid) for pid in processes])
        if is_for_all:
            os.killpg(program.pid, signal.SIGINT)
        else:
            program.send_signal(signal.SIGINT)
        assert program.communicate(timeout=PATIENCE) == ("closed\n", "")
    assert not any([is_running(pid) for pid in processes])


def test_a_program_that_begins_itself_anew_is_told(tmp_path: Path) -> None:
    """Without `if __name__ == "__main__":` its processes cannot start."""
    with run_program("import casusbelli; casusbelli.vector_env('condottiere', 1)", tmp_path) as program:
        _, told = program.communicate(timeout=PATIENCE)
    assert "RuntimeError: a process of the environment has ended; what it said stands above" in told
    assert "__name__ == '__main__'" in told


def test_a_mistake_is_explained() -> None:
    with pytest.raises(Mistake) as found:
        casusbelli.vector_env("condottiere", 0)
    assert "“count” must be a whole number from 1" in found.value.__notes__[0]
