"""Connections of which nothing comes: they are closed after a time, and in a crowd the oldest of them first.

A connection costs a descriptor of the process, whether anybody speaks over it or not.
"""

import asyncio
import sys
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if sys.platform != "win32":
    import resource

MANY: Final = 65_536  # descriptors; more would help nobody
ENOUGH: Final = 4096
SHARE_OF_THE_SILENT: Final = 4  # at most one descriptor of so many is for those who have not said what they want
BODY: Final = 12  # times as long as for its head may be waited for the rest of a request
LAST_WORD: Final = 5.0  # seconds in which a socket that is being closed can still be told why


def raise_descriptors() -> int:
    """How many descriptors the process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MANY if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems have a limit below the one that they tell
        return soft
    return wanted


class Door:
    """Those who have connected and not said yet what they want, the longest waiting first."""

    def __init__(self, seconds: float, descriptors: int) -> None:
        self.seconds: Final = seconds
        self._most: Final = max(1, descriptors // SHARE_OF_THE_SILENT)
        self._waiting: Final[dict[Visit, None]] = {}

    def enter(self, visit: "Visit") -> None:
        self._waiting[visit] = None
        if len(self._waiting) > self._most:
            next(iter(self._waiting)).turn_away()

    def leave(self, visit: "Visit") -> None:
        self._waiting.pop(visit, None)

    def protocol(self) -> Any:
        """What uvicorn makes of a connection here."""
        return partial(Visit, self)


class Visit(HttpToolsProtocol):
    """Requests over one connection. The server has a time for idling between two of them; this adds one for each."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door: Final = door
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        if self._patience is None and (self.cycle is None or self.cycle.response_complete):
            self._await_head()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._come_in()
        super().on_headers_complete()
        self._patience = self.loop.call_later(BODY * self._door.seconds, self.turn_away)

    def on_message_complete(self) -> None:
        self._come_in()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._come_in()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._come_in()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self._patience = self.loop.call_later(self._door.seconds, self.turn_away)
        self._door.enter(self)

    def _come_in(self) -> None:
        self._door.leave(self)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def turn_away(self) -> None:
        self._come_in()
        self.transport.abort()


class Line(WebSocketsSansIOProtocol):
    """A socket. One that does not answer a ping is ended, even if nobody takes what it still has to send."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORD, self.transport.abort)
