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
        console.print(_table_of_bots(title, bots, results))
        if results[0].powers:
            console.print(_table_of_powers(results))
        if any([result.victory for result in results]):
            console.print(_table_of_victories(results))
            console.print(_table_of_seats(results))
    print(captured.get(), end="")
    return 0


def _table_of_bots(title: str, bots: list[str], results: list[Result]) -> Table:
    table = Table(title=f"{title}: {len(results)} games", caption=_caption(results))
    _add_columns(table, "bot")
    for entrant, level in enumerate(bots):
        _add_row(table, level, sum([result.shares[entrant] for result in results]), len(results))
    return table


def _table_of_powers(results: list[Result]) -> Table:
    """Who won with which power, whatever bot played it."""
    wins = dict.fromkeys(results[0].powers, 0.0)
    for result in results:
        for power, share in zip(result.powers, result.shares, strict=True):
            wins[power] += share
    table = Table()
    _add_columns(table, "power")
    for power, won in wins.items():
        _add_row(table, power, won, len(results))
    return table


def _table_of_victories(results: list[Result]) -> Table:
    """How games were won."""
    table = Table()
    _add_columns(table, "won by")
    for victory in ("capitals", "last", "points"):
        _add_row(table, victory, len([result for result in results if result.victory == victory]), len(results))
    return table


def _table_of_seats(results: list[Result]) -> Table:
    """Who won on which seat and in which place of the turn order, whatever bot played it."""
    seats = len(results[0].shares)
    by_seat = [0.0] * seats
    by_turn = [0.0] * seats
    for number, result in enumerate(results):
        for entrant, share in enumerate(result.shares):
            seat = (entrant + number) % seats
            by_seat[seat] += share
            by_turn[(seat - result.first) % seats] += share
    table = Table()
    _add_columns(table, "seat or turn")
    for seat, won in enumerate(by_seat, 1):
        _add_row(table, f"seat {seat}", won, len(results))
    for turn, won in enumerate(by_turn, 1):
        _add_row(table, f"turn {turn}", won, len(results))
    return table


def _caption(results: list[Result]) -> str:
    games = len(results)
    parts = [f"{sum([result.decisions for result in results]) / games:.1f} decisions"]
    rounds = sum([result.rounds for result in results]) / games
    if rounds:
        parts.append(f"{rounds:.1f} rounds")
    caption = " and ".join(parts) + " a game"
    lost = sum([1 for result in results if result.is_over and not any(result.shares)])
    unfinished = sum([1 for result in results if not result.is_over])
    caption += f", {lost} games without a winner" if lost else ""
    return caption + (f", {unfinished} games unfinished" if unfinished else "")


def _add_columns(table: Table, first: str) -> None:
    for column in (first, "wins", "share", "95 %"):
        table.add_column(column, justify="left" if column == first else "right")


def _add_row(table: Table, name: str, wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    table.add_row(name, f"{wins:.10g}", f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}")
