"""The rule that a line of the log leads to. It depends on the kind of the event alone, and so tells no secret."""

from functools import cache
from importlib.resources import files

from casusbelli.core import Title
from casusbelli.core.data import read_toml


@cache
def event_rules(title: Title) -> dict[str, str]:
    """The rule of each kind of event, as the law of the title numbers it; kinds that no rule tells are missing."""
    family: dict[str, str] = {}
    if title.words_from:
        citations = _table(title.id, "citations.toml")
        shared = _table(title.words_from, "events.toml")
        family = {kind: citations.get(rule, rule) for kind, rule in shared.items()}
    known = {**family, **_table(title.id, "events.toml")}
    return {kind: rule for kind, rule in known.items() if rule.startswith(f"{title.prefix}-")}


def _table(title_id: str, name: str) -> dict[str, str]:
    is_there = files("casusbelli").joinpath("data", title_id, name).is_file()
    return {str(key): str(rule) for key, rule in read_toml(title_id, name).items()} if is_there else {}
