"""L'Empereur: where Napoleon will strike, and how hard."""

from typing import Final

from casusbelli.games.coalitions.board import Board
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY, attacked_home
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState

CARDS_A_ROUND: Final = 3
CARD_FORCE: Final = 3.0
GUARD: Final = 0.1  # land is guarded best in Paris
CAMP: Final = 50.0  # a garrison there lets everybody hasten to it
MOST_IN_RACE: Final = 9  # troops of the three generals of a race


_CAMPS: Final[dict[Board, list[int]]] = {}


def camps(board: Board) -> list[int]:
    """The territories outside of France, next to it, and on no card."""
    if board not in _CAMPS:
        _CAMPS[board] = [place for place in range(len(board.kind)) if _is_camp(board, place)]
    return _CAMPS[board]


def _is_camp(board: Board, place: int) -> bool:
    if board.home[place] == FRANCE or min([board.land_steps[place][home] for home in PRIORITY]) != 1:
        return False
    return not [card for card in board.attacked if place in card]


def deck_ahead(state: CoalitionsState) -> list[int]:
    """The cards of which the next ones come; all of them if the deck does not last for a round."""
    is_enough = len(state.napoleon_deck) >= CARDS_A_ROUND
    return state.napoleon_deck if is_enough else list(range(1, len(state.board.attacked)))


def chances(state: CoalitionsState, count: int) -> list[float]:
    """How likely each territory is attacked within a round."""
    found = [0.0] * count
    home = attacked_home(state)
    if home >= 0:
        found[home] = 0.9  # a race, and no card
        return found
    deck = deck_ahead(state)
    share = min(1.0, CARDS_A_ROUND / len(deck))
    for card in deck:
        for place in state.board.attacked[card]:
            if state.garrison[place] != state.rules.prize:
                found[place] = min(1.0, found[place] + share)
    return found


def blow(state: CoalitionsState) -> float:
    """The force of one of Napoleon's attacks."""
    is_race = attacked_home(state) >= 0
    cards = min(MOST_IN_RACE if is_race else MOST_TROOPS + 1, state.morale[state.rules.prize] + 1)
    return 1.0 + MOST_TROOPS + CARD_FORCE * cards
