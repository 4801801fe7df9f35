"""What was: the game as it stood after an earlier action, and older pages of its history."""

from casusbelli.server.beside import beside
from casusbelli.server.feed import Json, past_part, story
from casusbelli.server.journal import page_before
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.table import LiveTable
from casusbelli.server.visitor import Visitor


async def game_at(live: LiveTable, visitor: Visitor, ply: int, language: str | None) -> Json:
    """The game as the visitor's seat saw it after an action."""
    async with live.lock:
        await live.settle()
        journal, view_as = live.begun(), live.info.view_of(visitor)
        if ply > journal.ply:
            raise HouseRefusal("BadRequest", "no-such-ply", {"ply": ply, "last": journal.ply})
        title, again, moves = journal.game.title, journal.again(ply, ply), journal.moves[:ply]
    return await beside(lambda: past_part(title, moves, again.play(), view_as, live.words(language, view_as)))


async def page_of_history(live: LiveTable, visitor: Visitor, before: int | None, language: str | None) -> Json:
    """The plies before one, or the last ones, as the visitor's seat was told of them: a page at most."""
    async with live.lock:
        await live.settle()
        journal, view_as = live.begun(), live.info.view_of(visitor)
        end = journal.ply + 1 if before is None else min(before, journal.ply + 1)
        first = page_before(end)
        page = story(journal, first, end - 1)
    return {"first": first, "history": await beside(lambda: page.tell(view_as, live.words(language, view_as)))}
