"""What people may carry home: the record of a game, once it is over, and their own view at any time."""

from typing import Any

from casusbelli import __version__
from casusbelli.core import Record
from casusbelli.core.seal import seal
from casusbelli.server.facts import OVER, Json
from casusbelli.server.lobby import UNSEALED
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.table import Listener, LiveTable
from casusbelli.server.visitor import Visitor


async def export_record(live: LiveTable) -> str:
    """The record as text: from it everything can be computed, so it is for everybody and only at the end."""
    async with live.lock:
        await live.settle()
        if live.facts.row.state != OVER or live.journal is None:
            raise HouseRefusal("NotOver", "not-over")
        played, row = live.journal.game.record, live.facts.row
    record = Record(played.setup, played.ruleset)
    record.moves = played.moves
    if not row.replay or int(row.salt, 16) != UNSEALED:
        record.salt = int(row.salt, 16)
        record.seal = seal(played.setup.seed, record.salt)
    return record.write()


async def export_view(live: LiveTable, visitor: Visitor, language: str | None) -> Json:
    """All that the visitor's seat was ever told: the feed of somebody who knows nothing yet."""
    listener = Listener(visitor, language)
    async with live.lock:
        await live.look_in(listener)
        feed: dict[str, Any] | None = live.feed(listener)
    assert feed is not None
    return {"casusbelli": __version__, "feed": feed}
