"""The heuristic bot of Six Continents, and what the search must know of the title."""

from casusbelli.bots.continents.bot import ContinentsBot
from casusbelli.bots.continents.judge import ContinentsJudge

__all__ = ["ContinentsBot", "ContinentsJudge"]
