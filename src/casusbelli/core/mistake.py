"""A mistake in what somebody gave us: a file, an option, a position."""

from typing import TypeAlias

Fact: TypeAlias = int | str | tuple[str, ...]


class Mistake(Exception):
    """`key` and `facts` become a sentence in the reader's language (message `mistake-<key>`).

    The message may be among those of a `title` that the reader did not know of before.
    """

    def __init__(self, key: str, facts: dict[str, Fact] | None = None, line: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, Fact] = facts or {}
        self.line = line
        self.title = ""

    def __reduce__(self) -> tuple[object, ...]:
        """So that facts are not lost between processes."""
        return Mistake, (self.key, self.facts, self.line)

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{where}{self.key} ({facts})"
