"""The games of a match counted: who won, on which seat, with which power, and how."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from casusbelli.arena.entrants import FILE
from casusbelli.arena.intervals import Interval, clustered
from casusbelli.arena.match import Match, Result

Count: TypeAlias = tuple[str, int, float]  # what is counted, in which cycle, its part of the victory

UNFINISHED: Final = "unfinished"


class Row(NamedTuple):
    """What was won by a bot, a seat, a power or in a way."""

    name: str
    wins: float
    games: int
    interval: Interval


def labels(bots: tuple[str, ...]) -> list[str]:
    """The names of bots, told apart by numbers where several are alike; of a bot from a file that of its class."""
    short = [bot.rpartition(":")[2] if FILE in bot else bot for bot in bots]
    seen: Counter[str] = Counter()
    names: list[str] = []
    for bot in short:
        seen[bot] += 1
        names.append(f"{bot} ({seen[bot]})" if short.count(bot) > 1 else bot)
    return names


def by_bot(match: Match, results: list[Result]) -> list[Row]:
    names = labels(match.bots)
    return _rows(
        (names[bot], result.number // match.cycle, share)
        for result in results
        for bot, share in enumerate(result.shares)
    )


def by_power(match: Match, results: list[Result]) -> list[Row]:
    """Who won with which power, whatever bot played it."""
    rows = _rows(
        (power, result.number // match.cycle, share)
        for result in results
        for power, share in zip(result.powers, result.shares, strict=False)
    )
    return sorted(rows, key=lambda row: _place_of(row.name, results))


def _place_of(power: str, results: list[Result]) -> int:
    """Powers in the order of their seats, as far as they have one."""
    return min([result.seats[result.powers.index(power)] for result in results if power in result.powers])


def by_seat(match: Match, results: list[Result]) -> list[Row]:
    return _in_order(_counts_by_seat(match, results, is_turn=False))


def by_turn(match: Match, results: list[Result]) -> list[Row]:
    """Who won in which place of the turn order, where it was drawn who begins."""
    return _in_order(_counts_by_seat(match, [result for result in results if result.first >= 0], is_turn=True))


def _counts_by_seat(match: Match, results: list[Result], is_turn: bool) -> Iterator[Count]:
    for result in results:
        for seat, share in zip(result.seats, result.shares, strict=True):
            place = (seat - result.first) % len(result.seats) if is_turn else seat
            yield str(place + 1), result.number // match.cycle, share


def by_victory(match: Match, results: list[Result]) -> list[Row]:
    """How games ended, the most frequent way first."""
    ways = Counter([result.victory or UNFINISHED for result in results])
    return _rows(
        (way, result.number // match.cycle, float(way == (result.victory or UNFINISHED)))
        for way, _ in ways.most_common()
        for result in results
    )


def _in_order(counts: Iterator[Count]) -> list[Row]:
    return sorted(_rows(counts), key=lambda row: int(row.name))


def _rows(counts: Iterator[Count]) -> list[Row]:
    """A row for each name, in the order in which the names come."""
    wins: dict[str, dict[int, tuple[float, int]]] = defaultdict(dict)
    for name, cycle, share in counts:
        won, games = wins[name].get(cycle, (0.0, 0))
        wins[name][cycle] = (won + share, games + 1)
    return [_row(name, cycles) for name, cycles in wins.items()]


def _row(name: str, cycles: dict[int, tuple[float, int]]) -> Row:
    won = sum([won for won, _ in cycles.values()])
    games = sum([games for _, games in cycles.values()])
    return Row(name, won, games, clustered(cycles))
