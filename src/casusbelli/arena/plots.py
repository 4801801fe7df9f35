"""The pictures of a report: SVG in the colours of the house, narrow enough for a phone."""

import re
from collections.abc import Callable
from functools import cache
from io import StringIO
from typing import Any, Final

import matplotlib
from matplotlib.figure import Figure

from casusbelli.arena.ratings import Rating
from casusbelli.arena.summary import Row
from casusbelli.core.data import read_text

WIDTH: Final = 5.0  # inches of 72 points: 360 pixels
BAR: Final = 0.36
FRAME: Final = 0.55
HEIGHT: Final = 2.9
NOTE: Final = 11.5  # points
NARROWEST: Final = 2.5  # of a histogram, on both sides of the middle
MOST_BINS: Final = 24
# The six old tinctures of the seats, and a seventh.
TINCTURES: Final = ("britain", "france", "russia", "spain", "protestants", "prussia", "poland")
PALE_OR_DARK: Final = ("austria", "prussia")  # drawn as lines they take the colour of their edge
DASHES: Final = ("-", "--", "-.", ":")
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "casusbelli",
    "font.size": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


@cache
def css() -> str:
    return read_text("arena", "report.css")


@cache
def tokens() -> dict[str, str]:
    """The colours of the light theme by name."""
    light = css().partition("@media")[0]
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", light))


def tincture(place: int) -> str:
    return TINCTURES[place % len(TINCTURES)]


def bars(rows: list[Row], names: list[str], colours: list[str], fair: float, percent: Callable[[float], str]) -> str:
    """A bar for each share with its interval; a dashed line is where all would be equal."""
    figure, axes = _axes(FRAME + BAR * len(rows))
    for place, (row, colour) in enumerate(zip(rows, colours, strict=True)):
        share, low, high = row.interval
        axes.barh(place, share, 0.68, color=tokens()[colour], edgecolor=tokens()[_edge(colour)], linewidth=1)
        _whisker(axes, low, high, place)
        text = percent(share)
        axes.annotate(
            text, (high, place), (6, 0), textcoords="offset points", va="center", color=tokens()["ink"], fontsize=NOTE
        )
    if fair > 0:
        axes.axvline(fair, color=tokens()["ink-2"], linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    widest = max([fair, *[row.interval.high for row in rows]])
    axes.set_xlim(0, widest * 1.22)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda value, _: percent(value).replace(".0", "").replace(",0", ""))
    axes.locator_params(axis="x", nbins=4)
    return _svg(figure)


def _whisker(axes: Any, low: float, high: float, place: int) -> None:
    """An interval, with a pale rim so that it is seen on a dark bar too."""
    for colour, rim in ((tokens()["surface"], 2.0), (tokens()["ink"], 0.0)):
        axes.plot([low, high], [place, place], color=colour, linewidth=1.4 + rim, solid_capstyle="butt")
        axes.plot([low, high], [place, place], "|", color=colour, markersize=7 + rim, markeredgewidth=1.4 + rim)


def histogram(numbers: list[int], label: str) -> str:
    """How often which number came up."""
    figure, axes = _axes(HEIGHT)
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // MOST_BINS)
    edges = [low - 0.5 + width * place for place in range((high - low) // width + 2)]
    axes.hist(numbers, edges, color=tokens()["accent"], edgecolor=tokens()["surface"], linewidth=1)
    axes.axvline(sum(numbers) / len(numbers), color=tokens()["ink"], linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlim(min(edges[0], low - NARROWEST), max(edges[-1], high + NARROWEST))
    axes.set_xlabel(label)
    axes.xaxis.get_major_locator().set_params(integer=True, nbins=6)
    axes.yaxis.get_major_locator().set_params(integer=True, nbins=5)
    return _svg(figure)


def lines(courses: dict[str, list[float]], colours: list[str], across: str, up: str) -> str:
    """A line for each name, which stands at the line's end."""
    figure, axes = _axes(HEIGHT)
    shades = [tokens()[_edge(colour) if colour in PALE_OR_DARK else colour] for colour in colours]
    for place, course in enumerate(courses.values()):
        dashes = DASHES[place % len(DASHES)]
        axes.plot(range(1, len(course) + 1), course, color=shades[place], linewidth=2, linestyle=dashes)
    _name_lines(axes, courses, dict(zip(courses, shades, strict=True)))
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.xaxis.get_major_locator().set_params(integer=True, nbins=6)
    axes.yaxis.get_major_locator().set_params(nbins=5)
    return _svg(figure)


def _name_lines(axes: Any, courses: dict[str, list[float]], shades: dict[str, str]) -> None:
    """Names beside the ends of the lines, moved apart where they would touch, each tied to its line."""
    lowest, highest = axes.get_ylim()
    room = (highest - lowest) * 0.095
    below = lowest - room
    for name, course in sorted(courses.items(), key=lambda item: item[1][-1]):
        below = max(below + room, course[-1])
        axes.annotate(
            name,
            (len(course), course[-1]),
            (1.09, below),
            textcoords=("axes fraction", "data"),
            va="center",
            color=tokens()["ink"],
            fontsize=NOTE,
            arrowprops={"arrowstyle": "-", "color": shades[name], "linewidth": 1.2, "relpos": (0, 0.5)},
        )
    axes.set_ylim(lowest, max(highest, below))


def ratings(rated: list[Rating], colours: list[str]) -> str:
    """A dot for each strength with its interval."""
    figure, axes = _axes(FRAME + BAR * len(rated))
    for place, (rating, colour) in enumerate(zip(rated, colours, strict=True)):
        _whisker(axes, rating.low, rating.high, place)
        axes.plot(
            rating.strength, place, "o", markersize=9, color=tokens()[colour], markeredgecolor=tokens()[_edge(colour)]
        )
    axes.set_yticks(range(len(rated)), [rating.name for rating in rated])
    axes.set_ylim(len(rated) - 0.5, -0.5)
    axes.locator_params(axis="x", nbins=5)
    return _svg(figure)


def _edge(colour: str) -> str:
    return f"{colour}-edge" if f"{colour}-edge" in tokens() else colour


def _axes(height: float) -> tuple[Figure, Any]:
    colour = tokens()
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor="none")
        axes = figure.subplots()
    axes.set_facecolor("none")
    axes.grid(color=colour["line"], linewidth=0.8)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(colour["line-strong"])
    axes.tick_params(color=colour["line-strong"], labelcolor=colour["ink"])
    for label in (axes.xaxis.label, axes.yaxis.label):
        label.set_color(colour["ink-2"])
    return figure, axes


def _svg(figure: Figure) -> str:
    """The picture with the names of colours in place of the colours, so that it follows the theme of its page."""
    file = StringIO()
    with matplotlib.rc_context(STYLE):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", text)
    text = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", text, count=1)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"font-family: [^;\"]*;?|font: ([^;\"']*?) ?'[^\"]*'", "", text)
    for name, colour in tokens().items():
        text = text.replace(colour, f"var(--{name})")
    return text
