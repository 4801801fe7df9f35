"""Every action of Condottiere."""

from typing import Final

from casusbelli.core.action import Action, ActionTable
from casusbelli.games.condottiere.board import REGION_NAMES
from casusbelli.games.condottiere.deck import CARD_NAMES, MERCENARY_KINDS

MOST_SEATS: Final = 6
MOST_DRAWN: Final = 3

ACTIONS: Final = ActionTable()

CHOOSE: Final[list[Action]] = ACTIONS.each("choose", "region", REGION_NAMES)
PLAY: Final[list[Action]] = ACTIONS.each("play", "card", CARD_NAMES)
PASS: Final[Action] = ACTIONS.add("pass")
PAPAL: Final[list[Action]] = ACTIONS.each("papal", "region", REGION_NAMES)
PAPAL_OFF: Final[Action] = ACTIONS.add("papal-off", value=-1)
RETRIEVE: Final[list[Action]] = ACTIONS.each("retrieve", "card", CARD_NAMES[:MERCENARY_KINDS])
RETRIEVE_NOTHING: Final[Action] = ACTIONS.add("retrieve-nothing", value=-1)
TURN_UP: Final[Action] = ACTIONS.add("turn-up")
LEAVE_DOWN: Final[Action] = ACTIONS.add("leave-down")
DISCARD_HAND: Final[Action] = ACTIONS.add("discard-hand")
HOLD_HAND: Final[Action] = ACTIONS.add("hold-hand")
KEEP: Final[list[Action]] = ACTIONS.each("keep", "card", CARD_NAMES)
KEEP_NO_MORE: Final[Action] = ACTIONS.add("keep-no-more")
DRAW: Final[list[Action]] = ACTIONS.each("draw", "number", tuple([str(count) for count in range(MOST_DRAWN + 1)]))
SHOW: Final[list[list[Action]]] = [
    [
        ACTIONS.add("show", f"seat:{seat}", f"card:{name}", value=seat * len(CARD_NAMES) + card)
        for card, name in enumerate(CARD_NAMES)
    ]
    for seat in range(MOST_SEATS)
]
