"""Who has won."""

from casusbelli.games.coalitions.board import DISPUTED
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.state import CoalitionsState


def end_game(state: CoalitionsState, powers: list[int]) -> None:
    """The players of these powers win."""
    state.top = None
    state.winners = sorted([state.player[power] for power in powers])
    for power in powers:
        tell(state, "won", power, count=state.influence[power])


def leading_powers(state: CoalitionsState, influence: list[int]) -> list[int]:
    """The major powers with the most influence after all tie-breaks; more than one share the victory."""
    best: list[int] = []
    found: list[int] = []
    for power in range(state.rules.count):
        if state.is_minor(power):
            continue
        merits = [influence[power], disputed_value(state, power), state.morale[power]]  # COA-3.3.1 COA-3.3.2
        if not found or merits > best:
            best = merits
            found = [power]
        elif merits == best:
            found.append(power)  # COA-3.3.3
    return found


def disputed_value(state: CoalitionsState, power: int) -> int:
    """All disputed territories that the power itself controls, its stripe or not."""  # COA-R6
    total = 0
    for place, garrison in enumerate(state.garrison):
        if garrison == power and state.board.kind[place] == DISPUTED:
            total += state.board.value[place]
    return total
