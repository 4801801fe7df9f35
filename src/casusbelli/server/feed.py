"""feed(seat, since): the only way out of the house. All that a seat is ever sent of a game is made here."""

from dataclasses import dataclass
from typing import Any, Final

from casusbelli.core import Action, Event, Game, State
from casusbelli.server.journal import Journal
from casusbelli.server.refusals import HouseRefusal
from casusbelli.words import Words

Json = dict[str, Any]

NOTHING: Final = -1


@dataclass
class Cursor:
    """How much of each part somebody has: entries of the journal, messages, revision of the table."""

    entries: int = NOTHING
    messages: int = 0
    revision: int = NOTHING

    def __str__(self) -> str:
        return f"{self.entries}.{self.messages}.{self.revision}"


def read_cursor(text: str | None) -> Cursor:
    if not text:
        return Cursor()
    parts = text.split(".")
    if len(parts) != 3 or not all([part.lstrip("-").isdecimal() and len(part) < 10 for part in parts]):
        raise HouseRefusal("BadRequest", "bad-cursor", {"cursor": text})
    entries, messages, revision = [max(int(part), NOTHING) for part in parts]
    return Cursor(entries, max(messages, 0), revision)


def game_part(journal: Journal, seat: int, since: int, words: Words | None) -> Json:
    """The game as the seat may know it, with the history that is new since an entry of the journal."""
    game = journal.game
    is_open = not journal.is_over
    start = NOTHING if since == NOTHING else journal.first_new_ply(since)
    state = game.state
    return {
        **moment(state, seat, words),
        "from": start,
        "history": [_ply(journal, ply, seat, words) for ply in range(start + 1, state.ply + 1)],
        "options": [_option(state, seat, action, words) for action in state.options(seat) if is_open],
        "asides": [_option(state, seat, action, words) for action in state.asides(seat) if is_open],
        "can_take_back": is_open and game.can_take_back(seat),
    }


def moment(state: State, seat: int, words: Words | None) -> Json:
    """What the seat sees of a position, now or in the past."""
    return {"ply": state.ply, "view": state.view(seat), "decision": _decision(state, words), "awaited": state.awaited()}


def past_part(game: Game, journal: Journal, seat: int, words: Words | None) -> Json:
    """The game as the seat saw it at an earlier ply. Nothing can be decided there."""
    ply = game.state.ply
    history = [_ply(journal, ply, seat, words)]
    return {
        **moment(game.state, seat, words),
        "from": ply - 1,
        "history": history,
        "options": [],
        "asides": [],
        "can_take_back": False,
    }


def _decision(state: State, words: Words | None) -> Json | None:
    decision = state.pending()
    if decision is None:
        return None
    told = {"name": decision.name, "rule": decision.rule}
    return told if words is None else {**told, "prompt": words.prompt(decision)}


def _ply(journal: Journal, ply: int, seat: int, words: Words | None) -> Json:
    events = [_event(event, words) for event in journal.game.events[ply] if event.is_for(seat)]
    if ply == 0:
        return {"ply": 0, "seat": None, "by": None, "at": None, "events": events}
    move = journal.moves[ply - 1]
    return {"ply": ply, "seat": move.seat, "by": move.by, "at": move.at, "events": events}


def _event(event: Event, words: Words | None) -> Json:
    told: Json = {"kind": event.kind, "facts": event.facts}
    if words is not None:
        told["text"] = words.event(event)
    return told


def _option(state: State, seat: int, action: Action, words: Words | None) -> Json:
    option: Json = {"action": action.text, "anchors": action.nouns}
    if words is not None:
        option["label"] = words.action(action)
        preview = state.preview(seat, action)
        if preview is not None:
            option["preview"] = preview
    return option
