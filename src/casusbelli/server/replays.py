"""Records that people bring: read and played through the gate before a table is set for them."""

from typing import Final

from casusbelli.core import Game, Record, read_record
from casusbelli.core.refusal import refused_action
from casusbelli.server.refusals import HouseRefusal

MOST_LINES: Final = 50_000  # four times the longest game that bots have ever played by chance alone


def read_replay(text: str) -> Record:
    """The record in a text, unless it is longer than any game. This is done beside the event loop."""
    lines = len(text.splitlines())
    if lines > MOST_LINES:
        raise HouseRefusal("TooLarge", "record-too-long", {"lines": lines, "maximum": MOST_LINES})
    return read_record(text)


def play_replay(record: Record) -> Game:
    """The game at its end; a Mistake names the first action that is refused. This is done beside the event loop."""
    game = Game(record.setup)
    for ply, (seat, text) in enumerate(record.moves):
        refusal = game.apply_text(seat, text)
        if refusal is not None:
            raise refused_action(refusal, seat, text, record.line_of(ply))
        game.forget_before(game.state.ply + 1)
    return game
