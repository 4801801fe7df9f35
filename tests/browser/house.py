"""`casusbelli serve` for these tests: bots do not wait to be admired, and every table has the same chance.

Every game of Six Continents begins in the eleventh round. It is a file because bots think in processes of their own,
which read it too.
"""

import secrets
import sys
from pathlib import Path

import uvicorn

from casusbelli.core import Event, State
from casusbelli.core.registry import find_title, register
from casusbelli.core.title import Setup, Title
from casusbelli.server.logs import start_logs
from casusbelli.server.serve import configuration, listen
from casusbelli.server.settings import Settings

SEED = 1702  # in the first battle of Raison d'État there is a card that strikes
WORLD = Path(__file__).with_name("world.toml").read_text(encoding="utf-8")
continents = find_title("continents")


class Prepared(Title):
    """Six Continents from a position on."""

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = continents.read_position(WORLD)
        state.sink = sink
        return state

    def read_position(self, position: str) -> State:
        return continents.read_position(position)

    def enact(self, state: State, ruleset: int, options: dict[str, str]) -> None:
        """The state asks the true title for its view."""
        continents.enact(state, ruleset, options)


register(
    Prepared(
        continents.id,
        continents.prefix,
        continents.seats,
        continents.options,
        continents.actions,
        continents.words_from,
    )
)


def serve(port: int, folder: Path) -> None:
    """On this port, or on one that is free; which one it is stands in a file then."""
    secrets.randbits = lambda k: SEED
    start_logs()
    listening = listen("127.0.0.1", port)
    note = folder / "port.new"
    note.write_text(str(listening.getsockname()[1]))
    note.rename(folder / "port")
    uvicorn.Server(configuration(Settings(folder, bot_pace=0.0, limits=False))).run([listening])


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]))
