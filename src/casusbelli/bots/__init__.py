"""Players that are programs."""

from casusbelli.bots.bot import Bot, decide
from casusbelli.bots.registry import find_bot, levels

__all__ = ["Bot", "decide", "find_bot", "levels"]
