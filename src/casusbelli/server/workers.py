"""Bots think in processes of their own, a bounded number at a time; a slow one never delays a person."""

import asyncio
import logging
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from typing import Final

from casusbelli.bots import decide, dice_of, find_bot
from casusbelli.bots.registry import RANDOM
from casusbelli.core import Game, Record, Setup
from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import board_text

log = logging.getLogger(__name__)

REMEMBERED: Final = 64  # games that a worker keeps, so that it need not replay them from the start
STEP_BACK: Final = 10  # of the 19 that the system knows: bots must get on where others are busy too
HANDED_OVER: Final = 4  # questions per worker that are handed over at once; the rest waits its turn here
ASKED_AGAIN: Final = 3  # times, while pools die: a question that kills whoever hears it must not be asked for ever


@dataclass
class Question:
    """What a worker must know to decide for a seat."""

    title: str
    seats: int
    options: dict[str, str]
    seed: int
    ruleset: int
    moves: list[tuple[int, str]]
    seat: int
    level: str
    board: str = ""  # the text of a house board


class Thinkers:
    """The pool of processes. A pool that has died is replaced, and the question is asked again.

    A bot that fails holds nobody up: chance decides for it.
    """

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._turn: Final = asyncio.Semaphore(workers * HANDED_OVER)
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.answered: Callable[[str, float], None] = lambda level, seconds: None

    async def decide(self, record: Record, seat: int, level: str) -> str:
        """The action that a bot of the level takes on the seat now."""
        setup = record.setup
        given = (setup.title, setup.seats, setup.options, setup.seed, setup.ruleset)
        question = Question(*given, list(record.moves), seat, level, board_text(setup.options))
        began = time.monotonic()
        self.waiting += 1
        try:
            async with self._turn:
                text = await self._decide(question)
        finally:
            self.waiting -= 1
        self.answered(level, time.monotonic() - began)
        return text

    async def _decide(self, question: Question) -> str:
        try:
            return await self._ask(question, ASKED_AGAIN)
        except Exception:
            log.exception("a bot could not decide; chance does it instead")
            return await self._ask(replace(question, level=RANDOM), ASKED_AGAIN)

    async def _ask(self, question: Question, again: int) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), prepare_worker)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            if again == 0:
                raise
        return await self._ask(question, again - 1)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def prepare_worker() -> None:
    """Ctrl-C is for the server, which ends its workers; if it is killed, they end by themselves."""
    _stand_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _stand_back() -> None:
    """Whatever else there is to do on this machine comes first, above all a person's action."""
    if sys.platform != "win32":
        os.nice(STEP_BACK)


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


_games: Final[OrderedDict[tuple[str, int, str, int, int], Game]] = OrderedDict()


def answer(question: Question) -> str:
    """Runs in a worker. Whoever has the record can ask the same again and is answered the same."""
    state = _game(question).state
    dice = dice_of(question.seed, question.seat, state.ply)
    return decide(find_bot(question.title, question.level), state, question.seat, dice).text


def _game(question: Question) -> Game:
    """The game of a question; one that is known already is only played on."""
    key = (question.title, question.seats, repr(question.options), question.seed, question.ruleset)
    game = _games.pop(key, None)
    if question.board:
        learn_board(question.board)
    if game is None or game.record.moves != question.moves[: len(game.record.moves)]:
        game = Game(Setup(question.title, question.seats, question.options, question.seed, question.ruleset))
    for seat, text in question.moves[len(game.record.moves) :]:
        game.apply_text(seat, text)
    _games[key] = game
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game
