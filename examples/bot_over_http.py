"""A bot in a process of its own: it holds a chair by its seat link and needs nothing but the HTTP API (docs/api.md).

python examples/bot_over_http.py http://127.0.0.1:8500/table/TABLE SECRET [NAME]

TABLE is in the address of the table's page, SECRET is the end of the link that its host gets for a reserved chair.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

PAUSE = 0.3  # seconds between two looks at the table


def choose(game: dict[str, Any]) -> str:
    """The thinking. `game` is all that the chair may see, the same for every title."""
    return str(random.choice(game["options"])["action"])


class Table:
    """The table as a program sees it over HTTP."""

    def __init__(self, page: str, secret: str) -> None:
        self.address = page.replace("/table/", "/api/tables/")
        self.headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        self.cursor = ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/{path}", data, self.headers)  # noqa: S310
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            told: dict[str, Any] = json.load(answer)
        self.cursor = told.get("cursor", self.cursor)
        return told

    def act(self, game: dict[str, Any]) -> dict[str, Any]:
        request = {"do": "act", "id": 1, "action": choose(game), "ply": game["ply"]}
        try:
            return self.ask(f"requests?since={self.cursor}", request)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # the game has moved on: look again
                raise
            return {}


def play(page: str, secret: str, name: str) -> list[int]:
    """Sit down and play to the end; who has won."""
    table = Table(page, secret)
    table.ask("sit", {"name": name})
    shown: dict[str, Any] = {}
    feed = table.ask("feed")
    while True:
        shown = feed.get("table", shown)
        if shown["state"] == "over":
            return list(shown["winners"])
        if feed.get("game", {}).get("options"):
            feed = table.act(feed["game"])
        else:
            time.sleep(PAUSE)
            feed = table.ask(f"feed?since={table.cursor}")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    print("Won by seats", play(sys.argv[1], sys.argv[2], (*sys.argv, "Robot")[3]))
