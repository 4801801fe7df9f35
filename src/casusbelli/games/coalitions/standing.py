"""What the steps of the family say of themselves: what their arguments are, when they may come, and what they use."""

from typing import Final

from casusbelli.core.footing import UNNUMBERED, Footing
from casusbelli.games.coalitions.steps import AUTOMA_RESOLVE, END_MOVEMENT_TURN, NEXT_BATTLE

# What the argument of a frame is.
POWER: Final = "power"  # one that a player controls
WARD: Final = "ward"  # or one that nobody controls, for which a guardian decides
MOVER: Final = "mover"  # the power whose movement it is
GENERAL: Final = "general"
TERRITORY: Final = "territory"
NEXT_POWER: Final = "next-power"  # a number: from whom on others are asked
NEXT_TARGET: Final = "next-target"  # a number: where the automa goes on
FIELD: Final = "field"  # of the wheel
ROUND: Final = "round"
POWERS: Final = (POWER, WARD, MOVER)

# Moments of a turn as positions name them; those of the wheel's course are its fields.
TURN: Final = "turn"
SETUP: Final = "setup"
DIPLOMACY: Final = "diplomacy"
AUCTION: Final = "auction"
ELECTION: Final = "election"
NAPOLEON: Final = "napoleon"
DRILL: Final = "drill"
LEADERSHIP: Final = "leadership"
SUBSIDIES: Final = "subsidies"
MOBILIZATION: Final = "mobilization"
ACTIONS: Final = "actions"  # all that action cards lead to
# What moments have in common.
BOARD_UPDATE: Final = "board-update"
GIFTS: Final = "gifts"
ANY_ACTION: Final = "any-action"
CAMPAIGN: Final = "campaign"  # a power moves
AMONG_PLAYERS: Final = "among-players"
AGAINST_NAPOLEON: Final = "against-napoleon"
ACTIVATION: Final = "activation"  # of the automa

# What is on the table only while a step is to come that uses it, by its name in a position.
MOVEMENT_TURN: Final = "mover"
MOVE: Final = "moving"
HISTORY: Final = "history"  # moves that two generals in one place may undo
PARCEL: Final = "receiver"
TRAINS_TO_LAY: Final = "free-trains"
CLOSED_BORDERS: Final = "closed-borders"
LEAVING: Final = "leaving"
GUESTS: Final = "guests"
VOTES: Final = "votes"
GIVER: Final = "giver"
OUTCASTS: Final = "outcasts"
BIDDERS: Final = "bidders"
LAYING: Final = "laying"
NAPOLEON_CARD: Final = "napoleon-card"
OLD_ENEMIES: Final = "old-enemies"


def among_players(*below: int, again: int = UNNUMBERED) -> Footing:
    """In a battle between players."""
    return Footing(AMONG_PLAYERS, (*below, NEXT_BATTLE, END_MOVEMENT_TURN), again=again)


def against_napoleon(*below: int, again: int = UNNUMBERED) -> tuple[Footing, Footing]:
    """In a battle that the players or Napoleon began."""
    return (
        Footing(AGAINST_NAPOLEON, (*below, NEXT_BATTLE, END_MOVEMENT_TURN), again=again),
        Footing(ACTIVATION, (*below, AUTOMA_RESOLVE), again=again),
    )
