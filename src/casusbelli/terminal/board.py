"""The command `board`: a house board is checked, printed whole, or drawn."""

import tomllib
from collections import Counter
from typing import Any, Final

from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import HouseBoard
from casusbelli.documents import read_document
from casusbelli.words import Words

TASKS: Final = ("check", "print", "draw")


def read_board(path: str) -> HouseBoard:
    return learn_board(read_document(path))


def report(board: HouseBoard, words: Words) -> list[str]:
    """What the board is, how it differs from the title's own, and who says so."""
    changes: dict[str, list[dict[str, Any]]] = board.content.changes
    parts: dict[str, list[dict[str, Any]]] = tomllib.loads(board.text)
    counts = {part: len(entries) for part, entries in changes.items()}
    lines = [
        words.say("board-fits", title=words.say(f"title-{board.title}"), board=board.board),
        words.say("board-name", name=board.name),
        words.say(
            "board-changes",
            territories=counts["territory"],
            borders=counts["border"],
            routes=counts["sea_route"],
            cards=counts["card"] + counts["napoleon_card"],
        ),
    ]
    entries = [entry for part in parts.values() if isinstance(part, list) for entry in part]
    sources = Counter([str(entry["source"]) for entry in entries])
    # Keys: board-source-rulebook, board-source-public, board-source-reconstructed, board-source-printed,
    # board-source-house
    told = [words.say(f"board-source-{source}", count=count) for source, count in sorted(sources.items())]
    return [*lines, words.say("board-sources", sources=words.listing(told))]
