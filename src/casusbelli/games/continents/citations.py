"""Questions that more than one law asks: which of them asks now."""

from casusbelli.games.continents.amounts import law_of_amount
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.losses import LOSS_COUNTS
from casusbelli.games.continents.peace import law_of_refuge
from casusbelli.games.continents.prices import MINERAL_LAWS
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import CHOOSE_AMOUNT, CHOOSE_LOSS, CHOOSE_REFUGE, MEET_MINERAL


def law_of_question(state: ContinentsState, rule: str) -> str:
    """The rule of the pending decision, or the one of its rules that is meant here."""
    top = state.top
    if top is None:
        return rule
    if top.step == CHOOSE_AMOUNT:
        return law_of_amount(top.argument)
    if top.step == CHOOSE_LOSS and top.argument >= LOSS_COUNTS:
        return "SIX-21.8"  # in one territory: a siege
    if top.step == MEET_MINERAL:
        return MINERAL_LAWS[top.argument // TERRITORIES]
    return law_of_refuge(state) if top.step == CHOOSE_REFUGE else rule
