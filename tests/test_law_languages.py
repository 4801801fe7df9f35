"""The law of a title says the same in both languages, and a Polish player reads no English."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from casusbelli.core import Title, find_title, titles
from casusbelli.core.data import read_text
from casusbelli.rules import rule_texts
from casusbelli.words import LANGUAGES

DATA = Path(__file__).parents[1] / "src" / "casusbelli" / "data"
HOUSE_FORM = (
    "coalitions",
    "condottiere",
    "raison-detat",
    "realpolitik",
)  # whose law has full names, whole ids and labels

# Polish needs a number less where English repeats the year.
FEWER_NUMBERS = {"COA-R3": Counter({"1702": 1})}
CODES = r"\b(?:GB|FR|AU|PR|RU|OT|BC|FC|NEU|EXP|GC|AUT|FRA|ITA|PRU|RdE|S&M)\b"
WORKSHOP = r"`|§|\b[FUS]\d\b|\bsiblings?\b|\bautoma\b|\bclamped\b|\binvariant\b|\bseed(?:ed)?\b|\.toml\b|\biff\b"
WORKSHOP += (
    r"|\bpermutation\b|\b(?:cards|board|deck) files?\b|\bsoftware\b|\bengine\b|\[data\]|\bplik\w* (?:kart|plansz|talii)"
)
ENGLISH = r"\b(?:the|and|of|with|from|which|are|his|its|their|this|have|has|you|your|cannot|may|must|when|if)\b"
FOREIGN_NAMES = ("Soldiers of Fortune",)
# What is called the same in both languages: names of the map, of people and armies, of titles, and a few words.
NAMES = (
    "territory-",
    "region-",
    "general-",
    "napoleon-",
    "title-",
    "choice-mode-empereur",
    "web-chapter-COA-12",
    "coa-empereur",
)
SHARED_WORDS = {
    "arbiter",
    "Arbiter",
    "art",
    "Australia",
    "Austria",
    "bot",
    "Bot",
    "min",
    "Mor",
    "Morale",
    "Napoleon",
    "port",
}
SHARED_WORDS |= {"Region", "Status", "tra"}

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
in_house_form = pytest.mark.parametrize("title", [find_title(name) for name in HOUSE_FORM], ids=lambda title: title.id)


def pairs(title: Title) -> list[tuple[str, str, str]]:
    english, polish = [rule_texts(title, language) for language in LANGUAGES]
    return [(rule, english[rule], polish[rule]) for rule in english]


def references(title: Title, text: str) -> list[str]:
    return re.findall(rf"\b{title.prefix}-(?:[REG]\d+|\d+(?:\.\d+)*[a-z]?)", text)


def numbers(title: Title, text: str) -> Counter[str]:
    """The numbers of a text, those of the rules that it names apart."""
    return Counter(re.findall(r"\d+", re.sub(rf"\b{title.prefix}-[\w.]+", "", text)))


def reads_english(text: str) -> list[str]:
    for name in FOREIGN_NAMES:
        text = text.replace(name, "")
    return re.findall(ENGLISH, text)


# The two laws.


@every_title
def test_both_laws_have_the_same_ids_in_the_same_order(title: Title) -> None:
    english, polish = [list(rule_texts(title, language)) for language in LANGUAGES]
    assert english == polish


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_line_and_stands_once(title: Title, language: str) -> None:
    lines = read_text(title.id, f"rules.{language}.md").split("\n")
    rules = [place for place, line in enumerate(lines) if re.match(rf"\s*[-*] \*\*{title.prefix}-", line)]
    assert len(rules) == len(rule_texts(title, language))
    after = [lines[place + 1] for place in rules]
    assert [line for line in after if line and not re.match(r"[-*] \*\*|#|---|\||```", line)] == []


@in_house_form
def test_both_laws_name_the_same_rules(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert Counter(references(title, english)) == Counter(references(title, polish)), rule


@in_house_form
def test_both_laws_have_the_same_numbers(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert numbers(title, english) - FEWER_NUMBERS.get(rule, Counter()) == numbers(title, polish), rule


@in_house_form
def test_every_rule_that_is_named_exists_with_its_whole_id(title: Title) -> None:
    known = rule_texts(title)
    for rule, *texts in pairs(title):
        for text in texts:
            missing = [named for named in references(title, text) if named not in known and not section(known, named)]
            assert missing == [], rule
            assert re.findall(r"(?<![\w-])[RE]\d+\b", text) == [], rule
            assert re.findall(rf"{title.prefix}-[\d.]+[\u2013/…]\d", text) == [], rule


def section(known: dict[str, str], name: str) -> list[str]:
    """The rules of a section or chapter, COA-8.5 or COA-8."""
    return [rule for rule in known if rule.startswith(f"{name}.")]


@in_house_form
def test_players_read_no_codes_and_no_words_of_the_workshop(title: Title) -> None:
    for rule, *texts in pairs(title):
        for text in texts:
            assert re.findall(f"{CODES}|{WORKSHOP}", text) == [], rule


@in_house_form
def test_a_ruling_says_what_it_is(title: Title) -> None:
    for rule, english, polish in pairs(title):
        if re.match(r"\w+-R\d", rule) and rule != "COA-R49":  # a list of misprints
            assert "Ruling:" in english, rule
            assert "Rozstrzygnięcie:" in polish, rule


@every_title
def test_every_rule_is_told_in_polish(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert polish != english, rule
        assert reads_english(polish) == [], rule


# All other words.


@cache
def sentences(path: Path) -> dict[str, str]:
    """Every message of a file and every attribute of one, as it is written."""
    found: dict[str, str] = {}
    serializer = FluentSerializer()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ftl.Message):
            continue
        for name, pattern in [("", entry.value), *[(item.id.name, item.value) for item in entry.attributes]]:
            if pattern is not None:
                message = ftl.Message(ftl.Identifier("it"), pattern)
                found[f"{entry.id.name}.{name}".rstrip(".")] = serializer.serialize_entry(message).removeprefix("it =")
    return found


FILES = sorted(path.parent.relative_to(DATA) for path in DATA.rglob("pl.ftl"))
each_file = pytest.mark.parametrize("folder", FILES, ids=str)


def words_of(sentence: str) -> str:
    """What of a sentence is read: without what is filled in, and the names of its cases."""
    return re.sub(r"\{[^{}]*\}|\{ ?\$[\w-]+(?:, [^}]*)? ->|\*?\[\w+\]", " ", sentence)


@each_file
def test_every_message_is_in_both_languages_but_for_articles(folder: Path) -> None:
    polish, english = [sentences(DATA / folder / f"{language}.ftl") for language in ("pl", "en")]
    assert {key for key in english.keys() - polish.keys() if not key.endswith((".a", ".the"))} == set()


@each_file
def test_no_polish_sentence_is_an_english_one(folder: Path) -> None:
    """Refusals, prompts, events, pages: all that is said is in these files."""
    polish, english = [sentences(DATA / folder / f"{language}.ftl") for language in ("pl", "en")]
    for key, sentence in polish.items():
        assert reads_english(words_of(sentence)) == [], key
        if not key.startswith(NAMES) and not key.endswith(".is"):
            left = set(re.findall(r"[^\W\d]{2,}", words_of(sentence))) - SHARED_WORDS
            assert not left or sentence != english.get(key), key
