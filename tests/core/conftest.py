import pytest

from casusbelli.core import registry
from forts import TITLE


@pytest.fixture(autouse=True)
def _forts_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one-page title is known to these tests and to nobody else."""
    monkeypatch.setitem(registry._TITLES, "forts", TITLE)
