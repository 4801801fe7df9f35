"""Subsidies and mercenaries: money or battle cards that a power offers to its allies."""

from bisect import insort
from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.cards import distinct_cards
from casusbelli.games.coalitions.events import tell, tell_card_to_owner
from casusbelli.games.coalitions.influence import check_influence, gain_influence
from casusbelli.games.coalitions.relations import are_same_player
from casusbelli.games.coalitions.standing import GIFTS, GIVER, POWER, WARD
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    ANSWER_OFFER,
    ASK_SUBSIDIES,
    LEND_CARD,
    OFFER_AMOUNT,
    SETTLE_OFFERS,
    SUBSIDISE,
)
from casusbelli.games.coalitions.vocabulary import MOST_OFFERED


class AskSubsidies(Procedure[CoalitionsState]):
    """The power in the argument may give to others."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.player[argument] == NOBODY:
            return  # RDE-12.5.1
        state.giver = argument
        state.offers = [0] * state.rules.count
        state.lent = [[] for _ in range(state.rules.count)]
        if recipients(state) and (state.money[argument] > 0 or (state.rules.gives_cards and state.hands[argument])):
            state.ask_power(SUBSIDISE, argument)
        else:
            forget_offers(state)  # RDE-9.4.7

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return (state.rules.givers >> argument) & 1 == 1


def recipients(state: CoalitionsState) -> list[int]:
    """Members of the giver's coalition, and powers of the same player."""  # COA-6.5.1 RDE-9.4.3
    return [power for power in range(state.rules.count) if is_recipient(state, power)]


def is_recipient(state: CoalitionsState, power: int) -> bool:
    if not (state.allies[state.giver] >> power) & 1:
        return False
    return state.player[power] != NOBODY or not state.rules.gives_cards  # RDE-R33: a power that nobody controls


def has_recipient(state: CoalitionsState, power: int) -> bool:
    """True if somebody gives, and may give to this power."""
    return state.giver != NOBODY and is_recipient(state, power)


def is_unlimited(state: CoalitionsState, power: int) -> bool:
    """True between a power and its ward."""  # RDE-12.4.10 RDE-R32
    if state.rules.most_given == 0:
        return True
    wards = state.rules.wards
    is_pair = wards[power] == state.giver or wards[state.giver] == power
    return is_pair and (are_same_player(state, power, state.giver) or state.plays("austria-spain", "always"))


def goods_left(state: CoalitionsState, power: int, owned: int) -> int:
    """How much of what the giver owns may still be offered to the power."""
    left = owned - sum(state.offers)  # COA-7.3.10
    if is_unlimited(state, power):
        return left
    counted = 0
    for other, amount in enumerate(state.offers):
        if not is_unlimited(state, other):
            counted += amount
    return min(left, state.rules.most_given - counted)  # RDE-9.4.3 RDE-R30


def is_lending(state: CoalitionsState) -> bool:
    return any(state.lent)


def money_for(state: CoalitionsState, power: int) -> int:
    """The most that may be offered to the power, which has one offer."""
    if is_lending(state) or state.offers[power] or not is_recipient(state, power):
        return 0  # RDE-9.4.2
    return goods_left(state, power, state.money[state.giver])


def cards_for(state: CoalitionsState, power: int) -> int:
    if (
        not state.rules.gives_cards
        or not is_recipient(state, power)
        or (sum(state.offers) > 0 and not is_lending(state))
    ):
        return 0  # RDE-9.4.2
    return goods_left(state, power, len(state.hands[state.giver]))


class Subsidise(Decision[CoalitionsState]):
    """Whom to offer money or a card next."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        powers = recipients(state)
        offered = [actions.subsidise_no_more]
        offered += [actions.subsidise[power] for power in powers if money_for(state, power) > 0]
        return offered + [actions.hire_out[power] for power in powers if cards_for(state, power) > 0]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.subsidise_no_more:
            state.run(SETTLE_OFFERS, state.argument)
        else:
            state.ask(OFFER_AMOUNT if action.verb == "subsidise" else LEND_CARD, seat, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        power = action.value
        is_money = action.verb == "subsidise"
        if not is_recipient(state, power):
            return "COA-7.3.6", "not-in-coalition"
        if sum(state.offers) and is_lending(state) == is_money:
            return "RDE-9.4.2", "one-kind-of-gift"
        if is_money and state.offers[power]:
            return "COA-7.3.10", "offered-already"
        if is_money and state.money[state.giver] == sum(state.offers):
            return "COA-7.3.10", "no-money-left"
        if not is_money and len(state.hands[state.giver]) == sum(state.offers):
            return "RDE-9.4.2", "no-card-to-lend"
        return "RDE-9.4.3", "gift-limit"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return argument == state.giver


class OfferAmount(Decision[CoalitionsState]):
    """How much money to offer."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return state.rules.actions.offer[1 : min(money_for(state, state.argument), MOST_OFFERED) + 1]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.offers[state.argument] = action.value
        tell(state, "offered", state.giver, other=state.argument, count=action.value)
        state.ask_power(SUBSIDISE, state.giver)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.value == 0:
            return "COA-7.3.10", "offer-of-nothing"
        if action.value <= state.money[state.giver] - sum(state.offers):
            return "RDE-9.4.3", "gift-limit"
        return "COA-7.3.10", "not-enough-money"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_recipient(state, argument) and money_for(state, argument) > 0

    def asked(self, state: CoalitionsState, argument: int) -> int:
        return state.player[state.giver]


def cards_to_lend(state: CoalitionsState) -> list[int]:
    """The giver's hand without the cards that he has offered already."""
    hand = state.hands[state.giver].copy()
    for cards in state.lent:
        for card in cards:
            hand.remove(card)
    return hand


class LendCard(Decision[CoalitionsState]):
    """Which card is offered; the recipient sees it when he has accepted."""  # RDE-9.4.5 RDE-R31

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.lend[card] for card in distinct_cards(cards_to_lend(state))]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        insort(state.lent[power], action.value)
        state.offers[power] += 1
        tell(state, "mercenary-offered", state.giver, other=power)
        tell_card_to_owner(state, "mercenary-offered-own", state.giver, action.value)
        state.ask_power(SUBSIDISE, state.giver)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "card-not-in-hand"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_recipient(state, argument) and cards_for(state, argument) > 0

    def asked(self, state: CoalitionsState, argument: int) -> int:
        return state.player[state.giver]


class SettleOffers(Procedure[CoalitionsState]):
    """Recipients answer in Power Order; a player's own powers accept by themselves."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(state.rules.count):
            if state.offers[power] == 0:
                continue
            state.run(SETTLE_OFFERS, argument)
            if are_same_player(state, argument, power):
                accept_offer(state, power)
            else:
                state.ask_power(ANSWER_OFFER, power)  # RDE-9.4.4
            return
        forget_offers(state)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return argument == state.giver


def forget_offers(state: CoalitionsState) -> None:
    state.giver = NOBODY
    state.lent = []


def accept_offer(state: CoalitionsState, power: int) -> None:
    """May end the game."""
    amount = state.offers[power]
    state.offers[power] = 0
    if state.lent[power]:
        receive_cards(state, power)
        return
    giver = state.giver
    state.money[giver] -= amount
    state.money[power] += amount
    tell(state, "subsidised", giver, other=power, count=amount)
    if 0 < state.rules.rewarded_gift <= amount and not state.is_minor(power):
        gain_influence(state, giver, 1)  # COA-7.3.7
        check_influence(state)


def receive_cards(state: CoalitionsState, power: int) -> None:
    cards = state.lent[power]
    state.lent[power] = []
    state.disclosures += 1  # the recipient sees them now
    tell(state, "mercenaries-sent", state.giver, other=power, count=len(cards))
    for card in cards:
        state.hands[state.giver].remove(card)
        insort(state.hands[power], card)
        tell_card_to_owner(state, "mercenary-received", power, card)


class AnswerOffer(Decision[CoalitionsState]):
    """Take what is offered or leave it."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.accept, state.rules.actions.decline]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.accept:
            accept_offer(state, power)
            return
        tell(state, "mercenaries-declined" if state.lent[power] else "subsidy-declined", power)
        state.offers[power] = 0  # COA-7.3.8
        state.lent[power] = []

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_recipient(state, argument) and state.offers[argument] > 0


SUBSIDY_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (ASK_SUBSIDIES, AskSubsidies("ask-subsidies", "COA-7.3.6", argument=POWER)),
    (
        SUBSIDISE,
        Subsidise(
            "subsidise",
            "COA-7.3.6",
            ("subsidise", "hire-out", "subsidise-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            uses=(GIVER,),
            footings=(Footing(GIFTS),),
        ),
    ),
    (
        OFFER_AMOUNT,
        OfferAmount(
            "offer-amount",
            "COA-7.3.6",
            ("offer",),
            is_count_public=True,
            absence=DEPUTY,
            argument=WARD,
            uses=(GIVER,),
            footings=(Footing(GIFTS),),
        ),
    ),
    (
        LEND_CARD,
        LendCard(
            "lend-card",
            "RDE-9.4.2",
            ("lend",),
            absence=DEPUTY,
            argument=POWER,
            uses=(GIVER,),
            footings=(Footing(GIFTS),),
        ),
    ),
    (SETTLE_OFFERS, SettleOffers("settle-offers", "COA-R17", argument=POWER)),
    (
        ANSWER_OFFER,
        AnswerOffer(
            "answer-offer",
            "COA-7.3.6",
            ("accept", "decline"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=WARD,
            uses=(GIVER,),
            footings=(Footing(GIFTS, (SETTLE_OFFERS,)),),
        ),
    ),
]
