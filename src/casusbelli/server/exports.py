"""What people may carry home: the record of a game, once it is over, and their own view at any time."""

from casusbelli import __version__
from casusbelli.core import Record
from casusbelli.core.seal import seal
from casusbelli.server.beside import beside
from casusbelli.server.feed import story
from casusbelli.server.lobby import UNSEALED
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import TableRow
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.table_info import OVER, Json
from casusbelli.server.visitor import Visitor


async def export_record(live: LiveTable) -> str:
    """The record as text: from it everything can be computed, so it is for everybody and only at the end."""
    async with live.lock:
        await live.settle()
        if live.info.row.state != OVER or live.journal is None:
            raise HouseRefusal("NotOver", "not-over")
        played, row = live.journal.game.record, live.info.row
    record = Record(played.setup)
    record.moves = played.moves
    seal_record(record, row)
    return record.write()


def seal_record(record: Record, row: TableRow) -> None:
    """With the seal that everybody could see before the game; the record of a replay may have had none."""
    if not row.replay or int(row.salt, 16) != UNSEALED:
        record.salt = int(row.salt, 16)
        record.seal = seal(record.setup.seed, record.salt)


async def export_view(live: LiveTable, visitor: Visitor, language: str | None) -> Json:
    """All that the visitor's seat was ever told: the feed of somebody who knows nothing yet."""
    listener = Listener(visitor, language)
    async with live.lock:
        await live.look_in(listener)
        feed, words = live.feed_with(listener, []), live.words(language, listener.view_as)
        whole = None if live.journal is None else story(live.journal, 0, live.journal.ply)
    assert feed is not None
    if whole is not None:
        feed["game"] |= {"first": 0, "history": await beside(whole.tell, listener.view_as, words)}
    return {"casusbelli": __version__, "feed": feed}
