"""Movement: which general goes where, leaves which garrisons, and when it is enough."""

from typing import Final, final

from casusbelli.bots.coalitions import march
from casusbelli.bots.coalitions.grand_coalition import GrandOutlook, outlook_for
from casusbelli.bots.coalitions.odds import attack_worth
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.moves import garrison_choices, may_garrison, places_of_move
from casusbelli.games.coalitions.reach import (
    decode_way,
    lenders,
    may_stop,
    movable_generals,
    next_steps,
    ways,
)
from casusbelli.games.coalitions.relations import has_hostile_pieces
from casusbelli.games.coalitions.state import CoalitionsState

WORTH_MOVING: Final = 7.0
WORTH_ASKING: Final = 25.0
IMPOSSIBLE: Final = -1_000_000.0
UNTHINKABLE: Final = -1e12  # below everything, with all doubts
DOUBT: Final = 3.0  # a little less for a move that needs an ally's consent


@final
class Move:
    """The first step of a general's best move and what the move is worth."""

    def __init__(self, action: Action, value: float) -> None:
        self.action: Final = action
        self.value: Final = value


def choose_move(state: CoalitionsState, options: list[Action]) -> Action:
    """The general with the best move, or the end of the moves."""
    actions = state.rules.actions
    outlook = outlook_for(state, state.mover)
    best = options[0]  # the end of the moves, or the undoing of one
    most = WORTH_MOVING if best is actions.end_moves else IMPOSSIBLE
    for general in movable_generals(state):
        value = best_way(outlook, general).value
        if value > most:
            best, most = actions.move[general], value
    return best


def choose_way(state: CoalitionsState) -> Action:
    return best_way(outlook_for(state, state.mover), state.moving).action


def best_way(outlook: Outlook, general: int) -> Move:
    """The best of all moves of a general."""
    state = outlook.state
    actions = state.rules.actions
    best = Move(actions.halt, UNTHINKABLE)
    known = [IMPOSSIBLE - 1.0] * outlook.count
    stays = outlook.station(general, state.place[general], state.troops[general])
    for action in ways(state, general):
        if action.verb == "hasten":
            value = _best_onward(outlook, general, [action.value], known)
        else:
            place = state.rules.voyage_destination if action is actions.embark else action.value
            value = _known(outlook, general, place, known) - _doubt(state, [place])
            if action.verb == "sail" and lenders(state, general, place):
                value -= DOUBT
        if value - stays > best.value:
            best = Move(action, value - stays)
    return best


def _known(outlook: Outlook, general: int, place: int, known: list[float]) -> float:
    """The worth of going to a territory, found once."""
    if known[place] < IMPOSSIBLE:
        known[place] = worth_of_going(outlook, general, place)
    return known[place]


def _best_onward(outlook: Outlook, general: int, way: list[int], known: list[float]) -> float:
    """The best end of a strategic movement that begins like this."""
    state = outlook.state
    best = IMPOSSIBLE
    if may_stop(state, general, way):
        best = _known(outlook, general, way[-1], known) - _doubt(state, way)
    for place in _further(state, general, way):
        best = max(best, _best_onward(outlook, general, [*way, place], known))
    return best


def _further(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where a strategic movement may go on to without coming back."""
    return [place for place in next_steps(state, general, way) if place != state.place[general] and place not in way]


def _doubt(state: CoalitionsState, way: list[int]) -> float:
    """What speaks against a long way: allies may refuse, and who has refused once is not asked again."""
    doubt = 0.1 * len(way)
    for place in way:
        owner = state.control(place)
        if owner not in (state.mover, NOBODY) and state.decider(owner) != state.decider(state.mover):
            doubt += DOUBT
            for code in state.refused:
                if owner in [state.control(refused) for refused in decode_way(code)]:
                    doubt -= IMPOSSIBLE
    return doubt


def choose_onward(state: CoalitionsState, options: list[Action]) -> Action:
    outlook = outlook_for(state, state.mover)
    actions = state.rules.actions
    known = [IMPOSSIBLE - 1.0] * outlook.count
    best = options[0]
    most = UNTHINKABLE
    if may_stop(state, state.moving, state.way):
        most = _known(outlook, state.moving, state.way[-1], known) - _doubt(state, state.way)
    for place in _further(state, state.moving, state.way):
        value = _best_onward(outlook, state.moving, [*state.way, place], known)
        if value > most:
            best, most = actions.hasten[place], value
    return best


def worth_of_going(outlook: Outlook, general: int, place: int) -> float:
    """What a general's move to a territory brings, and how he will stand there."""
    state = outlook.state
    power = state.mover
    if state.occupants[place] & state.rules.general_mask[power]:
        return IMPOSSIBLE  # two generals of one power may not stay together
    if isinstance(outlook, GrandOutlook):
        return march.worth_of_going(state, general, place)
    origin = state.place[general]
    troops = state.troops[general]
    value = 0.0
    if troops > 0 and may_garrison(state, power, origin):
        left = outlook.garrison_worth(origin, False, -outlook.force[general])
        if left > 0.0:
            value += left
            troops -= 1
    if has_hostile_pieces(state, power, place):
        return value + attack_worth(outlook, general, place, outlook.station(general, place, max(0, troops - 1)))
    if troops > 0 and may_garrison(state, power, place):
        kept = outlook.garrison_worth(place, True, outlook.force_with(troops - 1))
        if kept > 0.0:
            value += kept
            troops -= 1
    if place == outlook.prize and outlook.conquest != 0.0:
        value += outlook.conquest * (1.0 - 0.5 * outlook.risk(place, outlook.force_with(troops)))
    return value + outlook.station(general, place, troops)


def choose_garrisons(state: CoalitionsState) -> Action:
    """The most useful garrison of the declared move that is worth its troop."""
    outlook = outlook_for(state, state.mover)
    actions = state.rules.actions
    places = places_of_move(state)
    troops = state.troops[state.moving] - state.garrisons_chosen.bit_count()
    best = actions.garrison_no_more
    most = 0.0
    for index in garrison_choices(state):
        stays = index == len(places) - 1
        force = outlook.force_with(troops - 1) if stays else 0.0
        if index == 0:
            force = -outlook.force[state.moving]
        value = outlook.garrison_worth(places[index], stays or index == 0, force)
        if value > most:
            best, most = actions.garrison[places[index]], value
    return best


def wants_another_turn(state: CoalitionsState) -> bool:
    """True if another movement turn would bring more than the arbiter's morale costs."""
    return max([0.0, *worths_of_moving(outlook_for(state, state.mover))]) > WORTH_ASKING


def worths_of_moving(outlook: Outlook) -> list[float]:
    """What each general's best move in a new movement turn is worth."""
    state = outlook.state
    state.moved = 0
    state.refused = []
    state.history = []
    state.barred = 0
    state.supported = 0
    return [best_way(outlook, general).value for general in movable_generals(state)]


def choose_battle(state: CoalitionsState) -> Action:
    """The surest battle first: supporters and cards are for it."""
    outlook = outlook_for(state, state.mover)
    best = NOWHERE
    most = IMPOSSIBLE
    for place in state.battles:
        general = attacker_on(state, place)
        value = attack_worth(outlook, general, place, 0.0) if general != NOBODY else 0.0
        if value > most:
            best, most = place, value
    return state.rules.actions.battle[best]


def attacker_on(state: CoalitionsState, place: int) -> int:
    for general in state.rules.generals[state.mover]:
        if state.place[general] == place:
            return general
    return NOBODY
