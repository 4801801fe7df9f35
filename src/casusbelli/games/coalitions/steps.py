"""The steps of the family by number: what frames of the stack hold. Decisions first, then procedures.

Unless a note says otherwise the argument of a frame is the power that decides or is concerned.
"""

from typing import Final

# Decisions.
NAME_GENERAL: Final = 0
NEGOTIATE: Final = 1  # joint: statuses, and `ready` from those who choose none
EXPEL: Final = 2
CHOOSE_AFTER_EXPULSION: Final = 3
BID: Final = 4  # joint
REINFORCE: Final = 5  # a garrison of the board update becomes a troop of whom
LET_STAY: Final = 6  # argument: the general
CHOOSE_LEAVING: Final = 7  # whose general leaves next
LEAVE_TO: Final = 8  # argument: the general who leaves in a board update
DRILL: Final = 9
DISCARD_DRILLED: Final = 10
DISCARD_SURPLUS: Final = 11
LEAD: Final = 12
PLACE_GENERAL: Final = 13  # argument: the general
RECALL: Final = 14
SUBSIDISE: Final = 15
OFFER_AMOUNT: Final = 16  # argument: the recipient
ANSWER_OFFER: Final = 17  # argument: the recipient
BUY: Final = 18
CHOOSE_ARBITER: Final = 19
DISBAND: Final = 20
CHOOSE_MOVE: Final = 21
CHOOSE_WAY: Final = 22  # kind and first step of the chosen general
CHOOSE_ONWARD: Final = 23  # a further step of a strategic movement
CHOOSE_GARRISONS: Final = 24
GIVE_CONSENT: Final = 25  # argument: the power that is asked
REQUEST_TURN: Final = 26
ALLOW_TURN: Final = 27  # argument: the arbiter
CHOOSE_BATTLE: Final = 28
WITHDRAW_BEFORE_BATTLE: Final = 29  # Kutuzov
SUPPORT: Final = 30
PLAY_CARD: Final = 31
LOSE_TO: Final = 32  # argument: the general who was defeated
DRAW_TO: Final = 33  # argument: the general who retreats after a draw
GARRISON_CONQUEST: Final = 34
ALLOW_REFUGE: Final = 35  # whether an ally's beaten general may come; argument: the power that is asked
COMFORT: Final = 36  # whose low morale rises
RESERVE_GENERAL: Final = 37  # which French general next to an attacked home stands by; argument: the home
SEND_GENERAL: Final = 38  # which French general is sent; argument: the target
FILL_GENERAL: Final = 39  # which French general gets the next troop
PLAY_OPENLY: Final = 40  # a card of the Grand Coalition
DRAW_FOR: Final = 41  # which French supporter the next card is for
RETREAT_FRENCH: Final = 42  # argument: the general

# Procedures.
START_ROUND: Final = 43
START_TURN: Final = 44
END_TURN: Final = 45
RESOLVE_DRILL: Final = 46
TAX: Final = 47
LEADERSHIP: Final = 48
ASK_SUBSIDIES: Final = 49
SETTLE_OFFERS: Final = 50
MOBILIZE: Final = 51
EXPAND: Final = 52
NAPOLEON_MOVEMENT: Final = 53
MOVEMENT: Final = 54
CHECK_HANDS: Final = 55
RESOLVE_EXPULSIONS: Final = 56
TAKE_STATUSES: Final = 57
UPDATE_GARRISONS: Final = 58
UPDATE_LEAVING: Final = 59
UPDATE_HOSTILE: Final = 60
SEND_LEAVING: Final = 61
AUCTION: Final = 62
START_MOVEMENT_TURN: Final = 63
EXECUTE_MOVE: Final = 64
NEXT_BATTLE: Final = 65
END_MOVEMENT_TURN: Final = 66
FIGHT: Final = 67  # argument: the territory
ASK_SUPPORT: Final = 68
START_CARDS: Final = 69
RESOLVE_BATTLE: Final = 70
SCORE_BATTLE: Final = 71
END_BATTLE: Final = 72
AUTOMA: Final = 73  # argument: the field of the wheel
AUTOMA_CARD: Final = 74
AUTOMA_PLACE: Final = 75  # argument: an index of the targets
AUTOMA_RESOLVE: Final = 76  # argument: an index of the targets
AUTOMA_END: Final = 77
AUTOMA_FILL: Final = 78  # mobilization
AUTOMA_BATTLE: Final = 79  # argument: the territory
AUTOMA_SUPPORT: Final = 80
AUTOMA_PLAY: Final = 81  # the cards of the Grand Coalition
AUTOMA_DRAW: Final = 82  # the cards of France
AUTOMA_LEAVE: Final = 83  # argument: the beaten French general
AUTOMA_SCORE: Final = 84
CHECK_PARIS: Final = 85
AUTOMA_PARIS: Final = 86  # have the players won?
COUNT: Final = 87

# Decisions whose frames hold something else than the power that decides.
GENERAL_ARGUMENT: Final = (
    LET_STAY,
    LEAVE_TO,
    PLACE_GENERAL,
    WITHDRAW_BEFORE_BATTLE,
    LOSE_TO,
    DRAW_TO,
    RETREAT_FRENCH,
)
NO_ARGUMENT: Final = (NEGOTIATE, BID, COMFORT, RESERVE_GENERAL, SEND_GENERAL, FILL_GENERAL, DRAW_FOR)
