"""What every route may want to know of a request."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import Depends, Path, Query, Request

from casusbelli.server.accounts import Passwords
from casusbelli.server.answers import read_language
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.security import Limits, address_of, limits_of
from casusbelli.server.sessions import Session, session_of, visitor_of
from casusbelli.server.shapes import ErrorAnswer
from casusbelli.server.store import Store
from casusbelli.server.table import LiveTable
from casusbelli.server.table_info import Json
from casusbelli.server.visitor import Visitor

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorAnswer, "description": "Refused, with a sentence that says why"}
}

TableId: TypeAlias = Annotated[str, Path(pattern="^[a-z2-7]{16}$")]
SeatPath: TypeAlias = Annotated[int, Path(ge=0, le=29)]
ViewAs: TypeAlias = Annotated[int | None, Query(ge=0, le=29, description="Whose eyes to look through, once it is over")]
Lang: TypeAlias = Annotated[Literal["en", "pl"] | None, Query(description="The language of sentences in the answer")]


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


def _live_tables(request: Request) -> LiveTables:
    live_tables: LiveTables = request.app.state.live_tables
    return live_tables


def _passwords(request: Request) -> Passwords:
    passwords: Passwords = request.app.state.passwords
    return passwords


def _session(request: Request) -> Session:
    return session_of(request)


def _visitor(request: Request) -> Visitor:
    return visitor_of(request)


def _limits(request: Request) -> Limits:
    return limits_of(request)


def _address(request: Request) -> str:
    return address_of(request)


def _language(request: Request) -> str:
    return read_language(request.headers)


TheStore: TypeAlias = Annotated[Store, Depends(_store)]
TheLiveTables: TypeAlias = Annotated[LiveTables, Depends(_live_tables)]
ThePasswords: TypeAlias = Annotated[Passwords, Depends(_passwords)]
TheSession: TypeAlias = Annotated[Session, Depends(_session)]
TheVisitor: TypeAlias = Annotated[Visitor, Depends(_visitor)]
TheLimits: TypeAlias = Annotated[Limits, Depends(_limits)]
Address: TypeAlias = Annotated[str, Depends(_address)]
Spoken: TypeAlias = Annotated[str, Depends(_language)]


def seen(live: LiveTable, visitor: Visitor) -> Json:
    """The table and how the visitor stands to it."""
    you = live.info.chair(visitor, live.unread(live.info.seat_of(visitor)))
    return {"table": live.info.table(live.who_is_here()), "you": you}
