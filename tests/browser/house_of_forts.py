"""The server of house.py with the one-page title, of which the client knows nothing: neither a page nor words."""

import sys
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.house import serve
from casusbelli.core.data import read_text
from casusbelli.core.registry import register
from forts import TITLE


def read(*path: str) -> str:
    """What the package carries; what is said of Forts lies beside this file."""
    beside = Path(__file__).parent.joinpath(*path)
    return beside.read_text(encoding="utf-8") if path[0] == "forts" else read_text(*path)


register(TITLE)
patch("casusbelli.words.read_text", read).start()
patch("casusbelli.rules.read_text", read).start()

if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]))
