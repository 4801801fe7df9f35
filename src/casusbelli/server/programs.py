"""Who decides when no person does: bots on their chairs, deputies of the absent, and the clock."""

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, or_, select

from casusbelli.bots import levels
from casusbelli.core import DEFAULT_OPTION, DEPUTY
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.facts import PLAYING, mask, read_facts
from casusbelli.server.hall import Hall
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.table import GateRefusal, LiveTable
from casusbelli.server.workers import Thinkers

log = logging.getLogger(__name__)

TICK: Final = 0.5  # seconds between two looks at the clocks
EACH_TIDYING: Final = 60  # ticks


class Programs:
    """One task per table that waits for a program; it goes on until a person is awaited."""

    def __init__(self, hall: Hall, workers: int, pace: float) -> None:
        self._hall: Final = hall
        self._pace: Final = pace
        self.thinkers: Final = Thinkers(workers)
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}
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
            while (awaited := self._next(table)) is not None:
                await asyncio.sleep(self._pace)
                table = await self._hall.table(table.id)  # the one that people look at
                await self._decide(table, *awaited)
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

    async def _decide(self, table: LiveTable, seat: int, level: str, role: str) -> None:
        """Think outside the lock; if the game has moved on meanwhile, the thought was for nothing."""
        async with table.lock:
            await table.settle()
            journal = table.journal
            if self._next(table) != (seat, level, role) or journal is None:
                return
            record, ply = journal.game.record, journal.ply
            thought = asyncio.ensure_future(self.thinkers.decide(record, seat, level))
        text = await thought
        await self._act(table.id, seat, text, ply, role)

    async def _act(self, table_id: str, seat: int, text: str, ply: int, role: str) -> None:
        table = await self._hall.table(table_id)
        try:
            async with table.lock:
                await table.settle()
                if role != "clock" and table.facts.bots().get(seat, ("", ""))[1] != role:
                    return  # a person has taken the chair back
                await table.act(seat, text, ply, role)
        except (GateRefusal, HouseRefusal):
            return
        table.wake()

    async def _watch_clocks(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            if ticks % EACH_TIDYING == 0:
                self._hall.put_away_idle()
            try:
                for table_id in await self._hall.store.read(_out_of_time):
                    await self._call_time(await self._hall.table(table_id))
            except Exception:  # the clock goes on for everybody else
                log.exception("a clock could not be called")

    async def _call_time(self, table: LiveTable) -> None:
        """What happens to the absent is for the decision to say."""
        async with table.lock:
            await table.settle()
            journal, deadline = table.journal, table.facts.row.deadline
            if journal is None or journal.is_over or deadline is None or deadline > now():
                return
            state, ply = journal.game.state, journal.ply
            decision = state.pending()
            awaited = journal.awaited()
            if decision is None or decision.absence not in (DEFAULT_OPTION, DEPUTY):
                await table.stop_clock()
                return
            defaults = {seat: state.options(seat)[0].text for seat in awaited}
            record = journal.game.record
        for seat in awaited:
            text = defaults[seat]
            if decision.absence == DEPUTY:
                text = await self.thinkers.decide(record, seat, levels(table.title.id)[-1])
            await self._act(table.id, seat, text, ply, "clock")

    def close(self) -> None:
        for task in [*self._busy.values(), *([self._clock] if self._clock else [])]:
            task.cancel()
        self.thinkers.close()


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
