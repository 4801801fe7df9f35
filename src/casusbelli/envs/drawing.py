"""A board in SVG: ground, land in the colours of its owners, names, and tokens on the places that the drawing has."""

import json
from functools import cache
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from casusbelli.core.data import read_text

Place: TypeAlias = list[float]  # x, y, half the width and, for high pieces, half the height

PAGE: Final = 1300  # a board of this width has a table of players with rows of this height
ROW: Final = 40
LETTER: Final = 0.58  # how wide a letter is, of its height
MARGIN: Final = 60
SEA: Final = "#cbdadc"
LAND: Final = "#efe7d4"
PAPER: Final = "#fcfaf5"
INK: Final = "#22252a"
HALO: Final = "#f9f4e8"
BORDER: Final = "#6d604b"
STYLE: Final = f"""
text {{ font-family: Alegreya, "Iowan Old Style", Georgia, serif; fill: #2a2620; text-anchor: middle }}
.name {{ paint-order: stroke; stroke: {HALO}; stroke-linejoin: round; stroke-width: 3 }}
.sea-name {{ fill: #34596a; font-style: italic; letter-spacing: .06em }}
.graticule, .waterline, .border, .coast, .frontier, .strait, .route {{ fill: none }}
.graticule {{ stroke: #b7cbcf }} .waterline {{ stroke: #7f9fa9; stroke-opacity: .4 }}
.filler {{ fill: #e3dccb }} .land {{ fill: {LAND} }}
.water-edge {{ fill: none; stroke: #7f9fa9; stroke-dasharray: 4 4 }}
.border {{ stroke: {BORDER}; stroke-width: 1.2 }} .coast {{ stroke: #48606b; stroke-width: 1.4 }}
.frontier {{ stroke: {BORDER}; stroke-width: 2; stroke-dasharray: 8 4 }}
.strait {{ stroke: {BORDER}; stroke-width: 2.4; stroke-dasharray: 1 4; stroke-linecap: round }}
.route {{ stroke-width: 1.9; stroke-dasharray: 7 5 }}
.table {{ text-anchor: start }} .head {{ font-weight: bold }}
"""


class Tincture(NamedTuple):
    """The colours of a power or a seat: of its pieces, of what is written on them, of its land, of outlines."""

    solid: str
    on: str
    tint: str
    edge: str


GREY: Final = Tincture("#8a8374", "#ffffff", "#d8d2c4", "#53575d")

TINCTURES: Final = {
    "britain": Tincture("#b83228", "#ffffff", "#db9c8e", "#81231c"),
    "france": Tincture("#2b5ca8", "#ffffff", "#9daec7", "#1e4076"),
    "austria": Tincture("#f6f3ea", "#22252a", "#fbf9f3", "#7d7a70"),
    "prussia": Tincture("#2c2d31", "#ffffff", "#8f8c86", "#1f1f22"),
    "russia": Tincture("#3b7a47", "#ffffff", "#a4bc9c", "#295532"),
    "ottoman": Tincture("#d97a26", "#22252a", "#e9bc8e", "#98551b"),
    "protestants": Tincture("#8d61b3", "#ffffff", "#c8b1cc", "#63447d"),
    "spain": Tincture("#d8a51d", "#22252a", "#e9ce8a", "#977314"),
    "sweden": Tincture("#1f3570", "#ffffff", "#979dae", "#16254e"),
    "poland": Tincture("#96183f", "#ffffff", "#cc9099", "#69112c"),
    "italy": Tincture("#b83228", "#ffffff", "#db9c8e", "#81231c"),
}
SEATS: Final = tuple([TINCTURES[name] for name in ("britain", "france", "russia", "spain", "protestants", "prussia")])


@cache
def read_drawing(*path: str) -> dict[str, Any]:
    drawing: dict[str, Any] = json.loads(read_text(*path, "drawing.json"))
    return drawing


class Picture:
    """Things are drawn one over the other, in the order in which they are added."""

    def __init__(self, drawing: dict[str, Any]) -> None:
        self.drawing: Final = drawing
        self.lines: Final[list[str]] = []
        self.taken: Final[dict[str, int]] = {}  # how many places of a territory or sea are in use
        self._ground()

    def path(self, kind: str, path: str, style: str = "") -> None:
        if path:
            self.lines.append(f'<path class="{kind}" d="{path}"{style}/>')

    def _ground(self) -> None:
        drawing = self.drawing
        self.lines.append(f'<rect width="{drawing["width"]}" height="{drawing["height"]}" fill="{SEA}"/>')
        self.path("graticule", "".join(drawing["graticule"]))
        for line in drawing["waterlines"]:
            self.path("waterline", line)
        self.path("water-edge", "".join([line["path"] for line in drawing.get("water_borders", [])]))
        self.path("filler", drawing["filler"])

    def land(self, owners: dict[str, Tincture]) -> None:
        """All territories, those with an owner in his tint, and what lies over them."""
        drawing = self.drawing
        for name, territory in drawing["territories"].items():
            fill = f' fill="{owners[name].tint}"' if name in owners else ""
            self.path("owned" if fill else "land", territory["path"], fill)
        self.path("border", "".join([border["path"] for border in drawing["borders"]]))
        self.path("coast", drawing["coast"])
        self.path("frontier", drawing["frontier"])
        self.path("strait", "".join([crossing["path"] for crossing in drawing["crossings"]]))
        for route in drawing.get("routes", []):
            owner = TINCTURES.get(route.get("owner", ""), GREY)
            self.path("route", route["path"], f' stroke="{owner.edge}"')

    def names(self) -> None:
        for name, sea in enumerate(self.drawing["seas"]):
            self.lines.append(f'<path id="sea-{name}" d="{sea["path"]}" fill="none"/>')
            text = f'<textPath href="#sea-{name}" startOffset="50%">{escape(sea["text"])}</textPath>'
            self.lines.append(f'<text class="sea-name" font-size="{sea["size"]}">{text}</text>')
        for place in self.drawing.get("waters", {}).values():
            self._label(place["label"], "sea-name")
        for place in self.drawing["territories"].values():
            self._label(place["label"], "name")

    def _label(self, label: dict[str, Any], kind: str) -> None:
        for line in label["lines"]:
            self.text(line["x"], line["y"], line["text"], label["size"], kind)

    def text(self, x: float, y: float, text: str, size: float, kind: str, fill: str = "") -> None:
        style = f' style="fill:{fill}"' if fill else ""
        self.lines.append(
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}"{style}>{escape(text)}</text>'
        )

    # Tokens.

    def next_place(self, name: str) -> Place:
        """The next free place for a piece in a territory or sea; when there is none, beside the last."""
        where = self.drawing["territories"].get(name) or self.drawing["waters"][name]
        number = self.taken.get(name, 0)
        self.taken[name] = number + 1
        places: list[Place] = where["slots"]
        if number < len(places):
            return places[number]
        x, y, *size = places[-1]
        return [x + 7.0 * (number - len(places) + 1), y, *size]

    def token(self, name: str, tincture: Tincture, text: str = "", is_round: bool = True) -> None:
        """A disc or a square on the next place, with a letter or number."""
        x, y, radius = self.next_place(name)[:3]
        self.token_at(x, y, radius, tincture, text, is_round)

    def token_at(
        self, x: float, y: float, radius: float, tincture: Tincture, text: str = "", is_round: bool = True
    ) -> None:
        corner = radius if is_round else radius / 5
        size = f'x="{x - radius:.1f}" y="{y - radius:.1f}" width="{2 * radius:.1f}" height="{2 * radius:.1f}"'
        colours = f'fill="{tincture.solid}" stroke="{tincture.edge}" stroke-width="1.6"'
        self.lines.append(f'<rect {size} rx="{corner:.1f}" {colours}/>')
        letters = radius * (1.3 if len(text) < 3 else 0.95)
        self.text(x, y + letters * 0.34, text, letters, "letter", tincture.on)

    def document(self, heads: dict[str, float], rows: list[tuple[Tincture, list[str]]]) -> str:
        """The board, and a table of the players below it; heads have their widths."""
        x, y, width, height = self._frame()
        row = ROW * width / PAGE
        foot = round(row * (len(rows) + 1.6))
        top = y + height
        self.lines.append(f'<rect x="{x}" y="{top}" width="{width}" height="{foot}" fill="{PAPER}"/>')
        whole = sum(heads.values())
        columns = [x + 1.4 * row + (width - 1.8 * row) * end / whole for end in accumulate(heads.values(), initial=0.0)]
        self._row(columns, top + row, [*heads], row, "table head")
        for number, (tincture, cells) in enumerate(rows, 2):
            self.token_at(x + 0.8 * row, top + (number - 0.2) * row, 0.28 * row, tincture)
            self._row(columns, top + number * row, cells, row, "table")
        box = f"{x} {y} {width} {height + foot}"
        size = f'width="{width}" height="{height + foot}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
        return "\n".join([head, f"<style>{STYLE}</style>", *self.lines, "</svg>"])

    def _row(self, columns: list[float], y: float, cells: list[str], height: float, kind: str) -> None:
        for (x, end), cell in zip(pairwise(columns), cells, strict=True):
            size = min(0.55 * height, (end - x) / LETTER / (len(cell) + 1))
            self.text(x, y, cell, size, kind)

    def _frame(self) -> tuple[int, int, int, int]:
        """The part that one looks at, and whatever territories lie beyond it: a picture cannot be moved."""
        x, y, width, height = self.drawing["view"]
        places: list[Place] = []
        for territory in self.drawing["territories"].values():
            places += [*territory["slots"], *[[line["x"], line["y"]] for line in territory["label"]["lines"]]]
        left, top = (round(max(0, min([place[axis] for place in places]) - MARGIN)) for axis in (0, 1))
        right, bottom = (round(max([place[axis] for place in places]) + MARGIN) for axis in (0, 1))
        left, top = min(x, left), min(y, top)
        right, bottom = max(x + width, right), max(y + height, bottom)
        return left, top, min(right, self.drawing["width"]) - left, min(bottom, self.drawing["height"]) - top
