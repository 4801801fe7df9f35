"""The database that the migrations make is the one that the schema describes, and making it is safe."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect, select

from casusbelli.server import schema, store
from casusbelli.server.upgrade import HEAD, configuration, upgrade_database


def open_database(path: Path) -> Engine:
    return store._open(f"sqlite:///{path}", immediate=True)


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "house.db")
    upgrade_database(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert set(inspect(connection).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    engine.dispose()


def test_the_house_knows_its_last_migration(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "house.db")
    with engine.connect() as connection:
        assert ScriptDirectory.from_config(configuration(connection)).get_current_head() == HEAD
    engine.dispose()


def ordered(found: Any) -> Any:
    return sorted(found, key=str) if isinstance(found, list) else found


def test_constraints_and_indexes_have_the_names_of_the_schema(tmp_path: Path) -> None:
    migrated, direct = open_database(tmp_path / "migrated.db"), create_engine("sqlite://")
    upgrade_database(migrated)
    with direct.connect() as plain, migrated.connect() as connection:
        schema.metadata.create_all(plain)
        for name in schema.metadata.tables:
            for part in ("get_indexes", "get_unique_constraints", "get_foreign_keys", "get_pk_constraint"):
                made, meant = getattr(inspect(connection), part)(name), getattr(inspect(plain), part)(name)
                assert ordered(made) == ordered(meant), (name, part)
    migrated.dispose()
    direct.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "house.db")
    upgrade_database(engine)
    with engine.begin() as connection:
        connection.execute(schema.keys.insert().values(name="kept", value="yes"))
    upgrade_database(engine)
    with engine.connect() as connection:
        assert connection.execute(select(schema.keys.c.value)).scalar_one() == "yes"
    engine.dispose()


START = """
import sys, time
from casusbelli.server import store
from casusbelli.server.upgrade import HEAD, configuration, upgrade_database
while time.time() < float(sys.argv[2]):
    pass
upgrade_database(store._open(f"sqlite:///{sys.argv[1]}", immediate=True))
"""


def test_processes_that_start_at_once_make_one_database(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    moment = str(time.time() + 4)
    processes = [
        subprocess.Popen([sys.executable, "-c", START, str(path), moment], stderr=subprocess.PIPE) for _ in range(4)
    ]
    assert [process.communicate(timeout=60)[1] for process in processes] == [b"", b"", b"", b""]
    assert [process.returncode for process in processes] == [0, 0, 0, 0]
    engine = open_database(path)
    with engine.connect() as connection:
        assert set(schema.metadata.tables) <= set(inspect(connection).get_table_names())
    engine.dispose()
