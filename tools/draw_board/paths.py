"""Shapes as SVG paths: an absolute start, then short relative steps on a grid of a tenth of a unit."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from draw_board.curves import lines
from draw_board.projection import pieces


def area(shape: BaseGeometry) -> str:
    return "".join(_run(ring.coords, "z") for polygon in pieces(shape) for ring in (polygon.exterior, *_holes(polygon)))


def line(shape: BaseGeometry) -> str:
    return "".join(_run(part.coords, "") for part in lines(shape))


def place(point: Sequence[float]) -> list[float]:
    """A point as it is written to the file."""
    return [round(value, 1) for value in point]


def _holes(polygon: Polygon) -> list[shapely.LinearRing]:
    return list(polygon.interiors)


def _run(points: Iterable[Sequence[float]], close: str) -> str:
    tenths = np.rint(np.array(list(points)) * 10).astype(int)
    is_new = np.append(True, (np.diff(tenths, axis=0) != 0).any(axis=1))
    tenths = tenths[is_new]
    if len(tenths) < 2:
        return ""
    steps = np.diff(tenths[:-1] if close else tenths, axis=0)
    start = " ".join(map(_number, tenths[0].tolist()))
    return f"M{start}l" + _packed([value for step in steps.tolist() for value in step]) + close


def _packed(values: Sequence[int]) -> str:
    """Numbers with a space between them, except where a minus sign parts them already."""
    text = ""
    for value in values:
        text += ("" if value < 0 or not text else " ") + _number(value)
    return text


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    digits = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return ("-" if tenths < 0 else "") + digits
