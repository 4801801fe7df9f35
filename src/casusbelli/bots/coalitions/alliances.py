"""To whom the alliance token goes: against the leader, and with a neighbour whose land is not coveted."""

from typing import Final, final

from casusbelli.bots.coalitions.diplomacy import FAMILIAR, WHIM, prospects, situation_worth
from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.diplomacy import followers, major_power
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.state import CoalitionsState

ANSWERED: Final = [0.75, 0.3, 0.1]  # how likely an offer is answered, by its place in the other's wishes
OBTAINED: Final = 0.6  # that a minor power is
PATIENCE: Final = 0.5  # the part of a better alliance that a turn for its sake is worth


def choose_ally(state: CoalitionsState, seat: int, options: list[Action], stream: Stream) -> Action:
    """The alliance that is worth most, as far as the other is likely to want it too."""
    power = major_power(state, seat)
    present = present_partner(state, power)
    congress = Congress(state)
    best = options[0]
    most = -1_000_000.0
    for action in options:
        value = congress.worth_of_offer(power, action.value) + stream.below(WHIM)
        if action.value == present:
            value += FAMILIAR
        if value > most:
            best, most = action, value
    return best


def present_partner(state: CoalitionsState, power: int) -> int:
    minors = followers(state, power)
    return minors[0] if minors else state.partner[power]


def worth_of_phase(state: CoalitionsState, power: int) -> float:
    """What a dispatch that leads to a Diplomacy Phase brings or costs besides."""
    if state.track + 1 < state.rules.spaces or state.is_minor(power):
        return 0.0
    present = present_partner(state, power)
    congress = Congress(state)
    best = max([congress.worth_of_offer(power, other) for other in range(state.rules.count) if other != power])
    kept = congress.gain(power, present) if present != NOBODY else 0.0
    return PATIENCE * (best - kept)


@final
class Congress:
    """What every power would gain by an alliance with every other."""

    def __init__(self, state: CoalitionsState) -> None:
        state = state.clone()
        self.state: Final = state
        count = state.rules.count
        self.gains: Final = [[0.0] * count for _ in range(count)]
        part(state)
        for power in range(count):
            if not state.is_minor(power):
                alone = situation_worth(state, power)
                for other in range(count):
                    if other != power:
                        self.gains[power][other] = self._situation(power, other) - alone

    def _situation(self, power: int, other: int) -> float:
        state = self.state
        join(state, power, other)
        worth = situation_worth(state, power)
        if state.is_minor(other):
            worth += prospects(outlook_for(state, other))
        part(state)
        return worth

    def gain(self, power: int, other: int) -> float:
        return self.gains[power][other]

    def worth_of_offer(self, power: int, other: int) -> float:
        chance = OBTAINED if self.state.is_minor(other) else ANSWERED[self._rank(other, power)]
        return chance * self.gains[power][other]

    def _rank(self, power: int, other: int) -> int:
        """How many a power would rather have as its ally."""
        wish = self.gains[power][other]
        return len([gain for third, gain in enumerate(self.gains[power]) if third != power and gain > wish])


def part(state: CoalitionsState) -> None:
    """Everybody is alone."""
    for power in range(state.rules.count):
        state.partner[power] = NOBODY
        if state.is_minor(power):
            state.controller[power] = NOBODY
    refresh(state)


def join(state: CoalitionsState, power: int, other: int) -> None:
    if state.is_minor(other):
        state.controller[other] = power
    else:
        state.partner[power] = other
        state.partner[other] = power
    refresh(state)
