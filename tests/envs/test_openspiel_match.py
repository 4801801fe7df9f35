"""The match between the two searches."""

import json

import pytest

from casusbelli.cli import main

pytest.importorskip("pyspiel", reason="OpenSpiel is there for Linux alone")


def test_the_searches_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ismcts", "--games", "2", "--milliseconds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    for rival in ("as it comes", "play-outs in our engine"):
        assert report[rival]["games"] == 2
        assert 0 <= report[rival]["wins"] <= 2
        assert report[rival]["interval"][0] <= report[rival]["share"] <= report[rival]["interval"][1]
        assert report[rival]["our_simulations"] >= 1
        assert report[rival]["their_simulations"] >= 2


def test_there_is_no_match_of_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ismcts", "--games", "0"]) == 2
    assert "games" in capsys.readouterr().err
