"""Amendments: changes of a title's law, each brought by a ruleset number (docs/amendments.md)."""

from typing import Final

FIRST_RULESET: Final = 1
NEWEST: Final = 0  # of a setup that names no number


class Amendment:
    """A change of what is legal, asked or scored; `rule` is the id of the rule that says how it is now."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


Amendments = tuple[tuple[int, Amendment], ...]  # each with the ruleset number that brought it to a title
