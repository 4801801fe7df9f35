"""Who decides when no person does: bots on their chairs, deputies of the absent, and the clock."""

import asyncio
import time
from functools import partial
from typing import Final

from sqlalchemy import Connection, or_, select

from casusbelli.bots.registry import REGULAR
from casusbelli.core import DEFAULT_OPTION, DEPUTY, GameOver, StalePly
from casusbelli.core.talk import programs_to_act
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.journal import CLOCK, Journal
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.pauses import dice_of_pause, pause_before, time_to_act
from casusbelli.server.refusals import Away, GateRefusal, HouseRefusal
from casusbelli.server.table import LiveTable
from casusbelli.server.table_info import PLAYING
from casusbelli.server.tasks import Tasks
from casusbelli.server.workers import Thinkers

TICK: Final = 0.5  # seconds between two looks at the clocks
SWEEP: Final = 15.0  # seconds between two looks at all tables
STALLED: Final = 15_000  # milliseconds after which a table that waits for a program waits for one of ours
NOBODY: Final = -1

Stamp = tuple[int, int]  # when a table has changed, and how often its chairs have


class Programs:
    """One task per table that waits for a program; it goes on until a person is awaited."""

    def __init__(self, live_tables: LiveTables, workers: int, pace: float) -> None:
        self._live_tables: Final = live_tables
        self._pace: Final = pace
        self.thinkers: Final = Thinkers(workers)
        self.tasks: Final = Tasks()
        self._has_swept = False
        self._patient: dict[str, Stamp] = {}  # tables where programs wait for people, as they were when we looked
        live_tables.moved = self.look_at

    async def start(self) -> None:
        """Take up what was left when the server stopped."""
        self.tasks.start("sweep", "", self._sweep)
        self.tasks.start("clocks", "", self._watch_clocks)

    def look_at(self, table: LiveTable) -> None:
        """Called whenever somebody else may be awaited."""
        if self._next(table) is not None:
            self.tasks.start("bots", table.id, partial(self._play, table.id))

    async def _play(self, table_id: str) -> None:
        began = time.monotonic()
        while True:
            table = await self._live_tables.table(table_id)  # the one that people look at
            awaited = self._next(table)
            if awaited is None:
                return
            if await self._decide(table, *awaited, began):
                began = time.monotonic()

    async def _sweep(self) -> None:
        """Look again at the tables that wait for a program. Other processes may be at work on those that go on."""
        while True:
            before = now() - STALLED if self._has_swept else now()
            found = await self._live_tables.store.read(partial(_waiting_for_programs, before=before))
            self._patient = {
                table_id: stamp
                for table_id, stamp in found.items()
                if self._patient.get(table_id) == stamp or await self._is_idle(table_id)
            }
            self._has_swept = True
            await asyncio.sleep(SWEEP)
            self._live_tables.put_away_idle()

    async def _is_idle(self, table_id: str) -> bool:
        """Look again; True if programs there wait for people."""
        if self.tasks.is_running("bots", table_id):
            return False
        try:
            table = await self._live_tables.table(table_id)
            async with table.lock:
                await table.settle()
        except Away:
            raise
        except HouseRefusal:
            return False
        self.look_at(table)
        return self._next(table) is None

    def _next(self, table: LiveTable) -> tuple[int, str, str] | None:
        """The seat, level and role of the next program that is awaited."""
        journal = table.journal
        if journal is None or journal.is_over:
            return None
        programs = table.info.bots()
        seats = programs_to_act(journal.game.state, programs)
        return (seats[0], *programs[seats[0]]) if seats else None

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
        table = await self._live_tables.table(table_id)
        try:
            async with table.lock:
                await table.settle()
                if table.entries != entries or table.journal is None:
                    return False
                if role != CLOCK and table.info.bots().get(seat, ("", ""))[1] != role:
                    return False  # a person has taken the chair back
                await table.act(seat, text, table.journal.ply, role)
        except GateRefusal as refused:
            if isinstance(refused.refusal, StalePly | GameOver):
                return False  # another process was faster
            raise
        except Away:
            raise
        except HouseRefusal:
            return False
        table.wake()
        return True

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for table_id in await self._live_tables.store.read(_out_of_time):
                self.tasks.start("clock", table_id, partial(self._call_times, table_id))

    async def _call_times(self, table_id: str) -> None:
        """For all who are late at a table. The clocks of the other tables go on, whatever happens here."""
        while await self._call_time(await self._live_tables.table(table_id)):
            continue

    async def _call_time(self, table: LiveTable) -> bool:
        """What happens to the absent is for the decision to say; True if it was done for one of them."""
        async with table.lock:
            await table.settle()
            journal, deadline = table.journal, table.info.row.deadline
            if journal is None or journal.is_over or deadline is None or deadline > now():
                return False
            decision = journal.game.state.pending()
            if decision is None or decision.absence not in (DEFAULT_OPTION, DEPUTY):
                await table.stop_clock()
                return False
            seat, entries = min(journal.awaited(), key=table.info.bots().__contains__), table.entries  # people first
            text = journal.game.state.options(seat)[0].text
        if decision.absence == DEPUTY:
            text = await self._think(journal, seat, REGULAR, time.monotonic())
        return await self._act(table.id, seat, text, entries, CLOCK)

    def close(self) -> None:
        self.tasks.close()
        self.thinkers.close()


def _pause(journal: Journal, level: str) -> float:
    last = journal.moves[-1].seat if journal.moves else NOBODY
    dice = dice_of_pause(journal.game.record.setup.seed, journal.ply)
    return pause_before(journal.game.state, level, last, dice)


def _out_of_time(connection: Connection) -> list[str]:
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).where(columns.deadline <= now())).scalars())


def _waiting_for_programs(connection: Connection, before: int) -> dict[str, Stamp]:
    """The tables where a bot or a deputy is awaited, or where nobody knows yet who is: they have just begun."""
    tables, seats = schema.tables.c, schema.seats.c
    is_awaited = or_(tables.awaited == 0, tables.awaited.op(">>")(seats.seat).op("&")(1) == 1)
    is_program = or_(seats.kind == "bot", seats.deputy.is_not(None))
    stamped = select(tables.id, tables.changed, tables.revision)
    query = stamped.join(schema.seats, (seats.table_id == tables.id) & is_program & is_awaited)
    found = connection.execute(query.where(tables.state == PLAYING, tables.changed <= before))
    return {table_id: (changed, revision) for table_id, changed, revision in found}
