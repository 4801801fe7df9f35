"""Rows of the database as Python knows them. A field is a column of the same name; a change makes a new row."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, select

from casusbelli.server import schema

R = TypeVar("R", bound="Row")

UNNUMBERED: Final = 0  # the number of a new row, until the database says which one comes next


@dataclass(frozen=True)
class Row:
    """Some columns of a table of the database, or all."""

    table: ClassVar[Table]


@dataclass(frozen=True)
class PlayerRow(Row):
    table: ClassVar = schema.players

    id: str
    name: str
    account: str | None
    password: str | None
    created: int


@dataclass(frozen=True)
class BoardRow(Row):
    table: ClassVar = schema.boards

    name: str
    title: str
    board: str
    text: str
    owner: str | None
    public: bool
    created: int


@dataclass(frozen=True)
class CountsRow(Row):
    """How far each part of a table has come."""

    table: ClassVar = schema.tables

    id: str
    entries: int
    messages: int
    revision: int


@dataclass(frozen=True)
class TableRow(Row):
    table: ClassVar = schema.tables

    id: str
    title: str
    ruleset: int
    name: str
    state: str
    public: bool
    replay: bool
    options: str
    seed: str
    salt: str
    press_rule: str
    pace: int | None
    host: str | None
    rematch: str | None
    created: int
    changed: int
    entries: int
    messages: int
    revision: int
    ply: int
    awaited: int
    winners: int
    deadline: int | None


@dataclass(frozen=True)
class SeatRow(Row):
    table: ClassVar = schema.seats

    table_id: str
    seat: int
    kind: str
    player: str | None
    name: str
    level: str | None
    deputy: str | None
    link: str | None
    read: int
    archived: bool


@dataclass(frozen=True)
class JournalRow(Row):
    table: ClassVar = schema.journal

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    by: str
    at: int


@dataclass(frozen=True)
class HeadingRow(Row):
    """Of a message: by whom it is, and for whom."""

    table: ClassVar = schema.messages

    table_id: str
    seat: int
    audience: int | None


@dataclass(frozen=True)
class MessageRow(HeadingRow):
    number: int
    ply: int
    text: str
    at: int


@dataclass(frozen=True)
class OfferRow(Row):
    table: ClassVar = schema.offers

    table_id: str
    number: int
    kind: str
    seat: int
    ply: int
    entry: int
    agreed: int


def read_rows(
    connection: Connection,
    kind: type[R],
    *conditions: ColumnElement[bool],
    by: ColumnElement[Any] | None = None,
    most: int | None = None,
) -> list[R]:
    """The rows that fulfil all conditions, in an order."""
    columns = [kind.table.c[field.name] for field in fields(kind)]
    query = select(*columns).where(*conditions).order_by(by).limit(most)
    return [kind(*found) for found in connection.execute(query)]
