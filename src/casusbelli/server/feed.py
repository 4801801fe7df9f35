"""feed(seat, since): the only way out of the house. All that a seat is ever sent of a game is made here."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from casusbelli.core import Action, Event, State, Title
from casusbelli.event_rules import event_rules
from casusbelli.server.journal import Journal, Move, Stretch, page_before
from casusbelli.server.refusals import HouseRefusal
from casusbelli.words import Words

Json = dict[str, Any]

NOTHING: Final = -1
CURSOR: Final = re.compile(r"(-1|[0-9]{1,9})\.([0-9]{1,9})\.(-1|[0-9]{1,9})")


@dataclass
class Cursor:
    """How much of each part somebody has: entries of the journal, messages, revision of the table."""

    entries: int = NOTHING
    messages: int = 0
    revision: int = NOTHING

    def is_ahead_of(self, other: "Cursor") -> bool:
        return self.entries > other.entries or self.messages > other.messages or self.revision > other.revision

    def __str__(self) -> str:
        return f"{self.entries}.{self.messages}.{self.revision}"


def read_cursor(text: str | None) -> Cursor:
    if not text:
        return Cursor()
    found = CURSOR.fullmatch(text)
    if found is None:
        raise HouseRefusal("BadRequest", "bad-cursor", {"cursor": text})
    return Cursor(*[int(part) for part in found.groups()])


@dataclass
class Story:
    """Plies of a game that are told to somebody: those from the first to the last, with the rules of their title."""

    title: Title
    first: int
    moves: list[Move]
    told: Stretch | list[list[Event]]

    @property
    def is_forgotten(self) -> bool:
        """It must be played again, and is to be told beside the event loop."""
        return isinstance(self.told, Stretch)

    def tell(self, seat: int, words: Words | None) -> list[Json]:
        """The plies as the seat may know them."""
        told = self.told.play().told if isinstance(self.told, Stretch) else self.told
        first = max(self.first, 1)
        heard = [[self._event(event, words) for event in events if event.is_for(seat)] for events in told]
        start = [_ply(0, None, heard[0])] if self.first == 0 else []
        acted = zip(self.moves, heard[len(start) :], strict=True)
        return start + [_ply(ply, move, events) for ply, (move, events) in enumerate(acted, first)]

    def _event(self, event: Event, words: Words | None) -> Json:
        rule = event_rules(self.title).get(event.kind)
        told: Json = {"kind": event.kind, "facts": event.facts, "rule": rule}
        return told if words is None else {**told, "text": words.event(event)}


def story(journal: Journal, first: int, last: int) -> Story:
    """What the plies from the first to the last have told. Nothing of it changes when the game goes on."""
    moves = journal.moves[max(first, 1) - 1 : last]
    title = journal.game.title
    if first >= journal.game.remembers_from:
        return Story(title, first, moves, journal.game.told(first, last))
    return Story(title, first, moves, journal.again(first, last))


def news(journal: Journal, since: int) -> tuple[int, Story]:
    """The ply from which history is new since an entry of the journal, and the story since then, a page at most."""
    start = NOTHING if since == NOTHING else journal.first_new_ply(since)
    return start, story(journal, max(start + 1, page_before(journal.ply + 1)), journal.ply)


def game_part(journal: Journal, seat: int, since: int, words: Words | None, history: list[Json] | None = None) -> Json:
    """The game as the seat may know it, with the history that is new since an entry of the journal."""
    game = journal.game
    start, new = news(journal, since)
    if history is None:
        history = new.tell(seat, words)
    is_open = not journal.is_over
    state = game.state
    nobody: Json = {} if is_open else {"decision": None, "awaited": []}  # also where it was ended before its rules did
    now = moment(state, seat, words)
    seeing = None if words is None else words.looking_at(now["view"])
    return {
        **now,
        **nobody,
        "from": start,
        "first": new.first,
        "history": history,
        "options": _options(state, seat, state.options(seat), seeing) if is_open else [],
        "asides": _options(state, seat, state.asides(seat), seeing) if is_open else [],
        "can_take_back": is_open and game.can_take_back(seat),
    }


def moment(state: State, seat: int, words: Words | None) -> Json:
    """What the seat sees of a position, now or in the past."""
    return {"ply": state.ply, "view": state.view(seat), "decision": _decision(state, words), "awaited": state.awaited()}


def past_part(title: Title, moves: list[Move], played: Stretch, seat: int, words: Words | None) -> Json:
    """The game as the seat saw it after the last of the moves. Nothing can be decided there."""
    ply = len(moves)
    return {
        **moment(played.state, seat, words),
        "from": ply - 1,
        "first": ply,
        "history": Story(title, ply, moves[-1:], played.told).tell(seat, words),
        "options": [],
        "asides": [],
        "can_take_back": False,
    }


def _decision(state: State, words: Words | None) -> Json | None:
    decision = state.pending()
    if decision is None:
        return None
    told = {"name": decision.name, "rule": state.cite(decision.rule)}
    return told if words is None else {**told, "prompt": words.prompt(decision)}


def _ply(ply: int, move: Move | None, events: list[Json]) -> Json:
    if move is None:
        return {"ply": ply, "seat": None, "by": None, "at": None, "events": events}
    return {"ply": ply, "seat": move.seat, "by": move.by, "at": move.at, "events": events}


def _options(state: State, seat: int, actions: list[Action], words: Words | None) -> list[Json]:
    if words is None:
        return [_bare_option(action) for action in actions]
    return [_option(state, seat, action, words) for action in actions]


@cache
def _bare_option(action: Action) -> Json:
    """Without sentences an action is always the same option. Nobody may change it."""
    return {"action": action.text, "anchors": action.nouns}


def _option(state: State, seat: int, action: Action, words: Words) -> Json:
    option: Json = {**_bare_option(action), "label": words.action(action)}
    preview = state.preview(seat, action)
    if preview is not None:
        option["preview"] = preview
    return option
