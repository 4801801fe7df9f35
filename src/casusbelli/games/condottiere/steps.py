"""The steps of Condottiere by number: what frames of the stack hold. Decisions first, then procedures."""

from typing import Final

CHOOSE_REGION: Final = 0
TURN: Final = 1
PLACE_PAPAL_TOKEN: Final = 2
RETRIEVE_MERCENARY: Final = 3
REVEAL_ON_PASS: Final = 4
DISCARD_OR_HOLD: Final = 5
KEEP_CARDS: Final = 6
DRAW_CARDS: Final = 7
FIGHT: Final = 8
CHECK_ROUND: Final = 9
