"""What a position of L'Empereur has more, and what it must not have."""

from casusbelli.core.position import Reader, assign
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.position import LEVELS, check_land
from casusbelli.games.coalitions.state import NAPOLEON_CARDS, NAPOLEON_DECK, CoalitionsState


def write_level(state: CoalitionsState) -> list[str]:
    return [assign("level", LEVELS[state.level])]


def write_deck(state: CoalitionsState) -> list[str]:
    return [assign("napoleon-deck", state.napoleon_deck[::-1])]


def check_grand_coalition(reader: Reader, state: CoalitionsState) -> None:
    """All are in one coalition against France."""  # COA-12.1.2
    for power, status in enumerate(state.status):
        if power != FRANCE and status != 0:
            raise reader.mistake("power", "not-in-grand-coalition", {"power": state.rules.powers[power]})
    if state.abilities:
        raise reader.mistake("abilities", "empereur-abilities", {})  # COA-12.1.8
    if state.hands[FRANCE]:
        raise reader.mistake("power", "empereur-hand", {})  # COA-12.1.4
    for place in state.targets:
        check_land(reader, state, "targets", place)


def read_cards(reader: Reader, state: CoalitionsState) -> None:
    """Every card is in one place; what is named nowhere is in the deck, shuffled, below the cards given."""
    deck = reader.integers("napoleon-deck", [], NAPOLEON_CARDS, 1, NAPOLEON_CARDS)[::-1]
    named = deck + state.napoleon_discard + ([] if state.card == NOBODY else [state.card])
    for card in named:
        if named.count(card) > 1 or not 1 <= card <= NAPOLEON_CARDS:
            raise reader.mistake("napoleon-deck", "bad-napoleon-card", {"card": card, "count": NAPOLEON_CARDS})
    rest = [card for card in range(1, NAPOLEON_CARDS + 1) if card not in named]
    if rest:
        state.chance.stream(NAPOLEON_DECK).shuffle(rest)
    state.napoleon_deck = rest + deck
