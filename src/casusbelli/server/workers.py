"""Bots think in processes of their own, a bounded number at a time; a slow one never delays a person."""

import asyncio
import os
import secrets
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Final

from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance, Game, Record, Setup

REMEMBERED: Final = 64  # games that a worker keeps, so that it need not replay them from the start
HANDED_OVER: Final = 4  # questions per worker that are handed over at once; the rest waits its turn here


@dataclass
class Question:
    """What a worker must know to decide for a seat."""

    title: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[tuple[int, str]]
    seat: int
    level: str
    luck: int


class Thinkers:
    """The pool of processes. A pool that has died is replaced, and the question is asked again."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._turn: Final = asyncio.Semaphore(workers * HANDED_OVER)
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def decide(self, record: Record, seat: int, level: str) -> str:
        """The action that a bot of the level takes on the seat now."""
        setup, luck = record.setup, secrets.randbits(128)
        moves = list(record.moves)
        question = Question(setup.title, setup.seats, setup.options, setup.seed, moves, seat, level, luck)
        self.waiting += 1
        try:
            async with self._turn:
                return await self._ask(question)
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question) -> str:
        loop = asyncio.get_running_loop()
        while True:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), prepare_worker)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def prepare_worker() -> None:
    """Ctrl-C is for the server, which ends its workers; if it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


_games: Final[OrderedDict[tuple[str, int, str, int], Game]] = OrderedDict()


def answer(question: Question) -> str:
    """Runs in a worker."""
    game = _game(question)
    stream = Chance(question.luck).stream("bot")
    return decide(find_bot(question.title, question.level), game.state, question.seat, stream).text


def _game(question: Question) -> Game:
    """The game of a question; one that is known already is only played on."""
    key = (question.title, question.seats, repr(question.options), question.seed)
    game = _games.pop(key, None)
    if game is None or game.record.moves != question.moves[: len(game.record.moves)]:
        game = Game(Setup(question.title, question.seats, question.options, question.seed))
    for seat, text in question.moves[len(game.record.moves) :]:
        game.apply_text(seat, text)
    _games[key] = game
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game
