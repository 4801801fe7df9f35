"""Six Continents as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import Event
from casusbelli.core.state import Json, State
from casusbelli.core.title import Option, Setup, Title
from casusbelli.games.continents import knowledge, position, turn, view
from casusbelli.games.continents.actions import ACTIONS
from casusbelli.games.continents.citations import law_of_question
from casusbelli.games.continents.decisions import STEPS
from casusbelli.games.continents.state import ContinentsState


class Continents(Title):
    """The world game for 2 to 6 players."""

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = ContinentsState()
        state.sink = sink
        self.enact(state, setup.ruleset, setup.options)
        state.steps = STEPS
        state.actions = ACTIONS
        state.set_sheets(setup.seats)
        state.chance = Chance(setup.seed)
        state.limit = int(self.value(setup, "rounds"))
        turn.set_up(state)
        state.advance()
        return state

    def read_position(self, text: str) -> State:
        return position.read_position(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, ContinentsState)
        return position.write_position(state)

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, ContinentsState)
        return view.view(state, seat)

    def determinize(self, state: State, seat: int, stream: Stream) -> State:
        assert isinstance(state, ContinentsState)
        return knowledge.determinize(state, seat, stream)

    def cite(self, state: State, rule: str, reason: str) -> str:
        assert isinstance(state, ContinentsState)
        return rule if reason else law_of_question(state, rule)


CONTINENTS: Final = Continents(
    id=position.TITLE,
    prefix="SIX",
    seats=(2, 6),  # SIX-2.1
    options=(Option("rounds", "20", minimum=0, maximum=99),),  # SIX-23.3: 0 for no limit
    actions=ACTIONS,
)
