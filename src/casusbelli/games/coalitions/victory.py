"""Who has won."""

from typing import Final

from casusbelli.core.state import Procedure, Step
from casusbelli.games.coalitions.board import DISPUTED, NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import CHECK_PARIS


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


class CheckParis(Procedure[CoalitionsState]):
    """At the end of a round: a conqueror of the prize, or the last round that the table has agreed on."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        is_last_round = 0 < state.limit <= state.round
        if reward_conquerors(state) or is_last_round:
            end_game(state, leading_powers(state, state.influence))  # COA-3.2.3


def reward_conquerors(state: CoalitionsState) -> bool:
    """True if there are any; the influence that they gain may go beyond the goal."""  # COA-3.2.2 COA-3.2.4
    found = conquerors(state)
    bonuses = [0] * state.rules.count  # one for a player
    for power in found:
        major = state.controller[power]
        bonuses[major] = max(bonuses[major], conqueror_bonus(state, power, state.status[power]))
    for power, bonus in enumerate(bonuses):
        if bonus > 0:
            state.influence[power] += bonus
            tell(state, "conquered", power, territory=state.board.capital[state.rules.prize], count=bonus)
    return len(found) > 0


def conquerors(state: CoalitionsState) -> list[int]:
    """The powers whose generals in the capital that is the prize end the game."""  # COA-3.2.1 COA-3.2.5
    rules = state.rules
    if rules.prize == NOBODY:
        return []
    occupants = state.occupants[state.board.capital[rules.prize]]
    return [
        power
        for power in range(rules.count)
        if occupants & rules.general_mask[power] and is_conqueror(state, power, state.status[power])
    ]


def is_conqueror(state: CoalitionsState, power: int, status: int) -> bool:
    """True if a general of the power in the prize ends the game, with a status that it has or may have."""  # COA-R5
    prize = state.rules.prize
    major = state.controller[power]
    if power == prize or major == NOBODY:
        return False
    if state.plays("paris", "outside") and status == state.status[prize]:
        return False
    return major != prize or state.plays("paris", "letter")


def conqueror_bonus(state: CoalitionsState, power: int, status: int) -> int:
    """What he brings his major power; that of the prize gains nothing."""  # COA-3.2.2 COA-3.2.3
    if state.controller[power] == state.rules.prize or not is_conqueror(state, power, status):
        return 0
    return state.rules.conqueror_bonus[status]


VICTORY_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [(CHECK_PARIS, CheckParis("check-paris", "COA-3.2.1"))]
