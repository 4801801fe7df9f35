"""Work that goes on beside the requests. What fails is told and tried again, so that nothing ever stops for good."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from casusbelli.server.refusals import Away, HouseRefusal

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_WAIT: Final = 0.1  # seconds
LONGEST_WAIT: Final = 8.0


class Patience:
    """How long to wait before the next attempt: longer each time, and never in step with others."""

    def __init__(self, longest: float = LONGEST_WAIT) -> None:
        self._longest: Final = longest
        self._wait = FIRST_WAIT
        self._failed = time.monotonic()

    def next_wait(self) -> float:
        """In seconds. What went well for longer than one ever waits has begun anew."""
        if time.monotonic() - self._failed > 2 * self._longest:
            self._wait = FIRST_WAIT
        wait = self._wait * random.uniform(0.5, 1.0)
        self._wait = min(self._longest, self._wait * 2)
        self._failed = time.monotonic() + wait
        return wait

    async def wait(self) -> None:
        await asyncio.sleep(self.next_wait())


async def when_back(work: Callable[[], Awaitable[T]]) -> T:
    """Do the work as soon as the database lets us."""
    patience = Patience()
    while True:
        try:
            return await work()
        except Away:  # the store has told
            await patience.wait()


async def persist(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work until it succeeds, or is refused for a reason that will not pass."""
    patience = Patience()
    while True:
        try:
            return await when_back(work)
        except HouseRefusal:
            return None
        except Exception:
            log.exception("failure", extra={"facts": {"work": what}})
        await patience.wait()


class Tasks:
    """What is being done, by name; nothing is done twice at once."""

    def __init__(self) -> None:
        self._running: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}
        self._is_closed = False

    def start(self, what: str, where: str, work: Callable[[], Awaitable[None]]) -> None:
        """Have the work done, unless it is being done already, or the house closes."""
        if not self._is_closed and not self.is_running(what, where):
            self._running[what, where] = asyncio.create_task(self._see_to(what, where, work))

    def is_running(self, what: str, where: str) -> bool:
        return (what, where) in self._running

    async def _see_to(self, what: str, where: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await persist(what, work)
        finally:
            del self._running[what, where]

    def close(self) -> None:
        self._is_closed = True
        for task in self._running.values():
            task.cancel()
