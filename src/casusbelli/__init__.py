"""Casus Belli: a table for board games of war and diplomacy."""

__version__ = "0.1.0"
