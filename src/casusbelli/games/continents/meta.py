"""Six Continents as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import Event
from casusbelli.core.state import Json, State
from casusbelli.core.title import Option, Setup, Title
from casusbelli.games.continents import knowledge, position, turn, view
from casusbelli.games.continents.actions import ACTIONS
from casusbelli.games.continents.amendments import AMENDMENTS, DISBANDING_AT_ANY_MOMENT, LENGTH_IS_CHOSEN
from casusbelli.games.continents.citations import law_of_question
from casusbelli.games.continents.decisions import DISBANDING, STEPS
from casusbelli.games.continents.readings import CAPITAL_PORT, HOUSE_RULES, LENGTH, LENGTHS, PORT_LEVELS
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
        state.limit = self._limit(state, int(self.value(setup, "rounds")))
        turn.set_up(state)
        state.advance()
        return state

    def enact(self, state: State, ruleset: int, options: dict[str, str]) -> None:
        super().enact(state, ruleset, options)
        assert isinstance(state, ContinentsState)
        state.port_level = PORT_LEVELS[state.readings[CAPITAL_PORT]]  # SIX-R5
        state.disbanding = DISBANDING if state.amended(DISBANDING_AT_ANY_MOMENT) else None

    def _limit(self, state: ContinentsState, rounds: int) -> int:
        """A number of rounds, or what the length says; in the first ruleset 0 was no limit."""  # SIX-23.3
        is_by_length = rounds == 0 and state.amended(LENGTH_IS_CHOSEN)
        return LENGTHS[state.readings[LENGTH]] if is_by_length else rounds

    def idle_options(self, setup: Setup) -> list[str]:
        """A number of rounds leaves nothing to the length."""
        return [] if self.value(setup, "rounds") == "0" else [LENGTH]

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
    options=(Option("rounds", "0", minimum=0, maximum=99, before="20"), *HOUSE_RULES),  # SIX-23.3
    actions=ACTIONS,
    amendments=AMENDMENTS,
)
