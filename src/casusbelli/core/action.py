"""An action is one click: a verb and what it names, with a short text that never changes."""

from typing import Final, final


@final
class Action:
    """Interned by its title's table, so two actions are equal exactly when they are the same object."""

    __slots__ = ("nouns", "text", "value", "verb")

    def __init__(self, verb: str, nouns: tuple[str, ...], value: int) -> None:
        self.verb: Final = verb
        self.nouns: Final = nouns
        self.value: Final = value
        self.text: Final = " ".join([verb, *[noun.partition(":")[2] for noun in nouns]])

    def __repr__(self) -> str:
        return self.text

    def facts(self) -> dict[str, str]:
        """What it names, by kind; a second one of its kind, as the other end of a border, is the `other-` one."""
        found: dict[str, str] = {}
        for noun in self.nouns:
            kind = noun.partition(":")[0]
            found[f"other-{kind}" if kind in found else kind] = noun
        return found


@final
class ActionTable:
    """All actions of a title or of one of its games, by their text and in a stable order.

    A noun is an anchor such as `card:winter` or `region:parma`: clients light it up, translations name it.
    """

    __slots__ = ("actions", "by_text")

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, verb: str, *nouns: str, value: int = 0) -> Action:
        action = Action(verb, nouns, value)
        if action.text in self.by_text:
            raise ValueError(f"the action {action.text!r} is in the table already")
        self.actions.append(action)
        self.by_text[action.text] = action
        return action

    def each(self, verb: str, kind: str, names: tuple[str, ...]) -> list[Action]:
        """One action per name; its value is the name's index."""
        return [self.add(verb, f"{kind}:{name}", value=index) for index, name in enumerate(names)]

    def join(self, other: "ActionTable") -> None:
        """Take over the actions of another table whose texts are new here."""
        for text, action in other.by_text.items():
            if text not in self.by_text:
                self.actions.append(action)
                self.by_text[text] = action

    def parse(self, text: str) -> Action | None:
        return self.by_text.get(" ".join(text.split()))


def is_among(action: Action, actions: list[Action]) -> bool:
    """`in`, without asking interned actions whether they are equal."""
    for other in actions:
        if other is action:
            return True
    return False
