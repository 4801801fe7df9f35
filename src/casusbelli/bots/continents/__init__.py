"""The heuristic bot of Six Continents."""

from casusbelli.bots.continents.bot import ContinentsBot

__all__ = ["ContinentsBot"]
