"""Which general Napoleon takes for a territory, and how his generals are filled up."""

from typing import Final

from casusbelli.games.coalitions.board import NOBODY, OFF_MAP, UNDISPUTED, UNUSED
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState

# Where a general may be taken from, first to last. COA-12.6.2 COA-12.8.5
FROM_OFF_MAP: Final = 0
FROM_HOME: Final = 1
FROM_PARIS: Final = 2
FROM_UNDISPUTED: Final = 3
FROM_UNCLAIMED: Final = 4  # disputed, without a blue stripe
FROM_FOREIGN_HOME: Final = 5
FROM_CLAIMED: Final = 6
SOURCES: Final = ("off-map", "home", "paris", "undisputed", "unclaimed", "foreign-home", "claimed")

# A rank is the source, then the distance, then the value: the lowest is taken. COA-R63
SOURCE_WEIGHT: Final = 10000
DISTANCE_WEIGHT: Final = 100


def source_of(state: CoalitionsState, place: int) -> int:
    board = state.board
    if place == OFF_MAP:
        return FROM_OFF_MAP
    if place == board.capital[FRANCE]:
        return FROM_PARIS
    if board.home[place] == FRANCE:
        return FROM_HOME
    if board.home[place] != NOBODY:
        return FROM_FOREIGN_HOME
    if board.kind[place] == UNDISPUTED:
        return FROM_UNDISPUTED
    return FROM_CLAIMED if (board.claims[place] >> FRANCE) & 1 else FROM_UNCLAIMED


def candidates(state: CoalitionsState, target: int, reserved: int, is_race: bool) -> list[int]:
    """The French generals, all equally fit, of whom one is to be sent to a territory; empty if there is none.

    `reserved` (a mask) are those who may not be taken. In a race no general leaves a French home.
    """
    best = -1
    found: list[int] = []
    for general in state.rules.generals[FRANCE]:
        place = state.place[general]
        if place == UNUSED or (reserved >> general) & 1:
            continue
        source = source_of(state, place)
        if source == FROM_OFF_MAP:
            return [general]  # one off the map is like another
        if is_race and source in (FROM_HOME, FROM_PARIS):
            continue  # COA-12.8.5
        rank = source * SOURCE_WEIGHT + state.board.land_steps[place][target] * DISTANCE_WEIGHT
        if source != FROM_HOME:
            rank += state.board.value[place]
        if best < 0 or rank < best:
            best = rank
            found = []
        if rank == best:
            found.append(general)
    return found


def french_general_on(state: CoalitionsState, place: int) -> int:
    """The French general on a territory, or NOBODY."""
    if state.occupants[place] & state.rules.general_mask[FRANCE]:
        for general in state.rules.generals[FRANCE]:
            if state.place[general] == place:
                return general
    return NOBODY


def has_coalition_pieces(state: CoalitionsState, place: int) -> bool:
    """True where the Grand Coalition has a general or a garrison."""
    garrison = state.garrison[place]
    return garrison not in (NOBODY, FRANCE) or state.occupants[place] & ~state.rules.general_mask[FRANCE] != 0


def send(state: CoalitionsState, general: int, target: int) -> None:
    """Place a French general, whatever the way, and fill him up; garrisons stay where he was."""
    origin = state.place[general]
    state.put(general, target)  # COA-12.6.1 COA-12.6.5
    state.placed |= 1 << general  # COA-12.6.3
    tell(state, "napoleon-sent", FRANCE, general=general, territory=target, origin=origin)
    fill(state, general, state.tokens_left(FRANCE))


def fill(state: CoalitionsState, general: int, most: int) -> int:
    """Bring a general to three troops, or as near as `most` allows; how many he got."""  # COA-12.6.6 COA-R64
    added = min(MOST_TROOPS - state.troops[general], most)
    if added > 0:
        state.troops[general] += added
        tell(state, "napoleon-filled", FRANCE, general=general, count=added)
    return max(added, 0)
