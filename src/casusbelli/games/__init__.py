"""The titles. Importing this package puts them into the registry."""

from casusbelli.core.registry import register
from casusbelli.games.condottiere import CONDOTTIERE

register(CONDOTTIERE)

__all__ = ["CONDOTTIERE"]
