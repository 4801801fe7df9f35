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


def choose_capital(state: ContinentsState, options: list[Action], stream: Stream) -> Action:
    """One of those with the most land of their own when the others have settled where there is room."""
    capitals = [capital for capital in state.capital if capital != NOWHERE]
    to_come = state.seats - len(capitals) - 1
    rooms = [_room_in_the_end(capitals, option.value, to_come) for option in options]
    best = max(rooms)
    good = [option for option, room in zip(options, rooms, strict=True) if room >= NEARLY_BEST * best]
    return good[stream.below(len(good))]


def _room_in_the_end(capitals: list[int], place: int, to_come: int) -> float:
    """What is left of the room around a place after so many others have chosen the roomiest ones."""
    settled = [*capitals, place]
    for _ in range(to_come):
        free = [other for other in range(TERRITORIES) if min([DISTANCES[other][taken] for taken in settled]) > 1]
        rooms = [_room(settled, other) for other in free]
        settled.append(free[rooms.index(max(rooms))])
    settled.remove(place)
    return _room(settled, place)


def _room(capitals: list[int], place: int) -> float:
    """The land that is nearer to the place than to any of the capitals."""
    room = 0.0
    for territory in range(TERRITORIES):
        distance = DISTANCES[place][territory]
        if distance >= len(REACH):
            continue
        rival = min([DISTANCES[capital][territory] for capital in capitals], default=TERRITORIES)
        if distance < rival:
            room += REACH[distance]
        elif distance == rival:
            room += REACH[distance] / 2
    nearest = min([DISTANCES[capital][place] for capital in capitals], default=FAR_AWAY)
    return room - len(NEIGHBOURS[place]) - CROWDED * max(0, FAR_AWAY - nearest)  # every border must be watched
