"""Who controls a minor power: the secret auction, the exception for a lost capital, and the change of control."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, JointDecision, Procedure, Step
from casusbelli.games.coalitions import standing, update
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.diplomacy import major_power
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.standing import BIDDERS, DIPLOMACY, POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import AUCTION, BID, TAKE_ALLIANCES


def holder_of_capital(state: CoalitionsState, minor: int) -> int:
    """The major power that has a minor power's capital in its hands, itself or through a minor power of its own.

    NOBODY if there is to be an auction.
    """  # COA-11.3.5 COA-R50
    holder = state.control(state.board.capital[minor])
    return NOBODY if holder == minor else state.controller[holder]


def give_control(state: CoalitionsState, minor: int, major: int) -> None:
    """The minor power, its hand and its money pass to the player of a major power, whose status it takes."""
    if state.controller[minor] == major:
        state.concerned = NOBODY
        tell(state, "control-kept", major, other=minor)  # COA-11.3.6
        return
    if state.rules.statuses:
        state.old_enemies = state.enemies.copy()
    state.controller[minor] = major
    state.player[minor] = state.player[major]  # COA-11.4.3
    state.status[minor] = state.status[major]  # COA-11.4.1 COA-11.4.4
    state.disclosures += 1  # the hand is seen by another player now
    refresh(state)
    if state.rules.statuses:
        tell(state, "control-taken", major, other=minor, status=state.status[major])
        update.begin(state, minor)  # COA-11.4.2
    else:
        tell(state, "control-won", major, other=minor)  # the board is updated with all other alliances


class Auction(Procedure[CoalitionsState]):
    """The symbol of a minor power, the argument, has reached Drill."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.concerned = argument
        holder = holder_of_capital(state, argument)
        if holder == NOBODY:
            tell(state, "auction-began", argument)
            state.ask_several(BID, list(range(state.seats)))  # COA-11.3.2
        else:
            tell(state, "capital-decided", holder, other=argument, territory=state.board.capital[argument])
            give_control(state, argument, holder)


class Bid(JointDecision[CoalitionsState]):
    """Morale of the major power for the control of the minor power that is concerned."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return state.rules.actions.bid[: state.morale[major_power(state, seat)] + 1]  # COA-11.3.2 COA-R52

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return "COA-11.3.2", "bid-above-morale"

    def reveal(self, state: CoalitionsState, commitments: list[Action | None]) -> None:
        winner = NOBODY
        highest = -1
        for power in state.order:
            action = None if state.is_minor(power) else commitments[state.player[power]]
            if action is None:
                continue
            tell(state, "bid", power, count=action.value)
            if action.value > highest:  # COA-11.3.3 REA-11.2.8
                winner = power
                highest = action.value
        tell(state, "auction-won", winner, other=state.concerned, count=highest)
        change_morale(state, winner, -highest)  # COA-11.3.4
        give_control(state, state.concerned, winner)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.concerned != NOBODY and state.is_auctioned(state.concerned)


AUCTION_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        BID,
        Bid(
            "bid",
            "COA-11.3.2",
            ("bid",),
            absence=DEFAULT_OPTION,
            uses=(BIDDERS,),
            footings=(Footing(standing.AUCTION), Footing(DIPLOMACY, (TAKE_ALLIANCES,))),
            pace=2.0,
        ),
    ),
    (AUCTION, Auction("auction", "COA-11.3.1", argument=POWER)),
]
