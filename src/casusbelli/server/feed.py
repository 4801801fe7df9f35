"""feed(seat, since): the only way out of the house. All that a seat is ever sent of a game is made here."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from casusbelli.core import Action, Event, Game, State
from casusbelli.server.journal import Journal, Move
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


def game_part(journal: Journal, seat: int, since: int, words: Words | None) -> Json:
    """The game as the seat may know it, with the history that is new since an entry of the journal."""
    game = journal.game
    is_open = not journal.is_over
    start = NOTHING if since == NOTHING else journal.first_new_ply(since)
    state = game.state
    nobody: Json = {} if is_open else {"decision": None, "awaited": []}  # also where the players ended it by agreement
    now = moment(state, seat, words)
    seeing = None if words is None else words.looking_at(now["view"])
    return {
        **now,
        **nobody,
        "from": start,
        "history": _history(journal.told_after(start), start + 1, journal.moves, seat, words),
        "options": _options(state, seat, state.options(seat), seeing) if is_open else [],
        "asides": _options(state, seat, state.asides(seat), seeing) if is_open else [],
        "can_take_back": is_open and game.can_take_back(seat),
    }


def moment(state: State, seat: int, words: Words | None) -> Json:
    """What the seat sees of a position, now or in the past."""
    return {"ply": state.ply, "view": state.view(seat), "decision": _decision(state, words), "awaited": state.awaited()}


def past_part(game: Game, moves: list[Move], seat: int, words: Words | None) -> Json:
    """The game as the seat saw it at an earlier ply. Nothing can be decided there."""
    ply = game.state.ply
    return {
        **moment(game.state, seat, words),
        "from": ply - 1,
        "history": _history(game.events[ply:], ply, moves, seat, words),
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


def _history(told: list[list[Event]], first: int, moves: list[Move], seat: int, words: Words | None) -> list[Json]:
    """What the plies from the first on told the seat."""
    return [_ply(events, ply, moves, seat, words) for ply, events in enumerate(told, first)]


def _ply(told: list[Event], ply: int, moves: list[Move], seat: int, words: Words | None) -> Json:
    events = [_event(event, words) for event in told if event.is_for(seat)]
    if ply == 0:
        return {"ply": 0, "seat": None, "by": None, "at": None, "events": events}
    move = moves[ply - 1]
    return {"ply": ply, "seat": move.seat, "by": move.by, "at": move.at, "events": events}


def _event(event: Event, words: Words | None) -> Json:
    told: Json = {"kind": event.kind, "facts": event.facts}
    if words is not None:
        told["text"] = words.event(event)
    return told


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
