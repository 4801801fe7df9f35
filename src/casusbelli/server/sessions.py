"""Who is asking: a browser with a signed cookie, or a program with the secret of its seat."""

import hashlib
import hmac
import re
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.server import schema
from casusbelli.server.answers import answer_refusal, read_language
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.store import Store
from casusbelli.server.visitor import Visitor

COOKIE: Final = "casusbelli"
LIFETIME: Final = 180 * 24 * 3600  # seconds
MOST_INVITATIONS: Final = 20  # so that the cookie stays small
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SECRET: Final = re.compile(r"[\w-]{20,100}", re.ASCII)
NO_SECRET: Final = ""  # is the hash of nothing, so it holds no seat


@dataclass(frozen=True)
class Player:
    """Somebody with a name: an account, or a guest."""

    id: str
    name: str
    guest: bool


@dataclass
class Session:
    """What the cookie of a browser holds. The browser can read it, and cannot change it."""

    player: Player | None = None
    csrf: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    invitations: list[str] = field(default_factory=list)  # SHA-256 of seat links
    is_changed: bool = False

    def sign_in(self, player: Player) -> None:
        self.player = player
        self.is_changed = True

    def sign_out(self) -> None:
        self.player = None
        self.invitations = []
        self.csrf = secrets.token_urlsafe(24)
        self.is_changed = True

    def invite(self, link: str) -> None:
        """Remember that the browser came by a seat's link."""
        others = [known for known in self.invitations if known != link]
        self.invitations = [*others, link][-MOST_INVITATIONS:]
        self.is_changed = True


def hash_secret(secret: str) -> str:
    """What is stored of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def signing_key(connection: Connection) -> str | None:
    key: str | None = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == COOKIE)).scalar()
    return key


def _make_signing_key(connection: Connection) -> None:
    if signing_key(connection) is None:
        connection.execute(insert(schema.keys).values(name=COOKIE, value=secrets.token_hex(32)))


async def find_signing_key(store: Store) -> str:
    """The key that signs cookies, the same for all processes; the first one makes it."""
    with suppress(IntegrityError):  # another process was first
        await store.write(_make_signing_key)
    key = await store.read(signing_key)
    assert key is not None
    return key


class Cookies:
    """Makes and reads the signed cookie."""

    def __init__(self, key: str, secure: bool) -> None:
        self.name: Final = f"__Host-{COOKIE}" if secure else COOKIE
        self.secure: Final = secure
        self._signer = URLSafeTimedSerializer(key, salt="session")

    def read(self, text: str) -> Session | None:
        try:
            told: dict[str, Any] = self._signer.loads(text, max_age=LIFETIME)
        except BadSignature:
            return None
        player = told["player"]
        return Session(Player(**player) if player else None, told["csrf"], told["invitations"])

    def write(self, session: Session) -> str:
        """The value of a Set-Cookie header."""
        player = asdict(session.player) if session.player else None
        text = self._signer.dumps({"player": player, "csrf": session.csrf, "invitations": session.invitations})
        assert isinstance(text, str)
        cookie = f"{self.name}={text}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax"
        return f"{cookie}; Secure" if self.secure else cookie


def session_of(connection: HTTPConnection) -> Session:
    session: Session = connection.state.session
    return session


def visitor_of(connection: HTTPConnection) -> Visitor:
    visitor: Visitor = connection.state.visitor
    return visitor


class SessionMiddleware:
    """Finds out who asks, before anything else is done, and refuses what another site made a browser ask."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        cookies: Cookies = connection.app.state.cookies
        secret = _bearer(connection)
        found = None if secret is not None else cookies.read(connection.cookies.get(cookies.name, ""))
        session = found or Session()
        visitor = _program(secret) if secret is not None else _person(session)
        connection.state.session, connection.state.visitor = session, visitor
        try:
            if secret is None:
                _check_origin(connection)
                if found is not None:
                    _check_token(connection, found)
        except HouseRefusal as refusal:
            await _refuse(refusal, scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and session.is_changed:
                MutableHeaders(scope=message).append("set-cookie", cookies.write(session))
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def _bearer(connection: HTTPConnection) -> str | None:
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def _program(secret: str) -> Visitor:
    return Visitor(link=hash_secret(secret) if SECRET.fullmatch(secret) else NO_SECRET)


def _person(session: Session) -> Visitor:
    return Visitor(player=session.player.id if session.player else None, invitations=tuple(session.invitations))


def _check_origin(connection: HTTPConnection) -> None:
    """A browser says from where it was made to ask; whoever says nothing is no browser."""
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        raise HouseRefusal("BadToken", "other-site")
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host", ""):
        raise HouseRefusal("BadToken", "other-site")


def _check_token(connection: HTTPConnection, session: Session) -> None:
    """Sockets need no token: their origin was checked, and browsers always send it."""
    if connection.scope["type"] == "websocket" or connection.scope["method"] in SAFE:
        return
    token = connection.headers.get("x-csrf-token", "")
    if not hmac.compare_digest(token.encode(), session.csrf.encode()):
        raise HouseRefusal("BadToken", "bad-token")


async def _refuse(refusal: HouseRefusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.reason})
        return
    await answer_refusal(refusal, read_language(HTTPConnection(scope).headers))(scope, receive, send)
