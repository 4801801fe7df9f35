"""One move of one general: who, how, where, with which garrisons, with whose consent."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Json, Procedure, Step
from casusbelli.games.coalitions.amendments import EVERY_STEP_IS_ASKED, ONLY_THIS_IS_REFUSED
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.made_move import MadeMove
from casusbelli.games.coalitions.reach import (
    KIND_NAMES,
    MARCH,
    ONE_GENERAL,
    RELAY,
    RIDE,
    SAIL,
    STRATEGIC,
    STRATEGIC_REACH,
    VOYAGE,
    encode,
    lenders,
    may_stop,
    movable_generals,
    next_steps,
    overlap,
    ways,
    why_no_haste,
    why_no_march,
    why_no_sail,
    why_no_voyage,
)
from casusbelli.games.coalitions.relations import has_hostile_pieces
from casusbelli.games.coalitions.standing import (
    ACTIONS,
    CAMPAIGN,
    HISTORY,
    MOVE,
    MOVEMENT_TURN,
    MOVER,
    NEXT_POWER,
    PARCEL,
    WARD,
)
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHOOSE_GARRISONS,
    CHOOSE_MOVE,
    CHOOSE_ONWARD,
    CHOOSE_RAIL,
    CHOOSE_RIDE,
    CHOOSE_WAY,
    END_MOVEMENT_TURN,
    EXECUTE_MOVE,
    GIVE_CONSENT,
    NEXT_BATTLE,
    START_MOVEMENT_TURN,
)


class ChooseMove(Decision[CoalitionsState]):
    """Which general moves next, or no more."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        offered = [actions.undo_move] if overlap(state, state.mover) else [actions.end_moves]
        return offered + [actions.move[general] for general in movable_generals(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        if action is actions.end_moves:
            end_moves(state)
        elif action is actions.undo_move:
            undo_move(state)
            state.ask_power(CHOOSE_MOVE, state.mover)
        else:
            state.moving = action.value
            state.way = []
            state.garrisons_chosen = 0
            state.ask_power(CHOOSE_WAY, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        actions = state.rules.actions
        if action is actions.end_moves:
            return "COA-7.9.2", "generals-overlap"
        if action is actions.undo_move:
            return "COA-R15", "no-overlap"
        general = action.value
        if state.rules.general_power[general] != state.mover:
            return "COA-7.8.1", "not-own-general"
        if state.place[general] < 0:
            return "COA-7.8.1", "general-not-on-map"
        if state.movement_turn == ONE_GENERAL and general != state.named[state.mover]:
            return "COA-7.3.12", "only-named-general"
        return "COA-7.8.1", "general-moved" if (state.moved >> general) & 1 else "general-cannot-move"


class Route(Decision[CoalitionsState]):
    """Where a general goes, or goes on: asked even if there is one answer, for it cannot be seen beforehand."""

    def is_forced(self, state: CoalitionsState) -> bool:
        return not state.amended(EVERY_STEP_IS_ASKED)  # COA-7.8.10

    def preview(self, state: CoalitionsState, seat: int, action: Action) -> Json | None:
        """Whether a battle follows where the general goes."""
        place = state.way[-1] if action.verb == "halt" else action.value
        if action is state.rules.actions.embark:
            place = state.rules.voyage_destination
        return {"battle": True} if has_hostile_pieces(state, state.mover, place) else None


class Transport(Route):
    """A title's own way to move, which knows where it may lead."""

    def is_legal(self, state: CoalitionsState) -> bool:
        """True if the declared move is one that the mover may make."""
        raise NotImplementedError


class ChooseWay(Route):
    """March, sail, set out on a strategic movement, or embark for the Orient."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return ways(state, state.moving)

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        if action is actions.embark:
            state.kind = VOYAGE
            state.way = [state.rules.voyage_destination]
        else:
            state.kind = MARCH if action.verb == "march" else SAIL if action.verb == "sail" else STRATEGIC
            state.way = [action.value]
        if state.kind == STRATEGIC:
            state.ask_power(CHOOSE_ONWARD, state.mover)
        else:
            state.ask_power(CHOOSE_GARRISONS, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "march":
            return why_no_march(state, action.value)
        if action.verb == "sail":
            return why_no_sail(state, action.value)
        if action.verb == "hasten":
            return why_no_haste(state, action.value)
        return why_no_voyage(state, state.moving)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.moving != NOBODY


class ChooseOnward(Route):
    """The next step of a strategic movement, or a halt."""

    def is_forced(self, state: CoalitionsState) -> bool:
        return may_stop(state, state.moving, state.way) or super().is_forced(state)

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        offered = [actions.halt] if may_stop(state, state.moving, state.way) else []
        return offered + [actions.hasten[place] for place in next_steps(state, state.moving, state.way)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.halt:
            state.kind = MARCH if len(state.way) == 1 else STRATEGIC
            state.ask_power(CHOOSE_GARRISONS, state.mover)
            return
        state.way.append(action.value)
        if len(state.way) == STRATEGIC_REACH:
            state.ask_power(CHOOSE_GARRISONS, state.mover)
        else:
            state.ask_power(CHOOSE_ONWARD, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action is state.rules.actions.halt:
            is_single = len(state.way) == 1 and not state.amended(EVERY_STEP_IS_ASKED)
            return ("COA-7.8.10", "single-step") if is_single else ("COA-7.9.2", "cannot-stop-here")
        return why_no_haste(state, action.value)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_legal_way(state)


def is_legal_way(state: CoalitionsState) -> bool:
    """True if the declared move, as far as it goes, is one that the mover may make: what a position must show."""
    if NOBODY in (state.mover, state.moving) or not state.way:
        return False
    if state.kind in (RIDE, RELAY):
        transport = state.steps[CHOOSE_RIDE]
        return isinstance(transport, Transport) and transport.is_legal(state)
    if state.kind == STRATEGIC:
        steps = range(len(state.way))
        return all([state.way[step] in next_steps(state, state.moving, state.way[:step]) for step in steps])
    actions = state.rules.actions
    if state.kind == VOYAGE:
        return actions.embark in ways(state, state.moving) and state.way == [state.rules.voyage_destination]
    journeys = actions.march if state.kind == MARCH else actions.sail
    return len(state.way) == 1 and journeys[state.way[0]] in ways(state, state.moving)


# Garrisons.


def places_of_move(state: CoalitionsState) -> list[int]:
    """The territory that is left, then those that are entered."""
    return [state.place[state.moving], *state.way]


def may_garrison(state: CoalitionsState, power: int, place: int) -> bool:
    """No garrison there yet, and not the home of an ally."""  # COA-7.10.2 COA-6.3.5 COA-11.5.3
    home = state.board.home[place]
    return state.garrison[place] == NOBODY and (home == NOBODY or not (state.allies[power] >> home) & 1)


def garrison_choices(state: CoalitionsState) -> list[int]:
    """Indices into the places of the move that may still get a garrison; of a place that is passed twice the first."""
    chosen = state.garrisons_chosen
    if state.troops[state.moving] <= chosen.bit_count():
        return []
    places = places_of_move(state)
    field = places[-1] if has_hostile_pieces(state, state.mover, places[-1]) else NOWHERE  # COA-7.10.4
    found: list[int] = []
    for index, place in enumerate(places):
        is_open = place != field and not (chosen >> index) & 1 and places.index(place) == index
        if is_open and may_garrison(state, state.mover, place):
            found.append(index)  # COA-7.10.1 COA-7.10.6
    return found


class ChooseGarrisons(Decision[CoalitionsState]):
    """Which of the territories of the move get one of the general's troops as a garrison."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        places = places_of_move(state)
        return [actions.garrison_no_more] + [actions.garrison[places[index]] for index in garrison_choices(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.garrison_no_more:
            state.run(EXECUTE_MOVE)
            return
        state.garrisons_chosen |= 1 << places_of_move(state).index(action.value)
        state.ask_power(CHOOSE_GARRISONS, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        place = action.value
        if place not in places_of_move(state):
            return "COA-7.10.1", "not-on-the-way"
        if state.garrison[place] != NOBODY:
            return "COA-4.6.5", "garrison-there"
        if not may_garrison(state, state.mover, place):
            return "COA-6.3.5", "home-of-ally"
        if state.troops[state.moving] <= state.garrisons_chosen.bit_count():
            return "COA-7.10.2", "no-troop-left"
        return "COA-7.10.4", "battle-first"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_legal_way(state)


# Consent.


def needs_consent_of(state: CoalitionsState, power: int) -> bool:
    """True if the declared move needs the yes of another player's power."""
    if state.decider(power) == state.decider(state.mover):
        return False  # COA-11.5.2
    if state.kind == SAIL and (lenders(state, state.moving, state.way[0]) >> power) & 1:
        return True  # COA-7.8.3 RDE-9.11.4
    if not (state.allies[state.mover] >> power) & 1:
        return False
    for place in places_of_move(state) if state.kind in (RIDE, RELAY) else state.way:
        if state.control(place) == power:
            return True  # COA-7.9.5 COA-6.3.2 COA-R12 REA-R16
    return False


class ExecuteMove(Procedure[CoalitionsState]):
    """Ask for consent in Power Order, from the power in the argument on; then carry out the move."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.moving == NOBODY:
            go_on(state)  # the consent was refused: the move is void, COA-R12
            return
        for power in range(argument, state.rules.count):
            if needs_consent_of(state, power):
                state.run(EXECUTE_MOVE, power + 1)
                state.ask_power(GIVE_CONSENT, power)
                return
        execute_move(state)
        go_on(state)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_legal_way(state)


def go_on(state: CoalitionsState) -> None:
    """The mover's next move; a rail transport waits on the stack for its own."""
    if state.top is None or state.top.step != CHOOSE_RAIL:
        state.ask_power(CHOOSE_MOVE, state.mover)


class GiveConsent(Decision[CoalitionsState]):
    """May the general pass or enter, or sail?"""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.refuse, state.rules.actions.consent]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.consent:
            tell(state, "consented", power, other=state.mover, general=state.moving, territory=state.way[-1])
            return
        tell(state, "consent-refused", power, other=state.mover, general=state.moving, territory=state.way[-1])
        kind = relay_kind(state, state.parcel) if state.kind == RELAY else state.kind
        state.refused.append(encode(state.moving, kind, state.way))
        forget_declaration(state)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_legal_way(state)


def relay_kind(state: CoalitionsState, count: int) -> int:
    """As what a transport of so many troops is refused: another number is another request."""  # REA-8.7.12
    return RELAY + count - 1 if state.amended(ONLY_THIS_IS_REFUSED) else RELAY


def forget_declaration(state: CoalitionsState) -> None:
    state.moving = NOBODY
    state.kind = 0
    state.way = []
    state.garrisons_chosen = 0
    state.receiver = NOBODY
    state.parcel = 0


def execute_move(state: CoalitionsState) -> None:
    power = state.mover
    general = state.moving
    origin = state.place[general]
    places = places_of_move(state)
    if state.kind == RELAY:
        relay_troops(state)
        return
    if state.kind == RIDE:
        state.railed |= 1 << general  # REA-8.7.7
    else:
        state.history.append(MadeMove(general, state.kind, origin, state.way.copy(), state.garrisons_chosen))
        state.moved |= 1 << general
    state.put(general, places[-1])
    # Keys: event-moved-march, event-moved-sail, event-moved-strategic, event-moved-orient, event-moved-ride
    tell(state, f"moved-{KIND_NAMES[state.kind]}", power, general=general, origin=origin, territory=places[-1])
    for index, place in enumerate(places):
        if (state.garrisons_chosen >> index) & 1:
            place_garrison(state, general, place)
    if state.kind == VOYAGE:
        state.has_orient = False
    forget_declaration(state)


def relay_troops(state: CoalitionsState) -> None:
    """They leave their general and go by train to another one."""  # REA-8.7.5 REA-R33
    giver = state.moving
    receiver = state.receiver
    state.troops[giver] -= state.parcel
    state.troops[receiver] += state.parcel
    state.arrivals[receiver] += state.parcel
    state.relayed |= 1 << giver | 1 << receiver
    tell(state, "troops-relayed", state.mover, general=giver, territory=state.place[receiver], count=state.parcel)
    forget_declaration(state)


def place_garrison(state: CoalitionsState, general: int, place: int) -> None:
    """A troop of the general becomes the garrison of a territory."""  # COA-7.10.3
    power = state.rules.general_power[general]
    state.troops[general] -= 1
    state.garrison[place] = power
    tell(state, "garrisoned", power, general=general, territory=place)


def undo_move(state: CoalitionsState) -> None:
    """Take back the latest move of this movement turn; it may not be made again in it."""  # COA-R15
    move = state.history.pop()
    general = move.general
    for place in move.garrisoned():
        state.garrison[place] = NOBODY
        state.troops[general] += 1
    if move.kind == VOYAGE:
        state.has_orient = True
    state.put(general, move.origin)
    state.moved &= ~(1 << general)
    state.refused.append(encode(general, move.kind, move.way))
    tell(state, "move-undone", state.mover, general=general, territory=move.origin)


def end_moves(state: CoalitionsState) -> None:
    """The moves of the turn are over: what they open, and where they lead to battle."""
    power = state.mover
    if state.closed:
        open_closed_land(state)
    for general in state.rules.generals[power]:
        place = state.place[general]
        if place < 0 or not (state.moved >> general) & 1:
            continue
        if has_hostile_pieces(state, power, place):
            state.battles.append(place)  # COA-8.1.1 COA-8.1.2
            state.barred |= state.occupants[place]  # COA-R33
    state.run(END_MOVEMENT_TURN, power)
    state.run(NEXT_BATTLE, power)


def open_closed_land(state: CoalitionsState) -> None:
    """A move through one of its gates opens it for good when the moves have ended."""  # COA-13.2.6 COA-R76
    for move in state.history:
        for place in move.way:
            if state.closed and state.rules.opens(state.mover, place):
                state.closed = False
                tell(state, "spain-opened", state.mover, territory=place)


MOVE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        CHOOSE_MOVE,
        ChooseMove(
            "choose-move",
            "COA-7.8.1",
            ("move", "end-moves", "undo-move"),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            uses=(MOVEMENT_TURN, HISTORY),
            footings=(Footing(CAMPAIGN),),
            pace=1.3,
            is_searched=True,
        ),
    ),
    (
        CHOOSE_WAY,
        ChooseWay(
            "choose-way",
            "COA-7.8.1",
            ("march", "sail", "hasten", "embark"),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            uses=(MOVEMENT_TURN, MOVE, HISTORY),
            footings=(Footing(CAMPAIGN),),
            pace=0.5,
            is_searched=True,
        ),
    ),
    (
        CHOOSE_ONWARD,
        ChooseOnward(
            "choose-onward",
            "COA-7.8.8",
            ("hasten", "halt"),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            uses=(MOVEMENT_TURN, MOVE, HISTORY),
            footings=(Footing(CAMPAIGN),),
            pace=0.6,
        ),
    ),
    (
        CHOOSE_GARRISONS,
        ChooseGarrisons(
            "choose-garrisons",
            "COA-7.10.1",
            ("garrison", "garrison-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=MOVER,
            uses=(MOVEMENT_TURN, MOVE, HISTORY),
            footings=(Footing(CAMPAIGN), Footing(ACTIONS, (CHOOSE_RAIL, START_MOVEMENT_TURN))),
            pace=0.5,
        ),
    ),
    (EXECUTE_MOVE, ExecuteMove("execute-move", "COA-R12", argument=NEXT_POWER, uses=(MOVEMENT_TURN,))),
    (
        GIVE_CONSENT,
        GiveConsent(
            "give-consent",
            "COA-R12",
            ("consent", "refuse"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=WARD,
            uses=(MOVE, PARCEL, HISTORY),
            footings=(
                Footing(CAMPAIGN, (EXECUTE_MOVE,)),
                Footing(ACTIONS, (EXECUTE_MOVE, CHOOSE_RAIL, START_MOVEMENT_TURN)),
            ),
            pace=0.8,
        ),
    ),
]
