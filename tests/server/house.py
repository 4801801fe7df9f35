"""The vocabulary of the server's tests: live tables in this process, people at them, and what they remember."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from casusbelli.core import SPECTATOR, Chance, Record, find_title, replay, seed_text
from casusbelli.server import schema
from casusbelli.server.feed import read_cursor
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.past import page_of_history
from casusbelli.server.programs import Programs
from casusbelli.server.requests import Act, Answer, Offer, Read, Request, Say, TakeBack
from casusbelli.server.store import Store
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.table_info import TableInfo
from casusbelli.server.visitor import Visitor

Json = dict[str, Any]

TABLE = "table"
SALT = 0xC0FFEE


class Memory:
    """What a client knows: it takes in feeds as docs/api.md says, and fails where a feed does not fit what it knows.

    Where a feed leaves plies out, `before` says before which one the next page is to be asked for.
    """

    def __init__(self) -> None:
        self.cursor = ""
        self.table: Json = {}
        self.you: Json = {}
        self.game: Json = {}
        self.history: list[Json] = []
        self.later: list[Json] = []  # what is known after plies that were left out
        self.press: list[Json] = []
        self.deadline: int | None = None
        self.answered: list[int] = []
        self.feeds: list[Json] = []

    @property
    def ply(self) -> int:
        return int(self.game["ply"])

    @property
    def options(self) -> list[str]:
        return [option["action"] for option in self.game.get("options", ())]

    @property
    def asides(self) -> list[str]:
        return [option["action"] for option in self.game.get("asides", ())]

    def hear(self, feed: Json) -> None:
        assert feed["type"] == "feed"
        self.feeds.append(feed)
        self.cursor = feed["cursor"]
        self.deadline = feed["deadline"]
        self.table = feed.get("table", self.table)
        self.you = feed.get("you", self.you)
        if "id" in feed:
            self.answered.append(feed["id"])
        if "game" in feed:
            self._hear_game(feed["game"])
        for message in feed.get("press", ()):
            assert message["number"] == len(self.press) + 1, f"message {message['number']} after {len(self.press)}"
            self.press.append(message)

    def _hear_game(self, game: Json) -> None:
        known = len(self.history) - 1
        assert game["from"] <= known, f"plies {known + 1} to {game['from']} are missing"
        assert game["from"] < game["first"]
        assert [ply["ply"] for ply in game["history"]] == list(range(game["first"], game["ply"] + 1))
        self.game = game
        self.history = self.history[: game["from"] + 1]
        self._remember(game["history"])

    @property
    def before(self) -> int | None:
        return int(self.later[0]["ply"]) if self.later else None

    def read_page(self, page: Json) -> None:
        """Take in a page of the history that a feed has left out."""
        assert [ply["ply"] for ply in page["history"]] == list(range(page["first"], self.later[0]["ply"]))
        self._remember(page["history"] + self.later)

    def _remember(self, plies: list[Json]) -> None:
        new = [ply for ply in plies if ply["ply"] >= len(self.history)]
        fits = not new or new[0]["ply"] == len(self.history)
        self.history, self.later = (self.history + new, []) if fits else (self.history, new)

    def told(self) -> list[Json]:
        """All events of the game as it now stands."""
        return [event for ply in self.history for event in ply["events"]]


class Person:
    """Somebody who listens at a table in this process."""

    def __init__(self, house: "House", visitor: Visitor, language: str | None, memory: Memory) -> None:
        self.house = house
        self.listener = Listener(visitor, language, cursor=read_cursor(memory.cursor))
        self.memory = memory
        self._number = 100

    @property
    def seat(self) -> int:
        return self.listener.seat

    async def hear(self) -> list[Json]:
        """Take in all that is new: what a socket would have sent meanwhile."""
        heard: list[Json] = []
        table = await self.house.table()
        while True:
            self.listener.news.clear()
            feed = await table.tell(self.listener)
            if feed is None:
                return heard
            self.memory.hear(feed)
            while self.memory.before is not None:
                page = await page_of_history(table, self.listener.visitor, self.memory.before, self.listener.language)
                self.memory.read_page(page)
            heard.append(feed)

    async def ask(self, request: Request) -> Json:
        """Send a request; the feed that answers it."""
        table = await self.house.table()
        await table.handle(self.listener, request)
        answers = [feed for feed in await self.hear() if feed.get("id") == request.id]
        assert len(answers) == 1, "every request is answered once"
        return answers[0]

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def act(self, action: str, ply: int | None = None) -> Json:
        return await self.ask(Act(action=action, ply=self.memory.ply if ply is None else ply, id=self._next()))

    async def take_back(self, ply: int | None = None) -> Json:
        return await self.ask(TakeBack(ply=self.memory.ply if ply is None else ply, id=self._next()))

    async def offer_end(self) -> Json:
        return await self.ask(Offer(kind="end", id=self._next()))

    async def answer(self, offer: int, agree: bool) -> Json:
        return await self.ask(Answer(offer=offer, agree=agree, id=self._next()))

    async def say(self, text: str, *to: int) -> Json:
        return await self.ask(Say(text=text, to=list(to) or None, id=self._next()))

    async def read(self, number: int) -> Json:
        return await self.ask(Read(press=number, id=self._next()))

    async def go(self) -> Memory:
        """Lose the connection; whoever comes back with this memory knows where he was."""
        (await self.house.table()).go(self.listener)
        return self.memory


class House:
    """A store and its live tables, as one server process has them."""

    def __init__(self, database: str, with_programs: bool = False) -> None:
        self.store = Store(database)
        self.live_tables = LiveTables(self.store)
        self.programs = Programs(self.live_tables, 1, 0.0) if with_programs else None

    async def table(self, table_id: str = TABLE) -> LiveTable:
        return await self.live_tables.table(table_id)

    async def enter(self, seat: int = SPECTATOR, language: str | None = None, memory: Memory | None = None) -> Person:
        """Somebody comes: the player of a seat, or a spectator; with a memory he resumes where he was."""
        visitor = Visitor() if seat == SPECTATOR else Visitor(player=f"player{seat}")
        person = Person(self, visitor, language, memory or Memory())
        table = await self.table()
        async with table.lock:
            await table.arrive(person.listener)
        await person.hear()
        return person

    async def gather(self, *seats: int, language: str | None = None) -> list[Person]:
        """Several people come, and all know that all are there."""
        people = [await self.enter(seat, language) for seat in seats]
        for person in people:
            await person.hear()
        return people

    async def close(self) -> None:
        if self.programs is not None:
            self.programs.close()
        self.live_tables.close()
        self.store.close()


@asynccontextmanager
async def house(database: str, with_programs: bool = False, beats: bool = False) -> AsyncIterator[House]:
    """A house on a database; what was there before is there still."""
    opened = House(database, with_programs)
    try:
        await opened.store.write(schema.metadata.create_all)
        if beats:
            await opened.store.start_beating()
        if opened.programs is not None:
            await opened.programs.start()
        yield opened
    finally:
        await opened.close()


async def set_table(opened: House, seats: Sequence[str], title: str = "condottiere", **columns: Any) -> LiveTable:
    """Set the table. Seats are "person", "open", "bot random" and so on; a person n is player<n>."""
    await opened.store.write(lambda connection: write_table(connection, seats, title, columns))
    await opened.live_tables.changed(TABLE)
    return await opened.table()


def write_table(connection: Connection, seats: Sequence[str], title: str, columns: Json) -> None:
    row = {
        "id": TABLE,
        "title": title,
        "ruleset": find_title(title).ruleset,
        "name": "Friday evening",
        "state": "waiting" if "open" in seats else "playing",
        "public": True,
        "options": "{}",
        "seed": seed_text(1),
        "salt": seed_text(SALT),
        "press_rule": "all",
        "pace": None,
        "host": "player0",
        "created": 0,
        "changed": 0,
    }
    players = [{"id": f"player{seat}", "name": f"Name{seat}", "created": 0} for seat in range(len(seats))]
    connection.execute(insert(schema.players), players)
    connection.execute(insert(schema.tables).values(row | columns))
    for seat, wish in enumerate(seats):
        kind, _, level = wish.partition(" ")
        player = f"player{seat}" if kind == "person" else None
        chair = {"table_id": TABLE, "seat": seat, "kind": kind, "player": player, "name": f"Name{seat}"}
        connection.execute(insert(schema.seats).values(**chair, level=level or None))


async def change_seat(opened: House, seat: int, **columns: Any) -> None:
    """What the chairs of the house do: write to a seat and let everybody know."""
    tables, seats = schema.tables, schema.seats

    def write(connection: Connection) -> None:
        place = (seats.c.table_id == TABLE) & (seats.c.seat == seat)
        connection.execute(update(seats).where(place).values(columns))
        kinds = connection.execute(select(seats.c.kind).where(seats.c.table_id == TABLE)).scalars().all()
        state = {} if "open" in kinds else {"state": "playing"}
        raised = {"revision": tables.c.revision + 1}
        connection.execute(update(tables).where(tables.c.id == TABLE).values(**raised, **state))

    await opened.store.write(write)
    await opened.live_tables.changed(TABLE)


async def change_table(opened: House, **columns: Any) -> None:
    """Write to the table's row as another process would, or as time does."""
    tables = schema.tables
    change = update(tables).where(tables.c.id == TABLE).values(columns)
    await opened.store.write(lambda connection: connection.execute(change))


async def rows(opened: House, table: Any) -> list[Any]:
    """All rows of a database table."""
    return list(await opened.store.read(lambda connection: list(connection.execute(select(table)))))


async def journal_rows(opened: House) -> list[tuple[int, int, str]]:
    """The stored journal as (number, seat, text)."""
    columns = schema.journal.c
    query = select(columns.number, columns.seat, columns.text).order_by(columns.number)
    return [tuple(row) for row in await opened.store.read(lambda connection: list(connection.execute(query)))]


def info_of(table: LiveTable) -> TableInfo:
    return table.info


async def play_on(people: Sequence[Person], luck: Random, plies: int = 10_000) -> None:
    """Those who are awaited decide at random until the game is over."""
    for _ in range(plies):
        for person in people:
            await person.hear()
        able = [person for person in people if person.memory.options]
        if not able:
            return
        person = luck.choice(able)
        await person.act(luck.choice(person.memory.options))
    for person in people:
        await person.hear()


async def until(is_so: Any, seconds: float = 120.0) -> None:
    """Wait until something is so."""
    for _ in range(int(seconds / 0.01)):
        found = is_so()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to pass in time")


class Thinker:
    """Decides in this process, at random; can be made to wait."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[tuple[int, str]] = []
        self.asked_at: list[int] = []

    async def decide(self, record: Record, seat: int, level: str) -> str:
        state = replay(record).state
        self.asked.append((seat, level))
        self.asked_at.append(state.ply)
        await self.may_answer.wait()
        return state.options(seat)[Chance(state.ply).stream("bot").below(len(state.options(seat)))].text

    def close(self) -> None:
        return


def think_here(opened: House, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    assert opened.programs is not None
    monkeypatch.setattr(opened.programs, "thinkers", thinker)
    return thinker
