"""Where everything lies: the sources that cite rules, the tests that name them, and what is kept."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

RULE = r"(?:[A-Z]\d+|\d+(?:\.\d+)*[a-z]?)"


@dataclass(frozen=True)
class Plan:
    """A project to be proved. `prefixes` begin its rules' ids; `aliases` are the same rules under other titles' ids."""

    root: Path
    package: str = "casusbelli"
    engine: str = "casusbelli.games"  # whoever imports this has imported all that is broken
    parts: tuple[str, ...] = ("core", "games")
    prefixes: tuple[str, ...] = ()
    aliases: dict[str, frozenset[str]] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        return self.root / "src" / self.package

    @property
    def tests(self) -> Path:
        return self.root / "tests"

    @property
    def kept(self) -> Path:
        """Results that are checked in."""
        return self.root / "tools" / "prove" / "kept.jsonl"

    @property
    def journal(self) -> Path:
        """Results of a run that goes on, or was interrupted."""
        return self.root / "build" / "prove.jsonl"

    @property
    def reasons(self) -> Path:
        """A file for each title: mutants that play the same game, and why."""
        return self.root / "tools" / "prove" / "reasons"

    def rules_in(self, comment: str) -> list[str]:
        return re.findall(rf"\b(?:{'|'.join(self.prefixes)})-{RULE}", comment)

    def module_of(self, file: str) -> str:
        return ".".join([self.package, *Path(file).with_suffix("").parts])


def aliases_of(data: Path) -> dict[str, frozenset[str]]:
    """By rule of the family's code, what the titles of the family call it (`citations.toml`)."""
    found: dict[str, set[str]] = {}
    for path in sorted(data.glob("*/citations.toml")):
        for cited, own in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found.setdefault(cited.split()[0], set()).add(own)
    return {rule: frozenset(others) for rule, others in found.items()}
