"""The course of the game: set-up, rounds, and the steps of a turn (Part 3 of the rules)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents import agents, ending, plague
from casusbelli.games.continents.actions import DISBAND, PAY_EXCESS
from casusbelli.games.continents.army import count_of, excess, set_moves, take_off
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.events import pay, roll, tell
from casusbelli.games.continents.fleet import refresh_fleets
from casusbelli.games.continents.marching import arrive_from_ports
from casusbelli.games.continents.readings import CAPITALS, HEAL, RED_TOKENS, REVERSE_ORDER, SECRETLY
from casusbelli.games.continents.revolts import break_out, check_slaves
from casusbelli.games.continents.standing import BAD_ARGUMENT, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import (
    ACT,
    CHECK_HUNGER,
    CHECK_LIMITS,
    CHECK_RED_TOKENS,
    CHECK_SLAVES,
    CHOOSE_CAPITAL,
    CHOOSE_CAPITALS,
    COLLECT_INCOME,
    END_ROUND,
    END_TURN,
    FIGHT_TRIBE,
    HEAL_AND_CLOSE_ROUND,
    INCITE,
    NEXT_TURN,
    PAY_OR_DISBAND,
    REFRESH,
    RESOLVE_EXPEDITION,
    START_ROUND,
    START_TURN,
    SUFFER_SIEGE,
    VOTE_END,
)
from casusbelli.games.continents.units import SLAVE
from casusbelli.games.continents.weather import turn_weather

# T2 to T9; arrivals and the plague come before them.
STEPS_OF_A_TURN: Final = [
    RESOLVE_EXPEDITION,
    COLLECT_INCOME,
    INCITE,
    REFRESH,
    ACT,
    CHECK_LIMITS,
    CHECK_HUNGER,
    CHECK_RED_TOKENS,
    CHECK_SLAVES,
    FIGHT_TRIBE,
    SUFFER_SIEGE,
    END_TURN,
]


def set_up(state: ContinentsState) -> None:
    """The starting roll; then capitals are chosen."""
    state.first = _roll_for_start(state)
    state.active = state.first
    state.ask(START_ROUND, state.first)
    if state.plays(CAPITALS, SECRETLY):
        state.ask_several(CHOOSE_CAPITALS, list(range(state.seats)))  # SIX-R80
        return
    for seat in reversed(settlers(state)):
        state.ask(CHOOSE_CAPITAL, seat)


def settlers(state: ContinentsState) -> list[int]:
    """The order in which capitals are chosen."""  # SIX-2.3 SIX-R58
    order = state.clockwise_from(state.first)
    return order[::-1] if state.plays(CAPITALS, REVERSE_ORDER) else order


def _roll_for_start(state: ContinentsState) -> int:
    """The highest k100; those who tie for it roll again."""  # SIX-2.2
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        rolls = [roll(state, "start", 100, "start", seat) for seat in rolling]
        rolling = [seat for seat, result in zip(rolling, rolls, strict=True) if result == max(rolls)]
    return rolling[0]


def start_round(state: ContinentsState) -> None:
    state.round += 1
    state.end_proposed = False
    tell(state, "round", count=state.round)
    turn_weather(state)
    _pass_turn(state, state.clockwise_from(state.first))


def start_turn(state: ContinentsState, seat: int) -> None:
    state.active = seat
    state.turns[seat] += 1
    tell(state, "turn", seat)
    for step in reversed(STEPS_OF_A_TURN):
        state.ask(step, seat)
    arrive_from_ports(state, seat)
    plague.start_of_turn(state, seat)


def incite(state: ContinentsState, seat: int) -> None:
    """A revolt for each incitement that waits."""  # SIX-20.11 SIX-14.18
    if state.incitements[seat]:
        state.incitements[seat] -= 1
        state.ask(INCITE, seat)
        break_out(state, seat, roll(state, "revolt", 3, "incitement", seat))


def refresh(state: ContinentsState, seat: int) -> None:
    full = [state.full_moves(kind) for kind in range(SLAVE + 1)]
    set_moves(state, seat, full)
    refresh_fleets(state, seat, full, True)
    state.recruited = 0
    state.received = [0, 0, 0]
    state.offered_peace = 0
    state.has_acted = False


# The end of a turn.


def check_limits(state: ContinentsState, seat: int, territory: int) -> None:
    """Territory by territory, from this one on."""  # SIX-5.13 SIX-R23
    for held in state.held[seat]:
        if held >= territory and state.soldiers[held] and excess(state, held):
            state.ask(CHECK_LIMITS, seat, held + 1)
            state.ask(PAY_OR_DISBAND, seat, held)
            return


class PayOrDisband(Decision[ContinentsState]):
    """Units above the limit are paid for, or sent home one by one."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        territory = state.argument
        offered = [PAY_EXCESS] if state.treasury[seat] >= excess(state, territory) else []
        return offered + [DISBAND[kind][territory] for kind in range(SLAVE) if count_of(state, territory, kind)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        territory = state.argument
        if action is PAY_EXCESS:
            due = excess(state, territory)
            pay(state, seat, due)
            tell(state, "excess-paid", seat, territory=territory, money=due)
            return
        kind = action.value // TERRITORIES
        take_off(state, territory, kind)
        tell(state, "disbanded", seat, territory=territory, unit=kind)
        if excess(state, territory):
            state.ask(PAY_OR_DISBAND, seat, territory)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = "limit-unpaid" if action is PAY_EXCESS else "no-such-unit"
        return self.rule, reason

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        is_there = argument < TERRITORIES and state.holder[argument] == seat
        return unless(is_there and state.units(argument) > 0, BAD_ARGUMENT)


def check_all_slaves(state: ContinentsState, seat: int, territory: int) -> None:
    """In the order of the board, from this territory on."""
    for held in state.held[seat]:
        if held >= territory and state.slaves(held):
            state.ask(CHECK_SLAVES, seat, held + 1)
            check_slaves(state, seat, held)
            return


def fight_tribe(state: ContinentsState, seat: int) -> None:
    """The captives of an overseas expedition rise."""  # SIX-16.3d
    if state.tribes[seat]:
        state.tribes[seat] -= 1
        state.ask(FIGHT_TRIBE, seat)
        break_out(state, seat, roll(state, "revolt", 4, "tribe", seat))


def end_turn(state: ContinentsState, seat: int) -> None:
    state.burnt[seat] = 0
    none = [0] * (SLAVE + 1)
    set_moves(state, seat, none)  # SIX-6.1
    refresh_fleets(state, seat, none, False)
    state.ask(NEXT_TURN, seat)


def next_turn(state: ContinentsState, seat: int) -> None:
    order = state.clockwise_from(state.first)
    _pass_turn(state, order[order.index(seat) + 1 :])


def _pass_turn(state: ContinentsState, order: list[int]) -> None:
    """The next living player of those still to come, or the end of the round after the last one."""
    for seat in order:
        if state.is_alive(seat):
            state.ask(START_TURN, seat)
            return
        if seat == state.plague_origin:
            plague.move_marker(state)  # SIX-19.6
    state.ask(END_ROUND, state.first)


# The end of a round.


def end_round(state: ContinentsState) -> None:
    state.ask(HEAL_AND_CLOSE_ROUND, state.first)
    agents.reveal(state)


def _heal(state: ContinentsState) -> None:
    """One red token on each territory that is owned and was not plundered in this round."""  # SIX-9.11
    for territory in range(TERRITORIES):
        holder = state.holder[territory]
        is_owned = holder >= 0 and state.owner[territory] == holder
        if state.red[territory] and is_owned and not (state.plundered >> territory) & 1:
            state.red[territory] -= 1


def heal_and_close(state: ContinentsState) -> None:
    if state.plays(RED_TOKENS, HEAL):  # SIX-G29
        _heal(state)
    state.plundered = 0
    if state.limit and state.round >= state.limit:
        ending.count_points(state)  # SIX-23.3
    elif state.end_proposed:
        state.ask_several(VOTE_END, state.living())
    else:
        state.ask(START_ROUND, state.first)
