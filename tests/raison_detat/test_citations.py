"""What the family's code cites is translated into the numbers of this title's law."""

import ast
import re
from pathlib import Path

import casusbelli.games.coalitions
from casusbelli.core import Game, Setup, find_title
from casusbelli.core.chance import Chance
from casusbelli.core.data import read_toml
from casusbelli.rules import rule_texts
from raison_detat.europe17 import acting, congress, election, power

FAMILY = Path(casusbelli.games.coalitions.__file__).parent
CITATIONS: dict[str, str] = read_toml("raison-detat", "citations.toml")
NEVER_REACHED = {
    "COA-7.3.12": "no general moves alone after a leadership action",
    "COA-10.1.5": "no general has a talent",
    "COA-R56": "no general has a talent",
    "COA-R57": "no general has a talent",
    "COA-R58": "no general has a talent",
    "COA-13.2.2": "nobody sails to the Orient",
    "COA-13.2.3": "nobody sails to the Orient",
    "COA-R18": "nobody sails to the Orient",
    "COA-R75": "nobody sails to the Orient",
    "COA-13.2.5": "no land is closed by a scenario",
    "COA-R7": "a power without its capital is free",
}


def cited_by_the_family() -> set[str]:
    """Every id that stands as a string of its own in a module that the titles share."""
    found = set()
    for path in FAMILY.glob("*.py"):
        if path.name == "amendments.py":
            continue  # it names the rules of each law
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"COA-[\w.]+", str(node.value)):
                found.add(str(node.value))
    return found


def test_every_rule_that_the_family_cites_is_translated() -> None:
    cited = cited_by_the_family()
    assert len(cited) > 80
    assert cited - CITATIONS.keys() == NEVER_REACHED.keys()


def test_nothing_else_is_translated() -> None:
    assert CITATIONS.keys() <= cited_by_the_family()


def test_translations_are_rules_of_this_law() -> None:
    assert set(CITATIONS.values()) <= rule_texts(find_title("raison-detat")).keys()
    assert CITATIONS.keys() <= rule_texts(find_title("coalitions")).keys()


def test_decisions_and_refusals_name_this_law() -> None:
    table = congress("1702", power("britain", status="austrian"))
    assert table.view()["rule"] == "RDE-7.2.2"
    assert table.reason("austria status neutral") == "RDE-7.2.1 status-fixed"
    table.declare()
    assert table.view()["rule"] == "RDE-7.5.4"
    assert table.reason("austria expel sweden") == "RDE-7.5.4 expel-outsider"
    vote = election("1702", power("austria", garrisons="pfalz"), power("russia", garrisons="nassau", status="austrian"))
    assert vote.view()["rule"] == "RDE-8.1.5"
    move = acting("1618", "poland", "movement", power("poland", "warszawa 1"))
    assert move.reason("poland arbiter poland").split()[0] == "RDE-9.9.1"


def test_no_decision_of_a_whole_game_names_the_other_law() -> None:
    for scenario, seats in (("1618", 4), ("1702", 3)):
        state = Game(Setup("raison-detat", seats, {"scenario": scenario, "limit": "3"}, seats)).state
        stream = Chance(seats).stream("citations")
        seen = set()
        while not state.is_over:
            seat = state.awaited()[0]
            seen.add(state.view(seat)["rule"])
            options = state.options(seat)
            state.apply(seat, options[stream.below(len(options))])
        assert len(seen) > 12
        assert {rule.split("-")[0] for rule in seen} == {"RDE"}
