"""The shape of what `casusbelli bench serve` measures; how fast anything is, is not for a test to say."""

import asyncio
import json

import pytest

from casusbelli.bench import bots, serve
from casusbelli.bench.report import Report
from casusbelli.bench.serve import Plan
from casusbelli.cli import main

TINY = Plan(tables=2, seconds=0.6, paced_tables=2, paced_seconds=1.0, interval=0.2, slices=1, with_peer=False)


def test_scripted_players_play_at_a_real_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "IDLE", 0.05)
    report = asyncio.run(serve.measure(TINY))
    saturated, paced = report["saturated"], report["paced"]
    assert saturated["ours"]["actions"] > 0
    assert saturated["refused"] == 0
    assert "ratio" not in saturated
    assert paced["actions"] > 0
    assert paced["refused"] == 0
    assert 0 < paced["delay_ms"]["median"] <= paced["delay_ms"]["p99"] <= paced["delay_ms"]["worst"]


def test_people_and_bots_play_at_a_real_server(capsys: pytest.CaptureFixture[str]) -> None:
    report = asyncio.run(bots.measure(bots.Plan(tables=5, seconds=1.0, level="novice", warm_up=0.5)))
    assert report["actions"] > 0
    assert 0 < report["answer_ms"]["median"] <= report["answer_ms"]["p99"]
    assert report["bots"]["decisions"] > 0
    assert 0 < report["bots"]["median"] <= report["bots"]["p99"]
    assert 0 <= report["bots"]["late"] <= report["bots"]["decisions"]
    bots.print_report(report)
    assert "5 tables" in capsys.readouterr().out


def test_the_report_says_how_often_we_are_faster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    side = {"actions_per_s": 2000, "server_us_per_action": 500, "server_load": 1.0, "players_load": 0.2}
    paced = {
        "tables": 9,
        "actions": 9,
        "refused": 0,
        "delay_ms": {"median": 1.0, "p99": 2.0, "worst": 3.0},
        "kb_per_live_table": 100.0,
        "kb_per_idle_table": 0.0,
        "idle_load": 0.0,
    }
    found = {"saturated": {"tables": 9, "ours": side, "boardgame.io": side, "ratio": 1.0}, "paced": paced}

    async def measure(plan: Plan) -> Report:
        assert plan.tables == 9
        return found

    monkeypatch.setattr(serve, "measure", measure)
    assert main(["bench", "serve", "--tables", "9"]) == 0
    assert "1.0 times" in capsys.readouterr().out
    assert main(["bench", "serve", "--tables", "9", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_numbers_that_cannot_be_are_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "serve", "--tables", "0"]) == 2
    assert "0" in capsys.readouterr().err
    assert main(["bench", "serve", "--bots", "genius"]) == 2
    assert "genius" in capsys.readouterr().err
