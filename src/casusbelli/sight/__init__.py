"""What a seat sees, as numbers."""

from casusbelli.sight.registry import sight_of
from casusbelli.sight.sheet import Field, Sight, mask_of

__all__ = ["Field", "Sight", "mask_of", "sight_of"]
