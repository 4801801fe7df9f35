"""Every field of the state, once."""

from typing import Final

from casusbelli.core.fields import COPIED, COPIED_IF_ANY, COPIED_LISTS, Field, Group, Kind, Table
from casusbelli.core.sheet import MOST

# The parts of a game.
GAME: Final = "game"
LAND: Final = "land"  # lists with an entry for every territory, and sets of territories
SHEETS: Final = "sheets"  # lists with an entry for every seat, and sets of seats

INTS: Final = "list[int]"

NUMBER: Final = Kind("int", "0", observed="put(sheet, {at}, {value})", shape=("1",), most=MOST)
FLAG: Final = Kind("bool", "False", observed="put_flag(sheet, {at}, {value})", shape=("1",))
LIMIT: Final = Kind("int", "20")  # 0 for none
PORT_LEVEL: Final = Kind("int", "4")
ASIDE: Final = Kind("Decision[Any] | None", "None")
SEAT: Final = Kind("int", "0", observed="mark_seat(sheet, {at}, {value}, seat, {width})", shape=("seats",))
SEAT_OR_NOBODY: Final = Kind("int", "-1", observed="mark_seat(sheet, {at}, {value}, seat, {width})", shape=("seats",))
SET_OF_SEATS: Final = Kind("int", "0", observed="put_seats(sheet, {at}, {value}, seat, {width})", shape=("seats",))
NUMBERS: Final = Kind(INTS, "[]", COPIED)
THREE_NUMBERS: Final = Kind(INTS, "[0, 0, 0]", COPIED)
LISTS: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)
LANDS_OF_SEATS: Final = Kind("list[tuple[int, ...]]", "[]", COPIED)
TRANSPORTS: Final = Kind("list[Transport]", "[]", COPIED)
FIGHT: Final = Kind("Fight | None", "None", COPIED_IF_ANY)
TREATY: Final = Kind("Treaty | None", "None", COPIED_IF_ANY)

# For every territory.
SET_OF_LANDS: Final = Kind("int", "0", observed="put_set(sheet, {at}, {value})", shape=("territories",))
BY_LAND: Final = Kind(INTS, "[0] * TERRITORIES", COPIED, "put_all(sheet, {at}, {value})", ("territories",), MOST)
SEATS: Final = Kind(
    INTS,
    "[-1] * TERRITORIES",  # NOBODY
    COPIED,
    "mark_each_seat(sheet, {at}, {value}, seat, {width})",
    ("territories", "seats"),
)
SIDES: Final = Kind(INTS, "[-1] * TERRITORIES", COPIED)
BUILDINGS: Final = Kind(
    INTS,
    "[NO_BUILDING] * TERRITORIES",
    COPIED,
    "mark_each(sheet, {at}, {value}, {width})",
    ("territories", "buildings"),
)

# For every seat.
BY_SEAT: Final = Kind(INTS, "[]", COPIED, "put_by_seat(sheet, {at}, {value}, seat)", ("seats",), MOST)
MONEY: Final = Kind(INTS, "[]", COPIED, "put_wide_by_seat(sheet, {at}, {value}, seat)", ("seats", "2"), MOST)

_SETUP: Final = Group(
    "The setup.",
    GAME,
    [
        Field("limit", LIMIT, "rounds; 0 for none (SIX-23.3)", shown="limit"),
        Field("three", FLAG, "Chapter 24", shown="three"),
        Field("port_level", PORT_LEVEL, "from which on a coastal capital is a port (SIX-R5)"),
        Field("disbanding", ASIDE, "what those do whose turn it is not (SIX-5.8)"),
        Field("dice", NUMBERS, "results that the next rolls will have, for worked examples"),
    ],
)

_COURSE: Final = Group(
    "The course of the game.",
    GAME,
    [
        Field("round", NUMBER, "the round", public="round"),
        Field("first", SEAT, "the starting player", public="first"),
        Field("active", SEAT, "whose turn it is", public="active"),
        Field("turns", NUMBERS, "how many each player has begun", laid="[0] * seats"),
        Field("alive", SET_OF_SEATS, "who is still in the game", observed="alive"),
        Field("weather", NUMBER, blank="SUN"),
        Field("weather_left", NUMBER, "rounds that it lasts", observed="weather_left"),
        Field("weather_roller", SEAT_OR_NOBODY),
        Field("plague_origin", SEAT_OR_NOBODY, "where the plague came from", observed="plague"),
        Field("plague_marker", NUMBER),
        Field(
            "end_proposed", FLAG, "somebody has proposed to end the game", written="end-proposed", public="end_proposed"
        ),
    ],
)

_MAP: Final = Group(
    "The map.",
    LAND,
    [
        Field("owner", SEATS, "who owns each territory", observed="owner"),
        Field("holder", SIDES, "a seat, NOBODY, REBELS or SAVAGES (SIX-3.1)"),
        Field("held", LANDS_OF_SEATS, "the territories that each seat holds, in order", laid="[()] * seats"),
        Field("risen_against", SEATS, "whom its rebels rose against", observed="risen_against"),
        Field("troops", NUMBERS, "of the holder, by slot", blank="[0] * (TERRITORIES * SLOTS)"),
        Field("soldiers", BY_LAND, "what they are worth"),
        Field("main", BUILDINGS, "its main building", observed="building"),
        Field("ports", SET_OF_LANDS, written="port", observed="port", tells="ports"),
        Field("roads", SET_OF_LANDS, written="road", observed="road", tells="roads"),
        Field("red", BY_LAND, "red tokens", observed="red"),
        Field("plundered", SET_OF_LANDS, "in this round", written="plundered"),
        Field(
            "risen",
            SET_OF_LANDS,
            "with the R marker",
            written="risen",
            observed="risen",
            tells="it has risen in revolt before",
        ),
        Field(
            "explored", SET_OF_LANDS, "an expedition was there or is under way", written="explored", observed="explored"
        ),
        Field("mineral", BY_LAND),
        Field("poisoned", SET_OF_LANDS, "its land is poisoned", written="poisoned", observed="poisoned"),
        Field("capital_of", SEATS, "whose capital it is", observed="capital"),
        Field("warships", NUMBERS, blank="[0] * (SEAS * MOST_SEATS * BERTHS)"),
        Field("fleets", NUMBERS, "seats with warships there", blank="[0] * SEAS"),
        Field("transports", TRANSPORTS),
    ],
)

_SHEETS: Final = Group(
    "The sheets.",
    SHEETS,
    [
        Field("capital", NUMBERS, laid="[NOWHERE] * seats"),
        Field("level", BY_SEAT, "level of the capital", laid="[1] * seats", public="level"),
        Field("site", NUMBERS, laid="[NOWHERE] * seats"),
        Field(
            "treasury",
            MONEY,
            laid="[0] * seats",
            written="treasury",
            public="treasury",
            tells="money, as 256s and the rest",
        ),
        Field("spies", BY_SEAT, "spies", laid="[0] * seats", written="spies", public="spies"),
        Field("boats", BY_SEAT, "fishing boats", laid="[0] * seats", written="boats", public="boats"),
        Field(
            "builder_ships",
            BY_SEAT,
            "builder ships",
            laid="[0] * seats",
            written="builder-ships",
            public="builder_ships",
        ),
        Field(
            "inner",
            LISTS,
            "internal expeditions: due turn * TERRITORIES + territory",
            laid="[[] for _ in range(seats)]",
        ),
        Field("overseas", BY_SEAT, "due turn, or 0", laid="[0] * seats", written="voyage"),
        Field("transit", LISTS, "(from * TERRITORIES + to) * SLOTS + slot", laid="[[] for _ in range(seats)]"),
        Field("effects", LISTS, "kind * 100 + income steps left", laid="[[] for _ in range(seats)]"),
        Field("ghost_ships", BY_SEAT, "ghost ships", laid="[0] * seats", written="ghost-ships", public="ghost_ships"),
        Field(
            "free_roads",
            BY_SEAT,
            "roads that cost nothing",
            laid="[0] * seats",
            written="free-roads",
            public="free_roads",
        ),
        Field(
            "cheap_farms",
            BY_SEAT,
            "farms that cost less",
            laid="[0] * seats",
            written="cheap-farms",
            public="cheap_farms",
        ),
        Field("shells", SET_OF_SEATS, "who has better shells", public="shells"),
        Field("sabotages", BY_SEAT, "sabotages to come", laid="[0] * seats", written="sabotages", public="sabotages"),
        Field(
            "incitements",
            BY_SEAT,
            "incitements to come",
            laid="[0] * seats",
            written="incitements",
            public="incitements",
        ),
        Field("burnt", BY_SEAT, "burnt fields", laid="[0] * seats", written="burnt", public="burnt"),
        Field(
            "tribes",
            BY_SEAT,
            "revolts of SIX-16.3d that wait for the end of the turn",
            laid="[0] * seats",
            written="tribes",
            public="tribes",
            tells="tribes that will rise",
        ),
        Field("war", NUMBERS, "the enemies of each seat", laid="[0] * seats"),
        Field("cards", NUMBERS, "dealer * MOST_SEATS + target", laid="[-1] * (MOST_SEATS * MOST_SEATS)"),
        Field(
            "dealt_spies",
            BY_SEAT,
            "spies a dealer had when he dealt, 0 if he did not",
            laid="[0] * seats",
            written="dealt-spies",
        ),
        Field("links", NUMBERS, "connected territories of each seat, or UNKNOWN", laid="[-1] * seats"),
    ],
)

_TURN: Final = Group(
    "The turn.",
    GAME,
    [
        Field("recruited", NUMBER, "soldiers recruited in this turn", written="recruited", observed="recruited"),
        Field("received", THREE_NUMBERS, "units got by exchange in this turn", written="received"),
        Field(
            "offered_peace",
            SET_OF_SEATS,
            "who was offered peace in this turn",
            written="offered-peace",
            observed="offered_peace",
        ),
        Field("has_acted", FLAG, written="acted"),
    ],
)

_MATTER: Final = Group(
    "What is under way.",
    GAME,
    [
        Field("order", NUMBER, "what units are mustered for"),
        Field("force", NUMBERS),
        Field("fight", FIGHT),
        Field("opponents", SET_OF_SEATS, "still to be fought in a sea"),
        Field("caught", NUMBER),
        Field("evacuees", NUMBERS, "slots"),
        Field("bid", NUMBER),
        Field("bidder", SEAT_OR_NOBODY, "who has bid most for the rebels", observed="bidder"),
        Field("passed", SET_OF_SEATS),
        Field("treaty", TREATY),
    ],
)

TABLE: Final = Table(
    "ContinentsFields",
    (
        "from typing import Any",
        "from casusbelli.core.state import Decision, State",
        "from casusbelli.games.continents.actions import MOST_SEATS",
        "from casusbelli.games.continents.board import NOWHERE, SEAS, TERRITORIES",
        "from casusbelli.games.continents.fight import Fight",
        "from casusbelli.games.continents.prices import NO_BUILDING",
        "from casusbelli.games.continents.tables import SUN",
        "from casusbelli.games.continents.transport import Transport",
        "from casusbelli.games.continents.treaty import Treaty",
        "from casusbelli.games.continents.units import BERTHS, SLOTS",
    ),
    [_SETUP, _COURSE, _MAP, _SHEETS, _TURN, _MATTER],
    sizes=("seats",),
)
