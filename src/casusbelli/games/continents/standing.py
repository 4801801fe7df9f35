"""What the steps say of themselves in positions: what their arguments are, and where they may lie."""

from typing import Final

from casusbelli.core.footing import Footing
from casusbelli.core.state import NOTHING
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import TERRITORIES

# What the argument of a step is that may lie under a decision, and the most it can be.
FROM_TERRITORY: Final = "from-territory"  # those before it are done
COUNT: Final = "count"
CARD: Final = "card"  # of those that were dealt: which is the next
MOST_ARGUMENTS: Final = {NOTHING: 0, FROM_TERRITORY: TERRITORIES, COUNT: 1000, CARD: MOST_SEATS * MOST_SEATS}

LATER: Final = Footing("later")  # it may lie under a decision
LAST: Final = Footing("last")  # with nothing below
FORMAL: Final = Footing("formal")  # its seat may be dead: who was just beaten in his own turn, or the starting player
