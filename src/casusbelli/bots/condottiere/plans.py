"""What to play in a battle: the set of cards that serves best, and which of them goes first."""

from typing import Final

from casusbelli.bots.condottiere.outlook import Outlook
from casusbelli.games.condottiere.deck import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARY_KINDS,
    NO_CARD,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from casusbelli.games.condottiere.strength import is_in_play, strongest_mercenary

HASTE: Final = 0.8  # others may give up before all of a plan is played
PAPAL: Final = 2.0  # a bishop also moves the papal token


class Plan:
    """Cards to play in this battle and what that is worth."""

    def __init__(self, cards: list[int], value: float) -> None:
        self.cards: Final = cards
        self.value: Final = value


def best_plan(outlook: Outlook) -> Plan:
    """The best set of cards to go on with; an empty one to stop here."""
    best = Plan([], outlook.value(outlook.companies, is_over=False))
    for tools in _tool_sets(outlook):
        fillers = _fillers(outlook.hand)
        for order in (fillers, fillers[::-1]):
            for size in range(len(order) + 1):
                best = _better(outlook, best, tools + order[:size])
    return _trimmed(outlook, best)


def _better(outlook: Outlook, best: Plan, cards: list[int]) -> Plan:
    if not cards:
        return best
    value = plan_value(outlook, cards)
    return Plan(cards, value) if value > best.value else best


def _trimmed(outlook: Outlook, plan: Plan) -> Plan:
    """Without the cards that the plan does not need."""
    best = plan
    for card in plan.cards:
        rest = best.cards.copy()
        rest.remove(card)
        best = _better(outlook, best, rest)
    return best


def _tool_sets(outlook: Outlook) -> list[list[int]]:
    """Each combination of a bishop, a season and a drummer from the hand."""
    found: list[list[int]] = [[]]
    hand = outlook.hand
    if BISHOP in hand and strongest_mercenary(outlook.state.companies) != NO_CARD:
        found.append([BISHOP])
    if DRUMMER in hand and DRUMMER not in outlook.companies[outlook.seat]:
        found += [[*tools, DRUMMER] for tools in found]
    seasons = [card for card in (WINTER, SPRING) if card in hand and not is_in_play(outlook.companies, card)]
    return found + [[*tools, season] for season in seasons for tools in found]


def _fillers(hand: list[int]) -> list[int]:
    """The cards that have strength, weakest first."""
    weak = [card for card in hand if card < MERCENARY_KINDS - 1 or card == COURTESAN]
    return weak + [card for card in hand if card in (MERCENARY_KINDS - 1, HEROINE)]


def plan_value(outlook: Outlook, cards: list[int]) -> float:
    value = outlook.value(_after(outlook, cards), is_over=False)
    price = 0.0
    for card in cards:
        price += outlook.cost(card)
    if BISHOP in cards and not outlook.state.is_final:
        value += PAPAL
    return value - (price if outlook.alone else HASTE * price)


def _after(outlook: Outlook, cards: list[int]) -> list[list[int]]:
    """The companies once the cards are played, a bishop before the rest."""
    companies = [company.copy() for company in outlook.companies]
    if BISHOP in cards:
        strongest = strongest_mercenary(outlook.state.companies)
        covered = outlook.state.covered[outlook.seat]
        for seat, company in enumerate(companies):
            companies[seat] = [card for card in company if card != strongest]
        if covered != NO_CARD and covered == strongest:
            companies[outlook.seat].append(covered)
    if WINTER in cards:
        companies = [[card for card in company if card != SPRING] for company in companies]
    elif SPRING in cards:
        companies = [[card for card in company if card != WINTER] for company in companies]
    companies[outlook.seat] += [card for card in cards if card != BISHOP]
    return companies


def first_card(outlook: Outlook, plan: Plan) -> int:
    """The card of a plan to play now: cheap ones first, tools last, but a bishop before what he would take."""
    fillers = _fillers(plan.cards)
    if BISHOP in plan.cards:
        strongest = strongest_mercenary(outlook.state.companies)
        if not fillers or outlook.alone or strongest <= fillers[0] < MERCENARY_KINDS:
            return BISHOP
    if fillers:
        return fillers[0]
    return DRUMMER if DRUMMER in plan.cards else plan.cards[0]


def surrender_value(outlook: Outlook) -> float:
    """What ending the battle now is worth."""
    return outlook.value(outlook.companies, is_over=True) - outlook.cost(SURRENDER)


def retrieved_value(outlook: Outlook, card: int) -> float:
    """What taking a mercenary back is worth, if the seat then stops."""
    companies = [company.copy() for company in outlook.companies]
    if card != NO_CARD:
        companies[outlook.seat].remove(card)
    return outlook.value(companies, is_over=False) + (outlook.cost(card) if card != NO_CARD else 0.0)


def best_retrieval(outlook: Outlook) -> Plan:
    """The mercenary to take back, none if the list is empty, and what that is worth."""
    best = Plan([], retrieved_value(outlook, NO_CARD))
    for card in sorted(set(outlook.state.companies[outlook.seat])):
        if card < MERCENARY_KINDS:
            value = retrieved_value(outlook, card)
            if value > best.value:
                best = Plan([card], value)
    return best


def scarecrow_value(outlook: Outlook) -> float:
    return best_retrieval(outlook).value - outlook.cost(SCARECROW)
