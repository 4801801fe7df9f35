"""A table at which somebody sits or watches right now."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, update

from casusbelli.core import SPECTATOR, GameOver, Refusal, StalePly, Title, UnknownAction, find_title
from casusbelli.server import schema
from casusbelli.server.beside import beside
from casusbelli.server.clock import now
from casusbelli.server.feed import NOTHING, Cursor, Json, game_part, news
from casusbelli.server.journal import ACTION, END, TAKE_BACK, Journal
from casusbelli.server.offers import add_offer, note_agreement, remove_offer
from casusbelli.server.press import count_unread, heard, tell_message
from casusbelli.server.refusals import HouseRefusal, SetAside
from casusbelli.server.requests import Act, Answer, Offer, Read, Request, Say, TakeBack
from casusbelli.server.rows import JournalRow, MessageRow, OfferRow, TableRow
from casusbelli.server.store import Append, Conflict, Store
from casusbelli.server.stored import Stored, play_stored, read_messages, read_stored, require_readable
from casusbelli.server.table_info import OVER, PLAYING, mask, raise_count
from casusbelli.server.visitor import Visitor
from casusbelli.words import Words

T = TypeVar("T")

CLOCK: Final = "clock"
UNNUMBERED: Final = 0  # the database says which number comes next


class GateRefusal(Exception):
    """The rules of the game do not allow it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


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
    answers: deque[int] = field(default_factory=deque)  # the requests that the next feeds answer, one each
    news: asyncio.Event = field(default_factory=asyncio.Event)


class LiveTable:
    """Computed from the database. Whoever reads or changes it holds the lock, so nobody sees what is not yet stored."""

    def __init__(
        self, store: Store, stored: Stored, journal: Journal | None, moved: Callable[["LiveTable"], None]
    ) -> None:
        self.store: Final = store
        self._moved: Final = moved  # called with every new entry of the journal
        self.id: Final[str] = stored.info.row.id
        self.title: Final[Title] = find_title(stored.info.row.title)
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.presence = 1
        self.used = time.monotonic()
        self.trouble: SetAside | None = None  # what is stored cannot be read any more; whoever asks must load it anew
        self._must_reload = False
        self._take(stored, journal)

    def _take(self, stored: Stored, journal: Journal | None) -> None:
        self.info = stored.info
        self.messages = stored.messages
        self.entries = len(stored.entries)
        self.journal = journal
        self._words: dict[tuple[str, int], Words] = {}
        for listener in self.listeners:
            self._seat(listener)

    def _seat(self, listener: Listener) -> None:
        seat, view_as = self.info.seat_of(listener.visitor), self.info.view_of(listener.visitor)
        if (seat, view_as) != (listener.seat, listener.view_as):
            listener.seat, listener.view_as = seat, view_as
            listener.cursor = Cursor()

    # Listening.

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
        """Let everybody look whether there is something new."""
        for listener in self.listeners:
            listener.news.set()

    def who_is_here(self) -> Json:
        seats = {listener.seat for listener in self.listeners}
        watchers = sum([listener.seat == SPECTATOR for listener in self.listeners])
        return {"online": sorted(seats - {SPECTATOR}), "watchers": watchers}

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
        said = self.press(seat) if self.messages else []
        if cursor.messages < len(said):
            feed["press"] = said[cursor.messages :]
            feed["you"] = self.info.chair(listener.visitor, self.unread(seat))
        if len(feed) == 1 and not listener.answers:
            return None
        entries = self.entries if self.journal is not None else NOTHING
        listener.cursor = Cursor(entries, len(said), self.info.row.revision)
        listener.presence = self.presence
        if listener.answers:
            feed["id"] = listener.answers.popleft()
        return {**feed, "cursor": str(listener.cursor), "now": now(), "deadline": self.info.row.deadline}

    def press(self, seat: int) -> list[Json]:
        """The messages that the seat may read, with numbers of its own: gaps would tell of others."""
        return [tell_message(message, number) for number, message in enumerate(heard(self.messages, seat), 1)]

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

    async def why_not(self, visitor: Visitor, text: str) -> Refusal | None:
        """The rule that forbids an action, if one does."""
        async with self.lock:
            await self.settle()
            state = self.begun().game.state
            action = state.actions.parse(text)
            if action is None:
                return UnknownAction("unknown-action", "", {"action": text})
            return state.why_not(self._seated(self.info.seat_of(visitor)), action)

    # Changing.

    async def handle(self, listener: Listener, request: Request) -> None:
        """Do what a listener asks; he is answered by his next feed. A refusal changes nothing."""
        async with self.lock:
            await self.settle()
            await self._do(self._seated(listener.seat), request)
            if isinstance(request, Read):
                listener.presence = 0
            listener.answers.append(request.id)
        self.wake()

    async def _do(self, seat: int, request: Request) -> None:
        match request:
            case Act(action=text, ply=ply):
                await self.act(seat, text, ply, "person")
            case TakeBack(ply=ply):
                await self._take_back(seat, ply)
            case Offer(kind=kind):
                await self._offer(kind, seat, self._playing().ply)
            case Answer(offer=number, agree=agree):
                await self._answer(seat, number, agree)
            case Say(text=text, to=seats):
                await self._say(seat, text, seats)
            case Read(press=number):
                await self._read(seat, number)

    @property
    def is_settled(self) -> bool:
        """Nobody changes the table, and all that is in memory is stored: one may read without the lock."""
        return not self._must_reload and self.trouble is None and not self.lock.locked()

    @property
    def is_behind(self) -> bool:
        """Nobody knows whether the last change was stored."""
        return self._must_reload and not self.lock.locked()

    async def settle(self) -> None:
        """Return to the truth after a change of which we do not know whether it was stored."""
        if self.trouble is not None:
            raise self.trouble.with_traceback(None)
        if self._must_reload:
            await self.reload()

    async def reload(self) -> None:
        """Learn what is stored, after all that is still to be written."""
        await self.store.write(lambda connection: None)
        await self._learn(await self.store.read(lambda connection: read_stored(connection, self.id)))

    async def _learn(self, stored: Stored) -> None:
        """Take in what may be another process's doing: for our listeners and programs it is news."""
        try:
            if self._must_reload or self.journal is None or len(stored.entries) != self.entries:
                self._must_reload = True
                self._take(stored, await play_stored(stored))
                self._must_reload = False
            else:
                require_readable(stored.info)
                self._take(stored, self.journal)
        except SetAside as trouble:
            self.trouble = trouble
            raise
        finally:
            self.wake()
        self._moved(self)

    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Store something beside the game. If that fails nobody knows how far it came, so we look before we go on."""
        self._must_reload = True
        found = await self.store.write(work)
        self._must_reload = False
        return found

    async def act(self, seat: int, text: str, ply: int, by: str) -> None:
        """Pass an action through the gate and store it. Under the lock."""
        if ply > self._playing().ply:
            await self.reload()  # another process may be ahead of us
        while True:
            journal = self._playing()
            refusal = self._pass_gate(journal, seat, text, ply)
            if refusal is not None:
                raise GateRefusal(refusal)
            if await self._append(ACTION, seat, journal.game.record.moves[-1][1], by, journal.ply - 1):
                return
            if by != "person":  # what a program chose follows from what was there before
                raise _stale(ply, self._playing())

    def _pass_gate(self, journal: Journal, seat: int, text: str, ply: int) -> Refusal | None:
        """Should the engine itself fail, nobody knows what it has made of the game in memory."""
        self._must_reload = True
        try:
            refusal = journal.act(seat, text, ply)
        except HouseRefusal:
            self._must_reload = False
            raise
        self._must_reload = refusal is None
        return refusal

    async def _append(self, kind: str, seat: int, text: str, by: str, floor: int) -> bool:
        """Store what the game in memory has just done; False, and the truth reloaded, if somebody was faster."""
        journal = self.begun()
        at = now()
        entry = JournalRow(self.id, self.entries + 1, kind, seat, text, by, at)
        row = self._next_row(journal, kind, at)
        revisions = row.revision - self.info.row.revision
        keeps = row.state == PLAYING and self._keeps_deadline(journal)
        self._must_reload = True
        try:
            await self.store.append(Append(entry, row, revisions, keeps, only_if_late=by == CLOCK))
        except Conflict:
            await self.reload()
            return False
        self._must_reload = False
        self.entries = entry.number
        if kind == END:
            self.info.ending = entry
        self.info.row = row
        journal.note(kind, seat, by, at, floor)
        self._moved(self)
        return True

    def _next_row(self, journal: Journal, kind: str, at: int) -> TableRow:
        """What the table's row becomes with the next entry."""
        state = journal.game.state
        is_over = state.is_over or kind == END
        return replace(
            self.info.row,
            entries=self.entries + 1,
            ply=state.ply,
            awaited=0 if is_over else mask(state.awaited()),
            winners=mask(state.winners),
            state=OVER if is_over else PLAYING,
            deadline=None if is_over else self._deadline(journal, at),
            changed=at,
            revision=self.info.row.revision + is_over,
        )

    def _deadline(self, journal: Journal, at: int) -> int | None:
        """A new question has a new deadline."""
        row = self.info.row
        return row.deadline if row.pace is None or self._keeps_deadline(journal) else at + row.pace * 1000

    def _keeps_deadline(self, journal: Journal) -> bool:
        return self.info.row.pace is None or journal.game.state.top is journal.question

    async def stop_clock(self) -> None:
        """The decision waits for its seat however long that takes."""
        tables = schema.tables
        same = update(tables).where(tables.c.id == self.id, tables.c.entries == self.entries)
        await self._change(lambda connection: connection.execute(same.values(deadline=None)))
        self.info.row = replace(self.info.row, deadline=None)

    async def begin(self) -> None:
        """Note who is awaited in a game that has just begun."""
        journal, at = self._playing(), now()
        changes: dict[str, int] = {"awaited": mask(journal.awaited()), "changed": at}
        if self.info.row.pace is not None:
            changes["deadline"] = at + self.info.row.pace * 1000
        tables = schema.tables
        fresh = update(tables).where(tables.c.id == self.id, tables.c.entries == 0, tables.c.awaited == 0)
        await self._change(lambda connection: connection.execute(fresh.values(changes)))
        await self.reload()

    async def _take_back(self, seat: int, ply: int) -> None:
        journal = self._playing()
        if ply != journal.ply:
            raise _stale(ply, journal)
        target = journal.last_action_of(seat)
        if target is None:
            raise HouseRefusal("NothingToTakeBack", "nothing-to-take-back")
        journal.check_return(target)
        if journal.game.can_take_back(seat):
            await self._go_back(seat, target)
        else:
            await self._offer(TAKE_BACK, seat, target)

    async def _go_back(self, seat: int, target: int) -> None:
        journal = self._playing()
        ply = journal.ply
        self._must_reload = True
        journal.go_back(await beside(journal.before(target).play))
        if not await self._append(TAKE_BACK, seat, str(target), "person", target):
            raise _stale(ply, self._playing())

    async def _offer(self, kind: str, seat: int, ply: int) -> None:
        """Ask all other people; bots never mind."""
        if self.info.people() in ([], [seat]):
            await self._fulfil(kind, seat, ply)
            return
        if any([offer.kind == kind and offer.seat == seat for offer in self.info.open_offers()]):
            raise HouseRefusal("TooMany", "offer-open")
        offer = OfferRow(self.id, UNNUMBERED, kind, seat, ply, self.entries, 1 << seat)
        await self._revise(lambda connection: add_offer(connection, offer))

    async def _answer(self, seat: int, number: int, agree: bool) -> None:
        offer = next((offer for offer in self.info.open_offers() if offer.number == number), None)
        if offer is None:
            raise HouseRefusal("NoSuchOffer", "no-such-offer")
        if not agree:
            await self._revise(lambda connection: remove_offer(connection, self.id, number))
            return
        await self._revise(lambda connection: note_agreement(connection, self.id, number, seat))
        if self._is_agreed(number):  # whoever else agrees at this moment, in another process, sees less than we do
            await self._fulfil(offer.kind, offer.seat, offer.ply)
            await self._revise(lambda connection: remove_offer(connection, self.id, number))

    def _is_agreed(self, number: int) -> bool:
        people = mask(self.info.people())
        return any([offer.number == number and not people & ~offer.agreed for offer in self.info.open_offers()])

    async def _fulfil(self, kind: str, seat: int, ply: int) -> None:
        if kind == TAKE_BACK:
            await self._go_back(seat, ply)
        elif not await self._append(END, seat, "", "person", self._playing().ply):
            raise _stale(ply, self.begun())

    async def _revise(self, work: Callable[[Connection], object]) -> None:
        """Change what everybody may know of the table beside the game."""

        def write(connection: Connection) -> Stored:
            raise_count(connection, self.id, "revision")
            work(connection)
            return read_stored(connection, self.id)

        await self._learn(await self._change(write))

    async def _say(self, seat: int, text: str, seats: list[int] | None) -> None:
        rule = self.info.row.press_rule
        if rule == "none" or (rule == "public" and seats is not None):
            # Keys: house-muted-public, house-muted-none
            raise HouseRefusal("Muted", f"muted-{rule}")
        if self.journal is None and seats is not None:  # whoever takes a chair later would read it
            raise HouseRefusal("Muted", "muted-waiting")
        if seats is not None and (max(seats) >= len(self.info.seats) or set(seats) <= {seat}):
            raise HouseRefusal("BadRequest", "no-such-reader")
        message = MessageRow(
            table_id=self.id,
            number=UNNUMBERED,
            seat=seat,
            audience=None if seats is None else mask(sorted({seat, *seats})),
            ply=0 if self.journal is None else self.journal.ply,
            text=text.replace("\0", "").strip(),  # not every database can hold the letter zero
            at=now(),
        )
        if not message.text:
            raise HouseRefusal("BadRequest", "empty-message")
        self.messages = await self._change(lambda connection: _add_message(connection, message))

    async def _read(self, seat: int, number: int) -> None:
        number = min(number, self._end(seat).messages)  # what is not yet written cannot be read
        seats = schema.seats
        mark = update(seats).where(seats.c.table_id == self.id, seats.c.seat == seat, seats.c.read < number)
        await self._change(lambda connection: connection.execute(mark.values(read=number)))
        chair = self.info.seats[seat]
        self.info.seats[seat] = replace(chair, read=max(number, chair.read))

    # Who may, and when.

    def _seated(self, seat: int) -> int:
        if seat == SPECTATOR:
            raise HouseRefusal("NotSeated", "not-seated")
        return seat

    def begun(self) -> Journal:
        if self.journal is None:
            raise HouseRefusal("NotPlaying", "not-begun")
        return self.journal

    def _playing(self) -> Journal:
        journal = self.begun()
        if journal.is_over:
            raise GateRefusal(GameOver("game-over", "", {}))
        return journal


def _stale(ply: int, journal: Journal) -> GateRefusal:
    return GateRefusal(StalePly("stale-ply", "", {"ply": ply, "current": journal.ply}))


def _add_message(connection: Connection, message: MessageRow) -> list[MessageRow]:
    """Store a message; all messages of the table, among them what other processes stored meanwhile."""
    raise_count(connection, message.table_id, "messages")
    known = read_messages(connection, message.table_id)
    numbered = replace(message, number=len(known) + 1)
    connection.execute(insert(schema.messages).values(vars(numbered)))
    return [*known, numbered]
