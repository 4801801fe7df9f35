"""The command line: casusbelli serve, tables, play, replay, record, position, board, rules, bench, arena, balance."""

import argparse
import os
import secrets
import signal
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, NoReturn

from casusbelli import __version__
from casusbelli.command_options import add_options, is_variant, read_number, read_options
from casusbelli.core import (
    SPECTATOR,
    Game,
    Mistake,
    Record,
    Setup,
    Title,
    find_title,
    parse_seed,
    read_actions,
    read_position,
    read_record,
    replay,
    run_actions,
    titles,
)
from casusbelli.core.house_board import BOARD
from casusbelli.core.position import parse_document
from casusbelli.documents import read_document
from casusbelli.server.operators.arguments import add_arguments
from casusbelli.server.settings import Settings
from casusbelli.terminal import Screen, Table, play, set_chairs, tell_record
from casusbelli.terminal.board import TASKS, read_board, report
from casusbelli.words import LANGUAGES, Words

FAILED: Final = 1
MISTAKEN: Final = 2
INTERRUPTED: Final = 130


class Version(argparse.Action):
    """Says which program this is, and whether its engine is compiled."""

    def __init__(self, *arguments: Any, words: Words, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._words: Final = words

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from casusbelli.bench.engine import is_compiled

        build = "compiled" if is_compiled() else "interpreted"
        print(self._words.say("version", version=__version__, build=build))
        parser.exit()


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        raise Mistake("bad-command", {"problem": message, "program": self.prog})


def main(argv: list[str] | None = None) -> int:
    """Run a command. What goes wrong is one sentence, never a traceback; a reader who leaves early is no fault."""
    _forgive_odd_letters()
    given = sys.argv[1:] if argv is None else argv
    try:
        code = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if argv is None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # who presses twice has only to wait
        print(f"\n{Words(_likely_language(given)).say('interrupted')}", flush=True)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        problem = ": ".join([part for part in (error.strerror or str(error), error.filename) if part])
        print(f"casusbelli: {Words(_likely_language(given)).say('cannot-go-on', problem=problem)}", file=sys.stderr)
        return FAILED


def _forgive_odd_letters() -> None:
    """Letters that a terminal or a pipe does not know become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What is still to be written goes nowhere."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str]) -> int:
    """The exit code of a command; for a mistake it is 2."""
    arguments = argparse.Namespace(title="")
    language = "en"
    try:
        language = find_language(given)
        _parser(Words(language, _named_title(given))).parse_args(given, arguments)
        command: Callable[[argparse.Namespace, str], int] = arguments.command
        return command(arguments, language)
    except Mistake as mistake:
        title = arguments.title if arguments.title in [known.id for known in titles()] else ""
        print(f"casusbelli: {Words(language, title).mistake(mistake)}", file=sys.stderr)
        return MISTAKEN
    except SystemExit as leaving:  # after --help
        return int(leaving.code or 0)


def find_language(argv: list[str]) -> str:
    """The language asked for, else that of the environment, else English."""
    parser = Parser(add_help=False, allow_abbrev=False, prog="casusbelli")
    parser.add_argument("--lang")
    chosen = parser.parse_known_args(argv)[0].lang
    if chosen is None:
        environment = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return "pl" if environment.lower().startswith("pl") else "en"
    if chosen not in LANGUAGES:
        raise Mistake("unknown-language", {"language": chosen, "known": LANGUAGES})
    return str(chosen)


def _likely_language(argv: list[str]) -> str:
    """The language for last words, also where the command itself was a mistake."""
    try:
        return find_language(argv)
    except Mistake:
        return "en"


def _named_title(argv: list[str]) -> str:
    """The title whose options `play --help` explains."""
    return next((title.id for title in titles() if title.id in argv), titles()[0].id)


def _parser(words: Words) -> Parser:
    shared = Parser(add_help=False)
    shared.add_argument("--lang", help=words.say("help-language"), default=argparse.SUPPRESS)
    parser = Parser(prog="casusbelli", description=words.say("help-program"), parents=[shared], allow_abbrev=False)
    parser.add_argument("--version", action=Version, nargs=0, words=words, help=words.say("help-version"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    def add(name: str, about: str, command: Callable[[argparse.Namespace, str], int]) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about, parents=[shared], allow_abbrev=False)
        made.set_defaults(command=command)
        return made

    _add_serve(add("serve", words.say("help-serve"), _serve), words)
    add_arguments(add("tables", words.say("help-tables"), _tables), words)
    _add_play(add("play", words.say("help-play"), _play), words)
    told = add("replay", words.say("help-replay"), _replay)
    told.add_argument("file", help=words.say("help-file"))
    told.add_argument("--seat", metavar="N", help=words.say("help-replay-seat"))
    record = add("record", words.say("help-record"), _verify)
    record.add_argument("task", choices=["verify"], help=words.say("help-task"))
    record.add_argument("file", help=words.say("help-file"))
    position = add("position", words.say("help-position"), _run_position)
    position.add_argument("task", choices=["run"], help=words.say("help-task"))
    position.add_argument("file", help=words.say("help-file"))
    board = add("board", words.say("help-house-board"), _board)
    board.add_argument("task", choices=TASKS, help=words.say("help-board-task"))
    board.add_argument("file", help=words.say("help-file"))
    rules = add("rules", words.say("help-rules"), _rules)
    rules.add_argument("title", nargs="?", help=words.say("help-title"))
    rules.add_argument("--untested", action="store_true", help=words.say("help-rules-untested"))
    rules.add_argument("--proof", action="store_true", help=words.say("help-rules-proof"))
    _add_bench(add("bench", words.say("help-bench"), _bench), words)
    _add_arena(add("arena", words.say("help-arena"), _arena), words)
    _add_balance(add("balance", words.say("help-balance"), _balance), words)
    return parser


def _add_arena(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("title", help=words.say("help-title"))
    parser.add_argument("--bots", required=True, metavar="LEVEL,LEVEL", help=words.say("help-arena-bots"))
    parser.add_argument("--games", required=True, metavar="N", help=words.say("help-arena-games"))
    parser.add_argument("--seed", metavar="HEX", help=words.say("help-arena-seed"))
    parser.add_argument("--jobs", metavar="N", help=words.say("help-arena-jobs"))
    backend = words.say("help-arena-backend")
    parser.add_argument("--backend", choices=["loky", "dask", "ray"], default="loky", help=backend)
    parser.add_argument("--cluster", metavar="ADDRESS", default="", help=words.say("help-arena-cluster"))
    parser.add_argument("--out", metavar="DIRECTORY", help=words.say("help-arena-out"))
    _add_board(parser, words)
    add_options(parser, words)


def _add_balance(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("title", help=words.say("help-title"))
    parser.add_argument("--games", metavar="N", default="100", help=words.say("help-balance-games"))
    parser.add_argument("--level", default="heuristic", help=words.say("help-balance-level"))
    parser.add_argument("--seed", metavar="HEX", help=words.say("help-arena-seed"))
    parser.add_argument("--jobs", metavar="N", help=words.say("help-arena-jobs"))
    parser.add_argument("--markdown", metavar="FILE", help=words.say("help-balance-markdown"))


def _add_bench(parser: argparse.ArgumentParser, words: Words) -> None:
    tasks = ["engine", "serve", "arena", "envs", "ismcts"]
    parser.add_argument("task", choices=tasks, nargs="?", default="engine", help=words.say("help-bench-task"))
    parser.add_argument("--json", action="store_true", help=words.say("help-bench-json"))
    parser.add_argument("--bots", metavar="LEVEL", help=words.say("help-bench-bots"))
    parser.add_argument("--tables", metavar="N", help=words.say("help-bench-tables"))
    parser.add_argument("--seconds", metavar="N", help=words.say("help-bench-seconds"))
    parser.add_argument("--paced-tables", default="1000", metavar="N", help=words.say("help-bench-paced-tables"))
    parser.add_argument("--paced-seconds", default="30", metavar="N", help=words.say("help-bench-paced-seconds"))
    parser.add_argument("--games", default="100", metavar="N", help=words.say("help-bench-games"))
    parser.add_argument("--milliseconds", default="50", metavar="N", help=words.say("help-bench-milliseconds"))


def _add_serve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words.say("help-serve-host"))
    parser.add_argument("--port", metavar="N", help=words.say("help-serve-port", port=str(Settings.port)))
    parser.add_argument("--data", metavar="DIRECTORY", help=words.say("help-serve-data"))
    parser.add_argument("--database", metavar="URL", help=words.say("help-serve-database"))
    parser.add_argument("--secure", action="store_true", help=words.say("help-serve-secure"))
    parser.add_argument("--open", action="store_true", help=words.say("help-serve-open"))
    parser.add_argument("--board", action="append", default=[], metavar="FILE", help=words.say("help-serve-board"))


def _add_play(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("title", help=words.say("help-title"))
    parser.add_argument("--seats", metavar="N", help=words.say("help-seats"))
    parser.add_argument("--people", metavar="NAME,NAME", help=words.say("help-people"))
    parser.add_argument("--bots", metavar="LEVEL,LEVEL", help=words.say("help-bots"))
    parser.add_argument("--seed", metavar="HEX", help=words.say("help-seed"))
    parser.add_argument("--resume", metavar="FILE", help=words.say("help-resume"))
    _add_board(parser, words)
    add_options(parser, words)


def _add_board(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--board", metavar="FILE", help=words.say("help-board"))


def _serve(arguments: argparse.Namespace, language: str) -> int:
    port = None if arguments.port is None else read_number("port", arguments.port, 1, 65535)
    try:
        from casusbelli.server.serve import run
    except ModuleNotFoundError as error:
        raise Mistake("serve-not-installed", {"package": error.name or ""}) from None
    where = (arguments.host, port, arguments.data, arguments.database)
    boards = tuple([read_board(path).text for path in arguments.board])
    return run(*where, arguments.secure, arguments.open, Words(language), boards)


def _tables(arguments: argparse.Namespace, language: str) -> int:
    try:
        from casusbelli.server.operators.commands import run
    except ModuleNotFoundError as error:
        raise Mistake("serve-not-installed", {"package": error.name or ""}) from None
    return run(arguments, Words(language))


def _play(arguments: argparse.Namespace, language: str) -> int:
    title = find_title(arguments.title)
    words = Words(language, title.id)
    saved = None if arguments.resume is None else _saved_game(arguments, title)
    seats = None if arguments.seats is None else read_number("seats", arguments.seats, *title.seats)
    if saved is not None:
        seats = saved.record.setup.seats
    options = read_options(arguments, title) if saved is None else saved.record.setup.options
    chairs = set_chairs(title, words, seats, arguments.people, arguments.bots, options)
    game = saved or Game(Setup(title.id, len(chairs), title.offered(len(chairs), options), _seed(arguments)))
    words = Words(language, title.id, tuple([chair.name for chair in chairs]))
    screen = Screen()
    table = Table(game, chairs, words, screen, Path(arguments.resume) if saved else None)
    if table.is_shared:
        screen.check_privacy()
    return _run_table(table)


def _run_table(table: Table) -> int:
    try:
        play(table)
    except EOFError:
        table.hide_hands()
        table.screen.say("\n" + table.words.say("table-input-ended"))
    except KeyboardInterrupt:
        table.hide_hands()
        table.screen.say("\n" + table.words.say("table-interrupted"))
        return INTERRUPTED
    return 0


def _saved_game(arguments: argparse.Namespace, title: Title) -> Game:
    """A game to go on with. Its record says how it was set up, so nothing else may."""
    numbers = [option.name for option in title.options if not is_variant(option)]
    for name in ("seats", "seed", "variant", BOARD, *numbers):
        if getattr(arguments, name) not in (None, []):
            raise Mistake("set-by-record", {"option": f"--{name}"})
    record = read_record(read_document(arguments.resume))
    if record.setup.title != title.id:
        raise Mistake("another-title", {"title": record.setup.title, "wanted": title.id})
    return replay(record)


def _seed(arguments: argparse.Namespace) -> int:
    return secrets.randbits(128) if arguments.seed is None else parse_seed(arguments.seed)


def _load_record(arguments: argparse.Namespace) -> Record:
    record = read_record(read_document(arguments.file))
    arguments.title = record.setup.title
    return record


def _replay(arguments: argparse.Namespace, language: str) -> int:
    record = _load_record(arguments)
    seat = SPECTATOR
    if arguments.seat is not None:
        last = record.setup.seats - 1
        if not arguments.seat.isdecimal() or len(arguments.seat) > 2 or int(arguments.seat) > last:
            raise Mistake("no-such-seat", {"seat": arguments.seat, "last": last})
        seat = int(arguments.seat)
    tell_record(record, seat, Words(language, record.setup.title, reader=seat), Screen())
    return 0


def _verify(arguments: argparse.Namespace, language: str) -> int:
    record = _load_record(arguments)
    words = Words(language, record.setup.title)
    is_sealed = record.check_seal()
    state = replay(record).state
    if state.is_over:
        winners = words.listing([words.seat(seat) for seat in state.winners])
        result = words.say("verify-winners", winners=winners, count=len(state.winners))
    else:
        result = words.say("replay-unfinished")
    print(words.say("verify-ok", actions=len(record.moves), result=result))
    if is_sealed:
        print(words.say("verify-sealed", seal=record.seal))
    return 0


def _run_position(arguments: argparse.Namespace, language: str) -> int:
    text = read_document(arguments.file)
    arguments.title = parse_document(text).table.get("title")  # whose words a mistake is told in
    _, state = read_position(text)
    run_actions(state, read_actions(state, text))
    print(state.position(), end="")
    return 0


def _board(arguments: argparse.Namespace, language: str) -> int:
    board = read_board(arguments.file)
    if arguments.task == "check":
        print("\n".join(report(board, Words(language, board.title))))
    elif arguments.task == "print":
        print(board.text, end="")
    else:
        from casusbelli.envs.house_board import board_picture

        print(board_picture(board))
    return 0


def _rules(arguments: argparse.Namespace, language: str) -> int:
    from casusbelli import proof, rules

    if arguments.title is not None:
        find_title(arguments.title)
    words = Words(language, arguments.title or "")
    if arguments.proof:
        return proof.run(arguments.title, words)
    return rules.run(arguments.title, arguments.untested, words)


def _bench(arguments: argparse.Namespace, language: str) -> int:
    from casusbelli.bench import arena, engine

    if arguments.task == "serve":
        return _bench_server(arguments)
    if arguments.task == "envs":
        return _bench_environments(arguments)
    if arguments.task == "ismcts":
        return _bench_search(arguments)
    return arena.run(arguments.json) if arguments.task == "arena" else engine.run(arguments.json)


def _bench_environments(arguments: argparse.Namespace) -> int:
    try:
        from casusbelli.bench.envs import run
    except ModuleNotFoundError as error:
        raise Mistake("research-not-installed", {"package": error.name or ""}) from None
    return run(arguments.json)


def _bench_search(arguments: argparse.Namespace) -> int:
    games = read_number("games", arguments.games, 1, 100_000)
    milliseconds = read_number("milliseconds", arguments.milliseconds, 1, 60_000)
    try:
        from casusbelli.bench.ismcts import run
    except ModuleNotFoundError as error:
        raise Mistake("openspiel-not-installed", {"package": error.name or ""}) from None
    return run(games, milliseconds, arguments.json)


def _bench_server(arguments: argparse.Namespace) -> int:
    try:
        from casusbelli.bench import bots
        from casusbelli.bench.serve import Plan, run
    except ModuleNotFoundError as error:
        raise Mistake("serve-not-installed", {"package": error.name or ""}) from None
    with_bots = arguments.bots is not None
    tables = read_number("tables", arguments.tables or ("50" if with_bots else "200"), 1, 10_000)
    seconds = read_number("seconds", arguments.seconds or ("60" if with_bots else "15"), 1, 3600)
    if with_bots:
        return bots.run(bots.plan_of(tables, seconds, arguments.bots), arguments.json)
    paced_tables = read_number("paced-tables", arguments.paced_tables, 1, 10_000)
    paced_seconds = read_number("paced-seconds", arguments.paced_seconds, 1, 3600)
    return run(Plan(tables, seconds, paced_tables, paced_seconds), arguments.json)


def _arena(arguments: argparse.Namespace, language: str) -> int:
    from casusbelli.arena import paired_match
    from casusbelli.arena.spread import Spread
    from casusbelli.arena.tournament import run

    title = find_title(arguments.title)
    bots = [level.strip() for level in arguments.bots.split(",")]
    games = read_number("games", arguments.games, 1, 1_000_000)
    match = paired_match(title.id, bots, _seed(arguments), read_options(arguments, title))
    spread = Spread(_jobs(arguments), arguments.backend, arguments.cluster)
    return run(match, games, arguments.seed is not None, spread, arguments.out, Words(language, title.id))


def _balance(arguments: argparse.Namespace, language: str) -> int:
    from casusbelli.arena.balance import run

    title = find_title(arguments.title)
    games = read_number("games", arguments.games, 1, 1_000_000)
    words = Words(language, title.id)
    return run(title, arguments.level, games, _seed(arguments), _jobs(arguments), arguments.markdown, words)


def _jobs(arguments: argparse.Namespace) -> int:
    """How many processes, or 0 for as many as make sense."""
    return 0 if arguments.jobs is None else read_number("jobs", arguments.jobs, 1, 1024)
