"""docs/environments.md says what stands where in an observation."""

from pathlib import Path

from casusbelli.envs.layouts import with_tables

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_tables_of_the_page_are_as_the_environments_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "| `owner` |" in page
    assert page == with_tables(page), "run python -m casusbelli.envs.layouts docs/environments.md"
