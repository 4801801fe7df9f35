"""Every field of the state, once."""

from typing import Final

from casusbelli.core.fields import COPIED, COPIED_LISTS, Field, Group, Kind, Table

NUMBER: Final = Kind("int", "0")
FLAG: Final = Kind("bool", "False")
SEAT: Final = Kind("int", "0")
REGION: Final = Kind("int", "NO_REGION")
ASIDE: Final = Kind("Decision[Any] | None", "None")
OWNERS: Final = Kind("list[int]", "[NOBODY] * REGIONS", COPIED)
CARDS: Final = Kind("list[int]", "[]", COPIED)
NUMBERS: Final = Kind("list[int]", "[]", COPIED)
FLAGS: Final = Kind("list[bool]", "[]", COPIED)  # of the seats
HANDS: Final = Kind("list[list[int]]", "[]", COPIED_LISTS)

GAME: Final = "game"

TABLE: Final = Table(
    "CondottiereFields",
    (
        "from typing import Any",
        "from casusbelli.core.state import Decision, State",
        "from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS",
    ),
    [
        Group(
            "The setup.",
            GAME,
            [
                Field("drawing_after_battle", FLAG),
                Field("points", FLAG),
                Field("bigger_kingdoms", FLAG),
                Field("recapture", FLAG),
                Field("face_down", FLAG),
                Field("target", NUMBER),
                Field("first", SEAT),
                Field("showing", ASIDE),
            ],
        ),
        Group(
            "The series.",
            GAME,
            [
                Field("games", NUMBER),
                Field("scores", NUMBERS),
            ],
        ),
        Group(
            "The game.",
            GAME,
            [
                Field("battles", NUMBER),
                Field("owner", OWNERS, "CON-1.7 CON-R39"),
                Field("papal", REGION, "CON-1.9"),
                Field("holder", SEAT, "CON-1.8"),
                Field("pile", CARDS, "the last card is the top"),
                Field("discard", CARDS),
                Field("hands", HANDS, "sorted"),
                Field("known", NUMBERS, "what seats know of others' hands (knowledge.py)"),
                Field("kept", CARDS),
            ],
        ),
        Group(
            "The battle.",
            GAME,
            [
                Field("is_final", FLAG),
                Field("contested", REGION),
                Field("placer", SEAT),
                Field("defender", SEAT, blank="NOBODY"),
                Field("turn", SEAT),
                Field("participates", FLAGS),
                Field("passed", FLAGS),
                Field("played", FLAGS),
                Field("companies", HANDS, "CON-1.10"),
                Field("covered", CARDS, "each seat's face-down card"),
            ],
        ),
    ],
)
