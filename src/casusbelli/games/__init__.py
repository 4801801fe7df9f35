"""The titles. Importing this package puts them into the registry."""

from casusbelli.core.registry import register
from casusbelli.games.coalitions.napoleonic.meta import COALITIONS
from casusbelli.games.coalitions.raison_detat.meta import RAISON_DETAT
from casusbelli.games.coalitions.realpolitik.meta import REALPOLITIK
from casusbelli.games.condottiere import CONDOTTIERE
from casusbelli.games.continents import CONTINENTS

register(CONDOTTIERE)
register(COALITIONS)
register(RAISON_DETAT)
register(REALPOLITIK)
register(CONTINENTS)

__all__ = ["COALITIONS", "CONDOTTIERE", "CONTINENTS", "RAISON_DETAT", "REALPOLITIK"]
