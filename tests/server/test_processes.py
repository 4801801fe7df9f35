"""Two server processes on one database file serve one table: the database decides who was first."""

import asyncio
import threading
from pathlib import Path
from random import Random

import psutil
import pytest
from sqlalchemy import Connection, select, update

from casusbelli.core import StalePly
from casusbelli.server import schema
from casusbelli.server.refusals import GateRefusal, HouseRefusal
from server import network
from server.house import House, Person, house, journal_rows, rows, set_table, until
from server.network import Player, play
from server.serving import free_port, nursery

pytestmark = pytest.mark.anyio


async def hear_ply(person: Person, ply: int) -> None:
    """Wait until the person's own process has noticed."""

    async def has_come() -> bool:
        await person.hear()
        return person.memory.ply >= ply

    await until(has_come)


async def at_both(one: House, other: House) -> tuple[Person, Person, Person]:
    """Seats 0 and 1 here, seat 2 there."""
    here = await one.gather(0, 1)
    [there] = await other.gather(2)
    return here[0], here[1], there


async def test_what_one_process_stores_the_other_tells(database: str, forts: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3, forts)
        first, second, third = await at_both(one, other)
        await first.act("bid 1")
        await hear_ply(third, 1)
        await third.act("bid 2")
        await third.say("I have bid", 1)
        await hear_ply(second, 2)
        await until(lambda: len(second.house.live_tables.tables["table"].messages) == 1)
        await second.hear()
        await first.hear()
        assert [message["text"] for message in second.memory.press] == ["I have bid"]
        assert first.memory.press == []
        await second.act("bid 0")
        await hear_ply(third, 3)
        assert first.memory.history == third.memory.history[:3]
        await third.act("keep")
        assert [text for _, _, text in await journal_rows(other)] == ["bid 1", "bid 2", "bid 0", "keep"]


async def test_a_secret_commitment_that_loses_the_race_is_rebased(database: str, forts: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3, forts)
        first, second, third = await at_both(one, other)
        await asyncio.gather(first.act("bid 1"), third.act("bid 2"))
        assert sorted(text for _, _, text in await journal_rows(one)) == ["bid 1", "bid 2"]
        await hear_ply(second, 2)
        await hear_ply(first, 2)
        await hear_ply(third, 2)
        assert first.memory.history == third.memory.history == second.memory.history


async def test_of_two_that_answer_one_question_the_first_is_heard_and_the_other_told_so(database: str) -> None:
    """The same player decides in two browsers that are served by two processes."""
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person", "person"])
        here, there = await one.enter(0), await other.enter(0)
        if here.memory.game["awaited"] == [1]:
            here, there = await one.enter(1), await other.enter(1)
        results = await asyncio.gather(
            here.act(here.memory.options[0]), there.act(there.memory.options[1]), return_exceptions=True
        )
        refusals = [result for result in results if isinstance(result, BaseException)]
        [refused] = refusals
        assert isinstance(refused, GateRefusal)
        assert isinstance(refused.refusal, StalePly)
        assert len(await journal_rows(one)) == 1
        await hear_ply(here, 1)
        await hear_ply(there, 1)
        assert here.memory.history == there.memory.history


async def test_everybody_hears_what_came_to_light_by_a_lost_race(database: str) -> None:
    """The loser learns of the other's entry by the conflict; those who sit beside him must be told as well."""
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person", "person"])
        one.store.others_wrote = lambda tables: None  # the conflict is quicker than the glance
        people = await one.gather(0, 1)
        first = people[people[0].memory.game["awaited"][0]]
        beside = people[1 - first.seat]
        there = await other.enter(first.seat)
        await there.act(there.memory.options[0])
        with pytest.raises(GateRefusal):
            await first.act(first.memory.options[1])
        assert beside.listener.news.is_set()
        await beside.hear()
        assert beside.memory.ply == 1


async def test_a_cursor_from_the_process_that_is_ahead_is_understood_by_the_other(database: str, forts: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3, forts)
        first, _, third = await at_both(one, other)
        other.store.others_wrote = lambda tables: None  # it has noticed nothing yet
        await first.act("bid 1")
        await first.say("hello")
        history = first.memory.history
        memory = await first.go()
        again = await other.enter(0, memory=memory)
        assert again.memory.ply == 1
        assert again.memory.history is history or again.memory.history == history
        assert "game" not in again.memory.feeds[-1]
        assert len(again.memory.press) == 1
        await third.hear()
        assert third.memory.ply == 1


async def test_offers_are_answered_across_processes(database: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person", "person"])
        here, there = await one.enter(0), await other.enter(1)
        await here.offer_end()

        async def is_asked() -> bool:
            await there.hear()
            return bool(there.memory.table["offers"])

        await until(is_asked)
        await there.answer(there.memory.table["offers"][0]["number"], agree=True)

        async def is_over() -> bool:
            await here.hear()
            return bool(here.memory.table["state"] == "over")

        await until(is_over)
        with pytest.raises((HouseRefusal, GateRefusal)):
            await here.offer_end()


async def test_an_offer_to_which_the_last_two_agree_at_once_is_fulfilled(database: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3)
        first, second, third = await at_both(one, other)
        await first.offer_end()
        for person in (second, third):

            async def is_asked(person: Person = person) -> bool:
                await person.hear()
                return bool(person.memory.table["offers"])

            await until(is_asked)
        await asyncio.gather(second.answer(1, agree=True), third.answer(1, agree=True))

        async def is_over() -> bool:
            await first.hear()
            return bool(first.memory.table["state"] == "over")

        await until(is_over)
        assert await rows(one, schema.journal.c.kind) == [("end",)]


async def test_what_is_read_together_is_from_one_moment(database: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person", "person"])
        person = await one.enter(0)
        has_begun, may_go_on = threading.Event(), threading.Event()

        def read_twice(connection: Connection) -> list[int]:
            counts = [connection.execute(select(schema.tables.c.messages)).scalar_one()]
            has_begun.set()
            assert may_go_on.wait(30)
            return [*counts, len(connection.execute(select(schema.messages)).all())]

        reading = asyncio.create_task(other.store.read(read_twice))
        await asyncio.to_thread(has_begun.wait)
        await person.say("meanwhile")
        may_go_on.set()
        assert await reading == [0, 0]
        assert len(await rows(other, schema.messages)) == 1


async def test_two_transactions_that_wait_for_each_other_are_both_stored(postgresql: str) -> None:
    """The database ends one of them; it is run again."""
    async with house(postgresql) as one, house(postgresql) as other:
        await set_table(one, ["person", "person"])
        names = schema.players.c
        both_have_begun = threading.Barrier(2)
        runs: list[str] = []

        def rename(connection: Connection, *ids: str) -> None:
            runs.append(ids[0])
            for player in ids:
                connection.execute(update(schema.players).where(names.id == player).values(name=names.name + "x"))
                if len(runs) <= 2 and player == ids[0]:
                    both_have_begun.wait(30)

        await asyncio.gather(
            one.store.write(lambda connection: rename(connection, "player0", "player1")),
            other.store.write(lambda connection: rename(connection, "player1", "player0")),
        )
        assert sorted(await rows(one, names.name)) == [("Name0xx",), ("Name1xx",)]
        assert len(runs) > 2


async def test_a_process_that_is_busy_writing_still_notices_what_others_write(database: str, forts: str) -> None:
    async with house(database) as one, house(database) as other:
        await set_table(one, ["person"] * 3, forts)
        _, second, third = await at_both(one, other)
        is_done = False

        async def keep_writing() -> None:
            while not is_done:
                await one.store.write(lambda connection: None)

        writers = [asyncio.create_task(keep_writing()) for _ in range(3)]
        await third.act("bid 2")
        await hear_ply(second, 1)
        is_done = True
        await asyncio.gather(*writers)


async def test_a_writer_s_error_is_the_asker_s_alone(database: str) -> None:
    """Many changes share a transaction; one that fails takes no other with it."""
    async with house(database) as opened:
        await set_table(opened, ["person", "person"])
        person = await opened.enter(0)
        if person.memory.game["awaited"] == [1]:
            person = await opened.enter(1)

        def fail(connection: object) -> None:
            raise ValueError("on purpose")

        results = await asyncio.gather(
            opened.store.write(fail),
            person.act(person.memory.options[0]),
            opened.store.write(lambda connection: 7),
            opened.store.write(fail),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [ValueError, dict, int, ValueError]
        assert len(await journal_rows(opened)) == 1


async def test_two_real_servers_serve_one_table(tmp_path: Path, database: str) -> None:
    """Players here and there, one of them moving between, and a bot that both servers may call: nothing comes twice."""
    with nursery(tmp_path, database) as servers:
        one, other = servers.start(free_port()), servers.start(free_port())
        table, secrets = await network.set_table(one, ["person", "person", "person", "bot random"])
        homes = (one, other, one)
        players = [Player(home, table, secret) for home, secret in zip(homes, secrets, strict=True)]
        watcher = Player(other, table, None)
        for player in [*players, watcher]:
            await player.come()
        for stop in (25, 50, 10_000):
            await asyncio.gather(*[play(player, Random(player.server.port), stop) for player in players])
            await players[2].return_to(other if players[2].server is one else one)
        await watcher.hear_until(lambda memory: memory.table["state"] == "over")
        for player in players:
            await player.hear_until(lambda memory: memory.table["state"] == "over")
            assert [ply["at"] for ply in player.memory.history] == [ply["at"] for ply in watcher.memory.history]
            assert len(player.memory.history) == player.memory.ply + 1
            floors = [feed["game"]["from"] for feed in player.memory.feeds if "game" in feed]
            assert floors == sorted(floors)  # nobody took anything back, so nobody was sent back
            await player.go()
        await watcher.go()
        for server in (one, other):
            server.stop()
            assert server.complaints() == []


async def test_nothing_of_a_killed_server_is_left(tmp_path: Path, database: str) -> None:
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port(), bot_pace=0.05)
        await network.set_table(server, ["bot random", "bot random"])
        process = psutil.Process(server.pid)
        await until(lambda: process.children(recursive=True))
        await asyncio.sleep(0.5)
        workers = process.children(recursive=True)
        server.kill()
        await until(lambda: not any(worker.is_running() and worker.status() != "zombie" for worker in workers))
