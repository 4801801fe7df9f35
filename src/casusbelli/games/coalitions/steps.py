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
ALLOW_REFUGE: Final = 36  # whether an ally's beaten general may come; argument: the power that is asked
COMFORT: Final = 37  # whose low morale rises
RESERVE_GENERAL: Final = 38  # which French general next to an attacked home stands by; argument: the home
SEND_GENERAL: Final = 39  # which French general is sent; argument: the target
FILL_GENERAL: Final = 40  # which French general gets the next troop
PLAY_OPENLY: Final = 41  # a card of the Grand Coalition
DRAW_FOR: Final = 42  # which French supporter the next card is for
RETREAT_FRENCH: Final = 43  # argument: the general

# Procedures.
START_ROUND: Final = 44
START_TURN: Final = 45
END_TURN: Final = 46
RESOLVE_DRILL: Final = 47
TAX: Final = 48
LEADERSHIP: Final = 49
ASK_SUBSIDIES: Final = 50
SETTLE_OFFERS: Final = 51
MOBILIZE: Final = 52
EXPAND: Final = 53
NAPOLEON_MOVEMENT: Final = 54
MOVEMENT: Final = 55
CHECK_HANDS: Final = 56
RESOLVE_EXPULSIONS: Final = 57
TAKE_STATUSES: Final = 58
UPDATE_GARRISONS: Final = 59
UPDATE_LEAVING: Final = 60
UPDATE_HOSTILE: Final = 61
SEND_LEAVING: Final = 62
AUCTION: Final = 63
START_MOVEMENT_TURN: Final = 64
EXECUTE_MOVE: Final = 65
NEXT_BATTLE: Final = 66
END_MOVEMENT_TURN: Final = 67
FIGHT: Final = 68  # argument: the territory
ASK_SUPPORT: Final = 69
START_CARDS: Final = 70
RESOLVE_BATTLE: Final = 71
SCORE_BATTLE: Final = 72
END_BATTLE: Final = 73
AUTOMA: Final = 74  # argument: the field of the wheel
AUTOMA_CARD: Final = 75
AUTOMA_PLACE: Final = 76  # argument: an index of the targets
AUTOMA_RESOLVE: Final = 77  # argument: an index of the targets
AUTOMA_END: Final = 78
AUTOMA_FILL: Final = 79  # mobilization
AUTOMA_BATTLE: Final = 80  # argument: the territory
AUTOMA_SUPPORT: Final = 81
AUTOMA_PLAY: Final = 82  # the cards of the Grand Coalition
AUTOMA_DRAW: Final = 83  # the cards of France
AUTOMA_RESULT: Final = 84
AUTOMA_SCORE: Final = 85
AUTOMA_AFTERMATH: Final = 86
CHECK_PARIS: Final = 87
AUTOMA_PARIS: Final = 88  # have the players won?
COUNT: Final = 89
