"""The titles as games of OpenSpiel: importing this registers them (docs/openspiel.md)."""

from casusbelli.envs.openspiel.tiny import TinyGame, TinyState
from casusbelli.envs.openspiel.titles import TitleGame, TitleState

__all__ = ["TinyGame", "TinyState", "TitleGame", "TitleState"]
