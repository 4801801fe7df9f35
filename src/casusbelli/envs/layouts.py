"""The tables of docs/environments.md that say what stands where in an observation.

`python -m casusbelli.envs.layouts docs/environments.md` writes them anew.
"""

import sys
from pathlib import Path
from typing import Final

from casusbelli.core import titles
from casusbelli.envs.play import LONGEST, Play, environment_name, setup_of
from casusbelli.observation import Field

BEGIN: Final = "<!-- layouts: written by casusbelli.envs.layouts -->"
END: Final = "<!-- end of layouts -->"


def layout_tables() -> str:
    return "\n".join([_table(Play(setup_of(title.id, None, {}), LONGEST)) for title in titles()])


def _table(play: Play) -> str:
    name = environment_name(play.title)
    size = f"{play.setup.seats} seats, {play.observation.size} numbers, {len(play.actions)} actions."
    rows = [_row(field) for field in play.observation.fields if field.length]
    head = ["| name | start | shape | most | what it tells |", "|---|---|---|---|---|"]
    return "\n".join([f"### `{name}`", "", size, "", *head, *rows, ""])


def _row(field: Field) -> str:
    shape = " x ".join([str(length) for length in field.shape])
    return f"| `{field.name}` | {field.start} | {shape} | {field.most} | {field.about} |"


def with_tables(page: str) -> str:
    """The page with tables as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{layout_tables()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
