"""How fast is the engine? Random play driven from a Python loop, next to OpenSpiel's in the same run."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from timeit import repeat
from typing import Any

import casusbelli.core.state
from casusbelli.bench.report import tell
from casusbelli.core import Game, Record, Setup, find_title, replay, titles

SLICES = 8
SECONDS_PER_SLICE = 0.5
CLONES = 2000
PEERS = ("gin_rummy", "backgammon")
SEATS = {"condottiere": 4, "continents": 4}  # elsewhere as many as the game has
REPLAYS = 5
ROUNDS = {"continents": 6}  # titles whose cost per decision is told by rounds, and the seats it is measured with
EARLY, LATE = range(1, 6), range(16, 21)
OTHER_BUILD = """
import json, sys
from casusbelli.bench import engine
engine.SLICES, engine.SECONDS_PER_SLICE = int(sys.argv[1]), float(sys.argv[2])
print(json.dumps(engine.measure()))
"""


def is_compiled() -> bool:
    return not casusbelli.core.state.__file__.endswith(".py")


def run(as_json: bool) -> int:
    """Measure this build and the other one, each beside its own measurement of the peers."""
    mine, theirs = ("compiled", "interpreted") if is_compiled() else ("interpreted", "compiled")
    here = measure()
    builds = {mine: here, theirs: _measure_other_build()}
    report: dict[str, Any] = {"titles": {}, "peers": here["peers"]}
    for title in here["titles"]:
        report["titles"][title] = {name: build["titles"][title] for name, build in builds.items() if build}
    report["ratios"] = {name: build["ratios"] for name, build in builds.items() if build}
    return tell(report, as_json, _print_report)


def measure() -> dict[str, Any]:
    """Titles and peers in alternating slices of time, so that a busy machine slows all of them alike."""
    ids = [title.id for title in titles()]
    contestants: dict[str, Callable[[float], float]] = {title: _title_player(title) for title in ids}
    if find_spec("pyspiel"):
        contestants |= {f"open_spiel/{game}": _peer_player(game) for game in PEERS}
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(SLICES):
        for name, play in contestants.items():
            speeds[name].append(play(SECONDS_PER_SLICE))
    means = {name: round(sum(found) / len(found)) for name, found in speeds.items()}
    peers = {name: {"decisions_per_s": speed} for name, speed in means.items() if name not in ids}
    found = {name: {"decisions_per_s": means[name], **_other_times(name)} for name in ids}
    ratios = {f"{title} / {peer}": round(means[title] / means[peer], 1) for title in ids for peer in peers}
    return {"titles": found, "peers": peers, "ratios": ratios}


def _seats(title_id: str) -> int:
    return SEATS.get(title_id) or find_title(title_id).seats_with({})[1]


def _title_player(title_id: str) -> Callable[[float], float]:
    title = find_title(title_id)
    seats = _seats(title_id)
    chance = Random(1)
    draw = chance.random

    def play(seconds: float) -> float:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = title.new_game(Setup(title_id, seats, {}, chance.getrandbits(128)))
            while awaited := state.awaited():
                options = state.options(awaited[0])
                state.apply(awaited[0], options[int(draw() * len(options))])
                decisions += 1
        return decisions / (perf_counter() - start)

    return play


def _peer_player(name: str) -> Callable[[float], float]:
    import pyspiel

    game = pyspiel.load_game(name)
    draw = Random(1).random

    def play(seconds: float) -> float:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
                decisions += 1
        return decisions / (perf_counter() - start)

    return play


def _clone_time(title_id: str) -> float:
    """Microseconds per clone, a few decisions into a game."""
    state = find_title(title_id).new_game(Setup(title_id, _seats(title_id), {}, 1))
    while state.ply < 20 and not state.is_over:
        seat = state.awaited()[0]
        state.apply(seat, state.options(seat)[-1])
    start = perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (perf_counter() - start) / CLONES * 1e6


def _other_times(title_id: str) -> dict[str, float]:
    plies, seconds = _replay_time(title_id)
    times = {"clone_us": round(_clone_time(title_id), 2), "replay_plies": plies, "replay_ms": round(seconds * 1e3, 1)}
    return times | (_times_by_round(title_id) if title_id in ROUNDS else {})


def _times_by_round(title_id: str) -> dict[str, float]:
    """Microseconds per decision of random play in early and in late rounds."""
    seconds: dict[int, float] = {}
    decisions: dict[int, int] = {}
    chance = Random(1)
    draw = chance.random
    begin = perf_counter()
    while perf_counter() - begin < SLICES * SECONDS_PER_SLICE or not any([number in LATE for number in decisions]):
        state: Any = find_title(title_id).new_game(Setup(title_id, ROUNDS[title_id], {}, chance.getrandbits(128)))
        while awaited := state.awaited():
            number, count, start = state.round, 0, perf_counter()
            while awaited and state.round == number:
                options = state.options(awaited[0])
                state.apply(awaited[0], options[int(draw() * len(options))])
                count += 1
                awaited = state.awaited()
            seconds[number] = seconds.get(number, 0.0) + perf_counter() - start
            decisions[number] = decisions.get(number, 0) + count
    return {"early_us": _mean_us(seconds, decisions, EARLY), "late_us": _mean_us(seconds, decisions, LATE)}


def _mean_us(seconds: dict[int, float], decisions: dict[int, int], rounds: range) -> float:
    spent = sum([seconds.get(number, 0.0) for number in rounds])
    return round(spent / sum([decisions.get(number, 0) for number in rounds]) * 1e6, 2)


def _replay_time(title_id: str) -> tuple[int, float]:
    """The length of the median one of some recorded random games, and the seconds of its fastest replay."""
    records: list[Record] = []
    for seed in range(REPLAYS):
        game = Game(Setup(title_id, _seats(title_id), {}, seed))
        chance = Random(seed)
        while awaited := game.state.awaited():
            game.apply(awaited[0], chance.choice(game.state.options(awaited[0])))
        records.append(game.record)
    records.sort(key=lambda record: len(record.moves))
    median = records[REPLAYS // 2]
    return len(median.moves), min(repeat(lambda: replay(median), number=1, repeat=REPLAYS))


def _measure_other_build() -> dict[str, Any] | None:
    """The interpreted sources beside a compiled build; a compiled build is not always there."""
    if not is_compiled():
        return None
    package = Path(casusbelli.__file__).parent
    with TemporaryDirectory() as folder:
        _copy_sources(package, Path(folder) / "casusbelli")
        command = [sys.executable, "-c", OTHER_BUILD, str(SLICES), str(SECONDS_PER_SLICE)]
        answer = subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, capture_output=True, check=True)  # noqa: S603
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def _copy_sources(package: Path, target: Path) -> None:
    for path in package.rglob("*"):
        if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc"):
            copy = target / path.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())


def _print_report(report: dict[str, Any]) -> None:
    for title, builds in report["titles"].items():
        for build, found in builds.items():
            times = f"clone {found['clone_us']} us, replay of {found['replay_plies']:,} plies {found['replay_ms']} ms"
            print(f"{title:24} {build:12} {found['decisions_per_s']:>10,} decisions/s  {times}")
            if title in ROUNDS:
                early, late = (f"rounds {rounds[0]} to {rounds[-1]}" for rounds in (EARLY, LATE))
                print(f"{'':37} a decision in {early} {found['early_us']} us, in {late} {found['late_us']} us")
    for peer, found in report["peers"].items():
        print(f"{peer:24} {'':12} {found['decisions_per_s']:>10,} decisions/s")
    for build, ratios in report["ratios"].items():
        for pair, ratio in ratios.items():
            print(f"{pair:40} {build:12} {ratio} times")
