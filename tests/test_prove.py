"""Proof by breaking, on a game of two rules; and on a few lines of the engine, others with every commit."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from law_games import seed
from prove.judge import judge_all
from prove.kept import Kept, Result, keys_of, read_results
from prove.lines import cited_lines, lines_of, region
from prove.mutants import mutants
from prove.naming import Naming
from prove.plan import Plan, aliases_of
from prove.telling import is_proved, read_reasons, tell

ROOT = Path(__file__).parents[1]
SAMPLE = 3

RULES = """\
LIMIT = 3  # TIN-1


def points(cards):
    total = len(cards)
    if total > LIMIT:  # TIN-2
        return 0
    return total  # TIN-3


def best(hands):
    \"\"\"The seat with most points.\"\"\"  # TIN-4
    return max(range(len(hands)), key=lambda seat: points(hands[seat]))
"""
TESTS = """\
from tiny.rules import LIMIT, best, points


def test_TIN_1_three_cards():
    assert LIMIT == 3


def test_TIN_2_four_cards_are_too_many():
    assert points("abcd") == 0
    assert points("abc") == 3


def test_TIN_3_nothing_is_seen():
    assert points("abcdef") == 0


def test_TIN_4_most_points_win():
    assert best(["a", "ab", "abcde"]) == 1
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Plan:
    """A project with a module of rules, and tests of which one proves nothing."""
    for file, text in {"src/tiny/__init__.py": "", "src/tiny/rules.py": RULES, "tests/test_rules.py": TESTS}.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return Plan(tmp_path, package="tiny", engine="tiny.rules", parts=(".",), prefixes=("TIN",))


def prove(plan: Plan) -> list[Result]:
    """Judge what has no result yet; returns what was judged."""
    naming = Naming(plan)
    lines = cited_lines(plan)
    kept = Kept(plan)
    keyed = dict(zip(keys_of(plan, naming, lines), lines, strict=True))
    missing = {key: line for key, line in keyed.items() if kept.get(key) is None}
    if missing:
        judge_all(plan, naming, missing, kept, lambda steps: None)
    kept.write(list(keyed), lambda result: is_proved(result, {}))
    return [result for key in missing if (result := kept.get(key)) is not None]


def changes(source: str, number: int = 1) -> list[str]:
    tree = ast.parse(source)
    is_table = not source.startswith("def")
    return [mutant.change for mutant in mutants(tree, region(tree, source, number, set()), is_table)]


def test_a_mutant_that_survives_is_listed_with_its_line(tiny: Plan, capsys: pytest.CaptureFixture[str]) -> None:
    results = prove(tiny)
    assert [(one.text.partition("# ")[2], one.idle, one.survivors) for one in results] == [
        ("TIN-1", (), ()),
        ("TIN-2", (), ()),
        ("TIN-3", ("TIN-3",), ("dropped: return total",)),
        ("TIN-4", (), ()),
    ]
    kept = Kept(tiny)
    lines = dict(zip([one.key for one in results], cited_lines(tiny), strict=True))
    assert tell(lines, kept, {}, [("tiny", "TIN")]) == 1
    assert capsys.readouterr().out == (
        "rules.py:8  return total  # TIN-3\n    dropped: return total\n    never fails: TIN-3\n"
        "tiny: 3 of 4 lines proved (75.0 %), 0 by a reason; 5 mutants, 1 survive\n"
    )


def test_a_second_run_tries_only_what_has_changed(tiny: Plan) -> None:
    assert len(prove(tiny)) == 4
    assert prove(tiny) == []
    test = tiny.tests / "test_rules.py"
    test.write_text(TESTS.replace('points("abcdef") == 0', 'points("ab") == 2'), encoding="utf-8")
    assert [(one.rules, one.survivors) for one in prove(tiny)] == [(("TIN-3",), ())]
    assert [one.survivors for one in read_results(tiny.kept)] == [(), (), (), ()]


def test_an_interrupted_run_goes_on(tiny: Plan) -> None:
    results = prove(tiny)
    tiny.kept.unlink()
    kept = Kept(tiny)
    for result in results[:2]:
        kept.add(result)
    assert [one.rules for one in prove(tiny)] == [("TIN-3",), ("TIN-4",)]
    assert len(read_results(tiny.kept)) == 4
    assert not tiny.journal.exists()


def test_a_test_that_fails_on_the_whole_engine_proves_nothing(tiny: Plan) -> None:
    (tiny.tests / "test_rules.py").write_text(TESTS.replace("LIMIT == 3", "LIMIT == 4"), encoding="utf-8")
    assert prove(tiny)[0].idle == ("TIN-1",)


def test_a_test_that_never_ends_is_a_failure(tiny: Plan) -> None:
    (tiny.folder / "rules.py").write_text("def count(n):\n    while n > 0:\n        n -= 1  # TIN-1\n    return n\n")
    (tiny.tests / "test_rules.py").write_text(
        "from tiny.rules import count\n\n\ndef test_TIN_1_ends():\n    assert count(3) == 0\n"
    )
    assert [(one.idle, one.survivors) for one in prove(tiny)] == [((), ())]


def test_a_table_that_does_not_load_is_no_mutant(tiny: Plan) -> None:
    (tiny.folder / "rules.py").write_text("SIZES = (2, 3)  # TIN-1\nsmall, large = SIZES\n")
    (tiny.tests / "test_rules.py").write_text(
        "from tiny.rules import SIZES\n\n\ndef test_TIN_1_sizes():\n    assert SIZES[0] == 2\n"
    )
    assert [(one.mutants, one.survivors) for one in prove(tiny)] == [(2, ("moved: 3 of (2, 3)",))]


def test_what_is_broken_at_a_line() -> None:
    assert changes("def f(a, b):\n    if a < 3 and not b:  # X\n        return a\n", 2) == [
        "negated: a < 3 and (not b)",
        "negated: a < 3",
        "swapped: a < 3 for a <= 3",
        "moved: 3 of a < 3",
        "negated: not b",
    ]
    assert changes("def f(a):\n    a.on = True  # X\n    a.go()\n", 2) == [
        "dropped: a.on = True",
        "turned: True of a.on = True",
    ]
    assert changes("def f(a):\n    # X\n    a.go()\n", 2) == ["dropped: a.go()"]
    assert changes('def f(a):\n    """Goes."""  # X\n    a.go()\n    a.stop()\n', 2) == [
        "dropped: a.go()",
        "dropped: a.stop()",
    ]
    assert changes("T = (\n    1,  # X\n    two(3),\n)\n", 2) == ["moved: 1 of (1, two(3))", "dropped: 1"]
    assert changes("T = f(\n    a=1,\n    b=g,  # X\n)\n", 3) == ["dropped: b=g"]


def test_a_docstring_speaks_of_what_has_no_citation_of_its_own(tiny: Plan) -> None:
    (tiny.folder / "rules.py").write_text('def f(a):\n    """Does."""  # TIN-1\n    a.go()  # TIN-2\n    a.stop()\n')
    path = tiny.folder / "rules.py"
    lines = lines_of(tiny, path)
    assert [(line.number, line.function, line.is_whole) for line in lines] == [(2, "f", True), (3, "f", False)]
    source = path.read_text()
    tree = ast.parse(source)
    nodes = region(tree, source, 2, {line.number for line in lines})
    assert [mutant.change for mutant in mutants(tree, nodes, is_table=False)] == ["dropped: a.stop()"]


def test_tests_of_the_family_prove_what_their_title_calls_otherwise(tiny: Plan, tmp_path: Path) -> None:
    (tmp_path / "data" / "son").mkdir(parents=True)
    (tmp_path / "data" / "son" / "citations.toml").write_text('"TIN-1" = "SON-7.1"\n"TIN-1 reason" = "SON-8"\n')
    aliases = aliases_of(tmp_path / "data")
    assert aliases == {"TIN-1": {"SON-7.1", "SON-8"}}
    (tiny.tests / "test_son.py").write_text("def test_SON_7_1_son():\n    pass\n")
    family = Plan(tiny.root, prefixes=("TIN", "SON"), aliases=aliases)
    assert [proof.id for proof in Naming(family).of("TIN-1")] == [
        "tests/test_rules.py::test_TIN_1_three_cards",
        "tests/test_son.py::test_SON_7_1_son",
    ]


def test_a_reason_stands_for_a_proof(tmp_path: Path) -> None:
    (tmp_path / "tiny.txt").write_text("# Why\n\nrules.py :: points :: dropped: return total :: it is dropped anyway\n")
    reasons = read_reasons(tmp_path)
    result = Result("key", "rules.py", "points", "return total", ("TIN-3",), 1, (), ("dropped: return total",))
    assert not is_proved(result, {})
    assert is_proved(result, reasons)


def test_every_reason_is_needed_and_says_something() -> None:
    results = read_results(ROOT / "tools/prove/kept.jsonl")
    told = {
        (one.file, one.function, what)
        for one in results
        for what in [*one.survivors, *[f"never fails: {rule}" for rule in one.idle]]
    }
    reasons = read_reasons(ROOT / "tools/prove/reasons")
    assert results
    assert set(reasons) <= told
    assert [what for what, reason in reasons.items() if len(reason.split()) < 3] == []


def test_some_lines_of_the_engine_are_proved() -> None:
    """Other lines with every commit: what is kept as proved is proved."""
    results = read_results(ROOT / "tools/prove/kept.jsonl")
    command = [sys.executable, "-m", "prove", "--sample", str(SAMPLE), "--seed", str(seed())]
    environment = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tools'}", "PATH": "/usr/bin:/bin"}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.stderr == ""
    listed = {line.partition("  ")[2] for line in told.stdout.splitlines() if ".py:" in line}
    proved = {one.text for one in results if is_proved(one, {})} - {
        one.text for one in results if not is_proved(one, {})
    }
    assert listed & proved == set(), f"CASUSBELLI_SEED={seed()} repeats it"
