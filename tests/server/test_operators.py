"""casusbelli tables, as an operator types it, on the database of a house that may be open at the same time."""

import asyncio
import io
import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, delete, event, insert, select, text, update

from casusbelli.cli import main
from casusbelli.core import Game, Setup, find_title, seed_text
from casusbelli.server import schema
from casusbelli.server.clock import now
from casusbelli.server.operators import database as doors
from casusbelli.server.refusals import GateRefusal, HouseRefusal
from casusbelli.server.sessions import hash_secret
from casusbelli.server.table_info import mask
from casusbelli.server.upgrade import upgrade_database
from keyboard import Printed
from server import network
from server.house import House, Person, change_seat, house, play_on, set_table, until
from server.network import Player, Refused
from server.serving import free_port, nursery

Run = Callable[..., Printed]

HOUR = 3600 * 1000
on_sqlite = pytest.mark.parametrize(
    "database", ["sqlite"], indirect=True
)  # what is asked of the store is asked elsewhere
SALT = 0xC0FFEE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """A house with nothing in it."""
    made = open_house(database)
    yield made
    made.dispose()


def open_house(database: str) -> Engine:
    """Made as the server makes it."""
    engine = create_engine(database)
    upgrade_database(engine)
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    return engine


@pytest.fixture
def run(database: str, engine: Engine, capsys: pytest.CaptureFixture[str]) -> Run:
    """A task on that house; nobody sits at a terminal."""

    def run_task(*arguments: str) -> Printed:
        code = main(["tables", *arguments, "--database", database])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return Printed(code, printed.out, printed.err)

    return run_task


def lay(
    engine: Engine, table_id: str, plies: int = 0, seats: int = 3, title: str = "condottiere", **columns: Any
) -> Game:
    """A table at which so many actions were taken at random, one a second."""
    game, luck, at = Game(Setup(title, seats, {}, 7)), Random(table_id), now()
    while game.state.ply < plies and not game.state.is_over:
        seat = game.state.awaited()[0]
        game.apply(seat, luck.choice(game.state.options(seat)))
    state, moves = game.state, game.record.moves
    row = {
        "id": table_id,
        "title": title,
        "ruleset": game.record.setup.ruleset,
        "name": f"Table {table_id}",
        "state": "over" if state.is_over else "playing",
        "public": True,
        "options": "{}",
        "seed": seed_text(7),
        "salt": seed_text(SALT),
        "press_rule": "all",
        "created": at,
        "changed": at,
        "entries": len(moves),
        "ply": state.ply,
        "awaited": mask(state.awaited()),
        "winners": mask(state.winners),
    }
    common = {"table_id": table_id, "kind": "action", "by": "person"}
    rows = [
        {**common, "number": n, "seat": seat, "text": move, "at": at - (len(moves) - n) * 1000}
        for n, (seat, move) in enumerate(moves, 1)
    ]
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(row | columns))
        for seat in range(seats):
            chair = {"table_id": table_id, "seat": seat, "kind": "person", "name": f"Name{seat}"}
            connection.execute(insert(schema.seats).values(chair))
        if rows:
            connection.execute(insert(schema.journal), rows)
    return game


def write(engine: Engine, *changes: Any) -> None:
    with engine.begin() as connection:
        for change in changes:
            connection.execute(change)


def of_table(table_id: str, **columns: Any) -> Any:
    return update(schema.tables).where(schema.tables.c.id == table_id).values(columns)


def of_entry(table_id: str, number: int, **columns: Any) -> Any:
    journal = schema.journal
    return update(journal).where(journal.c.table_id == table_id, journal.c.number == number).values(columns)


def row_of(engine: Engine, table_id: str) -> Any:
    with engine.connect() as connection:
        return connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one()


def ids(printed: Printed) -> list[str]:
    return [table["id"] for table in json.loads(printed.out)["tables"]]


# list


def test_the_newest_tables_come_first_and_a_limit_says_how_many_more_there_are(engine: Engine, run: Run) -> None:
    for number in range(5):
        lay(engine, f"table{number}", created=number)
    assert ids(run("list", "--json")) == ["table4", "table3", "table2", "table1", "table0"]
    some = run("list", "--limit", "2")
    assert some.code == 0
    assert [line.split()[0] for line in some.out.splitlines()[:4:2]] == ["table4", "table3"]
    assert some.out.splitlines()[-1] == "3 more tables are not shown. --limit shows more."
    assert json.loads(run("list", "--limit", "2", "--json").out)["more"] == 3
    assert "not shown" not in run("list", "--limit", "5").out


def test_tables_are_found_by_state_title_and_how_long_nobody_acted(engine: Engine, run: Run) -> None:
    lay(engine, "fresh", 4)
    lay(engine, "old", 4)
    lay(engine, "begun", changed=now() - 50 * HOUR, title="coalitions")
    lay(engine, "free", state="waiting", awaited=0, changed=now() - 50 * HOUR)
    lay(engine, "done", 10_000)
    write(engine, of_entry("old", 4, at=now() - 30 * HOUR))
    assert set(ids(run("list", "--json", "--state", "playing"))) == {"fresh", "old", "begun"}
    assert ids(run("list", "--json", "--state", "waiting")) == ["free"]
    assert ids(run("list", "--json", "--state", "over")) == ["done"]
    assert ids(run("list", "--json", "--title", "coalitions")) == ["begun"]
    assert set(ids(run("list", "--json", "--stalled", "24"))) == {"old", "begun"}
    assert ids(run("list", "--json", "--stalled", "40")) == ["begun"]
    assert ids(run("list", "--json", "--stalled", "24", "--title", "condottiere")) == ["old"]
    assert run("list", "--title", "chess").out == "There is no such table.\n"


def test_a_list_says_who_sits_where_and_whom_a_table_waits_for(engine: Engine, run: Run) -> None:
    game = lay(engine, "aaa", 5, name="Friday evening", deadline=now() + HOUR)
    awaited = game.state.awaited()[0]
    chairs = schema.seats
    bot = update(chairs).where(chairs.c.seat == 1).values(kind="bot", level="novice", name="Bianca")
    absent = update(chairs).where(chairs.c.seat == 2).values(deputy="regular")
    write(engine, bot, absent, of_entry("aaa", 5, at=now() - 27 * HOUR - 1000))
    printed = run("list").out
    assert "aaa  playing  condottiere  5 actions · waiting 1 d 3 h for " in printed
    assert "    Friday evening: Name0, Bianca (bot, novice), Name2 (deputy, regular)\n" in printed
    assert " · until 20" in printed
    [table] = json.loads(run("list", "--json").out)["tables"]
    assert (table["awaited"], table["ply"], table["trouble"]) == ([awaited], 5, [])
    assert [seat["name"] for seat in table["seats"]] == ["Name0", "Bianca", "Name2"]
    polish = run("list", "--lang", "pl").out
    assert "5 akcji · od 1 d 3 godz. czeka na: " in polish
    assert "Bianca (bot, początkujący), Name2 (zastępca, " in polish


@on_sqlite
def test_a_list_says_how_games_ended(engine: Engine, run: Run) -> None:
    game = lay(engine, "won", 10_000, seats=2)
    lay(engine, "nobody", 3, state="over", awaited=0)
    lay(engine, "record", 3, state="over", awaited=0, replay=True)
    lay(engine, "agreed", 3)
    lay(engine, "shut", 3)
    end = {"table_id": "agreed", "number": 4, "kind": "end", "seat": 0, "text": "", "by": "person", "at": now()}
    write(engine, insert(schema.journal).values(end), of_table("agreed", state="over", awaited=0, entries=4))
    run("close", "shut", "--yes", "--reason", "the host is ill")
    told = {line.split()[0]: line for line in run("list").out.splitlines() if not line.startswith(" ")}
    assert told["won"].endswith(f"won by Name{game.state.winners[0]}")
    assert told["nobody"].endswith("over, and nobody has won")
    assert told["record"].endswith("a record to look at")
    assert told["agreed"].endswith("ended by agreement")
    assert told["shut"].endswith("ended by the house: the host is ill")


@on_sqlite
def test_a_name_is_nothing_but_letters(engine: Engine, run: Run) -> None:
    lay(engine, "aaa", name="\x1b[31mred\nline\x9b")
    for printed in (run("list").out, run("show", "aaa").out, run("list", "--json").out):
        assert not {"\x1b", "\x9b"} & set(printed)


async def play_some(person: Person, others: list[Person]) -> None:
    await play_on([person, *others], Random(1), 8)
    await person.say("meet me at dawn", others[0].seat)


@pytest.mark.anyio
async def test_nothing_secret_is_in_a_list_or_in_what_is_shown(
    database: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person"] * 3, seed="5eed" * 8, salt="5a17" * 8)
        await change_seat(opened, 1, link=hash_secret("of the link"))
        people = await opened.gather(0, 1, 2)
        await play_some(people[0], people[1:])
        hands = [person.memory.game["view"]["seats"][person.seat]["hand"] for person in people]
    secrets = ["5eed5eed", "5a175a17", hash_secret("of the link"), "meet me at dawn"]
    cards = {str(card) for hand in hands for card in hand}
    assert len(cards) > 5
    for arguments in (("list",), ("list", "--json"), ("show", "table"), ("show", "table", "--json")):
        printed = await asyncio.to_thread(run, *arguments)
        assert printed.code == 0
        assert [secret for secret in [*secrets, *cards] if secret in printed.out.split()] == []
        assert [secret for secret in secrets if secret in printed.out + printed.err] == []
    assert "messages         1" in (await asyncio.to_thread(run, "show", "table")).out


# show


def test_one_table_is_shown_with_all_that_is_known_of_it(engine: Engine, run: Run) -> None:
    lay(engine, "aaa", 6, options='{"face-down": "off"}', pace=7200)
    offer = {"table_id": "aaa", "number": 1, "kind": "end", "seat": 2, "ply": 6, "entry": 6, "agreed": 4}
    write(engine, insert(schema.offers).values(offer))
    shown = run("show", "aaa")
    assert shown.code == 0
    facts = dict(line.split("  ", 1) for line in shown.out.splitlines()[1:])
    assert {name: fact.strip() for name, fact in facts.items() if name not in ("created", "last action", "state")} == {
        "name": "Table aaa",
        "title/ruleset": f"condottiere/{find_title('condottiere').ruleset}",
        "seats": "Name0, Name1, Name2",
        "options": "face-down off",
        "clock": "2 h 0 min",
        "offers": "Name2 offers to end the game",
        "messages": "0",
        "journal entries": "6",
        "check": "ok",
    }
    last = json.loads(run("show", "aaa", "--json").out)["last_action"]
    assert last["by"] == "person"
    assert f"Name{last['seat']} (person)" in facts["last action"]
    assert "sprawdzenie       w porządku" in run("show", "aaa", "--lang", "pl").out


@pytest.mark.parametrize("task", ["show", "export", "close"])
def test_an_id_may_be_shortened_if_it_stays_the_only_one(engine: Engine, run: Run, task: str) -> None:
    for table_id in ("abcd", "abce", "ab", "xyz"):
        lay(engine, table_id, 3)
    extra = {"show": [], "export": ["--running"], "close": ["--yes"]}[task]
    assert run(task, "x", *extra).code == 0
    assert run(task, "ab", *extra).code == 0  # a whole id is meant, though others begin with it
    assert run(task, " ABCD ", *extra).code == 0
    several = run(task, "abc", *extra)
    assert several.code == 2
    assert several.err == "casusbelli: Several tables have ids that begin with “abc”, such as abcd and abce.\n"
    for wrong in ("", "q", "%", "_", "a*", "x" * 500, "'; DROP TABLE tables; --", "\x00"):
        refused = run(task, wrong, *extra)
        assert refused.code == 2
        assert refused.err.startswith("casusbelli: No table has an id that begins with “")
        assert refused.err.count("\n") == 1


# check


def test_a_sound_house_is_said_to_be_sound(engine: Engine, run: Run) -> None:
    lay(engine, "one", 20)
    lay(engine, "two", 10_000, seats=2)
    lay(engine, "free", state="waiting", awaited=0)
    lay(engine, "fresh", awaited=0)  # nobody has opened it yet
    lay(engine, "record", 4, state="over", awaited=0, replay=True)
    assert run("check") == Printed(0, "5 tables checked, nothing is wrong.\n", "")
    assert run("check", "one") == Printed(0, "One table checked, nothing is wrong.\n", "")
    assert run("check", "tw", "on").out == "2 tables checked, nothing is wrong.\n"
    assert json.loads(run("check", "--json").out) == {"checked": 5, "broken": []}
    assert run("check", "one", "nowhere").code == 2


def test_an_empty_house_is_sound(run: Run) -> None:
    assert run("check") == Printed(0, "0 tables checked, nothing is wrong.\n", "")
    assert run("list") == Printed(0, "There is no such table.\n", "")


def entry(number: int, kind: str, move: str = "") -> Any:
    row = {"table_id": "bad", "number": number, "kind": kind, "seat": 0, "text": move, "by": "person", "at": now()}
    return insert(schema.journal).values(row)


BREAKS: dict[str, tuple[list[Any], int | None, str]] = {
    "title": ([of_table("bad", title="chess")], None, "There is no game called “chess”"),
    "ruleset": ([of_table("bad", ruleset=99)], None, "Ruleset 99 of condottiere is not known here"),
    "options": ([of_table("bad", options='{"speed": "9"}')], None, "There is no option “speed”"),
    "not-json": ([of_table("bad", options="{")], None, "setup cannot be read: JSONDecodeError"),
    "seed": ([of_table("bad", seed="?")], None, "setup cannot be read: ValueError"),
    "salt": ([of_table("bad", salt="?")], None, "setup cannot be read: ValueError"),
    "press": ([of_table("bad", press_rule="loud")], None, "setup cannot be read: ValidationError"),
    "refused": ([of_entry("bad", 4, text="choose roma")], 4, "Entry 4 of the journal is refused: "),
    "unknown": ([of_entry("bad", 4, text="castle")], 4, "Nothing is called “castle” in this game"),
    "seat": ([of_entry("bad", 4, seat=9)], 4, "Entry 4 of the journal is refused: "),
    "kind": ([of_entry("bad", 4, kind="dance")], 4, "is of no known kind: “dance”"),
    "gap": ([delete(schema.journal).where(schema.journal.c.number == 4)], 4, "Entry 4 of the journal is missing"),
    "take-back": (
        [entry(7, "take-back", "6"), of_table("bad", entries=7)],
        7,
        "takes back to action 6, and the game is",
    ),
    "not-a-number": (
        [entry(7, "take-back", "x"), of_table("bad", entries=7)],
        7,
        "takes back to action x, and the game is",
    ),
    "after-end": ([of_entry("bad", 4, kind="end")], 5, "Entry 5 of the journal comes after the end"),
    "chairs": ([update(schema.seats).where(schema.seats.c.seat == 1).values(seat=5)], None, "wrong numbers: 0, 2, 5"),
    "entries": (
        [of_table("bad", entries=9)],
        None,
        "“entries” of the table is 9; by its journal and messages it should",
    ),
    "ply": ([of_table("bad", ply=9)], None, "“ply” of the table is 9"),
    "awaited": ([of_table("bad", awaited=0)], None, "“awaited” of the table is —"),
    "winners": ([of_table("bad", winners=5)], None, "“winners” of the table is 0, 2;"),
    "messages": ([of_table("bad", messages=2)], None, "“messages” of the table is 2"),
    "state": ([of_table("bad", state="over", awaited=0)], None, "“state” of the table is over"),
    "begun": ([of_table("bad", state="waiting", awaited=0)], None, "“state” of the table is waiting"),
}


@on_sqlite
@pytest.mark.parametrize("name", BREAKS)
def test_a_check_names_the_broken_table_the_entry_and_the_reason(engine: Engine, run: Run, name: str) -> None:
    changes, number, told = BREAKS[name]
    lay(engine, "good", 6)
    lay(engine, "bad", 6)
    mine = [
        change.where(change.table.c.table_id == "bad") if name in ("gap", "chairs") else change for change in changes
    ]
    write(engine, *mine)
    checked = run("check")
    assert checked.code == 1
    assert checked.err == ""
    assert told in checked.out
    assert checked.out.splitlines()[-1] == "2 tables checked, one is broken."
    found = json.loads(run("check", "--json").out)
    assert [table["id"] for table in found["broken"]] == ["bad"]
    assert found["broken"][0]["trouble"][0]["entry"] == number
    assert run("check", "bad").code == 1
    assert run("check", "good").code == 0
    assert run("list").code == 0
    assert "    ! " in run("list").out
    assert "check            broken\n" in run("show", "bad").out
    polish = run("check", "--lang", "pl")
    assert polish.out.splitlines()[-1] == "Sprawdzono 2 stoły, jeden jest uszkodzony."
    assert run("show", "bad", "--lang", "pl").code == 0


@on_sqlite
def test_a_refused_action_is_told_with_its_rule(engine: Engine, run: Run) -> None:
    lay(engine, "bad", 6)
    write(engine, of_entry("bad", 1, text="play winter"))
    assert "(CON-" in run("check").out


@on_sqlite
def test_only_a_check_quotes_what_somebody_chose(engine: Engine, run: Run) -> None:
    lay(engine, "bad", 6)
    write(engine, of_entry("bad", 4, text="castle"))
    assert "castle" in run("check").out
    for arguments in (("list",), ("show", "bad"), ("list", "--json"), ("show", "bad", "--json")):
        printed = run(*arguments).out
        assert "castle" not in printed
        assert "Entry 4 of the journal cannot be played." in printed
    write(engine, of_table("bad", seed="5eed?"))
    assert "5eed?" in run("check").out
    for arguments in (("list",), ("show", "bad"), ("list", "--json"), ("show", "bad", "--json")):
        printed = run(*arguments).out
        assert "5eed" not in printed
        assert "The table's setup cannot be read." in printed


@on_sqlite
def test_a_message_that_is_gone_is_noticed(engine: Engine, run: Run) -> None:
    lay(engine, "bad", 6, messages=1)
    message = {"table_id": "bad", "number": 2, "seat": 0, "ply": 0, "text": "hello", "at": now()}
    write(engine, insert(schema.messages).values(message))
    assert "The last message has the number 2, but there is one." in run("check").out


@on_sqlite
def test_take_backs_and_ends_are_played_again(engine: Engine, run: Run) -> None:
    game = lay(engine, "bad", 6)
    game.take_back(2)
    awaited = mask(game.state.awaited())
    write(engine, entry(7, "take-back", "4"), of_table("bad", entries=7, ply=4, awaited=awaited))
    assert run("check").code == 0
    write(engine, entry(8, "end"), of_table("bad", entries=8, state="over", awaited=0))
    assert run("check").code == 0


# export


def test_the_record_of_a_game_that_is_over_is_the_one_that_was_played(engine: Engine, run: Run, tmp_path: Path) -> None:
    game = lay(engine, "aaa", 10_000, seats=2)
    printed = run("export", "aaa")
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.endswith(game.record.write().partition("\n\n")[2])
    file = tmp_path / "game.record"
    assert run("export", "aaa", "-o", str(file)) == Printed(0, "", "")
    assert file.read_text(encoding="utf-8") == printed.out == run("export", "aaa", "-o", "-").out
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["record", "verify", str(file)]) == 0


@on_sqlite
def test_what_is_taken_back_is_not_in_the_record(engine: Engine, run: Run) -> None:
    game = lay(engine, "bad", 6)
    game.take_back(2)
    write(engine, entry(7, "take-back", "4"), of_table("bad", entries=7, ply=4, awaited=mask(game.state.awaited())))
    written = run("export", "bad", "--running")
    assert (written.code, written.err) == (0, "")
    assert written.out.partition("\n\n")[2] == game.record.write().partition("\n\n")[2]


@on_sqlite
def test_the_record_of_a_running_game_is_only_for_those_who_mean_it(engine: Engine, run: Run, tmp_path: Path) -> None:
    lay(engine, "aaa", 6, seed="5eed" * 8)
    file = tmp_path / "game.record"
    for wanted in ([], ["-o", str(file)]):
        refused = run("export", "aaa", *wanted)
        assert (refused.code, refused.out) == (2, "")
        assert "holds the seed and every secret" in refused.err
        assert "5eed" not in refused.err
    assert not file.exists()
    assert "5eed5eed" in run("export", "aaa", "--running").out


@on_sqlite
def test_there_is_no_record_before_the_game(engine: Engine, run: Run) -> None:
    lay(engine, "aaa", state="waiting", awaited=0)
    refused = run("export", "aaa", "--running")
    assert (refused.code, refused.out) == (2, "")
    assert "has not begun; it has no record yet" in refused.err


@on_sqlite
def test_a_file_that_is_there_is_left_alone(engine: Engine, run: Run, tmp_path: Path) -> None:
    lay(engine, "aaa", 10_000, seats=2)
    file = tmp_path / "kept"
    file.write_text("mine")
    assert run("export", "aaa", "-o", str(file)).err == f"casusbelli: “{file}” is there already. Choose another name.\n"
    assert file.read_text() == "mine"
    for bad in (str(tmp_path / "no" / "folder"), "", "\0"):
        refused = run("export", "aaa", "-o", bad)
        assert refused.code == 2
        assert "cannot be written" in refused.err


@on_sqlite
def test_the_record_of_a_broken_table_is_what_its_journal_tells(engine: Engine, run: Run) -> None:
    lay(engine, "bad", 6)
    write(engine, of_entry("bad", 4, text="castle"))
    printed = run("export", "bad", "--running")
    assert printed.code == 0
    assert " castle\n" in printed.out
    assert "Entry 4 of the journal is refused" in printed.err
    write(engine, of_table("bad", options="{"))
    refused = run("export", "bad", "--running")
    assert refused.code == 2
    assert "Table bad has no record" in refused.err


# close


@pytest.mark.parametrize(("plies", "state"), [(6, "playing"), (0, "waiting")])
def test_a_closed_table_is_over_for_the_reason_given_and_has_no_winner(
    engine: Engine, run: Run, plies: int, state: str
) -> None:
    awaited: dict[str, Any] = {} if plies else {"awaited": 0}
    lay(engine, "aaa", plies, state=state, deadline=now() + HOUR, **awaited)
    before = row_of(engine, "aaa")
    assert run("close", "aaa", "--yes", "--reason", "  maintenance\ttonight ").out == "Table aaa is closed.\n"
    row = row_of(engine, "aaa")
    assert (row.state, row.awaited, row.winners, row.deadline) == ("over", 0, 0, None)
    assert (row.entries, row.revision) == (before.entries + 1, before.revision + 1)
    assert json.loads(run("show", "aaa", "--json").out)["closed"] == "maintenance tonight"
    assert run("check").code == 0
    again = run("close", "aaa", "--yes")
    assert (again.code, again.err) == (2, "casusbelli: The game at table aaa is over already.\n")
    assert row_of(engine, "aaa") == row
    assert run("close", "aaa", "--yes", "--lang", "pl").err == "casusbelli: Gra przy stole aaa jest już skończona.\n"


def test_a_table_that_nobody_can_read_can_be_closed(engine: Engine, run: Run) -> None:
    for name, change in (("one", {"title": "chess"}), ("two", {"entries": 3}), ("six", {"options": "{"})):
        lay(engine, name, 6)
        write(engine, of_table(name, **change))
        assert run("close", name, "--yes").code == 0
        assert row_of(engine, name).state == "over"
        assert row_of(engine, name).entries == 7


@on_sqlite
@pytest.mark.parametrize(
    ("reason", "told"),
    [("a" * 201, "The reason has 201 letters; 200 are the most."), ("\x1b[2J", "cannot be printed"), ("\0", "printed")],
)
def test_a_reason_must_be_a_line_that_players_can_read(engine: Engine, run: Run, reason: str, told: str) -> None:
    lay(engine, "aaa", 6)
    refused = run("close", "aaa", "--yes", "--reason", reason)
    assert refused.code == 2
    assert told in refused.err
    assert row_of(engine, "aaa").state == "playing"
    assert run("close", "aaa", "--yes", "--reason", "ż" * 200).code == 0


@on_sqlite
def test_without_a_terminal_nothing_is_closed_unasked(
    engine: Engine, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(engine, "aaa", 6)
    for stdin in (io.StringIO("yes\n"), None):
        monkeypatch.setattr(sys, "stdin", stdin)
        refused = run("close", "aaa")
        assert (refused.code, refused.out) == (2, "")
        assert "add --yes" in refused.err
    assert row_of(engine, "aaa").state == "playing"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@on_sqlite
@pytest.mark.parametrize(
    ("typed", "language", "is_closed"),
    [("yes\n", "en", True), ("no\n", "en", False), ("", "en", False), ("\n", "en", False), (" TAK \n", "pl", True)],
)
def test_at_a_terminal_one_is_asked_first(
    engine: Engine, run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, language: str, is_closed: bool
) -> None:
    lay(engine, "aaa", 6, name="Friday evening")
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    printed = run("close", "aaa", "--lang", language)
    assert "Friday evening: Name0, Name1, Name2" in printed.out
    assert printed.code == (0 if is_closed else 1)
    assert row_of(engine, "aaa").state == ("over" if is_closed else "playing")
    assert is_closed or "Nothing was changed." in printed.out


def test_of_many_who_close_a_table_at_once_one_does_it(database: str, engine: Engine, run: Run) -> None:
    lay(engine, "aaa", 6)
    codes: list[int] = []
    command = ["tables", "close", "aaa", "--yes", "--database", database]
    threads = [threading.Thread(target=lambda: codes.append(main(command))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [0, 2, 2, 2, 2, 2]
    assert row_of(engine, "aaa").entries == 7
    assert run("check").code == 0


def test_an_action_that_is_just_being_written_is_kept_and_the_end_comes_after_it(
    database: str, engine: Engine, run: Run
) -> None:
    """Another process has the number that the end wants, and commits while the closing hand waits for it."""
    game = lay(engine, "bad", 6)
    seat = game.state.awaited()[0]
    action = game.state.options(seat)[0]
    game.apply(seat, action)
    codes: list[int] = []
    command = ["tables", "close", "bad", "--yes", "--database", database]
    closing = threading.Thread(target=lambda: codes.append(main(command)))
    with engine.begin() as connection:
        connection.execute(entry(7, "action", action.text).values(seat=seat))
        closing.start()
        closing.join(1.0)
        assert codes == []
        connection.execute(of_table("bad", entries=7, ply=7, awaited=mask(game.state.awaited())))
    closing.join()
    assert codes == [0]
    assert row_of(engine, "bad").entries == 8
    assert run("check").code == 0


async def act_until_refused(people: list[Person]) -> None:
    while True:
        for person in people:
            await person.hear()
        able = [person for person in people if person.memory.options]
        if not able:
            await people[0].offer_end()  # the table is over
        await able[0].act(able[0].memory.options[0])


@pytest.mark.anyio
async def test_a_house_that_plays_on_and_a_closing_hand_never_write_the_same_entry(database: str, run: Run) -> None:
    async with house(database) as opened:
        await set_table(opened, ["person"] * 3)
        people = await opened.gather(0, 1, 2)
        closed = asyncio.create_task(asyncio.to_thread(run, "close", "table", "--yes", "--reason", "late"))
        with pytest.raises((GateRefusal, HouseRefusal)):
            await act_until_refused(people)
        assert (await closed).code in (0, 2)
        await until(lambda: _is_over(opened))
        for person in people:
            await person.hear()
            assert person.memory.table["state"] == "over"
    assert (await asyncio.to_thread(run, "check")).code == 0


async def _is_over(opened: House) -> bool:
    return bool((await opened.table()).info.row.state == "over")


# A running server


@pytest.mark.anyio
async def test_everybody_at_the_table_of_a_running_server_is_told_at_once(
    database: str, run: Run, tmp_path: Path
) -> None:
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port())
        table, secrets = await network.set_table(server, ["person", "person", "bot random"])
        player, other, watcher = (Player(server, table, secret) for secret in (*secrets, None))
        async with player, other, watcher:
            printed = await asyncio.to_thread(run, "close", table[:6], "--yes", "--reason", "We move house")
            assert printed == Printed(0, f"Table {table} is closed.\n", "")
            for listener in (player, other, watcher):
                await listener.hear_until(lambda memory: memory.table["state"] == "over")
                told = listener.memory.table
                assert (told["closed"], told["agreed"], told["winners"]) == ("We move house", False, [])
                assert (listener.memory.game["awaited"], listener.memory.options) == ([], [])
            with pytest.raises(Refused) as refused:
                await player.act("pass")
            assert refused.value.error["code"] == "GameOver"
            async with player.http() as http:
                assert (await http.get(f"/api/tables/{table}/record")).status_code == 200
        server.stop()
        assert server.complaints() == []


@pytest.mark.anyio
async def test_bots_lay_down_their_cards_when_their_table_is_closed(database: str, run: Run, tmp_path: Path) -> None:
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port(), bot_pace=0.01)
        tables = [(await network.set_table(server, ["bot random"] * 4))[0] for _ in range(3)]
        watchers = [Player(server, table, None) for table in tables]
        for watcher in watchers:
            await watcher.come()
        closed = [await asyncio.to_thread(run, "close", table, "--yes") for table in tables]
        for watcher, printed in zip(watchers, closed, strict=True):
            await watcher.hear_until(lambda memory: memory.table["state"] == "over")
            assert (watcher.memory.table["closed"] == "") == (printed.code == 0)  # or its game was quicker
            await watcher.go()
        assert (await asyncio.to_thread(run, "check")).code == 0
        server.stop()
        assert server.complaints() == []


@pytest.mark.anyio
async def test_whoever_waits_for_players_is_told_and_nobody_can_sit_down_any_more(
    database: str, run: Run, tmp_path: Path
) -> None:
    with nursery(tmp_path, database) as servers:
        server = servers.start(free_port())
        chairs = [{"kind": "reserved"}, {"kind": "open"}]
        body = {"title": "condottiere", "seats": chairs, "player_name": "Host", "public": True}
        async with Player(server, "", None).http() as http:
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        table, secret = made["table"]["id"], made["links"]["0"].removeprefix("/seat/")
        async with Player(server, table, None) as watcher:
            assert watcher.memory.table["state"] == "waiting"
            assert (await asyncio.to_thread(run, "close", table, "--yes")).code == 0
            await watcher.hear_until(lambda memory: memory.table["state"] == "over")
            assert (watcher.memory.table["closed"], watcher.memory.ply) == ("", 0)
        async with Player(server, table, secret).http() as http:
            late = await http.post(f"/api/tables/{table}/sit", json={"name": "Late"})
            assert (late.status_code, late.json()["error"]["reason"]) == (409, "over-already")
        async with Player(server, "", None).http() as http:
            lobby = (await http.get("/api/lobby")).raise_for_status().json()
            assert lobby["open"] + lobby["watch"] == []
        server.stop()
        assert server.complaints() == []


# The database


def file_of(sqlite: str) -> Path:
    return Path(sqlite.removeprefix("sqlite:///"))


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> Printed:
    code = main(["tables", "list", *arguments])
    return Printed(code, *capsys.readouterr())


@pytest.mark.parametrize("task", [["list"], ["show", "a"], ["check"], ["export", "a"], ["close", "a", "--yes"]])
def test_a_database_that_is_not_there_is_told_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], task: list[str]
) -> None:
    for where in (["--data", str(tmp_path / "data")], ["--database", str(tmp_path / "no.db")]):
        assert main(["tables", *task, *where]) == 2
        error = capsys.readouterr().err
        assert "There is no database" in error
        assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_house_is_found_where_serve_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "casusbelli.db"
    engine = open_house(f"sqlite:///{file}")
    lay(engine, "aaa")
    engine.dispose()
    for where in (["--data", str(tmp_path)], ["--database", str(file)], ["--database", f"sqlite:///{file}"]):
        assert ask(capsys, *where).out.startswith("aaa  playing")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("nonsense://", "cannot be opened"),
        ("oracle+thick://a:secret@b/c", "cannot be opened"),
        ("postgresql+psycopg://a:secret@127.0.0.1:1/x", "cannot be opened"),
        ("sqlite://", "There is no database"),
        ("sqlite:///:memory:", "There is no database"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(given: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = ask(capsys, "--database", given)
    assert printed.code == 2
    assert told in printed.err
    assert printed.err.count("\n") == 1
    assert "secret" not in printed.err


def test_a_file_of_somebody_else_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter, other = tmp_path / "letter", tmp_path / "other.db"
    letter.write_text("dear Anna, " * 500)
    engine = create_engine(f"sqlite:///{other}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (words TEXT)"))
    engine.dispose()
    for file, told in ((letter, "cannot be opened: file is not a database"), (other, "is not the database of a house")):
        before = file.read_bytes()
        printed = ask(capsys, "--database", str(file))
        assert printed.code == 2
        assert told in printed.err
        assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter", "other.db"]


@pytest.mark.parametrize(("version", "told"), [("0000", "of an older version"), ("9999", "of a newer version")])
def test_a_database_of_another_version_is_not_touched(engine: Engine, run: Run, version: str, told: str) -> None:
    lay(engine, "aaa", 3)
    write(engine, text("UPDATE alembic_version SET version_num = :v").bindparams(v=version))
    for task in (["list"], ["check"], ["close", "aaa", "--yes"]):
        refused = run(*task)
        assert refused.code == 2
        assert told in refused.err
    assert row_of(engine, "aaa").state == "playing"


@contextmanager
def writer(file: Path) -> Iterator[None]:
    """Somebody who has begun to write to an SQLite file and does not come to an end."""
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
        connection.exec_driver_sql("ROLLBACK")
    engine.dispose()


def test_readers_do_not_wait_for_a_writer_and_a_writer_gives_up_with_a_sentence(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_house(sqlite)
    lay(engine, "aaa", 6)
    monkeypatch.setattr(doors, "PATIENCE", 0.05)
    where = ["--database", sqlite]
    with writer(file_of(sqlite)):
        for task in (["list"], ["show", "aaa"], ["check"], ["export", "aaa", "--running"]):
            assert main(["tables", *task, *where]) == 0
        capsys.readouterr()
        assert main(["tables", "close", "aaa", "--yes", *where]) == 2
        assert "does not do what is asked: database is locked." in capsys.readouterr().err
    assert row_of(engine, "aaa").state == "playing"
    assert main(["tables", "close", "aaa", "--yes", *where]) == 0
    engine.dispose()


def test_reading_changes_no_byte(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_house(sqlite)
    lay(engine, "aaa", 6)
    engine.dispose()
    before = file_of(sqlite).read_bytes()
    for task in (["list"], ["show", "aaa"], ["check"], ["export", "aaa", "--running"]):
        assert main(["tables", *task, "--database", sqlite]) == 0
    assert file_of(sqlite).read_bytes() == before
    assert [path.name for path in file_of(sqlite).parent.iterdir()] == ["house.db"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["list", "--limit", "0"], "“limit” must be a whole number from 1"),
        (["list", "--stalled", "soon"], "“stalled” must be a whole number"),
        (["list", "--state", "asleep"], "invalid choice: 'asleep'"),
        (["show"], "required: ID"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "required: TASK"),
    ],
)
def test_what_was_typed_wrongly_is_one_sentence(
    sqlite: str, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    engine = open_house(sqlite)
    engine.dispose()
    where = ["--database", sqlite] if arguments[:1] == ["list"] else []
    assert main(["tables", *arguments, *where]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_without_the_extra_packages_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sqlalchemy.exc", None)
    monkeypatch.delitem(sys.modules, "casusbelli.server.operators.commands", raising=False)
    assert main(["tables", "list"]) == 2
    assert 'pip install "casusbelli[serve]"' in capsys.readouterr().err
