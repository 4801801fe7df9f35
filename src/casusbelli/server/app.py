"""The house as a web application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from casusbelli import __version__
from casusbelli.core import Mistake
from casusbelli.core.board_file import learn_board
from casusbelli.server import pages
from casusbelli.server.accounts import Passwords
from casusbelli.server.answers import answer_mistake, answer_refusal, read_language
from casusbelli.server.boards import keep_board
from casusbelli.server.engines import is_away
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.logs import ObserveMiddleware
from casusbelli.server.metrics import Metrics
from casusbelli.server.programs import Programs
from casusbelli.server.refusals import Away, HouseRefusal
from casusbelli.server.routes import boards, house, people, play, tables
from casusbelli.server.security import HeadersMiddleware, Limits, LimitsMiddleware
from casusbelli.server.sessions import Cookies, SessionMiddleware, find_signing_key
from casusbelli.server.settings import Settings
from casusbelli.server.store import Store
from casusbelli.server.tasks import when_back
from casusbelli.server.upgrade import upgrade_database
from casusbelli.words import Words


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Casus Belli",
        version=__version__,
        description="A table for board games of war and diplomacy. How the parts hang together: docs/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_open_house,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.limits)
    app.state.metrics = Metrics()
    # The last that is added is the first that a request meets.
    app.add_middleware(LimitsMiddleware)
    app.add_middleware(SessionMiddleware)
    app.add_middleware(ObserveMiddleware, metrics=app.state.metrics)
    app.add_middleware(HeadersMiddleware, secure=settings.secure)
    for router in (people.router, tables.router, play.router, boards.router, house.router):
        app.include_router(router)
    if (pages.STATIC / "assets").is_dir():
        app.mount("/assets", pages.Assets(directory=pages.STATIC / "assets"))
    app.include_router(pages.router)
    app.add_exception_handler(HouseRefusal, _answer_refusal)
    app.add_exception_handler(Mistake, _answer_mistake)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    app.openapi = lambda: _describe(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _open_house(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    if not settings.database:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = Store(settings.url, settings.patience)
    try:
        key = await when_back(lambda: _prepare(store, settings))
        store.committed = app.state.metrics.count_commit
        app.state.store = store
        app.state.cookies = Cookies(key, settings.secure)
        app.state.passwords = Passwords()
        app.state.live_tables = LiveTables(store)
        programs = Programs(app.state.live_tables, settings.workers, settings.bot_pace)
        app.state.metrics.watch(app.state.live_tables, programs)
        await programs.start()
        try:
            yield
        finally:
            programs.close()
            app.state.live_tables.close()
            app.state.passwords.close()
    finally:
        store.close()


async def _prepare(store: Store, settings: Settings) -> str:
    """Bring the database up to date and let it be known that the house is open; the key that signs cookies."""
    try:
        await asyncio.to_thread(upgrade_database, store.writing)
    except DBAPIError as error:
        raise (Away() if is_away(error) else error) from error
    key = await find_signing_key(store)
    for board in settings.boards:
        await store.write(partial(keep_board, board=learn_board(board), public=True))
    await store.start_beating()
    return key


def _describe(app: FastAPI) -> dict[str, Any]:
    """The description of the API, with what goes over the socket of a table."""
    if not app.openapi_schema:
        described = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes, tags=app.openapi_tags
        )
        described["components"]["schemas"].update(play.SOCKET_SHAPES)
        app.openapi_schema = described
    return app.openapi_schema


async def _answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, HouseRefusal)
    return answer_refusal(error, read_language(request.headers))


async def _answer_mistake(request: Request, error: Exception) -> Response:
    assert isinstance(error, Mistake)
    return answer_mistake(error, Words(read_language(request.headers)))


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"]]
    language = read_language(request.headers)
    if place == ["path", "table_id"]:
        return answer_refusal(HouseRefusal("NoSuchTable", "no-such-table"), language)
    if first["type"] == "json_invalid" or place == ["body"]:
        return answer_refusal(HouseRefusal("BadRequest", "not-json"), language)
    return answer_refusal(HouseRefusal("BadRequest", "bad-field", {"field": ".".join(place[1:])[:80]}), language)


REASONS = {404: ("NoSuchPage", "no-such-page"), 405: ("WrongMethod", "wrong-method"), 413: ("TooLarge", "too-large")}


async def _answer_http(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return pages.client_page(request, 404)
    refusal = HouseRefusal(*REASONS.get(error.status_code, ("BadRequest", "not-json")))
    answer = answer_refusal(refusal, read_language(request.headers), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
