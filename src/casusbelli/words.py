"""Words for people: what the engine says in keys and facts becomes a sentence of the reader's language.

A fact may be an anchor such as `card:winter`, whose message is `card-winter`. Besides `$card` a sentence may then use
the message's attributes, such as `$card-accusative`. A seat is its player's name; `$seat-is` is "you" for the
reader's own seat and "other" for the rest. `$seats-others` is a list of seats without the reader's own.

A general may have no name of his own. Then `$general-exact` is his number, or for somebody who is `looking_at` the
table the place where he stands.
"""

from functools import cache
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from casusbelli.core import SPECTATOR, Action, Decision, Event, Fact, Mistake, Refusal, State, find_title
from casusbelli.core.data import read_text

LANGUAGES: Final = ("en", "pl")
LONGEST_QUOTE: Final = 160
NUMBERS: Final = ("number", "moves", "transport")  # anchors that name a number

Value: TypeAlias = int | str
Forms: TypeAlias = dict[str, Value]  # the bare word under "", its other forms under their names


class MissingMessage(LookupError):
    """The language has no such sentence, or the sentence wants a fact that it was not given."""


class Words:
    """One language at one title's table, for one reader."""

    def __init__(self, language: str, title: str = "", names: tuple[str, ...] = (), reader: int = SPECTATOR) -> None:
        self.language: Final = language
        self.title: Final = title
        self.names: Final = names
        self.reader: Final = reader
        self._generals: dict[str, dict[str, Any]] = {}
        self._bundle = _bundle(language, title)

    def for_reader(self, seat: int) -> "Words":
        """The same words, told to the player of a seat, or to a SPECTATOR."""
        return Words(self.language, self.title, self.names, seat)

    def looking_at(self, view: dict[str, Any]) -> "Words":
        """The same words for a reader who has a view before his eyes."""
        words = self.for_reader(self.reader)
        words._generals = {f"general:{general['id']}": general for general in view.get("generals", [])}
        return words

    def say(self, key: str, **facts: Value) -> str:
        """A sentence from plain facts: numbers and texts that are ready to read."""
        return self._format(key, "", facts)

    def tell(self, key: str, **facts: Fact) -> str:
        """A sentence from facts whose texts are anchors."""
        return self._format(key, "", self._resolve(facts))

    def about(self, key: str, attribute: str) -> str:
        """An attribute of a message, such as the help of an option."""
        return self._format(key, attribute, {})

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def name(self, anchor: str, form: str = "") -> str:
        """The word for a thing; its bare form where the language has no other."""
        forms = self._forms(anchor)
        return str(forms.get(form, forms[""]))

    def seat(self, seat: int) -> str:
        """A player's name, or the number of the chair where no names are known."""
        return self.names[seat] if seat < len(self.names) else self.say("seat-name", number=seat)

    def listing(self, texts: list[str], joint: str = "list-and") -> str:
        """Texts joined as in a sentence; equal neighbours are counted."""
        items = [self.say("list-times", count=count, item=text) if count > 1 else text for text, count in _runs(texts)]
        if len(items) < 2:
            return "".join(items)
        return self.say(joint, items=", ".join(items[:-1]), last=items[-1])

    def action(self, action: Action) -> str:
        return self.tell(f"action-{action.verb}", **action.facts())

    def event(self, event: Event) -> str:
        return _sentence(self.tell(f"event-{event.kind}", **event.facts))

    def prompt(self, decision: Decision[State]) -> str:
        return self.say(f"prompt-{decision.name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and by which rule."""
        return f"{self.reason(refusal)} ({refusal.rule})" if refusal.rule else self.reason(refusal)

    def reason(self, refusal: Refusal) -> str:
        """Why not, where the rule has a place of its own."""
        facts = self._resolve({name: fact for name, fact in refusal.facts.items() if name != "action"})
        facts["action"] = self._wanted(str(refusal.facts.get("action", "")))
        return _sentence(self._format(f"refusal-{refusal.reason}", "", facts))

    def _wanted(self, text: str) -> str:
        """What a player wanted to do, in his language, or as he typed it if it is no action."""
        action = find_title(self.title).actions.parse(text) if self.title else None
        return quote(text) if action is None else self.action(action)

    def mistake(self, mistake: Mistake) -> str:
        """One line. Facts are what somebody typed, so none of them is an anchor."""
        if mistake.title not in ("", self.title):
            return Words(self.language, mistake.title).mistake(mistake)
        mistake = _plainer(mistake)
        facts: dict[str, Value] = {}
        for name, fact in mistake.facts.items():
            facts[name] = self._typed(fact, "list-or" if name == "choices" else "list-and")
        reason = str(mistake.facts.get("reason", ""))
        if reason.startswith("refusal:"):
            told = {name: fact for name, fact in mistake.facts.items() if name not in ("reason", "rule")}
            facts["reason"] = self.refusal(Refusal(reason.partition(":")[2], str(mistake.facts["rule"]), told))
        sentence = self._format(f"mistake-{mistake.key}", "", facts)
        return self.say("on-line", line=mistake.line, sentence=sentence) if mistake.line else sentence

    def house(self, reason: str, facts: dict[str, Fact]) -> str:
        """What the server does not accept, and why. Facts are what somebody sent, so none of them is an anchor."""
        return self.say(f"house-{reason}", **{name: self._typed(fact, "list-and") for name, fact in facts.items()})

    def warning(self, key: str) -> str:
        return self.say(f"warning-{key}")

    def _typed(self, fact: Fact, joint: str) -> Value:
        if isinstance(fact, tuple):
            return self.listing([quote(text) for text in fact], joint)
        return quote(fact) if isinstance(fact, str) else fact

    def _resolve(self, facts: dict[str, Fact]) -> dict[str, Value]:
        resolved: dict[str, Value] = {}
        for name, fact in facts.items():
            for form, value in self._fact_forms(fact).items():
                resolved[f"{name}-{form}" if form else name] = value
        return resolved

    def _fact_forms(self, fact: Fact) -> Forms:
        if isinstance(fact, int):
            return {"": fact}
        if isinstance(fact, str):
            return self._forms(fact)
        items = [self._forms(anchor) for anchor in fact]
        names = {form for item in items for form in item} - {"is"}
        forms: Forms = {form: self.listing([str(item.get(form, item[""])) for item in items]) for form in names}
        forms.setdefault("", "")
        forms["others"] = self.listing([str(item[""]) for item in items if item.get("is") != "you"])
        who = {str(item["is"]) for item in items if "is" in item}
        forms["is"] = who.pop() if len(who) == 1 else "among"
        return forms

    def _forms(self, anchor: str) -> Forms:
        kind, _, name = anchor.partition(":")
        if kind == "seat":
            is_reader = int(name) == self.reader
            return {"": self.say("you") if is_reader else self.seat(int(name)), "is": "you" if is_reader else "other"}
        if kind in NUMBERS:
            return {"": int(name)}
        if anchor in self._generals:
            return self._general_forms(self._generals[anchor])
        return self._message_forms(f"{kind}-{name}")

    def _message_forms(self, key: str) -> Forms:
        forms: Forms = {"": self._format(key, "", {})}
        for attribute in self._bundle.get_message(key).attributes:
            forms[attribute] = self._format(key, attribute, {})
        return forms

    def _general_forms(self, general: dict[str, Any]) -> Forms:
        """A general by his name and place. Those off the map are told apart by their numbers."""
        forms = self._message_forms(f"general-{general['name']}")
        place = general["place"]
        for form in [form for form in forms if form.startswith("exact")]:
            if place is None:
                forms[form] = self.say("general-off-map", general=forms[form])
            else:
                bare = forms[form.removeprefix("exact").removeprefix("-")]
                forms[form] = self.say("general-on-map", general=bare, territory=self.name(f"territory:{place}"))
        return forms

    def _format(self, key: str, attribute: str, facts: dict[str, Value]) -> str:
        if not self._bundle.has_message(key):
            raise MissingMessage(f"{self.language}: no message {key}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: no {attribute or 'value'} in {key}")
        given: dict[str, FluentType | str | int] = {**facts}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingMessage(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def _bundle(language: str, title: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_text(f"{language}.ftl")))
    if title and find_title(title).words_from:
        bundle.add_resource(FluentResource(read_text(find_title(title).words_from, f"{language}.ftl")))
    if title:
        bundle.add_resource(FluentResource(read_text(title, f"{language}.ftl")), allow_overrides=True)
    return bundle


def _runs(texts: list[str]) -> list[tuple[str, int]]:
    runs: list[tuple[str, int]] = []
    for text in texts:
        if runs and runs[-1][0] == text:
            runs[-1] = (text, runs[-1][1] + 1)
        else:
            runs.append((text, 1))
    return runs


def quote(text: str) -> str:
    """Foreign text made fit for one line of a terminal: printable and not too long."""
    line = "".join([letter if letter.isprintable() else " " for letter in text])
    return line if len(line) <= LONGEST_QUOTE else line[:LONGEST_QUOTE] + "…"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plainer(mistake: Mistake) -> Mistake:
    """The same mistake, where a key of the engine says less to a writer of files than another one."""
    if mistake.facts.get("reason") == "refusal:unknown-action":
        return Mistake("unknown-action", mistake.facts | {"reason": ""}, mistake.line)
    if mistake.key == "unknown-title" and not mistake.facts["title"]:
        return Mistake("field-missing", {"field": "title"}, mistake.line)
    return mistake
