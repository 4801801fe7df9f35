"""Raison d'État as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.action import ActionTable
from casusbelli.core.amendment import Amendment
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader
from casusbelli.core.state import Json, State, Step
from casusbelli.core.title import Option, Setup, flag, house_rule
from casusbelli.games.coalitions.amendments import OF_ALL, OF_NEUTRALS
from casusbelli.games.coalitions.cards import draw
from casusbelli.games.coalitions.position import BALANCED, VALUES
from casusbelli.games.coalitions.raison_detat.election import MAJORITY_ENDS_ELECTION, election_view
from casusbelli.games.coalitions.raison_detat.ruleset import (
    AUSTRIA_1618,
    RULESETS,
    THIRTY_YEARS,
    TITLE,
)
from casusbelli.games.coalitions.raison_detat.table import STEPS
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.title import FamilyTitle

DEFAULT_SCENARIO: Final = "1702"
SEA_REACH: Final = 3  # where sea moves are those of Coalitions, COA-7.8.4
HOUSE_RULES: Final = (
    house_rule("struck-five", "RDE-R53", ("free", "costs")),
    house_rule("minor-ally", "RDE-R73", ("scores", "nobody")),
    house_rule("sea-move", "RDE-R42", ("one-route", "three-routes")),
    house_rule("austria-spain", "RDE-R32", ("one-player", "always")),
)
HISTORICAL_VALUES: Final = Amendment("historical-values", "RDE-R95")


class RaisonDetat(FamilyTitle):
    """Two wars of the age before Napoleon: 1618 for 4 to 7 players, 1702 for 3 to 6."""  # RDE-1.1.1

    def rules_with(self, options: dict[str, str]) -> FamilyRules:
        return RULESETS.get(options.get("scenario", DEFAULT_SCENARIO), RULESETS[DEFAULT_SCENARIO])

    def rule_books(self) -> list[FamilyRules]:
        return list(RULESETS.values())

    def step_table(self, rules: FamilyRules) -> list[Step[CoalitionsState]]:
        return STEPS

    def seats_with(self, options: dict[str, str]) -> tuple[int, int]:
        rules = self.rules_with(options)
        return rules.fewest_seats, rules.most_seats

    def check(self, setup: Setup) -> None:
        self.check_ruleset(setup.ruleset)
        self.check_options(setup.options)
        scenario = self.value(setup, "scenario")
        fewest, most = self.seats_with(setup.options)
        if not fewest <= setup.seats <= most:
            facts: dict[str, Fact] = {"scenario": scenario, "seats": setup.seats, "minimum": fewest, "maximum": most}
            raise Mistake("bad-seats-of-scenario", facts)

    def idle_options(self, setup: Setup) -> list[str]:
        idle = [] if self.minors_of(setup) else ["minor-ally"]
        if self.rules_of(setup) is not THIRTY_YEARS:
            return [*idle, "austrian-cards", "austria-spain"]
        is_one_player = setup.seats == THIRTY_YEARS.fewest_seats  # RDE-3.2.5
        return [*idle, "austria-spain"] if is_one_player else idle

    def read_house_rules(self, state: CoalitionsState) -> None:
        if state.plays("sea-move", "three-routes"):
            state.sea_reach = SEA_REACH  # RDE-R42

    def finish(self, setup: Setup, state: CoalitionsState, reader: Reader) -> None:
        if state.rules is THIRTY_YEARS and self.value(setup, "austrian-cards") == "4":
            draw(state, AUSTRIA_1618)  # RDE-R17

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, CoalitionsState)
        shown = super().view(state, seat)
        shown["election"] = election_view(state)
        return shown


def _all_actions() -> ActionTable:
    """Powers have other numbers in each scenario, and so have actions; their texts are shared."""
    table = ActionTable()
    for rules in RULESETS.values():
        table.join(rules.actions.table)
    return table


RAISON_DETAT: Final = RaisonDetat(
    id=TITLE,
    prefix="RDE",
    seats=(3, 7),
    options=(
        Option("scenario", DEFAULT_SCENARIO, tuple(RULESETS)),  # RDE-2.1.1
        flag("random-powers"),  # RDE-R21
        flag("negotiation", offered="on"),  # RDE-7.1.1 RDE-8.1.4
        Option("austrian-cards", "3", ("3", "4")),  # RDE-R17
        Option("limit", "0", maximum=1000),  # RDE-R16
        *HOUSE_RULES,
        house_rule(VALUES, "RDE-R95", ("historical", BALANCED), before=BALANCED),
    ),
    actions=_all_actions(),
    words_from="coalitions",
    amendments=(*OF_ALL, *OF_NEUTRALS, (2, MAJORITY_ENDS_ELECTION), (2, HISTORICAL_VALUES)),
)
