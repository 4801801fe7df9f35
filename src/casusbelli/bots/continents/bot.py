"""The heuristic bot of Six Continents: rules of thumb over what its seat can see, without any search."""

from collections.abc import Callable
from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.continents import campaign, diplomacy, economy, geography, intrigue, upheaval
from casusbelli.bots.continents.outlook import Outlook
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State
from casusbelli.games.continents import steps
from casusbelli.games.continents.actions import (
    BUY_MINERAL,
    CALL_OFF,
    END_ACTIONS,
    GIVE_UP_VOYAGE,
    LOSE_IN_ORDER,
    MARCH,
    OTHER_BUSINESS,
    PAY_WINDS,
    STAY,
    TAKE_MONEY,
    TAKE_ROADS,
)
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.state import ContinentsState


@final
class Question:
    """What is asked of a seat, and what may be answered."""

    def __init__(self, state: ContinentsState, seat: int, options: list[Action], stream: Stream) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.options: Final = options
        self.stream: Final = stream

    def outlook(self) -> Outlook:
        """What the seat can count: some answers do without."""
        return Outlook(self.state, self.seat)


@final
class ContinentsBot(Bot):
    """Takes empty land, feeds it, builds what pays back, and goes for capitals with all it can spare."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        assert isinstance(state, ContinentsState)
        assert state.top is not None
        step = state.top.step
        if step == steps.ACT:
            return _act(Outlook(state, seat))
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(step)
        return options[0] if answer is None else answer(Question(state, seat, options, stream))


def _act(outlook: Outlook) -> Action:
    """The first thing that is worth doing; the turn ends when there is none."""
    target = campaign.best_attack(outlook)
    if target == NOWHERE:
        target = campaign.best_claim(outlook)
    if target != NOWHERE:
        return MARCH[target]
    camp = upheaval.best_camp(outlook)
    if camp is not None:
        return camp
    bought = diplomacy.best_bribe(outlook) or economy.best_purchase(outlook)
    if bought is not None:
        return bought
    target = campaign.best_march(outlook)
    if target != NOWHERE:
        return MARCH[target]
    talk = intrigue.best_deal(outlook) or diplomacy.best_peace(outlook)
    if talk is not None:
        return talk
    return END_ACTIONS if upheaval.best_business(outlook) is None else OTHER_BUSINESS


# What is not here is answered with the first option: the smallest turn, excess is paid, the strongest place is chosen.
ANSWERS: Final[dict[int, Callable[[Question], Action]]] = {
    steps.CHOOSE_CAPITAL: lambda asked: geography.choose_capital(asked.state, asked.options, asked.stream),
    steps.CHOOSE_CAPITALS: lambda asked: geography.choose_capital(asked.state, asked.options, asked.stream),
    # War.
    steps.MUSTER: lambda asked: campaign.choose_unit(asked.outlook(), asked.options),
    steps.MUSTER_FLEET: lambda asked: CALL_OFF,  # it leaves the seas to others
    steps.PRESS_ON: lambda asked: campaign.choose_to_press_on(asked.outlook()),
    steps.CHOOSE_CASUALTY: lambda asked: LOSE_IN_ORDER,
    steps.CHOOSE_LOSS: lambda asked: LOSE_IN_ORDER,
    steps.DECIDE_PLUNDER: lambda asked: upheaval.choose_plunder(asked.outlook()),
    steps.CATCH_SLAVES: lambda asked: upheaval.choose_catch(asked.outlook()),
    steps.KILL_CAUGHT_SLAVES: lambda asked: upheaval.choose_killing(asked.state, asked.state.argument),
    # Upheaval.
    steps.CHOOSE_RISING: lambda asked: upheaval.choose_rising(asked.state, asked.state.argument, asked.options),
    steps.BID: lambda asked: diplomacy.choose_bid(asked.outlook(), asked.state.argument),
    steps.CHOOSE_REFUGE: lambda asked: diplomacy.refuge(asked.state, asked.seat, asked.options),
    # Expeditions.
    steps.MEET_MINERAL: lambda asked: BUY_MINERAL,
    steps.MEET_SAVAGES: lambda asked: upheaval.choose_meeting(asked.outlook(), asked.options),
    steps.CHOOSE_TECHNOLOGY: lambda asked: TAKE_ROADS if asked.state.three else TAKE_MONEY,
    steps.MEET_WINDS: lambda asked: PAY_WINDS if asked.outlook().left > 1 else GIVE_UP_VOYAGE,
    steps.HOUSE_CAPTIVES: lambda asked: upheaval.choose_house(asked.state, asked.options),
    # Diplomacy.
    steps.CHOOSE_AMOUNT: lambda asked: diplomacy.choose_amount(asked.state, asked.options),
    steps.DEAL_CARD: lambda asked: intrigue.choose_card(asked.outlook(), asked.options),
    steps.DRAFT_TREATY: lambda asked: diplomacy.choose_term(asked.outlook()),
    steps.ANSWER_TREATY: lambda asked: diplomacy.choose_answer(asked.outlook(), asked.options),
    steps.VOTE_END: lambda asked: diplomacy.choose_vote(asked.state, asked.seat),
    steps.CONFIRM_LEAVING: lambda asked: STAY,
    steps.OTHER_BUSINESS: lambda asked: upheaval.best_business(asked.outlook()) or CALL_OFF,
}
