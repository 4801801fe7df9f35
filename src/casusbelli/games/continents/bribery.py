"""Rebels are bought: whoever opens may be outbid."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents.actions import BRIBE, MOST_AMOUNT, OUTBID, PASS
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.deed import ALLOWED, Deed
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.prices import BRIBE_PER_SOLDIER
from casusbelli.games.continents.purposes import FOR_BID
from casusbelli.games.continents.standing import BAD_ARGUMENT, unless
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.steps import BID, CHECK_MAP, CHOOSE_AMOUNT
from casusbelli.games.continents.units import SLOT_KINDS, slot_of


def opening_bid(state: ContinentsState, territory: int) -> int:
    return BRIBE_PER_SOLDIER * state.soldiers[territory]  # SIX-14.15


class Bribe(Deed):
    """Open with the least bid for the rebels of one territory."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in range(TERRITORIES):
            if state.holder[territory] == REBELS and opening_bid(state, territory) <= state.treasury[seat]:
                offered.append(BRIBE[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if state.holder[action.value] != REBELS:
            return "no-rebels"
        return ALLOWED if opening_bid(state, action.value) <= state.treasury[seat] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.bid = opening_bid(state, action.value)
        state.bidder = seat
        state.passed = 0
        tell(state, "bribe-opened", seat, territory=action.value, money=state.bid)
        ask_next(state, seat, action.value)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return opening_bid(state, action.value)


def ask_next(state: ContinentsState, seat: int, territory: int) -> None:
    """The next player clockwise who is still in, or the end of the auction."""  # SIX-14.16 SIX-R63
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if other != state.bidder and state.is_alive(other) and not (state.passed >> other) & 1:
            state.ask(BID, other, territory)
            return
    win(state, territory)


def is_bid_for(state: ContinentsState, seat: int, territory: int) -> bool:
    """True if another has bid for what rebels hold."""
    return territory < TERRITORIES and state.holder[territory] == REBELS and state.bidder not in (NOBODY, seat)


class Bid(Decision[ContinentsState]):
    """Raise, or pass for good."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [PASS, OUTBID] if min(state.treasury[seat], MOST_AMOUNT) > state.bid else [PASS]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is OUTBID:
            state.ask(CHOOSE_AMOUNT, seat, FOR_BID + state.argument)
            return
        state.passed |= 1 << seat
        tell(state, "passed", seat)
        ask_next(state, seat, state.argument)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "amount-too-high"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(is_bid_for(state, seat, argument), BAD_ARGUMENT)


def outbid(state: ContinentsState, seat: int, purpose: int, amount: int) -> None:
    state.bid = amount
    state.bidder = seat
    territory = purpose - FOR_BID
    tell(state, "outbid", seat, territory=territory, money=amount)
    ask_next(state, seat, territory)


def ask_again(state: ContinentsState, seat: int, purpose: int) -> None:
    """Second thoughts about the amount."""
    state.ask(BID, seat, purpose - FOR_BID)


def win(state: ContinentsState, territory: int) -> None:
    """The rebels serve whoever paid most."""  # SIX-14.17
    seat = state.bidder
    pay(state, seat, state.bid)
    tell(state, "bribed", seat, territory=territory, money=state.bid)
    state.hold(territory, seat, seat)
    slots = state.slots_at(territory)
    state.clear_units(territory)
    for slot in slots:
        state.add_unit(territory, slot_of(SLOT_KINDS[slot], 0))
    state.risen &= ~(1 << territory)
    state.bid = 0
    state.bidder = NOBODY
    state.passed = 0
    state.ask(CHECK_MAP, seat)
