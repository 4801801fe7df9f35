"""Every field of the state, once."""

from typing import Final

from casusbelli.core.fields import COPIED, COPIED_IF_ANY, COPIED_LISTS, Field, Group, Kind, Table

GAME: Final = "game"

NUMBER: Final = Kind("int", "0")
FLAG: Final = Kind("bool", "False")
NUMBERS: Final = Kind("list[int]", "[]", COPIED)
LISTS: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)
LANDS: Final = Kind("list[tuple[int, ...]]", "[]", COPIED)
TRANSPORTS: Final = Kind("list[Transport]", "[]", COPIED)
SEAT: Final = Kind("int", "-1")  # NOBODY
SEATS: Final = Kind("list[int]", "[-1] * TERRITORIES", COPIED)  # by territory, NOBODY at first
FIGHT: Final = Kind("Fight | None", "None", COPIED_IF_ANY)
TREATY: Final = Kind("Treaty | None", "None", COPIED_IF_ANY)

_SETUP: Final = Group(
    "The setup.",
    GAME,
    [
        Field("limit", NUMBER, "rounds; 0 for none (SIX-23.3)", blank="20"),
        Field("three", FLAG, "Chapter 24"),
        Field("dice", NUMBERS, "results that the next rolls will have, for worked examples"),
    ],
)

_COURSE: Final = Group(
    "The course of the game.",
    GAME,
    [
        Field("round", NUMBER),
        Field("first", NUMBER, "the starting player"),
        Field("active", NUMBER),
        Field("turns", NUMBERS, "how many each player has begun", laid="[0] * seats"),
        Field("alive", NUMBER, "seats"),
        Field("weather", NUMBER, blank="SUN"),
        Field("weather_left", NUMBER),
        Field("weather_roller", SEAT),
        Field("plague_origin", SEAT),
        Field("plague_marker", NUMBER),
        Field("end_proposed", FLAG),
    ],
)

_MAP: Final = Group(
    "The map.",
    GAME,
    [
        Field("owner", SEATS),
        Field("holder", SEATS, "a seat, NOBODY, REBELS or SAVAGES (SIX-3.1)"),
        Field("held", LANDS, "the territories that each seat holds, in order", laid="[()] * seats"),
        Field("risen_against", SEATS, "the victim of the rebels who hold it"),
        Field("troops", NUMBERS, "of the holder, by slot", blank="[0] * (TERRITORIES * SLOTS)"),
        Field("soldiers", NUMBERS, "what they are worth", blank="[0] * TERRITORIES"),
        Field("main", NUMBERS, blank="[NO_BUILDING] * TERRITORIES"),
        Field("ports", NUMBER, "territories"),
        Field("roads", NUMBER),
        Field("red", NUMBERS, blank="[0] * TERRITORIES"),
        Field("plundered", NUMBER, "territories, in this round"),
        Field("risen", NUMBER, "territories with the R marker"),
        Field("explored", NUMBER, "territories that had their expedition, or have one under way"),
        Field("mineral", NUMBERS, blank="[0] * TERRITORIES"),
        Field("poisoned", NUMBER),
        Field("capital_of", SEATS),
        Field("warships", NUMBERS, blank="[0] * (SEAS * MOST_SEATS * BERTHS)"),
        Field("fleets", NUMBERS, "seats with warships there", blank="[0] * SEAS"),
        Field("transports", TRANSPORTS),
    ],
)

_SHEETS: Final = Group(
    "The sheets.",
    GAME,
    [
        Field("capital", NUMBERS, laid="[NOWHERE] * seats"),
        Field("level", NUMBERS, laid="[1] * seats"),
        Field("site", NUMBERS, laid="[NOWHERE] * seats"),
        Field("treasury", NUMBERS, laid="[0] * seats"),
        Field("spies", NUMBERS, laid="[0] * seats"),
        Field("boats", NUMBERS, laid="[0] * seats"),
        Field("builder_ships", NUMBERS, laid="[0] * seats"),
        Field(
            "inner",
            LISTS,
            "internal expeditions: due turn * TERRITORIES + territory",
            laid="[[] for _ in range(seats)]",
        ),
        Field("overseas", NUMBERS, "due turn, or 0", laid="[0] * seats"),
        Field("transit", LISTS, "(from * TERRITORIES + to) * SLOTS + slot", laid="[[] for _ in range(seats)]"),
        Field("effects", LISTS, "kind * 100 + income steps left", laid="[[] for _ in range(seats)]"),
        Field("ghost_ships", NUMBERS, laid="[0] * seats"),
        Field("free_roads", NUMBERS, laid="[0] * seats"),
        Field("cheap_farms", NUMBERS, laid="[0] * seats"),
        Field("shells", NUMBER, "seats"),
        Field("sabotages", NUMBERS, laid="[0] * seats"),
        Field("incitements", NUMBERS, laid="[0] * seats"),
        Field("burnt", NUMBERS, laid="[0] * seats"),
        Field("tribes", NUMBERS, "revolts of SIX-16.3d that wait for the end of the turn", laid="[0] * seats"),
        Field("war", NUMBERS, "the enemies of each seat", laid="[0] * seats"),
        Field("cards", NUMBERS, "dealer * MOST_SEATS + target", laid="[-1] * (MOST_SEATS * MOST_SEATS)"),
        Field("dealt_spies", NUMBERS, "spies a dealer had when he dealt, 0 if he did not", laid="[0] * seats"),
        Field("links", NUMBERS, "connected territories of each seat, or UNKNOWN", laid="[-1] * seats"),
    ],
)

_TURN: Final = Group(
    "The turn.",
    GAME,
    [
        Field("recruited", NUMBER),
        Field("received", NUMBERS, "units got by exchange in this turn", blank="[0, 0, 0]"),
        Field("offered_peace", NUMBER, "seats"),
        Field("has_acted", FLAG),
    ],
)

_MATTER: Final = Group(
    "What is under way.",
    GAME,
    [
        Field("order", NUMBER, "what units are mustered for"),
        Field("force", NUMBERS),
        Field("fight", FIGHT),
        Field("opponents", NUMBER, "seats still to be fought in a sea"),
        Field("caught", NUMBER),
        Field("evacuees", NUMBERS, "slots"),
        Field("bid", NUMBER),
        Field("bidder", SEAT),
        Field("passed", NUMBER, "seats"),
        Field("treaty", TREATY),
    ],
)

TABLE: Final = Table(
    "ContinentsFields",
    (
        "from casusbelli.core.state import State",
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
