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
ADMIT: Final = 43  # argument: the power that would join after it was refused elsewhere
LEND_CARD: Final = 44  # argument: the recipient
VOTE: Final = 45
CHOOSE_ACTIONS: Final = 46  # joint: action cards
PROPOSE: Final = 47  # joint: to whom the alliance token goes
LAY_TRAINS: Final = 48
ALLOW_TRAIN: Final = 49  # argument: the ally on whose land the train would lie
MUSTER: Final = 50
CHOOSE_RAIL: Final = 51
CHOOSE_RIDE: Final = 52

# Procedures.
START_ROUND: Final = 53
START_TURN: Final = 54
END_TURN: Final = 55
RESOLVE_DRILL: Final = 56
TAX: Final = 57
LEADERSHIP: Final = 58
ASK_SUBSIDIES: Final = 59
SETTLE_OFFERS: Final = 60
MOBILIZE: Final = 61
EXPAND: Final = 62
NAPOLEON_MOVEMENT: Final = 63
MOVEMENT: Final = 64
CHECK_HANDS: Final = 65
RESOLVE_EXPULSIONS: Final = 66
TAKE_STATUSES: Final = 67
UPDATE_GARRISONS: Final = 68
UPDATE_LEAVING: Final = 69
UPDATE_HOSTILE: Final = 70
SEND_LEAVING: Final = 71
AUCTION: Final = 72
START_MOVEMENT_TURN: Final = 73
EXECUTE_MOVE: Final = 74
NEXT_BATTLE: Final = 75
END_MOVEMENT_TURN: Final = 76
FIGHT: Final = 77  # argument: the territory
ASK_SUPPORT: Final = 78
START_CARDS: Final = 79
RESOLVE_BATTLE: Final = 80
SCORE_BATTLE: Final = 81
END_BATTLE: Final = 82
AUTOMA: Final = 83  # argument: the field of the wheel
AUTOMA_CARD: Final = 84
AUTOMA_PLACE: Final = 85  # argument: an index of the targets
AUTOMA_RESOLVE: Final = 86  # argument: an index of the targets
AUTOMA_END: Final = 87
AUTOMA_FILL: Final = 88  # mobilization
AUTOMA_BATTLE: Final = 89  # argument: the territory
AUTOMA_SUPPORT: Final = 90
AUTOMA_PLAY: Final = 91  # the cards of the Grand Coalition
AUTOMA_DRAW: Final = 92  # the cards of France
AUTOMA_LEAVE: Final = 93  # argument: the beaten French general
AUTOMA_SCORE: Final = 94
CHECK_PARIS: Final = 95
AUTOMA_PARIS: Final = 96  # have the players won?
ELECTION: Final = 97
COUNT_VOTES: Final = 98
RESOLVE: Final = 99  # what comes next of the action cards of a turn
TAKE_ALLIANCES: Final = 100
END_DIPLOMACY: Final = 101
END_MOBILIZATION: Final = 102
COUNT: Final = 103

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
NO_ARGUMENT: Final = (
    NEGOTIATE,
    BID,
    COMFORT,
    RESERVE_GENERAL,
    SEND_GENERAL,
    FILL_GENERAL,
    DRAW_FOR,
    CHOOSE_ACTIONS,
    PROPOSE,
)
