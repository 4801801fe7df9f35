"""A live table: what is played, taken back, offered and told. The people here listen without a network between."""

import asyncio
import hashlib
import time
from random import Random

import pytest

from casusbelli.core import GameOver, NotOffered, NotYourDecision, StalePly, UnknownAction
from casusbelli.server import live_tables as live_tables_module
from casusbelli.server import schema
from casusbelli.server.feed import read_cursor
from casusbelli.server.past import game_at
from casusbelli.server.refusals import GateRefusal, HouseRefusal
from casusbelli.server.requests import Act, Read, Say
from casusbelli.server.visitor import Visitor
from server.house import (
    SALT,
    TABLE,
    Memory,
    Person,
    change_seat,
    change_table,
    house,
    journal_rows,
    play_on,
    rows,
    set_table,
)

pytestmark = pytest.mark.anyio

PEOPLE = ["person", "person", "person"]


def mover(*people: Person) -> Person:
    """Whoever is awaited."""
    return next(person for person in people if person.seat in person.memory.game["awaited"])


# Acting.


async def test_an_action_is_told_to_everybody_once(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2, -1)
        first = mover(*people)
        action = first.memory.options[0]
        feed = await first.act(action)
        assert feed["game"]["from"] == 0
        assert [ply["seat"] for ply in feed["game"]["history"]] == [first.seat]
        for other in people:
            heard = await other.hear()
            assert len(heard) == (0 if other is first else 1)
            assert [ply["ply"] for ply in other.memory.history] == [0, 1]
            assert await other.hear() == []
        assert await journal_rows(opened) == [(1, first.seat, action)]


async def test_whoever_is_not_asked_is_refused_and_nothing_changes(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        first = mover(*people)
        other = next(person for person in people if person is not first)
        with pytest.raises(GateRefusal) as refused:
            await other.act(first.memory.options[0])
        assert isinstance(refused.value.refusal, NotYourDecision)
        with pytest.raises(GateRefusal) as refused:
            await first.act("play winter")
        assert isinstance(refused.value.refusal, NotOffered)
        with pytest.raises(GateRefusal) as refused:
            await first.act("abracadabra")
        assert isinstance(refused.value.refusal, UnknownAction)
        assert await journal_rows(opened) == []
        assert [await person.hear() for person in people] == [[], [], []]


async def test_an_action_seen_at_an_earlier_or_later_ply_is_stale(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await play_on(people, Random(1), 3)
        first = mover(*people)
        for ply in (first.memory.ply - 1, first.memory.ply + 1, 10**9):
            with pytest.raises(GateRefusal) as refused:
                await first.act(first.memory.options[0], ply)
            assert isinstance(refused.value.refusal, StalePly)
        assert len(await journal_rows(opened)) == 3


async def test_a_question_that_is_still_the_same_is_answered_though_others_did_something_aside(
    database: str, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        await people[1].act("boast 2")
        await people[1].act("bid 1")
        await people[0].act("bid 2", ply=0)
        assert (await journal_rows(opened))[-1] == (3, 0, "bid 2")


async def test_an_own_action_makes_the_earlier_ply_stale(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        await people[0].act("bid 2")
        with pytest.raises(GateRefusal):
            await people[0].act("bid 1", ply=0)
        await people[1].act("bid 0")
        await people[0].act("bid 1", ply=1)  # a secret may be revised until the last is in
        assert [text for _, _, text in await journal_rows(opened)] == ["bid 2", "bid 0", "bid 1"]


async def test_an_answer_to_the_question_before_is_stale_even_if_it_would_fit_the_next(
    database: str, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person"], forts)
        people = await opened.gather(0, 1)
        await people[0].act("bid 1")
        await people[1].act("bid 1")  # a draw: the next fort is bid for at once
        with pytest.raises(GateRefusal) as refused:
            await people[1].act("bid 0", ply=1)
        assert isinstance(refused.value.refusal, StalePly)


async def test_many_requests_at_once_are_each_answered(database: str) -> None:
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE)
        person = await opened.enter(0)
        for number in (7, 8, 9):
            await table.handle(person.listener, Say(text="hello", id=number))
        await person.hear()
        assert person.memory.answered == [7, 8, 9]
        assert [message["number"] for message in person.memory.press] == [1, 2, 3]


# Taking back.


async def test_what_hurts_nobody_is_taken_back_at_once_and_forgotten_by_all(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        for person in people:
            await person.act("bid 1")  # a draw: the second fort is asked for
            await people[0].hear()
        for person in people:
            await person.hear()
        await people[2].act("bid 0")
        assert people[2].memory.game["can_take_back"]
        feed = await people[2].take_back()
        assert (feed["game"]["ply"], feed["game"]["from"], feed["game"]["history"]) == (3, 3, [])
        await people[1].hear()
        assert len(people[1].memory.history) == 4
        assert (await journal_rows(opened))[-1] == (5, 2, "3")


async def test_a_take_back_and_another_action_reach_a_late_reader_as_one_change(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        await people[0].act("bid 2")
        await people[1].hear()
        assert people[1].memory.ply == 1
        await people[0].take_back()
        await people[2].act("bid 0", ply=0)
        [feed] = await people[1].hear()
        assert (feed["game"]["from"], feed["game"]["ply"]) == (0, 1)
        assert [ply["seat"] for ply in people[1].memory.history] == [None, 2]


async def test_what_others_have_seen_is_taken_back_only_if_all_agree(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await play_on(people, Random(2), 2)
        for person in people:
            await person.hear()
        last = people[people[0].memory.history[-1]["seat"]]
        before = last.memory.ply
        if last.memory.game["can_take_back"]:
            pytest.fail("the test wants an action that others have answered or that showed something")
        await last.take_back()
        [offer] = last.memory.table["offers"]
        assert (offer["kind"], offer["seat"]) == ("take-back", last.seat)
        others = [person for person in people if person is not last]
        await others[0].answer(offer["number"], agree=True)
        assert others[0].memory.ply == before
        await others[1].answer(offer["number"], agree=True)
        assert others[1].memory.ply == offer["ply"] < before
        assert others[1].memory.table["offers"] == []
        assert (await rows(opened, schema.offers)) == []


async def test_one_who_declines_ends_the_offer(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await people[0].offer_end()
        await people[1].hear()
        [offer] = people[1].memory.table["offers"]
        await people[1].answer(offer["number"], agree=False)
        await people[2].hear()
        assert people[2].memory.table["offers"] == []
        with pytest.raises(HouseRefusal, match="no-such-offer"):
            await people[2].answer(offer["number"], agree=True)
        assert people[2].memory.table["state"] == "playing"


async def test_an_offer_to_take_back_is_void_once_the_game_has_gone_on(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await play_on(people, Random(3), 2)
        for person in people:
            await person.hear()
        last = people[people[0].memory.history[-1]["seat"]]
        await last.take_back()
        [offer] = last.memory.table["offers"]
        await play_on(people, Random(4), 1)
        for person in people:
            await person.hear()
            assert person.memory.table["offers"] == []
        other = next(person for person in people if person is not last)
        with pytest.raises(HouseRefusal, match="no-such-offer"):
            await other.answer(offer["number"], agree=True)


async def test_a_second_offer_of_the_same_kind_waits_for_the_first(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        person = await opened.enter(0)
        await person.offer_end()
        with pytest.raises(HouseRefusal, match="offer-open"):
            await person.offer_end()


async def test_bots_and_deputies_never_mind(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person", "bot random"])
        people = await opened.gather(0, 1)
        await change_seat(opened, 1, deputy="random")
        await people[0].hear()
        await people[0].offer_end()
        assert people[0].memory.table["state"] == "over"


async def test_a_game_ended_by_agreement_awaits_nobody_and_shows_its_seed(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2, -1)
        await play_on(people[:3], Random(5), 4)
        await people[0].offer_end()
        for person in people[1:3]:
            await person.hear()
            [offer] = person.memory.table["offers"]
            await person.answer(offer["number"], agree=True)
        for person in people:
            await person.hear()
            table, game = person.memory.table, person.memory.game
            assert (table["state"], table["agreed"], table["winners"], table["offers"]) == ("over", True, [], [])
            assert (game["decision"], game["awaited"], game["options"]) == (None, [], [])
            assert len(person.memory.history) == 5
            assert table["seed"] is not None
        with pytest.raises(GateRefusal) as refused:
            await people[0].act("pass")
        assert isinstance(refused.value.refusal, GameOver)


async def test_an_open_offer_ends_with_the_game(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1)
        await people[0].offer_end()
        await play_on(people, Random(6))
        for person in people:
            await person.hear()
            assert person.memory.table["state"] == "over"
            assert person.memory.table["offers"] == []


async def test_with_nothing_to_take_back_the_request_is_refused(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        person = await opened.enter(0)
        with pytest.raises(HouseRefusal, match="nothing-to-take-back"):
            await person.take_back()
        with pytest.raises(GateRefusal):
            await person.take_back(ply=5)


# The seal.


async def test_the_seal_is_shown_at_once_and_seed_and_salt_only_at_the_end(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1, -1)
        seal = people[0].memory.table["seal"]
        await play_on(people[:2], Random(7))
        for person in people:
            await person.hear()
            *before, last = [feed["table"] for feed in person.memory.feeds if "table" in feed]
            assert all((table["seed"], table["salt"]) == (None, None) for table in before)
            assert last["winners"]
            assert int(last["salt"], 16) == SALT
            text = f"{last['salt']}:{last['seed']}"
            assert hashlib.sha256(text.encode()).hexdigest() == seal == last["seal"]


# Press.


async def test_a_message_reaches_exactly_its_readers(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2, -1)
        for person in people:
            await person.hear()
        before = people[2].memory.cursor
        await people[0].say("between us", 1)
        assert len(await people[1].hear()) == 1
        assert [await person.hear() for person in people[2:]] == [[], []]
        await people[1].say("to all")
        for person in people:
            await person.hear()
        assert [message["text"] for message in people[0].memory.press] == ["between us", "to all"]
        assert people[0].memory.press[0]["to"] == [0, 1]
        for outsider in people[2:]:
            assert [(message["number"], message["text"]) for message in outsider.memory.press] == [(1, "to all")]
        entries, messages, revision = before.split(".")
        assert people[2].memory.cursor == f"{entries}.{int(messages) + 1}.{revision}"


async def test_nobody_else_can_tell_that_two_have_talked(sqlite: str) -> None:
    """The cursor, the feeds and what a newcomer gets are the same with and without a private talk."""
    received = []
    for talk in (0, 3):
        async with house(f"{sqlite}.{talk}") as opened:
            await set_table(opened, PEOPLE)
            people = await opened.gather(0, 1, 2)
            for number in range(talk):
                await people[0].say(f"secret {number}", 1)
            await people[1].say("hello")
            await people[2].hear()
            await people[2].read(1)
            late = await opened.enter(2)
            feeds = people[2].memory.feeds + late.memory.feeds
            received.append([{**feed, "now": 0, "press": _timeless(feed.get("press", []))} for feed in feeds])
    assert received[0] == received[1]


def _timeless(press: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{**message, "at": 0} for message in press]


async def test_the_table_s_rule_mutes_the_press(sqlite: str) -> None:
    async with house(sqlite) as opened:
        await set_table(opened, PEOPLE, press_rule="public")
        person = await opened.enter(0)
        with pytest.raises(HouseRefusal, match="muted-public"):
            await person.say("psst", 1)
        await person.say("hello all")
    async with house(f"{sqlite}.none") as opened:
        await set_table(opened, PEOPLE, press_rule="none")
        person = await opened.enter(0)
        with pytest.raises(HouseRefusal, match="muted-none"):
            await person.say("hello all")
        assert await rows(opened, schema.messages) == []


async def test_a_message_has_text_and_other_readers(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        person = await opened.enter(0)
        for text, to in (("  \n ", ()), ("to myself", (0,)), ("to nobody", (3,))):
            with pytest.raises(HouseRefusal):
                await person.say(text, *to)
        assert await rows(opened, schema.messages) == []


async def test_spectators_may_not_speak_or_decide(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        watcher = await opened.enter()
        with pytest.raises(HouseRefusal, match="not-seated"):
            await watcher.say("hello")
        with pytest.raises(HouseRefusal, match="not-seated"):
            await watcher.act("pass")
        with pytest.raises(HouseRefusal, match="not-seated"):
            await (await opened.table()).why_not(Visitor(), "pass")
        assert watcher.memory.you["seat"] is None
        assert watcher.memory.options == []
        assert all("hand" not in seat for seat in watcher.memory.game["view"]["seats"])


async def test_unread_messages_are_counted_until_they_are_read(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await people[0].say("one")
        await people[0].say("two", 2)
        await people[1].say("three")
        assert (await opened.enter(1)).memory.you["unread"] == 1
        assert (await opened.enter(2)).memory.you["unread"] == 3
        await people[2].hear()
        await people[2].read(2)
        assert people[2].memory.you["unread"] == 1
    async with house(database) as opened:
        assert (await opened.enter(2)).memory.you["unread"] == 1


async def test_nobody_has_read_what_is_not_yet_written(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1)
        table = await opened.table()
        await table.handle(people[1].listener, Read(press=2**31 - 1))
        await people[0].say("news")
        assert (await opened.enter(1)).memory.you["unread"] == 1


async def test_through_another_s_eyes_at_the_end_one_sees_his_cards_but_not_his_letters(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person", "person"])
        people = await opened.gather(0, 1, 2)
        await people[0].say("between us", 1)
        curious = Person(opened, Visitor(view_as=0), None, Memory())
        table = await opened.table()
        await table.arrive(curious.listener)
        await curious.hear()
        assert "hand" not in curious.memory.game["view"]["seats"][0]
        await play_on(people, Random(8))
        await curious.go()
        curious = Person(opened, Visitor(view_as=0), None, Memory())
        await table.arrive(curious.listener)
        await curious.hear()
        assert "hand" in curious.memory.game["view"]["seats"][0]
        assert curious.memory.press == []
        assert curious.memory.you["seat"] is None
        with pytest.raises(HouseRefusal, match="not-seated"):
            await curious.say("I am somebody else")


# The past.


async def test_the_past_is_what_the_seat_was_shown_then(database: str) -> None:
    async with house(database) as opened:
        table = await set_table(opened, ["person", "person"])
        people = await opened.gather(0, 1, language="en")
        await play_on(people, Random(9), 30)
        for person in people:
            await person.hear()
            shown = {feed["game"]["ply"]: feed["game"] for feed in person.memory.feeds if "game" in feed}
            for ply, game in shown.items():
                past = await game_at(table, person.listener.visitor, ply, "en")
                assert (past["view"], past["decision"]) == (game["view"], game["decision"])
                assert past["history"] == [person.memory.history[ply]]
                assert (past["options"], past["asides"], past["can_take_back"]) == ([], [], False)
        with pytest.raises(HouseRefusal, match="no-such-ply"):
            await game_at(table, people[0].listener.visitor, 31, None)


async def test_one_may_look_at_the_past_while_it_is_taken_back(database: str, forts: str) -> None:
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1)
        await people[0].act("bid 2")
        for _ in range(20):
            looking = asyncio.create_task(game_at(table, Visitor(player="player1"), 1, None))
            await asyncio.sleep(0)
            await people[0].take_back()
            assert (await looking)["ply"] == 1
            await people[0].act("bid 2")


# Coming, going and staying away.


async def test_a_table_waits_until_no_chair_is_free(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "open"])
        person = await opened.enter(0)
        assert person.memory.table["state"] == "waiting"
        assert person.memory.game == {}
        await person.say("is anybody there?")
        with pytest.raises(HouseRefusal, match="not-begun"):
            await (await opened.table()).handle(person.listener, Act(action="pass", ply=0))
        await change_seat(opened, 1, kind="person", player="player1", name="Name1")
        await person.hear()
        assert person.memory.table["state"] == "playing"
        assert (person.memory.ply, person.memory.game["from"]) == (0, -1)
        assert (await rows(opened, schema.tables))[0].awaited == 1 << person.memory.game["awaited"][0]


async def test_everybody_is_told_who_is_there(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        first = await opened.enter(0)
        assert first.memory.table["presence"] == {"online": [0], "watchers": 0}
        second = await opened.enter(2)
        watcher = await opened.enter()
        await first.hear()
        assert first.memory.table["presence"] == {"online": [0, 2], "watchers": 1}
        await second.go()
        await watcher.go()
        await first.hear()
        assert first.memory.table["presence"] == {"online": [0], "watchers": 0}


async def test_whoever_sits_down_is_told_everything_anew_with_the_eyes_of_his_seat(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person", "person"])
        await change_seat(opened, 1, player=None, link="the-hash")
        watcher = Person(opened, Visitor(player="player1"), None, Memory())
        table = await opened.table()
        await table.arrive(watcher.listener)
        await watcher.hear()
        assert "hand" not in watcher.memory.game["view"]["seats"][1]
        await change_seat(opened, 1, player="player1")
        [feed] = await watcher.hear()
        assert feed["game"]["from"] == -1
        assert feed["you"]["seat"] == 1
        assert "hand" in feed["game"]["view"]["seats"][1]


async def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables_module, "IDLE", 0.0)
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await play_on(people, Random(10), 20)
        await people[1].hear()
        opened.live_tables.put_away_idle()
        assert TABLE in opened.live_tables.tables
        memory = [await person.go() for person in people][1]
        time.sleep(0.001)
        opened.live_tables.put_away_idle()
        assert opened.live_tables.tables == {}
        again = await opened.enter(1, memory=memory)
        assert await opened.table() is not table
        assert again.memory.ply == 20
        assert again.memory.feeds[-1].keys() == {"type", "cursor", "now", "deadline", "table", "you"}


async def test_however_many_come_at_once_a_table_is_loaded_once(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        opened.live_tables.tables.clear()
        found = await asyncio.gather(*[opened.table() for _ in range(20)])
        assert len({id(table) for table in found}) == 1


async def test_a_table_that_is_not_there_is_not_found(database: str) -> None:
    async with house(database) as opened:
        for _ in range(2):
            with pytest.raises(HouseRefusal, match="no-such-table"):
                await opened.table("nowhere")


@pytest.mark.parametrize(
    "text",
    ["1", "1.2", "1.2.3.4", "a.b.c", "--1.0.0", "1.-1.0", "-2.0.0", "1..2", "9999999999.0.0", "²¹.0.0", " 1.0.0"],
)
async def test_a_cursor_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(HouseRefusal, match="bad-cursor"):
        read_cursor(text)


async def test_a_cursor_that_never_was_is_as_good_as_none(database: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE)
        for cursor in ("5.0.0", "0.9.0", "0.0.999999999"):
            memory = Memory()
            memory.cursor = cursor
            person = await opened.enter(0, memory=memory)
            assert person.memory.game["from"] == -1


async def test_what_the_journal_says_is_what_was_played(database: str) -> None:
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        await play_on(people, Random(11))
        assert table.journal is not None
        truth = table.journal.game.state.position()
        history = people[0].memory.history
    async with house(database) as opened:
        table = await opened.table()
        assert table.journal is not None
        assert table.journal.game.state.position() == truth
        again = await opened.enter(0)
        assert again.memory.history == history
        assert again.memory.table["state"] == "over"


async def test_a_change_that_may_or_may_not_be_stored_is_looked_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails after, or before, it has stored an action: the table finds out which."""
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        append = opened.store.append

        async def stored_but_lost(change: object) -> None:
            await append(change)  # type: ignore[arg-type]
            raise OSError("the answer was lost")

        async def never_stored(change: object) -> None:
            raise OSError("no space left")

        for failure, plies in ((stored_but_lost, 1), (never_stored, 0)):
            first = mover(*people)
            before = first.memory.ply
            with monkeypatch.context() as patch:
                patch.setattr(opened.store, "append", failure)
                with pytest.raises(OSError, match=r"lost|space"):
                    await first.act(first.memory.options[0])
            for person in people:
                await person.hear()
                assert person.memory.ply == before + plies
        assert table.journal is not None
        await play_on(people, Random(12), 5)
        assert [number for number, _, _ in await journal_rows(opened)] == list(range(1, 7))


async def test_the_row_of_a_table_says_what_its_journal_says(database: str) -> None:
    async with house(database) as opened:
        table = await set_table(opened, PEOPLE)
        people = await opened.gather(0, 1, 2)
        for _ in range(30):
            await play_on(people, Random(13), 1)
            [row] = await rows(opened, schema.tables)
            assert table.journal is not None
            state = table.journal.game.state
            assert (row.entries, row.ply) == (table.entries, state.ply)
            assert row.awaited == sum(1 << seat for seat in state.awaited())
        await change_table(opened, name="another")
        assert (await rows(opened, schema.tables))[0].entries == 30
