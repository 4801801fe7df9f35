"""How much faster is the arena on two cores than on one?"""

import json
from time import perf_counter
from typing import Final

from casusbelli.arena import Match, paired_match
from casusbelli.arena.spread import Spread, play
from casusbelli.arena.tournament import require_packages

BOTS: Final = ["heuristic"] * 4
GAMES: Final = 1000
SLICES: Final = 2
JOBS: Final = (1, 2)


def run(as_json: bool) -> int:
    """The same games on one core and on two, by turns, each time with all that it takes to begin."""
    require_packages(("joblib",))
    speeds = measure(paired_match("condottiere", BOTS, 1, {}), GAMES)
    ratio = speeds[2] / speeds[1]
    if as_json:
        print(json.dumps({"games_per_second": speeds, "ratio": ratio}))
        return 0
    for jobs, speed in speeds.items():
        print(f"arena, condottiere, {len(BOTS)} heuristic bots, {jobs} processes: {speed:.1f} games a second")
    print(f"ratio: {ratio:.2f}")
    return 0


def measure(match: Match, games: int) -> dict[int, float]:
    """Games per second by the number of processes, the best of the slices."""
    speeds = dict.fromkeys(JOBS, 0.0)
    for _ in range(SLICES):
        for jobs in JOBS:
            begun = perf_counter()
            played = len(list(play(match, list(range(games)), Spread(jobs))))
            speeds[jobs] = max(speeds[jobs], played / (perf_counter() - begun))
    return speeds
