"""Long random play: every title, number of seats and combination of variants through the conformance checks."""

import argparse
import itertools
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

from casusbelli.core import Setup, Title, titles
from casusbelli.core.conformance import Failure, check_random_games

BATCH = 200
PACE = 500  # so many games need fewer looks at each


def random_setup(title: Title, seed: int) -> Setup:
    """A setup drawn from all that the title allows."""
    chance = Random(seed)
    seats = chance.randint(*title.seats)
    options = {}
    for option in title.options:
        if option.choices:
            options[option.name] = chance.choice(option.choices)
        else:
            options[option.name] = str(chance.randint(option.minimum, int(option.default)))
    return Setup(title.id, seats, options, chance.getrandbits(128))


def play_batch(title_index: int, first: int) -> tuple[int, str]:
    """Decisions played, and the failure if there was one."""
    title = titles()[title_index]
    try:
        setups = [random_setup(title, seed) for seed in range(first, first + BATCH)]
        return check_random_games(title, setups, pace=PACE), ""
    except Failure as failure:
        return 0, f"{title.id}: {failure}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="games per title")
    parser.add_argument("--seed", type=int, default=1_000_000)
    games = parser.parse_args().games
    first = parser.parse_args().seed
    start = time.monotonic()
    played = decisions = 0
    batches = itertools.product(range(len(titles())), range(first, first + games, BATCH))
    with ProcessPoolExecutor() as workers:
        for count, failure in workers.map(play_batch, *zip(*batches, strict=True)):
            decisions += count
            played += BATCH
            if failure:
                print(failure)
                workers.shutdown(cancel_futures=True)
                return 1
            if played % 5000 == 0:
                print(f"{played:,} games, {decisions:,} decisions, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{played} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
