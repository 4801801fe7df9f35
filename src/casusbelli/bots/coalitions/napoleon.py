"""L'Empereur: where Napoleon will strike, and when the Grand Coalition is strong enough to race for Paris."""

from typing import Final

from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.napoleonic.empereur.deck import ATTACKED
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY, attacked_home
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE, NAPOLEONIC
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState


def is_camp(place: int) -> bool:
    """Outside of France, next to it, and on no card."""
    board = NAPOLEONIC.boards[NAPOLEONIC.scenario_boards[NAPOLEONIC.scenarios.index("1805")]]
    if board.home[place] == FRANCE or min([board.land_steps[place][home] for home in PRIORITY]) != 1:
        return False
    return not [card for card in ATTACKED if place in card]


RACE_HOMES: Final = PRIORITY
CAMPS: Final = [place for place in range(len(NAPOLEONIC.territories)) if is_camp(place)]
CARDS_A_ROUND: Final = 3
CARD_FORCE: Final = 3.0
RAID: Final = 200.0
NEARBY: Final = 0.9  # of the force of a neighbour counts
DIVERSION: Final = 20.0  # while a general is in France no card is drawn
MARGIN: Final = 15.0
GUARD: Final = 0.1  # land is guarded best in Paris
DEFEAT: Final = 80.0  # of a general
RALLY: Final = 14.0
CAMP: Final = 50.0  # a garrison there lets everybody hasten to it
FARTHEST: Final = 7
FARTHEST_ERRAND: Final = 1  # nobody turns far aside from the way to Paris
MOST_IN_RACE: Final = 9  # troops of the three generals of a race


def chances(state: CoalitionsState, count: int) -> list[float]:
    """How likely each territory is attacked within a round."""
    found = [0.0] * count
    home = attacked_home(state)
    if home >= 0:
        found[home] = 0.9  # a race, and no card
        return found
    deck = state.napoleon_deck if len(state.napoleon_deck) >= CARDS_A_ROUND else list(range(1, len(ATTACKED)))
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


def raid_worth(state: CoalitionsState, home: int, force: list[float]) -> float:
    """What it is worth to stand on a French home: much if those around can withstand the race."""
    muster = 0.0
    for general, place in enumerate(state.place):
        if place < 0 or state.player[state.rules.general_power[general]] == NOBODY:
            continue
        distance = state.board.land_steps[place][home]
        if distance == 0:
            muster += force[general]
        elif distance == 1:
            muster += NEARBY * force[general]
    cards = min(MOST_IN_RACE, state.morale[state.rules.prize] + 1)
    needed = 1.0 + MOST_TROOPS + CARD_FORCE * cards
    return DIVERSION + RAID * max(-1.0, min(1.0, (muster - needed) / MARGIN))


def rally_worth(state: CoalitionsState, place: int) -> float:
    """What a troop is worth there: as near to France as cards do not reach."""
    nearest = FARTHEST
    for camp in CAMPS:
        nearest = min(nearest, state.board.land_steps[place][camp])
    if state.board.home[place] == state.rules.prize:
        return 0.0
    return RALLY * (FARTHEST - nearest)
