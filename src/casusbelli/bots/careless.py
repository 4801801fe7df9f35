"""A bot that now and then does not think."""

from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.uniform import UniformBot
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State


@final
class CarelessBot(Bot):
    """Of a hundred choices it leaves `slips` to the dice."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot: Final = bot
        self.slips: Final = slips
        self._dice: Final = UniformBot()

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        bot = self._dice if stream.below(100) < self.slips else self.bot
        return bot.choose(state, seat, stream)
