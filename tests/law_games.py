"""Which law games a run plays.

The games of a law are numbered without end, and all kinds of tables come round in the order of the numbers. Every
commit plays the next few: `CASUSBELLI_SEED`, if not given the number of commits, says which, and repeats what another
run has played. `CASUSBELLI_GAMES` plays so many times as many. An interpreted engine plays one.
"""

import os
import subprocess
from pathlib import Path

from builds import IS_COMPILED

COUNT_COMMITS = ["git", "rev-list", "--count", "HEAD"]


def choose_seed() -> None:
    """Settle the seed for this process and all that it starts."""
    if "CASUSBELLI_SEED" not in os.environ:
        os.environ["CASUSBELLI_SEED"] = _commits()


def _commits() -> str:
    """How many commits lead here; sources that came without their history begin at 0."""
    try:
        counted = subprocess.run(COUNT_COMMITS, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return "0"
    return counted.stdout.strip() or "0"


def seed() -> int:
    return _number("CASUSBELLI_SEED", "0")


def numbers(games: int) -> range:
    """The numbers of this run's games of a law that plays so many in each."""
    first = games * seed()
    return range(first, first + (games * _number("CASUSBELLI_GAMES", "1") if IS_COMPILED else 1))


def _number(name: str, usual: str) -> int:
    given = os.environ.get(name, usual)
    if not given.isdecimal():
        raise SystemExit(f"{name} must be a whole number, not '{given}'.")
    return int(given)
