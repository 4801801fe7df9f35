"""What the family's code cites is translated into the numbers of this title's law."""

import ast
import re
from pathlib import Path

import pytest

import casusbelli.games.coalitions
from casusbelli.core import Game, Setup, find_title
from casusbelli.core.chance import Chance
from casusbelli.core.data import read_toml
from casusbelli.rules import rule_texts
from realpolitik.europe19 import TITLE, acting, at_turn, congress, dealt, power

FAMILY = Path(casusbelli.games.coalitions.__file__).parent
CITATIONS: dict[str, str] = read_toml(TITLE, "citations.toml")
RULES = {citation.split()[0] for citation in CITATIONS}
NEVER_REACHED = {
    "COA-3.2.1": "no capital is a prize",
    "COA-5.1.1": "there is no wheel",
    "COA-6.1.1": "its own talk comes before alliances",
    "COA-6.1.3": "there are no statuses",
    "COA-6.1.4": "there are no statuses",
    "COA-6.1.5": "there are no statuses",
    "COA-R7": "there are no statuses",
    "COA-6.4.1": "nobody is expelled",
    "COA-6.4.3": "nobody is expelled",
    "COA-6.4.4": "nobody is expelled",
    "RDE-7.5.4": "nobody is expelled",
    "COA-7.1.1": "there is no drill",
    "COA-7.3.6": "nothing is given away",
    "COA-7.3.10": "nothing is given away",
    "COA-R17": "nothing is given away",
    "RDE-9.4.2": "nothing is given away",
    "RDE-9.4.3": "nothing is given away",
    "COA-7.3.12": "no general moves alone",
    "COA-7.9.6": "nobody is neutral",
    "COA-7.9.7": "nobody is neutral",
    "COA-10.1.5": "no general has a talent",
    "COA-R56": "no general has a talent",
    "COA-R57": "no general has a talent",
    "COA-R58": "no general has a talent",
    "COA-7.7.4": "nobody is neutral",
    "COA-13.2.2": "nobody sails to the Orient",
    "COA-13.2.3": "nobody sails to the Orient",
    "COA-R18": "nobody sails to the Orient",
    "COA-R75": "nobody sails to the Orient",
    "COA-13.2.5": "no land is closed by a scenario",
    "RDE-9.11.6": "no sea route is grey",
}


def cited(folder: Path, prefix: str) -> set[str]:
    """Every id that stands as a string of its own in a module of the folder."""
    found = set()
    for path in folder.glob("*.py"):
        if path.name == "amendments.py":
            continue  # it names the rules of each law
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(rf"{prefix}-[\w.]+", str(node.value)):
                found.add(str(node.value))
    return found


def test_translations_are_rules_of_this_law() -> None:
    assert len(CITATIONS) > 60
    assert set(CITATIONS.values()) <= rule_texts(find_title(TITLE)).keys()
    for title in ("coalitions", "raison-detat"):
        prefix = find_title(title).prefix
        own = {rule for rule in RULES if rule.startswith(prefix)}
        assert own <= rule_texts(find_title(title)).keys()


def test_what_the_family_cites_is_translated_and_nothing_else() -> None:
    assert cited(FAMILY, "COA") | cited(FAMILY, "RDE") == RULES | NEVER_REACHED.keys()
    assert not RULES & NEVER_REACHED.keys()


def test_what_the_title_cites_is_in_its_law() -> None:
    own = cited(FAMILY, "REA") | cited(FAMILY / "realpolitik", "REA")
    assert len(own) > 20
    assert own <= rule_texts(find_title(TITLE)).keys()


def test_comments_cite_rules_that_there_are() -> None:
    known = set(rule_texts(find_title(TITLE)))
    known |= {rule.rpartition(".")[0] for rule in known}  # a whole section
    named = set()
    for path in (*FAMILY.glob("*.py"), *(FAMILY / "realpolitik").glob("*.py")):
        named |= set(re.findall(r"REA-[0-9RE][\d.]*\d|REA-[RE]\d+", path.read_text(encoding="utf-8")))
    assert len(named) > 60
    assert named <= known


def test_decisions_and_refusals_name_this_law() -> None:
    table = congress()
    assert table.view()["rule"] == "REA-7.4.2"
    assert table.reason("france ally france") == "REA-7.4.2 token-to-oneself"
    cards = at_turn().choose(france="influence")
    assert cards.view()["rule"] == "REA-6.2"
    assert cards.reason("france order influence") == "REA-6.7 action-card-played"
    assert dealt(3).propose(austria="italy", france="italy", prussia="italy").view()["rule"] == "REA-11.2.7"
    move = acting("austria", "movement", power("austria", "wien 1"))
    assert move.reason("austria arbiter austria").split()[0] == "REA-8.5.2"


@pytest.mark.parametrize("seats", [3, 4])
def test_no_decision_and_no_refusal_of_whole_games_names_another_law(seats: int) -> None:
    seen = set()
    for seed in range(3):
        state = Game(Setup(TITLE, seats, {"limit": "40"}, seed)).state
        stream = Chance(seed).stream("citations")
        while not state.is_over:
            seat = state.awaited()[0]
            seen.add(state.view(seat)["rule"])
            for action in state.actions.actions[state.ply % 37 :: 37]:
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    seen.add(refusal.rule)
            options = state.options(seat)
            state.apply(seat, options[stream.below(len(options))])
    assert len(seen) > 30
    assert seen <= rule_texts(find_title(TITLE)).keys()
