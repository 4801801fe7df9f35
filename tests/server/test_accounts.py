"""Guests and accounts: who one is, and stays."""

import time
from statistics import median

import pytest
from sqlalchemy import select

from casusbelli.server import schema
from casusbelli.server.accounts import account_of, clean_name
from casusbelli.server.refusals import HouseRefusal
from server.visiting import Browser, Guest, browser, good, names, open_app, refused, set_table

pytestmark = pytest.mark.anyio

PASSWORD = "seven horses"


async def test_nobody_becomes_a_guest_and_may_be_called_otherwise(database: str) -> None:
    async with open_app(database) as app:
        visitor = await browser(app)
        assert (await visitor.open())["player"] is None
        anna = good(await visitor.post("/api/guest", {"name": "  Anna   Maria "}))["player"]
        assert (anna["name"], anna["guest"]) == ("Anna Maria", True)
        bianca = good(await visitor.post("/api/guest", {"name": "Bianca"}))["player"]
        assert bianca == {**anna, "name": "Bianca"}
        assert (await visitor.open())["player"] == bianca


async def test_an_account_is_the_same_in_every_browser_and_process(database: str) -> None:
    async with open_app(database) as app:
        made = good(await (await browser(app)).post("/api/register", {"name": "Żaneta", "password": PASSWORD}))
    async with open_app(database) as app:
        other = await browser(app)
        found = good(await other.post("/api/login", {"name": "ŻANETA", "password": PASSWORD}))
        assert found["player"] == made["player"] == (await other.open())["player"]
        assert found["player"]["guest"] is False


async def test_two_processes_on_one_database_believe_the_same_cookie(database: str) -> None:
    async with open_app(database) as app, open_app(database) as twin:
        anna = await browser(app, "Anna")
        visitor = Browser(twin)
        visitor.client.cookies = anna.client.cookies
        assert (await visitor.open())["player"]["name"] == "Anna"


async def test_a_guest_who_registers_keeps_the_chair(database: str) -> None:
    async with open_app(database) as app:
        anna = await browser(app, "Anna")
        table, _ = await set_table(anna, "me", "open")
        player = good(await anna.post("/api/register", {"name": "Anna", "password": PASSWORD}))["player"]
        assert player["guest"] is False
        assert (await anna.table(table))["you"]["seat"] == 0
        elsewhere = await browser(app)
        good(await elsewhere.post("/api/login", {"name": "anna", "password": PASSWORD}))
        assert (await elsewhere.table(table))["you"] == {"seat": 0, "host": True, "invited": None, "unread": 0}


async def test_what_a_guest_held_comes_with_him_when_he_signs_in(database: str) -> None:
    async with open_app(database) as app:
        owner = await browser(app)
        good(await owner.post("/api/register", {"name": "Anna", "password": PASSWORD}))
        both, _ = await set_table(owner, "me", "open", "open")
        guest = await browser(app, "Passer-by")
        table, _ = await set_table(guest, "me", "open")
        good(await guest.post(f"/api/tables/{both}/sit"))
        good(await guest.post("/api/login", {"name": "Anna", "password": PASSWORD}))
        assert (await owner.table(table))["you"] == {"seat": 0, "host": True, "invited": None, "unread": 0}
        assert (await owner.table(both))["you"]["seat"] == 0, "nobody has two chairs at one table"


async def test_names_are_compared_without_capitals_and_widths(database: str) -> None:
    async with open_app(database) as app:
        good(await (await browser(app)).post("/api/register", {"name": "Straße", "password": PASSWORD}))
        for alike in ("STRASSE", "\uff33trasse", "strasse "):
            answer = await (await browser(app)).post("/api/register", {"name": alike, "password": PASSWORD})
            refused(answer, 409, "NameTaken", "name-taken")


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "a\u202eb", "\u3164", "\u0301a", "x" * 41, "tab\x00zero", "\ue000"]
)
async def test_a_name_can_be_seen(database: str, name: str) -> None:
    async with open_app(database) as app:
        visitor = await browser(app)
        assert (await visitor.post("/api/guest", {"name": name})).status_code == 400
        assert (await visitor.open())["player"] is None


def test_names_are_kept_as_they_were_meant() -> None:
    assert clean_name("  Zoe\u0308  K. ") == "Zo\u00eb K."
    assert account_of("\u210cel") == account_of("HEL") == "hel"
    with pytest.raises(HouseRefusal):
        account_of("\ufdfa" * 40)  # one letter that stands for eighteen


async def test_wrong_passwords_and_unknown_names_look_alike(database: str) -> None:
    async with open_app(database) as app:
        visitor = await browser(app)
        good(await visitor.post("/api/register", {"name": "Anna", "password": PASSWORD}))
        stranger = await browser(app)
        took: dict[str, list[float]] = {"Anna": [], "Nobody": [], "\u200b": []}
        for _ in range(5):
            for name, times in took.items():
                before = time.perf_counter()
                answer = await stranger.post("/api/login", {"name": name, "password": "not the one"})
                times.append(time.perf_counter() - before)
                told = refused(answer, 401, "WrongPassword", "wrong-password")
                assert told["facts"] == {}
        known, unknown, impossible = [median(times) for times in took.values()]
        assert min(unknown, impossible) > known / 3, "both hash a password"
        assert (await stranger.open())["player"] is None


async def test_passwords_are_stored_as_argon2_and_have_eight_letters(database: str) -> None:
    async with open_app(database) as app:
        visitor = await browser(app)
        short = await visitor.post("/api/register", {"name": "Anna", "password": "1234567"})
        assert refused(short, 400, "BadRequest", "bad-field")["facts"] == {"field": "password"}
        good(await visitor.post("/api/register", {"name": "Anna", "password": PASSWORD}))
        query = select(schema.players.c.password)
        stored = await app.state.store.read(lambda connection: connection.execute(query).scalar_one())
        assert stored.startswith("$argon2id$")
        assert PASSWORD not in stored


async def test_who_signs_out_is_nobody(database: str) -> None:
    async with open_app(database) as app:
        anna = await browser(app, "Anna")
        table, _ = await set_table(anna, "me", "open")
        before = anna.client.headers["X-CSRF-Token"]
        me = good(await anna.post("/api/logout"))
        assert me["player"] is None
        assert me["csrf"] != before
        await anna.open()
        assert (await anna.table(table))["you"]["seat"] is None
        refused(await anna.post(f"/api/tables/{table}/leave"), 403, "NotSeated", "not-seated")


async def test_an_account_holder_is_no_guest(database: str) -> None:
    async with open_app(database) as app:
        anna = await browser(app)
        good(await anna.post("/api/register", {"name": "Anna", "password": PASSWORD}))
        refused(await anna.post("/api/guest", {"name": "Zoe"}), 400, "BadRequest", "signed-in-already")
        table, _ = await set_table(await browser(app, "Host"), "me", "open", "open")
        seen = good(await anna.post(f"/api/tables/{table}/sit", {"name": "Somebody else"}))
        assert names(seen["table"])[1] == "Anna", "only guests choose their name at a table"


async def test_a_cookie_older_than_the_database_is_nobody(database: str) -> None:
    async with open_app(database) as app:
        anna = await browser(app, "Anna")
        await app.state.store.write(lambda connection: connection.execute(schema.players.delete()))
        answer = await anna.post("/api/tables", {"title": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}]})
        refused(answer, 401, "NotSignedIn", "not-signed-in")
        assert good(await anna.post("/api/guest", {"name": "Anna"}))["player"]["guest"]


async def test_whoever_comes_by_a_seat_secret_has_no_account(database: str) -> None:
    async with open_app(database) as app:
        visitor = Guest(app, {"Authorization": f"Bearer {'s' * 43}"})
        account = {"name": "Anna", "password": PASSWORD}
        for path, body in {"guest": {"name": "Anna"}, "register": account, "login": account}.items():
            answer = await visitor.post(f"/api/{path}", body)
            refused(answer, 400, "BadRequest", "seat-only")
            assert "set-cookie" not in answer.headers
