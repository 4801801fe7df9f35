"""What protects the house and those who visit it."""

import base64
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from casusbelli.server import pages
from casusbelli.server.limits import Bucket
from casusbelli.server.refusals import STATUS, HouseRefusal
from casusbelli.server.security import LARGEST_BODY, LARGEST_RECORD, MOST_BUCKETS, Limits
from casusbelli.server.sessions import MOST_INVITATIONS, Cookies, Session
from server.visiting import Browser, Guest, browser, good, open_app, program, refused, set_table, wanted

pytestmark = pytest.mark.anyio


async def test_every_answer_tells_the_browser_to_be_careful(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        for path in (
            "/",
            "/api/me",
            "/api/nothing",
            "/nothing",
            "/health",
            "/metrics",
            "/seat/unknown",
            "/api/tables/x",
        ):
            headers = (await Guest(app).get(path)).headers
            policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
            assert policy["img-src"] == "'self' data:"
            assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "strict-transport-security" not in headers
            assert path in {"/", "/metrics", "/nothing"} or headers["cache-control"] == "no-store"


async def test_behind_https_the_cookie_goes_over_nothing_else(sqlite: str) -> None:
    async with open_app(sqlite, secure=True) as app:
        answer = await Guest(app).get("/api/me")
        assert answer.headers["set-cookie"].startswith("__Host-casusbelli=")
        assert answer.headers["set-cookie"].endswith("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        cookie = (await Guest(app).get("/api/me")).headers["set-cookie"]
        assert cookie.endswith("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax")


async def test_a_cookie_that_was_changed_is_no_cookie(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna = await browser(app, "Anna")
        value = anna.client.cookies["casusbelli"]
        payload, stamp, signature = value.rsplit(".", 2)
        forged = json.dumps({"player": {"id": "x", "name": "x", "guest": False}, "csrf": "x", "invitations": []})
        other = base64.urlsafe_b64encode(forged.encode()).decode().rstrip("=")
        for text in (f"{other}.{stamp}.{signature}", f"{payload}.{stamp}.{signature[:-2]}xx", "x", "a.b.c", ""):
            visitor = Guest(app, {"Cookie": f"casusbelli={text}"})
            assert good(await visitor.get("/api/me"))["player"] is None
        assert Cookies("another key", secure=False).read(value) is None


def test_the_cookie_stays_small_however_many_links_were_opened() -> None:
    session = Session()
    for number in range(100):
        session.invite(f"{number:064x}")
    session.invite(f"{99:064x}")
    assert session.invitations[-1] == f"{99:064x}"
    assert len(session.invitations) == MOST_INVITATIONS
    assert len(Cookies("key", secure=False).write(session)) < 4000


async def test_a_change_needs_the_token_of_the_session(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna, other = await browser(app, "Anna"), await browser(app, "Bianca")
        token = anna.client.headers.pop("X-CSRF-Token")
        wish = wanted("me", "open")
        refused(await anna.post("/api/tables", wish), 403, "BadToken", "bad-token")
        stolen = other.client.headers["X-CSRF-Token"]
        refused(await anna.post("/api/tables", wish, X_CSRF_Token=stolen), 403, "BadToken", "bad-token")
        refused(await anna.post("/api/tables", wish, X_CSRF_Token=""), 403, "BadToken", "bad-token")
        for method in ("PUT", "DELETE", "PATCH", "POST"):
            answer = await anna.client.request(method, "/api/logout")
            refused(answer, 403, "BadToken", "bad-token")
        good(await anna.post("/api/tables", wish, X_CSRF_Token=token))


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://evil.test"},
        {"Origin": "null"},
        {"Origin": "http://house.test.evil.test"},
        {"Origin": "http://house.test:81"},
    ],
)
async def test_another_site_cannot_make_a_browser_change_anything(sqlite: str, headers: dict[str, str]) -> None:
    async with open_app(sqlite) as app:
        anna = await browser(app, "Anna")
        refused(await anna.post("/api/logout", **headers), 403, "BadToken", "other-site")
        stranger = Guest(app, headers)
        answer = await stranger.post("/api/login", {"name": "Mallory", "password": "of the other"})
        refused(answer, 403, "BadToken", "other-site")
        assert "set-cookie" not in answer.headers
        assert (await anna.open())["player"]["name"] == "Anna"


async def test_the_own_pages_and_programs_are_let_in(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna = await browser(app, "Anna")
        own = {"Sec-Fetch-Site": "same-origin", "Origin": "http://house.test"}
        good(await anna.post("/api/guest", {"name": "Anna"}, **own))
        table, links = await set_table(anna, "me", "reserved", "open")
        bot = program(app, links["1"])
        good(await bot.post(f"/api/tables/{table}/sit", {"name": "Engine"}, Origin="http://elsewhere.test"))


async def test_a_secret_beside_a_cookie_counts_alone(sqlite: str) -> None:
    """No page of another site can send the header, so it needs no token; and it gets no right of the cookie."""
    async with open_app(sqlite) as app:
        anna = await browser(app, "Anna")
        table, _ = await set_table(anna, "me", "open")
        del anna.client.headers["X-CSRF-Token"]
        answer = await anna.post(f"/api/tables/{table}/leave", Authorization=f"Bearer {'x' * 43}")
        refused(answer, 403, "NotSeated", "not-seated")


async def test_a_seat_link_leads_to_a_page_without_a_secret(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        table, links = await set_table(await browser(app, "Anna"), "me", "reserved")
        answer = await Guest(app).get(links["1"])
        secret = links["1"].removeprefix("/seat/")
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}")
        assert secret not in str(answer.headers) + answer.text
        cookie = answer.headers["set-cookie"].partition("=")[2].partition(".")[0]
        assert secret not in base64.urlsafe_b64decode(cookie + "===").decode("latin-1")
        for wrong in ("/seat/x", f"/seat/{'x' * 43}", f"/seat/{secret[:-1]}", "/seat/%00%ff", "/seat/a%2Fb"):
            answer = await Guest(app).get(wrong)
            assert answer.status_code == 404
            assert "set-cookie" not in answer.headers


async def test_the_database_holds_no_secret_that_opens_a_seat(tmp_path: Path, sqlite: str) -> None:
    async with open_app(sqlite) as app:
        anna = await browser(app, "Anna")
        table, links = await set_table(anna, "me", "reserved")
        own = good(await anna.post(f"/api/tables/{table}/link"))["link"]
    stored = b"".join([path.read_bytes() for path in tmp_path.iterdir()])
    assert b"Anna" in stored
    for link in (own, links["1"]):
        assert link.removeprefix("/seat/").encode() not in stored


@pytest.mark.parametrize(("path", "most"), [("/api/tables", LARGEST_BODY), ("/api/replays", LARGEST_RECORD)])
async def test_too_much_is_refused_before_it_is_read(sqlite: str, path: str, most: int) -> None:
    async with open_app(sqlite) as app:
        sent = 0

        async def body() -> AsyncIterator[bytes]:
            nonlocal sent
            for _ in range(4 * most // 65536 + 4):
                sent += 65536
                yield b" " * 65536

        visitor = Guest(app).client
        answer = await visitor.post(path, content=body(), headers={"Content-Type": "application/json"})
        refused(answer, 413, "TooLarge", "too-large")
        assert sent <= most + 2 * 65536
        answer = await visitor.post(path, content=b" " * (most + 1), headers={"Content-Type": "application/json"})
        assert refused(answer, 413, "TooLarge", "too-large")["facts"] == {"maximum": most}


NONSENSE = [b"{", b"[" * 30_000, b'{"name": "\\ud800"}', b"\xff\xfe", b"null", b"1" * 9000, b'"x"', b"[]", b"{}", b""]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "multipart/form-data; boundary=x", "nonsense"])
async def test_nonsense_is_refused_with_a_sentence(sqlite: str, kind: str) -> None:
    async with open_app(sqlite) as app:
        table, _ = await set_table(await browser(app, "Anna"), "me", "open")
        for body in NONSENSE:
            for path in ("/api/guest", f"/api/tables/{table}/requests"):
                answer = await Guest(app).client.post(path, content=body, headers={"Content-Type": kind})
                assert answer.status_code == 400
                assert answer.json()["error"]["sentence"]


async def test_refusals_speak_the_language_of_the_reader(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        for wish, sentence in {
            "pl": "Nie ma takiego stołu.",
            "pl-PL,pl;q=0.9,en;q=0.8": "Nie ma takiego stołu.",
            "de, en;q=0.5, pl;q=0.1": "There is no such table.",
            "de": "There is no such table.",
            "en;q=nonsense, pl;q=0.2": "Nie ma takiego stołu.",
            "*": "There is no such table.",
        }.items():
            answer = await Guest(app).get("/api/tables/aaaaaaaaaaaaaaaa", accept_language=wish)
            assert answer.json()["error"]["sentence"] == sentence, wish


async def test_who_asks_too_often_is_told_when_to_come_again(sqlite: str) -> None:
    async with open_app(sqlite, limits=True) as app:
        visitor = await browser(app)
        answers = [
            await visitor.post("/api/login", {"name": f"Anna{number}", "password": "wrong"}) for number in range(12)
        ]
        codes = [answer.status_code for answer in answers]
        assert codes == [401] * 10 + [429] * 2
        refused(answers[-1], 429, "TooMany", "too-many")
        assert int(answers[-1].headers["retry-after"]) == 20
        neighbour = Browser(app, client="10.0.0.2")
        await neighbour.open()
        answer = await neighbour.post("/api/login", {"name": "Zoe", "password": "wrong"})
        assert answer.status_code == 401, "others are not concerned"


async def test_an_account_is_guarded_against_guesses_from_everywhere(sqlite: str) -> None:
    async with open_app(sqlite, limits=True) as app:
        codes = []
        for number in range(12):
            visitor = Browser(app, client=f"10.0.1.{number}")
            await visitor.open()
            codes.append((await visitor.post("/api/login", {"name": "anna", "password": "wrong"})).status_code)
        assert codes == [401] * 10 + [429] * 2


async def test_a_household_in_ipv6_is_one_asker(sqlite: str) -> None:
    async with open_app(sqlite, limits=True) as app:
        codes = []
        for number in range(40):
            visitor = Browser(app, client=f"2001:db8:1:2::{number:x}")
            await visitor.open()
            codes.append((await visitor.post("/api/guest", {"name": "Anna"})).status_code)
        assert codes[:30] == [200] * 30
        assert 429 in codes[30:]


def test_limits_forget_those_who_came_long_ago() -> None:
    limits = Limits(is_on=True)
    for number in range(MOST_BUCKETS + 500):
        limits.spend("any", f"asker {number}")
    assert len(limits) == MOST_BUCKETS
    off = Limits(is_on=False)
    for _ in range(5000):
        off.spend("password", "the same")


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    bucket = Bucket(0.5, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


async def test_pages_are_fresh_and_assets_stay(tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Casus Belli</title>")
    (built / "favicon.svg").write_text("<svg/>")
    (built / "assets" / "main-abc123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", built)
    async with open_app(sqlite) as app:
        visitor = Guest(app)
        for path in ("/", "/new", "/table/aaaaaaaaaaaaaaaa", "/account", "/rules/condottiere", "/replay", "/api"):
            answer = await visitor.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "Casus Belli" in answer.text
            assert (await visitor.client.head(path)).status_code == 200
        asset = await visitor.get("/assets/main-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await visitor.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
        for path in (
            "/assets/none.js",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
        ):
            answer = await visitor.get(path)
            assert answer.status_code == 404, path
            assert "immutable" not in answer.headers["cache-control"]


async def test_a_house_without_built_pages_says_so(
    tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    async with open_app(sqlite) as app:
        answer = await Guest(app).get("/", accept_language="pl")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert '<html lang="pl">' in answer.text
        good(await Guest(app).get("/health"))


def test_every_code_has_a_status() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())
    assert HouseRefusal("NoSuchTable", "no-such-table").status == 404
