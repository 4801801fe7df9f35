"""The nearest territory that a general may go back to."""

from casusbelli.games.coalitions.amendments import STRANDED_BY_SEA
from casusbelli.games.coalitions.board import FAR
from casusbelli.games.coalitions.relations import has_foreign_general, is_closed_to
from casusbelli.games.coalitions.state import CoalitionsState


def nearest_refuges(state: CoalitionsState, general: int, ignored: int = 0) -> list[int]:
    """The territories, equally near, to which a general on the map may retreat; empty if there is none.

    The general's own power must control them; no general of his own and none of a non-ally may stand there.
    `ignored` are generals (a mask) who do not block because they leave too.
    """  # COA-9.5.1 COA-R36
    power = state.rules.general_power[general]
    found = _nearest(state, general, state.board.grey | state.allies[power] | 1 << power, ignored)
    if not found and state.amended(STRANDED_BY_SEA):
        return _nearest(state, general, state.board.owners, ignored)  # COA-9.5.3
    return found


def _nearest(state: CoalitionsState, general: int, lanes: int, ignored: int) -> list[int]:
    """Over land and the sea routes of these owners."""
    power = state.rules.general_power[general]
    steps = state.board.by_land_and_sea(lanes)[state.place[general]]
    best = FAR
    found: list[int] = []
    for place, distance in enumerate(steps):
        if 0 < distance <= best and distance < FAR and is_refuge(state, power, place, ignored):
            if distance < best:
                best = distance
                found = []
            found.append(place)
    return found


def is_refuge(state: CoalitionsState, power: int, place: int, ignored: int = 0) -> bool:
    if state.control(place) != power or state.occupants[place] & state.rules.general_mask[power]:
        return False
    if is_closed_to(state, power, place):
        return False
    if not ignored:
        return not has_foreign_general(state, power, place)
    friends = state.rules.generals_of[state.allies[power] | 1 << power]
    return state.occupants[place] & ~friends & ~ignored == 0


def why_no_refuge(state: CoalitionsState, general: int, place: int, ignored: int = 0) -> tuple[str, str]:
    """Rule and reason why a general who must retreat may not go to a territory."""
    power = state.rules.general_power[general]
    if place == state.place[general]:
        return "COA-R36", "territory-being-left"
    if state.control(place) != power:
        return "COA-9.5.1", "territory-not-controlled"
    if state.occupants[place] & state.rules.general_mask[power]:
        return "COA-9.5.1", "own-general-there"
    if is_closed_to(state, power, place):
        return "COA-R36", "closed-land"
    if not is_refuge(state, power, place, ignored):
        return "COA-9.5.1", "foreign-general-there"
    return "COA-R36", "not-the-nearest"
