"""What the steps say of themselves in positions: what their arguments are, and where they may lie."""

from typing import Final

from casusbelli.core.footing import Footing
from casusbelli.core.state import NOTHING
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import TERRITORIES

# What the argument of a frame is; a step that may lie under a decision has at most so much.
FROM_TERRITORY: Final = "from-territory"  # those before it are done
COUNT: Final = "count"
CARD: Final = "card"  # of those that were dealt: which is the next
MOST_COUNT: Final = 1000
MOST_ARGUMENTS: Final = {NOTHING: 0, FROM_TERRITORY: TERRITORIES, COUNT: MOST_COUNT, CARD: MOST_SEATS * MOST_SEATS}
TERRITORY: Final = "territory"
SIDE: Final = "side"  # of a fight
LOSS: Final = "loss"  # where, and how many
MINERAL: Final = "mineral"  # which, and where it was found
PURPOSE: Final = "purpose"  # of money
UNREAD: Final = "unread"  # all that the step needs lies on the table

LATER: Final = Footing("later")  # it may lie under a decision
LAST: Final = Footing("last")  # with nothing below
FORMAL: Final = Footing("formal")  # its seat may be dead: who was just beaten in his own turn, or the starting player
SET_UP: Final = Footing("set-up")  # before all capitals are chosen

# Why a decision cannot be pending in a position.
NEEDS_FIGHT: Final = "pending-needs-fight"
NEEDS_ORDER: Final = "pending-needs-order"
NEEDS_TREATY: Final = "pending-needs-treaty"
BAD_ARGUMENT: Final = "pending-bad-argument"


def unless(is_right: bool, problem: str) -> str:
    return "" if is_right else problem
