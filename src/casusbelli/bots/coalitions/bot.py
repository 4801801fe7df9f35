"""The heuristic bot of the family of Coalitions: rules of thumb over what its seat can see, without any search."""

from collections.abc import Callable
from typing import Final, final

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
class Question:
    """What is asked of a seat: the power, general or territory it is about, and what may be answered."""

    def __init__(self, state: CoalitionsState, seat: int, options: list[Action], stream: Stream) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.about: Final = 0 if state.top is None else state.top.argument
        self.options: Final = options
        self.stream: Final = stream


@final
class CoalitionsBot(Bot):
    """Takes and keeps what scores, fights what it can win, and minds who is about to win."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        assert isinstance(state, CoalitionsState)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        assert state.top is not None
        answers = ANSWERS_OF_EMPEREUR if state.rules.has_automa else ANSWERS
        answer = answers.get(state.top.step)
        return options[0] if answer is None else answer(Question(state, seat, options, stream))


def _subsidise(asked: Question) -> Action:
    if asked.state.rules.gives_cards:
        return gifts.choose_gift(asked.state, asked.about)
    return economy.choose_subsidy(asked.state, asked.about)


def _offer_amount(asked: Question) -> Action:
    if asked.state.rules.gives_cards:
        return gifts.choose_amount(asked.state, asked.about, asked.options)
    return economy.choose_amount(asked.options)


def _request_turn(asked: Question) -> Action:
    actions = asked.state.rules.actions
    return actions.request_turn if campaign.wants_another_turn(asked.state) else actions.end_movement


def _retreat(asked: Question) -> Action:
    return retreats.choose_retreat(asked.state, asked.about, asked.options, asked.state.troops[asked.about])


def _french_general(asked: Question) -> Action:
    return emperor.choose_french_general(asked.state, asked.options)


# What is not here is answered with the first option: who leaves first, drills, discards of the lowest card, recalls.
ANSWERS: Final[dict[int, Callable[[Question], Action]]] = {
    # Before the actions.
    steps.NAME_GENERAL: lambda asked: retreats.choose_name(asked.state, asked.options),
    steps.NEGOTIATE: lambda asked: diplomacy.choose_status(asked.state, asked.seat, asked.options, asked.stream),
    steps.EXPEL: lambda asked: diplomacy.choose_expulsion(asked.state, asked.about),
    steps.CHOOSE_AFTER_EXPULSION: lambda asked: diplomacy.best_status(
        asked.state, asked.about, asked.options, asked.stream
    ),
    steps.ADMIT: lambda asked: diplomacy.choose_admission(asked.state, asked.about),
    steps.BID: lambda asked: diplomacy.choose_bid(asked.state, asked.seat, asked.options, asked.stream),
    steps.VOTE: lambda asked: crown.choose_vote(asked.state, asked.about, asked.options),
    steps.REINFORCE: lambda asked: retreats.choose_reinforcement(asked.state, asked.options),
    steps.LET_STAY: lambda asked: counsel.choose_stay(asked.state, asked.about),
    steps.LEAVE_TO: _retreat,
    steps.CHOOSE_ACTIONS: lambda asked: orders.choose_orders(asked.state, asked.seat, asked.stream),
    steps.PROPOSE: lambda asked: alliances.choose_ally(asked.state, asked.seat, asked.options, asked.stream),
    # Actions.
    steps.LEAD: lambda asked: economy.choose_lead(asked.state, asked.about, asked.options),
    steps.PLACE_GENERAL: lambda asked: economy.choose_placing(asked.state, asked.about, asked.options),
    steps.SUBSIDISE: _subsidise,
    steps.OFFER_AMOUNT: _offer_amount,
    steps.ANSWER_OFFER: lambda asked: counsel.choose_answer(asked.state, asked.about),
    steps.BUY: lambda asked: economy.choose_purchase(asked.state, asked.about, asked.options),
    steps.MUSTER: lambda asked: economy.choose_muster(asked.state, asked.about, asked.options),
    steps.LAY_TRAINS: lambda asked: railway.choose_free_train(asked.state, asked.about, asked.options),
    steps.ALLOW_TRAIN: lambda asked: railway.choose_allowing(asked.state, asked.about),
    # Movement.
    steps.CHOOSE_ARBITER: lambda asked: counsel.choose_arbiter(asked.state, asked.about),
    steps.DISBAND: lambda asked: asked.state.rules.actions.disband_no_more,
    steps.CHOOSE_RAIL: lambda asked: railway.choose_rail(asked.state, asked.options),
    steps.CHOOSE_RIDE: lambda asked: railway.choose_ride(asked.state, asked.options),
    steps.CHOOSE_MOVE: lambda asked: campaign.choose_move(asked.state, asked.options),
    steps.CHOOSE_WAY: lambda asked: campaign.choose_way(asked.state),
    steps.CHOOSE_ONWARD: lambda asked: campaign.choose_onward(asked.state, asked.options),
    steps.CHOOSE_GARRISONS: lambda asked: campaign.choose_garrisons(asked.state),
    steps.GIVE_CONSENT: lambda asked: counsel.choose_consent(asked.state, asked.about),
    steps.REQUEST_TURN: _request_turn,
    steps.ALLOW_TURN: lambda asked: counsel.choose_allowing(asked.state, asked.about),
    # Battles.
    steps.CHOOSE_BATTLE: lambda asked: campaign.choose_battle(asked.state),
    steps.WITHDRAW_BEFORE_BATTLE: lambda asked: retreats.choose_evasion(asked.state, asked.about, asked.options),
    steps.SUPPORT: lambda asked: battle.choose_support(asked.state, asked.about, asked.seat),
    steps.PLAY_CARD: lambda asked: battle.choose_card(asked.state, asked.about, asked.seat),
    steps.LOSE_TO: _retreat,
    steps.DRAW_TO: _retreat,
    steps.ALLOW_REFUGE: lambda asked: counsel.choose_refuge(asked.state, asked.about),
    steps.GARRISON_CONQUEST: lambda asked: retreats.choose_conquest(asked.state, asked.about),
}

# In L'Empereur all stand together: nobody is refused anything.
ANSWERS_OF_EMPEREUR: Final[dict[int, Callable[[Question], Action]]] = {
    **ANSWERS,
    steps.SUBSIDISE: lambda asked: economy.choose_help(asked.state, asked.about),
    steps.GIVE_CONSENT: lambda asked: asked.state.rules.actions.consent,
    steps.SUPPORT: lambda asked: open_battle.choose_support(asked.state, asked.about),
    # What the automa leaves to the players.
    steps.COMFORT: lambda asked: emperor.choose_comfort(asked.state, asked.options),
    steps.FILL_GENERAL: lambda asked: emperor.choose_french_troop(asked.state, asked.options),
    steps.RESERVE_GENERAL: _french_general,
    steps.SEND_GENERAL: _french_general,
    steps.DRAW_FOR: _french_general,
    steps.PLAY_OPENLY: lambda asked: open_battle.choose_card(asked.state, asked.about),
    steps.RETREAT_FRENCH: lambda asked: emperor.choose_french_retreat(asked.state, asked.options),
}
