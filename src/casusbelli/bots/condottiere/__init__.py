"""The heuristic bot of Condottiere, and its judge for the search."""

from casusbelli.bots.condottiere.bot import CondottiereBot
from casusbelli.bots.condottiere.judge import CondottiereJudge

__all__ = ["CondottiereBot", "CondottiereJudge"]
