"""What a title tells the search about its states."""

from typing import Final

from casusbelli.bots.bot import Bot
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State
from casusbelli.core.subclass import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The title's heuristic suggests actions and plays on to a quiet state, whose outcome the judge estimates."""

    def __init__(self, heuristic: Bot, horizon: int = 1) -> None:
        self.heuristic: Final = heuristic
        self.horizon: Final = horizon  # at which quiet state, counted from the end of the tree, a play-out stops

    def candidates(self, state: State, seat: int, favourite: Action) -> list[Action]:
        """The options worth trying, the heuristic's favourite first; it stands alone where nothing else is."""
        return [favourite, *[option for option in state.options(seat) if option is not favourite]]

    def play_on(self, state: State, seat: int, stream: Stream) -> Action:
        """What the seat does in a play-out: the heuristic's choice, unless the title has a quicker way."""
        return self.heuristic.choose(state, seat, stream)

    def is_quiet(self, state: State) -> bool:
        """Whether the outcome can be estimated here: nothing is half done."""
        return False

    def shares(self, state: State) -> list[float]:
        """Each seat's expected part of the victory in a game that is not over."""
        return [1.0 / state.seats] * state.seats


def final_shares(state: State) -> list[float]:
    """The parts of the victory when the game is over; nobody has any if nobody won."""
    return [1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]
