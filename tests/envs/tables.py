"""Setups of all titles for the tests of environments, and random play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import casusbelli
from casusbelli.core import Chance, titles
from casusbelli.envs.aec import GameEnv
from casusbelli.envs.play import Play, setup_of

ALL = [title.id for title in titles()]

# Title, seats and options: every title with few and many seats, and every rule that hides something.
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("condottiere", 2, {}),
    ("condottiere", 4, {"points": True, "face_down": True, "recapture": True}),
    ("condottiere", 6, {"drawing_after_battle": True}),
    ("coalitions", 3, {"scenario": "1792"}),
    ("coalitions", 6, {"abilities": True}),
    ("coalitions", 1, {"mode": "empereur"}),
    ("coalitions", 4, {"mode": "empereur"}),
    ("raison-detat", 3, {}),
    ("raison-detat", 7, {"scenario": "1618"}),
    ("realpolitik", 3, {}),
    ("realpolitik", 4, {}),
    ("continents", 2, {}),
    ("continents", 3, {}),
    ("continents", 6, {}),
]
NAMED = {title for title, _, _ in SETUPS}
SETUPS += [
    (title.id, seats, {}) for title in titles() if title.id not in NAMED for seats in sorted({*title.seats_with({})})
]
NAMES = [f"{title}-{seats}" for title, seats, _ in SETUPS]


def plays(title: str, seats: int, options: dict[str, Any], plies: int, seed: int = 7) -> Iterator[Play]:
    """The same game after each of its decisions, taken at random; cards are shown now and then where one may."""
    play = Play(setup_of(title, seats, options), 1_000_000)
    play.start(seed)
    choose = Random(seed)
    for _ in range(plies):
        yield play
        if play.is_over:
            return
        asides = play.state.asides(play.seat)
        if asides and choose.random() < 0.1:
            play.state.apply(play.seat, choose.choice(asides))
        play.act(play.numbers[choose.choice(play.state.options(play.seat))])


def random_action(env: GameEnv, choose: Random) -> int:
    observation, *_ = env.last()
    return int(choose.choice(observation["action_mask"].nonzero()[0]))


def walk(env: GameEnv, decisions: int, choose: Random) -> None:
    """So many decisions at random; where a game is over, of the next one."""
    for _ in range(decisions):
        env.step(random_action(env, choose))
        if env.play.is_over:
            env.reset()


def play_to_the_end(env: GameEnv, seed: int) -> None:
    env.reset(seed=seed)
    choose = Random(seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(random_action(env, choose))


def make(title: str, seats: int, options: dict[str, Any]) -> GameEnv:
    env: GameEnv = casusbelli.env(title, seats=seats, **options)
    return env


def deal_stream(seed: int) -> Any:
    return Chance(seed).stream("deal")
