"""Every key that the code can produce has a sentence in both languages, with the facts that it is given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from inspect import getfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import casusbelli
from casusbelli.bots import levels
from casusbelli.core import (
    EVERYONE,
    SPECTATOR,
    Decision,
    Event,
    Fact,
    Game,
    GameOver,
    Mistake,
    NotOffered,
    NotYourDecision,
    Setup,
    Title,
    UnknownAction,
    titles,
)
from casusbelli.core.data import read_text, read_toml
from casusbelli.games import COALITIONS, CONDOTTIERE, CONTINENTS, RAISON_DETAT, REALPOLITIK
from casusbelli.games.coalitions.raison_detat.ruleset import RULESETS
from casusbelli.games.coalitions.realpolitik.ruleset import REALPOLITIK_RULES
from casusbelli.games.condottiere.board import REGION_NAMES
from casusbelli.games.condottiere.deck import CARD_NAMES
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.modifiers import MODIFIER_NAMES
from casusbelli.games.continents.tables import INTERNAL_NAMES, OVERSEAS_NAMES, WEATHER_NAMES, gap_of
from casusbelli.terminal.pictures import PICTURES
from casusbelli.words import LANGUAGES, MissingMessage, Words

TITLES = titles()
SOURCE = Path(casusbelli.__file__).parent
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
FILES = [(), *[(title.id,) for title in TITLES]]
VERBS = {action.verb for title in TITLES for action in title.actions.actions}
MOVED = {f"event-moved-{kind}" for kind in ("march", "sail", "strategic", "orient", "ride")}
# What a picture has besides the file of its class.
MORE_OF_PICTURES = {
    "coalitions": ("terminal/europe.py", "terminal/empereur.py"),
    "raison-detat": ("terminal/europe.py", "terminal/election.py"),
    "realpolitik": ("terminal/europe.py", "terminal/coalitions.py"),
    "continents": ("terminal/world.py",),
}
DRAWN_BY = {
    title: {f"terminal/{Path(getfile(kind)).name}", *MORE_OF_PICTURES.get(title, ())}
    for title, kind in PICTURES.items()
}
SECOND_NOUNS = ("other-territory", "other-order")
ROLLS = ("attacker-roll", "attacker-total", "defender-roll", "defender-total")
WHOLE = {*SECOND_NOUNS, *ROLLS, *[name for name in MODIFIER_NAMES if "-" in name]}

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def decisions(title: Title) -> list[Decision[Any]]:
    state = title.new_game(Setup(title.id, title.seats_with({})[1], {}, 1))
    return [step for step in (*state.steps, state.aside()) if isinstance(step, Decision)]


def engine(title: Title) -> tuple[str, ...]:
    """The folder of a title, what it shares with others of a family in the folder above, and its bots."""
    home = Path(getfile(type(title))).parent
    shared = [str(path) for path in sorted(home.parent.glob("*.py"))]
    return "core", *shared, str(home), "bots/registry.py", f"bots/{(title.words_from or title.id).replace('-', '_')}"


def house(title: Title) -> tuple[str, ...]:
    """Everything that may speak at a table of a title."""
    foreign = set().union(*DRAWN_BY.values()) - DRAWN_BY.get(title.id, set())
    terminal = [f"terminal/{path.name}" for path in sorted((SOURCE / "terminal").glob("*.py"))]
    return *engine(title), "arena", *[path for path in terminal if path not in foreign], ""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str, *folder: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(read_text(*folder, f"{language}.ftl"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is given twice"
    return {message.id.name: message for message in found}


def all_messages(language: str, title: Title) -> dict[str, ftl.Message]:
    """What the house can say, and what is said at a table of the title."""
    shared = messages(language, title.words_from) if title.words_from else {}
    return {**messages(language), **shared, **messages(language, title.id)}


def facts_of(message: ftl.Message) -> set[str]:
    """The facts that a sentence uses; a case such as `$card-accusative` is the fact `card`."""
    found = Variables()
    found.visit(message)
    return {name if name in WHOLE else name.partition("-")[0] for name in found.names}


def files(folder: str) -> list[Path]:
    if folder.endswith(".py"):
        return [SOURCE / folder]
    return sorted((SOURCE / folder).rglob("*.py") if folder else SOURCE.glob("*.py"))


@cache
def trees(path: Path) -> list[ast.FunctionDef]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.FunctionDef)]


def functions(*folders: str) -> Iterator[ast.FunctionDef]:
    for folder in folders:
        for path in files(folder):
            yield from trees(path)


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def texts(node: ast.AST) -> list[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and KEY.fullmatch(value)]


def dictionary_keys(function: ast.FunctionDef) -> set[str]:
    """Every key of a dictionary that the function writes down."""
    tables = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
    return {str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)}


def named_texts(node: ast.AST, *folders: str) -> list[str]:
    """The texts of constants that are spoken of in some place."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and part.id.isupper()}
    known = [constants(path) for folder in folders for path in files(folder) if names]
    return [module[name] for module in known for name in names & set(module)]


@cache
def constants(path: Path) -> dict[str, str]:
    """Texts that a module has names for."""
    lines = [line for line in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(line, ast.AnnAssign)]
    named = [(getattr(line.target, "id", ""), texts(line)) for line in lines if line.value]
    return {name: found[0] for name, found in named if len(found) == 1}


def mistakes(title: Title) -> dict[str, set[str]]:
    """The keys of mistakes and the facts that are at hand where they are made."""
    found: dict[str, set[str]] = {}
    for function in functions(*house(title)):
        for node in ast.walk(function):
            place = {"Mistake": 0, "mistake": 1}.get(called(node))
            if place is None or not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            key = node.args[place]
            if isinstance(key, ast.Constant):
                extra = {"field"} if place else set()
                found.setdefault(str(key.value), set()).update(dictionary_keys(function) | extra)
        if function.name.startswith(("_problem", "misfit", "_misfit")):
            returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
            returned = [text for node in returns for text in [*texts(node), *named_texts(node, *house(title))]]
            found.update({key: {"field", "value"} for key in returned})
    return found


def event_kinds(title: Title) -> set[str]:
    """Kinds named in a call of `tell`, or chosen in the function that makes the call."""
    found: set[str] = set()
    for function in functions(*engine(title), "terminal/table.py"):
        for node in ast.walk(function):
            if called(node) == "Event" and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
            if called(node) == "_win" and isinstance(node, ast.Call):
                found.update(texts(node.args[-1]))
            if not called(node).startswith("tell") or not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            first = node.args[0] if isinstance(node.args[0], ast.Constant) else node.args[1]
            if isinstance(first, ast.Constant | ast.IfExp):
                found.update(texts(first))
            elif isinstance(first, ast.Name) and (function.name.startswith("_") or first.id == "kind"):
                found.update(text for text in texts(function) if "-" in text)
    return found


def refusal_reasons(title: Title) -> set[str]:
    found: set[str] = set()
    names = ("GameOver", "NoSuchSeat", "NotOffered", "NotYourDecision", "StalePly", "UnknownAction")
    for function in functions(*engine(title)):
        is_reason = "why_no" in function.name or function.name == "refusal_of"
        if title is CONTINENTS and (is_reason or "objection" in function.name):
            found.update(text for text in texts(function) if text in RULES)
            continue
        for node in ast.walk(function):
            if called(node) in names and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
            if is_reason and isinstance(node, ast.Return) and node.value is not None:
                found.update(text for text in texts(node.value) if text not in VERBS)
    return found


def warnings(title: Title) -> set[str]:
    made = [function for function in functions(*engine(title)) if function.name == "warnings"]
    return {
        key for function in made for node in ast.walk(function) if isinstance(node, ast.Return) for key in texts(node)
    }


def examples_of(title: Title) -> list[dict[str, Fact]]:
    assert title.id in EXAMPLES, (
        f"EXAMPLES in tests/test_words.py wants an entry for {title.id}: a fact for each name that its sentences use"
    )
    return EXAMPLES[title.id]


def test_the_source_is_found() -> None:
    assert {"two-owners", "bad-seats", "unknown-bot", "no-such-file"} <= set(mistakes(CONDOTTIERE))
    assert {"token-courtesans", "battle-tied", "dealt-own", "committed", "game-won"} <= event_kinds(CONDOTTIERE)
    assert {"region-papal", "card-known-already", "stale-ply", "another-decision"} <= refusal_reasons(CONDOTTIERE)
    assert {"two-garrisons", "empereur-scenario", "no-such-file"} <= set(mistakes(COALITIONS))
    assert {"battle", "morale-up", "status-kept", "attack-repelled", "named-off-map", "game-won"} <= event_kinds(
        COALITIONS
    )
    assert {"arbiter-ally", "capital-lost", "impassable", "refuge-denied"} <= refusal_reasons(COALITIONS)
    assert "two-owners" not in mistakes(COALITIONS)
    assert {"two-garrisons", "bad-seats-of-scenario", "controller-of-ward"} <= set(mistakes(RAISON_DETAT))
    assert {"battle", "voted", "crowned", "mercenaries-sent", "card-struck"} <= event_kinds(RAISON_DETAT)
    assert {"arbiter-ally", "candidate-at-war", "gift-limit", "foreign-sea-route"} <= refusal_reasons(RAISON_DETAT)
    assert {"cards-not-revealed", "bad-alliance", "too-many-copies"} <= set(mistakes(REALPOLITIK))
    assert {"dispatched", "alliance-kept", "train-laid", "prestige-won"} <= event_kinds(REALPOLITIK)
    assert {"train-there", "no-line", "token-to-oneself", "two-cards-wanted"} <= refusal_reasons(REALPOLITIK)
    assert {"two-capitals", "bad-order", "pending-needs-fight"} <= set(mistakes(CONTINENTS))
    assert {"exchange", "rolled", "won-by-points", "territory-occupied", "treaty"} <= event_kinds(CONTINENTS)
    assert {"too-dear", "not-connected", "no-room", "stop-too-high", "stale-ply"} <= refusal_reasons(CONTINENTS)
    assert warnings(CONDOTTIERE) == {"points-with-recapture"}
    assert "crowned" not in event_kinds(COALITIONS)
    assert "empereur-scenario" not in mistakes(RAISON_DETAT)


@pytest.mark.parametrize("folder", FILES)
def test_both_languages_have_the_same_messages_with_the_same_facts(folder: tuple[str, ...]) -> None:
    english, polish = messages("en", *folder), messages("pl", *folder)
    assert set(english) == set(polish)
    for key, message in english.items():
        assert facts_of(message) == facts_of(polish[key]), key


@every_title
@every_language
def test_every_key_of_the_source_has_a_message(language: str, title: Title) -> None:
    known = all_messages(language, title)
    wanted = {f"mistake-{key}" for key in mistakes(title)}
    wanted |= {f"event-{kind}" for kind in event_kinds(title)}
    wanted |= {f"refusal-{reason}" for reason in refusal_reasons(title)}
    wanted |= {f"action-{action.verb}" for action in title.actions.actions}
    wanted |= {f"option-{option.name}" for option in title.options} | {f"title-{title.id}"}
    wanted |= {f"level-{level}" for level in levels(title.id)}
    for option in title.options:
        if option.choices != ("off", "on"):
            wanted |= {f"choice-{option.name}-{choice}" for choice in option.choices}
    for decision in decisions(title):
        wanted |= {f"prompt-{decision.name}", f"decision-{decision.name}"}
    wanted |= {f"warning-{key}" for key in warnings(title)}
    assert wanted <= set(known), wanted - set(known)


@every_title
@every_language
def test_every_event_refusal_and_mistake_of_a_title_can_happen(language: str, title: Title) -> None:
    produced = {f"event-{kind}" for kind in event_kinds(title)} | {f"mistake-{key}" for key in mistakes(title)}
    produced |= {f"refusal-{reason}" for reason in refusal_reasons(title)} | MOVED
    told = [key for key in messages(language, title.id) if key.startswith(("event-", "refusal-", "mistake-"))]
    assert told
    assert set(told) <= produced, set(told) - produced


@every_title
@every_language
def test_mistakes_use_only_facts_that_they_are_given(language: str, title: Title) -> None:
    known = all_messages(language, title)
    for key, given in mistakes(title).items():
        assert facts_of(known[f"mistake-{key}"]) <= given | {"reason", "player"}, key


@every_title
@every_language
def test_sentences_of_the_table_get_their_facts(language: str, title: Title) -> None:
    """Each `say` and `tell` of the source names a message and gives exactly what it uses."""
    known = all_messages(language, title)
    seen = 0
    for function in functions(*house(title)):
        for node in ast.walk(function):
            if called(node) not in ("say", "tell") or not isinstance(node, ast.Call) or len(node.args) != 1:
                continue
            key = node.args[0]
            if not isinstance(key, ast.Constant) or not KEY.fullmatch(str(key.value)):
                continue
            seen += 1
            name = str(key.value)
            assert name in known, (
                f"{title.id} has no words for {name}; if another title's picture says it, "
                "name its file in MORE_OF_PICTURES in tests/test_words.py"
            )
            given = {keyword.arg for keyword in node.keywords if keyword.arg}
            used = facts_of(known[name])
            assert used == given or any(keyword.arg is None for keyword in node.keywords), name
    assert seen > 50


@every_title
@every_language
def test_no_message_is_left_over(language: str, title: Title) -> None:
    """A message is named in the source, whole or by what its name begins with."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    families = set(re.findall(r"f[\"']([a-z]+(?:-[a-z]+)*-)\{", source))
    families |= {f"{kind}-" for kind in re.findall(r'f"([a-z]+):\{', source)}
    families.add("amendment-")  # the page of the rules says them
    named = set(re.findall(r"[\"']([a-z-]+)[\"']", source))
    named |= {noun.replace(":", "-", 1) for action in title.actions.actions for noun in action.nouns}
    for key in all_messages(language, title):
        assert key in named or any(key.startswith(family) for family in families), key


@every_title
@every_language
def test_every_message_formats_for_every_number_and_reader(language: str, title: Title) -> None:
    words = Words(language, title.id, ("Anna", "Bianca"))
    events = {key: message for key, message in all_messages(language, title).items() if key.startswith("event-")}
    for reader in (SPECTATOR, 0, 1):
        for key, message in events.items():
            for examples in examples_of(title):
                for count in (0, 1, 2, 5, 22):
                    facts = {name: examples.get(name, count) for name in facts_of(message)}
                    sentence = words.for_reader(reader).event(Event(key.removeprefix("event-"), EVERYONE, facts))
                    assert sentence[0].isupper() or sentence[0].isdigit()
                    assert sentence[-1] in ".!"
                    assert "{" not in sentence


EXAMPLES: dict[str, list[dict[str, Fact]]] = {
    "condottiere": [
        {
            "seat": "seat:0",
            "viewer": "seat:1",
            "card": "card:winter",
            "cards": ("card:mercenary-1", "card:mercenary-1", "card:winter"),
            "region": "region:firenze",
            "seats": ("seat:0", "seat:1"),
        }
    ],
    "coalitions": [
        {
            "seat": "seat:0",
            "seats": ("seat:0", "seat:1"),
            "power": f"power:{power}",
            "other": f"power:{other}",
            "general": f"general:{power}-1",
            "who": f"general:{who}",
            "territory": "territory:normandie_bretagne",
            "origin": "territory:wien",
            "place": "territory:wien",
            "status": "status:neutral",
            "other-territory": "territory:paris",
            "card": "card:4",
            "napoleon": "napoleon:7",
        }
        for power, other, who in [("prussia", "ottoman", "ottoman-1"), ("france", "prussia", "napoleon")]
    ],
    "raison-detat": [
        {
            "seat": "seat:0",
            "seats": ("seat:0", "seat:1"),
            "power": f"power:{power}",
            "other": f"power:{other}",
            "general": f"general:{power}-1",
            "who": f"general:{power}-2",
            "territory": "territory:franche_comte",
            "origin": "territory:wien",
            "place": "territory:wien",
            "status": "status:protestant",
            "other-territory": "territory:paris",
            "card": "card:3",
            "napoleon": "napoleon:7",
        }
        for power, other in [("protestants", "ottoman"), ("poland", "protestants"), ("spain", "sweden")]
    ],
    "realpolitik": [
        {
            "seat": "seat:0",
            "seats": ("seat:0", "seat:1"),
            "power": f"power:{power}",
            "other": f"power:{other}",
            "general": f"general:{power}-1",
            "who": f"general:{power}-4",
            "territory": "territory:normandie_bretagne",
            "other-territory": "territory:paris",
            "origin": "territory:wien",
            "place": "territory:wien",
            "order": "order:influence",
            "card": "card:1",
            "status": "status:expansionist",
            "napoleon": "napoleon:7",
        }
        for power, other in [("italy", "austria"), ("france", "italy")]
    ],
    "continents": [
        {
            "seat": "seat:0",
            "seats": ("seat:0", "seat:1"),
            "other": other,
            "attacker": attacker,
            "defender": other,
            "loser": loser,
            "place": "sea:north_sea",
            "territory": "territory:middle_east",
            "territories": ("territory:china", "territory:alaska"),
            "origin": "territory:siberia",
            "sea": "sea:gulf_of_guinea",
            "unit": "unit:caravan",
            "ship": "ship:cruiser",
            "building": "building:great-bunkers",
            "card": "card:counter",
            "transport": "transport:3",
            "exchange": "exchange:mixed-for-artillery",
            "purpose": "purpose:weather-length",
            "weather": "weather:gale",
            "result": "result:pearls",
        }
        for attacker, other, loser in [
            ("seat:0", "seat:1", "side:attacker"),
            ("side:rebels", "seat:0", "side:defender"),
            ("seat:1", "side:savages", "side:attacker"),
        ]
    ],
}


@every_title
@every_language
def test_every_action_and_refusal_has_words(language: str, title: Title) -> None:
    words = Words(language, title.id, ("Anna", "Bianca"), 0)
    labels = [words.action(action) for action in title.actions.actions]
    assert len(set(labels)) == len(labels)
    decision = f"decision:{decisions(title)[0].name}"
    gate: dict[str, Fact] = {"awaited": ("seat:1",), "decision": decision, "action": "card:nothing", "ply": 1}
    for reason in refusal_reasons(title):
        facts = facts_of(all_messages(language, title)[f"refusal-{reason}"])
        examples = {**gate, **examples_of(title)[0]}
        refusal = NotYourDecision(reason, "CON-5.2", {name: examples.get(name, 3) for name in facts})
        assert words.refusal(refusal).endswith("(CON-5.2)")


def test_the_reader_is_addressed_and_the_others_are_named() -> None:
    event = Event("card-played", EVERYONE, {"seat": "seat:1", "card": "card:winter"})
    names = ("Anna", "Bianca")
    assert Words("en", "condottiere", names, 1).event(event) == "You play winter."
    assert Words("en", "condottiere", names, 0).event(event) == "Bianca plays winter."
    assert Words("pl", "condottiere", names, 1).event(event) == "Zagrywasz zimę."
    assert Words("pl", "condottiere", names, 0).event(event) == "Bianca zagrywa zimę."


def test_polish_has_cases_and_plurals() -> None:
    words = Words("pl", "condottiere", ("Anna", "Bianca"))
    placed = Event("papal-placed", EVERYONE, {"seat": "seat:0", "region": "region:firenze"})
    assert words.event(placed) == "Anna umieszcza znacznik papieskiej łaski we Florencji."
    sentences = [words.event(Event("dealt", EVERYONE, {"seat": "seat:0", "count": count})) for count in (1, 3, 12, 22)]
    assert [sentence.split()[-1] for sentence in sentences] == ["kartę.", "karty.", "kart.", "karty."]


def test_lists_are_joined_and_equal_things_counted() -> None:
    cards = ("card:mercenary-1", "card:mercenary-1", "card:winter", "card:bishop")
    event = Event("hand-discarded", EVERYONE, {"seat": "seat:0", "cards": cards, "count": 4})
    assert Words("en", "condottiere", ("Anna",)).event(event) == (
        "Anna discards the hand: 2 \u00d7 mercenary 1, winter and bishop."
    )
    assert Words("pl", "condottiere", ("Anna",)).event(event).endswith("2 \u00d7 najemnik 1, zima i biskup.")


def test_winners_who_share() -> None:
    event = Event("game-won", EVERYONE, {"seats": ("seat:0", "seat:1"), "count": 2})
    alone = Event("game-won", EVERYONE, {"seats": ("seat:1",), "count": 1})
    words = Words("en", "condottiere", ("Anna", "Bianca"))
    assert words.event(event) == "The victory is shared by Anna and Bianca."
    assert words.for_reader(1).event(event) == "The victory is shared by Anna and you."
    assert words.for_reader(1).event(alone) == "You win the game!"
    assert words.for_reader(0).event(alone) == "Bianca wins the game."


def test_polish_speaks_to_the_reader_in_the_right_form() -> None:
    words = Words("pl", "condottiere", ("Anna", "Bianca"), 0)
    both = ("seat:0", "seat:1")
    assert words.event(Event("game-won", EVERYONE, {"seats": both, "count": 2})) == "Dzielisz zwycięstwo z: Bianca."
    assert words.event(Event("final-battle", EVERYONE, {"seats": both})).endswith("stają: ty i Bianca.")
    defended = words.tell("table-battle-defended", region="region:genova", defender="seat:0")
    assert defended == "Bitwa o Genuę, bronisz ty"
    kept = Event("cards-kept", EVERYONE, {"seat": "seat:1", "count": 0})
    assert words.event(kept) == "Bianca nie zachowuje żadnej karty."
    assert words.say("table-goal", regions=6, kingdom=4) == "Do zwycięstwa: 6 regionów lub 4 sąsiadujące"


def test_polish_seats_without_names_are_capital_only_at_the_beginning() -> None:
    words = Words("pl", "condottiere")
    assert words.event(Event("passed", EVERYONE, {"seat": "seat:0"})) == "Miejsce 0 pasuje."
    left = words.event(Event("token-left", EVERYONE, {"seat": "seat:0"}))
    assert left == "Znacznik Condottiere przechodzi w lewo: bierze go miejsce 0."


def test_choices_are_joined_with_or() -> None:
    mistake = Mistake("bad-choice", {"option": "points", "value": "maybe", "choices": ("off", "on")})
    assert Words("en").mistake(mistake) == "“points” must be off or on, not “maybe”."
    assert Words("pl").mistake(mistake) == "„points” to off lub on, a nie „maybe”."


@every_language
def test_regions_are_called_as_the_board_says(language: str) -> None:
    words = Words(language, "condottiere")
    for region in read_toml("condottiere", "board.toml")["territory"]:
        assert words.name(f"region:{region['id']}") == region["names"][language]
    assert all(words.name(f"region:{name}", "locative") for name in REGION_NAMES)
    assert all(words.name(f"card:{name}", "accusative") for name in CARD_NAMES)


def test_a_missing_message_or_fact_is_an_error() -> None:
    words = Words("en", "condottiere")
    with pytest.raises(MissingMessage):
        words.say("no-such-message")
    with pytest.raises(MissingMessage):
        words.say("seat-name")
    with pytest.raises(MissingMessage):
        words.name("card:joker")
    with pytest.raises(MissingMessage):
        words.about("option-points", "shape")


def test_mistakes_say_the_line_and_quote_foreign_text_safely() -> None:
    words = Words("en", "condottiere")
    odd = Mistake("bad-move", {"text": "card:winter\x1b[2J\n" + "x" * 500, "last": 3}, 7)
    sentence = words.mistake(odd)
    assert sentence.startswith("line 7: ")
    assert "\x1b" not in sentence
    assert "\n" not in sentence
    assert len(sentence) < 300
    unknown = UnknownAction("unknown-action", "", {"action": "card:joker"})
    assert "card:joker" in words.refusal(unknown)


def test_a_refused_action_of_a_record_says_why() -> None:
    refused: dict[str, Fact] = {
        "action": "choose parma",
        "player": 2,
        "reason": "refusal:region-papal",
        "rule": "CON-4.3",
    }
    mistake = Mistake("refused-action", {**refused, "region": "region:parma"}, 12)
    assert Words("en", "condottiere").mistake(mistake) == (
        "line 12: Seat 2 may not “choose parma”: Parma has the papal token, so no battle may be fought there. (CON-4.3)"
    )
    assert Words("pl").refusal(GameOver("game-over", "", {"action": "pass"})).startswith("Gra jest skończona")


@every_language
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_are_told_without_a_gap(language: str, seats: int) -> None:
    options = {"face-down": "on", "recapture": "on", "points": "on", "target": "5"}
    if seats == 4:
        options = {"drawing-after-battle": "on"}
    game = Game(Setup("condottiere", seats, options, seats))
    for _ in range(250):
        if game.state.is_over:
            break
        seat = game.state.awaited()[0]
        asides = game.state.asides(seat)
        if asides and game.state.ply % 17 == 0:
            game.apply(seat, asides[game.state.ply % len(asides)])
        offered = game.state.options(seat)
        game.apply(seat, offered[(game.state.ply * 7) % len(offered)])
    for reader in (SPECTATOR, 0):
        words = Words(language, "condottiere", (), reader)
        assert all([words.event(event) for event in game.events_for(reader)])


@pytest.mark.parametrize(("language", "wanted"), [("en", "fight for Rome"), ("pl", "walcz o")])
def test_a_refused_action_is_told_in_the_readers_words(language: str, wanted: str) -> None:
    refusal = NotOffered("another-decision", "", {"action": "choose roma", "decision": "decision:turn"})
    assert wanted in Words(language, "condottiere").refusal(refusal)
    assert "choose roma" not in Words(language, "condottiere").refusal(refusal)


@every_language
def test_territories_are_called_as_the_board_says_in_every_language(language: str) -> None:
    words = Words(language, "coalitions")
    for board in ("empire", "revolution"):
        for territory in read_toml("coalitions", board, "board.toml")["territory"]:
            anchor = f"territory:{territory['id']}"
            assert words.name(anchor) == territory["name"]
            assert words.name(anchor, "local")
            assert words.say(f"note-{territory['id']}")
    local = [words.name("territory:lisboa", "local"), words.name("territory:warszawa", "local")]
    assert local == {"en": ["Lisbon", "Warsaw"], "pl": ["Lizbona", "Warszawa"]}[language]


@every_language
@pytest.mark.parametrize("board", ["1618", "1702"])
def test_both_boards_of_raison_detat_have_names_and_notes(language: str, board: str) -> None:
    words = Words(language, "raison-detat")
    napoleonic = messages(language, "coalitions")
    for territory in read_toml("raison-detat", board, "board.toml")["territory"]:
        anchor = f"territory:{territory['id']}"
        assert words.name(anchor) == territory["name"]
        assert words.name(anchor, "local")
        note = f"note-{territory['id']}"
        assert note in messages(language, "raison-detat") or note not in napoleonic
        assert words.say(note)
    local = [words.name("territory:krakow", "local"), words.name("territory:toscania", "local")]
    assert local == {"en": ["Cracow", "Tuscany"], "pl": ["Kraków", "Toskania"]}[language]


@every_language
def test_the_board_of_realpolitik_has_names_and_notes(language: str) -> None:
    words = Words(language, "realpolitik")
    for territory in read_toml("realpolitik", "europe", "board.toml")["territory"]:
        anchor = f"territory:{territory['id']}"
        assert words.name(anchor) == territory["name"]
        assert words.name(anchor, "local")
        assert f"note-{territory['id']}" in messages(language, "realpolitik")
    local = [words.name("territory:schlesien", "local"), words.name("territory:savoy", "local")]
    assert local == {"en": ["Silesia", "Savoy"], "pl": ["Śląsk", "Sabaudia"]}[language]


@every_language
def test_realpolitik_says_nothing_of_rounds_coalitions_or_napoleon(language: str) -> None:
    words = Words(language, "realpolitik")
    foreign = ("round", "rund", "coalition", "koalicj", "brit", "bryt", "napoleon i ", "leadership", "przywództ")
    own = messages(language, "realpolitik")
    told = [words.say(key) for key in own if key.startswith("prompt-")]
    told += [words.name(f"card:{card}", "ability") for card in range(1, 6)]
    told += [words.about(f"option-{option.name}", "about") for option in REALPOLITIK.options]
    told += [words.name(f"order:{card}", "about") for card in REALPOLITIK_RULES.action_cards]
    told += [words.event(Event("rested", EVERYONE, {"power": "power:italy"}))]
    assert not [line for line in told if any(word in line.casefold() for word in foreign)]


def test_polish_action_cards_and_alliances_have_cases() -> None:
    words = Words("pl", "realpolitik")
    facts: dict[str, Fact] = {"power": "power:italy", "other": "power:prussia"}
    assert words.event(Event("alliance-offered", EVERYONE, facts)) == "Włochy proponują przymierze Prusom."
    assert words.event(Event("alliance-ended", EVERYONE, facts)) == "Koniec przymierza Włoch i Prus."
    assert words.event(Event("prestige-won", EVERYONE, facts)) == "Włochy wyprzedzają Prusy na torze Prestiżu."
    revealed = Event("order-revealed", EVERYONE, {"power": "power:austria", "order": "order:mobilization"})
    assert words.event(revealed) == "Austria zagrywa Mobilizację."
    facts = {"power": "power:austria", "place": "territory:dalmatia", "territory": "territory:venezia", "count": 2}
    relayed = Event("troops-relayed", EVERYONE, facts)
    assert words.event(relayed) == "Austria wysyła koleją 2 oddziały: Dalmatia → Venezia."
    assert words.action(REALPOLITIK.actions.by_text["ally austria"]) == "zaproponuj przymierze Austrii"
    both = REALPOLITIK.actions.by_text["order-both dispatch movement"]
    assert words.action(both) == "Depesza, a dla Włoch Ruch"


@every_language
def test_the_letters_of_the_powers_differ(language: str) -> None:
    words = Words(language, "coalitions")
    powers = ("britain", "france", "austria", "prussia", "russia", "ottoman")
    assert "".join([words.name(f"power:{power}", "letter") for power in powers]) == "BFAPRO"
    words = Words(language, "raison-detat")
    letters = [[words.name(f"power:{power}", "letter") for power in rules.powers] for rules in RULESETS.values()]
    assert ["".join(scenario) for scenario in letters] == ["PHSAFLO", "BFSARO"]
    words = Words(language, "realpolitik")
    assert "".join([words.name(f"power:{power}", "letter") for power in REALPOLITIK_RULES.powers]) == "AFIP"


@every_language
def test_raison_detat_says_nothing_of_napoleon_s_time(language: str) -> None:
    words = Words(language, "raison-detat")
    told = [words.name(f"card:{card}", "ability") for card in (2, 3)] + [words.name("field:taxation")]
    told += [
        words.say(f"refusal-{reason}") for reason in ("not-at-sea", "not-in-port", "only-seafarer-supports-by-sea")
    ]
    told += [words.about(f"status-{status}", "about") for status in ("french", "neutral", "expansionist")]
    family = Words(language, "coalitions")
    assert not [line for line in told if "brit" in line.casefold() or "bryt" in line.casefold()]
    assert words.name("card:2", "ability") == family.name("card:3", "ability")
    assert words.name("card:3", "ability") != family.name("card:3", "ability")


def test_the_protestants_are_many_in_polish_and_one_side_in_english() -> None:
    facts: dict[str, Fact] = {"power": "power:protestants", "other": "power:poland", "count": 2}
    voted = Event("voted", EVERYONE, facts)
    assert Words("pl", "raison-detat").event(voted) == "Protestanci oddają 2 głosy na Polskę."
    assert Words("en", "raison-detat").event(voted) == "The Protestant side casts 2 votes for Poland."
    sent = Event("mercenaries-sent", EVERYONE, {"power": "power:poland", "other": "power:protestants", "count": 3})
    assert Words("pl", "raison-detat").event(sent) == "Protestanci przyjmują od Polski 3 karty bitwy."
    crowned = Event("crowned", EVERYONE, {"power": "power:spain", "count": 5})
    assert Words("pl", "raison-detat").event(crowned) == "Koronę cesarską zdobywa Hiszpania: 5 głosów."


def test_polish_powers_have_number_and_cases() -> None:
    words = Words("pl", "coalitions")
    facts: dict[str, Fact] = {"power": "power:prussia", "other": "power:ottoman", "count": 3}
    assert words.event(Event("offered", EVERYONE, facts)) == "Prusy proponują Imperium Osmańskiemu 3 pieniądze."
    facts = {"power": "power:ottoman", "other": "power:prussia", "count": 5}
    assert words.event(Event("subsidised", EVERYONE, facts)) == "Prusy przyjmują od Imperium Osmańskiego 5 pieniędzy."
    assert (
        words.event(Event("morale-up", EVERYONE, {"power": "power:russia", "count": 1}))
        == "Rosja zyskuje 1 punkt morale."
    )
    facts = {"power": "power:france", "who": "general:france-2", "origin": "territory:picardie"}
    moved = Event("moved-march", EVERYONE, {**facts, "territory": "territory:holland"})
    assert words.event(moved) == "Generał francuski maszeruje: Picardie → Holland."


def test_generals_are_known_by_their_place_to_those_who_look_at_the_table() -> None:
    game = Game(Setup("coalitions", 6, {}, 1))
    for language, told in {
        "en": ["choose the French general in Picardie", "choose French general 7 off the map"],
        "pl": ["wybierz: generał francuski (Picardie)", "wybierz: generał francuski nr 7 (poza mapą)"],
    }.items():
        words = Words(language, "coalitions").looking_at(game.state.view(1))
        labels = [words.action(action) for action in game.state.options(1)]
        assert set(told) <= set(labels)
        assert len(set(labels)) == len(labels) == 7
    here = [action for action in game.state.options(1) if "Picardie" in words.action(action)]
    assert game.apply(1, here[0]) is None
    seen = Words("pl", "coalitions").looking_at(game.state.view(0))
    assert seen.action(COALITIONS.actions.by_text[f"move {here[0].text.split()[1]}"]) == "rusz Napoleona (Picardie)"
    assert Words("en", "coalitions").event(game.events_for(0)[0]) == "The general in Picardie is Napoleon."


GAMES: list[tuple[Title, int, dict[str, str]]] = [
    (COALITIONS, 3, {"scenario": "1813", "abilities": "on"}),
    (COALITIONS, 6, {"scenario": "1792", "random-powers": "on"}),
    (COALITIONS, 2, {"mode": "empereur"}),
    (RAISON_DETAT, 4, {"scenario": "1618", "austrian-cards": "4"}),
    (RAISON_DETAT, 7, {"scenario": "1618", "random-powers": "on"}),
    (RAISON_DETAT, 3, {"scenario": "1702"}),
    (RAISON_DETAT, 6, {"scenario": "1702"}),
    (REALPOLITIK, 3, {}),
    (REALPOLITIK, 4, {"random-powers": "on"}),
    *[(title, title.seats_with({})[1], {}) for title in TITLES],
]


@every_language
@pytest.mark.parametrize(("title", "seats", "options"), GAMES, ids=lambda fact: getattr(fact, "id", str(fact)))
def test_whole_games_of_every_title_are_told_without_a_gap(
    language: str, title: Title, seats: int, options: dict[str, str]
) -> None:
    game = Game(Setup(title.id, seats, options, seats))
    for _ in range(400):
        if game.state.is_over:
            break
        seat = game.state.awaited()[0]
        words = Words(language, title.id, (), seat).looking_at(game.state.view(seat))
        offered = game.state.options(seat)
        decision = game.state.pending()
        assert decision is not None
        assert words.prompt(decision)
        assert all([words.action(action) for action in offered])
        known = game.state.actions.actions
        refusal = game.state.why_not(seat, known[(game.state.ply * 101) % len(known)])
        assert refusal is None or words.refusal(refusal)
        game.apply(seat, offered[(game.state.ply * 7) % len(offered)])
    for reader in (SPECTATOR, 0):
        words = Words(language, title.id, (), reader)
        assert all([words.event(event) for event in game.events_for(reader)])


def test_no_reason_of_six_continents_is_left_over() -> None:
    assert set(RULES) <= refusal_reasons(CONTINENTS), set(RULES) - refusal_reasons(CONTINENTS)


@every_language
def test_the_world_is_called_as_its_board_says(language: str) -> None:
    words, board = Words(language, "continents"), read_toml("continents", "board.toml")
    forms = {"en": ("the",), "pl": ("accusative", "locative", "direction", "origin")}[language]
    for kind in ("territory", "sea", "continent"):
        for place in board[kind]:
            name = place["name"] if language == "en" else place["names"]["pl"]
            assert words.name(f"{kind}:{place['id']}") == name
            if kind != "continent":
                assert all([words.about(f"{kind}-{place['id']}", form) for form in forms])


@every_language
def test_players_read_which_rows_of_the_tables_are_completed(language: str) -> None:
    words = Words(language, "continents")
    mark = {"en": "completed", "pl": "uzupełnione"}[language]
    for table, kind, rows in (
        ("weather", "weather", WEATHER_NAMES),
        ("internal", "result", INTERNAL_NAMES),
        ("overseas", "result", OVERSEAS_NAMES),
    ):
        for number, row in enumerate(rows):
            about, gap = words.about(f"{kind}-{row}", "about"), gap_of(table, number)
            assert about.endswith(f"({mark}, {gap})") if gap else mark not in about, row


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            (
                "Exchange 2, Brazil (5 against 3): Anna rolls 50, numbers +4, landing -12, port -8 = 34; "
                "you roll 48, dug in +2 = 50; Anna loses a soldier."
            ),
        ),
        (
            "pl",
            (
                "Starcie 2, Brazylia (5 na 3): Anna rzuca 50, przewaga +4, desant -12, port -8 = 34; "
                "rzucasz 48, okopanie +2 = 50; Anna traci żołnierza."
            ),
        ),
    ],
)
def test_one_sentence_explains_an_exchange(language: str, sentence: str) -> None:
    facts: dict[str, Fact] = dict.fromkeys(MODIFIER_NAMES, 0)
    facts |= {"numbers": 4, "landing": -12, "landing-at-port": -8, "dug-in": 2, "number": 2}
    facts |= {"attacker": "seat:0", "attacker-roll": 50, "attacker-total": 34, "attackers": 5}
    facts |= {"defender": "seat:1", "defender-roll": 48, "defender-total": 50, "defenders": 3}
    facts |= {"place": "territory:brazil", "loser": "side:attacker"}
    words = Words(language, "continents", ("Anna", "Bianca"), 1)
    assert words.event(Event("exchange", EVERYONE, facts)) == sentence
    facts |= {"attacker": "side:rebels", "loser": "side:defender"}
    assert words.event(Event("exchange", EVERYONE, facts)).endswith(
        {"en": "you lose a soldier.", "pl": "tracisz żołnierza."}[language]
    )


@every_language
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_of_six_continents_are_told_without_a_gap(language: str, seats: int) -> None:
    game, chooser = Game(Setup("continents", seats, {"rounds": "6"}, seats)), Random(seats)
    while not game.state.is_over:
        seat = game.state.awaited()[0]
        offered = game.state.options(seat)
        game.apply(seat, chooser.choice([action for action in offered if action.verb != "other-business"]))
    kinds = {event.kind for event in game.events_for(SPECTATOR)}
    assert {"rolled", "weather", "income", "built", "marched"} <= kinds
    for reader in (SPECTATOR, 0):
        words = Words(language, "continents", (), reader)
        assert all([words.event(event) for event in game.events_for(reader)])
