"""The words for what was counted, in the reader's language."""

from typing import Final

from casusbelli.arena.chronicle import chronicle_of
from casusbelli.arena.match import Match, Result
from casusbelli.arena.summary import Row, by_bot, by_power, by_seat, by_turn, by_victory
from casusbelli.words import Words


class Table:
    """Shares of wins under a heading, with the names that a reader knows and colours of the house."""

    def __init__(self, subject: str, rows: list[Row], names: list[str], is_shared: bool = True) -> None:
        self.subject: Final = subject  # message `arena-by-<subject>`
        self.rows: Final = rows
        self.names: Final = names
        self.is_shared: Final = is_shared  # one victory among the rows, so that there is an equal share
        self.columns: Final = ("games" if subject == "way" else "wins", "share", "interval")


def tables(match: Match, results: list[Result], words: Words) -> list[Table]:
    """Wins by bot, power, seat and turn, and how games ended; what says nothing new is left out."""
    bots, powers = by_bot(match, results), by_power(match, results)
    seats, turns, ways = by_seat(match, results), by_turn(match, results), by_victory(match, results)
    found = [Table("bot", bots, [row.name for row in bots], not is_won_together(results))]
    if powers:
        found.append(Table("power", powers, [words.name(f"power:{row.name}") for row in powers]))
    elif found[0].is_shared:
        found.append(Table("seat", seats, [row.name for row in seats]))
    if turns:
        found.append(Table("turn", turns, [row.name for row in turns]))
    # Keys: arena-won-influence, arena-won-conquest, arena-won-limit, arena-won-paris, arena-won-france,
    # arena-won-kingdom, arena-won-regions, arena-won-most-regions, arena-won-final-battle, arena-won-points,
    # arena-won-capitals, arena-won-last, arena-won-somehow, arena-won-unfinished
    found.append(Table("way", ways, [words.say(f"arena-won-{row.name}") for row in ways], is_shared=False))
    return found


def is_won_together(results: list[Result]) -> bool:
    """True where everybody wins or loses together."""
    return all([len(set(result.shares)) == 1 for result in results])


def cells(row: Row, words: Words) -> list[str]:
    """What a table says of a row, after its name."""
    low, high = percent(row.interval.low, words), percent(row.interval.high, words)
    wins = decimal(row.wins, words, 2)
    return [wins, percent(row.interval.share, words), words.say("arena-interval", low=low, high=high)]


def percent(share: float, words: Words) -> str:
    return _point(f"{share:.1%}", words)


def decimal(number: float, words: Words, digits: int = 1) -> str:
    text = f"{number:.{digits}f}"
    return _point(text.rstrip("0").rstrip(".") if digits > 1 else text, words)


def _point(text: str, words: Words) -> str:
    return text.replace(".", words.say("arena-point"))


def facts(match: Match, results: list[Result], words: Words) -> str:
    """How long the games were, and how many had no winner or no end."""
    games = len(results)
    found = [
        words.say("arena-decisions", number=decimal(sum([sum(result.decisions) for result in results]) / games, words))
    ]
    unit = chronicle_of(match.title).unit
    found.append(f"{words.say(f'arena-unit-{unit}')} {decimal(sum(lengths(results)) / games, words)}")
    lost = len([result for result in results if result.is_over and not any(result.shares)])
    unfinished = len([result for result in results if not result.is_over])
    found += [words.say("arena-lost", number=lost)] if lost else []
    found += [words.say("arena-unfinished", number=unfinished)] if unfinished else []
    return "; ".join(found)


def lengths(results: list[Result]) -> list[int]:
    """How many rounds, or battles, each game had."""
    return [result.rounds or len(result.standings) for result in results]
