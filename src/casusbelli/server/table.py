"""A table at which somebody sits or watches right now."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from casusbelli.core import SPECTATOR, Refusal, UnknownAction
from casusbelli.server.beside import beside
from casusbelli.server.clock import now
from casusbelli.server.feed import NOTHING, Cursor, Json, game_part, news
from casusbelli.server.journal import Journal
from casusbelli.server.offers import answer_offer, make_offer, take_back
from casusbelli.server.press import count_unread, heard, mark_read, say, tell_messages, tell_waiting
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.requests import Act, Answer, Offer, Read, Request, Say, TakeBack
from casusbelli.server.store import Store
from casusbelli.server.stored import Stored
from casusbelli.server.stored_table import StoredTable
from casusbelli.server.visitor import Visitor
from casusbelli.words import Words


@dataclass(eq=False)
class Listener:
    """Somebody who is told what happens, as far as his seat may know it, and how far he has been told."""

    visitor: Visitor
    language: str | None  # of the sentences in feeds; None for feeds without
    spoken: str = "en"  # of refusals
    cursor: Cursor = field(default_factory=Cursor)
    seat: int = SPECTATOR
    view_as: int = SPECTATOR  # whose view of the game he is shown
    presence: int = 0
    waiting: int = 0  # messages of his own that nobody may read yet
    answers: deque[int] = field(default_factory=deque)  # the requests that the next feeds answer, one each
    news: asyncio.Event = field(default_factory=asyncio.Event)


class LiveTable(StoredTable):
    """Listeners come and go, ask for something, and are told what is new."""

    def __init__(
        self, store: Store, stored: Stored, journal: Journal | None, moved: Callable[["LiveTable"], None]
    ) -> None:
        self._moved: Final = moved
        self.listeners: Final[set[Listener]] = set()
        self.presence = 1
        self.used = time.monotonic()
        super().__init__(store, stored, journal)

    def _take(self, stored: Stored, journal: Journal | None) -> None:
        super()._take(stored, journal)
        self._words: dict[tuple[str, int], Words] = {}
        for listener in self.listeners:
            self._seat(listener)

    def _seat(self, listener: Listener) -> None:
        seat, view_as = self.info.seat_of(listener.visitor), self.info.view_of(listener.visitor)
        if (seat, view_as) != (listener.seat, listener.view_as):
            listener.seat, listener.view_as = seat, view_as
            listener.cursor = Cursor()

    def moved(self) -> None:
        self._moved(self)

    # Coming and going.

    async def look_in(self, listener: Listener) -> None:
        """Find out who listens, and from where on. Under the lock."""
        await self.settle()
        if listener.cursor.is_ahead_of(self._end(self.info.seat_of(listener.visitor))):
            await self.reload()  # another process has told him what we do not know yet
        listener.seat, listener.view_as = self.info.seat_of(listener.visitor), self.info.view_of(listener.visitor)
        if listener.cursor.is_ahead_of(self._end(listener.seat)):
            listener.cursor = Cursor()  # one that never was is as good as none
        if listener.language is not None and (listener.language, listener.view_as) not in self._words:
            await beside(self.words, listener.language, listener.view_as)  # a title's words take long to read at first

    async def arrive(self, listener: Listener) -> None:
        """Begin to listen, from where the cursor says. Under the lock."""
        await self.look_in(listener)
        self.listeners.add(listener)
        self._presence_changed()

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.presence += 1
        self.wake()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.news.set()

    def who_is_here(self) -> Json:
        seats = {listener.seat for listener in self.listeners}
        watchers = sum([listener.seat == SPECTATOR for listener in self.listeners])
        return {"online": sorted(seats - {SPECTATOR}), "watchers": watchers}

    # Telling.

    def _end(self, seat: int) -> Cursor:
        """The cursor of somebody who has been told everything."""
        said = len(heard(self.messages, seat))
        return Cursor(NOTHING if self.journal is None else self.entries, said, self.info.row.revision)

    async def tell(self, listener: Listener) -> Json | None:
        """His feed: at once if all of it is in memory, and under the lock if something has to be computed first."""
        if self.is_settled and not self._has_forgotten(listener):
            return self.feed_with(listener, None)
        async with self.lock:
            await self.settle()
            return await self.feed(listener)

    async def feed(self, listener: Listener) -> Json | None:
        """What is new for the listener, or None if nothing is and nothing was asked. Under the lock."""
        history: list[Json] | None = None
        if self.journal is not None and self._has_forgotten(listener):
            _, new = news(self.journal, listener.cursor.entries)
            history = await beside(new.tell, listener.view_as, self.words(listener.language, listener.view_as))
        return self.feed_with(listener, history)

    def _has_forgotten(self, listener: Listener) -> bool:
        if self.journal is None or listener.cursor.entries == self.entries:
            return False
        return news(self.journal, listener.cursor.entries)[1].is_forgotten

    def feed_with(self, listener: Listener, history: list[Json] | None) -> Json | None:
        """The feed, with a history that was told already, or with one that is told now."""
        cursor, seat, view_as = listener.cursor, listener.seat, listener.view_as
        feed: Json = {"type": "feed"}
        is_known = cursor.revision == self.info.row.revision and listener.presence == self.presence
        if not is_known or self.info.is_offer_void(cursor.entries):
            feed["table"] = self.info.table(self.who_is_here())
            feed["you"] = self.info.chair(listener.visitor, self.unread(seat))
        if self.journal is not None and cursor.entries != self.entries:
            words = self.words(listener.language, view_as)
            feed["game"] = game_part(self.journal, view_as, cursor.entries, words, history)
        said = tell_messages(self.messages, seat)
        if cursor.messages < len(said):
            feed["press"] = said[cursor.messages :]
            feed["you"] = self.info.chair(listener.visitor, self.unread(seat))
        waiting = tell_waiting(self, seat)
        if len(waiting) != listener.waiting:
            feed["waiting"] = waiting
        if len(feed) == 1 and not listener.answers:
            return None
        entries = self.entries if self.journal is not None else NOTHING
        listener.cursor = Cursor(entries, len(said), self.info.row.revision)
        listener.presence, listener.waiting = self.presence, len(waiting)
        if listener.answers:
            feed["id"] = listener.answers.popleft()
        return {**feed, "cursor": str(listener.cursor), "now": now(), "deadline": self.info.row.deadline}

    def unread(self, seat: int) -> int:
        return count_unread(self.info, self.messages, seat)

    def words(self, language: str | None, seat: int) -> Words | None:
        if language is None:
            return None
        key = (language, seat)
        if key not in self._words:
            self._words[key] = Words(language, self.title.id, self.info.names, seat)
        return self._words[key]

    def sentences(self, listener: Listener) -> Words:
        """The words for a refusal, which always has a sentence."""
        words = self.words(listener.language or listener.spoken, listener.seat)
        assert words is not None
        return words if self.journal is None else words.looking_at(self.journal.game.state.view(listener.seat))

    # Asking.

    async def handle(self, listener: Listener, request: Request) -> None:
        """Do what a listener asks; he is answered by his next feed. A refusal changes nothing."""
        async with self.lock:
            await self.settle()
            await self._do(_seated(listener.seat), request)
            if isinstance(request, Read):
                listener.presence = 0
            listener.answers.append(request.id)
        self.wake()

    async def _do(self, seat: int, request: Request) -> None:
        match request:
            case Act(action=text, ply=ply):
                await self.act(seat, text, ply, "person")
            case TakeBack(ply=ply):
                await take_back(self, seat, ply)
            case Offer(kind=kind):
                await make_offer(self, kind, seat, self.playing().ply)
            case Answer(offer=number, agree=agree):
                await answer_offer(self, seat, number, agree)
            case Say(text=text, to=seats):
                await say(self, seat, text, seats)
            case Read(press=number):
                await mark_read(self, seat, number)

    async def why_not(self, visitor: Visitor, text: str) -> Refusal | None:
        """The rule that forbids an action, if one does."""
        async with self.lock:
            await self.settle()
            state = self.begun().game.state
            action = state.actions.parse(text)
            if action is None:
                return UnknownAction("unknown-action", "", {"action": text})
            return state.why_not(_seated(self.info.seat_of(visitor)), action)


def _seated(seat: int) -> int:
    if seat == SPECTATOR:
        raise HouseRefusal("NotSeated", "not-seated")
    return seat
