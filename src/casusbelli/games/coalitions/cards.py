"""Drawing and discarding battle cards."""

from bisect import insort
from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Decision, Step
from casusbelli.games.coalitions.events import tell, tell_card_to_owner
from casusbelli.games.coalitions.standing import ACTIONS, ANY_ACTION, WARD
from casusbelli.games.coalitions.state import BATTLE_DECK, CoalitionsState
from casusbelli.games.coalitions.steps import DISCARD_SURPLUS, END_MOBILIZATION


def can_draw(state: CoalitionsState, power: int) -> bool:
    pile = state.rules.deck_of[power]
    return len(state.decks[pile]) > 0 or len(state.discards[pile]) > 0


def take_top_card(state: CoalitionsState, power: int) -> int:
    """The top card of the power's deck; call it only if there is one to be drawn."""
    pile = state.rules.deck_of[power]
    if not state.decks[pile]:
        reshuffle(state, pile)
    card = state.decks[pile].pop()
    state.disclosures += 1
    if not state.decks[pile] and state.discards[pile]:
        reshuffle(state, pile)  # COA-4.7.4 COA-R22 REA-R23
    return card


def draw(state: CoalitionsState, power: int) -> bool:
    """Draw a card into the power's hand; False if there is none."""  # COA-R22
    if not can_draw(state, power):
        return False
    card = take_top_card(state, power)
    insort(state.hands[power], card)
    tell(state, "drew", power)
    tell_card_to_owner(state, "drew-own", power, card)
    return True


def reshuffle(state: CoalitionsState, pile: int) -> None:
    """A discard pile, in the order of its values, is shuffled into a new deck."""
    cards = sorted(state.discards[pile])
    state.discards[pile] = []
    state.chance.stream(BATTLE_DECK).shuffle(cards)
    state.decks[pile] = cards
    if len(state.decks) == 1:
        tell(state, "reshuffled")
    else:
        tell(state, "reshuffled-own", state.rules.deck_of.index(pile))


def discard(state: CoalitionsState, power: int, card: int) -> None:
    state.hands[power].remove(card)
    discard_pile(state, power).append(card)
    state.disclosures += 1
    tell(state, "discarded", power, card=card)  # COA-7.1.1


def discard_pile(state: CoalitionsState, power: int) -> list[int]:
    """Where the power's cards go when they are discarded."""  # REA-R75
    return state.discards[state.rules.deck_of[power]]


def distinct_cards(hand: list[int]) -> list[int]:
    """Each value of a sorted hand once."""
    found: list[int] = []
    for card in hand:
        if not found or found[-1] != card:
            found.append(card)
    return found


class Discard(Decision[CoalitionsState]):
    """Choose a card of the hand to discard, face up."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions.discard
        return [actions[card] for card in distinct_cards(state.hands[state.argument])]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        discard(state, state.argument, action.value)  # COA-7.1.1 COA-R21

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "card-not-in-hand"


CARD_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        DISCARD_SURPLUS,
        Discard(
            "discard-surplus",
            "COA-4.7.3",
            ("discard",),
            absence=DEPUTY,
            argument=WARD,
            footings=(Footing(ANY_ACTION), Footing(ACTIONS, (END_MOBILIZATION,))),
            pace=0.6,
        ),
    ),
]
