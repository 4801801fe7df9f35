"""Every refusal of the server has a sentence in both languages that can be told with the facts it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import casusbelli.server
from casusbelli.core import Fact, Setup
from casusbelli.server.app import REASONS
from casusbelli.server.feed import NOTHING, game_part
from casusbelli.server.journal import read_journal
from casusbelli.server.refusals import STATUS
from casusbelli.words import LANGUAGES, Words

SOURCE = Path(casusbelli.server.__file__).parent


def refusals() -> Iterator[tuple[str, str, dict[str, Fact]]]:
    """Code, reason and facts of every `HouseRefusal(…)` in the source."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "HouseRefusal" and len(node.args) > 1:
                yield from told(node)


def told(node: ast.Call) -> Iterator[tuple[str, str, dict[str, Fact]]]:
    code = node.args[0]
    assert isinstance(code, ast.Constant)
    facts: dict[str, Fact] = {}
    if len(node.args) > 2 and isinstance(node.args[2], ast.Dict):
        facts = {str(key.value): 2 for key in node.args[2].keys if isinstance(key, ast.Constant)}
    reason = node.args[1]
    texts = [str(part.value) for part in ast.walk(reason) if isinstance(part, ast.Constant)]
    if isinstance(reason, ast.JoinedStr):
        texts = [f"{texts[0]}{rule}" for rule in ("none", "public")]
    elif isinstance(reason, ast.IfExp):
        texts = [str(part.value) for part in (reason.body, reason.orelse) if isinstance(part, ast.Constant)]
    for text in texts:
        yield str(code.value), text, facts


def test_the_source_is_found() -> None:
    reasons = {reason for _, reason, _ in refusals()}
    assert {"no-such-table", "muted-none", "over-already", "bad-cursor", "bad-field", "not-host"} <= reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    words = Words(language)
    for code, reason, facts in [*refusals(), *[(code, reason, {}) for code, reason in REASONS.values()]]:
        assert code in STATUS
        assert words.house(reason, facts).endswith("."), reason


def test_polish_counts() -> None:
    told = [Words("pl").house("too-many", {"seconds": seconds}).split(" za ")[1] for seconds in (1, 3, 20)]
    assert told == ["1 sekundę.", "3 sekundy.", "20 sekund."]


def test_options_name_a_general_by_the_place_where_he_stands() -> None:
    journal = read_journal(Setup("coalitions", 6, {}, 1), [])
    told = game_part(journal, 1, NOTHING, Words("en", "coalitions", (), 1))
    assert "choose the French general in Picardie" in [option["label"] for option in told["options"]]
