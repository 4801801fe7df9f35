"""All steps of Raison d'État: the family's and the election."""

from typing import Final

from casusbelli.games.coalitions.raison_detat.election import ELECTION_STEPS
from casusbelli.games.coalitions.table import STEPS_OF_WHEEL, compose

STEPS: Final = compose(STEPS_OF_WHEEL + ELECTION_STEPS, [])
