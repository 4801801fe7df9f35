"""How much play does the server bear? Scripted players over real WebSockets, beside boardgame.io in the same run."""

import asyncio
import statistics
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import psutil

from casusbelli.bench.house import HOST, IDLE, PATIENCE, Host, House, start_house
from casusbelli.bench.peer import Peer, install_peer
from casusbelli.bench.players import Group, Seating
from casusbelli.bench.report import Report, tell

LONG_GAME: Final = {"points": "on", "target": "200"}  # thousands of actions: no table ends during a run
BREATH: Final = 0.5  # seconds in which what is under way arrives
WARMING: Final = 5  # tables that are set and put away before memory is measured
KILOBYTE: Final = 1000
SETTERS: Final = 4  # tables that are set at the same time


@dataclass(frozen=True)
class Plan:
    """How long, and with how many."""

    tables: int = 200  # of two seats, saturated
    seconds: float = 15.0
    paced_tables: int = 1000  # of four seats
    paced_seconds: float = 30.0
    interval: float = 10.0  # seconds between two actions at a table
    slices: int = 5  # of ours and of the peer's by turns
    with_peer: bool = True


def run(plan: Plan, as_json: bool) -> int:
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        report = runner.run(measure(plan))
    return tell(report, as_json, _print_report)


async def measure(plan: Plan) -> Report:
    with TemporaryDirectory() as folder:
        peer = None
        if plan.with_peer and install_peer(Path(folder) / "peer"):
            peer = Peer(Path(folder) / "peer", plan.tables)
        try:
            saturated = await with_house(Path(folder) / "saturated", lambda house: _saturate(plan, house, peer))
        finally:
            if peer is not None:
                peer.close()
        paced = await with_house(Path(folder) / "paced", lambda house: _pace(plan, house))
    return {"saturated": saturated, "paced": paced}


async def with_house(folder: Path, measuring: Callable[[House], Coroutine[Any, Any, Report]]) -> Report:
    folder.mkdir()
    house = start_house(folder)
    try:
        return await measuring(house)
    finally:
        house.close()


# (a) Everybody acts as soon as he is awaited.


async def _saturate(plan: Plan, house: House, peer: Peer | None) -> Report:
    group = Group(HOST, house.port)
    await _seat(group, await _set_tables(house, plan.tables, 2))
    ours: list[Report] = []  # the first slice warms up and is not counted
    theirs: list[Report] = []
    for _ in range(1 + plan.slices):
        ours.append(await _play(group, house, plan.seconds / plan.slices))
        if peer is not None:
            theirs.append(await _play_peer(peer, plan.seconds / plan.slices))
    group.leave()
    report: Report = {"tables": plan.tables, "ours": _summary(ours[1:]), "refused": group.refused}
    if theirs:
        report["boardgame.io"] = _summary(theirs[1:])
        ratio = report["ours"]["actions_per_s"] / report["boardgame.io"]["actions_per_s"]
        report["ratio"] = round(ratio, 2)
    return report


async def _play(group: Group, house: House, seconds: float) -> Report:
    me = psutil.Process()
    began, acted, work, own = perf_counter(), group.acted, house.work(), _work(me)
    group.go()
    await measure_for(seconds, lambda: group.acted > acted)
    group.rest()
    found = _slice(group.acted - acted, perf_counter() - began, house.work() - work, _work(me) - own)
    await asyncio.sleep(BREATH)
    return found


async def _play_peer(peer: Peer, seconds: float) -> Report:
    began, work, own = perf_counter(), peer.house.work(), peer.work_of_players()
    acted = peer.go()
    await asyncio.sleep(seconds)
    confirmed = peer.rest() - acted
    found = _slice(confirmed, perf_counter() - began, peer.house.work() - work, peer.work_of_players() - own)
    await asyncio.sleep(BREATH)
    return found


async def measure_for(seconds: float, is_measured: Callable[[], bool]) -> None:
    """So long, and on a slow machine until there is something to tell of."""
    await asyncio.sleep(seconds)
    end = perf_counter() + PATIENCE
    while not is_measured() and perf_counter() < end:
        await asyncio.sleep(BREATH)


def _work(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _slice(actions: int, seconds: float, server: float, players: float) -> Report:
    return {"actions": actions, "seconds": seconds, "server": server, "players": players}


def _summary(slices: list[Report]) -> Report:
    """Rates over all slices; `server` and `players` are how busy a processor was with them."""
    total = {name: sum([found[name] for found in slices]) for name in ("actions", "seconds", "server", "players")}
    return {
        "actions": total["actions"],
        "actions_per_s": round(total["actions"] / total["seconds"]),
        "server_us_per_action": round(total["server"] / max(total["actions"], 1) * 1e6),
        "server_load": round(total["server"] / total["seconds"], 2),
        "players_load": round(total["players"] / total["seconds"], 2),
    }


# (b) One action at each table, again and again after the same time.


async def _pace(plan: Plan, house: House) -> Report:
    await _set_tables(house, WARMING, 4)
    await asyncio.sleep(4 * IDLE)
    empty = house.memory()
    tables = await _set_tables(house, plan.paced_tables, 4)
    group = Group(HOST, house.port)
    await _act_by_turns(await _seat(group, tables), plan)
    full = house.memory()
    await _leave(group)
    left = house.memory()
    again = Group(HOST, house.port)
    await _seat(again, tables)
    await _leave(again)
    return {
        "tables": plan.paced_tables,
        "actions": len(group.delays),
        "refused": group.refused,
        "delay_ms": delays_of(group.delays),
        "kb_per_live_table": _kilobytes(full - empty, plan),
        "kb_per_idle_table": _kilobytes(house.memory() - left, plan),  # what stays of it when all come and go again
        "idle_load": await _idle_load(house),
    }


async def _leave(group: Group) -> None:
    """Everybody goes, and the tables are put away."""
    group.leave()
    await asyncio.sleep(4 * IDLE)


async def _idle_load(house: House) -> float:
    """How busy a processor is with a server where nobody has been for a while."""
    await asyncio.sleep(4 * IDLE)
    work = house.work()
    await asyncio.sleep(4 * IDLE)
    return round((house.work() - work) / (4 * IDLE), 3)


def delays_of(found: list[float]) -> Report:
    delays = [delay * 1000 for delay in sorted(found)]
    p99 = delays[int(len(delays) * 0.99)]
    return {"median": round(statistics.median(delays), 1), "p99": round(p99, 1), "worst": round(delays[-1], 1)}


def _kilobytes(size: int, plan: Plan) -> float:
    return round(size / plan.paced_tables / KILOBYTE, 1)


async def _act_by_turns(seatings: list[Seating], plan: Plan) -> None:
    began = perf_counter()
    turn = 0
    while (elapsed := perf_counter() - began) < plan.paced_seconds or not seatings[0].group.delays:
        if elapsed > plan.paced_seconds + PATIENCE:
            raise TimeoutError("nobody was told of an action")
        due = int(elapsed / plan.interval * len(seatings))
        for number in range(turn, due):
            seatings[number % len(seatings)].act()
        turn = max(turn, due)
        await asyncio.sleep(0.001)
    await asyncio.sleep(BREATH)


# Tables and players for both.


async def _set_tables(house: House, count: int, seats: int) -> list[tuple[str, list[str]]]:
    share = -(-count // SETTERS)
    shares = [min(share, count - start) for start in range(0, count, share)]
    made = await asyncio.gather(*[asyncio.to_thread(_set_share, house.port, share, seats) for share in shares])
    return [table for tables in made for table in tables]


def _set_share(port: int, count: int, seats: int) -> list[tuple[str, list[str]]]:
    host = Host(port)
    try:
        return [host.set_table("condottiere", seats, [], LONG_GAME) for _ in range(count)]
    finally:
        host.close()


async def _seat(group: Group, tables: list[tuple[str, list[str]]]) -> list[Seating]:
    seatings = [await group.seat(table, secrets) for table, secrets in tables]
    await asyncio.sleep(BREATH)
    return seatings


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def _print_report(report: Report) -> None:
    saturated, paced = report["saturated"], report["paced"]
    print(f"Everybody acts at once, {saturated['tables']} tables of two seats:")
    for name in ("ours", "boardgame.io"):
        if name in saturated:
            print(f"  {name:14} {_speed(saturated[name])}")
    if "ratio" in saturated:
        print(f"  {'ratio':14} {saturated['ratio']:>6} times")
    else:
        print("  boardgame.io is not there: it needs Node and npm")
    print(f"An action at each table every few seconds, {paced['tables']} tables of four seats:")
    delay = paced["delay_ms"]
    print(f"  to the last seat: median {delay['median']} ms, p99 {delay['p99']} ms, worst {delay['worst']} ms")
    print(f"  memory per table: {paced['kb_per_live_table']} KB live, {paced['kb_per_idle_table']} KB idle")
    print(f"  idle server: {paced['idle_load']:.1%} of a processor")


def _speed(found: Report) -> str:
    loads = f"server {found['server_load']:.0%}, players {found['players_load']:.0%} of a processor"
    return f"{found['actions_per_s']:>6,} actions/s, {found['server_us_per_action']} us of the server each ({loads})"
