"""All steps of Raison d'État: the family's and the election."""

from typing import Final

from casusbelli.games.coalitions.raison_detat.election import ELECTION_STEPS
from casusbelli.games.coalitions.table import compose

STEPS: Final = compose(ELECTION_STEPS)
