"""Everything that lies on the board and stands on the players' sheets."""

from typing import Final, final

from casusbelli.core.state import Decision
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.state_fields import ContinentsFields
from casusbelli.games.continents.steps import ACT, OTHER_BUSINESS
from casusbelli.games.continents.tables import FROST
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.units import (
    BERTHS,
    CARAVAN,
    FULL_MOVES,
    SLAVE,
    SLAVE_SLOT,
    SLOT_SOLDIERS,
    SLOTS,
)

NOBODY: Final = -1
REBELS: Final = -2
SAVAGES: Final = -3
NO_CARD: Final = -1
UNKNOWN: Final = -1

STREAMS: Final = ("start", "weather", "battle", "revolt", "expedition", "slaves", "plague", "siege", "spies")


@final
class ContinentsState(ContinentsFields):
    """Territories, seas and seats are numbers; sets of territories or seats are bits of one number."""

    __slots__ = ()

    def clone(self) -> "ContinentsState":
        other = ContinentsState()
        self.copy_fields_to(other)
        return other

    def aside(self) -> Decision["ContinentsState"] | None:
        """Between two deeds of the active player the others may disband."""  # SIX-5.8
        is_between = self.top is not None and self.top.step in (ACT, OTHER_BUSINESS)
        return self.disbanding if is_between else None

    def inventory(self) -> list[int]:
        """Capitals alone can neither appear nor vanish; armies, money and buildings do."""
        return [len(self.capital)]

    # Seats.

    def set_sheets(self, seats: int) -> None:
        """Blank sheets for so many players."""
        self.seats = seats
        self.three = seats == 3  # SIX-R56
        self.alive = (1 << seats) - 1
        self.lay_out(seats)

    def is_alive(self, seat: int) -> bool:
        return (self.alive >> seat) & 1 == 1

    def living(self) -> list[int]:
        """Living seats in turn order from the starting player."""  # SIX-1.5
        return [seat for seat in self.clockwise_from(self.first) if self.is_alive(seat)]

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def left_of(self, seat: int) -> int:
        """The next living player in turn order."""  # SIX-1.10
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.is_alive(other):
                return other
        return seat

    def right_of(self, seat: int) -> int:
        for step in range(1, self.seats):
            other = (seat - step) % self.seats
            if self.is_alive(other):
                return other
        return seat

    def at_war(self, seat: int, other: int) -> bool:
        return other >= 0 and (self.war[seat] >> other) & 1 == 1

    # Territories.

    def owns(self, seat: int, territory: int) -> bool:
        """State OWNED of this player, which is what every count of territories means."""  # SIX-3.2
        return self.owner[territory] == seat and self.holder[territory] == seat

    def owned(self, seat: int) -> int:
        """How many territories the player owns."""
        count = 0
        for territory in self.held[seat]:
            if self.owner[territory] == seat:
                count += 1
        return count

    def holds_capital(self, seat: int) -> bool:
        capital = self.capital[seat]
        return capital != NOWHERE and self.holder[capital] == seat

    def has_road(self, territory: int) -> bool:
        return (self.roads >> territory) & 1 == 1 or self.capital_of[territory] != NOBODY  # SIX-4.6

    def has_port(self, territory: int) -> bool:
        return (self.ports >> territory) & 1 == 1

    def hold(self, territory: int, owner: int, holder: int) -> None:
        """Change the state of a territory."""
        before = self.holder[territory]
        if holder != before:
            if before >= 0:
                self.held[before] = tuple([other for other in self.held[before] if other != territory])
            if holder >= 0:
                self.held[holder] = tuple(sorted([*self.held[holder], territory]))
        self.owner[territory] = owner
        self.holder[territory] = holder
        if holder != REBELS:
            self.risen_against[territory] = NOBODY
        self.forget_links()

    def forget_links(self) -> None:
        """Something changed that connections with capitals depend on."""
        for seat in range(self.seats):
            self.links[seat] = UNKNOWN

    # Units.

    def full_moves(self, kind: int) -> int:
        """The movement points with which a unit starts a turn."""
        moves = FULL_MOVES[kind]
        if kind == CARAVAN and self.three:
            moves += 1  # SIX-24.4
        if self.weather == FROST and kind != SLAVE:
            moves += 1  # SIX-12.7
        return moves

    def add_unit(self, territory: int, slot: int, count: int = 1) -> None:
        self.troops[territory * SLOTS + slot] += count
        self.soldiers[territory] += SLOT_SOLDIERS[slot] * count

    def remove_unit(self, territory: int, slot: int) -> None:
        self.add_unit(territory, slot, -1)

    def clear_units(self, territory: int) -> None:
        """Take everybody off the territory but slaves."""
        for slot in range(SLAVE_SLOT):
            self.troops[territory * SLOTS + slot] = 0
        self.soldiers[territory] = 0

    def clear_slaves(self, territory: int) -> None:
        for slot in range(SLAVE_SLOT, SLOTS):
            self.troops[territory * SLOTS + slot] = 0

    def units(self, territory: int) -> int:
        """How many pieces stand there."""
        count = 0
        for index in range(territory * SLOTS, territory * SLOTS + SLAVE_SLOT):
            count += self.troops[index]
        return count

    def slaves(self, territory: int) -> int:
        count = 0
        for index in range(territory * SLOTS + SLAVE_SLOT, territory * SLOTS + SLOTS):
            count += self.troops[index]
        return count

    def slots_at(self, territory: int) -> list[int]:
        """The slot of each unit there, one by one, smallest kind and fewest moves first; no slaves."""
        found: list[int] = []
        base = territory * SLOTS
        for slot in range(SLAVE_SLOT):
            for _ in range(self.troops[base + slot]):
                found.append(slot)
        return found

    # Ships.

    def warship_index(self, sea: int, seat: int) -> int:
        return (sea * MOST_SEATS + seat) * BERTHS

    def add_warship(self, sea: int, seat: int, berth: int, count: int = 1) -> None:
        base = self.warship_index(sea, seat)
        self.warships[base + berth] += count
        present = 0
        for index in range(base, base + BERTHS):
            present += self.warships[index]
        before = self.fleets[sea]
        self.fleets[sea] = before | 1 << seat if present else before & ~(1 << seat)
        if self.fleets[sea] != before:
            self.forget_links()

    def has_fleet(self, sea: int, seat: int) -> bool:
        return (self.fleets[sea] >> seat) & 1 == 1

    def berths_at(self, sea: int, seat: int) -> list[int]:
        """The berth of each warship of the seat there, one by one, smallest first."""
        base = self.warship_index(sea, seat)
        found: list[int] = []
        for berth in range(BERTHS):
            for _ in range(self.warships[base + berth]):
                found.append(berth)
        return found

    def has_transport(self, seat: int, number: int) -> bool:
        return any([ship.seat == seat and ship.number == number for ship in self.transports])

    def transport(self, seat: int, number: int) -> Transport:
        for ship in self.transports:
            if ship.seat == seat and ship.number == number:
                return ship
        raise KeyError(number)

    def replace_transport(self, ship: Transport) -> None:
        """The ship of the same seat and number becomes this one."""
        for index, old in enumerate(self.transports):
            if old.seat == ship.seat and old.number == ship.number:
                self.transports[index] = ship
                return
        raise KeyError(ship.number)
