"""A real Chromium, a real server, a real database. Pictures of what was seen are kept in build/pictures."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browsers import Browsers
from browser.browsing import Picture, Visit
from browser.servers import HOUSE_OF_FORTS, PATIENCE, Server, running

PICTURES = Path(__file__).resolve().parents[2] / "build" / "pictures"
KINDS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first has no windows to care for
CHROMIUM = os.environ.get("CASUSBELLI_CHROMIUM") or next(filter(None, map(shutil.which, KINDS)), None)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--default-tile-width=2048",  # a map is drawn faster in one piece
    "--default-tile-height=2048",
]

expect.set_options(timeout=PATIENCE * 1000)


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


@pytest.fixture
def server_of_forts(tmp_path: Path) -> Iterator[Server]:
    """One with a title that has no page of its own."""
    with running(tmp_path, HOUSE_OF_FORTS) as started:
        yield started


@pytest.fixture(scope="session")
def browsers(browser: Browser, server: Server) -> Browsers:
    return Browsers(browser, server.url, PATIENCE * 1000)


@pytest.fixture
def visit(browsers: Browsers, server: Server) -> Iterator[Visit]:
    """Open a page as somebody new, or as him whose page is given. Whatever a page complains of fails the test."""

    def open_page(
        path: str | None = "/",
        phone: bool = False,
        whose: Page | None = None,
        house: Server = server,
        **wishes: Any,
    ) -> Page:
        page = browsers.take(phone, **wishes)
        if whose is not None:
            cookies: Any = whose.context.cookies()
            page.context.add_cookies(cookies)
        if path is not None:
            page.goto(urljoin(house.url, path))
        return page

    browsers.complaints.clear()
    yield open_page
    browsers.give_back()
    assert not browsers.complaints


@pytest.fixture
def picture() -> Picture:
    """Keep a picture of the page."""
    PICTURES.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=PICTURES / f"{name}.png")

    return keep
