"""Coalitions as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader
from casusbelli.core.state import Json, State, Step
from casusbelli.core.title import Option, Setup, flag
from casusbelli.games.coalitions import position
from casusbelli.games.coalitions.napoleonic.empereur.forecast import empereur_view
from casusbelli.games.coalitions.napoleonic.empereur.setup import set_up
from casusbelli.games.coalitions.napoleonic.naming import ask_names
from casusbelli.games.coalitions.napoleonic.ruleset import AUSTRIA, NAPOLEONIC, OTTOMAN, PRUSSIA, TITLE
from casusbelli.games.coalitions.napoleonic.table import STEPS
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.title import FamilyTitle

SEATS: Final = {"coalitions": (3, 6), "empereur": (1, 5)}
FEWEST_MAJORS: Final = 3
EMPEREUR_SCENARIO: Final = "1805"  # COA-12.1.1
LAND_CLOSED: Final = "spain-closed"
ORIENT: Final = "armee-dorient"


class Coalitions(FamilyTitle):
    """Napoleonic Europe for 3 to 6 players in seven scenarios, and L'Empereur for 1 to 5."""

    def ruleset_of(self, scenario: str) -> FamilyRules:
        return NAPOLEONIC

    def step_table(self) -> list[Step[CoalitionsState]]:
        return STEPS

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

    def is_dealt(self, setup: Setup) -> bool:
        return super().is_dealt(setup) and not self._is_empereur(setup)

    def unseated(self, setup: Setup) -> list[tuple[str, str]]:
        if self._is_empereur(setup):
            return [(self.anchors(setup)[NAPOLEONIC.leaders[1]], "automa")]  # COA-12.1.1
        return super().unseated(setup)

    def idle_options(self, setup: Setup) -> list[str]:
        if self._is_empereur(setup):
            return ["scenario", "third-minor", "abilities", "random-powers"]
        return ["level"] if setup.seats == FEWEST_MAJORS else ["level", "third-minor"]  # COA-11.1.1

    def _is_empereur(self, setup: Setup) -> bool:
        return self.value(setup, "mode") == "empereur"

    def minors_of(self, setup: Setup) -> int:
        """With three players either Russia or Austria is minor."""  # COA-11.1.1
        if self._is_empereur(setup):
            return 0
        if setup.seats == FEWEST_MAJORS and self.value(setup, "third-minor") == "austria":
            return 1 << AUSTRIA | 1 << PRUSSIA | 1 << OTTOMAN
        return super().minors_of(setup)

    def prepare(self, setup: Setup, state: CoalitionsState) -> None:
        state.is_empereur = self._is_empereur(setup)
        state.abilities = self.is_on(setup, "abilities")

    def finish(self, setup: Setup, state: CoalitionsState, reader: Reader) -> None:
        state.closed = reader.flag(LAND_CLOSED)
        state.has_orient = reader.flag(ORIENT)
        if state.is_empereur:
            set_up(state, position.LEVELS.index(self.value(setup, "level")))
        else:
            ask_names(state)

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, CoalitionsState)
        shown = super().view(state, seat)
        shown["empereur"] = empereur_view(state) if state.is_empereur else None
        return shown


COALITIONS: Final = Coalitions(
    id=TITLE,
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
    actions=NAPOLEONIC.actions.table,
)
