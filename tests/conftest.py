import os

import pytest
from hypothesis import settings

from casusbelli.core import registry
from forts import TITLE

settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


@pytest.fixture
def forts(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one-page title, known to the tests that ask for it."""
    monkeypatch.setitem(registry._TITLES, TITLE.id, TITLE)
    return TITLE.id
