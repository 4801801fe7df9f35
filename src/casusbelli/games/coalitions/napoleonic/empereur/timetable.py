"""The moments of L'Empereur, where France may act on any field of the wheel."""

from typing import Final

from casusbelli.games.coalitions.standing import ACTIVATION, AGAINST_NAPOLEON
from casusbelli.games.coalitions.timetable import WheelTimetable

ACTIVATED_WHEEL: Final = WheelTimetable(AGAINST_NAPOLEON, ACTIVATION)
