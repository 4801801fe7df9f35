"""The Napoleon cards. Lists are indexed by the number of the card; there is no card 0."""

from typing import Final

from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.napoleonic.ruleset import NAPOLEONIC, TITLE
from casusbelli.games.coalitions.state import NAPOLEON_CARDS, NAPOLEON_DECK, CoalitionsState


def _territories_of(key: str) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(NAPOLEON_CARDS + 1)]
    for entry in read_toml(TITLE, "cards.toml")["napoleon_card"]:
        found[int(entry["number"])] = [NAPOLEONIC.territories.index(name) for name in entry[key]]
    return found


ATTACKED: Final = _territories_of("attacked")  # in printed order
SHOWN: Final = _territories_of("shown")  # without effect
NAMES: Final = ["", *[str(entry["name"]) for entry in read_toml(TITLE, "cards.toml")["napoleon_card"]]]


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
