"""Every field of the state, once."""

from typing import Final

from casusbelli.core.fields import COPIED, COPIED_LISTS, Field, Group, Kind, Table
from casusbelli.core.sheet import MOST

# The parts of a game.
VARIANTS: Final = "variants"  # shown and written by the names of the options
GAME: Final = "game"
SEATS: Final = "seats"  # lists with an entry for every seat

NUMBER: Final = Kind("int", "0", observed="put(sheet, {at}, {value})", shape=("1",), most=MOST)
FLAG: Final = Kind("bool", "False", observed="put_flag(sheet, {at}, {value})", shape=("1",))
SEAT: Final = Kind("int", "0", observed="mark_seat(sheet, {at}, {value}, seat, {width})", shape=("seats",))
REGION: Final = Kind("int", "NO_REGION", observed="mark(sheet, {at}, {value})", shape=("regions",))
ASIDE: Final = Kind("Decision[Any] | None", "None")
OWNERS: Final = Kind(
    "list[int]",
    "[NOBODY] * REGIONS",
    COPIED,
    "mark_each_seat(sheet, {at}, {value}, seat, {width})",
    ("regions", "seats"),
)
CARDS: Final = Kind("list[int]", "[]", COPIED, "count_into(sheet, {at}, {value})", ("cards",), 16)
NUMBERS: Final = Kind("list[int]", "[]", COPIED)
FLAGS: Final = Kind("list[bool]", "[]", COPIED, "put_flags(sheet, {at}, {value}, seat)", ("seats",))
HANDS: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)

_VARIANTS: Final = Group(
    "The variants.",
    VARIANTS,
    [
        Field("drawing_after_battle", FLAG, shown="drawing-after-battle"),
        Field("points", FLAG, shown="points"),
        Field("bigger_kingdoms", FLAG, shown="bigger-kingdoms"),
        Field("recapture", FLAG, shown="recapture"),
        Field("face_down", FLAG, shown="face-down"),
    ],
)

_SERIES: Final = Group(
    "The series.",
    GAME,
    [
        Field("target", NUMBER),
        Field("first", SEAT),
        Field("showing", ASIDE),
        Field("games", NUMBER, public="game", tells="which game of the series it is"),
        Field("scores", NUMBERS),
    ],
)

_GAME: Final = Group(
    "The game.",
    GAME,
    [
        Field("battles", NUMBER, public="battle", tells="battles fought in this game"),
        Field("holder", SEAT, "CON-1.8", public="holder", tells="who holds the Condottiere token"),
        Field("owner", OWNERS, "CON-1.7 CON-R39", shown="owners", observed="owner", tells="who controls each region"),
        Field("contested", REGION, "the region that is fought for", written="contested", public="contested"),
        Field("papal", REGION, "CON-1.9", written="papal", public="papal", tells="the region with the Papal token"),
        Field("is_final", FLAG, "this battle decides the game", written="final", public="final"),
        Field("pile", CARDS, "the last card is the top"),
        Field("discard", CARDS, public="discard", tells="cards in the discard pile, by kind"),
        Field("hands", HANDS, "sorted"),
        Field("known", NUMBERS, "what seats know of others' hands (knowledge.py)"),
        Field("kept", CARDS),
        Field("placer", SEAT, "who has placed it for this battle", public="placer"),
        Field("defender", SEAT, "whose region is attacked", blank="NOBODY", public="defender"),
        Field("turn", SEAT),
    ],
)

_SEATS: Final = Group(
    "The battle.",
    SEATS,
    [
        Field("participates", FLAGS, "who takes part in the battle", written="participates", public="participates"),
        Field("passed", FLAGS, "who has passed", written="passed", public="passed"),
        Field("played", FLAGS, "who has played a card in this battle", written="played", public="played"),
        Field("companies", HANDS, "CON-1.10"),
        Field("covered", CARDS, "each seat's face-down card"),
        Field("shown_to", NUMBERS, "who was shown it, a bit for each seat"),
    ],
)

TABLE: Final = Table(
    "CondottiereFields",
    (
        "from typing import Any",
        "from casusbelli.core.state import Decision, State",
        "from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS",
    ),
    [_VARIANTS, _SERIES, _GAME, _SEATS],
)
