"""Intervals hold what they promise, also where games come in pairs."""

from random import Random

import pytest

from casusbelli.arena.intervals import clustered, student, wilson


def test_the_interval_of_wilson() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_student_s_quantile() -> None:
    assert student(1) == pytest.approx(12.706, abs=0.01)
    assert student(3) == pytest.approx(3.182, abs=0.03)
    assert student(5) == pytest.approx(2.571, abs=0.01)
    assert student(30) == pytest.approx(2.042, abs=0.001)


def test_independent_games_have_the_interval_of_wilson() -> None:
    found = clustered({game: (float(game % 4 == 0), 1) for game in range(100)})
    assert (found.low, found.high) == wilson(25, 100)


def test_luck_that_seats_share_out_narrows_the_interval() -> None:
    """Who holds the good cards wins, and everybody holds them once: the bots are known to be equal."""
    paired = clustered({cycle: (1.0 if cycle % 10 else float(cycle % 20 == 0) * 2, 2) for cycle in range(60)})
    low, high = wilson(60, 120)
    assert paired.share == pytest.approx(0.5)
    assert paired.high - paired.low < (high - low) / 2


def test_luck_that_repeats_widens_the_interval() -> None:
    repeated = clustered({cycle: (4.0 * (cycle % 2), 4) for cycle in range(30)})
    low, high = wilson(60, 120)
    assert repeated.high - repeated.low > 1.7 * (high - low)


def test_nothing_lost_is_not_certainty() -> None:
    assert clustered(dict.fromkeys(range(10), (2.0, 2)))[1:] == wilson(20, 20)
    assert clustered({0: (1.0, 3)})[1:] == wilson(1, 3)


@pytest.mark.parametrize("cycles", [8, 40])
def test_nineteen_of_twenty_intervals_hold_the_truth(cycles: int) -> None:
    random = Random(7)
    held = 0
    for _ in range(600):
        chances = [random.choice((0.1, 0.3, 0.8)) for _ in range(cycles)]
        wins = {
            cycle: (float(sum([random.random() < chance for _ in range(3)])), 3) for cycle, chance in enumerate(chances)
        }
        found = clustered(wins)
        held += found.low <= 0.4 <= found.high
    assert held >= 600 * 0.93
