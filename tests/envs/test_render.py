"""The table as text and as a picture."""

from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import casusbelli
from casusbelli.core import SPECTATOR
from casusbelli.envs.drawing import LETTER, Picture, read_drawing
from casusbelli.games.condottiere.deck import CARD_NAMES
from envs.tables import ALL, walk

SVG = "{http://www.w3.org/2000/svg}"
DATA = Path(casusbelli.__file__).parent / "data"
DRAWN = [path.parent.relative_to(DATA).parts for path in sorted(DATA.rglob("drawing.json"))]


def after(title: str, decisions: int, **choices: Any) -> Any:
    env = casusbelli.env(title, **choices)
    env.reset(seed=3)
    walk(env, decisions, Random(3))
    return env


@pytest.mark.parametrize("title", ALL)
def test_the_text_is_that_of_the_terminal(title: str) -> None:
    text = after(title, 20, render_mode="ansi").render()
    assert "seat_0" in text
    assert "\x1b" not in text
    assert max([len(line) for line in text.splitlines()]) <= 120


def test_the_text_has_room_for_seven() -> None:
    assert "seat_6" in after("raison-detat", 5, scenario="1618", render_mode="ansi").render()


def test_a_seat_reads_its_own_hand_and_a_spectator_none() -> None:
    env = after("condottiere", 4, seats=2, render_mode="ansi", render_seat=1)
    other = after("condottiere", 4, seats=2, render_mode="ansi")
    view = env.play.state.view(1)
    assert "hand" in view["seats"][1]
    assert env.render() != other.render()
    assert "hand" not in env.play.state.view(SPECTATOR)["seats"][1]


@pytest.mark.parametrize("title", ALL)
def test_the_picture_shows_every_territory_and_every_player(title: str) -> None:
    env = after(title, 40, render_mode="svg")
    root = ElementTree.fromstring(env.render())
    lands = [path for path in root.iter(f"{SVG}path") if path.get("class") in ("land", "owned")]
    view = env.play.state.view(SPECTATOR)
    texts = [text.text or "" for text in root.iter(f"{SVG}text")]
    boards = [read_drawing(*board)["territories"] for board in DRAWN if board[0] == title]
    assert len(lands) in ([len(territories) for territories in boards] or [0])
    for seat in range(len(env.possible_agents)):
        assert any([text.startswith(f"seat_{seat}") for text in texts])
    assert [text for text in texts if text.endswith("decides")] == [f"seat_{seat} decides" for seat in view["awaited"]]


@pytest.mark.parametrize("board", DRAWN, ids="-".join)
def test_no_piece_lies_outside_the_picture(board: tuple[str, ...]) -> None:
    """Egypt and Finland are far from where one looks at first."""
    drawing = read_drawing(*board)
    left, top, width, height = Picture(drawing)._frame()
    for name, territory in drawing["territories"].items():
        for x, y, size, *_ in territory["slots"]:
            assert left <= x - size < x + size <= left + width, name
            assert top <= y - size < y + size <= top + height, name


def test_cells_of_the_table_of_players_have_room() -> None:
    """The longest text of a column ends before the next column begins."""
    picture = Picture(read_drawing("condottiere"))
    columns, cells = [0.0, 100.0, 200.0], ["seat_0 decides has won", "7"]
    picture._row(columns, 0.0, cells, 40.0, "table")
    sizes = [float(text.partition('font-size="')[2].partition('"')[0]) for text in picture.lines[-2:]]
    assert sizes[0] * LETTER * len(cells[0]) < 100
    assert sizes[1] == 22


def test_allies_of_realpolitik_stand_in_the_table_of_players() -> None:
    """In its own row and in that of its ally."""
    tables = (after("realpolitik", count, render_mode="svg") for count in range(200, 1000, 100))
    env = next(table for table in tables if any(table.play.state.partner[power] >= 0 for power in range(4)))
    powers = env.play.state.view(SPECTATOR)["powers"]
    texts = [text.text for text in ElementTree.fromstring(env.render()).iter(f"{SVG}text")]
    assert [texts.count(power["id"]) for power in powers] == [1 + len(power["allies"]) for power in powers]


def test_the_picture_shows_no_cards_of_hands() -> None:
    env = after("condottiere", 1, seats=2, render_mode="svg")
    texts = " ".join([text.text or "" for text in ElementTree.fromstring(env.render()).iter(f"{SVG}text")])
    assert not any([name in texts.split() for name in CARD_NAMES if not name.isdecimal()])


def test_land_has_the_colour_of_its_owner() -> None:
    env = after("condottiere", 80, seats=2, render_mode="svg")
    owners = env.play.state.view(SPECTATOR)["owners"]
    assert owners
    assert env.render().count('class="owned"') == len(owners)


def test_without_a_mode_nothing_is_drawn() -> None:
    env = casusbelli.env("condottiere")
    with pytest.warns(UserWarning, match="nothing is rendered without a render_mode: ansi, svg"):
        assert env.render() is None
