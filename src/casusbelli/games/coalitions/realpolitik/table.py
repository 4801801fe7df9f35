"""All steps of Realpolitik: the family's without the wheel, and those of cards, alliances and trains."""

from typing import Final

from casusbelli.games.coalitions.realpolitik.alliances import ALLIANCE_STEPS
from casusbelli.games.coalitions.realpolitik.muster import MUSTER_STEPS
from casusbelli.games.coalitions.realpolitik.rail import RAIL_STEPS
from casusbelli.games.coalitions.realpolitik.trains import BUY_INSTEAD, TRAIN_STEPS
from casusbelli.games.coalitions.realpolitik.turn import TURN_STEPS
from casusbelli.games.coalitions.table import compose

STEPS: Final = compose(TURN_STEPS + ALLIANCE_STEPS + MUSTER_STEPS + TRAIN_STEPS + RAIL_STEPS, BUY_INSTEAD)
