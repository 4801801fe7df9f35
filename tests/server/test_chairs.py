"""Who sits where: free chairs, invitations, links, deputies, and the host's hand in it."""

import asyncio

import pytest

from casusbelli.server.chairs import find_seat
from casusbelli.server.sessions import hash_secret
from casusbelli.server.visitor import Visitor
from server.visiting import Browser, Guest, browser, good, kinds, names, open_app, program, refused, set_table

pytestmark = pytest.mark.anyio


async def test_a_friend_takes_a_free_chair_and_the_game_begins_with_the_last(database: str) -> None:
    async with open_app(database) as app:
        host = await browser(app, "Anna")
        table, _ = await set_table(host, "me", "open", "open")
        friend = await browser(app)
        seen = good(await friend.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Bianca"}))
        assert (names(seen["table"]), seen["table"]["state"]) == (["Anna", "", "Bianca"], "waiting")
        assert seen["you"] == {"seat": 2, "host": False, "invited": None, "unread": 0}
        last = await browser(app, "Cesare")
        seen = good(await last.post(f"/api/tables/{table}/sit"))
        assert (seen["you"]["seat"], seen["table"]["state"]) == (1, "playing")
        game = good(await last.get(f"/api/tables/{table}/feed"))["game"]
        assert game["ply"] == 0


async def test_one_person_has_one_chair_and_one_chair_one_person(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open", "open")
        refused(await host.post(f"/api/tables/{table}/sit"), 409, "SeatTaken", "seated-already")
        refused(await friend.post(f"/api/tables/{table}/sit", {"seat": 0}), 409, "SeatTaken", "seat-taken")
        refused(await friend.post(f"/api/tables/{table}/sit", {"seat": 3}), 400, "BadRequest", "no-such-seat")
        refused(await (await browser(app)).post(f"/api/tables/{table}/sit"), 401, "NotSignedIn", "not-signed-in")
        wish = {"title": "condottiere", "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused(await friend.post("/api/tables", wish), 400, "BadRequest", "one-seat-each")


async def test_of_many_who_want_the_last_chair_one_gets_it(database: str) -> None:
    async with open_app(database) as app, open_app(database) as twin:
        table, _ = await set_table(await browser(app, "Anna"), "me", "open", "open")
        crowd = [await browser([app, twin][number % 2], f"Guest{number}") for number in range(6)]
        answers = await asyncio.gather(*[person.post(f"/api/tables/{table}/sit", {"seat": 1}) for person in crowd])
        assert sorted([answer.status_code for answer in answers]) == [200, 409, 409, 409, 409, 409]
        [sitting] = [person for person, answer in zip(crowd, answers, strict=True) if answer.status_code == 200]
        assert (await sitting.table(table))["you"]["seat"] == 1


async def test_two_on_the_last_two_chairs_in_two_processes_begin_the_game(database: str) -> None:
    async with open_app(database) as app, open_app(database) as twin:
        table, _ = await set_table(await browser(app, "Anna"), "me", "open", "open")
        one, other = await browser(app, "Bianca"), await browser(twin, "Cesare")
        answers = await asyncio.gather(
            one.post(f"/api/tables/{table}/sit", {"seat": 1}), other.post(f"/api/tables/{table}/sit", {"seat": 2})
        )
        assert "playing" in [good(answer)["table"]["state"] for answer in answers]


async def test_those_with_the_same_name_are_numbered(database: str) -> None:
    async with open_app(database) as app:
        table, _ = await set_table(await browser(app, "Anna"), "me", "open", "open", "open")
        for _ in range(2):
            good(await (await browser(app, "ANNA")).post(f"/api/tables/{table}/sit"))
        seen = await (await browser(app)).table(table)
        assert names(seen["table"]) == ["Anna", "ANNA 2", "ANNA 3", ""]


async def test_a_reserved_chair_is_for_the_one_with_the_link(database: str) -> None:
    async with open_app(database) as app:
        host = await browser(app, "Anna")
        table, links = await set_table(host, "me", "reserved", "open")
        stranger, friend = await browser(app, "Bianca"), await browser(app)
        refused(await stranger.post(f"/api/tables/{table}/sit", {"seat": 1}), 409, "SeatTaken", "seat-taken")
        answer = await friend.get(links["1"])
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}")
        assert (await friend.table(table))["you"] == {"seat": None, "host": False, "invited": 1, "unread": 0}
        assert [seen["id"] for seen in good(await friend.get("/api/lobby"))["mine"]] == [table]
        seen = good(await friend.post(f"/api/tables/{table}/sit", {"name": "Cesare"}))
        assert (seen["you"]["seat"], names(seen["table"])) == (1, ["Anna", "Cesare", ""])


async def test_the_host_cannot_look_into_the_hand_of_whom_he_invited(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app)
        table, links = await set_table(host, "me", "reserved")
        await friend.get(links["1"])
        good(await friend.post(f"/api/tables/{table}/sit", {"name": "Bianca"}))
        spy = program(app, links["1"])
        assert (await spy.table(table))["you"]["seat"] is None
        assert (await spy.get(links["1"])).status_code == 404
        assert (await spy.get(f"/api/tables/{table}/feed")).json()["game"]["options"] == []


async def test_a_program_plays_with_the_secret_alone(database: str) -> None:
    async with open_app(database) as app:
        host = await browser(app, "Anna")
        table, links = await set_table(host, "me", "reserved")
        bot = program(app, links["1"])
        assert (await bot.table(table))["you"]["invited"] == 1
        refused(await bot.post(f"/api/tables/{table}/sit"), 400, "BadRequest", "name-needed")
        seen = good(await bot.post(f"/api/tables/{table}/sit", {"name": "Engine"}))
        assert (seen["you"]["seat"], seen["table"]["state"]) == (1, "playing")
        told = [good(await each.get(f"/api/tables/{table}/feed"))["game"] for each in (host, bot)]
        [awaited] = told[0]["awaited"]
        player = (host, bot)[awaited]
        action = told[awaited]["options"][0]["action"]
        request = {"do": "act", "id": 7, "action": action, "ply": 0}
        answer = good(await player.post(f"/api/tables/{table}/requests", request))
        assert (answer["id"], answer["game"]["ply"]) == (7, 1)
        stranger = Guest(app)
        refused(await stranger.post(f"/api/tables/{table}/requests", request), 403, "NotSeated", "not-seated")


async def test_a_guest_goes_on_elsewhere_by_the_link_of_his_own_seat(database: str) -> None:
    async with open_app(database) as app:
        anna = await browser(app, "Anna")
        table, _ = await set_table(anna, "me", "open")
        first = good(await anna.post(f"/api/tables/{table}/link"))
        phone = await browser(app)
        await phone.get(first["link"])
        assert (await phone.table(table))["you"]["seat"] == 0
        assert [seen["id"] for seen in good(await phone.get("/api/lobby"))["mine"]] == [table]
        second = good(await phone.post(f"/api/tables/{table}/link"))
        assert (await phone.table(table))["you"]["seat"] == 0, "the old link is void, the phone has the new one"
        assert (await program(app, first["link"]).table(table))["you"]["seat"] is None
        assert (await program(app, second["link"]).table(table))["you"]["seat"] == 0
        assert (await anna.table(table))["you"]["seat"] == 0


async def test_links_are_for_those_whose_seats_they_are(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, links = await set_table(host, "me", "open", "reserved")
        good(await friend.post(f"/api/tables/{table}/sit", {"seat": 1}))
        refused(await friend.post(f"/api/tables/{table}/link", {"seat": 2}), 403, "NotHost", "not-host")
        refused(await friend.post(f"/api/tables/{table}/link", {"seat": 0}), 403, "NotHost", "not-host")
        refused(await host.post(f"/api/tables/{table}/link", {"seat": 1}), 409, "SeatTaken", "not-reserved")
        refused(await host.post(f"/api/tables/{table}/link", {"seat": 9}), 400, "BadRequest", "no-such-seat")
        fresh = good(await host.post(f"/api/tables/{table}/link", {"seat": 2}))
        assert fresh["link"] != links["2"]
        assert (await friend.get(links["2"])).status_code == 404
        assert (await friend.get(fresh["link"])).status_code == 303


async def test_who_leaves_while_the_table_waits_frees_the_chair(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open", "open")
        good(await friend.post(f"/api/tables/{table}/sit"))
        seen = good(await friend.post(f"/api/tables/{table}/leave"))
        assert (kinds(seen["table"]), names(seen["table"])) == (["person", "open", "open"], ["Anna", "", ""])
        assert seen["you"]["seat"] is None
        refused(await friend.post(f"/api/tables/{table}/leave"), 403, "NotSeated", "not-seated")


async def test_who_leaves_a_game_has_a_deputy_until_he_comes_back(database: str) -> None:
    async with open_app(database, bot_pace=60) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open")
        refused(await host.post(f"/api/tables/{table}/deputy", {"level": "random"}), 409, "NotPlaying", "not-begun")
        good(await friend.post(f"/api/tables/{table}/sit"))
        seat = good(await friend.post(f"/api/tables/{table}/leave"))["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["deputy"]) == ("person", "Bianca", "regular")
        assert good(await friend.get("/api/lobby"))["mine"] == []
        assert [seen["id"] for seen in good(await friend.get("/api/lobby?archived=true"))["mine"]] == [table]
        seat = good(await friend.post(f"/api/tables/{table}/deputy", {"level": None}))["table"]["seats"][1]
        assert seat["deputy"] is None
        assert [seen["id"] for seen in good(await friend.get("/api/lobby"))["mine"]] == [table]
        answer = await friend.post(f"/api/tables/{table}/deputy", {"level": "genius"})
        refused(answer, 400, "BadRequest", "unknown-bot")


async def test_the_host_changes_chairs_until_the_game_begins(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open", "open")
        good(await friend.post(f"/api/tables/{table}/sit", {"seat": 1}))
        change = f"/api/tables/{table}/seats"
        refused(await friend.post(f"{change}/2", {"kind": "reserved"}), 403, "NotHost", "not-host")
        made = good(await host.post(f"{change}/2", {"kind": "reserved"}))
        assert (kinds(made["table"]), list(made["links"])) == (["person", "person", "reserved"], ["2"])
        made = good(await host.post(f"{change}/1", {"kind": "open"}))
        assert (await friend.table(table))["you"]["seat"] is None
        refused(await host.post(f"{change}/1", {"kind": "bot", "level": "genius"}), 400, "BadRequest", "unknown-bot")
        refused(await host.post(f"{change}/1", {"kind": "bot", "level": "ismcts:99"}), 400, "BadRequest", "unknown-bot")
        good(await host.post(f"{change}/1", {"kind": "bot", "level": "random"}))
        made = good(await host.post(f"{change}/2", {"kind": "bot", "level": "heuristic"}))
        assert made["table"]["state"] == "playing"
        assert len(set(names(made["table"]))) == 3
        refused(await host.post(f"{change}/2", {"kind": "open"}), 409, "NotWaiting", "not-waiting")


async def test_the_host_fills_the_free_chairs_with_bots(database: str) -> None:
    async with open_app(database, bot_pace=60) as app:
        host, friend = await browser(app, "Bianca"), await browser(app, "Anna")
        table, _ = await set_table(host, "me", "open", "open", "reserved")
        good(await friend.post(f"/api/tables/{table}/sit"))
        refused(await friend.post(f"/api/tables/{table}/start", {"level": "random"}), 403, "NotHost", "not-host")
        seen = good(await host.post(f"/api/tables/{table}/start", {"level": "random"}))
        assert kinds(seen["table"]) == ["person", "person", "bot", "bot"]
        assert seen["table"]["state"] == "playing"
        assert len(set(names(seen["table"]))) == 4
        refused(await host.post(f"/api/tables/{table}/start", {"level": "random"}), 409, "NotWaiting", "not-waiting")


async def test_everybody_at_the_table_is_told_who_sits_down(database: str) -> None:
    async with open_app(database) as app:
        host, friend = await browser(app, "Anna"), await browser(app, "Bianca")
        table, _ = await set_table(host, "me", "open", "open")
        cursor = good(await host.get(f"/api/tables/{table}/feed"))["cursor"]
        nothing = good(await host.get(f"/api/tables/{table}/feed?since={cursor}"))
        assert set(nothing) == {"type", "cursor", "now", "deadline"}
        good(await friend.post(f"/api/tables/{table}/sit"))
        news = good(await host.get(f"/api/tables/{table}/feed?since={cursor}"))
        assert names(news["table"]) == ["Anna", "Bianca", ""]


async def test_seats_are_found_by_player_and_by_link_and_by_nothing_else(database: str) -> None:
    async with open_app(database) as app:
        anna: Browser = await browser(app, "Anna")
        table, _ = await set_table(anna, "me", "open")
        player = (await anna.open())["player"]["id"]
        link = good(await anna.post(f"/api/tables/{table}/link"))["link"].removeprefix("/seat/")
        hashed = hash_secret(link)
        visitors = [
            Visitor(player=player),
            Visitor(link=hashed),
            Visitor(invitations=(hashed,)),
            Visitor(),
            Visitor(player=""),
            Visitor(link=""),
            Visitor(link=link),
            Visitor(view_as=0),
        ]
        found = [await app.state.store.read(lambda c, each=each: find_seat(c, table, each)) for each in visitors]
        assert found == [0, 0, 0, -1, -1, -1, -1, -1]
