"""The heuristic bot of Coalitions and its kin, what a search must know of them, and the bot that tries options out."""

from casusbelli.bots.coalitions.bot import CoalitionsBot
from casusbelli.bots.coalitions.judge import CoalitionsJudge
from casusbelli.bots.coalitions.trials import TrialBot

__all__ = ["CoalitionsBot", "CoalitionsJudge", "TrialBot"]
