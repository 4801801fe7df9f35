import pytest


@pytest.fixture(autouse=True)
def _forts_on_the_table(forts: str) -> None:
    """The one-page title is known to all of these tests."""
