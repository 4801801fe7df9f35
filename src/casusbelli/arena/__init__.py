"""Bots against bots, many games at a time."""

from casusbelli.arena.intervals import wilson
from casusbelli.arena.match import Match, Result, paired_match, play_game, play_match

__all__ = ["Match", "Result", "paired_match", "play_game", "play_match", "wilson"]
