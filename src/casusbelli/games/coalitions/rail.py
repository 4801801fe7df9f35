"""Rail transport: generals, and troops without them, along chains of trains (REA-8.7)."""

from itertools import pairwise
from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Json, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.moves import may_garrison
from casusbelli.games.coalitions.reach import RELAY, RIDE, encode, is_friendly
from casusbelli.games.coalitions.relations import has_foreign_general
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import CHOOSE_GARRISONS, CHOOSE_RAIL, CHOOSE_RIDE, EXECUTE_MOVE
from casusbelli.games.coalitions.vocabulary import RELAY_BASE

# Chains of trains.


def is_station(state: CoalitionsState, place: int, is_own_only: bool) -> bool:
    """Land of the mover or of its ally, without a general whom they would have to fight."""  # REA-8.7.2 REA-8.7.8
    if is_own_only and state.control(place) != state.mover:
        return False
    return is_friendly(state, state.mover, place) and not has_foreign_general(state, state.mover, place)


def chains_from(state: CoalitionsState, start: int, passed: list[int]) -> list[list[int]]:
    """For every territory the shortest chain to it, over allied land only where there is no other."""  # REA-8.7.3
    own = spread(state, start, passed, True)
    if not state.allies[state.mover]:
        return own
    wider = spread(state, start, passed, False)
    return [chain or wider[place] for place, chain in enumerate(own)]


def spread(state: CoalitionsState, start: int, passed: list[int], is_own_only: bool) -> list[list[int]]:
    board = state.board
    chains: list[list[int]] = [[] for _ in state.garrison]
    if not is_station(state, start, is_own_only):
        return chains  # REA-R32
    reached = [start]
    for place in reached:
        for near, border in zip(board.neighbours[place], board.borders_of[place], strict=True):
            if border not in state.trains or near == start or chains[near] or near in passed:
                continue
            if is_station(state, near, is_own_only):
                chains[near] = [*chains[place], near]
                reached.append(near)
    return chains


def has_train(state: CoalitionsState, place: int) -> bool:
    for border in state.board.borders_of[place]:
        if border in state.trains:
            return True
    return False


# What a general may do.


def may_ride(state: CoalitionsState, general: int) -> bool:
    """Once in an action, and not if his troops have gone or come by themselves."""  # REA-8.7.6 REA-8.7.7 REA-R33
    return ((state.railed | state.relayed) >> general) & 1 == 0


def rides(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where he may end, after he has come along a way."""
    if not may_ride(state, general):
        return []
    origin = state.place[general]
    chains = chains_from(state, way[-1] if way else origin, [origin, *way])
    own = state.rules.general_mask[state.mover]
    return [
        place
        for place, chain in enumerate(chains)
        if chain and not state.occupants[place] & own and not is_refused(state, general, RIDE, way + chain)
    ]  # REA-8.7.4


def is_refused(state: CoalitionsState, general: int, kind: int, chain: list[int]) -> bool:
    return bool(state.refused) and encode(general, kind, chain) in state.refused  # REA-R16


def stops(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Homes to go through for the sake of a garrison, where the shortest chain leads elsewhere."""  # REA-R36
    if not may_ride(state, general) or state.troops[general] == 0:
        return []
    origin = state.place[general]
    passed = [origin, *way]
    chains = chains_from(state, passed[-1], passed)
    return [
        place
        for place, chain in enumerate(chains)
        if chain
        and state.control(place) == state.mover
        and may_garrison(state, state.mover, place)
        and any([place not in chains[end] for end in rides(state, general, way + chain)])
    ]


def relays(state: CoalitionsState, general: int) -> list[Action]:
    """Troops of the general that may go to another by themselves; those who have come by train stay."""  # REA-8.7.5
    spare = state.troops[general] - state.arrivals[general]  # REA-R32
    if spare <= 0 or (state.railed >> general) & 1:
        return []
    chains = chains_from(state, state.place[general], [])
    found: list[Action] = []
    for other in state.rules.generals[state.mover]:
        place = state.place[other]
        if place < 0 or not chains[place] or (state.railed >> other) & 1:
            continue  # REA-8.7.6
        if not is_refused(state, general, RELAY, chains[place]):
            found += state.rules.words.relay[other][: min(spare, MOST_TROOPS - state.troops[other])]
    return found


def can_use_rail(state: CoalitionsState, general: int) -> bool:
    place = state.place[general]
    if place < 0 or not has_train(state, place):
        return False
    return len(rides(state, general, [])) > 0 or len(relays(state, general)) > 0


class ChooseRail(Decision[CoalitionsState]):
    """Who, or whose troops, go by train next; or nobody else."""  # REA-8.7.1

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        words = state.rules.words
        generals = state.rules.generals[state.argument]
        return [words.rail_no_more] + [words.rail[general] for general in generals if can_use_rail(state, general)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.words.rail_no_more:
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
        return "REA-8.7.2", "no-line"


class ChooseRide(Decision[CoalitionsState]):
    """Where the general goes by train, or how many of his troops go to whom."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        words = state.rules.words
        general = state.moving
        offered = [words.ride[place] for place in rides(state, general, state.way)]
        offered += [words.via[place] for place in stops(state, general, state.way)]
        return offered if state.way else offered + relays(state, general)

    def preview(self, state: CoalitionsState, seat: int, action: Action) -> Json | None:
        """The chain of territories, from where the general stands."""
        passed = [state.place[state.moving], *state.way]
        end = state.place[action.value // RELAY_BASE] if action.verb == "relay" else action.value
        chain = passed + chains_from(state, passed[-1], passed)[end]
        return {"chain": [state.rules.territories[place] for place in chain]}

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action.verb == "relay":
            state.receiver, state.parcel = divmod(action.value, RELAY_BASE)
            state.kind = RELAY
            state.way = chains_from(state, state.place[state.moving], [])[state.place[state.receiver]]
            state.run(EXECUTE_MOVE)
            return
        passed = [state.place[state.moving], *state.way]
        state.kind = RIDE
        state.way = state.way + chains_from(state, passed[-1], passed)[action.value]
        state.ask_power(CHOOSE_GARRISONS if action.verb == "ride" else CHOOSE_RIDE, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "relay":
            return why_no_relay(state, *divmod(action.value, RELAY_BASE))
        if action.verb == "via":
            return "REA-R36", "no-stop-there"
        return why_no_ride(state, action.value)


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
    if not chains_from(state, state.place[state.moving], [])[state.place[receiver]]:
        return "REA-8.7.2", "no-line"
    return "REA-R16", "move-refused"


def why_no_chain(state: CoalitionsState, place: int) -> tuple[str, str]:
    """Why no train goes there for the mover, or that the ally has refused it."""
    if not is_friendly(state, state.mover, place):
        return "REA-8.7.2", "not-friendly"
    if has_foreign_general(state, state.mover, place):
        return "REA-8.7.8", "foreign-general-there"
    passed = [state.place[state.moving], *state.way]
    if not chains_from(state, passed[-1], passed)[place]:
        return "REA-8.7.2", "no-line"
    return "REA-R16", "move-refused"


def is_legal_transport(state: CoalitionsState) -> bool:
    """True if the declared ride, or the troops that go alone, can go along the way: what a position must show."""
    places = [state.place[state.moving], *state.way]
    for place, near in pairwise(places):
        if near not in state.board.neighbours[place] or not is_station(state, near, False):
            return False
        border = state.board.borders_of[place][state.board.neighbours[place].index(near)]
        if border not in state.trains:
            return False
    if len(set(places)) < len(places) or not is_station(state, places[0], False):
        return False
    if state.kind == RIDE:
        return may_ride(state, state.moving) and not state.occupants[places[-1]] & state.rules.general_mask[state.mover]
    if state.receiver == NOBODY or state.parcel == 0 or state.place[state.receiver] != places[-1]:
        return False
    return state.rules.words.relay[state.receiver][state.parcel - 1] in relays(state, state.moving)


RAIL_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        CHOOSE_RAIL,
        ChooseRail("choose-rail", "REA-8.7.1", ("rail", "rail-no-more"), is_count_public=True, absence=DEFAULT_OPTION),
    ),
    (
        CHOOSE_RIDE,
        ChooseRide("choose-ride", "REA-8.7.2", ("ride", "via", "relay"), is_count_public=True, absence=DEPUTY),
    ),
]
