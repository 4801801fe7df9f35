"""Golden records of every ruleset number replay to the positions beside them; `tools/golden.py` writes the newest."""

from pathlib import Path

import pytest

from casusbelli.core import FIRST_RULESET, Title, read_record, replay, titles

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.relative_to(GOLDEN).with_suffix("").parts))
def test_golden_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.setup.title, str(record.setup.ruleset)) == (path.parents[1].name, path.parent.name)
    assert record.write() == text
    game = replay(record)
    assert game.state.is_over
    assert game.state.position() == path.with_suffix(".toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_ruleset_number_has_golden_records(title: Title) -> None:
    for number in range(FIRST_RULESET, title.ruleset + 1):
        assert list((GOLDEN / title.id / str(number)).glob("*.record"))
