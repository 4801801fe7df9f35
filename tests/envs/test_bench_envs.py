"""The shape of what `casusbelli bench envs` prints; how fast anything is, is not for a test to say."""

import json

import pytest

from casusbelli.cli import main
from casusbelli.core import titles

pytestmark = pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    from casusbelli.bench import envs

    monkeypatch.setattr(envs, "_speed", lambda environment: (100, 200) if "texas" in str(environment) else (1500, 2600))


def test_every_title_stands_beside_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "envs", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    ids = [title.id for title in titles()]
    assert report["titles"] == {title: {"steps_per_s": 1500, "steps_per_cpu_s": 2600} for title in ids}
    assert report["peer"] == {"texas_holdem_v4": {"steps_per_s": 100, "steps_per_cpu_s": 200}}
    assert report["ratios"] == {title: {"steps_per_s": 15.0, "steps_per_cpu_s": 13.0} for title in ids}


def test_the_report_for_people_names_every_contestant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "envs"]) == 0
    printed = capsys.readouterr().out
    assert "of processor time" in printed
    lines = {line.split()[0]: line.split()[1:] for line in printed.splitlines()[2:]}
    assert lines["texas_holdem_v4"] == ["100", "200"]
    assert lines["raison-detat"] == ["1500", "15.0", "times", "2600", "13.0", "times"]
