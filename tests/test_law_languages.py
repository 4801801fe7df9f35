"""The law of a title says the same in both languages, in words that whoever presses on its number understands."""

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

# Polish needs a number less where English repeats the year.
FEWER_NUMBERS = {"COA-R3": Counter({"1702": 1})}

# Codes, marks of a file and words of the workshop; letters for players and places.
FORBIDDEN = (
    r"\b(?:GB|FR|AU|PR|RU|OT|BC|FC|NEU|EXP|GC|AUT|FRA|ITA|PRU|RdE|S&M)\b",
    r"\b(?:M1|M2|M3|M4|M5|M6|M10|WIN|SPR|BIS|COU|DRU|HER|SCA|SUR|DAB|PTS|BK|RC|FD|PL|EN)\b",
    r"\b(?:MP|OZ|BU|KO|WO|PM|BL|BM|ML|CE|EW|ST|AG)\b|\b(?:UN)?OWNED\b|\bOCCUPIED\b|\bREBEL\b|\bSAVAGE\b",
    r"[`§{}_]|\b[BFSTU]\d\b|\[data\]|\.toml\b|\brules\.(?:en\.|pl\.)?md\b|\bmod n\b|\biff\b|\bpseudo",
    r"\bsiblings?\b|\bautoma\b|\bclamped\b|\binvariant\b|\bseed(?:ed)?\b|\bpermutation\b|\bdeterministic\b",
    r"\b(?:cards|board|deck) files?\b|\bsoftware\b|\bengine\b|\bharness\b|\bfor tests\b|\bspecification\b",
    r"\bplik\w* (?:kart|plansz|talii)|\bdo testów\b",
    r"\b(?:[Ss]ections?|[Pp]arts?|część|części) \d|\brow [a-jm-w]\b|\bwiersz(?:a|u)? [a-jm-w]\b",
    r"(?<!, )\b[pqvPQXY]\b(?!, )",
)
# Words that one law does without and others need, such as the chapters of a rulebook.
FORBIDDEN_IN = {
    "condottiere": r"\b[Hh]olders?\b|\b[Pp]lacers?\b|\bpapal region\b|\bposiadacz\w*|\brozdzia\w* \d",
    "continents": r"\b[Cc]hapters? \d|\b[Rr]ozdzia\w* \d",
}

RULING = {"en": ("Rulebook:", "Ruling:", "Reason:"), "pl": ("Instrukcja:", "Rozstrzygnięcie:", "Powód:")}
GAP = {"en": ("Completed:", "Completion:", "Reason:"), "pl": ("Uzupełnienie:", "Nasze uzupełnienie:", "Powód:")}
EXAMPLE = {"en": ("Given:", "When:", "Then:"), "pl": ("Sytuacja:", "Zdarzenie:", "Wynik:")}
LIST_OF_MISPRINTS = "COA-R49"
TOLD_FREELY = ("COA-E", "RDE-E", "REA-E")  # examples as their rulebooks tell them
# Rulings told without what the rulebook says, and without a reason: they may become fewer, not more.
NO_RULEBOOK = """
    COA-R9 COA-R13 COA-R17 COA-R18 COA-R19 COA-R20 COA-R22 COA-R27 COA-R28 COA-R29 COA-R30 COA-R33 COA-R34
    COA-R37 COA-R38 COA-R39 COA-R41 COA-R43 COA-R45 COA-R46 COA-R48 COA-R50 COA-R51 COA-R52 COA-R53 COA-R54
    COA-R55 COA-R56 COA-R57 COA-R58 COA-R60 COA-R61 COA-R62 COA-R63 COA-R64 COA-R65 COA-R66 COA-R68 COA-R69
    COA-R70 COA-R71 COA-R72 COA-R73 COA-R74 COA-R75 COA-R76 COA-R77 COA-R78 COA-R80 COA-R81 RDE-R20 RDE-R33
    RDE-R36 RDE-R37 RDE-R46 RDE-R47 RDE-R51 RDE-R52 RDE-R55 RDE-R57 RDE-R58 RDE-R59 RDE-R63 RDE-R67 RDE-R71
    RDE-R72 RDE-R74 RDE-R75 RDE-R76 RDE-R77 RDE-R78 RDE-R82 RDE-R83 REA-R95
"""
NO_REASON = """
    RDE-R20 RDE-R21 RDE-R24 RDE-R26 RDE-R29 RDE-R31 RDE-R36 RDE-R38 RDE-R40 RDE-R42 RDE-R44 RDE-R46 RDE-R48
    RDE-R50 RDE-R55 RDE-R56 RDE-R58 RDE-R59 RDE-R60 RDE-R61 RDE-R63 RDE-R67 RDE-R70 RDE-R71 RDE-R72
    RDE-R75 RDE-R76 RDE-R77 RDE-R78 RDE-R79 RDE-R80 REA-R95
"""
UNSAID = {"Rulebook:": NO_RULEBOOK, "Instrukcja:": NO_RULEBOOK, "Reason:": NO_REASON, "Powód:": NO_REASON}

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

each_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def pairs(title: Title) -> list[tuple[str, str, str]]:
    english, polish = [rule_texts(title, language) for language in LANGUAGES]
    return [(rule, english[rule], polish[rule]) for rule in english]


def references(title: Title, text: str) -> list[str]:
    """Whatever looks like a rule, whether there is one or not."""
    return re.findall(rf"\b{title.prefix}-\w+(?:\.\w+)*", text)


def numbers(title: Title, text: str) -> Counter[str]:
    """The numbers of a text, those of the rules that it names apart."""
    return Counter(re.findall(r"\d+", re.sub(rf"\b{title.prefix}-\w+(?:\.\w+)*", "", text)))


def section(known: dict[str, str], name: str) -> list[str]:
    """The rules of a section or chapter, COA-8.5 or COA-8."""
    return [rule for rule in known if rule.startswith(f"{name}.")]


def chapters(title: Title, language: str) -> list[str]:
    """The headings that have an id, `### CON-7 Battles`."""
    return re.findall(rf"^### ({title.prefix}-\S+) ", read_text(title.id, f"rules.{language}.md"), re.MULTILINE)


def reads_english(text: str) -> list[str]:
    for name in FOREIGN_NAMES:
        text = text.replace(name, "")
    return re.findall(ENGLISH, text)


# The two laws.


@each_title
def test_both_laws_have_the_same_ids_in_the_same_order(title: Title) -> None:
    english, polish = [list(rule_texts(title, language)) for language in LANGUAGES]
    assert english == polish


@each_title
def test_both_laws_have_the_same_chapters_in_the_same_order(title: Title) -> None:
    assert chapters(title, "en") == chapters(title, "pl")


@each_title
@each_language
def test_a_rule_is_one_line_and_stands_once(title: Title, language: str) -> None:
    lines = read_text(title.id, f"rules.{language}.md").split("\n")
    rules = [place for place, line in enumerate(lines) if re.match(rf"\s*[-*] \*\*{title.prefix}-", line)]
    assert len(rules) == len(rule_texts(title, language))
    after = [lines[place + 1] for place in rules]
    assert [line for line in after if line and not re.match(r"[-*] \*\*|#|---|\||```", line)] == []


@each_title
@each_language
def test_a_line_begins_and_ends_like_a_sentence(title: Title, language: str) -> None:
    for rule, text in rule_texts(title, language).items():
        assert text[0].isupper() or text[0].isdigit() or text[0] in '("“„', rule
        assert text.endswith((".", "?", ".)")), rule
        assert "  " not in text, rule


@each_title
def test_both_laws_name_the_same_rules(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert Counter(references(title, english)) == Counter(references(title, polish)), rule


@each_title
def test_both_laws_have_the_same_numbers(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert numbers(title, english) - FEWER_NUMBERS.get(rule, Counter()) == numbers(title, polish), rule


@each_title
@each_language
def test_every_rule_that_is_named_exists_with_its_whole_id(title: Title, language: str) -> None:
    known = rule_texts(title, language)
    for rule, text in known.items():
        missing = [named for named in references(title, text) if named not in known and not section(known, named)]
        assert missing == [], rule
        assert re.findall(r"(?<![\w-])[REG]\d+\b", text) == [], rule
        assert re.findall(rf"{title.prefix}-[\d.]+[\u2013/…]\d|/\d+\.\d|\b(?:to|do) \d+\.\d", text) == [], rule


@each_title
@each_language
def test_players_read_no_codes_and_no_words_of_the_workshop(title: Title, language: str) -> None:
    own = [FORBIDDEN_IN[title.id]] if title.id in FORBIDDEN_IN else []
    forbidden = re.compile("|".join([*FORBIDDEN, *own]))
    found = {rule: match[0] for rule, text in rule_texts(title, language).items() if (match := forbidden.search(text))}
    assert found == {}


def unnamed(text: str, labels: tuple[str, ...]) -> list[str]:
    """The labels that a text lacks; the chapter of a rulebook may stand before the colon."""
    text = re.sub(r" \([^()]*\):", ":", text)
    return [label for label in labels if label not in text]


@each_title
@each_language
def test_a_ruling_names_its_parts(title: Title, language: str) -> None:
    for rule, text in rule_texts(title, language).items():
        if re.match(r"\w+-R\d", rule) and rule != LIST_OF_MISPRINTS:
            missing = unnamed(text, RULING[language])
            assert [label for label in missing if rule not in UNSAID.get(label, "").split()] == [], rule


@each_title
@each_language
def test_examples_and_completed_gaps_name_their_parts(title: Title, language: str) -> None:
    for rule, text in rule_texts(title, language).items():
        if re.match(r"\w+-E\d", rule) and not rule.startswith(TOLD_FREELY):
            assert unnamed(text, EXAMPLE[language]) == [], rule
        if re.match(r"\w+-G\d", rule):
            assert unnamed(text, GAP[language]) == [], rule


@each_title
def test_every_rule_is_told_in_polish(title: Title) -> None:
    for rule, english, polish in pairs(title):
        assert polish != english, rule
        assert reads_english(polish) == [], rule


@each_title
def test_no_page_sends_its_reader_to_the_other_language(title: Title) -> None:
    assert not re.search(r"pliku? angielsk", read_text(title.id, "rules.pl.md"))


# The law of Six Continents, whose lines are asked for one by one.


def six(rule: str) -> list[str]:
    return [rule_texts(find_title("continents"), language)[rule] for language in LANGUAGES]


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
    for text in six(rule):
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
        assert [text.startswith(words) for text, words in zip(six(rule), (english, polish), strict=True)] == [
            True,
            True,
        ]


@pytest.mark.parametrize("rule", [option.rule for option in find_title("continents").options if option.rule])
def test_the_ruling_behind_a_house_rule_says_that_a_table_may_play_otherwise(rule: str) -> None:
    chosen = {"SIX-G34": ("as the table chooses", "jak wybierze stół")}
    words = chosen.get(rule, ("A table may play", "Stół może grać"))
    assert [said in text for said, text in zip(words, six(rule), strict=True)] == [True, True]


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
