"""House boards: the board, the deck and the cards that a table brings as a file (docs/house-boards.md)."""

from hashlib import sha256
from typing import Any, Final, final

from casusbelli.core.mistake import Mistake

BOARD: Final = "board"  # the field of a setup's options that names one
DIGITS: Final = 32
LONGEST_BOARD: Final = 100_000  # characters


def name_of(text: str) -> str:
    """The hash of a whole board."""
    return sha256(text.encode()).hexdigest()[:DIGITS]


@final
class HouseBoard:
    """A file that was read and checked.

    Its `name` is the hash of its `text`, which says everything and is always written in the same way; `content` is what
    the title has made of it.
    """

    def __init__(self, title: str, board: str, text: str, content: Any) -> None:
        self.title: Final = title
        self.board: Final = board  # of the title, in the place of which it is played
        self.text: Final = text
        self.content: Final = content
        self.name: Final = name_of(text)


_KNOWN: Final[dict[str, HouseBoard]] = {}


def keep_board(board: HouseBoard) -> HouseBoard:
    """Each board is built once, and all its games share it."""
    return _KNOWN.setdefault(board.name, board)


def is_known(text: str) -> bool:
    """True for the whole text of a board that was read before."""
    return is_named(name_of(text))


def is_named(name: str) -> bool:
    return name in _KNOWN


def find_board(name: str) -> HouseBoard:
    if name not in _KNOWN:
        raise Mistake("unknown-board", {"option": BOARD, "board": name})
    return _KNOWN[name]


def board_text(options: dict[str, str]) -> str:
    """The file that options name, for those who know the name alone; empty without one."""
    return find_board(options[BOARD]).text if BOARD in options else ""
