"""What a seat thinks of its position: land, food, money, dangers, and whose capital it is after."""

from math import ceil
from typing import Final, final

from casusbelli.bots.continents.geography import DISTANCES
from casusbelli.bots.continents.odds import chance_to_win
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES
from casusbelli.games.continents.connection import seat_of_power
from casusbelli.games.continents.food import supply
from casusbelli.games.continents.readings import LEAVING, STAYS_HELD
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.units import SLAVE_SLOT, SLOT_MOVES, SLOT_SOLDIERS, SLOTS

ENDLESS: Final = 15  # rounds that are thought ahead where the game has no limit
FAR: Final = 3  # troops so many steps away are a danger
PEACEFUL: Final = 0.6  # how much of a danger those are with whom there is peace
GUARD: Final = 0.75  # soldiers at home for each soldier of the greatest danger
HOLD_CAPTURED: Final = 4  # soldiers in a captured capital
MARCH: Final = 6  # steps to a capital that is worth thinking of
CAPITAL_DEFENCE: Final = -12  # the capital's bonus and digging in
RECONQUEST: Final = 3  # a captor has no bonus, and may be cut off
CAREFUL: Final = 0.65  # the least chance of a campaign
HASTY: Final = 0.5  # when the game is about to end
UNKNOWN: Final = -2
LAND: Final = 1.3  # a territory and its part of the income, in points
CAPITAL: Final = 11.0  # what a capital is worth: its points, its income, and that another loses them
OWN_CAPITAL: Final = 16.0


@final
class Outlook:
    """Counted anew for every choice; bots remember nothing."""

    def __init__(self, state: ContinentsState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.left: Final = max(0, state.limit - state.round) if state.limit else ENDLESS  # rounds after this one
        self.money: Final = state.treasury[seat]
        self.home: Final = seat_of_power(state, seat)
        self.held: Final = state.held[seat]
        self.owned: Final = state.owned(seat)
        self.supply: Final = supply(state, seat)
        self.army: Final = sum([state.soldiers[place] for place in self.held])
        self.guard: Final = self._guard()
        self._goal = UNKNOWN

    @property
    def goal(self) -> int:
        """The capital that the army goes for, or nowhere."""
        if self._goal == UNKNOWN:
            self._goal = self._find_goal()
        return self._goal

    @property
    def slack(self) -> int:
        """Food beyond what the own territories eat."""
        return self.supply - self.owned

    # Dangers.

    def danger(self, place: int) -> float:
        """The soldiers of the other who could soon attack it with most."""
        near = [0.0] * self.state.seats
        for territory in range(TERRITORIES):
            holder = self.state.holder[territory]
            if holder >= 0 and holder != self.seat and DISTANCES[place][territory] <= FAR:
                near[holder] += self.state.soldiers[territory]
        for other in range(self.state.seats):
            if not self.state.at_war(self.seat, other):
                near[other] *= PEACEFUL
        return max(near)

    def _guard(self) -> int:
        """Soldiers that should stay at home."""
        if self.home == NOWHERE:
            return 0
        danger = self.danger(self.home)
        least = 1 + self.state.round // 4
        return max(least, ceil(GUARD * danger))

    def keep(self, place: int) -> int:
        """Soldiers that should stay there."""
        if place == self.home:
            return self.guard
        if self.state.capital_of[place] != NOBODY:
            return HOLD_CAPTURED
        return 0 if self.state.owner[place] == self.seat or self.state.plays(LEAVING, STAYS_HELD) else 1  # SIX-3.7

    # Troops.

    def spare(self, place: int) -> list[int]:
        """The slots of units that may leave, the largest and fastest first."""
        found: list[int] = []
        room = self.state.soldiers[place] - self.keep(place)
        if room <= 0:
            return found
        base = place * SLOTS
        for slot in range(SLAVE_SLOT - 1, -1, -1):
            if SLOT_MOVES[slot]:
                for _ in range(self.state.troops[base + slot]):
                    if SLOT_SOLDIERS[slot] <= room:
                        room -= SLOT_SOLDIERS[slot]
                        found.append(slot)
        return found

    def ready(self, place: int) -> int:
        """Soldiers beyond those that should stay, whether they can still march in this turn or not."""
        return max(0, self.state.soldiers[place] - self.keep(place))

    # The goal.

    def _find_goal(self) -> int:
        places = [place for place in self.held if self.ready(place)]
        best = 0.0
        goal = NOWHERE
        for owner, capital in enumerate(self.state.capital):
            if capital != NOWHERE and self.state.holder[capital] != self.seat:
                value = self._campaign(owner, capital, places)
                if value > best:
                    best, goal = value, capital
        return goal

    def _campaign(self, owner: int, capital: int, places: list[int]) -> float:
        """What a campaign of the troops of these places against a capital promises."""
        near = 0
        distance = TERRITORIES
        for place in places:
            steps = DISTANCES[place][capital]
            if steps <= MARCH:
                near += self.ready(place)
                distance = min(distance, steps)
        if not near or distance > 2 * self.left + 3:
            return 0.0
        balance = RECONQUEST if self.state.holder[capital] != owner else CAPITAL_DEFENCE
        allowance = 2 if distance > 2 else 0  # they will see it coming
        chance = chance_to_win(balance, near - distance + 1, self.state.soldiers[capital] + allowance)
        if chance < (HASTY if self.left < 2 else CAREFUL):
            return 0.0
        worth = OWN_CAPITAL if owner == self.seat else CAPITAL
        return chance * worth - distance

    def is_on_the_way(self, place: int) -> bool:
        """Nearer to the goal than some neighbour that is held."""
        if self.goal == NOWHERE:
            return False
        distance = DISTANCES[place][self.goal]
        for near in NEIGHBOURS[place]:
            if self.state.holder[near] == self.seat and DISTANCES[near][self.goal] > distance and self.ready(near) > 1:
                return True
        return False
