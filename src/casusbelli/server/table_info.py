"""What is known of a table beside its game: its row, its chairs, its open offers."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, update

from casusbelli.core import SPECTATOR, Setup, find_title
from casusbelli.core.seal import seal
from casusbelli.server import schema
from casusbelli.server.boards import learn_of_tables
from casusbelli.server.journal import END, HOUSE, TAKE_BACK
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import JournalRow, OfferRow, SeatRow, TableRow, read_rows
from casusbelli.server.visitor import Visitor

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"

Json = dict[str, Any]


@dataclass
class TableInfo:
    """Rows of the database, as they were read last or changed since."""

    row: TableRow
    seats: list[SeatRow]
    offers: list[OfferRow]
    ending: JournalRow | None = None  # the entry that ended the game before its rules did: by whom, and why

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def setup(self) -> Setup:
        row = self.row
        return Setup(row.title, len(self.seats), json.loads(row.options), int(row.seed, 16), row.ruleset)

    @property
    def roles(self) -> list[tuple[str, ...]]:
        """What each seat plays, as far as chance has no say in it."""
        return read_roles(self.row.title, len(self.seats), self.row.options)

    @property
    def is_agreed(self) -> bool:
        """The players have ended the game together."""
        return self.ending is not None and self.ending.by != HOUSE

    @property
    def closed(self) -> str | None:
        """Why the house has ended the game, perhaps without a word; None if it has not."""
        return self.ending.text if self.ending is not None and self.ending.by == HOUSE else None

    def view_of(self, visitor: Visitor) -> int:
        """Whose view of the game the visitor has; at a table that is over everybody may view it as any seat."""
        if self.row.state == OVER and visitor.view_as is not None and visitor.view_as < len(self.seats):
            return visitor.view_as
        return self.seat_of(visitor)

    def seat_of(self, visitor: Visitor) -> int:
        """The chair that the visitor holds, or SPECTATOR."""
        for seat in self.seats:
            if visitor.player is not None and seat.player == visitor.player:
                return seat.seat
            if seat.link is not None and seat.kind == "person" and seat.link in (visitor.link, *visitor.invitations):
                return seat.seat
        return SPECTATOR

    def bots(self) -> dict[int, tuple[str, str]]:
        """The level at which a program decides, and as what, by seat."""
        found: dict[int, tuple[str, str]] = {}
        for seat in self.seats:
            if seat.kind == "bot" and seat.level is not None:
                found[seat.seat] = (seat.level, "bot")
            elif seat.deputy is not None:
                found[seat.seat] = (seat.deputy, "deputy")
        return found

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.deputy is None]

    def table(self, presence: Json) -> Json:
        """The public part, the same for everybody."""
        row = self.row
        is_over = row.state == OVER
        roles = self.roles
        return {
            "id": row.id,
            "title": row.title,
            "name": row.name,
            "public": row.public,
            "state": row.state,
            "options": json.loads(row.options),
            "ruleset": row.ruleset,
            "press": row.press_rule,
            "pace": row.pace,
            "created": row.created,
            "replay": row.replay,
            "rematch": row.rematch,
            "seal": seal(int(row.seed, 16), int(row.salt, 16)),
            "seed": row.seed if is_over else None,
            "salt": row.salt if is_over else None,
            "winners": bits(row.winners),
            "agreed": self.is_agreed,
            "closed": self.closed,
            "seats": [{**self._seat(seat), "roles": roles[seat.seat]} for seat in self.seats],
            "offers": [_offer(offer) for offer in self.open_offers()],
            "presence": presence,
        }

    def _seat(self, seat: SeatRow) -> Json:
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "deputy": seat.deputy,
            "host": seat.player is not None and seat.player == self.row.host,
        }

    def open_offers(self) -> list[OfferRow]:
        """A take-back is void once the game has gone on, and everything once it is over."""
        if self.row.state == OVER:
            return []
        return [offer for offer in self.offers if offer.kind == END or offer.entry == self.row.entries]

    def is_offer_void(self, since: int) -> bool:
        """Whether the game has gone on from an offer that stood at an entry of the journal, or came after it."""
        return any([offer.kind == TAKE_BACK and since <= offer.entry < self.row.entries for offer in self.offers])

    def chair(self, visitor: Visitor, unread: int) -> Json:
        """How the visitor stands to the table."""
        seat = self.seat_of(visitor)
        links = (visitor.link, *visitor.invitations)
        invited = [chair.seat for chair in self.seats if chair.kind == "reserved" and chair.link in links]
        return {
            "seat": None if seat == SPECTATOR else seat,
            "host": visitor.player is not None and visitor.player == self.row.host,
            "invited": invited[0] if invited and seat == SPECTATOR else None,
            "unread": unread,
        }


def _offer(offer: OfferRow) -> Json:
    return {
        "number": offer.number,
        "kind": offer.kind,
        "seat": offer.seat,
        "ply": offer.ply,
        "agreed": bits(offer.agreed),
    }


@lru_cache(maxsize=1000)
def read_roles(title: str, seats: int, options: str) -> list[tuple[str, ...]]:
    """What each seat plays, with the options as they are stored."""
    return find_title(title).roles(Setup(title, seats, json.loads(options), 0))


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask(seats: list[int]) -> int:
    return sum([1 << seat for seat in seats])


def read_info(connection: Connection, table_id: str) -> TableInfo:
    seats, offers = schema.seats.c, schema.offers.c
    found = read_rows(connection, TableRow, schema.tables.c.id == table_id)
    if not found:
        raise HouseRefusal("NoSuchTable", "no-such-table")
    learn_of_tables(connection, found)
    chairs = read_rows(connection, SeatRow, seats.table_id == table_id, by=seats.seat)
    opened = read_rows(connection, OfferRow, offers.table_id == table_id, by=offers.number)
    return TableInfo(found[0], chairs, opened, read_endings(connection, found).get(table_id))


def read_endings(connection: Connection, rows: list[TableRow]) -> dict[str, JournalRow]:
    """The last entries of those tables that were ended before their rules did, by table."""
    tables, journal = schema.tables.c, schema.journal.c
    over = [row.id for row in rows if row.state == OVER]
    if not over:
        return {}
    last = (journal.table_id == tables.id) & (journal.number == tables.entries) & (journal.kind == END)
    return {ending.table_id: ending for ending in read_rows(connection, JournalRow, last, tables.id.in_(over))}


def raise_count(connection: Connection, table_id: str, count: str, by: int = 1) -> None:
    """Before a table is changed: until the commit no other process changes it, so what is read now stays true."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == table_id).values({count: tables.c[count] + by}))
