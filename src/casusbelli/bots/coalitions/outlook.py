"""How Europe looks to one power: what land is worth to whom, who is dangerous, and where."""

from math import sqrt
from typing import Final, final

from casusbelli.bots.coalitions import march, napoleon
from casusbelli.bots.coalitions.scale import (
    CAPITAL,
    GENERAL,
    INFLUENCE,
    LASTING,
    LASTING_ABROAD,
    MONEY,
    TROOP,
    VICTORY,
    logistic,
    price_of_card,
    price_of_morale,
)
from casusbelli.games.coalitions.aftermath import points_for
from casusbelli.games.coalitions.board import ABSENT, DISPUTED, HOME, IMPASSABLE, NOBODY, NOWHERE, UNDISPUTED
from casusbelli.games.coalitions.reach import sea_steps
from casusbelli.games.coalitions.relations import hostile_powers, is_closed_to
from casusbelli.games.coalitions.revenue import expansion
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.strength import garrison_strength

CARD_FORCE: Final = 3.0
REACH: Final = [1.0, 1.0, 0.45, 0.2]  # how much an army counts by its distance
FARTHEST: Final = 3
APPEAL: Final = [0.0, 0.5, 0.3, 0.18, 0.1, 0.06, 0.03]  # how much a goal counts by its distance
FARTHEST_GOAL: Final = 6
SUPPORT: Final = 0.5  # how far supporters can be counted on
ENVY: Final = 0.1  # what a point of any other power costs
ALARM: Final = 2.0  # and how that grows the nearer it is to victory
MORTAL: Final = 2.5
LAG: Final = 0.75  # how much less, for each round that somebody else is nearer
BATTLES: Final = 1.5  # influence that battles bring in a round
STEEPNESS: Final = 3.0  # of the odds, in points of strength
ELECTOR: Final = 50.0  # its part of the crown
HABIT: Final = 0.35  # how likely an enemy does attack where he can


@final
class Outlook:
    """Made for one choice and thrown away."""

    def __init__(self, state: CoalitionsState, power: int) -> None:
        self.state: Final = state
        self.power: Final = power
        self.major: Final = state.controller[power] if state.controller[power] != NOBODY else power
        self.count: Final = len(state.garrison)
        self.rivalry: Final = rivalries(state, self.major)
        self.prize: Final = NOWHERE if state.rules.prize == NOBODY else state.board.capital[state.rules.prize]
        self.card_price: Final = price_of_morale(state.morale[power]) + price_of_card(
            len(state.hands[power]), state.rules.hand_limits[power]
        )
        self.conquest: Final = conquest_worth(state, self.major, state.status[power], self.rivalry)
        self.force: Final = [force_of(state, general) for general in range(len(state.place))]
        self.worth: Final = [worth_of(state, power, place) for place in range(self.count)]
        self.gains: Final = [self._gain(place) for place in range(self.count)]
        self.stakes: Final = [self._stake(place) for place in range(self.count)]
        self.pressure: Final = [0.0] * self.count
        self.likelihood: Final = [HABIT] * self.count  # that an enemy attacks where he can
        self.defence: Final = [0.0] * self.count
        if state.rules.has_automa:
            self._expect_napoleon()
        else:
            self._feel_pressure()
        self._count_defence()
        self.goals: Final = [place for place in range(self.count) if self._is_goal(place)]
        self.resistance: Final = [0.0] * self.count
        self.prizes: Final = [0.0] * self.count
        for place in self.goals:
            self.resistance[place] = self._resistance(place)
            self.prizes[place] = self.gains[place] + self._trophies(place)

    # Land.

    def _gain(self, place: int) -> float:
        """What taking control of a territory brings: what it is worth here and what another loses."""
        state = self.state
        holder = state.control(place)
        if holder == self.power:
            return 0.0
        gain = self.worth[place]
        if holder != NOBODY and not self.is_own(holder):
            gain += self.rivalry[self.master(holder)] * worth_of(state, holder, place)
            if place in state.board.ports and self.power == state.rules.trader:
                gain += MONEY
        return gain

    def _stake(self, place: int) -> float:
        """What the loss of a controlled territory to the likeliest enemy costs."""
        state = self.state
        if state.control(place) != self.power:
            return 0.0
        worst = 0.0
        for other in range(state.rules.count):
            if (hostile_powers(state, other, place) >> self.power) & 1:
                worst = max(worst, self.rivalry[self.master(other)] * worth_of(state, other, place))
        if place == self.prize and self.power == state.rules.prize:
            worst += VICTORY * 0.5
        if state.rules.has_automa:
            return (self.worth[place] + worst) * napoleon.GUARD
        return self.worth[place] + worst

    def master(self, power: int) -> int:
        controller = self.state.controller[power]
        return power if controller == NOBODY else controller

    def is_own(self, power: int) -> bool:
        return self.master(power) == self.major

    # Danger.

    def _feel_pressure(self) -> None:
        """The force that enemies can bring against this power's pieces on each territory."""
        state = self.state
        for general, origin in enumerate(state.place):
            owner = state.rules.general_power[general]
            if origin < 0 or self.is_own(owner) or (state.neutrals >> owner) & 1:
                continue
            if not self._may_attack(owner):
                continue
            self._press(general, origin, owner)

    def _expect_napoleon(self) -> None:
        """In L'Empereur danger comes from the cards, or from the race for Paris while it lasts."""
        state = self.state
        blow = napoleon.blow(state)
        chances = napoleon.chances(state, self.count)
        for place in range(self.count):
            self.likelihood[place] = chances[place]
            if chances[place] > 0.0:
                self.pressure[place] = blow
        for camp in napoleon.camps(state.board):
            if state.control(camp) == NOBODY:
                self.gains[camp] += napoleon.CAMP

    def _may_attack(self, owner: int) -> bool:
        """A neutral power's land abroad may be attacked by all who are not its own."""
        state = self.state
        if (state.enemies[owner] >> self.power) & 1:
            return True
        return (state.neutrals >> self.power) & 1 == 1

    def _press(self, general: int, origin: int, owner: int) -> None:
        state = self.state
        steps = state.board.land_steps[origin]
        sea = sea_steps(state, owner, origin)
        force = self.force[general]
        reach = state.rules.sea_reach
        may_be_closed = state.closed or state.neutrals != 0
        for place in range(self.count):
            distance = steps[place]
            if 0 < sea[place] <= reach:
                distance = 1
            if distance > FARTHEST or (may_be_closed and is_closed_to(state, owner, place)):
                continue
            added = force * REACH[distance]
            if added > self.pressure[place]:
                self.pressure[place] = added + 0.25 * self.pressure[place]
            else:
                self.pressure[place] += 0.25 * added

    def _count_defence(self) -> None:
        """The force of this power on each territory, with those nearby who would support."""
        state = self.state
        for place in range(self.count):
            if state.garrison[place] == self.power:
                self.defence[place] += garrison_strength(state, place)
        for general, place in enumerate(state.place):
            owner = state.rules.general_power[general]
            if place < 0 or not (owner == self.power or (state.allies[self.power] >> owner) & 1):
                continue
            trust = 1.0 if self.is_own(owner) else SUPPORT
            self.defence[place] += self.force[general] * trust
            support = (self.force[general] - 1.0 - state.troops[general]) * SUPPORT * trust
            for near in state.board.neighbours[place]:
                self.defence[near] += support

    def risk(self, place: int, defence: float) -> float:
        """How likely a territory is lost before long."""
        pressure = self.pressure[place]
        if pressure <= 0.0:
            return 0.0
        return self.likelihood[place] * logistic((pressure - defence - 0.5) / STEEPNESS)

    # Goals.

    def _is_goal(self, place: int) -> bool:
        state = self.state
        if state.board.kind[place] in (ABSENT, IMPASSABLE) or state.control(place) == self.power:
            return False
        if is_closed_to(state, self.power, place) or (state.neutrals >> self.power) & 1:
            return False
        holder = state.control(place)
        if holder != NOBODY and (state.allies[self.power] >> holder) & 1:
            return place == self.prize and self.conquest > 0
        return self.gains[place] > 0.0 or self._trophies(place) > 0.0

    def _resistance(self, place: int) -> float:
        """The force that defends a territory against this power."""
        state = self.state
        hostile = hostile_powers(state, self.power, place)
        total = 0.0
        garrison = state.garrison[place]
        if garrison != NOBODY and (hostile >> garrison) & 1:
            total += garrison_strength(state, place)
        if not total and not state.occupants[place]:
            return total
        for general in range(len(state.place)):
            if state.place[general] == place and (hostile >> state.rules.general_power[general]) & 1:
                total += self.force[general]
        return total

    def _trophies(self, place: int) -> float:
        """Influence for the generals who would be beaten there, and the victory that the prize may bring."""
        state = self.state
        worth = 0.0
        occupants = state.occupants[place]
        if occupants:
            hostile = hostile_powers(state, self.power, place)
            worth += self.spoils(occupants & state.rules.generals_of[hostile])
        if place == self.prize and not state.rules.has_automa:
            worth += self.conquest
        return worth

    def spoils(self, beaten: int) -> float:
        """The worth of beating the generals of a mask."""
        if beaten == 0:
            return 0.0
        count = beaten.bit_count()
        if self.state.rules.has_automa:
            return INFLUENCE * 0.5 * count
        return self.glory(beaten, True) + (GENERAL + TROOP) * count

    def glory(self, beaten: int, is_direct: bool) -> float:
        """The influence for generals whom this power beats, itself or as a supporter."""
        return self.own_influence(points_for(self.state, self.power, beaten, is_direct)) if beaten else 0.0

    def glory_of(self, power: int, beaten: int) -> float:
        """What it costs that another power beats the generals of a mask."""
        return self.influence_of(power, points_for(self.state, power, beaten, True)) if beaten else 0.0

    def own_influence(self, points: int) -> float:
        state = self.state
        worth = INFLUENCE * points
        if state.influence[self.major] + points >= state.rules.victory:
            worth += VICTORY
        return worth

    def influence_of(self, power: int, points: int) -> float:
        """What influence of another power costs this one."""
        state = self.state
        master = self.master(power)
        if master == self.major:
            return -self.own_influence(points)
        cost = self.rivalry[master] * INFLUENCE * points
        if state.influence[master] + points >= state.rules.victory:
            cost += VICTORY
        return cost

    # Where a general stands well.

    def station(self, general: int, place: int, troops: int) -> float:
        """What a general of this power is worth on a territory: what he guards, risks and threatens."""
        if self.state.rules.has_automa:
            return march.station(self.state, general, place, troops)
        force = self.force_with(troops)
        return self._guard(general, place, force, troops) + self.appeal(general, place, force)

    def force_with(self, troops: int) -> float:
        state = self.state
        cards = min(troops, len(state.hands[self.power]), max(1, state.morale[self.power]))
        return 1.0 + troops + CARD_FORCE * cards

    def _guard(self, general: int, place: int, force: float, troops: int) -> float:
        worth = 0.0
        here = self.defence_without(general, place)
        if self.pressure[place] > 0.0:
            worth -= self.risk(place, here + force) * (INFLUENCE * 0.8 + GENERAL + TROOP * troops)
            if self.stakes[place] > 0.0:
                worth += (self.risk(place, here) - self.risk(place, here + force)) * self.stakes[place]
        support = (force - 1.0 - troops) * SUPPORT
        for near in self.state.board.neighbours[place]:
            if self.stakes[near] > 0.0 and self.pressure[near] > 0.0:
                there = self.defence_without(general, near)
                worth += (self.risk(near, there) - self.risk(near, there + support)) * self.stakes[near]
        return worth

    def defence_without(self, general: int, place: int) -> float:
        """The defence of a territory without what this general does for it where he stands now."""
        state = self.state
        origin = state.place[general]
        if origin == place:
            return self.defence[place] - self.force[general]
        if origin >= 0 and state.board.land_steps[origin][place] == 1:
            return self.defence[place] - (self.force[general] - 1.0 - state.troops[general]) * SUPPORT
        return self.defence[place]

    def appeal(self, general: int, place: int, force: float) -> float:
        """The best goal within reach, and a part of the others."""
        state = self.state
        best = 0.0
        rest = 0.0
        steps = state.board.land_steps[place]
        sea = sea_steps(state, self.power, place)
        for goal in self.goals:
            distance = steps[goal]
            if 0 < sea[goal] <= state.rules.sea_reach:
                distance = 1
            if distance > FARTHEST_GOAL:
                continue
            odds = logistic((force - self.resistance[goal] - 0.5) / STEEPNESS)
            value = self.prizes[goal] * odds * APPEAL[distance]
            if value > best:
                rest += best
                best = value
            else:
                rest += value
        return best + 0.1 * rest

    # Garrisons.

    def garrison_worth(self, place: int, general_stays: bool, force: float) -> float:
        """What a garrison on a territory brings, less the troop it costs."""
        state = self.state
        if state.garrison[place] != NOBODY:
            return -TROOP
        defence = 1.0 + self.defence[place] + (force if general_stays else 0.0)
        if state.control(place) == self.power:
            kept = (self.risk(place, defence - 1.0) - self.risk(place, defence)) * self.stakes[place]
            return kept - TROOP
        return self.gains[place] * (1.0 - 0.7 * self.risk(place, defence)) - TROOP

    def conquest_of(self, place: int, troops: int) -> float:
        """What land brings after a won battle, when the general has so many troops left."""
        state = self.state
        home = state.board.home[place]
        if home == self.power or (home != NOBODY and (state.allies[self.power] >> home) & 1):
            return self.gains[place]  # it is free again without a garrison
        denied = self.gains[place] - self.worth[place]
        if troops <= 0:
            return denied
        kept = 1.0 - 0.7 * self.risk(place, 1.0 + self.force_with(troops - 1))
        return max(denied, denied + self.worth[place] * kept - TROOP)


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
    scores = kind == HOME or (kind == DISPUTED and (board.claims[place] >> power) & 1 == 1)
    if scores:
        if state.rules.has_automa:
            return worth_in_empereur(state, power, place)
        times = LASTING_ABROAD if kind == HOME else LASTING
        return 0.0 if state.is_minor(power) else INFLUENCE * times * value
    if kind in (DISPUTED, UNDISPUTED):
        return MONEY * value
    return 0.0


def worth_in_empereur(state: CoalitionsState, power: int, place: int) -> float:
    """France gains influence by its claims, the others money; homes of others score for the cards alone."""
    value = state.board.value[place]
    is_claim = (state.board.claims[place] >> power) & 1 == 1
    if state.player[power] == NOBODY:
        return INFLUENCE * value * (LASTING + 0.5 if is_claim else 0.5)
    return MONEY * value if is_claim else 0.0


def rivalries(state: CoalitionsState, major: int) -> list[float]:
    """How much each major power's gain costs this one: the more, the nearer it is to victory."""
    weights = [0.0] * state.rules.count
    rivals = [power for power in range(state.rules.count) if power != major and not state.is_minor(power)]
    if state.rules.has_automa:
        for power in rivals:
            weights[power] = 1.0 if state.player[power] == NOBODY else 0.0
        return weights
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
    if state.rules.has_automa:
        return VICTORY
    if rules.conqueror_bonus[status] == 0:
        return 0.0
    best = -1
    leader = NOBODY
    for power in range(rules.count):
        if power == major or state.is_minor(power):
            continue
        total = state.influence[power]
        if state.occupants[state.board.capital[rules.prize]] & rules.general_mask[power]:
            total += rules.conqueror_bonus[state.status[power]]
        if total > best:
            best = total
            leader = power
    if state.influence[major] + rules.conqueror_bonus[status] > best:
        return VICTORY * 0.7 * (0.4 + 0.1 * state.turn)
    return -VICTORY * 0.5 if leader != NOBODY else 0.0
