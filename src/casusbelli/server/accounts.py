"""Guests and accounts: names, passwords, signing in."""

import asyncio
import base64
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import PlayerRow, read_rows
from casusbelli.server.sessions import Player
from casusbelli.server.store import Store

LONGEST_NAME: Final = 40
LONGEST_ACCOUNT: Final = 80
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
HASHERS: Final = 2  # each needs 64 MB for a moment
MOST_WAITING: Final = 32
BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by name, but nobody sees them


def new_id() -> str:
    """80 random bits that nobody can guess and anybody can type."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name of visible letters, the same however it was typed."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(cleaned) <= longest or not cleaned.isprintable() or unicodedata.combining(cleaned[0]):
        raise HouseRefusal("BadRequest", "bad-name", {"longest": longest})
    if BLANK_LETTERS & set(cleaned):
        raise HouseRefusal("BadRequest", "bad-name", {"longest": longest})
    return cleaned


def account_of(name: str) -> str:
    """The form in which names are compared: capitals and wide letters make no difference."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
    account = " ".join(folded.split())
    if len(account) > LONGEST_ACCOUNT:
        raise HouseRefusal("BadRequest", "bad-name", {"longest": LONGEST_NAME})
    return account


class Passwords:
    """Hashing takes long on purpose, so it is done in a few threads, and a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHERS, "passwords")
        self._waiting = 0
        # Whoever asks for an unknown name waits as long. It is ready before the first one can ask.
        self._nobodys: Final = self._threads.submit(self._hasher.hash, secrets.token_hex())

    async def hash(self, password: str) -> str:
        hashed: str = await self._run(self._hasher.hash, password)
        return hashed

    async def check(self, stored: str | None, password: str) -> bool:
        is_right: bool = await self._run(self._verify, stored or self._nobodys.result(), password)
        return is_right and stored is not None

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Any, *arguments: str) -> Any:
        if self._waiting >= MOST_WAITING:
            raise HouseRefusal("TooMany", "too-many", {"seconds": 5})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self._waiting -= 1


def add_guest(connection: Connection, name: str) -> Player:
    player = Player(new_id(), clean_name(name), guest=True)
    connection.execute(insert(schema.players).values(id=player.id, name=player.name, created=now()))
    return player


def require_player(connection: Connection, player: Player | None) -> Player:
    """Somebody who is still known; a cookie may be older than the database."""
    found = None
    if player is not None:
        found = connection.execute(select(schema.players.c.id).where(schema.players.c.id == player.id)).scalar()
    if player is None or found is None:
        raise HouseRefusal("NotSignedIn", "not-signed-in")
    return player


async def greet(store: Store, player: Player | None, name: str) -> Player:
    """A new guest, or the same one by another name."""
    if player is None:
        return await store.write(lambda connection: add_guest(connection, name))
    if not player.guest:
        raise HouseRefusal("BadRequest", "signed-in-already")
    renamed = Player(player.id, clean_name(name), guest=True)
    change = update(schema.players).where(schema.players.c.id == player.id).values(name=renamed.name)
    count = await store.write(lambda connection: connection.execute(change).rowcount)
    return renamed if count else await greet(store, None, name)


async def register(store: Store, passwords: Passwords, player: Player | None, name: str, password: str) -> Player:
    """A new account; a guest who registers keeps his seats."""
    values = {"name": clean_name(name), "account": account_of(name), "password": await passwords.hash(password)}

    def add(connection: Connection) -> Player:
        if player is not None and player.guest:
            players = schema.players
            is_guest = (players.c.id == player.id) & players.c.account.is_(None)
            if connection.execute(update(players).where(is_guest).values(values)).rowcount:
                return Player(player.id, values["name"], guest=False)
        made = Player(new_id(), values["name"], guest=False)
        connection.execute(insert(schema.players).values(id=made.id, created=now(), **values))
        return made

    try:
        return await store.write(add)
    except IntegrityError:
        raise HouseRefusal("NameTaken", "name-taken", {"name": values["name"]}) from None


async def log_in(store: Store, passwords: Passwords, name: str, password: str) -> Player:
    """The player of an account. Whether the name or the password was wrong is not told."""
    account = account_or_nobody(name)
    has_name = schema.players.c.account == account
    found = await store.read(lambda connection: read_rows(connection, PlayerRow, has_name))
    row = found[0] if found else None
    if not await passwords.check(row.password if row is not None else None, password) or row is None:
        raise HouseRefusal("WrongPassword", "wrong-password")
    return Player(row.id, row.name, guest=False)


def account_or_nobody(name: str) -> str:
    """A name that cannot be is answered like one that is not there."""
    try:
        return account_of(name)
    except HouseRefusal:
        return ""


def move_seats(connection: Connection, guest: Player, player: Player) -> list[str]:
    """What a guest held passes to the account that he signs in to; the tables that this concerns."""
    seats, tables = schema.seats, schema.tables
    mine = select(seats.c.table_id).where(seats.c.player == player.id)
    held = (seats.c.player == guest.id) & seats.c.table_id.not_in(mine)
    hosted = tables.c.host == guest.id
    touched = set(connection.execute(select(seats.c.table_id).where(held)).scalars())
    touched |= set(connection.execute(select(tables.c.id).where(hosted)).scalars())
    connection.execute(update(tables).where(tables.c.id.in_(touched)).values(revision=tables.c.revision + 1))
    connection.execute(update(seats).where(held).values(player=player.id))
    connection.execute(update(tables).where(hosted).values(host=player.id))
    return sorted(touched)
