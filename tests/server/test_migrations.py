"""The database that the migrations make is the one that the schema describes, and making it is safe."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, select

from casusbelli.server import schema
from casusbelli.server.engines import make_file, open_engine
from casusbelli.server.upgrade import HEAD, configuration, upgrade_database
from server.databases import EMPTY, Cluster

Empty = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Empty]:
    """Makes URLs of databases in which there is nothing."""
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "postgresql" else None
    made: list[str] = []

    def make() -> str:
        made.append(f"sqlite:///{tmp_path / str(len(made))}" if cluster is None else cluster.create(EMPTY))
        return made[-1]

    yield make
    for url in made:
        if cluster is not None:
            cluster.drop(url)


def open_database(url: str) -> Engine:
    make_file(url)
    return open_engine(url, immediate=True)


def test_migrations_make_exactly_the_schema(empty: Empty) -> None:
    engine = open_database(empty())
    upgrade_database(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert set(inspect(connection).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    engine.dispose()


def test_the_house_knows_its_last_migration(sqlite: str) -> None:
    engine = open_database(sqlite)
    with engine.connect() as connection:
        assert ScriptDirectory.from_config(configuration(connection)).get_current_head() == HEAD
    engine.dispose()


def test_every_migration_can_be_undone(empty: Empty) -> None:
    from alembic import command

    engine = open_database(empty())
    upgrade_database(engine)
    with engine.begin() as connection:
        command.downgrade(configuration(connection), "base")
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    upgrade_database(engine)
    engine.dispose()


def ordered(found: Any) -> Any:
    return sorted(found, key=str) if isinstance(found, list) else found


def test_constraints_and_indexes_have_the_names_of_the_schema(empty: Empty) -> None:
    migrated, direct = open_database(empty()), open_database(empty())
    upgrade_database(migrated)
    with direct.connect() as plain, migrated.connect() as connection:
        schema.metadata.create_all(plain)
        for name in schema.metadata.tables:
            for part in ("get_indexes", "get_unique_constraints", "get_foreign_keys", "get_pk_constraint"):
                made, meant = getattr(inspect(connection), part)(name), getattr(inspect(plain), part)(name)
                assert ordered(made) == ordered(meant), (name, part)
    migrated.dispose()
    direct.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(empty: Empty) -> None:
    engine = open_database(empty())
    upgrade_database(engine)
    with engine.begin() as connection:
        connection.execute(schema.keys.insert().values(name="kept", value="yes"))
    upgrade_database(engine)
    with engine.connect() as connection:
        assert connection.execute(select(schema.keys.c.value)).scalar_one() == "yes"
    engine.dispose()


START = """
import sys
from casusbelli.server.engines import make_file, open_engine
from casusbelli.server.upgrade import upgrade_database
make_file(sys.argv[1])
engine = open_engine(sys.argv[1], immediate=True)
print("ready", flush=True)
sys.stdin.readline()
upgrade_database(engine)
engine.dispose()
"""


def test_processes_that_start_at_once_make_one_database(empty: Empty) -> None:
    url = empty()
    command = [sys.executable, "-c", START, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(4)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate(timeout=180) for process in processes] == [("", "")] * 4
    assert [process.returncode for process in processes] == [0, 0, 0, 0]
    engine = open_database(url)
    with engine.connect() as connection:
        assert set(schema.metadata.tables) <= set(inspect(connection).get_table_names())
    engine.dispose()
