"""Drawing and discarding battle cards."""

from bisect import insort

from casusbelli.games.coalitions.events import tell, tell_card_to_owner
from casusbelli.games.coalitions.state import BATTLE_DECK, CoalitionsState


def can_draw(state: CoalitionsState) -> bool:
    return len(state.deck) > 0 or len(state.discard) > 0


def take_top_card(state: CoalitionsState) -> int:
    """The top card of the deck; call it only if there is one to be drawn."""
    if not state.deck:
        reshuffle(state)
    card = state.deck.pop()
    state.disclosures += 1
    if not state.deck and state.discard:
        reshuffle(state)  # COA-4.7.4 COA-R22
    return card


def draw(state: CoalitionsState, power: int) -> bool:
    """Draw a card into the power's hand; False if there is none."""  # COA-R22
    if not can_draw(state):
        return False
    card = take_top_card(state)
    insort(state.hands[power], card)
    tell(state, "drew", power)
    tell_card_to_owner(state, "drew-own", power, card)
    return True


def reshuffle(state: CoalitionsState) -> None:
    """The discard pile, in the order of its values, is shuffled into a new deck."""
    cards = sorted(state.discard)
    state.discard = []
    state.chance.stream(BATTLE_DECK).shuffle(cards)
    state.deck = cards
    tell(state, "reshuffled")


def discard(state: CoalitionsState, power: int, card: int) -> None:
    state.hands[power].remove(card)
    state.discard.append(card)
    state.disclosures += 1
    tell(state, "discarded", power, card=card)  # COA-7.1.1


def distinct_cards(hand: list[int]) -> list[int]:
    """Each value of a sorted hand once."""
    found: list[int] = []
    for card in hand:
        if not found or found[-1] != card:
            found.append(card)
    return found
