"""Modules that are made of tables are as the tables are."""

import pytest

from make_states import TITLES, module_of, path_of, table_of


@pytest.mark.parametrize("title", TITLES)
def test_what_is_made_of_a_table_is_fresh(title: str) -> None:
    assert path_of(title).read_text(encoding="utf-8") == module_of(table_of(title)), "run python tools/make_states.py"


@pytest.mark.parametrize("title", TITLES)
def test_no_field_has_the_name_of_another(title: str) -> None:
    fields = table_of(title).fields()
    for names in (
        [field.name for field in fields],
        [field.written for field in fields if field.written],
        [field.observed for field in fields if field.observed],
    ):
        assert len(set(names)) == len(names)
