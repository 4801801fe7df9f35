"""A battle from its outbreak to the last card (chapter 8 of the rules, flow F5)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEPUTY, Decision, Json, Procedure, Step
from casusbelli.games.coalitions.aftermath import ask_to_garrison
from casusbelli.games.coalitions.cards import discard_pile, distinct_cards
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.parts import COSTLY
from casusbelli.games.coalitions.relations import hostile_powers
from casusbelli.games.coalitions.standing import TERRITORY, WARD, among_players
from casusbelli.games.coalitions.state import ATTACKER, DEFENDER, FACE_UP, UNDECIDED, VALUE, CoalitionsState
from casusbelli.games.coalitions.steps import (
    ASK_SUPPORT,
    END_BATTLE,
    FIGHT,
    PLAY_CARD,
    RESOLVE_BATTLE,
    START_CARDS,
    SUPPORT,
)
from casusbelli.games.coalitions.strength import (
    defending_powers,
    power_of,
    strength_seen_by,
    strength_without_cards,
)
from casusbelli.games.coalitions.support import order_of_support, supporters
from casusbelli.games.coalitions.talents import ask_evading, extra_cards
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK


def open_battle(state: CoalitionsState, place: int) -> None:
    """The mover's general on the territory attacks all that is hostile to him there."""  # COA-8.1.3
    attackers = state.occupants[place] & state.rules.general_mask[state.mover]
    defenders = state.occupants[place] & state.rules.generals_of[hostile_powers(state, state.mover, place)]
    state.field = place
    state.slots = state.generals_in(attackers) + state.generals_in(defenders)
    state.direct = len(state.slots)
    state.sides = [ATTACKER] + [DEFENDER] * (state.direct - 1)
    state.capacity = [state.troops[general] for general in state.slots]  # COA-8.4.2
    state.stacks = [[] for _ in state.slots]
    state.base = strength_without_cards(state)
    state.barred |= attackers | defenders
    tell(state, "battle", state.mover, general=state.slots[0], territory=place)
    tell_strength(state, state.base)


def tell_strength(state: CoalitionsState, strength: list[int]) -> None:
    tell(state, "attack-strength", count=strength[ATTACKER])
    tell(state, "defence-strength", count=strength[DEFENDER])


class Fight(Procedure[CoalitionsState]):
    """The argument is the territory."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        open_battle(state, argument)
        state.run(ASK_SUPPORT)
        ask_evading(state)  # COA-10.1.5


class AskSupport(Procedure[CoalitionsState]):
    """Everybody who could support is asked, unless nobody is left to be fought."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if not defending_powers(state):
            state.run(END_BATTLE)
            ask_to_garrison(state)  # COA-R57
            return
        state.run(START_CARDS)
        for power in reversed(order_of_support(state)):  # COA-8.3.3
            if supporters(state, power):
                state.ask_power(SUPPORT, power)


class StartCards(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        free = (1 << state.rules.count) - 1  # COA-8.4.6 COA-R32
        if not state.rules.is_free_card_for_all:
            free = 1 << power_of(state, 0) | defending_powers(state)  # RDE-10.4.6 RDE-R51
        state.budget = [max((free >> power) & 1, morale) for power, morale in enumerate(state.morale)]
        for slot in range(state.direct):
            state.capacity[slot] += extra_cards(state, slot)
        state.cursor = 0
        state.is_quiet = True
        ask_for_card(state)


def can_play(state: CoalitionsState, slot: int) -> bool:
    """Who cannot play is skipped, which is not a pass."""  # COA-8.4.9
    power = power_of(state, slot)
    if state.capacity[slot] == 0 or (state.passed >> power) & 1:
        return False
    return state.budget[power] > 0 and len(state.hands[power]) > 0


def is_next_to_play(state: CoalitionsState, power: int) -> bool:
    """True if the next card of the battle may be this power's."""
    if not state.budget or state.outcome != UNDECIDED or state.cursor >= len(state.slots):
        return False
    return power == power_of(state, state.cursor) and can_play(state, state.cursor)


def ask_for_card(state: CoalitionsState) -> None:
    """Ask for the next general who can play, from the cursor on, until a whole round brings no card."""  # COA-8.4.1
    while True:
        if state.cursor == len(state.slots):
            if state.is_quiet:
                state.run(RESOLVE_BATTLE)  # COA-8.4.10
                return
            state.cursor = 0
            state.is_quiet = True
        if can_play(state, state.cursor):
            state.ask_power(PLAY_CARD, power_of(state, state.cursor))
            return
        state.cursor += 1


class PlayCard(Decision[CoalitionsState]):
    """A card for the general at the cursor, or a pass of his whole power."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        hand = state.hands[state.argument]
        offered = [actions.pass_cards] + [actions.play[card] for card in distinct_cards(hand)]
        if state.rules.uncovering in hand:
            offered += exposures(state)
        if state.rules.striking in hand:
            offered += strikes(state)
        return offered

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.pass_cards:
            state.passed |= 1 << power  # COA-8.4.8
            tell(state, "passed-cards", power)
        elif action.verb == "play":
            lay_card(state, action.value)
        elif action.verb == "expose":
            expose(state, *divmod(action.value, LARGEST_STACK))
        else:
            strike(state, *divmod(action.value, LARGEST_STACK))
        state.cursor += 1
        ask_for_card(state)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "play":
            return self.rule, "card-not-in-hand"
        general, number = divmod(action.value, LARGEST_STACK)
        if general not in state.slots:
            return "COA-8.5.2", "not-in-battle"
        slot = state.slots.index(general)
        if state.sides[slot] == state.sides[state.cursor]:
            return "COA-8.5.2", "card-of-own-side"
        if number >= len(state.stacks[slot]):
            return "COA-R28", "no-card-there"
        if action.verb == "strike":
            return "RDE-10.5.2", "no-striking-card"
        if state.stacks[slot][number] & FACE_UP:
            return "COA-R28", "card-open-already"
        return "COA-8.4.7", "no-uncovering-card"

    def preview(self, state: CoalitionsState, seat: int, action: Action) -> Json | None:
        """Strength of the own side before and after, and of the other, as far as the seat sees the cards."""
        if action is state.rules.actions.pass_cards:
            return None
        side = state.sides[state.cursor]
        before = strength_seen_by(state, seat)
        after = strength_seen_by(world_after(state, action), seat)
        return {"strength": [before[side], after[side]], "against": after[1 - side]}

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_next_to_play(state, argument)


def world_after(state: CoalitionsState, action: Action) -> CoalitionsState:
    """A copy in which the card lies in its stack, and one that it strikes does not."""
    world = state.clone()
    world.stacks[state.cursor].append(action.value if action.verb == "play" else open_card(state, action))
    if action.verb == "strike":
        general, number = divmod(action.value, LARGEST_STACK)
        world.stacks[state.slots.index(general)].pop(number)
    return world


def open_card(state: CoalitionsState, action: Action) -> int:
    """The card that is played openly to do something to another."""
    return state.rules.uncovering if action.verb == "expose" else state.rules.striking


def exposures(state: CoalitionsState) -> list[Action]:
    """The face-down cards of the other side, by general and place in his stack."""  # COA-8.5.2 COA-R28
    found: list[Action] = []
    side = state.sides[state.cursor]
    for slot, stack in enumerate(state.stacks):
        if state.sides[slot] != side:
            actions = state.rules.actions.expose[state.slots[slot]]
            found += [actions[number] for number, card in enumerate(stack) if not card & FACE_UP]
    return found


def strikes(state: CoalitionsState) -> list[Action]:
    """All cards of the other side, open or not."""  # RDE-10.5.3 RDE-R52
    found: list[Action] = []
    side = state.sides[state.cursor]
    for slot, stack in enumerate(state.stacks):
        if state.sides[slot] != side:
            found += state.rules.actions.strike[state.slots[slot]][: len(stack)]
    return found


def pay_card(state: CoalitionsState, card: int) -> None:
    """The card leaves the hand of the power at the cursor."""
    power = power_of(state, state.cursor)
    state.hands[power].remove(card)
    state.capacity[state.cursor] -= 1
    state.budget[power] -= 1
    state.played |= 1 << power
    state.is_quiet = False


def lay_card(state: CoalitionsState, card: int) -> None:
    """Face down."""  # COA-8.4.7
    power = power_of(state, state.cursor)
    general = state.slots[state.cursor]
    pay_card(state, card)
    state.stacks[state.cursor].append(card)
    tell(state, "card-laid", power, general=general)
    tell(state, "card-laid-own", power, general=general, card=card, audience=1 << state.decider(power))
    change_morale(state, power, -1)  # COA-4.7.1 COA-8.4.5


def expose(state: CoalitionsState, general: int, number: int) -> None:
    """An open card turns up one of the other side."""
    play_openly(state, state.rules.uncovering)
    stack = state.stacks[state.slots.index(general)]
    stack[number] |= FACE_UP
    state.disclosures += 1
    owner = state.rules.general_power[general]
    tell(state, "card-exposed", owner, general=general, card=stack[number] & VALUE)


def strike(state: CoalitionsState, general: int, number: int) -> None:
    """An open card sends one of the other side to the discard pile."""  # RDE-R53
    play_openly(state, state.rules.striking)
    slot = state.slots.index(general)
    card = state.stacks[slot].pop(number) & VALUE
    if state.rules.card_abilities[card] == COSTLY and state.plays("struck-five", "costs"):  # RDE-R53
        if not state.struck:
            state.struck = [0] * len(state.slots)
        state.struck[slot] += 1
    owner = state.rules.general_power[general]
    discard_pile(state, owner).append(card)
    state.disclosures += 1
    tell(state, "card-struck", owner, general=general, card=card)


def play_openly(state: CoalitionsState, card: int) -> None:
    power = power_of(state, state.cursor)
    pay_card(state, card)
    state.stacks[state.cursor].append(card | FACE_UP)
    tell(state, "card-played-openly", power, general=state.slots[state.cursor], card=card)
    change_morale(state, power, -1)


BATTLE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (FIGHT, Fight("fight", "COA-8.1.5", argument=TERRITORY)),
    (ASK_SUPPORT, AskSupport("ask-support", "COA-8.3.3", is_in_battle=True)),
    (START_CARDS, StartCards("start-cards", "COA-8.4.1", is_in_battle=True)),
    (
        PLAY_CARD,
        PlayCard(
            "play-card",
            "COA-8.4.1",
            ("pass", "play", "expose", "strike"),
            absence=DEPUTY,
            argument=WARD,
            is_in_battle=True,
            footings=(among_players(),),
            pace=1.3,
            is_searched=True,
        ),
    ),
]
