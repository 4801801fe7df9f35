"""The titles. Importing this package puts them into the registry."""

from casusbelli.core.registry import register
from casusbelli.games.coalitions.napoleonic.meta import COALITIONS
from casusbelli.games.coalitions.raison_detat.meta import RAISON_DETAT
from casusbelli.games.coalitions.realpolitik.meta import REALPOLITIK
from casusbelli.games.condottiere import CONDOTTIERE

register(CONDOTTIERE)
register(COALITIONS)
register(RAISON_DETAT)
register(REALPOLITIK)

__all__ = ["COALITIONS", "CONDOTTIERE", "RAISON_DETAT", "REALPOLITIK"]
