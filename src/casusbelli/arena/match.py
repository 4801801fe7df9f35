"""A match: many games between the same bots, which change seats after every game."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from os import cpu_count
from typing import Any, Final, NamedTuple

from casusbelli.bots import decide, find_bot
from casusbelli.core import SPECTATOR, Chance, Fact, Mistake, Setup, find_title

MOST_DECISIONS: Final = 200_000  # nobody is obliged to end a game (CON-R35)
WORTH_A_PROCESS: Final = 8
CHUNKS: Final = 8
LARGEST_CHUNK: Final = 25  # a worker whose match has died soon finds out


class Task(NamedTuple):
    title: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    number: int


class Result(NamedTuple):
    """Each bot's part of the victory and its power, in the order of the match and not of the seats.

    There are no parts if nobody won, no powers where the title has none or a seat has several, and no rounds where
    the title does not count them. How the game was won and who began it are told where capitals can win it.
    """

    shares: tuple[float, ...]
    decisions: int
    powers: tuple[str, ...] = ()
    rounds: int = 0
    is_over: bool = True
    victory: str = ""
    first: int = 0


def play_match(
    title: str, bots: list[str], games: int, seed: int, options: dict[str, str], workers: int = 0
) -> list[Result]:
    """The results in the order of the games. The same seed gives the same match, on any number of processes."""
    _check(title, bots, games, seed, options)
    tasks = [Task(title, tuple(bots), options, seed, number) for number in range(games)]
    workers = min(workers or cpu_count() or 1, games // WORTH_A_PROCESS)
    if workers <= 1:
        return [play_game(task) for task in tasks]
    return _play_in_processes(tasks, workers, max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS))))


def _play_in_processes(tasks: list[Task], workers: int, chunk: int) -> list[Result]:
    with _no_interruption():
        pool = get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool:
        return list(pool.imap(play_game, tasks, chunksize=chunk))


@contextmanager
def _no_interruption() -> Iterator[None]:
    """Processes started in here never hear of Ctrl-C; the one that starts them hears of it a moment later."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would let Ctrl-C through again if it were started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _check(title: str, bots: list[str], games: int, seed: int, options: dict[str, str]) -> None:
    find_title(title).check(Setup(title, len(bots), options, seed))
    for level in bots:
        find_bot(title, level)
    if games < 1:
        facts: dict[str, Fact] = {"option": "games", "value": str(games)}
        raise Mistake("bad-number", {**facts, "minimum": 1, "maximum": 1_000_000})


def play_game(task: Task) -> Result:
    """One game of a match: bot i sits on seat (i + number) mod seats, each with dice of its own."""
    seats = len(task.bots)
    chance = Chance(task.seed)
    seed = 0
    for _ in range(4):
        seed = seed << 32 | chance.stream(f"game-{task.number}").word()
    entrants = [(seat - task.number) % seats for seat in range(seats)]
    bots = [find_bot(task.title, task.bots[entrant]) for entrant in entrants]
    dice = [chance.stream(f"game-{task.number}-bot-{entrant}") for entrant in entrants]
    state = find_title(task.title).new_game(Setup(task.title, seats, task.options, seed))
    decisions = 0
    while not state.is_over and decisions < MOST_DECISIONS:
        seat = state.awaited()[0]
        refusal = state.apply(seat, decide(bots[seat], state, seat, dice[seat]))
        assert refusal is None, str(refusal)
        decisions += 1
    shares = [0.0] * seats
    for seat in state.winners:
        shares[entrants[seat]] = 1.0 / len(state.winners)
    view = state.view(SPECTATOR)
    powers = _powers(view, seats)
    named = tuple([powers[entrants.index(entrant)] for entrant in range(seats)]) if powers else ()
    rounds = int(view.get("round", 0))
    return Result(tuple(shares), decisions, named, rounds, state.is_over, _victory(view), int(view.get("first", 0)))


def _powers(view: dict[str, Any], seats: int) -> list[str]:
    """The major power of each seat, or nothing if some seat has not just one."""
    powers = [power for power in view.get("powers", []) if not power["minor"]]
    by_seat = [[power["id"] for power in powers if power["seat"] == seat] for seat in range(seats)]
    return [own[0] for own in by_seat] if all([len(own) == 1 for own in by_seat]) else []


def _victory(view: dict[str, Any]) -> str:
    """By capitals, as the last one or by points, in a title where capitals are held (SIX-23.1 to SIX-23.3)."""
    if not view.get("winners") or not view.get("territories"):
        return ""
    capitals = [sheet["capital"] for sheet in view["seats"]]
    holders = [None if capital is None else view["territories"][capital]["holder"] for capital in capitals]
    winner = view["winners"][0]
    if all([holder == winner for seat, holder in enumerate(holders) if seat != winner]):
        return "capitals"
    return "last" if len(view["order"]) == 1 else "points"
