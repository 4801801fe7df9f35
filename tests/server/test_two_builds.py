"""Tables that an older build began go on in this one, by the law with which they began."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from casusbelli.core import titles
from server.databases import EMPTY, Cluster
from server.network import Player, set_table
from server.serving import free_port, nursery

pytestmark = pytest.mark.anyio

CHECKOUT = Path(__file__).parents[2]
LAST_OF_RULESET_1 = "982f88ff0fb1e50e3cb102a60aef4f5a58fc1d4f"
SEATS = {"condottiere": 3, "coalitions": 6, "raison-detat": 6, "realpolitik": 3, "continents": 3}
BEGUN, MORE = 25, 30  # plies at least, in the older build and in this one


@pytest.fixture(scope="session")
def older_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the last build that knew the first ruleset number alone."""
    command = ["git", "-C", str(CHECKOUT), "archive", LAST_OF_RULESET_1, "src"]
    packed = subprocess.run(command, capture_output=True, check=False)
    if packed.returncode:
        pytest.skip(f"the history of the sources is not here: {packed.stderr.decode().strip()}")
    folder = tmp_path_factory.mktemp("older")
    subprocess.run(["tar", "--extract", "--directory", str(folder)], input=packed.stdout, check=True)
    return folder / "src"


@pytest.fixture(params=["sqlite", "postgresql"])
def untouched(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a database without tables, which the older build makes."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    cluster.start()
    url = cluster.create(EMPTY)
    yield url
    cluster.drop(url)


async def play(player: Player, luck: Random, plies: int) -> None:
    """Decide at random whenever the table waits for the first seat."""
    while player.memory.table["state"] != "over" and player.memory.ply < plies:
        if 0 in player.memory.game["awaited"]:
            await player.act(luck.choice(player.memory.options))
        else:
            await player.next()


def test_every_title_is_tried() -> None:
    assert set(SEATS) == {title.id for title in titles()}


@pytest.mark.parametrize("title", SEATS)
async def test_a_table_of_an_older_build_goes_on(tmp_path: Path, untouched: str, older_build: Path, title: str) -> None:
    seats = ["person", *["bot random"] * (SEATS[title] - 1)]
    with nursery(tmp_path, untouched, older_build) as older:
        server = older.start(free_port())
        table, [secret] = await set_table(server, seats, title=title)
        async with Player(server, table, secret) as before:
            await play(before, Random(1), BEGUN)
        server.stop()
    with nursery(tmp_path, untouched) as newer:
        server = newer.start(free_port())
        async with Player(server, table, secret) as after:
            known = after.memory.ply
            assert known >= BEGUN
            assert after.memory.table["ruleset"] == 1
            await play(after, Random(2), known + MORE)
            assert after.memory.ply > known
        assert server.complaints() == []
