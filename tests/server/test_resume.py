"""Whatever happens between, whoever comes back with his cursor misses nothing and is told nothing twice."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casusbelli.core import registry
from casusbelli.server import journal
from casusbelli.server.press import tell_messages
from casusbelli.server.refusals import GateRefusal, HouseRefusal
from forts import TITLE
from server.house import House, Json, Memory, Person, house, set_table

SEATS = 3
WATCHER = -1
NO_HISTORY = {"from": 0, "first": 0, "history": []}
PAGES = [(journal.PAGE, journal.RECENT), (4, 2), (1, 0)]  # plies of a page, and those that are in memory

steps = st.lists(
    st.one_of(
        st.tuples(st.just("act"), st.integers(0, SEATS - 1), st.integers(0, 20)),
        st.tuples(st.just("take-back"), st.integers(0, SEATS - 1), st.just(0)),
        st.tuples(st.just("answer"), st.integers(0, SEATS - 1), st.integers(0, 3)),
        st.tuples(st.just("say"), st.integers(0, SEATS - 1), st.integers(0, 7)),
        st.tuples(st.just("go"), st.integers(WATCHER, SEATS - 1), st.just(0)),
        st.tuples(st.just("come"), st.integers(WATCHER, SEATS - 1), st.just(0)),
        st.tuples(st.just("hear"), st.integers(WATCHER, SEATS - 1), st.just(0)),
        st.tuples(st.just("forget-tables"), st.just(0), st.just(0)),
    ),
    max_size=60,
)


class Evening:
    """People who come and go; those who are away keep their memory."""

    def __init__(self, opened: House) -> None:
        self.house = opened
        self.here: dict[int, Person] = {}
        self.away: dict[int, Memory] = {seat: Memory() for seat in range(WATCHER, SEATS)}

    async def come(self, seat: int) -> None:
        if seat in self.away:
            memory = self.away.pop(seat)
            count = len(memory.feeds)
            self.here[seat] = await self.house.enter(seat, memory=memory)
            self._check_feeds(memory.feeds[count:], count == 0)

    async def go(self, seat: int) -> None:
        if seat in self.here:
            self.away[seat] = await self.here.pop(seat).go()

    async def hear(self, seat: int) -> None:
        if seat in self.here:
            self._check_feeds(await self.here[seat].hear(), is_first=False)

    def _check_feeds(self, feeds: list[Json], is_first: bool) -> None:
        """No part comes without news, and history goes back no further than it must."""
        for feed in feeds:
            assert feed.keys() & {"table", "game", "press", "id"}
        if is_first:
            assert feeds[0]["game"]["from"] == -1

    async def do(self, kind: str, seat: int, number: int) -> None:
        person = self.here.get(seat)
        if person is None:
            return
        before = self._entries(person)
        try:
            await self._ask(person, kind, number)
        except (GateRefusal, HouseRefusal):
            assert self._entries(person) == before

    def _entries(self, person: Person) -> int:
        return person.listener.cursor.entries

    async def _ask(self, person: Person, kind: str, number: int) -> None:
        memory = person.memory
        if kind == "act":
            possible = memory.options + memory.asides
            if possible:
                await person.act(possible[number % len(possible)])
        elif kind == "take-back":
            await person.take_back()
        elif kind == "answer":
            offers = [offer["number"] for offer in memory.table["offers"]] or [99]
            await person.answer(offers[0], agree=number > 0)
        else:
            readers = [other for other in range(SEATS) if number >> other & 1]
            await person.say(f"message {number}", *readers)


async def play(evening: Evening, plan: list[tuple[str, int, int]]) -> None:
    for seat in range(SEATS):
        await evening.come(seat)
    for kind, seat, number in plan:
        if kind in ("come", "go", "hear"):
            await getattr(evening, kind)(seat)
        elif kind == "forget-tables":
            await forget(evening)
        else:
            await evening.do(kind, seat, number)
    for seat in range(WATCHER, SEATS):
        await evening.come(seat)
        await evening.hear(seat)


async def forget(evening: Evening) -> None:
    """As if the server had been restarted: everybody has to come again."""
    present = list(evening.here)
    for seat in present:
        await evening.go(seat)
    evening.house.live_tables.tables.clear()
    for seat in present:
        await evening.come(seat)


async def check(plan: list[tuple[str, int, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with house(f"sqlite:///{folder}/house.db") as opened:
            table = await set_table(opened, ["person"] * SEATS, "forts")
            evening = Evening(opened)
            await play(evening, plan)
            table = await opened.table()
            assert table.journal is not None
            for seat, person in evening.here.items():
                fresh = Memory()
                newcomer = await opened.enter(seat, memory=fresh)
                memory = person.memory
                assert memory.history == fresh.history
                assert memory.press == fresh.press == tell_messages(table.messages, seat)
                assert {**memory.game, **NO_HISTORY} == {**fresh.game, **NO_HISTORY}
                assert [ply["seat"] for ply in memory.history[1:]] == [move.seat for move in table.journal.moves]
                check_no_repetition(memory, table.journal.floors)
                await newcomer.go()


def check_no_repetition(memory: Memory, floors: list[int]) -> None:
    """Each feed's history starts exactly where the entries that were new to this client began to change it."""
    known = -1
    for feed in memory.feeds:
        entries = int(feed["cursor"].split(".")[0])
        if "game" not in feed:
            assert entries == known
            continue
        expected = -1 if known == -1 else min(floors[known:entries])
        assert feed["game"]["from"] == expected
        assert feed["game"]["first"] == max(expected + 1, feed["game"]["ply"] + 1 - journal.PAGE)
        known = entries


@contextmanager
def forts(page: int = journal.PAGE, recent: int = journal.RECENT) -> Iterator[None]:
    """The small title is on the shelf, and pages are as long as this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._TITLES, "forts", TITLE)
        patch.setattr(journal, "PAGE", page)
        patch.setattr(journal, "RECENT", recent)
        yield


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(steps, st.sampled_from(PAGES))
def test_what_a_client_has_gathered_is_what_the_table_tells_a_newcomer(
    plan: list[tuple[str, int, int]], page: tuple[int, int]
) -> None:
    with forts(*page):
        asyncio.run(check(plan))


def test_this_evening_has_everything_in_it() -> None:
    """The random evenings above cannot be empty of what they are for: here is one with all of it."""
    plan = [
        ("act", 0, 2),
        ("go", 1, 0),
        ("take-back", 0, 0),
        ("act", 0, 0),
        ("act", 2, 0),
        ("say", 0, 0b100),
        ("say", 2, 0),
        ("come", 1, 0),
        ("act", 1, 0),
        ("go", 2, 0),
        ("hear", 0, 0),
        ("take-back", 0, 0),
        ("hear", 1, 0),
        ("answer", 1, 1),
        ("come", 2, 0),
        ("answer", 2, 1),
        ("forget-tables", 0, 0),
        ("act", 0, 1),
    ]

    async def evening() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with house(f"sqlite:///{folder}/house.db") as opened:
                await set_table(opened, ["person"] * SEATS, "forts")
                people = Evening(opened)
                await play(people, plan)
                table = await opened.table()
                assert table.journal is not None
                assert min(table.journal.floors[4:]) == 0  # all agreed to go back to the start
                assert [message["text"] for message in people.here[1].memory.press] == ["message 0"]
                assert len(people.here[0].memory.press) == 2

    with forts():
        asyncio.run(evening())
    for page, recent in PAGES:
        with forts(page, recent):
            asyncio.run(check(plan))
