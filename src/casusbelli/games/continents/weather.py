"""The weather of a round."""

from typing import Final

from casusbelli.games.continents.events import roll, tell
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.tables import WEATHER_ENDS, WEATHER_NAMES, row_of

STREAM: Final = "weather"


def turn_weather(state: ContinentsState) -> None:
    """The marker goes down; at 0, and in the first round, new weather is rolled."""  # SIX-12.2 SIX-12.3
    state.weather_left -= 1
    if state.weather_left > 0:
        return
    roller = _next_roller(state)
    state.weather_roller = roller
    state.weather = row_of(WEATHER_ENDS, roll(state, STREAM, 100, "weather", roller))
    state.weather_left = roll(state, STREAM, 6, "weather-length", roller)  # SIX-R50
    tell(state, "weather", count=state.weather_left, name=f"weather:{WEATHER_NAMES[state.weather]}")


def _next_roller(state: ContinentsState) -> int:
    """The starting player first, then the next living player clockwise."""  # SIX-12.1
    return state.first if state.weather_roller == NOBODY else state.left_of(state.weather_roller)
