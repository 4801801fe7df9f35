"""Who sits on which chair, and how chairs change hands. Every change raises the table's revision."""

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, update

from casusbelli.bots import levels
from casusbelli.bots.names import BOT_NAMES, names_for
from casusbelli.bots.registry import REGULAR
from casusbelli.core import SPECTATOR, Mistake
from casusbelli.server import schema
from casusbelli.server.accounts import LONGEST_NAME, add_guest, clean_name, require_player
from casusbelli.server.bodies import BotSeat, FreeSeat
from casusbelli.server.clock import now
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import SeatRow
from casusbelli.server.sessions import Player, hash_secret
from casusbelli.server.stored import require_readable
from casusbelli.server.table_info import OVER, PLAYING, WAITING, TableInfo, read_info
from casusbelli.server.visitor import Visitor

FREE = ("open", "reserved")
EMPTY: dict[str, Any] = {
    "player": None,
    "name": "",
    "level": None,
    "deputy": None,
    "link": None,
    "read": 0,
    "archived": False,
}


@dataclass(frozen=True)
class Link:
    """The secret of a seat, told once; only its hash is stored."""

    seat: int
    secret: str

    @property
    def path(self) -> str:
        return f"/seat/{self.secret}"


def new_link(seat: int) -> Link:
    return Link(seat, secrets.token_urlsafe(32))


def find_seat(connection: Connection, table_id: str, visitor: Visitor) -> int:
    """The seat that the visitor holds, or SPECTATOR."""
    return read_info(connection, table_id).seat_of(visitor)


def take_table(connection: Connection, table_id: str) -> TableInfo:
    """What is known of a table that is about to change. Until the commit no other process changes it."""
    tables = schema.tables
    raised = {"revision": tables.c.revision + 1, "changed": now()}
    connection.execute(update(tables).where(tables.c.id == table_id).values(raised))
    info = read_info(connection, table_id)
    require_readable(info)
    return info


def sit(
    connection: Connection, table_id: str, visitor: Visitor, player: Player | None, seat: int | None, name: str | None
) -> Player | None:
    """Take a free chair, or the one that the visitor was invited to; a guest is made where a name is given."""
    info = take_table(connection, table_id)
    _require_waiting(info)
    if info.seat_of(visitor) != SPECTATOR:
        raise HouseRefusal("SeatTaken", "seated-already")
    chair = _free_chair(info, visitor, seat)
    taken = list(info.names)
    if visitor.link is not None:  # a program holds its chair by the link alone
        if name is None:
            raise HouseRefusal("BadRequest", "name-needed")
        _put(connection, chair, kind="person", name=free_name(clean_name(name), taken))
    else:
        player = _somebody(connection, player, name)
        called = clean_name(name) if name is not None and player.guest else player.name
        # The link was known to whoever sent it, so from now on it opens nothing.
        _put(connection, chair, **EMPTY | {"kind": "person", "player": player.id, "name": free_name(called, taken)})
    start_if_full(connection, table_id)
    return player


def _somebody(connection: Connection, player: Player | None, name: str | None) -> Player:
    if player is None and name is not None:
        return add_guest(connection, name)
    return require_player(connection, player)


def _free_chair(info: TableInfo, visitor: Visitor, seat: int | None) -> SeatRow:
    invited = info.chair(visitor, 0)["invited"]
    if seat is None and invited is not None:
        seat = invited
    if seat is None:
        free = [chair for chair in info.seats if chair.kind == "open"]
        if not free:
            raise HouseRefusal("SeatTaken", "no-free-seat")
        return free[0]
    chair = _chair(info, seat)
    if chair.kind != "open" and seat != invited:
        raise HouseRefusal("SeatTaken", "seat-taken", {"number": seat + 1})
    return chair


def leave(connection: Connection, table_id: str, visitor: Visitor) -> None:
    """Free the chair while the table waits; later a bot decides until the player comes back."""
    info = take_table(connection, table_id)
    chair = _own_chair(info, visitor)
    if info.row.state == OVER:
        raise HouseRefusal("NotPlaying", "over-already")
    if info.row.state == WAITING:
        _put(connection, chair, **EMPTY | {"kind": "open"})
    else:
        _put(connection, chair, deputy=REGULAR, archived=True)


def set_deputy(connection: Connection, table_id: str, visitor: Visitor, level: str | None) -> None:
    """Let a bot decide on the visitor's chair, or take it back."""
    info = take_table(connection, table_id)
    chair = _own_chair(info, visitor)
    if info.row.state != PLAYING:
        raise HouseRefusal("NotPlaying", "not-begun" if info.row.state == WAITING else "over-already")
    if level is not None:
        require_level(info.row.title, level)
    _put(connection, chair, deputy=level, archived=False)


def change_link(connection: Connection, table_id: str, visitor: Visitor, seat: int | None) -> Link:
    """A new secret for the visitor's own chair or, from the host, for a reserved one. The old one opens nothing."""
    info = take_table(connection, table_id)
    chair = _own_chair(info, visitor) if seat is None else _chair(info, seat)
    if chair.seat != info.seat_of(visitor):
        _require_host(info, visitor)
        if chair.kind != "reserved":
            raise HouseRefusal("SeatTaken", "not-reserved", {"number": chair.seat + 1})
    link = new_link(chair.seat)
    _put(connection, chair, link=hash_secret(link.secret))
    return link


def change_seat(
    connection: Connection, table_id: str, visitor: Visitor, seat: int, wish: BotSeat | FreeSeat
) -> list[Link]:
    """The host gives a chair to a bot, frees it or reserves it, whoever sits there."""
    info = take_table(connection, table_id)
    _require_host(info, visitor)
    _require_waiting(info)
    chair = _chair(info, seat)
    links: list[Link] = []
    values = EMPTY | {"kind": wish.kind}
    if isinstance(wish, BotSeat):
        require_level(info.row.title, wish.level)
        taken = [chair.name for chair in info.seats if chair.seat != seat]
        values |= {"level": wish.level, "name": bot_name(info.roles[seat], taken)}
    elif wish.kind == "reserved":
        links.append(new_link(seat))
        values["link"] = hash_secret(links[0].secret)
    _put(connection, chair, **values)
    start_if_full(connection, table_id)
    return links


def start(connection: Connection, table_id: str, visitor: Visitor, level: str) -> None:
    """The host gives every free chair to a bot, and the game begins."""
    info = take_table(connection, table_id)
    _require_host(info, visitor)
    _require_waiting(info)
    require_level(info.row.title, level)
    taken = list(info.names)
    for chair in info.seats:
        if chair.kind in FREE:
            taken.append(bot_name(info.roles[chair.seat], taken))
            _put(connection, chair, **EMPTY | {"kind": "bot", "level": level, "name": taken[-1]})
    start_if_full(connection, table_id)


def start_if_full(connection: Connection, table_id: str) -> None:
    """The game begins in the same transaction in which the last chair is taken."""
    info = read_info(connection, table_id)
    if not [chair for chair in info.seats if chair.kind in FREE]:
        tables = schema.tables
        connection.execute(update(tables).where(tables.c.id == table_id).values(state=PLAYING))


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number behind it where another chair has it already."""
    folded = {other.casefold() for other in taken}
    names = [name, *[f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, len(folded) + 3)]]
    return next(each for each in names if each.casefold() not in folded)


def bot_name(roles: tuple[str, ...], taken: list[str]) -> str:
    free = [name for name in names_for(roles) if name not in taken]
    return free[0] if free else free_name(BOT_NAMES[0], taken)


def _put(connection: Connection, chair: SeatRow, **values: Any) -> None:
    seats = schema.seats
    place = (seats.c.table_id == chair.table_id) & (seats.c.seat == chair.seat)
    connection.execute(update(seats).where(place).values(values))


def _chair(info: TableInfo, seat: int) -> SeatRow:
    if seat >= len(info.seats):
        raise HouseRefusal("BadRequest", "no-such-seat", {"number": seat + 1, "seats": len(info.seats)})
    return info.seats[seat]


def _own_chair(info: TableInfo, visitor: Visitor) -> SeatRow:
    seat = info.seat_of(visitor)
    if seat == SPECTATOR:
        raise HouseRefusal("NotSeated", "not-seated")
    return info.seats[seat]


def require_level(title: str, level: str) -> None:
    """A Mistake unless bots of the title have the level; a search that thinks for hours is for the arena."""
    known = levels(title)
    if level not in known:
        raise Mistake("unknown-bot", {"bot": level, "title": title, "known": known})


def _require_host(info: TableInfo, visitor: Visitor) -> None:
    if visitor.player is None or visitor.player != info.row.host:
        raise HouseRefusal("NotHost", "not-host")


def _require_waiting(info: TableInfo) -> None:
    if info.row.state != WAITING:
        raise HouseRefusal("NotWaiting", "over-already" if info.row.state == OVER else "not-waiting")
