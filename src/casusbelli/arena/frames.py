"""The games of a match as tables for other programs: CSV and Parquet."""

from pathlib import Path

import polars

from casusbelli.arena.match import Match, Result
from casusbelli.arena.summary import labels


def write_frames(match: Match, results: list[Result], folder: Path) -> None:
    """`games` has a row for each game and seat, `standings` one for each game, round and seat."""
    for name, frame in (("games", games_frame(match, results)), ("standings", standings_frame(match, results))):
        frame.write_csv(folder / f"{name}.csv")
        frame.write_parquet(folder / f"{name}.parquet")


def games_frame(match: Match, results: list[Result]) -> polars.DataFrame:
    names = labels(match.bots)
    rows = [
        (
            result.number,
            result.number // match.cycle,
            result.seats[bot],
            names[bot],
            result.powers[bot] if result.powers else None,
            result.shares[bot],
            result.decisions[bot],
            result.rounds or None,
            result.is_over,
            result.victory or None,
            None if result.first < 0 else result.first,
        )
        for result in results
        for bot in _by_seat(result)
    ]
    columns = {
        "game": polars.Int64,
        "cycle": polars.Int64,
        "seat": polars.Int64,
        "bot": polars.String,
        "power": polars.String,
        "share": polars.Float64,
        "decisions": polars.Int64,
        "rounds": polars.Int64,
        "finished": polars.Boolean,
        "victory": polars.String,
        "first": polars.Int64,
    }
    return polars.DataFrame(rows, columns, orient="row")


def standings_frame(match: Match, results: list[Result]) -> polars.DataFrame:
    names = labels(match.bots)
    rows = [
        (
            result.number,
            moment,
            result.seats[bot],
            names[bot],
            result.powers[bot] if result.powers else None,
            standing[bot],
        )
        for result in results
        for moment, standing in enumerate(result.standings, 1)
        for bot in _by_seat(result)
    ]
    columns = {
        "game": polars.Int64,
        "round": polars.Int64,
        "seat": polars.Int64,
        "bot": polars.String,
        "power": polars.String,
        "standing": polars.Int64,
    }
    return polars.DataFrame(rows, columns, orient="row")


def _by_seat(result: Result) -> list[int]:
    """The bots in the order of their seats."""
    return sorted(range(len(result.seats)), key=lambda bot: result.seats[bot])
