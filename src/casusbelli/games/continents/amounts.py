"""How much money: for a gift, in a treaty, as a bid."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents import bribery, peace
from casusbelli.games.continents.actions import AMOUNT, CALL_OFF, MOST_AMOUNT, MOST_SEATS
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.purposes import FOR_ASKING, FOR_BID, FOR_OFFER
from casusbelli.games.continents.standing import BAD_ARGUMENT, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import DRAFT_TREATY
from casusbelli.games.continents.treaty import Treaty


def _treaty(state: ContinentsState) -> Treaty:
    assert state.treaty is not None
    return state.treaty


class ChooseAmount(Decision[ContinentsState]):
    """The argument says what for: a seat that gets a gift, or one of the purposes."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        lowest, highest = amount_range(state, seat, state.argument)
        return [CALL_OFF, *AMOUNT[lowest : min(highest, MOST_AMOUNT) + 1]]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        purpose = state.argument
        if purpose < MOST_SEATS:
            give(state, seat, purpose, action)
        elif purpose in (FOR_OFFER, FOR_ASKING):
            state.ask(DRAFT_TREATY, seat)
            _write_amount(_treaty(state), purpose, action)
        elif action is CALL_OFF:
            bribery.ask_again(state, seat, purpose)
        else:
            bribery.outbid(state, seat, purpose, action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        lowest, _ = amount_range(state, seat, state.argument)
        return law_of_amount(state.argument), "bid-too-low" if action.value < lowest else "amount-too-high"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(is_purpose_right(state, seat, argument), BAD_ARGUMENT)


def is_purpose_right(state: ContinentsState, seat: int, purpose: int) -> bool:
    """True if there is what the money is for."""
    if purpose in (FOR_OFFER, FOR_ASKING):
        return peace.is_draft_of(state, seat)
    if purpose >= FOR_BID:
        return bribery.is_bid_for(state, seat, purpose - FOR_BID)
    return purpose < state.seats and purpose != seat and state.is_alive(purpose)


def law_of_amount(purpose: int) -> str:
    """The rule under which money is spoken of."""
    if purpose < MOST_SEATS:
        return "SIX-13.13"
    return "SIX-22.8" if purpose in (FOR_OFFER, FOR_ASKING) else "SIX-14.16"


def amount_range(state: ContinentsState, seat: int, purpose: int) -> tuple[int, int]:
    """The least and the most that may be said."""
    if purpose < MOST_SEATS:
        return 1, state.treasury[seat]  # SIX-13.13
    if purpose == FOR_OFFER:
        return 0, state.treasury[seat]  # SIX-22.8
    if purpose == FOR_ASKING:
        return 0, state.treasury[_treaty(state).receiver]
    return state.bid + 1, state.treasury[seat]  # SIX-14.16


def give(state: ContinentsState, seat: int, other: int, action: Action) -> None:
    if action is not CALL_OFF:
        pay(state, seat, action.value)
        state.treasury[other] += action.value
        tell(state, "gift", seat, other=other, money=action.value)


def _write_amount(treaty: Treaty, purpose: int, action: Action) -> None:
    if action is CALL_OFF:
        return
    if purpose == FOR_OFFER:
        treaty.offered = action.value
    else:
        treaty.asked = action.value
