"""The text of a rule, from the rules that the package carries."""

import re
from functools import cache

from casusbelli.core.data import read_text


@cache
def _rules(title: str) -> dict[str, str]:
    lines = re.findall(r"^- \*\*([A-Z]+-\w[\w.]*)\*\* (.+)$", read_text(title, "rules.md"), re.MULTILINE)
    return {rule: text.replace("**", "").replace("*", "") for rule, text in lines}


def rule_text(title: str, id: str) -> str:
    """One paragraph, or an empty text for a rule that is not there."""
    return _rules(title).get(id, "")
