"""L'Empereur: where Napoleon will strike, and how hard."""

from typing import Final

from casusbelli.games.coalitions.napoleonic.empereur.deck import ATTACKED
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY, attacked_home
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE, NAPOLEONIC
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState

BOARD: Final = NAPOLEONIC.boards[NAPOLEONIC.scenario_boards[NAPOLEONIC.scenarios.index("1805")]]
CARDS_A_ROUND: Final = 3


def is_camp(place: int) -> bool:
    """Outside of France, next to it, and on no card."""
    if BOARD.home[place] == FRANCE or min([BOARD.land_steps[place][home] for home in PRIORITY]) != 1:
        return False
    return not [card for card in ATTACKED if place in card]


CAMPS: Final = [place for place in range(len(NAPOLEONIC.territories)) if is_camp(place)]
CARD_FORCE: Final = 3.0
GUARD: Final = 0.1  # land is guarded best in Paris
CAMP: Final = 50.0  # a garrison there lets everybody hasten to it
MOST_IN_RACE: Final = 9  # troops of the three generals of a race


def deck_ahead(state: CoalitionsState) -> list[int]:
    """The cards of which the next ones come; all of them if the deck does not last for a round."""
    return state.napoleon_deck if len(state.napoleon_deck) >= CARDS_A_ROUND else list(range(1, len(ATTACKED)))


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
        for place in ATTACKED[card]:
            if state.garrison[place] != state.rules.prize:
                found[place] = min(1.0, found[place] + share)
    return found


def blow(state: CoalitionsState) -> float:
    """The force of one of Napoleon's attacks."""
    is_race = attacked_home(state) >= 0
    cards = min(MOST_IN_RACE if is_race else MOST_TROOPS + 1, state.morale[state.rules.prize] + 1)
    return 1.0 + MOST_TROOPS + CARD_FORCE * cards
