"""The rules that the package carries: every id with its text, where the code cites it and which tests prove it."""

import re
from functools import cache
from pathlib import Path

from casusbelli.core import Mistake, Title, find_title, titles
from casusbelli.core.data import read_text
from casusbelli.words import Words


@cache
def rule_texts(title: Title, language: str = "en") -> dict[str, str]:
    """The text of every rule, ruling and worked example, by id."""
    law = read_text(title.id, f"rules.{language}.md")
    found = re.findall(rf"^[-*] \*\*({title.prefix}-[\w.]+)\*\* (.+)$", law, re.MULTILINE)
    return {rule: text.replace("**", "").replace("*", "") for rule, text in found}


def cited_rules(title: Title, package: Path) -> dict[str, list[str]]:
    """Where comments of the code cite a rule: `# CON-7.3`."""
    places: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            comment = line.partition("#")[2]
            for rule in re.findall(rf"{title.prefix}-(?:[A-Z]\d+|\d+(?:\.\d+)*[a-z]?)", comment):
                places.setdefault(rule, []).append(f"{path.relative_to(package.parent)}:{number}")
    return places


def proved_rules(title: Title, tests: Path) -> dict[str, list[str]]:
    """Which tests name a rule: `test_CON_7_3_...` proves CON-7.3, and may name several; a row is `SIX_16_3c`."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            for rule in re.findall(rf"{title.prefix}_([A-Z]\d+|\d+(?:_\d+)*(?:[a-z](?=_))?)", name):
                proofs.setdefault(f"{title.prefix}-{rule.replace('_', '.')}", []).append(name)
    return proofs


def tests_folder() -> Path:
    """The tests of the checkout we stand in."""
    for folder in (Path.cwd(), *Path(__file__).resolve().parents):
        if (folder / "tests" / "tabletop.py").exists():
            return folder / "tests"
    raise Mistake("no-tests-here")


def untested_rules(title: Title, tests: Path) -> list[str]:
    proofs = proved_rules(title, tests)
    return [rule for rule in rule_texts(title) if rule not in proofs]


def run(title_id: str | None, untested: bool, words: Words) -> int:
    """Print every rule with its places, or only those that no test names."""
    for title in [find_title(title_id)] if title_id else titles():
        if untested:
            missing = untested_rules(title, tests_folder())
            for rule in missing:
                print(rule)
            if missing:
                return 1
        else:
            _print_rules(title, words)
    return 0


def _print_rules(title: Title, words: Words) -> None:
    cited = cited_rules(title, Path(__file__).resolve().parent)
    for rule, text in rule_texts(title, words.language).items():
        print(f"{rule}  {text}")
        for place in cited.get(rule, []):
            print("    " + words.say("rule-cited", place=place))
