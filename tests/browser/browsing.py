"""What the browser tests share: the server as a process, and how people use the pages."""

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

# `casusbelli serve` with bots that do not wait to be admired.
SERVE = """
import secrets
import sys
import tomllib
from pathlib import Path
import uvicorn
from casusbelli.core.registry import find_title, register
from casusbelli.core.title import Title
from casusbelli.server.logs import start_logs
from casusbelli.server.serve import configuration, listen
from casusbelli.server.settings import Settings
if len(sys.argv) > 3:
    secrets.randbits = lambda bits: int(sys.argv[3])
if len(sys.argv) > 4:
    text = Path(sys.argv[4]).read_text(encoding="utf-8")
    known = find_title(tomllib.loads(text)["title"])
    class Prepared(Title):
        def new_game(self, setup, sink=None):
            state = known.read_position(text)
            state.sink = sink
            return state
        def read_position(self, position):
            return known.read_position(position)
    register(Prepared(known.id, known.ruleset, known.prefix, known.seats, known.options, known.actions, known.kin))
start_logs()
listening = listen("127.0.0.1", int(sys.argv[1]))
uvicorn.Server(configuration(Settings(Path(sys.argv[2]), bot_pace=0.0, limits=False))).run([listening])
"""


class Server:
    """A process of its own, which can be killed and started again.

    With a seed every game has the same chance; with a position those of its title begin with it, without bots. A file
    may stand in for SERVE.
    """

    def __init__(
        self, folder: Path, seed: int | None = None, position: Path | None = None, file: Path | None = None
    ) -> None:
        self.program = ["-c", SERVE] if file is None else [str(file)]
        self.folder = folder
        self.seed = seed
        self.position = position
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, *self.program, str(self.port), str(self.folder)]
        if self.seed is not None:
            command.append(str(self.seed))
        if self.position is not None:
            command.append(str(self.position))
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/health", timeout=1)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")


def play_now(page: Page) -> None:
    """From the first page to a game against three bots."""
    page.get_by_role("button", name=re.compile("Play now|Zagraj teraz")).click()
    expect(page.locator(".scrubber, .sheet").first).to_be_visible()


def ask(page: Page, path: str, **body: Any) -> Any:
    """What the page's buttons would ask for, without them."""
    token = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post(f"/api{path}", data=body, headers={"X-CSRF-Token": token})
    assert answer.ok, answer.text()
    return answer.json()


def sit_together(visit: Visit, names: list[str], bots: int = 0, phone: bool = False, **terms: Any) -> list[Page]:
    """A game between these people, each in a browser of his own."""
    people = [visit("/account", phone=phone) for _ in names]
    for page in people:
        page.wait_for_load_state("networkidle")  # a newcomer has one session from then on
    host, *guests = people
    chairs = [{"kind": "me"}, *[{"kind": "reserved"}] * len(guests), *[{"kind": "bot", "level": "random"}] * bots]
    wish = {"title": "condottiere", "name": "Friday evening", "player_name": names[0], "seats": chairs, **terms}
    made = ask(host, "/tables", **wish)
    address = f"/tables/{made['table']['id']}"
    for guest, name, link in zip(guests, names[1:], made["links"].values(), strict=True):
        guest.request.get(link)
        ask(guest, f"{address}/sit", name=name)
    for page in people:
        page.goto(f"/table/{made['table']['id']}")
        open_tab(page, "Options")
    return people


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(name)).click()


def actions(page: Page) -> int:
    """How many actions the page knows of."""
    return int(re.findall(r"\d+", page.locator(".scrubber .where").inner_text())[-1])


def options(page: Page) -> Locator:
    return page.locator(".option-list > ol button")


def decide(page: Page) -> bool:
    """Take the last option of the list, if the page is asked: of two, never the one that does nothing."""
    if not options(page).count():
        return False
    take(page, options(page).last)
    return True


def take(page: Page, option: Locator) -> None:
    known = actions(page)
    option.dblclick()
    page.wait_for_function(
        "known => Number(document.querySelector('.scrubber .where').textContent.match(/\\d+/g).at(-1)) > known",
        arg=known,
    )


def is_over(page: Page) -> bool:
    return page.locator("section.over").count() > 0


def play_on(pages: list[Page], until: Callable[[], bool], patience: float = 180.0) -> None:
    """Whoever is asked decides, until something has happened."""
    late = time.monotonic() + patience
    while not until():
        assert time.monotonic() < late, (
            f"the game does not go on: {[page.locator('body').inner_text() for page in pages]}"
        )
        if not any([decide(page) for page in pages if not is_over(page)]):
            pages[0].wait_for_timeout(50)


def told(page: Page) -> list[str]:
    """The sentences of the log."""
    open_tab(page, "Log|Przebieg")
    return [text for text in page.locator("[role=feed] [role=article], [role=feed] article").all_inner_texts() if text]


def violations(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody from playing."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    run = "axe.run({resultTypes: ['violations']}).then(r => JSON.stringify(r.violations))"  # no account of what passes
    found: list[dict[str, Any]] = json.loads(page.evaluate(run))
    serious = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in serious]
