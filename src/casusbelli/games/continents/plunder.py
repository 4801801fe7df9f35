"""What may be plundered."""

from typing import Final

from casusbelli.games.continents.state import NOBODY, ContinentsState

MOST_RED: Final = 5  # SIX-9.4
PLUNDER_RED: Final = 2  # SIX-9.3


def is_capital(state: ContinentsState, territory: int) -> bool:
    return state.capital_of[territory] != NOBODY


def may_plunder(state: ContinentsState, territory: int) -> bool:
    return not is_capital(state, territory) and state.red[territory] <= MOST_RED - PLUNDER_RED  # SIX-9.4 SIX-9.6
