"""Long random play: every title, number of seats and combination of variants through the conformance checks.

Then a million deals: what a seat receives stays the same when all that it cannot see is dealt anew.
"""

import argparse
import itertools
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from casusbelli.core import FIRST_RULESET, Chance, Mistake, Setup, Title, titles
from casusbelli.core.conformance import Failure, check_deals, check_random_games

GAMES = defaultdict(
    lambda: 20_000,
    {"condottiere": 200_000, "coalitions": 50_000, "raison-detat": 30_000, "realpolitik": 30_000},
)
DEALS = 1_000_000  # over all titles
DEALS_BATCH = 2_000
BATCH = 200
BATCHES_PER_LINE = 25
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
        ruleset = chance.randint(FIRST_RULESET, title.ruleset)
        setup = Setup(title.id, seats, options, chance.getrandbits(128), ruleset)
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


def deal_batch(title_index: int, first: int) -> tuple[int, str]:
    """Deals checked, a few more than a batch, and the failure if there was one."""
    title = titles()[title_index]
    deals = 0
    try:
        for seed in itertools.count(first):  # a short game may bring no deal at all
            setup = random_setup(title, seed)
            deals += check_deals(title, setup, Chance(setup.seed).stream("deals"))
            if deals >= DEALS_BATCH:
                break
    except Failure as failure:
        return 0, f"{title.id}: {failure}"
    return deals, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="games per title")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals over all titles")
    parser.add_argument("--title", choices=[title.id for title in titles()], help="only this one")
    parser.add_argument("--seed", type=int, default=1_000_000)
    arguments = parser.parse_args()
    chosen = [number for number, title in enumerate(titles()) if arguments.title in (None, title.id)]
    games = [
        (number, arguments.seed + first)
        for number in chosen
        for first in range(0, GAMES[titles()[number].id] if arguments.games is None else arguments.games, BATCH)
    ]
    deals = [
        (number, arguments.seed + first)
        for number in chosen
        for first in range(0, arguments.deals // len(chosen), DEALS_BATCH)
    ]
    with ProcessPoolExecutor() as workers:
        for work, batches, unit in ((play_batch, games, "decisions"), (deal_batch, deals, "deals")):
            if not run(workers, work, batches, unit):
                workers.shutdown(cancel_futures=True)
                return 1
    return 0


def run(
    workers: ProcessPoolExecutor, work: Callable[[int, int], tuple[int, str]], batches: list[tuple[int, int]], unit: str
) -> bool:
    """Do all batches, telling now and then how far it is; False at the first failure."""
    start = time.monotonic()
    total = 0
    for done, (count, failure) in enumerate(workers.map(work, *zip(*batches, strict=True)) if batches else (), 1):
        if failure:
            print(failure)
            return False
        total += count
        if done % BATCHES_PER_LINE == 0 or done == len(batches):
            print(
                f"{done:,} of {len(batches):,} batches, {total:,} {unit}, {time.monotonic() - start:.0f} s", flush=True
            )
    print(f"{total:,} {unit} passed, 0 failed", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
