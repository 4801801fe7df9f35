"""Every title keeps what PettingZoo asks of an environment, and says clearly what it does not accept."""

import importlib
import pickle
import sys
import warnings
from copy import deepcopy
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import casusbelli
from casusbelli.core import Mistake, find_title
from casusbelli.envs.play import rewards_of
from envs.tables import ALL, SETUPS, make, play_to_the_end, random_action, walk

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import one of its games in the old way
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# What PettingZoo's test says of its own environments with action masks too, for which it makes exceptions by name; and
# that nothing can be done when a game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("title", ALL)
def test_it_passes_the_test_of_the_interface(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(casusbelli.env(title, render_mode="ansi", longest=60), num_cycles=15)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("title", ALL)
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    seed_test(lambda: casusbelli.env(title), num_cycles=12)
    first, other = casusbelli.env(title), casusbelli.env(title)
    first.reset(seed=1)
    other.reset(seed=2)
    assert first.play.seed != other.play.seed
    first.reset()
    first.reset(seed=2)
    assert first.play.seed == other.play.seed


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its clock is ours here: each look at it is a second later."""
    clock = count()
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(clock))))
    for title in ALL:
        performance_benchmark(casusbelli.env(title, longest=10))
    assert capsys.readouterr().out.count("Finished performance benchmark") == len(ALL)


def test_the_name_carries_the_number_of_the_ruleset() -> None:
    for title in ALL:
        name = casusbelli.env(title).metadata["name"]
        assert name == f"casusbelli_{title.replace('-', '_')}_v{find_title(title).ruleset}"


def test_actions_have_numbers_and_texts() -> None:
    env = casusbelli.env("coalitions", scenario="1805")
    texts = env.action_texts()
    assert [env.action_number(text) for text in texts] == [*range(len(texts))]
    assert env.action_space("seat_0").n == len(texts)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert [texts[number] for number in mask.nonzero()[0]] == [
        action.text for action in sorted(env.play.state.options(env.play.seat), key=env.play.numbers.__getitem__)
    ]


@pytest.mark.parametrize(("title", "seats", "options"), [SETUPS[1], SETUPS[3], SETUPS[8]])
def test_seats_and_options_are_those_of_the_title(title: str, seats: int, options: dict[str, Any]) -> None:
    env = make(title, seats, options)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    spellings = {name.replace("_", "-"): value for name, value in options.items()}
    assert {name: {"on": True}.get(value, value) for name, value in env.play.setup.options.items()} == spellings


@pytest.mark.parametrize(
    ("title", "choices", "sentence"),
    [
        ("chess", {}, "There is no game called “chess”; there is condottiere"),
        ("coalitions", {"scenario": "1066"}, "“scenario” must be 1792"),
        ("condottiere", {"face_up": True}, "There is no option “face-up”"),
        ("condottiere", {"seats": 7}, "7"),
        ("condottiere", {"seats": "4"}, "“seats” must be a whole number"),
        ("condottiere", {"longest": 0}, "“longest” must be a whole number from 1"),
        ("condottiere", {"render_mode": "human"}, "“render_mode” must be ansi or svg, not “human”"),
        ("condottiere", {"seats": 2, "render_seat": 2}, "There is no seat “2”"),
        ("condottiere", {"render_seat": "first"}, "There is no seat “first”"),
        ("condottiere", {"render_mode": 1}, "“render_mode” must be ansi or svg, not “1”"),
        (1805, {}, "There is no game called “1805”"),
    ],
)
def test_a_mistake_is_explained(title: Any, choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as found:
        casusbelli.env(title, **choices)
    assert sentence in found.value.__notes__[0]


def test_what_is_not_offered_ends_the_game_at_the_cost_of_who_tried_it() -> None:
    env = casusbelli.env("condottiere", seats=3)
    env.reset(seed=1)
    env.step(env.action_number("choose milano"))
    offender = env.agent_selection
    env.step(env.action_number("choose milano"))
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[offender] == {"illegal": "another-decision"}


def test_asides_are_never_offered_and_not_accepted() -> None:
    env = casusbelli.env("condottiere", seats=2)
    env.reset(seed=1)
    aside = env.play.state.asides(env.play.seat)[0]
    assert not env.observe(env.agent_selection)["action_mask"][env.action_number(aside.text)]
    offender = env.agent_selection
    env.step(env.action_number(aside.text))
    assert env.infos[offender] == {"illegal": "aside"}


def test_numbers_may_be_those_of_numpy() -> None:
    env = casusbelli.env("condottiere", seats=np.int64(3), longest=np.int32(9), points=np.bool_(True))
    assert len(env.possible_agents) == 3
    env.reset(seed=np.uint32(5))
    seed = env.play.seed
    env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    env.reset(seed=5)
    assert env.play.seed == seed


@pytest.mark.parametrize("seed", [-1, 1.5, "1805", [1, 2]])
def test_what_is_no_seed_is_told(seed: Any) -> None:
    env = casusbelli.env("condottiere")
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, not "):
        env.reset(seed=seed)


def test_what_is_no_text_of_an_action_is_told() -> None:
    with pytest.raises(ValueError, match="“fly” is no action of casusbelli_condottiere_v2"):
        casusbelli.env("condottiere").action_number("fly")


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "saved"])
@pytest.mark.parametrize("title", ALL)
def test_a_copy_goes_its_own_way_to_the_same_end(title: str, copied: Any) -> None:
    """Both continue alike, and what is done in one does not happen in the other."""
    env = casusbelli.env(title, longest=60)
    env.reset(seed=8)
    choose = Random(8)
    walk(env, 30, choose)
    before = env.play.state.position()
    actions: list[int] = []
    twin = copied(env)
    while not twin.play.is_over:
        actions.append(random_action(twin, choose))
        twin.step(actions[-1])
    assert env.play.state.position() == before
    for action in actions:
        env.step(action)
    assert env.play.is_over
    assert env.play.state.position() == twin.play.state.position()
    assert copied(env).rewards == twin.rewards == env.rewards
    env.reset()
    twin.reset()
    assert env.play.seed == twin.play.seed, "and so do the games that follow"


@pytest.mark.parametrize("number", [-1, 173, None, 1.5, "pass", [0]])
def test_a_number_without_an_action_is_an_error_and_changes_nothing(number: Any) -> None:
    env = casusbelli.env("condottiere")
    env.reset(seed=1)
    before = env.play.state.position()
    with pytest.raises(ValueError, match="is no action: they have the numbers 0 to 172"):
        env.step(number)
    assert env.play.state.position() == before


def test_the_wrappers_of_pettingzoo_fit() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(casusbelli.env("condottiere", seats=2), illegal_reward=-1))
    env.reset(seed=1)
    env.last()
    env.step(0)
    offender = env.agent_selection
    env.last()
    env.step(0)
    assert env.rewards[offender] == -1
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_game_that_does_not_end_is_broken_off() -> None:
    env = casusbelli.env("coalitions", longest=5)
    play_to_the_end(env, 3)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.play.decisions == 5
    assert not any(env.rewards.values())
    assert not env.last()[0]["action_mask"].any()


@pytest.mark.parametrize("seats", [2, 3])
def test_winners_share_one_and_the_others_share_minus_one(seats: int) -> None:
    env = casusbelli.env("condottiere", seats=seats)
    play_to_the_end(env, 4)
    winners = env.play.state.winners
    assert winners
    for seat, agent in enumerate(env.possible_agents):
        assert env.rewards[agent] == (1 / len(winners) if seat in winners else -1 / (seats - len(winners)))
        assert env.terminations[agent]
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_who_plays_against_an_automa_wins_or_loses_with_all_others() -> None:
    env = casusbelli.env("coalitions", mode="empereur", seats=1)
    play_to_the_end(env, 3)
    assert env.rewards == {"seat_0": 1.0 if env.play.state.winners else -1.0}
    state = casusbelli.env("coalitions", mode="empereur", seats=3).play.state
    state.winners = [0, 1, 2]
    assert rewards_of(state, True) == [1.0, 1.0, 1.0]


def test_a_victory_that_all_share_brings_nothing() -> None:
    state = casusbelli.env("condottiere", seats=2).play.state
    state.winners = [0, 1]
    assert rewards_of(state, False) == [0.0, 0.0]


def test_only_the_seat_that_decides_has_something_to_choose() -> None:
    env = casusbelli.env("condottiere", seats=3)
    env.reset(seed=2)
    choose = Random(2)
    for _ in range(20):
        offered = {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents}
        assert offered == {agent: agent == env.agent_selection for agent in env.agents}
        env.step(random_action(env, choose))


def test_observations_belong_to_whoever_got_them() -> None:
    """What was given away does not change when the game goes on."""
    env = casusbelli.env("condottiere", seats=2)
    env.reset(seed=2)
    kept = env.observe("seat_0")
    copies = {name: array.copy() for name, array in kept.items()}
    env.step(random_action(env, Random(2)))
    env.observe("seat_0")
    assert all([np.array_equal(kept[name], copies[name]) for name in copies])


def test_what_must_be_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("casusbelli.envs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(Mistake) as found:
        casusbelli.env("condottiere")
    assert found.value.key == "research-not-installed"
    assert found.value.facts == {"package": "pettingzoo"}
    assert 'pip install "casusbelli[research]"' in found.value.__notes__[0]
