"""Tables: finding them, setting them, sitting down."""

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Connection
from starlette.responses import Response

from casusbelli.core import Mistake, find_title
from casusbelli.server import chairs, lobby
from casusbelli.server.accounts import add_guest, require_player
from casusbelli.server.answers import answer_mistake
from casusbelli.server.beside import beside
from casusbelli.server.boards import learn_named
from casusbelli.server.bodies import (
    ArchiveBody,
    DeputyBody,
    LinkBody,
    ReplayBody,
    SeatWish,
    SitBody,
    StartBody,
    TableBody,
)
from casusbelli.server.replays import play_replay, read_replay
from casusbelli.server.routes.asking import (
    REFUSALS,
    Address,
    SeatPath,
    Spoken,
    TableId,
    TheLimits,
    TheLiveTables,
    TheSession,
    TheStore,
    TheVisitor,
    seen,
)
from casusbelli.server.sessions import Player, hash_secret
from casusbelli.server.shapes import LinkMade, LobbyShape, TableMade, TableSeen
from casusbelli.server.table_info import Json
from casusbelli.server.visitor import Visitor
from casusbelli.words import Words

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


@router.get("/lobby", response_model=LobbyShape)
async def show_lobby(
    visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables, archived: Annotated[bool, Query()] = False
) -> Json:
    """Your tables (or those that you have put away), those that wait for players, and those that can be watched."""
    found = await store.read(lambda connection: lobby.read_lobby(connection, visitor, archived))
    mine = [lobby.summary(info, visitor, live_tables, found.messages.get(info.row.id, [])) for info in found.mine]
    free = [lobby.summary(info, visitor, live_tables, []) for info in found.open]
    watched = [lobby.summary(info, visitor, live_tables, []) for info in found.watch]
    return {
        "mine": mine,
        "open": [table for table in free if table["set_aside"] is None],
        "watch": [table for table in watched if table["set_aside"] is None],
        "playing": found.playing,
    }


@router.post("/tables", response_model=TableMade)
async def set_table(
    body: TableBody,
    session: TheSession,
    visitor: TheVisitor,
    store: TheStore,
    live_tables: TheLiveTables,
    limits: TheLimits,
    address: Address,
    spoken: Spoken,
) -> Json | Response:
    """Set a table. The game starts when no chair is free."""
    title = find_title(body.title)
    await store.read(lambda connection: learn_named(connection, body.options))
    try:
        lobby.check_table(body, title)
    except Mistake as mistake:
        return answer_mistake(mistake, Words(spoken, title.id))
    limits.spend("set", address)
    former = session.player

    def work(connection: Connection) -> tuple[Player, str, list[chairs.Link]]:
        player = former
        if player is None and visitor.link is None and body.player_name is not None:
            player = add_guest(connection, body.player_name)
        player = require_player(connection, player)
        return player, *lobby.set_table(connection, body, title, player)

    player, table_id, links = await store.write(work)
    if player != former:
        session.sign_in(player)
    await live_tables.changed(table_id)
    return await _made(live_tables, table_id, links)


@router.post("/replays", response_model=TableMade)
async def set_replay(
    body: ReplayBody, store: TheStore, live_tables: TheLiveTables, limits: TheLimits, address: Address, spoken: Spoken
) -> Json | Response:
    """Set a record on a table to be looked at, from any seat."""
    limits.spend("set", address)
    name = lobby.clean_table_name(body.name)
    record = await beside(read_replay, body.record)
    try:
        record.check_seal()
        game = await beside(play_replay, record)
    except Mistake as mistake:
        return answer_mistake(mistake, Words(spoken, record.setup.title))
    table_id = await store.write(lambda connection: lobby.set_replay(connection, game, record.salt, name, spoken))
    return await _made(live_tables, table_id, [])


@router.get("/tables/{table_id}", response_model=TableSeen)
async def show_table(table_id: TableId, visitor: TheVisitor, live_tables: TheLiveTables) -> Json:
    """What everybody may know of a table, and how you stand to it."""
    return seen(await live_tables.table(table_id), visitor)


@router.post("/tables/{table_id}/sit", response_model=TableSeen)
async def sit(
    table_id: TableId,
    body: SitBody,
    session: TheSession,
    visitor: TheVisitor,
    store: TheStore,
    live_tables: TheLiveTables,
) -> Json:
    """Take a free chair, or the one that you were invited to."""
    former = session.player
    player = await store.write(
        lambda connection: chairs.sit(connection, table_id, visitor, former, body.seat, body.name)
    )
    if player is not None and player != former:
        session.sign_in(player)
        visitor = Visitor(player=player.id, invitations=visitor.invitations)
    await live_tables.changed(table_id)
    return seen(await live_tables.table(table_id), visitor)


@router.post("/tables/{table_id}/leave", response_model=TableSeen)
async def leave(table_id: TableId, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables) -> Json:
    """Free your chair while the table waits; later a bot decides for you."""
    await store.write(lambda connection: chairs.leave(connection, table_id, visitor))
    await live_tables.changed(table_id)
    return seen(await live_tables.table(table_id), visitor)


@router.post("/tables/{table_id}/deputy", response_model=TableSeen)
async def set_deputy(
    table_id: TableId, body: DeputyBody, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables
) -> Json:
    """Let a bot decide for you, or take your chair back with `level: null`."""
    await store.write(lambda connection: chairs.set_deputy(connection, table_id, visitor, body.level))
    await live_tables.changed(table_id)
    return seen(await live_tables.table(table_id), visitor)


@router.post("/tables/{table_id}/link", response_model=LinkMade)
async def change_link(
    table_id: TableId,
    body: LinkBody,
    session: TheSession,
    visitor: TheVisitor,
    store: TheStore,
    live_tables: TheLiveTables,
) -> Json:
    """A new secret link for your own seat or, from the host, for a reserved one. The old one opens nothing."""
    held = (await live_tables.table(table_id)).info.seat_of(visitor)
    link = await store.write(lambda connection: chairs.change_link(connection, table_id, visitor, body.seat))
    if link.seat == held and visitor.link is None:
        session.invite(hash_secret(link.secret))  # who held the seat by the old link holds it by the new one
    await live_tables.changed(table_id)
    return {"seat": link.seat, "link": link.path}


@router.post("/tables/{table_id}/seats/{seat}", response_model=TableMade)
async def change_seat(
    table_id: TableId, seat: SeatPath, body: SeatWish, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables
) -> Json:
    """The host frees a chair, reserves it, or gives it to a bot."""
    links = await store.write(lambda connection: chairs.change_seat(connection, table_id, visitor, seat, body))
    await live_tables.changed(table_id)
    return await _made(live_tables, table_id, links)


@router.post("/tables/{table_id}/start", response_model=TableSeen)
async def start(
    table_id: TableId, body: StartBody, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables
) -> Json:
    """The host fills all free chairs with bots."""
    await store.write(lambda connection: chairs.start(connection, table_id, visitor, body.level))
    await live_tables.changed(table_id)
    return seen(await live_tables.table(table_id), visitor)


@router.post("/tables/{table_id}/rematch", response_model=TableSeen)
async def rematch(table_id: TableId, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables) -> Json:
    """A new table with the same people and bots; whoever asks later is led to the same one."""
    made, is_new = await store.write(lambda connection: lobby.set_rematch(connection, table_id, visitor))
    if is_new:
        await live_tables.changed(made)
        await live_tables.changed(table_id)
    return seen(await live_tables.table(made), visitor)


@router.post("/tables/{table_id}/archive", response_model=TableSeen)
async def archive(
    table_id: TableId, body: ArchiveBody, visitor: TheVisitor, store: TheStore, live_tables: TheLiveTables
) -> Json:
    """Hide the table from your list, or show it again."""
    await store.write(lambda connection: lobby.archive(connection, table_id, visitor, body.archived))
    return seen(await live_tables.table(table_id), visitor)


async def _made(live_tables: TheLiveTables, table_id: str, links: list[chairs.Link]) -> Json:
    live = await live_tables.table(table_id)
    return {
        "table": live.info.table(live.who_is_here()),
        "links": {str(link.seat): link.path for link in links},
    }
