"""Rail transport: generals, and troops without them, along chains of trains (REA-8.7)."""

from itertools import pairwise
from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Json, Step
from casusbelli.games.coalitions.amendments import ONLY_THIS_IS_REFUSED, RAIL_MAY_RETURN
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.moves import Transport, may_garrison, relay_kind
from casusbelli.games.coalitions.reach import RELAY, RIDE, decode_way, encode, general_of, is_friendly, kind_of
from casusbelli.games.coalitions.relations import has_foreign_general
from casusbelli.games.coalitions.standing import ACTIONS, MOVE, MOVER
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHOOSE_GARRISONS,
    CHOOSE_RAIL,
    CHOOSE_RIDE,
    EXECUTE_MOVE,
    START_MOVEMENT_TURN,
)
from casusbelli.games.coalitions.vocabulary import RELAY_BASE

# Chains of trains.


def is_station(state: CoalitionsState, place: int, is_own_only: bool) -> bool:
    """Land of the mover or of its ally, without a general whom they would have to fight."""  # REA-8.7.2 REA-8.7.8
    if is_own_only and state.control(place) != state.mover:
        return False
    return is_friendly(state, state.mover, place) and not has_foreign_general(state, state.mover, place)


@final
class Chains:
    """The shortest chains of trains from a territory, over allied land only where there is no other."""  # REA-8.7.3

    def __init__(self, state: CoalitionsState, passed: list[int], lines: list[list[int]]) -> None:
        """From the last of the territories that were passed, and over none of them again."""
        self.start: Final = passed[-1]
        self.lines: Final = lines
        self.own: Final = spread(state, passed, lines, True)
        self.wider: Final = spread(state, passed, lines, False) if state.allies[state.mover] else self.own
        self.ends: Final = [place for place, origin in enumerate(self.wider) if origin != NOBODY]

    def is_tree(self) -> bool:
        """True if no territory can be reached in more than one way."""
        ends = [self.start, *self.ends]
        return sum([1 for place in ends for near in self.lines[place] if near in ends]) == 2 * len(self.ends)

    def reach(self, place: int) -> bool:
        return self.wider[place] != NOBODY

    def to(self, place: int) -> list[int]:
        """The territories that are entered, or none."""
        return chain_back(self.wider if self.own[place] == NOBODY else self.own, self.start, place)


def joined_by_trains(state: CoalitionsState) -> list[list[int]]:
    """The neighbours of each territory to which a train goes."""
    lines: list[list[int]] = [[] for _ in state.garrison]
    for border in state.trains:
        one, other = state.board.borders[border]
        lines[one].append(other)
        lines[other].append(one)
    return lines


def chain_back(came_from: list[int], start: int, place: int) -> list[int]:
    """The territories that are entered from the start to a place, or none."""
    if came_from[place] == NOBODY:
        return []
    chain = [place]
    while came_from[chain[-1]] != start:
        chain.append(came_from[chain[-1]])
    chain.reverse()
    return chain


def spread(
    state: CoalitionsState, passed: list[int], lines: list[list[int]], is_own_only: bool, shut: list[int] | None = None
) -> list[int]:
    """For every territory that trains reach from the last of those that were passed the one before it.

    From there they do not go to those that are shut.
    """
    start = passed[-1]
    came_from = [NOBODY] * len(lines)
    if not lines[start] or not is_station(state, start, is_own_only):
        return came_from  # REA-R32
    reached = [start]
    for place in reached:
        for near in lines[place]:
            if came_from[near] != NOBODY or near in passed or (shut and place == start and near in shut):
                continue
            if is_station(state, near, is_own_only):
                came_from[near] = place
                reached.append(near)
    return came_from


# What a general may do.


def may_ride(state: CoalitionsState, general: int) -> bool:
    """Once in an action, and not if his troops have gone or come by themselves."""  # REA-8.7.6 REA-8.7.7 REA-R33
    return ((state.railed | state.relayed) >> general) & 1 == 0


def chains_on(state: CoalitionsState, general: int, way: list[int]) -> Chains:
    """From where the general is, or has come along a way."""  # REA-8.7.11
    passed = [state.place[general], *way]
    return Chains(state, passed[-1:] if state.amended(RAIL_MAY_RETURN) else passed, joined_by_trains(state))


def rides(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where he may end, after he has come along a way."""
    return rides_along(state, general, way, chains_on(state, general, way)) if may_ride(state, general) else []


def rides_along(state: CoalitionsState, general: int, way: list[int], chains: Chains) -> list[int]:
    others = state.rules.general_mask[state.mover] & ~(1 << general)
    return [
        place
        for place in chains.ends
        if not state.occupants[place] & others
        and not (state.refused and not route(state, general, RIDE, way, chains, place))
    ]  # REA-8.7.4 REA-R16


def route(state: CoalitionsState, general: int, kind: int, way: list[int], chains: Chains, place: int) -> list[int]:
    """The chain to a place on which the general, or so many of his troops, were not refused yet; or none."""
    chain = chains.to(place)
    if not state.refused or encode(general, kind, way + chain) not in state.refused:
        return chain  # REA-R16 REA-8.7.12
    if not state.amended(ONLY_THIS_IS_REFUSED):
        return []
    of_same = [code for code in state.refused if general_of(code) == general and kind_of(code) == kind]
    known = [refused for refused in [decode_way(code) for code in of_same] if refused[-1] == place]
    begun = len(way)
    return another_chain(state, chains, place, [refused[begun:] for refused in known if refused[:begun] == way])


def another_chain(state: CoalitionsState, chains: Chains, place: int, refused: list[list[int]]) -> list[int]:
    """The shortest to a place that leaves each of those that were refused somewhere; or none."""
    best: list[int] = []
    for chain in refused:
        for length in range(len(chain)):
            begun = [chains.start, *chain[:length]]
            if place in begun or not is_line(state, begun, chains.lines):
                break
            shut = [other[length] for other in refused if other[:length] == chain[:length] and len(other) > length]
            rest = chain_back(spread(state, begun, chains.lines, False, shut), begun[-1], place)
            if rest and (not best or length + len(rest) < len(best)):
                best = chain[:length] + rest
    return best


def stops(state: CoalitionsState, general: int, way: list[int], chains: Chains) -> list[int]:
    """Homes to go through for the sake of a garrison, where the shortest chain leads elsewhere."""  # REA-R36
    if state.troops[general] == 0 or (chains.is_tree() and not state.amended(RAIL_MAY_RETURN)):
        return []
    return [place for place in chains.ends if is_stop(state, general, way, chains, place)]


def is_stop(state: CoalitionsState, general: int, way: list[int], chains: Chains, place: int) -> bool:
    if state.control(place) != state.mover or not may_garrison(state, state.mover, place):
        return False
    if place in way or place == state.place[general]:
        return False
    for end in ends_beyond(state, general, way, chains, place):
        if place not in chains.to(end):
            return True
    return False


def ends_beyond(state: CoalitionsState, general: int, way: list[int], chains: Chains, place: int) -> list[int]:
    """Where he may end who has come to a stop: any station of the chains, if they may come back and none is refused."""
    if state.refused or not state.amended(RAIL_MAY_RETURN):
        return rides(state, general, way + chains.to(place))
    others = state.rules.general_mask[state.mover] & ~(1 << general)
    return [end for end in [chains.start, *chains.ends] if end != place and not state.occupants[end] & others]


def relays(state: CoalitionsState, general: int) -> list[Action]:
    """Troops of the general that may go to another by themselves; those who have come by train stay."""
    if not may_relay(state, general):
        return []
    return relays_along(state, general, chains_on(state, general, []))


def may_relay(state: CoalitionsState, general: int) -> bool:
    return state.troops[general] > state.arrivals[general] and not (state.railed >> general) & 1  # REA-R32


def relays_along(state: CoalitionsState, general: int, chains: Chains) -> list[Action]:
    spare = state.troops[general] - state.arrivals[general]
    found: list[Action] = []
    for other in state.rules.generals[state.mover]:
        place = state.place[other]
        if place < 0 or not chains.reach(place) or (state.railed >> other) & 1:
            continue  # REA-8.7.6
        for action in state.rules.actions.relay[other][: min(spare, MOST_TROOPS - state.troops[other])]:
            if not state.refused or route(state, general, kind_of_relay(state, action), [], chains, place):
                found.append(action)  # REA-8.7.5
    return found


def kind_of_relay(state: CoalitionsState, action: Action) -> int:
    return relay_kind(state, action.value % RELAY_BASE)


def can_use_rail(state: CoalitionsState, general: int, lines: list[list[int]]) -> bool:
    place = state.place[general]
    if place < 0 or not lines[place] or not (may_ride(state, general) or may_relay(state, general)):
        return False
    chains = Chains(state, [place], lines)
    if may_ride(state, general) and rides_along(state, general, [], chains):
        return True
    return may_relay(state, general) and len(relays_along(state, general, chains)) > 0


class ChooseRail(Decision[CoalitionsState]):
    """Who, or whose troops, go by train next; or nobody else."""  # REA-8.7.1

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        generals = state.rules.generals[state.argument]
        lines = joined_by_trains(state)
        able = [general for general in generals if can_use_rail(state, general, lines)]
        return [actions.rail_no_more] + [actions.rail[general] for general in able]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.rail_no_more:
            return
        state.moving = action.value
        state.way = []
        state.garrisons_chosen = 0
        state.ask_power(CHOOSE_RAIL, state.mover)
        state.ask_power(CHOOSE_RIDE, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        general = action.value
        if state.rules.general_power[general] != state.argument:
            return self.rule, "not-own-general"
        if state.place[general] < 0:
            return self.rule, "general-not-on-map"
        if (state.railed >> general) & 1:
            return "REA-8.7.7", "general-went-by-train"
        if (state.relayed >> general) & 1:
            return "REA-8.7.6", "troops-went-alone"
        if not chains_on(state, general, []).ends:
            return "REA-8.7.2", "no-line"
        is_refused_all = general in [general_of(code) for code in state.refused]
        return ("REA-R16", "move-refused") if is_refused_all else ("REA-8.7.4", "general-cannot-move")


class ChooseRide(Transport):
    """Where the general goes by train, or how many of his troops go to whom."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        general = state.moving
        chains = chains_on(state, general, state.way)
        offered: list[Action] = []
        if may_ride(state, general):
            offered += [actions.ride[place] for place in rides_along(state, general, state.way, chains)]
            offered += [actions.via[place] for place in stops(state, general, state.way, chains)]
        if not state.way and may_relay(state, general):
            offered += relays_along(state, general, chains)
        return offered

    def preview(self, state: CoalitionsState, seat: int, action: Action) -> Json | None:
        """The chain of territories, from where the general stands."""
        chain = [state.place[state.moving], *state.way, *chain_of(state, action)]
        return {"chain": [state.rules.territories[place] for place in chain]}

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action.verb == "relay":
            state.receiver, state.parcel = divmod(action.value, RELAY_BASE)
            state.kind = RELAY
            state.way = chain_of(state, action)
            state.run(EXECUTE_MOVE)
            return
        state.kind = RIDE
        state.way = state.way + chain_of(state, action)
        state.ask_power(CHOOSE_GARRISONS if action.verb == "ride" else CHOOSE_RIDE, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "relay":
            return why_no_relay(state, *divmod(action.value, RELAY_BASE))
        if action.verb == "via":
            return "REA-R36", "no-stop-there"
        return why_no_ride(state, action.value)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.moving != NOBODY and is_chain(state)

    def is_legal(self, state: CoalitionsState) -> bool:
        return is_legal_transport(state)


def chain_of(state: CoalitionsState, action: Action) -> list[int]:
    """The territories that are entered by what the mover chooses."""
    chains = chains_on(state, state.moving, state.way)
    if action.verb == "via":
        return chains.to(action.value)
    if action.verb == "ride":
        return route(state, state.moving, RIDE, state.way, chains, action.value)
    end = state.place[action.value // RELAY_BASE]
    return route(state, state.moving, kind_of_relay(state, action), [], chains, end)


def why_no_ride(state: CoalitionsState, place: int) -> tuple[str, str]:
    if not may_ride(state, state.moving):
        return "REA-8.7.6", "troops-went-alone"
    if state.occupants[place] & state.rules.general_mask[state.mover] & ~(1 << state.moving if state.way else 0):
        return "REA-8.7.4", "own-general-there"
    return why_no_chain(state, place)


def why_no_relay(state: CoalitionsState, receiver: int, count: int) -> tuple[str, str]:
    if state.rules.general_power[receiver] != state.mover:
        return "REA-8.7.5", "not-own-general"
    if state.place[receiver] < 0:
        return "REA-8.7.5", "general-not-on-map"
    if (state.railed >> receiver | state.railed >> state.moving) & 1:
        return "REA-8.7.6", "general-went-by-train"
    if state.troops[receiver] + count > MOST_TROOPS:
        return "REA-8.7.5", "general-full"
    if state.troops[state.moving] < count:
        return "REA-8.7.5", "no-troop-left"
    if state.troops[state.moving] - state.arrivals[state.moving] < count:
        return "REA-R32", "no-troop-left"
    if not chains_on(state, state.moving, []).reach(state.place[receiver]):
        return "REA-8.7.2", "no-line"
    return "REA-R16", "move-refused"


def why_no_chain(state: CoalitionsState, place: int) -> tuple[str, str]:
    """Why no train goes there for the mover, or that the ally has refused it."""
    if not is_friendly(state, state.mover, place):
        return "REA-8.7.2", "not-friendly"
    if has_foreign_general(state, state.mover, place):
        return "REA-8.7.8", "foreign-general-there"
    if not chains_on(state, state.moving, state.way).reach(place):
        return "REA-8.7.2", "no-line"
    return "REA-R16", "move-refused"


def is_chain(state: CoalitionsState) -> bool:
    """True if trains go along the declared way, over land that the mover may use: what a position must show."""
    places = [state.place[state.moving], *state.way]
    is_once = state.amended(RAIL_MAY_RETURN) or len(set(places)) == len(places)
    return is_once and is_line(state, places, joined_by_trains(state))


def is_line(state: CoalitionsState, places: list[int], lines: list[list[int]]) -> bool:
    """True if trains join them one after another, and all are stations."""
    is_joined = all([near in lines[place] for place, near in pairwise(places)])
    return is_joined and all([is_station(state, place, False) for place in places])


def is_legal_transport(state: CoalitionsState) -> bool:
    """True if besides the general may end there, or his troops join another there."""
    if not is_chain(state):
        return False
    end = state.way[-1]
    if state.kind == RIDE:
        others = state.rules.general_mask[state.mover] & ~(1 << state.moving)
        return may_ride(state, state.moving) and not state.occupants[end] & others
    if state.receiver == NOBODY or state.parcel == 0 or state.place[state.receiver] != end:
        return False
    return state.rules.actions.relay[state.receiver][state.parcel - 1] in relays(state, state.moving)


RAIL_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        CHOOSE_RAIL,
        ChooseRail(
            "choose-rail",
            "REA-8.7.1",
            ("rail", "rail-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=MOVER,
            footings=(Footing(ACTIONS, (START_MOVEMENT_TURN,)),),
            is_searched=True,
        ),
    ),
    (
        CHOOSE_RIDE,
        ChooseRide(
            "choose-ride",
            "REA-8.7.2",
            ("ride", "via", "relay"),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            uses=(MOVE,),
            footings=(Footing(ACTIONS, (CHOOSE_RAIL, START_MOVEMENT_TURN)),),
            is_searched=True,
        ),
    ),
]
