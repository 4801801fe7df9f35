"""Generals come to the map or leave it in the third step of a mobilization."""

from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Step
from casusbelli.games.coalitions.leadership import Lead
from casusbelli.games.coalitions.standing import ACTIONS, POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import BUY, END_MOBILIZATION, MUSTER


@final
class Muster(Lead):
    """Place generals, or take generals away, or neither."""  # REA-8.2.4

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.rest, *self.changes(state, state.argument)]


MUSTER_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        MUSTER,
        Muster(
            "muster",
            "REA-8.2.4",
            ("rest", "deploy", "withdraw"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(ACTIONS, (BUY, END_MOBILIZATION)),),
            pace=0.5,
        ),
    ),
]
