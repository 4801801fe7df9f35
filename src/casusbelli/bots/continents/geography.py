"""How far territories are from one another, and where a capital has room to grow."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES
from casusbelli.games.continents.state import ContinentsState

REACH: Final = [0, 6, 4, 2, 1]  # what land is worth to a capital so many steps away
NEARLY_BEST: Final = 0.9
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
    """One of those with the most land that is nearer to it than to any other capital."""
    rooms = [_room(state, option.value) for option in options]
    best = max(rooms)
    good = [option for option, room in zip(options, rooms, strict=True) if room >= NEARLY_BEST * best]
    return good[stream.below(len(good))]


def _room(state: ContinentsState, place: int) -> float:
    room = 0.0
    for territory in range(TERRITORIES):
        distance = DISTANCES[place][territory]
        if distance >= len(REACH):
            continue
        others = [DISTANCES[capital][territory] for capital in state.capital if capital != NOWHERE]
        rival = min(others) if others else TERRITORIES
        if distance < rival:
            room += REACH[distance]
        elif distance == rival:
            room += REACH[distance] / 2
    nearest = min([DISTANCES[capital][place] for capital in state.capital if capital != NOWHERE], default=FAR_AWAY)
    return room - len(NEIGHBOURS[place]) - CROWDED * max(0, FAR_AWAY - nearest)  # every border must be watched
