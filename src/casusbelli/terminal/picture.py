"""How a title looks on the table. Each title draws from a seat's view, never from the state."""

from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.pretty import Pretty

from casusbelli.core import Event
from casusbelli.terminal.chairs import Chair
from casusbelli.words import Words

View: TypeAlias = dict[str, Any]


class Picture:
    """The words are the reader's; the chairs are in the order of the seats.

    A title that is not drawn by anything yet is shown as its view, so that it can be tried.
    """

    def __init__(self, words: Words, chairs: list[Chair]) -> None:
        self.words = words
        self.chairs = chairs

    def table(self, view: View, width: int) -> RenderableType:
        """Everything that lies on the table and what the reader holds."""
        return Pretty(view)

    def subject(self, view: View) -> str:
        """What the options are about, where the question alone does not say it."""
        return ""

    def map(self, view: View) -> RenderableType:
        """The board as a list of regions."""
        return ""

    def region(self, view: View, name: str) -> list[str]:
        """All about one region, and where we know it from; empty if there is none of that name."""
        return []

    def discard(self, view: View) -> str:
        """What lies in the discard pile."""
        return ""

    def sentences(self, events: list[Event]) -> list[str]:
        """What happened, in words; an event that the next one tells in more detail is left out."""
        return [self.words.event(event) for event in _without_repetition(events)]


def _without_repetition(events: list[Event]) -> list[Event]:
    return [
        event for event, following in zip(events, [*events[1:], None], strict=False) if not _repeats(following, event)
    ]


def _repeats(following: Event | None, event: Event) -> bool:
    """`dealt-own` says more than `dealt`, of the same seat or power; `shown-card` more than `shown`."""
    if following is None or following.kind not in (f"{event.kind}-own", f"{event.kind}-card"):
        return False
    return all([following.facts.get(name) == event.facts.get(name) for name in ("seat", "power")])
