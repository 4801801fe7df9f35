"""The world plague."""

from typing import Final

from casusbelli.games.continents.events import roll, tell
from casusbelli.games.continents.losses import lose_soldiers
from casusbelli.games.continents.state import NOBODY, ContinentsState

STREAM: Final = "plague"
LAST: Final = 4  # on this number of the marker it ends
EXPEDITION_MODIFIER: Final = 30  # SIX-19.5


def is_raging(state: ContinentsState) -> bool:
    return state.plague_origin != NOBODY


def break_out(state: ContinentsState, seat: int) -> None:
    """Brought home by an expedition."""  # SIX-19.1
    state.plague_origin = seat
    state.plague_marker = 1
    tell(state, "plague", seat)
    strike(state, seat)


def strike(state: ContinentsState, seat: int) -> None:
    lose_soldiers(state, seat, roll(state, STREAM, 10, "plague", seat))


def move_marker(state: ContinentsState) -> None:
    """When the origin's turn comes, or would have come."""  # SIX-19.3 SIX-19.6
    state.plague_marker += 1
    if state.plague_marker == LAST:
        state.plague_origin = NOBODY
        state.plague_marker = 0
        tell(state, "plague-over")


def start_of_turn(state: ContinentsState, seat: int) -> None:
    """Everybody rolls three times in all."""  # SIX-19.2 SIX-R69
    if seat == state.plague_origin:
        move_marker(state)
    if is_raging(state):
        strike(state, seat)
