"""All steps of Realpolitik: the family's without the wheel, and those of cards, alliances and trains."""

from typing import Final

from casusbelli.games.coalitions.rail import RAIL_STEPS
from casusbelli.games.coalitions.realpolitik.alliances import ALLIANCE_STEPS
from casusbelli.games.coalitions.realpolitik.muster import MUSTER_STEPS
from casusbelli.games.coalitions.realpolitik.turn import TURN_STEPS
from casusbelli.games.coalitions.table import compose
from casusbelli.games.coalitions.trains import TRAIN_STEPS

STEPS: Final = compose(TURN_STEPS + ALLIANCE_STEPS + MUSTER_STEPS + TRAIN_STEPS + RAIL_STEPS)
