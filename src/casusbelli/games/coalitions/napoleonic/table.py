"""All steps of Coalitions: the family's, and those that only this title has."""

from typing import Final

from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Step
from casusbelli.games.coalitions.napoleonic.empereur.steps import EMPEREUR_STEPS, INSTEAD
from casusbelli.games.coalitions.napoleonic.naming import NameGeneral, NapoleonMovement
from casusbelli.games.coalitions.standing import POWER, SETUP
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import NAME_GENERAL, NAPOLEON_MOVEMENT
from casusbelli.games.coalitions.table import STEPS_OF_WHEEL, compose
from casusbelli.games.coalitions.talents import TALENT_STEPS

OWN_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        NAME_GENERAL,
        NameGeneral(
            "name-general",
            "COA-2.1.13",
            ("name",),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(SETUP, again=NAME_GENERAL),),
        ),
    ),
    (NAPOLEON_MOVEMENT, NapoleonMovement("napoleon-movement", "COA-7.3.12", argument=POWER)),
]

ALL_STEPS: Final = STEPS_OF_WHEEL + OWN_STEPS + TALENT_STEPS + EMPEREUR_STEPS

STEPS: Final = compose(ALL_STEPS, [])
STEPS_OF_EMPEREUR: Final = compose(ALL_STEPS, INSTEAD)
