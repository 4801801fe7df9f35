"""`casusbelli balance`: how fair a title is to its powers or seats, by scenario, variant and ruling."""

from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from casusbelli.arena.intervals import Interval, wilson
from casusbelli.arena.match import Match, Result
from casusbelli.arena.spread import Spread, play
from casusbelli.arena.summary import by_power, by_seat, by_turn
from casusbelli.arena.telling import decimal, is_won_together, lengths
from casusbelli.arena.tournament import require_packages
from casusbelli.core import Mistake, Option, Setup, Title, find_title
from casusbelli.words import Words

USUAL_SEATS: Final = 4  # where a seat is not a power
TOGETHER: Final = "together"


class Case(NamedTuple):
    """What is played: everything by default but these options."""

    seats: int
    options: dict[str, str]


class Outcome(NamedTuple):
    """What came of a case: shares of wins by power, seat or place in the turn order, and the mean number of rounds."""

    case: Case
    shares: dict[str, Interval]
    length: float

    def is_unfair(self, name: str) -> bool:
        """True if an equal share is out of the interval."""
        low, high = self.shares[name].low, self.shares[name].high
        return name != TOGETHER and not low <= 1 / self.case.seats <= high


def run(title: Title, level: str, games: int, seed: int, jobs: int, markdown: str | None, words: Words) -> int:
    """Play all cases and print their table; the exit code of the command."""
    require_packages(("joblib",))
    if markdown is not None:
        _check_writable(markdown)
    outcomes: list[Outcome] = []
    try:
        for case in cases(title):
            match = Match(title.id, (level,) * case.seats, case.options, seed, cycle=1)
            match.check()
            print(words.say("balance-playing", case=label(case, words), seats=case.seats, games=games), flush=True)
            outcomes.append(outcome(match, case, list(play(match, list(range(games)), Spread(jobs)))))
    except KeyboardInterrupt:
        if outcomes:
            _show(title, games, outcomes, words)
        raise
    _show(title, games, outcomes, words)
    if markdown is not None:
        command = f"casusbelli balance {title.id} --games {games} --level {level} --seed {seed:x}"
        Path(markdown).write_text(as_markdown(title, outcomes, command, words), encoding="utf-8")
    return 0


def _check_writable(file: str) -> None:
    """Raise a Mistake now and not after an hour of games."""
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Mistake("unwritable-file", {"file": file, "problem": error.strerror or str(error)}) from None


def cases(title: Title) -> list[Case]:
    """The usual game, with every number of seats, then each other value of an option that changes something.

    An option that changes nothing in the usual game is played with the first other case where it does.
    """
    usual = Case(_usual_seats(title, {}), {})
    idle = title.idle_options(_setup(title, usual))
    fewest, most = title.seats_with({})
    found = [usual, *[Case(seats, {}) for seats in range(fewest, most + 1) if seats != usual.seats]]
    for case in found:  # which grows
        for option in title.options:
            is_played = any(option.name in other.options for other in found)
            if (option.name in idle) != (case is usual) and not is_played:
                found += _with(title, case, option, case is usual)
    for option in title.options:
        if not any([option.name in case.options for case in found]):
            found += _with_two(title, found, option)
    return found


def _with_two(title: Title, found: list[Case], option: Option) -> list[Case]:
    """The first two cases that together let an option change something: both at once, then with its other values."""
    for one, other in combinations(found, 2):
        both = Case(one.seats, {**one.options, **other.options})
        made = _with(title, both, option, False) if one.seats == other.seats else []
        if made:
            return [both, *made]
    return []


def _with(title: Title, case: Case, option: Option, is_usual: bool) -> list[Case]:
    """The case with each other value of an option, as far as that can be played and changes something."""
    made: list[Case] = []
    for value in option.choices:
        options = {**case.options, option.name: value}
        other = Case(_usual_seats(title, options) if is_usual else case.seats, options)
        is_idle = option.name in title.idle_options(_setup(title, other))
        if value != option.default and not is_idle and _is_possible(title, other):
            made.append(other)
    return made


def _setup(title: Title, case: Case) -> Setup:
    return Setup(title.id, case.seats, case.options, 0)


def _usual_seats(title: Title, options: dict[str, str]) -> int:
    """All powers have a player; where there are none four play."""
    most = title.seats_with(options)[1]
    has_roles = any(title.roles(Setup(title.id, title.seats_with({})[1], {}, 0)))
    return most if has_roles else min(USUAL_SEATS, most)


def _is_possible(title: Title, case: Case) -> bool:
    try:
        title.check(_setup(title, case))
    except Mistake:
        return False
    return True


def outcome(match: Match, case: Case, results: list[Result]) -> Outcome:
    results.sort()
    length = sum(lengths(results)) / len(results)
    if is_won_together(results):
        won = float(sum([any(result.shares) for result in results]))
        return Outcome(case, {TOGETHER: Interval(won / len(results), *wilson(won, len(results)))}, length)
    rows = by_power(match, results) or by_turn(match, results) or by_seat(match, results)
    return Outcome(case, {row.name: row.interval for row in rows}, length)


def label(case: Case, words: Words) -> str:
    """The options that are not as usual, or the usual scenario."""
    parts: list[str] = []
    for name, value in case.options.items():
        option = words.say(f"option-{name}")
        choice = "" if value == "on" else words.say(f"choice-{name}-{value}")
        parts.append(choice if name == "scenario" else f"{option}: {choice}" if choice else option)
    scenarios = [option.default for option in find_title(words.title).options if option.name == "scenario"]
    usual = [words.say(f"choice-scenario-{scenario}") for scenario in scenarios]
    return ", ".join(parts or usual) or words.say("balance-usual")


def _columns(outcomes: list[Outcome]) -> list[str]:
    found: list[str] = []
    for outcome in outcomes:
        found += [name for name in outcome.shares if name not in found]
    return sorted(found) if found[0].isdecimal() else found


def _head(name: str, words: Words) -> str:
    if name == TOGETHER:
        return words.say("balance-together")
    return name if name.isdecimal() else words.name(f"power:{name}")


def _cell(outcome: Outcome, name: str, words: Words) -> tuple[str, str]:
    """A share, with a star where it is not an equal one, and its interval; empty for who does not play."""
    if name not in outcome.shares:
        return "", ""
    share, low, high = outcome.shares[name]
    star = "*" if outcome.is_unfair(name) else ""
    return f"{share:.0%}{star}", f"{low * 100:.0f}-{high * 100:.0f}"


def _show(title: Title, games: int, outcomes: list[Outcome], words: Words) -> None:
    heading = words.say("arena-heading", title=words.say(f"title-{title.id}"), games=games * len(outcomes))
    table = Table(title=heading, caption=words.say("balance-caption", games=games))
    names = _columns(outcomes)
    table.add_column(words.say("balance-case"))
    for head in (words.say("balance-seats"), *[_head(name, words) for name in names], words.say("balance-length")):
        table.add_column(head, justify="right")
    for outcome in outcomes:
        cells = ["\n".join(_cell(outcome, name, words)) for name in names]
        table.add_row(label(outcome.case, words), str(outcome.case.seats), *cells, decimal(outcome.length, words))
    console = Console()
    with console.capture() as captured:
        console.print(table)
    print(captured.get(), end="")


def as_markdown(title: Title, outcomes: list[Outcome], command: str, words: Words) -> str:
    names = _columns(outcomes)
    heads = [words.say("balance-case"), words.say("balance-seats"), *[_head(name, words) for name in names]]
    lines = [_line([*heads, words.say("balance-length")]), _line(["---", *["--:"] * (len(names) + 2)])]
    for outcome in outcomes:
        cells = [" ".join(_cell(outcome, name, words)).strip() for name in names]
        lines.append(
            _line([label(outcome.case, words), str(outcome.case.seats), *cells, decimal(outcome.length, words)])
        )
    day = datetime.now(UTC).date().isoformat()
    return f"## {words.say(f'title-{title.id}')}\n\n{day}: `{command}`\n\n" + "\n".join(lines) + "\n"


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
