"""Bots against bots, many games at a time."""

from casusbelli.arena.match import Result, play_game, play_match
from casusbelli.arena.report import run, wilson

__all__ = ["Result", "play_game", "play_match", "run", "wilson"]
