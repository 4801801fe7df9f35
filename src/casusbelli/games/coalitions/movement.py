"""The movement action: arbiter, disbanding, up to three movement turns, and the battles they lead to."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.amendments import NEUTRAL_GARRISON_STAYS
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.reach import ONE_GENERAL
from casusbelli.games.coalitions.relations import are_same_player
from casusbelli.games.coalitions.standing import ACTIONS, AMONG_PLAYERS, CAMPAIGN, MOVEMENT_TURN, MOVER, POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    ALLOW_TURN,
    CHOOSE_ARBITER,
    CHOOSE_BATTLE,
    CHOOSE_MOVE,
    CHOOSE_RAIL,
    DISBAND,
    END_MOVEMENT_TURN,
    FIGHT,
    MOVEMENT,
    NEXT_BATTLE,
    REQUEST_TURN,
    START_MOVEMENT_TURN,
)
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

MOST_TURNS: Final = 3


class Movement(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        if state.player[power] == NOBODY:
            return  # COA-11.6.1
        begin_movement(state, power)
        if eligible_arbiters(state, power):
            state.ask_power(CHOOSE_ARBITER, power)  # COA-7.6.2


def begin_movement(state: CoalitionsState, power: int) -> None:
    state.mover = power
    state.arbiter = NOBODY
    state.movement_turn = 1
    tell(state, "movement", power)
    state.run(START_MOVEMENT_TURN, power)
    if state.rules.trains:
        state.ask_power(CHOOSE_RAIL, power)  # REA-8.7.1
    state.ask_power(DISBAND, power)


def eligible_arbiters(state: CoalitionsState, power: int) -> list[int]:
    return [other for other in range(state.rules.count) if not why_no_arbiter(state, power, other)]


def why_no_arbiter(state: CoalitionsState, power: int, other: int) -> str:
    """Why a power cannot be the arbiter, or an empty text."""
    if other == power:
        return "arbiter-self"
    if (state.allies[power] >> other) & 1:
        return "arbiter-ally"  # COA-7.6.3 COA-R10
    if state.player[other] == NOBODY:
        return "arbiter-uncontrolled"  # COA-7.6.11 COA-11.6.2
    if state.morale[other] >= MOST_MORALE:
        return "arbiter-full"
    return ""


class ChooseArbiter(Decision[CoalitionsState]):
    """Another power that profits from every movement turn and may refuse further ones."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.arbiter[power] for power in eligible_arbiters(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.arbiter = action.value
        tell(state, "arbiter-chosen", state.argument, other=action.value)
        change_morale(state, action.value, 1)  # COA-7.6.4

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        reason = why_no_arbiter(state, state.argument, action.value)
        return "COA-7.6.11" if reason == "arbiter-uncontrolled" else "COA-7.6.3", reason


class Disband(Decision[CoalitionsState]):
    """Remove own garrisons from the map."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        power = state.argument
        offered = [actions.disband_no_more]
        for place, garrison in enumerate(state.garrison):
            if garrison == power and not is_ground_of_neutral(state, power, place):
                offered.append(actions.disband[place])  # COA-7.7.1 COA-R23
        return offered

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.disband_no_more:
            return
        power = state.argument
        state.garrison[action.value] = NOBODY  # COA-7.7.2
        tell(state, "disbanded", power, territory=action.value)
        state.ask_power(DISBAND, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.garrison[action.value] == state.argument:
            return "COA-7.7.4", "neutral-general-there"
        return self.rule, "no-own-garrison"


def is_ground_of_neutral(state: CoalitionsState, power: int, place: int) -> bool:
    """True where a neutral general may stay for the sake of the power's garrison alone."""  # COA-7.7.4
    if not (state.neutrals >> power) & 1 or not state.amended(NEUTRAL_GARRISON_STAYS):
        return False
    home = state.board.home[place]
    if home != NOBODY and are_same_player(state, power, home):
        return False
    guests = state.generals_in(state.occupants[place])
    return any([are_same_player(state, power, state.rules.general_power[general]) for general in guests])


class StartMovementTurn(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.moved = 0
        state.refused = []
        state.history = []
        state.battles = []
        state.barred = 0
        state.supported = 0
        state.ask_power(CHOOSE_MOVE, argument)


class NextBattle(Procedure[CoalitionsState]):
    """The mover chooses the next battle while there is one."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.battles:
            state.run(NEXT_BATTLE, argument)
            state.ask_power(CHOOSE_BATTLE, argument)  # COA-8.1.4


class ChooseBattle(Decision[CoalitionsState]):
    """Which battle is fought next."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.battle[place] for place in state.battles]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.battles.remove(action.value)
        state.run(FIGHT, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "no-battle-there"


class EndMovementTurn(Procedure[CoalitionsState]):
    """After the battles: another movement turn, if the arbiter may still gain from it."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if may_request_turn(state):
            state.ask_power(REQUEST_TURN, argument)
        else:
            end_movement(state)


def may_request_turn(state: CoalitionsState) -> bool:
    if state.movement_turn == ONE_GENERAL or state.movement_turn >= MOST_TURNS or state.arbiter == NOBODY:
        return False  # COA-7.6.10
    return state.morale[state.arbiter] + state.movement_turn + 1 <= MOST_MORALE  # COA-7.6.8 COA-R11


class RequestTurn(Decision[CoalitionsState]):
    """End the movement, or ask the arbiter for one more turn."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.end_movement, state.rules.actions.request_turn]  # COA-7.6.6

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.end_movement:
            end_movement(state)
            return
        tell(state, "turn-requested", state.mover, other=state.arbiter, count=state.movement_turn + 1)
        state.ask_power(ALLOW_TURN, state.arbiter)


class AllowTurn(Decision[CoalitionsState]):
    """The arbiter says yes and gains morale, or says no and ends the movement."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.refuse, state.rules.actions.consent]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.refuse:
            tell(state, "turn-refused", state.arbiter, other=state.mover)
            end_movement(state)  # COA-7.6.9
            return
        state.movement_turn += 1
        tell(state, "turn-allowed", state.arbiter, other=state.mover, count=state.movement_turn)
        change_morale(state, state.arbiter, state.movement_turn)  # COA-7.6.7
        state.run(START_MOVEMENT_TURN, state.mover)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return argument == state.arbiter and state.mover != NOBODY


def end_movement(state: CoalitionsState) -> None:
    state.mover = NOBODY
    state.arbiter = NOBODY
    state.movement_turn = 0
    state.moved = 0
    state.refused = []
    state.history = []
    state.barred = 0
    state.supported = 0
    state.railed = 0
    state.relayed = 0
    state.arrivals = [0] * len(state.place)


MOVEMENT_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (MOVEMENT, Movement("movement", "COA-7.6.1", argument=POWER)),
    (
        CHOOSE_ARBITER,
        ChooseArbiter(
            "choose-arbiter",
            "COA-7.6.2",
            ("arbiter",),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            footings=(
                Footing(AMONG_PLAYERS, (DISBAND, START_MOVEMENT_TURN)),
                Footing(ACTIONS, (DISBAND, CHOOSE_RAIL, START_MOVEMENT_TURN)),
            ),
            is_searched=True,
        ),
    ),
    (
        DISBAND,
        Disband(
            "disband",
            "COA-7.7.1",
            ("disband", "disband-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=MOVER,
            footings=(
                Footing(CAMPAIGN, (START_MOVEMENT_TURN,)),
                Footing(ACTIONS, (CHOOSE_RAIL, START_MOVEMENT_TURN)),
            ),
        ),
    ),
    (
        START_MOVEMENT_TURN,
        StartMovementTurn("start-movement-turn", "COA-7.6.5", argument=MOVER, uses=(MOVEMENT_TURN,)),
    ),
    (NEXT_BATTLE, NextBattle("next-battle", "COA-8.1.1", argument=MOVER)),
    (
        CHOOSE_BATTLE,
        ChooseBattle(
            "choose-battle",
            "COA-8.1.4",
            ("battle",),
            is_count_public=True,
            absence=DEPUTY,
            argument=MOVER,
            footings=(Footing(CAMPAIGN, (NEXT_BATTLE, END_MOVEMENT_TURN)),),
            pace=1.3,
            is_searched=True,
        ),
    ),
    (
        END_MOVEMENT_TURN,
        EndMovementTurn("end-movement-turn", "COA-7.6.6", argument=MOVER, uses=(MOVEMENT_TURN,)),
    ),
    (
        REQUEST_TURN,
        RequestTurn(
            "request-turn",
            "COA-7.6.6",
            ("end-movement", "request-turn"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=MOVER,
            uses=(MOVEMENT_TURN,),
            footings=(Footing(AMONG_PLAYERS),),
        ),
    ),
    (
        ALLOW_TURN,
        AllowTurn(
            "allow-turn",
            "COA-7.6.6",
            ("consent", "refuse"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            uses=(MOVEMENT_TURN,),
            footings=(Footing(AMONG_PLAYERS),),
        ),
    ),
]
