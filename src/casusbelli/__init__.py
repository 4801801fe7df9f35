"""Casus Belli: a table for board games of war and diplomacy."""

from casusbelli import games

__version__ = "0.1.0"

__all__ = ["__version__", "games"]
