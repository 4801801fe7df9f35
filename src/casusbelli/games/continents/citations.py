"""Questions that more than one law asks: which of them asks now."""

from casusbelli.core.state import Frame
from casusbelli.games.continents.amounts import law_of_amount
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.fight import SAVAGE, SEA
from casusbelli.games.continents.losses import LOSS_COUNTS
from casusbelli.games.continents.mustering import law_of_muster
from casusbelli.games.continents.orders import ORDER_RULES, kind_of
from casusbelli.games.continents.peace import law_of_refuge
from casusbelli.games.continents.prices import MINERAL_LAWS
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import (
    CHOOSE_AMOUNT,
    CHOOSE_LOSS,
    CHOOSE_REFUGE,
    MEET_MINERAL,
    MUSTER,
    MUSTER_FLEET,
    PRESS_ON,
)


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
    if top.step == CHOOSE_REFUGE:
        return law_of_refuge(state)
    return _law_of_force(state, top, rule)


def _law_of_force(state: ContinentsState, top: Frame, rule: str) -> str:
    """What units and ships are mustered for, or where they fight."""
    if top.step == MUSTER:
        return law_of_muster(state, top.seat)
    if top.step == MUSTER_FLEET:
        return ORDER_RULES[kind_of(state.order)]
    if top.step == PRESS_ON and state.fight is not None:
        return {SEA: "SIX-11.4", SAVAGE: "SIX-15.13"}.get(state.fight.kind, rule)
    return rule
