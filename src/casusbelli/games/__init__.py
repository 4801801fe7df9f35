"""The titles. Importing this package puts them into the registry."""

from casusbelli.core.registry import register
from casusbelli.games.coalitions.napoleonic.meta import COALITIONS
from casusbelli.games.condottiere import CONDOTTIERE

register(CONDOTTIERE)
register(COALITIONS)

__all__ = ["COALITIONS", "CONDOTTIERE"]
