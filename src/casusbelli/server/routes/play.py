"""Play: feeds, requests, the past, and what can be carried home."""

from dataclasses import replace
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from fastapi import APIRouter, Path, Query, Request, WebSocket
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocketDisconnect

from casusbelli.server import requests
from casusbelli.server.answers import read_language
from casusbelli.server.errors import error_of_gate, error_of_house
from casusbelli.server.exports import export_record, export_view
from casusbelli.server.feed import read_cursor
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.past import game_at, page_of_history
from casusbelli.server.refusals import Away, GateRefusal, HouseRefusal, SetAside
from casusbelli.server.requests import Ping, WhyNot, read_request
from casusbelli.server.routes.asking import REFUSALS, Lang, Spoken, TableId, TheLiveTables, TheVisitor, ViewAs
from casusbelli.server.sessions import visitor_of
from casusbelli.server.shapes import FeedShape, GameShape, HistoryShape, Pong, RefusedShape, WhyNotShape
from casusbelli.server.socket import serve_socket
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.table_info import OVER, Json
from casusbelli.server.visitor import Visitor
from casusbelli.words import LANGUAGES, Words

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)

GONE: Final = 4404  # the socket's word for a table that is not there,
LATER: Final = 1013  # and for one that cannot be opened now
LONGEST_CURSOR: Final = 40

Since: TypeAlias = Annotated[
    str | None, Query(max_length=LONGEST_CURSOR, pattern=r"^-?\d{1,9}\.\d{1,9}\.-?\d{1,9}$", description="A cursor")
]
PlyPath: TypeAlias = Annotated[int, Path(ge=0, le=2**31 - 1)]
Before: TypeAlias = Annotated[int | None, Query(ge=1, le=2**31 - 1, description="The ply before which the page ends")]


def _answered_by(model: Any) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": model}}


def _json(value: Json) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


def _looking(live: LiveTable, visitor: Visitor, view_as: int | None) -> Visitor:
    """The visitor, who may ask for the view of any seat once the game is over."""
    if view_as is None:
        return visitor
    if live.info.row.state != OVER:
        raise HouseRefusal("NotOver", "not-over")
    if view_as >= len(live.info.seats):
        raise HouseRefusal("BadRequest", "no-such-seat", {"number": view_as + 1, "seats": len(live.info.seats)})
    return replace(visitor, view_as=view_as)


@router.get("/feed", responses=_answered_by(FeedShape))
async def feed(
    table_id: TableId,
    visitor: TheVisitor,
    live_tables: TheLiveTables,
    since: Since = None,
    lang: Lang = None,
    seat: ViewAs = None,
) -> Response:
    """What is new since a cursor, or everything."""
    live = await live_tables.table(table_id)
    listener = Listener(_looking(live, visitor, seat), lang, cursor=read_cursor(since))
    return _json(await _news(live, listener))


async def _news(live: LiveTable, listener: Listener) -> Json:
    async with live.lock:
        await live.look_in(listener)
        if listener.cursor.revision == live.info.row.revision:
            listener.presence = live.presence  # who comes and goes is told over sockets
        listener.answers.append(0)
        told = await live.feed(listener)
    assert told is not None
    del told["id"]
    return told


_SCHEMAS, _REQUESTS = msgspec.json.schema_components([requests.Request], ref_template="#/components/schemas/{name}")
_REFUSED: Final = RefusedShape.model_json_schema(ref_template="#/components/schemas/{model}")
del _REFUSED["$defs"]  # what is refused over HTTP is told in the same shape
SOCKET_SHAPES: Final = {**_REQUESTS, RefusedShape.__name__: _REFUSED}
_REQUEST_BODY: Final = {"requestBody": {"required": True, "content": {"application/json": {"schema": _SCHEMAS[0]}}}}


@router.post("/requests", responses=_answered_by(FeedShape | WhyNotShape | Pong), openapi_extra=_REQUEST_BODY)
async def ask(
    table_id: TableId,
    request: Request,
    visitor: TheVisitor,
    live_tables: TheLiveTables,
    spoken: Spoken,
    since: Since = None,
    lang: Lang = None,
) -> Response:
    """Ask something of the table; answered by the feed that it caused."""
    live = await live_tables.table(table_id)
    asked = read_request(await request.body())
    listener = Listener(visitor, lang, spoken, read_cursor(since))
    async with live.lock:
        await live.look_in(listener)
    if isinstance(asked, Ping):
        return _json({"type": "pong", "id": asked.id})
    if isinstance(asked, WhyNot):
        refusal = await live.why_not(visitor, asked.action)
        error = None if refusal is None else error_of_gate(refusal, live.sentences(listener))
        return _json({"type": "why-not", "id": asked.id, "error": error})
    try:
        await live.handle(listener, asked)
    except GateRefusal as gate:
        return JSONResponse({"error": error_of_gate(gate.refusal, live.sentences(listener))}, 409)
    async with live.lock:
        await live.settle()
        told = await live.feed(listener)
    assert told is not None
    return _json(told)


@router.get("/at/{ply}", responses=_answered_by(GameShape))
async def past(
    table_id: TableId,
    ply: PlyPath,
    visitor: TheVisitor,
    live_tables: TheLiveTables,
    lang: Lang = None,
    seat: ViewAs = None,
) -> Response:
    """The game as your seat saw it after an action."""
    live = await live_tables.table(table_id)
    return _json(await game_at(live, _looking(live, visitor, seat), ply, lang))


@router.get("/history", responses=_answered_by(HistoryShape))
async def history(
    table_id: TableId,
    visitor: TheVisitor,
    live_tables: TheLiveTables,
    before: Before = None,
    lang: Lang = None,
    seat: ViewAs = None,
) -> Response:
    """A page of history as your seat was told of it: the plies before one, or the last ones."""
    live = await live_tables.table(table_id)
    return _json(await page_of_history(live, _looking(live, visitor, seat), before, lang))


@router.get("/record", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def record(table_id: TableId, live_tables: TheLiveTables) -> Response:
    """The record, once the game is over."""
    text = await export_record(await live_tables.table(table_id))
    return PlainTextResponse(text, headers=_attachment(f"{table_id}.record"))


@router.get("/export", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def export(table_id: TableId, visitor: TheVisitor, live_tables: TheLiveTables, lang: Lang = None) -> Response:
    """Your own view and all that you were told."""
    told = await export_view(await live_tables.table(table_id), visitor, lang)
    return Response(msgspec.json.encode(told), media_type="application/json", headers=_attachment(f"{table_id}.json"))


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


async def socket(websocket: WebSocket) -> None:
    """Requests and feeds, as they come."""
    live_tables: LiveTables = websocket.app.state.live_tables
    table_id: str = websocket.path_params["table_id"]
    await websocket.accept()
    query, spoken = websocket.query_params, read_language(websocket.headers)
    lang = query.get("lang")
    language = lang if lang in LANGUAGES else None
    try:
        live = await live_tables.table(table_id)
        asked = query.get("seat", "")
        visitor = _looking(live, visitor_of(websocket), int(asked) if asked.isdecimal() and len(asked) < 3 else None)
        listener = Listener(visitor, language, spoken, read_cursor(query.get("since")))
        await serve_socket(websocket, live, listener, websocket.app.state.settings.limits)
    except HouseRefusal as refusal:
        error = error_of_house(refusal, Words(language or spoken))
        code = LATER if isinstance(refusal, Away | SetAside) else GONE
        await _send_last_word(websocket, {"type": "refused", "id": 0, "error": error}, code)


async def _send_last_word(websocket: WebSocket, message: Json, code: int) -> None:
    try:
        await websocket.send_text(msgspec.json.encode(message).decode())
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return


router.add_websocket_route(f"{router.prefix}/socket", socket)  # Starlette's own: FastAPI's needs 5 KB more for each
