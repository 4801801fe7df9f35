"""Amendments: changes of a title's law, each brought by a ruleset number (docs/amendments.md)."""

from typing import Final

FIRST_RULESET: Final = 1
NEWEST: Final = 0  # of a setup that names no number


class Amendment:
    """A change of what is legal, asked or scored, and the id of the rule that says how it is now.

    Titles of a family share amendments; each of their laws has a rule of its own for it.
    """

    def __init__(self, name: str, *rules: str) -> None:
        self.name: Final = name
        self.rules: Final = rules

    def rule_in(self, prefix: str) -> str:
        """The rule in the law with this prefix."""
        for rule in self.rules:
            if rule.startswith(f"{prefix}-"):
                return rule
        raise KeyError(prefix)


Amendments = tuple[tuple[int, Amendment], ...]  # each with the ruleset number that brought it to a title
