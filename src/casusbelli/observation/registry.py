"""Which title is seen by what."""

from casusbelli.core.mistake import Mistake
from casusbelli.core.state import State
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.continents.state import ContinentsState
from casusbelli.observation.coalitions import CoalitionsObservation
from casusbelli.observation.condottiere import CondottiereObservation
from casusbelli.observation.continents import ContinentsObservation
from casusbelli.observation.sheet import Observation


def observation_of(state: State) -> Observation:
    """How the seats of a game see it; the same for all games of one setup."""
    if isinstance(state, CondottiereState):
        return CondottiereObservation(state.seats)
    if isinstance(state, CoalitionsState):
        return CoalitionsObservation(state.rules, state.seats)
    if isinstance(state, ContinentsState):
        return ContinentsObservation(state.seats)
    raise Mistake("no-observation", {})
