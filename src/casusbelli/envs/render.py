"""The table as text, as one sees it in a terminal, or as a picture in SVG."""

from io import StringIO
from typing import Final

from rich.console import Console

from casusbelli.core import SPECTATOR
from casusbelli.envs.pictures import picture_of
from casusbelli.envs.play import Play
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.pictures import picture_for
from casusbelli.words import Words

ANSI: Final = "ansi"
SVG: Final = "svg"
RENDER_MODES: Final = (ANSI, SVG)
WIDTH: Final = 120


def render(play: Play, mode: str, seat: int) -> str:
    """A picture shows what everybody sees; text may be for a seat."""
    return table_text(play, seat) if mode == ANSI else picture_of(play.state.view(SPECTATOR))


def table_text(play: Play, seat: int) -> str:
    names = tuple([f"seat_{number}" for number in range(play.setup.seats)])
    words = Words("en", play.title.id, names, seat)
    chairs = [Chair(number, name, str(number), "") for number, name in enumerate(names)]
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(picture_for(words, chairs).table(play.state.view(seat), WIDTH))
    return paper.getvalue()
