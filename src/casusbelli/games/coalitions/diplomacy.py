"""The Diplomacy Phase: secret statuses, their reveal, and expulsions from the coalitions."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, JointDecision, Procedure, Step
from casusbelli.core.talk import Talk
from casusbelli.games.coalitions import update
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.parts import CHOSEN, EXPANSIONIST, NEUTRAL
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.standing import DIPLOMACY, OLD_ENEMIES, OUTCASTS, POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    ADMIT,
    CHOOSE_AFTER_EXPULSION,
    EXPEL,
    NEGOTIATE,
    RESOLVE_EXPULSIONS,
    TAKE_STATUSES,
    TALK,
)
from casusbelli.games.coalitions.talks import ask_to_talk


def begin(state: CoalitionsState) -> None:
    """Everybody talks; those who are free to choose declare their status in secret."""  # COA-6.1.1
    tell(state, "diplomacy-began")
    state.ask_several(NEGOTIATE, list(range(state.seats)))
    ask_to_talk(state, TALK)


def major_power(state: CoalitionsState, seat: int) -> int:
    """The one major power of a seat."""
    for power in range(state.rules.count):
        if state.player[power] == seat and not state.is_minor(power):
            return power
    return NOBODY


def take_status(state: CoalitionsState, power: int, status: int) -> None:
    """The power's minor powers follow it at once."""  # COA-11.5.5
    for other in range(state.rules.count):
        if state.controller[other] == power:
            state.status[other] = status
    refresh(state)


def followers(state: CoalitionsState, power: int) -> list[int]:
    """The minor powers that a major power controls."""
    return [other for other in range(state.rules.count) if other != power and state.controller[other] == power]


def expellable(state: CoalitionsState, leader: int) -> list[int]:
    """Those who have chosen the leader's coalition; minor powers go with their controllers alone."""
    return [power for power in range(state.rules.count) if why_not_expellable(state, leader, power) == ""]


def why_not_expellable(state: CoalitionsState, leader: int, power: int) -> str:
    """The reason, or nothing for a power that the leader may expel."""
    if state.is_minor(power):
        return "expel-minor"  # COA-6.4.4 COA-11.4.4
    if state.rules.fixed_status[power] != CHOSEN:
        return "expel-leader"  # COA-6.4.1
    if (state.expelled >> power) & 1:
        return "expelled-already"
    return "" if state.status[power] == state.status[leader] else "expel-outsider"  # COA-6.4.1


class Negotiate(JointDecision[CoalitionsState]):
    """Each power that is free to choose declares a status; the others say that they are ready."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        power = major_power(state, seat)
        if state.rules.fixed_status[power] != CHOSEN:
            return [actions.ready]  # COA-6.1.5
        return [actions.status[status] for status in statuses_open(state, power)]

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb != "status":
            return "COA-6.1.3", "status-wanted"
        is_fixed = state.rules.fixed_status[major_power(state, seat)] != CHOSEN
        return ("COA-6.1.5", "status-fixed") if is_fixed else ("COA-R7", "status-without-capital")

    def reveal(self, state: CoalitionsState, commitments: list[Action | None]) -> None:
        state.old_enemies = state.enemies.copy()
        for power in range(state.rules.count):
            if not state.is_minor(power) and state.rules.fixed_status[power] == CHOSEN:
                action = commitments[state.player[power]]
                assert action is not None
                declare(state, power, action.value)  # COA-6.1.4
        state.run(TAKE_STATUSES)
        state.run(RESOLVE_EXPULSIONS)
        for leader in sorted(state.rules.leaders)[::-1]:
            state.ask_power(EXPEL, leader)  # COA-6.4.2 RDE-7.5.4


def statuses_open(state: CoalitionsState, power: int) -> list[int]:
    """What a power may declare, what it is first."""  # COA-6.1.3
    kept = state.status[power]
    if state.control(state.board.capital[power]) != power:  # COA-R7
        if state.plays("lost-capital", "neutral"):
            return [NEUTRAL]
        if state.plays("lost-capital", "kept"):
            return [kept]
    return [kept] + [status for status in range(len(state.rules.statuses)) if status != kept]


def declare(state: CoalitionsState, power: int, status: int) -> None:
    kind = "status-kept" if status == state.status[power] else "status-chosen"
    tell(state, kind, power, status=status)
    take_status(state, power, status)
    if kind == "status-chosen":
        for minor in followers(state, power):
            tell(state, "status-followed", minor, other=power, status=status)


class Expel(Decision[CoalitionsState]):
    """The leader of a coalition sends members away, one by one."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [actions.expel_no_more] + [actions.expel[power] for power in expellable(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        leader = state.argument
        if action.verb == "expel":
            state.expelled |= 1 << action.value
            tell(state, "expelled", action.value, other=leader, status=state.status[leader])
            state.ask_power(EXPEL, leader)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        reason = why_not_expellable(state, state.argument, action.value)
        return "COA-6.4.4" if reason == "expel-minor" else "COA-6.4.1", reason

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return argument in state.rules.leaders


class ResolveExpulsions(Procedure[CoalitionsState]):
    """Those who were expelled choose another status, in Power Order."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(state.rules.count - 1, -1, -1):
            if (state.expelled >> power) & 1:
                state.ask_power(CHOOSE_AFTER_EXPULSION, power)


class ChooseAfterExpulsion(Decision[CoalitionsState]):
    """The status of a power that was expelled."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [actions.status[status] for status in statuses_left(state, state.argument)]  # COA-6.4.3 COA-R8

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action.value < NEUTRAL:
            tell(state, "asked-to-join", power, status=action.value)
            state.ask(ADMIT, state.player[state.rules.leaders[action.value]], power)  # RDE-7.5.4
        else:
            state.expelled &= ~(1 << power)
            declare(state, power, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return "COA-6.4.3", "status-after-expulsion"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_choice(state, argument)


def has_choice(state: CoalitionsState, power: int) -> bool:
    """True for a major power that chooses its status."""
    return state.rules.fixed_status[power] == CHOSEN and not state.is_minor(power)


def statuses_left(state: CoalitionsState, power: int) -> list[int]:
    """What a power may choose that one coalition, or both, have turned away."""
    alone = [NEUTRAL, EXPANSIONIST]
    is_outcast = (state.outcasts >> power) & 1 == 1
    if is_outcast or state.plays("expelled", "alone"):
        return alone  # COA-R8
    return [*alone, 1 - state.status[power]]  # RDE-7.5.2


class Admit(Decision[CoalitionsState]):
    """The other coalition's leader takes in the power in the argument, or turns it away for this phase."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.admit[state.argument], state.rules.actions.turn_away[state.argument]]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        status = 1 - state.status[power]
        if action.verb == "admit":
            state.expelled &= ~(1 << power)
            declare(state, power, status)
        else:
            state.outcasts |= 1 << power
            tell(state, "expelled", power, other=state.rules.leaders[status], status=status)
            state.ask_power(CHOOSE_AFTER_EXPULSION, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "not-asking-to-join"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_choice(state, argument) and state.status[argument] < NEUTRAL

    def asked(self, state: CoalitionsState, argument: int) -> int:
        return state.player[state.rules.leaders[1 - state.status[argument]]]


class TakeStatuses(Procedure[CoalitionsState]):
    """The statuses stand for the coming round: the board is brought up to date."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.outcasts = 0
        update.begin(state, NOBODY)


DIPLOMACY_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (TALK, Talk("talk", "COA-6.1.1", footings=(Footing(DIPLOMACY, (NEGOTIATE,)),))),
    (
        NEGOTIATE,
        Negotiate(
            "negotiate",
            "COA-6.1.3",
            ("ready", "status"),
            absence=DEFAULT_OPTION,
            footings=(Footing(DIPLOMACY),),
            pace=2.0,
        ),
    ),
    (
        EXPEL,
        Expel(
            "expel",
            "COA-6.4.1",
            ("expel", "expel-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            footings=(Footing(DIPLOMACY, (RESOLVE_EXPULSIONS, TAKE_STATUSES), again=EXPEL, most=1),),
        ),
    ),
    (
        CHOOSE_AFTER_EXPULSION,
        ChooseAfterExpulsion(
            "choose-after-expulsion",
            "COA-6.4.3",
            ("status",),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(DIPLOMACY, (TAKE_STATUSES,), again=CHOOSE_AFTER_EXPULSION),),
        ),
    ),
    (
        ADMIT,
        Admit(
            "admit",
            "RDE-7.5.4",
            ("admit", "turn-away"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(DIPLOMACY, (TAKE_STATUSES,), again=CHOOSE_AFTER_EXPULSION),),
        ),
    ),
    (RESOLVE_EXPULSIONS, ResolveExpulsions("resolve-expulsions", "COA-6.4.3")),
    (TAKE_STATUSES, TakeStatuses("take-statuses", "COA-6.1.4", uses=(OUTCASTS, OLD_ENEMIES))),
]
