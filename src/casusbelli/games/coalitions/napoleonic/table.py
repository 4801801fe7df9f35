"""All steps of Coalitions by their numbers: the family's, and those that only this title has."""

from typing import Final

from casusbelli.core.state import DEPUTY, Step
from casusbelli.games.coalitions.aftermath import AFTERMATH_STEPS
from casusbelli.games.coalitions.auction import AUCTION_STEPS
from casusbelli.games.coalitions.battle import BATTLE_STEPS
from casusbelli.games.coalitions.diplomacy import DIPLOMACY_STEPS
from casusbelli.games.coalitions.leadership import LEADERSHIP_STEPS
from casusbelli.games.coalitions.mobilization import MOBILIZATION_STEPS
from casusbelli.games.coalitions.movement import MOVEMENT_STEPS
from casusbelli.games.coalitions.moves import MOVE_STEPS
from casusbelli.games.coalitions.napoleonic.empereur.steps import EMPEREUR_STEPS
from casusbelli.games.coalitions.napoleonic.naming import NameGeneral, NapoleonMovement
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import COUNT, NAME_GENERAL, NAPOLEON_MOVEMENT
from casusbelli.games.coalitions.support import SUPPORT_STEPS
from casusbelli.games.coalitions.talents import TALENT_STEPS
from casusbelli.games.coalitions.update import UPDATE_STEPS
from casusbelli.games.coalitions.victory import VICTORY_STEPS
from casusbelli.games.coalitions.wheel import WHEEL_STEPS

OWN_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (NAME_GENERAL, NameGeneral("name-general", "COA-2.1.13", ("name",), is_count_public=True, absence=DEPUTY)),
    (NAPOLEON_MOVEMENT, NapoleonMovement("napoleon-movement", "COA-7.3.12")),
]


def _table() -> list[Step[CoalitionsState]]:
    entries = (
        WHEEL_STEPS
        + LEADERSHIP_STEPS
        + MOBILIZATION_STEPS
        + MOVEMENT_STEPS
        + MOVE_STEPS
        + BATTLE_STEPS
        + SUPPORT_STEPS
        + AFTERMATH_STEPS
        + TALENT_STEPS
        + DIPLOMACY_STEPS
        + UPDATE_STEPS
        + AUCTION_STEPS
        + VICTORY_STEPS
        + EMPEREUR_STEPS
        + OWN_STEPS
    )
    steps = dict(entries)
    assert sorted(steps) == list(range(COUNT))
    assert len(steps) == len(entries)
    return [steps[number] for number in range(COUNT)]


STEPS: Final = _table()
