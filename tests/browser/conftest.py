"""A real Chromium, a real server, a real database. Pictures of what was seen are kept in build/pictures."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from browser.browsing import Picture, Server, Visit

HOUSE_OF_FORTS = Path(__file__).with_name("house_of_forts.py")
WORLD = Path(__file__).with_name("world.toml")
PICTURES = Path(__file__).resolve().parents[2] / "build" / "pictures"
CHROMIUM = os.environ.get("CASUSBELLI_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EXPECTED = ("ERR_CONNECTION", "WebSocket")  # while a server is dead
SEED = 1805
DESKTOP = {"width": 1600, "height": 1000}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds: the machine may have more to do

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="NO CHROMIUM: on Debian, apt-get install chromium"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    with running(tmp_path) as started:
        yield started


@pytest.fixture(scope="session")
def seeded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One where every table has the same seed, and every bot the same luck."""
    with running(tmp_path_factory.mktemp("seeded"), SEED) as started:
        yield started


@pytest.fixture(scope="session")
def server_of_1702(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another seed: in the first battle of Raison d'État there is a card that strikes."""
    with running(tmp_path_factory.mktemp("seeded-1702"), 1702) as started:
        yield started


@pytest.fixture(scope="session")
def server_of_world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One where every game of Six Continents begins in the eleventh round."""
    with running(tmp_path_factory.mktemp("world"), SEED, WORLD) as started:
        yield started


@pytest.fixture(scope="session")
def server_of_forts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with a title that has no page of its own."""
    with running(tmp_path_factory.mktemp("forts"), SEED, file=HOUSE_OF_FORTS) as started:
        yield started


@contextmanager
def running(
    folder: Path, seed: int | None = None, position: Path | None = None, file: Path | None = None
) -> Iterator[Server]:
    started = Server(folder, seed, position, file)
    started.start()
    yield started
    assert started.process is not None
    started.process.terminate()
    started.process.wait(20)
    assert "Traceback" not in started.log(), started.log()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page as somebody new, in a browser of his own. Whatever a page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        is_expected = any([text in message.text for text in EXPECTED]) or message.location["url"].endswith("/nowhere")
        if message.type == "error" and not is_expected:
            complaints.append(message.text)

    def open_page(path: str = "/", phone: bool = False, **wishes: Any) -> Page:
        context = browser.new_context(
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **{"base_url": server.url, "viewport": PHONE if phone else DESKTOP, "locale": "en-GB", **wishes},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def picture() -> Picture:
    """Keep a picture of the page."""
    PICTURES.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=PICTURES / f"{name}.png")

    return keep
