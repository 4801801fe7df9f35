"""What the family's code cites is translated into the numbers of this title's law."""

import ast
import re
from pathlib import Path

import casusbelli.games.coalitions
from casusbelli.core import find_title
from casusbelli.core.data import read_toml
from casusbelli.rules import rule_texts

FAMILY = Path(casusbelli.games.coalitions.__file__).parent
CITATIONS: dict[str, str] = read_toml("realpolitik", "citations.toml")
OF_OTHER_TITLES = ("diplomacy.py", "subsidies.py", "talents.py", "wheel.py")  # whose steps this title does not have
NEVER_REACHED = {
    "COA-3.2.1": "no capital is a prize",
    "COA-7.3.12": "no general moves alone",
    "COA-7.9.6": "nobody is neutral",
    "COA-7.9.7": "nobody is neutral",
    "COA-13.2.5": "no land is closed by a scenario",
    "COA-R56": "no general has a talent",
    "COA-R58": "no general has a talent",
    "RDE-9.11.6": "every sea route has a colour",
}


def cited_by_the_family() -> dict[str, set[str]]:
    """Every id that stands as a string of its own in a module that the titles share, with those modules."""
    found: dict[str, set[str]] = {}
    for path in FAMILY.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"(COA|RDE)-[\w.]+", str(node.value)):
                found.setdefault(str(node.value), set()).add(path.name)
    return found


def test_every_rule_that_the_family_cites_is_translated() -> None:
    cited = cited_by_the_family()
    missing = {rule for rule, modules in cited.items() if rule not in CITATIONS and not modules <= {*OF_OTHER_TITLES}}
    assert len(cited) > 80
    assert missing == NEVER_REACHED.keys()


def test_nothing_else_is_translated() -> None:
    assert {rule.split()[0] for rule in CITATIONS} <= cited_by_the_family().keys()


def test_translations_are_rules_of_this_law() -> None:
    assert set(CITATIONS.values()) <= rule_texts(find_title("realpolitik")).keys()


def test_a_reason_has_a_rule_of_its_own_only_where_it_differs() -> None:
    special = {rule: own for rule, own in CITATIONS.items() if " " in rule}
    assert special
    assert not [rule for rule, own in special.items() if CITATIONS[rule.split()[0]] == own]


def test_what_this_title_alone_cites_is_in_its_law() -> None:
    own = set()
    for path in FAMILY.rglob("*.py"):
        own |= set(re.findall(r"\"(REA-[\w.]+)\"", path.read_text(encoding="utf-8")))
    assert len(own) > 20
    assert own <= rule_texts(find_title("realpolitik")).keys()
