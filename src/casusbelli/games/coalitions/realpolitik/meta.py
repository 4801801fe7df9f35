"""Realpolitik as a title: names, options, how a game starts."""

from typing import Final

from casusbelli.core.amendment import Amendment
from casusbelli.core.position import Reader
from casusbelli.core.state import Json, State, Step
from casusbelli.core.title import Option, Setup, flag, house_rule
from casusbelli.games.coalitions.amendments import OF_ALL, OF_ISLANDS, OF_TRAINS
from casusbelli.games.coalitions.position import BALANCED, VALUES
from casusbelli.games.coalitions.position_fields import border_names
from casusbelli.games.coalitions.realpolitik.ruleset import REALPOLITIK_RULES, SCENARIO, TITLE
from casusbelli.games.coalitions.realpolitik.table import STEPS
from casusbelli.games.coalitions.realpolitik.view import cards_view
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.title import FamilyTitle

HISTORICAL_VALUES: Final = Amendment("historical-values", "REA-R95")


class Realpolitik(FamilyTitle):
    """Europe in the age of unification, for 3 or 4 players."""  # REA-3.1

    def rules_with(self, options: dict[str, str]) -> FamilyRules:
        return REALPOLITIK_RULES

    def rule_books(self) -> list[FamilyRules]:
        return [REALPOLITIK_RULES]

    def scenario_of(self, setup: Setup) -> str:
        return SCENARIO

    def step_table(self, rules: FamilyRules) -> list[Step[CoalitionsState]]:
        return STEPS

    def finish(self, setup: Setup, state: CoalitionsState, reader: Reader) -> None:
        state.trains = sorted(reader.choices("trains", border_names(state)))  # REA-3.8

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, CoalitionsState)
        shown = super().view(state, seat)
        shown["realpolitik"] = cards_view(state)
        return shown


REALPOLITIK: Final = Realpolitik(
    id=TITLE,
    prefix="REA",
    seats=(3, 4),
    options=(
        flag("random-powers"),  # REA-3.1
        flag("negotiation", offered="on"),  # REA-7.1.2
        Option("limit", "0", maximum=1000),  # REA-R76
        house_rule("struck-five", "REA-R50", ("free", "costs")),
        house_rule(VALUES, "REA-R95", ("historical", BALANCED), before=BALANCED),
    ),
    actions=REALPOLITIK_RULES.actions.table,
    words_from="coalitions",
    amendments=(*OF_ALL, *OF_ISLANDS, *OF_TRAINS, (2, HISTORICAL_VALUES)),
)
