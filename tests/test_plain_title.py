"""A title of which nothing but the rules is written can be tried at once; what it lacks is told in a sentence."""

from io import StringIO

import pytest
from rich.console import Console

from casusbelli.arena.match import play_match
from casusbelli.bots import find_bot, levels
from casusbelli.core import Mistake, Setup
from casusbelli.envs.pictures import picture_of
from casusbelli.envs.play import LONGEST, Play
from casusbelli.terminal.chairs import set_chairs, unnamed_chairs
from casusbelli.terminal.pictures import picture_for
from casusbelli.words import LANGUAGES, Words
from forts import TITLE

pytestmark = pytest.mark.usefixtures("forts")


def test_chance_plays_it() -> None:
    assert levels(TITLE.id) == ("random",)
    assert find_bot(TITLE.id, "random")
    assert [chair.bot for chair in set_chairs(TITLE, Words("en"), 3, None, None, {})] == ["", "random", "random"]


def test_the_arena_tells_who_won_and_no_more() -> None:
    results = play_match(TITLE.id, ["random"] * 3, 6, 1, {})
    assert [sum(result.shares) for result in results] == pytest.approx([1.0] * 6)
    assert {result.victory for result in results} == {"somehow"}
    assert {result.standings for result in results} == {((0, 0, 0),)}


def test_the_terminal_shows_its_view() -> None:
    state = TITLE.new_game(Setup(TITLE.id, 2, {}, 1))
    paper = StringIO()
    console = Console(file=paper, width=80)
    picture = picture_for(Words("en"), unnamed_chairs(Words("en"), 2))
    console.print(picture.table(state.view(0), 80))
    assert "'purses': {0: " in paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_programs_lack_is_told(language: str) -> None:
    with pytest.raises(Mistake) as unseen:
        Play(Setup(TITLE.id, 2, {}, 1), LONGEST)
    with pytest.raises(Mistake) as undrawn:
        picture_of({"title": TITLE.id})
    told = [Words(language).mistake(found.value) for found in (unseen, undrawn)]
    assert "observation/registry.py" in told[0]
    assert "envs/pictures.py" in told[1]
