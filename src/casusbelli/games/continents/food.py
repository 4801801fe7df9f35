"""Food is a balance at the end of the turn, not a stock (SIX-14.1)."""

from casusbelli.games.continents.connection import working_ports
from casusbelli.games.continents.prices import FARM, GRANARY
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.tables import SEVERE_WINTER


def demand(state: ContinentsState, seat: int) -> int:
    return state.owned(seat)  # SIX-14.2


def supply(state: ContinentsState, seat: int) -> int:
    return sum([amount for _, _, amount in food_lines(state, seat)])


def food_lines(state: ContinentsState, seat: int) -> list[tuple[str, int, int]]:
    """Each source of food: its name, how many there are, what they supply."""  # SIX-14.3
    capitals = farms = granaries = 0
    for territory in state.held[seat]:
        if state.capital_of[territory] != NOBODY:
            capitals += 1  # SIX-3.11
        elif state.owner[territory] == seat:
            farms += state.main[territory] == FARM
            granaries += state.main[territory] == GRANARY
    boats = state.boats[seat]
    catch = boats if boats and working_ports(state, seat) else 0  # SIX-17.3
    farm_food = 0 if state.weather == SEVERE_WINTER else farms  # SIX-12.9
    return [
        ("capitals", capitals, (3 if state.three else 2) * capitals),  # SIX-24.6
        ("farms", farms, farm_food),
        ("granaries", granaries, 2 * granaries),  # SIX-4.9
        ("boats", boats, catch),  # SIX-17.2
        ("burnt", state.burnt[seat], -state.burnt[seat]),  # SIX-20.13
    ]
