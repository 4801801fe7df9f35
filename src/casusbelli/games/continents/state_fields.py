"""Made from the table in fields.py by tools/make_states.py: change that, and run it again."""

from typing import Any

from casusbelli.core.sheet import (
    mark_each,
    mark_each_seat,
    mark_seat,
    put,
    put_all,
    put_by_seat,
    put_flag,
    put_seats,
    put_set,
    put_wide_by_seat,
)
from casusbelli.core.state import Decision, State
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, SEAS, TERRITORIES
from casusbelli.games.continents.fight import Fight
from casusbelli.games.continents.prices import NO_BUILDING
from casusbelli.games.continents.tables import SUN
from casusbelli.games.continents.transport import Transport
from casusbelli.games.continents.treaty import Treaty
from casusbelli.games.continents.units import BERTHS, SLOTS


class ContinentsFields(State):
    """Every field of the state."""

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
        "disbanding",
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
        "port_level",
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
        # The setup.
        self.limit = 20  # rounds; 0 for none (SIX-23.3)
        self.three = False  # Chapter 24
        self.port_level = 4  # from which on a coastal capital is a port (SIX-R5)
        self.disbanding: Decision[Any] | None = None  # what those do whose turn it is not (SIX-5.8)
        self.dice: list[int] = []  # results that the next rolls will have, for worked examples
        # The course of the game.
        self.round = 0  # the round
        self.first = 0  # the starting player
        self.active = 0  # whose turn it is
        self.turns: list[int] = []  # how many each player has begun
        self.alive = 0  # who is still in the game
        self.weather = SUN
        self.weather_left = 0  # rounds that it lasts
        self.weather_roller = -1
        self.plague_origin = -1  # where the plague came from
        self.plague_marker = 0
        self.end_proposed = False  # somebody has proposed to end the game
        # The map.
        self.owner: list[int] = [-1] * TERRITORIES  # who owns each territory
        self.holder: list[int] = [-1] * TERRITORIES  # a seat, NOBODY, REBELS or SAVAGES (SIX-3.1)
        self.held: list[tuple[int, ...]] = []  # the territories that each seat holds, in order
        self.risen_against: list[int] = [-1] * TERRITORIES  # whom its rebels rose against
        self.troops: list[int] = [0] * (TERRITORIES * SLOTS)  # of the holder, by slot
        self.soldiers: list[int] = [0] * TERRITORIES  # what they are worth
        self.main: list[int] = [NO_BUILDING] * TERRITORIES  # its main building
        self.ports = 0
        self.roads = 0
        self.red: list[int] = [0] * TERRITORIES  # red tokens
        self.plundered = 0  # in this round
        self.risen = 0  # with the R marker
        self.explored = 0  # an expedition was there or is under way
        self.mineral: list[int] = [0] * TERRITORIES
        self.poisoned = 0  # its land is poisoned
        self.capital_of: list[int] = [-1] * TERRITORIES  # whose capital it is
        self.warships: list[int] = [0] * (SEAS * MOST_SEATS * BERTHS)
        self.fleets: list[int] = [0] * SEAS  # seats with warships there
        self.transports: list[Transport] = []
        # The sheets.
        self.capital: list[int] = []
        self.level: list[int] = []  # level of the capital
        self.site: list[int] = []
        self.treasury: list[int] = []
        self.spies: list[int] = []  # spies
        self.boats: list[int] = []  # fishing boats
        self.builder_ships: list[int] = []  # builder ships
        self.inner: list[list[int]] = []  # internal expeditions: due turn * TERRITORIES + territory
        self.overseas: list[int] = []  # due turn, or 0
        self.transit: list[list[int]] = []  # (from * TERRITORIES + to) * SLOTS + slot
        self.effects: list[list[int]] = []  # kind * 100 + income steps left
        self.ghost_ships: list[int] = []  # ghost ships
        self.free_roads: list[int] = []  # roads that cost nothing
        self.cheap_farms: list[int] = []  # farms that cost less
        self.shells = 0  # who has better shells
        self.sabotages: list[int] = []  # sabotages to come
        self.incitements: list[int] = []  # incitements to come
        self.burnt: list[int] = []  # burnt fields
        self.tribes: list[int] = []  # revolts of SIX-16.3d that wait for the end of the turn
        self.war: list[int] = []  # the enemies of each seat
        self.cards: list[int] = []  # dealer * MOST_SEATS + target
        self.dealt_spies: list[int] = []  # spies a dealer had when he dealt, 0 if he did not
        self.links: list[int] = []  # connected territories of each seat, or UNKNOWN
        # The turn.
        self.recruited = 0  # soldiers recruited in this turn
        self.received: list[int] = [0, 0, 0]  # units got by exchange in this turn
        self.offered_peace = 0  # who was offered peace in this turn
        self.has_acted = False
        # What is under way.
        self.order = 0  # what units are mustered for
        self.force: list[int] = []
        self.fight: Fight | None = None
        self.opponents = 0  # still to be fought in a sea
        self.caught = 0
        self.evacuees: list[int] = []  # slots
        self.bid = 0
        self.bidder = -1  # who has bid most for the rebels
        self.passed = 0
        self.treaty: Treaty | None = None

    def lay_out(self, seats: int) -> None:
        """An empty table."""
        self.turns = [0] * seats
        self.held = [()] * seats
        self.capital = [NOWHERE] * seats
        self.level = [1] * seats
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
        self.cards = [-1] * (MOST_SEATS * MOST_SEATS)
        self.dealt_spies = [0] * seats
        self.links = [-1] * seats

    def copy_fields_to(self, other: "ContinentsFields") -> None:
        self.copy_shared_to(other)
        other.limit = self.limit
        other.three = self.three
        other.port_level = self.port_level
        other.disbanding = self.disbanding
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
        other.inner = [each.copy() for each in self.inner]
        other.overseas = self.overseas.copy()
        other.transit = [each.copy() for each in self.transit]
        other.effects = [each.copy() for each in self.effects]
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

    def observe_game(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put(sheet, at[0], self.round)
        mark_seat(sheet, at[1], self.first, seat, width[1])
        mark_seat(sheet, at[2], self.active, seat, width[2])
        put_seats(sheet, at[3], self.alive, seat, width[3])
        put(sheet, at[4], self.weather_left)
        mark_seat(sheet, at[5], self.plague_origin, seat, width[5])
        put_flag(sheet, at[6], self.end_proposed)
        put(sheet, at[30], self.recruited)
        put_seats(sheet, at[31], self.offered_peace, seat, width[31])
        mark_seat(sheet, at[32], self.bidder, seat, width[32])

    def observe_land(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        mark_each_seat(sheet, at[7], self.owner, seat, width[7])
        mark_each_seat(sheet, at[8], self.risen_against, seat, width[8])
        mark_each(sheet, at[9], self.main, width[9])
        put_set(sheet, at[10], self.ports)
        put_set(sheet, at[11], self.roads)
        put_all(sheet, at[12], self.red)
        put_set(sheet, at[13], self.risen)
        put_set(sheet, at[14], self.explored)
        put_set(sheet, at[15], self.poisoned)
        mark_each_seat(sheet, at[16], self.capital_of, seat, width[16])

    def observe_sheets(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put_by_seat(sheet, at[17], self.level, seat)
        put_wide_by_seat(sheet, at[18], self.treasury, seat)
        put_by_seat(sheet, at[19], self.spies, seat)
        put_by_seat(sheet, at[20], self.boats, seat)
        put_by_seat(sheet, at[21], self.builder_ships, seat)
        put_by_seat(sheet, at[22], self.ghost_ships, seat)
        put_by_seat(sheet, at[23], self.free_roads, seat)
        put_by_seat(sheet, at[24], self.cheap_farms, seat)
        put_seats(sheet, at[25], self.shells, seat, width[25])
        put_by_seat(sheet, at[26], self.sabotages, seat)
        put_by_seat(sheet, at[27], self.incitements, seat)
        put_by_seat(sheet, at[28], self.burnt, seat)
        put_by_seat(sheet, at[29], self.tribes, seat)
