"""Setting tables, finding them, and setting them again."""

import json
import secrets
from collections import defaultdict
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, Connection, exists, false, func, insert, or_, select, update

from casusbelli.core import SPECTATOR, Game, Setup, Title, find_title, seed_text
from casusbelli.server import schema
from casusbelli.server.accounts import clean_name, new_id
from casusbelli.server.boards import keep_named, learn_of_tables
from casusbelli.server.bodies import LONGEST_TITLE, BotSeat, MySeat, TableBody
from casusbelli.server.chairs import EMPTY, Link, bot_name, new_link, require_level, start_if_full
from casusbelli.server.clock import now
from casusbelli.server.journal import ACTION
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.press import count_unread
from casusbelli.server.refusals import HouseRefusal, SetAside
from casusbelli.server.rows import HeadingRow, OfferRow, SeatRow, TableRow, read_rows
from casusbelli.server.sessions import Player, hash_secret
from casusbelli.server.table_info import (
    OVER,
    PLAYING,
    WAITING,
    Json,
    TableInfo,
    bits,
    mask,
    read_endings,
    read_info,
    read_roles,
)
from casusbelli.server.visitor import Visitor
from casusbelli.words import Words

MOST_MINE: Final = 200
MOST_LISTED: Final = 50
UNSEALED: Final = 0  # the salt of a replay whose record has none
FORGOTTEN: Final = 7 * 24 * 3600 * 1000  # milliseconds after which nobody waits for others any more

AtTable = TypeVar("AtTable", SeatRow, OfferRow, HeadingRow)


def set_table(connection: Connection, body: TableBody, title: Title, player: Player) -> tuple[str, list[Link]]:
    """A new table; the game begins at once if no chair is free."""
    options = title.offered(len(body.seats), body.options)
    table_id = _add_table(
        connection,
        _row(title, options, clean_table_name(body.name), body.public)
        | {"press_rule": body.press, "pace": body.pace, "host": player.id},
    )
    roles = read_roles(title.id, len(body.seats), json.dumps(options))
    links: list[Link] = []
    taken = [player.name]
    for seat, wish in enumerate(body.seats):
        values: Json = {"kind": wish.kind}
        if isinstance(wish, MySeat):
            values = {"kind": "person", "player": player.id, "name": player.name}
        elif isinstance(wish, BotSeat):
            taken.append(bot_name(roles[seat], taken))
            values |= {"level": wish.level, "name": taken[-1]}
        elif wish.kind == "reserved":
            links.append(new_link(seat))
            values["link"] = hash_secret(links[-1].secret)
        _add_seat(connection, table_id, seat, values)
    start_if_full(connection, table_id)
    return table_id, links


def check_table(body: TableBody, title: Title) -> None:
    """Raise a Mistake or a HouseRefusal unless all that is wished for can be."""
    title.check(Setup(title.id, len(body.seats), dict(body.options), 0))
    for wish in body.seats:
        if isinstance(wish, BotSeat):
            require_level(title.id, wish.level)
    if sum([isinstance(wish, MySeat) for wish in body.seats]) > 1:
        raise HouseRefusal("BadRequest", "one-seat-each")


def clean_table_name(name: str) -> str:
    return clean_name(name, LONGEST_TITLE) if name.strip() else ""


def _row(title: Title, options: dict[str, str], name: str, public: bool) -> Json:
    return {
        "title": title.id,
        "ruleset": title.ruleset,
        "options": json.dumps(options),
        "name": name,
        "public": public,
        "seed": seed_text(secrets.randbits(128)),
    }


def _add_table(connection: Connection, values: Json) -> str:
    table_id, at = new_id(), now()
    fresh = {"id": table_id, "state": WAITING, "salt": seed_text(secrets.randbits(128)), "created": at, "changed": at}
    connection.execute(insert(schema.tables).values(fresh | values))
    return table_id


def _add_seat(connection: Connection, table_id: str, seat: int, values: Json) -> None:
    connection.execute(insert(schema.seats).values(EMPTY | values | {"table_id": table_id, "seat": seat}))


def set_rematch(connection: Connection, table_id: str, visitor: Visitor) -> tuple[str, bool]:
    """The table at which the same people play again, and whether it is new; who asks later is led to it."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
    info = read_info(connection, table_id)
    if info.row.state != OVER or info.row.replay:
        raise HouseRefusal("NotOver", "not-over")
    if info.seat_of(visitor) == SPECTATOR:
        raise HouseRefusal("NotSeated", "not-seated")
    if info.row.rematch is not None:
        return info.row.rematch, False
    tables, row = schema.tables, info.row
    same = {name: getattr(row, name) for name in ("press_rule", "pace", "host")}
    options = json.loads(row.options)
    made = _add_table(connection, _row(find_title(row.title), options, row.name, row.public) | same)
    raised = {"rematch": made, "revision": tables.c.revision + 1}
    connection.execute(update(tables).where(tables.c.id == table_id).values(raised))
    for chair in info.seats:
        _add_seat(connection, made, chair.seat, _same_chair(chair))
    start_if_full(connection, made)
    return made, True


def _same_chair(chair: SeatRow) -> Json:
    """Whoever held a chair by its link alone needs a new link."""
    if chair.kind == "person" and chair.player is None:
        return {"kind": "reserved"}
    return {name: getattr(chair, name) for name in ("kind", "player", "name", "level", "deputy")}


def archive(connection: Connection, table_id: str, visitor: Visitor, archived: bool) -> None:
    seats = schema.seats
    seat = read_info(connection, table_id).seat_of(visitor)
    if seat == SPECTATOR:
        raise HouseRefusal("NotSeated", "not-seated")
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(place).values(archived=archived))


# Replays.


def set_replay(connection: Connection, game: Game, salt: int | None, name: str, language: str) -> str:
    """A table at which a record is looked at."""
    record, at = game.record, now()
    setup = record.setup
    row = _row(game.title, setup.options, name, public=False)
    over = {"state": OVER, "replay": True, "press_rule": "none", "ruleset": setup.ruleset}
    sealed = {"seed": seed_text(setup.seed), "salt": seed_text(UNSEALED if salt is None else salt)}
    count = {"entries": len(record.moves), "ply": game.state.ply, "winners": mask(game.state.winners)}
    keep_named(connection, setup.options)
    table_id = _add_table(connection, row | over | sealed | count)
    words = Words(language)
    for seat in range(setup.seats):
        called = words.say("seat-name", number=seat + 1)
        _add_seat(connection, table_id, seat, {"kind": "person", "name": called[:1].upper() + called[1:]})
    common = {"table_id": table_id, "kind": ACTION, "by": "person", "at": at}
    rows = [{**common, "number": n, "seat": seat, "text": text} for n, (seat, text) in enumerate(record.moves, 1)]
    if rows:
        connection.execute(insert(schema.journal), rows)
    return table_id


# Lists.


@dataclass
class Lobby:
    """Tables, the latest first."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]
    playing: int
    messages: dict[str, list[HeadingRow]]  # of my tables


def read_lobby(connection: Connection, visitor: Visitor, archived: bool) -> Lobby:
    tables, seats = schema.tables.c, schema.seats.c
    holds = _holds(visitor)
    mine = _has_seat(holds & (seats.archived == archived))
    if visitor.player is not None and not archived:  # a host need not sit at his own table
        mine |= (tables.host == visitor.player) & (tables.state != OVER) & ~_has_seat(holds)
    is_public = tables.public & ~mine & ~_has_seat(holds)
    recent = tables.changed > now() - FORGOTTEN
    waiting = (tables.state == WAITING) & _has_seat(seats.kind == "open") & _has_seat(seats.kind == "person") & recent
    found = _read_many(connection, mine, MOST_MINE)
    return Lobby(
        found,
        _read_many(connection, is_public & waiting, MOST_LISTED),
        _read_many(connection, is_public & (tables.state == PLAYING), MOST_LISTED),
        connection.execute(select(func.count()).where(tables.state == PLAYING)).scalar_one(),
        _messages(connection, [info.row.id for info in found if info.row.messages]),
    )


def _holds(visitor: Visitor) -> ColumnElement[bool]:
    """It is the visitor's chair, or one that he is invited to."""
    seats = schema.seats.c
    links = [link for link in (visitor.link, *visitor.invitations) if link]
    return or_(seats.player == visitor.player if visitor.player else false(), seats.link.in_(links))


def _has_seat(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(schema.seats.c.table_id == schema.tables.c.id, condition)


def _read_many(connection: Connection, condition: ColumnElement[bool], most: int) -> list[TableInfo]:
    seats, offers = schema.seats.c, schema.offers.c
    rows = read_rows(connection, TableRow, condition, by=schema.tables.c.changed.desc(), most=most)
    ids = [row.id for row in rows]
    chairs = _by_table(read_rows(connection, SeatRow, seats.table_id.in_(ids), by=seats.seat))
    opened = _by_table(read_rows(connection, OfferRow, offers.table_id.in_(ids)))
    endings = read_endings(connection, rows)
    learn_of_tables(connection, rows)
    return [TableInfo(row, chairs[row.id], opened[row.id], endings.get(row.id)) for row in rows]


def _messages(connection: Connection, ids: list[str]) -> dict[str, list[HeadingRow]]:
    columns = schema.messages.c
    return _by_table(
        read_rows(connection, HeadingRow, columns.table_id.in_(ids), columns.number > 0, by=columns.number)
    )


def _by_table(rows: list[AtTable]) -> dict[str, list[AtTable]]:
    found: dict[str, list[AtTable]] = defaultdict(list)
    for row in rows:
        found[row.table_id].append(row)
    return found


def summary(info: TableInfo, visitor: Visitor, live_tables: LiveTables, messages: list[HeadingRow]) -> Json:
    """A table in a list: what everybody may know, and how the visitor stands to it."""
    try:
        live_tables.require_whole(info)
    except SetAside as reason:
        return _summary_aside(info, visitor, reason)
    live = live_tables.tables.get(info.row.id)
    presence = live.who_is_here() if live else {"online": [], "watchers": 0}
    return {
        **info.table(presence),
        "you": info.chair(visitor, count_unread(info, messages, info.seat_of(visitor))),
        "awaited": bits(info.row.awaited),
        "deadline": info.row.deadline,
        "ply": info.row.ply,
        "set_aside": None,
    }


def _summary_aside(info: TableInfo, visitor: Visitor, reason: SetAside) -> Json:
    """A table that cannot be opened: what it is called, and nothing else that is stored, for that may be wrong."""
    row = info.row
    unknown: Json = {"options": {}, "ruleset": 0, "pace": None, "created": 0, "replay": False, "seats": [], "seal": ""}
    none: Json = {"seed": None, "salt": None, "winners": [], "agreed": False, "closed": None, "rematch": None}
    return {
        **{name: str(getattr(row, name)) for name in ("id", "title", "name")},
        **unknown,
        **none,
        "offers": [],
        "public": bool(row.public),
        "state": row.state if row.state in (WAITING, PLAYING, OVER) else PLAYING,
        "press": "none",
        "presence": {"online": [], "watchers": 0},
        "you": info.chair(visitor, 0),
        "awaited": [],
        "deadline": None,
        "ply": 0,
        "set_aside": reason.reason,
    }
