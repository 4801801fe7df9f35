"""The shape of what `casusbelli bench` prints; how fast anything is, is not for a test to say."""

import json
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

from casusbelli.bench import engine as bench
from casusbelli.cli import main
from casusbelli.core import titles


@pytest.fixture(scope="module")
def report() -> Any:
    """A short bench of both builds."""
    printed = StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.setattr(bench, "SLICES", 1)
        patch.setattr(bench, "SECONDS_PER_SLICE", 0.01)
        assert main(["bench", "--json"]) == 0
    return json.loads(printed.getvalue())


def test_json_has_titles_and_peers(report: Any) -> None:
    build = "compiled" if bench.is_compiled() else "interpreted"
    for title in titles():
        for figure in ("decisions_per_s", "clone_us", "replay_plies", "replay_ms"):
            assert report["titles"][title.id][build][figure] > 0
        for peer in report["peers"]:
            assert report["ratios"][build][f"{title.id} / {peer}"] > 0


def test_a_compiled_build_is_measured_beside_the_sources(report: Any) -> None:
    builds = {"compiled", "interpreted"} if bench.is_compiled() else {"interpreted"}
    assert all(found.keys() == builds for found in report["titles"].values())


def test_the_report_for_people_names_every_contestant(
    report: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {"titles": {}, "peers": report["peers"], "ratios": {}}
    for title, builds in report["titles"].items():
        measured["titles"][title] = next(iter(builds.values()))
    monkeypatch.setattr(bench, "measure", lambda: measured)
    monkeypatch.setattr(bench, "_measure_other_build", lambda: None)
    assert main(["bench"]) == 0
    printed = capsys.readouterr().out
    assert all([name in printed for name in [*report["titles"], *report["peers"]]])
    assert "decisions/s" in printed
    assert "a decision in rounds 1 to 5" in printed


def test_the_cost_of_a_decision_is_told_by_rounds(report: Any) -> None:
    builds = report["titles"]["continents"]
    assert all([found["early_us"] > 0 and found["late_us"] > 0 for found in builds.values()])
