"""Which action card to play, and when to take the played ones back."""

from typing import Final, final

from casusbelli.bots.coalitions import alliances, campaign, economy
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import CARD, MONEY
from casusbelli.core.action import Action
from casusbelli.games.coalitions.diplomacy import followers, major_power
from casusbelli.games.coalitions.leadership import can_deploy, off_map_generals
from casusbelli.games.coalitions.realpolitik import turn
from casusbelli.games.coalitions.revenue import expansion, income
from casusbelli.games.coalitions.state import CoalitionsState

TAXED: Final = 0.5  # of what a coin is worth: the rest comes with the mobilization that spends it
SPENT: Final = 0.8
DEPLOYED: Final = 0.5  # generals who come to the map have yet to march
FURTHER: Final = 0.4  # what a second and third movement turn add to the first
OTHERS: Final = 0.7  # the second best move may depend on the best


def choose_orders(state: CoalitionsState, seat: int) -> Action:
    """The own card, and that of the minor power that obeys."""
    words = state.rules.words
    major = major_power(state, seat)
    card = best_card(state, major)
    minors = followers(state, major)
    return words.order_both[card][best_card(state, minors[0])] if minors else words.order[card]


def best_card(state: CoalitionsState, power: int) -> int:
    """The best one in hand, unless the turn is better spent on taking the others back."""
    worth = Worth(state, power)
    best = turn.DISPATCH
    most = worth.of_a_turn() - alliances.worth_of_phase(state, power)
    for card in turn.cards_in_hand(state, power):
        if card != turn.DISPATCH and worth.cards[card] > most:
            best, most = card, worth.cards[card]
    if (state.action_hands[power] >> best) & 1:
        return best
    return turn.cards_in_hand(state, power)[0]


@final
class Worth:
    """What each action would bring now."""

    def __init__(self, state: CoalitionsState, power: int) -> None:
        self.state: Final = state
        self.power: Final = power
        self.outlook: Final = Outlook(state, power)
        self.cards: Final = [0.0] * len(turn.CARDS)
        self.cards[turn.TAXATION] = self._taxation()
        self.cards[turn.MOBILIZATION] = self._mobilization()
        self.cards[turn.INFLUENCE] = self._influence()
        self.cards[turn.MARCHING] = self._movement()

    def of_a_turn(self) -> float:
        """What the best cards bring in a turn on average, if they are taken back as soon as they are played."""
        best = 0.0
        total = 0.0
        for count, worth in enumerate(sorted(self.cards, reverse=True), 1):
            total += worth
            best = max(best, total / (count + 1))
        return best

    def _taxation(self) -> float:
        wanted = max(0, economy.own_need(self.state, self.power) - self.state.money[self.power])
        return TAXED * MONEY * min(wanted, income(self.state, self.power))

    def _mobilization(self) -> float:
        state = self.state
        spent = min(state.money[self.power], economy.own_need(state, self.power))
        worth = SPENT * MONEY * spent + CARD * len(off_map_generals(state, self.power))
        if can_deploy(state, self.power):
            worth += DEPLOYED * economy.deployment_worth(self.outlook)
        return worth

    def _influence(self) -> float:
        points = expansion(self.state, self.power)
        return self.outlook.own_influence(points) if points else 0.0

    def _movement(self) -> float:
        """The moves of all generals, and part of another turn."""
        self.state.mover = self.power
        self.state.movement_turn = 1
        worths = sorted(campaign.worths_of_moving(self.outlook), reverse=True)
        useful = [worth for worth in worths if worth > campaign.WORTH_MOVING]
        return (useful[0] + OTHERS * sum(useful[1:])) * (1.0 + FURTHER) if useful else 0.0
