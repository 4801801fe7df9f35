"""How far territories are from one another, and where a capital has room to grow."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES
from casusbelli.games.continents.state import ContinentsState

REACH: Final = [0, 6, 4, 2, 1]  # what land is worth to a capital so many steps away
NEARLY_BEST: Final = 0.8
FAR_AWAY: Final = 4  # steps to the next capital that keep walkers off the own one for a while
CROWDED: Final = 3

# Who settles last, by what won 1,600 games in which he sat down anywhere: land in reach counts 1.
STEP_AWAY: Final = 6.0  # from the next capital
BORDER: Final = 1.5
NEARLY_AS_GOOD: Final = 1.5


def _distances_from(start: int) -> list[int]:
    found = [TERRITORIES] * TERRITORIES
    found[start] = 0
    ring = [start]
    for place in ring:
        for near in NEIGHBOURS[place]:
            if found[near] == TERRITORIES:
                found[near] = found[place] + 1
                ring.append(near)
    return found


DISTANCES: Final[list[list[int]]] = [_distances_from(place) for place in range(TERRITORIES)]
SURROUNDINGS: Final[list[list[int]]] = [
    [other for other in range(TERRITORIES) if 0 < DISTANCES[place][other] < len(REACH)] for place in range(TERRITORIES)
]


def choose_capital(state: ContinentsState, options: list[Action], stream: Stream) -> Action:
    """One of those with the most land of their own when the others have settled where there is room.

    No such place is left for the last one: he does best in a corner next door to somebody who did not expect him.
    """
    settled = [TERRITORIES] * TERRITORIES  # how far the nearest capital is from each territory
    to_come = state.seats - 1
    for capital in state.capital:
        if capital != NOWHERE:
            settled = _settle(settled, capital)
            to_come -= 1
    if to_come:
        worths = [_room_in_the_end(settled, option.value, to_come) for option in options]
        enough = NEARLY_BEST * max(worths)
    else:
        worths = [_foothold(settled, option.value) for option in options]
        enough = max(worths) - NEARLY_AS_GOOD
    good = [option for option, worth in zip(options, worths, strict=True) if worth >= enough]
    return good[stream.below(len(good))]


def _settle(settled: list[int], capital: int) -> list[int]:
    distances = DISTANCES[capital]
    return [min(settled[place], distances[place]) for place in range(TERRITORIES)]


def _room_in_the_end(others: list[int], place: int, to_come: int) -> float:
    """What is left of the room around a place after so many others have chosen the roomiest ones."""
    settled = _settle(others, place)
    for _ in range(to_come):
        most = 0.0
        chosen = NOWHERE
        for free in range(TERRITORIES):
            if settled[free] > 1:
                room = _room(settled, free)
                if chosen == NOWHERE or room > most:
                    most, chosen = room, free
        settled = _settle(settled, chosen)
        others = _settle(others, chosen)
    return _room(others, place)


def _room(settled: list[int], place: int) -> float:
    """The land that is nearer to the place than to any capital."""
    room = 0.0
    distances = DISTANCES[place]
    for territory in SURROUNDINGS[place]:
        distance = distances[territory]
        rival = settled[territory]
        if distance < rival:
            room += REACH[distance]
        elif distance == rival:
            room += REACH[distance] / 2
    crowd = max(0, FAR_AWAY - settled[place])
    return room - len(NEIGHBOURS[place]) - CROWDED * crowd  # every border must be watched


def _foothold(settled: list[int], place: int) -> float:
    """The land two or three steps away that nobody is nearer to, with few borders, close to another capital."""
    reached = 0
    for territory, distance in enumerate(DISTANCES[place]):
        if 2 <= distance <= 3 and distance <= settled[territory]:
            reached += 1
    return reached - BORDER * len(NEIGHBOURS[place]) - STEP_AWAY * settled[place]
