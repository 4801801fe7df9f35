"""What the host may measure, in the words of Prometheus. Each process counts for itself."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from casusbelli.bots.registry import EXPERT, NOVICE, REGULAR
from casusbelli.server.live_tables import LiveTables
from casusbelli.server.programs import Programs

# Seconds within which bots of a level answer, unless the house is too small for all that think.
BUDGETS: Final = {NOVICE: 0.25, REGULAR: 0.5, EXPERT: 1.0}
THOUGHTS: Final = (
    0.01,
    0.025,
    0.05,
    0.075,
    0.1,
    0.15,
    0.2,
    0.25,
    0.3,
    0.4,
    0.5,
    0.75,
    1.0,
    1.5,
    2.0,
    3.0,
    5.0,
    10.0,
    60.0,
)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """Counters of one app."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "casusbelli_requests", "Requests over HTTP", ("method", "route", "status"), registry=self._registry
        )
        self._seconds = Histogram("casusbelli_request_seconds", "Time to answer", ("route",), registry=self._registry)
        self._batches = Histogram(
            "casusbelli_commit_batch", "Changes stored by one commit", buckets=BATCHES, registry=self._registry
        )
        self._thoughts = Histogram(
            "casusbelli_bot_seconds",
            "Time until a bot has answered",
            ("level",),
            buckets=THOUGHTS,
            registry=self._registry,
        )
        self._actions = Counter("casusbelli_actions", "Actions stored", registry=self._registry)

    def watch(self, live_tables: LiveTables, programs: Programs) -> None:
        """Ask for what is not counted whenever somebody wants to know."""
        programs.thinkers.answered = self.count_thought
        self._gauge("casusbelli_live_tables", "Tables in memory").set_function(lambda: len(live_tables.tables))
        self._gauge("casusbelli_set_aside_tables", "Tables that could not be read").set_function(
            lambda: len(live_tables.aside)
        )
        self._gauge("casusbelli_ready", "Whether something could be stored in the last seconds").set_function(
            lambda: live_tables.store.is_ready
        )
        self._gauge("casusbelli_sockets", "Open sockets").set_function(
            lambda: sum([len(table.listeners) for table in list(live_tables.tables.values())])
        )
        self._gauge("casusbelli_bot_queue", "Decisions that bots think about").set_function(
            lambda: programs.thinkers.waiting
        )

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self._registry)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def count_thought(self, level: str, seconds: float) -> None:
        self._thoughts.labels(level).observe(seconds)

    def count_commit(self, changes: int, actions: int) -> None:
        """Called by the thread that writes."""
        self._batches.observe(changes)
        if actions:
            self._actions.inc(actions)

    def tell(self) -> bytes:
        return generate_latest(self._registry)
