"""Every title as an environment of PettingZoo (docs/environments.md)."""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from casusbelli.core import Setup
from casusbelli.envs.play import Play, Seeds, environment_name, whole_number
from casusbelli.envs.render import RENDER_MODES, render
from casusbelli.observation import Field, Observation

Observed: TypeAlias = dict[str, NDArray[Any]]


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def highest_numbers(observation: Observation) -> NDArray[np.uint8]:
    """The highest that each number of an observation can be."""
    return np.concatenate([np.full(field.length, field.most, np.uint8) for field in observation.fields])


def observation_space(observation: Observation, actions: int) -> spaces.Dict:
    highest = highest_numbers(observation)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class GameEnv(AECEnv):  # type: ignore[misc] # PettingZoo says nothing of its types
    """Agents are seats; an action is its number in the title's table of actions."""

    def __init__(self, setup: Setup, longest: int, render_mode: str | None, render_seat: int) -> None:
        super().__init__()
        self.render_mode: Final = render_mode
        self.render_seat: Final = render_seat
        self.play: Final = Play(setup, longest)
        self.metadata = {
            "name": environment_name(self.play.title),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = agent_names(setup.seats)
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.play.actions)
        self.observation_spaces = {
            agent: observation_space(self.play.observation, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeds(None)
        self.reset()

    # What PettingZoo asks for.

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; after a seed, each further reset takes the next of the games that follow from it."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self.play.start(self._seeds.next())
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observed:
        seat = self._seat_of[agent]
        return {
            "observation": np.frombuffer(self.play.sheet(seat), np.uint8),
            "action_mask": np.frombuffer(self.play.mask(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        play = self.play
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        if number is None or not 0 <= number < len(play.actions):
            raise ValueError(f"{action} is no action: they have the numbers 0 to {len(play.actions) - 1}")
        play.act(number)
        if play.is_over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def _finish(self) -> None:
        """Tell everybody that it is over, and why if somebody did what he may not do."""
        play = self.play
        self.rewards = dict(zip(self.agents, play.rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, not play.is_broken_off)
        self.truncations = dict.fromkeys(self.agents, play.is_broken_off)
        if play.is_forfeited:
            EnvLogger.warn_on_illegal_move()
            self.infos[self.agent_selection]["illegal"] = play.reason
        self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            logger.warn("nothing is rendered without a render_mode: " + ", ".join(RENDER_MODES))
            return None
        return render(self.play, self.render_mode, self.render_seat)

    def close(self) -> None:
        """There is nothing to close."""

    # What it tells beyond that.

    def layout(self) -> list[Field]:
        """What stands where in an observation."""
        return self.play.observation.fields.copy()

    def labels(self) -> dict[str, tuple[str, ...]]:
        """What the places of a field stand for, by kind: decisions, territories, cards, powers and so on."""
        steps = self.play.state.steps[: self.play.observation.decisions]
        return {"decision": tuple([step.name for step in steps]), **self.play.observation.labels}

    def action_texts(self) -> list[str]:
        """The text of every action; its place in the list is its number."""
        return [action.text for action in self.play.actions]

    def action_number(self, text: str) -> int:
        """The number of an action that is written as in a record."""
        known = self.play.title.actions.by_text
        if text not in known:
            raise ValueError(f"“{text}” is no action of {self.metadata['name']}")
        return self.play.numbers[self.play.state.actions.by_text.get(text, known[text])]
