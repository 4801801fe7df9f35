"""Who decides when no person does: bots on their chairs, deputies of the absent, and the clock."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, or_, select

from casusbelli.bots.registry import REGULAR
from casusbelli.core import DEFAULT_OPTION, DEPUTY, StalePly
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.facts import PLAYING, mask, read_facts
from casusbelli.server.hall import Hall
from casusbelli.server.journal import Journal
from casusbelli.server.pauses import dice_of_pause, pause_before, time_to_act
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.table import GateRefusal, LiveTable
from casusbelli.server.workers import Thinkers

log = logging.getLogger(__name__)

TICK: Final = 0.5  # seconds between two looks at the clocks
EACH_TIDYING: Final = 60  # ticks
CLOCK: Final = "clock"
NOBODY: Final = -1


class Programs:
    """One task per table that waits for a program; it goes on until a person is awaited."""

    def __init__(self, hall: Hall, workers: int, pace: float) -> None:
        self._hall: Final = hall
        self._pace: Final = pace
        self.thinkers: Final = Thinkers(workers)
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}
        self._late: Final[dict[str, asyncio.Task[None]]] = {}
        self._clock: asyncio.Task[None] | None = None
        hall.moved = self.look_at

    async def start(self) -> None:
        """Take up what was left when the server stopped."""
        for table_id in await self._hall.store.read(_waiting_for_programs):
            self.look_at(await self._hall.table(table_id))
        self._clock = asyncio.create_task(self._watch_clocks())

    def look_at(self, table: LiveTable) -> None:
        """Called whenever somebody else may be awaited."""
        if self._next(table) is not None and table.id not in self._busy:
            self._busy[table.id] = asyncio.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        try:
            began = time.monotonic()
            while (awaited := self._next(table)) is not None:
                table = await self._hall.table(table.id)  # the one that people look at
                if await self._decide(table, *awaited, began):
                    began = time.monotonic()
        except Exception:
            log.exception("a program could not decide")
        finally:
            del self._busy[table.id]

    def _next(self, table: LiveTable) -> tuple[int, str, str] | None:
        """The seat, level and role of the next program that is awaited."""
        journal = table.journal
        if journal is None or journal.is_over:
            return None
        programs = table.facts.bots()
        return next(((seat, *programs[seat]) for seat in journal.awaited() if seat in programs), None)

    async def _decide(self, table: LiveTable, seat: int, level: str, role: str, began: float) -> bool:
        """Think outside the lock, then act when the pause is over; False if the game has moved on meanwhile."""
        async with table.lock:
            await table.settle()
            journal = table.journal
            if self._next(table) != (seat, level, role) or journal is None:
                return False
            entries = table.entries
        text = await self._think(journal, seat, level, began)
        return await self._act(table.id, seat, text, entries, role)

    async def _think(self, journal: Journal, seat: int, level: str, began: float) -> str:
        """What a bot does now, once its pause is over."""
        pause = self._pace * _pause(journal, level)
        text = await self.thinkers.decide(journal.game.record, seat, level)
        thinking = time.monotonic() - began
        await asyncio.sleep(time_to_act(pause, thinking, self._pace) - thinking)
        return text

    async def _act(self, table_id: str, seat: int, text: str, entries: int, role: str) -> bool:
        """Do what was thought, if the table is still as it was then: so a program's choices follow from the record."""
        table = await self._hall.table(table_id)
        try:
            async with table.lock:
                await table.settle()
                if table.entries != entries or table.journal is None:
                    return False
                if role != CLOCK and table.facts.bots().get(seat, ("", ""))[1] != role:
                    return False  # a person has taken the chair back
                await table.act(seat, text, table.journal.ply, role)
        except GateRefusal as refused:
            if isinstance(refused.refusal, StalePly):
                return False  # another process was faster
            raise
        except HouseRefusal:
            return False
        table.wake()
        return True

    async def _watch_clocks(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            if ticks % EACH_TIDYING == 0:
                self._hall.put_away_idle()
            try:
                late = await self._hall.store.read(_out_of_time)
            except Exception:  # a database that is away may come back
                log.exception("the clocks could not be read")
                continue
            for table_id in late:
                if table_id not in self._late:
                    self._late[table_id] = asyncio.create_task(self._call_times(table_id))

    async def _call_times(self, table_id: str) -> None:
        """For all who are late at a table. The clocks of the other tables go on, whatever happens here."""
        try:
            while await self._call_time(await self._hall.table(table_id)):
                continue
        except Exception:
            log.exception("a clock could not be called")
        finally:
            del self._late[table_id]

    async def _call_time(self, table: LiveTable) -> bool:
        """What happens to the absent is for the decision to say; True if it was done for one of them."""
        async with table.lock:
            await table.settle()
            journal, deadline = table.journal, table.facts.row.deadline
            if journal is None or journal.is_over or deadline is None or deadline > now():
                return False
            decision = journal.game.state.pending()
            if decision is None or decision.absence not in (DEFAULT_OPTION, DEPUTY):
                await table.stop_clock()
                return False
            seat, entries = journal.awaited()[0], table.entries
            text = journal.game.state.options(seat)[0].text
        if decision.absence == DEPUTY:
            text = await self._think(journal, seat, REGULAR, time.monotonic())
        return await self._act(table.id, seat, text, entries, CLOCK)

    def close(self) -> None:
        for task in [*self._busy.values(), *self._late.values(), *([self._clock] if self._clock else [])]:
            task.cancel()
        self.thinkers.close()


def _pause(journal: Journal, level: str) -> float:
    last = journal.moves[-1].seat if journal.moves else NOBODY
    dice = dice_of_pause(journal.game.record.setup.seed, journal.ply)
    return pause_before(journal.game.state, level, last, dice)


def _out_of_time(connection: Connection) -> list[str]:
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).where(columns.deadline <= now())).scalars())


def _waiting_for_programs(connection: Connection) -> list[str]:
    """The tables where a bot or a deputy is awaited, or where nobody knows yet who is: they have just begun."""
    tables, seats = schema.tables.c, schema.seats.c
    has_programs = select(seats.table_id).where(or_(seats.kind == "bot", seats.deputy.is_not(None)))
    playing = connection.execute(select(tables.id).where(tables.state == PLAYING, tables.id.in_(has_programs)))
    found = [read_facts(connection, table_id) for table_id in playing.scalars()]
    return [facts.row.id for facts in found if not facts.row.awaited or facts.row.awaited & mask(list(facts.bots()))]
