"""Setting tables, finding them, playing again, and looking at records."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from sqlalchemy import update

from casusbelli.core import Game, Setup, find_title, read_record, replay, titles
from casusbelli.rules import rule_texts
from casusbelli.server import schema
from casusbelli.words import LANGUAGES
from server.house import until
from server.visiting import Browser, Guest, browser, good, kinds, names, open_app, refused, set_table, wanted

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden" / "condottiere"
IN_POWER_ORDER = ("britain", "france", "austria", "prussia", "russia", "ottoman")


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


async def lobby(visitor: Guest) -> Any:
    return good(await visitor.get("/api/lobby"))


async def end_by_agreement(table: str, *people: Guest) -> None:
    """The first offers to end the game, the others agree."""
    good(await people[0].post(f"/api/tables/{table}/requests", {"do": "offer", "kind": "end"}))
    for person in people[1:]:
        good(await person.post(f"/api/tables/{table}/requests", {"do": "answer", "offer": 1, "agree": True}))


async def test_titles_say_how_they_can_be_played(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        told = good(await Guest(app).get("/api/titles"))
        assert [title["id"] for title in told] == [title.id for title in titles()]
        seats = {title["id"]: title["seats"] for title in told}
        assert seats | {"condottiere": [2, 6], "coalitions": [1, 6], "raison-detat": [3, 7]} == seats
        assert seats | {"realpolitik": [3, 4], "continents": [2, 6]} == seats
        shared = {title["id"]: title["words_from"] for title in told if title["words_from"]}
        assert shared == {"raison-detat": "coalitions", "realpolitik": "coalitions"}
        title = told[0]
        assert title["levels"] == ["random", "novice", "heuristic", "regular", "expert"]
        assert title["opponents"] == ["novice", "regular", "expert"]
        options = {option["name"]: option for option in title["options"]}
        assert options["face-down"]["choices"] == ["off", "on"]
        assert options["target"]["choices"] is None
        assert options["target"]["minimum"] < options["target"]["maximum"]
        rules = good(await Guest(app).get("/api/rules/condottiere"))["rules"]
        assert rules["CON-4.1"] == rule_texts(find_title("condottiere"))["CON-4.1"]
        refused(await Guest(app).get("/api/rules/chess"), 404, "NoSuchPage", "no-such-page")


async def test_rules_are_told_in_the_language_of_the_reader(sqlite: str) -> None:
    texts = {language: rule_texts(find_title("coalitions"), language) for language in LANGUAGES}
    async with open_app(sqlite) as app:
        reader = Guest(app)
        for language in LANGUAGES:
            asked = good(await reader.get(f"/api/rules/coalitions?lang={language}"))
            liked = good(await reader.get("/api/rules/coalitions", accept_language=language))
            assert asked["rules"] == liked["rules"] == texts[language]
        both = await reader.get("/api/rules/coalitions?lang=pl", accept_language="en")
        assert good(both)["rules"] == texts["pl"]
    assert texts["en"].keys() == texts["pl"].keys()


async def seats_with(app: FastAPI, title: str, *options: str) -> dict[int, Any]:
    query = "&".join([f"option={option}" for option in options])
    told = good(await Guest(app).get(f"/api/titles/{title}/seats?{query}"))
    return {arrangement["seats"]: arrangement for arrangement in told}


def powers(*names: str) -> list[str]:
    return [f"power:{name}" for name in names]


async def test_titles_say_what_each_seat_plays_with_some_options(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        usual = await seats_with(app, "coalitions")
        assert list(usual) == [3, 4, 5, 6]
        assert usual[6]["roles"] == [[power] for power in powers(*IN_POWER_ORDER)]
        assert (usual[6]["unseated"], usual[6]["idle"]) == ([], ["level", "napoleon-scores", "third-minor"])
        assert usual[3]["roles"] == [[power] for power in powers("britain", "france", "austria")]
        assert usual[3]["unseated"] == [
            {"role": power, "reason": "minor"} for power in powers("prussia", "russia", "ottoman")
        ]
        assert usual[3]["idle"] == ["level", "napoleon-scores"]

        minor = await seats_with(app, "coalitions", "third-minor=austria")
        assert minor[3]["roles"] == [[power] for power in powers("britain", "france", "russia")]
        lots = await seats_with(app, "coalitions", "random-powers=on")
        assert lots[4]["roles"] == [[], [], [], []]
        assert [each["role"] for each in lots[4]["unseated"]] == powers("prussia", "ottoman")

        empereur = await seats_with(app, "coalitions", "mode=empereur", "scenario=1812", "random-powers=on")
        assert list(empereur) == [1, 2, 3, 4, 5]
        assert empereur[1]["roles"] == [powers("britain", "austria", "prussia", "russia", "ottoman")]
        assert empereur[2]["unseated"] == [{"role": "power:france", "reason": "automa"}]
        idle = [
            "scenario",
            "third-minor",
            "abilities",
            "random-powers",
            "negotiation",
            "paris",
            "lost-capital",
            "expelled",
        ]
        assert empereur[2]["idle"] == idle

        condottiere = await seats_with(app, "condottiere")
        assert list(condottiere) == [2, 3, 4, 5, 6]
        assert (condottiere[2]["roles"], condottiere[2]["unseated"]) == ([[], []], [])
        assert condottiere[2]["idle"] == ["target", "kingdom-bonus", "tie-token"]
        assert (await seats_with(app, "condottiere", "points=on"))[2]["idle"] == ["kingdom-bonus", "tie-token"]


@pytest.mark.parametrize(
    ("option", "reason"),
    [("colour=red", "unknown-option"), ("mode", "bad-choice"), ("limit=-1", "bad-number"), ("", "unknown-option")],
)
async def test_seats_with_options_that_cannot_be_are_refused(sqlite: str, option: str, reason: str) -> None:
    async with open_app(sqlite) as app:
        refused(await Guest(app).get(f"/api/titles/coalitions/seats?option={option}"), 400, "BadRequest", reason)
        refused(await Guest(app).get("/api/titles/chess/seats"), 404, "NoSuchPage", "no-such-page")


async def test_chairs_of_a_table_say_what_they_play_and_bots_are_named_after_it(sqlite: str) -> None:
    async with open_app(sqlite, bot_pace=60) as app:
        host = await browser(app, "Helena")
        seats = ("bot", "me", *["bot"] * 4)
        table_id, _ = await set_table(host, *seats, title="coalitions")
        table = (await host.table(table_id))["table"]
        assert [seat["roles"] for seat in table["seats"]] == [[power] for power in powers(*IN_POWER_ORDER)]
        assert names(table) == ["Arthur", "Helena", "Klemens", "Luise", "Olga", "Selim"]
        [mine] = (await lobby(host))["mine"]
        assert mine["seats"] == table["seats"]
        told = good(await host.get(f"/api/tables/{table_id}/feed"))["table"]
        assert told["seats"] == table["seats"]

        by_lot, _ = await set_table(host, *seats, title="coalitions", options={"random-powers": "on"})
        table = (await host.table(by_lot))["table"]
        assert [seat["roles"] for seat in table["seats"]] == [[]] * 6
        plain, _ = await set_table(host, "me", "bot")
        assert [seat["roles"] for seat in (await host.table(plain))["table"]["seats"]] == [[], []]


async def test_six_powers_for_six_people_five_of_them_by_link(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        host = await browser(app, "Helena")
        table_id, links = await set_table(host, "reserved", "me", *["reserved"] * 4, title="coalitions")
        assert set(links) == {"0", "2", "3", "4", "5"}
        for seat, link in links.items():
            friend = await browser(app)
            assert (await friend.get(link)).status_code == 303
            invited = (await friend.table(table_id))["you"]["invited"]
            assert invited == int(seat)
            sat = good(await friend.post(f"/api/tables/{table_id}/sit", {"name": f"Friend {seat}"}))
            assert sat["table"]["seats"][invited]["roles"] == powers(IN_POWER_ORDER[invited])
        assert (await host.table(table_id))["table"]["state"] == "playing"
        view = good(await host.get(f"/api/tables/{table_id}/feed"))["game"]["view"]
        assert [power["seat"] for power in view["powers"]] == [0, 1, 2, 3, 4, 5]


async def test_l_empereur_is_for_one_and_the_host_may_leave_free_chairs_to_bots(sqlite: str) -> None:
    async with open_app(sqlite, bot_pace=60) as app:
        host = await browser(app, "Helena")
        wish = {"title": "coalitions", "options": {"mode": "empereur", "level": "usurper"}}
        alone, _ = await set_table(host, "me", **wish)
        view = good(await host.get(f"/api/tables/{alone}/feed"))["game"]["view"]
        assert (view["mode"], view["empereur"]["level"], view["awaited"]) == ("empereur", "usurper", [0])
        two, _ = await set_table(host, "me", "open", **wish)
        table = good(await host.post(f"/api/tables/{two}/start", {"level": "heuristic"}))["table"]
        assert [seat["roles"] for seat in table["seats"]] == [
            powers("britain", "prussia", "ottoman"),
            powers("austria", "russia"),
        ]
        assert names(table) == ["Helena", "Klemens"]


@pytest.mark.parametrize(
    ("seats", "options", "reason", "sentence"),
    [
        (6, {"mode": "empereur"}, "bad-seats-of-mode", "graczy, a nie dla 6."),
        (2, {}, "bad-seats-of-mode", "graczy, a nie dla 2."),
        (
            1,
            {"mode": "empereur", "scenario": "1812"},
            "empereur-scenario",
            "L'Empereur gra się tylko w scenariuszu 1805",
        ),
        (1, {"mode": "empereur", "abilities": "on"}, "empereur-abilities", "nie używa się zdolności generałów"),
    ],
)
async def test_what_a_mode_does_not_allow_is_refused_in_its_own_words(
    sqlite: str, seats: int, options: dict[str, str], reason: str, sentence: str
) -> None:
    async with open_app(sqlite) as app:
        host = await browser(app, "Helena")
        wish = wanted("me", *["bot"] * (seats - 1), title="coalitions", options=options)
        error = refused(await host.post("/api/tables", wish, accept_language="pl"), 400, "BadRequest", reason)
        assert sentence in error["sentence"]
        assert (await lobby(host))["mine"] == []
        lines = [f"{name} {value}" for name, value in options.items()]
        title = f"title coalitions/{find_title('coalitions').ruleset}"
        record = "\n".join(["casusbelli record 1", title, f"seats {seats}", *lines, f"seed {'0' * 32}", ""])
        error = refused(
            await host.post("/api/replays", {"record": record}, accept_language="pl"), 400, "BadRequest", reason
        )
        assert sentence in error["sentence"]


async def test_a_person_plays_against_bots_after_one_request(database: str) -> None:
    async with open_app(database, bot_pace=60) as app:
        visitor = await browser(app)
        made = good(await visitor.post("/api/tables", wanted("me", "bot", "bot", "bot", player_name="Helena")))
        table = made["table"]
        assert (table["state"], kinds(table)) == ("playing", ["person", "bot", "bot", "bot"])
        assert len(set(names(table))) == 4
        assert made["links"] == {}
        assert (table["seed"], table["salt"]) == (None, None)
        assert (await visitor.open())["player"]["name"] == "Helena"
        [mine] = (await lobby(visitor))["mine"]
        assert (mine["you"]["seat"], mine["ply"], len(mine["awaited"])) == (0, 0, 1)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"title": "chess"}, "unknown-title"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"face-down": "maybe"}}, "bad-choice"),
        ({"options": {"target": "999999999"}}, "bad-number"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad-field"),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, "bad-field"),
        ({"pace": 0}, "bad-field"),
        ({"pace": 12.5}, "bad-field"),
        ({"press": "loud"}, "bad-field"),
        ({"public": "yes"}, "bad-field"),
        ({"colour": "red"}, "bad-field"),
        ({"name": "\u202e"}, "bad-name"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_and_leaves_nothing(sqlite: str, change: Any, reason: str) -> None:
    async with open_app(sqlite) as app:
        host = await browser(app)
        answer = await host.post("/api/tables", wanted("me", "open", player_name="Anna") | change)
        refused(answer, 400, "BadRequest", reason)
        assert (await host.open())["player"] is None
        counted = await app.state.store.read(lambda c: [len(c.execute(t.select()).all()) for t in TABLES])
        assert counted == [0, 0, 0]


TABLES = (schema.players, schema.tables, schema.seats)


async def test_private_tables_are_not_listed_but_found_by_their_address(database: str) -> None:
    async with open_app(database) as app:
        host, stranger = await browser(app, "Anna"), await browser(app, "Bianca")
        shown, _ = await set_table(host, "me", "open", public=True, name="For all")
        hidden, _ = await set_table(host, "me", "open", public=False)
        found = await lobby(stranger)
        assert (ids(found["open"]), ids(found["mine"])) == ([shown], [])
        assert found["open"][0]["name"] == "For all"
        assert len(hidden) == 16
        assert (await stranger.table(hidden))["table"]["public"] is False
        assert set(ids((await lobby(host))["mine"])) == {shown, hidden}
        assert ids((await lobby(host))["open"]) == [], "what is mine is not listed twice"


async def test_the_lobby_lists_what_can_be_joined_and_what_can_be_watched(database: str) -> None:
    async with open_app(database, bot_pace=60) as app:
        host, stranger = await browser(app, "Anna"), await browser(app)
        playing, _ = await set_table(host, "me", "bot", public=True)
        await set_table(host, "me", "bot", public=False)
        waiting, _ = await set_table(host, "me", "open", public=True)
        await set_table(host, "me", "reserved", public=True)
        old, _ = await set_table(host, "me", "open", public=True)
        left, _ = await set_table(host, "me", "open", public=True)
        good(await host.post(f"/api/tables/{left}/leave"))
        tables = schema.tables
        ago = update(tables).where(tables.c.id == old).values(changed=1)
        await app.state.store.write(lambda connection: connection.execute(ago))
        found = await lobby(stranger)
        assert (ids(found["open"]), ids(found["watch"]), found["playing"]) == ([waiting], [playing], 2)
        assert found["mine"] == []


async def test_a_table_is_put_away_by_each_for_himself(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        good(await friend.post(f"/api/tables/{table}/archive", {"archived": True}))
        assert ((await lobby(friend))["mine"], ids((await lobby(host))["mine"])) == ([], [table])
        assert ids(good(await friend.get("/api/lobby?archived=true"))["mine"]) == [table]
        good(await friend.post(f"/api/tables/{table}/archive", {"archived": False}))
        assert ids((await lobby(friend))["mine"]) == [table]
        stranger = await browser(app)
        answer = await stranger.post(f"/api/tables/{table}/archive", {"archived": True})
        refused(answer, 403, "NotSeated", "not-seated")


async def test_unread_messages_are_counted_by_those_who_may_read_them(database: str) -> None:
    async with open_app(database) as app:
        people = [await browser(app, name) for name in ("Anna", "Bianca", "Cesare")]
        table, _ = await set_table(people[0], "me", "open", "open")
        for person in people[1:]:
            good(await person.post(f"/api/tables/{table}/sit"))
        ask = f"/api/tables/{table}/requests"
        good(await people[0].post(ask, {"do": "press", "text": "To all"}))
        good(await people[0].post(ask, {"do": "press", "text": "To one", "to": [1]}))
        unread = [(await lobby(person))["mine"][0]["you"]["unread"] for person in people]
        assert unread == [0, 2, 1] == [(await person.table(table))["you"]["unread"] for person in people]
        good(await people[1].post(ask, {"do": "read", "press": 2}))
        assert (await lobby(people[1]))["mine"][0]["you"]["unread"] == 0
        spectator = good(await Guest(app).get(f"/api/tables/{table}/feed"))
        assert [message["text"] for message in spectator["press"]] == ["To all"]


async def test_a_rematch_is_one_table_however_many_ask(database: str) -> None:
    async with open_app(database, bot_pace=60) as app, open_app(database, bot_pace=60) as twin:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        options = {"face-down": "on"}
        table, _ = await set_table(host, "me", "open", "bot", name="Friday", options=options, press="public", pace=3600)
        refused(await host.post(f"/api/tables/{table}/rematch"), 409, "NotOver", "not-over")
        good(await friend.post(f"/api/tables/{table}/sit"))
        await end_by_agreement(table, host, friend)
        refused(await (await browser(app)).post(f"/api/tables/{table}/rematch"), 403, "NotSeated", "not-seated")
        elsewhere = Browser(twin)
        elsewhere.client.cookies = friend.client.cookies
        await elsewhere.open()
        askers = [host, friend, elsewhere, host, friend, elsewhere]
        answers = await asyncio.gather(*[asker.post(f"/api/tables/{table}/rematch") for asker in askers])
        [made] = {good(answer)["table"]["id"] for answer in answers}
        assert made != table

        async def is_known() -> bool:  # the other server may have laid it
            return bool((await host.table(table))["table"]["rematch"] == made)

        await until(is_known)
        before, after = [(await friend.table(each))["table"] for each in (table, made)]
        same = ("title", "name", "options", "press", "pace", "public", "seats")
        assert {key: after[key] for key in same} == {key: before[key] for key in same}
        assert after["state"] == "playing"
        assert after["seal"] != before["seal"]
        assert (await friend.table(made))["you"]["seat"] == 1


async def test_the_record_is_for_everybody_once_the_game_is_over(database: str) -> None:
    async with open_app(database) as app:
        host, friend, stranger = await browser(app, "Anna"), await browser(app, "Bianca"), Guest(app)
        table, _ = await set_table(host, "me", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        for _ in range(4):
            for person in (host, friend):
                game = good(await person.get(f"/api/tables/{table}/feed"))["game"]
                if game["options"]:
                    act = {"do": "act", "action": game["options"][0]["action"], "ply": game["ply"]}
                    good(await person.post(f"/api/tables/{table}/requests", act))
        refused(await host.get(f"/api/tables/{table}/record"), 409, "NotOver", "not-over")
        assert (await stranger.table(table))["table"]["seed"] is None
        await end_by_agreement(table, host, friend)
        answer = await stranger.get(f"/api/tables/{table}/record")
        record = read_record(answer.text)
        assert len(record.moves) >= 4
        assert replay(record).state.ply == len(record.moves)
        told = (await stranger.table(table))["table"]
        assert f"seed {told['seed']}" in answer.text
        assert record.check_seal()
        assert record.seal == told["seal"]
        again = good(await stranger.post("/api/replays", {"record": answer.text}))["table"]
        assert (again["seal"], again["salt"]) == (told["seal"], told["salt"])
        assert (await stranger.get(f"/api/tables/{again['id']}/record")).text == answer.text
        assert hashlib.sha256(f"{told['salt']}:{told['seed']}".encode()).hexdigest() == told["seal"]
        assert "attachment" in answer.headers["content-disposition"]


async def test_everybody_carries_the_own_view_home_at_any_time(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        for visitor in (host, friend, Guest(app)):
            told = good(await visitor.get(f"/api/tables/{table}/export?lang=pl"))
            feed = good(await visitor.get(f"/api/tables/{table}/feed?lang=pl"))
            assert told["feed"] | {"now": 0} == feed | {"now": 0}
            assert told["feed"]["game"]["history"][0]["events"][0]["text"]


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.record"))[:2], ids=lambda path: path.name)
async def test_a_record_is_looked_at_from_any_seat_and_move_by_move(database: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    async with open_app(database) as app:
        visitor = await browser(app)
        table = good(await visitor.post("/api/replays", {"record": text, "name": "Old game"}))["table"]
        assert (table["state"], table["replay"], table["name"]) == ("over", True, "Old game")
        assert names(table)[:2] == ["Seat 1", "Seat 2"]
        game = replay(record)
        for seat in range(record.setup.seats):
            told = good(await Guest(app).get(f"/api/tables/{table['id']}/feed?seat={seat}"))
            assert told["you"]["seat"] is None, "to look is not to sit"
            assert told["game"]["view"] == _as_json(game.state.view(seat))
            past = good(await Guest(app).get(f"/api/tables/{table['id']}/at/5?seat={seat}"))
            assert past["view"] == _as_json(replay(record, 5).state.view(seat))
        request = {"do": "press", "text": "Hello"}
        answer = await visitor.post(f"/api/tables/{table['id']}/requests", request)
        refused(answer, 403, "NotSeated", "not-seated")
        answer = await visitor.get(f"/api/tables/{table['id']}/feed?seat={record.setup.seats}")
        refused(answer, 400, "BadRequest", "no-such-seat")
        assert good(await visitor.get("/api/lobby"))["watch"] == []


def _as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


async def test_other_eyes_are_only_for_games_that_are_over(sqlite: str) -> None:
    async with open_app(sqlite) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        for path in ("feed?seat=1", "at/0?seat=1"):
            refused(await host.get(f"/api/tables/{table}/{path}"), 409, "NotOver", "not-over")


async def test_the_private_press_stays_private_when_the_game_is_over(database: str) -> None:
    async with open_app(database) as app:
        people = [await browser(app, name) for name in ("Anna", "Bianca", "Cesare")]
        table, _ = await set_table(people[0], "me", "open", "open")
        for person in people[1:]:
            good(await person.post(f"/api/tables/{table}/sit"))
        secret = {"do": "press", "text": "Between us", "to": [1]}
        good(await people[0].post(f"/api/tables/{table}/requests", secret))
        await end_by_agreement(table, *people)
        for visitor in (people[2], Guest(app)):
            for seat in range(3):
                told = (await visitor.get(f"/api/tables/{table}/feed?seat={seat}")).text
                assert "Between us" not in told
        assert "Between us" in (await people[1].get(f"/api/tables/{table}/feed?seat=2")).text


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("a recipe for soup", "not-a-record", 1),
        ("casusbelli record 1\ntitle condottiere/1\nseats 2\nseed 1\n\n0 fly\n", "refused-action", 6),
        ("casusbelli record 1\ntitle condottiere/1\nseats 2\nseed 1\n\n9 pass\n", "bad-move", 6),
        (f"casusbelli record 1\ntitle condottiere/1\nseats 2\nseed 1\nsalt 1\nseal {'0' * 64}\n", "broken-seal", 6),
        ("casusbelli record 1\ntitle chess/1\nseats 2\nseed 1\n", "unknown-title", 2),
    ],
)
async def test_a_record_that_is_wrong_is_refused_with_its_line(sqlite: str, text: str, reason: str, line: int) -> None:
    async with open_app(sqlite) as app:
        answer = await Guest(app).post("/api/replays", {"record": text}, accept_language="pl,en;q=0.5")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["reason"]) == (400, "BadRequest", reason)
        assert error["facts"]["line"] == line
        assert error["sentence"].startswith(f"wiersz {line}: ")
        counted = await app.state.store.read(lambda connection: len(connection.execute(schema.tables.select()).all()))
        assert counted == 0


async def test_an_unfinished_record_can_be_looked_at(sqlite: str) -> None:
    game = Game(Setup("condottiere", 3, {"points": "on"}, 5))
    for _ in range(3):
        seat = game.state.awaited()[0]
        game.apply(seat, game.state.options(seat)[0])
    async with open_app(sqlite) as app:
        table = good(await Guest(app).post("/api/replays", {"record": game.record.write()}))["table"]
        assert (table["winners"], table["agreed"], table["options"]) == ([], False, {"points": "on"})
        told = good(await Guest(app).get(f"/api/tables/{table['id']}/feed?seat=1"))["game"]
        assert (told["ply"], told["options"]) == (3, [])
        answer = await Guest(app).get(f"/api/tables/{table['id']}/record")
        assert answer.text == game.record.write()


async def test_there_is_no_telling_a_private_table_from_none(database: str) -> None:
    async with open_app(database) as app:
        for table in ("aaaaaaaaaaaaaaaa", "x", "%00", "A" * 16):
            for path in ("", "/feed", "/export", "/record"):
                answer = await Guest(app).get(f"/api/tables/{table}{path}")
                assert answer.status_code == 404, (table, path)
                assert answer.json()["error"]["code"] in ("NoSuchTable", "NoSuchPage")
