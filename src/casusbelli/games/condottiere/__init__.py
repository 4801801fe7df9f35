"""Condottiere, third edition."""

from casusbelli.games.condottiere.meta import CONDOTTIERE

__all__ = ["CONDOTTIERE"]
