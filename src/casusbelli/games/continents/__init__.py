"""Six Continents."""

from casusbelli.games.continents.meta import CONTINENTS

__all__ = ["CONTINENTS"]
