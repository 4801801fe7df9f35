"""Who searches for the key of a sentence finds who says it, by the whole key or by the name in its family."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src/casusbelli/data"
NAME = r"[A-Za-z0-9][\w-]*"
KEYS = {
    key for file in DATA.rglob("en.ftl") for key in re.findall(rf"^({NAME}) =", file.read_text("utf-8"), re.MULTILINE)
}

# What the name behind the beginning of a key is: search for `winter` to find who speaks of `card-winter`.
FAMILIES = {
    "action": "a verb",
    "amendment": "a change of a title's law",
    "because": "why the automa does something",
    "building": "a building",
    "card": "a card",
    "choice": "an option, and one of its values",
    "command": "what may be typed in the terminal",
    "continent": "a continent",
    "decision": "a decision",
    "deed": "what the automa does",
    "effect": "what an expedition leads to",
    "event": "an event",
    "exchange": "units for others",
    "field": "a field of the wheel",
    "food": "a line of a food balance",
    "general": "a general, or a power and his number",
    "house": "why the server refuses",
    "income": "a line of an income",
    "kind": "a kind of territory",
    "level": "a bot",
    "mineral": "a mineral",
    "mistake": "a mistake",
    "modifier": "what changes a roll",
    "move": "a kind of move",
    "napoleon": "the number of a Napoleon card",
    "note": "a territory, or a board and one",
    "option": "an option of a title",
    "order": "an action card",
    "power": "a power",
    "price": "what can be bought",
    "prompt": "a decision",
    "purpose": "what a roll is for",
    "refusal": "why the gate refuses",
    "region": "a region",
    "result": "what an expedition finds",
    "sea": "a sea",
    "ship": "a kind of ship",
    "side": "who fights without a seat",
    "source": "where a fact of the board comes from",
    "status": "a status",
    "territory": "a territory",
    "title": "a title",
    "unit": "a kind of unit",
    "upkeep": "a line of an upkeep",
    "warning": "a warning",
    "weather": "a weather",
    "web-chapter": "a chapter of the rules",
}
OF_TWO = ("choice", "general", "note")  # families in which two names may be joined

pytestmark = pytest.mark.skipif(not (ROOT / "client/src").exists(), reason="the client's sources are not here")


@cache
def code() -> str:
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "client/src").rglob("*.ts"),
        *(ROOT / "client/src").rglob("*.svelte"),
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def names() -> set[str]:
    """All names in the sources, and in what they read: boards, decks, scenarios, rules."""
    files = [*DATA.rglob("*.toml"), *DATA.rglob("rules.en.md")]
    return set(re.findall(NAME, "\n".join([code(), *[file.read_text(encoding="utf-8") for file in files]])))


def is_found(key: str) -> bool:
    if key in written():
        return True
    return any(is_member(key.removeprefix(f"{family}-"), family) for family in FAMILIES if key.startswith(f"{family}-"))


@cache
def written() -> set[str]:
    return set(re.findall(NAME, code()))


def is_member(name: str, family: str) -> bool:
    cuts = [place for place, letter in enumerate(name) if letter == "-"] if family in OF_TWO else []
    return name in names() or any({name[:cut], name[cut + 1 :]} <= names() for cut in cuts)


def test_every_key_is_found_whole_or_by_the_name_in_its_family() -> None:
    assert sorted(key for key in KEYS if not is_found(key)) == []


def test_keys_that_are_listed_where_they_are_put_together_exist() -> None:
    listings = re.findall(rf"Keys: ({NAME}(?:,\s+(?:(?:#|//)\s+)?{NAME})*)", code())
    listed = {key for listing in listings for key in re.findall(NAME, listing)}
    assert len(listed) > 200, "the pattern no longer finds the lists"
    assert sorted(listed - KEYS) == []
