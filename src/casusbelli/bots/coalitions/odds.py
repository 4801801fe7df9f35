"""What a battle is likely to bring before it has begun."""

from typing import Final, final

from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import (
    AVERAGE_CARD,
    GENERAL,
    SPREAD_OF_CARD,
    TROOP,
    average_of_best,
    chance_of,
)
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.relations import hostile_powers
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.strength import garrison_strength

ALLIED_ZEAL: Final = 0.4  # the part of their cards that allies are likely to play
ENEMY_ZEAL: Final = 0.8
BASIC_SPREAD: Final = 1.5
STAYS: Final = 0.9  # the part of a victor's standing on the field that he is likely to enjoy


@final
class Sides:
    """The strength of both sides: certain, expected from cards, and how far that may be wrong."""

    def __init__(self) -> None:
        self.strength: Final = [0.0, 0.0]
        self.cards: Final = [0.0, 0.0]
        self.count: Final = [0.0, 0.0]

    def lead(self) -> float:
        return self.strength[0] + self.cards[0] - self.strength[1] - self.cards[1]

    def variance(self) -> float:
        return BASIC_SPREAD + SPREAD_OF_CARD * (self.count[0] + self.count[1])


def weigh(outlook: Outlook, general: int, place: int) -> Sides:
    """The battle that a general's march to a territory would lead to."""
    state = outlook.state
    power = state.rules.general_power[general]
    hostile = hostile_powers(state, power, place)
    sides = Sides()
    capacity = [0] * state.rules.count
    sides.strength[0] = 1.0 + state.troops[general]
    capacity[power] += state.troops[general]
    garrison = state.garrison[place]
    if garrison != NOBODY and (hostile >> garrison) & 1:
        sides.strength[1] += garrison_strength(state, place)
    defenders = 0
    for other, where in enumerate(state.place):
        owner = state.rules.general_power[other]
        if where == place and (hostile >> owner) & 1:
            sides.strength[1] += 1.0 + state.troops[other]
            capacity[owner] += state.troops[other]
            defenders |= 1 << owner
    if garrison != NOBODY and (hostile >> garrison) & 1:
        defenders |= 1 << garrison
    count_supporters(state, general, place, power, defenders, capacity)
    for owner in range(state.rules.count):
        if capacity[owner] > 0:
            add_cards(outlook, sides, owner, capacity[owner], power, defenders)
    return sides


def count_supporters(
    state: CoalitionsState, general: int, place: int, power: int, defenders: int, capacity: list[int]
) -> None:
    """The troops next to the battle on either side."""
    friends = state.allies[power] | 1 << power
    foes = defenders
    for owner in range(state.rules.count):
        if (defenders >> owner) & 1:
            foes |= state.allies[owner]
    near = state.board.neighbours[place]
    routes = state.board.routes[place]
    for other, where in enumerate(state.place):
        if other == general or where < 0 or state.troops[other] == 0 or (state.barred >> other) & 1:
            continue
        owner = state.rules.general_power[other]
        if not ((friends | foes) >> owner) & 1:
            continue
        if where in near or (owner == state.rules.supports_by_sea and where in routes):
            capacity[owner] += state.troops[other]


def add_cards(outlook: Outlook, sides: Sides, owner: int, capacity: int, power: int, defenders: int) -> None:
    state = outlook.state
    if state.is_automa(owner):
        drawn = min(capacity, state.morale[owner])
        side = 0 if owner == power else 1
        sides.cards[side] += AVERAGE_CARD * drawn
        sides.count[side] += drawn
        return
    hand = state.hands[owner]
    count = min(capacity, len(hand), max(1, state.morale[owner]))
    if count == 0:
        return
    if owner == power:
        sides.cards[0] += sum(hand[len(hand) - count :])
        return
    if outlook.is_own(owner):
        side = 0 if (state.allies[power] >> owner) & 1 else 1
        sides.cards[side] += 0.8 * sum(hand[len(hand) - count :])
        return
    is_friend = (state.allies[power] >> owner) & 1 == 1
    zeal = ALLIED_ZEAL if is_friend else ENEMY_ZEAL if (defenders >> owner) & 1 else ALLIED_ZEAL
    side = 0 if is_friend else 1
    sides.cards[side] += zeal * count * average_of_best(count, len(hand))
    sides.count[side] += zeal * count


def attack_worth(outlook: Outlook, general: int, place: int, standing: float) -> float:
    """What an attack brings on average; a victorious general stands well or ill on the field."""
    state = outlook.state
    sides = weigh(outlook, general, place)
    odds = chance_of(sides.lead() - 0.5, sides.variance())
    hostile = hostile_powers(state, outlook.power, place)
    beaten = state.occupants[place] & state.rules.generals_of[hostile]
    won = STAYS * standing + outlook.spoils(beaten)
    won += loss_of_beaten(outlook, beaten)
    won += outlook.conquest_of(place, state.troops[general] - 1)
    if place == outlook.prize:
        won += outlook.conquest
    lost = TROOP * state.troops[general] + GENERAL + outlook.cost_of_defeat(general, place, hostile)
    return odds * won - (1.0 - odds) * lost - price(outlook, sides)


def price(outlook: Outlook, sides: Sides) -> float:
    """The cards that a victory is likely to cost."""
    wanted = sides.strength[1] + sides.cards[1] + 1.0 - sides.strength[0]
    if wanted <= 0.0:
        return TROOP * 0.5
    return TROOP * 0.5 + outlook.card_price * min(sides.cards[0] / 3.5, wanted / 3.5)


def loss_of_beaten(outlook: Outlook, beaten: int) -> float:
    """What the other side loses with its generals."""
    state = outlook.state
    worth = 0.0
    for general in range(len(state.place)):
        if (beaten >> general) & 1:
            owner = outlook.master(state.rules.general_power[general])
            worth += outlook.rivalry[owner] * (GENERAL + TROOP * state.troops[general])
    return worth
