"""Which action card to play, and when to take the played ones back."""

from typing import Final, final

from casusbelli.bots.coalitions import alliances, campaign, economy
from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.scale import CARD, MONEY
from casusbelli.bots.coalitions.worth import rounds_to_victory
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.games.coalitions.diplomacy import followers, major_power
from casusbelli.games.coalitions.leadership import can_deploy, off_map_generals
from casusbelli.games.coalitions.realpolitik import turn
from casusbelli.games.coalitions.revenue import expansion, income
from casusbelli.games.coalitions.state import CoalitionsState

SPENT: Final = 1.2  # a coin that becomes a troop is worth more than one that may be lost
WHIM: Final = 0.25  # the part by which chance may raise or lower a worth
FURTHER: Final = 0.4  # what a second and third movement turn add to the first
OTHERS: Final = 0.7  # the second best move may depend on the best


def choose_orders(state: CoalitionsState, seat: int, stream: Stream) -> Action:
    """The own card, and that of the minor power that obeys."""
    actions = state.rules.actions
    major = major_power(state, seat)
    card = best_card(state, major, stream)
    minors = followers(state, major)
    return actions.order_both[card][best_card(state, minors[0], stream)] if minors else actions.order[card]


def best_card(state: CoalitionsState, power: int, stream: Stream) -> int:
    """The best one in hand, unless the turn is better spent on taking the others back; nobody can be sure of it."""
    worth = Worth(state, power)
    best = turn.DISPATCH
    most = worth.of_a_turn() - alliances.worth_of_phase(state, power)
    for card in turn.cards_in_hand(state, power):
        value = worth.cards[card] * (1.0 - WHIM + 0.02 * WHIM * stream.below(101))
        if card != turn.DISPATCH and value > most:
            best, most = card, value
    if (state.action_hands[power] >> best) & 1:
        return best
    return turn.cards_in_hand(state, power)[0]


@final
class Worth:
    """What each action would bring now."""

    def __init__(self, state: CoalitionsState, power: int) -> None:
        self.state: Final = state
        self.power: Final = power
        self.outlook: Final = outlook_for(state, power)
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
        return MONEY * min(wanted, income(self.state, self.power))

    def _mobilization(self) -> float:
        state = self.state
        spent = min(state.money[self.power], economy.own_need(state, self.power))
        worth = SPENT * MONEY * spent + CARD * len(off_map_generals(state, self.power))
        if can_deploy(state, self.power):
            worth += economy.deployment_worth(self.outlook)
        return worth

    def _influence(self) -> float:
        """Who is slower than another has little of it: he must stop him first."""
        state = self.state
        points = expansion(state, self.power)
        if points == 0:
            return 0.0
        if state.influence[self.power] + points >= state.rules.victory:
            return self.outlook.own_influence(points)
        own = rounds_to_victory(state, self.power)
        majors = [power for power in range(state.rules.count) if not state.is_minor(power)]
        soonest = min([rounds_to_victory(state, power) for power in majors])
        return self.outlook.own_influence(points) * soonest / own

    def _movement(self) -> float:
        """The moves of all generals, and part of another turn."""
        self.state.mover = self.power
        self.state.movement_turn = 1
        worths = sorted(campaign.worths_of_moving(self.outlook), reverse=True)
        useful = [worth for worth in worths if worth > campaign.WORTH_MOVING]
        return (useful[0] + OTHERS * sum(useful[1:])) * (1.0 + FURTHER) if useful else 0.0
