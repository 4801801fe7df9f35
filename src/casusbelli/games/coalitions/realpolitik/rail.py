"""Rail transport: generals, and troops without them, along chains of trains (REA-8.7)."""

from itertools import pairwise
from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Json, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.moves import Transport, may_garrison
from casusbelli.games.coalitions.reach import RELAY, RIDE, encode, general_of, is_friendly
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
        came_from = self.wider if self.own[place] == NOBODY else self.own
        if came_from[place] == NOBODY:
            return []
        chain = [place]
        while came_from[chain[-1]] != self.start:
            chain.append(came_from[chain[-1]])
        chain.reverse()
        return chain


def joined_by_trains(state: CoalitionsState) -> list[list[int]]:
    """The neighbours of each territory to which a train goes."""
    lines: list[list[int]] = [[] for _ in state.garrison]
    for border in state.trains:
        one, other = state.board.borders[border]
        lines[one].append(other)
        lines[other].append(one)
    return lines


def spread(state: CoalitionsState, passed: list[int], lines: list[list[int]], is_own_only: bool) -> list[int]:
    """For every territory that trains reach from the last of those that were passed the one before it."""
    start = passed[-1]
    came_from = [NOBODY] * len(lines)
    if not lines[start] or not is_station(state, start, is_own_only):
        return came_from  # REA-R32
    reached = [start]
    for place in reached:
        for near in lines[place]:
            if came_from[near] != NOBODY or near in passed:
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
    """From where the general is, or has come along a way."""
    return Chains(state, [state.place[general], *way], joined_by_trains(state))


def rides(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where he may end, after he has come along a way."""
    return rides_along(state, general, way, chains_on(state, general, way)) if may_ride(state, general) else []


def rides_along(state: CoalitionsState, general: int, way: list[int], chains: Chains) -> list[int]:
    own = state.rules.general_mask[state.mover]
    return [
        place
        for place in chains.ends
        if not state.occupants[place] & own
        and not (state.refused and is_refused(state, general, RIDE, way + chains.to(place)))
    ]  # REA-8.7.4


def is_refused(state: CoalitionsState, general: int, kind: int, chain: list[int]) -> bool:
    return encode(general, kind, chain) in state.refused  # REA-R16


def stops(state: CoalitionsState, general: int, way: list[int], chains: Chains) -> list[int]:
    """Homes to go through for the sake of a garrison, where the shortest chain leads elsewhere."""  # REA-R36
    if state.troops[general] == 0 or chains.is_tree():
        return []
    return [place for place in chains.ends if is_stop(state, general, way, chains, place)]


def is_stop(state: CoalitionsState, general: int, way: list[int], chains: Chains, place: int) -> bool:
    if state.control(place) != state.mover or not may_garrison(state, state.mover, place):
        return False
    for end in rides(state, general, way + chains.to(place)):
        if place not in chains.to(end):
            return True
    return False


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
        if not (state.refused and is_refused(state, general, RELAY, chains.to(place))):
            found += state.rules.actions.relay[other][: min(spare, MOST_TROOPS - state.troops[other])]  # REA-8.7.5
    return found


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
        end = state.place[action.value // RELAY_BASE] if action.verb == "relay" else action.value
        chain = [state.place[state.moving], *state.way, *chains_on(state, state.moving, state.way).to(end)]
        return {"chain": [state.rules.territories[place] for place in chain]}

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action.verb == "relay":
            state.receiver, state.parcel = divmod(action.value, RELAY_BASE)
            state.kind = RELAY
            state.way = chains_on(state, state.moving, []).to(state.place[state.receiver])
            state.run(EXECUTE_MOVE)
            return
        state.kind = RIDE
        state.way = state.way + chains_on(state, state.moving, state.way).to(action.value)
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


def why_no_ride(state: CoalitionsState, place: int) -> tuple[str, str]:
    if not may_ride(state, state.moving):
        return "REA-8.7.6", "troops-went-alone"
    if state.occupants[place] & state.rules.general_mask[state.mover]:
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
    lines = joined_by_trains(state)
    for place, near in pairwise(places):
        if near not in lines[place] or not is_station(state, near, False):
            return False
    return len(set(places)) == len(places) and is_station(state, places[0], False)


def is_legal_transport(state: CoalitionsState) -> bool:
    """True if besides the general may end there, or his troops join another there."""
    if not is_chain(state):
        return False
    end = state.way[-1]
    if state.kind == RIDE:
        return may_ride(state, state.moving) and not state.occupants[end] & state.rules.general_mask[state.mover]
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
