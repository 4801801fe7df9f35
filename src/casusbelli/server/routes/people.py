"""Who you are."""

from fastapi import APIRouter

from casusbelli.server.accounts import account_or_nobody, greet, log_in, move_seats, register
from casusbelli.server.bodies import GuestBody, LoginBody, RegisterBody
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.routes.asking import (
    REFUSALS,
    Address,
    TheLimits,
    TheLiveTables,
    ThePasswords,
    TheSession,
    TheStore,
    TheVisitor,
)
from casusbelli.server.sessions import Player, Session
from casusbelli.server.shapes import Me
from casusbelli.server.store import Store
from casusbelli.server.table_info import Json
from casusbelli.server.visitor import Visitor

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me", response_model=Me)
async def me(session: TheSession) -> Json:
    """Who you are, and the token for requests that change something."""
    session.is_changed = True  # so that the cookie lives on, and the token with it
    return _me(session)


@router.post("/guest", response_model=Me)
async def guest(
    body: GuestBody, session: TheSession, visitor: TheVisitor, store: TheStore, limits: TheLimits, address: Address
) -> Json:
    """Be a guest, or the same guest by another name."""
    _refuse_program(visitor)
    limits.spend("people", address)
    session.sign_in(await greet(store, session.player, body.name))
    return _me(session)


@router.post("/register", response_model=Me)
async def make_account(
    body: RegisterBody,
    session: TheSession,
    visitor: TheVisitor,
    store: TheStore,
    passwords: ThePasswords,
    limits: TheLimits,
    address: Address,
) -> Json:
    """Make an account. A guest keeps his seats."""
    _refuse_program(visitor)
    limits.spend("people", address)
    session.sign_in(await register(store, passwords, session.player, body.name, body.password))
    return _me(session)


@router.post("/login", response_model=Me)
async def login(
    body: LoginBody,
    session: TheSession,
    visitor: TheVisitor,
    store: TheStore,
    live_tables: TheLiveTables,
    passwords: ThePasswords,
    limits: TheLimits,
    address: Address,
) -> Json:
    """Sign in. What you held as a guest comes with you."""
    _refuse_program(visitor)
    limits.spend("password", address)
    limits.spend("password", f"name {account_or_nobody(body.name)}")
    player = await log_in(store, passwords, body.name, body.password)
    if session.player is not None and session.player.guest:
        await _move_seats(store, live_tables, session.player, player)
    session.sign_in(player)
    return _me(session)


@router.post("/logout", response_model=Me)
async def logout(session: TheSession, visitor: TheVisitor) -> Json:
    """Be nobody."""
    _refuse_program(visitor)
    session.sign_out()
    return _me(session)


def _me(session: Session) -> Json:
    player = session.player
    told = None if player is None else {"id": player.id, "name": player.name, "guest": player.guest}
    return {"player": told, "csrf": session.csrf}


def _refuse_program(visitor: Visitor) -> None:
    """Whoever comes with the secret of a seat is nobody else."""
    if visitor.link is not None:
        raise HouseRefusal("BadRequest", "seat-only")


async def _move_seats(store: Store, live_tables: LiveTables, former: Player, player: Player) -> None:
    for table_id in await store.write(lambda connection: move_seats(connection, former, player)):
        await live_tables.changed(table_id)
