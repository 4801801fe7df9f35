"""The heuristic bot of Six Continents: rules of thumb over what its seat can see, without any search."""

from typing import final

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
        if step == steps.CHOOSE_CAPITAL:
            return geography.choose_capital(state, options, stream)
        if step in (steps.CHOOSE_CASUALTY, steps.CHOOSE_LOSS):
            return LOSE_IN_ORDER
        if step <= steps.CHOOSE_OPPONENT:
            return _war(Outlook(state, seat), step, options)
        if step <= steps.CHOOSE_REFUGE:
            return _upheaval(Outlook(state, seat), step, options)
        if step <= steps.HOUSE_CAPTIVES:
            return _expedition(Outlook(state, seat), step, options)
        return _diplomacy(Outlook(state, seat), step, options)


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


def _war(outlook: Outlook, step: int, options: list[Action]) -> Action:
    state = outlook.state
    if step == steps.MUSTER:
        return campaign.choose_unit(outlook, options)
    if step == steps.CHOOSE_AMOUNT:
        return diplomacy.choose_amount(state, options)
    if step == steps.PRESS_ON:
        return campaign.choose_to_press_on(outlook)
    if step == steps.DECIDE_PLUNDER:
        return upheaval.choose_plunder(outlook)
    if step == steps.CATCH_SLAVES:
        return upheaval.choose_catch(outlook)
    if step == steps.KILL_CAUGHT_SLAVES:
        return upheaval.choose_killing(state, state.argument)
    if step == steps.MUSTER_FLEET:
        return CALL_OFF  # it leaves the seas to others
    return options[0]


def _upheaval(outlook: Outlook, step: int, options: list[Action]) -> Action:
    state = outlook.state
    if step == steps.CHOOSE_RISING:
        return upheaval.choose_rising(state, state.argument, options)
    if step == steps.BID:
        return diplomacy.choose_bid(outlook, state.argument)
    if step == steps.CHOOSE_REFUGE:
        return diplomacy.refuge(state, outlook.seat, options)
    return options[0]  # the smallest turn, excess is paid, the strongest place is the site


def _expedition(outlook: Outlook, step: int, options: list[Action]) -> Action:
    if step == steps.MEET_MINERAL:
        return BUY_MINERAL
    if step == steps.MEET_SAVAGES:
        return upheaval.choose_meeting(outlook, options)
    if step == steps.CHOOSE_TECHNOLOGY:
        return TAKE_ROADS if outlook.state.three else TAKE_MONEY
    if step == steps.MEET_WINDS:
        return PAY_WINDS if outlook.left > 1 else GIVE_UP_VOYAGE
    return upheaval.choose_house(outlook.state, options)


def _diplomacy(outlook: Outlook, step: int, options: list[Action]) -> Action:
    if step == steps.DEAL_CARD:
        return intrigue.choose_card(outlook, options)
    if step == steps.DRAFT_TREATY:
        return diplomacy.choose_term(outlook)
    if step == steps.ANSWER_TREATY:
        return diplomacy.choose_answer(outlook, options)
    if step == steps.VOTE_END:
        return diplomacy.choose_vote(outlook.state, outlook.seat)
    if step == steps.OTHER_BUSINESS:
        return upheaval.best_business(outlook) or CALL_OFF
    return STAY
