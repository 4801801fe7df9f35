"""Which title is seen by what."""

from casusbelli.core.mistake import Mistake
from casusbelli.core.state import State
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.continents.state import ContinentsState
from casusbelli.sight.coalitions import CoalitionsSight
from casusbelli.sight.condottiere import CondottiereSight
from casusbelli.sight.continents import ContinentsSight
from casusbelli.sight.sheet import Sight


def sight_of(state: State) -> Sight:
    """How the seats of a game see it; the same for all games of one setup."""
    if isinstance(state, CondottiereState):
        return CondottiereSight(state.seats)
    if isinstance(state, CoalitionsState):
        return CoalitionsSight(state.rules, state.seats)
    if isinstance(state, ContinentsState):
        return ContinentsSight(state.seats)
    raise Mistake("no-sight", {})
