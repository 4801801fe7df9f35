"""A match in the terminal: how far it is, and what came of it."""

import sys
from time import monotonic
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from casusbelli.arena.match import Match, Result
from casusbelli.arena.ratings import Rating
from casusbelli.arena.summary import labels
from casusbelli.arena.telling import Table, cells, decimal, facts, percent
from casusbelli.words import Words

MEMORY: Final = 600  # seconds that the time left is reckoned from
PACE: Final = 10.0  # seconds between two lines where there is no terminal


class Progressing:
    """A bar with the time left and the shares so far; without a terminal a plain line now and then."""

    def __init__(self, match: Match, games: int, kept: list[Result], words: Words) -> None:
        self._words: Final = words
        self._names: Final = labels(match.bots)
        self._games: Final = games
        self._done = 0
        self._wins = [0.0] * len(match.bots)
        self._started: Final = monotonic()
        self._told = monotonic()
        self._kept: Final = len(kept)
        self._console: Final = Console()
        left = TextColumn(words.say("arena-left"))
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), left, TimeRemainingColumn())
        self._progress: Final = Progress(*columns, console=self._console, speed_estimate_period=MEMORY)
        self._task: Final = self._progress.add_task("", total=games, completed=len(kept))
        self._live: Final = Live(console=self._console, refresh_per_second=2, transient=True)
        for result in kept:
            self._count(result)

    def __enter__(self) -> "Progressing":
        if self._console.is_terminal:
            self._live.start()
            self._draw()
        return self

    def __exit__(self, *problem: object) -> None:
        self._live.stop()

    def add(self, result: Result) -> None:
        self._count(result)
        pace = 0.2 if self._console.is_terminal else PACE
        if monotonic() - self._told < pace:
            return
        self._told = monotonic()
        if self._console.is_terminal:
            self._draw()
        else:
            print(self._line(), flush=True)

    def _count(self, result: Result) -> None:
        self._done += 1
        self._wins = [won + share for won, share in zip(self._wins, result.shares, strict=True)]

    def _standing(self) -> str:
        shares = [won / max(1, self._done) for won in self._wins]
        return "  ".join(
            [f"{name} {percent(share, self._words)}" for name, share in zip(self._names, shares, strict=True)]
        )

    def _draw(self) -> None:
        self._progress.update(self._task, completed=self._done)
        self._live.update(Group(self._progress, Text(self._standing())))

    def _line(self) -> str:
        played = self._done - self._kept
        left = (monotonic() - self._started) / played * (self._games - self._done)
        minutes = decimal(left / 60, self._words)
        told = self._words.say("arena-progress", done=self._done, games=self._games, minutes=minutes)
        return f"{told} {self._standing()}"


def show(match: Match, results: list[Result], tables: list[Table], rated: list[Rating], words: Words) -> None:
    """Print what a match came to."""
    console = Console()
    with console.capture() as captured:
        for table in tables:
            shown = _table(table, words)
            if table.subject == "bot":
                shown.title = words.say("arena-heading", title=words.say(f"title-{match.title}"), games=len(results))
                shown.caption = facts(match, results, words)
            console.print(shown)
        if rated:
            console.print(_table_of_ratings(rated, words))
    sys.stdout.write(captured.get())


def _table(table: Table, words: Words) -> RichTable:
    shown = _columns(
        [words.say(f"arena-by-{table.subject}"), *[words.say(f"arena-column-{name}") for name in table.columns]]
    )
    for name, row in zip(table.names, table.rows, strict=True):
        shown.add_row(Text(name), *cells(row, words))
    return shown


def _table_of_ratings(rated: list[Rating], words: Words) -> RichTable:
    shown = _columns([words.say("arena-ratings"), words.say("arena-column-rating"), words.say("arena-column-interval")])
    for rating in rated:
        between = words.say("arena-interval", low=decimal(rating.low, words), high=decimal(rating.high, words))
        shown.add_row(Text(rating.name), decimal(rating.strength, words), between)
    return shown


def _columns(heads: list[str]) -> RichTable:
    table = RichTable()
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", overflow="fold")
    return table
