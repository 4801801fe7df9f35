"""Long random play: every title, number of seats and combination of variants through the conformance checks."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

from casusbelli.core import Mistake, Setup, Title, titles
from casusbelli.core.conformance import Failure, check_random_games

GAMES = {
    "condottiere": 200_000,
    "coalitions": 50_000,
    "raison-detat": 30_000,
    "realpolitik": 30_000,
    "continents": 20_000,
}
BATCH = 200
PACE = 500  # so many games need fewer looks at each


def random_setup(title: Title, seed: int) -> Setup:
    """A setup drawn from all that the title allows."""
    chance = Random(seed)
    while True:
        seats = chance.randint(*title.seats)
        options = {}
        for option in title.options:
            if option.choices:
                options[option.name] = chance.choice(option.choices)
            else:
                options[option.name] = str(chance.randint(option.minimum, int(option.default)))
        setup = Setup(title.id, seats, options, chance.getrandbits(128))
        try:
            title.check(setup)
        except Mistake:
            continue  # some options exclude one another
        return setup


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
    parser.add_argument("--games", type=int, help="games per title")
    parser.add_argument("--title", choices=[title.id for title in titles()], help="only this one")
    parser.add_argument("--seed", type=int, default=1_000_000)
    arguments = parser.parse_args()
    start = time.monotonic()
    played = decisions = 0
    batches = [
        (number, arguments.seed + first)
        for number, title in enumerate(titles())
        if arguments.title in (None, title.id)
        for first in range(0, arguments.games or GAMES[title.id], BATCH)
    ]
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
