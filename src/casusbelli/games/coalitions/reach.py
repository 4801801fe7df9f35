"""Where a general may go: by march, by sea, by strategic movement, or on the voyage of a scenario."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.games.coalitions.board import ABSENT, FAR, IMPASSABLE, NOBODY
from casusbelli.games.coalitions.relations import are_same_player, has_hostile_pieces, is_closed_to
from casusbelli.games.coalitions.state import CoalitionsState

ONE_GENERAL: Final = 0  # the movement turn in which only the named general moves, COA-7.3.12

MARCH: Final = 0
SAIL: Final = 1
STRATEGIC: Final = 2
VOYAGE: Final = 3
RIDE: Final = 4
RELAY: Final = 5  # troops alone, by train
KIND_NAMES: Final = ("march", "sail", "strategic", "orient", "ride", "relay")
KINDS: Final = 8  # a power of two for those above

STRATEGIC_REACH: Final = 3  # COA-7.8.8


# Moves as numbers, for those that may not be repeated.


def encode(general: int, kind: int, way: list[int]) -> int:
    code = 0
    for place in way:
        code = code * 128 + place + 1
    return (code * KINDS + kind) * 32 + general


def general_of(code: int) -> int:
    return code % 32


def kind_of(code: int) -> int:
    return code // 32 % KINDS


def decode_way(code: int) -> list[int]:
    way: list[int] = []
    rest = code // (32 * KINDS)
    while rest:
        way.append(rest % 128 - 1)
        rest //= 128
    way.reverse()
    return way


# Where a general may go.


def may_enter(state: CoalitionsState, power: int, place: int) -> bool:
    return not why_not_enter(state, power, place)


def why_not_enter(state: CoalitionsState, power: int, place: int) -> str:
    """Why a general of the moving power may not end on a territory, or an empty text."""
    kind = state.board.kind[place]
    if kind in (IMPASSABLE, ABSENT):
        return "impassable"  # COA-4.2.6
    if is_closed_to(state, power, place):
        return "closed-land"  # COA-7.9.6 COA-13.2.5
    if (state.neutrals >> power) & 1:
        owner = state.control(place)
        if owner == NOBODY or not are_same_player(state, power, owner):
            return "neutral-mover"  # COA-7.9.7
    if state.occupants[place] & state.rules.general_mask[power] & state.moved:
        return "own-general-stays"  # COA-7.9.2: he cannot make room any more
    return ""


def is_friendly(state: CoalitionsState, power: int, place: int) -> bool:
    """Controlled by the power or an ally: the ground of strategic movement."""
    owner = state.control(place)
    return owner == power or (owner != NOBODY and (state.allies[power] >> owner) & 1 == 1)


def may_hasten_to(state: CoalitionsState, power: int, place: int) -> bool:
    if not is_friendly(state, power, place) or is_closed_to(state, power, place):
        return False
    if (state.neutrals >> power) & 1:
        return are_same_player(state, power, state.control(place))
    return True


def may_pass(state: CoalitionsState, power: int, place: int) -> bool:
    """A general who would have to be fought stops a strategic movement."""  # COA-R14
    return may_hasten_to(state, power, place) and not has_hostile_pieces(state, power, place)


def may_stop(state: CoalitionsState, general: int, way: list[int]) -> bool:
    """True if a strategic movement may end where the way ends."""
    power = state.mover
    if len(way) < 2 or state.occupants[way[-1]] & state.rules.general_mask[power] & state.moved:
        return False  # a single step is a march
    return not state.refused or encode(general, STRATEGIC, way) not in state.refused


def next_steps(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where a strategic movement may go on to, such that it can be ended."""
    power = state.mover
    last = way[-1] if way else state.place[general]
    if len(way) == STRATEGIC_REACH or (way and not may_pass(state, power, last)):
        return []
    found: list[int] = []
    for place in state.board.neighbours[last]:
        if place == state.place[general] or place in way or not may_hasten_to(state, power, place):
            continue
        further = [*way, place]
        if may_stop(state, general, further) or next_steps(state, general, further):
            found.append(place)
    return found


def may_set_out(state: CoalitionsState, general: int, place: int) -> bool:
    """True if a strategic movement may begin with a step to this neighbour: it must lead on from there."""
    power = state.mover
    if not may_pass(state, power, place):
        return False
    if state.refused:
        return place in next_steps(state, general, [])
    stuck = state.rules.general_mask[power] & state.moved
    for onward in state.board.neighbours[place]:
        if onward == state.place[general] or not may_hasten_to(state, power, onward):
            continue
        if not state.occupants[onward] & stuck or next_steps(state, general, [place, onward]):
            return True
    return False


def can_move(state: CoalitionsState, general: int) -> bool:
    """True if the general has any legal move; most have a march."""
    for place in state.board.neighbours[state.place[general]]:
        if may_enter(state, state.mover, place) and not is_refused(state, general, MARCH, place):
            return True
    return len(ways(state, general)) > 0


def own_lanes(state: CoalitionsState, power: int, origin: int) -> int:
    """Owners of the sea routes that the power may use from a territory without asking."""
    holder = state.control(origin)
    grey = state.board.grey if holder in (power, NOBODY) else 0  # RDE-9.11.6
    return 1 << power | grey  # RDE-9.11.3


def lanes_from(state: CoalitionsState, power: int, origin: int) -> int:
    """Owners of the sea routes that the power may use, if its allies let it."""
    return own_lanes(state, power, origin) | state.allies[power]  # COA-7.8.3 RDE-9.11.4


def sea_steps(state: CoalitionsState, power: int, origin: int) -> list[int]:
    """Steps to all places over the sea routes that the power may use from a territory."""
    return state.board.by_sea(lanes_from(state, power, origin))[origin]


def lender(state: CoalitionsState, general: int, place: int) -> int:
    """The ally on whose sea routes the general sails, or NOBODY if he needs none but his own."""
    origin = state.place[general]
    board = state.board
    if board.by_sea(own_lanes(state, state.mover, origin))[origin][place] <= state.rules.sea_reach:
        return NOBODY
    for power in range(state.rules.count):
        if (state.allies[state.mover] >> power) & 1 and board.by_sea(1 << power)[origin][place] < FAR:
            return power
    return NOBODY


def may_voyage(state: CoalitionsState, general: int) -> bool:
    rules = state.rules
    if not state.has_orient or state.mover != rules.voyager or state.movement_turn == ONE_GENERAL:
        return False  # COA-13.2.1 COA-R18
    if state.place[general] != rules.voyage_origin or not may_enter(state, state.mover, rules.voyage_destination):
        return False  # COA-13.2.3 COA-R75
    for place in rules.voyage_guarded:
        if state.occupants[place] & rules.voyage_guards:
            return False  # COA-13.2.2
    return not is_refused(state, general, VOYAGE, rules.voyage_destination)


def is_refused(state: CoalitionsState, general: int, kind: int, place: int) -> bool:
    return bool(state.refused) and encode(general, kind, [place]) in state.refused  # COA-R12


def ways(state: CoalitionsState, general: int) -> list[Action]:
    """Every first step that leads to a legal move of the general."""
    actions = state.rules.actions
    power = state.mover
    origin = state.place[general]
    offered: list[Action] = []
    for place in state.board.neighbours[origin]:
        if may_enter(state, power, place) and not is_refused(state, general, MARCH, place):
            offered.append(actions.march[place])  # COA-7.8.2
    if state.board.routes[origin]:
        steps = sea_steps(state, power, origin)
        for place in state.board.coasts:
            if not 0 < steps[place] <= state.rules.sea_reach:
                continue  # COA-7.8.4 RDE-9.11.2
            if may_enter(state, power, place) and not is_refused(state, general, SAIL, place):
                offered.append(actions.sail[place])
    for place in state.board.neighbours[origin]:
        if may_set_out(state, general, place):
            offered.append(actions.hasten[place])  # COA-7.8.8 COA-R14
    if may_voyage(state, general):
        offered.append(actions.embark)
    return offered


def movable_generals(state: CoalitionsState) -> list[int]:
    """Generals who have not moved in this movement turn and can."""  # COA-7.8.1
    generals = state.rules.generals[state.mover]
    if state.movement_turn == ONE_GENERAL:
        generals = [general for general in generals if general == state.named[state.mover]]
    return [
        general
        for general in generals
        if state.place[general] >= 0 and not (state.moved >> general) & 1 and can_move(state, general)
    ]


def overlap(state: CoalitionsState, power: int) -> bool:
    """True while two generals of a power share a territory."""  # COA-7.9.2 COA-R15
    own = state.rules.general_mask[power]
    for general in state.rules.generals[power]:
        place = state.place[general]
        if place >= 0 and state.occupants[place] & own != 1 << general:
            return True
    return False


# Why not.


RULES_OF_ENTRY: Final = {
    "impassable": "COA-4.2.6",
    "closed-land": "COA-7.9.6",
    "neutral-mover": "COA-7.9.7",
    "own-general-stays": "COA-7.9.2",
}


def _why_no_entry(state: CoalitionsState, place: int, is_lent: bool = False) -> tuple[str, str]:
    reason = why_not_enter(state, state.mover, place)
    if reason == "closed-land" and state.closed and state.rules.is_shut(state.mover, place):
        return "COA-13.2.5", "spain-closed"
    if reason:
        return RULES_OF_ENTRY[reason], reason
    is_asked = is_lent or (state.control(place) != state.mover and is_friendly(state, state.mover, place))
    return ("COA-R12" if is_asked else "COA-R15"), "move-refused"  # by an ally, or it was taken back


def why_no_march(state: CoalitionsState, place: int) -> tuple[str, str]:
    if state.board.kind[place] == IMPASSABLE:
        return "COA-4.2.6", "impassable"
    if place not in state.board.neighbours[state.place[state.moving]]:
        return "COA-7.8.2", "not-adjacent"
    return _why_no_entry(state, place)


def why_no_sail(state: CoalitionsState, place: int) -> tuple[str, str]:
    origin = state.place[state.moving]
    steps = state.board.by_sea(state.board.owners)[origin]
    lanes = lanes_from(state, state.mover, origin)
    if state.rules.seafarer != NOBODY and not lanes & state.board.owners:
        return "COA-7.8.3", "not-at-sea"
    if not state.board.routes[origin]:
        return "COA-7.8.4", "not-in-port"
    if steps[place] == FAR or steps[place] == 0:
        return "COA-7.8.4", "no-sea-route"
    if steps[place] > state.rules.sea_reach:
        return "COA-7.8.4", "too-far-by-sea"
    if state.board.by_sea(state.board.grey)[origin][place] == 1 and not lanes & state.board.grey:
        return "RDE-9.11.6", "grey-route-from-foreign-land"
    if state.board.by_sea(lanes)[origin][place] > state.rules.sea_reach:
        return "RDE-9.11.5", "foreign-sea-route"
    return _why_no_entry(state, place, lender(state, state.moving, place) != NOBODY)


def why_no_haste(state: CoalitionsState, place: int) -> tuple[str, str]:
    last = state.way[-1] if state.way else state.place[state.moving]
    if place not in state.board.neighbours[last]:
        return "COA-7.8.8", "not-adjacent"
    if not is_friendly(state, state.mover, place):
        return "COA-7.8.8", "not-friendly"
    if is_closed_to(state, state.mover, place) or state.board.kind[place] == IMPASSABLE:
        return _why_no_entry(state, place)
    return "COA-R14", "no-way-on"
