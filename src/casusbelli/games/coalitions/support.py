"""Support: generals nearby who let their side play more cards (COA-8.3)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, Decision, Step
from casusbelli.games.coalitions.board import NOBODY, OFF_MAP
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.standing import WARD, against_napoleon, among_players
from casusbelli.games.coalitions.state import ATTACKER, DEFENDER, UNDECIDED, CoalitionsState
from casusbelli.games.coalitions.steps import AUTOMA_SUPPORT, START_CARDS, SUPPORT
from casusbelli.games.coalitions.strength import defending_powers, power_of
from casusbelli.games.coalitions.talents import support_strength


def supporters(state: CoalitionsState, power: int) -> list[int]:
    """The generals of a power who may still support the battle."""
    return [general for general in state.rules.generals[power] if why_no_support(state, general) == ""]


def why_no_support(state: CoalitionsState, general: int) -> str:
    """Why a general may not support the battle, whatever his power's side; empty if he may."""
    if state.place[general] <= OFF_MAP:
        return "general-not-on-map"
    if (state.barred >> general) & 1:
        return "fights-himself"  # COA-8.3.1 COA-R33
    if (state.supported >> general) & 1:
        return "supported-already"  # COA-8.3.1
    if state.troops[general] == 0:
        return "no-troops"  # COA-8.3.1
    if state.place[general] in state.board.neighbours[state.field]:
        return ""
    if state.place[general] not in state.board.routes[state.field]:
        return "too-far-to-support"  # COA-8.3.1
    is_seafarer = state.rules.general_power[general] == state.rules.supports_by_sea
    return "" if is_seafarer else "only-seafarer-supports-by-sea"  # COA-8.3.2


def side_supported_by(state: CoalitionsState, power: int) -> int:
    """ATTACKER, DEFENDER, or NOBODY for a power that has no part in this battle."""
    attacker = power_of(state, 0)
    friends = state.allies[power] | 1 << power
    defenders = defending_powers(state)
    if state.player[power] == NOBODY and not (defenders >> power) & 1:
        return NOBODY  # COA-R51
    if (friends >> attacker) & 1:
        return ATTACKER
    return DEFENDER if friends & defenders else NOBODY


def order_of_support(state: CoalitionsState) -> list[int]:
    """The attacking power and its allies, then the defenders' side."""  # COA-8.3.3
    attacker = power_of(state, 0)
    order = [attacker]
    for side in (ATTACKER, DEFENDER):
        for power in state.order:
            if power != attacker and side_supported_by(state, power) == side:
                order.append(power)
    return order


def support(state: CoalitionsState, general: int) -> None:
    """The general joins his side; his cards are played in the turn of his power."""
    power = state.rules.general_power[general]
    side = side_supported_by(state, power)
    slot = state.direct
    rank = state.order.index(power)
    while slot < len(state.slots) and [state.sides[slot], state.order.index(power_of(state, slot))] <= [side, rank]:
        slot += 1  # COA-8.4.1
    state.slots.insert(slot, general)
    state.sides.insert(slot, side)
    state.capacity.insert(slot, state.troops[general])  # COA-8.3.4
    state.stacks.insert(slot, [])
    state.base[side] += support_strength(state, general)
    state.supported |= 1 << general
    tell(state, "supported", power, general=general, territory=state.field, origin=state.place[general])


class Support(Decision[CoalitionsState]):
    """One general after another, in the order in which they will play cards."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [actions.support_no_more] + [actions.support[general] for general in supporters(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.support_no_more:
            return
        support(state, action.value)
        if supporters(state, power):
            state.ask_power(SUPPORT, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != state.argument:
            return self.rule, "not-own-general"
        reason = why_no_support(state, action.value)
        return ("COA-8.3.2" if reason == "only-seafarer-supports-by-sea" else "COA-8.3.1"), reason

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.outcome == UNDECIDED and side_supported_by(state, argument) != NOBODY


SUPPORT_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        SUPPORT,
        Support(
            "support",
            "COA-8.3.3",
            ("support", "support-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=WARD,
            is_in_battle=True,
            footings=(among_players(START_CARDS, again=SUPPORT), *against_napoleon(AUTOMA_SUPPORT)),
            is_searched=True,
        ),
    ),
]
