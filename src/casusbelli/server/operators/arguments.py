"""What casusbelli tables is told on the command line."""

import argparse

from casusbelli.words import Words

NEWEST = "20"  # tables that are listed if nothing is said


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """A parser for each task; all of them find the database as `casusbelli serve` does."""
    where = argparse.ArgumentParser(add_help=False)
    where.add_argument("--lang", help=words.say("help-language"), default=argparse.SUPPRESS)
    where.add_argument("--data", metavar="DIRECTORY", help=words.say("help-serve-data"))
    where.add_argument("--database", metavar="URL", help=words.say("help-tables-database"))
    tasks = parser.add_subparsers(required=True, metavar="TASK", dest="task", parser_class=type(parser))

    def add(name: str) -> argparse.ArgumentParser:
        # Keys: help-tables-list, help-tables-show, help-tables-check, help-tables-export, help-tables-close
        about = words.say(f"help-tables-{name}")
        return tasks.add_parser(name, help=about, description=about, parents=[where], allow_abbrev=False)

    listed = add("list")
    listed.add_argument("--state", choices=["waiting", "playing", "over"], help=words.say("help-tables-state"))
    listed.add_argument("--title", metavar="TITLE", help=words.say("help-title"))
    listed.add_argument("--stalled", metavar="HOURS", help=words.say("help-tables-stalled"))
    listed.add_argument("--limit", metavar="N", default=NEWEST, help=words.say("help-tables-limit"))
    shown, checked, exported, closed = add("show"), add("check"), add("export"), add("close")
    for one in (shown, exported, closed):
        one.add_argument("table", metavar="ID", help=words.say("help-tables-id"))
    checked.add_argument("tables", metavar="ID", nargs="*", help=words.say("help-tables-ids"))
    for one in (listed, shown, checked):
        one.add_argument("--json", action="store_true", help=words.say("help-bench-json"))
    exported.add_argument("-o", "--output", metavar="FILE", default="-", help=words.say("help-tables-output"))
    exported.add_argument("--running", action="store_true", help=words.say("help-tables-running"))
    closed.add_argument("--reason", metavar="TEXT", default="", help=words.say("help-tables-reason"))
    closed.add_argument("--yes", action="store_true", help=words.say("help-tables-yes"))
