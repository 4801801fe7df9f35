"""The command `board`, and house boards in play, in the arena and in environments."""

import pickle
from pathlib import Path
from xml.etree import ElementTree

import pytest

import casusbelli
from casusbelli.arena.match import paired_match, play_game
from casusbelli.cli import main
from casusbelli.core import Mistake, read_record
from casusbelli.core import house_board as known_boards
from casusbelli.core.board_file import learn_board

HOUSE = 'title = "coalitions"\nboard = "empire"\n[[territory]]\nid = "holland"\nvalue = 3\nsource = "printed"\n'


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    return str(path)


def test_check_says_that_it_fits_and_what_is_reconstructed(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "board", "check", house]) == 0
    told = capsys.readouterr().out
    assert learn_board(HOUSE).name in told
    assert "1 territory;" in told
    assert "1 from the printed game" in told
    assert "reconstructed" in told
    assert main(["--lang", "pl", "board", "check", house]) == 0
    assert "odtworzone" in capsys.readouterr().out


def test_a_broken_file_gets_its_line_and_a_sentence(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(house).write_text(HOUSE.replace("3", "33"), encoding="utf-8")
    for task in (["board", "check"], ["board", "draw"], ["board", "print"], ["play", "coalitions", "--board"]):
        assert main(["--lang", "en", *task, house]) == 2
        told = capsys.readouterr().err
        assert told == "casusbelli: line 5: “value” must be a whole number from 0 to 9, not “33”.\n"
    assert main(["--lang", "en", "board", "check", "nowhere.toml"]) == 2


def test_the_whole_board_is_printed_and_is_the_same_board(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "print", house]) == 0
    text = capsys.readouterr().out
    assert learn_board(text).name == learn_board(HOUSE).name


def test_it_is_drawn_with_its_values_and_borders(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    whole = learn_board(HOUSE).text.replace('["holland", "picardie"]', '["holland", "paris"]')
    Path(house).write_text(whole, encoding="utf-8")
    assert main(["board", "draw", house]) == 0
    drawn = ElementTree.fromstring(capsys.readouterr().out)
    texts = {kind: [text.text for text in drawn.iter() if text.get("class") == kind] for kind in ("name", "letter")}
    assert "Holland" in texts["name"]
    assert texts["letter"].count("3") == 2  # Paris and Holland
    kinds = [element.get("class") for element in drawn.iter()]
    assert ("new" in kinds, "none" in kinds) == (True, True)


def test_a_board_of_another_scenario_is_not_played(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "play", "coalitions", "--scenario", "1792", "--board", house]) == 2
    assert "1805" in capsys.readouterr().err


def test_a_process_that_does_not_know_the_board_learns_it_from_the_match() -> None:
    name = learn_board(HOUSE).name
    match = paired_match("coalitions", ["random"] * 3, 1, {"board": name, "limit": "1", "scenario": "1805"})
    known_boards._KNOWN.clear()
    assert play_game(pickle.loads(pickle.dumps(match)), 0).is_over
    assert known_boards.is_named(name)


def test_an_environment_takes_the_file(house: str) -> None:
    pytest.importorskip("pettingzoo")
    env = casusbelli.env("coalitions", seats=4, board=house)
    env.reset(seed=1)
    kept = pickle.dumps(env.unwrapped.play)
    known_boards._KNOWN.clear()
    play = pickle.loads(kept)
    assert play.state.view(0)["printed"]["territory"][0]["value"] == 3
    with pytest.raises(Mistake):
        casusbelli.env("coalitions", board="nowhere.toml")


def test_a_record_without_its_board_is_refused() -> None:
    text = f"casusbelli record 1\ntitle coalitions/1\nseats 4\nboard {'0' * 32}\nseed 1\n"
    with pytest.raises(Mistake, match="line 4: unknown-board"):
        read_record(text)
