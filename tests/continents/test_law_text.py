"""The law of Six Continents says the same in both languages, in words that players know."""

import re

import pytest

from casusbelli.core import find_title
from casusbelli.rules import rule_texts
from continents.table import TITLE

ENGLISH = rule_texts(find_title(TITLE), "en")
POLISH = rule_texts(find_title(TITLE), "pl")
REFERENCE = re.compile(r"SIX-[\w.]*\w|\b[GR]\d+\b")

# What nobody can read who has only the one line: marks of the workshop, codes of the source's chapters, steps of the
# turn and sections of the file, letters for players. `K`, `R`, `n`, `A` and `D` are explained in their own lines.
FORBIDDEN = (
    r"[`{}_]",
    r"\bMP\b|\bPR\b",
    r"\b(UN)?OWNED\b|\bOCCUPIED\b|\bREBEL\b|\bSAVAGE\b",
    r"\b(OZ|BU|KO|WO|PM|BL|BM|ML|CE|EW|ST|AG)\b",
    r"\b[STB]\d\b",
    r"\brow [a-jm-w]\b|\bwiersz(a|u)? [a-jm-w]\b",
    r"\b([Ss]ection|[Pp]art|część|części) \d",
    r"(?<!, )\b[pqvXY]\b(?!, )",
    r"\b(clamped|invariant|deterministic|specification)\b",
)


def numbers(text: str) -> list[str]:
    """The numbers of a line, in no order."""
    return sorted(re.findall(r"\d+", text))


def references(text: str) -> list[str]:
    return sorted([found if found.startswith("SIX-") else f"SIX-{found}" for found in REFERENCE.findall(text)])


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    assert list(POLISH) == list(ENGLISH)


@pytest.mark.parametrize("rule", ENGLISH)
def test_both_languages_have_the_same_numbers_and_references(rule: str) -> None:
    assert numbers(POLISH[rule]) == numbers(ENGLISH[rule])
    assert references(POLISH[rule]) == references(ENGLISH[rule])


@pytest.mark.parametrize("texts", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_reference_leads_to_a_rule(texts: dict[str, str]) -> None:
    assert {found for text in texts.values() for found in references(text)} <= set(texts)


@pytest.mark.parametrize("texts", [ENGLISH, POLISH], ids=["en", "pl"])
@pytest.mark.parametrize("words", FORBIDDEN)
def test_no_rule_needs_the_workshop_to_be_read(texts: dict[str, str], words: str) -> None:
    assert [rule for rule, text in texts.items() if re.search(words, text)] == []


@pytest.mark.parametrize(
    ("rule", "figures"),
    [
        ("SIX-4.7", "11"),
        ("SIX-4.8", "20"),
        ("SIX-4.9", "12"),
        ("SIX-4.10", "11 30 19"),
        ("SIX-4.12", "12"),
        ("SIX-4.13", "5"),
        ("SIX-4.14", "7"),
        ("SIX-5.1", "2 6 12"),
        ("SIX-6.1", "2 3 1 2 2 1 1 2"),
        ("SIX-10.1", "5 15 30 5"),
        ("SIX-10.9", "7"),
    ],
)
def test_prices_and_movement_points_stand_in_rules_of_their_own(rule: str, figures: str) -> None:
    for text in (ENGLISH[rule], POLISH[rule]):
        found = re.findall(r"\d+", text)
        assert all([found.count(figure) >= figures.split().count(figure) for figure in figures.split()])


@pytest.mark.parametrize(
    ("rules", "english", "polish"),
    [
        ([f"SIX-24.{number}" for number in range(1, 7)], "With three players", "Trzech graczy"),
        ([f"SIX-13.{number}" for number in range(2, 11)], "Income", "Dochód"),
        ([f"SIX-16.3{row}" for row in "abcdefghijmnopqrstuvw"], "Overseas expedition", "Ekspedycja zamorska"),
        ([f"SIX-12.{number}" for number in range(4, 10)], "Weather", "Pogoda"),
        (["SIX-15.5", "SIX-15.8", "SIX-15.11"], "Internal expedition", "Ekspedycja wewnętrzna"),
    ],
)
def test_a_line_that_stands_alone_says_what_it_is_about(rules: list[str], english: str, polish: str) -> None:
    for rule in rules:
        assert ENGLISH[rule].startswith(english)
        assert POLISH[rule].startswith(polish)


@pytest.mark.parametrize("rule", [option.rule for option in find_title(TITLE).options if option.rule])
def test_the_ruling_behind_a_house_rule_says_that_a_table_may_play_otherwise(rule: str) -> None:
    chosen = {"SIX-G34": ("as the table chooses", "jak wybierze stół")}
    english, polish = chosen.get(rule, ("A table may play", "Stół może grać"))
    assert english in ENGLISH[rule]
    assert polish in POLISH[rule]
