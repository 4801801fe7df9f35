"""What the host reads: numbers and lines without a secret in them."""

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from fastapi import FastAPI

from casusbelli.server.logs import JsonLines, start_logs
from server.visiting import Guest, browser, good, open_app, program, refused, set_table

pytestmark = pytest.mark.anyio


class Lines:
    """Everything that was logged, at every level and by everybody."""

    def __init__(self) -> None:
        self.stream = StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def read(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture
def lines() -> Iterator[Lines]:
    kept = Lines()
    handler = logging.StreamHandler(kept.stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level, root.level = root.level, logging.INFO
    root.addHandler(handler)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the visitor's own lines are not the house's
    yield kept
    logging.getLogger("httpx").setLevel(logging.NOTSET)
    root.removeHandler(handler)
    root.level = level


async def test_requests_are_logged_by_route_and_hold_no_secret(sqlite: str, lines: Lines) -> None:
    async with open_app(sqlite) as app:
        anna, friend = await browser(app, "Anna"), await browser(app)
        good(await anna.post("/api/register", {"name": "Anna", "password": "seven horses"}))
        table, links = await set_table(anna, "me", "reserved")
        await friend.get(links["1"])
        good(await program(app, links["1"]).post(f"/api/tables/{table}/sit", {"name": "Engine"}))
        good(await anna.post(f"/api/tables/{table}/requests", {"do": "press", "text": "To the gallows"}))
        await Guest(app).get("/api/tables/..%2f/secret-path")
        await Guest(app).get("/health?token=hidden")
    secret = links["1"].removeprefix("/seat/")
    cookies = [anna.client.cookies["casusbelli"], friend.client.cookies["casusbelli"]]
    for hidden in (secret, table, "seven horses", "gallows", "Anna", "hidden", "10.0.0.1", *cookies):
        assert hidden not in lines.text
    routes = [(line["method"], line["route"], line["status"]) for line in lines.read() if line["event"] == "request"]
    assert ("GET", "/seat/{secret}", 303) in routes
    assert ("POST", "/api/tables/{table_id}/sit", 200) in routes
    assert ("GET", "/health", 200) in routes
    assert ("GET", "unknown", 404) in routes
    assert all(isinstance(line["milliseconds"], float) for line in lines.read() if line["event"] == "request")


async def test_a_failure_nobody_foresaw_is_logged_whole_and_answered_without_a_word_of_it(
    sqlite: str, lines: Lines
) -> None:
    async with open_app(sqlite) as app:

        async def fail() -> None:
            raise RuntimeError("the roof is on fire")

        app.router.routes.clear()
        app.add_api_route("/api/fail", fail)
        answer = await Guest(app).get("/api/fail", accept_language="pl")
        error = refused(answer, 500, "Broken", "broken")
        assert "fire" not in answer.text
        assert error["sentence"].startswith("Coś się tu zepsuło")
        assert answer.headers["x-content-type-options"] == "nosniff"
    [line] = [line for line in lines.read() if line["event"] == "failure"]
    assert (line["level"], line["route"]) == ("error", "/api/fail")
    assert "the roof is on fire" in line["error"]


async def test_metrics_count_what_happens(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(anna, "me", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        for person in (anna, friend):
            game = good(await person.get(f"/api/tables/{table}/feed"))["game"]
            if game["options"]:
                act = {"do": "act", "action": game["options"][0]["action"], "ply": game["ply"]}
                good(await person.post(f"/api/tables/{table}/requests", act))
                break
        counted = await metrics(app)
        assert counted['casusbelli_requests_total{method="POST",route="/api/guest",status="200"}'] == 2
        assert counted["casusbelli_actions_total"] == 1
        assert counted["casusbelli_live_tables"] == 1
        assert counted["casusbelli_sockets"] == 0
        assert counted["casusbelli_bot_queue"] == 0
        assert counted["casusbelli_commit_batch_count"] >= 4


async def test_strange_requests_do_not_make_endless_metrics(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        for number in range(50):
            await Guest(app).client.request(f"ODD{number}", f"/nowhere/{number}/at/all")
            await Guest(app).get(f"/lost{number}")
        counted = [name for name in await metrics(app) if name.startswith("casusbelli_requests_total")]
        assert len(counted) <= 3


async def test_metrics_are_for_this_machine_alone(sqlite: str) -> None:
    """They tell how long bots think, and that depends on what they hold."""
    async with open_app(sqlite) as app:
        for stranger in ("10.0.0.1", "2001:db8::1"):
            assert (await Guest(app, client=stranger).get("/metrics")).status_code == 404
        for near in ("127.0.0.1", "::1"):
            assert "casusbelli_bot_seconds" in (await Guest(app, client=near).get("/metrics")).text


async def metrics(app: FastAPI) -> dict[str, float]:
    text = (await Guest(app, client="127.0.0.1").get("/metrics")).text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


def test_the_logs_of_the_web_server_do_not_name_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    try:
        start_logs()
        logging.getLogger("uvicorn.access").info('127.0.0.1 - "GET /seat/SECRET HTTP/1.1" 303')
        logging.getLogger("uvicorn.error").info('127.0.0.1 - "WebSocket /api/tables/x/socket" [accepted]')
        logging.getLogger("casusbelli").warning("noticed", extra={"facts": {"route": "/"}})
        [line] = capsys.readouterr().err.splitlines()
        assert json.loads(line) | {"at": 0} == {"at": 0, "level": "warning", "event": "noticed", "route": "/"}
    finally:
        root.handlers, root.level = handlers, level
        logging.getLogger("casusbelli").setLevel(logging.NOTSET)
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
        logging.getLogger("uvicorn.access").disabled = False
