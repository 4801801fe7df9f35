"""What land brings to the power that holds it: money by taxation, influence by expansion."""

from typing import Final

from casusbelli.core.state import Procedure, Step
from casusbelli.games.coalitions.board import DISPUTED, HOME, NOBODY, UNDISPUTED
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import check_influence, gain_influence
from casusbelli.games.coalitions.parts import NEUTRAL
from casusbelli.games.coalitions.standing import POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import EXPAND, TAX

# Taxation and trade.


def income(state: CoalitionsState, power: int) -> int:
    """Own homes, undisputed land and disputed land without the own stripe; a neutral power takes it twice."""
    board = state.board
    total = 0
    for place, kind in enumerate(board.kind):
        value = board.value[place]
        if value == 0 or state.control(place) != power:
            continue
        if kind == HOME:
            total += value if board.home[place] == power else 0  # COA-7.2.1 COA-7.2.2
        elif kind == UNDISPUTED or (kind == DISPUTED and not (board.claims[place] >> power) & 1):
            total += value
    return total * 2 if state.status[power] == NEUTRAL else total  # COA-7.2.3 COA-6.6.4


def trade(state: CoalitionsState, power: int) -> int:
    """A coin for each port that no enemy of the power controls."""
    lost = 0
    for port in state.board.ports:
        owner = state.control(port)
        if owner != NOBODY and (state.enemies[power] >> owner) & 1:
            lost += 1
    return len(state.board.ports) - lost  # COA-7.2.5 COA-7.2.6 COA-12.3.6


class Tax(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        if state.player[power] == NOBODY and not state.is_automa(power):
            return  # COA-11.6.1
        amount = income(state, power)
        state.money[power] += amount  # COA-7.2.4
        tell(state, "taxed", power, count=amount)
        if power == state.rules.trader:
            gain = trade(state, power)
            state.money[power] += gain
            tell(state, "traded", power, count=gain)


# Expand influence.


def expansion(state: CoalitionsState, power: int) -> int:
    """The influence that the next expansion brings; the crown is all that a minor power can bring to its controller."""
    land = 0 if state.is_minor(power) else worth_of_land(state, power)  # COA-7.5.3 COA-11.5.4
    return land + (state.rules.crown if state.emperor == power else 0)  # RDE-9.7.4 RDE-12.4.5


def worth_of_land(state: CoalitionsState, power: int) -> int:
    """What the power's garrisons on land that it claims bring, and usually those on homes of others."""
    board = state.board
    total = 0
    for place, garrison in enumerate(state.garrison):
        if garrison != power:
            continue
        is_foreign_home = board.kind[place] == HOME and board.home[place] != power
        if (is_foreign_home and state.rules.counts_foreign_homes) or (board.claims[place] >> power) & 1:
            total += board.value[place]  # COA-7.5.1 COA-12.3.5 COA-12.4.4
    return total


class Expand(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        amount = expansion(state, power)
        if state.controller[power] == NOBODY or (state.is_minor(power) and amount == 0):
            return
        tell(state, "expanded", power, count=amount)
        gain_influence(state, state.controller[power], amount)  # COA-7.5.2
        check_influence(state)


REVENUE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (TAX, Tax("tax", "COA-7.2.1", argument=POWER)),
    (EXPAND, Expand("expand", "COA-7.5.1", argument=POWER)),
]
