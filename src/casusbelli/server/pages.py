"""The browser's pages: the built client, and the exchange of a seat link for a cookie."""

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection, select
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from casusbelli.server import schema
from casusbelli.server.answers import read_language
from casusbelli.server.sessions import SECRET, hash_secret, session_of
from casusbelli.server.store import Store
from casusbelli.words import Words

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # the name of an asset holds its hash
FRESH: Final = {"Cache-Control": "no-cache"}
PAGES: Final = ("/", "/new", "/table/{rest:path}", "/account", "/rules", "/rules/{rest:path}", "/replay", "/api")

router = APIRouter(include_in_schema=False)


class Assets(StaticFiles):
    """Files that never change, whatever becomes of the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER)
        return response


async def show_page(request: Request) -> Response:
    """Every page is the same document; the client looks at the address."""
    return client_page(request, 200)


def client_page(request: Request, status: int) -> Response:
    page = STATIC / "index.html"
    if page.is_file():
        return FileResponse(page, status, headers=FRESH)
    return plain_page(request, "page-not-built", 503)


for path in PAGES:
    router.add_api_route(path, show_page, methods=["GET", "HEAD"])


@router.api_route("/{name}", methods=["GET", "HEAD"])
async def show_file(request: Request, name: str) -> Response:
    """What lies beside the document, such as its icons."""
    file = STATIC / name
    if file.parent == STATIC and file.is_file():
        return FileResponse(file, headers=FRESH)
    return client_page(request, 404)


@router.get("/seat/{secret}")
async def take_link(request: Request, secret: str) -> Response:
    """Exchange a seat's link for a cookie; the page that follows has no secret in its address."""
    store: Store = request.app.state.store
    link = hash_secret(secret) if SECRET.fullmatch(secret) else ""
    table_id = await store.read(lambda connection: _table_of(connection, link))
    if table_id is None:
        return plain_page(request, "page-no-such-link", 404)
    session_of(request).invite(link)
    return RedirectResponse(f"/table/{table_id}", 303)


def _table_of(connection: Connection, link: str) -> str | None:
    table_id: str | None = connection.execute(
        select(schema.seats.c.table_id).where(schema.seats.c.link == link)
    ).scalar()
    return table_id


def plain_page(request: Request, key: str, status: int) -> HTMLResponse:
    """A sentence and the way back."""
    language = read_language(request.headers)
    words = Words(language)
    sentence, back = escape(words.say(key)), escape(words.say("page-back"))
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Casus Belli</title>'
        f'<meta name="viewport" content="width=device-width"><h1>Casus Belli</h1><p>{sentence}</p>'
        f'<p><a href="/">{back}</a></p></html>'
    )
    return HTMLResponse(text, status)
