"""The heuristic bot of Coalitions."""

from casusbelli.bots.coalitions.bot import CoalitionsBot

__all__ = ["CoalitionsBot"]
