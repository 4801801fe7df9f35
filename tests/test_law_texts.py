"""The law of a title says the same in both languages, in words that whoever presses on its number understands."""

import re
from collections import Counter

import pytest

from casusbelli.core import find_title
from casusbelli.core.data import read_text
from casusbelli.rules import rule_texts

TITLES_IN_STEP = ["condottiere"]

# Lines where one language needs a number as a word and the other as a digit, by id, with the digits that differ.
DIGITS_APART: dict[str, Counter[str]] = {}

# Words of the workshop. Those of one title are abbreviations that only its authors know.
WORKSHOP = (
    r"`|\w_\w|\bmod n\b|\bsoftware\b|\bengine\b|\binvariant\b|\bclamped\b|\bharness\b|\bpseudo|\bfor tests\b"
    r"|\brules\.(en\.|pl\.)?md\b"
    r"|\bsections? \d|\brozdzia\w* \d|\bdo testów\b"
)
CODES = {
    "condottiere": r"\b(M1|M2|M3|M4|M5|M6|M10|WIN|SPR|BIS|COU|DRU|HER|SCA|SUR|DAB|PTS|BK|RC|FD|PL|EN)\b"
    r"|\b[Hh]olders?\b|\b[Pp]lacers?\b|\bpapal region\b|\bposiadacz\w*",
}
RULING = {"en": ("Rulebook:", "Ruling:", "Reason:"), "pl": ("Instrukcja:", "Rozstrzygnięcie:", "Powód:")}
EXAMPLE = {"en": ("Given:", "When:", "Then:"), "pl": ("Sytuacja:", "Zdarzenie:", "Wynik:")}

in_step = pytest.mark.parametrize("name", TITLES_IN_STEP)
each_language = pytest.mark.parametrize("language", ["en", "pl"])


def law(name: str, language: str) -> dict[str, str]:
    return rule_texts(find_title(name), language)


def references(name: str, text: str) -> list[str]:
    """Whatever looks like a rule, whether there is one or not."""
    return re.findall(rf"\b{find_title(name).prefix}-\w+(?:\.\w+)*", text)


def digits(name: str, text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", re.sub(rf"\b{find_title(name).prefix}-\w+(?:\.\w+)*", "", text)))


@in_step
def test_both_languages_have_the_same_rules_in_the_same_order(name: str) -> None:
    assert list(law(name, "en")) == list(law(name, "pl"))
    chapters = [
        re.findall(r"^### (\S+) ", read_text(name, f"rules.{language}.md"), re.MULTILINE) for language in ("en", "pl")
    ]
    assert chapters[0] == chapters[1]


@in_step
def test_both_languages_give_the_same_numbers(name: str) -> None:
    polish = law(name, "pl")
    for rule, text in law(name, "en").items():
        english, other = digits(name, text), digits(name, polish[rule])
        assert (english - other) + (other - english) == DIGITS_APART.get(rule, Counter()), rule


@in_step
def test_both_languages_name_the_same_rules(name: str) -> None:
    polish = law(name, "pl")
    for rule, text in law(name, "en").items():
        assert sorted(references(name, text)) == sorted(references(name, polish[rule])), rule


@in_step
@each_language
def test_every_reference_is_written_in_full_and_leads_to_a_rule(name: str, language: str) -> None:
    texts = law(name, language)
    for rule, text in texts.items():
        assert set(references(name, text)) <= set(texts), rule
        assert not re.search(r"(?<![\w-])[REG]\d+\b", text), rule
        assert not re.search(r"/\d+\.\d|\bto \d+\.\d|\bdo \d+\.\d", text), rule


@in_step
@each_language
def test_a_rule_is_told_without_words_of_the_workshop(name: str, language: str) -> None:
    forbidden = re.compile(f"{WORKSHOP}|{CODES[name]}")
    found = {rule: match[0] for rule, text in law(name, language).items() if (match := forbidden.search(text))}
    assert not found


@in_step
@each_language
def test_rulings_and_examples_have_their_parts_named(name: str, language: str) -> None:
    for rule, text in law(name, language).items():
        kind = rule.split("-")[1][0]
        for label in {"R": RULING, "E": EXAMPLE}.get(kind, {}).get(language, ()):
            assert label in text, rule


@in_step
@each_language
def test_a_line_begins_and_ends_like_a_sentence(name: str, language: str) -> None:
    for rule, text in law(name, language).items():
        assert re.match(r"[A-ZŁŚŻĆ0-9]", text), rule
        assert text.endswith((".", "?")), rule
        assert "  " not in text, rule


@in_step
def test_no_page_sends_its_reader_to_the_other_language(name: str) -> None:
    assert not re.search(r"pliku? angielsk", read_text(name, "rules.pl.md"))
