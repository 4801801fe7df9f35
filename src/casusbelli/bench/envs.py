"""How fast are the environments? PettingZoo's own benchmark on every title, next to its Texas hold'em in one run."""

import re
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO
from time import perf_counter, process_time
from typing import Any

from pettingzoo.test import performance_benchmark

import casusbelli
from casusbelli.bench.engine import is_compiled
from casusbelli.bench.report import tell
from casusbelli.core import titles

PEER = "texas_holdem_v4"
CLOCKS = ("steps_per_s", "steps_per_cpu_s")  # the second does not depend on what else the machine has to do
SEATS = {"condottiere": 2}  # as many as at the peer's table; elsewhere as many as the game has


def run(as_json: bool) -> int:
    return tell(measure(), as_json, _print_report)


def measure() -> dict[str, Any]:
    """The peer first and last; ratios are to the faster of the two, so that luck flatters nobody."""
    peers = [_peer_speed()]
    speeds = {title.id: _speed(casusbelli.env(title.id, seats=SEATS.get(title.id))) for title in titles()}
    peers.append(_peer_speed())
    found: dict[str, Any] = {"build": "compiled" if is_compiled() else "interpreted", "titles": {}}
    for title, speed in speeds.items():
        found["titles"][title] = dict(zip(CLOCKS, speed, strict=True))
    if all([peer is not None for peer in peers]):
        best = [max(pair) for pair in zip(*[peer for peer in peers if peer is not None], strict=True)]
        found["peer"] = {PEER: dict(zip(CLOCKS, best, strict=True))}
        found["ratios"] = {
            title: {clock: round(rate / peer, 1) for clock, rate, peer in zip(CLOCKS, speed, best, strict=True)}
            for title, speed in speeds.items()
        }
    return found


def _speed(environment: Any) -> tuple[int, int]:
    """Steps in a second as the benchmark prints them, and in a second that the processor gave to them."""
    printed = StringIO()
    start, start_of_work = perf_counter(), process_time()
    with redirect_stdout(printed):
        performance_benchmark(environment)
    share = (process_time() - start_of_work) / (perf_counter() - start)
    match = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert match is not None, printed.getvalue()
    return round(float(match[1])), round(float(match[1]) / share)


def _peer_speed() -> tuple[int, int] | None:
    """None where the peer is not installed."""
    if not find_spec("rlcard") or not find_spec("pygame"):
        return None
    from pettingzoo.classic import texas_holdem_v4

    return _speed(texas_holdem_v4.env())


def _print_report(report: dict[str, Any]) -> None:
    print(f"environments, {report['build']}, by PettingZoo's performance_benchmark")
    print(f"  {'':<16}{'steps per second':>26}{'of processor time':>26}")
    ratios = report.get("ratios", {})
    for name, speed in {**report.get("peer", {}), **report["titles"]}.items():
        print(f"  {name:<16}" + "".join([_cell(speed[clock], ratios.get(name, {}).get(clock)) for clock in CLOCKS]))


def _cell(speed: int, ratio: float | None) -> str:
    return f"{speed:>13}" + (" " * 13 if ratio is None else f"{ratio:>7} times")
