import pytest

from casusbelli.core import registry
from forts import TITLE


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def forts(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one-page title, known to the tests that ask for it."""
    monkeypatch.setitem(registry._TITLES, "forts", TITLE)
    return "forts"
