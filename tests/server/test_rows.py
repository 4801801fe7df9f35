"""What Python knows of the rows of the database is what the schema says."""

from dataclasses import fields
from typing import get_type_hints

import pytest

from casusbelli.server.rows import (
    CountsRow,
    HeadingRow,
    JournalRow,
    MessageRow,
    OfferRow,
    PlayerRow,
    Row,
    SeatRow,
    TableRow,
)


def types_of(row: type[Row]) -> dict[str, object]:
    hints = get_type_hints(row)
    return {field.name: hints[field.name] for field in fields(row)}


def types_in_schema(row: type[Row]) -> dict[str, object]:
    columns = row.table.columns
    return {
        column.name: column.type.python_type | None if column.nullable else column.type.python_type
        for column in columns
    }


@pytest.mark.parametrize("row", [PlayerRow, TableRow, SeatRow, JournalRow, MessageRow, OfferRow])
def test_a_whole_row_has_every_column_of_its_table_with_its_type(row: type[Row]) -> None:
    assert types_of(row) == types_in_schema(row)


@pytest.mark.parametrize("row", [CountsRow, HeadingRow])
def test_a_part_of_a_row_has_columns_of_its_table_with_their_types(row: type[Row]) -> None:
    assert types_of(row).items() <= types_in_schema(row).items()
