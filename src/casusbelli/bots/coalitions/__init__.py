"""The heuristic bot of Coalitions and its kin, what a search must know of them, and the bot that tries options out."""

from casusbelli.bots.coalitions.bot import CoalitionsBot
from casusbelli.bots.coalitions.judge import CoalitionsJudge

__all__ = ["CoalitionsBot", "CoalitionsJudge"]
