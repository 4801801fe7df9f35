"""Names that are written over the water along a curve."""

import numpy as np
import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from draw_board.board import Complaint, SeaName
from draw_board.projection import Page

LETTER = 0.62  # width of a letter of Alegreya italic with the spacing of a sea name, in sizes


def curve(sea: SeaName, page: Page, land: BaseGeometry) -> str:
    """The path that the letters stand on: a parabola from the first point past the second to the third."""
    start, bend, end = (np.array(page.point(point)) for point in sea.points)
    steps = np.linspace(0, 1, 21)[:, None]
    line = LineString((1 - steps) ** 2 * start + 2 * steps * (1 - steps) * bend + steps**2 * end)
    if line.length < LETTER * sea.size * len(sea.text):
        raise Complaint(f"The curve of {sea.text} is {line.length:.0f} units long: too short for its letters.")
    if shapely.intersects(line.buffer(sea.size * 0.5), land & page.sheet):
        raise Complaint(f"The name {sea.text} runs over land.")
    numbers = " ".join(f"{value:.1f}" for value in (*bend, *end))
    return f"M{start[0]:.1f} {start[1]:.1f}Q{numbers}"
