"""The games of a match on one core, on several, or on the machines of a cluster."""

import signal
import sys
import warnings
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker
from os import cpu_count
from typing import Any, Final, NamedTuple

from casusbelli.arena.match import Match, Result, play_game
from casusbelli.core import Mistake

LOKY: Final = "loky"
DASK: Final = "dask"
RAY: Final = "ray"
BACKENDS: Final = (LOKY, DASK, RAY)
PACKAGES: Final = {DASK: "distributed", RAY: "ray"}
WORTH_A_PROCESS: Final = 8  # games, where nobody said how many processes
MOST_ON_A_CORE: Final = 2  # processes; more would only fill the memory
WAVE: Final = 500  # games that Ray is given at a time
PATIENCE: Final = 10  # seconds to find a cluster
PATIENCE_WITH_WORKERS: Final = 10


class Spread(NamedTuple):
    """Where the games are played: on so many processes of this machine (0: as many as make sense), or on a cluster."""

    jobs: int = 0
    backend: str = LOKY
    cluster: str = ""

    def check(self) -> None:
        if self.backend == DASK and not self.cluster:
            raise Mistake("cluster-needed", {"backend": self.backend})
        if self.backend == LOKY and self.cluster:
            raise Mistake("cluster-not-used", {"backends": (DASK, RAY)})
        if self.backend in PACKAGES:
            _package(PACKAGES[self.backend])


def play(match: Match, numbers: list[int], spread: Spread) -> Generator[Result, None, None]:
    """These games of a match, in the order in which they end."""
    warnings.filterwarnings("ignore", r"\d+ tasks ", UserWarning, "joblib")  # Ctrl-C: some work was begun for nothing
    cores = cpu_count() or 1
    jobs = min(spread.jobs or min(cores, len(numbers) // WORTH_A_PROCESS), len(numbers), MOST_ON_A_CORE * cores)
    if spread.backend == DASK:
        return _play_on_dask(match, numbers, spread)
    if spread.backend == RAY:
        return _play_on_ray(match, numbers, spread)
    return _play_in_processes(match, numbers, jobs) if jobs > 1 else _play_here(match, numbers)


def _play_here(match: Match, numbers: list[int]) -> Generator[Result, None, None]:
    for number in numbers:
        yield play_game(match, number)


def _play_in_processes(match: Match, numbers: list[int], jobs: int) -> Generator[Result, None, None]:
    from joblib import Parallel, delayed

    with _no_interruption():
        parallel = Parallel(n_jobs=jobs, backend=LOKY, return_as="generator_unordered")
        results = parallel(delayed(play_game)(match, number) for number in numbers)
    return _all_of(results)


def _all_of(results: Any) -> Generator[Result, None, None]:
    """The results; who stops asking for more stops the work."""
    try:
        yield from results
    except BrokenExecutor:
        raise Mistake("arena-process-lost") from None
    finally:
        results.close()


@contextmanager
def _no_interruption() -> Iterator[None]:
    """Processes started in here never hear of Ctrl-C; the one that starts them hears of it a moment later."""
    if sys.platform == "win32":
        yield
        return
    from joblib.externals.loky.backend import resource_tracker as another_tracker

    for tracker in (resource_tracker, another_tracker):
        tracker.ensure_running()  # which would let Ctrl-C through again if it were started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_on_dask(match: Match, numbers: list[int], spread: Spread) -> Generator[Result, None, None]:
    distributed = _package(PACKAGES[DASK])
    from joblib import Parallel, delayed, parallel_config

    try:
        client = distributed.Client(spread.cluster, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise Mistake("no-such-cluster", {"cluster": spread.cluster}) from None
    with client, parallel_config(backend=DASK, client=client, wait_for_workers_timeout=PATIENCE_WITH_WORKERS):
        parallel = Parallel(n_jobs=spread.jobs or -1, return_as="generator_unordered")
        try:
            results = parallel(delayed(play_game)(match, number) for number in numbers)
        except TimeoutError:
            raise Mistake("no-workers", {"cluster": spread.cluster}) from None
        yield from _all_of(results)


def _play_on_ray(match: Match, numbers: list[int], spread: Spread) -> Generator[Result, None, None]:
    """Ray's backend hands back whole lists only, so the games go there in waves."""
    ray = _package(PACKAGES[RAY])
    from joblib import Parallel, delayed, parallel_config

    if spread.cluster:
        try:
            ray.init(address=spread.cluster)
        except (ConnectionError, OSError, ValueError):
            raise Mistake("no-such-cluster", {"cluster": spread.cluster}) from None
    _package("ray.util.joblib").register_ray()
    with parallel_config(backend=RAY):
        for first in range(0, len(numbers), WAVE):
            wave = numbers[first : first + WAVE]
            yield from Parallel(n_jobs=spread.jobs or -1)(delayed(play_game)(match, number) for number in wave)


def _package(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise Mistake("cluster-not-installed", {"package": error.name or name}) from None
