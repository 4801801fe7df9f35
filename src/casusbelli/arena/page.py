"""The report of a match: one HTML file that needs nothing else."""

from collections import defaultdict
from collections.abc import Callable
from html import escape
from typing import Final

from casusbelli.arena import plots
from casusbelli.arena.chronicle import chronicle_of
from casusbelli.arena.match import Match, Result
from casusbelli.arena.ratings import Rating
from casusbelli.arena.summary import labels
from casusbelli.arena.telling import Table, cells, decimal, facts, lengths, percent
from casusbelli.words import Words

FEWEST: Final = 4  # a mean is drawn while at least every fourth game goes on


def page(
    match: Match, results: list[Result], tables: list[Table], rated: list[Rating], command: str, words: Words
) -> str:
    sheets = [_shares(table, match, words) for table in tables]
    if rated:
        sheets.insert(1, _ratings(match, rated, words))
    sheets += _courses(match, results, words)
    # Keys: arena-unit-rounds, arena-unit-battles
    unit = words.say(f"arena-unit-{chronicle_of(match.title).unit}")
    sheets.append(_histogram(words.say("arena-length"), lengths(results), unit, words))
    decisions = [sum(result.decisions) for result in results]
    sheets.append(_histogram(words.say("arena-by-decisions"), decisions, words.say("arena-axis-decisions"), words))
    title = words.say(f"title-{match.title}")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {escape(', '.join(match.bots))}</title>\n<style>\n{plots.css()}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{_particulars(match, results, command, words)}"
        f'<div class="sheet">\n{"".join(sheets)}</div>\n</main>\n</body>\n</html>\n'
    )


def _particulars(match: Match, results: list[Result], command: str, words: Words) -> str:
    options = ", ".join([f"{name} {value}" for name, value in match.options.items()])
    entries = {
        "games": str(len(results)),
        "bots": ", ".join(match.bots),
        "options": options,
        "seed": f"{match.seed:x}",
        "length": facts(match, results, words),
    }
    # Keys: arena-of-games, arena-of-bots, arena-of-options, arena-of-seed, arena-of-length
    items = [
        f"<dt>{escape(words.say(f'arena-of-{name}'))}</dt><dd>{escape(value)}</dd>\n"
        for name, value in entries.items()
        if value
    ]
    how = f"<dt>{escape(words.say('arena-of-command'))}</dt><dd><code>{escape(command)}</code></dd>\n"
    return f"<dl>\n{''.join(items)}{how}</dl>\n"


def _section(heading: str, about: str, picture: str, numbers: str = "") -> str:
    picture = picture.replace("<svg", f'<svg role="img" aria-label="{escape(heading)}"', 1)
    note = f"<p>{escape(about)}</p>\n" if about else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{note}{picture}\n{numbers}</section>\n"


def _shares(table: Table, match: Match, words: Words) -> str:
    fair = 1 / len(match.bots) if table.is_shared else 0.0

    def say_percent(share: float) -> str:
        return percent(share, words)

    picture = plots.bars(table.rows, table.names, _colours(table), fair, say_percent)
    # Keys: arena-by-bot, arena-by-power, arena-by-seat, arena-by-turn, arena-by-way
    heading = words.say(f"arena-by-{table.subject}")
    about = words.say("arena-fair") if table.is_shared else ""
    return _section(heading, about, picture, _numbers(table, words))


def _colours(table: Table) -> list[str]:
    if table.subject == "power":
        return [row.name for row in table.rows]
    if table.subject == "way":
        return ["accent"] * len(table.rows)
    return [plots.tincture(place) for place in range(len(table.rows))]


def _numbers(table: Table, words: Words) -> str:
    # Keys: arena-column-wins, arena-column-share, arena-column-games
    heads = [words.say(f"arena-by-{table.subject}"), *[words.say(f"arena-column-{column}") for column in table.columns]]
    body = [[name, *cells(row, words)] for name, row in zip(table.names, table.rows, strict=True)]
    return _details(heads, body, words)


def _details(heads: list[str], body: list[list[str]], words: Words) -> str:
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    rows = ["".join([f"<td>{escape(text)}</td>" for text in row]) for row in body]
    inside = "".join([f"<tr>{row}</tr>\n" for row in rows])
    summary = escape(words.say("arena-numbers"))
    return f"<details><summary>{summary}</summary>\n<table>\n<tr>{head}</tr>\n{inside}</table></details>\n"


def _ratings(match: Match, rated: list[Rating], words: Words) -> str:
    order = labels(match.bots)
    colours = [plots.tincture(order.index(rating.name)) for rating in rated]
    body = [[rating.name, decimal(rating.strength, words), _range(rating, words)] for rating in rated]
    heads = [words.say("arena-by-bot"), words.say("arena-column-rating"), words.say("arena-column-interval")]
    picture = plots.ratings(rated, colours)
    return _section(words.say("arena-ratings"), words.say("arena-about-ratings"), picture, _details(heads, body, words))


def _range(rating: Rating, words: Words) -> str:
    return words.say("arena-interval", low=decimal(rating.low, words), high=decimal(rating.high, words))


def _histogram(heading: str, numbers: list[int], label: str, words: Words) -> str:
    mean = decimal(sum(numbers) / len(numbers), words)
    return _section(heading, words.say("arena-mean", number=mean), plots.histogram(numbers, label))


def _courses(match: Match, results: list[Result], words: Words) -> list[str]:
    """How things stood over time, by bot and by power or seat."""
    chronicle = chronicle_of(match.title)
    if not any([any(standing) for result in results for standing in result.standings]):
        return []
    # Keys: arena-measure-influence, arena-measure-points, arena-measure-regions
    across, up = words.say(f"arena-unit-{chronicle.unit}"), words.say(f"arena-measure-{chronicle.measure}")
    order = labels(match.bots)
    drawn = [("bot", courses(results, lambda result, bot: order[bot]))]
    if results[0].powers:
        drawn.append(("power", courses(results, lambda result, bot: result.powers[bot])))
    found: list[str] = []
    for subject, means in drawn:
        names = {words.name(f"power:{name}") if subject == "power" else name: mean for name, mean in means.items()}
        colours = list(means) if subject == "power" else [plots.tincture(order.index(name)) for name in means]
        # Keys: arena-course-by-bot, arena-course-by-power
        heading = words.say(f"arena-course-by-{subject}", measure=up)
        found.append(_section(heading, words.say("arena-about-course"), plots.lines(names, colours, across, up)))
    return found


def courses(results: list[Result], name_of: Callable[[Result, int], str]) -> dict[str, list[float]]:
    """The mean standing under each name, round by round, of the games that were still going on."""
    longest = max([len(result.standings) for result in results])
    lasting = [sum([len(result.standings) > moment for result in results]) for moment in range(longest)]
    shown = len([count for count in lasting if count * FEWEST >= len(results)])
    sums: dict[str, list[list[int]]] = defaultdict(lambda: [[] for _ in range(shown)])
    for result in results:
        for bot in range(len(result.seats)):
            course = sums[name_of(result, bot)]
            for moment, standing in enumerate(result.standings[:shown]):
                course[moment].append(standing[bot])
    return {name: [sum(found) / len(found) for found in course if found] for name, course in sorted(sums.items())}
