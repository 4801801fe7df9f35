"""How a game of Condottiere is likely to end, seen between two battles."""

from math import exp
from typing import Final, final

from casusbelli.bots.condottiere.outlook import WORTH
from casusbelli.bots.condottiere.prospects import kingdom_lack
from casusbelli.bots.ismcts.judge import Judge
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State
from casusbelli.games.condottiere.actions import PASS
from casusbelli.games.condottiere.deck import STRENGTH
from casusbelli.games.condottiere.resolution import regions_needed
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import CHOOSE_REGION, TURN
from casusbelli.games.condottiere.strength import totals

# What a seat's chances grow with: fitted to who won 1,500 games of heuristic bots for two to six.
LACKED: Final[list[float]] = [4.0, 1.0, 0.25, -0.45, -0.75]  # by the number of regions that it lacks
REGION: Final = 0.64
CARD: Final = 0.055
STRENGTH_IN_HAND: Final = 0.045
POINT: Final = 0.25

# How often of a hundred a seat stops in a play-out.
STOPS_AHEAD: Final = 70
STOPS_HOPELESS: Final = 85
STOPS_BEHIND: Final = 15


@final
class CondottiereJudge(Judge):
    """Counts what is on the map and what is in the hands."""

    def play_on(self, state: State, seat: int, stream: Stream) -> Action:
        assert isinstance(state, CondottiereState)
        assert state.top is not None
        if state.top.step != TURN:
            return self.heuristic.choose(state, seat, stream)
        return _quick_turn(state, seat, stream)

    def is_quiet(self, state: State) -> bool:
        return state.top is not None and state.top.step == CHOOSE_REGION

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, CondottiereState)
        return _likely([_promise(state, seat) for seat in range(state.seats)])


def _quick_turn(state: CondottiereState, seat: int, stream: Stream) -> Action:
    """Stop when ahead or hopeless, most of the time; else any card."""
    options = state.options(seat)
    strengths = totals(state.companies)
    mine = strengths[seat]
    strengths[seat] = -1
    rival = max(strengths)
    if mine > rival:
        stops = STOPS_AHEAD
    elif mine + sum([STRENGTH[card] for card in state.hands[seat]]) <= rival:
        stops = STOPS_HOPELESS
    else:
        stops = STOPS_BEHIND
    if options[-1] is PASS and stream.below(100) < stops:
        return PASS
    return options[stream.below(len(options))]


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
