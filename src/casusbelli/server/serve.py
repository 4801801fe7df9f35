"""casusbelli serve: the house on a port of this machine."""

import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from typing import Any, Final

import uvicorn

from casusbelli.core import Mistake
from casusbelli.server.app import create_app
from casusbelli.server.connections import ENOUGH, Door, Line, raise_descriptors
from casusbelli.server.engines import make_file, open_engine, opening
from casusbelli.server.folders import find_folder
from casusbelli.server.logs import start_logs
from casusbelli.server.settings import Settings, processes_for_bots
from casusbelli.words import Words

FIRST_PORT: Final = Settings.port
PORTS_TO_TRY: Final = 20
LONGEST_SOCKET_MESSAGE: Final = 16 * 1024
OBJECTS_BETWEEN_COLLECTIONS: Final = 10_000
PATIENCE: Final = 3  # seconds that open connections have when the house closes
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104


class House(uvicorn.Server):
    """Tells its address once it answers, and shows it to whoever sits at this machine."""

    def __init__(self, config: uvicorn.Config, address: str, words: Words, opens: bool) -> None:
        super().__init__(config)
        self._address: Final = address
        self._words: Final = words
        self._opens: Final = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._words.say("serve-address", address=self._address), flush=True)
            if self._opens:
                webbrowser.open(self._address)


def run(
    host: str,
    port: int | None,
    data: str | None,
    database: str | None,
    secure: bool,
    opens: bool,
    words: Words,
    boards: tuple[str, ...] = (),
) -> int:
    """Serve until somebody stops it."""
    where = (find_folder(data), database or "", host, port or FIRST_PORT)
    settings = Settings(*where, processes_for_bots(), secure=secure, boards=boards)
    check_database(settings)
    listening = listen(host, port)
    start_logs()
    warn_of_few_descriptors(words)
    house = House(configuration(settings), _address(host, listening), words, opens or (port is None and has_display()))
    spare_the_collector()
    leave_in_order()
    try:
        house.run([listening])
    except KeyboardInterrupt:
        return 0
    finally:
        listening.close()
    return 0 if house.started else 1


def leave_in_order() -> None:
    """Who is told to end has put everything away by then, and leaves as after Ctrl-C, not as if it had been killed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def warn_of_few_descriptors(words: Words) -> None:
    """Who serves many should know at the start how many there can be."""
    count = raise_descriptors()
    if count < ENOUGH:
        print(words.say("serve-few-descriptors", count=count), file=sys.stderr, flush=True)


def spare_the_collector() -> None:
    """Feeds are made and dropped without cycles: looking for some after every 700 objects took a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def configuration(settings: Settings) -> uvicorn.Config:
    fast: dict[str, Any] = {} if sys.platform == "win32" else {"loop": "uvloop"}
    return uvicorn.Config(
        create_app(settings),
        http=Door(settings.silence, raise_descriptors()).protocol(),
        ws=Line,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_max_size=LONGEST_SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        **fast,
    )


def check_database(settings: Settings) -> None:
    """A database that cannot be opened is told before anything else is done."""
    with opening(settings.url):
        if not settings.database:
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_file(settings.url)
        engine = open_engine(settings.url, immediate=False, patience=settings.patience)
        engine.connect().close()
        engine.dispose()


def listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the first free one."""
    if port is not None:
        return _bind(host, port)
    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY):
        try:
            return _bind(host, candidate)
        except Mistake as mistake:
            if mistake.key != "port-busy":
                raise
    raise Mistake("port-busy", {"port": str(FIRST_PORT)})


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise Mistake("bad-host", {"host": host, "problem": error.strerror or str(error)}) from None
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise Mistake("port-busy", {"port": str(port)}) from None
        raise Mistake("bad-host", {"host": host, "problem": error.strerror or str(error)}) from None
    return listening


def _address(host: str, listening: socket.socket) -> str:
    shown = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}/"


def has_display() -> bool:
    """Whether somebody sits at this machine who could see a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
