"""Which search plays better? Ours against OpenSpiel's at two-player Condottiere, with the same time for every decision.

OpenSpiel's `ISMCTSBot` plays through our adapter. It stops after a number of simulations; here the clock stops it.
Each pair of games has the same cards, and the searches change seats.
"""

import json
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator
from rich.console import Console
from rich.progress import track

import casusbelli.envs.openspiel  # registers the games  # noqa: F401
from casusbelli.arena import wilson
from casusbelli.bench.engine import is_compiled
from casusbelli.bots import find_bot
from casusbelli.bots.ismcts import Search, SearchBot
from casusbelli.core import Chance
from casusbelli.envs.openspiel import TitleState
from casusbelli.envs.play import rewards_of

GAME: Final = "casusbelli_condottiere(players=2)"
FEWEST_SIMULATIONS: Final = 2  # the first one only opens the root
EXPLORATION: Final = 2.0
RIVALS: Final = ("as it comes", "play-outs in our engine")


class Tally:
    """How much a search has searched."""

    def __init__(self) -> None:
        self.simulations = 0
        self.decisions = 0

    def mean(self) -> float:
        return self.simulations / max(1, self.decisions)


class Ours:
    """The bot `ismcts:Nms`."""

    def __init__(self, milliseconds: int, seed: int) -> None:
        bot = find_bot("condottiere", f"ismcts:{milliseconds}ms")
        assert isinstance(bot, SearchBot)
        self.bot: Final = bot
        self.dice: Final = Chance(seed).stream("dice")
        self.tally: Final = Tally()

    def choose(self, state: TitleState) -> int:
        legal: list[int] = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        assert state.moment is not None
        seat = state.moment.seat
        world = state.moment.state.determinize(seat, self.dice)
        search = Search(self.bot.judge, world, seat, self.dice)
        search.run(self.bot.budget)
        self.tally.simulations += search.iterations
        self.tally.decisions += 1
        return int(state.get_game().play.numbers[search.decision()])


class Theirs(ISMCTSBot):  # type: ignore[misc] # OpenSpiel says nothing of its types
    """OpenSpiel's search, stopped by the clock."""

    def __init__(self, evaluator: Evaluator, milliseconds: int, seed: int) -> None:
        dice = np.random.RandomState(seed)
        game = pyspiel.load_game(GAME)
        super().__init__(game, evaluator, EXPLORATION, FEWEST_SIMULATIONS, random_state=dice)
        self.seconds: Final = milliseconds / 1000
        self.tally: Final = Tally()

    def run_search(self, state: TitleState) -> list[tuple[int, float]]:
        self.reset()
        self._root_node = self.create_new_node(state)
        end = perf_counter() + self.seconds
        simulations = 0
        while perf_counter() < end or simulations < FEWEST_SIMULATIONS:
            self.run_simulation(self.sample_root_state(state))
            simulations += 1
        self.tally.simulations += simulations
        self.tally.decisions += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy

    def choose(self, state: TitleState) -> int:
        legal: list[int] = state.legal_actions()
        return legal[0] if len(legal) == 1 else int(self.step(state))


class EngineRollout(RandomRolloutEvaluator):  # type: ignore[misc]
    """The same random play-outs, without OpenSpiel's states between the actions."""

    def evaluate(self, state: TitleState) -> Any:
        assert state.moment is not None
        world = state.moment.state.clone()
        draw = self._random_state.random_sample
        while not world.is_over:
            seat = world.awaited()[0]
            options = world.options(seat)
            world.apply(seat, options[int(draw() * len(options))])
        return np.array(rewards_of(world, is_against_automa=False))


def run(games: int, milliseconds: int, as_json: bool) -> int:
    report = {rival: match(rival, games, milliseconds) for rival in RIVALS}
    if as_json:
        print(json.dumps({"build": "compiled" if is_compiled() else "interpreted", **report}, indent=2))
    else:
        _print_report(report, milliseconds)
    return 0


def match(rival: str, games: int, milliseconds: int) -> dict[str, Any]:
    """Our wins, and how many simulations a decision both searches had time for."""
    dice = np.random.RandomState(games)
    evaluator = RandomRolloutEvaluator(1, dice) if rival == RIVALS[0] else EngineRollout(1, dice)
    ours, theirs = Ours(milliseconds, games), Theirs(evaluator, milliseconds, games)
    wins = 0.0
    for number in track(range(games), rival, console=Console(stderr=True)):
        seat = number % 2
        wins += (1 + play(ours, theirs, seat, number // 2)) / 2
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "share": wins / games,
        "interval": [low, high],
        "our_simulations": ours.tally.mean(),
        "their_simulations": theirs.tally.mean(),
    }


def play(ours: Ours, theirs: Theirs, seat: int, number: int) -> float:
    """One game with ours on this seat: 1 if it wins, -1 if it loses."""
    rolls = Random(number)
    state = pyspiel.load_game(GAME).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rolls.choice(state.legal_actions()))
        else:
            player = ours if state.current_player() == seat else theirs
            state.apply_action(player.choose(state))
    return float(state.returns()[seat])


def _print_report(report: dict[str, Any], milliseconds: int) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    print(f"two-player Condottiere, {milliseconds} ms a decision, {build}; ours against OpenSpiel's ISMCTS")
    for rival, found in report.items():
        low, high = found["interval"]
        print(f"  {rival}: {found['wins']:g} of {found['games']} won, {found['share']:.1%} ({low:.1%} to {high:.1%})")
        print(f"    simulations a decision: ours {found['our_simulations']:.0f}, its {found['their_simulations']:.0f}")
