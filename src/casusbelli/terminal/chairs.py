"""Who sits where, and by which colour, hatch and letter one knows what is his."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from casusbelli.bots import find_bot
from casusbelli.bots.names import names_for
from casusbelli.bots.registry import opponents
from casusbelli.core import Mistake, Setup, Title
from casusbelli.words import Words

USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 12  # in cells of a terminal

# Gules, azure, vert, or, purpure, sable; each with the hatch by which heralds print it in black.
TINCTURES: Final = (
    ("bold #ffffff on #b83228", "│"),
    ("bold #ffffff on #2b5ca8", "="),
    ("bold #ffffff on #2f6b3b", "\\"),
    ("bold #1b1c1f on #e3b840", ":"),
    ("bold #ffffff on #7a4fa3", "/"),
    ("bold #ffffff on #3c3d43", "#"),
)


class Chair(NamedTuple):
    """A seat with the player on it; `bot` is the level of a program and empty for a person."""

    seat: int
    name: str
    letter: str
    bot: str

    def shield(self) -> Text:
        style, hatch = TINCTURES[self.seat]
        return Text(f"{hatch}{self.letter}{hatch}", style)


def set_chairs(
    title: Title, words: Words, seats: int | None, people: str | None, bots: str | None, options: dict[str, str]
) -> list[Chair]:
    """People sit first, bots fill the rest: each named level one chair, the last named one all that remain."""
    names = [words.say("default-name")] if people is None else [name.strip() for name in people.split(",")]
    _check_names(names)
    usual = opponents(title.id)
    grades = [usual[len(usual) // 2]] if bots is None else [grade.strip() for grade in bots.split(",")]
    for grade in grades:
        find_bot(title.id, grade)
    named_bots = 0 if bots is None else len(grades)
    if seats is None:
        seats = max(len(names) + named_bots, USUAL_SEATS if named_bots < 2 else 0)
    fewest, most = title.seats
    if not fewest <= seats <= most:
        raise Mistake("bad-seats", {"title": title.id, "seats": seats, "minimum": fewest, "maximum": most})
    if len(names) + named_bots > seats:
        raise Mistake("crowded-table", {"people": len(names), "bots": named_bots, "seats": seats})
    setup = Setup(title.id, seats, options, 0)
    title.check(setup)
    hired = _bot_names(title.roles(setup)[len(names) :], names)
    ranks = [grades[min(i, len(grades) - 1)] for i in range(len(hired))]
    return _chairs([*[(name, "") for name in names], *zip(hired, ranks, strict=True)])


def _bot_names(roles: list[tuple[str, ...]], people: list[str]) -> list[str]:
    """Each bot is named after what it plays, and nobody like a person at the table."""
    taken = [name.casefold() for name in people]
    names: list[str] = []
    for played in roles:
        names.append(next(name for name in names_for(played) if name.casefold() not in taken))
        taken.append(names[-1].casefold())
    return names


def unnamed_chairs(words: Words, seats: int) -> list[Chair]:
    """Chairs of a game whose players are not known, such as a record."""
    return [Chair(seat, words.seat(seat), str(seat), "") for seat in range(seats)]


def _check_names(names: list[str]) -> None:
    """Names are told apart without regard to capitals, and none may be taken for the number of a seat."""
    alike = [name.casefold() for name in names]
    for name in names:
        if not 0 < cell_len(name) <= LONGEST_NAME or not name.isprintable() or name.isnumeric():
            raise Mistake("bad-name", {"name": name, "longest": LONGEST_NAME})
        if alike.count(name.casefold()) > 1:
            raise Mistake("name-twice", {"name": name})


def _chairs(players: list[tuple[str, str]]) -> list[Chair]:
    """A player's letter is the initial, or the number of the seat where two share it or it is too wide."""
    initials = [name[0].upper() for name, _ in players]
    chairs = []
    for seat, (name, bot) in enumerate(players):
        is_fit = initials.count(initials[seat]) == 1 and cell_len(initials[seat]) == 1
        chairs.append(Chair(seat, name, initials[seat] if is_fit else str(seat), bot))
    return chairs
