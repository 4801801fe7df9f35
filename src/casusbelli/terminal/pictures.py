"""Which title is drawn by what."""

from typing import Final

from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.coalitions import CoalitionsPicture
from casusbelli.terminal.condottiere import CondottierePicture
from casusbelli.terminal.continents import ContinentsPicture
from casusbelli.terminal.picture import Picture
from casusbelli.terminal.realpolitik import RealpolitikPicture
from casusbelli.words import Words

PICTURES: Final[dict[str, type[Picture]]] = {
    "condottiere": CondottierePicture,
    "coalitions": CoalitionsPicture,
    "raison-detat": CoalitionsPicture,
    "realpolitik": RealpolitikPicture,
    "continents": ContinentsPicture,
}


def picture_for(words: Words, chairs: list[Chair]) -> Picture:
    return PICTURES.get(words.title, Picture)(words, chairs)
