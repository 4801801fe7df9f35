"""What land, rivals and the prize are worth to a power."""

from math import sqrt
from typing import Final

from casusbelli.bots.coalitions.scale import CAPITAL, INFLUENCE, LASTING, LASTING_ABROAD, MONEY, VICTORY
from casusbelli.games.coalitions.board import DISPUTED, HOME, NOBODY, UNDISPUTED
from casusbelli.games.coalitions.revenue import expansion
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.victory import conqueror_bonus

CARD_FORCE: Final = 3.0
ENVY: Final = 0.1  # what a point of any other power costs
ALARM: Final = 2.0  # and how that grows the nearer it is to victory
MORTAL: Final = 2.5
LAG: Final = 0.75  # how much less, for each round that somebody else is nearer
BATTLES: Final = 1.5  # influence that battles bring in a round
ELECTOR: Final = 50.0  # its part of the crown


def force_of(state: CoalitionsState, general: int) -> float:
    """What a general can bring into a battle, with his cards."""
    if state.place[general] < 0:
        return 0.0
    power = state.rules.general_power[general]
    troops = state.troops[general]
    if state.is_automa(power):
        return 1.0 + troops + CARD_FORCE * min(troops, state.morale[power])
    return 1.0 + troops + CARD_FORCE * min(troops, len(state.hands[power]), max(1, state.morale[power]))


def worth_of(state: CoalitionsState, power: int, place: int) -> float:
    """What control of a territory is worth to a power, whoever has it."""
    worth = land_worth(state, power, place)
    return worth + ELECTOR if place in state.board.electors else worth


def land_worth(state: CoalitionsState, power: int, place: int) -> float:
    board = state.board
    value = board.value[place]
    kind = board.kind[place]
    if kind == HOME and board.home[place] == power:
        return MONEY * value + (CAPITAL if board.capital[power] == place else 0.0)
    if scores_abroad(state, power, place):
        times = LASTING_ABROAD if kind == HOME else LASTING
        return 0.0 if state.is_minor(power) else INFLUENCE * times * value
    if kind in (DISPUTED, UNDISPUTED):
        return MONEY * value
    return 0.0


def scores_abroad(state: CoalitionsState, power: int, place: int) -> bool:
    """True for homes of others, and for disputed land that the power claims."""
    board = state.board
    if board.kind[place] == HOME:
        return board.home[place] != power
    return board.kind[place] == DISPUTED and (board.claims[place] >> power) & 1 == 1


def rivalries(state: CoalitionsState, major: int) -> list[float]:
    """How much each major power's gain costs this one: the more, the nearer it is to victory."""
    weights = [0.0] * state.rules.count
    rivals = [power for power in range(state.rules.count) if power != major and not state.is_minor(power)]
    gains = [revenue(state, power) for power in rivals]
    needed = [rounds_with(state, power, gain) for power, gain in zip(rivals, gains, strict=True)]
    soonest = min(needed)
    for index, power in enumerate(rivals):
        if state.influence[power] + gains[index] >= state.rules.victory:
            weights[power] = MORTAL  # he wins with what he has now, and must be stopped at any price
        else:
            weights[power] = rivalry_of(state, needed[index], soonest)
    return weights


def rivalry_of(state: CoalitionsState, needed: float, soonest: float) -> float:
    """The more, the sooner a power wins; one that wins after another alarms less."""
    rounds = 1.0 + needed + LAG * (needed - soonest)
    return ENVY + fervour(state) * ALARM / (rounds * sqrt(rounds))


def rounds_to_victory(state: CoalitionsState, power: int) -> float:
    return rounds_with(state, power, revenue(state, power))


def rounds_with(state: CoalitionsState, power: int, gain: int) -> float:
    """How long a power needs that gains so much influence a round without a battle."""
    missing = max(0, state.rules.victory - state.influence[power])
    return missing / (fervour(state) * BATTLES + gain)


def fervour(state: CoalitionsState) -> float:
    """Where opposed generals count double, or cards come back soon, who leads must be stopped earlier."""
    if state.rules.action_cards:
        return 2.5
    return 2.0 if state.rules.rewards_opposed else 1.0


def revenue(state: CoalitionsState, power: int) -> int:
    """The influence that a power gains in a round without a battle."""
    points = expansion(state, power)
    if power == state.rules.trader:
        for other in range(state.rules.count):
            if (state.allies[power] >> other) & 1 and not state.is_minor(other):
                points += 1  # by subsidies
    return points


def conquest_worth(state: CoalitionsState, major: int, status: int, rivalry: list[float]) -> float:
    """What a general in the prize is worth: victory, if the round ended now, or the victory of another."""
    rules = state.rules
    bonus = conqueror_bonus(state, major, status)
    if bonus == 0:
        return 0.0
    best = -1
    leader = NOBODY
    for power in range(rules.count):
        if power == major or state.is_minor(power):
            continue
        total = state.influence[power]
        if state.occupants[state.board.capital[rules.prize]] & rules.general_mask[power]:
            total += conqueror_bonus(state, power, state.status[power])
        if total > best:
            best = total
            leader = power
    if state.influence[major] + bonus > best:
        return VICTORY * 0.7 * (0.4 + 0.1 * state.turn)
    return -VICTORY * 0.5 if leader != NOBODY else 0.0
