"""Wars that do not pay are ended: each side keeps what it holds. Rebels are bought while they are cheap."""

from typing import Final

from casusbelli.bots.continents.outlook import LAND, Outlook
from casusbelli.core.action import Action
from casusbelli.games.continents.actions import (
    ACCEPT,
    BRIBE,
    CALL_OFF,
    CEDE,
    DEMAND,
    END_GAME,
    GO_ON,
    OFFER_PEACE,
    OUTBID,
    PASS,
    PROPOSE,
    REJECT,
)
from casusbelli.games.continents.board import NOWHERE, TERRITORIES, places_in
from casusbelli.games.continents.bribery import opening_bid
from casusbelli.games.continents.ending import points
from casusbelli.games.continents.peace import treaty_of
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.treaty import Treaty

OWN_CAPITAL_BACK: Final = 10.0
CAPTURED_CAPITAL: Final = 8.0
HOPE: Final = 0.4  # of winning back by force what another occupies
MONEY: Final = 0.1
SUPERIORITY: Final = 0.08  # what peace is worth for each soldier that the other has more
MOST_SUPERIORITY: Final = 3.0
LAND_IN_MONEY: Final = 7  # what a bribed territory is worth beside its rebels
SOLDIER_IN_MONEY: Final = 2


# Peace.


def best_peace(outlook: Outlook) -> Action | None:
    """An offer to an enemy whose terms the bot itself would take."""
    state = outlook.state
    open_to = state.war[outlook.seat] & ~state.offered_peace
    for other in places_in(open_to):
        treaty = Treaty(outlook.seat, other)
        treaty.ceded, treaty.demanded = _terms(state, outlook.seat, other)
        if treaty_value(state, treaty, outlook.seat) > 0:
            return OFFER_PEACE[other]
    return None


def _terms(state: ContinentsState, seat: int, other: int) -> tuple[int, int]:
    """Each keeps what it occupies of the other's, but nobody gives up its own capital."""
    ceded = demanded = 0
    for place in range(TERRITORIES):
        if state.owner[place] == seat and state.holder[place] == other and state.capital_of[place] != seat:
            ceded |= 1 << place
        elif state.owner[place] == other and state.holder[place] == seat:
            demanded |= 1 << place
    return ceded, demanded


def choose_term(outlook: Outlook) -> Action:
    """Draft the terms one by one, then propose them."""
    state = outlook.state
    treaty = treaty_of(state)
    ceded, demanded = _terms(state, outlook.seat, treaty.receiver)
    for place in places_in(ceded ^ treaty.ceded):
        return CEDE[place]
    for place in places_in(demanded ^ treaty.demanded):
        return DEMAND[place]
    return PROPOSE


def choose_answer(outlook: Outlook, options: list[Action]) -> Action:
    treaty = treaty_of(outlook.state)
    is_good = treaty_value(outlook.state, treaty, outlook.seat) > 0
    return ACCEPT if is_good and ACCEPT in options else REJECT


def treaty_value(state: ContinentsState, treaty: Treaty, seat: int) -> float:
    """What the treaty changes for a party, in points."""
    other = treaty.receiver if seat == treaty.proposer else treaty.proposer
    given, got = (treaty.ceded, treaty.demanded) if seat == treaty.proposer else (treaty.demanded, treaty.ceded)
    money = treaty.asked - treaty.offered if seat == treaty.proposer else treaty.offered - treaty.asked
    value = MONEY * money + _peace_value(state, seat, other)
    for place in range(TERRITORIES):
        bit = 1 << place
        owner, holder = state.owner[place], state.holder[place]
        if owner == seat and given & bit:
            value -= _lost(state, seat, place, holder == other)
        elif owner == seat and holder == other:
            value += OWN_CAPITAL_BACK if state.capital_of[place] == seat else LAND
        elif owner == other and got & bit:
            value += LAND
        elif owner == other and holder == seat:
            value -= CAPTURED_CAPITAL if state.capital_of[place] != NOBODY else LAND * HOPE
    return value


def _lost(state: ContinentsState, seat: int, place: int, is_occupied: bool) -> float:
    """What is lost with land that is ceded; less if it is gone already."""
    worth = OWN_CAPITAL_BACK if state.capital_of[place] == seat else LAND
    return worth * HOPE if is_occupied else worth


def _peace_value(state: ContinentsState, seat: int, other: int) -> float:
    """The stronger the other, the better to have peace with him."""
    surplus = 0
    for place in range(TERRITORIES):
        if state.holder[place] == other:
            surplus += state.soldiers[place]
        elif state.holder[place] == seat:
            surplus -= state.soldiers[place]
    return max(-MOST_SUPERIORITY, min(MOST_SUPERIORITY, SUPERIORITY * surplus)) + 0.2


# Rebels for money.


def best_bribe(outlook: Outlook) -> Action | None:
    state = outlook.state
    if outlook.slack <= 0 and outlook.left:
        return None
    for place in range(TERRITORIES):
        if state.holder[place] == REBELS:
            price = opening_bid(state, place)
            if price <= outlook.money and price <= worth_of_rebels(state, place):
                return BRIBE[place]
    return None


def worth_of_rebels(state: ContinentsState, place: int) -> int:
    return LAND_IN_MONEY + SOLDIER_IN_MONEY * state.soldiers[place]


def choose_bid(outlook: Outlook, place: int) -> Action:
    state = outlook.state
    highest = min(outlook.money, worth_of_rebels(state, place))
    return OUTBID if state.bid < highest and outlook.slack > 0 else PASS


def choose_amount(state: ContinentsState, options: list[Action]) -> Action:
    """The least bid; no gifts, and no money in treaties."""
    return options[1] if state.bidder != NOBODY else CALL_OFF


# The end.


def choose_vote(state: ContinentsState, seat: int) -> Action:
    """Who leads has nothing against the end."""
    own = points(state, seat)
    for other in range(state.seats):
        if other != seat and points(state, other) >= own:
            return GO_ON
    return END_GAME


def refuge(state: ContinentsState, seat: int, options: list[Action]) -> Action:
    """The capital, else the strongest garrison."""
    best = options[0]
    most = NOWHERE
    for option in options:
        soldiers = TERRITORIES * 100 if option.value == state.capital[seat] else state.soldiers[option.value]
        if soldiers > most:
            best, most = option, soldiers
    return best
