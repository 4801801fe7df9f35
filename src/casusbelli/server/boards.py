"""House boards that people have brought. A table names its own by hash; whoever knows the name may read the file."""

import json
import logging
from typing import Any, Final

from sqlalchemy import Connection, func, insert, or_, select, update

from casusbelli.core import Mistake
from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import BOARD, HouseBoard, find_board, is_named
from casusbelli.server import schema
from casusbelli.server.accounts import require_player
from casusbelli.server.clock import now
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import BoardRow, TableRow, read_rows
from casusbelli.server.sessions import Player

Json = dict[str, Any]

log = logging.getLogger(__name__)

MOST_OWN: Final = 50  # boards of one account


def bring_board(connection: Connection, board: HouseBoard, player: Player | None) -> Json:
    """Keep the board of somebody with an account."""
    player = require_player(connection, player)
    if player.guest:
        raise HouseRefusal("NotSignedIn", "board-needs-account")
    boards = schema.boards.c
    own = select(func.count()).where(boards.owner == player.id, boards.name != board.name)
    if connection.execute(own).scalar_one() >= MOST_OWN:
        raise HouseRefusal("TooMany", "too-many-boards", {"maximum": MOST_OWN})
    keep_board(connection, board, player.id)
    return summary(read_board(connection, board.name))


def keep_board(connection: Connection, board: HouseBoard, owner: str | None = None, public: bool = False) -> None:
    """Once: who brings the same board later has it too, under the same name."""
    boards = schema.boards
    known = read_rows(connection, BoardRow, boards.c.name == board.name)
    if not known:
        what = {"name": board.name, "title": board.title, "board": board.board, "text": board.text}
        connection.execute(insert(boards).values(what | {"owner": owner, "public": public, "created": now()}))
    elif (public and not known[0].public) or (owner is not None and known[0].owner is None):
        raised = {"owner": known[0].owner or owner, "public": known[0].public or public}
        connection.execute(update(boards).where(boards.c.name == board.name).values(raised))


def keep_named(connection: Connection, options: dict[str, str]) -> None:
    """Keep the board of a record that is set on a table."""
    if BOARD in options:
        keep_board(connection, find_board(options[BOARD]))


def read_board(connection: Connection, name: str) -> BoardRow:
    found = read_rows(connection, BoardRow, schema.boards.c.name == name)
    if not found:
        raise HouseRefusal("NoSuchPage", "no-such-board")
    return found[0]


def list_boards(connection: Connection, player: Player | None) -> list[Json]:
    """Those that the visitor may set a table with: his own and those of the house, the latest first."""
    boards = schema.boards.c
    mine = boards.public if player is None else or_(boards.public, boards.owner == player.id)
    return [summary(row) for row in read_rows(connection, BoardRow, mine, by=boards.created.desc())]


def summary(row: BoardRow) -> Json:
    return {"name": row.name, "title": row.title, "board": row.board, "created": row.created}


def learn_named(connection: Connection, options: dict[str, str]) -> None:
    """Let this process know the board that options name, if the house has it."""
    name = options.get(BOARD, "")
    if not name or is_named(name):
        return
    for row in read_rows(connection, BoardRow, schema.boards.c.name == name):
        try:
            learn_board(row.text)
        except Mistake:
            log.exception("a house board cannot be read", extra={"facts": {"board": name}})


def learn_of_tables(connection: Connection, rows: list[TableRow]) -> None:
    for row in rows:
        if BOARD in row.options:
            learn_named(connection, json.loads(row.options))
