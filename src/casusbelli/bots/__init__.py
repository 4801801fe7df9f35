"""Players that are programs."""

from casusbelli.bots.bot import Bot, decide, dice_of
from casusbelli.bots.registry import find_bot, levels, opponents

__all__ = ["Bot", "decide", "dice_of", "find_bot", "levels", "opponents"]
