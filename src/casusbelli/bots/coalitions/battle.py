"""Battle: whom to support, how many cards and which."""

from typing import Final, final

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import (
    AVERAGE_CARD,
    GENERAL,
    MORALE,
    SPREAD_OF_CARD,
    TROOP,
    average_of_best,
    chance_of,
)
from casusbelli.core.action import Action
from casusbelli.games.coalitions.battle import exposures, strikes
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.parts import COSTLY, STRONGER_AT_HOME
from casusbelli.games.coalitions.state import ATTACKER, DEFENDER, FACE_UP, VALUE, CoalitionsState
from casusbelli.games.coalitions.strength import defending_garrison, power_of, strength_seen_by
from casusbelli.games.coalitions.support import side_supported_by, supporters
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK

ENEMY_ZEAL: Final = 0.55  # the part of the cards that others may still play that they are likely to
ALLIED_ZEAL: Final = 0.35
BASIC_SPREAD: Final = 1.0
HIDDEN_CARD: Final = 3.6  # what a card that nobody has seen is likely to be


class Contest:
    """How likely a battle is won, if so much strength is added."""

    def odds(self, added: float) -> float:
        raise NotImplementedError


@final
class Melee(Contest):
    """A battle under way, as one power sees it."""

    def __init__(self, outlook: Outlook, seat: int, side: int) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.side: Final = side
        self.lead = 0.0
        self.variance = BASIC_SPREAD
        seen = strength_seen_by(state, seat)
        self.lead = float(seen[side] - seen[1 - side])
        for slot, stack in enumerate(state.stacks):
            if state.player[power_of(state, slot)] != seat:
                self._add(state.sides[slot], float(len([card for card in stack if not card & FACE_UP])), AVERAGE_CARD)
        for power in range(state.rules.count):
            self._expect(power)

    def _add(self, side: int, cards: float, average: float) -> None:
        self.lead += cards * average if side == self.side else -cards * average
        self.variance += SPREAD_OF_CARD * cards

    def _expect(self, power: int) -> None:
        """The cards that another power is likely to play."""
        state = self.outlook.state
        if power == self.outlook.power or (state.passed >> power) & 1:
            return
        count = cards_left(state, power)
        if count == 0:
            return
        side = side_of(state, power)
        zeal = ALLIED_ZEAL if side == self.side else ENEMY_ZEAL
        if self.outlook.is_own(power):
            zeal = 0.0
        self._add(side, zeal * count, average_of_best(count, len(state.hands[power])))
        self.variance += 2.0 * (1.0 - zeal) * zeal * count * AVERAGE_CARD

    def odds(self, added: float) -> float:
        return chance_of(self.lead + added - 0.5, self.variance)


def side_of(state: CoalitionsState, power: int) -> int:
    for slot, side in enumerate(state.sides):
        if power_of(state, slot) == power:
            return side
    return ATTACKER


def cards_left(state: CoalitionsState, power: int) -> int:
    """How many cards a power may still play in the battle."""
    capacity = 0
    for slot in range(len(state.slots)):
        if power_of(state, slot) == power:
            capacity += state.capacity[slot]
    budget = state.budget[power] if state.budget else max(1, state.morale[power])
    return min(capacity, budget, len(state.hands[power]))


def stake(outlook: Outlook, side: int) -> float:
    """What lies between victory and defeat of a side for this power."""
    state = outlook.state
    attacker = power_of(state, 0)
    beaten = generals_of_side(state, DEFENDER)
    direct = 0
    for slot in range(1, state.direct):
        direct |= 1 << power_of(state, slot)
    garrison = defending_garrison(state)
    if garrison != NOBODY:
        direct |= 1 << garrison
    takes_part = (direct | 1 << attacker) >> outlook.power & 1 == 1 or has_supporter(state, outlook.power)
    if side == ATTACKER:
        won = attack_won(outlook, attacker, beaten, takes_part)
        lost = defeat_cost(outlook, 1 << state.slots[0], direct)
    else:
        won = outlook.glory(1 << state.slots[0], (direct >> outlook.power) & 1 == 1) if takes_part else 0.0
        lost = defeat_cost(outlook, beaten, 1 << attacker) + land_lost(outlook)
    return won + lost


def generals_of_side(state: CoalitionsState, side: int) -> int:
    """Mask of the generals of a side on the battlefield."""
    found = 0
    for slot in range(state.direct):
        if state.sides[slot] == side:
            found |= 1 << state.slots[slot]
    return found


def has_supporter(state: CoalitionsState, power: int) -> bool:
    for slot in range(state.direct, len(state.slots)):
        if power_of(state, slot) == power:
            return True
    return False


def attack_won(outlook: Outlook, attacker: int, beaten: int, takes_part: bool) -> float:
    state = outlook.state
    if outlook.power == attacker:
        worth = outlook.spoils(beaten)
        worth += outlook.conquest_of(state.field, state.troops[state.slots[0]] - 1)
        if state.field == outlook.prize:
            worth += max(0.0, outlook.conquest)
        return worth
    worth = outlook.glory(beaten, False) if takes_part else 0.0
    return worth - outlook.glory_of(attacker, beaten)


def defeat_cost(outlook: Outlook, losers: int, winners: int) -> float:
    """What it costs that these generals are beaten by these powers."""
    state = outlook.state
    cost = 0.0
    for general in range(len(state.place)):
        if (losers >> general) & 1 and outlook.is_own(state.rules.general_power[general]):
            cost += GENERAL + TROOP * state.troops[general]
    for power in range(state.rules.count):
        if (winners >> power) & 1 and state.controller[power] != NOBODY and not outlook.is_own(power):
            cost += outlook.glory_of(power, losers)
    return cost


def land_lost(outlook: Outlook) -> float:
    state = outlook.state
    place = state.field
    if state.control(place) == outlook.power:
        return outlook.stakes[place]
    return 20.0


# Support.


def choose_support(state: CoalitionsState, power: int, seat: int) -> Action:
    """Support where it brings more than the troop that it costs."""
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    side = side_supported_by(state, power)
    melee = Melee(outlook, seat, side)
    prize = stake(outlook, side)
    best = NOBODY
    most = 0.0
    for general in supporters(state, power):
        value = support_worth(outlook, melee, general, prize, side)
        if value > most:
            best, most = general, value
    return actions.support_no_more if best == NOBODY else actions.support[best]


def support_worth(outlook: Outlook, melee: Melee, general: int, prize: float, side: int) -> float:
    """The cards that a general lets his power play, and his share of the glory."""
    state = outlook.state
    power = outlook.power
    before = cards_left(state, power)
    hand = state.hands[power]
    budget = max(1, state.morale[power])
    after = min(before + state.troops[general], len(hand), budget)
    mine = float(sum(hand[len(hand) - before :])) if before else 0.0
    more = float(sum(hand[len(hand) - after :])) if after else 0.0
    odds = melee.odds(more * 0.8)
    gain = (odds - melee.odds(mine * 0.8)) * prize * 0.6
    is_in = power_of(state, 0) == power or has_supporter(state, power)
    for slot in range(1, state.direct):
        is_in = is_in or power_of(state, slot) == power
    if not is_in:
        beaten = generals_of_side(state, 1 - side)
        glory = outlook.glory(beaten, False)
        if side == ATTACKER:
            glory -= odds * 0.3 * outlook.glory_of(power_of(state, 0), beaten)
        gain += odds * glory
    exposure = 0.0 if outlook.pressure[state.place[general]] <= 0.0 else 6.0
    return gain - TROOP - exposure


# Cards.


def choose_card(state: CoalitionsState, power: int, seat: int) -> Action:
    """As many cards as are worth their price, the highest of them first; none means a pass."""
    actions = state.rules.actions
    outlook = outlook_for(state, power)
    side = state.sides[state.cursor]
    card = best_card(outlook, Melee(outlook, seat, side), stake(outlook, side))
    if card == 0:
        return actions.pass_cards
    if worth_of_strike(state) >= card:
        return best_strike(state)
    if card == state.rules.uncovering and not enemies_can_play(state, side):
        targets = exposures(state)
        if targets:
            return targets[0]
    return actions.play[card]


def worth_of_strike(state: CoalitionsState) -> float:
    """The strength of a striking card and of the one that it takes away, or 0 if that cannot be."""
    striking = state.rules.striking
    if striking not in state.hands[power_of(state, state.cursor)] or not strikes(state):
        return 0.0
    return striking + strength_struck(state, best_strike(state))


def best_strike(state: CoalitionsState) -> Action:
    """Against the card that is likely to be the strongest."""
    targets = strikes(state)
    best = targets[0]
    for action in targets:
        if strength_struck(state, action) > strength_struck(state, best):
            best = action
    return best


def strength_struck(state: CoalitionsState, action: Action) -> float:
    """The first cards that somebody lays are seldom his lowest."""
    general, number = divmod(action.value, LARGEST_STACK)
    card = state.stacks[state.slots.index(general)][number]
    return float(card & VALUE) if card & FACE_UP else HIDDEN_CARD - 0.1 * number


def enemies_can_play(state: CoalitionsState, side: int) -> bool:
    for power in range(state.rules.count):
        if not (state.passed >> power) & 1 and cards_left(state, power) and side_of(state, power) != side:
            return True
    return False


def best_card(outlook: Outlook, contest: Contest, prize: float) -> int:
    """The highest card of the best run of cards, or 0 for none."""
    state = outlook.state
    hand = state.hands[outlook.power]
    best = 0
    most = contest.odds(0.0) * prize
    for count in range(1, cards_left(state, outlook.power) + 1):
        for first in range(len(hand) - count + 1):
            run = hand[first : first + count]
            odds = contest.odds(float(sum([strength_of(outlook, card) for card in run])))
            value = odds * prize - sum([price_of(outlook, card, odds) for card in run])
            if value > most + 0.5:
                best, most = run[-1], value
    return best


def strength_of(outlook: Outlook, card: int) -> int:
    state = outlook.state
    if card == state.rules.striking:
        return max(card, round(worth_of_strike(state)))
    if state.rules.card_abilities[card] != STRONGER_AT_HOME:
        return card
    return card + 1 if state.control(state.field) == outlook.power else card


def price_of(outlook: Outlook, card: int, odds: float) -> float:
    """The card, the morale, and what a costly card takes in a defeat."""
    state = outlook.state
    price = outlook.card_price * (0.7 + 0.1 * card)
    if state.morale[outlook.power] == 0:
        price *= 0.5
    if state.rules.card_abilities[card] == COSTLY:
        price += (1.0 - odds) * MORALE
    return price
