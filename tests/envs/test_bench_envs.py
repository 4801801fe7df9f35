"""The shape of what `casusbelli bench envs` prints; how fast anything is, is not for a test to say."""

import json

import pytest

from casusbelli.cli import main

pytestmark = pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    from casusbelli.bench import envs

    monkeypatch.setattr(envs, "_speed", lambda environment: 100 if "texas" in str(environment) else 1500)


def test_every_title_stands_beside_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "envs", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    titles = ["condottiere", "coalitions", "raison-detat", "realpolitik", "continents"]
    assert report["steps_per_s"] == dict.fromkeys(titles, 1500)
    assert report["peer"] == {"texas_holdem_v4": [100, 100]}
    assert report["ratios"] == dict.fromkeys(titles, 15.0)


def test_the_report_for_people_names_every_contestant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "envs"]) == 0
    printed = capsys.readouterr().out
    assert "texas_holdem_v4       100 steps/s" in printed
    assert "raison-detat         1500 steps/s     15.0 times" in printed
