import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from casusbelli.core import registry
from forts import TITLE
from law_games import choose_seed, seed

settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


def pytest_configure() -> None:
    choose_seed()


def pytest_report_header() -> str:
    return f"law games: CASUSBELLI_SEED={seed()}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whatever fails says with which seed it can be repeated."""
    report = yield
    if report.failed:
        report.sections.append(("law games", f"CASUSBELLI_SEED={seed()} repeats them"))
    return report


@pytest.fixture
def forts(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one-page title, known to the tests that ask for it."""
    monkeypatch.setitem(registry._TITLES, TITLE.id, TITLE)
    return TITLE.id
