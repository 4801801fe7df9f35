"""The vocabulary of tests over HTTP: an app without a network, browsers and programs that visit it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from casusbelli.server.app import create_app
from casusbelli.server.settings import Settings

Json = dict[str, Any]

ADDRESS = "http://house.test"


@asynccontextmanager
async def open_app(database: str, **settings: Any) -> AsyncIterator[FastAPI]:
    """A house on a database; what was there before is there still."""
    app = create_app(Settings(Path(), database, **{"bot_pace": 0.0, "limits": False, **settings}))
    async with app.router.lifespan_context(app):
        yield app


class Guest:
    """Anybody who asks over HTTP."""

    def __init__(self, app: FastAPI, headers: dict[str, str] | None = None, client: str = "10.0.0.1") -> None:
        transport = httpx.ASGITransport(app, client=(client, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=_dashed(headers))

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await self.client.post(path, json={} if body is None else body, headers=_dashed(headers))

    async def table(self, table_id: str) -> Json:
        seen: Json = good(await self.get(f"/api/tables/{table_id}"))
        return seen


class Browser(Guest):
    """Keeps its cookie and sends the token that belongs to it, as the pages do."""

    async def open(self) -> Json:
        me: Json = good(await self.get("/api/me"))
        self.client.headers["X-CSRF-Token"] = me["csrf"]
        return me


def program(app: FastAPI, link: str) -> Guest:
    """A program with the secret of a seat link."""
    return Guest(app, {"Authorization": f"Bearer {link.removeprefix('/seat/')}"})


async def browser(app: FastAPI, name: str | None = None) -> Browser:
    """A fresh browser; with a name, that of a guest."""
    made = Browser(app)
    await made.open()
    if name is not None:
        good(await made.post("/api/guest", {"name": name}))
    return made


def good(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str, reason: str) -> Json:
    """The error of an answer, which must be exactly this one and have a sentence."""
    error: Json = response.json()["error"]
    assert set(error) == {"code", "reason", "rule", "sentence", "facts"}
    assert (response.status_code, error["code"], error["reason"]) == (status, code, reason)
    assert error["sentence"].endswith(".")
    return error


def wanted(*seats: str, **more: Any) -> Json:
    """A table to set. Seats are "me", "open", "reserved" or "bot"."""
    wishes: list[Json] = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in seats]
    return {"title": "condottiere", "seats": wishes, **more}


async def set_table(host: Guest, *seats: str, **more: Any) -> tuple[str, dict[str, str]]:
    made = good(await host.post("/api/tables", wanted(*seats, **more)))
    return made["table"]["id"], made["links"]


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def _dashed(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}
