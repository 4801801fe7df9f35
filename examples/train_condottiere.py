"""A small policy learns two-player Condottiere against an opponent who plays at random, on the CPU in minutes.

Run it as a program, or cell by cell in an editor that knows `# %%`. It needs `pip install "casusbelli[research]"`.

    python examples/train_condottiere.py --games 6000 --picture training.svg
"""

# %% What is needed
import argparse
import os
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for matrices as small as these, more threads only wait
import numpy as np
from numpy.typing import NDArray

import casusbelli

Array = NDArray[Any]

# %% The policy
# For every action one row of weights: the better an observation fits it, the more likely it is chosen. What the rules
# do not allow has no chance at all.


class Policy:
    def __init__(self, actions: int, numbers: int) -> None:
        self.weights = np.zeros((actions, numbers))
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.updates = 0

    def chances(self, seen: Array, masks: Array) -> Array:
        scores = np.where(masks, seen @ self.weights.T, -np.inf)
        likely: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Array = likely / likely.sum(axis=1, keepdims=True)
        return chances

    def learn(self, gradient: Array, rate: float) -> None:
        """A step uphill, as Adam takes it."""
        self.updates += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        mean = self.mean / (1 - 0.9**self.updates)
        square = self.square / (1 - 0.999**self.updates)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def draw(chances: Array, dice: np.random.Generator) -> Array:
    """One action for every row."""
    reached: Array = chances.cumsum(axis=1) < dice.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    drawn: Array = reached.sum(axis=1)
    return drawn


# %% Training
# REINFORCE: what was done in a game becomes more likely if the game was won, less likely if it was lost. In the games
# with even numbers the policy is seat 0, in the others seat 1.


def train(games: int, at_once: int, rate: float, seed: int) -> list[bool]:
    """Play so many games and learn from each batch; returns which of them were won."""
    dice = np.random.default_rng(seed)
    tables = casusbelli.vector_env("condottiere", at_once, seats=2)
    highest = np.array(tables.highest, float)
    policy = Policy(tables.actions, len(highest))
    own_seats = np.arange(at_once) % 2
    memories: list[list[tuple[Array, Array]]] = [[] for _ in range(at_once)]
    won: list[bool] = []
    gradient = np.zeros_like(policy.weights)
    learnt_from = 0
    observation, infos = tables.reset(seed=seed)
    while len(won) < games:
        masks = observation["action_mask"].astype(bool)
        actions = draw(masks.astype(float), dice)
        own = np.flatnonzero(infos["to_play"] == own_seats)
        if len(own):
            seen = observation["observation"][own] / highest
            chances = policy.chances(seen, masks[own])
            actions[own] = draw(chances, dice)
            surprises = -chances
            surprises[np.arange(len(own)), actions[own]] += 1
            for table, sight, surprise in zip(own, seen, surprises, strict=True):
                memories[table].append((sight, surprise))
        observation, rewards, terminations, _, infos = tables.step(actions)
        for table in np.flatnonzero(terminations):
            reward = rewards[table, own_seats[table]]
            sights, surprises = (np.array(part) for part in zip(*memories[table], strict=True))
            gradient += reward * surprises.T @ sights
            memories[table] = []
            won.append(bool(reward > 0))
            learnt_from += 1
        if learnt_from >= at_once:
            policy.learn(gradient / learnt_from, rate)
            gradient[:] = 0
            learnt_from = 0
    tables.close()
    return won[:games]


# %% The learning curve


def plot(won: list[bool], block: int, path: str) -> None:
    """The share of games won, block by block, with the interval in which it lies 95 times of 100."""
    from matplotlib import pyplot

    blocks = [won[start : start + block] for start in range(0, len(won) - block + 1, block)]
    shares = np.array([np.mean(part) for part in blocks])
    margins = 1.96 * np.sqrt(shares * (1 - shares) / block)
    played = block * np.arange(1, len(blocks) + 1)
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.fill_between(played, shares - margins, shares + margins, color="#d9ebe7")
    axes.plot(played, shares, color="#0f6668")
    axes.axhline(0.5, color="#6a6d70", linestyle="--", linewidth=1)
    axes.set(xlabel="games played", ylabel="share of games won", ylim=(0, 1), title="Condottiere against random play")
    figure.savefig(path)


# %% All together


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--at-once", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default="training.svg")
    chosen = parser.parse_args()
    won = train(chosen.games, chosen.at_once, chosen.rate, chosen.seed)
    block = max(1, chosen.games // 30)
    print(
        f"won of the first {block} games: {np.mean(won[:block]):.0%}, of the last {block}: {np.mean(won[-block:]):.0%}"
    )
    plot(won, block, chosen.picture)


if __name__ == "__main__":
    main()
