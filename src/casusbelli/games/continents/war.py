"""War and peace between pairs of players."""

from casusbelli.games.continents.events import tell
from casusbelli.games.continents.state import ContinentsState


def start_war(state: ContinentsState, seat: int, other: int) -> None:
    """The first attack starts it; nothing happens against oneself or those who are no players."""  # SIX-22.2
    if other < 0 or other == seat or state.at_war(seat, other):
        return
    state.war[seat] |= 1 << other
    state.war[other] |= 1 << seat
    state.forget_links()
    tell(state, "war", seat, other=other)


def end_war(state: ContinentsState, seat: int, other: int) -> None:
    state.war[seat] &= ~(1 << other)
    state.war[other] &= ~(1 << seat)
    state.forget_links()
