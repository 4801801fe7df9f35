"""Coalitions: Realpolitik, the third title of the family."""
