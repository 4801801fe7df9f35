"""How a game of Condottiere is likely to end, seen between two battles."""

from math import exp
from typing import final

from casusbelli.bots.condottiere.outlook import WORTH
from casusbelli.bots.condottiere.prospects import standing
from casusbelli.bots.ismcts.judge import Judge
from casusbelli.core.state import State
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import CHOOSE_REGION


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
    hand = sum([WORTH[card] for card in state.hands[seat]])
    return 0.03 * standing(state, state.owner, state.papal, seat) + 0.03 * hand
