from collections.abc import Iterator
from pathlib import Path

import pytest

from server.clock import Clock
from server.databases import BINARIES, NO_POSTGRES, Cluster, running_cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of the house, which stands still."""
    made = Clock()
    monkeypatch.setattr("casusbelli.server.clock.time_ns", lambda: made.at * 1_000_000)
    return made


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process, one after another: whoever stops it hurts nobody else."""
    if BINARIES is None:
        pytest.skip(NO_POSTGRES)
    with running_cluster() as started:
        yield started


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a file, for tests to which the kind of database makes no difference."""
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """The URL of a database that nobody has used."""
    cluster.start()
    url = cluster.create()
    yield url
    cluster.start()
    cluster.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; the test runs once for each kind that a house may have."""
    url: str = request.getfixturevalue(request.param)
    return url
