"""What a seat sees, as numbers."""

from casusbelli.observation.registry import observation_of
from casusbelli.observation.sheet import Field, Observation, mask_of

__all__ = ["Field", "Observation", "mask_of", "observation_of"]
