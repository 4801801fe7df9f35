"""Nobody is ever sent what his seat may not see, by any path.

The whole application runs in this process, so that what is hidden can be dealt anew behind its back: whatever a seat
asks for must then be answered by the very same bytes.
"""

import asyncio
import json
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import Connection, insert

from casusbelli.core import SPECTATOR, Chance, Game, State, find_title, seed_text
from casusbelli.games.condottiere.deck import CARD_NAMES
from casusbelli.server import journal, schema
from casusbelli.server.app import create_app
from casusbelli.server.feed import game_part
from casusbelli.server.journal import Journal
from casusbelli.server.sessions import hash_secret
from casusbelli.server.settings import Settings
from casusbelli.server.table import LiveTable
from casusbelli.words import Words
from server.house import Json, Memory

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLE = "aaaaaaaaaaaaaaaa"
SALT = 0xC0FFEE
PATIENCE = 30.0
GAMES = [
    (2, {}),
    (3, {"face-down": "on"}),
    (4, {"drawing-after-battle": "on", "recapture": "on"}),
    (5, {"face-down": "on", "bigger-kingdoms": "on", "drawing-after-battle": "on"}),
]
NO_FACTS_OF_THE_GAME = {"date"}  # among the headers
PAGE = 20  # plies: short, so that every game has many pages


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "PAGE", PAGE)


def secret_of(seat: int) -> str:
    return f"secret-of-seat-{seat}-".ljust(43, "x")


class Recorder:
    """One seat, or a spectator: asks the application, and keeps every byte of its answers."""

    def __init__(self, app: FastAPI, seat: int) -> None:
        self.app = app
        self.seat = seat
        self.headers = {} if seat == SPECTATOR else {"Authorization": f"Bearer {secret_of(seat)}"}
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://table", headers=self.headers, trust_env=False
        )
        self.memory = Memory()
        self.games: dict[int, Json] = {}  # as they were told at each ply
        self.received: list[bytes] = []

    async def ask(self, method: str, path: str, **arguments: Any) -> bytes:
        response = await self.client.request(method, f"/api/tables/{TABLE}{path}", **arguments)
        assert response.status_code < 500, response.text
        headers = [f"{name}: {value}" for name, value in response.headers.items() if name not in NO_FACTS_OF_THE_GAME]
        answer = "\n".join([str(response.status_code), *headers, response.text]).encode()
        self.received.append(answer)
        return answer

    async def get(self, path: str) -> Any:
        return json.loads((await self.ask("GET", path)).rpartition(b"\n")[2])

    async def hear(self) -> None:
        feed = await self.get(f"/feed?since={self.memory.cursor}" if self.memory.cursor else "/feed")
        self.memory.hear(feed)
        while self.memory.before is not None:
            self.memory.read_page(await self.get(f"/history?before={self.memory.before}"))
        if "game" in feed:
            self.games[self.memory.ply] = feed["game"]

    async def post(self, **request: Any) -> bytes:
        return await self.ask("POST", f"/requests?since={self.memory.cursor}", json=request)

    async def first_word_of_the_socket(self, lang: str, *requests: Json) -> bytes:
        """What a socket sends at once, and what it answers."""
        inbox: asyncio.Queue[Json] = asyncio.Queue()
        outbox: asyncio.Queue[Json] = asyncio.Queue()
        headers = [(name.lower().encode(), value.encode()) for name, value in self.headers.items()]
        path = f"/api/tables/{TABLE}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": f"lang={lang}".encode(),
            "headers": [(b"host", b"table"), *headers],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
        }
        inbox.put_nowait({"type": "websocket.connect"})
        serving = asyncio.create_task(self.app(scope, inbox.get, outbox.put))  # type: ignore[arg-type]
        assert (await asyncio.wait_for(outbox.get(), PATIENCE))["type"] == "websocket.accept"
        texts = [(await asyncio.wait_for(outbox.get(), PATIENCE))["text"]]
        for request in requests:
            inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})
            texts.append((await asyncio.wait_for(outbox.get(), PATIENCE))["text"])
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
        answer = "\n".join(texts).encode()
        self.received.append(answer)
        return answer

    async def everything(self, luck: Random) -> dict[str, bytes]:
        """All that can be asked for; times are blotted out."""
        answers = {path: await self.ask("GET", path) for path in ("", "/feed", "/feed?lang=en", "/feed?lang=pl")}
        for path in ("/export", "/export?lang=pl", "/record", f"/feed?since={self.memory.cursor}"):
            answers[path] = await self.ask("GET", path)
        for path in ("/history", f"/history?lang=pl&before={luck.randint(1, self.memory.ply + 1)}"):
            answers[path] = await self.ask("GET", path)
        answers["refused"] = await self.post(do="act", action="no such thing", ply=self.memory.ply)
        offered = {*self.memory.options, *self.memory.asides}
        others = [action.text for action in find_title("condottiere").actions.actions if action.text not in offered]
        for text in luck.sample(others, 5):
            answers[f"why not {text}"] = await self.post(do="why-not", action=text)
            answers[f"act {text}"] = await self.post(do="act", action=text, ply=self.memory.ply)
        asked = {"do": "why-not", "action": luck.choice(others), "id": 1}
        answers["socket"] = await self.first_word_of_the_socket("pl", asked)
        return {name: re.sub(rb'"now":\d+', b"", answer) for name, answer in answers.items()}


class Table:
    """A table of the application, and the recorders around it."""

    def __init__(self, app: FastAPI, live: LiveTable) -> None:
        self.live = live
        self.recorders = {seat: Recorder(app, seat) for seat in range(SPECTATOR, len(live.info.seats))}

    @property
    def journal(self) -> Journal:
        assert self.live.journal is not None
        return self.live.journal

    @property
    def state(self) -> State:
        return self.journal.game.state

    async def move(self, luck: Random) -> None:
        """Whoever is awaited decides at random; now and then somebody shows a card."""
        seat = luck.choice(self.state.awaited())
        actions = [action.text for action in self.state.options(seat)]
        shower = luck.randrange(self.state.seats)
        asides = [action.text for action in self.state.asides(shower)]
        if asides and luck.random() < 0.05:
            seat, actions = shower, asides
        answer = await self.recorders[seat].post(do="act", action=luck.choice(actions), ply=self.state.ply)
        assert answer.startswith(b"200")

    async def hear(self) -> None:
        for recorder in self.recorders.values():
            await recorder.hear()


@asynccontextmanager
async def application(folder: Path, seats: int, options: dict[str, str], seed: int) -> AsyncIterator[Table]:
    app = create_app(Settings(folder, limits=False))
    async with app.router.lifespan_context(app):
        await app.state.store.write(lambda connection: _write(connection, seats, options, seed))
        await app.state.live_tables.changed(TABLE)
        table = Table(app, await app.state.live_tables.table(TABLE))
        await table.hear()
        yield table
        for recorder in table.recorders.values():
            await recorder.client.aclose()


def _write(connection: Connection, seats: int, options: dict[str, str], seed: int) -> None:
    row = {
        "id": TABLE,
        "title": "condottiere",
        "ruleset": find_title("condottiere").ruleset,
        "name": "",
        "public": True,
    }
    counts = {"created": 0, "changed": 0, "press_rule": "all", "pace": None, "state": "playing"}
    shuffle = {"seed": seed_text(seed), "salt": seed_text(SALT), "options": json.dumps(options)}
    connection.execute(insert(schema.tables).values(row | counts | shuffle))
    for seat in range(seats):
        chair = {"table_id": TABLE, "seat": seat, "kind": "person", "name": f"Name {seat}"}
        connection.execute(insert(schema.seats).values(**chair, link=hash_secret(secret_of(seat))))


def differing(sent: dict[str, bytes], sent_there: dict[str, bytes]) -> list[str]:
    """The questions that were not answered alike."""
    assert sent.keys() == sent_there.keys()
    return [name for name, answer in sent.items() if answer != sent_there[name]]


def dealt_anew(state: State, seat: int, luck: Random) -> State:
    return state.determinize(seat, Chance(luck.getrandbits(64)).stream("deal"))


@pytest.mark.parametrize(("seats", "options"), GAMES)
async def test_dealing_anew_what_a_seat_cannot_see_changes_not_a_byte_of_what_it_is_sent(
    tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    luck = Random(seats)
    compared = varied = 0
    async with application(tmp_path, seats, options, seed=seats) as table:
        while not table.state.is_over:
            if table.state.ply % 11 == 0:
                seat = luck.randrange(SPECTATOR, seats)
                questions, truth = luck.getrandbits(32), table.state
                recorder = table.recorders[seat]
                await recorder.hear()
                sent = await recorder.everything(Random(questions))
                table.journal.game.state = dealt_anew(truth, seat, luck)
                varied += table.state.position() != truth.position()
                sent_there = await recorder.everything(Random(questions))
                table.journal.game.state = truth
                assert differing(sent, sent_there) == [], f"seat {seat} can tell at ply {truth.ply}"
                compared += len(sent)
            await table.move(luck)
    assert compared > 100
    assert varied > 2


def twin_of(journal: Journal, seat: int, luck: Random) -> Journal:
    """The same game so far, in a world that the seat cannot tell from the true one."""
    truth = journal.game
    game = Game(truth.record.setup)
    twin = Journal(game, list(journal.moves), list(journal.floors))
    game.record.moves = list(truth.record.moves)
    game._veils = list(truth._veils)
    game.go_back(dealt_anew(truth.state, seat, luck), truth.told(truth.remembers_from))
    game._veils[-1] = game._veil()
    twin._notice_question()
    return twin


@pytest.mark.parametrize(("seats", "options"), GAMES)
async def test_what_is_told_of_an_action_that_shows_nothing_is_the_same_in_every_world(
    tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    luck = Random(seats + 100)
    compared = 0
    async with application(tmp_path, seats, options, seed=seats + 100) as table:
        words = Words("en", "condottiere", table.live.info.names, 0)
        while not table.state.is_over:
            seat = luck.randrange(SPECTATOR, seats)
            twin = twin_of(table.journal, seat, luck)
            await table.move(luck)
            game = table.journal.game
            refusal = twin.game.apply_text(*game.record.moves[-1])
            is_unseen = game._veils[-1] == game._veils[-2] and twin.game._veils[-1] == twin.game._veils[-2]
            if refusal is None and is_unseen:
                twin.note("action", *_last_move(table.journal), twin.game.state.ply - 1)
                since = table.live.entries - 1
                mine = game_part(table.journal, seat, since, words)
                theirs = game_part(twin, seat, since, words)
                assert json.dumps(mine) == json.dumps(theirs), f"seat {seat} at ply {game.state.ply}"
                compared += 1
    assert compared > 10


def _last_move(journal: Journal) -> tuple[int, str, int]:
    move = journal.moves[-1]
    return move.seat, move.by, move.at


# Where a card may be named, and to whom.

OPEN = re.compile(r"view\.(discard|seats\.\d+\.company|season)(\.\d+)?")
OWN = re.compile(r"view\.seats\.(\d+)\.(hand|face_down_card|kept|known_by)(\..*)?")
KNOWN = re.compile(r"view\.seats\.(\d+)\.known\.\d+")
TOLD_TO_ALL = {"card-played", "removed", "retrieved", "turned-up", "hand-discarded"}
TOLD_TO_ONE = {"card-laid-own", "shown-card", "shown-face-down", "dealt-own", "cards-kept-own"}


def cards_named(value: Any, path: str = "") -> list[tuple[str, str]]:
    """Every place in a JSON value that names a card, and the card."""
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in cards_named(part, f"{path}.{key}".lstrip("."))]
    if isinstance(value, list):
        return [found for key, part in enumerate(value) for found in cards_named(part, f"{path}.{key}")]
    name = value.removeprefix("card:") if isinstance(value, str) else ""
    return [(path, name)] if name in CARD_NAMES else []


def check_view(view: Json, seat: int, document: Json) -> None:
    """Only the own hand, what lies open, and what was shown; the pile is a number."""
    assert isinstance(view["pile"], int)
    for path, card in cards_named({"view": view}):
        own, known = OWN.fullmatch(path), KNOWN.fullmatch(path)
        if own:
            assert int(own[1]) == seat, f"seat {seat} is sent {card} of another hand: {path}"
        elif known:
            assert seat >= 0
            assert card in hidden_cards(document, int(known[1]))
        else:
            assert OPEN.fullmatch(path), f"seat {seat} is sent {card}: {path}"


def hidden_cards(document: Json, owner: int) -> str:
    """The part of the position that holds an owner's hand and face-down card."""
    return json.dumps(document["seat"][owner])


def check_history(history: list[Json], seat: int) -> None:
    for ply in history:
        for event in ply["events"]:
            named = cards_named(event["facts"])
            if not named or event["kind"] in TOLD_TO_ALL:
                continue
            parties = (event["facts"]["seat"], event["facts"].get("viewer"))
            is_own = f"seat:{seat}" in parties
            assert is_own, f"seat {seat} is told {event}"
            assert event["kind"] in TOLD_TO_ONE


@pytest.mark.parametrize(("seats", "options"), GAMES)
async def test_a_seat_is_sent_its_own_cards_and_open_ones_and_no_others(
    tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    luck = Random(seats + 200)
    checked = 0
    async with application(tmp_path, seats, options, seed=seats + 200) as table:
        recorded = [SPECTATOR, 0, seats - 1]
        while not table.state.is_over:
            document = tomllib.loads(table.state.position())
            for seat in recorded:
                recorder = table.recorders[seat]
                await recorder.hear()
                check_view(recorder.memory.game["view"], seat, document)
                check_history(recorder.memory.history[-PAGE:], seat)
                checked += 1
            await table.move(luck)
        for seat in recorded:
            recorder = table.recorders[seat]
            await recorder.hear()
            await check_past_and_export(recorder, luck)
            check_bytes(recorder, seat, table)
    assert checked > 100


async def check_past_and_export(recorder: Recorder, luck: Random) -> None:
    """They tell what the feed told then, and nothing more."""
    for ply, game in luck.sample(sorted(recorder.games.items()), 20):
        past = await recorder.get(f"/at/{ply}")
        assert (past["view"], past["awaited"]) == (game["view"], game["awaited"])
        assert past["history"] == [recorder.memory.history[ply]]
        assert (past["options"], past["asides"]) == ([], [])
    for before in luck.sample(range(1, recorder.memory.ply + 2), 10):
        page = await recorder.get(f"/history?before={before}")
        first = max(0, before - PAGE)
        assert page == {"first": first, "history": recorder.memory.history[first:before]}
    newcomer = (await recorder.get("/feed"))["game"]
    assert (newcomer["from"], newcomer["history"]) == (-1, recorder.memory.history[-PAGE:])
    feed = (await recorder.get("/export"))["feed"]
    assert (feed["game"]["first"], feed["game"]["history"]) == (0, recorder.memory.history)
    assert feed["game"]["view"] == recorder.memory.game["view"]


def check_bytes(recorder: Recorder, seat: int, table: Table) -> None:
    """Until the end no answer holds the seed, the salt or the secret of a seat."""
    row = table.live.info.row
    during = [answer for answer in recorder.received if b'"state":"over"' not in answer]
    assert len(during) > 50
    kept = [row.seed, row.salt, str(int(row.seed, 16)).zfill(12), str(SALT)]
    kept += [secret_of(other) for other in range(len(table.recorders) - 1)]
    kept += [hash_secret(secret_of(other)) for other in range(len(table.recorders) - 1)]
    for answer in during:
        for secret in kept:
            assert secret.encode() not in answer, f"seat {seat} was sent {secret}"


async def test_no_message_of_others_makes_the_table_say_anything_to_a_seat(tmp_path: Path) -> None:
    async with application(tmp_path, 3, {}, seed=5) as table:
        await table.recorders[2].hear()
        before = await table.recorders[2].everything(Random(1))
        watched = await table.recorders[SPECTATOR].everything(Random(1))
        assert (await table.recorders[0].post(do="press", text="only for you", to=[1])).startswith(b"200")
        assert differing(await table.recorders[2].everything(Random(1)), before) == []
        assert differing(await table.recorders[SPECTATOR].everything(Random(1)), watched) == []
        await table.recorders[1].hear()
        assert [message["text"] for message in table.recorders[1].memory.press] == ["only for you"]


async def test_every_past_ply_is_looked_at_with_the_seat_s_own_eyes(tmp_path: Path) -> None:
    luck = Random(9)
    async with application(tmp_path, 3, {"face-down": "on"}, seed=9) as table:
        for _ in range(40):
            await table.move(luck)
            await table.hear()
        for seat, recorder in table.recorders.items():
            for ply in range(41):
                past = await recorder.get(f"/at/{ply}?lang=en")
                assert past["view"] == recorder.games[ply]["view"]
                assert ["hand" in chair for chair in past["view"]["seats"]] == [other == seat for other in range(3)]
            refused = await recorder.ask("GET", "/at/3?seat=0")
            assert b'"not-over"' in refused
