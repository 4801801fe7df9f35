"""The tasks of casusbelli tables, each with its exit code."""

import argparse
import json
import sys
import unicodedata
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.progress import track
from sqlalchemy.exc import SQLAlchemyError

from casusbelli.core import Mistake, Option
from casusbelli.server.clock import now
from casusbelli.server.operators.checking import Kept, Trouble, find_troubles, read_kept
from casusbelli.server.operators.closing import LONGEST_REASON, close
from casusbelli.server.operators.database import Database, find_database
from casusbelli.server.operators.exporting import put_out, write_record
from casusbelli.server.operators.listing import Wish, describe, describe_wholly, find_all, find_table, find_tables
from casusbelli.server.operators.telling import tell_list, tell_table
from casusbelli.server.table_info import OVER, Json
from casusbelli.words import Words, quote

FAILED = 1


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Do a task on the database of a house."""
    database = find_database(arguments.data, arguments.database)
    try:
        return TASKS[arguments.task](database, arguments, words)
    except SQLAlchemyError as error:
        raise database.failure(error) from None
    finally:
        database.dispose()


def _list(database: Database, arguments: argparse.Namespace, words: Words) -> int:
    stalled = None if arguments.stalled is None else _number("stalled", arguments.stalled)
    wish, limit, at = Wish(arguments.state, arguments.title, stalled), _number("limit", arguments.limit), now()
    with database.reading.begin() as connection:
        ids, more = find_tables(connection, wish, at, limit)
        found = [read_kept(connection, table_id) for table_id in ids]
    tables = [describe(kept, find_troubles(kept), words.language) for kept in found]
    if arguments.json:
        return _print_json({"tables": tables, "more": more})
    for line in tell_list(tables, words, at) if tables else [words.say("tables-none")]:
        print(line)
    if more:
        print(words.say("tables-more", count=more))
    return 0


def _show(database: Database, arguments: argparse.Namespace, words: Words) -> int:
    kept = _read(database, arguments.table)
    table = describe_wholly(kept, find_troubles(kept), words.language)
    if arguments.json:
        return _print_json(table)
    for line in tell_table(table, words, now()):
        print(line)
    return 0


def _check(database: Database, arguments: argparse.Namespace, words: Words) -> int:
    with database.reading.begin() as connection:
        ids = [find_table(connection, given) for given in arguments.tables] or find_all(connection)
    broken: list[Json] = []
    for table_id in ids if arguments.json else _with_progress(ids, words):
        kept = _read(database, table_id)
        troubles = find_troubles(kept)
        if troubles:
            broken.append({"id": table_id, "title": kept.info.row.title, "trouble": _told(kept, troubles, words)})
            if not arguments.json:
                _print_broken(broken[-1])
    if arguments.json:
        _print_json({"checked": len(ids), "broken": broken})
    else:
        print(words.say("tables-checked", count=len(ids), broken=len(broken)))
    return FAILED if broken else 0


def _told(kept: Kept, troubles: list[Trouble], words: Words) -> list[Json]:
    own = kept.words(words.language)
    return [{"key": trouble.key, "entry": trouble.entry or None, "sentence": trouble.tell(own)} for trouble in troubles]


def _print_broken(table: Json) -> None:
    for trouble in table["trouble"]:
        print(f"{table['id']}  {quote(table['title'])}  {trouble['sentence']}", flush=True)


def _with_progress(ids: list[str], words: Words) -> Iterable[str]:
    """A bar for somebody who looks at it."""
    console = Console()
    return track(ids, words.say("tables-checking"), console=console, transient=True, disable=not console.is_terminal)


def _export(database: Database, arguments: argparse.Namespace, words: Words) -> int:
    kept = _read(database, arguments.table)
    put_out(write_record(kept, arguments.running), arguments.output)
    for trouble in find_troubles(kept):
        print(f"casusbelli: {trouble.tell(kept.words(words.language))}", file=sys.stderr)
    return 0


def _close(database: Database, arguments: argparse.Namespace, words: Words) -> int:
    reason = _clean(arguments.reason)
    kept = _read(database, arguments.table)
    row = kept.info.row
    if row.state == OVER:
        raise Mistake("table-over", {"table": row.id})
    if not arguments.yes and not _is_wanted(kept, words):
        print(words.say("tables-kept"))
        return FAILED
    if not close(database, row.id, reason):
        raise Mistake("table-over", {"table": row.id})
    print(words.say("tables-now-closed", table=row.id))
    return 0


def _is_wanted(kept: Kept, words: Words) -> bool:
    """Ask whoever sits at the terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise Mistake("close-unasked")
    table = describe(kept, [], words.language)
    print("\n".join(tell_list([table], words, now())))
    try:
        answer = input(words.say("tables-close-question") + " ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() == words.say("answer-yes")


def _clean(reason: str) -> str:
    """One line that everybody at the table can read."""
    cleaned = " ".join(unicodedata.normalize("NFC", reason).split())
    if not cleaned.isprintable():
        raise Mistake("bad-reason")
    if len(cleaned) > LONGEST_REASON:
        raise Mistake("long-reason", {"length": len(cleaned), "longest": LONGEST_REASON})
    return cleaned


def _read(database: Database, given: str) -> Kept:
    """All of one table at one moment."""
    with database.reading.begin() as connection:
        return read_kept(connection, find_table(connection, given))


def _number(name: str, text: str) -> int:
    Option(name, "", minimum=1, maximum=1_000_000).check(text)
    return int(text)


def _print_json(value: Any) -> int:
    print(json.dumps(value, indent=2))
    return 0


TASKS = {"list": _list, "show": _show, "check": _check, "export": _export, "close": _close}
