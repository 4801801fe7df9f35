"""Write what the client's unit tests play with: games as a seat is sent them, at moments of the golden records."""

import json
import sys
from pathlib import Path
from typing import Any

from casusbelli.core import Game, read_record
from casusbelli.server.feed import NOTHING, game_part
from casusbelli.server.journal import ACTION, Journal
from casusbelli.words import Words

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
FOLDER = ROOT / "client" / "tests" / "feeds"
NAMES = ("Anna", "Bruno", "Celia", "Dora", "Emil", "Flora", "Gustaw")
NOON = 1_800_000_000_000  # milliseconds
MINUTE = 60_000
WIDTH = 160

# name: the record, how many of its actions are played, who looks, and how many of them he has been told before
FEEDS: dict[str, tuple[str, int, int, int]] = {
    "condottiere-opening": ("condottiere/1/four", 5, 2, NOTHING),
    "condottiere-battle": ("condottiere/1/four", 30, 1, 26),
    "coalitions-way": ("coalitions/1/1805-three", 57, 2, 53),
    "coalitions-battle": ("coalitions/1/1805-three", 115, 1, 111),
    "raison-detat-gift": ("raison-detat/1/1618-seven", 5, 1, 1),
    "realpolitik-ride": ("realpolitik/1/three", 184, 0, 178),
    "continents-battle": ("continents/1/three", 680, 2, 676),
}


def record_feed(record: str, plies: int, seat: int, known: int) -> dict[str, Any]:
    """The game after so many actions of a golden record, as the seat is sent it in English."""
    played = read_record((GOLDEN / f"{record}.record").read_text(encoding="utf-8"))
    journal = Journal(Game(played.setup))
    for ply, (mover, text) in enumerate(played.moves[:plies]):
        assert journal.act(mover, text) is None
        journal.note(ACTION, mover, "person" if mover == seat else "bot", NOON + ply * MINUTE, ply)
    names = NAMES[: played.setup.seats]
    return game_part(journal, seat, known, Words("en", played.setup.title, names, seat))


def write(value: Any, before: str = "", indent: str = "") -> str:
    """JSON in which whatever fits on a line is on a line."""
    flat = before + json.dumps(value, ensure_ascii=False)
    if len(indent + flat) <= WIDTH or not isinstance(value, dict | list):
        return indent + flat
    deeper = indent + "  "
    if isinstance(value, list):
        inside = [write(item, "", deeper) for item in value]
    else:
        inside = [write(item, f"{json.dumps(name)}: ", deeper) for name, item in value.items()]
    opening, closing = "[]" if isinstance(value, list) else "{}"
    return f"{indent}{before}{opening}\n" + ",\n".join(inside) + f"\n{indent}{closing}"


def main(folder: Path) -> None:
    for name, feed in FEEDS.items():
        (folder / f"{name}.json").write_text(write(record_feed(*feed)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
