"""How sure may one be? Intervals of 95 % for shares of wins."""

from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054
STUDENT_95: Final = {1: 12.706, 2: 4.303}


class Interval(NamedTuple):
    share: float
    low: float
    high: float


def wilson(wins: float, games: float, quantile: float = NORMAL_95) -> tuple[float, float]:
    """The interval of Wilson for a share of wins in independent games."""
    share = wins / games
    weight = quantile**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = quantile * sqrt(max(0.0, share * (1 - share)) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def clustered(wins: dict[int, tuple[float, int]]) -> Interval:
    """The interval for games that come in cycles: the wins and games of each.

    The games of a cycle share their shuffles, so only cycles are independent. How much the cycles differ tells how
    many independent games the match is worth; Wilson's interval is taken for so many, with Student's quantile because
    the difference itself is estimated.
    """
    games = sum([count for _, count in wins.values()])
    won = sum([won for won, _ in wins.values()])
    share = won / games
    cycles = len(wins)
    squares = sum([(won - share * count) ** 2 for won, count in wins.values()])
    if cycles in (1, games) or squares < 1e-9 * games:
        return Interval(share, *wilson(won, games))
    variance = squares / games**2 * cycles / (cycles - 1)
    worth = share * (1 - share) / variance
    return Interval(share, *wilson(share * worth, worth, student(cycles - 1)))


def student(freedom: int) -> float:
    """Student's quantile for 95 %, by the expansion of Cornish and Fisher; exact enough from three degrees on."""
    if freedom in STUDENT_95:
        return STUDENT_95[freedom]
    z = NORMAL_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
