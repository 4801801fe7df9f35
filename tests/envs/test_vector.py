"""Many games over processes are the same games as one by one."""

import os
from random import Random

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import casusbelli
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
    vector.close()


def test_a_mistake_is_explained() -> None:
    with pytest.raises(Mistake) as found:
        casusbelli.vector_env("condottiere", 0)
    assert "“count” must be a whole number from 1" in found.value.__notes__[0]
