"""How strong the bots of a match are beside one another (openskill, Plackett and Luce)."""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from casusbelli.arena.intervals import NORMAL_95
from casusbelli.arena.match import Match, Result
from casusbelli.arena.summary import labels

NO_DRIFT: Final = 0.0  # bots do not change during a match


class Rating(NamedTuple):
    name: str
    strength: float
    low: float
    high: float


def rate(match: Match, results: list[Result]) -> list[Rating]:
    """A rating for each bot, the strongest first; none where all win or lose together."""
    model = PlackettLuce(tau=NO_DRIFT)
    teams = [[model.rating(name=name)] for name in labels(match.bots)]
    is_rated = False
    for result in results:
        if len(set(result.shares)) > 1:
            is_rated = True
            teams = model.rate(teams, scores=list(result.shares))
    if not is_rated:
        return []
    rated = [_rating(str(team[0].name), team[0].mu, team[0].sigma) for team in teams]
    return sorted(rated, key=lambda rating: -rating.strength)


def _rating(name: str, strength: float, doubt: float) -> Rating:
    return Rating(name, strength, strength - NORMAL_95 * doubt, strength + NORMAL_95 * doubt)
