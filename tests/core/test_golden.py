"""Golden records replay to the positions written beside them; `tools/golden.py` writes them anew."""

from pathlib import Path

import pytest

from casusbelli.core import read_record, replay

RECORDS = sorted((Path(__file__).parents[1] / "golden").rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.write() == text
    game = replay(record)
    assert game.state.is_over
    assert game.state.position() == path.with_suffix(".toml").read_text(encoding="utf-8")


def test_there_are_golden_records() -> None:
    assert len(RECORDS) >= 6
