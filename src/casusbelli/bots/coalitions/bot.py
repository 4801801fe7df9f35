"""The heuristic bot of the family of Coalitions: rules of thumb over what its seat can see, without any search."""

from typing import final

from casusbelli.bots.bot import Bot
from casusbelli.bots.coalitions import (
    alliances,
    battle,
    campaign,
    counsel,
    crown,
    diplomacy,
    economy,
    emperor,
    gifts,
    open_battle,
    orders,
    railway,
    retreats,
)
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State
from casusbelli.games.coalitions import steps
from casusbelli.games.coalitions.state import CoalitionsState


@final
class CoalitionsBot(Bot):
    """Takes and keeps what scores, fights what it can win, and minds who is about to win."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        assert isinstance(state, CoalitionsState)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        assert state.top is not None
        step = state.top.step
        argument = state.top.argument
        if step <= steps.LEAVE_TO:
            return _before_actions(state, seat, step, argument, options, stream)
        if step <= steps.BUY:
            return _actions(state, step, argument, options)
        if step <= steps.CHOOSE_BATTLE:
            return _movement(state, step, argument, options)
        if step <= steps.ALLOW_REFUGE:
            return _battle(state, seat, step, argument, options)
        if step <= steps.RETREAT_FRENCH:
            return _empereur(state, step, argument, options)
        if step <= steps.VOTE:
            return _raison_detat(state, step, argument, options)
        return _realpolitik(state, seat, step, argument, options, stream)


def _before_actions(
    state: CoalitionsState, seat: int, step: int, argument: int, options: list[Action], stream: Stream
) -> Action:
    """Names, diplomacy, auctions and the board update."""
    if step == steps.NAME_GENERAL:
        return retreats.choose_name(state, options)
    if step == steps.NEGOTIATE:
        return diplomacy.choose_status(state, seat, options, stream)
    if step == steps.EXPEL:
        return diplomacy.choose_expulsion(state, argument)
    if step == steps.CHOOSE_AFTER_EXPULSION:
        return diplomacy.best_status(state, argument, options, stream)
    if step == steps.BID:
        return diplomacy.choose_bid(state, seat, options, stream)
    if step == steps.REINFORCE:
        return retreats.choose_reinforcement(state, options)
    if step == steps.LET_STAY:
        return counsel.choose_stay(state, argument)
    if step == steps.LEAVE_TO:
        return retreats.choose_retreat(state, argument, options, state.troops[argument])
    return options[0]  # who leaves first makes no difference


def _actions(state: CoalitionsState, step: int, argument: int, options: list[Action]) -> Action:
    """The actions before movement."""
    is_rewarded = state.rules.rewarded_gift > 0
    if step == steps.LEAD:
        return economy.choose_lead(state, argument, options)
    if step == steps.PLACE_GENERAL:
        return economy.choose_placing(state, argument, options)
    if step == steps.SUBSIDISE:
        return economy.choose_subsidy(state, argument) if is_rewarded else gifts.choose_gift(state, argument)
    if step == steps.OFFER_AMOUNT:
        return economy.choose_amount(options) if is_rewarded else gifts.choose_amount(state, argument, options)
    if step == steps.ANSWER_OFFER:
        return counsel.choose_answer(state, argument)
    if step == steps.BUY:
        return economy.choose_purchase(state, argument, options)
    return options[0]  # drill; discard the lowest card; recall nobody


def _movement(state: CoalitionsState, step: int, argument: int, options: list[Action]) -> Action:
    words = state.rules.words
    if step == steps.CHOOSE_MOVE:
        return campaign.choose_move(state, options)
    if step == steps.CHOOSE_WAY:
        return campaign.choose_way(state)
    if step == steps.CHOOSE_ONWARD:
        return campaign.choose_onward(state)
    if step == steps.CHOOSE_GARRISONS:
        return campaign.choose_garrisons(state)
    if step == steps.CHOOSE_ARBITER:
        return counsel.choose_arbiter(state, argument)
    if step == steps.GIVE_CONSENT:
        return counsel.choose_consent(state, argument)
    if step == steps.REQUEST_TURN:
        return words.request_turn if campaign.wants_another_turn(state) else words.end_movement
    if step == steps.ALLOW_TURN:
        return counsel.choose_allowing(state, argument)
    if step == steps.CHOOSE_BATTLE:
        return campaign.choose_battle(state)
    return words.disband_no_more  # garrisons are never given up


def _battle(state: CoalitionsState, seat: int, step: int, argument: int, options: list[Action]) -> Action:
    if step == steps.PLAY_CARD:
        return battle.choose_card(state, argument, seat)
    if step == steps.SUPPORT:
        return _support(state, argument, seat)
    if step == steps.WITHDRAW_BEFORE_BATTLE:
        return retreats.choose_evasion(state, argument, options)
    if step == steps.GARRISON_CONQUEST:
        return retreats.choose_conquest(state, argument)
    if step == steps.ALLOW_REFUGE:
        return counsel.choose_refuge(state, argument)
    return retreats.choose_retreat(state, argument, options, state.troops[argument])


def _support(state: CoalitionsState, power: int, seat: int) -> Action:
    if state.is_empereur:
        return open_battle.choose_support(state, power)
    return battle.choose_support(state, power, seat)


def _empereur(state: CoalitionsState, step: int, argument: int, options: list[Action]) -> Action:
    """What the automa leaves to the players."""
    if step == steps.PLAY_OPENLY:
        return open_battle.choose_card(state, argument)
    if step == steps.COMFORT:
        return emperor.choose_comfort(state, options)
    if step == steps.FILL_GENERAL:
        return emperor.choose_french_troop(state, options)
    if step == steps.DRAW_FOR:
        return emperor.choose_french_general(state, options)
    if step == steps.RETREAT_FRENCH:
        return emperor.choose_french_retreat(state, options)
    return emperor.choose_french_general(state, options)


def _raison_detat(state: CoalitionsState, step: int, argument: int, options: list[Action]) -> Action:
    """Coalitions that do not take in everybody, lent cards, and the crown."""
    if step == steps.ADMIT:
        return diplomacy.choose_admission(state, argument)
    if step == steps.VOTE:
        return crown.choose_vote(state, argument, options)
    return options[0]  # the lowest card is lent


def _realpolitik(
    state: CoalitionsState, seat: int, step: int, argument: int, options: list[Action], stream: Stream
) -> Action:
    """Action cards, alliances and trains."""
    if step == steps.CHOOSE_ACTIONS:
        return orders.choose_orders(state, seat, stream)
    if step == steps.PROPOSE:
        return alliances.choose_ally(state, seat, options, stream)
    if step == steps.LAY_TRAINS:
        return railway.choose_free_train(state, argument, options)
    if step == steps.ALLOW_TRAIN:
        return railway.choose_allowing(state, argument)
    if step == steps.MUSTER:
        return economy.choose_muster(state, argument, options)
    if step == steps.CHOOSE_RAIL:
        return railway.choose_rail(state, options)
    return railway.choose_ride(state, options)
