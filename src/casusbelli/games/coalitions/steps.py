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
NEXT_CARD: Final = 70
RESOLVE_BATTLE: Final = 71
SCORE_BATTLE: Final = 72
END_BATTLE: Final = 73
AUTOMA: Final = 74  # argument: the field of the wheel
AUTOMA_CARD: Final = 75
AUTOMA_RACE: Final = 76  # argument: the attacked home
AUTOMA_PLACE: Final = 77  # argument: an index of the targets
AUTOMA_RESOLVE: Final = 78  # argument: an index of the targets
AUTOMA_END: Final = 79
AUTOMA_FILL: Final = 80  # mobilization
AUTOMA_BATTLE: Final = 81  # argument: the territory
AUTOMA_SUPPORT: Final = 82
AUTOMA_PLAY: Final = 83  # the cards of the Grand Coalition
AUTOMA_DRAW: Final = 84  # the cards of France
AUTOMA_RESULT: Final = 85
AUTOMA_SCORE: Final = 86
AUTOMA_AFTERMATH: Final = 87
CHECK_PARIS: Final = 88
COUNT: Final = 89
