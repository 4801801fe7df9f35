"""What nobody may do for ever: limits of the house, which stored games need not keep to."""

import pytest
from sqlalchemy import insert

from casusbelli.server import replays, schema
from casusbelli.server.journal import ACTION, CHANGES, RETURNS
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.replays import MOST_LINES
from casusbelli.server.routes import tables
from server.house import TABLE, house, journal_rows, set_table
from server.visiting import Guest, good, open_app, refused

pytestmark = pytest.mark.anyio

PEOPLE = ["person", "person", "person"]


async def test_a_sealed_choice_may_be_changed_so_often_and_stays_then(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        for change in range(CHANGES + 1):
            await people[0].act(f"bid {change % 2}")
        with pytest.raises(HouseRefusal, match="changed-enough"):
            await people[0].act("bid 2")
        assert len(await journal_rows(opened)) == people[0].memory.ply == CHANGES + 1
        assert people[0].memory.game["view"]["bid"] == CHANGES % 2


async def test_the_choices_of_others_other_actions_and_the_next_decision_have_counts_of_their_own(
    database: str, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        people = await opened.gather(0, 1, 2)
        for _ in range(CHANGES + 1):
            await people[0].act("bid 1")
        await people[0].act("boast 1")
        for person in people[1:]:
            await person.hear()
            await person.act("bid 1")  # a draw: the second fort is asked for
        await people[0].hear()
        assert people[0].memory.game["view"]["fort"] == 1
        for _ in range(CHANGES + 1):
            await people[0].act("bid 1")
        with pytest.raises(HouseRefusal, match="changed-enough"):
            await people[0].act("bid 1")


async def test_taking_back_and_loading_anew_do_not_begin_the_count_anew(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        [person] = await opened.gather(0)
        for _ in range(CHANGES + 1):
            await person.act("bid 1")
        await person.take_back()
        await person.act("bid 0")
        with pytest.raises(HouseRefusal, match="changed-enough"):
            await person.act("bid 1")
        opened.live_tables.tables.clear()
        again = await opened.enter(0)
        with pytest.raises(HouseRefusal, match="changed-enough"):
            await again.act("bid 1")


async def test_the_game_comes_back_to_an_action_so_often_and_goes_on_then(database: str, forts: str) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        [person] = await opened.gather(0)
        for _ in range(RETURNS):
            await person.act("bid 1")
            await person.take_back()
        await person.act("bid 1")
        with pytest.raises(HouseRefusal, match="taken-back-enough"):
            await person.take_back()
        opened.live_tables.tables.clear()
        again = await opened.enter(0)
        with pytest.raises(HouseRefusal, match="taken-back-enough"):
            await again.take_back()
        await again.act("bid 0")
        await again.take_back()
        assert again.memory.ply == 1


async def test_a_stored_game_is_played_again_however_often_a_choice_was_changed_in_it(
    database: str, forts: str
) -> None:
    async with house(database) as opened:
        await set_table(opened, PEOPLE, forts)
        entry = {"table_id": TABLE, "kind": ACTION, "seat": 0, "by": "person", "at": 1}
        stored = [{**entry, "number": number, "text": f"bid {number % 3}"} for number in range(1, 3 * CHANGES + 1)]
        await opened.store.write(lambda connection: connection.execute(insert(schema.journal), stored))
        opened.live_tables.tables.clear()
        [person] = await opened.gather(0)
        assert person.memory.ply == 3 * CHANGES
        assert person.memory.game["view"]["bid"] == 0


HEADER = "casusbelli record 1\ntitle forts/1\nseats 3\nseed 1\n"


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\u2028"])
async def test_a_record_that_is_longer_than_any_game_is_refused_before_it_is_read(
    sqlite: str, forts: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(replays, "read_record", read.append)
    monkeypatch.setattr(tables, "play_replay", read.append)
    record = HEADER + f"0 bid 0{end}" * (MOST_LINES - 3)
    async with open_app(sqlite) as app:
        error = refused(await Guest(app).post("/api/replays", {"record": record}), 413, "TooLarge", "record-too-long")
        assert error["facts"] == {"lines": MOST_LINES + 1, "maximum": MOST_LINES}
        assert (await Guest(app).get("/api/lobby")).json()["playing"] == 0
    assert read == []


async def test_a_record_of_the_greatest_length_is_set_on_a_table(
    sqlite: str, forts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_LINES", 500)
    record = HEADER + "0 bid 0\n0 bid 1\n" * 248
    async with open_app(sqlite) as app:
        table = good(await Guest(app).post("/api/replays", {"record": record}))["table"]
        told = good(await Guest(app).get(f"/api/tables/{table['id']}/feed"))["game"]
        assert (told["ply"], told["from"], told["first"]) == (496, -1, 297)
        refused(
            await Guest(app).post("/api/replays", {"record": record + "0 bid 0"}), 413, "TooLarge", "record-too-long"
        )
