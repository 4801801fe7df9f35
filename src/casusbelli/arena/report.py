"""The table that sums up a match."""

from math import sqrt
from typing import Final

from rich.console import Console
from rich.table import Table

from casusbelli.arena.match import Result, play_match

NORMAL_95: Final = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins."""
    share = wins / games
    weight = NORMAL_95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def run(title: str, bots: list[str], games: int, seed: int, options: dict[str, str]) -> int:
    """Play a match and print its table; the exit code of the command."""
    results = play_match(title, bots, games, seed, options)
    console = Console()
    with console.capture() as captured:
        console.print(_table(title, bots, results))
    print(captured.get(), end="")
    return 0


def _table(title: str, bots: list[str], results: list[Result]) -> Table:
    games = len(results)
    decisions = sum([result.decisions for result in results]) / games
    unfinished = sum([1 for result in results if not any(result.shares)])
    caption = f"{decisions:.1f} decisions a game" + (f", {unfinished} games unfinished" if unfinished else "")
    table = Table(title=f"{title}: {games} games", caption=caption)
    for column in ("bot", "wins", "share", "95 %"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for entrant, level in enumerate(bots):
        wins = sum([result.shares[entrant] for result in results])
        low, high = wilson(wins, games)
        table.add_row(level, f"{wins:.10g}", f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}")
    return table
