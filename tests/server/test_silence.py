"""Letters wait while the cards of a battle are played."""

from functools import cache

import pytest
from sqlalchemy import insert

from casusbelli.bots import decide, dice_of, find_bot
from casusbelli.core import Game, Setup, find_title
from casusbelli.server import schema
from casusbelli.server.lobby import _messages
from casusbelli.server.table import LiveTable
from server.house import TABLE, House, Json, Person, house, rows, set_table, until

pytestmark = pytest.mark.anyio

SEED = 1
FULL = {"coalitions": 6, "raison-detat": 6, "realpolitik": 4}
every_title = pytest.mark.parametrize("title", FULL)


@cache
def way_to_battle(title: str) -> Game:
    """A game in which some players decide about cards, and at least two others are not concerned."""
    game, bot = Game(Setup(title, FULL[title], {}, SEED)), find_bot(title, "heuristic")
    while not 0 < len(find_title(title).silenced(game.state)) < FULL[title] - 1:
        seat = game.state.awaited()[0]
        game.apply(seat, decide(bot, game.state, seat, dice_of(SEED, seat, game.state.ply)))
    return game


async def set_battle(opened: House, title: str) -> LiveTable:
    table = await set_table(opened, ["person"] * FULL[title], title)
    async with table.lock:
        for ply, (seat, text) in enumerate(way_to_battle(title).record.moves):
            await table.act(seat, text, ply, "person")
    return table


def parted(title: str) -> tuple[list[int], list[int]]:
    """The seats that are concerned, and the others."""
    concerned = find_title(title).silenced(way_to_battle(title).state)
    return concerned, [seat for seat in range(FULL[title]) if seat not in concerned]


async def end_cards(opened: House) -> None:
    """Everybody passes."""
    table = await opened.table()
    assert table.journal is not None
    async with table.lock:
        while table.title.silenced(table.journal.game.state):
            await table.act(table.journal.awaited()[0], "pass", table.journal.ply, "person")
    await until(lambda: not table.waiting)


def texts(messages: list[Json]) -> list[str]:
    return [message["text"] for message in messages]


async def heard(person: Person) -> list[str]:
    await person.hear()
    return texts(person.memory.press)


@every_title
async def test_COA_8_4_12_RDE_10_4_12_REA_5_9_2_letters_of_and_to_those_concerned_wait_for_the_result(
    database: str, title: str
) -> None:
    (first, second, *_), (third, fourth, *_) = parted(title)
    async with house(database) as opened:
        await set_battle(opened, title)
        one, other, stranger, friend, watcher = await opened.gather(first, second, third, fourth, -1)
        assert texts((await one.say("play your five", second))["waiting"]) == ["play your five"]
        assert texts((await one.say("good luck to all"))["waiting"]) == ["play your five", "good luck to all"]
        assert "press" not in await stranger.say("what a fight", first)
        assert "press" not in await stranger.say("hear, hear")
        for person in (other, friend, watcher):
            assert await person.hear() == []  # not even that something waits
        await stranger.say("let them bleed", fourth)
        assert (await heard(stranger), await heard(friend)) == (["let them bleed"], ["let them bleed"])
        await end_cards(opened)
        assert await heard(one) == ["play your five", "good luck to all", "what a fight", "hear, hear"]
        assert await heard(other) == ["play your five", "good luck to all", "hear, hear"]
        assert await heard(stranger) == ["let them bleed", "good luck to all", "what a fight", "hear, hear"]
        assert await heard(friend) == ["let them bleed", "good luck to all", "hear, hear"]
        assert await heard(watcher) == ["good luck to all", "hear, hear"]
        assert one.memory.feeds[-1].get("waiting", []) == []
        await one.say("well fought")
        assert (await heard(other))[-1] == "well fought"


async def test_COA_8_4_12_what_waits_survives_a_restart_and_is_counted_for_nobody(database: str) -> None:
    (first, second, *_), _ = parted("coalitions")
    async with house(database) as opened:
        await set_battle(opened, "coalitions")
        one = await opened.enter(first)
        await one.say("play your five", second)
        written = way_to_battle("coalitions").state.ply
    async with house(database) as opened:
        one, other = await opened.gather(first, second)
        assert texts(one.memory.feeds[0]["waiting"]) == ["play your five"]
        assert one.memory.press == other.memory.press == []
        assert other.memory.you["unread"] == 0
        assert all("waiting" not in feed for feed in other.memory.feeds)
        assert await opened.store.read(lambda connection: _messages(connection, [TABLE])) == {}
        assert [row.messages for row in await rows(opened, schema.tables)] == [0]
        await end_cards(opened)
        assert await heard(other) == ["play your five"]
        assert (other.memory.press[0]["number"], other.memory.press[0]["ply"]) == (1, written)
        assert other.memory.you["unread"] == 1
        assert [row.messages for row in await rows(opened, schema.tables)] == [1]
    async with house(database) as opened:
        one = await opened.enter(first)
        assert texts(one.memory.press) == ["play your five"]
        assert "waiting" not in one.memory.feeds[0]


async def test_COA_8_4_12_a_letter_that_was_left_waiting_is_delivered_when_the_table_is_opened(database: str) -> None:
    """The house was closed between the last card and the letters."""
    letter = {"table_id": TABLE, "number": -1, "seat": 0, "audience": None, "ply": 0, "text": "at last", "at": 0}
    async with house(database) as opened:
        await set_table(opened, ["person"] * 4, "coalitions")
        await opened.store.write(lambda connection: connection.execute(insert(schema.messages).values(letter)))
    async with house(database) as opened:
        table = await opened.table()
        await until(lambda: not table.waiting)
        assert await heard(await opened.enter(1)) == ["at last"]


async def test_COA_8_4_12_the_end_of_the_game_ends_the_silence(sqlite: str) -> None:
    (first, second, *_), _ = parted("raison-detat")
    async with house(sqlite) as opened:
        table = await set_battle(opened, "raison-detat")
        one, other = await opened.gather(first, second)
        await one.say("play your five", second)
        async with table.lock:
            await table.end(first, table.begun().ply)
        await until(lambda: not table.waiting)
        assert await heard(other) == ["play your five"]
