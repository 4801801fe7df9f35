"""The shape of what `casusbelli bench` prints; how fast anything is, is not for a test to say."""

import json

import pytest

from casusbelli.bench import engine as bench
from casusbelli.cli import main
from casusbelli.core import titles


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SECONDS_PER_SLICE", 0.01)


def test_json_has_titles_and_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    build = "compiled" if bench.is_compiled() else "interpreted"
    for title in titles():
        for figure in ("decisions_per_s", "clone_us", "replay_plies", "replay_ms"):
            assert report["titles"][title.id][build][figure] > 0
        for peer in report["peers"]:
            assert report["ratios"][build][f"{title.id} / {peer}"] > 0


def test_the_report_for_people_names_every_contestant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    printed = capsys.readouterr().out
    assert all([title.id in printed for title in titles()])
    assert "decisions/s" in printed


def test_the_cost_of_a_decision_is_told_by_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    builds = json.loads(capsys.readouterr().out)["titles"]["continents"]
    assert all([found["early_us"] > 0 and found["late_us"] > 0 for found in builds.values()])
    assert main(["bench"]) == 0
    assert "a decision in rounds 1 to 5" in capsys.readouterr().out
