"""L'Empereur: battles in which the Grand Coalition plays first, openly, and France draws what it needs and may."""

from typing import Final, final

from casusbelli.bots.coalitions.battle import Contest, best_card, cards_left
from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.march import BEATEN, CLAIM, IN_FRANCE, PARIS, coalition_cards, french_cards
from casusbelli.bots.coalitions.scale import AVERAGE_CARD, SPREAD_OF_CARD, average_of_best, chance_of
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.napoleonic.empereur.battle import french_side, troops_without_card
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.strength import power_of, strength_seen_by
from casusbelli.games.coalitions.support import supporters

SUPPORT_PRICE: Final = 25.0  # of the troop that a supporter loses
HELP: Final = 0.5  # the part of their cards that allies are likely to add
BASIC_SPREAD: Final = 0.2


def prize(state: CoalitionsState) -> float:
    """What lies between victory and defeat."""
    if state.field == state.board.capital[FRANCE]:
        return PARIS
    generals = 0
    for slot in range(state.direct):
        if power_of(state, slot) != FRANCE:
            generals += 1
    worth = BEATEN * generals
    if state.field in PRIORITY:
        worth += IN_FRANCE * 0.5
    if (state.board.claims[state.field] >> FRANCE) & 1:
        worth += CLAIM * state.board.value[state.field]
    return worth


@final
class OpenContest(Contest):
    """The Grand Coalition's lead, and the cards that France may draw against it."""

    def __init__(self, state: CoalitionsState, lead: float) -> None:
        self.lead: Final = lead
        self.drawn: Final = french_cards(state, troops_without_card(state))

    def odds(self, added: float) -> float:
        """How likely France cannot draw above the lead."""
        lead = self.lead + added
        if self.drawn == 0:
            return 1.0 if lead > 0 else 0.0
        return chance_of(lead - AVERAGE_CARD * self.drawn, SPREAD_OF_CARD * self.drawn + BASIC_SPREAD)


# Support.


def choose_support(state: CoalitionsState, power: int) -> Action:
    actions = state.rules.actions
    for general in supporters(state, power):
        if supports(state, power, general):
            return actions.support[general]
    return actions.support_no_more


def supports(state: CoalitionsState, power: int, general: int) -> bool:
    """True if the cards that he lets his power play change the odds enough for the troop that he loses."""
    capacity = [0] * state.rules.count
    for slot in range(len(state.slots)):
        capacity[power_of(state, slot)] += state.capacity[slot]
    hand = len(state.hands[power])
    more = min(state.troops[general], min(hand, max(1, state.morale[power])) - capacity[power])
    if more <= 0:
        return False
    capacity[FRANCE] = 0
    ours = 1 - french_side(state)
    contest = OpenContest(state, state.base[ours] - state.base[1 - ours] + coalition_cards(state, capacity))
    gain = contest.odds(more * average_of_best(more, hand)) - contest.odds(0.0)
    return gain * prize(state) > SUPPORT_PRICE


# Cards.


def choose_card(state: CoalitionsState, power: int) -> Action:
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    seen = strength_seen_by(state, state.player[power])
    ours = 1 - french_side(state)
    contest = OpenContest(state, seen[ours] - seen[1 - ours] + allied_cards(state, power))
    card = best_card(outlook, contest, prize(state))
    return actions.pass_cards if card == 0 else actions.play[card]


def allied_cards(state: CoalitionsState, power: int) -> float:
    """What the rest of the Grand Coalition may still add."""
    total = 0.0
    for other in range(state.rules.count):
        if other != power and state.player[other] != NOBODY:
            total += HELP * AVERAGE_CARD * cards_left(state, other)
    return total
