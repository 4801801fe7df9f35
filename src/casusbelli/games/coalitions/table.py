"""The steps of the family, to which a title adds its own."""

from typing import Final

from casusbelli.core.state import Step, step_table
from casusbelli.games.coalitions.aftermath import AFTERMATH_STEPS
from casusbelli.games.coalitions.auction import AUCTION_STEPS
from casusbelli.games.coalitions.battle import BATTLE_STEPS
from casusbelli.games.coalitions.cards import CARD_STEPS
from casusbelli.games.coalitions.diplomacy import DIPLOMACY_STEPS
from casusbelli.games.coalitions.leadership import LEADERSHIP_STEPS
from casusbelli.games.coalitions.mobilization import MOBILIZATION_STEPS
from casusbelli.games.coalitions.movement import MOVEMENT_STEPS
from casusbelli.games.coalitions.moves import MOVE_STEPS
from casusbelli.games.coalitions.revenue import REVENUE_STEPS
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.subsidies import SUBSIDY_STEPS
from casusbelli.games.coalitions.support import SUPPORT_STEPS
from casusbelli.games.coalitions.update import UPDATE_STEPS
from casusbelli.games.coalitions.victory import VICTORY_STEPS
from casusbelli.games.coalitions.wheel import WHEEL_STEPS

FAMILY_STEPS: Final = (
    LEADERSHIP_STEPS
    + MOBILIZATION_STEPS
    + MOVEMENT_STEPS
    + MOVE_STEPS
    + BATTLE_STEPS
    + SUPPORT_STEPS
    + AFTERMATH_STEPS
    + UPDATE_STEPS
    + AUCTION_STEPS
    + REVENUE_STEPS
    + CARD_STEPS
)
STEPS_OF_WHEEL: Final = WHEEL_STEPS + SUBSIDY_STEPS + DIPLOMACY_STEPS + VICTORY_STEPS


def compose(
    own: list[tuple[int, Step[CoalitionsState]]], instead: list[tuple[int, Step[CoalitionsState]]]
) -> list[Step[CoalitionsState]]:
    """All steps of a title: the family's and its own, some instead of others."""
    entries = FAMILY_STEPS + own
    others = [number for number, _ in instead]
    assert set(others) <= {number for number, _ in entries}
    return step_table([entry for entry in entries if entry[0] not in others] + instead)
