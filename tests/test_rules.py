"""Every rule is proved by a test that names it, and nobody names a rule that does not exist."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from casusbelli.cli import main
from casusbelli.core import Title, find_title, titles
from casusbelli.proof import places_of
from casusbelli.rules import cited_rules, proved_rules, rule_texts, untested_rules
from forts import TITLE as FORTS

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "casusbelli"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_rule_is_proved(title: Title) -> None:
    assert untested_rules(title, TESTS) == []


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_tests_and_code_name_only_rules_that_exist(title: Title) -> None:
    known = set(rule_texts(title))
    assert set(proved_rules(title, TESTS)) <= known
    assert set(cited_rules(title, PACKAGE)) <= known


def test_the_ids_of_condottiere_are_all_read() -> None:
    ids = list(rule_texts(titles()[0]))
    assert len([rule for rule in ids if rule.startswith("CON-R")]) == 61
    assert len([rule for rule in ids if rule.startswith("CON-E")]) == 11
    assert {"CON-1.1", "CON-7.4", "CON-21.9"} <= set(ids)


def test_the_law_of_six_continents_is_whole_and_says_what_is_completed() -> None:
    texts = rule_texts(find_title("continents"))
    kinds = Counter([re.sub(r"\d[\d.]*", "", rule) for rule in texts])
    assert (kinds["SIX-"], kinds["SIX-G"], kinds["SIX-R"], kinds["SIX-E"]) == (261, 34, 80, 18)
    rows = [rule for rule in texts if re.fullmatch(r"SIX-16\.3[a-w]", rule)]
    assert len(rows) == 21
    completed = set(re.findall(r"G\d+", " ".join(re.findall(r"completed: ([^)]+)\)", " ".join(texts.values())))))
    assert completed == {f"G{number}" for number in range(1, 35)}


def test_a_row_and_a_gap_are_proved_by_tests_that_name_them(tmp_path: Path) -> None:
    (tmp_path / "test_rows.py").write_text("def test_SIX_16_3c_SIX_G7_mercenaries():\ndef test_SIX_16_3_a_voyage():\n")
    assert set(proved_rules(find_title("continents"), tmp_path)) == {"SIX-16.3c", "SIX-G7", "SIX-16.3"}


def test_a_rule_may_have_no_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.rules.read_text", lambda *path: "- **FOR-1** Forts.\n- **FOR-1.2** Bids.\n")
    (tmp_path / "test_bids.py").write_text("def test_FOR_1_forts():\ndef test_FOR_1_2_bids():\n")
    (tmp_path / "bids.py").write_text("bid = 1  # FOR-1, then FOR-1.2.\n")
    ids = {"FOR-1", "FOR-1.2"}
    assert set(rule_texts(FORTS)) == set(cited_rules(FORTS, tmp_path)) == set(proved_rules(FORTS, tmp_path)) == ids
    rule_texts.cache_clear()


def test_untested_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "condottiere", "--untested"]) == 0
    assert capsys.readouterr().out == ""


def test_a_rule_that_no_test_names_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "tabletop.py").write_text("")
    (tmp_path / "tests" / "test_all.py").write_text(
        "".join(f"def test_{rule.replace('-', '_').replace('.', '_')}_holds():\n" for rule in rule_texts(titles()[0]))
        .replace("def test_CON_7_3_holds():\n", "")
        .replace("def test_CON_R12_holds():\n", "")
    )
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "--untested"]) == 1
    assert capsys.readouterr().out == "CON-7.3\nCON-R12\n"


def test_rules_are_listed_with_the_places_that_cite_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "condottiere"]) == 0
    printed = capsys.readouterr().out
    assert "CON-7.3  If exactly one player has cards, or none has (CON-R9), the round ends.\n" in printed
    assert "games/condottiere/rounds.py:" in printed


def test_rules_are_listed_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "condottiere", "--lang", "pl"]) == 0
    printed = capsys.readouterr().out
    texts = rule_texts(find_title("condottiere"), "pl")
    assert [f"{rule}  {text}" for rule, text in texts.items()] == re.findall(r"^CON-.+", printed, re.MULTILINE)


def test_proof_tells_where_a_rule_is_cited_who_names_it_and_whether_it_is_proved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = "state.deal()  # CON-7.3\nstate.keep()  # CON-7.4\nstate.mix()  # CON-7.3\n"
    rows = [("state.deal()  # CON-7.3", True), ("state.keep()  # CON-7.4", False)]
    kept = [json.dumps({"file": "games/rounds.py", "text": text, "proved": proved}) for text, proved in rows]
    files = {
        "tests/tabletop.py": "",
        "tests/test_round.py": "def test_CON_7_3_a_round_ends():\n    pass\n",
        "src/casusbelli/games/rounds.py": rules,
        "tools/prove/kept.jsonl": "\n".join(kept),
    }
    for file, text in files.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "condottiere", "--proof"]) == 0
    printed = capsys.readouterr().out
    assert (
        "CON-7.3  proved\n"
        "    cited in casusbelli/games/rounds.py:1: proved\n"
        "    cited in casusbelli/games/rounds.py:3: not tried\n"
        "    named by test_CON_7_3_a_round_ends\n"
        "CON-7.4  not proved\n"
        "    cited in casusbelli/games/rounds.py:2: not proved\n"
        "CON-7.5  cited nowhere\n"
    ) in printed


def test_a_rule_of_a_title_is_cited_where_the_family_cites_its_own(tmp_path: Path) -> None:
    (tmp_path / "battle.py").write_text("fight()  # COA-7.4.3\nbuy()  # RDE-9.6.2\n")
    places = places_of(find_title("raison-detat"), tmp_path)
    assert places["RDE-9.6.2"] == [f"{tmp_path.name}/battle.py:2", f"{tmp_path.name}/battle.py:1"]
