"""The strength of the two sides of a battle."""

from typing import Final

from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.knowledge import sees_hand
from casusbelli.games.coalitions.parts import PAIRS, STRONGER_AT_HOME
from casusbelli.games.coalitions.relations import hostile_powers
from casusbelli.games.coalitions.state import FACE_UP, VALUE, CoalitionsState

IN_FORTRESS: Final = 4


def power_of(state: CoalitionsState, slot: int) -> int:
    """The power whose general stands in a slot of the battle."""
    return state.rules.general_power[state.slots[slot]]


def defending_garrison(state: CoalitionsState) -> int:
    """The power whose garrison the attacker fights, or NOBODY."""
    garrison = state.garrison[state.field]
    if garrison != NOBODY and (hostile_powers(state, power_of(state, 0), state.field) >> garrison) & 1:
        return garrison
    return NOBODY


def defending_powers(state: CoalitionsState) -> int:
    """Mask of those with a general or the garrison on the battle territory."""
    garrison = defending_garrison(state)
    found = 0 if garrison == NOBODY else 1 << garrison
    for slot in range(1, state.direct):
        found |= 1 << power_of(state, slot)
    return found


def garrison_strength(state: CoalitionsState, place: int) -> int:
    return IN_FORTRESS if place in state.fortresses else 1  # COA-7.4.6 COA-8.2.1


def strength_without_cards(state: CoalitionsState) -> list[int]:
    """Of the attacker and of the defenders, from the pieces on the battle territory."""
    total = [0, 0]
    for slot in range(state.direct):
        total[state.sides[slot]] += 1 + state.troops[state.slots[slot]]  # COA-8.2.1 COA-8.2.2
    if defending_garrison(state) != NOBODY:
        total[1] += garrison_strength(state, state.field)
    return total


def stack_strength(state: CoalitionsState, slot: int, is_all_known: bool) -> int:
    """What a general's cards add; without `is_all_known` only those that lie open."""
    rules = state.rules
    total = pairs = 0
    for card in state.stacks[slot]:
        if not is_all_known and not card & FACE_UP:
            continue
        value = card & VALUE
        total += value  # COA-4.7.1
        if rules.card_abilities[value] == STRONGER_AT_HOME:
            if state.control(state.field) == power_of(state, slot):
                total += 1  # COA-8.5.1 COA-R26 COA-R27
        elif rules.card_abilities[value] == PAIRS:
            pairs += 1
    return total + pairs // 2  # COA-8.5.3 COA-R29


def strength_with_cards(state: CoalitionsState) -> list[int]:
    """Of both sides when all cards are revealed."""  # COA-8.6.1
    total = state.base.copy()
    for slot, side in enumerate(state.sides):
        total[side] += stack_strength(state, slot, True)
    return total


def strength_seen_by(state: CoalitionsState, seat: int) -> list[int]:
    """Of both sides as far as the seat knows the cards: the open ones and its own."""
    if state.totals:
        return state.totals.copy()
    total = state.base.copy()
    for slot, side in enumerate(state.sides):
        total[side] += stack_strength(state, slot, sees_hand(state, seat, power_of(state, slot)))
    return total


def is_on_field(state: CoalitionsState, general: int) -> bool:
    """True if he is one of those who fight, and not only support, and has not left."""
    return general in state.slots[: state.direct] and state.place[general] == state.field
