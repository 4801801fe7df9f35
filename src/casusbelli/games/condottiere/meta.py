"""Condottiere as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import Event
from casusbelli.core.state import Json, State
from casusbelli.core.title import Option, Setup, Title, flag, house_rule
from casusbelli.games.condottiere import knowledge, position, rounds, view
from casusbelli.games.condottiere.actions import ACTIONS
from casusbelli.games.condottiere.decisions import SHOW_CARD, STEPS
from casusbelli.games.condottiere.knowledge import FACE_DOWN_SHOWN
from casusbelli.games.condottiere.state import CondottiereState


class Condottiere(Title):
    """Renaissance Italy, third edition, for 2 to 6 players with five variants in any combination."""

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = CondottiereState()
        state.sink = sink
        self.enact(state, setup.ruleset, setup.options)
        state.steps = STEPS
        state.actions = ACTIONS
        state.showing = SHOW_CARD
        state.seats = setup.seats
        state.chance = Chance(setup.seed)
        for field in position.VARIANTS:
            setattr(state, field.name, self.is_on(setup, field.shown))
        state.target = int(self.value(setup, "target"))
        state.first = int(self.value(setup, "first"))
        state.scores = [0] * setup.seats
        rounds.set_up(state)
        state.advance()
        return state

    def check(self, setup: Setup) -> None:
        super().check(setup)
        Option("first", "0", maximum=setup.seats - 1).check(self.value(setup, "first"))

    def warnings(self, setup: Setup) -> list[str]:
        if self.is_on(setup, "points") and self.is_on(setup, "recapture"):
            return ["points-with-recapture"]  # CON-18.9
        return []

    def idle_options(self, setup: Setup) -> list[str]:
        is_needed = {
            "target": self.is_on(setup, "points"),  # CON-18.1
            "kingdom-bonus": self.is_on(setup, "points") and self.is_on(setup, "bigger-kingdoms"),  # CON-R48
            "tie-token": self.is_on(setup, "recapture"),  # CON-R51
        }
        return [name for name, needed in is_needed.items() if not needed]

    def read_position(self, text: str) -> State:
        return position.read_position(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, CondottiereState)
        return position.write_position(state)

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, CondottiereState)
        return view.view(state, seat)

    def determinize(self, state: State, seat: int, stream: Stream) -> State:
        assert isinstance(state, CondottiereState)
        return knowledge.determinize(state, seat, stream)


CONDOTTIERE: Final = Condottiere(
    id=position.TITLE,
    prefix="CON",
    seats=(2, 6),  # CON-1.1
    options=(
        flag("drawing-after-battle"),  # CON-17.1
        flag("points"),  # CON-18.1
        flag("bigger-kingdoms"),  # CON-19.1
        flag("recapture"),  # CON-20.1
        flag("face-down"),  # CON-21.1
        Option("target", "20", minimum=1, maximum=1000),  # CON-2.5
        Option("first", "0", maximum=5),  # CON-R36
        house_rule("kingdom-bonus", "CON-R48", ("raised", "printed")),
        house_rule("tie-token", "CON-R51", ("courtesans", "defender")),
    ),
    actions=ACTIONS,
    amendments=((2, FACE_DOWN_SHOWN),),
)
