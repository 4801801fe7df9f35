"""What the named generals can do in battle, where the optional rule is used (chapter 10 of the rules)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.moves import forget_declaration
from casusbelli.games.coalitions.reach import why_not_enter
from casusbelli.games.coalitions.relations import has_foreign_general, has_hostile_pieces
from casusbelli.games.coalitions.retreat import is_refuge
from casusbelli.games.coalitions.standing import GENERAL, MOVE, WARD, among_players
from casusbelli.games.coalitions.state import UNDECIDED, CoalitionsState
from casusbelli.games.coalitions.steps import (
    ALLOW_REFUGE,
    ASK_SUPPORT,
    END_BATTLE,
    LOSE_TO,
    SCORE_BATTLE,
    WITHDRAW_BEFORE_BATTLE,
)
from casusbelli.games.coalitions.strength import is_on_field, power_of, strength_without_cards

UNTALENTED: Final = 0
JOINS_FORCES: Final = 1  # Wellington adds his strength to a battle that he supports
PUSHES_ON: Final = 2  # Schwarzenberg plays a card more for every power that supports him
RALLIES: Final = 3  # Blücher saves a troop from a defeat, and finds a way out
EVADES: Final = 4  # Kutuzov leaves before the battle
RETURNS: Final = 5  # the Grand Vizier is back at once

MOST_RALLYING_LOSES: Final = 2


def has_talent(state: CoalitionsState, general: int, talent: int) -> bool:
    if not state.abilities:
        return False  # COA-10.1.1
    power = state.rules.general_power[general]
    return state.rules.talents[power] == talent and state.named[power] == general


# Wellington and Schwarzenberg.


def support_strength(state: CoalitionsState, general: int) -> int:
    """What a supporting general adds besides his cards."""
    if has_talent(state, general, JOINS_FORCES) and state.place[general] in state.board.neighbours[state.field]:
        return 1 + state.troops[general]  # COA-10.1.2
    return 0


def extra_cards(state: CoalitionsState, slot: int) -> int:
    """A card for each other power with supporters on the side of a general who fights in the slot."""
    if not has_talent(state, state.slots[slot], PUSHES_ON):
        return 0
    others = 0
    for other in range(state.direct, len(state.slots)):
        if state.sides[other] == state.sides[slot]:
            others |= 1 << power_of(state, other)
    return (others & ~(1 << power_of(state, slot))).bit_count()  # COA-10.1.3 COA-R55


# Ways out of a battle.


def troops_saved(state: CoalitionsState, general: int) -> int:
    """What a defeated general keeps."""
    if has_talent(state, general, RALLIES):
        return max(0, state.troops[general] - MOST_RALLYING_LOSES)  # COA-10.1.4 COA-R56
    return 0


def returns(state: CoalitionsState, general: int) -> list[int]:
    """Where a defeated general must reappear; empty if he need not or cannot."""
    if not has_talent(state, general, RETURNS):
        return []
    power = state.rules.general_power[general]
    return [place for place in range(len(state.garrison)) if is_refuge(state, power, place)]  # COA-10.1.6 COA-R58


def reappear(state: CoalitionsState, general: int, place: int) -> None:
    power = state.rules.general_power[general]
    state.put(general, place)
    state.troops[general] = min(1, state.tokens_left(power))
    tell(state, "reappeared", power, general=general, territory=place)


def ways_out(state: CoalitionsState, general: int) -> list[int]:
    """Adjacent territories that a rallying or evading general may go to."""
    if not has_talent(state, general, RALLIES) and not has_talent(state, general, EVADES):
        return []
    return [place for place in state.board.neighbours[state.field] if refusal_of(state, general, place) == ""]


def refusal_of(state: CoalitionsState, general: int, place: int) -> str:
    """Why a general may not go out of the battle to a territory; empty if he may, if its master consents."""
    power = state.rules.general_power[general]
    if place not in state.board.neighbours[state.field]:
        return "refuge-not-adjacent"
    if state.occupants[place] & state.rules.general_mask[power]:
        return "own-general-there"
    if has_hostile_pieces(state, power, place) or has_foreign_general(state, power, place):
        return "enemies-there"
    return "refuge-denied" if place in state.denied else why_not_enter(state, power, place)


def host_of(state: CoalitionsState, power: int, place: int) -> int:
    """The ally who must consent before a general of the power comes, or NOBODY."""  # COA-R56
    master = state.control(place)
    if master == NOBODY or not (state.allies[power] >> master) & 1 or state.decider(master) == state.decider(power):
        return NOBODY
    return master


def seek_refuge(state: CoalitionsState, general: int, place: int) -> None:
    """Go there, or ask the ally who controls it."""
    host = host_of(state, state.rules.general_power[general], place)
    if host == NOBODY:
        leave_battle(state, general, place)
        return
    state.moving = general
    state.way = [place]
    state.ask_power(ALLOW_REFUGE, host)  # COA-R56


def leave_battle(state: CoalitionsState, general: int, place: int) -> None:
    power = state.rules.general_power[general]
    state.denied = []
    state.put(general, place)
    if state.outcome != UNDECIDED:
        tell(state, "retreated", power, general=general, territory=place)
        return
    state.troops[general] = max(0, state.troops[general] - 1)  # COA-10.1.5 COA-R57
    slot = state.slots.index(general)
    del state.slots[slot], state.sides[slot], state.capacity[slot], state.stacks[slot]
    state.direct -= 1
    state.base = strength_without_cards(state)
    tell(state, "evaded", power, general=general, territory=place)


class AllowRefuge(Decision[CoalitionsState]):
    """Whether an ally's general may come out of a battle to a territory of this power."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.refuse, state.rules.actions.consent]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        general = state.moving
        place = state.way[0]
        forget_declaration(state)
        if action is state.rules.actions.consent:
            tell(state, "refuge-granted", state.argument, general=general, territory=place)
            leave_battle(state, general, place)
            return
        tell(state, "refuge-refused", state.argument, general=general, territory=place)
        state.denied.append(place)
        step = WITHDRAW_BEFORE_BATTLE if state.outcome == UNDECIDED else LOSE_TO
        state.ask(step, state.decider(state.rules.general_power[general]), general)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.moving in state.slots[: state.direct] and len(state.way) == 1


# Kutuzov.


def ask_evading(state: CoalitionsState) -> None:
    """Directly after the strengths are summed a defender may have the talent to leave."""
    for slot in range(1, state.direct):
        general = state.slots[slot]
        if has_talent(state, general, EVADES):
            state.ask(WITHDRAW_BEFORE_BATTLE, state.decider(power_of(state, slot)), general)


class WithdrawBeforeBattle(Decision[CoalitionsState]):
    """The argument is the general who stands or leaves."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [actions.stand] + [actions.retreat[place] for place in ways_out(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.stand:
            state.denied = []
        else:
            seek_refuge(state, state.argument, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return "COA-R57", refusal_of(state, state.argument, action.value)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.outcome == UNDECIDED and is_on_field(state, argument)


TALENT_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        WITHDRAW_BEFORE_BATTLE,
        WithdrawBeforeBattle(
            "withdraw-before-battle",
            "COA-10.1.5",
            ("stand", "retreat"),
            is_count_public=True,
            absence=DEPUTY,
            argument=GENERAL,
            is_in_battle=True,
            footings=(among_players(ASK_SUPPORT),),
        ),
    ),
    (
        ALLOW_REFUGE,
        AllowRefuge(
            "allow-refuge",
            "COA-R56",
            ("consent", "refuse"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=WARD,
            is_in_battle=True,
            uses=(MOVE,),
            footings=(among_players(ASK_SUPPORT), among_players(SCORE_BATTLE, END_BATTLE, again=LOSE_TO)),
        ),
    ),
]
