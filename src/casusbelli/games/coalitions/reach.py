"""Where a general may go: by march, by sea, by strategic movement, or on the voyage of a scenario."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.games.coalitions.amendments import EVERY_STEP_IS_ASKED, WAY_MAY_RETURN
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
REFUSED_NAMES: Final = (*KIND_NAMES, "relay-2", "relay-3")  # another number of troops is another request, REA-8.7.12
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
        return "impassable"
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
    if len(way) == 1:
        return state.amended(EVERY_STEP_IS_ASKED) and may_march(state, general, way[0])  # COA-7.8.10
    if state.occupants[way[-1]] & state.rules.general_mask[state.mover] & state.moved:
        return False
    return not state.refused or encode(general, STRATEGIC, way) not in state.refused


def may_march(state: CoalitionsState, general: int, place: int) -> bool:
    """True if a general may enter a neighbouring territory and stay."""
    return may_enter(state, state.mover, place) and not is_refused(state, general, MARCH, place)


def next_steps(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where a strategic movement may go on to, such that it can be ended after a second step or a third."""
    last = way[-1] if way else state.place[general]
    if way and (len(way) == STRATEGIC_REACH or not may_pass(state, state.mover, last)):
        return []
    shut = _shut_to(state, general, way)
    return [
        place
        for place in state.board.neighbours[last]
        if place not in shut and may_hasten_to(state, state.mover, place) and _is_step(state, general, [*way, place])
    ]


def leads_on(state: CoalitionsState, general: int, way: list[int]) -> bool:
    """True if a strategic movement may go on from where the way ends."""
    if len(way) == STRATEGIC_REACH or not may_pass(state, state.mover, way[-1]):
        return False
    shut = _shut_to(state, general, way)
    for place in state.board.neighbours[way[-1]]:
        if place not in shut and may_hasten_to(state, state.mover, place) and _is_step(state, general, [*way, place]):
            return True
    return False


def _shut_to(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """The territories to which a strategic movement may not come back."""  # COA-7.8.11
    return [] if state.amended(WAY_MAY_RETURN) else [state.place[general], *way]


def _is_step(state: CoalitionsState, general: int, way: list[int]) -> bool:
    """True if the last step of the way ends the movement, as the first alone does not, or leads on."""
    return (len(way) > 1 and may_stop(state, general, way)) or leads_on(state, general, way)


def can_move(state: CoalitionsState, general: int) -> bool:
    """True if the general has any legal move; most have a march."""
    for place in state.board.neighbours[state.place[general]]:
        if may_march(state, general, place):
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


def lenders(state: CoalitionsState, general: int, place: int) -> int:
    """Mask of the allies on whose sea routes the general sails: as few as possible, the first in Power Order."""
    origin = state.place[general]
    own = own_lanes(state, state.mover, origin)
    lanes = own | state.allies[state.mover]
    for power in range(state.rules.count - 1, -1, -1):
        fewer = (lanes & ~(1 << power)) | own
        if state.board.by_sea(fewer)[origin][place] <= state.sea_reach:
            lanes = fewer
    return lanes & ~own


def may_voyage(state: CoalitionsState, general: int) -> bool:
    return state.has_orient and not why_no_voyage(state, general)[1]


def why_no_voyage(state: CoalitionsState, general: int) -> tuple[str, str]:
    """Rule and reason why a general may not sail to the Orient; the reason is empty if he may."""
    rules = state.rules
    if not state.has_orient or state.mover != rules.voyager:
        return "COA-13.2.1", "no-voyage"
    if state.movement_turn == ONE_GENERAL:
        return "COA-R18", "no-voyage"
    if state.place[general] != rules.voyage_origin:
        return "COA-13.2.3", "no-voyage"
    for place in rules.voyage_guarded:
        if state.occupants[place] & rules.voyage_guards:
            return "COA-13.2.2", "no-voyage"
    reason = why_not_enter(state, state.mover, rules.voyage_destination)
    if reason:
        return "COA-R75", "voyage-to-neutral" if reason == "closed-land" else "voyage-to-own-general"
    if is_refused(state, general, VOYAGE, rules.voyage_destination):
        return _rule_of_refusal(state, rules.voyage_destination), "voyage-refused"
    return "", ""


def is_refused(state: CoalitionsState, general: int, kind: int, place: int) -> bool:
    return bool(state.refused) and encode(general, kind, [place]) in state.refused  # COA-R12


def ways(state: CoalitionsState, general: int) -> list[Action]:
    """Every first step that leads to a legal move of the general."""
    actions = state.rules.actions
    power = state.mover
    origin = state.place[general]
    offered: list[Action] = []
    for place in state.board.neighbours[origin]:
        if may_march(state, general, place):
            offered.append(actions.march[place])  # COA-7.8.2
    if state.board.routes[origin]:
        steps = sea_steps(state, power, origin)
        for place in state.board.coasts:
            if not 0 < steps[place] <= state.sea_reach:
                continue  # COA-7.8.4 RDE-9.11.2 RDE-R42
            if may_enter(state, power, place) and not is_refused(state, general, SAIL, place):
                offered.append(actions.sail[place])
    for place in state.board.neighbours[origin]:
        if may_hasten_to(state, power, place) and leads_on(state, general, [place]):
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
    return "COA-R12" if is_lent else _rule_of_refusal(state, place), "move-refused"


def _rule_of_refusal(state: CoalitionsState, place: int) -> str:
    """A move was refused by an ally, or taken back."""
    is_asked = state.control(place) != state.mover and is_friendly(state, state.mover, place)
    return "COA-R12" if is_asked else "COA-R15"


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
    if steps[place] > state.sea_reach:
        return "COA-7.8.4", "too-far-by-sea"
    if state.board.by_sea(state.board.grey)[origin][place] == 1 and not lanes & state.board.grey:
        return "RDE-9.11.6", "grey-route-from-foreign-land"
    if state.board.by_sea(lanes)[origin][place] > state.sea_reach:
        return "RDE-9.11.5", "foreign-sea-route"
    return _why_no_entry(state, place, lenders(state, state.moving, place) != 0)


def why_no_haste(state: CoalitionsState, place: int) -> tuple[str, str]:
    last = state.way[-1] if state.way else state.place[state.moving]
    if place not in state.board.neighbours[last]:
        return "COA-7.8.8", "not-adjacent"
    if not is_friendly(state, state.mover, place):
        return "COA-7.8.8", "not-friendly"
    if is_closed_to(state, state.mover, place) or state.board.kind[place] == IMPASSABLE:
        return _why_no_entry(state, place)
    is_return = place == state.place[state.moving] or place in state.way
    if is_return and not state.amended(WAY_MAY_RETURN):
        return "COA-7.8.11", "way-returns"
    return "COA-R14", "no-way-on"
