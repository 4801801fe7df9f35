"""How fast are the environments? PettingZoo's own benchmark on every title, next to its Texas hold'em in one run."""

import json
import re
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO
from typing import Any

from pettingzoo.test import performance_benchmark

import casusbelli
from casusbelli.bench.engine import is_compiled
from casusbelli.core import titles

PEER = "texas_holdem_v4"
SEATS = {"condottiere": 2}  # as many as at the peer's table; elsewhere as many as the game has


def run(as_json: bool) -> int:
    report = measure()
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print_report(report)
    return 0


def measure() -> dict[str, Any]:
    """The peer first and last; ratios are to the faster of the two, so that a machine that is busy flatters nobody."""
    peers = [_peer_speed()]
    speeds = {title.id: _speed(casusbelli.env(title.id, seats=SEATS.get(title.id))) for title in titles()}
    peers.append(_peer_speed())
    found: dict[str, Any] = {"build": "compiled" if is_compiled() else "interpreted", "steps_per_s": speeds}
    if all(peers):
        found["peer"] = {PEER: peers}
        found["ratios"] = {title: round(speed / max(peers), 1) for title, speed in speeds.items()}
    return found


def _speed(environment: Any) -> int:
    printed = StringIO()
    with redirect_stdout(printed):
        performance_benchmark(environment)
    match = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert match is not None, printed.getvalue()
    return round(float(match[1]))


def _peer_speed() -> int:
    """0 where the peer is not installed."""
    if not find_spec("rlcard") or not find_spec("pygame"):
        return 0
    from pettingzoo.classic import texas_holdem_v4

    return _speed(texas_holdem_v4.env())


def _print_report(report: dict[str, Any]) -> None:
    ratios = report.get("ratios", {})
    print(f"environments, {report['build']}, by PettingZoo's performance_benchmark")
    for name, speeds in report.get("peer", {}).items():
        print(f"  {name:<16} {max(speeds):>8} steps/s")
    for title, speed in report["steps_per_s"].items():
        print(f"  {title:<16} {speed:>8} steps/s" + (f" {ratios[title]:>8} times" if ratios else ""))
