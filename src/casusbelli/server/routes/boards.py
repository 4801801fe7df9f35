"""House boards: bringing them, choosing among them, reading them."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from casusbelli.core import Mistake
from casusbelli.core.board_file import learn_board
from casusbelli.server import boards
from casusbelli.server.answers import answer_mistake
from casusbelli.server.beside import beside
from casusbelli.server.bodies import BoardBody
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.routes.asking import REFUSALS, Address, Spoken, TheLimits, TheSession, TheStore
from casusbelli.server.shapes import BoardShape
from casusbelli.server.table_info import Json
from casusbelli.words import Words

router = APIRouter(prefix="/api/boards", tags=["boards"], responses=REFUSALS)


@router.get("", response_model=list[BoardShape])
async def show_boards(session: TheSession, store: TheStore) -> list[Json]:
    """Your house boards and those of the house."""
    return await store.read(lambda connection: boards.list_boards(connection, session.player))


@router.post("", response_model=BoardShape)
async def bring_board(
    body: BoardBody, session: TheSession, store: TheStore, limits: TheLimits, address: Address, spoken: Spoken
) -> Json | Response:
    """Bring a house board to set tables with. It is checked, and what is wrong is told with its line."""
    player = session.player
    if player is None or player.guest:
        raise HouseRefusal("NotSignedIn", "board-needs-account")
    limits.spend("set", address)
    try:
        board = await beside(learn_board, body.text)
    except Mistake as mistake:
        return answer_mistake(mistake, Words(spoken))
    return await store.write(lambda connection: boards.bring_board(connection, board, player))


@router.get("/{name}", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def read_board(name: Annotated[str, Path(pattern="^[0-9a-f]{32}$")], store: TheStore) -> Response:
    """The whole file of a board: everybody at a table knows the name of its own."""
    row = await store.read(lambda connection: boards.read_board(connection, name))
    headers = {"Content-Disposition": f'attachment; filename="{row.title}-{row.board}-{name[:8]}.toml"'}
    return PlainTextResponse(row.text, headers=headers)
