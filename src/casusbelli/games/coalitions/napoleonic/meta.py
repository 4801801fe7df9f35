"""Coalitions as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.amendment import Amendment
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader
from casusbelli.core.state import Json, State, Step
from casusbelli.core.title import Option, Setup, flag, house_rule
from casusbelli.games.coalitions import position
from casusbelli.games.coalitions.amendments import OF_ALL, OF_ISLANDS, OF_NEUTRALS
from casusbelli.games.coalitions.napoleonic.empereur.forecast import empereur_view
from casusbelli.games.coalitions.napoleonic.empereur.rules import EMPEREUR
from casusbelli.games.coalitions.napoleonic.empereur.setup import set_up
from casusbelli.games.coalitions.napoleonic.naming import ask_names
from casusbelli.games.coalitions.napoleonic.ruleset import (
    AUSTRIA,
    AUSTRIA_TAXES,
    NAPOLEONIC,
    OTTOMAN,
    PRUSSIA,
    TITLE,
)
from casusbelli.games.coalitions.napoleonic.table import STEPS, STEPS_OF_EMPEREUR
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.title import FamilyTitle

FEWEST_MAJORS: Final = 3
EMPEREUR_SCENARIO: Final = "1805"
LAND_CLOSED: Final = "spain-closed"
ORIENT: Final = "armee-dorient"
HOUSE_RULES: Final = (
    house_rule("paris", "COA-R5", ("other-players", "outside", "letter"), before="outside"),
    house_rule("lost-capital", "COA-R7", ("free", "neutral", "kept")),
    house_rule("expelled", "COA-R8", ("alone", "any")),
    house_rule("wheel", "COA-R3", ("austria-5", "austria-2")),
    house_rule("napoleon-scores", "COA-R67", ("always", "attacking")),
)
OF_DIPLOMACY: Final = ["paris", "lost-capital", "expelled"]  # which L'Empereur does not have
ALLIES_IN_PARIS: Final = Amendment("allies-in-paris", "COA-R5")  # the usual reading since then, see `before`


class Coalitions(FamilyTitle):
    """Napoleonic Europe for 3 to 6 players in seven scenarios, and L'Empereur for 1 to 5."""

    def rules_with(self, options: dict[str, str]) -> FamilyRules:
        return EMPEREUR if options.get("mode") == EMPEREUR.mode else NAPOLEONIC

    def rule_books(self) -> list[FamilyRules]:
        return [NAPOLEONIC]

    def step_table(self, rules: FamilyRules) -> list[Step[CoalitionsState]]:
        return STEPS_OF_EMPEREUR if rules is EMPEREUR else STEPS

    def seats_with(self, options: dict[str, str]) -> tuple[int, int]:
        if options.get("mode", NAPOLEONIC.mode) not in NAPOLEONIC.modes:
            return self.seats
        rules = self.rules_with(options)
        return rules.fewest_seats, rules.most_seats

    def check(self, setup: Setup) -> None:
        self.check_ruleset(setup.ruleset)
        self.check_options(setup.options)
        mode = self.value(setup, "mode")
        fewest, most = self.seats_with(setup.options)
        if not fewest <= setup.seats <= most:
            facts: dict[str, Fact] = {"mode": mode, "seats": setup.seats, "minimum": fewest, "maximum": most}
            raise Mistake("bad-seats-of-mode", facts)
        if mode != EMPEREUR.mode:
            return
        scenario = self.value(setup, "scenario")
        if scenario != EMPEREUR_SCENARIO:
            raise Mistake("empereur-scenario", {"scenario": scenario, "only": EMPEREUR_SCENARIO})
        if self.is_on(setup, "abilities"):
            raise Mistake("empereur-abilities")  # COA-10.1.1

    def is_dealt(self, setup: Setup) -> bool:
        return super().is_dealt(setup) and not self.rules_of(setup).has_automa

    def unseated(self, setup: Setup) -> list[tuple[str, str]]:
        rules = self.rules_of(setup)
        if rules.has_automa:
            return [(self.anchors(setup)[rules.automa], "automa")]  # COA-12.1.1
        return super().unseated(setup)

    def idle_options(self, setup: Setup) -> list[str]:
        if self.rules_of(setup).has_automa:
            return ["scenario", "third-minor", "abilities", "random-powers", "negotiation", *OF_DIPLOMACY]
        idle = ["level", "napoleon-scores"]
        return idle if setup.seats == FEWEST_MAJORS else [*idle, "third-minor"]  # COA-11.1.1

    def minors_of(self, setup: Setup) -> int:
        """With three players either Russia or Austria is minor."""  # COA-11.1.1
        is_austria = setup.seats == FEWEST_MAJORS and self.value(setup, "third-minor") == "austria"
        if is_austria and not self.rules_of(setup).has_automa:
            return 1 << AUSTRIA | 1 << PRUSSIA | 1 << OTTOMAN
        return super().minors_of(setup)

    def prepare(self, setup: Setup, state: CoalitionsState) -> None:
        state.abilities = self.is_on(setup, "abilities")

    def read_house_rules(self, state: CoalitionsState) -> None:
        if state.plays("wheel", "austria-2"):
            state.start = AUSTRIA_TAXES  # COA-R3

    def finish(self, setup: Setup, state: CoalitionsState, reader: Reader) -> None:
        state.closed = reader.flag(LAND_CLOSED)
        state.has_orient = reader.flag(ORIENT)
        if state.rules.has_automa:
            set_up(state, position.LEVELS.index(self.value(setup, "level")))
        else:
            ask_names(state)

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, CoalitionsState)
        shown = super().view(state, seat)
        shown["empereur"] = empereur_view(state) if state.rules.has_automa else None
        return shown


COALITIONS: Final = Coalitions(
    id=TITLE,
    prefix="COA",
    seats=(1, 6),
    options=(
        Option("scenario", "1805", NAPOLEONIC.scenarios),  # COA-2.1.1
        Option("mode", "coalitions", NAPOLEONIC.modes),
        Option("level", "ogre", position.LEVELS),  # COA-12.1.3
        Option("third-minor", "russia", ("russia", "austria")),  # COA-11.1.1
        flag("abilities"),  # COA-10.1.1
        flag("random-powers"),  # COA-2.1.4
        flag("negotiation", offered="on"),  # COA-6.1.1
        Option("limit", "0", maximum=1000),
        *HOUSE_RULES,
    ),
    actions=NAPOLEONIC.actions.table,
    amendments=(*OF_ALL, *OF_ISLANDS, *OF_NEUTRALS, (2, ALLIES_IN_PARIS)),
)
