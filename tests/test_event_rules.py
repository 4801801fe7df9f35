"""A line of the log leads to its rule: every kind of event has one, in the law of its own title."""

import re
from pathlib import Path

import pytest

from casusbelli.core import Title, find_title, read_record, replay, titles
from casusbelli.core.data import read_text
from casusbelli.event_rules import event_rules
from casusbelli.rules import rule_texts

GOLDEN = Path(__file__).parent / "golden"

# What no single rule says.
WITHOUT_RULE = {
    "committed",  # a sealed choice, of whatever it is asked for
    "drew",  # many rules let a power draw a card; the line before it tells of them
    "drew-own",
}
# Words that the family shares, of things that a title of it does not have.
EMPEREUR = {
    *("grand-coalition-paid", "napoleon-card", "napoleon-reshuffled", "napoleon-holds", "napoleon-sent"),
    *("napoleon-filled", "napoleon-lacks-general", "napoleon-drew", "stopped-for-now", "race-for-paris"),
    *("empereur-won", "empereur-lost"),
}
NAPOLEONIC = {
    *EMPEREUR,
    *("named", "named-off-map", "napoleon-moves", "moved-orient", "spain-opened", "conquered", "traded"),
    *("evaded", "refuge-granted", "refuge-refused", "reappeared"),
}
MERCENARIES = {
    *("mercenary-offered", "mercenary-offered-own", "mercenaries-sent", "mercenary-received", "mercenaries-declined"),
}
WHEEL = {"round", "drilled", "drill-skipped", "status-kept", "status-chosen", "status-followed"}
ABSENT: dict[str, set[str]] = {
    "coalitions": {*MERCENARIES, "troops-relayed", "card-struck", "prestige-won", "control-won"},
    "raison-detat": {*NAPOLEONIC, "troops-relayed", "prestige-won", "control-won"},
    "realpolitik": {
        *(*NAPOLEONIC, *MERCENARIES, *WHEEL, "expelled", "asked-to-join", "offered", "subsidised"),
        *("subsidy-declined", "capital-decided", "control-taken"),
    },
    "condottiere": {"is-ready", "not-ready"},
    "continents": {"is-ready", "not-ready"},
}


def kinds(title: Title) -> set[str]:
    """Every kind that has a sentence: of the house, the family and the title."""
    families = [(title.words_from, "en.ftl")] if title.words_from else []
    texts = [read_text(*path) for path in [("en.ftl",), *families, (title.id, "en.ftl")]]
    return set(re.findall(r"^event-([\w-]+)", "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_kind_of_event_has_a_rule_of_its_law(title: Title) -> None:
    rules = event_rules(title)
    assert kinds(title) - set(rules) == kinds(title) & WITHOUT_RULE | ABSENT[title.id]
    assert set(rules) <= kinds(title)
    assert set(rules.values()) <= set(rule_texts(title))


def test_a_title_of_a_family_numbers_the_shared_rules_itself() -> None:
    told = [event_rules(find_title(title))["garrisoned"] for title in ("coalitions", "raison-detat", "realpolitik")]
    assert told == ["COA-7.10.1", "RDE-9.14.1", "REA-8.10.1"]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_golden_game_tells_what_has_no_rule(title: Title) -> None:
    told: set[str] = set()
    for path in sorted((GOLDEN / title.id).rglob("*.record")):
        game = replay(read_record(path.read_text(encoding="utf-8")))
        told |= {event.kind for events in game.events for event in events}
    assert told - set(event_rules(title)) <= WITHOUT_RULE
