"""The heuristic bot of Condottiere: rules of thumb over what its seat can see, without any search or dice."""

from collections.abc import Callable
from typing import Final, final

from casusbelli.bots.bot import Bot
from casusbelli.bots.condottiere.hands import best_to_keep, wants_discard
from casusbelli.bots.condottiere.outlook import Outlook
from casusbelli.bots.condottiere.plans import best_plan, best_retrieval, first_card, scarecrow_value, surrender_value
from casusbelli.bots.condottiere.regions import best_papal_region, best_region
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.core.state import State
from casusbelli.games.condottiere.actions import (
    CHOOSE,
    DISCARD_HAND,
    HOLD_HAND,
    KEEP,
    KEEP_NO_MORE,
    LEAVE_DOWN,
    PAPAL,
    PAPAL_OFF,
    PASS,
    PLAY,
    RETRIEVE,
    RETRIEVE_NOTHING,
    TURN_UP,
)
from casusbelli.games.condottiere.battle import can_anybody_play
from casusbelli.games.condottiere.board import NO_REGION
from casusbelli.games.condottiere.deck import DRUMMER, HEROINE, NO_CARD, SCARECROW, SURRENDER
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import (
    CHOOSE_REGION,
    DISCARD_OR_HOLD,
    KEEP_CARDS,
    PLACE_PAPAL_TOKEN,
    RETRIEVE_MERCENARY,
    REVEAL_ON_PASS,
    TURN,
)


@final
class CondottiereBot(Bot):
    """Plays for connected regions, weighs each battle by what the region does for everybody, and saves its cards."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        assert isinstance(state, CondottiereState)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        assert state.top is not None
        answer = ANSWERS.get(state.top.step)
        return options[-1] if answer is None else answer(state, seat)  # cards are drawn as long as they may be


def _turn(state: CondottiereState, seat: int) -> Action:
    if seat == state.defender and not state.played[seat] and can_anybody_play(state, seat):
        return PASS  # the others may wear each other out first
    outlook = Outlook(state, seat)
    plan = best_plan(outlook)
    value = plan.value
    action = PLAY[first_card(outlook, plan)] if plan.cards else PASS
    if SCARECROW in outlook.hand and scarecrow_value(outlook) > value:
        value = scarecrow_value(outlook)
        action = PLAY[SCARECROW]
    if SURRENDER in outlook.hand and not outlook.alone and surrender_value(outlook) > value:
        action = PLAY[SURRENDER]
    return action


def _papal(state: CondottiereState, seat: int) -> Action:
    region = best_papal_region(state, seat)
    return PAPAL_OFF if region == NO_REGION else PAPAL[region]


def _retrieve(state: CondottiereState, seat: int) -> Action:
    cards = best_retrieval(Outlook(state, seat)).cards
    return RETRIEVE[cards[0]] if cards else RETRIEVE_NOTHING


def _reveal(state: CondottiereState, seat: int) -> Action:
    """What a bishop could take stays hidden; what no card can touch may scare the others off."""
    is_safe = state.covered[seat] in (DRUMMER, HEROINE)
    return TURN_UP if is_safe and can_anybody_play(state, seat) else LEAVE_DOWN


def _discard(state: CondottiereState, seat: int) -> Action:
    return DISCARD_HAND if wants_discard(state, seat) else HOLD_HAND


def _keep(state: CondottiereState, seat: int) -> Action:
    card = best_to_keep(state, seat)
    return KEEP_NO_MORE if card == NO_CARD else KEEP[card]


ANSWERS: Final[dict[int, Callable[[CondottiereState, int], Action]]] = {
    CHOOSE_REGION: lambda state, seat: CHOOSE[best_region(state, seat)],
    TURN: _turn,
    PLACE_PAPAL_TOKEN: _papal,
    RETRIEVE_MERCENARY: _retrieve,
    REVEAL_ON_PASS: _reveal,
    DISCARD_OR_HOLD: _discard,
    KEEP_CARDS: _keep,
}
