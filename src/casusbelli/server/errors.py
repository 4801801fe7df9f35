"""One shape for everything that is not accepted (docs/api.md), with a sentence in the reader's language."""

from typing import Any

from casusbelli.core import Mistake, Refusal
from casusbelli.server.refusals import HouseRefusal
from casusbelli.words import Words, quote

Json = dict[str, Any]


def error_of_gate(refusal: Refusal, words: Words) -> Json:
    return _error(refusal.code, refusal.reason, refusal.rule, words.reason(refusal), refusal.facts)


def error_of_house(refusal: HouseRefusal, words: Words) -> Json:
    return _error(refusal.code, refusal.reason, "", words.house(refusal.reason, refusal.facts), refusal.facts)


def error_of_mistake(mistake: Mistake, words: Words) -> Json:
    facts: Json = {name: quote(fact) if isinstance(fact, str) else fact for name, fact in mistake.facts.items()}
    return _error("BadRequest", mistake.key, "", words.mistake(mistake), {**facts, "line": mistake.line})


def _error(code: str, reason: str, rule: str, sentence: str, facts: Json) -> Json:
    return {"code": code, "reason": reason, "rule": rule, "sentence": sentence, "facts": facts}
