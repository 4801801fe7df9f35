"""L'Empereur: the march on Paris. The powers gather beside France, enter it together, hold, and strike."""

from typing import Final

from casusbelli.bots.coalitions.napoleon import CARDS_A_ROUND, deck_ahead
from casusbelli.bots.coalitions.scale import AVERAGE_CARD, SPREAD_OF_CARD, average_of_best, chance_of
from casusbelli.games.coalitions.board import Board
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.strength import garrison_strength

NEVER: Final = -5_000.0
PARIS: Final = 10_000.0
IN_FRANCE: Final = 1_000.0
STEP: Final = 30.0  # a step nearer to France
DANGER: Final = 100.0
BEATEN: Final = 100.0  # a general who is lost
CLAIM: Final = 130.0  # a point of influence that France does not get
FARTHEST: Final = 8
SURE: Final = 0.55
FAIR: Final = 0.5
DESPERATE: Final = 17  # French influence at which caution costs more than it saves
BASIC_SPREAD: Final = 2.0

_STEPS: Final[dict[Board, list[int]]] = {}


def steps_to_france(board: Board) -> list[int]:
    """From each territory, over land and sea."""
    if board not in _STEPS:
        _STEPS[board] = [min([steps[home] for home in PRIORITY]) for steps in board.by_land_and_sea(board.owners)]
    return _STEPS[board]


def is_desperate(state: CoalitionsState) -> bool:
    return state.influence[FRANCE] >= DESPERATE


def coalition_cards(state: CoalitionsState, capacity: list[int]) -> float:
    """What the Grand Coalition's cards add when each power has so many troops to play for."""
    total = 0.0
    for power, troops in enumerate(capacity):
        hand = len(state.hands[power])
        count = min(troops, hand, max(1, state.morale[power]))
        total += count * average_of_best(count, hand)
    return total


def french_cards(state: CoalitionsState, troops: int) -> int:
    """How many cards France may draw for so many troops."""
    return min(troops, state.morale[FRANCE])


def chance_at(state: CoalitionsState, general: int, place: int) -> float:
    """How likely a general's attack on a territory of France's wins."""
    rules = state.rules
    near = state.board.neighbours[place]
    capacity = [0] * rules.count
    capacity[rules.general_power[general]] = state.troops[general]
    ours = 1.0 + state.troops[general]
    theirs = 0.0
    french = 0
    if state.garrison[place] == FRANCE:
        theirs += garrison_strength(state, place)
    for other, where in enumerate(state.place):
        owner = rules.general_power[other]
        if where == place and owner == FRANCE:
            theirs += 1.0 + state.troops[other]
            french += state.troops[other]
        elif where in near and other != general:
            if owner == FRANCE:
                french += state.troops[other]
            else:
                capacity[owner] += state.troops[other]
    count = french_cards(state, french)
    ours += coalition_cards(state, capacity)
    return chance_of(ours - theirs - AVERAGE_CARD * count - 0.5, BASIC_SPREAD + SPREAD_OF_CARD * count)


def chance_to_hold(state: CoalitionsState, general: int, home: int) -> float:
    """How likely a French home is held against the next attack of a race, with this general on it."""
    rules = state.rules
    near = state.board.neighbours[home]
    capacity = [0] * rules.count
    ours = 0.0
    french = 2 * MOST_TROOPS
    for other, where in enumerate(state.place):
        owner = rules.general_power[other]
        if other == general or (where == home and owner != FRANCE):
            ours += 1.0 + state.troops[other]
            capacity[owner] += state.troops[other]
        elif where in near and owner != FRANCE:
            capacity[owner] += state.troops[other]
        elif where in near and where != state.board.capital[FRANCE]:
            french += state.troops[other]
    count = french_cards(state, french)
    ours += coalition_cards(state, capacity)
    lead = ours - 1.0 - MOST_TROOPS - AVERAGE_CARD * count
    return chance_of(lead, BASIC_SPREAD + SPREAD_OF_CARD * count)


def danger(state: CoalitionsState, place: int) -> float:
    """How likely a card strikes a territory within a round."""
    deck = deck_ahead(state)
    named = 0
    for card in deck:
        if place in state.board.attacked[card]:
            named += 1
    return min(1.0, named * CARDS_A_ROUND / len(deck))


def station(state: CoalitionsState, general: int, place: int, troops: int) -> float:
    """What a general of the Grand Coalition is worth on a territory."""
    if place == state.board.capital[FRANCE]:
        return PARIS
    if place in PRIORITY:
        hold = chance_to_hold(state, general, place)
        worth = IN_FRANCE * hold - BEATEN * (1.0 - hold)
        others = state.occupants[place] & ~state.rules.general_mask[FRANCE] & ~(1 << general)
        return worth + (STEP if others else 0.0) - PRIORITY.index(place)
    worth = STEP * (FARTHEST - steps_to_france(state.board)[place]) * (1.0 + 0.5 * troops)
    return worth - DANGER * danger(state, place)


def worth_of_going(state: CoalitionsState, general: int, place: int) -> float:
    """The same after a move there, with the battle that it may lead to."""
    troops = state.troops[general]
    is_held = state.garrison[place] == FRANCE or state.occupants[place] & state.rules.general_mask[FRANCE] != 0
    if not is_held:
        return station(state, general, place, troops)
    chance = chance_at(state, general, place)
    if place == state.board.capital[FRANCE]:
        return PARIS * chance if chance >= FAIR or is_desperate(state) else NEVER
    if chance < (FAIR if is_desperate(state) else SURE):
        return NEVER
    gain = station(state, general, place, max(0, troops - 1)) * chance - BEATEN * (1.0 - chance)
    if (state.board.claims[place] >> FRANCE) & 1:
        gain += CLAIM * state.board.value[place] * chance
    return gain
