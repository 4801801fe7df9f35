"""Everything that lies on the board and stands on the players' sheets."""

from typing import Final, final

from casusbelli.core.state import State
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, SEAS, TERRITORIES
from casusbelli.games.continents.fight import Fight
from casusbelli.games.continents.prices import NO_BUILDING
from casusbelli.games.continents.tables import FROST, SUN
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.treaty import Treaty
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
class ContinentsState(State):
    """Territories, seas and seats are numbers; sets of territories or seats are bits of one number."""

    __slots__ = (
        "active",
        "alive",
        "bid",
        "bidder",
        "boats",
        "builder_ships",
        "burnt",
        "capital",
        "capital_of",
        "cards",
        "caught",
        "cheap_farms",
        "dealt_spies",
        "dice",
        "effects",
        "end_proposed",
        "evacuees",
        "explored",
        "fight",
        "first",
        "fleets",
        "force",
        "free_roads",
        "ghost_ships",
        "has_acted",
        "held",
        "holder",
        "incitements",
        "inner",
        "level",
        "limit",
        "links",
        "main",
        "mineral",
        "offered_peace",
        "opponents",
        "order",
        "overseas",
        "owner",
        "passed",
        "plague_marker",
        "plague_origin",
        "plundered",
        "poisoned",
        "ports",
        "received",
        "recruited",
        "red",
        "risen",
        "risen_against",
        "roads",
        "round",
        "sabotages",
        "shells",
        "site",
        "soldiers",
        "spies",
        "three",
        "transit",
        "transports",
        "treasury",
        "treaty",
        "tribes",
        "troops",
        "turns",
        "war",
        "warships",
        "weather",
        "weather_left",
        "weather_roller",
    )

    def __init__(self) -> None:
        super().__init__()
        self.limit = 20  # rounds; 0 for none (SIX-23.3)
        self.three = False  # Chapter 24
        self.dice: list[int] = []  # results that the next rolls will have, for worked examples
        # The course of the game.
        self.round = 0
        self.first = 0  # the starting player
        self.active = 0
        self.turns: list[int] = []  # how many each player has begun
        self.alive = 0  # seats
        self.weather = SUN
        self.weather_left = 0
        self.weather_roller = NOBODY
        self.plague_origin = NOBODY
        self.plague_marker = 0
        self.end_proposed = False
        # The map.
        self.owner = [NOBODY] * TERRITORIES
        self.holder = [NOBODY] * TERRITORIES  # a seat, NOBODY, REBELS or SAVAGES (SIX-3.1)
        self.held: list[tuple[int, ...]] = []  # the territories that each seat holds, in order
        self.risen_against = [NOBODY] * TERRITORIES  # the victim of the rebels who hold it
        self.troops = [0] * (TERRITORIES * SLOTS)  # of the holder, by slot
        self.soldiers = [0] * TERRITORIES  # what they are worth
        self.main = [NO_BUILDING] * TERRITORIES
        self.ports = 0  # territories
        self.roads = 0
        self.red = [0] * TERRITORIES
        self.plundered = 0  # territories, in this round
        self.risen = 0  # territories with the R marker
        self.explored = 0  # territories that had their expedition, or have one under way
        self.mineral = [0] * TERRITORIES
        self.poisoned = 0
        self.capital_of = [NOBODY] * TERRITORIES
        self.warships = [0] * (SEAS * MOST_SEATS * BERTHS)
        self.fleets = [0] * SEAS  # seats with warships there
        self.transports: list[Transport] = []
        # The sheets.
        self.capital: list[int] = []
        self.level: list[int] = []
        self.site: list[int] = []
        self.treasury: list[int] = []
        self.spies: list[int] = []
        self.boats: list[int] = []
        self.builder_ships: list[int] = []
        self.inner: list[list[int]] = []  # internal expeditions: due turn * TERRITORIES + territory
        self.overseas: list[int] = []  # due turn, or 0
        self.transit: list[list[int]] = []  # (from * TERRITORIES + to) * SLOTS + slot
        self.effects: list[list[int]] = []  # kind * 100 + income steps left
        self.ghost_ships: list[int] = []
        self.free_roads: list[int] = []
        self.cheap_farms: list[int] = []
        self.shells = 0  # seats
        self.sabotages: list[int] = []
        self.incitements: list[int] = []
        self.burnt: list[int] = []
        self.tribes: list[int] = []  # revolts of SIX-16.3d that wait for the end of the turn
        self.war: list[int] = []  # the enemies of each seat
        self.cards: list[int] = []  # dealer * MOST_SEATS + target
        self.dealt_spies: list[int] = []  # spies a dealer had when he dealt, 0 if he did not
        self.links: list[int] = []  # connected territories of each seat, or UNKNOWN
        # The turn.
        self.recruited = 0
        self.received = [0, 0, 0]  # units got by exchange in this turn
        self.offered_peace = 0  # seats
        self.has_acted = False
        # What is under way.
        self.order = 0  # what units are mustered for
        self.force: list[int] = []
        self.fight: Fight | None = None
        self.opponents = 0  # seats still to be fought in a sea
        self.caught = 0
        self.evacuees: list[int] = []  # slots
        self.bid = 0
        self.bidder = NOBODY
        self.passed = 0  # seats
        self.treaty: Treaty | None = None

    def clone(self) -> "ContinentsState":
        other = ContinentsState()
        self.copy_shared_to(other)
        other.limit = self.limit
        other.three = self.three
        other.dice = self.dice.copy()
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.turns = self.turns.copy()
        other.alive = self.alive
        other.weather = self.weather
        other.weather_left = self.weather_left
        other.weather_roller = self.weather_roller
        other.plague_origin = self.plague_origin
        other.plague_marker = self.plague_marker
        other.end_proposed = self.end_proposed
        other.owner = self.owner.copy()
        other.holder = self.holder.copy()
        other.held = self.held.copy()
        other.risen_against = self.risen_against.copy()
        other.troops = self.troops.copy()
        other.soldiers = self.soldiers.copy()
        other.main = self.main.copy()
        other.ports = self.ports
        other.roads = self.roads
        other.red = self.red.copy()
        other.plundered = self.plundered
        other.risen = self.risen
        other.explored = self.explored
        other.mineral = self.mineral.copy()
        other.poisoned = self.poisoned
        other.capital_of = self.capital_of.copy()
        other.warships = self.warships.copy()
        other.fleets = self.fleets.copy()
        other.transports = self.transports.copy()
        other.capital = self.capital.copy()
        other.level = self.level.copy()
        other.site = self.site.copy()
        other.treasury = self.treasury.copy()
        other.spies = self.spies.copy()
        other.boats = self.boats.copy()
        other.builder_ships = self.builder_ships.copy()
        other.inner = [due.copy() for due in self.inner]
        other.overseas = self.overseas.copy()
        other.transit = [units.copy() for units in self.transit]
        other.effects = [lasting.copy() for lasting in self.effects]
        other.ghost_ships = self.ghost_ships.copy()
        other.free_roads = self.free_roads.copy()
        other.cheap_farms = self.cheap_farms.copy()
        other.shells = self.shells
        other.sabotages = self.sabotages.copy()
        other.incitements = self.incitements.copy()
        other.burnt = self.burnt.copy()
        other.tribes = self.tribes.copy()
        other.war = self.war.copy()
        other.cards = self.cards.copy()
        other.dealt_spies = self.dealt_spies.copy()
        other.links = self.links.copy()
        other.recruited = self.recruited
        other.received = self.received.copy()
        other.offered_peace = self.offered_peace
        other.has_acted = self.has_acted
        other.order = self.order
        other.force = self.force.copy()
        other.fight = None if self.fight is None else self.fight.copy()
        other.opponents = self.opponents
        other.caught = self.caught
        other.evacuees = self.evacuees.copy()
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.treaty = None if self.treaty is None else self.treaty.copy()
        return other

    def inventory(self) -> list[int]:
        """Capitals alone can neither appear nor vanish; armies, money and buildings do."""  # SIX-21.1
        return [len(self.capital)]

    # Seats.

    def set_sheets(self, seats: int) -> None:
        """Blank sheets for so many players."""
        self.seats = seats
        self.three = seats == 3  # SIX-R56
        self.alive = (1 << seats) - 1
        self.held = [()] * seats
        self.turns = [0] * seats
        self.capital = [NOWHERE] * seats
        self.level = [1] * seats  # SIX-2.5
        self.site = [NOWHERE] * seats
        self.treasury = [0] * seats
        self.spies = [0] * seats
        self.boats = [0] * seats
        self.builder_ships = [0] * seats
        self.inner = [[] for _ in range(seats)]
        self.overseas = [0] * seats
        self.transit = [[] for _ in range(seats)]
        self.effects = [[] for _ in range(seats)]
        self.ghost_ships = [0] * seats
        self.free_roads = [0] * seats
        self.cheap_farms = [0] * seats
        self.sabotages = [0] * seats
        self.incitements = [0] * seats
        self.burnt = [0] * seats
        self.tribes = [0] * seats
        self.war = [0] * seats
        self.cards = [NO_CARD] * (MOST_SEATS * MOST_SEATS)
        self.dealt_spies = [0] * seats
        self.links = [UNKNOWN] * seats

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

    def is_empty_land(self, territory: int) -> bool:
        return self.holder[territory] == NOBODY  # SIX-3.1: UNOWNED land is always empty

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
        """How many pieces stand there."""  # SIX-1.3
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
