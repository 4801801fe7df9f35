"""Reading house boards: what a file says is for its title to judge."""

from casusbelli.core.house_board import LONGEST_BOARD, HouseBoard, find_board, is_known, keep_board, name_of
from casusbelli.core.mistake import Mistake
from casusbelli.core.position import parse_document
from casusbelli.core.registry import find_title


def learn_board(text: str) -> HouseBoard:
    """The board of a file, which from now on can be played; a Mistake names the line where it cannot be."""
    if is_known(text):
        return find_board(name_of(text))
    if len(text) > LONGEST_BOARD:
        raise Mistake("board-too-long", {"maximum": LONGEST_BOARD})
    reader = parse_document(text)
    name = reader.word("title", "")
    if not name:
        raise Mistake("field-missing", {"field": "title"})
    try:
        title = find_title(name)
    except Mistake as mistake:
        raise reader.mistake("title", mistake.key, mistake.facts) from None
    return keep_board(title.read_board(text))
