"""Do people wait while many bots think? Tables of every title with scripted people and bots, on a real server."""

import asyncio
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from prometheus_client.parser import text_string_to_metric_families

from casusbelli.bench.house import HOST, PATIENCE, Host, House
from casusbelli.bench.players import Group, Player
from casusbelli.bench.report import Report, tell
from casusbelli.bench.serve import delays_of, fast_loop, measure_for, with_house
from casusbelli.core import Mistake, titles
from casusbelli.server.metrics import BUDGETS

PEOPLE: Final = 2
MOST_SEATS: Final = 6
THINKING: Final = (1.0, 4.0)  # seconds of a person over an action
GROWN_UP: Final = 10.0  # seconds until bots are at work everywhere


@dataclass(frozen=True)
class Plan:
    """How many tables, how long, and how good the bots are."""

    tables: int = 50
    seconds: float = 60.0
    level: str = "expert"
    warm_up: float = GROWN_UP


def plan_of(tables: int, seconds: float, level: str) -> Plan:
    """A Mistake if people cannot choose bots of this level."""
    if level not in BUDGETS:
        raise Mistake("unknown-level", {"level": level, "known": tuple(BUDGETS)})
    return Plan(tables, seconds, level)


def run(plan: Plan, as_json: bool) -> int:
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        report = runner.run(measure(plan))
    return tell(report, as_json, print_report)


async def measure(plan: Plan) -> Report:
    with TemporaryDirectory() as folder:
        return await with_house(Path(folder) / "house", lambda house: _play(plan, house))


async def _play(plan: Plan, house: House) -> Report:
    group = Group(HOST, house.port)
    for table, secrets in await asyncio.to_thread(_set_tables, plan, house.port):
        await group.seat(table, secrets)
    people = [asyncio.create_task(_act_like_a_person(player, group)) for player in group.players]
    await asyncio.sleep(plan.warm_up)
    group.answers.clear()
    began, work, bots = perf_counter(), house.work(), house.work_of_bots()
    thoughts = _thoughts(house, plan.level)
    await measure_for(plan.seconds, lambda: bool(group.answers) and _thoughts(house, plan.level) != thoughts)
    seconds = perf_counter() - began
    for person in people:
        person.cancel()
    report = {
        "tables": plan.tables,
        "level": plan.level,
        "actions": len(group.answers),
        "refused": group.refused,
        "answer_ms": delays_of(group.answers),
        "server_load": round((house.work() - work) / seconds, 2),
        "bots_load": round((house.work_of_bots() - bots) / seconds, 2),
        "bots": _summary(thoughts, _thoughts(house, plan.level), plan.level),
    }
    group.leave()
    return report


def _set_tables(plan: Plan, port: int) -> list[tuple[str, list[str]]]:
    host = Host(port)
    try:
        return [host.set_table(title, PEOPLE, bots, {}) for title, bots in islice(_tables(plan.level), plan.tables)]
    finally:
        host.close()


def _tables(level: str) -> Iterator[tuple[str, list[str]]]:
    """Titles by turns, each with as many bots as it has room for."""
    while True:
        for title in titles():
            yield title.id, [level] * (min(MOST_SEATS, title.seats_with({})[1]) - PEOPLE)


async def _act_like_a_person(player: Player, group: Group) -> None:
    while True:
        await asyncio.sleep(group.chance.uniform(*THINKING))
        player.act()


def _thoughts(house: House, level: str) -> dict[float, float]:
    """How many answers came within so many seconds, of all that have come."""
    with urllib.request.urlopen(f"http://{HOST}:{house.port}/metrics", timeout=PATIENCE) as answer:
        families = text_string_to_metric_families(answer.read().decode())
    samples = [sample for family in families if family.name == "casusbelli_bot_seconds" for sample in family.samples]
    return {
        float(sample.labels["le"]): sample.value
        for sample in samples
        if sample.name.endswith("_bucket") and sample.labels["level"] == level
    }


def _summary(before: dict[float, float], after: dict[float, float], level: str) -> Report:
    counts = {bound: after[bound] - before.get(bound, 0) for bound in sorted(after)}
    total = counts[max(counts)] if counts else 0
    if not total:
        raise TimeoutError("no bot has answered")
    found: dict[str, Any] = {name: _quantile(counts, total * share) for name, share in (("median", 0.5), ("p99", 0.99))}
    budget = BUDGETS[level]
    return {"decisions": round(total), **found, "budget": budget, "late": round(total - counts[budget])}


def _quantile(counts: dict[float, float], wanted: float) -> float:
    """The least bound, in seconds, within which so many answers came."""
    return next(bound for bound, count in counts.items() if count >= wanted)


def print_report(report: Report) -> None:
    answer, bots = report["answer_ms"], report["bots"]
    print(f"{report['tables']} tables of all titles with bots, {report['level']}:")
    print(f"  {report['actions']:,} actions of people, {report['refused']} refused")
    print(f"  answered: median {answer['median']} ms, p99 {answer['p99']} ms, worst {answer['worst']} ms")
    print(f"  {bots['decisions']:,} decisions of bots: half within {bots['median']} s, 99% within {bots['p99']} s")
    print(f"  later than {bots['budget']} s: {bots['late']:,}")
    print(f"  server {report['server_load']:.0%}, bots {report['bots_load']:.0%} of a processor")
