"""Spies and their secret cards."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents.actions import CARD_NAMES, DEAL, DEAL_CARDS, HIRE_SPY, MOST_SEATS
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import pay, roll, tell
from casusbelli.games.continents.prices import SPY_PRICE
from casusbelli.games.continents.slavery import has_slaves
from casusbelli.games.continents.standing import BAD_ARGUMENT, unless
from casusbelli.games.continents.state import NO_CARD, ContinentsState
from casusbelli.games.continents.steps import CHOOSE_FREED_SLAVE, DEAL_CARD, RESOLVE_CARD

STREAM: Final = "spies"
NOTHING: Final = 0
SABOTAGE: Final = 1
INCITEMENT: Final = 2
FREEING: Final = 3
BURNING: Final = 4
COUNTER: Final = 5
THRESHOLDS: Final = [0, 60, 80, 60, 60, 0]  # SIX-20.8
COUNTER_BONUS: Final = 15  # SIX-20.9
DEADLY: Final = 10  # SIX-20.7


class HireSpy(Deed):
    """Any number, while the own capital is held."""  # SIX-20.1

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat] >= SPY_PRICE and state.holds_capital(seat):
            offered.append(HIRE_SPY)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.holds_capital(seat):
            return "own-capital-needed"  # SIX-20.15
        return ALLOWED if state.treasury[seat] >= SPY_PRICE else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        pay(state, seat, SPY_PRICE)
        state.spies[seat] += 1
        tell(state, "spy-hired", seat, count=state.spies[seat], money=SPY_PRICE)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return SPY_PRICE


class DealCards(Deed):
    """Once in a turn, one card to everybody."""  # SIX-20.3

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if self.objection(state, seat, DEAL_CARDS) is ALLOWED:
            offered.append(DEAL_CARDS)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.spies[seat]:
            return "no-spy"
        if state.dealt_spies[seat]:
            return "dealt-already"
        return ALLOWED if state.holds_capital(seat) else "own-capital-needed"  # SIX-20.15

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.dealt_spies[seat] = state.spies[seat]
        state.ask(DEAL_CARD, seat)


def dealt_cards(state: ContinentsState, dealer: int) -> list[int]:
    """The cards that lie before players by this dealer."""
    cards = state.cards[dealer * MOST_SEATS : dealer * MOST_SEATS + MOST_SEATS]
    return [card for card in cards if card != NO_CARD]


def next_target(state: ContinentsState, dealer: int) -> int:
    for seat in state.living():
        if state.cards[dealer * MOST_SEATS + seat] == NO_CARD:
            return seat
    return -1


def dealable(state: ContinentsState, dealer: int) -> list[int]:
    """What may come next: Nothing is never short, each action card is there once, one for each spy."""
    dealt = dealt_cards(state, dealer)
    actions = len([card for card in dealt if card != NOTHING])
    if actions >= state.dealt_spies[dealer]:
        return [NOTHING]  # SIX-20.4
    return [card for card in range(len(CARD_NAMES)) if card == NOTHING or card not in dealt]  # SIX-20.2


class DealCard(Decision[ContinentsState]):
    """The card for the next player in turn order, face down."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        target = next_target(state, seat)
        return [DEAL[target][card] for card in dealable(state, seat)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        target, card = divmod(action.value, len(CARD_NAMES))
        state.cards[seat * MOST_SEATS + target] = card
        tell(state, "card-dealt", seat, other=target, card=card, audience=1 << seat)  # SIX-20.5
        if next_target(state, seat) >= 0:
            state.ask(DEAL_CARD, seat)
        else:
            tell(state, "cards-dealt", seat)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        target, card = divmod(action.value, len(CARD_NAMES))
        if target != next_target(state, seat):
            return RULES["not-his-turn-to-be-dealt"], "not-his-turn-to-be-dealt"
        reason = "card-dealt" if card in dealt_cards(state, seat) else "too-few-spies"
        return RULES[reason], reason

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(state.dealt_spies[seat] > 0, BAD_ARGUMENT)


# The end of the round.


def reveal(state: ContinentsState) -> None:
    """All cards are turned up, then work one by one."""  # SIX-20.6
    if not any(state.dealt_spies):
        return
    state.disclosures += 1
    for dealer in state.living():
        for target in state.living():
            card = state.cards[dealer * MOST_SEATS + target]
            if card > NOTHING:
                tell(state, "card-revealed", dealer, other=target, card=card)
    state.ask(RESOLVE_CARD, state.first)


def are_revealed(state: ContinentsState) -> bool:
    """True while the cards lie open and work; only a slave to be freed interrupts that."""
    return state.top is not None and state.top.step == CHOOSE_FREED_SLAVE


def resolve_card(state: ContinentsState, index: int) -> None:
    """Targets in turn order, for one target dealers in turn order."""  # SIX-R75
    if index == state.seats * state.seats:
        _gather(state)
        return
    state.ask(RESOLVE_CARD, state.first, index + 1)
    target = (state.first + index // state.seats) % state.seats
    dealer = (state.first + index) % state.seats
    card = state.cards[dealer * MOST_SEATS + target]
    if NOTHING < card < COUNTER:
        _act(state, dealer, target, card)


def _gather(state: ContinentsState) -> None:
    """The cards return to their sets."""  # SIX-20.14
    for index in range(len(state.cards)):
        state.cards[index] = NO_CARD
    for seat in range(state.seats):
        state.dealt_spies[seat] = 0


def threshold(state: ContinentsState, target: int, card: int) -> int:
    """The action succeeds above it."""
    base = THRESHOLDS[card]
    if card == INCITEMENT and has_slaves(state, target):
        base = 60  # SIX-R76
    guarded = any([state.cards[dealer * MOST_SEATS + target] == COUNTER for dealer in range(state.seats)])
    return base + COUNTER_BONUS if guarded else base  # SIX-20.9 SIX-R77


def _act(state: ContinentsState, dealer: int, target: int, card: int) -> None:
    """The target rolls."""  # SIX-20.7
    limit = threshold(state, target, card)
    # Keys: purpose-spy-sabotage, purpose-spy-incitement, purpose-spy-freeing, purpose-spy-burning
    result = roll(state, STREAM, 100, f"spy-{CARD_NAMES[card]}", target)
    if result <= DEADLY and state.spies[dealer]:
        state.spies[dealer] -= 1
        tell(state, "spy-killed", dealer)
    if result <= limit:
        tell(state, "spy-failed", dealer, other=target, card=card, count=limit)
        return
    tell(state, "spy-succeeded", dealer, other=target, card=card, count=limit)
    if card == SABOTAGE:
        state.sabotages[target] += 1  # SIX-20.10
    elif card == INCITEMENT:
        state.incitements[target] += 1  # SIX-20.11
    elif card == BURNING:
        state.burnt[target] += 1  # SIX-20.13
    elif has_slaves(state, target):
        state.ask(CHOOSE_FREED_SLAVE, target)  # SIX-20.12
