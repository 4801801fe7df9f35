"""The deck of Napoleon cards. What they attack stands on the board that the table plays on."""

from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.state import NAPOLEON_CARDS, NAPOLEON_DECK, CoalitionsState


def shuffle_deck(state: CoalitionsState) -> None:
    """All twelve cards, face down."""
    state.napoleon_discard = list(range(1, NAPOLEON_CARDS + 1))  # COA-12.1.5
    _reshuffle(state)


def reveal_card(state: CoalitionsState) -> None:
    if not state.napoleon_deck:
        _reshuffle(state)  # COA-12.5.2
        tell(state, "napoleon-reshuffled")
    state.card = state.napoleon_deck.pop()
    state.disclosures += 1
    if state.sink is not None:
        state.tell("napoleon-card", {"napoleon": f"napoleon:{state.card}"})


def _reshuffle(state: CoalitionsState) -> None:
    cards = sorted(state.napoleon_discard)
    state.napoleon_discard = []
    state.chance.stream(NAPOLEON_DECK).shuffle(cards)
    state.napoleon_deck = cards
