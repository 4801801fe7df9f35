"""Coalitions as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.chance import Chance
from casusbelli.core.data import read_text
from casusbelli.core.event import Event
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import parse_document
from casusbelli.core.state import State
from casusbelli.core.title import Option, Setup, Title, flag
from casusbelli.games.coalitions import position
from casusbelli.games.coalitions.napoleonic.empereur.setup import set_up
from casusbelli.games.coalitions.napoleonic.naming import ask_names
from casusbelli.games.coalitions.napoleonic.ruleset import AUSTRIA, NAPOLEONIC, OTTOMAN, PRUSSIA, TITLE
from casusbelli.games.coalitions.napoleonic.table import STEPS
from casusbelli.games.coalitions.state import POWERS, CoalitionsState, empty_table
from casusbelli.games.coalitions.steps import START_ROUND

SEATS: Final = {"coalitions": (3, 6), "empereur": (1, 5)}
FEWEST_MAJORS: Final = 3
ANCHORS: Final = tuple([f"power:{power}" for power in NAPOLEONIC.powers])
EMPEREUR_SCENARIO: Final = "1805"  # COA-12.1.1
LAND_CLOSED: Final = "spain-closed"
ORIENT: Final = "armee-dorient"


class Coalitions(Title):
    """Napoleonic Europe for 3 to 6 players in seven scenarios, and L'Empereur for 1 to 5."""

    def seats_with(self, options: dict[str, str]) -> tuple[int, int]:
        return SEATS.get(options.get("mode", "coalitions"), self.seats)

    def check(self, setup: Setup) -> None:
        self.check_options(setup.options)
        mode = self.value(setup, "mode")
        fewest, most = SEATS[mode]
        if not fewest <= setup.seats <= most:
            facts: dict[str, Fact] = {"mode": mode, "seats": setup.seats, "minimum": fewest, "maximum": most}
            raise Mistake("bad-seats-of-mode", facts)
        if mode != "empereur":
            return
        scenario = self.value(setup, "scenario")
        if scenario != EMPEREUR_SCENARIO:
            raise Mistake("empereur-scenario", {"scenario": scenario, "only": EMPEREUR_SCENARIO})
        if self.is_on(setup, "abilities"):
            raise Mistake("empereur-abilities")  # COA-10.1.1

    def roles(self, setup: Setup) -> list[tuple[str, ...]]:
        if self.is_on(setup, "random-powers") and not self._is_empereur(setup):
            return super().roles(setup)
        state = self._blank(setup)
        self._seat_powers(setup, state)
        return [
            tuple([anchor for power, anchor in enumerate(ANCHORS) if state.player[power] == seat])
            for seat in range(setup.seats)
        ]

    def unseated(self, setup: Setup) -> list[tuple[str, str]]:
        if self._is_empereur(setup):
            return [(ANCHORS[NAPOLEONIC.leaders[1]], "automa")]  # COA-12.1.1
        minors = self._minors(setup)
        return [(anchor, "minor") for power, anchor in enumerate(ANCHORS) if minors >> power & 1]

    def idle_options(self, setup: Setup) -> list[str]:
        if self._is_empereur(setup):
            return ["scenario", "third-minor", "abilities", "random-powers"]
        return ["level"] if setup.seats == FEWEST_MAJORS else ["level", "third-minor"]  # COA-11.1.1

    def _is_empereur(self, setup: Setup) -> bool:
        return self.value(setup, "mode") == "empereur"

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = self._blank(setup)
        state.sink = sink
        self._seat_powers(setup, state)
        self._lay_out(state)
        if state.is_empereur:
            set_up(state, position.LEVELS.index(self.value(setup, "level")))
        state.run(START_ROUND, 1)
        if not state.is_empereur:
            ask_names(state)
        state.advance()
        return state

    def _blank(self, setup: Setup) -> CoalitionsState:
        """A table without pieces."""
        scenario = NAPOLEONIC.scenarios.index(self.value(setup, "scenario"))
        state = empty_table(NAPOLEONIC, NAPOLEONIC.boards[NAPOLEONIC.scenario_boards[scenario]])
        state.steps = [*STEPS]
        state.seats = setup.seats
        state.chance = Chance(setup.seed)
        state.scenario = scenario
        state.is_empereur = self._is_empereur(setup)
        state.abilities = self.is_on(setup, "abilities")
        state.limit = int(self.value(setup, "limit"))
        state.minors = 0 if state.is_empereur else self._minors(setup)
        return state

    def _minors(self, setup: Setup) -> int:
        """With three players either Russia or Austria is minor."""  # COA-11.1.1
        if setup.seats == FEWEST_MAJORS and self.value(setup, "third-minor") == "austria":
            return 1 << AUSTRIA | 1 << PRUSSIA | 1 << OTTOMAN
        return NAPOLEONIC.minors[setup.seats]

    def _seat_powers(self, setup: Setup, state: CoalitionsState) -> None:
        majors = position.major_powers(state)
        if self.is_on(setup, "random-powers"):
            state.chance.stream(POWERS).shuffle(majors)  # COA-2.1.4
        position.seat_powers(state, majors)

    def _lay_out(self, state: CoalitionsState) -> None:
        """The scenario's pieces and cards."""  # COA-13.1.1
        reader = parse_document(read_text(TITLE, "scenarios", f"{NAPOLEONIC.scenarios[state.scenario]}.toml"))
        hand_sizes = position.read_table(reader, state)
        state.closed = reader.flag(LAND_CLOSED)
        state.has_orient = reader.flag(ORIENT)
        for power in range(NAPOLEONIC.count):
            if state.is_minor(power):
                state.influence[power] = 0  # COA-11.2.2
                state.money[power] = 0  # COA-11.2.3
        position.read_cards(reader, state)
        position.deal(state, hand_sizes)

    def read_position(self, text: str) -> State:
        return position.read_position(text, NAPOLEONIC, STEPS)


COALITIONS: Final = Coalitions(
    id=TITLE,
    ruleset=NAPOLEONIC.number,
    prefix="COA",
    seats=(1, 6),
    options=(
        Option("scenario", "1805", NAPOLEONIC.scenarios),  # COA-2.1.1
        Option("mode", "coalitions", tuple(SEATS)),
        Option("level", "ogre", position.LEVELS),  # COA-12.1.3
        Option("third-minor", "russia", ("russia", "austria")),  # COA-11.1.1
        flag("abilities"),  # COA-10.1.1
        flag("random-powers"),  # COA-2.1.4
        Option("limit", "0", maximum=1000),
    ),
    actions=NAPOLEONIC.words.table,
)
