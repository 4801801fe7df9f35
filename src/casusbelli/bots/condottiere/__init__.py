"""The heuristic bot of Condottiere."""

from casusbelli.bots.condottiere.bot import CondottiereBot

__all__ = ["CondottiereBot"]
