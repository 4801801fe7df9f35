"""A bot chooses for a seat. It never meets the true state, only a world that its seat cannot tell from it."""

from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.state import State
from casusbelli.core.subclass import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Bots keep nothing between two choices, so one object may sit on several seats."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        """One of the options of the seat; the state is the bot's own to play with."""
        raise NotImplementedError


def decide(bot: Bot, state: State, seat: int, stream: Stream) -> Action:
    """What the bot does on the seat, from what the seat can see. The state stays as it is."""
    return bot.choose(state.determinize(seat, stream), seat, stream)


def dice_of(seed: int, seat: int, ply: int) -> Stream:
    """The dice of a bot on a seat of a game with this seed: who has the record can ask the bot again."""
    return Chance(seed).stream(f"bot-{seat}-{ply}")
