"""What `make prove` has found: where each rule is cited, which tests name it, and whether breaking it is noticed."""

import json
from pathlib import Path
from typing import Final

from casusbelli.core import Title, find_title, titles
from casusbelli.core.data import data_files, read_toml
from casusbelli.rules import cited_rules, proved_rules, rule_texts, tests_folder
from casusbelli.words import Words

KEPT: Final = Path("tools") / "prove" / "kept.jsonl"
CITATIONS: Final = "citations.toml"
PROVED, OPEN, UNTRIED, UNCITED = "proved", "open", "untried", "uncited"


def run(title_id: str | None, words: Words) -> int:
    """Print every rule with its places and tests, and whether they prove it."""
    tests = tests_folder()
    kept = read_kept(tests.parent / KEPT)
    sources = tests.parent / "src" / "casusbelli"
    for title in [find_title(title_id)] if title_id else titles():
        places = places_of(title, sources)
        named = proved_rules(title, tests)
        for rule in rule_texts(title):
            found = [(place, told_of(place, sources, kept)) for place in places.get(rule, [])]
            print(f"{rule}  " + words.say("rule-proof", proof=summed([proof for _, proof in found])))
            for place, proof in found:
                print("    " + words.say("rule-cited", place=place) + ": " + words.say("rule-proof", proof=proof))
            for name in named.get(rule, []):
                print("    " + words.say("rule-named", test=name))
    return 0


def read_kept(path: Path) -> dict[tuple[str, str], bool]:
    """By file and text of a line, whether it is proved; of lines that are alike, whether all are."""
    kept: dict[tuple[str, str], bool] = {}
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        row = json.loads(text)
        line = (row["file"], row["text"])
        kept[line] = bool(row["proved"]) and kept.get(line, True)
    return kept


def places_of(title: Title, sources: Path) -> dict[str, list[str]]:
    """Where each rule is cited, also under the id that the family's code has for it."""
    places = {rule: list(found) for rule, found in cited_rules(title, sources).items()}
    if CITATIONS in data_files(title.id):
        for cited, own in read_toml(title.id, CITATIONS).items():
            family = next(other for other in titles() if cited.startswith(f"{other.prefix}-"))
            more = cited_rules(family, sources).get(cited.split()[0], [])
            places[own] = places.get(own, []) + [place for place in more if place not in places.get(own, [])]
    return places


def told_of(place: str, sources: Path, kept: dict[tuple[str, str], bool]) -> str:
    """Whether the line is proved, if it is still as it was when it was tried."""
    file, _, number = place.rpartition(":")
    text = (sources.parent / file).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip()
    proved = kept.get((Path(file).relative_to(sources.name).as_posix(), text))
    return UNTRIED if proved is None else PROVED if proved else OPEN


def summed(proofs: list[str]) -> str:
    """A rule is proved if every tried line that cites it is."""
    if not proofs:
        return UNCITED
    tried = [proof for proof in proofs if proof != UNTRIED]
    return UNTRIED if not tried else PROVED if OPEN not in tried else OPEN
