"""What the powers of the Grand Coalition do otherwise than in Coalitions."""

from casusbelli.core.state import Procedure
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.movement import begin_movement, end_movement
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.revenue import expansion
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import AUTOMA_PARIS


class Expand(Procedure[CoalitionsState]):
    """Land that is claimed brings money, not influence."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        amount = expansion(state, argument)
        state.money[argument] += amount
        tell(state, "grand-coalition-paid", argument, count=amount)


class Movement(Procedure[CoalitionsState]):
    """France has the morale that an arbiter would gain."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        begin_movement(state, argument)
        change_morale(state, FRANCE, 1)


class EndMovementTurn(Procedure[CoalitionsState]):
    """There is no arbiter who could allow another."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        end_movement(state)
        state.run(AUTOMA_PARIS)  # COA-12.2.1 COA-R71
