"""The heuristic bot of Condottiere."""

from typing import final

from casusbelli.bots.bot import Bot
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State


@final
class CondottiereBot(Bot):
    """Plays by rules of thumb."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        options = state.options(seat)
        return options[stream.below(len(options))]
