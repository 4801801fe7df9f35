"""What things are worth. Everything counts in hundredths of a point of influence."""

from math import erf, exp, sqrt
from typing import Final

INFLUENCE: Final = 100.0
VICTORY: Final = 900.0
MONEY: Final = 14.0
MORALE: Final = 13.0  # at a middling level
CARD: Final = 9.0  # in a middling hand
TROOP: Final = 14.0
GENERAL: Final = 20.0
CAPITAL: Final = 40.0  # beyond its taxes

LASTING: Final = 1.4  # how many times land is expected to score before it is lost
LASTING_ABROAD: Final = 0.95  # a home of another power: it is retaken soon, or given back in a peace
AVERAGE_CARD: Final = 3.0
SPREAD_OF_CARD: Final = 2.0  # the variance of one card


def chance_of(lead: float, variance: float) -> float:
    """How likely a sum with this mean and variance is above zero."""
    return 0.5 * (1.0 + erf(lead / sqrt(2.0 * variance)))


def logistic(lead: float) -> float:
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))


def average_of_best(count: int, hand: int) -> float:
    """The mean of the best cards of a hand that nobody sees."""
    if count <= 0:
        return 0.0
    return AVERAGE_CARD + 1.7 * (hand - count) / (hand + 1.0)


def price_of_morale(morale: int) -> float:
    """The last points are dear, the first cheap."""
    if morale <= 2:
        return MORALE * 1.7
    if morale <= 5:
        return MORALE * 1.2
    if morale <= 9:
        return MORALE * 0.8
    return MORALE * 0.45 if morale <= 12 else MORALE * 0.2


def price_of_card(hand: int, limit: int) -> float:
    """A full hand will lose cards anyway."""
    if hand >= limit:
        return CARD * 0.2
    return CARD * 0.6 if hand * 2 > limit else CARD
