"""How a game of Condottiere is likely to end, seen between two battles."""

from math import exp
from typing import Final, final

from casusbelli.bots.condottiere.outlook import WORTH
from casusbelli.bots.condottiere.prospects import kingdom_lack
from casusbelli.bots.ismcts.judge import Judge
from casusbelli.core.state import State
from casusbelli.games.condottiere.resolution import regions_needed
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import CHOOSE_REGION

# What a seat's chances grow with: fitted to who won 1,500 games of heuristic bots for two to six.
LACKED: Final[list[float]] = [4.0, 1.0, 0.25, -0.45, -0.75]  # by the number of regions that it lacks
REGION: Final = 0.64
CARD: Final = 0.055
STRENGTH_IN_HAND: Final = 0.045
POINT: Final = 0.25


@final
class CondottiereJudge(Judge):
    """Counts what is on the map and what is in the hands."""

    def is_quiet(self, state: State) -> bool:
        return state.top is not None and state.top.step == CHOOSE_REGION

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, CondottiereState)
        return _likely([_promise(state, seat) for seat in range(state.seats)])


def _likely(promises: list[float]) -> list[float]:
    """Shares of the victory that grow with what the seats have."""
    most = max(promises)
    weights = [exp(promise - most) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


def _promise(state: CondottiereState, seat: int) -> float:
    kingdom, _ = kingdom_lack(state, state.owner, state.papal, seat)
    regions = state.owner.count(seat)
    lacked = max(0, min(kingdom, regions_needed(state) - regions, len(LACKED) - 1))
    promise = LACKED[lacked] + REGION * regions
    for card in state.hands[seat]:
        promise += CARD + STRENGTH_IN_HAND * WORTH[card]
    return promise + (POINT * state.scores[seat] if state.points else 0.0)
