"""House boards on a server: who may bring one, what is refused, and that tables, bots and records carry it."""

from typing import Any

import pytest
from fastapi import FastAPI

from casusbelli.core import house_board as known_boards
from casusbelli.core import read_record, replay
from casusbelli.core.board_file import learn_board
from server.house import until
from server.visiting import Browser, Guest, browser, good, open_app, refused, set_table

pytestmark = pytest.mark.anyio

PASSWORD = "a long enough secret"
BOARD = 'title = "coalitions"\nboard = "empire"\n\n[[territory]]\nid = "holland"\nvalue = 3\nsource = "printed"\n'


async def owner(app: FastAPI, name: str = "Anna") -> Browser:
    made = await browser(app)
    good(await made.post("/api/register", {"name": name, "password": PASSWORD}))
    return made


async def bring(host: Guest, text: str = BOARD) -> Any:
    return good(await host.post("/api/boards", {"text": text}))


def forget_boards() -> None:
    """As a process that has just begun."""
    known_boards._KNOWN.clear()


async def test_who_has_an_account_brings_a_board_and_everybody_with_its_name_can_read_it(database: str) -> None:
    async with open_app(database) as app:
        anna = await owner(app)
        board = await bring(anna)
        assert (board["title"], board["board"], board["name"]) == ("coalitions", "empire", learn_board(BOARD).name)
        assert await bring(anna) == board  # the same board is kept once
        assert good(await anna.get("/api/boards")) == [board]
        assert good(await Guest(app).get("/api/boards")) == []
        answer = await Guest(app).get(f"/api/boards/{board['name']}")
        assert learn_board(answer.text).name == board["name"]
        assert 'source = "reconstructed"' in answer.text
        assert "attachment" in answer.headers["content-disposition"]
        refused(await anna.get(f"/api/boards/{'0' * 32}"), 404, "NoSuchPage", "no-such-board")


async def test_guests_and_strangers_bring_none(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        for visitor in (await browser(app), await browser(app, "Guest")):
            answer = await visitor.post("/api/boards", {"text": BOARD})
            refused(answer, 401, "NotSignedIn", "board-needs-account")


async def test_a_broken_board_is_refused_with_its_line(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna = await owner(app)
        answer = await anna.post("/api/boards", {"text": BOARD.replace("value = 3", "value = 30")})
        error = refused(answer, 400, "BadRequest", "bad-field-number")
        assert error["sentence"].startswith("line 6: ")
        answer = await anna.post(
            "/api/boards", {"text": BOARD.replace("value = 3", "value = 30")}, accept_language="pl"
        )
        assert "liczba całkowita" in answer.json()["error"]["sentence"]
        answer = await anna.post("/api/boards", {"text": "# " + "x" * 600_000})
        refused(answer, 413, "TooLarge", "too-large")
        assert good(await anna.get("/api/boards")) == []


async def test_a_table_plays_on_a_board_also_after_the_house_was_closed(database: str) -> None:
    async with open_app(database) as app:
        anna = await owner(app)
        name = (await bring(anna))["name"]
        options = {"board": name, "scenario": "1805"}
        table, _ = await set_table(anna, "me", "bot", "bot", "bot", title="coalitions", options=options)
        assert (await Guest(app).table(table))["table"]["options"]["board"] == name
        refused(
            await anna.post(
                "/api/tables",
                {
                    "title": "coalitions",
                    "seats": [{"kind": "open"}] * 4,
                    "options": {"board": name, "scenario": "1792"},
                },
            ),
            400,
            "BadRequest",
            "board-of-another-scenario",
        )
    forget_boards()
    async with open_app(database) as app:
        lobby = good(await Guest(app).get("/api/lobby"))
        assert "set_aside" not in str(lobby) or not [row for row in lobby["watch"] if row["set_aside"]]
        feed = good(await Guest(app).get(f"/api/tables/{table}/export"))["feed"]
        assert [entry["value"] for entry in feed["game"]["view"]["printed"]["territory"]] == [3]


async def test_bots_play_on_a_board_and_the_record_carries_it(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna = await owner(app)
        name = (await bring(anna))["name"]
        options = {"board": name, "scenario": "1805", "limit": "1"}
        table, _ = await set_table(anna, "bot", "bot", "bot", title="coalitions", options=options)

        async def is_over() -> bool:
            return bool((await anna.table(table))["table"]["state"] == "over")

        await until(is_over, 300)
        text = (await anna.get(f"/api/tables/{table}/record")).text
        assert replay(read_record(text)).record.setup.options["board"] == name
    forget_boards()
    async with open_app(sqlite.replace("house.db", "other.db")) as app:
        shown = good(await Guest(app).post("/api/replays", {"record": text}))["table"]
        assert shown["options"]["board"] == name
        assert learn_board((await Guest(app).get(f"/api/boards/{name}")).text).name == name


async def test_a_board_of_the_house_is_offered_to_everybody(sqlite: str) -> None:
    async with open_app(sqlite, boards=(BOARD,)) as app:
        assert [board["board"] for board in good(await Guest(app).get("/api/boards"))] == ["empire"]
        anna = await browser(app, "Anna")
        options = {"board": learn_board(BOARD).name}
        await set_table(anna, "me", "bot", "bot", "bot", title="coalitions", options=options)
    async with open_app(sqlite, boards=(BOARD,)) as app:
        assert len(good(await Guest(app).get("/api/boards"))) == 1
