"""How the players win or lose together."""

from casusbelli.core.state import Procedure
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.victory import end_game


def check_paris_taken(state: CoalitionsState) -> None:
    """After a battle and at the end of a movement turn: the players win if a general of theirs is in Paris.

    It may end the game: nothing may be put on the stack after it.
    """  # COA-12.2.1 COA-R71
    paris = state.board.capital[FRANCE]
    if state.occupants[paris] & ~state.rules.general_mask[FRANCE]:
        state.top = None
        state.winners = list(range(state.seats))
        tell(state, "empereur-won", territory=paris)


def check_france_wins(state: CoalitionsState) -> None:
    """The players lose if France has enough influence. Nothing may be put on the stack after it if they have."""
    if state.influence[FRANCE] >= state.rules.victory:  # COA-12.2.2
        state.top = None
        state.winners = []
        tell(state, "empereur-lost", FRANCE, count=state.influence[FRANCE])


class CheckRounds(Procedure[CoalitionsState]):
    """At the end of a round: after the last one that the table has agreed on nobody has won."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if 0 < state.limit <= state.round:
            end_game(state, [])


class CheckParisTaken(Procedure[CoalitionsState]):
    """After a battle and at the end of a movement turn."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        check_paris_taken(state)
