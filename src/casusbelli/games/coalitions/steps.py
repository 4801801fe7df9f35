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
TAKE_GENERAL: Final = 13
PLACE_GENERAL: Final = 14  # argument: the general
RECALL: Final = 15
SUBSIDISE: Final = 16
OFFER_AMOUNT: Final = 17  # argument: the recipient
ANSWER_OFFER: Final = 18  # argument: the recipient
BUY: Final = 19
CHOOSE_ARBITER: Final = 20
DISBAND: Final = 21
CHOOSE_MOVE: Final = 22
CHOOSE_WAY: Final = 23  # kind and first step of the chosen general
CHOOSE_ONWARD: Final = 24  # a further step of a strategic movement
CHOOSE_GARRISONS: Final = 25
GIVE_CONSENT: Final = 26  # argument: the power that is asked
REQUEST_TURN: Final = 27
ALLOW_TURN: Final = 28  # argument: the arbiter
CHOOSE_BATTLE: Final = 29
WITHDRAW_BEFORE_BATTLE: Final = 30  # Kutuzov
SUPPORT: Final = 31
PLAY_CARD: Final = 32
LOSE_TO: Final = 33  # argument: the general who was defeated
DRAW_TO: Final = 34  # argument: the general who retreats after a draw
GARRISON_CONQUEST: Final = 35
COMFORT: Final = 36  # whose low morale rises
SEND_GENERAL: Final = 37  # which French general is sent; argument: the target
FILL_GENERAL: Final = 38  # which French general gets the next troop
PLAY_OPENLY: Final = 39  # a card of the Grand Coalition
DRAW_FOR: Final = 40  # which French supporter the next card is for
RETREAT_FRENCH: Final = 41  # argument: the general

# Procedures.
START_ROUND: Final = 42
START_TURN: Final = 43
END_TURN: Final = 44
RESOLVE_DRILL: Final = 45
TAX: Final = 46
LEADERSHIP: Final = 47
ASK_SUBSIDIES: Final = 48
SETTLE_OFFERS: Final = 49
MOBILIZE: Final = 50
EXPAND: Final = 51
NAPOLEON_MOVEMENT: Final = 52
MOVEMENT: Final = 53
CHECK_HANDS: Final = 54
RESOLVE_EXPULSIONS: Final = 55
TAKE_STATUSES: Final = 56
UPDATE_GARRISONS: Final = 57
UPDATE_LEAVING: Final = 58
UPDATE_HOSTILE: Final = 59
SEND_LEAVING: Final = 60
AUCTION: Final = 61
START_MOVEMENT_TURN: Final = 62
EXECUTE_MOVE: Final = 63
NEXT_BATTLE: Final = 64
END_MOVEMENT_TURN: Final = 65
FIGHT: Final = 66  # argument: the territory
ASK_SUPPORT: Final = 67
START_CARDS: Final = 68
NEXT_CARD: Final = 69
RESOLVE_BATTLE: Final = 70
SCORE_BATTLE: Final = 71
END_BATTLE: Final = 72
AUTOMA: Final = 73  # argument: the field of the wheel
AUTOMA_NEXT: Final = 74
AUTOMA_BATTLE: Final = 75
AUTOMA_CARDS: Final = 76
AUTOMA_RESULT: Final = 77
AUTOMA_END: Final = 78
CHECK_PARIS: Final = 79
COUNT: Final = 80
